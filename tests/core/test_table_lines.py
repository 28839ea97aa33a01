"""The notation of the lines that a table writes about itself; the texts stand in databases and never change."""

import pytest

from engines.core.table_lines import (
    TABLE_LINES,
    Accepted,
    Away,
    Back,
    ClockLine,
    Extra,
    Gone,
    Late,
    NamingLine,
    Nudge,
    Paused,
    PresenceLine,
    Removed,
    Resign,
    Resumed,
    Skipped,
    Stop,
    Substituted,
    TableLine,
    Undo,
    Vacation,
    Voted,
    format_line,
    naming,
    parse,
)

SPELLED: dict[str, TableLine] = {
    "undo 41": Undo(41),
    "resign": Resign(),
    "stop": Stop(),
    "late": Late(),
    "skipped 123": Skipped(123),
    "vacation": Vacation(),
    "paused": Paused(),
    "resumed": Resumed(),
    "extra": Extra(),
    "nudge 2": Nudge(2),
    "away": Away(),
    "gone": Gone(),
    "accepted 2": Accepted(2),
    "voted 2": Voted(2),
    "removed 123": Removed(123),
    "back": Back(),
    "substituted 123": Substituted(123),
}


def test_every_kind_of_line_is_read_and_spelled():
    assert {type(line) for line in SPELLED.values()} == set(TABLE_LINES.values())
    for text, line in SPELLED.items():
        assert parse(text) == line and format_line(line) == text


def test_what_is_no_line_of_the_table():
    assert parse("take 3") is None and parse("undone") is None
    with pytest.raises(ValueError, match="invalid literal"):
        parse("undo everything")


def test_who_is_named_can_be_forgotten():
    assert naming(7) == ["skipped 7", "substituted 7", "removed 7"]
    assert parse("skipped") == Skipped(0), "the name was taken out"


def test_kinds_of_lines():
    clock = {text.split()[0] for text, line in SPELLED.items() if isinstance(line, ClockLine)}
    assert clock == {"late", "skipped", "vacation", "paused", "resumed", "extra", "nudge"}
    presence = {text.split()[0] for text, line in SPELLED.items() if isinstance(line, PresenceLine)}
    assert presence == {"away", "gone", "accepted", "voted", "removed", "back", "substituted"}
    assert {text.split()[0] for text, line in SPELLED.items() if isinstance(line, NamingLine)} == {
        "skipped",
        "substituted",
        "removed",
    }
