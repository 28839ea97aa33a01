"""Presents Armadöra to people: choices, questions, points, planning."""

from __future__ import annotations

from types import MappingProxyType

from engines.armadora.foresight import ahead, ask_values, foresee, next_seat
from engines.armadora.moves import Move
from engines.armadora.scoring import claims, totals
from engines.armadora.state import ArmadoraState
from engines.armadora.view import ArmadoraView
from engines.core.chance import Rng
from engines.core.game import Ask
from engines.core.presentation import Presentation
from engines.core.text import Seat, Text, Value


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
            "armadora-divided",
            "armadora-now-full",
            "armadora-reinforced",
            "armadora-shot",
        }
    )
    final = frozenset({"pass"})
    common = frozenset({"left"})

    def firsts(self, view: ArmadoraView) -> tuple[str, ...]:
        return ("areas",)

    def stand(self, state: ArmadoraState) -> tuple[int, ...]:
        """Until the land is divided nobody has anything: all gold would go to and fro with every warrior."""
        return totals(state, claims(state)) if len(state.ground.areas) > 1 else (0,) * state.setup.seats

    def ask_values(self, view: ArmadoraView, ask: Ask) -> dict[str, Value]:
        return ask_values(view)

    def foresee(self, view: ArmadoraView, tokens: tuple[str, ...]) -> Text | None:
        return foresee(view, tokens)

    def ahead(self, view: ArmadoraView, rng: Rng) -> ArmadoraState | None:
        return ahead(view, rng)

    def next_seat(self, view: ArmadoraView) -> Seat | None:
        return next_seat(view)
