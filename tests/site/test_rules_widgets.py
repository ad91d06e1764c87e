"""The table by any rules, the rule bench and the tutor, used as readers use them, against the replies of `reply`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from sieteymedio import widgets
from sieteymedio.engine.patience import forget
from sieteymedio.engine.presets import PRESETS
from sieteymedio.engine.rules import Rules
from sieteymedio.widgets.desk import reply

from .stage import Stage, stage_fixture  # noqa: F401  (found by its name, "stage")

Json = dict[str, Any]
Open = Callable[..., Stage]

CARDS = """all => all.map(seat => [Number(seat.dataset.seat), [...seat.querySelectorAll('.sym-hand')].map(
  hand => [...hand.querySelectorAll('[data-card]')].map(card => card.dataset.card))])"""
# Every answer takes its time from now on.
SLOWLY = """() => {
  const ask = globalThis.askDesk;
  globalThis.askDesk = async (text) => {
    await new Promise((go) => setTimeout(go, 150));
    return ask(text);
  };
}"""
SIZES = ((1280, False), (390, True))


def ask(**request: Any) -> Json:
    answer = reply({"format": 1, "lang": "en", **request})
    assert answer["ok"], answer
    return answer


def last_reply(page: Stage) -> Json:
    """The reply to what the table asked last."""
    request = [asked for asked in page.asked if asked["kind"] == "table"][-1]
    return ask(**{name: value for name, value in request.items() if name not in ("id", "format", "lang")})


def dealt(page: Stage, rules: Json) -> Json:
    """Wait until a round by these rules is asked for and lies on the table."""
    for _ in range(100):
        asked = [request for request in page.asked if request["kind"] == "table"]
        if asked and last_reply(page)["request"]["rules"] == rules:
            break
        page.page.wait_for_timeout(50)
    told = last_reply(page)
    assert told["request"]["rules"] == rules
    page.open_panel("deal") if not page.field("link").is_visible() else None
    expect(page.field("link")).to_have_value(f"{page.page.url}#hand={quote(told['code'])}")
    return told


def shows(page: Stage, told: Json) -> None:
    """The cards on the table are those of the view, hand by hand."""
    expect(page.page.locator(".sym-table")).to_have_attribute("data-phase", told["view"]["phase"])
    seen = dict(map(tuple, page.page.locator("[data-seat]:not(.sym-ruling)").evaluate_all(CARDS)))
    assert seen == {
        seat["seat"]: [[card or "back" for card in hand["cards"]] for hand in seat["hands"]]
        for seat in told["view"]["seats"]
    }


def opening_with(wanted: Callable[[Json], bool], **request: Any) -> str:
    """A seed whose opening reply is as wanted."""
    for number in range(400):
        if wanted(ask(kind="table", seed=f"try-{number}", **request)):
            return f"try-{number}"
    raise AssertionError("no such deal")


def play_out(page: Stage) -> Json:
    """Play the simplest open moves until the round is settled."""
    for _ in range(30):
        if page.page.locator(".sym-table").get_attribute("data-phase") == "settled":
            break
        for action in ("stake", "stand", "hit"):
            button = page.control(action)
            if button.count() and button.get_attribute("aria-disabled") is None:
                wild = page.field("wild-value")
                if action == "hit" and wild.count():
                    wild.select_option(index=1)
                button.click()
                break
        page.page.wait_for_timeout(60)
    told = last_reply(page)
    assert told["view"]["phase"] == "settled"
    return told


def test_every_preset_is_chosen_and_played_to_its_end(stage: Open) -> None:
    page = stage(widgets.Table("every-rule", choose_rules=True))
    page.page.locator("[data-panel=rules] > summary").click()
    for name, preset in PRESETS.items():
        page.field("rules-preset").select_option(name)
        expect(page.page.locator("[data-panel=rules] > summary")).to_contain_text(preset.title)
        expect(page.part("refusal")).to_be_empty()
        dealt(page, preset.rules.to_dict())
        told = play_out(page)
        shows(page, told)
        expect(page.part("result")).to_contain_text(told["settlement"]["text"])
        expect(page.part("problem")).to_be_empty()


@pytest.mark.parametrize(("width", "dark"), SIZES)
def test_a_full_table_with_the_bank_passing(stage: Open, width: int, dark: bool) -> None:
    table = widgets.Table("row", rules="es-wikipedia-rotating", seats=4, you=2, accounts=True, choose_rules=True)
    page = stage(table, width=width, dark=dark)
    assert page.violations() == []
    told = play_out(page)
    shows(page, told)
    assert page.violations() == []
    accounts = {str(seat): text for seat, text in enumerate(told["next"]["opening"]["chips"].values())}
    for seat, text in accounts.items():
        written = page.page.locator(f"[data-seat='{seat}'] [data-part=account]").inner_text().replace("\u2212", "-")
        assert text.partition("/")[0] in written
    expect(page.part("next-bank")).to_have_text(told["bank"]["text"])
    page.click("why")
    ruled = ask(kind="referee", table=told["request"], preset="es-wikipedia-rotating")
    expect(page.part("referee")).to_contain_text(ruled["players"][1]["text"])
    expect(page.control("new")).to_contain_text("Next round")
    page.click("new")
    expect(page.page.locator("[data-role=bank]")).not_to_have_attribute("data-seat", "0")
    page.click("work-out")
    expect(page.part("outlook").or_(page.part("gains")).first).to_be_visible(timeout=30_000)
    assert page.violations() == []
    assert page.page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_reader_takes_the_bank(stage: Open) -> None:
    page = stage(widgets.Table("bank", choose_rules=True))
    page.open_panel("seats")
    page.field("seats").select_option("3")
    page.field("place").select_option("bank")
    page.field("policy-2").select_option(index=1)
    page.click("sit")
    expect(page.page.locator("[data-role=you] .sym-name")).to_have_text("You, the bank")
    told = last_reply(page)
    assert told["request"]["opening"]["you"] == told["request"]["opening"]["bank"] == 0
    assert told["request"]["players"] == {"2": {"policy": "stand", "at": "4"}}
    told = play_out(page)
    shows(page, told)
    assert told["settlement"]["reason"] == "bank"


def test_moves_that_carry_something(stage: Open) -> None:
    rules = {"bet": "after", "raising": "on-ask", "wild": "Ro", "wild_declared": "on-hit", "ask": "choose-down"}
    seed = opening_with(lambda told: told["view"]["seats"][1]["cards"] == ["Ro"], rules=rules)
    page = stage(widgets.Table(seed, rules=Rules.from_dict(rules), choose_rules=True))
    # Nothing is asked for before the stake, and the button says why.
    why = page.control("hit").get_attribute("aria-describedby")
    assert "stake" in page.page.locator(f"#{why}").inner_text()
    page.field("stake-now").fill("3")
    page.field("stake-now").press("Enter")
    expect(page.page.locator("[data-role=you]")).to_contain_text("3 beans")
    page.click("hit")
    expect(page.part("said")).to_contain_text("wild card counts")
    page.field("wild-value").select_option("4")
    page.field("raise").fill("2")
    page.click("hit-down")
    expect(page.page.locator("[data-role=you]")).to_contain_text("5 beans")
    assert page.asked[-1]["moves"][-1] == [1, "hit", {"down": True, "raise": 2, "value": 4}]
    expect(page.page.locator("[data-role=you] .sym-covered")).to_have_count(1)


def test_splitting_and_exchanging(stage: Open) -> None:
    rules = {"split": "pair", "max_split_hands": 2}

    def pairs(told: Json) -> bool:
        asked = {**told["request"], "moves": [[1, "hit"]]}
        return any(move["action"] == "split" for move in ask(**asked)["view"]["moves"])

    seed = opening_with(lambda told: told["view"]["legal"] != [] and pairs(told), rules=rules)
    page = stage(widgets.Table(seed, rules=Rules.from_dict(rules)), width=390)
    page.click("hit")
    page.click("split")
    expect(page.page.locator("[data-role=you] .sym-hand")).to_have_count(2)
    assert page.violations() == []
    shows(page, play_out(page))
    exchange = {"exchange": "4"}
    seed = opening_with(lambda told: "exchange" in told["view"]["legal"], rules=exchange)
    page = stage(widgets.Table(seed, rules=Rules.from_dict(exchange)))
    page.page.locator(".sym-table").click(position={"x": 5, "y": 5})
    page.page.keyboard.press("x")
    expect(page.page.locator(".sym-stock")).to_contain_text("1 aside")
    shows(page, last_reply(page))


def test_contradicting_switches_are_refused_until_they_agree(stage: Open) -> None:
    page = stage(widgets.Table("switches", rules="snai", choose_rules=True))
    page.open_panel("rules", "rules-switches", "rules-seats", "rules-hands")
    assert page.page.locator("[data-switch=ties] .sym-tag, [data-switch=natural] .sym-tag").first.is_visible()
    deals = page.kinds().count("table")
    page.field("switch-bank_passes").select_option('"natural"')
    expect(page.part("refusal")).to_contain_text("Naturals")
    expect(page.field("switch-bank_passes")).to_have_attribute("aria-invalid", "true")
    assert page.kinds().count("table") == deals
    assert page.violations() == []
    page.field("switch-natural").select_option('"any-suit"')
    expect(page.part("refusal")).to_be_empty()
    expect(page.page.locator("[data-panel=rules] > summary")).to_contain_text("changed by you")
    dealt(page, {**PRESETS["snai"].rules.to_dict(), "bank_passes": "natural", "natural": "any-suit"})
    page.click("rules-as-stated")
    expect(page.page.locator("[data-panel=rules] > summary")).not_to_contain_text("changed")
    dealt(page, PRESETS["snai"].rules.to_dict())


def test_a_table_is_played_by_keyboard_and_says_why(stage: Open) -> None:
    page = stage(widgets.Table("keys", rules="snai"))
    keys = page.page.keyboard
    page.field("stake-now").focus()
    keys.press("Enter")
    expect(page.control("stand")).not_to_have_attribute("aria-disabled", "true")
    page.control("stand").focus()
    keys.press("s")
    expect(page.page.locator(".sym-table")).to_have_attribute("data-phase", "settled")
    keys.press("w")
    expect(page.part("referee")).to_be_visible()
    assert page.asked[-1]["preset"] == "snai"


def test_habits_are_summed_up_over_the_hands_of_the_page(stage: Open) -> None:
    page = stage(widgets.Table("habits-1", choose_rules=True))
    tables = []
    for _ in range(3):
        page.click("stand")
        expect(page.page.locator(".sym-table")).to_have_attribute("data-phase", "settled")
        tables.append(last_reply(page)["request"])
        page.click("new")
        expect(page.page.locator(".sym-table")).to_have_attribute("data-phase", "playing")
    page.click("stand")
    expect(page.control("habits")).to_contain_text("4")
    tables.append(last_reply(page)["request"])
    page.click("habits")
    expect(page.part("habits")).to_contain_text(ask(kind="series", tables=tables)["text"])
    assert page.violations() == []


def test_a_typed_seed_goes_on_with_its_second_hand(stage: Open) -> None:
    page = stage(widgets.Table())
    page.open_panel("deal")
    page.field("seed").fill("grandmother-8")
    page.click("set-seed", "stand", "new")
    expect(page.part("round")).to_contain_text("grandmother-8, hand 2")


@pytest.mark.parametrize(("width", "dark"), SIZES)
def test_the_bench_shows_its_comparison_without_python_and_goes_on_with_it(
    stage: Open,
    width: int,
    dark: bool,
) -> None:
    page = stage(widgets.RuleBench("gamerules-base", "treccani"), width=width, dark=dark)
    expect(page.part("difference")).to_contain_text("0.0478")
    assert page.asked == []
    assert page.violations() == []
    page.field("right-preset").select_option("playtech-live")
    whole = ask(
        kind="bench",
        left={"preset": "gamerules-base"},
        right={"preset": "playtech-live"},
        whole=True,
    )["comparison"]
    expect(page.page.locator("[data-panel=differences] > summary")).to_contain_text(
        str(len(whole["differences"])), timeout=30_000
    )
    expect(page.part("progress")).to_be_empty()
    steps = page.page.locator(".sym-step[data-step]").evaluate_all("all => all.map(step => step.dataset.step)")
    assert steps == [step["key"] for step in whole["steps"]]
    page.open_panel("measures", "first-cards", "finals", "differences", "unpriced", "bench-link")
    page.page.locator("[data-upcard] > summary").first.click()
    shown = page.page.locator("[data-measure=player_bust] .sym-decimal").all_inner_texts()
    assert shown == [whole[side]["bust"]["player"]["decimal"] for side in ("left", "right")]
    assert page.violations() == []
    assert page.page.evaluate("document.documentElement.scrollWidth") <= width
    link = page.field("link").input_value()
    again = stage(widgets.RuleBench(), address=link[link.index("#") :])
    expect(again.field("right-preset")).to_have_value("playtech-live")
    expect(again.part("edge").last).to_contain_text(whole["right"]["edge"]["decimal"].lstrip("-"))


def test_a_link_to_a_comparison_is_followed_to_it_or_refused_in_words(stage: Open) -> None:
    tall = widgets.Table("above", choose_rules=True)
    bad = stage(tall, widgets.RuleBench(), address="#bench=nonsense")
    problem = bad.page.locator(".sym-bench [data-part=problem]")
    refused = reply({"format": 1, "lang": "en", "kind": "bench-open", "code": "nonsense"})["error"]["message"]
    expect(problem).to_have_text(refused)
    expect(bad.part("difference")).to_be_visible()
    expect(bad.page.locator(".sym-bench")).to_be_in_viewport()
    expect(problem).to_have_text(refused)
    # The old result is marked as such while the next one is worked out.
    found = bad.part("comparison")
    expect(bad.page.locator(".sym-bench [data-part=said]")).to_have_text("The comparison is complete.", timeout=30_000)
    bad.page.evaluate(SLOWLY)
    bad.field("left-preset").select_option("snai")
    expect(found).to_have_attribute("aria-busy", "true")
    expect(bad.page.locator(".sym-bench [data-part=said]")).to_be_empty()
    bad.click("stop")
    expect(found).not_to_have_attribute("aria-busy", "true")


def prices(page: Stage, option: str) -> list[list[str]]:
    """The prices of raising or splitting, a row for each with a text for each side."""
    rows = page.page.locator(f"[data-option-of={option}] tr[data-price]:not([data-price=use])")
    return [row.locator("td").all_inner_texts() for row in rows.all()]


@pytest.mark.parametrize(("width", "dark"), SIZES)
def test_the_bench_tells_what_raising_is_worth(stage: Open, width: int, dark: bool) -> None:
    page = stage(widgets.RuleBench("uk-7-and-a-half", "acanomas"), width=width, dark=dark)
    whole = ask(kind="bench", left={"preset": "uk-7-and-a-half"}, right={"preset": "acanomas"}, whole=True)["comparison"]
    assert page.asked == []
    shown = prices(page, "raising")
    for row, price in zip(shown, ("plain", "value", "adds"), strict=True):
        for cell, side in zip(row, ("left", "right"), strict=True):
            number = whole[side]["raising"][price]
            told = "0" if number["n"] == "0" else number["decimal"].replace("-", "\u2212")
            assert cell.startswith(told)
    use = page.page.locator("[data-option-of=raising] tr[data-price=use] td")
    expect(use.first).to_have_text("no card")
    assert use.last.locator("[data-card]").evaluate_all("all => all.map(card => card.dataset.card)") == ["7"]
    assert page.page.locator("[data-option-of=splitting]").count() == 0
    page.open_panel("raised-cards")
    # A lone 6 asks for one more card with the least; a 7 stands with the most.
    rows = [page.page.locator(f"[data-raised-card='{card}'] td").last for card in "67"]
    expect(rows[0]).to_contain_text("Hit")
    expect(rows[0]).not_to_contain_text("with the most")
    expect(rows[1]).to_contain_text("with the most")
    assert page.violations() == []
    assert page.page.evaluate("document.documentElement.scrollWidth") <= width
    # The menu says where rules come from, and has no second name for the base game.
    titles = page.page.locator("[data-input=right-preset] option").all_inner_texts()
    assert len(titles) == len(PRESETS)
    assert "Set i mig (cartescatalanes.com)" in titles


def test_a_split_is_counted_last_and_can_be_stopped(stage: Open) -> None:
    page = stage(widgets.RuleBench(), width=390)
    forget()
    page.field("left-preset").select_option("gamerules-spanish")
    progress = page.part("progress")
    expect(progress).to_contain_text("What splitting is worth", timeout=30_000)
    expect(page.part("difference")).to_contain_text("0.0478")
    page.open_panel("measures")
    expect(progress).to_contain_text("% counted", timeout=30_000)
    page.click("stop")
    # The bar says the same as the words beside it.
    share = page.page.locator("progress").evaluate("bar => Math.floor(100 * bar.value / bar.max)")
    expect(progress).to_contain_text(f": {share} % counted")
    asked = len(page.asked)
    expect(page.control("go-on")).to_be_visible()
    page.page.wait_for_timeout(600)
    assert len(page.asked) <= asked + 1
    assert prices(page, "splitting")[0] == ["being counted", "not in these rules"]
    page.click("go-on")
    expect(page.part("said")).to_have_text("The comparison is complete.", timeout=90_000)
    expect(page.page.locator("[data-panel=measures]")).to_have_attribute("open", "")
    whole = ask(kind="bench", left={"preset": "gamerules-spanish"}, right={"preset": "treccani"}, whole=True)["comparison"]
    split = whole["left"]["splitting"]
    shown = [row[0].split()[0].replace("\u2212", "-") for row in prices(page, "splitting")]
    assert shown == [split[price]["decimal"] for price in ("plain", "value", "adds")]
    expect(page.page.locator("[data-option-of=splitting] tr[data-price=use] td").first).to_have_text("Split")
    expect(page.page.locator("[data-option-of=splitting]")).to_contain_text(split["note"])
    assert page.violations() == []


def test_rules_that_come_to_the_same_are_said_to_once(stage: Open) -> None:
    page = stage(widgets.RuleBench("gamerules-base", "gamerules-base"))
    expect(page.part("difference")).to_contain_text("exactly the same", timeout=30_000)
    expect(page.part("said")).to_have_text("The comparison is complete.", timeout=30_000)
    expect(page.part("comparison").get_by_text("exactly the same")).to_have_count(1)


def test_a_comparison_is_stopped_resumed_swapped_and_refused(stage: Open) -> None:
    page = stage(widgets.RuleBench())
    page.page.evaluate(SLOWLY)
    page.field("left-preset").select_option("snai")
    expect(page.page.locator("progress")).to_be_visible()
    page.click("stop")
    asked = len(page.asked)
    expect(page.control("go-on")).to_be_visible()
    page.page.wait_for_timeout(400)
    assert len(page.asked) <= asked + 1
    page.click("go-on")
    expect(page.part("progress")).to_be_empty(timeout=30_000)
    assert page.asked[-1]["resume"] > 0
    page.click("swap")
    expect(page.field("left-preset")).to_have_value("treccani")
    expect(page.part("progress")).to_be_empty(timeout=30_000)
    # The sentence says which way it goes, so the number has no sign.
    expect(page.part("difference")).to_contain_text("does worse, by")
    expect(page.part("difference")).not_to_contain_text("\u2212")
    page.open_panel("bench-link")
    page.field("code").fill("b1.nonsense")
    page.click("open-code")
    expect(page.part("problem")).not_to_be_empty()
    page.field("left-player").select_option(label="stands on 6")
    expect(page.part("edge").first).to_be_visible()
    expect(page.part("comparison")).to_contain_text("stands on 6")


@pytest.mark.parametrize(("width", "dark"), SIZES)
def test_the_first_lesson_begins_without_python(stage: Open, width: int, dark: bool) -> None:
    page = stage(widgets.Tutor(), width=width, dark=dark)
    first = ask(kind="guided", preset="gamerules-base", step=0)
    expect(page.part("title")).to_have_text(first["title"])
    expect(page.part("rule")).to_have_text(first["text"])
    assert page.violations() == []
    for step in range(4):
        page.page.locator("[data-option]").first.click()
        answered = ask(kind="guided", preset="gamerules-base", step=step, answer=0)
        expect(page.part("verdict")).to_contain_text(answered["feedback"]["text"])
        if step == 0:
            assert page.violations() == []
        page.click("next")
    # A hand is played by the table's own buttons, the bank's card face down.
    expect(page.part("guided")).to_contain_text("Step 5")
    assert page.page.locator("[data-option]").count() == 0
    page.click("hit")
    told = ask(kind="guided", preset="gamerules-base", step=4, answer=0)
    expect(page.part("verdict")).to_have_text(told["feedback"]["text"])
    assert page.violations() == []
    assert page.asked == []
    page.click("next")
    expect(page.part("guided")).to_contain_text("Step 6")
    assert page.kinds() == ["guided"]
    page.page.reload()
    page.click("resume")
    expect(page.part("guided")).to_contain_text("Step 6")
    assert page.page.evaluate("document.documentElement.scrollWidth") <= width


KEYS = {"hit": "h", "stand": "s", "split": "p", "exchange": "x", "hit-down": "d"}


@pytest.mark.parametrize("preset", ["gamerules-spanish", "veneto-french", "playtech-live"])
def test_the_hands_of_the_lesson_are_played_by_the_keys_of_the_table(stage: Open, preset: str) -> None:
    page = stage(widgets.Tutor(preset, parts=["guided"]))
    told = ask(kind="guided", preset=preset, step=0)
    moved = set()
    page.part("title").focus()
    while True:
        expect(page.part("title")).to_have_text(told["title"])
        right = next(
            answered["feedback"]
            for place in range(len(told["ask"]["options"]))
            if (answered := ask(**{**told["request"], "answer": place}))["feedback"]["right"]
        )
        move = told["ask"]["options"][right["answer"]]["move"]
        if move:
            moved.add(move)
            table = page.part("lesson-table")
            seats = {seat["role"]: seat for seat in told["table"]["view"]["seats"]}
            # The reader's cards lie open to the reader, the bank's first card face down unless it is shown.
            for role, seat in seats.items():
                assert table.locator(f"[data-role='{role}'] .sym-hand > li").count() == len(seat["cards"])
            # No more buttons than the lesson has come to.
            known = {option["move"] for option in told["ask"]["options"]}
            assert {button.get_attribute("data-action") for button in table.locator(".sym-actions button").all()} == known
            page.page.keyboard.press(KEYS[move])
            after = {seat["role"]: seat for seat in right["table"]["view"]["seats"]}
            for role, seat in after.items():
                cards = sum(len(hand["cards"]) for hand in seat["hands"])
                expect(table.locator(f"[data-role='{role}'] .sym-hand > li")).to_have_count(cards)
        else:
            page.page.keyboard.press(str(right["answer"] + 1))
        expect(page.part("verdict")).to_have_text(right["text"])
        if told["next"] is None:
            break
        page.page.keyboard.press("n")
        told = ask(**told["next"])
    assert {"hit", "stand"} <= moved
    assert moved & {"split", "exchange", "hit-down"} or preset == "playtech-live"


def test_a_hand_of_the_lesson_is_played_to_its_end(stage: Open) -> None:
    page = stage(widgets.Tutor(parts=["guided"]))
    for _ in range(4):
        page.click("next")
    step = ask(kind="guided", preset="gamerules-base", step=4)
    # Another move than the one the step is about changes nothing.
    page.click("stand")
    other = ask(kind="guided", preset="gamerules-base", step=4, answer=1)
    expect(page.part("verdict")).to_have_text(other["feedback"]["text"])
    expect(page.page.locator("[data-role='you'] .sym-hand > li")).to_have_count(1)
    page.click("hit")
    expect(page.page.locator("[data-role='you'] .sym-hand > li")).to_have_count(2)
    assert page.asked == []
    page.click("stand")
    moves = [*step["table"]["request"]["moves"], [1, "hit"], [1, "stand"]]
    told = ask(**{**step["table"]["request"], "moves": moves})
    expect(page.part("verdict")).to_have_text(told["settlement"]["text"])
    expect(page.control("hit")).to_have_attribute("aria-disabled", "true")
    assert page.kinds() == ["table"]


def test_a_move_that_the_lesson_is_not_about_says_why_it_is_refused(stage: Open) -> None:
    page = stage(widgets.Tutor("rng-7-e-mezzo", parts=["guided"]))
    told = ask(kind="guided", preset="rng-7-e-mezzo", step=0)
    while told["key"] != "must-reach":
        page.click("next")
        told = ask(**told["next"])
        expect(page.part("title")).to_have_text(told["title"])
    (refusal,) = [found["text"] for found in told["table"]["view"]["refused"] if found["action"] == "stand"]
    expect(page.part("refused")).to_contain_text(refusal)
    page.control("hit").focus()
    page.page.keyboard.press("s")
    expect(page.part("said")).to_have_text(refusal)
    expect(page.part("verdict")).to_have_count(0)


def test_the_quiz_counts_on_this_device_alone(stage: Open) -> None:
    page = stage(widgets.Tutor(parts=["quiz"], seed="class-4b"))
    right = 0
    for number in range(1, 9):
        told = ask(kind="quiz", preset="gamerules-base", seed="class-4b", number=number, level=1, answer=0)
        expect(page.part("question")).to_have_text(told["text"])
        page.page.locator("[data-option='0']").focus()
        page.page.keyboard.press("1")
        right += told["verdict"]["right"]
        expect(page.part("verdict")).to_have_text(told["verdict"]["text"])
        expect(page.part("score")).to_have_text(f"{right} right of {number}")
        if number == 1:
            assert page.violations() == []
            # A second answer to the same question counts for nothing.
            page.page.locator("[data-option='1']").click()
            expect(page.part("score")).to_have_text(f"{right} right of 1")
            page.control("next").focus()
        page.page.keyboard.press("n")
    page.page.reload()
    expect(page.part("score")).to_have_text(f"{right} right of 8")
    expect(page.part("quiz")).to_contain_text("Question 9")
    page.field("quiz-level").select_option("2")
    expect(page.part("score")).to_have_text("0 right of 0")
    page.click("anew")
    assert page.asked[-1]["seed"] != "class-4b"


def test_the_quiz_runs_where_nothing_can_be_kept(stage: Open) -> None:
    forbid = "Object.defineProperty(globalThis, 'localStorage', {get() { throw new Error('no'); }})"
    page = stage(widgets.Tutor(parts=["quiz"]), before=forbid)
    page.page.locator("[data-option]").first.click()
    expect(page.part("score")).to_contain_text("right of 1")


def test_questions_and_the_referee_for_any_rules(stage: Open) -> None:
    page = stage(widgets.Tutor("snai"), width=390, dark=True)
    page.click("part-questions")
    told = ask(kind="questions", preset="snai")
    expect(page.page.locator("[data-question]")).to_have_count(25)
    page.page.locator("[data-question='1'] > summary").click()
    expect(page.page.locator("[data-question='1']")).to_contain_text(told["questions"][0]["answer"])
    expect(page.page.locator("[data-question='1'] .sym-tag")).to_have_text("our choice")
    assert page.violations() == []
    assert page.asked == []
    page.open_panel("tutor-rules")
    page.field("tutor-preset").select_option("rng-7-e-mezzo")
    expect(page.part("questions")).to_contain_text("7 e Mezzo")
    page.click("part-referee")
    page.field("referee-you").fill("7o Ro")
    page.field("referee-bank").fill("3c 4o So")
    page.click("settle")
    ruled = ask(kind="referee", preset="rng-7-e-mezzo", you="7o Ro", bank="3c 4o So")
    expect(page.part("referee")).to_contain_text(ruled["players"][0]["text"])
    assert page.violations() == []
    page.field("referee-you").fill("7o 7o")
    page.click("settle")
    expect(page.part("problem")).not_to_be_empty()


def test_without_python_what_is_embedded_works_and_the_rest_says_so(stage: Open) -> None:
    page = stage(widgets.Tutor(), widgets.RuleBench(), python=False)
    page.page.locator("[data-option]").first.click()
    expect(page.part("verdict")).not_to_be_empty()
    page.field("right-preset").select_option("snai")
    expect(page.page.locator(".sym-bench [data-part=problem]")).to_contain_text("could not start")


def test_a_hint_stays_folded_until_it_is_wanted(stage: Open) -> None:
    page = stage(widgets.Answer("How many of the cards left bust a lone five?", 19, hint="Count the threes first."))
    hint = page.page.get_by_text("Count the threes first.")
    expect(hint).to_be_hidden()
    page.open_panel("hint")
    expect(hint).to_be_visible()
    assert page.violations() == []


def test_a_verdict_stands_beside_its_own_answer_only(stage: Open) -> None:
    page = stage(widgets.Answer("How many of the cards left bust a lone five?", 19))
    verdict, box = page.part("verdict"), page.field("answer")
    box.fill("19")
    page.click("check")
    expect(verdict).to_have_text("Right: 19.")
    box.press_sequentially("0")
    expect(verdict).to_be_empty()
    page.page.evaluate(SLOWLY)
    page.click("check")
    expect(verdict).to_be_empty()
    # An answer that is changed while it is judged is not judged any more.
    box.fill("18")
    page.page.wait_for_timeout(400)
    expect(verdict).to_be_empty()
    page.click("check")
    expect(verdict).to_contain_text("Not yet.")


def test_an_empty_hand_is_told_only_what_to_do_first(stage: Open) -> None:
    page = stage(widgets.OddsDesk(hand="5"))
    expect(page.part("next")).to_be_visible()
    page.click("clear")
    expect(page.part("note")).to_be_visible()
    expect(page.part("next")).to_have_count(0)
    expect(page.part("said")).to_be_empty()
