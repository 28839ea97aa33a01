"""Leaderboards of a game: a list, a chart of the ranges, and who beat whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cogs.messages.custom_ids import CustomId
from cogs.messages.markdown import clean
from cogs.messages.message import Button, Component, Message, PlotPicture, message
from cogs.panels.profile import rating_words, size_words
from cogs.panels.spans import labelled
from data.records.ratings import DUEL, EVERYWHERE, MORE
from data.records.statistics import Rated
from render.charts.encounters import Encounters
from render.charts.ladder import Ladder
from render.drawing.monogram import monograms
from render.sentences import dashed, listed, word

PAGE = 10
"""People on a leaderboard."""
MOST_MET = 7
"""People in the table of who beat whom: more cannot be read on a phone."""


def leaderboard(
    leaders: Sequence[Rated], names: Mapping[int, str], scope: int, game: str, size: int, locale: str
) -> Message:
    """The leaderboard of a game at a size of table.

    Args:
        scope: a server, or `EVERYWHERE`.
    """
    title = word(
        "leaders-title-everywhere" if scope == EVERYWHERE else "leaders-title",
        locale,
        game=word(f"{dashed(game)}-title", locale),
        size=size_words(size, locale),
    )
    rows = [_ways(leaders, scope, game, size, locale)]
    if not leaders:
        return message([title, word("leaders-none", locale)], rows=rows)
    said = [
        f"{number}. <@{each.person}> · {rating_words(each, locale, '**')} · "
        f"{word('leaders-games', locale, count=each.skill.games)}"
        for number, each in enumerate(leaders, 1)
    ]
    return message(
        [title, *said, f"-# {word('leaders-help', locale)}"], _ladder(leaders, names, game, locale), rows
    )


def encounters(
    people: Sequence[int],
    names: Mapping[int, str],
    met: Mapping[tuple[int, int], tuple[int, int]],
    locale: str,
) -> Message:
    """How often each of some people ended before each of the others."""
    letters = tuple(letter or str(number) for number, letter in enumerate(_letters(people, names), 1))
    table = tuple(tuple(met.get((one, other), (0, 0)) for other in people) for one in people)
    said = []
    for one in people:
        found = [(other, *met[one, other]) for other in people if (one, other) in met]
        if found:
            each = [
                word("met-each", locale, who=f"<@{other}>", ahead=ahead, games=games)
                for other, ahead, games in found
            ]
            who = f"**{letters[people.index(one)]}** <@{one}>"
            said.append(f"- {labelled(who, listed(each, locale), locale)}")
    if not said:
        return message(word("met-none", locale))
    alt_lines = [
        word(
            "met-alt", locale, who=names.get(one, "?"), other=names.get(other, "?"), ahead=ahead, games=games
        )
        for (one, other), (ahead, games) in met.items()
        if one in people and other in people and people.index(one) < people.index(other)
    ]
    alt = word("picture-met", locale, each=listed(alt_lines, locale))
    picture = PlotPicture("head-to-head", "", Encounters(letters, table), alt=alt)
    return message([word("met-title", locale), *said], picture)


def _ladder(leaders: Sequence[Rated], names: Mapping[int, str], game: str, locale: str) -> PlotPicture:
    letters = _letters([each.person for each in leaders], names)
    people = tuple(
        (letter, each.skill.shown, *each.skill.range, each.skill.provisional)
        for letter, each in zip(letters, leaders, strict=True)
    )
    said = [
        word(
            "picture-leader",
            locale,
            place=number,
            who=clean(names.get(each.person, "?")),
            rating=rating_words(each, locale),
        )
        for number, each in enumerate(leaders, 1)
    ]
    alt = word("picture-leaders", locale, each=listed(said, locale))
    return PlotPicture("leaderboard", game, Ladder(people), alt=alt)


def _letters(people: Sequence[int], names: Mapping[int, str]) -> tuple[str, ...]:
    """The letters of some people; none for those whose name is not known any more."""
    return monograms([clean(names.get(person, "")) for person in people])


def _ways(leaders: Sequence[Rated], scope: int, game: str, size: int, locale: str) -> list[Component]:
    where = "all" if scope == EVERYWHERE else "here"
    other_size, other_scope = (MORE if size == DUEL else DUEL), ("here" if where == "all" else "all")
    buttons: list[Component] = [
        Button(CustomId("leaders", rest=f"{where} {game} {other_size}"), size_words(other_size, locale)),
        Button(
            CustomId("leaders", rest=f"{other_scope} {game} {size}"), word(f"leaders-{other_scope}", locale)
        ),
    ]
    if len(leaders) > 1 and where == "here":
        buttons.append(Button(CustomId("met", rest=f"{game} {size}"), word("button-met", locale)))
    return buttons
