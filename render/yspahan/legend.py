"""The things on a picture of Yspahan that are explained to newcomers."""

from __future__ import annotations

from render.drawing.callouts import Sign

SIGNS = (
    Sign("souk", "yspahan.city.medallion", "souks", lambda args: args[3] is not None),
    Sign("souk", "yspahan.city.medallion", "souks"),
    Sign("offered", "yspahan.city.medallion", "players"),
    Sign("shop", "yspahan.city.stage"),
    Sign("supervisor", "yspahan.pieces.supervisor"),
    Sign("tower", "yspahan.pieces.mark", "tower"),
    Sign("level", "yspahan.pieces.mark", "dice"),
    Sign("caravan", "yspahan.city.cube", "caravan"),
    Sign("caravan", "yspahan.pieces.beast"),
    Sign("row", "yspahan.tower.prize", "", lambda args: args[1] == 1),
    Sign("building", "yspahan.players.site", "players"),
    Sign("day", "yspahan.tower.sundial"),
    Sign("yellow", "yspahan.tower.die", "", lambda args: bool(args[1])),
    Sign("gold", "yspahan.pieces.icon", "players", lambda args: args[0] == "coin"),
    Sign("week", "yspahan.tower.moon"),
    Sign("camels", "yspahan.pieces.icon", "players", lambda args: args[0] == "camel"),
)
