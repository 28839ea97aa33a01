"""Records on the command line: checked, and replayed into a folder."""

from __future__ import annotations

import pytest

from cli.command import main
from engines.core.fairness import fingerprint
from engines.core.record import write
from tests.core.test_fairness import games
from tests.core.test_record import SHORT, recorded


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
    assert "all as they were told" in capsys.readouterr().out
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


def test_a_record_is_replayed_into_a_folder(file, tmp_path, capsys):
    assert main(["replay", str(file), "--out", str(tmp_path / "out"), "--locale", "ja"]) == 0
    written = sorted(each.name for each in (tmp_path / "out").iterdir())
    assert written[0] == "000.png" and written[-1] == "story.txt"
    assert f"{len(written) - 1} pictures" in capsys.readouterr().out
    story = (tmp_path / "out" / "story.txt").read_text(encoding="utf-8")
    assert "Ana 0" in story and f"[{written[-2]}]" in story
    file.write_text("no record", encoding="utf-8")
    assert main(["replay", str(file)]) == 1
    assert capsys.readouterr().err.count("\n") == 1
