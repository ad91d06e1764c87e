"""The odds of a hand that may be split: worked out when asked, before the reader's eyes, and stopped where he likes."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

import sieteymedio as sm
from sieteymedio import widgets

from .stage import Stage, stage_fixture  # noqa: F401  (found by its name, "stage")

SLOWLY = (
    "() => { const ask = globalThis.askDesk;"
    " globalThis.askDesk = async (text) => { await new Promise((go) => setTimeout(go, 300)); return ask(text); }; }"
)


def two_courts(stage: Callable[..., Stage], rules: sm.Rules) -> Stage:
    page = stage(widgets.Table("split-3", rules=rules), width=390)
    page.click("hit")
    expect(page.control("split")).to_be_visible()
    expect(page.control("work-out")).to_be_visible()
    return page


def test_splitting_stands_beside_hitting_and_standing(stage: Callable[..., Stage]):
    rules = sm.preset("gamerules-spanish")
    page = two_courts(stage, rules)
    page.click("work-out")
    gains = page.part("gains")
    expect(gains.locator("tr")).to_have_count(3, timeout=120_000)
    found = sm.split_decision("Se Rb", banker=sm.StandAt("5"), rules=rules)
    for action, value in found.values.items():
        shown = gains.locator(f"td[data-of='{action}'] .sym-decimal")
        expect(shown).to_have_text(value.decimal(4).replace("-", "−"))
    expect(gains.locator("tr", has_text="better").locator("td")).to_have_attribute("data-of", str(found.best))
    expect(page.control("work-out")).to_have_count(0)
    assert page.violations() == []


def test_the_count_says_how_far_it_is_and_can_be_stopped(stage: Callable[..., Stage]):
    # Other rules, so that nothing of the count is remembered.
    page = two_courts(stage, sm.Rules(split="pair", ties="push"))
    page.page.evaluate(SLOWLY)
    page.click("work-out")
    expect(page.part("said")).to_contain_text("hands are counted")
    page.click("stop-work-out")
    expect(page.part("said")).to_contain_text("Stopped.")
    expect(page.control("work-out")).to_be_visible()
    expect(page.part("gains")).to_have_count(0)
    page.click("stand")
    expect(page.page.locator(".sym-table")).to_have_attribute("data-phase", "settled")
