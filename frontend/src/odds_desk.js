// The odds desk: cards into your hand or out of the pack, and the exact odds that follow.

import { bankerOptions, bankerWords } from "./bankers.js";
import { cardButton, cardName, cardRow } from "./cards.js";
import { createClient } from "./client.js";
import { button, disclosure, h, menu, paint } from "./dom.js";
import { listenKeys } from "./keys.js";
import { nextCard, outlookTable } from "./outlook.js";
import { createPackPanel } from "./pack_panel.js";
import { finalsPanel } from "./finals.js";
import { reader } from "./texts.js";

const list = (cards) => (typeof cards === "string" ? cards.split(/\s+/).filter(Boolean) : [...(cards ?? [])]);

export function oddsDesk({ model, el }) {
  const text = reader(model.get("texts"));
  const options = model.get("options") ?? {};
  const client = createClient(model, setStatus);
  const start = { hand: list(options.hand), seen: list(options.seen) };
  const state = {
    ...start,
    banker: options.banker ?? { policy: "stand", at: "5" },
    mode: "hand",
    reply: null,
    past: [],
    counted: null,
    told: null,
  };
  let thinking = false;
  let hostWords = "";

  const pack = createPackPanel({ text, state, put });
  const modes = h("div", { class: "sym-modes", role: "group", "aria-label": text("mode_label") });
  const hand = h("div", { class: "sym-tray is-hand", "data-part": "hand" });
  const seen = h("div", { class: "sym-tray is-seen", "data-part": "seen" });
  const tools = h("div", { class: "sym-buttons" });
  const said = h("p", { class: "sym-said", "aria-live": "polite", "data-part": "said" });
  const status = h("p", { class: "sym-status", role: "status", "data-part": "status" });
  const problem = h("p", { class: "sym-problem", role: "alert", "data-part": "problem" });
  const answers = h("div", { class: "sym-answers", "data-part": "answers" });
  const help = disclosure({ name: "help", label: text("panel_help") }, h("p", {}, text("desk_help")));
  const root = h(
    "section",
    { class: "sym sym-desk", tabindex: "-1", "aria-label": text("desk_label"), "data-lm-suppress-shortcuts": "true" },
    modes,
    h(
      "div",
      { class: "sym-desk-columns" },
      h("div", { class: "sym-desk-pack" }, pack.root),
      h("div", { class: "sym-desk-trays" }, hand, seen, tools),
    ),
    said,
    status,
    problem,
    answers,
    help.details,
  );

  const body = () => ({
    rules: options.rules ?? {},
    banker: state.banker,
    hand: state.hand,
    seen: state.seen,
    replacement: false,
  });

  async function ask({ keepProblem = false } = {}) {
    state.counted = null;
    client.cancel("count");
    const asked = client.ask("odds", body());
    // The question is open now: what stands there belongs to the hand before.
    showInputs();
    const reply = await asked;
    if (!reply) return;
    if (reply.ok) {
      state.reply = reply;
      state.told = written();
      if (!keepProblem) problem.textContent = "";
      if (reply.next && reply.hand.cards.length)
        said.textContent = text("desk_said", { hand: reply.hand.text, percent: reply.next.bust.percent });
    } else refuse(reply);
    showInputs();
    showAnswers();
  }

  /** A refused card is taken back, and the reason stays on the page. */
  function refuse(reply) {
    if (reply.failed) {
      problem.textContent = text("python_failed_here");
      state.reply = null;
      return;
    }
    problem.textContent = reply.error?.message ?? text("unknown_problem");
    const before = state.past.pop();
    if (!before) return;
    Object.assign(state, before);
    // The hand that is left may never have had its answer: others came in between.
    if (state.told !== written()) ask({ keepProblem: true });
  }

  const written = () => JSON.stringify(body());

  function change(next, words = "") {
    said.textContent = words;
    state.past.push({ hand: state.hand, seen: state.seen });
    Object.assign(state, next);
    ask();
  }

  function put(code) {
    const place = state.mode;
    const words = text(place === "hand" ? "said_into_hand" : "said_out", { card: cardName(code, text) });
    change({ [place]: [...state[place], code] }, words);
  }

  function takeBack(place, index) {
    change({ [place]: state[place].filter((_, at) => at !== index) });
  }

  function undo() {
    client.cancel("odds");
    const before = state.past.pop();
    if (!before) return;
    Object.assign(state, before);
    said.textContent = "";
    ask();
  }

  function tray(place, label) {
    return [
      h(
        "h3",
        {},
        label,
        place === "hand" && state.reply?.hand.total && !client.waiting("odds")
          ? h("span", { class: "sym-total", "data-part": "total" }, state.reply.hand.total.text)
          : null,
      ),
      state[place].length
        ? h(
            "ul",
            { class: "sym-card-row", role: "list" },
            state[place].map((code, index) =>
              h(
                "li",
                {},
                cardButton(code, text, {
                  small: place === "seen",
                  action: `back-${place}-${index}`,
                  describe: text("take_back", { card: cardName(code, text) }),
                  run: () => takeBack(place, index),
                }),
              ),
            ),
          )
        : h("p", { class: "sym-note" }, text(`tray_empty_${place}`)),
    ];
  }

  function showInputs() {
    paint(
      modes,
      ["hand", "seen"].map((mode) =>
        button({
          action: `mode-${mode}`,
          label: text(`mode_${mode}`),
          kind: "is-mode",
          pressed: state.mode === mode,
          run: () => setMode(mode),
        }),
      ),
    );
    pack.show();
    paint(hand, tray("hand", text("tray_hand")));
    paint(seen, tray("seen", text("tray_seen")));
    paint(
      tools,
      button({ action: "undo", label: text("action_undo"), kind: "is-quiet", disabled: !state.past.length, run: undo }),
      button({
        action: "clear",
        label: text("clear"),
        kind: "is-quiet",
        disabled: !state.hand.length && !state.seen.length,
        run: () => change({ hand: [], seen: [] }),
      }),
    );
    answers.toggleAttribute("data-stale", client.waiting("odds"));
  }

  function setMode(mode) {
    state.mode = mode;
    showInputs();
    said.textContent = text(`mode_${mode}`);
  }

  async function count(event) {
    state.counted = { event, reply: null };
    const reply = await client.ask("count", { hand: state.hand, seen: state.seen, rules: options.rules ?? {}, event });
    if (!reply) return;
    if (!reply.ok) {
      problem.textContent = reply.failed
        ? text("python_failed_here")
        : (reply.error?.message ?? text("unknown_problem"));
      return;
    }
    state.counted = { event, reply };
    showAnswers();
    said.textContent = reply.text;
  }

  function showAnswers() {
    const { reply } = state;
    if (!reply) return paint(answers);
    // With no card in hand there is nothing to bust: the note says what to do first.
    const held = reply.hand.cards.length > 0;
    const bankers = bankerOptions(options.bankers ?? [{ policy: "stand", at: "5" }, { policy: "chase" }], text);
    const index = bankers.findIndex(({ key }) => key === JSON.stringify(state.banker));
    return paint(
      answers,
      reply.next && held
        ? [
            h("h3", {}, text("next_heading_of", { count: reply.out_of })),
            nextCard(reply.next, text, (event) =>
              reply.next[event].n === "0"
                ? null
                : button({
                    action: `count-${event}`,
                    label: text("show_count"),
                    kind: "is-quiet",
                    pressed: state.counted?.event === event,
                    describe: text("show_count_of", { outcome: text(`outcome_${event}`) }),
                    run: () => count(event),
                  }),
            ),
            state.counted?.reply
              ? h(
                  "div",
                  { class: "sym-counted", "data-part": "counted" },
                  h("p", {}, state.counted.reply.text),
                  cardRow(state.counted.reply.cards, text),
                )
              : null,
          ]
        : null,
      reply.note ? h("p", { class: "sym-note", "data-part": "note" }, reply.note) : null,
      reply.stand
        ? [
            h(
              "div",
              { class: "sym-topbar" },
              h("h3", {}, text("decision_heading")),
              menu({
                label: text("banker_label"),
                name: "banker",
                value: String(index),
                options: [
                  ...(index < 0 ? [{ value: "-1", label: bankerWords(state.banker, text) }] : []),
                  ...bankers.map(({ label }, at) => ({ value: String(at), label })),
                ],
                change: (value) => {
                  if (!bankers[Number(value)]) return;
                  state.banker = bankers[Number(value)].policy;
                  ask();
                },
              }),
            ),
            outlookTable({ hit: reply.hit, stand: reply.stand, best: reply.best, banker: reply.banker }, text),
          ]
        : null,
      reply.finals?.length ? finalsPanel(reply.finals, text) : null,
    );
  }

  function setStatus(news) {
    if (news.host === "failed") problem.textContent = text("python_failed_here");
    if (news.host)
      hostWords = news.host === "ready" || news.host === "failed" ? "" : text(news.text_key ?? "python_loading");
    if (news.thinking !== undefined) thinking = news.thinking;
    status.textContent = thinking ? hostWords || text("thinking") : "";
  }

  const keys = {
    m: () => setMode(state.mode === "hand" ? "seen" : "hand"),
    "?": () => (help.details.open = !help.details.open),
  };
  for (const letter of "a234567") keys[letter] = () => put(letter.toUpperCase());
  for (const letter of "csrf") keys[letter] = () => put("F");
  keys.Backspace = undo;
  const stopKeys = listenKeys(root, keys);
  const frame = h("div", { class: "sym-frame" }, root);
  el.append(frame);
  showInputs();
  ask();

  return () => {
    stopKeys();
    client.dispose();
    frame.remove();
  };
}
