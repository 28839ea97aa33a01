"""What every game's pictures look like in recorded games: to the pixel, and as scenes, which show what has changed.

`UPDATE_GOLDEN=1 python -m pytest tests/render/test_goldens.py` writes them anew; look at the pictures before committing them.
"""

import io
import os

import pytest
from PIL import Image

from bench.recorded import read, recorded, records
from engines import GAMES
from engines.core.journal import deal, replay
from render.cards import profile as profiles
from render.cards import result as results
from render.cards import standings as tables
from render.drawing.png import paint
from render.drawing.scene import dump
from render.drawing.theme import load as theme
from render.pictures import chart, scene_of
from render.renderer import renderer
from tests.gallery.people import PLOTS, PROFILES, STANDINGS
from tests.gallery.pictures import MONOGRAMS
from tests.gallery.positions import GAMES_SHOWN, ended
from tests.render.test_pictures import GOLDEN, golden, pixels

KEPT = [name for name in GAMES if (GOLDEN / f"{name}.pixels").exists() or os.environ.get("UPDATE_GOLDEN")]
"""The games whose pictures are kept."""


def moment(file, share):
    """A position of a recorded game, so far into it."""
    header, entries = read(file)
    game = GAMES[header.game]
    states = [deal(game, header), *(step.state for step in replay(game, header, entries))]
    return states[round((len(states) - 1) * share)]


@pytest.mark.parametrize("name", KEPT)
def test_pictures_are_as_they_were(name):
    """Boards, previews, hands and close-ups of two recorded games, from the deal to the end."""
    game, lines = GAMES[name], []
    seen = dict[str, str]()
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
            scene, look = scene_of(name, kind, view)
            same = dump(scene) if scene else ""
            if same not in seen:  # most boards show a seat what they show everyone
                seen[same] = pixels(paint(scene, look)) if scene else "nothing\n"
            lines.append(f"{file.stem} {share} {view.seat} {kind}: {seen[same]}")
    golden(f"{name}.pixels", "".join(lines))


@pytest.mark.parametrize("name", KEPT)
def test_a_scene_is_as_it_was(name):
    view = GAMES[name].view(moment(records(name)[0], 0.5), None)
    golden(f"{name}-middle.scene", dump(renderer(name).scene(view, theme(name))))


def test_cards_are_as_they_were():
    """Result cards, profiles and standings as scenes; the points over a game to the pixel."""
    lines = []
    for name in filter(GAMES_SHOWN.__contains__, GAMES):
        last = recorded(name, GAMES_SHOWN[name][-1]).states[-1]
        result = ended(GAMES[name], last)
        assert result is not None
        letters = MONOGRAMS[: last.setup.seats]
        card = results.card(result, theme(name), letters, renderer(name).pictured)
        lines.append(f"{name} result\n{dump(card)}")
    for name, profile in PROFILES.items():
        lines.append(f"{name}\n{dump(profiles.card(*profile, theme(profile[-1][0].game)))}")
    for name, (game, divisions) in STANDINGS.items():
        lines.append(f"{name}\n{dump(tables.card(divisions, theme(game)))}")
    scores = [(at, 3 * (at // 2), 40 - at) for at in range(30)]
    lines.append(f"chart {pixels(opened(chart('alhambra', scores, MONOGRAMS[:3])))}")
    golden("cards.scene", "\n".join(lines))


def opened(content):
    """A file as a picture in full colour."""
    return Image.open(io.BytesIO(content)).convert("RGB")


def test_charts_of_many_games_are_as_they_were():
    lines = [
        f"{name}: {pixels(paint(wanted.scene(theme(game)), theme(game)))}\n"
        for name, (game, wanted) in PLOTS.items()
    ]
    golden("charts.pixels", "".join(lines))
