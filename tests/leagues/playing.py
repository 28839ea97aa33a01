"""Plays events to their ends without any table: results by lot."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import count

from community.leagues import draws
from community.leagues.event import Event, Match, after
from community.leagues.lines import Joined, Line, Result, format_line, parse_line
from data.records.events import Phase, Rules
from engines.core.chance import Rng


def signed_up(rules: Rules, people: int) -> Event:
    """An event for which so many have signed up."""
    event = Event(rules)
    for number in range(1, people + 1):
        event = after(event, Joined(number))
    return event


def ids() -> Iterator[str]:
    """Ids of tables."""
    return (f"t{number}" for number in count(1))


class Played:
    """An event that is played to its end; `journal` holds its lines as text.

    Args:
        places: who came where at a table; by lot if none is given.
        meanwhile: further lines before each result.
        scored: whether results have scores.
    """

    def __init__(
        self,
        rules: Rules,
        people: int,
        seed: str = "seed",
        places: Callable[[Match], Sequence[int]] | None = None,
        meanwhile: Callable[[Event], Sequence[Line]] = lambda event: (),
        scored: bool = False,
    ) -> None:
        self.event = signed_up(rules, people)
        self.journal = [format_line(Joined(number)) for number in range(1, people + 1)]
        self.rng = Rng(seed, 7)
        fresh = ids()
        self._take(draws.start(self.event, seed, {}))
        while self.event.phase is Phase.RUNNING:
            for line in draws.next_lines(self.event, fresh):
                self._take(line)
            for opened in draws.to_open(self.event):
                self._take(opened)
            for line in meanwhile(self.event):
                self._take(line)
            running = [each for each in self.event.matches if each.running]
            if running:
                match = self.rng.choice(running)
                drawn = places(match) if places else self.by_lot(len(match.playing))
                filled = draws.places_with(match, drawn)
                scores = tuple(50 - 3 * place - at for at, place in enumerate(filled)) if scored else ()
                self._take(Result(match.number, filled, scores))
            assert len(self.journal) < 3000, "it never ends"

    def by_lot(self, seats: int) -> list[int]:
        """Places with some ties."""
        scores = [self.rng.below(2 * seats) for _ in range(seats)]
        return [1 + sum(other > score for other in scores) for score in scores]

    def _take(self, line: Line) -> None:
        self.journal.append(format_line(line))
        self.event = after(self.event, parse_line(format_line(line)))
