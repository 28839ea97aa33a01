"""The score sheet of a finished game, and its line for the channel."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.guide.why import why_points
from cogs.messages.custom_ids import CustomId
from cogs.messages.message import LONGEST_TEXT, Button, Item, Message, ResultCard, Style, Words, message
from cogs.messages.names import bold_names, letters, plain_names
from cogs.messages.push import table_push
from cogs.messages.score_lines import by_place, ended_line, ranking, remarks, score_chart, sources
from cogs.panels.fairness import fair_button
from cogs.panels.sharing import send_button
from data.records.enums import StopReason
from data.records.rows import is_import
from engines.core.game import Result
from engines.core.text import Text
from render.sentences import Names, listed, word
from tables.table import Table

WITHOUT_SCORE = (StopReason.RESIGNED, StopReason.AGREED)
"""Why a game may be over that was not played to its end."""

_REMARKS = 500
_AWARDS = 450
"""Characters of the remarks below a score sheet, and of what else was remarkable."""


def score_sheet(
    table: Table, result: Result | None, told: Sequence[Text] = (), called: Sequence[int] = ()
) -> Message:
    """Every seat's points by source, the places, and remarks.

    Args:
        result: None for a game that ended `WITHOUT_SCORE`; then the post says so, and offers what follows all the same.
        told: what else was remarkable, such as records and streaks.
        called: the users who are called, by Discord id.
    """
    locale = table.row.locale
    call = (
        word("sheet-called", locale, who=listed([f"<@{user}>" for user in called], locale)) if called else ""
    )
    seed = "-# " + word("sheet-played-on" if table.row.beginning else "sheet-seed", locale)
    if result is None:
        said = [_how_it_ended(table, bold_names(table, locale))]
    else:
        said = _score(table, result, told, locale, LONGEST_TEXT - len(seed) - len(call))
    first, *more = map(Words, [*said, *filter(None, [call]), seed])
    shown = (result_card(table, result), score_chart(table, locale)) if result else ()
    pictures = [each for each in shown if each is not None]
    sends = [send_button(table, "result", locale)] if result and not is_import(table.row.id) else []
    dealt = (fair_button(table, "dealt", locale), *sends)
    items: list[Item] = [first, *pictures, *more, _buttons(table, result, locale), dealt]
    return Message(tuple(items), framed=True)


def ended_push(table: Table) -> str:
    """What a phone shows when a game is over: who won, by what."""
    locale = table.row.locale
    return table_push(table, _how_it_ended(table, plain_names(table, locale)), locale)


def _how_it_ended(table: Table, names: Names) -> str:
    """Who won, by what."""
    locale, result, winners = table.row.locale, table.result, table.winners
    who = listed([names(seat) for seat in winners], locale)
    if result is not None:
        points = result.scores[winners[0]]
        return word("over-finished-won", locale, winners=who, count=len(winners), points=points)
    key = f"over-{table.row.why}"
    return word(f"{key}-won", locale, winners=who, count=len(winners)) if winners else word(key, locale)


def result_line(table: Table, result: Result | None) -> Message:
    """The result in one line for the channel."""
    return message(
        ended_line(table, result, table.row.locale), result_card(table, result) if result else None
    )


def result_card(table: Table, result: Result) -> ResultCard:
    """The result's picture, for sharing."""
    locale = table.row.locale
    names, places = plain_names(table, locale), result.places
    ranked = [
        word("picture-result-seat", locale, place=places[seat], who=names(seat), points=result.scores[seat])
        for seat in by_place(result)
    ]
    alt = word("picture-result", locale, ranking=listed(ranked, locale))
    return ResultCard(
        f"{table.row.game}-result.png", table.row.game, table.view(None), result, letters(table), alt=alt
    )


def _score(table: Table, result: Result, told: Sequence[Text], locale: str, most: int) -> list[str]:
    """The texts of the score sheet: the ranking, the sources of points, the remarks; in so many characters."""
    names = bold_names(table, locale)
    first = f"## {word('sheet-title', locale)}\n{ranking(table, result, locale)}"
    said = remarks(result.remarks, locale, names, _REMARKS), remarks(told, locale, names, _AWARDS)
    last = "\n".join(filter(None, said))
    room = most - len(first) - len(last)
    return [text for text in (first, sources(result.sheet, locale, names, room), last) if text]


def _buttons(table: Table, result: Result | None, locale: str) -> tuple[Button, ...]:
    table_id, head = table.row.id, table.head
    told = [line.label for line in result.sheet if any(line.points)] if result is not None else []
    why = why_points(table, told, locale)
    again = Button(CustomId("rematch", table_id, head), word("button-rematch", locale), Style.GREEN)
    save = Button(CustomId("save", table_id, head), word("button-save", locale))
    real = not table.row.beginning
    return (
        *([again] if real else []),
        Button(CustomId("recap", table_id, head, "0"), word("button-replay", locale)),
        *([save] if real else []),
        *([why] if why is not None else []),
    )
