"""What people would read at a recorded game is shown without any Discord, and fits what Discord takes."""

from pathlib import Path

import pytest

from bench.recorded import records
from engines import GAMES
from engines.core.journal import load
from playground import show
from render.languages import LOCALES
from tests.cogs.discord_limits import problems

FOLDER = Path(__file__).parents[1] / "journals"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_every_message_at_a_recorded_game(name, locale):
    text, _, _ = min(records(name)).read_text(encoding="utf-8").rpartition("result ")
    header, entries = load(text)
    shown = set()
    for until in (0, len(entries) // 2, len(entries)):
        table = show.table_of(header, entries[:until], locale)
        for kind, message in show.messages(table, locale):
            assert problems(message) == [], kind
            assert list(show.lines(message)), kind
            shown.add(kind.partition(" of ")[0])
    assert {"post", "end", "panel", "recap"} <= shown


def test_the_command_prints_a_game(capsys, monkeypatch):
    journal = min((FOLDER / "armadora").glob("*.txt"))
    monkeypatch.setattr("sys.argv", ["playground.show", str(journal), "3", "--locale", "ja"])
    assert show.main() == 0
    assert "━━ panel of seat 0" in capsys.readouterr().out
