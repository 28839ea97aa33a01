"""How well the computer players of Carcassonne play."""

from __future__ import annotations

from engines.carcassonne import Carcassonne, promises
from engines.carcassonne.cells import Cell, Turn
from engines.carcassonne.content import Piece, TileId
from engines.carcassonne.land import Standing
from engines.carcassonne.player import CarcassonnePlayer
from engines.core.chance import Rng
from tests.carcassonne.positions import played

GAME = Carcassonne()
PLAYER = CarcassonnePlayer(GAME)


def test_a_city_promises_less_when_no_tile_to_come_closes_it():
    state = GAME.new(GAME.setup(2), Rng("gap", 0))
    at, turn = Cell.parse("N1"), Turn("90")
    state.land.lay(TileId("F"), at, turn, 0)
    state.land.stand(Standing(at, 0, Piece.NORMAL, state.land.laid[at].face.spots.index("city")))
    hopes = []
    for tile in ("E", "B"):
        state.stack = [TileId(tile)] * 40
        state.hands = [[TileId("B")], [TileId("B")]]
        hopes.append(PLAYER.prospects(state)[0])
    assert hopes[0] > hopes[1] + 2


def test_what_is_kept_from_one_board_to_the_next_says_what_a_fresh_look_says():
    """On boards of all tiles: every way to lay the next one, and what may stand there, judged one after the other and each alone."""
    for until in (9, 40, 85):
        state = played("kept", until)
        boards = [GAME.apply(state, GAME.due(state)[0], move, Rng("kept", 0))[0] for move in legal(state)]
        boards += [
            GAME.apply(boards[-1], GAME.due(boards[-1])[0], move, Rng("kept", 1))[0]
            for move in legal(boards[-1])
        ]
        kept = [PLAYER.prospects(board) for board in boards]
        for board, hopes in zip(boards, kept, strict=True):
            promises._known.clear()
            promises._JUDGED.clear()
            assert PLAYER.prospects(board) == hopes


def legal(state):
    return list(GAME.legal(state, GAME.due(state)[0]))
