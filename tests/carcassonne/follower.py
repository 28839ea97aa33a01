"""A follower of Carcassonne: the table as somebody keeps it who saw the start and hears the public notes, and nothing else.

Where a scoring sends pieces home, the follower looks at the board that it has built from the notes.
"""

from __future__ import annotations

from typing import Any

from engines.carcassonne.cells import Cell, Turn
from engines.carcassonne.content import PLACE_OF_GOODS, PLACE_OF_PIECE, Goods, Kind, Piece, TileId
from engines.carcassonne.determinization import rebuilt
from engines.carcassonne.land import Standing
from engines.carcassonne.view import CarcassonneView
from engines.core.text import Seat, Text, Value, Who

_PIECES = {"large": Piece.LARGE, "builder": Piece.BUILDER, "pig": Piece.PIG}


class Follower:
    """The table by hearsay; `seen` is what a view has to show of it."""

    def __init__(self, view: CarcassonneView) -> None:
        self.land = rebuilt(view.tiles, view.pieces).copy()
        self.stack = view.stack
        self.tiles = [player.tiles for player in view.players]
        self.supply = [list(player.supply) for player in view.players]
        self.goods = [list(player.goods) for player in view.players]
        self.scores = [player.score for player in view.players]
        self.removed: list[str] = []
        self.at = Cell(0, 0)

    def hear(self, said: Text) -> None:
        """One public note."""
        values: dict[str, Any] = dict(said.args)
        who = values["who"].seat if isinstance(values.get("who"), Who) else -1
        key = said.key.removeprefix("carcassonne-")
        match key.split("-"):
            case ["laid", "turned"]:
                self.at = Cell.parse(values["where"])
                self.land.lay(_tile(values["tile"]), self.at, Turn(str(values["turn"])), who)
                self.tiles[who] -= 1
            case ["put", what]:
                piece = _PIECES.get(what, Piece.NORMAL)
                part = self.land.laid[self.at].face.spots.index(values["spot"]["token"])
                self.land.stand(Standing(self.at, who, piece, part))
                self.supply[who][PLACE_OF_PIECE[piece]] -= 1
            case ["scored", kind]:
                for taker in values["who"].items:
                    self.scores[taker.seat] += values["points"]
                self._send_home(Kind(kind), _cell(values["at"]))
            case ["took", "goods"]:
                for each in values["goods"].items:
                    goods = Goods(each.key.rpartition("-")[2])
                    self.goods[who][PLACE_OF_GOODS[goods]] += each["count"]
            case ["drew"] | ["drew", "face", "down"]:
                self.stack -= 1
                self.tiles[who] += 1
            case ["removed"]:
                self.tiles[who] -= 1
                self.removed.append(str(_tile(values["tile"])))
            case ["final", *_]:
                for gain in values["gains"].items:
                    self.scores[gain["who"].seat] += gain["points"]
            case _:
                known = (
                    "unclaimed-",
                    "lost-goods",
                    "outvoted",
                    "second-part",
                    "no-second-part",
                    "skipped",
                    "over",
                )
                assert key.startswith(known), f"a note that nobody follows: {key}"

    def hand_over(self, due: tuple[Seat, ...]) -> None:
        """Nothing follows from whose turn it is."""

    def _send_home(self, kind: Kind, at: Cell) -> None:
        for name in set(self.land.here(at)):
            if self.land.features[name].kind is kind and self.land.complete(name):
                for standing in self.land.clear(name):
                    self.supply[standing.seat][PLACE_OF_PIECE[standing.piece]] += 1

    @property
    def seen(self) -> object:
        """What the follower believes."""
        laid = {at: (tile.tile, tile.turn, tile.seat) for at, tile in self.land.laid.items()}
        pieces = {at: (one.seat, one.piece, one.part) for at, one in self.land.pieces.items()}
        return laid, pieces, self.stack, self.tiles, self.supply, self.goods, self.scores, self.removed


def shown(view: CarcassonneView) -> object:
    """What a follower has worked out, as a view shows it."""
    return (
        {tile.at: (tile.tile, tile.turn, tile.seat) for tile in view.tiles},
        {piece.at: (piece.seat, piece.piece, piece.part) for piece in view.pieces},
        view.stack,
        [player.tiles for player in view.players],
        [list(player.supply) for player in view.players],
        [list(player.goods) for player in view.players],
        [player.score for player in view.players],
        list(map(str, view.removed)),
    )


def _tile(text: Any) -> TileId:
    return TileId.parse(text.key.rpartition("-")[2])


def _cell(at: Value) -> Cell:
    return Cell(0, 0) if isinstance(at, Text) else Cell.parse(str(at))
