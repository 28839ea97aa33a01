"""Masters of Alhambra: every tile with its walls, the court of lions, the market, money, grounds, and the lobby’s cover."""

from __future__ import annotations

from multiprocessing import Pool

from art.alhambra import buildings, market
from art.alhambra.cover import cover
from art.brush import picture, saved
from engines.alhambra.content import TILES, Building


def paint() -> None:
    """Paint everything anew; it takes some minutes."""
    saved("alhambra/street", market.street(), 78)
    saved("alhambra/hill", market.hill(), 78)
    saved("alhambra/stalls", market.stalls(), 84)
    saved("alhambra/cards", market.cards(), 84)
    saved("alhambra/back", market.back(), 84)
    saved("alhambra/carpet", market.carpet(), 82)
    with Pool(2) as pool:
        pool.map(_tile, [str(tile) for tile in TILES.values()], chunksize=4)
    saved("alhambra/fountain", picture(buildings.fountain()).reduce(2), 82)
    saved("alhambra/walls", buildings.walls(), 84)
    saved("alhambra/cover", cover(), 86)
    saved("alhambra/emblems", market.emblems([buildings.bare(kind) for kind in Building]), 86)


def _tile(token: str) -> None:
    saved(f"alhambra/{token}", picture(buildings.tile(TILES[token])).reduce(2), 80)
