// What splitting is worth: a long count that tells how far it is, and can be stopped.

import { button, h, paint } from "./dom.js";
import { exact } from "./numbers.js";
import { problemWords } from "./referee.js";

const CHANNEL = "split";

export function createSplitPrice({ text, client, state }) {
  const root = h("div", { class: "sym-on-demand", "data-part": "split-price" });
  const answer = h("div", { "aria-live": "polite" });
  let running = false;
  let code = null;

  function show() {
    const { reply } = state;
    const offered = reply?.view.legal.includes("split");
    if (!offered || reply.code !== code) {
      if (running) client.cancel(CHANNEL);
      running = false;
      code = reply?.code ?? null;
      paint(answer);
    }
    if (!offered) return paint(root);
    const press = running
      ? button({ action: "stop-split", label: text("split_stop"), kind: "is-quiet", run: stop })
      : button({ action: "price-split", label: text("split_price"), kind: "is-quiet", run: price });
    return paint(root, press, answer);
  }

  function stop() {
    client.cancel(CHANNEL);
  }

  async function price() {
    const { request, view } = state.reply;
    const seats = view.seats.filter((seat) => seat.seat !== request.opening.you);
    const asked = {
      rules: request.rules,
      banker: request.banker,
      hand: view.seats.find((seat) => seat.seat === request.opening.you).cards,
      seen: seats.flatMap((seat) => seat.cards).filter(Boolean),
    };
    const mine = code;
    running = true;
    show();
    for (let resume = 0; ; ) {
      const reply = await client.ask(CHANNEL, { ...asked, resume }, CHANNEL);
      if (mine !== code) return;
      if (!reply?.ok || reply.resume === null) {
        running = false;
        paint(answer, reply ? said(reply) : h("p", { class: "sym-note" }, text("split_stopped")));
        return show();
      }
      resume = reply.resume;
      paint(answer, h("p", { class: "sym-note" }, text("split_progress", reply.partial)));
    }
  }

  function said(reply) {
    if (!reply.ok) return h("p", { class: "sym-problem" }, problemWords(reply, text));
    const { split, together, best } = reply.split;
    const better = text("split_better");
    const row = (action, value) =>
      h(
        "tr",
        { "data-of": action },
        h("th", { scope: "row" }, text(`action_${action}`), action === best ? ` (${better})` : null),
        h("td", {}, exact(value, text, { percent: false })),
      );
    return h(
      "table",
      { class: "sym-outlook" },
      h("caption", {}, text("split_caption", { banker: reply.banker })),
      h("tbody", {}, row("split", split), row(together.action, together.expected_value)),
    );
  }

  return { root, show };
}
