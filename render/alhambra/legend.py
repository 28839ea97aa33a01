"""The things on a picture of Alhambra that are explained to newcomers."""

from __future__ import annotations

from render.drawing.callouts import Sign

SIGNS = (
    Sign("stall", "alhambra.tiles.tile", "market"),
    Sign("currency", "alhambra.money.coin", "market"),
    Sign("display", "alhambra.money.blank", "market"),
    Sign("reserve", "alhambra.market.shelf"),
    Sign("kind", "alhambra.tiles.emblem", "points"),
    Sign("most", "alhambra.market.podium"),
    Sign("wall", "alhambra.icons.rampart"),
    Sign("deck", "alhambra.icons.back"),
    Sign("discarded", "alhambra.icons.discarded"),
    Sign("bag", "alhambra.icons.bag"),
    Sign("pays", "alhambra.money.verdict"),
    Sign("rivals", "alhambra.tiles.emblem", "market"),
    Sign("dirk", "alhambra.icons.dirk"),
)
