"""People who play by what they see: they press what a panel offers, or type what autocomplete suggests."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Sequence
from itertools import pairwise
from typing import Any

from cogs.bot.client import Client
from cogs.game_cog import NOTHING
from cogs.messages.names import TOKENS
from cogs.panels.more import Page
from engines import GAMES
from engines.core.chance import Rng
from engines.core.journal import Header, Step, load, replay
from render.cards.emoji import seat_emojis
from render.languages import LOCALES
from sandbox import Channel as Place
from sandbox import Message, Person, Reply, Sandbox, Thread
from sandbox.model.errors import TestError
from sandbox.model.wire import PATIENCE
from tests.spoken import said

SLOW = PATIENCE
"""Seconds that an answer with a picture may take on a machine that is busy with other tests."""


def labelled(post: Message, key: str) -> str | None:
    """The label of a post's button, in whichever language it has it."""
    return next((label for label in (said(key, locale) for locale in LOCALES) if label in post.labels), None)


def choices(panel: Message) -> list[tuple[str, str]]:
    """What a panel offers beside its bottom row: (custom id, value), the value empty for a button."""
    found = [(each["custom_id"], "") for each in panel.buttons if each["custom_id"].startswith("m1:pick:")]
    for select in panel.selects:
        if ":parts:" in select["custom_id"]:
            continue  # free choices may make an illegal line
        found += [(select["custom_id"], option["value"]) for option in select["options"]]
    return found


def wanted(panel: Message) -> list[tuple[str, str]]:
    """The choices of a panel, but to pass only where there is no other: passing ends a game early, and tests want whole ones."""
    offered = choices(panel)
    return [each for each in offered if not each[0].endswith(":pass")] or offered


def confirmable(panel: Message) -> str | None:
    """The label of the panel's Confirm, if the turn can end."""
    return labelled(panel, "button-confirm")


async def take(person: Person, panel: Message, choice: tuple[str, str]) -> Message:
    """Press or choose one of `choices`."""
    custom_id, value = choice
    if value:
        reply = await person.choose(panel, value, custom_id=custom_id)
    else:
        reply = await person.click(panel, custom_id=custom_id)
    return await reply.settled(SLOW)


async def confirm(person: Person, panel: Message) -> Message:
    """Press Confirm."""
    label = confirmable(panel)
    assert label is not None
    return await (await person.click(panel, label)).settled(SLOW)


async def open_panel(person: Person, post: Message) -> Message:
    """Press Play under a public post or a hand post."""
    label = labelled(post, "button-play") or said("button-play")
    return await (await person.click(post, label)).settled(SLOW)


async def handled() -> None:
    """Wait until the bot of this process is through with every click: what it keeps after its answers, too."""
    if clicks := [each for each in asyncio.all_tasks() if each.get_name() == "discord.py: on_interaction"]:
        await asyncio.wait(clicks)


async def answered_call(person: Person, post: Message) -> Message | None:
    """Press Play under a post, unless its turn is played: somebody due twice in a row may have gone on where they were.

    Returns:
        The panel; None when there is nothing left to play on it.
    """
    panel = await in_time(open_panel(person, post), post)
    return panel if panel and (choices(panel) or confirmable(panel)) else None


async def in_time(act: Awaitable[Message], post: Message) -> Message | None:
    """What using a button of a post leads to; None if the post of the next turn took the buttons over just before."""
    try:
        return await act
    except TestError:
        if calls_to_play(post):
            raise
        return None


async def calls(
    discord: Sandbox, thread: Thread, people: dict[str, Person]
) -> AsyncIterator[tuple[Person, Message]]:
    """Who is called to play, by which post, again and again until the score sheet is there."""
    seen = set()

    def ready() -> Message | None:
        post = next((each for each in reversed(thread.messages) if calls_to_play(each)), None)
        fresh = post is not None and post.id not in seen and called(post, people)
        return score_sheet(thread) or (post if fresh else None)

    while (
        post := await discord.until(ready, "a post for the next turn, or the score sheet")
    ) and calls_to_play(post):
        seen.add(post.id)
        yield called(post, people), post


async def play_ahead(client: Client, thread: Thread, head: int, rng: Rng) -> None:
    """Play up to this many entries at random without a click, where the rest of a game is what is to be tried."""
    table = await client.tables.in_channel(thread.id)
    assert table is not None
    while table.head < head and table.due:
        user = table.seats[table.due[0]].user
        assert user is not None
        draft = await client.tables.panel(table, user)
        while not draft.plays or (draft.legal and not draft.lines):
            draft = await client.tables.draft(table.row.id, user, rng.choice(draft.legal))
        await client.tables.confirm(table.row.id, user)
        await client.tables.settle()
        table = await client.tables.table(table.row.id)
    await client.posts.settle()


def score_sheet(thread: Thread) -> Message | None:
    """The post of the end of the thread's game, once it is over."""
    return next((each for each in thread.messages if each.v2 and labelled(each, "button-rematch")), None)


async def saved_file(person: Person, end: Message) -> str:
    """The game file, from the post of a game's end."""
    saved = await clicked(person, await further(person, end, Page.SEE), "m1:save:")
    return saved.files[0].bytes.decode()


