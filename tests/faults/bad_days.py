"""Kinds of bad weather out of the sandbox's switches (`sandbox/model/bad_day.py`): what Discord does rarely, or as others have seen it do.

People play on through each. Beside them, troubles of the bot's own machine: chat and clocks that it does not expect, a worker
that hangs, a process that stands still.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bench.processes import family
from sandbox.model.bad_day import BAD
from sandbox.model.errors import TestError
from sandbox.model.wire import PATIENCE
from tables.clocks.outages import OUTAGE
from tests.cogs.loopback.playing import SLOW, choices, confirmable, take
from tests.faults.day import Day, Kind
from tests.faults.kills import lives

TURNS = 2
"""Turns that are played with a switch on."""
CHAT = 120
"""Lines of chat: more than Discord tells at once."""


@contextmanager
def bad(day: Day, *switches: str) -> Iterator[None]:
    """Some switches are on meanwhile."""
    for each in switches:
        day.discord.bad_day.switch(each, True)
    try:
        yield
    finally:
        for each in switches:
            day.discord.bad_day.switch(each, False)


async def _threads_archive_when_they_like(day: Day) -> None:
    with bad(day, "archives"):
        for _ in range(TURNS):
            await day.turn()
    await _stays_open(day)


async def _messages_open_no_archived_thread(day: Day) -> None:
    """Clicks come from the desktop, too, whose client opens nothing."""
    for person in day.group.people:
        person.desktop = True
    with bad(day, "archives", "stays_archived"):
        for _ in range(TURNS):
            await day.turn()
    for person in day.group.people:
        person.desktop = False
    await _stays_open(day)


async def _private_thread_vanishes(day: Day) -> None:
    """No event says so; the table goes on in a new one."""
    group = await day.crowd.open("armadora", 2, private=True)
    day.crowd.groups.remove(group)
    scene, old = day.of(group), group.thread
    person, panel = await scene.panel()
    day.discord.bad_day.vanishing = 1.0
    await scene.play_on(person, panel)
    await day.discord.until(lambda: old not in group.place.threads, "no thread", timeout=SLOW)
    day.discord.bad_day.switch("vanishing", False)
    await day.discord.until(lambda: group.place.threads, "a new thread", timeout=SLOW)
    (group.thread,) = group.place.threads
    await day.discord.until(group.newest, "the board in the new thread", timeout=SLOW)
    await scene.turn()
    await day.discord.until(lambda: len(group.posts()) == 2, "the next turn there", timeout=SLOW)


async def _private_threads_are_closed_to_everybody(day: Day) -> None:
    with bad(day, "closed_threads"):
        group = await day.crowd.open("armadora", 2, private=True)
    day.crowd.groups.remove(group)
    assert all(group.thread.visible_to(person) for person in group.people)
    await day.of(group).turn()


async def _no_more_threads_may_be_open(day: Day) -> None:
    """An archived one stays shut; the turn is played from the channel, and shown when there is room."""
    await day.turn()
    day.group.thread.archive(locked=False)
    guild = day.discord.guild("Game night")
    day.discord.bad_day.active_threads = sum(not thread.archived for thread in guild.threads)
    try:
        person = day.due()
        panel = await (await person.slash(day.group.place, "table play")).settled(SLOW)
        await day.play_on(person, panel)
    finally:
        day.discord.bad_day.switch("active_threads", False)
    if day.group.thread.archived:
        day.group.thread.unarchive()
    await day.turn()


async def _old_messages_take_few_edits(day: Day) -> None:
    with bad(day, "old_messages"):
        for _ in range(2 * TURNS):
            await day.turn()


async def _opening_a_dm_is_a_bad_request(day: Day) -> None:
    with bad(day, "dm_refusals"):
        await _plays_without_dms(day, dms=False)


async def _too_many_dms_were_opened(day: Day) -> None:
    day.discord.bad_day.dm_openings = day.discord.world.dm_openings
    await _plays_without_dms(day, dms=True)
    day.discord.bad_day.switch("dm_openings", False)
    # The pause of a day is over for the days that follow.
    with closing(sqlite3.connect(day.bot.database, timeout=SLOW)) as connection:
        connection.execute("delete from fact where name = 'dm openings'")
        connection.commit()


async def _emojis_are_refused(day: Day) -> None:
    with bad(day, "emoji_refusals"):
        for _ in range(TURNS):
            await day.turn()


async def _media_of_late_answers_are_lost(day: Day) -> None:
    """The one worker stands still for longer than an answer may take, so that the answer is deferred; then its picture is lost."""
    with bad(day, "lost_media"):
        person = day.due()
        with _still(_workers(day)):
            reply = await person.slash(day.group.thread, "table play")
            assert reply.deferred
        panel = await reply.settled(SLOW)
        assert panel.files and (choices(panel) or confirmable(panel))
        await day.turn()


async def _updates_forget_their_files(day: Day) -> None:
    with bad(day, "forgetful_updates"):
        person, panel = await day.panel()
        while not confirmable(panel):
            panel = await take(person, panel, day.chosen(panel))
            assert panel.files, "a preview lost its picture"
        await day.play_on(person, panel)
        await day.turn()


async def _silent_posts_call(day: Day) -> None:
    with bad(day, "silent_calls"):
        for _ in range(TURNS):
            await day.turn()


async def _everything_at_once(day: Day) -> None:
    with bad(day, *BAD.keys() - {"vanishing", "active_threads", "dm_openings", "renumbers"}):
        for _ in range(TURNS):
            await day.turn()
    await _stays_open(day)


async def _nonces_are_forgotten(day: Day) -> None:
    """The mark of a post is left, by which it is known when its answer was lost."""
    with bad(day, "forgets_nonces"):
        await _answer_to_a_post_is_lost(day)


async def _components_are_renumbered(day: Day) -> None:
    """The nonce of a post is left."""
    with bad(day, "renumbers"):
        await _answer_to_a_post_is_lost(day)


async def _answer_to_a_post_is_lost(day: Day) -> None:
    fault = day.discord.fail("POST /channels/*/messages", times=TURNS, drop=True, after=True)
    for _ in range(TURNS):
        await day.turn()
        await day.caught_up()
    assert fault.hits == TURNS


async def _people_chat_between_the_boards(day: Day) -> None:
    """What calls people to a turn is out, the bot dies before it is whole or written down, and people talk: it is completed, and nobody
    is called again."""
    person, panel = await day.panel()
    while not confirmable(panel):
        panel = await take(person, panel, day.chosen(panel))
    day.discord.fail("POST /channels/*/messages", drop=True, after=True, then=day.bot.strike)
    try:
        await day.play_on(person, panel)
    except TestError:
        day.figures.met["spoilt clicks"] += 1
    thread = day.group.thread
    await day.discord.until(lambda: not thread.last.v2 and thread.last.buttons, "the call", timeout=SLOW)
    await day.bot.kill()
    for at in range(CHAT):
        await day.group.people[at % 2].say(day.group.thread, f"chat {at}")
    day.discord.world.nonces.clear()  # minutes have passed
    await day.bot.start()
    await day.turn()


async def _discord_is_an_hour_ahead(day: Day) -> None:
    """From now on; and the bot has to find its last post by the clock of its machine."""
    day.discord.clock.advance(hours=1)
    await _people_chat_between_the_boards(day)


async def _worker_hangs(day: Day) -> None:
    """Another takes its place; whoever waits has their picture, or is told to press again."""
    workers = _workers(day)
    with _still(workers):
        person = day.due()
        for _ in range(2):
            await (await person.slash(day.group.thread, "table play")).settled(2 * SLOW)
        await day.turn()
    assert not all(map(lives, workers)), "nobody was replaced"


async def _process_stands_still(day: Day) -> None:
    """For some seconds: clicks of that time are void or late, and have no half effect."""
    person, panel = await day.panel()
    while not confirmable(panel):
        panel = await take(person, panel, day.chosen(panel))
    day.discord.answer_seconds = 1.0
    try:
        with _still([day.bot.pid]):
            try:
                await day.play_on(person, panel)
            except TestError:
                day.figures.met["spoilt clicks"] += 1
            if day.rng.below(2):
                day.discord.gateway.drop()
    finally:
        day.discord.answer_seconds = PATIENCE
    await day.discord.connected(timeout=SLOW)
    # Whether it counted shows in the journal; either way play goes on.
    await day.discord.gateway.fence()
    await asyncio.sleep(1.0)
    await day.crowd.look_again()
    await day.turn()


async def _process_stands_still_across_a_deadline(day: Day) -> None:
    """For longer than it takes to be an outage: nobody's turn is played, and who was late has time again."""
    group = await day.crowd.open("armadora", 2, clock="24h", vacation="0")
    day.crowd.groups.remove(group)
    scene = day.of(group)
    person, panel = await scene.panel()
    panel = await take(person, panel, scene.chosen(panel))
    soon = datetime.now(UTC) + timedelta(seconds=40)
    with closing(sqlite3.connect(day.bot.database, timeout=SLOW)) as connection:
        due = (soon.replace(tzinfo=None).isoformat(" "), group.table)
        connection.execute('update deadline set due = ?, warned = 1 where "table" = ?', due)
        connection.commit()
    await take(person, panel, scene.chosen(panel))  # whatever changes has the clock look again
    with _still([day.bot.pid]):
        await asyncio.sleep((soon + OUTAGE - datetime.now(UTC)).total_seconds() + 10)
    await day.discord.connected(timeout=SLOW)

    def again() -> bool:
        with closing(sqlite3.connect(day.bot.database, timeout=SLOW)) as connection:
            rows = connection.execute('select due from deadline where "table" = ?', [group.table]).fetchall()
        return bool(rows) and datetime.fromisoformat(rows[0][0]).replace(tzinfo=UTC) > datetime.now(UTC)

    await day.discord.until(again, "another deadline", timeout=SLOW)
    assert not day.crowd.witness(group.table)[0], "a turn was played for somebody"
    await scene.turn()


