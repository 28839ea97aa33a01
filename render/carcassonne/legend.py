"""The things on a picture of Carcassonne that are explained to newcomers."""

from __future__ import annotations

from render.drawing.callouts import Sign

SIGNS = (
    Sign("newest", "carcassonne.table.glow"),
    Sign("follower", "carcassonne.pieces.piece", "pieces", lambda args: not args[3]),
    Sign("farmer", "carcassonne.pieces.piece", "pieces", lambda args: bool(args[3])),
    Sign("places", "carcassonne.board.pale"),
    Sign("held", "carcassonne.tiles.tile", "turn"),
    Sign("held", "carcassonne.tiles.tile", "players"),
    Sign("stack", "carcassonne.pieces.heap"),
    Sign("supply", "carcassonne.pieces.piece", "players"),
    Sign("points", "carcassonne.pieces.medal"),
    Sign("start", "carcassonne.pieces.rose"),
    Sign("elsewhere", "carcassonne.table.later"),
    Sign("goods", "carcassonne.icons.goods", "players"),
    Sign("hidden", "carcassonne.plates.back", "players"),
)
