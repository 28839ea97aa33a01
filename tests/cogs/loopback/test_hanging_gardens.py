"""Whole games of The Hanging Gardens over loopback: by buttons, with whole turns typed in one command, with computers."""

import pytest

from engines.core.chance import Rng
from tests.cogs.loopback.playing import (
    SLOW,
    answered_call,
    as_played,
    calls,
    choices,
    confirm,
    confirmable,
    play_ahead,
    score_sheet,
    suggested,
    take,
)
from tests.cogs.loopback.test_whole_game import open_table

PEOPLE = (("Ana", "en-US"), ("Chie", "ja"))


@pytest.mark.long
@pytest.mark.parametrize(("players", "computers"), [(2, 0), (4, 2)])
async def test_a_whole_game(discord, client, channel, players, computers):
    guild = discord.guild("Game night")
    people = {name: guild.person(name, locale=locale) for name, locale in PEOPLE}
    thread = await open_table(discord, channel, list(people.values()), "hanging_gardens", players, computers)
    rng, taps = Rng(f"hanging gardens over loopback {players}", 0), []
    if not computers:
        await play_ahead(client, thread, 90, rng)
    async for person, post in calls(discord, thread, people):
        if person.name == "Ana" and rng.below(3) == 0:
            await play_by_command(person, thread, rng)
        elif panel := await answered_call(person, post):
            first, *more = await play_by_taps(person, panel, rng)
            taps += [1 + first, *more]
    end = score_sheet(thread)
    assert end is not None
    _, steps, _ = await as_played(people["Ana"], end)
    assert any(step.entry.line.startswith("take ") for step in steps)
    assert sorted(taps)[len(taps) // 2] <= 6, taps
    assert max(taps) <= 11, taps


async def play_by_taps(person, panel, rng):
    """A turn on an open panel, or two in a row, mostly with what is offered first; how many taps each took."""
    taps, count = [], 0
    while choices(panel) or confirmable(panel):
        offered = choices(panel)
        if offered:
            panel = await take(person, panel, offered[0] if rng.below(3) else rng.choice(offered))
            count += 1
        else:
            panel = await confirm(person, panel)
            taps.append(count + 1)
            count = 0
    return [*taps, count] if count else taps


async def play_by_command(person, place, rng):
    """A turn in one command, its fields by autocomplete, temple and tile where they are offered; then Confirm."""
    typed: dict[str, str] = {}
    for field in ("card", "turn", "at", "temple", "moved", "tile"):
        offered = await suggested(person, place, "hanging-gardens place", field, typed)
        if not offered and field == "card":
            left = await suggested(person, place, "move", "line", {})
            if not left:
                return  # on the panel of the last turn this one was played already
            reply = await person.slash(place, "move", line=str(left[0][1]))
            panel = await reply.settled(SLOW)
            break
        if offered:
            typed[field] = str(offered[0 if rng.below(3) else rng.below(len(offered))][1])
    else:
        panel = await (await person.slash(place, "hanging-gardens place", **typed)).settled(SLOW)
    await play_by_taps(person, panel, rng)
