"""Playing in the browser: whole games, hands by DM, both languages, small windows, a restart in the middle."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from engines import GAMES
from render.languages import LOCALES
from sandbox.model.wire import PATIENCE
from tests.page.conftest import Open, Stand, shoot
from tests.page.playing import begin, choose, confirm, finish, my_turn, newest, panel, press, turn
from tests.spoken import said, saying

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.outside]


async def test_two_clicks_to_a_game_and_the_first_turn(window: Open) -> None:
    ana = await window()
    await expect(ana.locator(".welcome h2")).to_be_in_viewport()
    await shoot(ana, "welcome-dark-1280")
    await begin(ana, "armadora")
    await my_turn(ana)
    await expect(ana.locator("#messages .mention.mine").last).to_have_text("@Ana")
    await shoot(ana, "thread-dark-1280")
    await press(ana, newest(ana, said("button-play")))
    await expect(panel(ana).locator(".only-you")).to_be_in_viewport()
    await shoot(ana, "panel-dark-1280")
    await turn(ana)
    await expect(confirm(ana)).to_have_count(0)
    await expect(ana.locator("#messages")).to_contain_text(
        said("armadora-warrior", who="", square="", left=0).partition("*")[0].strip()
    )


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_of_each_kind(window: Open, game: str) -> None:
    ana = await window()
    await begin(ana, game)
    assert await finish(ana) > 3
    await expect(newest(ana, said("button-rematch"))).to_be_visible()
    await shoot(ana, f"end-of-{game}")


async def test_a_hand_by_direct_message_is_played_from_there(window: Open, stand: Stand) -> None:
    chie = await window("Chie", theme="light")
    await chie.locator("#places .place", has_text="welcome").click()
    await chie.locator("[data-card=armadora]:enabled").click()
    hand = chie.locator("#places .place", has_text="Meeplepost")
    await expect(hand.locator(".badge")).to_have_text("1")
    await my_turn(chie)
    await hand.click()
    await expect(hand.locator(".badge")).to_have_count(0)
    picture = chie.locator("#messages .message img").last
    assert "手" in (await picture.get_attribute("alt") or "")
    await press(chie, newest(chie, said("button-play", "ja")))
    assert await panel(chie).locator("[data-id^='m1:pick:']").count()
    await expect(panel(chie).locator(".only-you")).to_contain_text("あなただけに表示")
    await shoot(chie, "dm-light-1280-ja")


async def test_with_closed_dms_the_hand_is_under_its_button(window: Open, stand: Stand) -> None:
    ben = await window("Ben")
    await ben.locator("[data-key=dms]").click()
    await expect(ben.locator("[data-key=dms]")).to_have_attribute("aria-checked", "false")
    before = len(stand.people["Ben"].inbox)
    await begin(ben, "armadora")
    await press(ben, newest(ben, said("button-hand")))
    await expect(panel(ben).locator("img")).to_have_count(1)
    assert len(stand.people["Ben"].inbox) == before


async def test_in_a_narrow_window_everything_is_within_reach(window: Open) -> None:
    ana = await window(width=390, theme="light")
    await shoot(ana, "welcome-light-390")
    await ana.locator("[data-card=carcassonne]:enabled").click()
    await my_turn(ana)
    await shoot(ana, "thread-light-390")
    await press(ana, newest(ana, said("button-play")))
    if await panel(ana).locator(".select").count():
        await panel(ana).locator(".select").first.click()
        await shoot(ana, "select-light-390")
        await ana.keyboard.press("Escape")
    await expect(panel(ana).locator(".only-you")).to_be_in_viewport()
    await shoot(ana, "panel-light-390")
    for width in (320, 390, 600, 830, 1024, 390):
        await ana.set_viewport_size({"width": width, "height": 844})
        assert await ana.evaluate("document.documentElement.scrollWidth") <= width
    await ana.locator(".drawer-button").click()
    await expect(ana.locator("#places")).to_be_in_viewport()
    await shoot(ana, "drawer-light-390")
    await ana.locator("#places .place", has_text="tables").first.click()
    await expect(ana.locator("#title h2")).to_have_text("tables")
    await ana.locator(".switches-button").click()
    await ana.locator("[data-key=who-Dara]").click()
    await expect(ana.locator(".switches-button")).to_contain_text("Dara")


@pytest.mark.long
async def test_two_windows_are_two_people(window: Open) -> None:
    ana = await window("Ana")
    async with ana.context.expect_page() as opened:
        await ana.locator(".welcome a", has_text="Ben").click()
    ben = await opened.value
    await expect(ben.locator("[data-key=who-Ben]")).to_have_attribute("aria-pressed", "true")
    await expect(ana.locator("[data-key=who-Ana]")).to_have_attribute("aria-pressed", "true")
    # They are tabs of one browser: the one behind is drawn, and clicked, once a second.
    for each in (ben, ana):
        await each.bring_to_front()
        await each.locator("#places .place", has_text="tables").click()
    await ana.locator("#composer textarea").fill("/table new ")
    await ana.locator("#composer .more").click()
    await ana.locator(".popup [data-key=game]").click()
    await ana.locator("[data-option=game]").fill("arma")
    await ana.keyboard.press("Enter")
    await ana.keyboard.press("Enter")
    await panel(ana).locator(".select").first.wait_for()
    # The command above the panel is named as its reader would find it.
    for locale, named in (("ja", "/卓 立てる"), ("en-US", "/table new")):
        await ana.locator(f"[data-key={locale}]").click()
        await expect(panel(ana).locator(".leading")).to_contain_text(named)
    # Under another language of the table its picture, which stays, is described in that language.
    picture = ana.locator("#messages .message:not(.private) img:not(.custom-emoji)").last
    await press(ana, panel(ana).locator(".button", has_text=said("button-more-options")))
    names = {locale: said(f"language-{locale}") for locale in ("ja", "en")}
    for locale, name in names.items():
        await panel(ana).locator(".select", has_text=re.compile("|".join(names.values()))).click()
        await press(ana, ana.locator(".list [role=option]", has_text=name))
        await expect(picture).to_have_attribute("alt", saying("picture-cover", locale))
    await ben.bring_to_front()
    await press(ben, newest(ben, said("button-join")))
    await ana.locator("#messages .message:not(.private)", has_text="Ben").first.wait_for()
    await expect(ben.locator("#messages .private")).to_have_count(1)
    await expect(panel(ana)).not_to_contain_text(said("joined", game="", count=0).partition("*")[0].strip())
    await shoot(ana, "lobby-dark-1280")
    await press(ben, newest(ben, said("button-start")))
    await ana.bring_to_front()
    await ana.locator("#places .threads .place").last.click()
    await newest(ana, said("button-play")).wait_for()


async def test_the_bot_is_killed_in_the_middle_of_a_turn_and_nothing_is_lost(
    window: Open, stand: Stand
) -> None:
    ana = await window()
    await begin(ana, "armadora")
    await my_turn(ana)
    await press(ana, newest(ana, said("button-play")))
    await choose(ana)
    await ana.locator("[data-key=restart]").click()
    await expect(ana.locator(".bot-state .light")).to_have_class("light starting")
    stand.discord.answer_seconds = 0.3
    await confirm(ana).click()
    await expect(ana.locator(".failed")).to_be_visible()
    await shoot(ana, "restarting-dark-1280")
    stand.discord.answer_seconds = PATIENCE
    await expect(ana.locator(".bot-state .light")).to_have_class("light online")
    await press(ana, confirm(ana))
    await expect(ana.locator(".failed")).to_have_count(0)
    await expect(confirm(ana)).to_have_count(0)


@pytest.mark.parametrize("locale", LOCALES[1:])
async def test_a_language_is_chosen_and_holds_for_page_commands_and_answers(
    window: Open, locale: str
) -> None:
    ana = await window()
    await expect(ana.locator(f"[data-key={locale}]")).to_have_attribute(
        "aria-label", said(f"language-{locale}")
    )
    await ana.locator(f"[data-key={locale}]").click()
    await expect(ana.locator(".welcome h2")).to_have_text(said("playground-title", locale))
    await shoot(ana, f"welcome-dark-1280-{locale}")
    for width in (1500, 1381, 1280, 1121, 1024, 961, 900, 821, 1280):
        await ana.set_viewport_size({"width": width, "height": 844})
        last = await ana.locator("#head .switches > :last-child").bounding_box()
        assert last is not None and last["x"] + last["width"] <= width, "all switches are within reach"
    await ana.locator("#composer textarea").fill("/")
    await expect(ana.locator(".popup li").first).to_be_visible()
    names = await ana.locator(".popup li b").all_inner_texts()
    assert f"/{said('settings-command.name', locale)}" in names, names
    await shoot(ana, f"commands-dark-1280-{locale}")
    await ana.locator("[data-key='en-US']").click()
    await expect(ana.locator(".welcome h2")).to_have_text(said("playground-title"))
