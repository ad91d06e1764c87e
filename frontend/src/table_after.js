// What follows a round: how it was settled, who holds the bank next, what the decisions cost, and why.

import { bankerWords } from "./bankers.js";
import { h, paint } from "./dom.js";
import { workButton } from "./table_odds.js";
import { firstHandPanel } from "./first_hand.js";
import { createHabits } from "./habits.js";
import { createWhy } from "./referee.js";
import { inSession } from "./requests.js";
import { reviewPanel } from "./review.js";

export function createAfterParts({ text, client, state, actions, settled, choice }, say) {
  const result = h("div", { class: "sym-result", "aria-live": "polite", "data-part": "result" });
  const after = h("div", { class: "sym-after", "data-part": "after" });
  const why = createWhy({
    text,
    client,
    request: () => state.reply.request,
    // The round names its rules; the preset tells which of them its source leaves open.
    preset: () => (choice.preset ? { preset: choice.preset } : {}),
  });
  const review = h("div", {});
  const habits = createHabits({ text, client, inform: say });

  function showResult() {
    const { reply } = state;
    const settlement = reply?.settlement;
    if (!settlement || state.telling) return paint(result);
    const sign = settlement.gain.n === "0" ? "even" : settlement.gain.n.startsWith("-") ? "lost" : "won";
    const others = (settlement.all ?? []).filter((found) => found.seat !== reply.request.opening.you);
    const asBank = reply.request.opening.you === reply.request.opening.bank;
    return paint(
      result,
      h(
        "p",
        { class: `sym-settled is-${sign}` },
        h("span", { class: "sym-sign", "aria-hidden": "true" }),
        h("span", {}, settlement.text),
      ),
      others.length && !asBank
        ? h(
            "details",
            { class: "sym-details", "data-panel": "others" },
            h("summary", {}, text("others_settled")),
            h(
              "ul",
              { class: "sym-log" },
              others.map((found) => h("li", {}, found.text)),
            ),
          )
        : null,
      reply.bank && inSession(reply.request)
        ? h("p", { class: "sym-note", "data-part": "next-bank" }, reply.bank.text)
        : null,
    );
  }

  function showReview() {
    const { reply } = state;
    if (!reply || state.telling || !settled()) {
      why.clear();
      return paint(after);
    }
    const decision = reply.review?.decisions?.[0];
    const banker = reply.review?.banker ?? bankerWords(reply.request.banker, text);
    if (state.firstHand && decision?.futures?.length) return paint(after, firstHandPanel(decision, text, banker));
    paint(review, reviewed(reply, banker));
    habits.note(reply);
    habits.show();
    return paint(after, why.root, review, habits.root);
  }

  function reviewed(reply, banker) {
    if (!reply.review) {
      if (reply.request.seen_ahead) return h("p", { class: "sym-note" }, text("review_seen_ahead"));
      // The bank's decisions are not reviewed; those of a player at a full table are, on demand.
      const asPlayer = reply.request.opening.you !== reply.request.opening.bank;
      if (!reply.review_note || !asPlayer || reply.with_odds) return null;
      return h(
        "div",
        { class: "sym-on-demand", "data-part": "on-demand" },
        workButton(text("work_out_review"), { text, state, actions }),
        h("p", { class: "sym-note" }, reply.review_note),
      );
    }
    return [
      h("h3", {}, text("review_heading")),
      reviewPanel(reply.review, text, banker),
      reply.review.note ? h("p", { class: "sym-note" }, reply.review.note) : null,
    ];
  }

  return {
    result,
    after,
    showResult,
    showReview,
    clear: () => {
      why.clear();
      paint(result);
      paint(after);
    },
    why: () => settled() && !state.telling && !state.firstHand && why.ask(),
  };
}
