"""The things on a picture of Yspahan that are explained to newcomers."""

from __future__ import annotations

from render.drawing.callouts import Sign

SIGNS = (
    Sign("souk", "yspahan.city.medallion"),
    Sign("supervisor", "yspahan.city.supervisor"),
    Sign("level", "yspahan.tower.window"),
    Sign("yellow", "yspahan.tower.die", "", lambda args: bool(args[1])),
    Sign("week", "yspahan.tower.moon"),
    Sign("caravan", "yspahan.tower.beast"),
    Sign("row", "yspahan.tower.prize"),
    Sign("order", "seats.badge", "players"),
    Sign("building", "yspahan.players.site", "players"),
    Sign("gold", "yspahan.icons.icon", "players", lambda args: args[0] == "coin"),
    Sign("camels", "yspahan.icons.icon", "players", lambda args: args[0] == "camel"),
    Sign("shop", "yspahan.city.house"),
    Sign("day", "yspahan.tower.sun", "", lambda args: bool(args[3])),
)
