"""Replays: a page for each turn, as the reader saw it or, after the end, as others did."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from cogs.guide.why import rules_told
from cogs.messages.custom_ids import CustomId, number
from cogs.messages.lines import board_picture, private_lines, public_lines
from cogs.messages.message import Button, Component, Item, Message, Option, Select, Style, Words
from cogs.messages.names import TOKENS, bold_names, plain_name
from cogs.panels.fairness import fair_button
from cogs.panels.films import film_button
from cogs.panels.hand import hand_picture
from cogs.panels.story import story_button
from cogs.panels.what_if import what_if_button
from data.records.rows import is_import
from engines.core.text import Seat
from render.sentences import word
from tables.looking_back.hidden import hides
from tables.looking_back.moments import Kind, Moment, moments, scores_on_the_way
from tables.story import Turn
from tables.table import Table


class Eyes(StrEnum):
    """The view that a replay shows."""

    OWN = ""
    """What the reader saw; for a bystander, what was public."""
    OPEN = "o"
    """What was public then."""
    REVEALED = "r"
    """Everything, secrets too; only after the end."""


_REST = re.compile(r"(?P<turns>p?)(?P<behind>s?)(?P<number>[0-9]{0,9})(?P<eyes>[or]?)")
_DIGITS = 6
"""Digits of the page in the first button's id. Each further button has one more: Discord allows no two equal ids."""


@dataclass(frozen=True, slots=True)
class Place:
    """The position where a replay is opened.

    Args:
        number: the page, counted from 0, the nearest one if that does not exist; None for the first turn that the reader missed, or the
            newest.
        entry: `number` is an entry's instead; the page is that of its turn.
        turns: whether the button changes its own message rather than answering with a new one.
    """

    number: int | None = None
    eyes: Eyes = Eyes.OWN
    entry: bool = False
    turns: bool = False

    @staticmethod
    def parse(rest: str, chosen: str = "") -> Place | None:
        """Parse a place from the rest of an id, with the page `chosen` in a select; None if it was made up.

        >>> Place.parse("p12r")
        Place(number=12, eyes=<Eyes.REVEALED: 'r'>, entry=False, turns=True)
        """
        found = _REST.fullmatch(rest)
        page = number(chosen or (found["number"] if found is not None else ""))
        if found is None or (chosen and page is None):
            return None
        return Place(page, Eyes(found["eyes"]), bool(found["behind"]), bool(found["turns"]))


def look_back(table: Table, seq: int, locale: str) -> Button:
    """The button from a turn's post to its page of the replay."""
    return Button(CustomId("recap", table.row.id, seq, f"s{seq}"), word("button-look-back", locale))


def replay_page(
    table: Table, seat: Seat | None, place: Place, locale: str, first: Iterable[str] = ()
) -> Message:
    """A replay's page.

    Args:
        seat: the reader's; None for a bystander.
        first: lines above all others.
    """
    turns = table.turns()
    at = page_of(table, turns, seat, place)
    turn, eyes = turns[at], place.eyes if table.over else Eyes.OWN
    own = seat if eyes is Eyes.OWN else None
    view = turn.revealed() if eyes is Eyes.REVEALED else turn.view_after(own)
    said = [
        *first,
        word("recap-page", locale, page=at + 1, pages=len(turns)),
        *public_lines(table, turn.notes, locale),
        *(private_lines(table, own, turn.notes, locale) if own is not None else []),
    ]
    items: list[Item] = [
        Words("\n".join(said)),
        board_picture(table, view, locale, f"recap-{turn.last_seq}"),
        *(_hands(table, turn, locale) if eyes is Eyes.REVEALED else ()),
    ]
    rows: list[tuple[Component, ...]] = [tuple(_ways(table, at, len(turns) - 1, eyes, locale))]
    told = moments(table)
    if told:
        rows.append((_moments(table, told, eyes, locale),))
    brought = [fair_button(table, "dealt", locale)] if is_import(table.row.id) else []
    rows.append((*_eyes(table, seat, at, eyes, locale), *brought))
    rules = rules_told(table, (note for note in turn.notes if note.to in (None, own)), locale)
    film = [film_button(table, locale, eyes is Eyes.REVEALED)] if table.over else []
    goes_on = table.result is None or at < len(turns) - 1
    may = goes_on and (table.over or not table.row.rated)
    supposes = [what_if_button(table, turn.last_seq, locale)] if may else []
    story = [story_button(table, locale)] if table.result is not None else []
    rows.append((*film, *story, *supposes, *_chart(table, locale), *([rules] if rules is not None else [])))
    return Message((*items, *(row for row in rows if row)))


