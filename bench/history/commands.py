"""The commands that look back, as far as the database and the words go: processor time of each, all its threads counted."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

from bench.figures import Figure
from bench.history.games import GUILD, PEOPLE, fill
from bench.history.gathering import LOBBIES, find, gather, listed, standing
from cogs.panels.history import PAGE, Whose, history
from cogs.panels.leaderboard import encounters, leaderboard
from cogs.panels.profile import Shown, profile
from cogs.panels.statistics import game_sums
from community.statistics.person import person_sums
from data.records.ratings import EVERYWHERE, MORE
from data.store import Store, open_store

_GOAL: Final = 300.0
_GAMES: Final = 100_000
_READER: Final = PEOPLE // 2
_GAME: Final = "carcassonne"


def measure(quick: bool = False) -> list[Figure]:
    """Milliseconds of each command with a hundred thousand finished games on one server."""
    with TemporaryDirectory() as folder:
        return asyncio.run(
            _measured(Path(folder) / "tables.sqlite3", 200 if quick else _GAMES, 1 if quick else 7)
        )


async def _measured(file: Path, games: int, rounds: int) -> list[Figure]:
    store = await open_store(f"sqlite:///{file}")
    try:
        await fill(store, games)
        await gather(store)
        return [
            Figure(f"{name}, {games:,} games", await _time(command, store, rounds), "ms", most=_GOAL)
            for name, command in _COMMANDS.items()
        ]
    finally:
        await store.close()


async def _time(command: Callable[[Store], Awaitable[None]], store: Store, rounds: int) -> float:
    found = []
    for _ in range(rounds):
        began = time.process_time()
        await command(store)
        found.append(1000 * (time.process_time() - began))
    return median(found)


async def _mine(store: Store) -> None:
    found = await store.history(_READER, person=_READER, guild=None, offset=0, limit=PAGE)
    history(Whose("mine"), found, [], 0, "en")


async def _server(store: Store) -> None:
    found = await store.history(_READER, person=None, guild=GUILD, offset=0, limit=PAGE)
    history(Whose("server"), found, [], 0, "en")


async def _profile(store: Store) -> None:
    other = _READER + 1
    sums = person_sums(await store.games_of(other, GUILD))
    here = await store.ratings_of(other, GUILD)
    met = await store.encounters([_READER, other], GUILD)
    shown = Shown(other, "Person", False, True, sums, here, [], "English", met.get((_READER, other)))
    profile(shown, "en")


async def _sums(store: Store) -> None:
    mine = person_sums(await store.games_of(_READER, GUILD)).favourites
    own = next((each for each in mine if each.game == _GAME), None)
    luck = await store.own_chances(_READER, GUILD, _GAME)
    game_sums(_GAME, await store.sums(GUILD, _GAME), await store.bests(GUILD, _GAME), own, luck, "en")


async def _leaders(store: Store, scope: int = GUILD) -> None:
    leaders = await store.leaders(scope, _GAME, MORE, 10)
    names = await store.names_of([each.person for each in leaders])
    leaderboard(leaders, names, scope, _GAME, MORE, "en")


async def _everywhere(store: Store) -> None:
    await _leaders(store, EVERYWHERE)


async def _met(store: Store) -> None:
    people = [each.person for each in await store.leaders(GUILD, _GAME, MORE, 7)]
    encounters(people, await store.names_of(people), await store.encounters(people, GUILD), "en")


async def _find(store: Store) -> None:
    await find(store, _READER)


_COMMANDS: Final = {
    "/history": _mine,
    "/history whose:server": _server,
    "/profile": _profile,
    "/stats": _sums,
    "/leaderboard": _leaders,
    "/leaderboard of all servers": _everywhere,
    "who beat whom": _met,
    f"/table find, {LOBBIES} open tables": _find,
    "/league list": listed,
    "an event of 64, all rounds played": standing,
}
