"""The answer boxes of the built site: right in several spellings, wrong with a reason, and mostly without Python."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from sieteymedio.engine.exact import Ratio
from sieteymedio.widgets.desk import reply

from .conftest import SITE, Visit
from .playing import COUNT_WORKERS, STATES, STILL, TEXTS, Json, ask, python_started

BOXES = sorted(path.name for path in SITE.glob("*.html") if '"answer"' in path.read_text(encoding="utf-8"))


def _boxes(page: Page) -> list[tuple[Locator, Json]]:
    """Each box of a page with its options, by the label they share."""
    states = page.evaluate(STATES)["state"].values()
    options = [part["state"]["options"] for part in states if part["state"].get("kind") == "answer"]
    found = [(page.locator(".sym-answer").filter(has_text=own["label"]), own) for own in options]
    assert [box.count() for box, _ in found] == [1] * len(options)
    return found


def _type(box: Locator, answer: str, by_key: bool = False) -> None:
    box.locator("[data-input=answer]").fill(answer)
    if by_key:
        box.locator("[data-input=answer]").press("Enter")
    else:
        box.locator("[data-action=check]").click()


def _hears(box: Locator, verdict: str, words: str) -> None:
    part = box.locator("[data-part=verdict]")
    word = TEXTS[f"verdict_{verdict}"]
    # "Right: 15." says it by itself.
    told = words if words.startswith(word.removesuffix(".")) else f"{word} {words}"
    expect(part).to_have_text(told, timeout=30_000)
    assert part.get_attribute("data-verdict") == verdict
    assert part.get_attribute("role") == "status"
    assert box.locator("[data-input=answer]").get_attribute("aria-invalid") == ("true" if verdict == "wrong" else "false")


def _asked(own: Json, answer: str) -> Json:
    extra = {"accept": own["accept"]} if "accept" in own else {}
    return {"format": 1, "kind": "check", "expected": own["expected"], "wrong": own["wrong"], "answer": answer, **extra}


def test_there_are_boxes_with_slips_to_explain() -> None:
    assert len(BOXES) >= 4


@pytest.mark.parametrize("scheme", ["http", "file"])
@pytest.mark.parametrize("name", BOXES)
def test_usual_answers_are_judged_without_python(visit: Callable[..., Visit], name: str, scheme: str) -> None:
    page = visit(scheme=scheme, before=COUNT_WORKERS, **STILL).open(name)
    boxes = _boxes(page)
    assert len(boxes) >= 2
    for box, own in boxes:
        right = Ratio.of(int(own["expected"][0]["n"]), int(own["expected"][0]["d"]))
        spellings = [str(right)]
        if right.denominator > 1:
            spellings.append(right.decimal(4))
        # One digit of a percentage would be too coarse to tell.
        if right.denominator > 1 and abs(right.numerator) * 100 >= right.denominator:
            spellings += [right.percent(1), right.percent(1).replace(" ", "")]
        for order, spelling in enumerate(spellings):
            _type(box, spelling, by_key=order % 2 == 0)
            told = ask(_asked(own, spelling))
            assert told["verdict"] == "right", spelling
            _hears(box, "right", told["text"])
        assert own["wrong"], own["label"]
        for slip in own["wrong"]:
            value = Ratio.of(int(slip["n"]), int(slip["d"]))
            _type(box, str(value))
            assert slip["text"] in ask(_asked(own, str(value)))["text"]
            _hears(box, "wrong", ask(_asked(own, str(value)))["text"])
        _type(box, "  ")
        _hears(box, "unclear", TEXTS["answer_empty"])
    assert not python_started(page)


def test_other_spellings_and_other_answers_are_judged_with_python(visit: Callable[..., Visit]) -> None:
    page = visit(**STILL).open("02-will-i-bust.html")
    dialogs: list[str] = []
    page.on("dialog", lambda dialog: (dialogs.append(dialog.message), dialog.dismiss()))
    box, own = _boxes(page)[0]
    right = Ratio.of(int(own["expected"][0]["n"]), int(own["expected"][0]["d"]))
    same = [f"{2 * right.numerator}/{2 * right.denominator}", f" {right.numerator} / {right.denominator} "]
    same += [right.decimal(4).replace(".", ","), right.decimal(3)[1:], right.percent(2)]
    other = ["7/8", "-1", "1/0", "two", "0.5.5", "<img src=x onerror=alert(1)>", "9" * 60, "½", "NaN", "1e-1"]
    images = page.locator("img").count()
    for answer in (*same, *other):
        _type(box, answer)
        told = reply(_asked(own, answer.strip()))
        if told["ok"]:
            _hears(box, told["verdict"], told["text"])
            assert (told["verdict"] == "right") == (answer in same), answer
        else:
            _hears(box, "unclear", told["error"]["message"])
    assert dialogs == []
    assert page.locator("img").count() == images
