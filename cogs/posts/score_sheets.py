"""The post of a game's end, and its line for the channel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import board_picture, counts_line
from cogs.messages.message import Button, Item, Message, ResultCard, Style, Words, message
from cogs.messages.names import bold_names, letters, plain_names
from cogs.messages.push import table_push
from cogs.messages.score_lines import by_place, decided, ended_line, resigned_to, rival
from cogs.messages.scoring_table import sheet_table
from cogs.panels.story import story_button
from data.records.enums import StopReason
from engines.core.game import Result
from engines.core.text import Text
from render.cards.result import Part, sources
from render.renderer import renderer
from render.sentences import Names, joined, listed, sentence, word
from tables.table import Table

WITHOUT_SCORE = (StopReason.RESIGNED, StopReason.AGREED)
"""Why a game may be over that was not played to its end."""

_MOST_SOURCES = 7
"""Sources of points in a table that leaves the post on a phone's screen."""
_MOST_AWARDS = 1
"""Awards below the headline: with a table more are taller than a phone."""


def end_post(
    table: Table, result: Result | None, told: Sequence[Text] = (), called: Sequence[int] = ()
) -> Message:
    """The post of a game's end: who won, by what, and what decided it; everything else is behind its buttons.

    Args:
        result: None for a game that ended `WITHOUT_SCORE`; then the post says so, shows how it stood, and offers what follows all
            the same.
        told: what else was remarkable, such as records and streaks, best first.
        called: the users who are called, by Discord id.
    """
    locale = table.row.locale
    names = bold_names(table, locale)
    said = [f"## {_headline(table, names)}"]
    if result is not None:
        said.append(decided(table, result, locale))
        if gone := listed([names(each.seat) for each in table.seats if each.resigned or each.away], locale):
            said.append(f"-# {word('sheet-finished-by', locale, who=gone)}")
    said += [f"-# {sentence(award, locale, names)}" for award in told[:_MOST_AWARDS]]
    items: list[Item] = [Words("\n".join(filter(None, said)))]
    if result is None:
        view = table.view(None)
        items.append(Words(counts_line(table, view, locale)))
        items.append(board_picture(table, view, locale, f"{table.row.game}-{table.head}"))
    else:
        items.append(result_card(table, result))
        short = table.presentation.in_short(result.sheet)
        if sum(any(line.points) for line in short) <= _MOST_SOURCES:
            items += map(Words, filter(None, [sheet_table(table, short, locale)]))
    items.append(_buttons(table, result, locale))
    last = [word("sheet-played-on", locale)] if table.row.beginning else []
    if called:
        last.append(word("sheet-called", locale, who=listed([f"<@{user}>" for user in called], locale)))
    if last:
        items.append(Words("\n".join(f"-# {line}" for line in last)))
    return Message(tuple(items), framed=True)


def ended_push(table: Table) -> str:
    """What a phone shows when a game is over: who won, by what."""
    locale = table.row.locale
    return table_push(table, _headline(table, plain_names(table, locale)), locale)


def _headline(table: Table, names: Names) -> str:
    """Who won, by what."""
    locale, result, winners = table.row.locale, table.result, table.winners
    who = listed([names(seat) for seat in winners], locale)
    if result is not None and not resigned_to(table):
        scores = str(result.scores[winners[0]])
        if not any({*winners} <= {*side} for side in table.game.sides(table.row.setup)):
            return word("over-finished-shared", locale, winners=who, points=scores)
        second = rival(table, result.scores, winners[0])
        if second is not None:
            scores = word("score-against", locale, points=scores, others=result.scores[second])
        return word("over-finished-won", locale, winners=who, count=len(winners), scores=scores)
    gone = listed([names(each.seat) for each in table.seats if each.resigned], locale)
    key = f"over-{StopReason.RESIGNED if result is not None else table.row.why}"
    if winners:
        return word(f"{key}-won", locale, winners=who, count=len(winners), who=gone)
    return word(key, locale, who=gone)


def result_line(table: Table, result: Result | None) -> Message:
    """The result in one line for the channel."""
    return message(
        ended_line(table, result, table.row.locale), result_card(table, result) if result else None
    )


def result_card(table: Table, result: Result) -> ResultCard:
    """The result's picture, for sharing."""
    locale = table.row.locale
    result = replace(result, sheet=tuple(table.presentation.in_short(result.sheet)))
    names, places = plain_names(table, locale), result.places
    ranked = [
        word("picture-result-seat", locale, place=places[seat], who=names(seat), points=result.scores[seat])
        for seat in by_place(result)
    ]
    alt = [word("picture-result", locale, ranking=listed(ranked, locale))]
    if pictured := renderer(table.row.game).pictured:
        alt += [
            word(
                "picture-result-sources",
                locale,
                who=names(seat),
                sources=listed([_part(each, locale, names) for each in parts], locale),
            )
            for seat, parts in sources(result, pictured).items()
        ]
    return ResultCard(
        f"{table.row.game}-result",
        table.row.game,
        table.view(None),
        result,
        letters(table),
        alt=joined(alt, locale),
    )


def _part(part: Part, locale: str, names: Names) -> str:
    """What a source gave, as the card shows it."""
    if part.label is None:
        return word("picture-result-rest", locale, points=part.points)
    return f"{sentence(part.label, locale, names)} {part.points}"


def _buttons(table: Table, result: Result | None, locale: str) -> tuple[Button, ...]:
    def button(action: str, label: str, style: Style = Style.GREY) -> Button:
        return Button(CustomId(action, table.row.id, table.head), label, style)

    again = button("rematch", word("button-rematch", locale), Style.GREEN)
    scored = [story_button(table, locale), button("score", word("button-why", locale))]
    return (
        *([again] if not table.row.beginning else []),
        *(scored if result is not None else []),
        button("more", "⋯"),
    )
