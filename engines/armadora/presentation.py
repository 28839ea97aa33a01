"""Presents Armadöra to people: choices, questions, points, planning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import takewhile
from types import MappingProxyType

from engines.armadora.board import Edge, Square, place_of
from engines.armadora.foresight import ahead, ask_values, beside_gold, foresee, next_seat, reason
from engines.armadora.moves import Move
from engines.armadora.regions import NAMES, REGION, nearby, soonest
from engines.armadora.scoring import claims, totals
from engines.armadora.state import ArmadoraState
from engines.armadora.view import ArmadoraView
from engines.core.chance import Rng
from engines.core.game import Ask
from engines.core.presentation import NEAR, Presentation
from engines.core.text import Note, Seat, Several, Text, Value, say

_LIKELIEST, _ROW = 4, 5
"""Places that are offered beside the eight regions, and at most."""

_FENCED_OFF = "armadora-fenced-off"
_OF_PALISADES = frozenset({"armadora-palisade", "armadora-divided"})


def _together(notes: Sequence[Note]) -> Text:
    """The palisades that somebody placed one after the other, and the smaller part of each area that they divided."""
    placed = [note.text for note in notes if note.text.key == "armadora-palisade"]
    parts = [
        say("armadora-part", squares=note.text["squares"], gold=note.text["gold"])
        for note in notes
        if note.text not in placed
    ]
    edges = Several(tuple(say("armadora-edge", edge=text["edge"]) for text in placed))
    said: dict[str, Value] = {"who": placed[0]["who"], "count": len(placed), "edges": edges}
    if parts:
        return say(_FENCED_OFF, **said, parts=Several(tuple(parts)))
    return say("armadora-fenced", **said, left=placed[-1]["left"])


class ArmadoraPresentation(Presentation[ArmadoraState, Move, ArmadoraView]):
    """Presents Armadöra to people: choices, questions, points, planning."""

    feats = MappingProxyType({"armadora-remark-richest": "gold"})
    on_sheet = frozenset(
        {
            "armadora-area-by-token",
            "armadora-area-empty",
            "armadora-area-powerless",
            "armadora-area-shared",
            "armadora-area-taken",
            "armadora-totals",
        }
    )
    samples = ("1", "2", "A1", "B2", "A1-B1", "B2-B3")
    matters = frozenset(
        {
            _FENCED_OFF,
            "armadora-divided",
            "armadora-now-full",
            "armadora-reinforced",
            "armadora-shot",
        }
    )
    final = frozenset({"pass"})
    common = frozenset({"left"})
    goals = MappingProxyType(
        {
            "palisades": r"palisade \S+ \S+",
            "palisade": r"palisade .+",
            "warrior": r"(warrior|champion) .+",
        }
    )

    def firsts(self, view: ArmadoraView) -> tuple[str, ...]:
        return ("areas", "strengths") if len(view.areas) > 1 else ("areas",)

    def stand(self, state: ArmadoraState) -> tuple[int, ...]:
        """Nobody has points until the land is divided: else all gold would change hands with every warrior."""
        return totals(state, claims(state)) if len(state.ground.areas) > 1 else (0,) * state.setup.seats

    def ask_values(self, view: ArmadoraView, ask: Ask) -> dict[str, Value]:
        return ask_values(view)

    def divided(
        self, view: ArmadoraView, prefix: tuple[str, ...], lines: Sequence[str]
    ) -> Mapping[str, Sequence[str]]:
        """The likeliest places, and eight regions by the mine that each surrounds, those among them included: edges that would soon divide
        gold, squares beside gold."""
        found: dict[Square | Edge, str] = {}
        for line in lines:
            place = place_of(f"{line} ".split(" ")[len(prefix)]) if prefix else None
            if place is None:
                return {}
            found[place] = line
        if not found:
            return {}
        edges = [place for place in found if isinstance(place, Edge)]
        squares = [place for place in found if isinstance(place, Square)]
        ranked: list[Square | Edge] = [*(soonest(view, edges) if edges else beside_gold(view, squares))]
        near, alone = ranked[:_LIKELIEST], list[Square | Edge]()
        # What is alone in its region stands among the likeliest ones, of which there is a row.
        while near:
            around = Counter(REGION[place] for place in ranked if place not in near)
            alone = [place for place in ranked if place not in near and around[REGION[place]] == 1]
            if len(near) + len(alone) <= _ROW:
                break
            near.pop()
        near += alone
        left = {REGION[at] for at in found if at not in near}
        parts = {str(name): [found[at] for at in nearby(name, [*found]) if name in left] for name in NAMES}
        return {NEAR: [found[place] for place in near], **parts}

    def told(self, notes: Sequence[Note]) -> Sequence[Note]:
        """All palisades of a turn, and what they divided, in one sentence."""
        first = next(
            (at for at, note in enumerate(notes) if note.text.key == "armadora-palisade"), len(notes)
        )
        fence = [*takewhile(lambda note: note.text.key in _OF_PALISADES, notes[first:])]
        if not fence:
            return notes
        return [*notes[:first], replace(fence[0], text=_together(fence)), *notes[first + len(fence) :]]

    def foresee(self, view: ArmadoraView, tokens: tuple[str, ...]) -> Text | None:
        return foresee(view, tokens)

    def reason(self, before: ArmadoraView, after: ArmadoraView) -> Text | None:
        return reason(before, after)

    def ahead(self, view: ArmadoraView, rng: Rng) -> ArmadoraState | None:
        return ahead(view, rng)

    def next_seat(self, view: ArmadoraView) -> Seat | None:
        return next_seat(view)
