"""Records that people bring, and private copies of games: kept, changed by their owner alone, and without anything hidden."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import replace

import pytest

from engines import GAMES, PRESENTATIONS
from engines.computers.baselines import random_move
from engines.core.chance import Rng
from engines.core.journal import Entry, play, replay
from engines.core.record import MOST_BYTES, BadRecord, write
from engines.core.text import IllegalMove, NotAMove
from tables.errors import LobbyError, NoTable, Stale
from tables.looking_back import imports, what_if
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
        room.now.go(hours=1)
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
        (FILE.replace(b"\n2 ", b"\n2 1 ", 1), ""),
        (b"MZ", "record-none"),
    ],
)
async def test_what_is_no_record_is_refused_and_not_kept(room, content, key):
    with pytest.raises(BadRecord) as refused:
        await room.fresh(games=GAMES).imports.bring(ANA.user, content)
    assert refused.value.text.key == key or (not key and refused.value.text.key.startswith("record-"))
    (noted,) = (await room.store.everything_of(ANA.user))["imported_record"]
    assert noted["text"] == "", "that a file was brought is all that is kept, for an hour"
    with pytest.raises(NoTable):
        await room.fresh(games=GAMES).table(noted["id"])


async def test_five_files_an_hour_whatever_becomes_of_them(room):
    """Also over restarts and in several processes: each time has `Tables` of its own."""
    first, tables = room.now(), room.fresh(games=GAMES)
    for number in range(imports.MOST_BROUGHT):
        bring = tables.imports.bring(ANA.user, FILE if number % 2 else b"MZ")
        with nullcontext() if number % 2 else pytest.raises(BadRecord):
            await bring
        room.now.go(minutes=10)
    for _ in range(2):
        with pytest.raises(imports.TooManyFiles) as refused:
            await room.fresh(games=GAMES).imports.bring(ANA.user, FILE)
        assert refused.value.until == first + imports.WITHIN
    await tables.imports.bring(BEN.user, FILE)
    room.now.go(minutes=10)
    kept = await tables.imports.bring(ANA.user, FILE)
    with pytest.raises(imports.TooManyFiles):
        await room.fresh(games=GAMES).imports.bring(ANA.user, FILE)
    room.now.go(hours=3)
    await tables.imports.bring(BEN.user, FILE)
    rows = (await room.store.everything_of(ANA.user))["imported_record"]
    assert all(row["text"] for row in rows) and kept.row.id in [row["id"] for row in rows], "no refused one"


def counted(monkeypatch, count):
    """How many lines are parsed to open and look through a file with so many undone entries, and lines of the table's own between."""
    from engines.core import draws, journal, table_lines
    from tables import story
    from tables.looking_back import imports as opening

    calls = 0

    def parse(line):
        nonlocal calls
        calls += 1
        return table_lines.parse(line)

    record = recorded(next(file for file in SHORT if file.parent.name == "armadora"))
    head = write(replace(record, entries=(), scores=()))
    kinds = ("away", "back", "undo {}", "nudge 1", "gone", "undo {}", "resign")
    lines = [f"{seq} {seq % 2} {kinds[seq % 7].format(max(1, seq - 3))} | -\n" for seq in range(1, count + 1)]
    for module in (draws, journal, story, opening):
        monkeypatch.setattr(module, "parse", parse)
    _, table = imports.opened((head + "".join(lines)).encode(), "i1234abcd", GAMES)
    turns = table.turns()
    assert len(turns) == count + 1 and turns[-1].view_after(None)
    return calls


def test_opening_a_file_is_linear_work(monkeypatch):
    once, twice = counted(monkeypatch, 500), counted(monkeypatch, 1000)
    assert twice <= 2 * once + 100 and once < 500 * 20


@pytest.mark.parametrize("file", SHORT, ids=lambda file: file.parent.name)
def test_positions_of_an_import_are_those_of_the_game(file):
    """Played from the positions that are kept of it, also after what was taken back."""
    record = undone(recorded(file))
    _, table = imports.opened(write(record).encode(), "i1234abcd", GAMES)
    assert table.story.anchors
    whole = imports.table_of("i1234abcd", record, GAMES).story
    seqs = [entry.seq for entry in record.entries]
    for seq in seqs[:: max(1, len(seqs) // 25)]:
        assert table.story.back_to(seq) == whole.back_to(seq)
    stand = PRESENTATIONS[record.header.game].stand
    assert table.story.standings(stand) == whole.standings(stand)


def undone(record):
    """A game whose second half was taken back at its end and played again."""
    game, entries, states = GAMES[record.header.game], list(record.entries), []
    for step in replay(game, record.header, entries):
        states.append((step.entry.seq, step.state))
    first, seq = entries[len(entries) // 2].seq, entries[-1].seq + 1
    entries.append(Entry(seq, 0, f"undo {first}"))
    state, moves, chooser = states[len(record.entries) // 2 - 1][1], len(record.entries), Rng("again", 0)
    while due := game.due(state):
        seq, moves = seq + 1, moves + 1
        step = play(
            game, state, due[0], random_move(game, state, due[0], chooser), record.header.rng(seq, moves), seq
        )
        entries.append(step.entry)
        state = step.state
    result = game.result(state)
    assert result is not None
    return replace(record, entries=tuple(entries), scores=result.scores)


async def test_a_copy_of_a_running_game_is_moved_by_its_owner_alone(room):
    running = await room.start([ANA, BEN, CHIE])
    await room.tables.play(running, ANA.user, "bid 2")
    now = await room.tables.table(running)
    copies = [await room.tables.sketches.begin(now, ANA.user, now.head) for _ in range(8)]
    copy = copies[0]
    assert copy.row.guessed and not copy.computers_allowed and len({each.row.seed for each in copies}) == 8
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
    assert copy.computers_allowed and copy._played[0] == now.story.state
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
    for _ in range(what_if.MOST_KEPT):
        room.now.go(seconds=1)
        await room.tables.sketches.begin(running, ANA.user, 0)
    others = await room.tables.sketches.begin(running, BEN.user, 0)
    with pytest.raises(NoTable):
        await room.tables.sketches.sketch(first.row.id, ANA.user)
    assert await room.tables.sketches.sketch(others.row.id, BEN.user)
