// The table: round after round by any rules. State and requests here; drawing in table_view.js.

import { createClient } from "./client.js";
import { calm, h } from "./dom.js";
import { createTeller, sharedEvents } from "./events.js";
import { listenKeys } from "./keys.js";
import { codeInAddress } from "./link.js";
import * as requests from "./requests.js";
import { createTableView } from "./table_view.js";
import { reader } from "./texts.js";

const PACE = 640;
const CHANNEL = "table";

export function table({ model, el }) {
  const text = reader(model.get("texts"));
  const options = model.get("options") ?? {};
  const client = createClient(model, (news) => view.status(news));
  const state = {
    request: null,
    reply: null,
    shown: 0,
    telling: false,
    guess: null,
    given: {},
    earlier: [],
    played: new Set(),
    deal: 0,
    firstHand: options.guess === "first-hand",
  };
  const teller = createTeller({
    pace: () => (calm() ? 0 : PACE),
    step: (shown) => {
      const news = state.reply.events.slice(state.shown, shown);
      state.shown = shown;
      state.telling = teller.telling() || shown < state.reply.events.length;
      view.showTable(news);
    },
    done: () => {
      state.telling = false;
      view.showAll();
    },
  });

  const deals = options.deals ?? [];
  const settled = () => state.reply?.view.phase === "settled";
  const legal = (action) => Boolean(state.reply?.view.legal.includes(action)) && !client.waiting(CHANNEL);

  /** Take a reply to the table; `from` says how much of it has been told before. */
  function take(reply, from) {
    client.cancel("odds");
    state.reply = reply;
    state.request = requests.bare(reply.request);
    state.guess = null;
    state.given = {};
    state.shown = Math.min(from, reply.events.length);
    state.telling = true;
    view.newReply();
    teller.tell(from, reply.events.length);
  }

  function refuse(reply) {
    if (reply.failed) view.problem(text("python_failed"));
    else view.problem(reply.error?.message ?? text("unknown_problem"));
  }

  async function go(request, { kind = "table", from = 0, spare = null, keep = false } = {}) {
    view.problem("");
    let reply = await client.ask(kind, request, CHANNEL);
    if (reply?.failed && spare) reply = client.embedded(kind, spare) ?? reply;
    if (!reply) return false;
    if (!reply.ok) {
      refuse(reply);
      view.showAll();
      return false;
    }
    if (!keep) state.earlier = [];
    take(spare && reply.request.seen_ahead !== request.seen_ahead ? marked(reply) : reply, from);
    return true;
  }

  /** Return a reply of the embedded hands as one whose cards were seen: nothing is graded. */
  function marked(reply) {
    return { ...reply, request: { ...reply.request, seen_ahead: true }, review: null };
  }

  function act(action, given = {}) {
    teller.skip();
    if (!legal(action)) return;
    const before = state.reply;
    const request = requests.withMove(state.request, action, given);
    const spare = request.seen_ahead ? { ...request, seen_ahead: false } : null;
    state.earlier.push(before);
    go(request, { from: before.events.length, spare, keep: true }).then((taken) => {
      if (!taken) state.earlier.pop();
    });
    view.showAll();
  }

  function undo() {
    teller.skip();
    if (client.waiting(CHANNEL)) {
      client.cancel(CHANNEL);
      view.showAll();
      return;
    }
    if (!state.request || !requests.hasOwnMove(state.request)) return;
    const request = requests.undone(state.request);
    const before = state.earlier.pop();
    // The earlier reply is at hand, so the table goes back at once; the exact one follows.
    if (before) take(marked(before), before.events.length);
    const earlier = state.earlier;
    const from = before ? before.events.length : 0;
    client.ask("table", request, CHANNEL).then((reply) => {
      if (reply?.ok) {
        state.earlier = earlier;
        take(reply, from || reply.events.length);
        view.say(text("said_undo"));
      } else if (!before && reply) refuse(reply);
      view.showAll();
    });
    view.say(text("said_undo"));
  }

  function dealOn() {
    teller.skip();
    if (!state.request) return;
    const request = requests.dealtOnDifferently(state.request, settled());
    const told = settled() ? 0 : state.reply.events.length;
    const was = state.reply.events;
    go(request, { keep: !settled() }).then((taken) => {
      if (!taken) return;
      teller.tell(told || sharedEvents(was, state.reply.events), state.reply.events.length);
      view.say(text("said_dealt_on"));
    });
  }

  function newHand() {
    teller.stop();
    if (!state.request) return start();
    state.played.add(state.deal);
    const next = settled() && state.reply.next ? requests.bare(state.reply.next) : null;
    // A session goes on, and so does a seed that somebody typed or sent: a class plays its second hand, too.
    if (next && (requests.inSession(next) || state.deal < 0)) return go(next);
    if (next && client.embedded("table", next)) return go(next);
    const index = sameTable()
      ? deals.findIndex((deal, at) => !state.played.has(at) && client.embedded("table", deal.request))
      : -1;
    if (index >= 0) return chooseDeal(index);
    state.deal = -1;
    const round = (state.request.round ?? 1) + 1;
    return go(next ?? requests.freshDeal(state.request, { round }));
  }

  /** The named deals belong to the opening banker and stake; a reader who changed them keeps the change. */
  function sameTable() {
    const first = deals[0]?.request ?? options.opening_request;
    return (
      JSON.stringify([first?.banker, first?.opening, first?.rules]) ===
      JSON.stringify([state.request.banker, state.request.opening, state.request.rules])
    );
  }

  function chooseDeal(index) {
    if (!deals[index]) return undefined;
    state.deal = index;
    state.firstHand = options.guess === "first-hand" && index === 0;
    return go(requests.bare(deals[index].request));
  }

  function start() {
    const link = options.from_link ? codeInAddress("hand") : null;
    const opening = requests.bare(options.opening_request ?? deals[0]?.request ?? {});
    state.deal = deals.findIndex((deal) => JSON.stringify(deal.request) === JSON.stringify(options.opening_request));
    if (!link) return go(opening);
    state.firstHand = false;
    state.deal = -1;
    return openCode(link).then(async (taken) => {
      if (taken || state.reply) return;
      const why = view.problemWords();
      await go(opening);
      view.problem(why);
    });
  }

  function openCode(code) {
    teller.stop();
    state.deal = -1;
    state.firstHand = false;
    return go({ code }, { kind: "open" });
  }

  /** Ask for what takes a while: the same round again, with its odds or its review. */
  async function workOut() {
    const about = state.reply;
    view.say(text("working_out"));
    let reply = { resume: 0 };
    state.working = true;
    view.showAll();
    while (Number.isInteger(reply?.resume)) {
      reply = await client.ask("table", { ...state.request, with_odds: true, resume: reply.resume }, "odds");
      if (state.reply !== about) {
        state.working = false;
        return;
      }
      if (reply?.partial) view.say(text("working_out_progress", reply.partial));
    }
    state.working = false;
    if (reply?.ok) {
      state.reply = { ...about, ...pick(reply), with_odds: true };
      view.say(text("worked_out"));
    } else if (reply) refuse(reply);
    else view.say(text("working_out_stopped"));
    view.showAll();
  }

  const stopWorkOut = () => client.cancel("odds");

  const pick = ({ odds, odds_note, review, review_note }) => ({ odds, odds_note, review, review_note });

  /** Sit down at another table: rules, seats, policies. */
  function otherTable(changes, banker = null) {
    teller.stop();
    state.deal = -1;
    state.firstHand = false;
    const { banker: _banker, ...request } = requests.otherTable(state.request, changes);
    return go(banker ? { ...request, banker } : request);
  }

  function switchBanker(banker) {
    teller.stop();
    const request = requests.beforeBanker(state.request, banker);
    const was = state.reply.events;
    go(request, { keep: !settled() }).then((taken) => {
      if (taken) teller.tell(Math.max(sharedEvents(was, state.reply.events), 1), state.reply.events.length);
    });
  }

  const actions = {
    act,
    undo,
    dealOn,
    newHand,
    chooseDeal,
    openCode,
    switchBanker,
    otherTable,
    workOut,
    stopWorkOut,
    replay: () => {
      view.newReply();
      state.shown = 0;
      state.telling = true;
      view.showTable([]);
      teller.tell(0, state.reply.events.length);
    },
    guess: (action) => {
      state.guess = action;
      view.showAll();
    },
    seed: (seed) => {
      state.deal = -1;
      state.firstHand = false;
      return go(requests.freshDeal(state.request, { seed: seed.trim() || requests.freshSeed(), round: 1 }));
    },
    stake: (stake) => {
      const opening = {
        ...state.request.opening,
        stakes: { ...state.request.opening.stakes, [state.request.opening.you]: stake },
      };
      return go(requests.freshDeal(state.request, { opening, round: (state.request.round ?? 1) + 1 }));
    },
    skip: () => teller.skip(),
  };

  const view = createTableView({
    text,
    client,
    options,
    deals,
    state,
    choice: { preset: options.preset ?? null, rules: {}, changed: false },
    actions,
    settled,
    legal,
    inPage: model.get("host") !== undefined,
    waiting: () => client.waiting(CHANNEL),
  });
  const root = h("div", { class: "sym-frame" }, view.root);
  el.append(root);

  const stopKeys = listenKeys(view.root, {
    ...view.keys,
    n: newHand,
    u: undo,
    w: view.why,
    "?": view.toggleHelp,
  });
  const onHash = () => {
    const code = options.from_link ? codeInAddress("hand") : null;
    if (code && code !== state.reply?.code) openCode(code);
  };
  window.addEventListener("hashchange", onHash);
  start();

  return () => {
    teller.stop();
    stopKeys();
    window.removeEventListener("hashchange", onHash);
    client.dispose();
    root.remove();
  };
}
