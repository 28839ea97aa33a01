"""What point tiles score, and the score sheet of a finished game (rules §10)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.game import Line, Result, merged
from engines.core.presentation import Chance
from engines.core.text import Note, Seat, Several, Text, Who, say
from engines.hanging_gardens.content import BOX, PERSON_TILES, SERIES_TILES, Tile, tile_name
from engines.hanging_gardens.state import HangingGardensState


def series_points(tile: Tile, count: int) -> int:
    """The points of `count` tiles of one kind: complete series, and what is left over.

    >>> [series_points(Tile.GARDEN, count) for count in range(1, 7)]
    [2, 8, 16, 18, 24, 32]
    """
    points = BOX.series[tile].points
    complete, rest = divmod(count, len(points))
    return complete * points[-1] + (points[rest - 1] if rest else 0)


def complete_series(tile: Tile, count: int) -> int:
    """How many complete series `count` tiles of one kind are."""
    return count // len(BOX.series[tile].points)


def person_points(tile: Tile, count: int) -> int:
    """The points of a person beside `count` tiles of its kind (decisions D21 to D23).

    >>> person_points(Tile.GARDENER, 2), person_points(Tile.GARDENER, 6), person_points(Tile.GATEKEEPER, 5)
    (3, 11, 15)
    """
    person = BOX.persons[tile]
    high = complete_series(person.series, count) > 0
    return (person.high if high else person.low) + person.each * count


def tile_points(tile: Tile, tiles: Sequence[Tile]) -> int:
    """The points that the tiles of one kind score among a player's tiles."""
    if tile in BOX.series:
        return series_points(tile, tiles.count(tile))
    return person_points(tile, tiles.count(BOX.persons[tile].series)) if tile in tiles else 0


def collection_points(tiles: Sequence[Tile]) -> int:
    """The points of all series and persons of a player."""
    return sum(tile_points(tile, tiles) for tile in set(tiles))


def drawn_bonus(state: HangingGardensState, notes: Sequence[Note]) -> list[Chance]:
    """A bonus tile that was drawn: by how much it raised the points of its player's tiles, and the mean of that over the pile.

    Args:
        state: after the step, which drew nothing else.
        notes: what it told.
    """
    found = []
    for note in notes:
        if note.text.key == "hanging-gardens-bonus":
            who = note.text["who"]
            assert isinstance(who, Who)
            *held, drawn = state.kinds(who.seat)
            gains = [
                collection_points([*held, tile]) - collection_points(held) for tile in (drawn, *state.pile)
            ]
            found.append(Chance("bonus", who.seat, 1, gains[0], 1000 * sum(gains) // len(gains)))
    return found


def points(state: HangingGardensState, seat: Seat) -> int:
    """What a player would score if the game ended now."""
    return collection_points(state.kinds(seat)) + BOX.compensation * state.compensated[seat]


def result(state: HangingGardensState) -> Result | None:
    """Ranking, scores and score sheet of a finished game."""
    if state.todo:
        return None
    scores = tuple(points(state, seat) for seat in range(state.setup.seats))
    return Result(places(state), scores, _score_sheet(state), _remarks(state))


def places(state: HangingGardensState) -> tuple[int, ...]:
    """Most points first; a tie goes to more tiles, and who is still tied shares the place (rules §10)."""
    ranks = [(points(state, seat), len(tiles)) for seat, tiles in enumerate(state.tiles)]
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)


def _score_sheet(state: HangingGardensState) -> tuple[Line, ...]:
    """A line per series and per person, and one for compensations."""
    kinds = [state.kinds(seat) for seat in range(state.setup.seats)]
    lines = [_series_line(tile, kinds) for tile in SERIES_TILES]
    lines += [_person_line(tile, kinds) for tile in PERSON_TILES]
    if any(state.compensated):
        lines.append(_compensations_line(state))
    return tuple(lines)


def _remarks(state: HangingGardensState) -> tuple[Text, ...]:
    """The largest group of the game's end, the most bonus tiles, and a tie that tiles decided."""
    found = [_largest_group(state)]
    bonus = [sum(taken.bonus for taken in tiles) for tiles in state.tiles]
    if max(bonus):
        lucky = tuple(Who(seat) for seat, count in enumerate(bonus) if count == max(bonus))
        found.append(say("hanging-gardens-remark-bonus", who=Several(lucky), count=max(bonus)))
    scores = [points(state, seat) for seat in range(state.setup.seats)]
    leaders = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if len(leaders) > 1:
        counts = Several(
            tuple(
                say("hanging-gardens-remark-tiles", who=Who(seat), count=len(state.tiles[seat]))
                for seat in leaders
            )
        )
        found.append(say("hanging-gardens-remark-tie", points=max(scores), counts=counts))
    return tuple(found)


def _series_line(tile: Tile, kinds: list[list[Tile]]) -> Line:
    points = tuple(tile_points(tile, held) for held in kinds)
    why = tuple(
        say(
            "hanging-gardens-why-series",
            who=Who(seat),
            tile=tile_name(tile),
            count=held.count(tile),
            complete=complete_series(tile, held.count(tile)),
            rest=held.count(tile) % len(BOX.series[tile].points),
            points=points[seat],
        )
        for seat, held in enumerate(kinds)
        if tile in held
    )
    return Line(tile_name(tile), points, why)


def _person_line(tile: Tile, kinds: list[list[Tile]]) -> Line:
    points = tuple(tile_points(tile, held) for held in kinds)
    why = tuple(_why_person(seat, tile, held) for seat, held in enumerate(kinds) if tile in held)
    return Line(tile_name(tile), points, why)


def in_short(sheet: Sequence[Line]) -> tuple[Line, ...]:
    """A score sheet with a line for all tiles of a series, its person among them."""
    kinds = {tile: tile for tile in BOX.series} | {tile: each.series for tile, each in BOX.persons.items()}
    series = {tile_name(tile): say(f"hanging-gardens-sheet-{of}") for tile, of in kinds.items()}
    return merged(sheet, lambda line: series.get(line.label, line.label))


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
        person=tile_name(tile),
        series=tile_name(person.series),
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
    return say("hanging-gardens-remark-largest", who=Who(seat), group=largest.name)
