// Panels beside the table: the deal and its link, the stake, what happened, help.

import { button, disclosure, h, paint } from "./dom.js";
import { codeIn, createLink, line } from "./link.js";
import { createSetup } from "./table_setup.js";

export function createSidePanels(parts, say) {
  const { text, state, actions, inPage, options } = parts;
  const setup = createSetup(parts);
  const deal = disclosure({ name: "deal", label: text("panel_deal") });
  const stakes = disclosure({ name: "stakes", label: text("panel_stakes") });
  const log = disclosure({ name: "log", label: text("panel_log") });
  const help = disclosure(
    { name: "help", label: text("panel_help") },
    options.rules ? null : h("p", {}, text("help_rules")),
    h(
      "dl",
      { class: "sym-keys" },
      [
        ["H", "action_hit"],
        ["S", "action_stand"],
        ["N", "action_new"],
        ["U", "action_undo"],
        ...(options.rules
          ? [
              ["D", "action_hit_down"],
              ["X", "action_exchange"],
              ["P", "action_split"],
              ["T", "action_stake"],
            ]
          : []),
        ["W", "why"],
        ["?", "panel_help"],
      ].map(([key, name]) => h("div", {}, h("dt", {}, h("kbd", { class: "sym-key" }, key)), h("dd", {}, text(name)))),
    ),
    h("p", { class: "sym-note" }, text("help_keys")),
  );

  const seed = h("input", {
    class: "sym-input",
    type: "text",
    maxlength: 40,
    autocomplete: "off",
    spellcheck: "false",
    "data-input": "seed",
    "data-key": "seed",
  });
  const link = createLink({ text, inPage, mark: "hand", label: text(inPage ? "link_label" : "code_label") }, say);
  const other = h("input", {
    class: "sym-input",
    type: "text",
    maxlength: 2000,
    autocomplete: "off",
    spellcheck: "false",
    "data-input": "code",
    "data-key": "code",
  });
  const stake = h("input", {
    class: "sym-input",
    type: "number",
    min: 1,
    max: 100,
    step: 1,
    value: "1",
    "data-input": "stake",
    "data-key": "stake",
  });
  const where = h("p", { class: "sym-note", "data-part": "round" });

  paint(
    deal.body,
    where,
    line(
      text("seed_label"),
      seed,
      button({ action: "set-seed", label: text("seed_set"), run: () => actions.seed(seed.value) }),
      () => actions.seed(seed.value),
    ),
    link.root,
    line(text("open_label"), other, button({ action: "open-code", label: text("open"), run: open }), open),
  );
  paint(
    stakes.body,
    h("p", {}, text("stakes_words")),
    line(
      text("stakes_label"),
      stake,
      button({ action: "set-stake", label: text("stakes_set"), run: setStake }),
      setStake,
    ),
  );

  function open() {
    const code = codeIn(other.value, "hand");
    if (code) actions.openCode(code);
  }

  function setStake() {
    const count = Number.parseInt(stake.value, 10);
    if (Number.isInteger(count)) actions.stake(count);
  }

  /** The link is of the round as it stands, whether its cards have been told or not. */
  function showLink() {
    link.set(state.reply.code ?? "");
  }

  function show() {
    const { reply, request } = state;
    if (!reply) return;
    const root = seed.getRootNode();
    if (root.activeElement !== seed) seed.value = request.seed;
    showLink();
    setup?.show();
    where.textContent = text("round_words", { seed: request.seed, round: request.round });
    const mine = request.opening.stakes?.[request.opening.you];
    // Where the stake follows the first card, it is a move.
    stakes.details.hidden = !mine;
    if (root.activeElement !== stake && mine) stake.value = String(mine);
    paint(
      log.body,
      h(
        "ol",
        { class: "sym-log" },
        reply.events.slice(0, state.shown).map((event) => h("li", {}, event.text)),
      ),
    );
  }

  return {
    root: h(
      "div",
      { class: "sym-panels" },
      setup?.panels,
      log.details,
      deal.details,
      options.stakes === false ? null : stakes.details,
      help.details,
    ),
    show,
    showLink,
    toggleHelp: () => {
      help.details.open = !help.details.open;
      if (help.details.open) help.details.querySelector("summary").focus();
    },
  };
}
