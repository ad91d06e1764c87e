"""A round as a state machine: an opening and a shuffled pack in, moves applied one by one, states and events out.

The course of a round (gamerules.com): everybody but the banker stakes; each seat gets one covered card, the seat to
the banker's right first and the banker last; the seats decide in that order, further cards come face up; who passes
7½ or reaches it shows the hand at once; then the banker turns up the covered card and plays openly; then all settle.
`sieteymedio.engine.rules.Rules` says what is played otherwise.

Where the sources are silent, this is how it is played here. Who splits shows both court cards, and each half begins with
its card open; a half is a hand like any other, so a seven on it is a natural where naturals are known. The wild card is no
court card. An exchanged card is shown to the bank and set aside. Who is asked for a card face down turns the covered one up
first, and chooses which is to stay covered by asking one way or the other, before seeing the new card.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from sieteymedio.engine.cards import Card
from sieteymedio.engine.exact import ZERO, Ratio
from sieteymedio.engine.policies import Action
from sieteymedio.engine.rules import Rules
from sieteymedio.engine.totals import OVER, TWO_SEVENS, total_text
from sieteymedio.rounds.events import Event, EventKind, Move, Reason, Settlement, Staking
from sieteymedio.rounds.legal import Option, Refusal, moves_of, options_of, refusals_of
from sieteymedio.rounds.seats import LARGEST_STAKE, MOST_SEATS, Hand, Opening, Phase, Status
from sieteymedio.rounds.settling import settled
from sieteymedio.rounds.shuffling import in_pack_order, shuffled
from sieteymedio.rounds.stakes import check_stakes

__all__ = [
    "LARGEST_STAKE", "MOST_SEATS", "Aside", "Event", "EventKind", "Hand", "IllegalMove", "Move", "Opening", "Phase",
    "Reason", "Round", "Settlement", "Staking", "Status", "deal",
]  # fmt: skip


class IllegalMove(ValueError):
    """A move that the rules do not allow at this moment, with the reason as its message."""


class Aside(NamedTuple):
    """An exchanged card, and the seat that set it aside."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Round:
    """One moment of a round. ``stock`` holds the cards still to come, the next one in front."""

    rules: Rules
    opening: Opening
    stock: tuple[Card, ...] = field(repr=False)
    seats: tuple[tuple[Hand, ...], ...]
    """The hands of each seat: one, or after splitting several, in the order in which they are played."""
    to_act: int | None
    """The seat that has to decide; None when the round is settled."""
    events: tuple[Event, ...] = field(repr=False)
    """All that happened since the deal, in order."""
    key: str = field(default="", repr=False)
    """What the cards are shuffled by if the stock runs out."""
    playing: int = 0
    """Which hand of the seat to act is played."""
    aside: tuple[Aside, ...] = ()
    """The exchanged cards that have not been shuffled back."""
    out: tuple[Card, ...] = ()
    """The cards of earlier rounds that have not been shuffled back."""
    gathered: int = 0
    """How often the cards not in play have been shuffled."""

    @property
    def phase(self) -> Phase:
        """Whether somebody has to decide or all is settled."""
        return Phase.SETTLED if self.to_act is None else Phase.PLAYING

    @property
    def acting(self) -> int:
        """The seat that has to decide; a settled round has none."""
        assert self.to_act is not None
        return self.to_act

    @property
    def hand(self) -> Hand:
        """The hand in play."""
        return self.seats[self.acting][self.playing]

    @property
    def hands(self) -> tuple[Hand, ...]:
        """One hand of every seat: the one in play, else its first."""
        return tuple(hands[self.playing if seat == self.to_act else 0] for seat, hands in enumerate(self.seats))

    @property
    def order(self) -> tuple[int, ...]:
        """The seats in the order of play, the bank last."""
        return self.opening.order_under(self.rules)

    @property
    def settlements(self) -> tuple[Settlement, ...]:
        """The settlement of every player's hand in the order of play; empty while the round is played."""
        return tuple(event.settlement for event in self.events if event.settlement)

    @property
    def bank_gain(self) -> Ratio:
        """What the bank gains, in beans."""
        return -sum((found.gain for found in self.settlements), ZERO)

    @property
    def options(self) -> tuple[Option, ...]:
        """The actions open to the seat that has to decide, with what may go with them."""
        return options_of(self)

    @property
    def legal(self) -> tuple[Action | Staking, ...]:
        """The actions open to the seat that has to decide: none when all is settled."""
        return tuple(option.action for option in self.options)

    @property
    def refusals(self) -> tuple[Refusal, ...]:
        """The actions that are not open, each with the rule that forbids it."""
        return refusals_of(self)

    def moves(self) -> Iterator[Move]:
        """Yield every legal move."""
        return moves_of(self)

    @property
    def to_gather(self) -> tuple[Card, ...]:
        """The cards not in play: exchanged ones, those of earlier rounds, and the hands of players who are bust."""
        busts = (hand for seat in self.order[:-1] for hand in self.seats[seat] if _is_done_with(hand))
        return (*self.out, *(card for _, card in self.aside), *(card for hand in busts for card in hand.cards))

    @property
    def can_draw(self) -> bool:
        """Whether a card can be had: from the stock, or by shuffling the cards not in play."""
        return bool(self.stock) or (self.rules.pack_runs_out == "reshuffle" and bool(self.to_gather))

    def play(
        self, seat: int, action: Action | Staking, down: bool = False, raised: int = 0, value: int = 0, stake: int = 0
    ) -> Round:
        """Return the round after ``seat`` does ``action``; ``IllegalMove`` says why it cannot. The rest is as in `Move`.

        >>> from sieteymedio.engine.cards import read_cards
        >>> start = deal(Rules(), Opening(), read_cards("5o Rc 3e 4o 2c"))
        >>> start.play(1, Action.HIT).hands[1].total
        16
        >>> start.play(0, Action.STAND)
        Traceback (most recent call last):
        sieteymedio.rounds.table.IllegalMove: it is the turn of seat 1, not of seat 0
        """
        move = Move(seat, action, down, raised, value, stake)
        option = self._option_for(move)
        state = self
        if action is Staking.STAKE:
            staked = replace(self.hand, stake=stake)
            return state._after(staked, Event(EventKind.STAKE, seat, open=True, amount=stake))._ended()
        if raised:
            more = replace(self.hand, stake=self.hand.stake + raised)
            state = state._after(more, Event(EventKind.RAISE, seat, open=True, hand=self.playing, amount=raised))
        if value:
            said = replace(state.hand, declared=value)
            state = state._after(said, Event(EventKind.DECLARE, seat, open=True, hand=self.playing, amount=value))
        if action is Action.HIT:
            return state._hit(down)
        if action is Action.EXCHANGE:
            return state._exchange()
        if action is Action.SPLIT:
            assert option.stakes is not None
            return state._split(stake or option.stakes[0])
        return state._stand()

    def deal_on_differently(self, key: str) -> Round:
        """Return the round with the stock shuffled anew by ``key``; every dealt card stays where it is.

        The stock is put into pack order first, so the new order depends on the cards in it and on ``key`` alone.
        """
        return replace(self, stock=shuffled(in_pack_order(self.stock, self.rules.cards), key), key=key)

    def _option_for(self, move: Move) -> Option:
        if self.to_act is None:
            raise IllegalMove("the round is settled: nobody has a move left")
        if move.seat != self.to_act:
            raise IllegalMove(f"it is the turn of seat {self.to_act}, not of seat {move.seat}")
        option = next((option for option in self.options if option.action is move.action), None)
        if option is None:
            raise IllegalMove(next(refusal.text for refusal in self.refusals if refusal.action is move.action))
        _check_arguments(self, move, option)
        return option

    def _stand(self) -> Round:
        hand = replace(self.hand, status=Status.STOOD)
        event = Event(EventKind.STAND, self.acting, total=hand.total, open=not hand.covered, hand=self.playing)
        return self._after(hand, event)._next_turn()

    def _hit(self, down: bool) -> Round:
        state = self._turned_up() if down else self
        state, card = state._draw()
        hand = replace(state.hand, cards=(*state.hand.cards, card))
        if down:
            hand = replace(hand, face_down=len(hand.cards) - 1)
        drawn = Event(EventKind.HIT, self.acting, card, hand.total, open=not hand.covered, hand=self.playing, hidden=down)
        return state._after(hand, drawn)._ended()

    def _ended(self) -> Round:
        """Return the round with the turn of a hand that is over ended; a first card that counts 8 is bust at once."""
        hand = self.hand
        if not hand.is_over or not (hand.stake or self.acting == self.opening.bank):
            return self
        status, kind = _ENDS.get(hand.worth, (Status.SEVEN_AND_A_HALF, EventKind.SEVEN_AND_A_HALF))
        ended = Event(kind, self.acting, total=hand.total, open=True, hand=self.playing)
        return self._after(replace(hand, face_down=None, status=status), ended)._next_turn()

    def _exchange(self) -> Round:
        seat, old = self.acting, self.hand.cards[0]
        shown = Event(EventKind.EXCHANGE, seat, old, hidden=True, to_bank=True)
        state, card = replace(self, events=(*self.events, shown))._draw()
        hand = replace(state.hand, cards=(card,), face_down=0, exchanged=True)
        state = state._after(hand, Event(EventKind.DEAL, seat, card, hand.total, hidden=True))
        return replace(state, aside=(*state.aside, Aside(seat, old)))._ended()

    def _split(self, stake: int) -> Round:
        seat, place = self.acting, self.playing
        state = self._turned_up()
        hand = state.hand
        first = replace(hand, cards=hand.cards[:-1], split=True)
        second = replace(first, cards=hand.cards[-1:], stake=stake, status=Status.WAITING)
        hands = (*state.seats[seat][:place], first, second, *state.seats[seat][place + 1 :])
        event = Event(EventKind.SPLIT, seat, second.cards[0], first.total, open=True, hand=place, amount=stake)
        seats = (*state.seats[:seat], hands, *state.seats[seat + 1 :])
        return replace(state, seats=seats, events=(*state.events, event))

    def _draw(self) -> tuple[Round, Card]:
        state = self if self.stock else self._gathered()
        return replace(state, stock=state.stock[1:]), state.stock[0]

    def _gathered(self) -> Round:
        cards = in_pack_order(self.to_gather, self.rules.cards)
        times = self.gathered + 1
        seats = tuple(
            tuple(
                replace(hand, gathered=True) if seat != self.opening.bank and _is_done_with(hand) else hand for hand in hands
            )
            for seat, hands in enumerate(self.seats)
        )
        event = Event(EventKind.GATHER, self.opening.bank, open=True, amount=len(cards))
        stock = shuffled(cards, f"{self.key}/gathered-{times}")
        return replace(self, seats=seats, stock=stock, out=(), aside=(), gathered=times, events=(*self.events, event))

    def _after(self, hand: Hand, *events: Event) -> Round:
        return self._with_hand(self.acting, self.playing, hand, *events)

    def _with_hand(self, seat: int, place: int, hand: Hand, *events: Event) -> Round:
        hands = (*self.seats[seat][:place], hand, *self.seats[seat][place + 1 :])
        return replace(self, seats=(*self.seats[:seat], hands, *self.seats[seat + 1 :]), events=self.events + events)

    def _turned_up(self) -> Round:
        return self._turn_up(self.acting, self.playing, self.hand.status)

    def _turn_up(self, seat: int, place: int, status: Status) -> Round:
        hand = replace(self.seats[seat][place], status=status)
        if hand.face_down is None:
            return self._with_hand(seat, place, hand)
        event = Event(EventKind.REVEAL, seat, hand.cards[hand.face_down], hand.total, open=True, hand=place)
        return self._with_hand(seat, place, replace(hand, face_down=None), event)

    def _next_turn(self) -> Round:
        seat, place = self.acting, self.playing + 1
        if place == len(self.seats[seat]):
            following = self.order.index(seat) + 1
            if following == len(self.order):
                return self._settle()
            seat, place = self.order[following], 0
        state = replace(self, to_act=seat, playing=place)
        if seat != self.opening.bank:
            return state._after(replace(state.hand, status=Status.PLAYING))._ended()
        if not self._bank_is_needed():
            return state._settle()
        return state._turn_up(seat, 0, Status.PLAYING)._ended()

    def _bank_is_needed(self) -> bool:
        # A bust player has lost already, unless the rules give the stake back when the bank is bust too.
        return self.rules.double_bust == "refunded" or any(
            hand.status is not Status.BUST for seat in self.order[:-1] for hand in self.seats[seat]
        )

    def _settle(self) -> Round:
        state = replace(self, to_act=None, playing=0)
        for seat in self.order:
            for place, hand in enumerate(state.seats[seat]):
                state = state._turn_up(seat, place, hand.status)
        found = tuple(
            Event(EventKind.SETTLE, settlement.seat, settlement=settlement, open=True, hand=settlement.hand)
            for settlement in settled(state)
        )
        return replace(state, events=state.events + found)


