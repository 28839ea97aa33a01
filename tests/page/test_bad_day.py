"""The bad day on the page: every switch, in both languages, and its effect."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from sandbox.model.bad_day import BAD
from tests.page.conftest import Open, Stand, shoot

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.outside]


async def test_every_switch_goes_on_and_off(windows: Open, small: Stand) -> None:
    day = small.discord.bad_day
    ana, chie = await windows(small.page.url, "Ana"), await windows(small.page.url, "Chie", theme="light")
    await chie.locator("[data-key=bad-day]").click()
    await ana.locator("[data-key=bad-day]").click()
    for name in BAD:
        switch, other = (window.locator(f"[data-switch={name}]") for window in (ana, chie))
        for switched in (switch, other):
            assert not (await switched.inner_text()).startswith("bad-"), "it says what it does"
        await expect(switch).to_have_attribute("aria-checked", "false")
        await switch.click()
        await expect(switch).to_have_attribute("aria-checked", "true")
        await expect(other).to_have_attribute("aria-checked", "true")
        assert day.is_on(name)
    await shoot(ana, "bad-day-dark-1280")
    await shoot(chie, "bad-day-light-1280-ja")
    await expect(ana.locator("[data-key=bad-day] .badge")).to_have_text(str(len(BAD)))
    for name in BAD:
        await ana.locator(f"[data-switch={name}]").click()
    await expect(ana.locator("[data-key=bad-day] .badge")).to_have_count(0)
    assert not any(day.is_on(name) for name in BAD)
    await ana.locator("dialog [aria-label=Close]").click()
    await expect(ana.locator("dialog")).to_have_count(0)


async def test_a_small_window_has_it_too(windows: Open, small: Stand) -> None:
    ben = await windows(small.page.url, "Ben", width=390)
    await ben.locator(".switches-button").click()
    await ben.locator("[data-key=bad-day]").click()
    await expect(ben.locator("[data-switch]")).to_have_count(len(BAD))
    for width in (390, 830, 990):
        await ben.set_viewport_size({"width": width, "height": 844})
        await expect(ben.locator("[data-switch=archives] span")).to_be_visible()
    await shoot(ben, "bad-day-dark-390")
