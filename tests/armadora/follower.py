"""A follower of Armadöra: the table as somebody keeps it who saw the start and hears the public notes, and nothing else."""

from __future__ import annotations

from typing import Any

from engines.armadora.content import POWERS, Race
from engines.armadora.view import ArmadoraView
from engines.core.text import Seat, Text, Who


class Follower:
    """The table by hearsay; `seen` is what a view has to show of it."""

    def __init__(self, view: ArmadoraView) -> None:
        self.advanced = view.setup.option("advanced") == "yes"
        self.races = [player.race for player in view.players]
        self.powers = [player.powers for player in view.players]
        self.tokens = [player.reinforcement for player in view.players]
        self.left = [player.tiles for player in view.players]
        self.passed, self.skipped = [False] * len(view.players), [False] * len(view.players)
        self.supply = view.supply
        self.palisades: list[str] = []
        self.warriors: dict[str, list[object]] = {}
        self.full: set[str] = set()
        self.totals: dict[Seat, int] = {}

    def hear(self, said: Text) -> None:
        """One public note."""
        values: dict[str, Any] = dict(said.args)
        who = values["who"].seat if isinstance(values.get("who"), Who) else -1
        square = str(values.get("square"))
        match said.key.removeprefix("armadora-"):
            case "became":
                race = Race(values["race"].key.rpartition("-")[2])
                self.races[who] = race
                self.powers[who] = POWERS[race] if self.advanced else 0
            case "warrior" | "champion" as key:
                self.left[who] = values["left"]
                self.warriors[square] = [who, values.get("strength"), 0, False, False]
                self.powers[who] -= key == "champion"
            case "palisade" | "stake" as key:
                self.palisades.append(values["edge"])
                self.supply = values["left"]
                self.powers[who] -= key == "stake"
            case "peeked":
                self.warriors[square][4] = True
                self.powers[who] -= 1
            case "shot":
                self.warriors[square][2] = values["arrows"]
                self.powers[who] -= 1
            case "reinforced":
                self.warriors[square][3] = True
                self.tokens[who] = False
            case "passed":
                self.passed[who] = True
            case "skipped":
                self.skipped[who] = True
            case "now-full":
                self.full.add(values["area"])
            case "totals":
                for total in values["totals"].items:
                    sides = [total["who"]] if isinstance(total["who"], Who) else total["who"].items
                    self.totals |= {each.seat: total["gold"] for each in sides}
            case "over":
                self.skipped = [
                    skipped or not passed for skipped, passed in zip(self.skipped, self.passed, strict=True)
                ]
            case "divided" | "unused":
                pass
            case other:
                assert other.startswith("area-"), f"a note that nobody follows: {other}"

    def hand_over(self, due: tuple[Seat, ...]) -> None:
        """Whose turn it is now: who has one is not skipped."""
        for seat in due:
            self.skipped[seat] = False

    @property
    def seen(self) -> object:
        """What the follower believes."""
        return (
            self.races, self.powers, self.tokens, self.left, self.passed, self.skipped, self.supply,
            self.palisades, self.warriors, self.totals,
        )  # fmt: skip


def shown(view: ArmadoraView) -> object:
    """What a follower has worked out, as a view shows it; strengths that the end turns up are on no note."""
    players = view.players
    return (
        [player.race for player in players],
        [player.powers for player in players],
        [player.reinforcement for player in players],
        [player.tiles for player in players],
        [player.passed for player in players],
        [player.skipped for player in players],
        view.supply,
        [str(edge) for edge in view.palisades],
        {
            str(seen.at): [
                seen.seat, seen.strength if seen.face_up else None, seen.arrows, seen.reinforced, seen.looked_at
            ]
            for seen in view.warriors
        },
        dict(enumerate(view.totals)) if view.totals is not None else {},
    )  # fmt: skip
