"""What the page shows and takes, against a small bot that uses much of Discord."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from sandbox.server import posting
from tests.page.conftest import Open, Stand, shoot
from tests.page.playing import newest, panel

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.outside]


async def at_tables(windows: Open, small: Stand, name: str = "Ana", **more: object) -> Page:
    """A window in the channel of the tables."""
    made = await windows(small.page.url, name, **more)
    await made.locator("#places .place", has_text="tables").first.click()
    return made


async def command(window: Page, words: str) -> None:
    """Type a command's name, which opens its options."""
    await window.locator("#composer textarea").fill(f"/{words} ")
    await window.locator("#composer.command").wait_for()


async def test_options_are_checked_before_they_are_sent(windows: Open, small: Stand) -> None:
    ana = await at_tables(windows, small)
    before = len(small.discord.requests)
    await command(ana, "table new")
    await ana.keyboard.press("Enter")  # takes the first choice
    await expect(ana.locator("[data-option=game]")).not_to_have_value("")
    await ana.locator("#composer .more").click()
    await ana.locator(".popup [data-key=computers]").click()
    await ana.locator("[data-option=computers]").fill("7")
    await ana.keyboard.press("Enter")
    await expect(ana.locator(".popup .trouble")).to_contain_text("0 to 3")
    await expect(ana.locator(".option.wrong")).to_have_count(1)
    await shoot(ana, "option-wrong-dark-1280")
    assert len(small.discord.requests) == before
    await ana.locator("[data-option=computers]").fill("2")
    await ana.keyboard.press("Enter")
    await expect(ana.locator("#messages .message").last).to_contain_text("with 2")
    await expect(ana.locator("#messages .leading").last).to_contain_text("/table new")


async def test_completions_come_while_typing(windows: Open, small: Stand) -> None:
    ana = await at_tables(windows, small)
    await command(ana, "place")
    await ana.locator("[data-option=strength]").fill("3")
    await ana.keyboard.press("Tab")
    await ana.locator("[data-option=at]").fill("C")
    await expect(ana.locator(".popup li b").nth(1)).to_have_text("C2 for 3")
    await ana.keyboard.press("ArrowDown")
    await shoot(ana, "completion-dark-1280")
    await ana.keyboard.press("Enter")
    await expect(ana.locator("[data-option=at]")).to_have_value("C2 for 3")
    await ana.keyboard.press("Enter")
    await expect(ana.locator("#messages .message").last).to_contain_text("3 at C2")


async def test_escape_and_backspace_lead_out_of_a_command(windows: Open, small: Stand) -> None:
    ana = await at_tables(windows, small)
    await command(ana, "place")
    await ana.keyboard.press("Escape")
    await expect(ana.locator("#composer textarea")).to_be_focused()
    await command(ana, "place")
    await ana.keyboard.press("Backspace")
    await expect(ana.locator("#composer textarea")).to_have_value("/place")
    await ana.keyboard.press("Enter")
    await expect(ana.locator("#composer.command")).to_have_count(1)


async def test_options_of_every_kind(windows: Open, small: Stand) -> None:
    ana = await at_tables(windows, small)
    await command(ana, "kinds")
    await ana.locator("[data-option=file]").set_input_files(
        {"name": "notes.txt", "mimeType": "text/plain", "buffer": b"12345"}
    )
    for option, typed in (("user", "Ben"), ("channel", "wel"), ("role", "every"), ("yes", "Y")):
        await ana.locator(f"[data-option={option}]").fill(typed)
        await ana.locator(".popup li").first.click()
    await ana.locator("[data-option=ratio]").fill("0.5")
    await ana.keyboard.press("Enter")
    await expect(ana.locator("#messages .message").last).to_contain_text(
        "welcome @everyone notes.txt:5 True 0.5"
    )


async def test_a_modal_with_fields_of_every_kind(windows: Open, small: Stand) -> None:
    ana = await at_tables(windows, small)
    await command(ana, "order")
    await ana.keyboard.press("Enter")
    dialog = ana.locator("dialog.modal")
    await dialog.get_by_label("Name").fill("Meeple")
    await dialog.locator(".select[data-id=colour]").click()
    await ana.keyboard.press("ArrowDown")
    await ana.keyboard.press("Enter")
    await dialog.locator(".select[data-id=whom]").click()
    await dialog.locator(".list [role=option]", has_text="Ben").click()
    await dialog.get_by_label("L", exact=True).check()
    await dialog.locator("[data-id=agree]").check()
    await shoot(ana, "modal-dark-1280")
    await dialog.get_by_role("button", name="Submit").click()
    await expect(dialog).to_have_count(0)
    await expect(panel(ana)).to_contain_text("Meeple ['b']")
    await expect(panel(ana)).to_contain_text("l True")


async def test_files_and_boxes_in_a_modal(windows: Open, small: Stand) -> None:
    ana = await at_tables(windows, small, theme="light")
    await command(ana, "load")
    await ana.keyboard.press("Enter")
    dialog = ana.locator("dialog.modal")
    await dialog.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": b"123"}
    )
    await dialog.locator("[data-id=games] input").first.check()
    await shoot(ana, "modal-light-1280")
    await dialog.get_by_role("button", name="Submit").click()
    await expect(panel(ana)).to_contain_text("none [('game.txt', 3)]")


async def test_selects_by_keyboard_and_several_values(windows: Open, small: Stand) -> None:
    ana = await at_tables(windows, small)
    await command(ana, "table new")
    await ana.keyboard.press("Enter")
    await ana.keyboard.press("Enter")
    whom = ana.locator(".select[data-id='lobby:whom']").last
    await whom.focus()
    await ana.keyboard.press("ArrowDown")
    await ana.keyboard.press("Enter")
    await ana.keyboard.press("ArrowDown")
    await ana.keyboard.press("Enter")
    await shoot(ana, "select-dark-1280")
    await ana.keyboard.press("Tab")
    await expect(ana.locator("#messages .message").last).to_contain_text("and")
    assert await newest(ana, "Start").is_disabled()


