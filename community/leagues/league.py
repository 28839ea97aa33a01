"""An event with its journal read."""

from __future__ import annotations

from functools import cached_property

from community.leagues.event import Event, fold
from community.leagues.lines import Line, parse_line
from data.records.events import EntrantRow, StoredEvent


class League(StoredEvent):
    """An event with its journal read."""

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """Its journal, read."""
        return tuple(parse_line(each.line) for each in self.journal)

    @cached_property
    def event(self) -> Event:
        """Its present state."""
        return fold(self.row.rules, self.lines)

    @property
    def options(self) -> dict[str, str]:
        """The options of its game, by name."""
        chosen = self.event.options
        return dict(self.row.options if chosen is None else (pair_of(each) for each in chosen))

    def entrant(self, number: int) -> EntrantRow:
        """The entrant with a number; without a name if they have signed off."""
        return next(
            (each for each in self.entrants if each.number == number), EntrantRow(self.row.id, number, -1, "")
        )

    def number_of(self, person: int) -> int | None:
        """The number of a person who takes part or did."""
        return next((each.number for each in self.entrants if each.person == person), None)


def pair_of(option: str) -> tuple[str, str]:
    """Split an option's name from its choice.

    >>> pair_of("inns=full")
    ('inns', 'full')
    """
    name, _, choice = option.partition("=")
    return name, choice
