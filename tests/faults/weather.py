"""Discord misbehaves: failing, slow and lost answers, broken connections, doubled and disordered events, and moderators.

People play on through all of it, and click again where a click was lost. Afterwards every thread must show every turn
once, nobody may have been pinged twice for a decision, and every table must go on.
"""

from __future__ import annotations

import asyncio
from functools import partial

from engines.core.chance import Rng
from render.languages import LOCALES
from sandbox import Person
from sandbox.model.errors import TestError
from sandbox.model.wire import PATIENCE
from tests.cogs.loopback.playing import SLOW, confirm, confirmable, open_panel, take
from tests.faults import bad_days
from tests.faults.crowd import FRESH, batches
from tests.faults.day import Day, Kind
from tests.faults.figures import Figures
from tests.faults.server import server
from tests.faults.witness import Witness
from tests.spoken import says

POST = "POST /channels/*/messages"
REQUESTS = (
    POST,
    "PATCH /channels/*/messages/*",
    "GET /channels/*/messages/*",
    "POST /interactions/*/callback",
    "PATCH /webhooks/*/messages/@original",
)
TROUBLES: tuple[dict[str, int | float | bool | None], ...] = (
    {"status": 429, "retry_after": 0.2},
    {"status": 429, "retry_after": None},
    {"status": 500},
    {"status": 502},
    {"status": 503},
    {"status": 503, "after": True},
    {"drop": True},
    {"drop": True, "after": True},
    {"code": 10062},
)


async def _request_fails(day: Day) -> None:
    request, trouble = day.rng.choice(REQUESTS), day.rng.choice(TROUBLES)
    fault = day.discord.fail(request, times=1 + day.rng.below(2), skip=day.rng.below(3), **trouble)  # type: ignore[arg-type]  # the troubles above
    await day.turn()
    fault.times = 0
    if trouble.get("after"):
        _forgive_second_answers(day)


def _forgive_second_answers(day: Day) -> None:
    """No bot can know that it was heard when it was not told so, nor which of two equal events is answered first: a second
    answer is refused."""
    for violation in day.discord.forgive():
        assert "40060" in violation.message, violation


async def _answer_comes_late(day: Day) -> None:
    """Later than Discord waits: the click is void, and must not have had half an effect."""
    day.discord.answer_seconds = 0.4
    day.discord.fail("POST /interactions/*/callback", delay=0.6, skip=day.rng.below(3))
    try:
        await day.turn()
    finally:
        day.discord.answer_seconds = PATIENCE


async def _connection_drops(day: Day) -> None:
    gateway = day.discord.gateway
    day.discord.answer_seconds = 4.0
    day.rng.choice([gateway.drop, gateway.ask_to_reconnect, lambda: gateway.invalidate(resumable=True)])()
    try:
        await day.turn()
    finally:
        day.discord.answer_seconds = PATIENCE


async def _session_is_lost(day: Day) -> None:
    day.discord.gateway.invalidate()
    await day.discord.until(lambda: not day.discord.gateway.live, "end of the session", timeout=SLOW)
    await day.discord.connected(timeout=SLOW)
    await day.turn()


async def _events_come_twice(day: Day) -> None:
    day.discord.gateway.twice = 20
    await day.turn()
    day.discord.gateway.twice = 0
    await day.bot.stop()  # which ends when everything is answered
    _forgive_second_answers(day)
    await day.bot.start()


async def _events_come_disordered(day: Day) -> None:
    """Two people press at the same time, and the later one is heard first."""
    post = day.group.newest()
    assert post is not None
    day.discord.gateway.hold()
    presses = [asyncio.ensure_future(open_panel(person, post)) for person in day.group.people]
    await asyncio.sleep(0.05)
    day.discord.gateway.release(reverse=True)
    await asyncio.gather(*presses)
    await day.turn()


async def _newest_post_is_deleted(day: Day) -> None:
    post = day.group.newest()
    assert post is not None
    day.group.gone.append(post)
    day.group.thread.remove([post])
    await day.turn()


async def _hand_post_is_deleted(day: Day) -> None:
    for person in day.group.people:
        person.dm.remove(person.inbox)
    await day.turn()
    await day.turn()


async def _thread_is_archived(day: Day) -> None:
    day.group.thread.archive()
    await day.turn()


async def _thread_is_locked(day: Day) -> None:
    """The turn counts; it is shown once a moderator has opened the thread again."""
    day.group.thread.archive(locked=True)
    await day.turn()
    await _rests(day)
    day.group.thread.unarchive()


async def _permission_is_missing(day: Day) -> None:
    day.group.place.deny("send_messages_in_threads")
    await day.turn()
    await _rests(day)
    day.group.place.allow("send_messages_in_threads")


async def _server_throws_the_bot_out(day: Day) -> None:
    guild = day.discord.guild("Game night")
    guild.remove_bot()
    await asyncio.sleep(0.2)
    guild.add_bot()
    await day.discord.gateway.fence()
    await day.turn()


async def _messages_are_closed(day: Day) -> None:
    for person in day.group.people:
        person.dms_open = False
        person.dm.remove(person.inbox)
    await day.turn()
    await day.turn()
    for person in day.group.people:
        person.dms_open = True


async def _thread_is_deleted(day: Day) -> None:
    """The table gets a new thread, in which it goes on."""
    await _move(day, away=False)


