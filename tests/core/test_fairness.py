"""What can be checked of the shuffle of a recorded game, by ours and by `docs/verify.py`, which uses nothing of ours."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from dataclasses import replace
from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest

from engines import GAMES
from engines.computers.baselines import random_move
from engines.core.chance import Rng
from engines.core.draws import Draw, all_draws
from engines.core.fairness import COMPUTER, Origin, Place, seats_by_lot
from engines.core.game import AnyGame
from engines.core.journal import Entry, Header, deal, load, play
from engines.core.record import BadRecord, Player, Record, check, read, write
from engines.core.table_lines import TABLE_LINES
from tests.core.test_record import FILES, SHORT, recorded
from tests.laws import setups

PROGRAM = Path(__file__).parents[2] / "docs" / "verify.py"
PARTS = ("0f" * 16, sha256(b"fairplay open sesame").hexdigest(), COMPUTER, "ab" * 16, COMPUTER, "cd" * 16)


def settled(seats: int, by_lot: bool = True) -> Origin:
    """The origin of a game with `seats` places, at least two of them people's."""
    parts = PARTS[:seats]
    origin = Origin(
        "fairplay", "5e" * 32, tuple(Place(seat, part) for seat, part in enumerate(parts)), by_lot
    )
    seats_of = seats_by_lot(origin.seed, seats) if by_lot else list(range(seats))
    return replace(origin, places=tuple(Place(seats_of.index(at), part) for at, part in enumerate(parts)))


def played(game: AnyGame, seats: int) -> Record:
    """A random game with the table's own lines among the moves, and branches that were taken back."""
    origin, chooser = settled(seats), Rng(f"fairness {game.name}", 0)
    setup = next(each for each in setups(game) if each.seats == seats)
    header = Header(game.name, setup, origin.seed, 2)
    states, entries, seq, moves = [(0, deal(game, header))], [], 0, 0
    while due := game.due(states[-1][1]):
        seq += 1
        if chooser.below(12) == 0:
            entries.append(Entry(seq, due[0], f"nudge {due[0]}"))
        elif len(states) > 3 and chooser.below(30) == 0:
            first = states[-1 - chooser.below(2)][0]
            entries.append(Entry(seq, due[0], f"undo {first}"))
            states = [each for each in states if each[0] < first]
        else:
            moves += 1
            state = states[-1][1]
            step = play(
                game, state, due[0], random_move(game, state, due[0], chooser), header.rng(seq, moves), seq
            )
            entries.append(step.entry)
            states.append((seq, step.state))
    result = game.result(states[-1][1])
    assert result is not None
    players = tuple(Player(f"Ana {seat}") for seat in range(seats))
    return with_draws(Record(header, players, tuple(entries), scores=result.scores, origin=origin))


def with_draws(record: Record) -> Record:
    found = all_draws(GAMES[record.header.game], record.header, record.entries)
    return replace(record, draws={each.seq: each.draws for each in found if each.draws})


@cache
def games() -> tuple[Record, ...]:
    return tuple(played(game, max(game.seats)) for game in GAMES.values())


