"""The moves and the asks of Armadöra, and how moves are written (rules §3, §6, §7, §8, §13)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TypeAlias

from engines.armadora.board import Edge, Square
from engines.armadora.content import Race
from engines.core.game import Ask, Bare, End
from engines.core.notation import Notation
from engines.core.text import NotAMove, say


@dataclass(frozen=True, slots=True)
class TakeRace:  # race goblin
    """Choose a race before the first turn."""

    race: Race


@dataclass(frozen=True, slots=True)
class PlaceWarrior:  # warrior 3 C4
    """Place a warrior face down: the normal action W (rules §7)."""

    strength: int
    square: Square


@dataclass(frozen=True, slots=True)
class PlacePalisade:  # palisade D3-E3
    """Place one palisade, the first or the second of the normal action P (rules §6)."""

    edge: Edge


@dataclass(frozen=True, slots=True)
class Champion:  # champion 3 C4
    """The Goblin's power: one more warrior, face up (rules §13.3)."""

    strength: int
    square: Square


@dataclass(frozen=True, slots=True)
class Stake:  # stake D3-E3
    """The Orc's power: one more palisade (rules §13.3)."""

    edge: Edge


@dataclass(frozen=True, slots=True)
class Peek:  # peek E2
    """The Mage's power: look at an opponent's face-down warrior (rules §13.3)."""

    square: Square


@dataclass(frozen=True, slots=True)
class Arrow:  # arrow F1
    """The Elf's power: shoot an opponent's warrior (rules §13.3)."""

    square: Square


@dataclass(frozen=True, slots=True)
class Reinforce:  # reinforce B1
    """Put the reinforcement token on an own warrior in a full area (rules §13.4)."""

    square: Square


@dataclass(frozen=True, slots=True)
class Pass(Bare):
    """Take no more turns in this game (rules §8.1)."""


Power: TypeAlias = Champion | Stake | Peek | Arrow
Move: TypeAlias = TakeRace | PlaceWarrior | PlacePalisade | Power | Reinforce | Pass | End

RACE_OF: dict[type[Power], Race] = {
    Champion: Race.GOBLIN,
    Stake: Race.ORC,
    Peek: Race.MAGE,
    Arrow: Race.ELF,
}
"""Whose power each of these moves is (rules §13.3)."""


@dataclass(frozen=True, slots=True)
class ChooseRace(Ask):
    """Choose one of the races that are left."""


@dataclass(frozen=True, slots=True)
class TakeTurn(Ask):
    """A whole turn lies ahead: power, reinforcement, normal action, or pass (rules §13.1)."""


@dataclass(frozen=True, slots=True)
class AfterPower(Ask):
    """A power was used: the normal action must follow, the reinforcement token may come before it."""


@dataclass(frozen=True, slots=True)
class NormalAction(Ask):
    """The reinforcement token was placed: the normal action must follow."""


@dataclass(frozen=True, slots=True)
class MustReinforce(Ask):
    """A power was used in a turn that began with the reinforcement token alone: it must be placed (rules D6)."""


@dataclass(frozen=True, slots=True)
class MayReinforce(Ask):
    """The power used up the last normal action: place the token, or end the turn (rules D6)."""


@dataclass(frozen=True, slots=True)
class SecondPalisade(Ask):
    """One palisade was placed: a second one may follow."""


NOTATION: Notation[Move] = Notation(
    warrior=PlaceWarrior,
    palisade=PlacePalisade,
    champion=Champion,
    stake=Stake,
    peek=Peek,
    arrow=Arrow,
    reinforce=Reinforce,
    **{"pass": Pass},
    race=TakeRace,
    end=End,
)


def read(text: str) -> list[Move]:
    """One move, or the two of `palisade D3-E3 C2-C3`; letter case and separators do not matter (rules §2, §18.2).

    Raises:
        NotAMove: the text is no move; borders, diagonals and distant squares are no edges, and a turn has two palisades at most.
    """
    verb, _, rest = text.strip().lower().partition(" ")
    if verb in ("palisade", "stake") and rest.strip():
        return [PlacePalisade(edge) if verb == "palisade" else Stake(edge) for edge in _edges(verb, rest)]
    if verb in _ON_SQUARES:
        _check_square(verb, rest.split())
    return [NOTATION.parse(text.lower())]


_ON_SQUARES = {"warrior": 1, "champion": 1, "peek": 0, "arrow": 0, "reinforce": 0}
"""The verbs with a square, and how many tokens come before it."""


def _check_square(verb: str, tokens: list[str]) -> None:
    """Say what a square looks like where something else stands in its place."""
    for token in tokens[_ON_SQUARES[verb] :][:1]:
        try:
            Square.parse(token)
        except ValueError:
            raise NotAMove(say("armadora-not-a-square", square=token.upper())) from None


def _edges(verb: str, rest: str) -> list[Edge]:
    squares = re.findall(r"[a-h][1-5]", rest)
    if re.sub(r"[a-h][1-5]|[\s,|-]", "", rest) or not squares or len(squares) % 2:
        raise NotAMove(say("armadora-not-an-edge", edge=rest.strip().upper()))
    edges = [_edge(*squares[at : at + 2]) for at in range(0, len(squares), 2)]
    most = 2 if verb == "palisade" else 1
    if len(edges) > most:
        raise NotAMove(say("armadora-too-many-edges", count=len(edges), most=most))
    return edges


def _edge(one: str, other: str) -> Edge:
    try:
        return Edge.between(Square.parse(one), Square.parse(other))
    except ValueError:
        raise NotAMove(say("armadora-not-an-edge", edge=f"{one}-{other}".upper())) from None
