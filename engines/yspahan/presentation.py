"""Presents Yspahan to people: choices, questions, points, planning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from types import MappingProxyType

from engines.core.game import Ask, Line
from engines.core.presentation import PART, Chance, Presentation, Scored
from engines.core.text import Note, Seat, Several, Text, Value, say
from engines.yspahan import calendar, foresight, orders, prices, scoring
from engines.yspahan.content import DAYS, WEEKS
from engines.yspahan.divided import divided
from engines.yspahan.moves import KeepCube, Move
from engines.yspahan.state import YspahanState
from engines.yspahan.view import YspahanView

CAMEL_HOURS = 24
"""The time for a camel question (rules §14.4, decision D19)."""


_SUPPLIED, _ROLLED, _DAY = "yspahan-supplied", "yspahan-rolled", "yspahan-day"

_IN_SHORT = {
    _ROLLED: "yspahan-rolled-in-short",
    _DAY: "yspahan-day-in-short",
    "yspahan-boosted": "yspahan-boosted-in-short",
    "yspahan-drew-with": "yspahan-drew",
    "yspahan-cubes-lost": "yspahan-cubes-lost-in-short",
    "yspahan-moved": "yspahan-moved-in-short",
    "yspahan-supervised": "yspahan-moved-in-short",
    "yspahan-built": "yspahan-built-in-short",
    "yspahan-constructed": "yspahan-built-in-short",
}
"""Keys of notes that say less of what the picture shows."""

_OF_CUBES = frozenset({"yspahan-placed", "yspahan-completed"})
_DRAWS = frozenset({"yspahan-dice-for-card", "yspahan-no-dice"})
_SHOWN = frozenset({"yspahan-nobody-sent", "yspahan-yellow-gone"})


def _expected(text: Text) -> bool:
    """Whether a text says what comes about in any case: that a day began, or that somebody rolled and bought no dice."""
    return text.key == _IN_SHORT[_DAY] or (text.key == _IN_SHORT[_ROLLED] and not text["yellow"])


def _supplied(notes: Sequence[Note]) -> Text:
    """The cubes that somebody placed one after the other, by souk, and which of these that completed."""
    cubes: Counter[Value] = Counter()
    for note in notes:
        cubes[note.text["souk"]] += int(str(dict(note.text.args).get("cubes", 0)))
    complete = {note.text["souk"] for note in notes if note.text.key == "yspahan-completed"}
    items = (
        say("yspahan-in-souk", cubes=count, souk=souk, complete=int(souk in complete))
        for souk, count in cubes.items()
    )
    return say(_SUPPLIED, who=notes[0].text["who"], items=Several(tuple(items)))


class YspahanPresentation(Presentation[YspahanState, Move, YspahanView]):
    """Presents Yspahan to people: choices, questions, points, planning."""

    feats = MappingProxyType({"yspahan-remark-caravan": "points", "yspahan-remark-souks": "souks"})
    samples = ("1", "2", "BAG3", "VAS6", "a", "b", "N2", "E1", "-")
    matters = frozenset(
        {
            "yspahan-caravan-full",
            "yspahan-completed",
            "yspahan-kept",
            "yspahan-moved-in-short",
            "yspahan-sent",
            _SUPPLIED,
            "yspahan-week-over",
        }
    )
    scorings = frozenset({"yspahan-week-over"})
    orders = orders.ORDERS
    at_once = frozenset({"roll"})
    goals = MappingProxyType(
        {
            "card": r"(.+; )?(boost|play|sell|exchange|stock) .+",
            "build": r"(.+; )?(build|construct) .+",
            "supervisor": r"supervisor .+",
            "supply": r"supply .+",
        }
    )
    questions = (KeepCube,)

    def offered(self, state: YspahanState, seat: Seat) -> list[Move]:
        return prices.cheapest_first(state, seat, self.game.legal(state, seat))

    def firsts(self, view: YspahanView) -> tuple[str, ...]:
        return ("aim", "use", "pair") if view.setup.seats == 2 else ("aim", "use")

    def so_far(self, view: YspahanView) -> tuple[Line, ...]:
        return tuple(scoring.lines(view.gains, view.setup.seats)) if view.gains else ()

    def in_short(self, sheet: Sequence[Line]) -> Sequence[Line]:
        """With all that the caravan gave as one line."""
        return scoring.in_short(sheet)

    def scored(self, notes: Sequence[Text]) -> Scored | None:
        return scoring.week_told(notes)

    def told(self, notes: Sequence[Note]) -> Sequence[Note]:
        """All cubes that were placed in one sentence; a drawn card once; without what the picture shows, and what is expected beside others."""
        found: list[Note] = []
        for supplied, group in groupby(notes, lambda note: note.text.key in _OF_CUBES):
            if supplied:
                placed = [*group]
                found.append(replace(placed[0], text=_supplied(placed)))
                continue
            for note in group:
                key = note.text.key
                again = key == "yspahan-drew" and found and found[-1].text.key in _DRAWS
                if not again and key not in _SHOWN:
                    found.append(replace(note, text=Text(_IN_SHORT.get(key, key), note.text.args)))
        plain = [note for note in found if not _expected(note.text)]
        return plain or found

    def given_up(self, before: YspahanView, after: YspahanView) -> list[Text]:
        return foresight.broken(before, after)

    def stand(self, state: YspahanState) -> tuple[int, ...]:
        return tuple(player.points for player in state.players)

    def chances(self, state: YspahanState, notes: Sequence[Note]) -> list[Chance]:
        return calendar.rolled(notes)

    def next_seat(self, view: YspahanView) -> Seat | None:
        """The day's order, then tomorrow's first player; who that is on the last day depends on the points (rules §4)."""
        if view.turn + 1 < len(view.order):
            return view.order[view.turn + 1]
        return None if view.week == WEEKS and view.day + 1 >= DAYS else (view.first + 1) % view.setup.seats

    def ask_values(self, view: YspahanView, ask: Ask) -> dict[str, Value]:
        return foresight.ask_values(view, ask)

    def divided(
        self, view: YspahanView, prefix: tuple[str, ...], lines: Sequence[str]
    ) -> Mapping[str, Sequence[str]]:
        """Rolling before cards; dice first, their use second; a street before its squares."""
        return divided(view, prefix, lines)

    def answer_within(self, ask: Ask) -> int | None:
        """Only on somebody else's turn: one's own supervisor asks its mover."""
        return CAMEL_HOURS if isinstance(ask, KeepCube) and ask.mover not in ask.seats else None

    def turn_is_over(self, view: YspahanView) -> bool:
        return foresight.turn_is_over(view)

    def pick_values(self, view: YspahanView, start: tuple[str, ...]) -> dict[str, str]:
        """Whether the dice of a floor may also build (rules §13)."""
        use = bool(start) and start[-1].startswith(PART)
        return {"build": "yes" if foresight.builds(view) == "with" else "no"} if use else {}

    def foresee(self, view: YspahanView, tokens: tuple[str, ...]) -> Text | None:
        return foresight.foresee(view, tokens)

    def reason(self, before: YspahanView, after: YspahanView) -> Text | None:
        return foresight.reason(before, after)

    def parse_order(self, text: str) -> str:
        return str(orders.read(text))

    def order_said(self, order: str) -> Text:
        return orders.read(order).said

    def standing(self, view: YspahanView, ask: Ask, order: str) -> str | None:
        return orders.standing(view, ask, order)
