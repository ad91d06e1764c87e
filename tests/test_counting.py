"""The counting formula, and the counting of every order of a small pack, against the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import permutations, product
from math import comb, factorial, perm, prod
from operator import mul

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sieteymedio as sm
from tests.helpers import FRESH, POINTS, TARGET, exact, law, seen_for, text_of

Counts = tuple[int, ...]
Law = dict[int, Fraction]


def multisets(counts: Sequence[int], values: Sequence[int], below: int) -> Iterator[Counts]:
    """Every multiset of kinds in the pack whose values add up to less than *below*, the empty one included."""
    if not counts:
        yield ()
        return
    for number in range(counts[-1] + 1):
        room = below - number * values[-1]
        if room <= 0:
            return
        for rest in multisets(counts[:-1], values[:-1], room):
            yield (*rest, number)


def formula_terms(counts: Sequence[int], values: Sequence[int], limit: int) -> Iterator[tuple[Counts, int, Fraction]]:
    """The terms of the formula for a limit rule without replacement: the set p, the last kind r, and the chance of p + r.

    P(end at p + r) = prod C(a_k, p_k) / C(n, |p|) * (a_r - p_r) / (n - |p|)
    """
    n = sum(counts)
    for p in multisets(counts, values, limit):
        size = sum(p)
        sets = Fraction(prod(map(comb, counts, p)), comb(n, size))
        for r, value in enumerate(values):
            total = sum(map(mul, p, values)) + value
            if total >= limit and counts[r] > p[r]:
                yield p, r, sets * Fraction(counts[r] - p[r], n - size)


def formula(counts: Sequence[int], values: Sequence[int], limit: int) -> Law:
    """The law of the final total by the formula for a limit rule."""
    found: Law = Counter()  # type: ignore[assignment]
    for p, r, chance in formula_terms(counts, values, limit):
        found[sum(map(mul, p, values)) + values[r]] += chance
    return dict(found)


def with_busts_joined(found: Law) -> Law:
    joined = {total: chance for total, chance in found.items() if total <= TARGET}
    if bust := sum(chance for total, chance in found.items() if total > TARGET):
        joined[TARGET + 1] = bust
    return joined


def general_formula(counts: Sequence[int], draws: Callable[[Counts], bool], back: bool = False) -> Law:
    """The law of the final total for any rule on compositions, N(p) being counted order by order."""
    n = sum(counts)
    found: Law = Counter()  # type: ignore[assignment]

    def total_of(hand: Counts) -> int:
        return sum(map(mul, hand, POINTS))

    def asks(hand: Counts) -> bool:
        return not any(hand) or (total_of(hand) < TARGET and draws(hand))

    orders: dict[Counts, int] = {}

    def orders_of(p: Counts) -> int:
        """N(p): the orders of p in which every prefix, p itself included, keeps drawing."""
        if p not in orders:
            if not asks(p):
                orders[p] = 0
            elif not any(p):
                orders[p] = 1
            else:
                orders[p] = sum(orders_of((*p[:k], p[k] - 1, *p[k + 1 :])) for k in range(len(p)) if p[k])
        return orders[p]

    whole = [TARGET * 2] * len(counts) if back else counts
    for p in multisets(whole, POINTS, TARGET):
        size = sum(p)
        if not orders_of(p):
            continue
        if back:
            reached = Fraction(orders_of(p) * prod(map(pow, counts, p)), n**size)
        else:
            reached = Fraction(orders_of(p) * prod(map(perm, counts, p)), perm(n, size))
        for r, value in enumerate(POINTS):
            left = counts[r] if back else counts[r] - p[r]
            end = (*p[:r], p[r] + 1, *p[r + 1 :])
            if left and not asks(end):
                found[min(total_of(p) + value, TARGET + 1)] += reached * Fraction(left, n if back else n - size)
    return dict(found)


LIMITS = range(1, TARGET + 1)
PACKS = {
    "fresh": FRESH,
    "five seen": (11, 3, 4, 4, 4, 3, 4, 2),
    "no courts": (0, 4, 4, 4, 4, 4, 4, 4),
    "only courts and sevens": (12, 0, 0, 0, 0, 0, 0, 4),
    "one of each": (8, 1, 1, 1, 1, 1, 1, 1),
}


@pytest.mark.parametrize("limit", LIMITS)
@pytest.mark.parametrize("pack", PACKS)
def test_the_formula_is_the_engine(pack: str, limit: int):
    left = PACKS[pack]
    found = sm.final_totals(sm.StandAt(Fraction(limit, 2)), seen=seen_for(left))
    assert law(found) == with_busts_joined(formula(left, POINTS, limit))


@pytest.mark.parametrize("packs", range(1, 9))
def test_the_formula_with_several_packs(packs: int):
    counts = [packs * count for count in FRESH]
    for limit in (7, 10, 15):
        found = sm.final_totals(sm.StandAt(Fraction(limit, 2)), rules=sm.Rules(packs=packs))
        assert law(found) == with_busts_joined(formula(counts, POINTS, limit))


def test_terms_of_standing_on_5():
    terms = list(formula_terms(FRESH, POINTS, 10))
    assert len(terms) == 324
    assert len({tuple(n + (k == r) for k, n in enumerate(p)) for p, r, _ in terms}) == 289


def test_ten_cards_drawn_to_21():
    """A check of the method outside this game: the cards 1 to 10, drawn until the sum is 21 or more."""
    assert formula([1] * 10, range(1, 11), 21)[21] == Fraction(7, 40)


def blackjack_dealer(start: int, soft: bool, pack: dict[int, int]) -> Iterator[tuple[int, Fraction]]:
    """Every ordered way on which a dealer who stands on all 17s ends, with its final total and chance."""

    def deal(total: int, aces_high: int, left: dict[int, int], chance: Fraction) -> Iterator[tuple[int, Fraction]]:
        while total > 21 and aces_high:
            total, aces_high = total - 10, aces_high - 1
        if total >= 17:
            yield total, chance
            return
        cards = sum(left.values())
        for card, count in left.items():
            if count:
                rest = left | {card: count - 1}
                high = card == 1
                yield from deal(total + (11 if high else card), aces_high + high, rest, chance * Fraction(count, cards))

    return deal(start, int(soft), pack, Fraction(1))


def test_blackjack_by_the_same_recursion():
    """A check of the plain recursion outside this game: 10 and 6 against a nine, one pack, no peeking."""
    pack = dict.fromkeys(range(1, 10), 4) | {10: 16}
    for card in (10, 6, 9):
        pack[card] -= 1
    ends = list(blackjack_dealer(9, False, pack))
    bust = sum(chance for total, chance in ends if total > 21)
    assert len(ends) == 566
    assert bust == Fraction(48324763, 209757240)
    assert 2 * bust - 1 == Fraction(-56553857, 104878620)


def risk(hand: Counts, counts: Sequence[int]) -> Fraction:
    left = [count - held for count, held in zip(counts, hand, strict=True)]
    room = TARGET - sum(map(mul, hand, POINTS))
    over = sum(count for count, points in zip(left, POINTS, strict=True) if points > room)
    return Fraction(over, sum(left))


@pytest.mark.parametrize("limit", ["0", "1/4", "19/39", "1/2", "2/3", "1"])
@pytest.mark.parametrize("pack", ["fresh", "five seen", "no courts", "one of each"])
def test_the_general_formula_is_the_engine_for_a_bust_risk(pack: str, limit: str):
    left = PACKS[pack]
    expected = general_formula(left, lambda hand: risk(hand, left) < Fraction(limit))
    assert law(sm.final_totals(sm.BustRisk(limit), seen=seen_for(left))) == expected


def test_the_general_formula_is_the_engine_for_the_best_response():
    best = sm.best_response(banker=sm.StandAt("5"))
    table = dict(best.policy.decisions)
    expected = general_formula(FRESH, lambda hand: table[hand] is sm.Action.HIT)
    assert law(sm.final_totals(best.policy)) == expected


@pytest.mark.parametrize("limit", LIMITS)
def test_with_replacement_the_falling_factorials_become_powers(limit: int):
    expected = general_formula(FRESH, lambda hand: sum(map(mul, hand, POINTS)) < limit, back=True)
    assert law(sm.final_totals(sm.StandAt(Fraction(limit, 2)), replacement=True)) == expected


def test_the_two_forms_of_the_formula_agree():
    for limit in LIMITS:
        by_orders = general_formula(FRESH, lambda hand, at=limit: sum(map(mul, hand, POINTS)) < at)  # type: ignore[misc]
        assert by_orders == with_busts_joined(formula(FRESH, POINTS, limit))


@st.composite
def packs(draw: st.DrawFn) -> Counts:
    """What may be left of a pack, never too little for one hand to end."""
    left = tuple(draw(st.integers(0, count)) for count in FRESH)
    return left if sum(map(mul, left, POINTS)) >= TARGET else FRESH


@given(packs(), st.sampled_from(LIMITS))
def test_the_formula_is_the_engine_on_any_pack(left: Counts, limit: int):
    found = sm.final_totals(sm.StandAt(Fraction(limit, 2)), seen=seen_for(left))
    assert law(found) == with_busts_joined(formula(left, POINTS, limit))


# Brute force: every order of a small pack, with actual cards, played out card by card.

SMALL_PACKS = {
    "with suits": "Ao 2o 3o 4o 5o Ro Rc",
    "two fours": "4o 4c 2e 2b So Co 5b 7o",
    "courts": "So Co Ro Sc Cc 6o Ab",
    "heavy": "7o 7c 6o 6c 5o 3o",
    "too light to end": "So Co Ro Ab 2o",
    "three cards": "Ro Ao 4c",
}
VALUE = {"A": 2, "S": 1, "C": 1, "R": 1} | {str(number): 2 * number for number in range(2, 8)}
ALL_CARDS = [rank + suit for suit, rank in product("oceb", "A234567SCR")]
Rule = Callable[[list[str]], bool]


def play(order: Sequence[str], hand: list[str], place: int, draws: Rule) -> int:
    """Draw to *hand* from *order* on from *place* while the rule asks and cards are there; return the next place."""
    while place < len(order) and (not hand or (value(hand) < TARGET and draws(hand))):
        hand.append(order[place])
        place += 1
    return place


def value(hand: Sequence[str]) -> int:
    return sum(VALUE[card[0]] for card in hand)


def stands_at(limit: int) -> Rule:
    return lambda hand: value(hand) < limit


def risks_less(limit: Fraction, whole: Sequence[str]) -> Rule:
    """The rule that draws while the risk, counted card by card among the cards not in the own hand, is below *limit*."""

    def draws(hand: list[str]) -> bool:
        unseen = [card for card in whole if card not in hand]
        return Fraction(sum(value([*hand, card]) > TARGET for card in unseen), len(unseen) or 1) < limit

    return draws


def brute_totals(pack: Sequence[str], draws: Rule, hand: Sequence[str] = ()) -> Law:
    ends: Counter[int] = Counter()
    for order in permutations(pack):
        held = list(hand)
        play(order, held, 0, draws)
        ends[min(value(held), TARGET + 1)] += 1
    return {total: Fraction(times, factorial(len(pack))) for total, times in ends.items()}


def seen_but(pack: Sequence[str], hand: Sequence[str] = ()) -> list[str]:
    return [card for card in ALL_CARDS if card not in pack and card not in hand]


@pytest.mark.parametrize("limit", [3, 7, 8, 9, 10, 11, 13, 15])
@pytest.mark.parametrize("name", SMALL_PACKS)
def test_every_order_of_a_small_pack(name: str, limit: int):
    pack = SMALL_PACKS[name].split()
    found = sm.final_totals(sm.StandAt(Fraction(limit, 2)), seen=seen_but(pack))
    assert law(found) == brute_totals(pack, stands_at(limit))


@pytest.mark.parametrize("limit", ["1/5", "1/2", "4/5"])
@pytest.mark.parametrize("name", SMALL_PACKS)
def test_every_order_of_a_small_pack_with_a_bust_risk(name: str, limit: str):
    pack = SMALL_PACKS[name].split()
    found = sm.final_totals(sm.BustRisk(limit), seen=seen_but(pack))
    assert law(found) == brute_totals(pack, risks_less(Fraction(limit), pack))


@pytest.mark.parametrize("hand", ["4b", "Ab Rb", "3b 2b Sb"])
@pytest.mark.parametrize("name", ["with suits", "courts"])
def test_every_order_of_a_small_pack_from_a_hand(name: str, hand: str):
    held = hand.split()
    pack = [card for card in SMALL_PACKS[name].split() if card not in held]
    found = sm.final_totals(sm.StandAt("5½"), hand=hand, seen=seen_but(pack, held))
    assert law(found) == brute_totals(pack, stands_at(11), held)


@pytest.mark.parametrize("name", SMALL_PACKS)
def test_every_next_card_of_a_small_pack(name: str):
    pack = SMALL_PACKS[name].split()
    for hand in (["4b"], ["3b", "Rb"], ["6b", "Sb"]):
        left = [card for card in pack if card not in hand]
        found = sm.next_card(hand, seen=seen_but(left, hand))
        totals = [value([*hand, card]) for card in left]
        assert found.out_of == len(left)
        assert found.ways_bust == sum(total > TARGET for total in totals)
        assert found.ways_seven_and_a_half == totals.count(TARGET)
        assert found.ways_stays_in == sum(total < TARGET for total in totals)


def settle(player: int, banker: int, push: bool, refund: bool, pays: int) -> int:
    if player > TARGET:
        return 0 if refund and banker > TARGET else -1
    if banker > TARGET or player > banker:
        return pays if player == TARGET else 1
    return 0 if push and player == banker else -1


@pytest.mark.parametrize("terms", list(product([False, True], [False, True], [1, 3])), ids=str)
@pytest.mark.parametrize("banker", ["stands on 5", "stands on 3½", "chases"])
@pytest.mark.parametrize("name", SMALL_PACKS)
def test_every_deal_of_a_small_game(name: str, banker: str, terms: tuple[bool, bool, int]):
    """Player and bank get a card each, then the player draws, then the bank; some deals use up the whole pack."""
    pack = SMALL_PACKS[name].split()[:7]
    push, refund, pays = terms
    gain = Counter[str]()
    for order in permutations(pack):
        player, bank = [order[0]], [order[1]]
        place = play(order, player, 2, stands_at(10))
        met = value(player)
        limit = {"stands on 5": 10, "stands on 3½": 7, "chases": 0 if met > TARGET else met}[banker]
        play(order, bank, place, stands_at(limit))
        gain["all"] += settle(met, value(bank), push, refund, pays)
    rules = sm.Rules(
        ties="push" if push else "banker",
        double_bust="refunded" if refund else "lost",
        seven_and_a_half_pays=pays,
    )
    policy = sm.Chase() if banker == "chases" else sm.StandAt(banker.split()[-1])
    found = sm.expected_value(player=sm.StandAt("5"), banker=policy, seen=seen_but(pack), rules=rules)
    assert exact(found) == Fraction(gain["all"], factorial(len(pack)))


@pytest.mark.parametrize("hand", ["5", "A 4", "4 R", "7", "2 2", "3 3 F"])
def test_the_second_card_counted_one_by_one(hand: str):
    """Among the 40 actual cards, the ones that are left and how each changes the hand."""
    held = hand.split()
    left = list(ALL_CARDS)
    for card in held:
        rank = "R" if card == "F" else card
        left.remove(next(each for each in left if each[0] == rank))
    found = sm.next_card(hand)
    before = sum(VALUE["R" if card == "F" else card] for card in held)
    assert found.out_of == len(left) == 40 - len(held)
    assert found.ways_bust == sum(before + VALUE[card[0]] > TARGET for card in left)
    assert sum(row.ways for row in found.by_kind) == len(left)


def worth_by_brute_force(hand: list[str], left: list[str], bank: Rule) -> tuple[Fraction, Fraction | None]:
    """What to stand and to hit are worth with one card of *left* face down before the bank, order by order."""

    def stand(held: list[str], rest: list[str]) -> Fraction:
        gains = 0
        for order in permutations(rest):
            banker: list[str] = []
            play(order, banker, 0, bank)
            gains += settle(value(held), value(banker), False, False, 1)
        return Fraction(gains, factorial(len(rest)))

    if value(hand) >= TARGET or len(left) == 1:
        return stand(hand, left), None
    after = [worth_by_brute_force([*hand, card], [c for c in left if c != card], bank) for card in left]
    hit = sum((max(each for each in worth if each is not None) for worth in after), Fraction(0)) / len(left)
    return stand(hand, left), hit


@pytest.mark.parametrize("limit", [4, 7, 10, 15])
@pytest.mark.parametrize("hand", ["Ac", "4c", "7e", "2b Rb"])
@pytest.mark.parametrize("left", ["Ro", "Ro Ao", "Ro 7o Ao", "So Co Ro Ao", "5o Ro 2o Ao So", "7o 6o 5o 5e Ao"])
def test_the_last_card_is_the_banks(left: str, hand: str, limit: int):
    """Where the pack runs out, a hand must stand that could only take the card dealt to the bank."""
    seen = seen_but(left.split(), hand.split())
    found = sm.decision(hand, seen=seen, banker=sm.StandAt(Fraction(limit, 2)))
    stand, hit = worth_by_brute_force(hand.split(), left.split(), stands_at(limit))
    assert exact(found.stand.expected_value) == stand
    assert (None if found.hit is None else exact(found.hit.expected_value)) == hit
    best = sm.best_response(seen=seen, banker=sm.StandAt(Fraction(limit, 2)))
    assert {name: exact(ratio) for name, ratio in best.ratios(hand).items()} == {
        name: worth for name, worth in (("stand", stand), ("hit", hit)) if worth is not None
    }


def test_text_and_counts_of_the_helpers_agree():
    assert text_of((2, 1, 0, 0, 1, 0, 0, 0)) == "F F A 4"
    assert seen_for(FRESH) == ""
