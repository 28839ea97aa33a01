"""Places and the score sheet: every source of points, and where they come from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.core.game import Line, Result, merged
from engines.core.presentation import Scored
from engines.core.text import Seat, Several, Text, Value, Who, say
from engines.yspahan.content import Building, Card, Souk, named
from engines.yspahan.state import Gain, Source, YspahanState


def places(state: YspahanState) -> tuple[int, ...]:
    """Most points first; whoever is tied shares the place (rules §12)."""
    scores = [player.points for player in state.players]
    return tuple(1 + sum(other > mine for other in scores) for mine in scores)


def result(state: YspahanState) -> Result | None:
    """Ranking, scores and score sheet once the game is over."""
    if state.todo:
        return None
    scores = tuple(player.points for player in state.players)
    sheet = tuple(lines(state.gains, state.setup.seats))
    return Result(places(state), scores, sheet, tuple(_remarks(state)))


def lines(gains: Sequence[Gain], seats: int) -> Iterator[Line]:
    """A line per source of points with what was scored there until now."""
    return (_line(gains, seats, source) for source in Source)


def in_short(sheet: Sequence[Line]) -> tuple[Line, ...]:
    """A score sheet with all that the caravan gave as one line."""
    caravan = say("yspahan-sheet-caravan")
    parts = {f"yspahan-source-{source}": caravan for source in (Source.LOADING, Source.CARAVAN)}
    return merged(sheet, lambda line: parts.get(line.source, line.label))


_OF_A_WEEK = frozenset(
    f"yspahan-{key}" for key in ("week-over", "souk-scored", "bazaar-scored", "cleared", "caravan-scored")
)


def week_told(notes: Sequence[Text]) -> Scored | None:
    """The end of a week with a line for everybody who scored, and what it was for."""
    first = next((at for at, note in enumerate(notes) if note.key == "yspahan-week-over"), None)
    if first is None:
        return None
    past = next((at for at in range(first, len(notes)) if notes[at].key not in _OF_A_WEEK), len(notes))
    told = notes[first:past]
    scored = [note for note in told if "points" in dict(note.args)]
    people = sorted(
        {note["who"] for note in scored if isinstance(note["who"], Who)}, key=lambda who: who.seat
    )
    # After the last week nothing moves any more: the last picture shows the city as it was scored.
    lines = [tuple(note for note in told if note not in scored and dict(note.args).get("back") != 0)]
    for who in people:
        mine = [note for note in scored if note["who"] == who]
        points = sum(int(str(note["points"])) for note in mine)
        lines.append(
            (say("yspahan-week-scored", who=who, points=points, items=Several(tuple(map(_item, mine)))),)
        )
    return Scored(first, past, tuple(lines))


def _item(note: Text) -> Value:
    """What a note of a week's end tells, shorter."""
    match note.key:
        case "yspahan-souk-scored":
            return note["souk"]
        case "yspahan-bazaar-scored":
            return say("yspahan-week-bazaar", points=note["points"])
    return say("yspahan-week-caravan", points=note["points"])


def _line(gains: Sequence[Gain], seats: int, source: Source) -> Line:
    mine = [[gain for gain in gains if gain.seat == seat and gain.source is source] for seat in range(seats)]
    return Line(
        label=say(f"yspahan-source-{source}"),
        points=tuple(sum(gain.points for gain in each) for each in mine),
        why=tuple(
            say("yspahan-why", who=Who(seat), what=_why(source, each))
            for seat, each in enumerate(mine)
            if each
        ),
    )


def _why(source: Source, gains: list[Gain]) -> Text:
    match source:
        case Source.CITY:
            return _listed("souk", [_souk(gain) for gain in gains])
        case Source.BAZAAR:
            return say("yspahan-why-bazaar", souks=sum(gain.count for gain in gains))
        case Source.LOADING:
            rows = {points: sum(gain.points == points for gain in gains) for points in (2, 1, 0)}
            return say("yspahan-why-loading", cubes=len(gains), top=rows[2], middle=rows[1], bottom=rows[0])
        case Source.CARAVAN:
            return _listed("caravan", [_product(gain) for gain in gains])
        case Source.BUILDINGS:
            return _listed("buildings", [named(Building(gain.what)) for gain in gains])
        case Source.CARDS:
            return _listed("cards", [_sale(gain) for gain in gains])


def _listed(what: str, items: list[Text]) -> Text:
    return say(f"yspahan-why-{what}", items=Several(tuple(items)))


def _souk(gain: Gain) -> Text:
    return say("yspahan-why-one-souk", souk=named(Souk(gain.what)), points=gain.points, week=gain.week)


def _product(gain: Gain) -> Text:
    multiplier = gain.points // gain.count
    return say("yspahan-why-one-caravan", cubes=gain.count, multiplier=multiplier, points=gain.points)


def _sale(gain: Gain) -> Text:
    key = "camels" if gain.what == Card.CAMELS_TO_POINTS else "gold"
    return say(f"yspahan-why-one-{key}", count=gain.count, points=gain.points)


def _remarks(state: YspahanState) -> Iterator[Text]:
    """Who filled most souks, the richest caravan scoring, and how close it was."""
    souks = _counts(state, Source.CITY)
    if len(set(souks)) > 1:
        yield say("yspahan-remark-souks", who=_best(souks), souks=max(souks))
    caravan = [gain for gain in state.gains if gain.source is Source.CARAVAN]
    if caravan:
        best = max(caravan, key=lambda gain: gain.points)
        yield say(
            "yspahan-remark-caravan",
            who=Who(best.seat),
            cubes=best.count,
            multiplier=best.points // best.count,
            points=best.points,
        )
    ranking = sorted((player.points for player in state.players), reverse=True)
    if ranking[0] == ranking[1]:
        yield say("yspahan-remark-tie", points=ranking[0])
    elif ranking[0] - ranking[1] <= 3:
        yield say("yspahan-remark-close", points=ranking[0] - ranking[1])


def _counts(state: YspahanState, source: Source) -> list[int]:
    return [
        sum(gain.seat == seat and gain.source is source for gain in state.gains)
        for seat in range(state.setup.seats)
    ]


def _best(counts: list[int]) -> Several:
    best: list[Seat] = [seat for seat, count in enumerate(counts) if count == max(counts)]
    return Several(tuple(map(Who, best)))
