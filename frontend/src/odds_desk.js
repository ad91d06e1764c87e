// The odds desk: cards into your hand or out of the pack, by any rules, and the exact odds that follow.

import { createDeskAnswers } from "./desk_answers.js";
import { createDeskTrays } from "./desk_trays.js";
import { createClient } from "./client.js";
import { button, disclosure, h, paint } from "./dom.js";
import { listenKeys } from "./keys.js";
import { createPackPanel } from "./pack_panel.js";
import { problemWords } from "./referee.js";
import { choiceOf, createRulesChooser, rulesOf } from "./rules_chooser.js";
import { createStatus } from "./status.js";
import { reader } from "./texts.js";

const list = (cards) => (typeof cards === "string" ? cards.split(/\s+/).filter(Boolean) : [...(cards ?? [])]);

/** What can be taken back: everything that a reader puts on the desk, and the rules it lies under. */
const LYING = ["hand", "seen", "upcard", "exchanged", "declared", "banker"];
const picked = (values) => Object.fromEntries(LYING.map((name) => [name, values[name]]));
const copied = (choice) => ({ ...choice, rules: { ...choice.rules } });

export function oddsDesk({ model, el }) {
  const text = reader(model.get("texts"));
  const options = model.get("options") ?? {};
  const lines = createStatus(text);
  const client = createClient(model, lines.hear);
  const choice = choiceOf({ preset: options.preset ?? null, rules: options.rules ?? {} });
  const state = {
    hand: list(options.hand),
    seen: list(options.seen),
    upcard: list(options.upcard),
    exchanged: false,
    declared: 0,
    banker: options.banker ?? null,
    choice: copied(choice),
    fitting: false,
    mode: "hand",
    reply: null,
    past: [],
    counted: null,
    told: null,
  };
  const actions = { put, takeBack, undo, change, setMode, count, chooseBanker, clear };

  const said = h("p", { class: "sym-said", "aria-live": "polite", "data-part": "said" });
  const progress = h("div", { class: "sym-on-demand", "data-part": "progress" });
  const rules = options.presets ? createRules() : null;
  const pack = createPackPanel({ text, state, put });
  const trays = createDeskTrays({ text, state, actions, waiting: () => client.waiting("odds") });
  const answers = createDeskAnswers({ text, state, actions, bankers: options.bankers });
  const help = disclosure({ name: "help", label: text("panel_help") }, h("p", {}, text("desk_help")));
  const root = h(
    "section",
    { class: "sym sym-desk", tabindex: "-1", "aria-label": text("desk_label"), "data-lm-suppress-shortcuts": "true" },
    rules?.panel.details,
    trays.modes,
    h(
      "div",
      { class: "sym-desk-columns" },
      h("div", { class: "sym-desk-pack" }, pack.root),
      h("div", { class: "sym-desk-trays" }, trays.root),
    ),
    said,
    lines.status,
    lines.problem,
    progress,
    answers.root,
    help.details,
  );

  function createRules() {
    const panel = disclosure({ name: "rules", label: "" });
    const chooser = createRulesChooser({ text, client, presets: options.presets, choice, change: changeRules, seats: false });
    paint(panel.body, chooser.root);
    const heading = panel.details.querySelector("summary");
    heading.classList.add("is-printed");
    return {
      panel,
      chooser,
      show: () => {
        heading.textContent = text(choice.changed ? "tutor_rules_changed" : "tutor_rules", { rules: chooser.title() });
      },
    };
  }

  const body = () => ({
    ...rulesOf(state.choice),
    ...(state.banker ? { banker: state.banker } : {}),
    hand: state.hand,
    seen: state.seen,
    ...(state.upcard.length ? { upcard: state.upcard } : {}),
    ...(state.exchanged ? { exchanged: true } : {}),
    ...(state.declared ? { declared: state.declared } : {}),
    replacement: false,
  });

  const written = () => JSON.stringify(body());

  async function ask({ keepProblem = false } = {}) {
    state.counted = null;
    client.cancel("count");
    const question = state.fitting ? { ...body(), fit: true } : body();
    let reply = client.embedded("odds", question) ?? { resume: 0 };
    showProgress();
    // Some rules make so many hands that the odds come bit by bit.
    while (Number.isInteger(reply?.resume)) {
      const asked = client.ask("odds", { ...question, resume: reply.resume });
      // The question is open now: what stands there belongs to the hand before.
      showInputs();
      reply = await asked;
      if (reply?.partial) showProgress(reply.partial);
    }
    if (!reply) return;
    showProgress();
    if (reply.ok) take(reply, keepProblem);
    else refuse(reply);
    showInputs();
    answers.show();
  }

  function showProgress(partial = null) {
    if (!partial) return paint(progress);
    const stop = button({ action: "stop-odds", label: text("work_out_stop"), kind: "is-quiet", run: stopCounting });
    return paint(progress, stop, h("p", { class: "sym-note" }, text("working_out_progress", partial)));
  }

  function stopCounting() {
    client.cancel("odds");
    showInputs();
    const goOn = button({ action: "go-on", label: text("work_out"), kind: "is-quiet", run: () => ask() });
    paint(progress, goOn, h("p", { class: "sym-note" }, text("working_out_stopped")));
  }

  function take(reply, keepProblem) {
    state.reply = reply;
    if (reply.fitted) {
      Object.assign(state, picked(reply.fitted));
      state.fitting = false;
      said.textContent = reply.fitted.text ?? "";
    }
    // What the rules do not know of is not there, whatever was asked.
    if (!reply.exchangeable) state.exchanged = false;
    if (!reply.declare) state.declared = 0;
    if (!reply.upcard && state.mode === "upcard") state.mode = "hand";
    state.told = written();
    if (!keepProblem) lines.problem.textContent = "";
    if (reply.next && reply.hand.cards.length && !reply.fitted?.text)
      said.textContent = text("desk_said", { hand: reply.hand.text, percent: reply.next.bust.percent });
  }

  /** A refused card is taken back, and the reason stays on the page. */
  function refuse(reply) {
    lines.problem.textContent = problemWords(reply, text);
    if (reply.failed) {
      state.reply = null;
      return;
    }
    if (!restore()) return;
    // The hand that is left may never have had its answer: others came in between.
    if (state.told !== written()) ask({ keepProblem: true });
  }

  function remember() {
    state.past.push({ ...picked(state), choice: state.choice, fitting: state.fitting });
  }

  function restore() {
    const before = state.past.pop();
    if (!before) return false;
    const other = JSON.stringify(before.choice) !== JSON.stringify(state.choice);
    Object.assign(state, before);
    if (other) rules?.chooser.set(copied(state.choice));
    return true;
  }

  function change(next, words = "") {
    said.textContent = words;
    remember();
    Object.assign(state, next);
    ask();
  }

  /** Other rules: what can lie under them stays, and the reply says what was put back. */
  function changeRules(chosen) {
    client.cancel("odds");
    change({ choice: copied(chosen), fitting: true });
  }

  function chooseBanker(banker) {
    state.banker = banker;
    ask();
  }

  function put(code) {
    const place = state.mode;
    const words = text(`said_${place}`, { card: pack.nameOf(code) });
    change({ [place]: place === "upcard" ? [code] : [...state[place], code] }, words);
  }

  function takeBack(place, index) {
    change({ [place]: state[place].filter((_, at) => at !== index) });
  }

  function clear() {
    change({ hand: [], seen: [], upcard: [], exchanged: false, declared: 0 });
  }

  function undo() {
    client.cancel("odds");
    if (!restore()) return;
    said.textContent = "";
    ask();
  }

  function showInputs() {
    rules?.show();
    trays.show(pack.nameOf);
    pack.show();
    answers.root.toggleAttribute("data-stale", client.waiting("odds"));
  }

  function setMode(mode) {
    state.mode = mode;
    showInputs();
    said.textContent = text(`mode_${mode}`);
  }

  async function count(event) {
    state.counted = { event, reply: null };
    const { banker: _banker, replacement: _replacement, exchanged: _exchanged, ...hand } = body();
    const assumed = state.declared || state.reply.declare?.best?.half_points;
    const reply = await client.ask("count", { ...hand, ...(assumed ? { declared: assumed } : {}), event });
    if (!reply) return;
    if (!reply.ok) {
      lines.problem.textContent = problemWords(reply, text);
      return;
    }
    state.counted = { event, reply };
    answers.show();
    said.textContent = reply.text;
  }

  /** A letter names a kind of card; where it names several, the reader is taken to the first of them. */
  function typed(letter) {
    const found = pack.named(letter);
    if (found.length === 1) put(found[0].card);
    else if (found.length) {
      pack.focus(found);
      said.textContent = text("which_suit");
    }
  }

  const keys = {
    m: () => {
      const modes = trays.modesNow();
      setMode(modes[(modes.indexOf(state.mode) + 1) % modes.length]);
    },
    "?": () => (help.details.open = !help.details.open),
    Backspace: undo,
  };
  for (const letter of "a23456789tcsrfw") keys[letter] = () => typed(letter.toUpperCase());
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
