"""What features are worth and to whom, and the score sheet (rules §9, §10, §12.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engines.carcassonne.cells import Cell
from engines.carcassonne.content import CITY2, POINTS, Goods, Kind, Piece
from engines.carcassonne.land import Land
from engines.carcassonne.notes import cell_text, names, scored_text
from engines.carcassonne.state import CarcassonneState, Scored, Source
from engines.core.game import Line, Result, merged
from engines.core.text import Seat, Text, Value, say

_DONE = {Kind.ROAD: Source.ROAD, Kind.CITY: Source.CITY, Kind.CLOISTER: Source.CLOISTER}
_OPEN = {Kind.ROAD: Source.OPEN_ROAD, Kind.CITY: Source.OPEN_CITY, Kind.CLOISTER: Source.OPEN_CLOISTER}


def value(land: Land, name: int, city2: str = "4") -> int:
    """What a road, city or cloister is worth as it stands: complete, or unfinished at the end (rules §9, §10.1)."""
    feature = land.features[name]
    match feature.kind:
        case Kind.CLOISTER:
            return worth_surrounded(8 - feature.open)
        case Kind.FIELD:
            return POINTS["field_city"] * len(completed_cities(land, name))
    special = feature.inn or feature.cathedral
    return worth_built(feature.kind, feature.size, feature.pennants, special, not feature.open, city2)


def worth_surrounded(tiles: int) -> int:
    """What a cloister with `tiles` tiles round it is worth (rules §9, §10.1)."""
    return POINTS["cloister"] if tiles == 8 else POINTS["unfinished"] * (1 + tiles)


def worth_built(kind: Kind, size: int, pennants: int, special: bool, done: bool, city2: str = "4") -> int:
    """What a road or city of `size` tiles is worth; `special`: with an inn or a cathedral (rules §9, §10.1, §11)."""
    counted = size + pennants
    if not done:
        return 0 if special else POINTS["unfinished"] * counted
    if kind is Kind.ROAD:
        return size * POINTS["road_with_inn" if special else "road"]
    if size == 2:
        return size * CITY2[city2]
    return counted * POINTS["city_with_cathedral" if special else "city"]


def completed_cities(land: Land, name: int) -> list[int]:
    """The completed cities that border a field."""
    return [city for city in land.cities_of(name) if land.complete(city)]


def leaders(strengths: dict[Seat, int]) -> tuple[Seat, ...]:
    """Everybody with the highest count (rules §9); nobody where there is none."""
    if len(strengths) == 1:
        return tuple([seat for seat, count in strengths.items() if count])
    most = max(strengths.values(), default=0)
    return tuple(sorted([seat for seat, count in strengths.items() if count == most])) if most else ()


def ranked(strengths: dict[Seat, int]) -> tuple[tuple[Seat, int], ...]:
    """Counts by seat, strongest first."""
    return tuple(sorted(strengths.items(), key=lambda item: (-item[1], item[0])))


def finished_at(land: Land, at: Cell) -> list[int]:
    """The features that the tile at a cell has completed, each once (rules §9)."""
    near = dict.fromkeys([*land.here(at), *land.cloisters_round(at)])
    return [name for name in near if land.complete(name)]


def score(land: Land, name: int, city2: str) -> Scored:
    """The scoring of a road, city or cloister as it stands."""
    feature = land.features[name]
    done = land.complete(name)
    strengths = land.strengths(name)
    return Scored(
        (_DONE if done else _OPEN)[feature.kind],
        name,
        feature.at,
        value(land, name, city2),
        leaders(strengths),
        ranked(strengths),
        9 - feature.open if feature.kind is Kind.CLOISTER else feature.size,
        feature.pennants,
        feature.inn or feature.cathedral,
        goods=feature.goods if done else (),
    )


def final(land: Land, farm: str, city2: str) -> Iterator[Scored]:
    """The scorings of the end in the order of the rules: unfinished features, then fields (rules §10.1, §10.2).

    A completed feature holds no followers any more, so that every road, city and cloister with followers is unfinished.
    """
    for kind in (Kind.ROAD, Kind.CITY, Kind.CLOISTER):
        for name in occupied(land, kind):
            yield score(land, name, city2)
    yield from field_scorings(land, farm)


def field_scorings(land: Land, farm: str) -> Iterator[Scored]:
    """What the fields pay: each for its completed cities, or in the first edition each city once (rules §10.2, §10.2b)."""
    if farm == "first":
        yield from _first_edition(land)
        return
    for name in occupied(land, Kind.FIELD):
        cities = completed_cities(land, name)
        strengths = land.strengths(name)
        takers = leaders(strengths)
        yield Scored(
            Source.FIELD,
            name,
            land.features[name].at,
            POINTS["field_city"] * len(cities),
            takers,
            ranked(strengths),
            cities=len(cities),
            pigs=_with_pig(land, takers, (name,)),
        )


def field_gains(land: Land, farm: str) -> dict[int, dict[Seat, int]]:
    """By occupied field what it would bring each of its owners now, who may own it for nothing.

    In the first edition a city is paid in the taker's oldest field beside it, so that over all fields everybody has what would
    be scored. A field's owners are all takers with a follower in it; where it has none, those with most followers.
    """
    gains: dict[int, dict[Seat, int]] = {name: {} for name in occupied(land, Kind.FIELD)}
    for scored in field_scorings(land, farm):
        assert scored.feature is not None
        for taker in scored.takers:
            first, *others = (
                [scored.feature]
                if scored.source is Source.FIELD
                else _beside(land, scored.feature, taker, gains)
            )
            gains[first][taker] = gains[first].get(taker, 0) + scored.share(taker)
            for other in others:
                gains[other].setdefault(taker, 0)
    for name, owners in gains.items():
        if not owners:
            owners.update(dict.fromkeys(leaders(land.strengths(name)), 0))
    return gains


def _beside(land: Land, city: int, seat: Seat, fields: Iterable[int]) -> list[int]:
    """Which of some fields lie beside a city and hold somebody's followers, oldest first."""
    return [field for field in fields if seat in land.strengths(field) and city in land.cities_of(field)]


