"""A game's views to files: the jobs of the worker processes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engines import GAMES
from engines.core.game import Result, View
from render.cards import chart as charts
from render.cards import cover as covers
from render.cards import profile as profiles
from render.cards import result as results
from render.cards import standings as tables
from render.cards.profile import Played
from render.charts.plot import Plot
from render.drawing import compose, png
from render.drawing.callouts import in_reading_order, number_signs
from render.drawing.marks import unmarked
from render.drawing.monogram import Monograms
from render.drawing.scene import Scene
from render.drawing.theme import Theme, load
from render.drawing.webp import painted
from render.renderer import Mark, renderer


def suffix(content: bytes) -> str:
    """The end of the name of a picture's or film's file.

    >>> suffix(b"GIF89a"), suffix(b"RIFF....WEBPVP8 ")
    ('.gif', '.webp')
    """
    return ".webp" if content[8:12] == b"WEBP" else ".gif" if content.startswith(b"GIF8") else ".png"


def picture(
    game: str, kind: str, view: View, marks: tuple[Mark, ...] = (), monograms: Monograms = ()
) -> bytes:
    """What a view shows, as a file's bytes.

    Args:
        kind: `board`, at most 1200 x 1308, with numbers at the signs that are named after it, if any; `preview`, at most 1000 x 880,
            in the theme's preview sizes; `hand`, the hidden hand alone (empty bytes if none); `remaining`, what is still to come;
            `legend`, the board made for a legend, if the game has one, with a number at each of its signs, in reading order, or at
            those that are named after it, in theirs; `legend-panel`, the same of a preview; or `closeup NAME`, a further picture of
            the board.
        marks: numbered candidate places; for private pictures only.
        monograms: per seat the letters of its owner; see `render.drawing.monogram.monograms`.
    """
    scene, theme = scene_of(game, kind, view, marks, monograms)
    return painted(compose.compose_again(scene, theme), theme, kind) if scene else b""


def scene_of(
    game: str, kind: str, view: View, marks: tuple[Mark, ...] = (), monograms: Monograms = ()
) -> tuple[Scene | None, Theme]:
    """The scene of such a picture, if there is one, and its theme."""
    kind, _, name = kind.partition(" ")
    drawn, theme = renderer(game), load(game, preview=kind in ("preview", "legend-panel"))
    scene: Scene | None
    if kind == "hand":
        scene = drawn.hand(view, theme)
    elif kind in ("legend", "legend-panel") or (kind == "board" and name):
        scene = drawn.numbered(kind)(view, theme, marks, monograms)
        named = [sign for each in name.split() for sign in drawn.signs if sign.name == each]
        scene = number_signs(scene, theme, named or in_reading_order(scene, theme, drawn.signs))
    elif kind == "remaining":
        scene = drawn.remaining_scene(view, theme)
    elif kind == "closeup":
        scene = drawn.closeup(view, theme, name)
    else:
        scene = drawn.scene(view, theme, marks, monograms)
    return scene, theme


def result_card(game: str, view: View, result: Result, monograms: Monograms = ()) -> bytes:
    """The card of a finished game, 1200 x 944: what the winner has made, the winner, and everybody's points.

    Args:
        view: the final position as everybody sees it.
    """
    drawn, theme = renderer(game), load(game)
    scene = results.card(result, theme, monograms, drawn.pictured)
    stage, *above = scene.layers
    card = compose.compose(replace(scene, layers=(stage,)), theme)
    winners = [seat for seat, place in enumerate(result.places) if place == 1]
    if drawn.showpiece is not None:
        board = drawn.showpiece(view, theme, winners)
    else:
        board = (drawn.overview or drawn.scene)(view, theme)
    compose.inset(card, compose.compose(unmarked(board), theme), results.BOARD)
    compose.lay(card, [item for layer in above for item in layer.items], theme)
    return painted(card, theme)


def cover(game: str) -> bytes:
    """The picture of a game's lobbies, 1200 x 675."""
    theme = load(game)
    return painted(compose.compose(covers.cover(game, theme), theme), theme)


def chart(
    game: str,
    scores: Sequence[Sequence[int]],
    monograms: Monograms = (),
    unit: str = "",
    events: charts.Events = (),
) -> bytes:
    """The points over a game, 1200 x 900.

    Args:
        scores: after each turn the points per seat, from the beginning on; at least one.
        unit: what they are counted in, where they are no points.
        events: the turns after which everybody was scored, or the like, with the key of the note that told it.
    """
    theme = load(game)
    scene = charts.chart(scores, theme, monograms, unit, events)
    return painted(compose.compose(scene, theme), theme)


def plot(game: str, figures: Plot) -> bytes:
    """A chart of many games, 1200 pixels wide, in the colours of a game, or of none (an empty name)."""
    theme = load(game)
    return painted(compose.compose(figures.scene(theme), theme), theme)


def profile_card(monogram: str, games: int, won: int, played: Sequence[Played]) -> bytes:
    """The card of a person, 1200 x 675, with a picture of each favourite game."""
    theme = load(played[0].game if played else next(iter(GAMES)))
    card = compose.compose(profiles.card(monogram, games, won, played, theme), theme)
    for each, box in zip(played, profiles.thumbnails(len(played)), strict=True):
        own = load(each.game)
        compose.inset(card, compose.compose(covers.cover(each.game, own), own), box)
    return painted(card, theme)


def standings_card(game: str, divisions: Sequence[Sequence[tables.Row]]) -> bytes:
    """The standings of an event, 1200 pixels wide, on the ground of its game; at least one line."""
    theme = load(game)
    return png.encoded(compose.compose(tables.card(divisions, theme), theme), theme)


def ready() -> None:
    """Read what every picture needs: a job for a fresh worker."""
    for game in GAMES:
        renderer(game)
        png.palette(load(game))
        load(game, preview=True)
