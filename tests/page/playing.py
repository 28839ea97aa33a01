"""Somebody who plays by clicking whatever is offered first."""

from __future__ import annotations

from playwright.async_api import Locator, Page

from tests.spoken import said

PANEL = "#messages .message.private"


async def begin(window: Page, game: str) -> None:
    """From the greeting into the thread of a new game."""
    await window.locator("#places .place", has_text="welcome").click()
    await window.locator(f"[data-card={game}]:enabled").click()
    await window.wait_for_selector("#places .threads .place[aria-current]")
    await newest(window, said("button-play")).wait_for()


def newest(window: Page, *labels: str) -> Locator:
    """The lowest button with one of these labels that is not in a private message."""
    names = ", ".join(
        f"#messages .message:not(.private) .button:has(.label:text-is('{label}'))" for label in labels
    )
    return window.locator(names).last


def panel(window: Page) -> Locator:
    """The lowest private message."""
    return window.locator(PANEL).last


_STATE = """() => [...document.querySelectorAll('#messages .message.private')]
    .map(one => one.id + one.dataset.edited + one.querySelector('.thinking')).join()"""
_QUIET = "() => !document.querySelector('#messages [aria-busy], #messages .thinking')"
_MY_TURN = """() => {
    const posts = [...document.querySelectorAll('#messages .message:not(.private)')];
    const last = posts.findLast(one => one.querySelector('.button'));
    return Boolean(last?.querySelector('.mention.mine, [data-id*=":rematch:"]'));
}"""


_NEWEST = """() => [...document.querySelectorAll('#messages .message:not(.private)')]
    .findLast(one => one.querySelector('.button'))?.id"""


async def press(window: Page, button: Locator) -> None:
    """Press a button, and wait until the bot has answered privately."""
    before = await window.evaluate(_STATE)
    await button.click()
    await window.wait_for_function(f"before => ({_STATE})() !== before", arg=before)
    await window.wait_for_function(_QUIET)


async def choose_first(window: Page, select: Locator) -> None:
    """Open a select and take its first option."""
    await select.click()
    await press(window, window.locator(".list [role=option]").first)


async def my_turn(window: Page) -> None:
    """Wait until the newest post calls whoever uses the window, or the game is over."""
    await window.wait_for_function(_MY_TURN)


def confirm(window: Page) -> Locator:
    """The button that plays what an open panel previews."""
    return panel(window).locator("[data-id^='m1:confirm:']")


async def choose(window: Page) -> None:
    """Take the first choice of an open panel again and again, until there is none or a move can be confirmed."""
    while not await confirm(window).count():
        choices = panel(window).locator("[data-id^='m1:pick:']:enabled")
        selects = panel(window).locator("[data-id^='sm1:pick:']")
        if await choices.count():
            await press(window, choices.first)
        elif await selects.count():
            await choose_first(window, selects.first)
        else:
            return


async def turn(window: Page) -> str:
    """The rest of a turn on an open panel: Confirm when it is there, else the first choice.

    Returns:
        The id of the post with the buttons when the last of it was confirmed.
    """
    called = str(await window.evaluate(_NEWEST))
    await choose(window)
    while await confirm(window).count():
        called = str(await window.evaluate(_NEWEST))
        await press(window, confirm(window))
        await choose(window)
    return called


async def finish(window: Page) -> int:
    """Play on until the score sheet is there; how many turns that took."""
    count = 0
    while True:
        await my_turn(window)
        if await window.locator("[data-id*=':rematch:']").count():
            return count
        await press(window, newest(window, said("button-play")))
        called = await turn(window)
        # The post that called for this turn keeps its buttons until the next one is there.
        await window.wait_for_function(f"called => ({_NEWEST})() !== called", arg=called)
        count += 1