async def _thread_is_deleted_while_away(day: Day) -> None:
    await _move(day, away=True)


async def _move(day: Day, away: bool) -> None:
    group = await day.crowd.open("armadora", 2)
    scene = day.of(group)
    await scene.turn()
    await scene.caught_up()
    person, old = scene.due(), group.thread
    if away:
        await day.bot.kill()
    old.delete()
    if away:
        await day.bot.start()
        # Nobody told the bot; it finds out with its next post. Commands work in the channel.
        panel = await (await person.slash(group.place, "table play")).settled(SLOW)
        while not confirmable(panel):
            panel = await take(person, panel, day.chosen(panel))
        await confirm(person, panel)
    await day.discord.until(lambda: group.place.threads, "a new thread", timeout=SLOW)
    group.thread = group.place.threads[-1]
    await day.discord.until(group.newest, "the board in the new thread", timeout=SLOW)
    assert len(group.posts()) == 1 and len(group.place.threads) == 1
    await scene.turn()
    await day.discord.until(lambda: len(group.posts()) == 2, "the next turn", timeout=SLOW)
    day.crowd.groups.remove(group)


async def _channel_is_deleted(day: Day) -> None:
    """The table ends, and its people are told."""
    group = await day.crowd.open("yspahan", 3)
    day.crowd.groups.remove(group)
    group.place.delete()
    for person in group.people:
        await day.discord.until(partial(_told_of_the_end, person), "its end", timeout=OPENINGS)


async def _lobby_post_is_deleted(day: Day) -> None:
    place = day.discord.guild("Game night").channel(f"lobby-{day.figures.tried}")
    ana, ben = (day.discord.guild("Game night").person(name) for name in ("Ana", "Ben"))
    await (await ana.slash(place, "table new", game="armadora", players=3)).settled(SLOW)
    place.remove([message for message in place.messages if message.buttons])
    await (await ben.slash(place, "table join")).settled(SLOW)
    await day.discord.until(
        lambda: [post for post in place.messages if "Ben" in post.text], "a lobby", timeout=SLOW
    )


async def _somebody_leaves_the_server(day: Day) -> None:
    """Their turn waits like anybody's; the others' posts go on."""
    group = await day.crowd.open("armadora", 2)
    scene = day.of(group)
    person = scene.due()
    other = next(each for each in group.people if each is not person)
    day.discord.guild("Game night").leave(other)
    await scene.turn()
    await scene.caught_up()
    day.crowd.groups.remove(group)


async def _rests(day: Day) -> None:
    """No request follows where the bot may not post."""
    await asyncio.sleep(0.3)
    count = len(day.discord.requests)
    await asyncio.sleep(2.5)
    tries = [each for each in day.discord.requests[count:] if each.code]
    if tries:
        day.figures.stuck.append(f"tried again where it may not: {tries}")


def _told_of_the_end(person: Person) -> bool:
    return any(says(message.text, "ended-gone", locale) for message in person.inbox for locale in LOCALES)


KINDS: tuple[Kind, ...] = (
    _request_fails, _answer_comes_late, _connection_drops, _session_is_lost, _events_come_twice,
    _events_come_disordered, _newest_post_is_deleted, _hand_post_is_deleted, _thread_is_archived, _thread_is_locked,
    _permission_is_missing, _server_throws_the_bot_out, _messages_are_closed, _thread_is_deleted,
    _thread_is_deleted_while_away, _channel_is_deleted, _lobby_post_is_deleted, _somebody_leaves_the_server,
    *bad_days.KINDS,
)  # fmt: skip


KINDS_FOR_A_MINUTE: tuple[Kind, ...] = (_events_come_twice, _newest_post_is_deleted, _thread_is_deleted)


OPENINGS = 240.0
"""Seconds in which everybody has been written to who waits for a channel of direct messages: a few are opened each minute."""

EXPECTED = ("was replaced", "no more channels of direct messages")
"""What the owner is told of all this as an error."""


async def campaign(count: int, seed: int, kinds: tuple[Kind, ...] = KINDS) -> Figures:
    """Every kind of bad weather `count` times, failing requests ten times as often."""
    figures, rng = Figures("Discord misbehaves"), Rng(f"weather {seed}", 0)
    todo = [kind for kind in kinds for _ in range(count * (10 if kind is _request_fails else 1))]
    rng.shuffle(todo)
    async with server(figures, rng, expected=EXPECTED) as here:
        for kind in todo:
            here.crowd.groups = [each for each in here.crowd.groups if batches(each.entries) < FRESH]
            await here.crowd.fill(("armadora",), seats=2)
            name = kind.__name__.strip("_").replace("_", " ")
            figures.tried += 1
            figures.met[name] += 1
            day = Day(here.discord, here.bot, here.crowd, here.crowd.groups[0], rng, figures)
            await _endure(kind, name, day, here.witness)
    return figures


async def _endure(kind: Kind, name: str, day: Day, witness: Witness) -> None:
    before = len(day.figures.wrong)
    try:
        await kind(day)
        await day.crowd.look_again()
        await witness.examine(day.bot.database)
        await witness.compare(day.discord)
    except (TestError, AssertionError) as error:
        day.figures.stuck.append(f"{name}: {str(error)[:300]}")
        day.crowd.groups.clear()
    if len(day.figures.wrong) == before:
        day.figures.survived += 1
