"""Short games of Quarry, played to their ends."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from community.statistics.finished import finished_game
from community.statistics.projection import Projection, sum_up_game
from data.records.enums import Seating, Stage, StopReason
from data.records.rows import Change, SeatRow, StoredEntry, TableRow
from engines.core.journal import load
from tests.core.test_journals import FOLDER
from tests.room import ANA, BEN, GAMES, QUARRY, Room


def projection(store):
    """One that works games out on the spot."""

    async def here(row, seats, entries):
        return sum_up_game(row, seats, entries, GAMES)

    return Projection(store, here)


async def begun(room: Room, people=(ANA, BEN), **settings) -> str:
    """A game of one round; whoever sits first plays first."""
    table = await room.start(people, options={"rounds": "1"} | settings.pop("options", {}), **settings)
    for bid, person in zip(range(len(people) - 1, -1, -1), people, strict=True):
        room.now.go(minutes=10)
        await room.tables.play(table, person.user, f"bid {min(bid, 3)}")
        await room.tables.settle()
    return table


async def ended(room: Room, people=(ANA, BEN), best=0, **settings) -> str:
    """A game of one round that is over; the best stone goes to one of them."""
    table = await begun(room, people, **settings)
    await finish(room, table, people, best)
    return table


async def finish(room: Room, table: str, people, best=0) -> None:
    """Everybody takes a stone, one of them digs for more than that; the others rest."""
    for at, person in enumerate(people):
        room.now.go(hours=1)
        await room.tables.play(table, person.user, "take 1" if at == best else "rest")
        now = await room.tables.table(table)
        if now.seat_of(person.user) in now.due and not now.over:
            await room.tables.play(table, person.user, "end")


async def idle_on(room: Room, table: str, turns: int = 1000) -> None:
    """People do the least that they may, for so many moves or until the game is over; computers play as they do."""
    for _ in range(turns):
        now = await room.tables.table(table)
        if not now.due:
            return
        seat = now.due[0]
        user, ask = now.seats[seat].user, now.ask_of(seat)
        assert user is not None and ask is not None
        move = now.game.idle(now.story.state, ask, seat)
        await room.tables.play(table, user, now.game.notation.format(move))
        await room.tables.settle()


async def finished(room: Room, table: str):
    """What a table comes to."""
    stored = await room.store.read(table)
    assert stored is not None
    return finished_game(QUARRY, stored.row, stored.seats, await room.store.entries(table))


async def recorded(store, name, users, at, table, guild=1, rated=True, file=None, **row):
    """A recorded game as if it had just been played by these people, as many as it needs."""
    texts = sorted((FOLDER / name).glob("*.txt"))
    for each in texts:
        header, entries = load(each.read_text(encoding="utf-8").rpartition("result ")[0])
        if header.setup.seats == len(users) and file in (None, each.stem):
            break
    else:
        raise LookupError(name)
    count = len(entries)
    began = at - timedelta(minutes=20 * count)
    blank = TableRow(
        table, name, header.setup.seats, header.setup.options, header.setup.rules, header.seed, Stage.RUNNING,
        StopReason.NONE, guild, row.pop("channel", 2), row.pop("thread", None), "en", next(iter(users)), "24h",
        Seating.JOINED, False, began, started_at=began, rated=rated,
    )  # fmt: skip
    blank = replace(blank, **row)
    seats = [
        SeatRow(table, seat, user, called, False, "en") for seat, (user, called) in enumerate(users.items())
    ]
    await store.create(blank, seats)
    stored = [StoredEntry(each, began + timedelta(minutes=20 * at)) for at, each in enumerate(entries, 1)]
    done = replace(blank, stage=Stage.ENDED, why=StopReason.FINISHED, head=entries[-1].seq)
    await store.commit(Change(done, entries=tuple(stored)))
