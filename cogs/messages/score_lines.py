"""Lines about scores: ranking, sources of points, the end in one line. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate

from cogs.messages.message import Chart
from cogs.messages.names import bold_names, letters, plain_names
from engines.core.game import Line, Result
from engines.core.text import Seat, Several, Text, Value, Who
from render.renderer import renderer
from render.sentences import Names, dashed, joined, listed, sentence, word
from tables.looking_back.moments import events
from tables.table import Table

_FEWEST_POINTS = 3
"""A chart of fewer different scores is no more than the score itself."""

_LONGEST = 3000
"""Characters of the sources of points, so that a heading and remarks fit, too."""

_TIES = ("-remark-tie", "-remark-hauls")
"""Ends of the remarks that say how a tie was broken."""

_MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def ranking(table: Table, result: Result, locale: str) -> str:
    """The seats by place with their scores, and whose game a computer finished."""
    names = bold_names(table, locale)
    lines = []
    for seat in by_place(result):
        place = result.places[seat]
        medal = _MEDALS.get(place) or word("nth-place", locale, place=place)
        resigned = f" {word('sheet-resigned', locale)}" if table.seats[seat].resigned else ""
        score = f"**{result.scores[seat]}**{resigned}"
        lines.append(word("pair", locale, label=f"{medal} {names(seat)}", value=score))
    return "\n".join(lines)


def reasons(lines: Sequence[Line], seat: Seat, locale: str, names: Names, most: int | None = None) -> str:
    """A seat's points by source, each with the reasons that are about it or about no seat.

    Args:
        most: so many of each source's reasons, those of the most points, or the last ones, and how many more there are; or one
            more where that is all. All if not given.
    """
    said = []
    for line in lines:
        if points := line.points[seat]:
            said.append(f"**{sentence(line.label, locale, names)}** {signed(points)}")
            about = (why for why in line.why if dict(why.args).get("points") != 0)
            own = [why for why in about if not (found := set(_seats(why))) or seat in found]
            more = 0 if most is None or len(own) <= most + 1 else len(own) - most
            if more:
                largest = sorted(own, key=_worth)[more:]
                own = [why for why in own if why in largest]
            said += [f"-# {why}" for why in dict.fromkeys(sentence(why, locale, names) for why in own)]
            if more:
                said.append(f"-# {word('sheet-more', locale, count=more)}")
    return _cut(said, _LONGEST)


def _worth(why: Text) -> int:
    """The points that a reason names; 0 if it names none."""
    points = dict(why.args).get("points")
    return points if isinstance(points, int) else 0


def signed(points: int) -> str:
    """Points gained or lost, with their sign.

    >>> signed(6), signed(-6)
    ('+6', '−6')
    """
    return f"{points:+}".replace("-", "−")


def totals(lines: Sequence[Line]) -> list[int]:
    """Every seat's sum of a score sheet."""
    return [sum(points) for points in zip(*(line.points for line in lines), strict=True)]


def rival(table: Table, points: Sequence[int], seat: Seat) -> Seat | None:
    """The seat that another is compared with: the best of the other sides, if possible one that has not resigned; None if alone."""
    sides = [side for side in table.game.sides(table.row.setup) if seat not in side]
    stayed = [side for side in sides if not table.gone(side)] or sides
    return max((other for side in stayed for other in side), key=lambda other: points[other], default=None)


def resigned_to(table: Table) -> bool:
    """Whether a game was won because all others have resigned."""
    won, lost = set(table.winners), set(range(len(table.seats))) - set(table.winners)
    return bool(lost) and table.gone(lost) and not table.gone(won)


