// The rules chooser: a preset, and every switch of it with its meaning. What the rules are and which
// of them contradict each other is Python's business; the switches and their texts come from it.

import { button, disclosure, h, menu, paint } from "./dom.js";
import { problemWords } from "./referee.js";
import { switchView } from "./rules_switch.js";

let choosers = 0;

/** Return the part of a request that names a choice of rules. */
export function rulesOf(choice) {
  return {
    ...(choice.preset ? { preset: choice.preset } : {}),
    ...(choice.changed || !choice.preset ? { rules: choice.rules } : {}),
  };
}

/** Return a choice that starts with a preset, or with rules written out. */
export function choiceOf({ preset = null, rules = {} } = {}) {
  return { preset, rules: { ...rules }, changed: preset !== null && Object.keys(rules).length > 0 };
}

/**
 * Return a chooser. `choice` is {preset, rules, changed}: rules are what is changed against the preset,
 * or against the base game. `change` hears a choice that holds together; a contradiction stays here.
 */
export function createRulesChooser({ text, client, presets, choice, change, name = "rules", label, seats = true }) {
  const mark = `sym-${name}-${(choosers += 1)}`;
  const top = h("div", { class: "sym-line" });
  const about = h("div", { class: "sym-rules-about" });
  const refusal = h("p", { class: "sym-problem", role: "alert", "data-part": "refusal" });
  const all = disclosure({ name: `${name}-switches`, label: text("rules_switches") });
  const root = h("div", { class: "sym-rules", "data-part": "rules" }, top, about, refusal, all.details);
  const open = new Set();
  let draft = { ...choice };
  let catalogue = null;
  let values = null;
  let failed = null;

  all.details.addEventListener("toggle", () => all.details.open && !catalogue && load());

  async function load() {
    paint(all.body, h("p", { class: "sym-note" }, text("thinking")));
    const reply = await client.ask("rules", rulesOf(choice), mark);
    if (!reply) return;
    if (reply.ok) {
      catalogue = reply;
      values = reply.chosen.values;
      notePreset(reply.chosen);
    } else paint(all.body, h("p", { class: "sym-note" }, problemWords(reply, text)));
    show();
  }

  /** Rules that came without a name may be those of a preset. */
  function notePreset(chosen) {
    if (choice.preset || !chosen.preset || !Object.keys(choice.rules).length) return;
    Object.assign(choice, { preset: chosen.preset, rules: {}, changed: false });
    draft = { ...choice };
  }

  function choosePreset(value) {
    refusal.textContent = "";
    failed = null;
    draft = choiceOf({ preset: value || null });
    values = null;
    commit(draft);
    if (catalogue) ask();
    show();
  }

  function commit(next) {
    Object.assign(choice, next);
    change(choice);
  }

  function set(field, value) {
    draft = { ...draft, rules: { ...draft.rules, [field]: value }, changed: true };
    values = { ...values, [field]: value };
    ask(field);
    show();
  }

  /** Ask whether the switches hold together; only then is the choice taken. */
  async function ask(field = null) {
    const asked = draft;
    const reply = await client.ask("rules", rulesOf(asked), mark);
    if (!reply || asked !== draft) return;
    if (reply.ok) {
      failed = null;
      refusal.textContent = "";
      values = reply.chosen.values;
      if (field) commit(asked);
    } else {
      failed = field;
      refusal.textContent = reply.failed
        ? problemWords(reply, text)
        : [titlesIn(problemWords(reply, text)), text("rules_not_taken")].join(" ");
    }
    show();
  }

  /** A refusal names fields as Python does; on the page they have titles. */
  function titlesIn(words) {
    const named = Object.values(catalogue.fields).filter(({ name: field }) => new RegExp(`\\b${field}\\b`).test(words));
    if (named.length < 2) return words;
    const because = words.slice(words.indexOf(": ") + 1).trim().replace(/\.$/, "");
    return text("rules_contradict", { titles: named.map(({ title }) => `“${title}”`).join(", "), because });
  }

  function back(field) {
    const { [field]: _gone, ...rules } = draft.rules;
    draft = { ...draft, rules, changed: Object.keys(rules).length > 0 };
    values = null;
    ask(field);
  }

  /** A title says little to who does not know it: its source stands beside it, unless it is named by that. */
  const named = ({ title, source }) =>
    source && !source.toLowerCase().includes(title.toLowerCase()) ? text("rules_with_source", { title, source }) : title;

  const presetOf = (wanted) => catalogue?.presets.find((preset) => preset.name === wanted) ?? null;

  function show() {
    const known = presets.some((preset) => preset.name === draft.preset);
    const own = !draft.preset && Object.keys(draft.rules).length > 0;
    // Where seats do not matter, the base game of the list is the same game.
    const unnamed = seats || !known ? [{ value: "", label: text(own ? "rules_own" : "rules_base") }] : [];
    paint(
      top,
      menu({
        label: label ?? text("rules_label"),
        name: `${name}-preset`,
        value: known ? draft.preset : "",
        options: [...unnamed, ...presets.map((preset) => ({ value: preset.name, label: named(preset) }))],
        change: choosePreset,
      }),
      draft.changed && draft.preset
        ? [
            h("span", { class: "sym-flag" }, text("rules_changed")),
            button({
              action: `${name}-as-stated`,
              label: text("rules_back"),
              kind: "is-quiet",
              run: () => choosePreset(draft.preset),
            }),
          ]
        : null,
    );
    const preset = presets.find((entry) => entry.name === draft.preset);
    paint(
      about,
      preset?.source ? h("p", { class: "sym-note" }, text("rules_source", { source: preset.source })) : null,
      preset?.note ? h("p", { class: "sym-note" }, text("rules_note", { note: preset.note })) : null,
    );
    showSwitches();
  }

  function showSwitches() {
    if (!catalogue) return;
    const preset = presetOf(draft.preset);
    const ours = new Set(preset?.our_choice ?? []);
    const groups = catalogue.groups.filter((group) => seats || group.key !== "seats");
    paint(
      all.body,
      h("p", { class: "sym-note" }, text(preset ? "rules_words_preset" : "rules_words")),
      groups.map((group) =>
        h(
          "details",
          {
            class: "sym-details sym-group",
            "data-panel": `${name}-${group.key}`,
            open: open.has(group.key),
            ontoggle: (event) => open[event.target.open ? "add" : "delete"](group.key),
          },
          h(
            "summary",
            { "data-key": `${name}-group-${group.key}` },
            group.title,
            h("span", { class: "sym-group-count" }, groupWords(group)),
          ),
          h(
            "div",
            { class: "sym-details-body sym-switches" },
            group.fields.map((field) =>
              switchView(catalogue.fields[field], {
                text,
                name: `${mark}-${field}`,
                value: currentValue(field, preset),
                changed: Object.prototype.hasOwnProperty.call(draft.rules, field),
                ours: ours.has(field) && !Object.prototype.hasOwnProperty.call(draft.rules, field),
                refused: failed === field,
                set: (value) => set(field, value),
                back: () => back(field),
              }),
            ),
          ),
        ),
      ),
    );
  }

  function currentValue(field, preset) {
    if (Object.prototype.hasOwnProperty.call(draft.rules, field)) return draft.rules[field];
    if (values && Object.prototype.hasOwnProperty.call(values, field)) return values[field];
    const stated = preset?.values ?? {};
    return Object.prototype.hasOwnProperty.call(stated, field) ? stated[field] : catalogue.fields[field].base;
  }

  function groupWords(group) {
    const changed = group.fields.filter((field) => Object.prototype.hasOwnProperty.call(draft.rules, field)).length;
    return changed ? text("rules_changed_count", { count: changed }) : null;
  }

  show();
  return {
    root,
    title: () => {
      const preset = presets.find((entry) => entry.name === choice.preset);
      const own = Object.keys(choice.rules).length > 0;
      return preset?.title ?? text(own ? "rules_own" : "rules_base");
    },
    set: (next) => {
      Object.assign(choice, next);
      draft = { ...choice };
      values = null;
      failed = null;
      refusal.textContent = "";
      if (catalogue) ask();
      show();
    },
  };
}
