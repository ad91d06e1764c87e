"""The odds desk by house rules, on a stage: the chooser, what is put back, each control that only some rules have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import sieteymedio as sm
from sieteymedio import widgets
from sieteymedio.engine.presets import PRESETS
from sieteymedio.locale import section

from .playing import FOCUS, TEXTS, Json, ask, differences
from .stage import Stage, stage_fixture  # noqa: F401
from .test_axe_play import COME_TO_REST, OPEN_ALL, SMALLEST, UNREACHABLE
from .test_desk_widget import READ_DESK, shown_desk

Open = Callable[..., Stage]
HOUSES = ("treccani", "playtech-live", "sisal-pokerstars-it", "leovegas-home", "sept-et-demi-fr-wiki", "course-premiums-ar")
TABLE = section("table", "en")


class House:
    """Somebody at a desk on a stage, who knows what lies there."""

    def __init__(self, stage: Stage, **lying: Any) -> None:
        self.stage, self.page = stage, stage.page
        self.root = stage.page.locator(".sym-desk").first
        self.lying: Json = {"hand": [], "seen": [], **lying}

    def sees(self, **changes: Any) -> Json:
        """Wait for the answer to what lies there now, and compare all that the desk shows with it."""
        self.lying |= changes
        told = ask({"format": 1, "kind": "odds", "lang": "en", **self.lying})
        wrong = ["nothing was read"]
        for _ in range(80):
            wrong = differences(self.root.evaluate(READ_DESK), shown_desk(told, self.lying["seen"]))
            if not wrong:
                break
            self.page.wait_for_timeout(50)
        assert not wrong, wrong
        return told

    def chooses(self, preset: str) -> None:
        """Take other rules; what lies there is still to be seen."""
        panel = self.root.locator("[data-panel=rules]")
        if panel.get_attribute("open") is None:
            panel.locator("> summary").click()
        self.stage.field("rules-preset").select_option(preset)
        self.lying.pop("rules", None)
        self.lying["preset"] = preset

    def kind(self, name: str) -> Locator:
        return self.root.locator(f"[data-kind='{name}']")

    def part(self, name: str) -> Locator:
        return self.stage.part(name)


@pytest.fixture(name="desk")
def desk_fixture(stage: Open) -> Callable[..., House]:
    """Open a desk: ``desk("5 R", rules="treccani", width=390)``."""

    def open_desk(hand: str = "", seen: str = "", width: int = 1280, dark: bool = False, **options: Any) -> House:
        opened = stage(widgets.OddsDesk(hand, seen, **options), width=width, dark=dark)
        preset = options.get("rules")
        about: Json = {"preset": preset} if preset else {"rules": {}}
        shown = {"upcard": options["upcard"].split()} if "upcard" in options else {}
        house = House(opened, hand=hand.split(), seen=seen.split(), **about, **shown)
        house.sees()
        assert "odds" not in opened.kinds()
        return house

    return open_desk


@pytest.mark.parametrize("name", HOUSES)
def test_other_rules_bring_their_own_kinds_and_numbers(desk: Callable[..., House], name: str) -> None:
    house = desk("5", "A")
    house.chooses(name)
    told = house.sees()
    assert len(told["left"]) == len(sm.preset(name).counts)
    title = PRESETS[name].title
    expect(house.root.locator("[data-panel=rules] > summary")).to_have_text(TEXTS["tutor_rules"].format(rules=title))
    expect(house.root.locator("[data-panel=forty] > summary")).to_contain_text(str(told["pack"]["size"]))
    # A tap puts down a card of that kind, whatever the kind is called.
    for row in told["left"][:3] + told["left"][-2:]:
        house.kind(row["kind"]).click()
        told = house.sees(
            hand=[*house.lying["hand"], next(one["card"] for one in told["left"] if one["kind"] == row["kind"])]
        )
    assert "put_back" not in house.part("said").inner_text()


def test_what_cannot_stay_is_told_and_comes_back_with_the_rules(desk: Callable[..., House]) -> None:
    house = desk("5 F", "7 3")
    house.chooses("leovegas-home")
    house.sees(hand=["5"], seen=["3"])
    words = TABLE["desk-put-back"]["other"].format(count=2, cards="court card and seven")
    expect(house.part("said")).to_have_text(words)
    house.kind("7-cups").click()
    house.sees(hand=["5", "7c"])
    # Back step by step: the card, then the rules with all that lay under them.
    house.stage.click("undo")
    house.sees(hand=["5"])
    house.stage.click("undo")
    house.lying.pop("preset")
    house.sees(rules={}, hand=["5", "F"], seen=["7", "3"])
    expect(house.stage.field("rules-preset")).to_have_value("")
    expect(house.root.locator("[data-panel=rules] > summary")).to_have_text("Rules: the base game at a table of any size")


def test_a_switch_of_the_rules_is_taken_and_a_contradiction_is_not(desk: Callable[..., House]) -> None:
    house = desk("5", rules="treccani")
    house.stage.open_panel("rules", "rules-switches", "rules-settling")
    house.stage.field("switch-ties").select_option('"push"')
    told = house.sees(rules={"ties": "push"})
    assert told["stand"]["push"]["n"] != "0"
    expect(house.root.locator("[data-panel=rules] > summary")).to_contain_text("changed by you")
    house.stage.open_panel("rules-deciding")
    house.stage.field("switch-player_must").select_option('"reach"')
    expect(house.part("refusal")).to_contain_text("do not go together")
    expect(house.part("refusal")).to_contain_text("(nobody can reach a card that is covered).")
    house.sees()


def test_the_open_card_is_put_before_the_bank_by_keys_alone(desk: Callable[..., House]) -> None:
    house = desk("5")
    keyboard = house.page.keyboard
    house.root.locator("[data-panel=rules] > summary").focus()
    keyboard.press("Enter")
    house.stage.field("rules-preset").focus()
    keyboard.press("p")
    keyboard.press("Tab")
    house.lying.pop("rules")
    told = house.sees(preset="playtech-live")
    expect(house.part("note")).to_have_text(TABLE["odds-upcard-wanted"])
    house.root.focus()
    keyboard.press("m")
    expect(house.part("said")).to_have_text(TEXTS["mode_upcard"])
    keyboard.press("5")
    told = house.sees(upcard=["5"])
    assert told["stand"] is None
    expect(house.part("must")).to_have_text(told["must"])
    expect(house.root.get_by_role("heading", name="You have to hit")).to_be_visible()
    expect(house.part("forced-banker")).to_have_text("By these rules the bank stands on 5.")
    expect(house.stage.field("banker")).to_have_count(0)
    # Another card takes its place; the wild one has a key of its own.
    keyboard.press("w")
    told = house.sees(upcard=["Ro"])
    expect(house.part("upcard").locator("h3")).to_contain_text(told["upcard"]["total"]["text"])
    for _ in range(2):
        keyboard.press("m")
    keyboard.press("a")
    house.sees(hand=["5", "A"])
    house.root.locator("[data-action=back-upcard-0]").focus()
    keyboard.press("Enter")
    house.lying.pop("upcard")
    house.sees()
    # Rules without an open card put it back, and say so.
    house.root.focus()
    for key in ("m", "6"):
        keyboard.press(key)
    house.sees(upcard=["6"])
    house.lying.pop("upcard")
    house.chooses("treccani")
    house.sees()
    expect(house.part("said")).to_have_text(TABLE["desk-put-back"]["one"].format(cards="six"))


def test_where_suits_matter_a_key_leads_to_them(desk: Callable[..., House]) -> None:
    house = desk("5", rules="leovegas-home")
    keyboard = house.page.keyboard
    house.root.focus()
    keyboard.press("7")
    expect(house.part("said")).to_have_text(TEXTS["which_suit"])
    keyboard.press("Tab")
    keyboard.press("Enter")
    house.sees(hand=["5", "7c"])
    assert house.root.evaluate(FOCUS) == "kind"
    keyboard.press("2")
    house.sees(hand=["5", "7c", "2"])
    groups = house.root.locator(".sym-kind-group")
    assert groups.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))") == [
        TEXTS[f"kind_group_{name}"] for name in ("courts", "plain", "sevens")
    ]


def test_an_exchange_is_one_action_more_until_it_is_made(desk: Callable[..., House]) -> None:
    house = desk("4", rules="veneto-french")
    told = house.sees()
    assert told["best"] == "exchange"
    expect(house.part("outlook").locator("thead th.is-best")).to_contain_text("Exchange")
    house.stage.field("exchanged").check()
    assert house.sees(exchanged=True)["exchange"] is None
    house.kind("ace").click()
    house.lying.pop("exchanged")
    house.sees(hand=["4", "A"])
    expect(house.stage.field("exchanged")).to_have_count(0)


def test_a_wild_card_is_said_to_count_what_the_reader_says(desk: Callable[..., House]) -> None:
    house = desk("Ro 4", rules="sisal-pokerstars-it")
    told = house.sees()
    expect(house.part("declare")).to_have_text(TEXTS["declare_best"].format(total=told["declare"]["best"]["text"]))
    expect(house.root.locator("h3", has_text="The next card")).to_contain_text("if your wild card counts")
    house.stage.click("count-bust")
    assumed = told["declare"]["best"]["half_points"]
    asked = {"format": 1, "kind": "count", "preset": "sisal-pokerstars-it", "hand": "Ro 4", "declared": assumed}
    expect(house.part("counted").locator("p")).to_have_text(ask({**asked, "event": "bust"})["text"])
    house.stage.field("declared").select_option("2")
    assert house.sees(declared=2)["hand"]["total"]["text"] == "5"
    house.kind("2").click()
    assert house.sees(hand=["Ro", "4", "2"])["hand"]["total"]["text"] == "7"
    house.kind("ace").click()
    told = house.sees(hand=["Ro", "4", "2", "A"])
    assert told["hand"]["total"]["text"] == "bust"
    expect(house.part("outlook")).to_have_count(0)
    # Without the wild card there is nothing to say any more.
    house.stage.click("back-hand-0")
    house.lying.pop("declared")
    house.sees(hand=["4", "2", "A"])
    expect(house.stage.field("declared")).to_have_count(0)


def test_special_hands_have_their_names(desk: Callable[..., House]) -> None:
    house = desk("7", rules="gamerules-italian")
    house.stage.open_panel("by-kind", "finals")
    makes = house.root.locator("[data-kind-row]")
    found = dict(makes.evaluate_all("all => all.map(row => [row.dataset.kindRow, row.lastChild.textContent])"))
    assert found["7"] == "two sevens"
    assert found["wild"] == TABLE["hand-wild_natural"]
    expect(house.root.locator(".sym-finals")).to_contain_text(TABLE["hand-natural"])
    house.kind("7").click()
    told = house.sees(hand=["7", "7"])
    assert told["finished"]
    expect(house.part("total").first).to_have_text("two sevens")


def test_several_packs_hold_a_card_more_than_once(desk: Callable[..., House]) -> None:
    house = desk()
    house.stage.open_panel("rules", "rules-switches", "rules-pack")
    house.stage.field("switch-packs").fill("2")
    house.page.keyboard.press("Enter")
    house.page.keyboard.press("Tab")
    house.sees(rules={"packs": 2})
    house.stage.open_panel("forty")
    card = house.root.locator("[data-action=card][data-card='7o']")
    card.click()
    house.sees(hand=["7o"])
    assert card.get_attribute("aria-disabled") is None
    card.click()
    house.sees(hand=["7o", "7o"])
    assert card.get_attribute("aria-disabled") == "true"


def test_without_python_the_desk_keeps_what_it_opened_with(stage: Open) -> None:
    page = stage(widgets.OddsDesk("Ro A", rules="treccani"), python=False)
    house = House(page, hand=["Ro", "A"], preset="treccani")
    house.sees()
    house.stage.open_panel("rules")
    house.stage.field("rules-preset").select_option("playtech-live")
    expect(page.part("problem")).to_have_text(TEXTS["python_failed_here"])
    expect(house.root.locator("[data-part=outlook]")).to_have_count(0)


@pytest.mark.parametrize(("width", "dark"), [(390, True), (1280, False)])
@pytest.mark.parametrize("name", HOUSES)
def test_a_desk_by_house_rules_is_open_to_everybody(desk: Callable[..., House], name: str, width: int, dark: bool) -> None:
    rules = sm.preset(name)
    hand = f"{rules.wild} 4" if rules.wild else "4"
    options = {"upcard": "6"} if rules.bank_card == "open" else {}
    house = desk(hand, "3", rules=name, width=width, dark=dark, **options)
    for _ in range(2):
        house.page.evaluate(OPEN_ALL)
        house.page.evaluate(COME_TO_REST)
    assert house.stage.violations() == []
    assert house.page.evaluate("document.documentElement.scrollWidth") <= width
    if width == 390:
        wrong = house.page.evaluate(UNREACHABLE, SMALLEST)
        assert not wrong, wrong


def test_on_paper_the_rules_and_every_choice_stay_in_words(desk: Callable[..., House]) -> None:
    house = desk("Ro 4", rules="sisal-pokerstars-it")
    house.stage.field("declared").select_option("2")
    house.sees(declared=2)
    house.page.emulate_media(media="print")
    for name in ("banker", "declared"):
        expect(house.stage.field(name)).to_be_visible()
        assert house.stage.field(name).evaluate("box => getComputedStyle(box).borderTopWidth") == "0px"
    expect(house.root.locator("[data-panel=rules] > summary")).to_be_visible()
    expect(house.root.locator(".sym-desk-pack")).to_be_hidden()
    expect(house.root.get_by_role("heading", name="Hit or stand?")).to_be_visible()


def test_long_odds_say_how_far_they_are_and_can_be_stopped_and_gone_on_with(stage: Open) -> None:
    """With one card of a kind for another a hand can be of very many cards, and its odds take their time."""
    many, hand = sm.Rules(pack="48-half", packs=2), "F 8 9 F 8 9"
    page = stage(widgets.OddsDesk(hand, rules=many, banker=sm.Chase()))
    house = House(page, hand=hand.split(), rules=many.to_dict(), banker={"policy": "chase"})
    house.sees()
    page.page.evaluate(
        "() => { const ask = globalThis.askDesk;"
        " globalThis.askDesk = async (text) => { await new Promise((go) => setTimeout(go, 300)); return ask(text); }; }"
    )
    house.kind("eight").click()
    expect(house.part("progress")).to_contain_text("hands are counted")
    page.click("stop-odds")
    expect(house.part("progress")).to_contain_text("Stopped.")
    page.click("go-on")
    expect(house.part("progress")).to_contain_text("hands are counted")
    expect(house.part("progress")).to_be_empty(timeout=60_000)
    house.sees(hand=[*hand.split(), "8"])
