"""Records on the command line: checked, and replayed into a folder."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cli.command import main
from cogs.panels.files import record_text
from engines import GAMES
from engines.core.fairness import fingerprint
from engines.core.record import Player, Record, read, write
from tests.core.test_fairness import games
from tests.core.test_record import SHORT, recorded
from tests.room import ANA


@pytest.fixture
def file(tmp_path, monkeypatch):
    """A record of the shortest game of Armadöra; there is no bot here."""
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'none.sqlite3'}")
    found = tmp_path / "record.txt"
    (journal,) = [each for each in SHORT if each.parent.name == "armadora"]
    found.write_text(write(recorded(journal)), encoding="utf-8")
    return found


def test_a_record_is_verified(file, capsys):
    assert main(["verify", str(file)]) == 0
    assert "all match" in capsys.readouterr().out
    file.write_text(file.read_text(encoding="utf-8").replace("\n2 ", "\n2 1 ", 1), encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    said = capsys.readouterr().out
    assert "1 WRONG" in said and "Entry " in said
    (game,) = [each for each in games() if each.header.game == "armadora"]
    file.write_text(write(game), encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    said = capsys.readouterr().out
    assert "from the secret and 3 parts; the seats were drawn" in said and "numbers were drawn as" in said
    assert game.origin is not None and fingerprint(game.origin.secret) in said
    assert "no database of a bot is at hand" in said and "this file's secret" in said
    file.write_bytes(b"meeplepost record 1\n\xff")
    assert main(["verify", str(file)]) == 1
    assert "UTF-8" in capsys.readouterr().out


async def test_a_record_is_compared_with_the_database_at_hand(room, played, meeplepost, tmp_path):
    tables, file = room.fresh(games=GAMES), tmp_path / "record.txt"
    running = replace(read(await _ended(tables, played.row.id), GAMES), scores=())
    sure = f"this is table {played.row.id} as it was played with the database here"
    for text, status, said in (
        (write(running), 0, f"{sure}\n"),
        (write(running).replace(" Ana", " Magnus"), 0, f"{sure}, but names or dates differ"),
        (write(replace(running, entries=running.entries[:-1], draws={})), 1, "but differs from it in the"),
        (write(_dealt(running, secret="0f" * 32)), 1, f"claims to be table {played.row.id}, but differs"),
        (write(_dealt(running, table="k3j9x2ab")), 0, "no finished game of the database here; anyone can"),
        (write(recorded(SHORT[0])), 0, "names no table"),
    ):
        file.write_text(text, encoding="utf-8")
        found, told = await meeplepost("verify", str(file))
        assert found == status and said in told, told
        assert (sure in told) == ("this is table" in said) and ("WRONG" in told) == bool(status)
    await tables.stop()


async def test_a_table_that_runs_is_as_one_that_is_not_in_the_database(played, meeplepost, tmp_path):
    entries = tuple(each.entry for each in played.story.entries)
    players = tuple(Player(each.name, each.computer) for each in played.seats)
    file = tmp_path / "record.txt"
    file.write_text(
        write(Record(played.row.header, players, entries, origin=played.origin)), encoding="utf-8"
    )
    status, told = await meeplepost("verify", str(file))
    assert status == 0 and "no finished game of the database here" in told


async def _ended(tables, id):
    await tables.resign(id, ANA.user)
    return record_text(await tables.table(id), "en")


def _dealt(record, **origin):
    """The deal of a record with something else in what its seed is made from."""
    changed = replace(record.origin, by_lot=False, **origin)
    header = replace(record.header, seed=changed.seed)
    return replace(record, header=header, entries=(), draws={}, origin=changed)


def test_a_record_is_replayed_into_a_folder(file, tmp_path, capsys):
    assert main(["replay", str(file), "--out", str(tmp_path / "out"), "--locale", "ja"]) == 0
    written = sorted(each.name for each in (tmp_path / "out").iterdir())
    assert written[0] == "000.webp" and written[-1] == "story.txt"
    assert f"{len(written) - 1} pictures" in capsys.readouterr().out
    story = (tmp_path / "out" / "story.txt").read_text(encoding="utf-8")
    assert "Ana 0" in story and f"[{written[-2]}]" in story
    file.write_text("no record", encoding="utf-8")
    assert main(["replay", str(file)]) == 1
    assert capsys.readouterr().err.count("\n") == 1
