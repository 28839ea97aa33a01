"""Pictures: a changed board, preview and hand of every game, against encoding the same pixels once more.

Each picture is made as a worker does it that has shown the position before: whatever the move has changed is drawn anew,
as if no worker had drawn it before.
"""

from __future__ import annotations

import io
import statistics
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image

from bench.figures import Figure
from bench.pairs import Paired, quantile, timed
from bench.recorded import Recorded, recorded
from engines import GAMES
from engines.core.game import View
from render import pictures
from render.drawing import compose

_PHASES = (0.1, 0.5, 0.95)
_KINDS = ("board", "preview", "hand")
_LARGEST = {"board": 200, **{kind: weight // 1000 for kind, weight in pictures.PRIVATE_BYTES.items()}}
"""Kilobytes that a picture weighs at most."""

_RATIO = 1.5
_LEVELS = {"preview": 3, "hand": 3}
"""How hard Pillow compresses private pictures; boards, which stay, at level 5."""


def measure(quick: bool = False) -> list[Figure]:
    """Milliseconds and bytes per picture, and the first picture of a fresh worker."""
    games = ["armadora"] if quick else list(GAMES)
    rounds, phases = (2, _PHASES[:1]) if quick else (10, _PHASES)
    found = [figure for game in games for kind in _KINDS for figure in _kind(game, kind, phases, rounds)]
    if quick:
        return found
    return found + [figure for each in (_whole, _cold) for game in games for figure in each(game)]


def _kind(game: str, kind: str, phases: Sequence[float], rounds: int) -> list[Figure]:
    played = recorded(game)
    times: list[float] = []
    again: list[float] = []
    sizes: list[int] = []
    for phase in phases:
        first = min(int(len(played.states) * phase), len(played.states) - rounds - 2)
        pictures.picture(game, kind, _view(played, first - 1, kind))
        for at in range(first, first + rounds):
            spent, picture = timed(pictures.picture, game, kind, _view(played, at, kind))
            if picture:
                times.append(spent)
                again.append(_encoding(picture, kind))
                sizes.append(len(picture))
    if not times:
        return []
    paired = Paired(tuple(times), tuple(again))
    goal = _RATIO if kind == "board" else None
    return [
        Figure(f"{game} {kind}, median", paired.value * 1000, "ms", paired.ratio, "encoding", most=goal),
        Figure(f"{game} {kind}, mean", statistics.mean(times) * 1000, "ms"),
        Figure(f"{game} {kind}, 95 %", quantile(times, 0.95) * 1000, "ms"),
        Figure(f"{game} {kind}, largest", max(sizes) / 1000, "kB", most=_LARGEST[kind]),
    ]


def _view(played: Recorded, at: int, kind: str) -> View:
    """What a picture shows: the board to everybody, the rest to whoever is due."""
    state = played.states[at]
    view: View = played.game.view(state, None if kind == "board" else played.game.due(state)[0])
    return view


def _encoding(picture: bytes, kind: str) -> float:
    """Seconds in which Pillow writes the pixels of a picture to a file: a yardstick that stays when our own way changes."""
    with Image.open(io.BytesIO(picture)) as image:
        image.load()
        spent, _ = timed(lambda: image.save(io.BytesIO(), "PNG", compress_level=_LEVELS.get(kind, 5)))
    return spent


def _whole(game: str) -> list[Figure]:
    """The boards of all turns of a game, one after the other in a process that has drawn nothing before and has no
    shelf: what a table costs that is played by itself."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        paired = pool.submit(_turns, game).result()
    ratio = sum(paired.ours) / sum(paired.theirs)
    return [
        Figure(f"{game} board, turns of a game, median", paired.value * 1000, "ms", paired.ratio, "encoding"),
        Figure(
            f"{game} board, turns of a game, mean",
            statistics.mean(paired.ours) * 1000,
            "ms",
            ratio,
            "encoding",
        ),
    ]


def _turns(game: str) -> Paired:
    played = recorded(game)
    times: list[float] = []
    again: list[float] = []
    for at in range(1, len(played.states)):
        if played.entries[at - 1].line == "end":
            spent, picture = timed(pictures.picture, game, "board", _view(played, at, "board"))
            times.append(spent)
            again.append(_encoding(picture, "board"))
    return Paired(tuple(times), tuple(again))


def _cold(game: str) -> list[Figure]:
    """The first picture of a fresh process, from its beginning, imports included: with nothing on the shelf, then with
    what that process left there."""
    played = recorded(game)
    view = _view(played, len(played.states) // 2, "board")
    found = []
    with TemporaryDirectory() as folder:
        for shelf in ("empty shelf", "filled shelf"):
            began = time.monotonic()
            with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
                spent = pool.submit(_first, game, view, Path(folder)).result()
                waited = time.monotonic() - began
            found += [
                Figure(f"{game} first board of a process, {shelf}, processor", spent * 1000, "ms"),
                Figure(f"{game} first board of a process, {shelf}, waited", waited * 1000, "ms"),
            ]
    return found


def _first(game: str, view: View, shelf: Path) -> float:
    compose.shelve(shelf)
    pictures.picture(game, "board", view)
    return time.process_time()
