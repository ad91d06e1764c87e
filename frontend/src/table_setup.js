// What table one sits at: its rules, its seats, who holds the bank, how the others play, accounts.

import { bankerOptions, placeOf, plainPolicies } from "./bankers.js";
import { button, disclosure, h, menu, paint, tick } from "./dom.js";
import { inSession } from "./requests.js";
import { createRulesChooser, rulesOf } from "./rules_chooser.js";

const MOST = 7;
const BANK = "bank";

export function createSetup({ text, client, options, state, actions, choice }) {
  if (!options.rules) return null;
  const rules = disclosure({ name: "rules", label: "" });
  const seats = disclosure({ name: "seats", label: text("panel_seats") });
  const chooser = createRulesChooser({
    text,
    client,
    presets: options.presets ?? [],
    choice,
    // What a preset leaves unsaid is the base game's, not what was played before.
    change: () => actions.otherTable({ rules: {}, ...rulesOf(choice) }),
  });
  const policies = bankerOptions(plainPolicies(), text);
  const plan = { seats: 2, place: "1", players: {}, accounts: false };
  paint(rules.body, chooser.root);

  function read() {
    const { opening, players = {} } = state.request;
    const { order = [1, 0] } = state.reply.view;
    plan.seats = Math.min(opening.seats, MOST);
    plan.place = opening.you === opening.bank ? BANK : String(order.indexOf(opening.you) + 1);
    plan.accounts = inSession(state.request);
    plan.players = Object.fromEntries(
      order.slice(0, -1).map((seat, place) => [place + 1, JSON.stringify(players[seat] ?? { policy: "stand", at: "5" })]),
    );
  }

  /** The bank sits at 0, and the players in the order in which they play. */
  function sit() {
    const asBank = plan.place === BANK;
    const you = asBank ? 0 : Number(plan.place);
    const seatOf = (place) => (state.request.rules.order === "left" ? plan.seats - place : place);
    const players = {};
    for (let place = 1; place < plan.seats; place += 1) {
      const policy = plan.players[place];
      if (place !== you && policy) players[seatOf(place)] = JSON.parse(policy);
    }
    const opening = { seats: plan.seats, bank: 0, you: asBank ? 0 : seatOf(you) };
    if (plan.accounts) opening.chips = {};
    const { banker } = state.request;
    const free = (state.request.rules.banker ?? "free") === "free";
    // A bank that looks at one hand has nothing to go by with several players, or where the reader deals.
    const keep = free && banker.policy !== "chase" ? banker : plan.seats === 2 && !asBank && free ? banker : null;
    actions.otherTable({ opening, players }, keep);
  }

  function showSeats() {
    const others = [];
    for (let place = 1; place < plan.seats; place += 1) if (String(place) !== plan.place) others.push(place);
    paint(
      seats.body,
      h(
        "div",
        { class: "sym-form" },
        menu({
          label: text("seats_label"),
          name: "seats",
          value: String(plan.seats),
          options: Array.from({ length: MOST - 1 }, (_, at) => ({ value: String(at + 2), label: String(at + 2) })),
          change: (value) => {
            plan.seats = Number(value);
            if (plan.place !== BANK && Number(plan.place) >= plan.seats) plan.place = "1";
            showSeats();
          },
        }),
        menu({
          label: text("place_label"),
          name: "place",
          value: plan.place,
          options: [
            ...Array.from({ length: plan.seats - 1 }, (_, at) => ({
              value: String(at + 1),
              label: plan.seats === 2 ? text("place_player") : text("place_number", { number: at + 1 }),
            })),
            { value: BANK, label: text("place_bank") },
          ],
          change: (value) => {
            plan.place = value;
            showSeats();
          },
        }),
        others.map((place) =>
          menu({
            label: text(others.length > 1 ? "policy_number" : "policy_one", { number: place }),
            name: `policy-${place}`,
            value: String(Math.max(placeOf(policies, JSON.parse(plan.players[place] ?? "null") ?? DEFAULT), 0)),
            options: policies.map(({ label }, at) => ({ value: String(at), label })),
            change: (value) => (plan.players[place] = policies[Number(value)].key),
          }),
        ),
        tick({
          label: text("accounts_label"),
          name: "accounts",
          checked: plan.accounts,
          change: (on) => (plan.accounts = on),
        }),
      ),
      h("p", { class: "sym-note" }, text("accounts_words")),
      button({ action: "sit", label: text("sit"), kind: "is-primary", run: sit }),
    );
  }

  const heading = rules.details.querySelector("summary");
  let of = null;
  return {
    panels: [rules.details, seats.details],
    show() {
      heading.textContent = text(choice.changed ? "panel_rules_changed" : "panel_rules_of", { rules: chooser.title() });
      // What the reader is choosing stays until another table stands there.
      const now = JSON.stringify([state.request?.opening.seats, state.request?.opening.you, state.request?.opening.bank]);
      if (!state.reply || of === now) return;
      of = now;
      read();
      showSeats();
    },
  };
}

const DEFAULT = { policy: "stand", at: "5" };
