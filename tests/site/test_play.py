"""Hands played on the built site, by mouse and by keyboard, against the replies of `sieteymedio` to the same record."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import sympy
from playwright.sync_api import expect

import sieteymedio as sm

from .conftest import Visit
from .playing import (
    COUNT_WORKERS,
    STILL,
    TABLES,
    TEXTS,
    Json,
    Player,
    ask,
    moved,
    opening,
    paths,
    python_started,
)

NAMED = ("opening-1", "opening-2", "opening-3", "opening-4", "opening-5", "class")
FRONT = "index.html"
FIRST = "01-play-a-hand.html"
REPLY = "09-the-best-reply.html"
# Writes down what stands on the table at every change: the phase, and how many cards the bank shows.
WATCH = """root => {
  globalThis.watched = [];
  new MutationObserver(() => {
    const bank = root.querySelector("[data-role=bank]");
    const now = `${root.dataset.phase} ${bank.querySelectorAll("[data-card]:not([data-card=back])").length}`;
    if (now !== globalThis.watched.at(-1)) globalThis.watched.push(now);
  }).observe(root, {subtree: true, childList: true, attributes: true});
}"""


@pytest.mark.parametrize("scheme", ["http", "file"])
def test_every_way_through_the_named_deals_is_played_without_python(visit: Callable[..., Visit], scheme: str) -> None:
    page = visit(scheme=scheme, before=COUNT_WORKERS, **STILL).open(FRONT)
    table = Player(page)
    table.sees(opening(NAMED[0]))
    for place, name in enumerate(NAMED):
        for path in paths(opening(name)):
            # The same deal again, and the same hand from its start: another one lies between.
            table.field("deal").select_option(str((place + 1) % len(NAMED)))
            table.field("deal").select_option(str(place))
            table.sees(opening(name))
            end = table.plays(*path)
            _costs_are_the_engines(end)
    assert not python_started(page)


def _costs_are_the_engines(told: Json) -> None:
    """Each decision's cost, which the page has been seen to show, is what the engine's best reply says."""
    best = sm.best_response(banker=sm.StandAt("5"))
    for decision in told["review"]["decisions"]:
        worth = best.values(" ".join(decision["cards"]))
        cost = decision["cost"]
        assert sympy.Rational(cost["n"] + "/" + cost["d"]) == max(worth.values()) - worth[decision["action"]]


def test_new_hand_goes_through_the_named_deals_and_then_on(visit: Callable[..., Visit]) -> None:
    page = visit(before=COUNT_WORKERS, **STILL).open(FRONT)
    table = Player(page)
    table.sees(opening(NAMED[0]))
    for name in NAMED[1:]:
        table.plays("stand") if table.told["view"]["phase"] == "playing" else None
        table.click("new")
        table.sees(opening(name))
    assert not python_started(page)
    table.plays("stand")
    table.click("new")
    table.sees(ask(table.told["next"]))
    assert python_started(page)
    assert table.told["request"]["round"] == 2


def test_keyboard_alone_plays_a_hand_and_never_loses_the_focus(visit: Callable[..., Visit]) -> None:
    page = visit(before=COUNT_WORKERS, **STILL).open(FRONT)
    table = Player(page)
    told = table.sees(opening("opening-1"))
    # The way from the top of the page to the table is by Tab.
    for _ in range(80):
        page.keyboard.press("Tab")
        if table.focus() == "hit":
            break
    assert table.focus() == "hit"
    outline = "document.activeElement.matches(':focus-visible') && getComputedStyle(document.activeElement).outlineStyle"
    assert page.evaluate(outline) not in (False, "none")
    page.keyboard.press("Enter")
    told = table.sees(moved(told, "hit"))
    assert told["view"]["phase"] == "settled"
    assert table.focus() == "hit"
    page.keyboard.press("n")
    told = table.sees(opening("opening-2"))
    for key, action in (("h", "hit"), ("H", "hit"), ("s", "stand")):
        page.keyboard.press(key)
        told = table.sees(moved(told, action))
        assert table.focus()
    page.keyboard.press("u")
    told = table.sees(ask({**told["request"], "moves": [[1, "hit"], [1, "hit"]], "seen_ahead": True}))
    assert table.focus()
    page.keyboard.press("?")
    assert table.root.locator("[data-panel=help]").get_attribute("open") is not None
    assert table.focus()
    page.keyboard.press("s")
    table.sees(moved(told, "stand"))
    # The other controls by Tab and Space, each of which keeps the focus.
    for action in ("replay", "new"):
        table.control(action).focus()
        page.keyboard.press("Space")
        expect(table.root).not_to_have_attribute("data-phase", "telling")
        assert table.focus() == action
    assert not python_started(page)


@pytest.mark.parametrize("name", TABLES)
def test_focus_stays_in_the_table_after_every_click(visit: Callable[..., Visit], name: str) -> None:
    page = visit(**STILL).open(name)
    table = Player(page)
    table.arrive(opening(TABLES[name]))
    for action in ("hit", "stand", "replay", "undo", "new", "stand", "new"):
        control = table.control(action)
        if not control.count() or control.get_attribute("aria-disabled") == "true":
            continue
        table.click(action)
        expect(table.root).not_to_have_attribute("data-phase", "telling")
        assert table.focus(), f"after {action}"


def test_keys_do_nothing_while_the_focus_is_elsewhere(visit: Callable[..., Visit]) -> None:
    page = visit(**STILL).open(FRONT)
    table = Player(page)
    told = table.sees(opening("opening-1"))
    for key in ("h", "s", "n", "u", "?"):
        page.keyboard.press(key)
    table.sees(told)
    page.evaluate("document.activeElement?.blur()")
    # The page's own search, which opens by its key.
    page.keyboard.press("Control+k")
    search = page.locator("input[type=search]:visible").first
    search.focus()
    page.keyboard.type("hsnu?")
    assert search.input_value().startswith("hsn")
    table.sees(told)
    page.keyboard.press("Escape")
    # Nor do they while somebody types into a field of the table itself, or asks the browser for something.
    table.open_panel("deal")
    table.field("seed").fill("")
    table.field("seed").press_sequentially("hsnu")
    assert table.field("seed").input_value() == "hsnu"
    table.control("hit").focus()
    page.keyboard.press("Control+Shift+h")
    table.sees(told)


def test_moves_in_quick_succession_are_all_played(visit: Callable[..., Visit]) -> None:
    page = visit().open(FRONT)
    table = Player(page, opening("opening-1"))
    table.field("deal").select_option("1")
    table.control("hit").focus()
    expect(table.root).to_have_attribute("data-phase", "playing", timeout=10_000)
    told = opening("opening-2")
    for key, action in (("h", "hit"), ("h", "hit"), ("h", "hit"), ("s", "stand")):
        page.keyboard.press(key)
        told = moved(told, action)
        assert table.focus()
    table.sees(told)
    assert table.focus()


@pytest.mark.parametrize("scheme", ["http", "file"])
def test_hands_beyond_the_named_ones_are_played_with_python(visit: Callable[..., Visit], scheme: str) -> None:
    page = visit(scheme=scheme, **STILL).open(FRONT)
    table = Player(page)
    table.sees(opening("opening-1"))
    # A seed of one's own, and a hand to its end.
    table.deals("grandmother-7")
    assert python_started(page)
    while table.told["view"]["phase"] == "playing":
        table.plays("hit" if len(table.told["view"]["seats"][1]["cards"]) < 3 else "stand")
    settled = table.told
    # Another banker plays his part anew; the reader's decisions stay.
    mine = [move for move in settled["request"]["moves"] if move[0] == 1]
    for value, banker in (("1", {"policy": "chase"}), ("0", {"policy": "stand", "at": "5"})):
        table.field("banker").select_option(value)
        table.sees(ask({**settled["request"], "banker": banker, "moves": mine}))
        assert "chases" in table.part("banker").inner_text() if value == "1" else True
    # The rest of the pack dealt on differently, from the last decision, before and after the end of a hand.
    table.deals("grandmother-8")
    request = table.told["request"]
    table.click("deal-on")
    table.sees(ask({**request, "branches": [[0, 1]]}))
    expect(table.part("said")).to_contain_text(TEXTS["said_dealt_on"])
    table.click("deal-on")
    table.sees(ask({**request, "branches": [[0, 1], [0, 2]]}))
    table.plays("stand")
    table.click("deal-on")
    told = table.sees(ask({**request, "branches": [[0, 1], [0, 2], [0, 3]], "seen_ahead": True}))
    assert told["view"]["seats"][1]["cards"] == settled_cards(table)
    table.plays("stand")
    assert table.part("review").locator("[data-part=cost]").count() == 0
    expect(table.part("after")).to_contain_text("not graded")
    # The round after.
    table.click("new")
    table.sees(ask(table.told["next"]))
    # A seed, a hand and an undo by keyboard alone; the focus stays while Python works.
    table.field("seed").fill("by-keys-1")
    page.keyboard.press("Enter")
    told = table.sees(ask({**request, "seed": "by-keys-1"}))
    table.control("hit").focus()
    for key, action in (("h", "hit"), ("s", "stand")):
        if told["view"]["phase"] == "playing":
            page.keyboard.press(key)
            assert table.focus()
            told = table.sees(moved(told, action))
            assert table.focus()
    assert told["settlement"]
    # A larger stake is dealt for, and paid.
    table.open_panel("stakes")
    table.field("stake").fill("3")
    table.click("set-stake")
    staked = {**told["request"]["opening"], "stakes": {"1": 3}}
    fresh = {"opening": staked, "round": 2, "moves": [], "branches": [], "seen_ahead": False}
    told = table.sees(ask({**told["request"], **fresh}))
    expect(table.root.locator(".sym-stake")).to_have_text(TEXTS["stake_many"].format(count=3))
    while table.told["view"]["phase"] == "playing":
        table.plays("stand")
    assert table.told["settlement"]["gain"]["n"] in ("3", "-3")


def settled_cards(table: Player) -> list[str]:
    cards: list[str] = table.root.locator("[data-role=you] [data-card]").evaluate_all("all => all.map(c => c.dataset.card)")
    return cards


@pytest.mark.parametrize("after", ["hit", "stand"])
def test_undo_keeps_the_cards_and_marks_the_hand_as_seen_ahead(visit: Callable[..., Visit], after: str) -> None:
    page = visit(before=COUNT_WORKERS, **STILL).open(FRONT)
    table = Player(page)
    table.field("deal").select_option(str(NAMED.index("class")))
    first = table.sees(opening("class"))
    second = table.plays("hit")
    table.plays(after)
    table.click("undo")
    back = table.sees(ask({**second["request"], "seen_ahead": True}))
    expect(table.part("seen-ahead")).to_have_text(TEXTS["seen_ahead"])
    expect(table.part("odds")).to_contain_text(TEXTS["odds_seen_ahead"])
    expect(table.part("said")).to_have_text(TEXTS["said_undo"])
    table.click("undo")
    table.sees(ask({**first["request"], "seen_ahead": True}))
    assert table.control("undo").get_attribute("aria-disabled") == "true"
    # The same cards come again, and nothing is graded.
    table.plays("hit")
    assert table.told["view"]["seats"] == back["view"]["seats"]
    table.plays("stand")
    assert table.root.locator("[data-part=cost]").count() == 0
    expect(table.part("after")).to_contain_text("not graded")
    # A new hand is graded again.
    table.click("new")
    expect(table.part("seen-ahead")).to_have_count(0)
    assert not python_started(page)


def test_bank_plays_card_by_card_and_replay_tells_the_hand_again(visit: Callable[..., Visit]) -> None:
    page = visit().open(FRONT)
    table = Player(page, opening("opening-1"))
    table.arrive(table.told)
    table.root.evaluate(WATCH)
    table.click("stand")
    told = table.sees(moved(table.told, "stand"))
    bank = len(told["view"]["seats"][0]["cards"])
    steps = page.evaluate("globalThis.watched")
    assert [step for step in steps if step.startswith("telling")][-bank:] == [f"telling {n}" for n in range(1, bank + 1)]
    assert steps[-1] == f"settled {bank}"
    page.evaluate("globalThis.watched = []")
    table.click("replay")
    expect(table.root).to_have_attribute("data-phase", "telling")
    # The result waits until the hand has been told.
    expect(table.part("result")).to_be_empty()
    table.sees(told)
    again = page.evaluate("globalThis.watched")
    assert again[0] == "telling 0"
    assert again[-1] == f"settled {bank}"
    assert {f"telling {n}" for n in range(1, bank + 1)} <= set(again)


def test_less_motion_tells_a_hand_at_once_and_moves_nothing(visit: Callable[..., Visit]) -> None:
    page = visit(**STILL).open(FRONT)
    table = Player(page, opening("opening-1"))
    table.arrive(table.told)
    table.root.evaluate(WATCH)
    running = """root => document.getAnimations().filter(
      move => root.contains(move.effect.target) && move.effect.getComputedTiming().endTime > 50).length"""
    for action in ("stand", "replay", "new", "hit"):
        table.click(action)
        assert table.root.evaluate(running) == 0, action
    assert not [step for step in page.evaluate("globalThis.watched") if step.startswith("telling")]


def test_live_regions_say_what_happened(visit: Callable[..., Visit]) -> None:
    page = visit(**STILL).open(FRONT)
    table = Player(page)
    table.field("deal").select_option(str(NAMED.index("opening-2")))
    told = table.sees(opening("opening-2"))
    # A region is announced only if it stood there before its words did.
    for name in ("said", "result"):
        assert table.part(name).get_attribute("aria-live") == "polite"
        table.part(name).evaluate("part => part.stays = true")
    for action in ("hit", "hit", "stand"):
        before = len(told["events"])
        told = table.plays(action)
        for event in told["events"][before:]:
            place = "result" if event["type"] == "settle" else "said"
            words = told["settlement"]["text"] if place == "result" else event["text"]
            expect(table.part(place)).to_contain_text(words)
    assert [table.part(name).evaluate("part => part.stays") for name in ("said", "result")] == [True, True]
    # Every card has words, also the covered one.
    names = table.root.locator("[data-seat] .sym-card").evaluate_all(
        "all => all.map(c => [c.dataset.card, c.getAttribute('role'), c.getAttribute('aria-label')])"
    )
    assert names == [[code, "img", TEXTS[f"card_{code}"]] for code, _, _ in names]


def test_odds_wait_for_a_guess_where_a_chapter_asks_for_one(visit: Callable[..., Visit]) -> None:
    page = visit(before=COUNT_WORKERS, **STILL).open(REPLY)
    table = Player(page)
    told = table.sees(opening("class"), odds=False)
    for action, key in (("hit", "guess_right"), ("stand", "guess_right"), ("hit", "guess_wrong")):
        # Not hidden by style alone: the numbers are not in the page's table at all.
        assert table.part("odds").locator(".sym-number").count() == 0
        expect(table.part("guess")).to_be_visible()
        best = told["odds"]["best"]
        assert told["odds"]["difference"]["n"] != "0"
        guess = best if key == "guess_right" else next(a for a in ("hit", "stand") if a != best)
        table.click(f"guess-{guess}")
        words = TEXTS[key].format(guess=TEXTS[f"action_{guess}"], best=TEXTS[f"action_{best}"])
        expect(table.part("guess-result")).to_have_text(words)
        table.sees(told)
        assert table.focus()
        if told["view"]["phase"] == "playing" and (action, key) != ("hit", "guess_wrong"):
            told = table.plays("hit", odds=False)
    table.plays("stand")
    assert not python_started(page)


@pytest.mark.parametrize("action", ["stand", "hit"])
def test_first_hand_is_counted_card_by_card(visit: Callable[..., Visit], action: str) -> None:
    page = visit(before=COUNT_WORKERS, **STILL).open(FIRST)
    table = Player(page)
    told = table.sees(opening("first-hand"), odds=False)
    assert {"undo", "deal-on", "replay"} & {
        name for name in ("undo", "deal-on", "replay") if table.control(name).count()
    } == set()
    told = table.plays(action, odds=False, review=False)
    if told["view"]["phase"] == "playing":
        told = table.plays("stand", odds=False, review=False)
    futures = told["review"]["decisions"][0]["futures"]
    outcome = {card: future["outcome"] for future in futures for card in future["cards"]}
    cards = table.control("mark-card")
    assert sorted(cards.evaluate_all("all => all.map(c => c.dataset.card)")) == sorted(outcome)
    assert len(outcome) == 39
    busting = [card for card, after in outcome.items() if after == "bust"]
    assert len(busting) == ask({"format": 1, "kind": "count", "hand": "5", "event": "bust"})["ways"] == 19

    def tap(card: str) -> None:
        table.root.locator(f"[data-action=mark-card][data-card='{card}']").click()

    verdict = table.part("first-hand").locator("[data-part=verdict]")
    for count, card in enumerate(busting[:-1], 1):
        tap(card)
        expect(verdict).to_have_text(TEXTS["first_marked"].format(count=count))
    table.click("check-marked")
    expect(verdict).to_have_text(TEXTS["first_missed"].format(found=18))
    # How many are missing, and which, is for the reader to find out.
    assert "19" not in verdict.inner_text()
    assert table.root.locator("[data-action=mark-card].is-right").count() == 18
    assert busting[-1] not in table.root.locator(".is-right, .is-wrong").evaluate_all("all => all.map(c => c.dataset.card)")
    # One that stays in is marked by mistake, by key; then it is taken back and the last one found.
    mistake = next(card for card, after in outcome.items() if after != "bust")
    table.root.locator(f"[data-action=mark-card][data-card='{mistake}']").focus()
    page.keyboard.press("Space")
    assert page.evaluate("document.activeElement.dataset.card") == mistake
    table.click("check-marked")
    expect(verdict).to_have_text(TEXTS["first_both"].format(found=18, wrong=1))
    tap(busting[-1])
    table.click("check-marked")
    expect(verdict).to_have_text(TEXTS["first_wrong"].format(of=19, wrong=1))
    tap(mistake)
    table.click("check-marked")
    expect(verdict).to_have_text(TEXTS["first_right"].format(found=19, all=39))
    # All 39 futures played: three piles, each with its own cards.
    table.click("play-all")
    for name in ("bust", "seven_and_a_half", "stays_in"):
        pile = table.root.locator(f".sym-pile[data-outcome={name}]")
        expected = [card for card, after in outcome.items() if after == name]
        assert pile.locator("[data-card]").evaluate_all("all => all.map(c => c.dataset.card)") == expected
        assert pile.locator(".sym-pile-count").inner_text() == str(len(expected))
    assert table.focus() == "lie-open"
    table.click("lie-open")
    assert table.focus() == "check-marked"
    assert cards.count() == 39
    table.click("new")
    table.sees(opening("opening-1"))
    assert not python_started(page)
