"""The things on a picture of Yspahan that are explained to newcomers."""

from __future__ import annotations

from render.drawing.callouts import Sign

SIGNS = (
    Sign("souk", "yspahan.city.medallion"),
    Sign("shop", "yspahan.city.house"),
    Sign("cube", "yspahan.city.cube", "pieces"),
    Sign("supervisor", "yspahan.city.supervisor"),
    Sign("level", "yspahan.tower.window"),
    Sign("dice", "yspahan.tower.die"),
    Sign("yellow", "yspahan.tower.die", "", lambda args: bool(args[1])),
    Sign("week", "yspahan.tower.moon"),
    Sign("day", "yspahan.tower.sun", "", lambda args: bool(args[3])),
    Sign("pile", "yspahan.icons.icon", "days"),
    Sign("caravan", "yspahan.tower.beast"),
    Sign("row", "yspahan.tower.prize"),
    Sign("order", "seats.badge", "players"),
    Sign("player", "seats.token", "players"),
    Sign("gold", "yspahan.icons.icon", "players", lambda args: args[0] == "coin"),
    Sign("camels", "yspahan.icons.icon", "players", lambda args: args[0] == "camel"),
    Sign("cards", "yspahan.icons.icon", "players", lambda args: args[0] == "card"),
    Sign("building", "yspahan.players.site", "players"),
)
