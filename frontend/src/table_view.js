// The table as it looks: seats, actions, odds and what follows a hand.

import { bankerOptions, bankerWords } from "./bankers.js";
import { button, h, menu, paint } from "./dom.js";
import { createMoves } from "./moves.js";
import { hasOwnMove, inSession, isFull } from "./requests.js";
import { paintFelt, toldOf } from "./seats.js";
import { createAfterParts } from "./table_after.js";
import { createOddsPart } from "./table_odds.js";
import { createSidePanels } from "./table_side.js";

export function createTableView(parts) {
  const { text, options, deals, state, actions, settled, waiting } = parts;
  const bar = h("div", { class: "sym-topbar" });
  const felt = h("div", { class: "sym-felt" });
  const said = h("p", { class: "sym-said", "aria-live": "polite", "data-part": "said" });
  const moves = createMoves(parts, say);
  const status = h("p", { class: "sym-status", role: "status", "data-part": "status" });
  const problem = h("p", { class: "sym-problem", role: "alert", "data-part": "problem" });
  const odds = createOddsPart(parts);
  const after = createAfterParts(parts, say);
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
    after.result,
    ...moves.parts,
    status,
    problem,
    bar,
    odds.root,
    after.after,
    side.root,
  );

  function say(words) {
    said.textContent = words;
  }

  function showTable(news) {
    const { reply } = state;
    if (!reply) return;
    const { you, seats: count } = reply.request.opening;
    const full = isFull(reply.request);
    paintFelt(felt, reply, text, { shown: state.shown, telling: state.telling, plain: beginner(), full });
    // At a full table every other seat gets a covered card, too, which goes without saying.
    const usual = (event) => full && count > 2 && event.type === "deal" && event.seat !== you && event.card === null;
    said.append(...toldOf(news.filter((event) => !usual(event))));
    root.dataset.phase = state.telling ? "telling" : reply.view.phase;
    if (state.telling) showButtons();
  }

  const beginner = () => state.firstHand && !(settled() && !state.telling);

  function showButtons() {
    const { reply, request } = state;
    const over = settled() && !state.telling;
    const goesOn = over && inSession(request) && reply.next !== null;
    moves.show(
      button({
        action: "new",
        label: text(goesOn ? "action_next" : "action_new"),
        hint: "N",
        kind: over ? "is-primary" : "",
        run: actions.newHand,
      }),
      // One choice at a time for somebody who plays a first hand.
      beginner() ? null : quietActions(),
    );
  }

  function quietActions() {
    const { request } = state;
    return h(
      "span",
      { class: "sym-quiet-actions" },
      button({
        action: "undo",
        label: text("action_undo"),
        hint: "U",
        kind: "is-quiet",
        disabled: !waiting() && !(request && hasOwnMove(request)),
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
    );
  }

  function showBar() {
    const { opening, rules } = state.request ?? {};
    // Where the rules play the bank, or the reader does, no policy is to be chosen.
    const free = (rules?.banker ?? "free") === "free" && opening?.you !== opening?.bank;
    const bankers = free ? bankerOptions(options.bankers ?? [], text) : [];
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

  function showAll() {
    showTable([]);
    showBar();
    showButtons();
    after.showResult();
    odds.show();
    after.showReview();
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
      after.clear();
      odds.show();
      showBar();
      side.showLink();
    },
    status: setStatus,
    problem: setProblem,
    problemWords: () => problem.textContent,
    move: moves.run,
    keys: moves.keys,
    why: after.why,
    toggleHelp: side.toggleHelp,
  };
}
