"""The price of a split, asked at the table, counted before the reader's eyes and stopped where he likes."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

import sieteymedio as sm
from sieteymedio import widgets

from .stage import Stage, stage_fixture  # noqa: F401  (found by its name, "stage")


def two_courts(stage: Callable[..., Stage]) -> Stage:
    page = stage(widgets.Table("split-3", rules="gamerules-spanish"), width=390)
    page.click("hit")
    expect(page.control("price-split")).to_be_visible()
    return page


def test_a_split_is_priced_as_the_engine_prices_it(stage: Callable[..., Stage]):
    page = two_courts(stage)
    page.click("price-split")
    expect(page.part("split-price").locator("tr")).to_have_count(2, timeout=120_000)
    found = sm.split_decision("Se Rb", banker=sm.StandAt("5"), rules=sm.preset("gamerules-spanish"))
    shown = page.part("split-price").locator("tr[data-of='split'] .sym-decimal")
    expect(shown).to_have_text(found.split_ratio.decimal(4).replace("-", "−"))
    expect(page.part("split-price").locator("tr[data-of='split'] th")).to_contain_text("better")
    assert page.violations() == []


def test_the_count_says_how_far_it_is_and_can_be_stopped(stage: Callable[..., Stage]):
    page = two_courts(stage)
    page.page.evaluate(
        "() => { const ask = globalThis.askDesk;"
        " globalThis.askDesk = async (text) => { await new Promise((go) => setTimeout(go, 300)); return ask(text); }; }"
    )
    page.click("price-split")
    expect(page.part("split-price")).to_contain_text("ways for the first hand to end")
    page.click("stop-split")
    expect(page.part("split-price")).to_contain_text("Stopped.")
    expect(page.control("price-split")).to_be_visible()
    page.click("stand")
    expect(page.page.locator(".sym-table")).to_have_attribute("data-phase", "settled")
    expect(page.control("price-split")).to_have_count(0)
