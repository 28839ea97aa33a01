"""Draws what comes next in an event, as lines for its journal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence

from community.leagues.event import Event, Match
from community.leagues.lines import Bye, Drawn, Ended, Line, Opened, Result, Started
from community.leagues.pairing import Pair, Weights, pair_field, weights
from community.leagues.schedule import schedule
from community.leagues.seats import seat_order
from community.leagues.sizes import knockout_sizes, table_sizes
from community.leagues.standings import advancing, standings
from data.records.events import Format, Phase
from engines.core.chance import Rng


def start(event: Event, seed: str, strengths: Mapping[int, float], before: Sequence[int] = ()) -> Started:
    """The starting line: last season's field in order, newcomers by strength, unknown ones by lot.

    Args:
        strengths: what is known of entrants, the more the stronger.
        before: the ladder of the season before, as numbers of this event.
    """
    drawn = list(event.entrants)
    Rng(seed, 0).shuffle(drawn)
    ladder = {entrant: at for at, entrant in enumerate(before)}

    def key(entrant: int) -> tuple[int, bool, float]:
        return (
            ladder.get(entrant, len(ladder)),
            entrant not in strengths,
            -strengths.get(entrant, 0.0),
        )

    return Started(seed, tuple(sorted(drawn, key=key)))


def next_lines(event: Event, ids: Iterator[str], apart: Collection[Pair] = ()) -> list[Line]:
    """The lines that a running event adds by itself: walkovers, the next round, the end; none while games are
    awaited.

    Args:
        ids: fresh ids of tables.
        apart: entrants who are kept from each other wherever that is possible.
    """
    if event.phase is not Phase.RUNNING:
        return []
    if walkovers := [_walkover(event, each) for each in event.matches if _falls_through(event, each)]:
        return list(walkovers)
    if event.rules.format is Format.LEAGUE and not event.matches:
        return _season(event, ids, apart)
    if not all(each.over for each in event.matches):
        return []
    if event.rules.format is Format.KNOCKOUT:
        return _knockout_round(event, ids, apart)
    if event.rules.format is Format.SWISS and event.round < event.rules.rounds:
        return _swiss_round(event, ids, apart)
    return [Ended()]


def to_open(event: Event) -> list[Opened]:
    """The tables whose games can begin: nobody plays two of an event at a time."""
    if event.phase is not Phase.RUNNING:
        return []
    busy = {entrant for match in event.matches if match.running for entrant in match.playing}
    found = []
    for match in event.matches:
        if match.over or match.playing or _falls_through(event, match):
            continue
        playing = tuple(each for each in match.seats if each not in event.gone)
        if busy.isdisjoint(playing):
            found.append(Opened(match.number, playing))
        busy.update(playing)
    return found


def places_with(match: Match, places: Sequence[int]) -> tuple[int, ...]:
    """The places of a game for its match: whoever did not begin is last."""
    by_entrant = dict(zip(match.playing, places, strict=True))
    last = len(match.playing) + 1
    return tuple(by_entrant.get(each, last) for each in match.seats)


def _falls_through(event: Event, match: Match) -> bool:
    """Whether too few people are left for a table that has not begun."""
    if match.over or match.playing:
        return False
    left = sum(each not in event.gone for each in match.seats)
    return left < max(2, event.rules.fewest) and left < len(match.seats)


def _walkover(event: Event, match: Match) -> Result:
    """A result in which all who are left share the first place."""
    left = sum(each not in event.gone for each in match.seats)
    return Result(match.number, tuple(left + 1 if each in event.gone else 1 for each in match.seats), ())


def _season(event: Event, ids: Iterator[str], apart: Collection[Pair]) -> list[Line]:
    """All games of a league."""
    found: list[Line] = []
    rules = event.rules
    for division, field in enumerate(event.divisions):
        active = [each for each in field if each not in event.gone]
        played = Counter[int]()
        for seats in schedule(active, rules.seats, rules.rounds, event.seed, 1 + division, apart):
            played.update(seats)
            round = max(played[each] for each in seats)
            found.append(Drawn(len(found) + 1, round, division, next(ids), seats))
    return found


def _swiss_round(event: Event, ids: Iterator[str], apart: Collection[Pair]) -> list[Line]:
    """Draw the next round among equal standings; byes go to those who had fewest, the last of them first."""
    number = event.round + 1
    ranked = [each for each in standings(event)[0] if each.entrant not in event.gone]
    sizes, byes = table_sizes(len(ranked), event.rules.seats, event.rules.fewest)
    if not sizes:
        return [Ended()]
    halves = {each.entrant: each.half_points for each in ranked}
    order = [each.entrant for each in ranked]
    had = Counter(entrant for _, entrant in event.byes)
    out = sorted(order, key=lambda each: (had[each], -order.index(each)))[:byes]
    field = [each for each in order if each not in out]
    if number == 1:
        Rng(event.seed, 1).shuffle(field)
    cost_of = weights(field, event.met, apart, lambda one, other: halves[one] - halves[other])
    return _round(event, number, field, sizes, cost_of, out, ids)


def _knockout_round(event: Event, ids: Iterator[str], apart: Collection[Pair]) -> list[Line]:
    """Draw the next round of those who advanced: the strongest are spread over the tables and get the byes."""
    number = event.round + 1
    through = {entrant for round, entrant in event.byes if round == number - 1 and entrant not in event.gone}
    last = [each for each in event.matches if each.round == number - 1]
    through.update(*(advancing(event, each) for each in last))
    order = [each for each in event.order if each in (through if number > 1 else event.active)]
    if len(order) < 2:
        return [Ended()]
    rules = event.rules
    sizes, byes = knockout_sizes(len(order), rules.seats, rules.fewest)
    if not sizes:
        return [Ended()]
    if byes and len(sizes) == 1 and rules.advancing + byes < rules.fewest:
        # The round after this one would have no table: the best play the final now.
        best = [each.entrant for each in standings(event)[0] if each.entrant in order]
        order = [each for each in order if each in best[: rules.seats]]
        sizes, byes = (rules.seats,), 0
    had = Counter(entrant for _, entrant in event.byes)
    out = sorted(order, key=lambda each: had[each])[:byes]
    field = _snake([each for each in order if each not in out], len(sizes))
    strength = {each: at for at, each in enumerate(order)}
    cost_of = weights(field, event.met, apart, lambda one, other: 0)
    if all(size == 2 for size in sizes):
        # The strongest meets the weakest: how far two are from that.
        ends = len(out) + len(order) - 1
        cost_of = weights(field, event.met, apart, lambda one, other: strength[one] + strength[other] - ends)
    return _round(event, number, field, sizes, cost_of, out, ids)


def _snake(order: Sequence[int], tables: int) -> list[int]:
    """Order a field so that, cut into `tables` parts, each has a share of every strength.

    >>> _snake([1, 2, 3, 4, 5, 6, 7, 8], 2)
    [1, 4, 5, 8, 2, 3, 6, 7]
    """
    at: list[list[int]] = [[] for _ in range(tables)]
    for begin in range(0, len(order), tables):
        tier = order[begin : begin + tables]
        numbers = range(tables) if begin // tables % 2 == 0 else range(tables - 1, -1, -1)
        for number, entrant in zip(numbers, tier, strict=False):
            at[number].append(entrant)
    return [each for table in sorted(at, key=len, reverse=True) for each in table]


def _round(
    event: Event,
    number: int,
    field: Sequence[int],
    sizes: Sequence[int],
    cost_of: Weights,
    out: Sequence[int],
    ids: Iterator[str],
) -> list[Line]:
    rng = Rng(event.seed, 1000 + number)
    tables = pair_field(field, sizes, cost_of, event.seed, number)
    drawn: list[Line] = [
        Drawn(len(event.matches) + at, number, 0, next(ids), seat_order(table, event.sat, rng))
        for at, table in enumerate(tables, 1)
    ]
    return [*drawn, *(Bye(number, each) for each in out)]
