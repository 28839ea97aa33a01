"""Presents The Hanging Gardens to people: choices, questions, points, planning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from engines.core.chance import Rng
from engines.core.game import Ask, Line
from engines.core.presentation import Chance, Presentation
from engines.core.text import Note, Seat, Text, Value, say
from engines.hanging_gardens import foresight, legality, scoring
from engines.hanging_gardens.cards import Square, first_structure
from engines.hanging_gardens.cells import Cell
from engines.hanging_gardens.content import BOX, Tile
from engines.hanging_gardens.moves import Move, PlaceCard
from engines.hanging_gardens.state import HangingGardensState
from engines.hanging_gardens.view import HangingGardensView

_BRIEFLY: Final = {
    "hanging-gardens-placed": "hanging-gardens-laid",
    "hanging-gardens-claimed": "hanging-gardens-claimed-here",
    "hanging-gardens-moved": "hanging-gardens-moved-here",
}
"""Notes that name squares, and what they are beside a picture."""

_OF_CLAIM: Final = {
    "hanging-gardens-placed": "laid",
    "hanging-gardens-claimed": "claimed",
    "hanging-gardens-moved": "claimed",
    "hanging-gardens-bonus": "bonus",
    "hanging-gardens-took": "took",
}
"""The notes of a turn with a claim, and what each tells."""

_SHOWN: Final = frozenset(
    f"hanging-gardens-{note}" for note in ("new-cards", "refilled", "round", "unclaimed")
)


class HangingGardensPresentation(Presentation[HangingGardensState, Move, HangingGardensView]):
    """Presents The Hanging Gardens to people: choices, questions, points, planning."""

    hands = "hanging-gardens-"
    feats = MappingProxyType({"hanging-gardens-remark-bonus": "count"})
    samples = ("1", "2", "0", "90", "L14", "M12")
    matters = frozenset(
        {
            "hanging-gardens-bonus",
            "hanging-gardens-claimed",
            "hanging-gardens-claimed-here",
            "hanging-gardens-got",
            "hanging-gardens-moved",
            "hanging-gardens-moved-here",
            "hanging-gardens-took",
        }
    )

    seldom = frozenset({"temple"})
    brief = frozenset({"place", "discard", "take"})
    listed = True
    rows = 3
    turned = MappingProxyType({"place": 1})
    advised = MappingProxyType({"place": 1})
    goals = MappingProxyType(
        {
            "take": r"place [^;]+; temple .+; take .+",
            "temple": r"place [^;]+; temple .+",
            "place": r"place [^;]+",
        }
    )

    def firsts(self, view: HangingGardensView) -> tuple[str, ...]:
        if (
            len([*filter(None, view.cards)]) == 1
        ):  # it is taken at once, and the picture does not show the display
            return ("terraces",)
        gates = {Tile.GATE, Tile.GATEKEEPER}.intersection(filter(None, view.display))
        persons = {person for person, what in BOX.persons.items() if not what.each}
        shown = persons.intersection(filter(None, view.display))
        drawn = any(tile.bonus for player in view.players for tile in player.tiles)
        bonus = drawn or foresight.can_claim(view, BOX.bonus_group)
        found = {"terraces": True, "columns": True, "bonus": bonus, "persons": shown, "gates": gates}
        return tuple(name for name, told in found.items() if told)

    def offered(self, state: HangingGardensState, seat: Seat) -> list[Move]:
        return legality.best_placements_first(state, seat, list(self.game.legal(state, seat)))

    def chances(self, state: HangingGardensState, notes: Sequence[Note]) -> list[Chance]:
        return scoring.drawn_bonus(state, notes)

    def ask_values(self, view: HangingGardensView, ask: Ask) -> dict[str, Value]:
        if isinstance(ask, PlaceCard):
            alone = sum(card is not None for card in view.cards) == 1
            return {"claims": "last" if alone else int(foresight.can_claim(view))}
        return legality.ask_values(ask, view.claimable, bool(view.niches))

    def told(self, notes: Sequence[Note]) -> Sequence[Note]:
        """Without what the picture shows: squares, the round, new cards and tiles; and without what somebody chose not to do. A card and
        what its claim got are one sentence."""
        acted = {_OF_CLAIM[note.text.key]: note.text for note in notes if note.text.key in _OF_CLAIM}
        joint = [*acted.values()] if {"laid", "claimed"} < acted.keys() else []
        return [
            replace(note, text=_together(acted) if note.text in joint else self.briefly(note.text))
            for note in notes
            if note.text.key not in _SHOWN and note.text not in joint[1:]
        ]

    def briefly(self, text: Text) -> Text:
        """Without the squares, and how a card was turned."""
        return Text(_BRIEFLY[text.key], text.args) if text.key in _BRIEFLY else text

    def foresee(self, view: HangingGardensView, tokens: tuple[str, ...]) -> Text | None:
        return foresight.foresee(view, tokens)

    def shown(self, view: HangingGardensView, start: tuple[str, ...], tokens: Sequence[str]) -> str:
        match start:
            case ["place", slot, turn]:
                return str(foresight.shown(view, int(slot), int(turn), [*map(Cell.parse, tokens)]))
        return ""

    def called(self, view: HangingGardensView, start: tuple[str, ...], token: str) -> str:
        """A place for a card by the square that its first structure will cover, which is framed on the card."""
        match start:
            case ["place", slot, turn]:
                across, down, _ = _framed(view, slot, turn)
                left, top = Cell.parse(token)
                return str(Cell(left + across, top + down))
        return token

    def pick_values(self, view: HangingGardensView, start: tuple[str, ...]) -> dict[str, str]:
        """The structure on a card by which its place is chosen."""
        match start:
            case ["place", slot, turn]:
                return {"structure": str(_framed(view, slot, turn)[2])}
        return {}

    def reason(self, before: HangingGardensView, after: HangingGardensView) -> Text | None:
        return foresight.reason(before, after)

    def ahead(self, view: HangingGardensView, rng: Rng) -> HangingGardensState | None:
        """The face-up cards and the display are open, so that a turn with what may be left of them can be planned; whoever has
        none left in this round gets other cards, or none."""
        if view.seat is None or view.seat not in view.turns[1:] or not any(view.cards):
            return None
        state = self.game.guess(view, rng)
        state.todo = [PlaceCard((view.seat,))]
        return state

    def next_seat(self, view: HangingGardensView) -> Seat | None:
        """Clockwise; a new round begins with the neighbour of whom this one began with (rules §3)."""
        if len(view.turns) > 1:
            return view.turns[1]
        return (view.first + 1) % view.setup.seats if view.round < view.rounds else None

    def outcome(self, view: HangingGardensView) -> object:
        """What was laid, claimed and taken: a slot may hold another card by then."""
        return view.fresh

    def in_short(self, sheet: Sequence[Line]) -> Sequence[Line]:
        """A person's points with those of the tiles that the person counts."""
        return scoring.in_short(sheet)

    def stand(self, state: HangingGardensState) -> tuple[int, ...]:
        return tuple(scoring.points(state, seat) for seat in range(state.setup.seats))


def _together(acted: Mapping[str, Text]) -> Text:
    """A turn with a claim in one sentence."""
    laid, tile = acted["laid"], acted["took"]["tile"] if "took" in acted else ""
    got = "both" if {"bonus", "took"} <= acted.keys() else "tile" if "took" in acted else "bonus"
    return say(
        "hanging-gardens-got",
        who=laid["who"],
        card=laid["card"],
        group=acted["claimed"]["group"],
        got=got,
        tile=tile,
    )


def _framed(view: HangingGardensView, slot: str, turn: str) -> tuple[int, int, Square]:
    """Where on an open card, turned, the structure is by which its place is chosen, and which."""
    card = view.cards[int(slot) - 1]
    assert card is not None
    return first_structure(card, int(turn))
