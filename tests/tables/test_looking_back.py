"""Records that people bring, and private copies of games: kept, changed by their owner alone, and without anything hidden."""

from __future__ import annotations

import pytest

from engines import GAMES
from engines.core.record import MOST_BYTES, BadRecord, write
from engines.core.text import IllegalMove, NotAMove
from tables.errors import LobbyError, NoTable, Stale
from tables.looking_back import imports, sketches
from tests.core.test_record import SHORT, recorded
from tests.room import ANA, BEN, CHIE, STRANGER, resting

FILE = write(recorded(next(file for file in SHORT if file.parent.name == "armadora"))).encode()


async def test_a_record_becomes_a_game_that_is_over(room):
    tables = room.fresh(games=GAMES)
    brought = await tables.imports.bring(ANA.user, FILE)
    assert brought.over and brought.result is not None and brought.seat_of(ANA.user) is None
    again = await room.fresh(games=GAMES).table(brought.row.id)
    assert again.row == brought.row and [seat.name for seat in again.seats] == ["Ana 0", "Ana 1"]
    assert again.story.state == brought.story.state and again.journal()[1] == brought.journal()[1]
    assert await room.store.tables_of(ANA.user) == [], "no table is there"
    with pytest.raises(NoTable):
        await tables.lobbies.rematch(brought.row.id, ANA)
    for _ in range(imports.MOST_KEPT):
        room.now.go(seconds=1)
        await tables.imports.bring(ANA.user, FILE)
    with pytest.raises(NoTable):
        await room.fresh(games=GAMES).table(brought.row.id)
    await room.tables.forget(ANA.user)
    assert (await room.store.everything_of(ANA.user))["imported_record"] == []


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"\xff" * 10, "record-not-text"),
        (FILE + b" " * MOST_BYTES, "record-too-long"),
        (FILE.replace(b"seed ", b"seed x"), ""),
        (b"MZ", "record-none"),
    ],
)
async def test_what_is_no_record_is_refused_and_not_kept(room, content, key):
    with pytest.raises(BadRecord) as refused:
        await room.fresh(games=GAMES).imports.bring(ANA.user, content)
    assert refused.value.text.key == key or (not key and refused.value.text.key.startswith("record-"))
    assert (await room.store.everything_of(ANA.user))["imported_record"] == []


async def test_a_copy_of_a_running_game_is_moved_by_its_owner_alone(room):
    running = await room.start([ANA, BEN, CHIE])
    await room.tables.play(running, ANA.user, "bid 2")
    now = await room.tables.table(running)
    copies = [await room.tables.sketches.begin(now, ANA.user, now.head) for _ in range(8)]
    copy = copies[0]
    assert copy.row.guessed and not copy.helped and len({each.row.seed for each in copies}) == 8
    assert now.row.seed not in str([each.row for each in copies])
    for each in copies:
        state, _ = each._played
        assert now.game.view(state, 0) == now.view(0), "what its owner sees is as it is"
    sketched = room.tables.sketches
    for _ in range(4):
        line = copy.legal[0]
        copy = await sketched.play(copy.row.id, ANA.user, line, copy.head)
    with pytest.raises(Stale):
        await sketched.play(copy.row.id, ANA.user, copy.legal[0], copy.head - 1)
    with pytest.raises((NotAMove, IllegalMove)):
        await sketched.play(copy.row.id, ANA.user, "bid 99", copy.head)
    assert (await sketched.sketch(copy.row.id, ANA.user)).row.lines == copy.row.lines
    assert (await sketched.back(copy.row.id, ANA.user)).head == copy.head - 1
    assert (await sketched.start_over(copy.row.id, ANA.user)).row.lines == ()
    with pytest.raises(LobbyError):
        await sketched.computer(copy.row.id, ANA.user)
    for what in (sketched.sketch(copy.row.id, BEN.user), sketched.back("s00000000", ANA.user)):
        with pytest.raises(NoTable):
            await what
    after = await room.tables.table(running)
    assert after.row == now.row and after.story.entries == now.story.entries, "the game is not touched"


async def test_a_copy_of_a_game_that_is_over_is_the_position_as_it_was(room):
    ended = await room.start([ANA, BEN])
    await room.tables.play(ended, ANA.user, "bid 1")
    await room.tables.resign(ended, BEN.user)
    now = await room.tables.table(ended)
    copy = await room.tables.sketches.begin(now, STRANGER.user, now.story.played[-1].entry.seq)
    assert copy.helped and copy._played[0] == now.story.state
    before, seat = copy.head, copy.seat
    copy = await room.fresh(computer=resting).sketches.computer(copy.row.id, STRANGER.user)
    assert copy.head > before and (copy.seat != seat or copy.seat is None or copy.head)


async def test_nothing_is_tried_out_at_a_rated_table_before_its_end(room):
    rated = await room.open([ANA, BEN], seats=2)
    await room.tables.lobbies.configure(rated.row.id, ANA.user, rated=True)
    await room.tables.lobbies.start(rated.row.id, ANA.user)
    with pytest.raises(LobbyError) as refused:
        await room.tables.sketches.begin(await room.tables.table(rated.row.id), ANA.user, 0)
    assert refused.value.text.key == "table-sketch-rated"


async def test_a_persons_oldest_copies_go(room):
    running = await room.tables.table(await room.start([ANA, BEN]))
    first = await room.tables.sketches.begin(running, ANA.user, 0)
    for _ in range(sketches.MOST_KEPT):
        room.now.go(seconds=1)
        await room.tables.sketches.begin(running, ANA.user, 0)
    others = await room.tables.sketches.begin(running, BEN.user, 0)
    with pytest.raises(NoTable):
        await room.tables.sketches.sketch(first.row.id, ANA.user)
    assert await room.tables.sketches.sketch(others.row.id, BEN.user)
