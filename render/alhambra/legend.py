"""The things on a picture of Alhambra that are explained to newcomers."""

from __future__ import annotations

from render.drawing.callouts import Sign

SIGNS = (
    Sign("stall", "alhambra.market.stall", "market"),
    Sign("display", "alhambra.market.carpet", "market"),
    Sign("kind", "alhambra.tiles.emblem", "held"),
    Sign("wall", "alhambra.tiles.rampart", "cities"),
    Sign("dirk", "alhambra.icons.dirk"),
    Sign("reserve", "alhambra.market.shelf"),
    Sign("purse", "alhambra.money.pouch"),
    Sign("pays", "alhambra.market.lantern", when=lambda args: args[0] > args[1]),
    Sign("nowhere", "alhambra.money.verdict", when=lambda args: args[0] == "nowhere"),
)
