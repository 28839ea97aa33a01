"""What a table is opened with, in lines: the game's options, the clock, seating and language. Pure."""

from __future__ import annotations

from cogs.components.lines import clock_words, pair
from engines.tables.clocks.time_control import NO_CLOCK
from engines.tables.table import Table
from render.translate import dashed, word


def option_lines(table: Table, locale: str) -> list[str]:
    """One line per option that concerns this table."""
    key = dashed(table.row.game)
    lines = [word("lobby-seats", locale, count=table.row.setup_seats)]
    for option in table.game.options:
        if table.row.setup_seats in option.seats and len(option.choices) > 1:
            choice = dict(table.row.options).get(option.name, option.choices[0])
            name = f"{key}-option-{dashed(option.name)}"
            lines.append(pair(word(name, locale), word(f"{name}-{dashed(choice)}", locale), locale))
    lines.append(_clock_line(table, locale))
    for label, value in (("seating", table.row.seating), ("language", table.row.locale)):
        lines.append(pair(word(f"lobby-{label}", locale), word(f"{label}-{value}", locale), locale))
    if table.row.rated:
        lines.append(word("lobby-rated", locale))
    if table.row.private:
        lines.append(word("lobby-private", locale))
    return lines


def _clock_line(table: Table, locale: str) -> str:
    """The table's clock, and what becomes of those who are late, in one line."""
    row = table.row
    said = pair(word("lobby-clock", locale), clock_words(row.clock, locale), locale)
    if row.clock == NO_CLOCK:
        return said
    vacation = word("vacation-days", locale, count=row.vacation)
    absence = word(f"absence-{row.absence}", locale)
    late = word("pair", locale, label=word("lobby-absence", locale), value=absence)
    return f"{said} · {vacation} · {late}"
