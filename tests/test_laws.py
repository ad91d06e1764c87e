"""Laws that hold for every pack, hand, rule and policy, and the plain recursion on random small games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from operator import add, sub

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sieteymedio as sm
from sieteymedio.engine.hands import payment
from tests.helpers import FRESH, LETTERS, POINTS, TARGET, as_table, counts_of, exact, law, seen_for, text_of
from tests.reference import deals

Counts = tuple[int, ...]
SIGNS = list(deals.VALUES)


@dataclass(frozen=True)
class Whim(sm.Policy):
    """Hits or stands on each composition as the bits of a number fall: as unlike a limit as a policy can be."""

    bits: int
    counts_cards = False

    def hits(self, hand: Sequence[int]) -> bool:
        place = sum(count * prime for count, prime in zip(hand, (1, 3, 5, 7, 11, 13, 17, 19), strict=True)) % 64
        return bool(self.bits >> place & 1)

    def decide(self, situation: sm.Situation) -> sm.Action:
        return sm.Action.HIT if self.hits(situation.hand) else sm.Action.STAND


def points_in(counts: Sequence[int]) -> int:
    return sum(count * points for count, points in zip(counts, POINTS, strict=True))


limits = st.integers(1, TARGET).map(lambda points: sm.StandAt(Fraction(points, 2)))
risks = st.fractions(0, 1, max_denominator=40).map(lambda risk: sm.BustRisk(risk))
whims = st.integers(0, 2**64 - 1).map(Whim)
policies = limits | risks | whims
told_nothing = limits | whims
"""Policies that do not look at what else is out of the pack."""
rule_sets = st.builds(
    sm.Rules,
    ties=st.sampled_from(["banker", "push"]),
    double_bust=st.sampled_from(["lost", "refunded"]),
    seven_and_a_half_pays=st.fractions(Fraction(1, 3), 4, max_denominator=5),
)


@st.composite
def packs(draw: st.DrawFn, enough: int = 3 * TARGET) -> Counts:
    """What may be left of one pack, never so little that two hands could use it up."""
    left = tuple(draw(st.integers(0, count)) for count in FRESH)
    return left if points_in(left) >= enough else FRESH


@st.composite
def small_packs(draw: st.DrawFn) -> Counts:
    """Eight cards at most, and still never too little for two hands."""
    cards = draw(st.lists(st.sampled_from(range(8)), min_size=6, max_size=8))
    left = [min(cards.count(kind), 4) for kind in range(8)]
    kind = 7
    while points_in(left) < 3 * TARGET:
        left[kind] = min(left[kind] + 1, 4)
        kind = 4 + (kind - 5) % 4
        lowest = next(k for k in range(8) if left[k])
        if sum(left) > 8:
            left[lowest] -= 1
    return tuple(left)


@st.composite
def hands(draw: st.DrawFn, below: int = TARGET) -> Counts:
    """A hand that is still to act: not empty, less than 7½."""
    hand = [0] * 8
    for kind in draw(st.lists(st.sampled_from(range(8)), min_size=1, max_size=6)):
        hand[kind] += 1
        if points_in(hand) >= below or hand[kind] > FRESH[kind]:
            hand[kind] -= 1
    if not any(hand):
        hand[0] = 1
    return tuple(hand)


@st.composite
def hands_and_packs(draw: st.DrawFn) -> tuple[Counts, Counts]:
    """A hand, and what is left besides."""
    hand = draw(hands())
    left = tuple(draw(st.integers(0, count - held)) for count, held in zip(FRESH, hand, strict=True))
    return hand, left if points_in(left) >= 3 * TARGET else tuple(map(sub, FRESH, hand))


def out_of_play(hand: Counts, left: Counts) -> str:
    """The seen cards that leave *left* beside *hand*."""
    return seen_for([held + more for held, more in zip(hand, left, strict=True)])


def mixed(laws: Sequence[tuple[Fraction, dict[int, Fraction]]]) -> dict[int, Fraction]:
    """The average of some laws, each with its weight."""
    found: dict[int, Fraction] = {}
    for weight, each in laws:
        for total, chance in each.items():
            found[total] = found.get(total, Fraction(0)) + weight * chance
    return found


def next_kinds(left: Counts) -> list[tuple[int, Fraction]]:
    return [(kind, Fraction(count, sum(left))) for kind, count in enumerate(left) if count]


def one_of(kind: int) -> Counts:
    return tuple(int(each == kind) for each in range(8))


# Probabilities.


@given(hands_and_packs(), policies)
def test_probabilities_add_up_to_1(case: tuple[Counts, Counts], policy: sm.Policy):
    hand, left = case
    seen = out_of_play(hand, left)
    assert sum(law(sm.final_totals(policy, hand=text_of(hand), seen=seen)).values()) == 1
    assert sum(law(sm.final_totals(policy, seen=seen_for(left))).values()) == 1
    following = sm.next_card(text_of(hand), seen=seen)
    assert following.bust + following.seven_and_a_half + following.stays_in == 1
    assert following.out_of == sum(left)


@given(hands_and_packs(), limits | st.just(sm.Chase()), rule_sets)
def test_outlooks_add_up_to_1_and_to_the_expected_value(case: tuple[Counts, Counts], banker: sm.Policy, rules: sm.Rules):
    hand, left = case
    found = sm.decision(text_of(hand), seen=out_of_play(hand, left), banker=banker, rules=rules)
    assert found.hit is not None
    for outlook in (found.stand, found.hit):
        assert exact(outlook.win) + exact(outlook.push) + exact(outlook.lose) == 1
        assert exact(outlook.win) <= 1 - exact(outlook.bust)
        pays = exact(rules.seven_and_a_half_pays)
        gain = exact(outlook.expected_value) - exact(outlook.win) + exact(outlook.lose)
        most = (pays - 1) * exact(outlook.seven_and_a_half)
        assert min(most, 0) <= gain <= max(most, 0)
    assert exact(found.stand.bust) == exact(found.stand.seven_and_a_half) == 0
    assert found.finals is not None
    finals = law(found.finals)
    assert finals.get(16, 0) == exact(found.hit.bust)
    assert finals.get(15, 0) == exact(found.hit.seven_and_a_half)


@given(packs())
def test_the_second_card_has_the_law_of_the_first(left: Counts):
    firsts: dict[str, Fraction] = {}
    seconds: dict[str, Fraction] = {}

    class Two(sm.Policy):
        def decide(self, situation: sm.Situation) -> sm.Action:
            return sm.Action.HIT if sum(situation.hand) < 2 else sm.Action.STAND

    for each in sm.ordered_hands(Two(), seen=seen_for(left)):
        first, second = each.cards.split()
        firsts[first] = firsts.get(first, Fraction(0)) + Fraction(each.ways, each.out_of)
        seconds[second] = seconds.get(second, Fraction(0)) + Fraction(each.ways, each.out_of)
    assert firsts == seconds == {LETTERS[kind]: chance for kind, chance in next_kinds(left)}


@given(packs(enough=4 * TARGET), told_nothing)
def test_every_position_has_the_same_law(left: Counts, policy: sm.Policy):
    """A card burned unseen, whatever it is, changes nothing: cards from the second on are as good as from the first."""
    burned = [
        (chance, law(sm.final_totals(policy, seen=seen_for(tuple(map(sub, left, one_of(kind)))))))
        for kind, chance in next_kinds(left)
    ]
    assert mixed(burned) == law(sm.final_totals(policy, seen=seen_for(left)))


@given(packs(enough=4 * TARGET), told_nothing, told_nothing | st.just(sm.Chase()), rule_sets)
@settings(max_examples=15)
def test_every_position_has_the_same_value(left: Counts, player: sm.Policy, banker: sm.Policy, rules: sm.Rules):
    burned = sum(
        chance
        * exact(
            sm.expected_value(player=player, banker=banker, rules=rules, seen=seen_for(tuple(map(sub, left, one_of(kind)))))
        )
        for kind, chance in next_kinds(left)
    )
    assert burned == exact(sm.expected_value(player=player, banker=banker, rules=rules, seen=seen_for(left)))


@given(packs(), policies)
def test_conditioning_on_the_first_card_then_averaging(left: Counts, policy: sm.Policy):
    given_first = [
        (chance, law(sm.final_totals(policy, hand=LETTERS[kind], seen=seen_for(left)))) for kind, chance in next_kinds(left)
    ]
    assert mixed(given_first) == law(sm.final_totals(policy, seen=seen_for(left)))


@given(hands_and_packs(), policies)
def test_conditioning_on_the_next_card_then_averaging(case: tuple[Counts, Counts], policy: sm.Policy):
    """A hand that its policy would stop stays as it is; otherwise it is the average over its next card."""
    hand, left = case
    seen = out_of_play(hand, left)
    whole = law(sm.final_totals(policy, hand=text_of(hand), seen=seen))
    situation = sm.Situation(hand, left, sm.Rules())
    if policy.decide(situation) is sm.Action.STAND:
        assert whole == {points_in(hand): 1}
        return
    parts = []
    for kind, chance in next_kinds(left):
        longer = tuple(map(add, hand, one_of(kind)))
        if points_in(longer) > TARGET:
            parts.append((chance, {TARGET + 1: Fraction(1)}))
        else:
            parts.append((chance, law(sm.final_totals(policy, hand=text_of(longer), seen=seen))))
    assert mixed(parts) == whole


@given(packs(), policies, told_nothing | st.just(sm.Chase()), rule_sets)
@settings(max_examples=20)
def test_the_value_is_the_average_over_the_first_card(left: Counts, player: sm.Policy, banker: sm.Policy, rules: sm.Rules):
    seen = seen_for(left)
    parts = sum(
        chance * exact(sm.expected_value(player=player, banker=banker, hand=LETTERS[kind], seen=seen, rules=rules))
        for kind, chance in next_kinds(left)
    )
    assert parts == exact(sm.expected_value(player=player, banker=banker, seen=seen, rules=rules))


@given(hands_and_packs(), rule_sets)
@settings(max_examples=20)
def test_hitting_is_the_average_of_its_futures(case: tuple[Counts, Counts], rules: sm.Rules):
    hand, left = case
    seen = out_of_play(hand, left)
    found = sm.decision(text_of(hand), seen=seen, rules=rules)
    assert found.hit is not None
    assert {future.kind: Fraction(future.ways, future.out_of) for future in found.futures} == dict(next_kinds(left))
    for name in ("win", "push", "lose", "bust", "seven_and_a_half", "expected_value"):
        average = sum(
            Fraction(future.ways, future.out_of) * exact(getattr(future.outlook, name)) for future in found.futures
        )
        assert average == exact(getattr(found.hit, name))
    for future in found.futures:
        longer = tuple(map(add, hand, one_of(future.kind)))
        assert future.total == min(points_in(longer), TARGET + 1)
        if future.outcome == "stays_in":
            later = sm.decision(text_of(longer), seen=seen, rules=rules)
            assert later.hit is not None
            assert future.outlook == (later.hit if later.best is sm.Action.HIT else later.stand)


# Settlement.


@given(st.integers(1, 16), st.integers(1, 16), rule_sets)
def test_a_bust_hand_never_wins(player: int, banker: int, rules: sm.Rules):
    gain = exact(payment(player, banker, rules))
    if player > TARGET:
        assert gain == (0 if banker > TARGET and rules.double_bust == "refunded" else -1)
    elif banker > TARGET or player > banker:
        assert gain == (exact(rules.seven_and_a_half_pays) if player == TARGET else 1)
    elif player == banker:
        assert gain == (0 if rules.ties == "push" else -1)
    else:
        assert gain == -1


@given(packs(), limits)
def test_two_alike_play_a_fair_game_if_ties_push_and_a_double_bust_is_refunded(left: Counts, policy: sm.Policy):
    rules = sm.Rules(ties="push", double_bust="refunded")
    assert sm.expected_value(player=policy, banker=policy, seen=seen_for(left), rules=rules) == 0


@given(packs(), told_nothing, told_nothing | st.just(sm.Chase()))
@settings(max_examples=20)
def test_kinder_rules_are_worth_no_less(left: Counts, player: sm.Policy, banker: sm.Policy):
    def value(**rules: object) -> Fraction:
        found = sm.expected_value(player=player, banker=banker, seen=seen_for(left), rules=sm.Rules(**rules))  # type: ignore[arg-type]
        return exact(found)

    base = value()
    assert base <= value(ties="push")
    assert base <= value(double_bust="refunded")
    assert base <= value(seven_and_a_half_pays=2)
    assert value(seven_and_a_half_pays=3) - value(seven_and_a_half_pays=2) == value(seven_and_a_half_pays=2) - base


@given(packs())
def test_a_higher_limit_busts_no_less(left: Counts):
    busts = [exact(sm.final_totals(sm.StandAt(Fraction(at, 2)), seen=seen_for(left)).bust) for at in range(1, 16)]
    assert busts == sorted(busts)


# Best play.


@given(packs(), told_nothing | risks, limits | whims | st.just(sm.Chase()), rule_sets)
@settings(max_examples=20)
def test_nothing_beats_the_best_response(left: Counts, player: sm.Policy, banker: sm.Policy, rules: sm.Rules):
    seen = seen_for(left)
    best = sm.best_response(banker=banker, seen=seen, rules=rules)
    assert sm.expected_value(player=player, banker=banker, seen=seen, rules=rules) <= best.value
    assert sm.expected_value(player=best.policy, banker=banker, seen=seen, rules=rules) == best.value


@given(packs(), limits | whims, rule_sets)
@settings(max_examples=15)
def test_the_table_is_its_own_backward_induction(left: Counts, banker: sm.Policy, rules: sm.Rules):
    best = sm.best_response(banker=banker, seen=seen_for(left), rules=rules)
    table = as_table(best)
    lost = Fraction(-1) if rules.double_bust == "lost" else None
    for hand, (_, hit) in table.items():
        if hit is None:
            assert points_in(hand) == TARGET
            continue
        after = [tuple(map(add, hand, one_of(kind))) for kind, _ in next_kinds(tuple(map(sub, left, hand)))]
        if lost is None and any(longer not in table for longer in after):
            continue
        parts = 0
        for kind, chance in next_kinds(tuple(map(sub, left, hand))):
            longer = tuple(map(add, hand, one_of(kind)))
            worths = table.get(longer, (lost, None))
            parts += chance * max(worth for worth in worths if worth is not None)  # type: ignore[type-var]
        assert parts == hit
    first = sum(
        chance * max(worth for worth in table[one_of(kind)] if worth is not None) for kind, chance in next_kinds(left)
    )
    assert first == exact(best.value)


@given(packs(enough=4 * TARGET), limits)
@settings(max_examples=8)
def test_knowing_a_card_that_is_out_never_costs(left: Counts, banker: sm.Policy):
    """Against a banker who does not look at what is out, a player who knows one card of it does no worse on average."""
    informed = sum(
        chance * exact(sm.best_response(banker=banker, seen=seen_for(tuple(map(sub, left, one_of(kind))))).value)
        for kind, chance in next_kinds(left)
    )
    assert informed >= exact(sm.best_response(banker=banker, seen=seen_for(left)).value)


@given(packs(), told_nothing | risks, limits | whims)
@settings(max_examples=25)
def test_chasing_is_the_banker_at_his_best_if_he_has_the_ties(left: Counts, player: sm.Policy, banker: sm.Policy):
    seen = seen_for(left)
    chased = sm.expected_value(player=player, banker=sm.Chase(), seen=seen)
    assert chased <= sm.expected_value(player=player, banker=banker, seen=seen)


@given(told_nothing, told_nothing, rule_sets)
@settings(max_examples=8)
def test_no_blind_banker_does_better_than_the_best_reply(player: sm.Policy, banker: sm.Policy, rules: sm.Rules):
    reply = sm.best_banker_reply(player, rules=rules)
    assert reply.value <= sm.expected_value(player=player, banker=banker, rules=rules)
    assert reply.value == sm.expected_value(player=player, banker=reply.policy, rules=rules)


@given(hands_and_packs(), limits | whims | st.just(sm.Chase()), rule_sets)
@settings(max_examples=20)
def test_a_decision_is_its_row_of_the_table(case: tuple[Counts, Counts], banker: sm.Policy, rules: sm.Rules):
    hand, left = case
    seen = out_of_play(hand, left)
    found = sm.decision(text_of(hand), seen=seen, banker=banker, rules=rules)
    best = sm.best_response(banker=banker, seen=seen, rules=rules)
    assert found.hit is not None
    assert best.ratios(text_of(hand)) == {
        "stand": found.stand.expected_value,
        "hit": found.hit.expected_value,
    }
    assert best.action(text_of(hand)) is found.best
    stood = sm.expected_value(player=sm.StandAt("½"), banker=banker, hand=text_of(hand), seen=seen, rules=rules)
    assert exact(stood) == exact(found.stand.expected_value)


# With replacement, several packs, suits and the order of a hand.


@given(hands(), policies)
def test_with_replacement_only_the_total_matters(hand: Counts, policy: sm.Policy):
    limit = sm.StandAt("5½")
    courts = " ".join("F" * points_in(hand))
    assert sm.final_totals(limit, hand=text_of(hand), replacement=True) == sm.final_totals(
        limit, hand=courts, replacement=True
    )
    assert sum(law(sm.final_totals(policy, hand=text_of(hand), replacement=True)).values()) == 1
    assert sm.next_card(text_of(hand), replacement=True).out_of == 40


@given(limits, limits | st.just(sm.Chase()))
@settings(max_examples=10)
def test_with_replacement_the_number_of_packs_is_all_one(player: sm.Policy, banker: sm.Policy):
    one = sm.expected_value(player=player, banker=banker, replacement=True)
    eight = sm.expected_value(player=player, banker=banker, replacement=True, rules=sm.Rules(packs=8))
    assert one == eight


@given(policies)
@settings(max_examples=15)
def test_more_packs_come_nearer_to_replacement(policy: sm.Policy):
    """Seen through a stop on 5: each doubling of the packs brings the chance of a bust nearer."""
    limit = exact(sm.final_totals(sm.StandAt("5"), replacement=True).bust)
    busts = [exact(sm.final_totals(sm.StandAt("5"), rules=sm.Rules(packs=packs)).bust) for packs in (1, 2, 4, 8)]
    distances = [abs(bust - limit) for bust in busts]
    assert distances == sorted(distances, reverse=True)
    assert sum(law(sm.final_totals(policy, rules=sm.Rules(packs=8))).values()) == 1


def test_a_fifth_ace_is_legal_with_replacement():
    assert sm.next_card("A A A A A", replacement=True).out_of == 40
    assert sum(law(sm.final_totals(sm.StandAt("6"), hand="A A A A A", replacement=True)).values()) == 1


@given(hands(), st.randoms(use_true_random=False))
def test_order_and_suits_of_a_hand_do_not_matter(hand: Counts, chance):
    ranks = [chance.choice("SCR") if letter == "F" else letter for letter in text_of(hand).split()]
    cards: list[str] = []
    for rank in ranks:
        of_suit = [rank + suit for suit in "oceb" if rank + suit not in cards]
        if of_suit:
            cards.append(of_suit[0])
    chance.shuffle(cards)
    kinds = text_of(counts_of(" ".join(card[0] for card in cards)))
    assert repr(sm.next_card(cards)) == repr(sm.next_card(kinds))
    assert sm.final_totals(sm.StandAt("5"), hand=cards) == sm.final_totals(sm.StandAt("5"), hand=kinds)


# The plain recursion on random small games.


def as_rule(policy: sm.Policy) -> deals.Draws:
    """The same policy for the plain recursion, written once more."""
    match policy:
        case sm.StandAt():
            return deals.below(Fraction(policy.half_points, 2))
        case sm.BustRisk():
            return deals.risking_less_than(exact(policy.limit))
        case Whim():
            return lambda hand, pack: policy.hits([hand.count(sign) for sign in SIGNS])
    raise AssertionError(policy)


def as_banker(policy: sm.Policy) -> deals.Banker:
    return deals.chasing if isinstance(policy, sm.Chase) else deals.blind(as_rule(policy))


def as_terms(rules: sm.Rules) -> deals.Terms:
    return deals.Terms(
        push=rules.ties == "push",
        refund=rules.double_bust == "refunded",
        pays=exact(rules.seven_and_a_half_pays),
    )


def signs(hand: Counts) -> str:
    return "".join(sign * count for sign, count in zip(SIGNS, hand, strict=True))


@given(small_packs(), policies)
def test_final_totals_of_the_plain_recursion(left: Counts, policy: sm.Policy):
    plain = deals.totals(deals.pack_of(*left), as_rule(policy))
    expected = {16 if total == "bust" else int(2 * Fraction(total)): chance for total, chance in plain.items()}
    assert law(sm.final_totals(policy, seen=seen_for(left))) == expected


@given(small_packs(), policies, policies | st.just(sm.Chase()), rule_sets)
@settings(max_examples=30)
def test_games_of_the_plain_recursion(left: Counts, player: sm.Policy, banker: sm.Policy, rules: sm.Rules):
    expected = deals.game(deals.pack_of(*left), as_rule(player), as_banker(banker), as_terms(rules))
    found = sm.expected_value(player=player, banker=banker, seen=seen_for(left), rules=rules)
    assert exact(found) == expected


@given(small_packs(), policies | st.just(sm.Chase()), rule_sets)
@settings(max_examples=25)
def test_best_responses_of_the_plain_recursion(left: Counts, banker: sm.Policy, rules: sm.Rules):
    expected = deals.BestReply(deals.pack_of(*left), as_banker(banker), as_terms(rules))
    best = sm.best_response(banker=banker, seen=seen_for(left), rules=rules)
    assert exact(best.value) == expected.value
    found = {hand: worth for hand, worth in as_table(best).items() if worth[1] is not None}
    assert found == {
        tuple(hand.count(sign) for sign in SIGNS): (worth["stand"], worth["hit"]) for hand, worth in expected.worths.items()
    }


@pytest.mark.parametrize(
    ("player", "banker"),
    [
        (sm.StandAt("5"), sm.StandAt("3")),
        (sm.StandAt("4"), sm.BustRisk("2/5")),
        (sm.BustRisk("1/3"), sm.StandAt("4½")),
        (sm.BustRisk("1/3"), sm.Chase()),
    ],
    ids=lambda policy: policy.name,
)
def test_games_with_replacement_of_the_plain_recursion(player: sm.Policy, banker: sm.Policy):
    pack = deals.pack_of(*FRESH)
    rule = as_rule(player)
    other = deals.chasing if isinstance(banker, sm.Chase) else deals.blind(as_rule(banker), back=True)
    found: dict[int, Fraction] = {}
    for hand, chance in deals.hands_dealt(pack, rule, back=True):
        total = min(int(2 * deals.score(hand)), 16)
        found[total] = found.get(total, Fraction(0)) + chance
    assert law(sm.final_totals(player, replacement=True)) == found
    worths = {
        total: deals.standing(pack, "½" * total if total < 16 else "77", other, deals.Terms(), back=True) for total in found
    }
    expected = sum(chance * worths[total] for total, chance in found.items())
    assert exact(sm.expected_value(player=player, banker=banker, replacement=True)) == expected
