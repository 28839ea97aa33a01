"""Pictures: a changed board, preview and hand of every game, against Pillow encoding the same pixels.

Each picture is made as a worker does it that has shown the position before.
"""

from __future__ import annotations

import io

from PIL import Image

from bench.figures import Figure
from bench.pairs import Paired, timed
from bench.recorded import Recorded, recorded
from engines import GAMES
from engines.core.game import View
from render import pictures
from render.drawing import webp

_PHASES = (0.1, 0.5, 0.95)
_KINDS = ("board", "preview", "hand")
_LARGEST = {kind: weight // 1000 for kind, weight in webp.MOST_BYTES.items()}
"""Kilobytes that a picture weighs at most."""

_RATIO = 1.5


def measure(quick: bool = False) -> list[Figure]:
    """Milliseconds and bytes per picture."""
    games, rounds = (["armadora"], 1) if quick else (list(GAMES), 10)
    return [figure for game in games for kind in _KINDS for figure in picture_figures(game, kind, rounds)]


def picture_figures(game: str, kind: str, rounds: int) -> list[Figure]:
    """Cost and size of pictures of some kind; none if a game has no such picture."""
    played = recorded(game)
    times: list[float] = []
    again: list[float] = []
    sizes: list[int] = []
    for phase in _PHASES:
        first = min(int(len(played.states) * phase), len(played.states) - rounds - 2)
        pictures.picture(game, kind, _view(played, first - 1, kind))
        for at in range(first, first + rounds):
            spent, picture = timed(pictures.picture, game, kind, _view(played, at, kind))
            if picture:
                times.append(spent)
                again.append(_encoding(picture))
                sizes.append(len(picture))
    if not times:
        return []
    paired = Paired(tuple(times), tuple(again))
    goal = _RATIO if kind == "board" else None
    return [
        Figure(f"{game} {kind}, median", paired.value * 1000, "ms", paired.ratio, "encoding", most=goal),
        Figure(f"{game} {kind}, largest", max(sizes) / 1000, "kB", most=_LARGEST[kind]),
    ]


def _view(played: Recorded, at: int, kind: str) -> View:
    """The view of a picture: everybody's for the board, the due seat's for the rest."""
    state = played.states[at]
    view: View = played.game.view(state, None if kind == "board" else played.game.due(state)[0])
    return view


def _encoding(picture: bytes) -> float:
    """Seconds in which Pillow writes the pixels of a picture to a file: a yardstick that stays when our own way changes."""
    with Image.open(io.BytesIO(picture)) as image:
        shown = image.convert("RGB")
        spent, _ = timed(lambda: shown.save(io.BytesIO(), "WEBP", quality=82, method=2))
    return spent
