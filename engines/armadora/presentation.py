"""Presents Armadöra to people: choices, questions, points, planning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from engines.armadora.board import COLUMNS, PARTS, Square, part_of, place_of
from engines.armadora.foresight import ahead, ask_values, beside_gold, foresee, next_seat, reason
from engines.armadora.moves import Move, SecondPalisade
from engines.armadora.scoring import claims, in_short, totals
from engines.armadora.state import ArmadoraState
from engines.armadora.view import ArmadoraView
from engines.core.chance import Rng
from engines.core.game import Ask, Line
from engines.core.presentation import MOST_PLACES, NEAR, Presentation
from engines.core.text import Seat, Text, Value

_PAIRS = ("ab", "cd", "ef", "gh")
"""Columns in which a warrior is placed that goes to none of the likeliest squares."""


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
    goals = MappingProxyType(
        {
            "palisades": r"palisade \S+ \S+",
            "palisade": r"palisade .+",
            "warrior": r"(warrior|champion) .+",
        }
    )

    def firsts(self, view: ArmadoraView) -> tuple[str, ...]:
        return ("areas",)

    def in_short(self, sheet: Sequence[Line]) -> Sequence[Line]:
        """With the areas that gave the least as one."""
        return in_short(sheet)

    def stand(self, state: ArmadoraState) -> tuple[int, ...]:
        """Until the land is divided nobody has anything: all gold would go to and fro with every warrior."""
        return totals(state, claims(state)) if len(state.ground.areas) > 1 else (0,) * state.setup.seats

    def ask_values(self, view: ArmadoraView, ask: Ask) -> dict[str, Value]:
        return ask_values(view)

    def divided(
        self, view: ArmadoraView, prefix: tuple[str, ...], lines: Sequence[str]
    ) -> Mapping[str, Sequence[str]]:
        """Eight parts of the board; a second palisade is mostly wanted where the first one stands, a warrior beside gold, else in two columns."""
        parts: dict[str, list[str]] = {str(part): [] for part in PARTS}
        for line in lines:
            place = place_of(f"{line} ".split(" ")[len(prefix)]) if prefix else None
            if place is None:
                return {}
            parts[str(part_of(place))].append(line)
        if view.asks and isinstance(view.asks[-1], SecondPalisade):
            here = str(part_of(view.palisades[-1]))
            if parts[here]:
                return {NEAR: parts[here], **parts, here: ()}
        if prefix[:1] in (("warrior",), ("champion",)):
            squares = {Square.parse(line.split()[2]): line for line in lines}
            near = [squares[at] for at in beside_gold(view, [*squares])[: MOST_PLACES - len(_PAIRS)]]
            return {
                NEAR: near,
                **{
                    pair: [
                        line
                        for at, line in squares.items()
                        if COLUMNS[at.column].lower() in pair and line not in near
                    ]
                    for pair in _PAIRS
                },
            }
        return parts

    def foresee(self, view: ArmadoraView, tokens: tuple[str, ...]) -> Text | None:
        return foresee(view, tokens)

    def reason(self, before: ArmadoraView, after: ArmadoraView) -> Text | None:
        return reason(before, after)

    def ahead(self, view: ArmadoraView, rng: Rng) -> ArmadoraState | None:
        return ahead(view, rng)

    def next_seat(self, view: ArmadoraView) -> Seat | None:
        return next_seat(view)