def rivals(land: Land, farm: str) -> dict[int, int]:
    """By completed city the most farmers that anybody has round it, where they keep others from being paid for a free field
    beside it: in the first edition (rules §10.2b)."""
    if farm != "first":
        return {}
    return {city: max(together.values()) for city, (_, together) in _farmers(land).items()}


def _first_edition(land: Land) -> Iterator[Scored]:
    """One scoring per completed city, for the followers in all fields round it together (rules §10.2b, §13 A13)."""
    for city, (fields, together) in sorted(_farmers(land).items()):
        takers = leaders(together)
        yield Scored(
            Source.FIELD_CITY,
            city,
            land.features[city].at,
            POINTS["field_city"],
            takers,
            ranked(together),
            cities=1,
            pigs=_with_pig(land, takers, fields),
        )


def _farmers(land: Land) -> dict[int, tuple[list[int], dict[Seat, int]]]:
    """By completed city the occupied fields beside it, and what everybody has in all of them together."""
    found: dict[int, tuple[list[int], dict[Seat, int]]] = {}
    for name in occupied(land, Kind.FIELD):
        for city in completed_cities(land, name):
            fields, together = found.setdefault(city, ([], {}))
            fields.append(name)
            for seat, count in land.strengths(name).items():
                together[seat] = together.get(seat, 0) + count
    return found


def goods_majorities(tokens: Sequence[Sequence[int]]) -> Iterator[Scored]:
    """Ten points per kind of goods for everybody with the most tokens of it; none where nobody has any (rules §12.1)."""
    for at, goods in enumerate(Goods):
        counts = {seat: own[at] for seat, own in enumerate(tokens) if own[at]}
        if counts:
            yield Scored(
                Source.GOODS,
                None,
                Cell(0, 0),
                POINTS["goods"],
                leaders(counts),
                ranked(counts),
                goods=(goods,),
            )


