"""A game in a database, and the command that is called there."""

import asyncio

import pytest

from cli.command import main
from engines import GAMES
from engines.core.chance import Rng
from tables.opening import Opening
from tests.room import ANA, BEN


@pytest.fixture
async def played(room):
    """A running game of Armadöra with a few moves."""
    tables = room.fresh(games=GAMES)
    found = await tables.lobbies.open(
        "armadora", ANA, Opening(guild=1, channel=5, seats=2, options={}, locale="en", seating="joined")
    )
    await tables.lobbies.join(found.row.id, BEN)
    found = await tables.lobbies.start(found.row.id, ANA.user)
    rng = Rng("backups", 0)
    for _ in range(6):
        user = found.seats[found.due[0]].user
        draft = await tables.panel(found.row.id, user)
        await tables.play(found.row.id, user, rng.choice(draft.legal))
        found = await tables.table(found.row.id)
    yield found
    await tables.stop()


@pytest.fixture
def meeplepost(database, tmp_path, monkeypatch, capsys):
    """Calls it; the exit status and what was printed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", database)

    async def call(*arguments):
        status = await asyncio.to_thread(main, arguments)
        said = capsys.readouterr()
        return status, said.out + said.err

    return call