_ENDS = {
    OVER: (Status.BUST, EventKind.BUST),
    TWO_SEVENS: (Status.TWO_SEVENS, EventKind.TWO_SEVENS),
}


def deal(rules: Rules, opening: Opening, pack: tuple[Card, ...], key: str = "") -> Round:
    """Return the round after everybody got a card from the front of ``pack``, the bank last.

    The cards lie face down, the bank's too unless `Rules.bank_card` is "open". Stakes that the rules do not allow before
    the deal, and a pack that is too small, raise ``ValueError``. ``key`` is for the shuffle of a pack that runs out.

    >>> from sieteymedio.rounds.shuffling import shuffled_pack
    >>> start = deal(Rules(), Opening(), shuffled_pack("opening-1", 1))
    >>> start.phase, start.to_act, len(start.stock)
    (<Phase.PLAYING: 'playing'>, 1, 38)
    """
    check_stakes(rules, opening)
    if rules.banker == "chase" and opening.seats > 2:
        raise ValueError("a bank that chases (banker='chase') plays against one player: there must be 2 seats")
    if len(pack) < opening.seats:
        raise ValueError(f"{opening.seats} seats need at least {opening.seats} cards, and the pack has {len(pack)}")
    order = opening.order_under(rules)
    hands, events = {}, []
    for seat, card in zip(order, pack, strict=False):
        shown = seat == opening.bank and rules.bank_card == "open"
        status = Status.PLAYING if seat == order[0] else Status.WAITING
        hands[seat] = Hand((card,), None if shown else 0, status, opening.stakes[seat], rules=rules)
        events.append(Event(EventKind.DEAL, seat, card, hands[seat].total, open=shown, hidden=not shown))
    seats = tuple((hands[seat],) for seat in range(opening.seats))
    return Round(rules, opening, pack[opening.seats :], seats, order[0], tuple(events), key, out=opening.out)._ended()


