"""The end of a game: places, the score sheet with its reckoning, and what was remarkable."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.carcassonne.scoring import Scored, Source
from engines.carcassonne.state import CarcassonneState
from engines.carcassonne.telling import names, scored_text
from engines.core.game import Line, Result
from engines.core.text import Text, say


def sheet(state: CarcassonneState) -> Result:
    """The result of a game that is over; most points win, and equal points share (rules §10)."""
    scores = tuple(state.scores)
    return Result(
        tuple(1 + sum(other > own for other in scores) for own in scores),
        scores,
        tuple(lines(state.ledger, state.setup.seats)),
        tuple(_remarks(state.ledger)),
    )


def lines(ledger: Sequence[Scored], seats: int) -> Iterable[Line]:
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


def _pig_text(scored: Scored) -> Text:
    extra = scored.share(scored.pigs[0]) - scored.points
    return say(
        "carcassonne-scored-pig",
        who=names(scored.pigs),
        points=extra,
        cities=scored.cities,
        at=str(scored.at),
    )


def _remarks(ledger: tuple[Scored, ...]) -> Iterable[Text]:
    for source in (Source.CITY, Source.ROAD):
        largest = max(
            (scored for scored in ledger if scored.source is source), key=lambda one: one.tiles, default=None
        )
        if largest and largest.tiles >= 4:
            yield say(
                f"carcassonne-remark-{source}",
                who=names(largest.takers),
                tiles=largest.tiles,
                points=largest.points,
                at=str(largest.at),
            )
    farmer = max(
        (scored for scored in ledger if scored.source is Source.FIELD),
        key=lambda one: one.points,
        default=None,
    )
    if farmer and farmer.points >= 12:
        yield say(
            "carcassonne-remark-field",
            who=names(farmer.takers),
            cities=farmer.cities,
            points=farmer.points,
            at=str(farmer.at),
        )
