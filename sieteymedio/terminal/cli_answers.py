"""The answers of the command line: each as values for JSON and as lines of text.

An exact value is `{"exact": "19/39", "decimal": "0.4872"}` in JSON.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sieteymedio.comparing.apart import OPTIONS, raising_of, why_no_price
from sieteymedio.comparing.bench import Comparison, Difference, Side
from sieteymedio.comparing.bench_codes import encode
from sieteymedio.comparing.facts import PresetFacts, preset_of, raising_lines, splitting_lines
from sieteymedio.comparing.pricing import is_dormant
from sieteymedio.comparing.raising import Raising
from sieteymedio.comparing.sides import Choice, FirstCardFacts
from sieteymedio.comparing.split_prices import SplitPrice
from sieteymedio.comparing.wording import banker_words, field_title, plain_value, player_words, price_words, say, value_words
from sieteymedio.engine.answers import Outlook
from sieteymedio.engine.exact import ZERO, Ratio
from sieteymedio.engine.ladder import Ladder
from sieteymedio.engine.odds import final_totals, next_card
from sieteymedio.engine.policies import Action, Policy
from sieteymedio.engine.presets import LEFT_OUT, PRESETS
from sieteymedio.engine.responses import best_response, decision
from sieteymedio.engine.rules import FIELDS, Rules
from sieteymedio.engine.setting import banker_of
from sieteymedio.engine.splitting import SplitDecision, may_be_split
from sieteymedio.engine.totals import TWO_SEVENS, total_text
from sieteymedio.sampling.simulation import Simulation

__all__ = [
    "best_answer",
    "compare_answer",
    "exact",
    "odds_answer",
    "preset_answer",
    "presets_answer",
    "simulation_answer",
    "split_answer",
    "totals_answer",
]

Answer = tuple[dict[str, Any], list[str]]

_OUTCOMES = {"bust": "busts", "seven_and_a_half": "makes 7½", "two_sevens": "makes two sevens", "stays_in": "stays in"}
_LOOKS = ("expected_value", "win", "push", "lose", "bust", "seven_and_a_half")
_MOST_ROWS = 40


def exact(value: Ratio) -> dict[str, str]:
    """Return an exact value for JSON.

    >>> exact(Ratio.of(19, 39))
    {'exact': '19/39', 'decimal': '0.487179'}
    """
    return {"exact": f"{value.numerator}/{value.denominator}", "decimal": value.decimal(6)}


def odds_answer(hand: str, seen: str, upcard: str, banker: Policy | None, rules: Rules) -> Answer:
    """Return the odds of a hand: the next card, and what each legal action leads to."""
    judged = decision(hand, seen, banker=banker, upcard=upcard, rules=rules)
    counts = total_text(judged.declare) if judged.declare else None
    following = next_card(hand, f"{seen} {upcard}", declared=counts, rules=rules)
    plays = banker_words(banker_of(rules, banker))
    outcomes = [name for name in _OUTCOMES if name in ("bust", "seven_and_a_half", "stays_in") or following.ways(name)]
    looks = {Action.STAND: judged.stand, Action.HIT: judged.hit, Action.EXCHANGE: judged.exchange}
    legal = {action: look for action, look in looks.items() if look}
    values = {
        "hand": hand, "seen": seen, "upcard": upcard or None, "banker": plays, "rules": rules.to_dict(),
        "next_card": {"out_of": following.out_of, **{name: exact(following.ratio(name)) for name in outcomes}},
        "actions": {action.value: _outlook(look) for action, look in legal.items()},
        "best": judged.best.value, "difference": exact(judged.difference), "declare": counts,
    }  # fmt: skip
    said = f" if your wild card counts {counts}, the best to name for a hit" if counts else ""
    lines = [f"{hand}, {plays}:", f"one of {following.out_of} cards may come next{said}; it"]
    lines += [f"  {_OUTCOMES[name]}: {following.ratio(name).spelled()}" for name in outcomes]
    for action, look in legal.items():
        lines.append(f"{action}: expected value {look.expected_value.spelled()}")
        lines.append(
            f"  win {look.win.percent()}, push {look.push.percent()}, lose {look.lose.percent()}, bust {look.bust.percent()}"
        )
    lines.append(
        f"best: {judged.best}" + (f", by {judged.difference.spelled()}" if len(legal) > 1 else " (the only one allowed)")
    )
    if may_be_split(rules, hand):
        lines.append("by these rules the hand may be split, and that is not counted here: see the command split")
    return values, lines


def totals_answer(policy: Policy, hand: str, seen: str, rules: Rules) -> Answer:
    """Return the law of the final total of a seat that plays `policy`."""
    law = final_totals(policy, hand, seen, rules=rules)
    rows = [("two sevens" if worth == TWO_SEVENS else total_text(worth), chance) for worth, chance in law.ratios()]
    values = {
        "policy": policy.name, "hand": hand, "seen": seen, "rules": rules.to_dict(),
        "totals": {name: exact(chance) for name, chance in rows},
    }  # fmt: skip
    return values, [f"a hand that {policy.name}:", *(f"{name:>10}: {chance.spelled()}" for name, chance in rows)]


def ladder_answer(found: Ladder) -> Answer:
    """Return what a player gains against a bank that sees nothing, all but the covered card, or everything."""
    values = {
        "player": found.player.name, "rules": found.rules.to_dict(), "blind": exact(found.blind_ratio),
        "open_cards": exact(found.open_cards_ratio), "everything": exact(found.everything_ratio),
    }  # fmt: skip
    head = f"what a player who {found.player.name} gains for each bean, against the best reply of a bank that knows it:"
    return values, [head, *(f"  {line}" for line in str(found).splitlines())]


def best_answer(hand: str, seen: str, upcard: str, banker: Policy | None, rules: Rules) -> Answer:
    """Return the best play of one hand, or of every hand if `hand` is empty."""
    best = best_response(banker, seen, upcard=upcard, rules=rules)
    plays = banker_words(best.banker)
    values: dict[str, Any] = {"banker": plays, "seen": seen, "upcard": upcard or None, "rules": rules.to_dict()}
    if hand:
        found, action = best.ratios(hand), best.action(hand)
        values |= {"hand": hand, "best": action.value, "values": {name: exact(value) for name, value in found.items()}}
        lines = [f"{hand}, {plays}: {action}", *(f"  {name}: {value.spelled()}" for name, value in found.items())]
        return values, lines
    value = best.ratio_value
    values["value"] = exact(value)
    lines = [f"best play, {plays}: expected value {value.spelled()}"]
    if rules.bank_card == "open" and not upcard:
        rows = Side(rules, banker=banker).first_cards() if not seen else ()
        values["first_cards"] = [_first_card(row) for row in rows]
        lines += ["name the bank's open card with --upcard for a table of hands", *_first_card_lines(rows)]
        return values, lines
    values["hands"] = []
    for row in best.table():
        if row.hit is not None:
            stand = exact(row.stand) if row.stand is not None else None
            values["hands"].append({
                "hand": row.hand, "total": total_text(row.total), "stand": stand, "hit": exact(row.hit),
                "best": row.best.value,
            })  # fmt: skip
            shown = "may not" if row.stand is None else row.stand.decimal()
            lines.append(
                f"{row.hand:<26} {total_text(row.total):>3}  stand {shown:>8}  hit {row.hit.decimal():>8}  {row.best}"
            )
    return values, lines


def split_answer(hand: str, seen: str, banker: Policy | None, rules: Rules, found: SplitDecision) -> Answer:
    """Return what standing, hitting and splitting court cards are worth."""
    plays = banker_words(banker_of(rules, banker))
    values = {
        "hand": hand, "seen": seen, "banker": plays, "rules": rules.to_dict(), "best": found.best.value,
        "values": {action.value: exact(value) for action, value in found.values.items()},
    }  # fmt: skip
    names = {"split": "split into two hands, once"}
    lines = [f"{hand}, {plays}: {found.best}"]
    lines += [f"  {names.get(action.value, action.value)}: {value.spelled()}" for action, value in found.values.items()]
    return values, [*lines, "splitting again is not in these values; the command simulate --splits samples it"]


def simulation_answer(found: Simulation) -> Answer:
    """Return what sampled hands brought; nothing in it is exact, and it says so."""
    values = {
        "sampled": True, "hands": found.hands, "seed": found.seed, "player": found.player, "banker": found.banker,
        "rules": found.rules.to_dict(), "mean_gain": f"{found.mean_gain:.6f}",
        "standard_error": f"{found.standard_error:.6f}" if found.hands > 1 else None, "bust_rate": f"{found.bust_rate:.6f}",
    }  # fmt: skip
    return values, [str(found), f"hands of the player that are bust: {100 * found.bust_rate:.2f} %"]


def compare_answer(comparison: Comparison, splitting: Sequence[SplitPrice | None], *, every: bool) -> Answer:
    """Return a comparison; `splitting` is what it is worth on either side, where it has been counted.

    `every` lists all hands that are played otherwise, not only the first ones.
    """
    sides = {"left": comparison.left, "right": comparison.right}
    prices = dict(zip(sides, splitting, strict=True))
    steps = list(comparison.steps())
    rows = list(comparison.differences())
    values: dict[str, Any] = {
        "code": encode(comparison),
        **{name: _side(side) | _apart(side, prices[name]) for name, side in sides.items()},
        "difference": exact(comparison.ratio_difference),
        "steps": [
            {
                "key": step.key,
                "fields": list(step.change.fields),
                "edge": exact(step.ratio_edge),
                "change": exact(step.ratio_change),
            }
            for step in steps
        ],
        "unpriced": [
            {"field": row.field, "left": plain_value(row.left), "right": plain_value(row.right), "why": row.why}
            for row in comparison.unpriced
        ],
        "differences": [
            {"hand": row.hand, "upcard": row.upcard or None, "left": _choice(row.left), "right": _choice(row.right)}
            for row in rows
        ],
    }
    lines = []
    for name, side in sides.items():
        ends = side.showdown
        lines.append(f"{name}: {_title(side.rules)}; the player {player_words(side.player)}, {banker_words(side.banker)}")
        lines.append(f"  expected value for each unit staked: {side.ratio_edge.spelled()}")
        lines.append(f"  the player busts {ends.player_bust.percent()}, the bank {ends.bank_bust.percent()}")
        lines += [f"  {line}" for line in _apart_lines(side, prices[name])]
    gap = comparison.ratio_difference
    if gap == ZERO:
        lines.append("for each unit staked both come to exactly the same")
    else:
        word, size = ("better", gap) if gap > ZERO else ("worse", -gap)
        lines.append(f"the right is {word} for the player by {size.spelled()}")
    lines += ["where it comes from, rule by rule in this order:"] if steps else ["no rule with a price differs"]
    for step in steps:
        title = "; ".join(say(f"topic-{topic}") for topic in step.change.topics)
        lines.append(f"  {title}: {_signed(step.ratio_change)}, to {step.ratio_edge.decimal()}")
        lines += [
            f"    {part}" for part in _what_changes(step.change.fields, step.change.before.rules, step.change.after.rules)
        ]
    for row in comparison.unpriced:
        left, right = value_words(row.field, row.left), value_words(row.field, row.right)
        lines.append(f"  not a step: {field_title(row.field)}: {left} -> {right}. {price_words(row.field)}")
    shown = rows if every else rows[:_MOST_ROWS]
    lines.append(f"hands that are played differently: {len(rows)}")
    lines += [f"  {_difference(row)}" for row in shown]
    if len(shown) < len(rows):
        lines.append(f"  … and {len(rows) - len(shown)} more: --all lists them")
    return values, [*lines, f"code: {values['code']}"]


def presets_answer() -> Answer:
    """Return the names, titles and sources of all presets, and those left out with the reason."""
    rows = [{"name": preset.name, "title": preset.title, "source": preset.source} for preset in PRESETS.values()]
    lines = [f"{row['name']:<26} {row['title']} ({row['source']})" for row in rows]
    left_out = [{"name": name, "why": why} for name, why in LEFT_OUT.items()]
    return {"presets": rows, "left_out": left_out}, [*lines, *(f"left out: {row['name']}: {row['why']}" for row in left_out)]


def preset_answer(facts: PresetFacts, splitting: SplitPrice | None) -> Answer:
    """Return the facts of a preset, with what splitting is worth where it has been counted."""
    preset = facts.preset
    values = {
        "name": preset.name, "title": preset.title, "source": preset.source, "note": preset.note,
        "rules": {field: plain_value(getattr(preset.rules, field)) for field in FIELDS},
        "our_choice": list(facts.our_choice),
        "edges": [{"banker": banker_words(banker), "edge": exact(edge)} for banker, edge in facts.edges()],
        **_facts(facts),
        **_apart(facts.side, splitting),
    }  # fmt: skip
    return values, [*facts.lines(splitting), *_no_price_lines(facts.side, splitting)]


def _facts(facts: PresetFacts) -> dict[str, Any]:
    pairs, staking = facts.two_cards(), facts.staking()
    return {
        **_side(facts.side),
        "two_cards": {
            "seven_and_a_half": exact(pairs.seven_and_a_half),
            "natural": exact(pairs.natural) if pairs.natural is not None else None,
            "two_sevens": exact(pairs.two_sevens) if pairs.two_sevens is not None else None,
        },
        "first_cards": [_first_card(row) for row in facts.first_cards()],
        "staking": {"value": exact(staking.value), "least": staking.least, "most": staking.most} if staking else None,
    }


def _side(side: Side) -> dict[str, Any]:
    ends = side.showdown
    return {
        "title": _title(side.rules),
        "player": player_words(side.player),
        "banker": banker_words(side.banker),
        "edge": exact(side.ratio_edge),
        "player_bust": exact(ends.player_bust),
        "bank_bust": exact(ends.bank_bust),
        "win": exact(ends.result(1)),
        "push": exact(ends.result(0)),
        "lose": exact(ends.result(-1)),
    }


def _apart(side: Side, splitting: SplitPrice | None) -> dict[str, Any]:
    raising = raising_of(side)
    return {
        "raising": raising and {
            **_option(raising),
            "most_at_once": [row.card for row in raising.first_cards if row.raises],
        },
        "splitting": splitting and {
            **_option(splitting),
            "two_courts": [
                {
                    "upcard": row.upcard or None, "best": row.best.value, "together": exact(row.together),
                    "split": exact(row.split),
                }
                for row in splitting.two_courts
            ],
        },
    }  # fmt: skip


def _option(found: Raising | SplitPrice) -> dict[str, Any]:
    return {"without": exact(found.plain_ratio), "with": exact(found.value_ratio), "adds": exact(found.gain_ratio)}


def _apart_lines(side: Side, splitting: SplitPrice | None) -> list[str]:
    raising = raising_of(side)
    lines = [*(raising_lines(raising) if raising else ()), *(splitting_lines(splitting) if splitting else ())]
    return lines + _no_price_lines(side, splitting)


def _no_price_lines(side: Side, splitting: SplitPrice | None) -> list[str]:
    whys = {option: why_no_price(option, side) for option in OPTIONS}
    lines = [f"{option}: {say(f'no-price-{why}')}" for option, why in whys.items() if why not in (None, "none")]
    if whys["splitting"] is None and splitting is None:
        lines.append("splitting: --splitting counts what it is worth, in some seconds")
    return lines


def _title(rules: Rules) -> str:
    preset = preset_of(rules)
    return preset.title if preset else say("side-base" if rules == Rules() else "side-own")


def _outlook(look: Outlook) -> dict[str, Any]:
    return {name: exact(getattr(look, name)) for name in _LOOKS}


def _choice(choice: Choice) -> dict[str, Any]:
    return {
        "total": total_text(choice.total),
        "best": choice.action.value,
        "values": {action.value: exact(value) for action, value in choice.values},
    }


def _difference(row: Difference) -> str:
    shown = f" against {row.upcard}" if row.upcard else ""
    left, right = row.left, row.right
    totals = {total_text(left.total), total_text(right.total)}
    of = f" ({' / '.join(sorted(totals))})"
    worth = [", ".join(f"{action} {value.decimal()}" for action, value in choice.values) for choice in (left, right)]
    return f"{row.hand}{shown}{of}: {left.action} -> {right.action}   [{worth[0]}] [{worth[1]}]"


def _what_changes(fields: tuple[str, ...], before: Rules, after: Rules) -> list[str]:
    said = []
    for name in fields:
        old, new = ("–" if is_dormant(name, rules) else value_words(name, getattr(rules, name)) for rules in (before, after))
        if old != new:
            said.append(f"{field_title(name)}: {old} -> {new}")
    return said


def _first_card(row: FirstCardFacts) -> dict[str, Any]:
    return {
        "card": row.card, "name": row.name, "probability": exact(row.probability), "value": exact(row.value),
        "action": row.action.value if row.action else None,
    }  # fmt: skip


def _first_card_lines(rows: tuple[FirstCardFacts, ...]) -> list[str]:
    return [f"  {row.name}: {row.value.decimal()}, {row.action or 'by the open card'}" for row in rows]


def _signed(value: Ratio) -> str:
    text = value.decimal(6)
    return text if text.startswith("-") else f"+{text}"
