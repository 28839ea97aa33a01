"""Lines about scores: ranking, sources of points, the end in one line. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.messages.message import LONGEST_TEXT, Chart
from cogs.messages.names import TOKENS, bold_names, letters, plain_names
from engines.core.game import Line, Result
from engines.core.text import Seat, Text
from render.sentences import Names, dashed, listed, sentence, word
from tables.table import Table

_FEWEST_POINTS = 3
"""A chart of fewer different scores is no more than the score itself."""

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


def sources(lines: Sequence[Line], locale: str, names: Names, most: int = LONGEST_TEXT) -> str:
    """Each seat's points by source, with reasons and without zeros, in so many characters."""
    said = []
    for line in lines:
        if not any(line.points):
            continue
        points = " · ".join(
            f"{TOKENS[seat]}\N{NO-BREAK SPACE}{count}" for seat, count in enumerate(line.points)
        )
        said.append(word("pair", locale, label=f"**{sentence(line.label, locale, names)}**", value=points))
        paid = (why for why in line.why if dict(why.args).get("points") != 0)
        reasons = dict.fromkeys(sentence(why, locale, names) for why in paid)
        said += [f"-# {why}" for why in reasons]
    return _cut(said, most)


def remarks(texts: Sequence[Text], locale: str, names: Names, most: int) -> str:
    """A result's remarks, in so many characters."""
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
    alt = word("picture-chart", locale, turns=len(course) - 1, seats=listed(now, locale))
    return Chart(f"{table.row.game}-points.png", table.row.game, course, letters(table), alt=alt)


def by_place(result: Result) -> list[Seat]:
    """The seats, the best first."""
    return sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat))


def _cut(lines: list[str], most: int) -> str:
    """As many lines as fit, with a mark if some do not."""
    kept: list[str] = []
    for line in lines:
        if sum(map(len, kept)) + len(kept) + len(line) > most - 2:
            kept.append("…")
            break
        kept.append(line)
    return "\n".join(kept)
