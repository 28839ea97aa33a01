"""Makes the fixed palette of a game: `python -m render.palette armadora`.

Random games of every player count are played and looked at from a seat and from outside; the colours that suit
those pictures best are written to the theme's folder.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

from engines import GAMES
from engines.computers.baselines import random_move
from engines.core.chance import Rng
from engines.core.game import AnyGame, Line, Result
from engines.core.text import say
from render.cards.chart import chart
from render.cards.result import card
from render.drawing.png import COLOURS, paint, palette_of
from render.drawing.scene import Scene
from render.drawing.theme import load
from render.renderer import renderer

_GAMES_EACH = 2
_LOOKS = 5


def main(name: str) -> None:
    """Write the palette of one game."""
    theme = load(name)
    images = [paint(scene, theme) for scene in _scenes(name)]
    colours = palette_of(images, theme.exact, COLOURS)
    theme.palette_file.write_text("".join(f"{colour}\n" for colour in colours), encoding="ascii")
    sys.stdout.write(f"{len(colours)} colours from {len(images)} pictures in {theme.palette_file}\n")


def _scenes(name: str) -> Iterator[Scene]:
    drawn, theme, game = renderer(name), load(name), GAMES[name]
    for seats in game.seats:
        for number in range(_GAMES_EACH):
            for view in _views(game, seats, number):
                yield drawn.scene(view, theme)
                held = drawn.hand(view, theme)
                if held:
                    yield held
            names = ("A",) * seats
            yield chart([tuple(range(seats)), tuple(range(seats, 2 * seats))], theme, names)
            sheet = (Line(say("palette"), tuple(range(9, 9 + seats))),) * 3
            yield card(Result(tuple(range(1, seats + 1)), sheet[0].points, sheet), theme, names)


def _views(game: AnyGame, seats: int, number: int) -> Iterator[Any]:
    """Views from a random game with random options, evenly spread over its length."""
    rng = Rng(f"palette {seats}", number)
    options = {option.name: rng.choice(option.choices) for option in game.options}
    state = game.new(game.setup(seats, **options), rng)
    states = [state]
    for seq in range(1, 3000):
        due = game.due(state)
        if not due:
            break
        state, _ = game.apply(
            state, due[0], random_move(game, state, due[0], rng), Rng(f"palette {number}", seq)
        )
        states.append(state)
    for look in range(_LOOKS):
        at = states[(len(states) - 1) * look // (_LOOKS - 1)]
        yield game.view(at, None if look % 2 == 0 else rng.below(seats))


if __name__ == "__main__":
    main(sys.argv[1])
