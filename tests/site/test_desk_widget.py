"""The odds desk of the built site: its numbers are the engine's, its counts name their cards, its refusals lose nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import sympy
from playwright.sync_api import Locator, Page, expect

import sieteymedio as sm
from sieteymedio.widgets.desk import reply

from .conftest import Visit
from .playing import (
    COUNT_WORKERS,
    DESK,
    FOCUS,
    NUMBERS,
    OUTCOMES,
    STILL,
    TEXTS,
    Json,
    ask,
    differences,
    python_started,
    shown,
    shown_outlook,
)

STANDS = {"policy": "stand", "at": "5"}
CHASES = {"policy": "chase"}
READ_DESK = (
    "root => {"
    + NUMBERS
    + """
  const answers = root.querySelector("[data-part=answers]");
  return {
    hand: codes(root.querySelector("[data-part=hand]")),
    seen: codes(root.querySelector("[data-part=seen]")),
    total: plain(root.querySelector("[data-part=hand] [data-part=total]")),
    left: Object.fromEntries([...root.querySelectorAll("[data-kind]")].map(
      (kind) => [kind.dataset.kind, plain(kind.querySelector(".sym-kind-count"))])),
    next: tiles(answers.querySelector("[data-part=next]")),
    note: plain(answers.querySelector("[data-part=note]")),
    outlook: outlook(answers.querySelector("[data-part=outlook]")),
    banker: plain(answers.querySelector("[data-part=outlook] caption")),
    finals: [...answers.querySelectorAll(".sym-finals tbody tr")].map(
      (row) => [plain(row.querySelector("th")), number(row.querySelector(".sym-number"))]),
  };
}"""
)


def shown_desk(told: Json, seen: list[str]) -> Json:
    """What the desk shows for a reply."""
    following, stand, hit, ended = told["next"], told["stand"], told["hit"], told["finished"]
    # An empty hand has no chance to bust: the note alone says what to do.
    chances = following and told["hand"]["cards"]
    outlook = shown_outlook(hit, stand, told["exchange"]) if hit or stand else None
    caption = TEXTS["outlook_caption"].format(banker=told["banker"]) if outlook else None
    # A hand that is lost whatever happens is told so in words.
    if ended and ended["lose"]["n"] != ended["lose"]["d"]:
        outlook, caption = shown_outlook(None, ended), TEXTS["finished_caption"].format(banker=told["banker"])
    return {
        "hand": told["hand"]["cards"],
        "seen": seen,
        "total": told["hand"]["total"] and told["hand"]["total"]["text"],
        "left": {row["kind"]: f"×{row['left']}" for row in told["left"]},
        "next": {name: shown(following[name]) for name in following if name != "by_kind"} if chances else None,
        "note": told.get("note"),
        "outlook": outlook,
        "banker": caption,
        "finals": [[_final_name(end["total"]), shown(end["probability"])] for end in told["finals"]],
    }


def _final_name(total: Any) -> str:
    return str(TEXTS[f"outcome_{total}"] if isinstance(total, str) else total["name"])


class Asker:
    """Somebody at the odds desk."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.root = page.locator(".sym-desk").first
        self.hand: list[str] = ["5"]
        self.seen: list[str] = []
        self.banker: Json = STANDS

    def control(self, action: str) -> Locator:
        return self.root.locator(f"[data-action={action}]")

    def part(self, name: str) -> Locator:
        return self.root.locator(f"[data-part={name}]").first

    def request(self, **changes: Any) -> Json:
        asked = {"format": 1, "kind": "odds", "lang": "en", "rules": {}, "banker": self.banker, "replacement": False}
        return {**asked, "hand": self.hand, "seen": self.seen, **changes}

    def tap(self, *kinds: str) -> None:
        for kind in kinds:
            self.root.locator(f"[data-kind='{kind}']").click()

    def sees(self, *, problem: str = "") -> Json:
        """Wait for the answer, and compare all that the desk shows with the engine's."""
        told = ask(self.request())
        expect(self.part("problem")).to_have_text(problem, timeout=30_000)
        wrong = ["nothing was read"]
        for _ in range(160):
            wrong = differences(self.root.evaluate(READ_DESK), shown_desk(told, self.seen))
            if not wrong:
                break
            self.page.wait_for_timeout(50)
        assert not wrong, wrong
        assert self.part("answers").get_attribute("data-stale") is None
        self._counts(told)
        return told

    def _counts(self, told: Json) -> None:
        """Hold the reply itself against the engine's own questions."""
        if not told["next"] or not self.hand:
            return
        hand, seen = (" ".join(cards).replace("F", "R") for cards in (self.hand, self.seen))
        following = sm.next_card(hand, seen=seen)
        for outcome in OUTCOMES:
            value = told["next"][outcome]
            assert sympy.Rational(value["n"] + "/" + value["d"]) == getattr(following, outcome)
        banker = sm.Chase() if self.banker == CHASES else sm.StandAt("5")
        worth = sm.best_response(banker=banker, seen=seen).values(hand)
        for action in ("hit", "stand"):
            if told[action]:
                value = told[action]["expected_value"]
                assert sympy.Rational(value["n"] + "/" + value["d"]) == worth[action]

    def clears(self) -> None:
        self.control("clear").click()
        self.hand, self.seen = [], []
        self.sees()


