"""The things on a picture of The Hanging Gardens that are explained to newcomers."""

from __future__ import annotations

from render.drawing.callouts import Sign

_SECOND = 1
"""The seat where a sign stands, so that it is not beside others."""

SIGNS = (
    Sign("round", "hanging_gardens.market.rounds"),
    Sign("turns", "seats.token", "order"),
    Sign("card", "hanging_gardens.land.under", "market"),
    Sign("column", "hanging_gardens.tiles.column_mark"),
    Sign("tile", "hanging_gardens.tiles.face", "market"),
    Sign("structure", "hanging_gardens.squares.square", "", lambda args: str(args[1]) == "terrace"),
    Sign("temple", "hanging_gardens.land.temple"),
    Sign("temples", "hanging_gardens.land.temple_icon", "", lambda args: args[0] == _SECOND),
    Sign("tiles", "hanging_gardens.tiles.back", "players"),
    Sign("supply", "hanging_gardens.land.card_back"),
)