async def as_played(person: Person, end: Message) -> tuple[Header, list[Step], Message]:
    """The journal of a game that is over, replayed, and the score sheet behind the post of its end.

    Everybody's scores are the same in all three.
    """
    header, entries = load(await saved_file(person, end))
    game = GAMES[header.game]
    steps = list(replay(game, header, entries))
    result = game.result(steps[-1].state)
    assert result is not None
    sheet = await clicked(person, await clicked(person, end, "m1:score:"), r"m1:points:\w+:\d+:$")
    ranked = [
        (seat_in(line), int(points))
        for line in sheet.text.splitlines()
        for points in re.findall(r": \*\*(-?\d+)\*\*", line)
    ]
    best_first = sorted(range(header.setup.seats), key=lambda seat: (result.places[seat], seat))
    assert ranked == [(seat, result.scores[seat]) for seat in best_first], sheet.text
    (sums,) = re.findall(rf"^{said('scoring-sum')} (.*)\n```", end.text, re.MULTILINE)
    assert [*map(int, sums.split())] == [*result.scores], end.text
    return header, steps, sheet


def seat_of(sheet: Message, name: str) -> int:
    """The seat of a person, from the score sheet."""
    return seat_in(next(line for line in sheet.text.splitlines() if f"**{name}**" in line))


def boards(steps: Sequence[Step], people: set[int]) -> list[int]:
    """The entries whose boards a thread shows: after the deal and after each turn; of the turns of computers between two people, the last.

    Args:
        people: the seats that no computer plays.
    """
    closing = [step.entry for step in steps if step.closes]
    last = [now for now, then in pairwise(closing) if {now.seat, then.seat} & people]
    return [0, *(each.seq for each in [*last, closing[-1]])]


def seat_in(line: str) -> int:
    """The seat of whom a line names, by the emoji in front of the name: a plain one while a bot that has just started looks for its own."""
    shown = zip(seat_emojis(), TOKENS, strict=True)
    return next(seat for seat, (own, plain) in enumerate(shown) if f":{own}:" in line or plain in line)


async def further(person: Person, post: Message, page: Page) -> Message:
    """A page behind a post's `⋯`."""
    more = await clicked(person, post, "m1:more:")
    return await clicked(person, more, rf"m1:menu:\w+:\d+:{page}")


async def clicked(person: Person, message: Message, begins: str) -> Message:
    """What the button leads to whose id begins so.

    Raises:
        TestError: there is none.
    """
    found = (each["custom_id"] for each in message.buttons if re.match(begins, each.get("custom_id", "")))
    if (id := next(found, None)) is None:
        raise TestError(f"no button {begins} below {message}")
    return await (await person.click(message, custom_id=id)).settled(SLOW)


async def start(person: Person, lobby: Message) -> Message:
    """Press a lobby's button to start, once the lobby shows that it can."""

    def shown() -> bool:
        return any(each["custom_id"].startswith("m1:start:") for each in lobby.buttons)

    await person._stage.until(shown, "the button to start", SLOW)
    return await clicked(person, lobby, "m1:start:")


def newest_post(discord: Sandbox, thread: Thread) -> Message:
    """The post with the buttons."""
    return next(message for message in reversed(thread.messages) if calls_to_play(message))


def calls_to_play(post: Message) -> bool:
    """Whether a post has the buttons of the newest one, and is whole; older ones have but the way to their page of the recap."""
    ids = [each.get("custom_id", "") for each in post.buttons]
    return post.v2 and all(any(begins in id for id in ids) for begins in ("m1:play:", "m1:more:"))


def due(post: Message, people: dict[str, Person]) -> Any:
    """Whom the newest post pings."""
    return next((person for person in people.values() if person in post.pinged), None)


def called(post: Message, people: dict[str, Person]) -> Any:
    """Whom the newest post pings, or only names, because a direct message asks them their question."""
    named = (person for person in people.values() if f"<@{person.id}>" in post.text)
    return due(post, people) or next(named, None)


async def play_by_buttons(person: Person, panel: Message, rng: Rng, taps: list[int] | None = None) -> Message:
    """One turn on an open panel: random choices until Confirm is there, then mostly Confirm."""
    count = 1
    while True:
        offered = wanted(panel)
        if confirmable(panel) and (not offered or rng.below(2)):
            panel = await confirm(person, panel)
            count += 1
            if not choices(panel) and not confirmable(panel):
                if taps is not None:
                    taps.append(count)
                return panel
        else:
            assert offered, panel
            panel = await take(person, panel, rng.choice(offered))
            count += 1


async def play_by_slash(
    person: Person, place: Place, verbs: dict[str, tuple[str, ...]], game: str, rng: Rng
) -> Message:
    """One turn by slash commands: a verb for which autocomplete has something to offer, then Confirm.

    Args:
        verbs: the fields of every verb that is to be tried.
    """
    names = list(verbs)
    rng.shuffle(names)
    for verb in names:
        typed: dict[str, Any] = {}
        command = verb if verb == "move" else f"{game} {verb}"
        for field in verbs[verb]:
            offered = await suggested(person, place, command, field, typed)
            if not offered:
                break
            typed[field] = str(rng.choice([each for each in offered if each[1] != "pass"] or offered)[1])
        else:
            reply: Reply = await person.slash(place, command, **typed)
            panel = await reply.settled(SLOW)
            return await play_by_buttons(person, panel, rng)
    # On the panel of their last turn somebody may have gone on with this one already.
    panel = await (await person.slash(place, "table play")).settled(SLOW)
    assert not choices(panel) and not confirmable(panel), f"no verb of {names} has anything to offer"
    return panel


async def suggested(
    person: Person, place: Place, command: str, field: str, typed: dict[str, Any]
) -> list[tuple[str, str | int | float]]:
    """What autocomplete offers for a field, after what is typed in others; nothing where it only says why there is nothing."""
    offered = await person.complete(place, command, focus=field, **typed)
    return [each for each in offered if each[1] != NOTHING]


def panel_table(post: Message) -> str:
    """The table's id, from a post's buttons."""
    ids: list[str] = [each.get("custom_id", "") for each in post.buttons]
    return next(each.split(":")[2] for each in ids if each.startswith("m1:play:"))
