"""The score sheet at the end of a game: where every point comes from (rules §10)."""

from __future__ import annotations

from engines.core.game import Line
from engines.core.text import Seat, Several, Text, Who, say
from engines.hanging_gardens.content import BOX, PERSON_TILES, SERIES_TILES, Tile
from engines.hanging_gardens.moves import HangingGardensState
from engines.hanging_gardens.scoring import complete_series, tile_points


def told_tile(tile: Tile) -> Text:
    """The name of a kind of tile."""
    return say(f"hanging-gardens-tile-{tile}")


def score_sheet(state: HangingGardensState) -> tuple[Line, ...]:
    """A line per series, one for the persons, one for compensations, and the tiles that decide a tie."""
    kinds = [state.kinds(seat) for seat in range(state.setup.seats)]
    lines = [_series_line(tile, kinds) for tile in SERIES_TILES]
    lines.append(_persons_line(kinds))
    if any(state.compensated):
        lines.append(_compensations_line(state))
    return tuple(lines)


def remarks(state: HangingGardensState) -> tuple[Text, ...]:
    """The largest group of the game's end, the most bonus tiles, and a tie that tiles decided."""
    found = [_largest_group(state)]
    bonus = [sum(taken.bonus for taken in tiles) for tiles in state.tiles]
    if max(bonus):
        lucky = tuple(Who(seat) for seat, count in enumerate(bonus) if count == max(bonus))
        found.append(say("hanging-gardens-remark-bonus", who=Several(lucky), count=max(bonus)))
    points = [state.points(seat) for seat in range(state.setup.seats)]
    leaders = [seat for seat, score in enumerate(points) if score == max(points)]
    if len(leaders) > 1:
        counts = Several(
            tuple(
                say("hanging-gardens-remark-tiles", who=Who(seat), count=len(state.tiles[seat]))
                for seat in leaders
            )
        )
        found.append(say("hanging-gardens-remark-tie", points=max(points), counts=counts))
    return tuple(found)


def _series_line(tile: Tile, kinds: list[list[Tile]]) -> Line:
    points = tuple(tile_points(tile, held) for held in kinds)
    why = tuple(
        say(
            "hanging-gardens-why-series",
            who=Who(seat),
            tile=told_tile(tile),
            count=held.count(tile),
            complete=complete_series(tile, held.count(tile)),
            rest=held.count(tile) % len(BOX.series[tile].points),
            points=points[seat],
        )
        for seat, held in enumerate(kinds)
        if tile in held
    )
    return Line(told_tile(tile), points, why)


def _persons_line(kinds: list[list[Tile]]) -> Line:
    points = tuple(sum(tile_points(tile, held) for tile in PERSON_TILES) for held in kinds)
    why = tuple(
        _why_person(seat, tile, held)
        for seat, held in enumerate(kinds)
        for tile in PERSON_TILES
        if tile in held
    )
    return Line(say("hanging-gardens-sheet-persons"), points, why)


def _why_person(seat: Seat, tile: Tile, held: list[Tile]) -> Text:
    person = BOX.persons[tile]
    count = held.count(person.series)
    if person.each:
        key = "hanging-gardens-why-each"
    else:
        key = f"hanging-gardens-why-{'high' if complete_series(person.series, count) else 'low'}"
    return say(
        key,
        who=Who(seat),
        person=told_tile(tile),
        series=told_tile(person.series),
        count=count,
        points=tile_points(tile, held),
    )


def _compensations_line(state: HangingGardensState) -> Line:
    points = tuple(BOX.compensation * count for count in state.compensated)
    why = tuple(
        say("hanging-gardens-why-compensation", who=Who(seat), count=count, points=points[seat])
        for seat, count in enumerate(state.compensated)
        if count
    )
    return Line(say("hanging-gardens-sheet-compensations"), points, why)


def _largest_group(state: HangingGardensState) -> Text:
    groups = [(group, seat) for seat, garden in enumerate(state.gardens) for group in garden.groups()]
    largest, seat = max(groups, key=lambda found: found[0].size)
    told = say(f"hanging-gardens-group-{largest.structure}", count=largest.size)
    return say("hanging-gardens-remark-largest", who=Who(seat), group=told)