@pytest.mark.parametrize("scheme", ["http", "file"])
def test_numbers_of_the_desk_are_the_engines(visit: Callable[..., Visit], scheme: str) -> None:
    page = visit(scheme=scheme, before=COUNT_WORKERS, **STILL).open(DESK)
    desk = Asker(page)
    # The hand that lies there answers without Python, before both bankers.
    told = desk.sees()
    assert told["next"]["bust"]["n"] == "19"
    for value, banker in (("1", CHASES), ("0", STANDS)):
        desk.root.locator("[data-input=banker]").select_option(value)
        desk.banker = banker
        desk.sees()
    assert not python_started(page)
    # Into the hand by tapping, out of the pack by tapping, with totals and counters.
    desk.tap("court")
    desk.hand = ["5", "F"]
    desk.sees()
    assert python_started(page)
    desk.control("mode-seen").click()
    desk.tap("7", "7", "ace", "court")
    desk.seen = ["7", "7", "A", "F"]
    desk.sees()
    desk.root.locator("[data-input=banker]").select_option("1")
    desk.banker = CHASES
    desk.sees()
    desk.root.locator("[data-input=banker]").select_option("0")
    desk.banker = STANDS
    # By keys, from an empty hand on.
    desk.clears()
    desk.root.focus()
    for key, code in (("a", "A"), ("4", "4"), ("c", "F")):
        page.keyboard.press(key)
        desk.seen.append(code)
    page.keyboard.press("m")
    for key, code in (("6", "6"), ("A", "A")):
        page.keyboard.press(key)
        desk.hand.append(code)
    desk.sees()
    assert desk.root.evaluate(FOCUS)
    # 7½ itself, a hand that has passed it, and back again by the key.
    page.keyboard.press("s")
    desk.hand.append("F")
    told = desk.sees()
    assert told["hit"] is None
    assert told["finished"]["seven_and_a_half"]["n"] == "1"
    page.keyboard.press("2")
    desk.hand.append("2")
    told = desk.sees()
    assert told["next"] is None
    page.keyboard.press("Backspace")
    page.keyboard.press("Backspace")
    desk.hand = desk.hand[:-2]
    desk.sees()
    # A card is taken back by tapping it.
    desk.root.locator("[data-action=back-hand-0]").click()
    desk.hand = ["A"]
    desk.sees()
    desk.root.locator("[data-action=back-seen-1]").click()
    desk.seen = ["A", "F"]
    desk.sees()


