"""The field map of Carcassonne: every field in the colours of its owners, and what it pays them now."""

from __future__ import annotations

from collections.abc import Iterable

from engines.carcassonne.content import Kind
from engines.carcassonne.view import CarcassonneView, SeenFeature
from engines.core.text import Seat
from render.carcassonne import pieces as figures
from render.carcassonne.board import coordinates, placed_tiles, shadows, towers
from render.carcassonne.followers import pieces
from render.carcassonne.table import border, table
from render.carcassonne.tiles import face
from render.carcassonne.window import Window
from render.drawing.scene import Box, Item, Layer
from render.drawing.theme import Theme


def field_layers(view: CarcassonneView, window: Window, width: int, height: int, theme: Theme) -> list[Layer]:
    """The tiles with their fields tinted, the farmers, and the worth of every field."""
    tints = {name: _tint(view, name) for name in _fields(view)}
    board = Box(theme.size("rows"), theme.size("coordinates"), width, height)
    names = coordinates(window, width, height, theme)
    return [
        Layer("table", tuple(table(width, height, board, theme)), still=True),
        Layer("border", (*border(width, height, board, theme), *names), still=True),
        Layer("cells", tuple(shadows(view, window, theme))),
        Layer("tiles", tuple(placed_tiles(view, window, tints))),
        Layer("towers", tuple(towers(view, window))),
        Layer("pieces", tuple(pieces(view, window, theme, only=(Kind.FIELD,)))),
        Layer("medals", tuple(_field_medals(view, window))),
    ]


def _fields(view: CarcassonneView) -> list[int]:
    return [feature.name for feature in view.features if feature.kind is Kind.FIELD]


def _tint(view: CarcassonneView, name: int) -> str:
    feature = next(feature for feature in view.features if feature.name == name)
    if feature.owners:
        return "seat " + " ".join(map(str, feature.owners))
    return f"pale_{name % 4 + 1}"


def _field_medals(view: CarcassonneView, window: Window) -> Iterable[Item]:
    """What every field with owners brings them, at one of its farmers; of larger others, if they pay, at a spot of theirs.

    With a pig in a tie the owners get different points: one medal each.
    """
    features = {feature.name: feature for feature in view.features if feature.kind is Kind.FIELD}
    at = {seen.at: seen for seen in view.tiles}
    number = max(40, min(52, round(window.size * 0.5)))
    done: set[int] = set()
    for seen_piece in view.pieces:
        seen = at[seen_piece.at]
        name = seen.features[seen_piece.part]
        if name in features and name not in done and features[name].owners and window.shows(seen.at):
            done.add(name)
            x, y = window.spot(seen.at, face(seen).parts[seen_piece.part].spot)
            y += round(window.size * 0.3)
            for points, owners in _shares(features[name]):
                yield figures.medal.at(x, y, str(points), owners, number)
                y += round(number * 1.2)
    for seen in view.tiles:
        for part, name in enumerate(seen.features):
            field = features.get(name)
            if field and name not in done and field.value and field.size > 2 and window.shows(seen.at):
                done.add(name)
                place = window.spot(seen.at, face(seen).parts[part].spot)
                yield figures.medal.at(*place, str(field.value), (), number)


def _shares(field: SeenFeature) -> list[tuple[int, tuple[Seat, ...]]]:
    """The points that a field brings, each with those whom it brings them, the most first."""
    amounts = sorted({points for _, points in field.gains}, reverse=True)
    return [(amount, tuple(seat for seat, points in field.gains if points == amount)) for amount in amounts]