def occupied(land: Land, kind: Kind) -> list[int]:
    """The features of a kind that hold pieces, oldest first."""
    return sorted(name for name in _names(land) if land.features[name].kind is kind)


def _names(land: Land) -> dict[int, None]:
    return {land.feature_of(standing.at, standing.part): None for standing in land.pieces.values()}


def _with_pig(land: Land, seats: tuple[Seat, ...], fields: Iterable[int]) -> tuple[Seat, ...]:
    fields = set(fields)
    pigs = [
        standing.seat
        for standing in land.pieces.values()
        if standing.piece is Piece.PIG and land.feature_of(standing.at, standing.part) in fields
    ]
    return tuple(seat for seat in seats if seat in pigs)


def result(state: CarcassonneState) -> Result:
    """The result of a game that is over; most points win, and equal points share (rules §10)."""
    scores = tuple(state.scores)
    return Result(
        tuple(1 + sum(other > own for other in scores) for own in scores),
        scores,
        tuple(lines(state.ledger, state.setup.seats)),
        tuple(_remarks(state.ledger)),
    )


def lines(ledger: Sequence[Scored], seats: int) -> Iterator[Line]:
    """A line per source of points with all that was scored there."""
    for source in Source:
        entries = [scored for scored in ledger if scored.source is source]
        if not entries:
            continue
        plain = [sum(scored.points for scored in entries if seat in scored.takers) for seat in range(seats)]
        yield Line(say(f"carcassonne-sheet-{source}"), tuple(plain), tuple(map(scored_text, entries)))
        if pigs := [scored for scored in entries if scored.pigs]:
            extra = [sum(scored.share(seat) for scored in entries) - plain[seat] for seat in range(seats)]
            yield Line(say("carcassonne-sheet-pig"), tuple(extra), tuple(map(_pig_text, pigs)))


_TOGETHER = {
    "carcassonne-sheet-open-road": "carcassonne-sheet-road",
    "carcassonne-sheet-open-city": "carcassonne-sheet-city",
    "carcassonne-sheet-open-cloister": "carcassonne-sheet-cloister",
    "carcassonne-sheet-field-city": "carcassonne-sheet-field",
    "carcassonne-sheet-pig": "carcassonne-sheet-field",
}


def in_short(sheet: Sequence[Line]) -> tuple[Line, ...]:
    """A score sheet with land of a kind as one line, whether it was complete or not, and pigs with the fields."""
    return merged(sheet, lambda line: say(_TOGETHER.get(line.label.key, line.label.key)))


def _pig_text(scored: Scored) -> Text:
    extra = scored.share(scored.pigs[0]) - scored.points
    values: dict[str, Value] = {"who": names(scored.pigs), "points": extra, "at": cell_text(scored.at)}
    if scored.source is Source.FIELD_CITY:
        return say("carcassonne-scored-pig-city", **values)
    return say("carcassonne-scored-pig", **values, cities=scored.cities)


def _remarks(ledger: Sequence[Scored]) -> Iterator[Text]:
    for source in (Source.CITY, Source.ROAD):
        largest = max(
            (scored for scored in ledger if scored.source is source), key=lambda one: one.tiles, default=None
        )
        if largest and largest.tiles >= 4:
            yield say(
                f"carcassonne-remark-{source}",
                who=names(largest.takers),
                tiles=largest.tiles,
                count=len(largest.takers),
                points=largest.points,
                at=cell_text(largest.at),
            )
    farmer = max(
        (scored for scored in ledger if scored.source is Source.FIELD),
        key=_most,
        default=None,
    )
    if farmer and _most(farmer) >= 12:
        best = [seat for seat in farmer.takers if farmer.share(seat) == _most(farmer)]
        yield say(
            "carcassonne-remark-field",
            who=names(best),
            count=len(best),
            cities=farmer.cities,
            points=_most(farmer),
            at=cell_text(farmer.at),
        )


def _most(scored: Scored) -> int:
    """The most that anybody gets out of a scoring, the pig included."""
    return max(map(scored.share, scored.takers), default=0)