def _is_done_with(hand: Hand) -> bool:
    return hand.status is Status.BUST and not hand.gathered


def _check_arguments(state: Round, move: Move, option: Option) -> None:
    rules, action = state.rules, move.action
    if move.down and not option.down:
        why = f"ask={rules.ask!r}" if action is Action.HIT and state.acting != state.opening.bank else "only a player's hit"
        raise IllegalMove(f"no card comes face down here ({why})")
    if move.raised and not 0 < move.raised <= option.most_raise:
        if option.most_raise:
            raise IllegalMove(f"a stake of {state.hand.stake} may be raised by 1 to {option.most_raise}, not {move.raised}")
        raise IllegalMove(f"the stake may not be raised here (raising={rules.raising!r}, most_stake={rules.most_stake})")
    if option.stakes and (move.stake or action is Staking.STAKE):
        least, most = option.stakes
        if not least <= move.stake <= most:
            raise IllegalMove(f"the stake must be a whole number from {least} to {most}, not {move.stake}")
    elif move.stake:
        raise IllegalMove(f"no stake goes with {action}")
    if option.values and move.value not in option.values:
        allowed = ", ".join(total_text(value) for value in option.values)
        raise IllegalMove(f"say first what the wild card counts (wild_declared='on-hit'): {allowed}")
    if move.value and not option.values:
        raise IllegalMove(f"there is no wild card to declare here (wild_declared={rules.wild_declared!r})")
