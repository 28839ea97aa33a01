"""A whole game as an animation: the board after one turn after the other, with everybody's points at its foot.

A job for a process of its own: it gets the journal and plays it again, so that nobody else waits for that.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Final

from engines import GAMES, PRESENTATIONS
from engines.core.game import AnyGame, State, View
from engines.core.journal import Entry, Header, deal, rerun
from engines.core.text import Seat
from render.cards import foot
from render.drawing.animation import Frame, frame, gif_of, webp_of
from render.drawing.marks import taller_pins
from render.drawing.monogram import Monograms
from render.drawing.movement import between
from render.drawing.scene import Scene
from render.drawing.theme import Theme, load
from render.renderer import renderer

SMALLER: Final = 2
"""A frame has half of a board's pixels along each side: 600, of which a phone shows 390."""
GIF_SMALLER: Final = 3
MOVEMENT: Final = 400
"""Milliseconds in which a move is seen to be made, where its shot is long enough."""
_STEP: Final = 60
"""The least milliseconds of a frame in between."""
_MOST_BETWEEN: Final = 120
"""Frames in between of a film; a GIF has none, which would weigh too much."""


def film(
    game: str,
    header: Header,
    entries: Sequence[Entry],
    shots: Sequence[tuple[int, int]],
    revealed: bool,
    monograms: Monograms,
    gif: bool,
) -> Generator[int, None, bytes]:
    """Draw a film; yields after every frame how many are drawn, and returns an animated WebP, or a GIF.

    Args:
        game: the game's name.
        entries: the whole journal, with what was taken back.
        shots: the entries after which the board is shown, and for how many milliseconds; the first one and the last one are the
            final board.
        revealed: whether everything that lies face down is turned up.
        monograms: per seat the letters of its owner.
        gif: whether it is a GIF.
    """
    rules, theme, smaller = GAMES[game], load(game), GIF_SMALLER if gif else SMALLER
    drawn = renderer(game)
    wanted = {seq for seq, _ in shots}
    played: dict[int, tuple[View, Scene]] = {}
    last = max(wanted)

    def keep(seq: int, state: State, seat: Seat | None) -> None:
        if seq in wanted:
            view = rules.revealed(state) if revealed else rules.view(state, None)
            played[seq] = view, _foot(rules, state, seat, seq / max(1, last), theme, monograms)

    keep(0, deal(rules, header), None)
    for step in rerun(rules, header, entries):
        keep(step.entry.seq, step.state, step.entry.seat)
        if step.entry.seq >= last:
            break
    end = played[max(played)][0]

    def board(view: View) -> Scene:
        if drawn.in_film:
            return taller_pins(drawn.in_film(view, end, theme))
        return taller_pins((drawn.overview or drawn.scene)(view, theme))

    positions = {seq: (board(view), below) for seq, (view, below) in played.items()}
    size = (
        max(scene.width for scene, _ in positions.values()),
        max(scene.height for scene, _ in positions.values()),
    )
    frames: list[Frame] = []
    times: list[int] = []
    made: dict[int, Frame] = {}
    for at, (seq, milliseconds) in enumerate(shots):
        scene, below = positions[seq]
        # The first shot is the final board: nothing moves from there to the deal.
        before = positions[shots[at - 1][0]] if at > 1 and not gif else (scene, below)
        moving = min(MOVEMENT, 2 * milliseconds // 3)
        steps = between(before[0], scene, min(moving // _STEP, _MOST_BETWEEN // len(shots)))
        for moved in steps:
            frames.append(frame(moved, before[1], size, theme, smaller))
            times.append(moving // len(steps))
        if seq not in made:
            made[seq] = frame(scene, below, size, theme, smaller)
        frames.append(made[seq])
        times.append(milliseconds - sum(times[len(times) - len(steps) :] if steps else ()))
        yield at + 1
    return gif_of(frames, times, theme) if gif else webp_of(frames, times)


def _foot(
    game: AnyGame, state: State, seat: Seat | None, share: float, theme: Theme, monograms: Monograms
) -> Scene:
    """The foot of a position; whoever moved last stands out as long as nobody has won."""
    result = game.result(state)
    points = PRESENTATIONS[game.name].stand(state) if result is None else result.scores
    winners = [seat for seat, place in enumerate(result.places) if place == 1] if result is not None else []
    return foot.foot(points, winners, share, 1200, theme, monograms, None if winners else seat)