def test_forty_cards_and_the_count_behind_a_number(visit: Callable[..., Visit]) -> None:
    page = visit(**STILL).open(DESK)
    desk = Asker(page)
    desk.clears()
    desk.root.locator("[data-panel=forty] summary").click()
    cards = desk.root.locator("[data-action=card]")
    expect(cards).to_have_count(40)
    assert len(set(cards.evaluate_all("all => all.map(card => card.dataset.card)"))) == 40

    def one(code: str) -> Locator:
        return desk.root.locator(f"[data-action=card][data-card='{code}']")

    one("5o").click()
    one("Re").click()
    desk.control("mode-seen").click()
    for code in ("7b", "7c", "Ao"):
        one(code).focus()
        page.keyboard.press("Enter")
        assert desk.root.evaluate("() => document.activeElement.dataset.card") == code
    desk.hand, desk.seen = ["5o", "Re"], ["7b", "7c", "Ao"]
    desk.sees()
    for code, place in (("5o", "hand"), ("7b", "seen")):
        assert one(code).get_attribute("aria-disabled") == "true"
        assert one(code).get_attribute("aria-label") == TEXTS[f"card_is_{place}"].format(card=TEXTS[f"card_{code}"])
    one("5o").click(force=True)  # that card is out already: nothing happens
    desk.sees()
    for event in OUTCOMES:
        asked = {"format": 1, "kind": "count", "hand": desk.hand, "seen": desk.seen, "rules": {}, "event": event}
        counted = ask(asked)
        if not counted["ways"]:
            continue
        desk.control(f"count-{event}").click()
        expect(desk.part("counted").locator("p")).to_have_text(counted["text"])
        expect(desk.part("said")).to_have_text(counted["text"])
        listed = desk.part("counted").locator("[data-card]").evaluate_all("all => all.map(card => card.dataset.card)")
        assert listed == counted["cards"]
        assert len(set(listed)) == counted["ways"]
        assert not set(listed) & {*desk.hand, *desk.seen}
        assert desk.control(f"count-{event}").get_attribute("aria-pressed") == "true"
        assert desk.root.evaluate(FOCUS) == f"count-{event}"
    # The count belongs to its hand: it does not stay beside another one.
    one("2o").click()
    desk.seen.append("2o")
    desk.sees()
    assert desk.root.locator("[data-part=counted]").count() == 0


def test_a_fifth_ace_is_refused_in_words_and_nothing_is_lost(visit: Callable[..., Visit]) -> None:
    page = visit(**STILL).open(DESK)
    desk = Asker(page)
    desk.control("mode-seen").click()
    desk.tap("7")
    desk.seen = ["7"]
    desk.sees()
    page.keyboard.press("m")
    desk.root.locator("[data-action=back-hand-0]").click()
    desk.hand = []
    desk.sees()
    for _ in range(4):
        page.keyboard.press("a")
        desk.hand.append("A")
        desk.sees()
    page.keyboard.press("a")
    refused = reply(desk.request(hand=["A"] * 5))
    assert not refused["ok"]
    desk.sees(problem=refused["error"]["message"])
    assert desk.part("problem").get_attribute("role") == "alert"
    assert desk.root.evaluate(FOCUS)
    # The used-up kind says so and takes no tap.
    assert desk.root.locator("[data-kind=ace]").get_attribute("aria-disabled") == "true"
    # And the desk goes on.
    page.keyboard.press("2")
    desk.hand.append("2")
    desk.sees()
    # Out of the pack it is refused as well.
    page.keyboard.press("m")
    page.keyboard.press("a")
    desk.sees(problem=reply(desk.request(seen=["7", "A"]))["error"]["message"])


def test_waiting_and_quick_hands_leave_no_number_beside_a_hand_that_is_not_its_own(visit: Callable[..., Visit]) -> None:
    page = visit(**STILL).open(DESK)
    desk = Asker(page)
    desk.sees()
    # Not for this widget: the focus is elsewhere.
    page.keyboard.press("a")
    desk.sees()
    # The first tap has to wait for Python. Until then the numbers of the hand before are marked, or gone.
    desk.tap("court")
    kept = desk.root.evaluate(READ_DESK)
    assert kept["hand"] == ["5", "F"]
    assert kept["total"] is None
    assert kept["next"] is None or desk.part("answers").get_attribute("data-stale") is not None
    expect(desk.part("status")).to_have_text(TEXTS["python_loading"])
    desk.hand = ["5", "F"]
    desk.sees()
    expect(desk.part("status")).to_be_empty()
    # Keys faster than answers: the last hand is what counts.
    desk.root.focus()
    for key in ("c", "Backspace", "a", "Backspace", "Backspace", "2"):
        page.keyboard.press(key)
    desk.hand = ["5", "2"]
    desk.sees()
    assert desk.part("said").get_attribute("aria-live") == "polite"
    expect(desk.part("said")).to_contain_text(ask(desk.request())["next"]["bust"]["percent"])
    # A refusal in such a rush: the hand that is left has its own numbers.
    desk.clears()
    desk.root.focus()
    for _ in range(5):
        page.keyboard.press("a")
    refused = reply(desk.request(hand=["A"] * 5))
    desk.hand = ["A"] * 4
    desk.sees(problem=refused["error"]["message"])
