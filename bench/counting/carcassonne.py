"""Counts in games of Carcassonne what came of the cities beside farmers, and of cloisters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bench.counting import Number, Rate, rising
from engines.carcassonne.content import Kind
from engines.carcassonne.land import Feature, Land
from engines.carcassonne.promises import ENDS, STEPS, cities_beside, looking_ahead, reach_of, step_of
from engines.carcassonne.scoring import leaders
from engines.carcassonne.state import CarcassonneState
from engines.core.game import EndTurn

GAMES = 120
"""Games that say enough: half a minute of two processors."""


def seen(states: Sequence[CarcassonneState]) -> Iterator[tuple[float, ...]]:
    """What follows each turn: of every city beside a farmer and every cloister of a monk with its case what came of it."""
    end = states[-1].land
    for state in states:
        if not state.todo or not isinstance(state.todo[-1], EndTurn):
            continue
        land, ahead = state.land, looking_ahead(state)
        step = step_of(ahead.turns)
        for name, feature in land.features.items():
            if not leaders(feature.strengths):
                continue
            later = _later(land, end, name, feature)
            if feature.kind is Kind.FIELD:
                lead = _still_lead(feature, later)
                for city_name, city in cities_beside(land, feature):
                    if city.open:
                        done = _later(land, end, city_name, city).complete
                        yield 0, bool(city.pieces), min(city.open, ENDS) - 1, step, lead * done
            elif feature.kind is Kind.CLOISTER and feature.open:
                reach = reach_of(land, feature, ahead)
                yield 1, step, feature.open - later.open, min(reach, ahead.turns)


def _later(land: Land, end: Land, name: int, feature: Feature) -> Feature:
    """What has become of a feature."""
    return end.features[end.feature_of(feature.at, name - land.laid[feature.at].first)]


def _still_lead(before: Feature, after: Feature) -> float:
    """How many of those who led a field lead it in the end."""
    led, lead = leaders(before.strengths), leaders(after.strengths)
    return sum([seat in lead for seat in led]) / len(led)


def numbers(rows: Sequence[tuple[float, ...]]) -> dict[str, Number]:
    """The learnt numbers."""
    steps = range(len(STEPS) + 1)
    cities = [[[Rate() for _ in steps] for _ in range(ENDS)] for _ in (False, True)]
    cells = [Rate() for _ in steps]
    for kind, *row in rows:
        if kind == 0:
            claimed, ends, step = map(int, row[:3])
            cities[claimed][ends][step].add(row[3])
        else:
            cells[int(row[0])].add(*row[1:])
    return {
        "city_beside_field": Number(
            "How often an open city beside a field paid those who led there: unclaimed and claimed, by open ends, by the turns to come.",
            [[rising(ends) for ends in claimed] for claimed in cities],
        ),
        "cloister_surrounded": Number(
            "How many of the free cells round a cloister were filled, of those that tiles to come fit.",
            [min(each.mean(0.5), 1.0) for each in cells],
        ),
    }
