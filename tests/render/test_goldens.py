"""What every game's pictures look like in recorded games: to the pixel, and as scenes, which show what has changed.

`UPDATE_GOLDEN=1 python -m pytest tests/render/test_goldens.py` writes them anew; look at the pictures before committing them.
"""

import pytest

from bench.recorded import read, records
from engines import GAMES
from engines.core.journal import deal, replay
from render.drawing.scene import dump
from render.drawing.theme import load as theme
from render.pictures import picture
from render.renderer import renderer
from tests.render.test_pictures import golden, pixels


def moment(file, share):
    """A position of a recorded game, so far into it."""
    header, entries = read(file)
    game = GAMES[header.game]
    states = [deal(game, header), *(step.state for step in replay(game, header, entries))]
    return states[round((len(states) - 1) * share)]


@pytest.mark.parametrize("name", GAMES)
def test_pictures_are_as_they_were(name):
    """Boards, previews, hands and close-ups of two recorded games, from the deal to the end."""
    game, lines = GAMES[name], []
    first, last = records(name)[0], records(name)[-1]
    for file, share in ((first, 0), (first, 0.5), (first, 1), (last, 0.5), (last, 1)):
        state = moment(file, share)
        seat = next(iter(game.due(state)), 0)
        public = game.view(state, None)
        shown = [
            ("board", public),
            *((kind, game.view(state, seat)) for kind in ("board", "preview", "hand")),
        ]
        shown += [(f"closeup {each}", public) for each in renderer(name).closeups(public)]
        for kind, view in shown:
            drawn = picture(name, kind, view)
            digest = pixels(drawn) if drawn else "nothing\n"
            lines.append(f"{file.stem} {share} {view.seat} {kind}: {digest}")
    golden(f"{name}.pixels", "".join(lines))


@pytest.mark.parametrize("name", GAMES)
def test_a_scene_is_as_it_was(name):
    view = GAMES[name].view(moment(records(name)[0], 0.5), None)
    golden(f"{name}-middle.scene", dump(renderer(name).scene(view, theme(name))))
