"""An event's state, folded from its journal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import reduce
from itertools import combinations

from community.leagues import lines
from community.leagues.lines import Line
from community.leagues.pairing import Pair, pair
from community.leagues.seats import Sat, seat_counts
from community.leagues.sizes import division_sizes
from data.records.events import Format, Phase, Rules


@dataclass(frozen=True, slots=True)
class Match:
    """A table of an event.

    Attributes:
        table: the id of its game.
        seats: entrants as they were drawn, in the order of their seats.
        playing: those with whom the game began; nobody before.
        places: by `seats`, 1 is first; empty while it is not over.
        scores: by `seats`, empty where the game told none.
        fixed: whether the organiser has settled the places.
    """

    number: int
    round: int
    division: int
    table: str
    seats: tuple[int, ...]
    playing: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    fixed: bool = False

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return bool(self.places)

    @property
    def running(self) -> bool:
        """Whether its game is being played."""
        return bool(self.playing) and not self.places


@dataclass(frozen=True, slots=True)
class Event:
    """A league or a tournament.

    Attributes:
        entrants: who has signed up and not off, in the order of joining.
        joined: how many have ever signed up; the next one has a number above.
        options: of its game, as `name=choice`; None as long as those hold with which it was opened.
        order: the field from the strongest to the weakest, once it has begun.
        byes: round and entrant.
        gone: who has withdrawn.
    """

    rules: Rules
    phase: Phase = Phase.OPEN
    entrants: tuple[int, ...] = ()
    joined: int = 0
    options: tuple[str, ...] | None = None
    seed: str = ""
    order: tuple[int, ...] = ()
    matches: tuple[Match, ...] = ()
    byes: tuple[tuple[int, int], ...] = ()
    gone: tuple[int, ...] = ()

    @property
    def active(self) -> tuple[int, ...]:
        """The entrants who still take part, in the order of the draw."""
        return tuple(each for each in self.order if each not in self.gone)

    @property
    def begun(self) -> bool:
        """Whether it has started."""
        return bool(self.order)

    @property
    def round(self) -> int:
        """The round that was drawn last; 0 before the first."""
        return max([*(each.round for each in self.matches), *(number for number, _ in self.byes)], default=0)

    @property
    def divisions(self) -> tuple[tuple[int, ...], ...]:
        """The field of every division of a league, the highest first; of other events the whole field."""
        if self.rules.format is not Format.LEAGUE:
            return (self.order,)
        left, found = list(self.order), []
        for size in division_sizes(len(left), self.rules.division):
            found.append(tuple(left[:size]))
            del left[:size]
        return tuple(found)

    @property
    def met(self) -> Counter[Pair]:
        """How often each pair has sat at one table."""
        return Counter(
            pair(*each) for match in self.matches for each in combinations(match.playing or match.seats, 2)
        )

    @property
    def sat(self) -> Sat:
        """How often everybody has had each seat."""
        return seat_counts(match.playing or match.seats for match in self.matches)


def after(event: Event, line: Line) -> Event:
    """Apply a line of the journal to an event."""
    match line:
        case lines.Joined(entrant):
            return replace(event, entrants=(*event.entrants, entrant), joined=event.joined + 1)
        case lines.Left(entrant):
            return replace(event, entrants=tuple(each for each in event.entrants if each != entrant))
        case lines.Chosen(fewest, options):
            return replace(event, rules=replace(event.rules, fewest=fewest), options=options)
        case lines.Withdrawn(entrant):
            return replace(event, gone=(*event.gone, entrant))
        case lines.Replaced(entrant):
            return replace(event, gone=tuple(each for each in event.gone if each != entrant))
        case lines.Bye(round, entrant):
            return replace(event, byes=(*event.byes, (round, entrant)))
        case lines.Drawn() | lines.Opened() | lines.Result() | lines.Fixed():
            return _after_match(event, line)
        case lines.Started(seed, order):
            return replace(event, phase=Phase.RUNNING, seed=seed, order=order)
        case lines.Paused():
            return replace(event, phase=Phase.PAUSED)
        case lines.Resumed():
            return replace(event, phase=Phase.RUNNING)
        case lines.Ended():
            return replace(event, phase=Phase.OVER)
        case lines.Cancelled():
            return replace(event, phase=Phase.CANCELLED)


def _after_match(event: Event, line: lines.Drawn | lines.Opened | lines.Result | lines.Fixed) -> Event:
    """Apply a line about one of its tables."""
    match line:
        case lines.Drawn(number, round, division, table, seats):
            return replace(event, matches=(*event.matches, Match(number, round, division, table, seats)))
        case lines.Opened(number, seats):
            return _changed(event, number, lambda match: replace(match, playing=seats))
        case lines.Result(number, places, scores):
            return _changed(event, number, lambda match: replace(match, places=places, scores=scores))
        case lines.Fixed(number, places):
            return _changed(event, number, lambda match: replace(match, places=places, fixed=True))


def fold(rules: Rules, journal: Iterable[Line]) -> Event:
    """Fold a journal into an event."""
    return reduce(after, journal, Event(rules))


def _changed(event: Event, number: int, change: Callable[[Match], Match]) -> Event:
    """Change the match with a number, counted from 1."""
    matches = list(event.matches)
    matches[number - 1] = change(matches[number - 1])
    return replace(event, matches=tuple(matches))
