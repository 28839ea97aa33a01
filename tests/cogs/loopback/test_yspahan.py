"""Whole games of Yspahan over loopback, by buttons, with every standing order given on the way."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cogs.panels.more import Page
from engines import GAMES
from engines.core import fairness
from engines.core.chance import Rng
from engines.core.journal import deal, load, replay
from engines.yspahan import PRESENTATION
from engines.yspahan.moves import KeepCube
from tests.cogs.loopback.playing import (
    SLOW,
    answered_call,
    as_played,
    calls,
    choices,
    confirm,
    confirmable,
    further,
    in_time,
    play_ahead,
    play_by_buttons,
    score_sheet,
    take,
)
from tests.cogs.loopback.test_whole_game import open_table

GAME = GAMES["yspahan"]
RECORDED = Path(__file__).parents[2] / "journals" / "yspahan" / "four-players-standing-orders.txt"
NAMES = (("Ana", "en-US"), ("Chie", "ja"), ("Ben", "de"), ("Dora", "en-GB"))


@pytest.mark.filterwarnings("ignore:unread_data")
@pytest.mark.long
@pytest.mark.parametrize("players", [2, 4])
async def test_whole_game_with_every_standing_order(discord, client, channel, players):
    guild = discord.guild("Game night")
    people = {name: guild.person(name, locale=locale) for name, locale in NAMES[:players]}
    thread = await open_table(discord, channel, list(people.values()), "yspahan", players, 0)
    rng, orders, taps = Rng("yspahan over loopback", players), list(PRESENTATION.orders), list[int]()
    async for person, post in calls(discord, thread, people):
        if orders and await give_order(person, post, orders[0]):
            del orders[0]
            if not orders and players == 2:
                await play_ahead(client, thread, 110, rng)
                continue
        if panel := await answered_call(person, post):
            await play_by_buttons(person, panel, rng, taps)
    end = score_sheet(thread)
    assert end is not None
    assert not orders
    assert min(taps) <= 5

    header, steps, _ = await as_played(people["Ana"], end)
    entries = [step.entry for step in steps]
    states: list[Any] = [deal(GAME, header), *(step.state for step in steps)]
    # What an order answered is marked, and a turn that only had to be ended: nobody here is a computer or too late.
    answered = [
        (state, entry)
        for state, entry in zip(states, entries, strict=False)
        if isinstance(state.todo[-1], KeepCube)
    ]
    # Two people with few camels may get through a game without one such question.
    assert players == 2 or any(entry.auto for _, entry in answered)
    by_orders = [entry for entry in entries if entry.auto and entry.line != "end"]
    assert len(by_orders) == sum(entry.auto for _, entry in answered)
    assert all(state.todo[-1].mover != entry.seat for state, entry in answered if entry.auto)


async def test_a_question_on_somebody_elses_turn_comes_by_dm(discord, client, monkeypatch):
    """A recorded game is played up to its first question about a camel; its owner answers in the DM."""
    table, people, mover, owner = await before_a_question(discord, client, monkeypatch)
    before = (await client.tables.table(table)).head
    await client.tables.confirm(table, mover.id, before)
    question = await discord.until(
        lambda: next((each for each in owner.inbox if is_question(each)), None),
        "the question",
        timeout=SLOW,
    )
    offered = choices(question)
    assert len(offered) == 2
    assert sum(is_question(each) for person in people for each in person.inbox) == 1
    panel = await take(owner, question, offered[0])
    assert panel is question and confirmable(panel)
    await confirm(owner, panel)
    assert (await client.tables.table(table)).head > before + 1


async def before_a_question(discord, client, monkeypatch):
    """A recorded game up to a drafted turn that asks somebody else something by direct message.

    Returns:
        The table, all people, who has only to confirm, and who is asked then.
    """
    header, entries, until = recorded_question()
    channel = discord.guild("Game night").channel("tables")
    people = [discord.guild("Game night").person(name) for name, _ in NAMES[: header.setup.seats]]
    monkeypatch.setattr(fairness, "seed_of", lambda *_: header.seed)
    thread = await open_table(
        discord, channel, people, "yspahan", len(people), 0, seating="joined", **{
            f"option_{name}": choice for name, choice in header.setup.options
        }
    )  # fmt: skip
    table = (await client.tables.in_channel(thread.id)).row.id
    for entry in entries[:until]:
        now = await client.tables.table(table)
        if entry.seq <= now.head:
            continue  # the end of a turn that was forced
        user = people[entry.seat].id
        if entry.line != "end":
            draft = await client.tables.draft(table, user, entry.line)
            if entry.seq == until or (not draft.pending and draft.legal):
                continue
        await client.tables.confirm(table, user, now.head)
    return table, people, people[entries[until - 1].seat], people[entries[until].seat]


def is_question(message):
    return any("question" in file.name for file in message.files)


def recorded_question():
    """A recorded game that has one early, and the place of the first answer to a question on somebody else's turn."""
    text, _, _ = RECORDED.read_text(encoding="utf-8").rpartition("result ")
    header, entries = load(text)
    state: Any = deal(GAME, header)
    for at, step in enumerate(replay(GAME, header, entries)):
        ask = state.todo[-1]
        if isinstance(ask, KeepCube) and ask.mover != ask.seats[0]:
            return header, entries, at
        state = step.state
    raise AssertionError(f"{RECORDED} has no such question")


async def give_order(person, post, order):
    """Choose a standing order behind the three dots of a post; whether they were still there."""
    opened = await in_time(further(person, post, Page.TABLE), post)
    if opened is None:
        return False
    custom_id = next(each["custom_id"] for each in opened.selects if ":order:" in each["custom_id"])
    await (await person.choose(opened, order, custom_id=custom_id)).settled(SLOW)
    return True
