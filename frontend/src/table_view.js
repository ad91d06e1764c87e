// The table as it looks: seats, actions, odds and what follows a hand.

import { bankerOptions, bankerWords } from "./bankers.js";
import { button, h, menu, paint } from "./dom.js";
import { seatsAfter } from "./events.js";
import { firstHandPanel } from "./first_hand.js";
import { nextCard, outlookTable } from "./outlook.js";
import { hasOwnMove } from "./requests.js";
import { reviewPanel } from "./review.js";
import { seatView, stockView } from "./seats.js";
import { createSidePanels } from "./table_side.js";

export function createTableView(parts) {
  const { text, options, deals, state, actions, settled, legal, waiting } = parts;
  const bar = h("div", { class: "sym-topbar" });
  const felt = h("div", { class: "sym-felt" });
  const said = h("p", { class: "sym-said", "aria-live": "polite", "data-part": "said" });
  const result = h("div", { class: "sym-result", "aria-live": "polite", "data-part": "result" });
  const buttons = h("div", { class: "sym-actions", role: "group", "aria-label": text("actions_label") });
  const status = h("p", { class: "sym-status", role: "status", "data-part": "status" });
  const problem = h("p", { class: "sym-problem", role: "alert", "data-part": "problem" });
  const odds = h("div", { class: "sym-odds", "data-part": "odds" });
  const after = h("div", { class: "sym-after", "data-part": "after" });
  const side = createSidePanels(parts, say);
  const root = h(
    "section",
    {
      class: "sym sym-table",
      tabindex: "-1",
      "aria-label": text("table_label"),
      // Notebooks leave the keys of such a region alone.
      "data-lm-suppress-shortcuts": "true",
    },
    felt,
    said,
    result,
    buttons,
    status,
    problem,
    bar,
    odds,
    after,
    side.root,
  );

  function say(words) {
    said.textContent = words;
  }

  function showTable(news) {
    const { reply } = state;
    if (!reply) return;
    const seats = seatsAfter(reply.view, reply.events, state.shown);
    const own = reply.request.opening.you;
    const ordered = [...seats.filter((seat) => seat.seat !== own), ...seats.filter((seat) => seat.seat === own)];
    paint(
      felt,
      ordered.map((seat) => seatView(seat, reply, text, { telling: state.telling, plain: beginner() })),
      stockView(reply, text),
    );
    // The settlement has a place of its own, which is announced too.
    // Each sentence is a part of its own, so that a screen reader hears only what is new.
    const told = news.filter((event) => event.type !== "settle" && event.text);
    said.append(...told.map((event) => h("span", {}, `${event.text} `)));
    root.dataset.phase = state.telling ? "telling" : reply.view.phase;
    if (state.telling) showButtons();
  }

  const beginner = () => state.firstHand && !(settled() && !state.telling);

  function showButtons() {
    const { reply, request } = state;
    const busy = waiting();
    const over = settled() && !state.telling;
    const can = (action) => !over && !settled() && reply?.view.legal.includes(action) && !busy;
    paint(
      buttons,
      button({
        action: "hit",
        label: text("action_hit"),
        hint: "H",
        kind: can("hit") ? "is-primary" : "",
        disabled: !can("hit"),
        run: () => actions.act("hit"),
      }),
      button({
        action: "stand",
        label: text("action_stand"),
        hint: "S",
        kind: can("stand") ? "is-primary" : "",
        disabled: !can("stand"),
        run: () => actions.act("stand"),
      }),
      button({
        action: "new",
        label: text("action_new"),
        hint: "N",
        kind: over ? "is-primary" : "",
        run: actions.newHand,
      }),
      // One choice at a time for somebody who plays a first hand.
      beginner()
        ? null
        : h(
            "span",
            { class: "sym-quiet-actions" },
            button({
              action: "undo",
              label: text("action_undo"),
              hint: "U",
              kind: "is-quiet",
              disabled: !busy && !(request && hasOwnMove(request)),
              run: actions.undo,
            }),
            button({
              action: "deal-on",
              label: text("action_deal_on"),
              kind: "is-quiet",
              disabled: !request,
              run: actions.dealOn,
            }),
            button({
              action: "replay",
              label: text("action_replay"),
              kind: "is-quiet",
              disabled: !request || state.telling,
              run: actions.replay,
            }),
          ),
    );
  }

  function showBar() {
    const bankers = bankerOptions(options.bankers ?? [], text);
    const index = bankers.findIndex(({ key }) => key === JSON.stringify(state.request?.banker));
    paint(
      bar,
      beginner()
        ? null
        : deals.length
          ? menu({
              label: text("deal_label"),
              name: "deal",
              value: String(state.deal),
              options: [
                ...(state.deal < 0 ? [{ value: "-1", label: text("deal_other") }] : []),
                ...deals.map((deal, at) => ({ value: String(at), label: deal.name })),
              ],
              change: (value) => actions.chooseDeal(Number(value)),
            })
          : null,
      !beginner() && bankers.length > 1
        ? menu({
            label: text("banker_label"),
            name: "banker",
            value: String(index),
            options: [
              ...(index < 0 ? [{ value: "-1", label: bankerWords(state.request?.banker, text) }] : []),
              ...bankers.map(({ label }, at) => ({ value: String(at), label })),
            ],
            change: (value) => bankers[Number(value)] && actions.switchBanker(bankers[Number(value)].policy),
          })
        : null,
      state.request?.seen_ahead
        ? h("span", { class: "sym-flag", "data-part": "seen-ahead" }, text("seen_ahead"))
        : null,
    );
  }

  function showResult() {
    const settlement = state.reply?.settlement;
    if (!settlement || state.telling) return paint(result);
    const sign = settlement.gain.n === "0" ? "even" : settlement.gain.n.startsWith("-") ? "lost" : "won";
    return paint(
      result,
      h(
        "p",
        { class: `sym-settled is-${sign}` },
        h("span", { class: "sym-sign", "aria-hidden": "true" }),
        settlement.text,
      ),
    );
  }

  function showOdds() {
    const { reply } = state;
    if (!reply?.odds || state.telling || settled() || state.firstHand) return paint(odds);
    const now = reply.odds;
    if (options.guess === "which" && !state.guess) return paint(odds, guessPanel());
    return paint(
      odds,
      state.guess ? h("p", { class: "sym-lead", "data-part": "guess-result" }, guessWords(now)) : null,
      h(
        "details",
        {
          class: "sym-details",
          "data-panel": "odds",
          open: oddsOpen,
          ontoggle: (event) => (oddsOpen = event.target.open),
        },
        h("summary", { "data-key": "panel-odds" }, text("odds_heading")),
        h(
          "div",
          { class: "sym-details-body" },
          now.seen_ahead || state.request.seen_ahead ? h("p", { class: "sym-note" }, text("odds_seen_ahead")) : null,
          h("h3", {}, text("next_heading")),
          nextCard(now.next, text),
          outlookTable(
            { hit: now.hit, stand: now.stand, best: now.difference?.n === "0" ? null : now.best, banker: now.banker },
            text,
          ),
        ),
      ),
    );
  }

  let oddsOpen = true;

  function guessPanel() {
    return h(
      "div",
      { class: "sym-guess", "data-part": "guess" },
      h("p", { class: "sym-lead" }, text("guess_ask")),
      h(
        "div",
        { class: "sym-buttons" },
        ["hit", "stand"].map((action) =>
          button({ action: `guess-${action}`, label: text(`guess_${action}`), run: () => actions.guess(action) }),
        ),
      ),
    );
  }

  function guessWords(now) {
    const values = { guess: text(`action_${state.guess}`), best: text(`action_${now.best}`) };
    if (now.difference?.n === "0") return text("guess_equal", values);
    return text(now.best === state.guess ? "guess_right" : "guess_wrong", values);
  }

  function showAfter() {
    const { reply } = state;
    if (!reply || state.telling || !settled()) return paint(after);
    const decision = reply.review?.decisions?.[0];
    const banker = reply.review?.banker ?? bankerWords(reply.request.banker, text);
    if (state.firstHand && decision?.futures?.length) return paint(after, firstHandPanel(decision, text, banker));
    if (reply.review) return paint(after, h("h3", {}, text("review_heading")), reviewPanel(reply.review, text, banker));
    return paint(after, reply.request.seen_ahead ? h("p", { class: "sym-note" }, text("review_seen_ahead")) : null);
  }

  function showAll() {
    showTable([]);
    showBar();
    showButtons();
    showResult();
    showOdds();
    showAfter();
    side.show();
    root.toggleAttribute("data-waiting", waiting());
  }

  function setStatus(news) {
    if (news.host === "failed") setProblem(text("python_failed"));
    if (news.host)
      hostWords = news.host === "ready" || news.host === "failed" ? "" : text(news.text_key ?? "python_loading");
    if (news.thinking !== undefined) thinking = news.thinking;
    status.textContent = thinking ? hostWords || text("thinking") : "";
    if (news.thinking === false) showButtons();
  }

  let hostWords = "";
  let thinking = false;
  showButtons();

  function setProblem(words) {
    problem.textContent = words;
  }

  return {
    root,
    say,
    showTable,
    showAll,
    newReply: () => {
      say("");
      paint(result);
      paint(odds);
      paint(after);
      showBar();
    },
    status: setStatus,
    problem: setProblem,
    problemWords: () => problem.textContent,
    toggleHelp: side.toggleHelp,
  };
}
