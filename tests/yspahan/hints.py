"""What makes each hint of Yspahan true: the choice is carried out, and what it moved is counted."""

from __future__ import annotations

from typing import Any

from engines.core.chance import Rng
from engines.yspahan.city import SHOPS_OF
from engines.yspahan.content import Souk, named, souk_points


def _played(game: Any, state: Any, seat: int, tokens: tuple[str, ...]) -> tuple[Any, list[Any]]:
    """The position after the first legal line that begins so, and what it told."""
    move = next(
        move
        for move in game.legal(state, seat)
        if tuple(game.notation.format(move).split())[: len(tokens)] == tokens
    )
    after, notes = game.apply(state, seat, move, Rng("", 0))
    return after, notes


def _goods(game: Any, state: Any, seat: int, tokens: tuple[str, ...], said: Any) -> bool:
    after, _ = _played(game, state, seat, tokens)
    gained = getattr(after.players[seat], tokens[0]) - getattr(state.players[seat], tokens[0])
    built = said["building"] in map(named, state.players[seat].buildings)
    return bool(gained == said["count"] and (said["more"] > 0) == built)


def _points(game: Any, state: Any, seat: int, tokens: tuple[str, ...], said: Any) -> bool:
    after, _ = _played(game, state, seat, tokens)
    new = after.gains[len(state.gains) :]
    mine = sum(gain.points for gain in new if gain.seat == seat)
    return bool(said["points"] == mine)


def _free(game: Any, state: Any, seat: int, tokens: tuple[str, ...], said: Any) -> bool:
    shops = SHOPS_OF[Souk(tokens[1])]
    return (said["free"], said["shops"]) == (sum(shop not in state.cubes for shop in shops), len(shops))


def _souk(game: Any, state: Any, seat: int, tokens: tuple[str, ...], said: Any) -> bool:
    """One cube is placed per line; as many fit as are said to be free."""
    free = [shop for shop in SHOPS_OF[Souk(tokens[1])] if shop not in state.cubes]
    return bool(said["free"] == len(free) and 0 < said["cubes"] <= len(free))


def _dice(game: Any, state: Any, seat: int, tokens: tuple[str, ...], said: Any) -> bool:
    return bool(said["dice"] > 0 and 1 <= said["shown"] <= 6)


def _walk(game: Any, state: Any, seat: int, tokens: tuple[str, ...], said: Any) -> bool:
    after, _ = _played(game, state, seat, tokens)
    paid = state.players[seat].gold - after.players[seat].gold
    return bool(said["gold"] == paid and said["count"] == len(said["cubes"].items))


def _souk_filled(game: Any, state: Any, seat: int, tokens: tuple[str, ...], said: Any) -> bool:
    """Cubes of the seat alone stand in the souk, and with one in every shop it would score so much."""
    after, _ = _played(game, state, seat, tokens)
    souk = next(souk for souk in Souk if named(souk) == said["souk"])
    free = [shop for shop in SHOPS_OF[souk] if shop not in after.cubes]
    owners = {after.cubes[shop] for shop in SHOPS_OF[souk] if shop in after.cubes}
    points = souk_points(souk, after.players[seat].buildings)
    return owners == {seat} and (len(free), points) == (said["missing"], said["points"])


def _caravan(game: Any, state: Any, seat: int, tokens: tuple[str, ...], said: Any) -> bool:
    after, _ = _played(game, state, seat, tokens)
    return bool(after.caravan.count(seat) == said["cubes"])


def _has_goods(game: Any, state: Any, seat: int, tokens: tuple[str, ...], said: Any) -> bool:
    after, _ = _played(game, state, seat, tokens)
    player = after.players[seat]
    return (player.camels, player.gold, len(said["can"].items)) == (
        said["camels"],
        said["gold"],
        said["count"],
    )


TRUE = {
    "yspahan-reason-souk": _souk_filled,
    "yspahan-reason-caravan": _caravan,
    "yspahan-reason-goods": _has_goods,
    "yspahan-gives-goods": _goods,
    "yspahan-gives-points": _points,
    "yspahan-gives-free": _free,
    "yspahan-gives-souk": _souk,
    "yspahan-gives-dice": _dice,
    "yspahan-gives-construct": _dice,
    "yspahan-gives-walk": _walk,
}
