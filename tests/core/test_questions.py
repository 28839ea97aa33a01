"""A law: what the words of a question name is what is legal then, and what the answers bring about.

`TRUE` holds the predicate of each value of `ask_values` by which a sentence is chosen, or which it names.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engines import GAMES, PRESENTATIONS
from engines.alhambra.moves import Act, ActAgain
from engines.armadora.moves import AfterPower, NormalAction, TakeTurn
from engines.carcassonne.moves import PlaceTile
from engines.computers.baselines import random_move
from engines.core.chance import Rng
from engines.hanging_gardens.moves import PlaceCard
from engines.yspahan.moves import Construct, KeepCube, TakeDice
from engines.yspahan.state import Source
from tests.laws import some_setups


def verbs(game: Any, state: Any, seat: int) -> set[str]:
    """The first words of all legal lines."""
    return {game.notation.format(move).split()[0] for move in game.legal(state, seat)}


def offers(*asked: str) -> Callable[..., bool]:
    """The value says whether something of that is legal."""
    return lambda game, state, seat, value: bool(value) == bool(verbs(game, state, seat) & {*asked})


def _dirk(game: Any, state: Any, seat: int, value: int) -> bool:
    given = [
        line for move in game.legal(state, seat) if (line := game.notation.format(move)).endswith(" dirk")
    ]
    return bool(value) == bool(given) or not state.bought[seat]


def _spare(game: Any, state: Any, seat: int, value: int) -> bool:
    missing = state.site.count(None)
    return (value < 0) == (len(state.bag) >= len(state.site)) and (
        value < 0 or value == max(0, len(state.bag) - missing)
    )


def _can(game: Any, state: Any, seat: int, value: str) -> bool:
    found = verbs(game, state, seat)
    other = "token" if "reinforce" in found else "nothing"
    return value == ("-".join(verb for verb in ("warrior", "palisade") if verb in found) or other)


def _groups(game: Any, state: Any, seat: int, value: int) -> bool:
    claimed = set()
    for move in game.legal(state, seat):
        if game.notation.format(move).startswith("temple"):
            after, _ = game.apply(state, seat, move, Rng("", 0))
            claimed.add(after.fresh.group)
    return value == len(claimed)


def _loaded(game: Any, state: Any, seat: int, value: int) -> bool:
    """Either answer loads a cube for so many points."""
    found = set()
    for move in game.legal(state, seat):
        after, _ = game.apply(state, seat, move, Rng("", 0))
        new = after.gains[len(state.gains) :]
        found.add(sum(each.points for each in new if each.source is Source.LOADING and each.seat == seat))
    return found == {value}


def _builds(game: Any, state: Any, seat: int, value: str) -> bool:
    """Two build with their dice; more do so after them, with what they have now."""
    if "construct" in verbs(game, state, seat):
        return value == "with"
    then = replace(state, todo=[Construct((seat,))])
    if state.setup.seats > 2 and "build" in verbs(game, then, seat):
        return value == "after"
    return value == "no"


def _places(game: Any, state: Any, seat: int, value: int) -> bool:
    return value == len({move.where for move in game.legal(state, seat)})


def _claims(game: Any, state: Any, seat: int, value: int | str) -> bool:
    """The last card is no choice."""
    return (value == "last") == (len({move.card for move in game.legal(state, seat)}) == 1)


TRUE: dict[tuple[str, str], tuple[tuple[type, ...], Callable[..., bool]]] = {
    ("alhambra", "money"): ((Act, ActAgain), offers("take")),
    ("alhambra", "buy"): ((Act, ActAgain), offers("buy")),
    ("alhambra", "redesign"): ((Act,), offers("add", "remove", "swap")),
    ("alhambra", "dirk"): ((object,), _dirk),
    ("alhambra", "spare"): ((object,), _spare),
    ("armadora", "can"): ((TakeTurn, AfterPower, NormalAction), _can),
    ("armadora", "reinforce"): ((AfterPower,), offers("reinforce")),
    ("carcassonne", "places"): ((PlaceTile,), _places),
    ("hanging_gardens", "claims"): ((PlaceCard,), _claims),
    ("hanging_gardens", "count"): ((object,), _groups),
    ("yspahan", "build"): ((Construct,), offers("build")),
    ("yspahan", "builds"): ((TakeDice,), _builds),
    ("yspahan", "points"): ((KeepCube,), _loaded),
}


@pytest.mark.parametrize(("name", "setup"), some_setups(sorted({name for name, _ in TRUE}), 4), ids=str)
def test_what_a_question_names_is_legal_and_true(name, setup):
    game, presentation = GAMES[name], PRESENTATIONS[name]
    state, chooser, seq = game.new(setup, Rng("asked", 0)), Rng(f"asked {setup}", 0), 0
    met: Counter[str] = Counter()
    while due := game.due(state):
        seq += 1
        seat, ask = chooser.choice(due), state.todo[-1]
        for value, said in presentation.ask_values(game.view(state, seat), ask).items():
            asks, true = TRUE.get((name, value), ((), None))
            if true is not None and isinstance(ask, asks):
                assert true(game, state, seat, said), f"entry {seq}, {type(ask).__name__}: {value} {said}"
                met[value] += 1
        state, _ = game.apply(state, seat, random_move(game, state, seat, chooser), Rng("asked", seq))
    assert met