def decided(table: Table, result: Result, locale: str) -> str:
    """The source of points that made the difference, with what it made up for if that was nearly as much, and with as many others
    as that took; or how a tie was broken. Empty where nobody was ahead, or all others have resigned.
    """
    names, (first, *_) = bold_names(table, locale), table.winners
    second = rival(table, result.scores, first)
    if second is None or result.places[second] == 1 or resigned_to(table):
        return ""
    if result.scores[first] == result.scores[second]:
        return next(
            (sentence(each, locale, names) for each in result.remarks if each.key.endswith(_TIES)), ""
        )

    def lead(line: Line) -> int:
        return line.points[first] - line.points[second]

    won, *others = sorted(table.presentation.in_short(result.sheet), key=lead, reverse=True)
    lost = others[-1] if others else won
    said = {
        "source": sentence(won.label, locale, names),
        "points": won.points[first],
        "others": won.points[second],
    }
    if -4 * lead(lost) < 3 * lead(won):
        return word("sheet-decided", locale, **said)
    behind = {"lost": sentence(lost.label, locale, names), "behind": -lead(lost)}
    if lead(won) >= -lead(lost):
        return word("sheet-made-up", locale, source=said["source"], lead=lead(won), **behind)
    enough = next(
        at for at, made in enumerate(accumulate(map(lead, (won, *others))), 1) if made > -lead(lost)
    )
    leads = [
        f"{sentence(line.label, locale, names)} {signed(lead(line))}" for line in (won, *others)[:enough]
    ]
    return word("sheet-by-many", locale, leads=listed(leads, locale), **behind)


def _seats(value: Value) -> Iterator[Seat]:
    """The seats that a text names."""
    if isinstance(value, Who):
        yield value.seat
    elif isinstance(value, Text):
        yield from (seat for _, inner in value.args for seat in _seats(inner))
    elif isinstance(value, Several):
        yield from (seat for item in value.items for seat in _seats(item))


def remarks(texts: Sequence[Text], locale: str, names: Names, most: int) -> str:
    """A result's remarks, in at most `most` characters."""
    return _cut([sentence(text, locale, names) for text in texts], most)


def ended_line(table: Table, result: Result | None, locale: str, place: str = "") -> str:
    """The end of a game in one line.

    Args:
        result: None for a game that was not played to its end.
        place: where to read more; the table's thread unless given.
    """
    name = word(f"{dashed(table.row.game)}-title", locale)
    place = place or f"<#{table.row.thread}>"
    names = bold_names(table, locale)
    if result is None:
        gone = listed([names(seat) for seat, seat_row in enumerate(table.seats) if seat_row.resigned], locale)
        key = f"ended-{table.row.why}"
        if winners := winners_of(table, locale):
            return word(
                f"{key}-won",
                locale,
                game=name,
                who=gone,
                winners=winners,
                count=len(table.winners),
                thread=place,
            )
        return word(key, locale, game=name, who=gone, thread=place)
    scores = " · ".join(f"{names(seat)} {result.scores[seat]}" for seat in by_place(result))
    return word("ended-finished", locale, game=name, scores=scores, thread=place)


def winners_of(table: Table, locale: str) -> str:
    """The winners without a score, after the other side resigned; empty otherwise."""
    names = bold_names(table, locale)
    return listed([names(seat) for seat in table.winners], locale) if table.result is None else ""


def score_chart(table: Table, locale: str) -> Chart | None:
    """The chart of points over the game; None if it would be empty."""
    course = table.course()
    if len(set(course)) < _FEWEST_POINTS:
        return None
    names = plain_names(table, locale)
    now = [
        word("picture-chart-seat", locale, who=names(seat), points=points)
        for seat, points in enumerate(course[-1])
    ]
    alt = [word("picture-chart", locale, turns=len(course) - 1, seats=listed(now, locale))]
    marked = events(table, table.presentation.scorings | renderer(table.row.game).events)
    if marked:
        turns = listed([str(at) for at, _ in marked], locale)
        alt.append(word(f"{dashed(table.row.game)}-chart-events", locale, turns=turns, count=len(marked)))
    return Chart(
        f"{table.row.game}-points",
        table.row.game,
        course,
        letters(table),
        events=marked,
        alt=joined(alt, locale),
    )


def by_place(result: Result) -> list[Seat]:
    """The seats, the best first."""
    return sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat))


def _cut(lines: list[str], most: int) -> str:
    """The lines that fit, with a mark if some do not."""
    kept: list[str] = []
    for line in lines:
        if sum(map(len, kept)) + len(kept) + len(line) > most - 2:
            kept.append("…")
            break
        kept.append(line)
    return "\n".join(kept)
