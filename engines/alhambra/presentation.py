"""Presents Alhambra to people: choices, questions, points, planning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from engines.alhambra.advice import reason, turn_in_short
from engines.alhambra.content import DIRK_AT_START, DIRK_SEATS, TILES
from engines.alhambra.effects import turned_up
from engines.alhambra.foresight import (
    REDESIGN,
    ahead,
    ask_values,
    divided,
    fits,
    foresee,
    next_seat,
    otherwise,
    parts,
    taken,
)
from engines.alhambra.moves import Move
from engines.alhambra.scoring import lines, rows
from engines.alhambra.state import AlhambraState
from engines.alhambra.view import AlhambraView
from engines.core.chance import Rng
from engines.core.game import Ask, Line, Setup
from engines.core.presentation import Chance, Presentation
from engines.core.text import Note, Seat, Several, Text, Value, say

_SOON = 6
"""Money cards before a scoring card may come up, from which on a newcomer is told of it."""

COUNTED = 4
"""Up to so many players a picture says who has most of each kind; more need the room for their Alhambras."""

_PLACED, _TOOK = "alhambra-placed", "alhambra-took"
_SHOWN = frozenset(
    {_PLACED, "alhambra-reserved", "alhambra-new-money", "alhambra-new-buildings", "alhambra-reshuffled"}
)
_BOUGHT = frozenset({"alhambra-bought", "alhambra-bought-exactly"})


def _together(acted: Sequence[Text], cells: Mapping[Value, Value]) -> Text:
    """What somebody bought and for how much, and then took; of a single building alone also the space where it was placed, if it was."""
    bought = [_one_bought(text) for text in acted if text.key in _BOUGHT]
    who, items = acted[0]["who"], Several(tuple(bought))
    if len(acted) > len(bought):
        return say("alhambra-bought-and-took", who=who, items=items, cards=acted[-1]["cards"])
    if len(bought) == 1 and (cell := cells.get(bought[0]["tile"])) is not None:
        return say("alhambra-bought-to", who=who, **dict(bought[0].args), cell=cell)
    return say("alhambra-bought-in-all", who=who, items=items)


def _one_bought(text: Text) -> Text:
    """A building, and the sum of the cards that paid for it, which are of one currency."""
    cards = text["cards"]
    assert isinstance(cards, Several)
    paid = [card for card in cards.items if isinstance(card, Text)]
    total = sum(int(str(card["value"])) for card in paid)
    return say(
        "alhambra-one-bought",
        tile=text["tile"],
        paid=say("alhambra-card", currency=paid[0]["currency"], value=total),
    )


def _plain(value: Value) -> Value:
    """A value without the walls of the buildings in it."""
    match value:
        case Text("alhambra-tile", (("token", str(token)),)) if kind := (tile := TILES[token]).kind:
            return say("alhambra-building", building=kind.value, price=tile.price)
        case Text("alhambra-one-bought", args):
            return Text(value.key, tuple((name, _plain(each)) for name, each in args))
        case Several(items):
            return Several(tuple(map(_plain, items)))
        case _:
            return value


class AlhambraPresentation(Presentation[AlhambraState, Move, AlhambraView]):
    """Presents Alhambra to people: choices, questions, points, planning."""

    feats = MappingProxyType({"alhambra-remark-wall": "length", "alhambra-remark-city": "tiles"})
    on_sheet = frozenset({"alhambra-scored", "alhambra-scored-total"})
    tabled = frozenset({"alhambra-scored", "alhambra-scoring-card", "alhambra-dirk-drew"})
    samples = ("1", "2", "DE4", "GU7", "A4-NES", "G8-SW", "M14", "N13", "-")
    matters = frozenset(
        {
            "alhambra-ended-with",
            "alhambra-ends",
            "alhambra-scored",
            "alhambra-scoring-card",
        }
    )
    scorings = frozenset({"alhambra-scored-total"})
    unforeseen = frozenset({"alhambra-ended-with", "alhambra-ends"})
    compared = frozenset({"alhambra-gives-wall-here"})
    brief = frozenset({"buy", "take"})
    listed = True
    rows = 3
    at_foot = frozenset({REDESIGN})
    seldom = frozenset({"dirk"})
    goals = MappingProxyType(
        {
            "buy-twice": r"(buy [^;]+; ){2}place \S+ [A-Z]+\d+; place \S+ [A-Z]+\d+",
            "buy": r"buy .*place \S+ [A-Z]+\d+",
            "redesign": r"(add|swap|remove) .+",
            "take": r"take .+",
        }
    )

    def firsts(self, view: AlhambraView) -> tuple[str, ...]:
        barred = not view.over and any(tile is not None and not fits(view, tile) for tile in view.site)
        soon = bool(view.coming) and view.coming[0][0] <= _SOON
        return ("signs", *(("nowhere",) if barred else ()), *(("scoring",) if soon else ()))

    def columns(self, setup: Setup) -> Text:
        """What stands above the Alhambras, and where it is counted who has most."""
        return say("alhambra-opening", counted=int(setup.seats <= COUNTED))

    def opening(self, setup: Setup) -> Text | None:
        """Who Dirk is, where he sits down."""
        return say("alhambra-opening-dirk", count=DIRK_AT_START) if setup.seats == DIRK_SEATS else None

    def told(self, notes: Sequence[Note]) -> Sequence[Note]:
        """Without what is new, which the picture shows, as it shows the walls. What was bought and taken is one sentence, and who got the
        buildings that were left at the end is one with it."""
        cells = {note.text["tile"]: note.text["cell"] for note in notes if note.text.key == _PLACED}
        acted = [note.text for note in notes if note.text.key in _BOUGHT | {_TOOK}]
        joint = acted if acted and acted[0].key in _BOUGHT else []
        told = [
            replace(note, text=self.briefly(_together(joint, cells) if note.text in joint else note.text))
            for note in notes
            if note.text.key not in _SHOWN and note.text not in joint[1:]
        ]
        left = [note.text for note in told if note.text.key.startswith("alhambra-leftover")]
        if not left:
            return told
        items = tuple(Text(text.key.replace("leftover", "left-to"), text.args) for text in left)
        ended = Note(say("alhambra-ended-with", items=Several(items)))
        return [ended if note.text.key == "alhambra-ends" else note for note in told if note.text not in left]

    def briefly(self, text: Text) -> Text:
        """Without the walls of buildings."""
        return Text(text.key, tuple((name, _plain(value)) for name, value in text.args))

    def turn_in_short(self, view: AlhambraView, lines: Sequence[str]) -> Text | None:
        return turn_in_short(view, lines)

    def rows_of(self, view: AlhambraView, scoring: int) -> list[Text]:
        """Those who have something and get nothing are told with the others."""
        return [row for each in view.history[scoring - 1 : scoring] for row in rows(each, view.setup.seats)]

    def stand(self, state: AlhambraState) -> tuple[int, ...]:
        return tuple(state.scores)

    def chances(self, state: AlhambraState, notes: Sequence[Note]) -> list[Chance]:
        return turned_up(state, notes)

    def so_far(self, view: AlhambraView) -> tuple[Line, ...]:
        return tuple(lines(view.history, view.setup.seats)) if view.history else ()

    def ask_values(self, view: AlhambraView, ask: Ask) -> dict[str, Value]:
        return ask_values(view, ask)

    def foresee(self, view: AlhambraView, tokens: tuple[str, ...]) -> Text | None:
        return foresee(view, tokens)

    def divided(
        self, view: AlhambraView, prefix: tuple[str, ...], lines: Sequence[str]
    ) -> Mapping[str, Sequence[str]]:
        """What most turns are made of; then small change, and redesigns."""
        return divided(view, prefix, lines)

    def taken(self, view: AlhambraView, lines: Sequence[str]) -> str | None:
        """The cheapest payment."""
        return taken(lines)

    def otherwise(self, view: AlhambraView, line: str) -> str:
        return otherwise(view, line)

    def ahead(self, view: AlhambraView, rng: Rng) -> AlhambraState | None:
        return ahead(view, rng)

    def next_seat(self, view: AlhambraView) -> Seat | None:
        return next_seat(view)

    def reason(self, before: AlhambraView, after: AlhambraView) -> Text | None:
        return reason(before, after)

    def parts(self, view: AlhambraView, prefix: tuple[str, ...]) -> tuple[str, ...]:
        return parts(view, prefix)
