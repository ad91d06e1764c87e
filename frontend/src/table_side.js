// Panels beside the table: the deal and its link, the stake, what happened, help.

import { button, disclosure, h, paint } from "./dom.js";

export function createSidePanels({ text, state, actions, inPage, options }, say) {
  const deal = disclosure({ name: "deal", label: text("panel_deal") });
  const stakes = disclosure({ name: "stakes", label: text("panel_stakes") });
  const log = disclosure({ name: "log", label: text("panel_log") });
  const help = disclosure(
    { name: "help", label: text("panel_help") },
    h("p", {}, text("help_rules")),
    h(
      "dl",
      { class: "sym-keys" },
      [
        ["H", "action_hit"],
        ["S", "action_stand"],
        ["N", "action_new"],
        ["U", "action_undo"],
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
  const code = h("input", {
    class: "sym-input",
    type: "text",
    readonly: true,
    "data-input": "link",
    "data-key": "link",
  });
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
    line(
      text(inPage ? "link_label" : "code_label"),
      code,
      button({ action: "copy-link", label: text("copy"), run: copy }),
    ),
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

  function line(label, input, control, submit) {
    if (submit) {
      input.addEventListener("keydown", (event) => {
        if (event.key === "Enter") submit();
      });
    }
    return h("div", { class: "sym-line" }, h("label", { class: "sym-field" }, h("span", {}, label), input), control);
  }

  function open() {
    // A whole link may be pasted too.
    const pasted = other.value.trim();
    const code = pasted.includes("#hand=") ? pasted.slice(pasted.indexOf("#hand=") + "#hand=".length) : pasted;
    if (code) actions.openCode(decode(code));
  }

  function setStake() {
    const count = Number.parseInt(stake.value, 10);
    if (Number.isInteger(count)) actions.stake(count);
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(code.value);
      say(text("copied"));
    } catch {
      code.focus();
      code.select();
      say(text("copy_by_hand"));
    }
  }

  function link(value) {
    if (!inPage) return value;
    return `${window.location.href.split("#")[0]}#hand=${encodeURIComponent(value)}`;
  }

  function show() {
    const { reply, request } = state;
    if (!reply) return;
    const root = seed.getRootNode();
    if (root.activeElement !== seed) seed.value = request.seed;
    code.value = link(reply.code ?? "");
    where.textContent = text("round_words", { seed: request.seed, round: request.round });
    const mine = request.opening.stakes?.[request.opening.you];
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
      log.details,
      deal.details,
      options.stakes === false ? null : stakes.details,
      help.details,
    ),
    show,
    toggleHelp: () => {
      help.details.open = !help.details.open;
      if (help.details.open) help.details.querySelector("summary").focus();
    },
  };
}

function decode(code) {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}