async def _stays_open(day: Day) -> None:
    """Where somebody is due the thread is open in the end."""
    await day.discord.until(lambda: not day.group.thread.archived, "an open thread", timeout=SLOW)


async def _plays_without_dms(day: Day, dms: bool) -> None:
    """A new table whose people have had no DM yet, and get none now: hands are in the thread, and play goes on."""
    group = await day.crowd.open("armadora", 2, dms=dms)
    day.crowd.groups.remove(group)
    scene = day.of(group)
    for _ in range(TURNS):
        await scene.turn()
    await scene.caught_up()
    for person in group.people:
        post = group.newest()
        assert post is not None and not person.inbox
        hand = next(each["custom_id"] for each in post.buttons if each["custom_id"].startswith("m1:hand:"))
        shown = await (await person.click(post, custom_id=hand)).settled(SLOW)
        assert shown.ephemeral and shown.files


def _workers(day: Day) -> list[int]:
    """The bot's worker processes: children of the one from which they are forked."""
    origins = [pid for pid in family(day.bot.pid)[1:] if "forkserver" in _command(pid)]
    found = [worker for origin in origins for worker in family(origin)[1:]]
    assert found
    return found


def _command(pid: int) -> str:
    return Path(f"/proc/{pid}/cmdline").read_text()


@contextmanager
def _still(processes: list[int]) -> Iterator[None]:
    """Processes stand still meanwhile."""
    for pid in processes:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in filter(lives, processes):
            os.kill(pid, signal.SIGCONT)


KINDS: tuple[Kind, ...] = (
    _threads_archive_when_they_like, _messages_open_no_archived_thread, _private_thread_vanishes,
    _private_threads_are_closed_to_everybody, _no_more_threads_may_be_open, _old_messages_take_few_edits, _opening_a_dm_is_a_bad_request,
    _too_many_dms_were_opened, _emojis_are_refused, _media_of_late_answers_are_lost, _updates_forget_their_files,
    _silent_posts_call, _everything_at_once, _nonces_are_forgotten, _components_are_renumbered, _people_chat_between_the_boards, _discord_is_an_hour_ahead, _worker_hangs,
    _process_stands_still, _process_stands_still_across_a_deadline,
)  # fmt: skip
