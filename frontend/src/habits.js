// The coach over all hands played on this page: which habit costs how much, each time.

import { button, h, paint } from "./dom.js";
import { exact } from "./numbers.js";
import { problemWords } from "./referee.js";

const CHANNEL = "series";
const MOST = 100;
const LEAST = 2;

export function createHabits({ text, client, inform }) {
  const played = new Map();
  const root = h("div", { class: "sym-habits", "data-part": "habits" });
  const answer = h("div", { "aria-live": "polite" });

  /** Remember a settled round once; hands whose cards were seen ahead, or played as the bank, are none of it. */
  function note(reply) {
    const { request, code, view } = reply;
    if (view.phase !== "settled" || request.seen_ahead || request.opening.you === request.opening.bank) return;
    if (!played.has(code) && played.size < MOST) {
      played.set(code, request);
      paint(answer);
    }
  }

  async function ask() {
    const tables = [...played.values()];
    let resume = 0;
    for (;;) {
      const reply = await client.ask(CHANNEL, { tables, resume }, CHANNEL);
      if (!reply) return;
      if (!reply.ok) {
        paint(answer, h("p", { class: "sym-problem" }, problemWords(reply, text)));
        return;
      }
      if (reply.resume === null || reply.resume === undefined) {
        paint(answer, habitsView(reply));
        return;
      }
      resume = reply.resume;
      if (reply.partial) inform(text("habits_progress", reply.partial));
    }
  }

  function habitsView(reply) {
    return [
      h("p", { class: "sym-lead" }, reply.text),
      h(
        "ol",
        { class: "sym-log" },
        reply.habits.map((habit) =>
          h(
            "li",
            { "data-habit": habit.hand },
            habit.text,
            habit.each.n === "0" ? null : [" ", h("span", { class: "sym-note" }, exact(habit.each, text, { percent: false }))],
          ),
        ),
      ),
    ];
  }

  return {
    root,
    note,
    show: () =>
      paint(
        root,
        played.size < LEAST
          ? null
          : [
              button({ action: "habits", label: text("habits", { count: played.size }), kind: "is-quiet", run: ask }),
              answer,
            ],
      ),
  };
}