def by_hand(text: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """What the program says of a file, alone in a folder of its own."""
    (folder / "game.txt").write_text(text, encoding="utf-8")
    shutil.copy(PROGRAM, folder)
    command = [sys.executable, "-I", "verify.py", "game.txt"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=60, check=False)


def test_the_program_is_short_and_uses_nothing_of_ours():
    text = PROGRAM.read_text(encoding="utf-8")
    imports = [each for each in ast.walk(ast.parse(text)) if isinstance(each, ast.Import | ast.ImportFrom)]
    names = {alias.name for each in imports for alias in each.names}
    assert names == {"base64", "hashlib", "hmac", "sys"} and all(
        isinstance(each, ast.Import) for each in imports
    )
    assert len(text.splitlines()) < 80


def test_the_program_knows_every_line_of_a_table():
    """A line that it took for a move would shift the numbers of all later ones."""
    sets = [
        each for each in ast.walk(ast.parse(PROGRAM.read_text(encoding="utf-8"))) if isinstance(each, ast.Set)
    ]
    assert set().union(*map(ast.literal_eval, sets)) == set(TABLE_LINES)


@pytest.mark.parametrize("at", range(len(GAMES)), ids=list(GAMES))
def test_a_game_is_checked_by_ours_and_by_hand(at, tmp_path):
    record = games()[at]
    text = write(record)
    again = read(text, GAMES)
    assert (again.origin, again.draws, again.header) == (record.origin, record.draws, record.header)
    assert load(text) == (record.header, list(record.entries)), "a record is read as a journal, too"
    count = sum(map(len, record.draws.values()))
    checked = check(again, GAMES)
    assert (
        checked.result is not None and checked.result.scores == record.scores and checked.draws == count > 0
    )
    said = by_hand(text, tmp_path)
    assert record.origin is not None and said.returncode == 0
    assert all(
        sha256(each.encode()).hexdigest() in said.stdout
        for each in (record.origin.secret, record.origin.statement)
    )
    assert f"{count} numbers" in said.stdout and record.origin.seal in said.stdout


def test_of_the_games_some_were_taken_back_after_something_was_drawn():
    undone = 0
    for record in games():
        for entry in record.entries:
            if entry.line.startswith("undo "):
                gone = range(int(entry.line.split()[1]), entry.seq)
                undone += any(each.seq in gone for each in record.entries if record.draws.get(each.seq))
    assert undone


@pytest.mark.parametrize("file", SHORT, ids=lambda file: file.parent.name)
def test_games_from_before_are_checked_by_the_older_rule(file, tmp_path):
    record = with_draws(recorded(file))
    text = write(record)
    assert "chance" not in text and check(read(text, GAMES), GAMES).draws
    said = by_hand(text, tmp_path)
    assert said.returncode == 0 and sha256(record.header.seed.encode()).hexdigest() in said.stdout


def test_records_of_version_1_stay_readable():
    for file in (*SHORT, FILES[-1]):
        record = recorded(file)
        text = write(record).replace("meeplepost record 2", "meeplepost record 1", 1)
        assert check(read(text, GAMES), GAMES).result is not None
        with pytest.raises(BadRecord, match="record-unknown"):
            read(text.replace("\nseed", "\nchance 2\nseed", 1), GAMES)


def another(text: str, record: Record) -> list[tuple[str, str]]:
    """The file with another secret, part, lot, number, count of moves, or seed; each with what is wrong with it."""
    assert record.origin is not None
    _, second = record.origin.places[:2]
    places = "\n".join(f"place {place}" for place in record.origin.places)
    swapped = "\n".join(f"place {place.seat ^ 1} {place.part}" for place in record.origin.places)
    seq, draws = next((seq, draws) for seq, draws in sorted(record.draws.items()) if draws[-1].below > 2)
    told = "= " + " ".join(map(str, draws))
    other = "= " + " ".join(map(str, (*draws[:-1], f"{draws[-1].number ^ 1}/{draws[-1].below}")))
    assert told in text and places in text and seq >= 0
    return [
        (text.replace("secret 5e", "secret 5f", 1), "record-seed"),
        (text.replace(second.part, second.part.replace("a", "b"), 1), "record-seed"),
        (text.replace(places, swapped, 1), "record-seats"),
        (text.replace(told, other, 1), "record-draws"),
        (text.replace(f"seed {record.header.seed}", f"seed {'0f' * 32}", 1), "record-seed"),
    ]


def test_whatever_is_changed_is_found_by_ours_and_by_hand(tmp_path):
    record = next(each for each in games() if each.header.setup.seats % 2 == 0)
    text = write(record)
    for changed, key in another(text, record):
        assert changed != text, key
        with pytest.raises(BadRecord, match=key):
            check(read(changed, GAMES), GAMES)
        said = by_hand(changed, tmp_path)
        assert said.returncode == 1 and said.stderr.startswith("WRONG"), key


def test_draws_where_nothing_is_drawn_are_found():
    record = next(each for each in games() if any(entry.line.startswith("nudge") for entry in each.entries))
    seq = next(entry.seq for entry in record.entries if entry.line.startswith("nudge"))
    more = replace(record, draws={**record.draws, seq: (Draw(3, 6),)})
    with pytest.raises(BadRecord, match="record-draws"):
        check(read(write(more), GAMES), GAMES)


def test_a_place_knows_whether_a_word_was_typed():
    assert [Place(0, part).own_word for part in PARTS[:3]] == [False, True, False]
    assert Place.parse(str(Place(3, COMPUTER))) == Place(3, COMPUTER)
    assert settled(4).seats_follow and not replace(settled(4, by_lot=False), by_lot=True).seats_follow
