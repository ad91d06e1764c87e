// The table of the first lesson: a hand played by the same buttons and keys as at any table.

import { calm, h, paint } from "./dom.js";
import { createTeller } from "./events.js";
import { createMoves } from "./moves.js";
import { isFull, withMove } from "./requests.js";
import { paintFelt, toldOf } from "./seats.js";

const PACE = 640;

/**
 * Return a table without a hand. `act(action, given, request)` hears the reader's moves; `done` hears that all is told;
 * `waiting` says whether an answer is still to come.
 */
export function createLessonTable({ text, act, done, waiting }) {
  const felt = h("div", { class: "sym-felt" });
  const said = h("p", { class: "sym-said", "aria-live": "polite", "data-part": "said" });
  const state = { request: null, reply: null, only: null, shown: 0, telling: false, given: {} };
  const say = (words) => (said.textContent = words);
  const moves = createMoves(
    {
      text,
      state,
      settled: () => state.reply?.view.phase === "settled",
      waiting,
      actions: {
        act: (action, given) => {
          teller.skip();
          act(action, given, withMove(state.request, action, given));
        },
      },
    },
    say,
  );
  const root = h("div", { class: "sym-lesson-table", "data-part": "lesson-table" }, felt, said, ...moves.parts);
  const teller = createTeller({
    pace: () => (calm() ? 0 : PACE),
    step: (shown) => {
      const news = state.reply.events.slice(state.shown, shown);
      state.shown = shown;
      state.telling = teller.telling() || shown < state.reply.events.length;
      draw();
      said.append(...toldOf(news));
    },
    done: () => {
      state.telling = false;
      draw();
      done();
    },
  });

  function draw() {
    const { shown, telling, reply } = state;
    paintFelt(felt, reply, text, { shown, telling, plain: false, full: isFull(reply.request) });
    moves.show();
  }

  /** Put a round on the table as it stands, or nothing; `only` are the moves it is played by. */
  function lay(reply, only) {
    teller.stop();
    Object.assign(state, { reply, request: reply?.request ?? null, only, telling: false, given: {} });
    say("");
    if (!reply) return paint(felt);
    state.shown = reply.events.length;
    return draw();
  }

  /** Tell how the round on the table goes on. */
  function tell(reply) {
    const from = state.reply.events.length;
    Object.assign(state, { reply, request: reply.request, telling: true, given: {} });
    say("");
    teller.tell(from, reply.events.length);
  }

  return { root, lay, tell, keys: moves.keys, again: () => state.reply && draw() };
}