def page_of(table: Table, turns: list[Turn], seat: Seat | None, place: Place) -> int:
    """The page of a place, counted from 0."""
    page = place.number
    if page is None:
        page = len(turns) - (len(table.missed(seat)) if seat is not None else 0)
    elif place.entry:
        entry = page
        page = next((page for page, turn in enumerate(turns) if turn.last_seq >= entry), len(turns))
    return max(0, min(page, len(turns) - 1))


def _ways(table: Table, at: int, last: int, eyes: Eyes, locale: str) -> list[Button]:
    """The four buttons first, back, next and now. On the first and last page two of them lead there, by different ids."""
    steps = {"⏮": 0, "◀": at - 1, "▶": at + 1, "⏭" if table.over else word("recap-now", locale): last}
    return [
        Button(
            CustomId(
                "recap", table.row.id, table.head, f"p{max(0, min(to, last)):0{_DIGITS + number}}{eyes}"
            ),
            sign,
        )
        for number, (sign, to) in enumerate(steps.items())
    ]


def _moments(table: Table, told: list[Moment], eyes: Eyes, locale: str) -> Select:
    options = tuple(
        Option(
            str(moment.page),
            word("pair", locale, label=str(moment.page + 1), value=_said(table, moment, locale)),
        )
        for moment in told
    )
    return Select(
        CustomId("recap", table.row.id, table.head, f"p{eyes}"), options, word("replay-moments", locale)
    )


def _said(table: Table, moment: Moment, locale: str) -> str:
    """A moment in a few words; a swing that also changes the lead is told as that alone."""
    parts = []
    stands = "" if scores_on_the_way(table) else "-stands"
    who = f"{TOKENS[moment.seat]} {plain_name(table, moment.seat, locale)}" if moment.seat is not None else ""
    for kind in moment.kinds:
        if kind is not Kind.SWING or Kind.LEAD not in moment.kinds:
            key = f"replay-{kind.name.lower().replace('_', '-')}"
            key += stands if kind in (Kind.SWING, Kind.LEAD) else ""
            parts.append(word(key, locale, who=who, points=moment.points))
    return " · ".join(parts)


def _eyes(table: Table, seat: Seat | None, at: int, eyes: Eyes, locale: str) -> Iterator[Button]:
    """The buttons that choose the view, after a game with hidden information."""
    if not table.over or not hides(table):
        return
    mine = seat is not None
    now = Eyes.OPEN if eyes is Eyes.OWN and not mine else eyes
    for each in (*([Eyes.OWN] if mine else []), Eyes.OPEN, Eyes.REVEALED):
        yield Button(
            CustomId("recap", table.row.id, table.head, f"p{at}{each}"),
            word(f"replay-eyes-{each.name.lower()}", locale),
            Style.BLURPLE if each is now else Style.GREY,
        )


def _hands(table: Table, turn: Turn, locale: str) -> Iterator[Item]:
    """Every seat's hand, below its player's name."""
    names = bold_names(table, locale)
    for seat in range(len(table.seats)):
        if (picture := hand_picture(table, seat, locale, turn)) is not None:
            yield Words(names(seat))
            yield replace(picture, name=f"hand-{seat}")


def _chart(table: Table, locale: str) -> list[Button]:
    """The button to the chart of points, if there are any."""
    if table.result is None and not table.presentation.so_far(table.view(None)):
        return []
    return [Button(CustomId("chart", table.row.id, table.head), word("button-chart", locale))]
