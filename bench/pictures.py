"""Pictures: a changed board, preview and hand of every game, against Pillow encoding the same pixels; a worker's memory.

Each picture is made as a worker does it that has shown the position before.
"""

from __future__ import annotations

import asyncio
import io
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image

from bench.figures import Figure
from bench.pairs import Paired, timed
from bench.processes import memories
from bench.recorded import Recorded, recorded
from cogs.bot.worker_pool import Priority, Workers
from engines import GAMES
from engines.core.game import View
from render import pictures
from render.drawing import webp

_PHASES = (0.1, 0.5, 0.95)
_KINDS = ("board", "preview", "hand")
_LARGEST = {kind: weight // 1000 for kind, weight in webp.MOST_BYTES.items()}
"""Kilobytes that a picture weighs at most."""

_RATIO = 1.5

_BOARDS = 100
"""Boards after which a worker's memory is measured."""
_MOST_MEMORY = 130
"""Megabytes that it has then at most."""


def measure(quick: bool = False) -> list[Figure]:
    """Milliseconds and bytes per picture."""
    games, rounds = (["armadora"], 1) if quick else (list(GAMES), 10)
    figures = [figure for game in games for kind in _KINDS for figure in picture_figures(game, kind, rounds)]
    return [*figures, asyncio.run(_worker_memory(games, 5 if quick else _BOARDS))]


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


async def _worker_memory(games: list[str], boards: int) -> Figure:
    """Megabytes of a worker whose sprites nobody has drawn before, once it has shown boards of these games by turns."""
    with TemporaryDirectory() as sprites:
        workers = Workers(1, Path(sprites))
        for number in range(boards):
            played = recorded(games[number % len(games)])
            at = len(played.states) * number // boards
            view = played.game.view(played.states[at], None)
            await workers.do(Priority.PEOPLE, pictures.picture, played.game.name, "board", view)
        used = sum(memories(pid)[pid] for pid in workers.pids)
        workers.close()
    return Figure(f"a worker after {boards} boards", used / 1e6, "MB", most=_MOST_MEMORY)


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
