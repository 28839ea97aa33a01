"""What makes each hint of Armadöra true: the warrior or palisade is placed, and the land looked at."""

from __future__ import annotations

from typing import Any

from engines.armadora.areas import BIT
from engines.armadora.board import Edge, Square
from engines.armadora.content import MINES
from engines.armadora.scoring import gold_in
from engines.core.chance import Rng


def _after(game: Any, state: Any, seat: int, tokens: tuple[str, ...]) -> Any:
    return game.apply(state, seat, game.notation.parse(" ".join(tokens)), Rng("", 0))[0]


def _left(game: Any, state: Any, seat: int, tokens: tuple[str, ...], said: Any) -> bool:
    """As many of the strength can be placed one after the other as are said to be left."""
    return bool(said["count"] == state.hands[seat][int(tokens[1]) - 1] > 0)


def _owner(game: Any, state: Any, seat: int, tokens: tuple[str, ...], said: Any) -> bool:
    _, notes = game.apply(state, seat, game.notation.parse(" ".join(tokens)), Rng("", 0))
    return bool(said["who"] == notes[0].text["owner"])


def _strength(game: Any, state: Any, seat: int, tokens: tuple[str, ...], said: Any) -> bool:
    return [said["strength"]] == [
        each.strength for at, each in state.warriors.items() if str(at) == tokens[1] and each.seat == seat
    ]


def _division(game: Any, state: Any, seat: int, tokens: tuple[str, ...], said: Any) -> bool:
    """Both new areas hold the gold that is said."""
    after = _after(game, state, seat, tokens)
    new = [area for area in after.ground.areas if area not in state.ground.areas]
    return sorted(gold_in(after, area) for area in new) == sorted((said["near"], said["far"]))


def _area(game: Any, state: Any, seat: int, tokens: tuple[str, ...], said: Any) -> bool:
    after = _after(game, state, seat, tokens)
    side = next(side for side in after.sides if seat in side)
    for area in after.ground.areas:
        inside = [warrior for at, warrior in after.warriors.items() if BIT[at] & area]
        own = sum(each.force for each in inside if each.seat == seat)
        rivals = [each for each in inside if each.seat not in side]
        strengths = [sum(each.force for each in rivals if each.seat in other) for other in after.sides]
        if (gold_in(after, area), own, len(rivals)) == (said["gold"], said["strength"], said["rivals"]):
            return bool(own > said["others"] and max(strengths) >= said["others"])
    return False


def _beside(game: Any, state: Any, seat: int, tokens: tuple[str, ...], said: Any) -> bool:
    """The mines that touch the new warrior's square, before there are any areas to speak of."""
    after = _after(game, state, seat, tokens)
    (new,) = after.warriors.keys() - state.warriors.keys()
    near = {Square(new.column + x, new.row + y) for x, y in ((0, 1), (0, -1), (1, 0), (-1, 0))}
    open_ones = [at for at in near & {*MINES} if Edge.between(new, at) not in after.ground.palisades]
    gold = sum(gold_in(after, BIT[at]) for at in open_ones)
    return len(after.ground.areas) == 1 and (said["mines"], said["gold"]) == (len(open_ones), gold)


TRUE = {
    "armadora-reason-beside": _beside,
    "armadora-reason-area": _area,
    "armadora-gives-left": _left,
    "armadora-gives-owner": _owner,
    "armadora-gives-strength": _strength,
    "armadora-gives-division": _division,
}
