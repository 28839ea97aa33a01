"""The things on a picture of Armadöra that are explained to newcomers."""

from __future__ import annotations

from render.drawing.callouts import Sign

SIGNS = (
    Sign("mine", "armadora.land.mine"),
    Sign("warrior", "armadora.warriors.shield", "pieces"),
    Sign("palisade", "armadora.land.palisade"),
    Sign("area", "armadora.land.sum_plaque"),
    Sign("prize", "armadora.land.prize"),
    Sign("left", "armadora.warriors.tile", "players"),
    Sign("power", "armadora.warriors.power", "players"),
    Sign("reinforcement", "armadora.warriors.reinforcement", "players"),
    Sign("supply", "armadora.land.stakes", "players"),
    Sign("player", "armadora.warriors.emblem", "players"),
)
