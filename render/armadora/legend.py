"""The things on a picture of Armadöra that are explained to newcomers."""

from __future__ import annotations

from render.armadora.players import OWN
from render.drawing.callouts import Sign

SIGNS = (
    Sign("mine", "armadora.land.mine"),
    Sign("warrior", "armadora.warriors.shield", "pieces"),
    Sign("palisade", "armadora.land.palisade"),
    Sign("area", "armadora.land.sum_plaque"),
    Sign("prize", "armadora.land.prize"),
    Sign("strengths", "armadora.land.nuggets", "strengths"),
    Sign("hand", "armadora.warriors.shield", "hand"),
    Sign("left", "armadora.warriors.left", bare=True),
    Sign("power", "armadora.warriors.power", "players"),
    Sign("reinforcement", "armadora.warriors.reinforcement", "players"),
    Sign("supply", "armadora.land.stakes"),
    Sign("player", "armadora.warriors.emblem", "players"),
    Sign("due", "seats.plate", when=lambda args: args[2] == "due" and args[0] <= OWN),
)
