// The rule bench: two rule sets side by side, the price of each difference, and what it changes hand by hand.

import { bankerOptions, placeOf, plainPolicies } from "./bankers.js";
import { createBenchView } from "./bench_view.js";
import { createClient } from "./client.js";
import { button, calm, disclosure, h, menu, paint } from "./dom.js";
import { codeIn, codeInAddress, createLink, line } from "./link.js";
import { problemWords } from "./referee.js";
import { choiceOf, createRulesChooser, rulesOf } from "./rules_chooser.js";
import { createStatus } from "./status.js";
import { reader } from "./texts.js";

const CHANNEL = "bench";
const SIDES = ["left", "right"];
const GROWING = new Set(["steps", "differences"]);

export function ruleBench({ model, el }) {
  const text = reader(model.get("texts"));
  const options = model.get("options") ?? {};
  const lines = createStatus(text);
  const client = createClient(model, lines.hear);
  const state = { found: null, resume: null, running: false, stopped: false, run: 0 };
  const sides = Object.fromEntries(SIDES.map((side) => [side, createSide(side)]));

  const chosen = h("div", { class: "sym-bench-sides" }, SIDES.map((side) => sides[side].root));
  const tools = h("div", { class: "sym-buttons" });
  const progress = h("div", { class: "sym-progress", "data-part": "progress" });
  const said = h("p", { class: "sym-hidden", "aria-live": "polite", "data-part": "said" });
  const view = createBenchView(text);
  const share = disclosure({ name: "bench-link", label: text("bench_link_panel") });
  const link = createLink(
    { text, inPage: model.get("host") !== undefined, mark: "bench", label: text("bench_link") },
    say,
  );
  const other = h("input", {
    class: "sym-input",
    type: "text",
    maxlength: 2000,
    autocomplete: "off",
    spellcheck: "false",
    "data-input": "code",
    "data-key": "code",
  });
  paint(
    share.body,
    link.root,
    line(text("bench_open"), other, button({ action: "open-code", label: text("open"), run: openPasted }), openPasted),
  );
  const root = h(
    "section",
    { class: "sym sym-bench", tabindex: "-1", "aria-label": text("bench_label"), "data-lm-suppress-shortcuts": "true" },
    chosen,
    tools,
    lines.status,
    lines.problem,
    progress,
    said,
    view.root,
    share.details,
  );

  function say(words) {
    said.textContent = words;
  }

  function createSide(side) {
    const start = options[side] ?? {};
    const choice = choiceOf({ preset: start.preset ?? null, rules: start.rules ?? {} });
    const chooser = createRulesChooser({
      text,
      client,
      presets: options.presets ?? [],
      choice,
      change: () => {
        showPolicies();
        compare();
      },
      name: side,
      label: text(`bench_${side}`),
      seats: false,
    });
    const policies = h("div", { class: "sym-line" });
    const players = bankerOptions(plainPolicies(), text);
    const bankers = bankerOptions([...plainPolicies(), { policy: "chase" }], text);
    const own = { player: start.player ?? "best", banker: start.banker ?? null };

    function showPolicies() {
      paint(
        policies,
        menu({
          label: text("bench_player"),
          name: `${side}-player`,
          value: own.player === "best" ? "best" : String(placeOf(players, own.player)),
          options: [
            { value: "best", label: text("plays_best") },
            ...players.map(({ label }, at) => ({ value: String(at), label })),
          ],
          change: (value) => {
            own.player = value === "best" ? "best" : players[Number(value)].policy;
            compare();
          },
        }),
        menu({
          label: text("banker_label"),
          name: `${side}-banker`,
          value: own.banker === null ? "" : String(placeOf(bankers, own.banker)),
          options: [
            { value: "", label: text("banker_of_rules") },
            ...bankers.map(({ label }, at) => ({ value: String(at), label })),
          ],
          change: (value) => {
            own.banker = value === "" ? null : bankers[Number(value)].policy;
            compare();
          },
        }),
      );
    }

    showPolicies();
    return {
      root: h("div", { class: `sym-bench-side is-${side}`, role: "group", "aria-label": text(`bench_${side}`) }, chooser.root, policies),
      request: () => ({ ...rulesOf(choice), player: own.player, banker: own.banker }),
      set: (given) => {
        Object.assign(own, { player: given.player ?? "best", banker: given.banker ?? null });
        chooser.set(choiceOf({ preset: given.preset ?? null, rules: given.rules ?? {} }));
        showPolicies();
      },
      exchange: () => ({ ...choice, player: own.player, banker: own.banker }),
    };
  }

  const request = () => ({ left: sides.left.request(), right: sides.right.request() });

  /** Compare anew: what was embedded shows at once, everything else comes part by part. */
  async function compare({ problem = "" } = {}) {
    const run = (state.run += 1);
    const asked = request();
    Object.assign(state, { found: null, resume: null, running: false, stopped: false });
    lines.problem.textContent = problem;
    say("");
    client.cancel(CHANNEL);
    const whole = client.embedded("bench", { ...asked, whole: true });
    if (whole) {
      state.found = whole.comparison;
      finish();
      return;
    }
    view.stale();
    await goOn(run, asked);
  }

  async function goOn(run = (state.run += 1), asked = request()) {
    Object.assign(state, { running: true, stopped: false });
    say("");
    view.root.setAttribute("aria-busy", "true");
    showTools();
    while (run === state.run && !state.stopped) {
      const part = state.resume === null ? asked : { ...asked, resume: state.resume };
      const reply = await client.ask("bench", part, CHANNEL);
      if (run !== state.run || !reply) return;
      if (!reply.ok) {
        state.running = false;
        view.root.removeAttribute("aria-busy");
        lines.problem.textContent = problemWords(reply, text);
        showTools();
        return;
      }
      state.found = merged(state.found, reply.partial);
      state.resume = reply.resume;
      showProgress(reply.progress);
      link.set(state.found.code ?? "");
      // A part that is still being counted brings nothing to show: what is open on the page stays as it is.
      if (Object.keys(reply.partial).length) view.show(state.found, state.found.complete ?? false);
      if (reply.resume === null) {
        finish();
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  }

  function finish() {
    state.running = false;
    showProgress(null);
    showTools();
    link.set(state.found.code ?? "");
    view.root.removeAttribute("aria-busy");
    view.show(state.found, true);
    say(text("bench_done"));
  }

  function stop() {
    state.stopped = true;
    state.running = false;
    state.run += 1;
    client.cancel(CHANNEL);
    view.root.removeAttribute("aria-busy");
    say(text("bench_stopped"));
    showTools();
  }

  function showTools() {
    root.toggleAttribute("data-running", state.running);
    paint(
      tools,
      button({ action: "swap", label: text("bench_swap"), kind: "is-quiet", run: swap }),
      state.running ? button({ action: "stop", label: text("bench_stop"), kind: "is-quiet", run: stop }) : null,
      !state.running && state.resume !== null
        ? button({ action: "go-on", label: text("bench_go_on"), kind: "is-primary", run: () => goOn() })
        : null,
    );
  }

  function showProgress(now) {
    if (!now) return paint(progress);
    // While a long part is counted, the bar is that part's own, as the words beside it are.
    const { counted } = now;
    const { done, of } = counted ?? now;
    const next = now.text ? text("bench_next", { part: now.text }) : "";
    const words = counted ? text("bench_counting", { part: now.text, done: Math.floor((100 * done) / of) }) : next;
    return paint(
      progress,
      h("progress", { max: of, value: done, "aria-label": counted ? now.text : text("bench_progress") }),
      h("span", { class: "sym-note" }, words),
    );
  }

  function swap() {
    const left = sides.left.exchange();
    const right = sides.right.exchange();
    sides.left.set(right);
    sides.right.set(left);
    compare();
  }

  async function open(code) {
    const reply = await client.ask("bench-open", { code }, "open");
    if (!reply) return false;
    if (!reply.ok) {
      lines.problem.textContent = problemWords(reply, text);
      return false;
    }
    for (const side of SIDES) sides[side].set(named(reply.request[side]));
    await compare();
    return true;
  }

  /** A code holds every value; rules that are a preset's as they stand are shown by its name. */
  function named(side) {
    const wanted = canonicalRules(side.rules);
    const preset = (options.presets ?? []).find((entry) => entry.values && canonicalRules(entry.values) === wanted);
    return preset ? { ...side, preset: preset.name, rules: {} } : side;
  }

  function openPasted() {
    const code = codeIn(other.value, "bench");
    if (code) open(code);
  }

  const frame = h("div", { class: "sym-frame" }, root);
  el.append(frame);
  showTools();
  const onHash = () => {
    const code = options.from_link ? codeInAddress("bench") : null;
    if (code && code !== state.found?.code) arrive(code);
  };

  /** Whoever follows a link to a comparison is taken to it; a code that does not open says why, beside the usual one. */
  async function arrive(code) {
    requestAnimationFrame(() => root.scrollIntoView({ block: "start", behavior: calm() ? "instant" : "smooth" }));
    if (!(await open(code)) && !state.found && !state.running) compare({ problem: lines.problem.textContent });
  }

  window.addEventListener("hashchange", onHash);
  const linked = options.from_link ? codeInAddress("bench") : null;
  if (linked) arrive(linked);
  else compare();

  return () => {
    state.run += 1;
    window.removeEventListener("hashchange", onHash);
    client.dispose();
    frame.remove();
  };
}

const canonicalRules = (rules) => JSON.stringify(Object.entries(rules).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Lists of steps and differences grow; objects are merged key by key; everything else is set. */
function merged(found, partial) {
  const result = { ...(found ?? {}) };
  for (const [key, value] of Object.entries(partial)) {
    if (GROWING.has(key)) result[key] = [...(result[key] ?? []), ...value];
    else if (SIDES.includes(key)) result[key] = { ...(result[key] ?? {}), ...value };
    else result[key] = value;
  }
  return result;
}
