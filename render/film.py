"""A whole game as an animation: the board after one turn after the other, with everybody's points at its foot, and what they got.

A job for a process of its own: it gets the journal and plays it again, so that nobody else waits for that.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from engines import GAMES, PRESENTATIONS
from engines.core.game import State, View
from engines.core.journal import Entry, Header, deal, rerun
from engines.core.text import Seat
from render.cards import foot
from render.drawing.animation import Frame, Reel, frame, framed, gif_of, strip, webp_of
from render.drawing.camera import Take, whole
from render.drawing.marks import pinned, unmarked
from render.drawing.monogram import Monograms
from render.drawing.movement import along
from render.drawing.scene import Box
from render.drawing.theme import load
from render.renderer import renderer

SMALLER: Final = 2
"""A frame has half of a board's pixels along each side: 600, of which a phone shows 390."""
GIF_SMALLER: Final = 3
MOVEMENT: Final = 400
"""Milliseconds in which a move is seen to be made, where its shot is long enough."""
_STILL: Final = 3
"""A movement takes at most one of so many parts of its shot."""
_STEP, _QUICK = 30, 90
"""The least milliseconds of a frame in between, and of one in which the whole picture moves."""
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
    played: dict[int, tuple[View, View, foot.Standing]] = {}
    last = max(wanted)
    begun: View | None = None

    def seen(state: State) -> View:
        view: View = rules.revealed(state) if revealed else rules.view(state, None)
        return view

    def keep(seq: int, state: State, seat: Seat | None) -> None:
        if seq in wanted:
            view, result = seen(state), rules.result(state)
            points = PRESENTATIONS[game].stand(state) if result is None else result.scores
            places = result.places if result is not None else ()
            played[seq] = view, begun or view, foot.Standing(points, places, None if places else seat)

    dealt = deal(rules, header)
    keep(0, dealt, None)
    begun = seen(dealt)
    for step in rerun(rules, header, entries):
        keep(step.entry.seq, step.state, step.entry.seat)
        if step.entry.seq >= last:
            break
        if step.closes:
            begun = seen(step.state)
    order = sorted(played)
    views = compared([played[seq][0] for seq in order])
    if drawn.in_film:
        takes = list(drawn.in_film(views, theme, [played[seq][1] for seq in order]))
    else:
        takes = [whole(drawn.scene(view, theme)) for view in views]
    shown = dict(zip(order, takes, strict=True))
    part = takes[-1].part
    wide = foot.WIDTH // smaller
    high = round(wide * part.height / part.width)
    most = max(max(stands.points) for *_, stands in played.values())
    reel = Reel()
    before: Take | None = None
    for at, (seq, milliseconds) in enumerate(shots):
        take, stands = shown[seq], played[seq][2]
        # The first shot is the final board: nothing has come about there.
        since = played[shots[at - 1][0]][2].points if at > 1 else ()
        stands = replace(stands, since=since, told=take.told, units=take.units, counts=take.counts, most=most)
        if stands.places:
            around, place = foot.finale(stands, high * smaller, theme, monograms)
            scale = take.part.width / foot.WIDTH
            within = Box(*(round(scale * each) for each in place)).moved(take.part.left, take.part.top)
            place = Box(*(each // smaller for each in place))
            take = replace(take, scene=unmarked(take.scene), part=within)
            reel.add(framed(take, strip(around, wide, theme), place, theme), milliseconds)
            before = take
            yield at + 1
            continue
        take = pinned(take)
        plates = foot.foot(stands, seq / max(1, last), theme, monograms)
        below = strip(plates, wide, theme)
        moving = min(MOVEMENT, milliseconds // _STILL)
        steps = list[Frame]()
        if before is not None and at > 1 and not gif:
            if before.part == take.part:
                count = min(moving // _STEP, _MOST_BETWEEN // len(shots))
            else:
                count = moving // _QUICK
            # Whichever frame a film is stopped at, it says who did what, where and for how much.
            steps = [frame(each, below, high, theme) for each in along(before, take, count)]
        for image in steps:
            reel.add(image, moving // len(steps))
        reel.add(frame(take, below, high, theme), milliseconds - len(steps) * (moving // max(1, len(steps))))
        before = take
        yield at + 1
    return gif_of(reel, theme) if gif else webp_of(reel)


def compared(views: Sequence[View]) -> list[View]:
    """The positions of a film, each beside the one before, so that all is marked that left out turns brought; nothing on the last."""
    return [*views[:1], *(replace(view, before=one) for one, view in pairwise(views[:-1])), *views[1:][-1:]]