async def test_a_private_answer_is_for_one_and_can_be_dismissed(windows: Open, small: Stand) -> None:
    ana, ben = await at_tables(windows, small), await at_tables(windows, small, "Ben")
    await command(ana, "whoami")
    await ana.keyboard.press("Enter")
    await expect(panel(ana)).to_contain_text("en-US guild")
    await expect(ben.locator("#messages .private")).to_have_count(0)
    count = await ana.locator("#messages .private").count()
    await panel(ana).locator(".dismiss").click()
    await expect(ana.locator("#messages .private")).to_have_count(count - 1)


async def test_commands_are_hidden_from_whoever_may_not_use_them(windows: Open, small: Stand) -> None:
    for name, count in (("Ana", 0), ("Dara", 1)):
        window = await at_tables(windows, small, name)
        await window.locator("#composer textarea").fill("/mana")
        await expect(window.locator(".popup [data-key=manage]")).to_have_count(count)


async def test_an_edited_message_keeps_the_focus_and_its_picture_opens_large(
    windows: Open, small: Stand
) -> None:
    ana = await at_tables(windows, small)
    await command(ana, "show")
    await ana.keyboard.press("Enter")
    await newest(ana, "Step 1").click()
    await expect(ana.locator("#messages .message").last).to_contain_text("Turn 2")
    await expect(newest(ana, "Step 2")).to_be_focused()
    await expect(ana.locator("#messages .edited").last).to_be_visible()
    assert await ana.locator("#messages .gallery img").last.get_attribute("alt") == "board 2"
    await ana.locator("#messages .gallery .picture-open").last.click()
    await expect(ana.locator("dialog.lightbox")).to_contain_text("board 2")
    await ana.keyboard.press("Escape")
    await expect(ana.locator("dialog.lightbox")).to_have_count(0)


async def test_markdown_is_shown_and_never_becomes_markup(windows: Open, small: Stand) -> None:
    ana, ben = await at_tables(windows, small), await at_tables(windows, small, "Ben")
    await ana.locator("#composer textarea").fill(
        "# Big\n**bold *both*** `a*b` ~~gone~~ \\*plain\\* <b>no</b> <img src=x onerror=alert(1)>\n"
        f"> said <@{small.people['Ben'].id}>\n- one\n- two\n-# small\n<t:1:R> ||hidden||"
    )
    await ana.keyboard.press("Enter")
    message = ben.locator("#messages .message").last
    await expect(message.locator("h3")).to_have_text("Big")
    await expect(message.locator("strong em")).to_have_text("both")
    await expect(message.locator("code")).to_have_text("a*b")
    await expect(message.locator("s")).to_have_text("gone")
    await expect(message).to_contain_text("*plain* <b>no</b> <img src=x")
    await expect(message.locator("blockquote .mention.mine")).to_have_text("@Ben")
    await expect(message.locator("li")).to_have_text(["one", "two"])
    await expect(message.locator("small").first).to_have_text("small")
    await expect(message.locator("time.timestamp")).to_contain_text("years ago")
    await ben.evaluate("Date.now = () => 61_000")
    await expect(message.locator("time.timestamp")).to_have_text("1 minute ago")
    assert await message.locator("img, b").count() == 0
    await expect(message).to_have_class("message head calls-me")


async def test_a_link_to_a_place_of_this_discord_stays_in_the_page(windows: Open, small: Stand) -> None:
    ana = await at_tables(windows, small)
    guild = small.page.room.guild
    url = f"https://discord.com/channels/{guild.id}/{guild.channel('tables').id}"
    await ana.locator("#composer textarea").fill(f"{url} [there]({url}/1) https://discord.com/channels/1/2")
    await ana.keyboard.press("Enter")
    message = ana.locator("#messages .message").last
    await expect(message.locator(".place-link")).to_have_text(["tables", "there"])
    await expect(message.locator("a")).to_have_attribute("href", "https://discord.com/channels/1/2")
    await message.locator(".place-link").last.click()
    await expect(ana.locator("[aria-current=page]")).to_have_text("tables")


async def test_embeds_files_and_link_buttons(windows: Open, small: Stand) -> None:
    ana = await at_tables(windows, small, theme="light")
    world, channel = small.discord.world, small.page.room.guild.channel("tables")
    embed = {
        "title": "A title",
        "description": "**Words**",
        "color": 0x8B5A2B,
        "fields": [{"name": "Left", "value": "1", "inline": True}, {"name": "Right", "value": "2"}],
        "image": {"url": "https://example.org/outside.png"},
        "footer": {"text": "Small print"},
    }
    row = {"type": 1, "components": [{"type": 2, "style": 5, "label": "Rules", "url": "https://example.org"}]}
    posting.send(world, channel, world.bot, {"embeds": [embed], "components": [row]}, {})
    message = ana.locator("#messages .message").last
    await expect(message.locator(".embed h4")).to_have_text("A title")
    await expect(message.locator(".outside")).to_contain_text("not loaded")
    await expect(message.locator("a.button")).to_have_attribute("href", "https://example.org")
    await shoot(ana, "embed-light-1280")


async def test_a_silent_bot_makes_an_interaction_fail(windows: Open, small: Stand) -> None:
    ana = await at_tables(windows, small)
    await command(ana, "late")
    small.discord.answer_seconds = 0.2
    await ana.keyboard.press("Enter")
    await expect(ana.locator(".sending .failed")).to_contain_text("did not respond")
