"""What tests know of Carcassonne: its invariants, positions as text, and the vectors of the rules."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from bench.recorded import recorded
from engines.carcassonne.cells import TURNS, Cell, Turn
from engines.carcassonne.content import NEEDS, PIECES, START, Goods, Kind, Piece, Spot, TileId, stack_of
from engines.carcassonne.land import Standing
from engines.carcassonne.legality import why_not_stand
from engines.carcassonne.moves import Builder, ChooseTile, Follow, Large, Pig, PlaceTile, PutPiece
from engines.carcassonne.rules import Carcassonne
from engines.carcassonne.state import CarcassonneState, sets_of
from engines.computers.baselines import random_move
from engines.core.chance import Rng
from engines.core.game import EndTurn, Setup
from engines.core.grid import flood


def hold(state: CarcassonneState) -> None:
    """Tiles, pieces, tokens and points are all accounted for, and the kept features are the true ones."""
    land = state.land
    playing = [ask.tile for ask in state.todo if isinstance(ask, PlaceTile)]
    tiles = Counter(laid.tile for laid in land.laid.values())
    tiles.update([*state.stack, *state.removed, *playing])
    for hand in state.hands:
        tiles.update(hand)
    assert tiles == Counter([START, *stack_of(sets_of(state.setup))]), "every tile is somewhere"
    out = Counter((one.seat, one.piece) for one in land.pieces.values())
    owned = [
        count if (box := NEEDS[piece]) is None or state.option(box) == "full" else 0
        for piece, count in PIECES.items()
    ]
    for seat, supply in enumerate(state.supply):
        standing = [out[seat, piece] for piece in Piece]
        assert min(supply) >= 0, supply
        assert [here + there for here, there in zip(supply, standing, strict=True)] == owned, seat
        assert state.scores[seat] == sum(scored.share(seat) for scored in state.ledger), (
            "points have a source"
        )
    given = [sum(kind) for kind in zip(*state.goods, strict=True)]
    drawn = Counter(goods for feature in land.features.values() for goods in feature.goods)
    assert all(count <= drawn[goods] for count, goods in zip(given, Goods, strict=True)), (
        "no token of nothing"
    )
    _hold_features(state)
    if not state.todo:
        assert not state.stack and not any(state.hands), "all tiles have been played"


def _hold_features(state: CarcassonneState) -> None:
    land = state.land
    for name, feature in land.features.items():
        if feature.pieces:
            strengths = land.strengths(name)
            for standing in feature.pieces:
                assert land.pieces[standing.at] == standing
                assert land.feature_of(standing.at, standing.part) == name
                assert standing.seat in strengths, "builder and pig never stand without an own follower"
            if state.at is None and feature.kind is not Kind.FIELD:
                assert not land.complete(name), "finished features are empty"
    assert sum(len(feature.pieces) for feature in land.features.values()) == len(land.pieces)


def searched(state: CarcassonneState) -> dict[int, tuple[set[Cell], int, list[Cell]]]:
    """The features found by flood fill from scratch: by oldest part the tiles, open edges (free cells of a cloister), and pieces."""
    land = state.land
    parts = {laid.first + n: (at, n) for at, laid in land.laid.items() for n in range(len(laid.face.parts))}

    def beside(number: int) -> list[int]:
        at, n = parts[number]
        part = land.laid[at].face.parts[n]
        found = []
        for edge in part.edges:
            other = land.laid.get(at.beside(edge))
            if other:
                found.append(other.first + other.face.rim[(edge + 2) % 4])
        for half in part.halves:
            other = land.laid.get(at.beside(half // 2))
            if other:
                # Across a border the halves of an edge are met in the opposite order.
                across = 2 * ((half // 2 + 2) % 4) + (1 - half % 2)
                found.append(other.first + other.face.rim[4 + across])
        return found

    done: set[int] = set()
    features = {}
    for number in parts:
        if number in done:
            continue
        members = flood(number, beside)
        done.update(members)
        cells = {parts[member][0] for member in members}
        loose = sum(
            parts[member][0].beside(edge) not in land.laid
            for member in members
            for edge in land.laid[parts[member][0]].face.parts[parts[member][1]].edges
        )
        if land.laid[parts[number][0]].face.parts[parts[number][1]].kind is Kind.CLOISTER:
            loose = sum(cell not in land.laid for cell in parts[number][0].around())
        pieces = sorted(
            one.at for one in land.pieces.values() if land.laid[one.at].first + one.part in members
        )
        features[min(members)] = (cells, loose, pieces)
    return features


def played(seed: str, until: int, seats: int = 4, full: bool = True) -> CarcassonneState:
    """A random game with at least that many tiles on the board; `full`: with both expansions."""
    game, chooser, seq = Carcassonne(), Rng(f"random {seed}", 0), 0
    state = game.new(game.setup(seats, **({"inns": "full", "traders": "full"} if full else {})), Rng(seed, 0))
    while game.due(state) and len(state.land.laid) < until:
        seq += 1
        (seat,) = game.due(state)
        state, _ = game.apply(state, seat, random_move(game, state, seat, chooser), Rng(seed, seq))
    return state


def position(setup: Setup, block: str) -> CarcassonneState:
    """A position from lines that change the start of a game:

    lay E N1 180 1          a tile where it fits, laid by seat 1 (nobody)
    put 0 normal N1 city    a piece on a spot of a tile
    supply 0 normal 2       pieces off the board
    turn 0 U                the seat to move and its open tile; with hidden hands the seat alone
    hand 1 V                the tiles that a seat holds besides (none)
    stack U U V             the tiles still to be drawn (whatever is left)
    removed                 all other tiles have left the game (nothing)
    part 2                  the second part that a builder grants
    """
    state = Carcassonne().new(setup, Rng("position", 0))
    _bare(state)
    lines = [line.split() for line in block.splitlines()]
    for word, *rest in lines:
        match word, rest:
            case "lay", [tile, where, turn, *by]:
                _take(state, tile)
                state.land.lay(TileId.parse(tile), Cell.parse(where), Turn(turn), int(by[0]) if by else None)
            case "put", [seat, piece, where, spot]:
                at = Cell.parse(where)
                part = state.land.laid[at].face.spots.index(Spot(spot))
                state.land.stand(Standing(at, int(seat), Piece(piece), part))
                state.supply[int(seat)][_pieces(piece)] -= 1
            case "supply", [seat, piece, count]:
                state.supply[int(seat)][_pieces(piece)] = int(count)
            case "turn", [seat, tile]:
                _take(state, tile)
                state.todo.append(PlaceTile((int(seat),), TileId.parse(tile)))
            case "turn", [seat]:
                state.todo.append(ChooseTile((int(seat),)))
            case "hand", [seat, *tiles]:
                for tile in tiles:
                    _take(state, tile)
                state.hands[int(seat)] = [TileId.parse(tile) for tile in tiles]
            case "stack", tiles:
                state.stack = [TileId.parse(tile) for tile in tiles]
            case "part", [number]:
                state.part = int(number)
            case "removed", []:
                state.removed = _nowhere(state)
            case _:
                raise ValueError(word)
    return state


def _nowhere(state: CarcassonneState) -> list[TileId]:
    """The tiles that are neither on the board, in a hand, open, nor on the stack."""
    left = Counter([START, *stack_of(sets_of(state.setup))])
    left.subtract(laid.tile for laid in state.land.laid.values())
    left.subtract(state.stack + [tile for hand in state.hands for tile in hand])
    left.subtract(ask.tile for ask in state.todo if isinstance(ask, PlaceTile))
    return list(left.elements())


def _take(state: CarcassonneState, tile: str) -> None:
    """Take a tile off the stack, if it is there."""
    if TileId(tile) in state.stack:
        state.stack.remove(TileId(tile))


def _bare(state: CarcassonneState) -> None:
    """Take all tiles but the first back onto the stack."""
    for hand in state.hands:
        state.stack += hand
        hand.clear()
    state.stack += [ask.tile for ask in state.todo if isinstance(ask, PlaceTile)]
    state.todo.clear()


def give(state: CarcassonneState, seat: int, tile: TileId) -> None:
    """Let a seat play a tile now, whoever's turn it is."""
    _bare(state)
    _take(state, tile)
    state.todo.append(PlaceTile((seat,), tile))


# The vectors of the rules (rules §18), word for word.

_PUT: dict[str, type[PutPiece]] = {"": Follow, "big": Large, "builder": Builder, "pig": Pig}
_PIECE = {"": Piece.NORMAL, "big": Piece.LARGE, "builder": Piece.BUILDER, "pig": Piece.PIG}
_OPTIONS = {"inns": "inns", "traders": "traders", "farm": "farm", "city2": "city2"}


class _Reader:
    """Plays the statements of one vector."""

    def __init__(self, game: Carcassonne) -> None:
        self.game = game
        self.seats, self.options = 2, dict[str, str]()
        self._state: CarcassonneState | None = None
        self.pending: int | None = None
        self.granted = False

    @property
    def state(self) -> CarcassonneState:
        if self._state is None:
            self._state = self.game.new(self.game.setup(self.seats, **self.options), Rng("vector", 0))
        return self._state

    def line(self, text: str) -> None:
        word, _, rest = text.partition(":")
        if text.startswith(">"):
            self._put(text[1:].strip())
            return
        if re.fullmatch(r"[A-F]\+?", word):
            self._turn("ABCDEF".index(word[0]), word.endswith("+"), rest.strip())
            return
        getattr(self, f"_{word}")(rest.strip())

    def _turn(self, seat: int, second: bool, rest: str) -> None:
        placing, _, putting = rest.partition(">")
        tile, x, y, turn = placing.split()
        assert self.granted or not second, "a second part was granted"
        if not second:
            self.state.part = 1
        self.state.extra = False
        give(self.state, seat, TileId.parse(tile))
        where = Cell(int(x), int(y))
        line = f"place {where} {TURNS[int(turn[1])]}"
        self._play(seat, line)
        self.pending = seat
        if putting.strip() != "?":
            self._put(putting.strip())

    def _put(self, text: str) -> None:
        assert self.pending is not None
        if text not in ("", "none"):
            kind, ref = self._which(text)
            move = _PUT[kind](self._spot(ref))
            self._play(self.pending, self.game.notation.format(move))
        seat, self.pending = self.pending, None
        self._play(seat, "end")
        self.granted = self.state.part == 2

    def _play(self, seat: int, line: str) -> None:
        (move,) = self.game.read(line)
        self._state, _ = self.game.apply(self.state, seat, move, Rng("vector", len(self.state.land.laid)))

    def _which(self, text: str) -> tuple[str, str]:
        kind, _, ref = text.rpartition(" ")
        return kind, ref

    def _spot(self, ref: str) -> Any:
        """The spot of a segment named as in the data file, such as farm1."""
        assert self.state.at is not None
        face = self.state.land.laid[self.state.at].face
        found = re.fullmatch(r"(city|road|farm|cloister)(\d*)", ref)
        assert found
        kind = Kind("field" if found[1] == "farm" else found[1])
        spots = [spot for spot, part in zip(face.spots, face.parts, strict=True) if part.kind is kind]
        return spots[int(found[2] or 0)]

    def _options(self, rest: str) -> None:
        for pair in rest.split():
            name, choice = pair.split("=")
            if name == "players":
                self.seats = int(choice)
            else:
                self.options[_OPTIONS[name]] = choice

    def _fitting(self, rest: str) -> list[tuple[str, Any]]:
        clashes = []
        for placing in rest.split(","):
            tile, x, y, turn = placing.split()
            state = self.state.copy()
            give(state, 0, TileId.parse(tile))
            (move,) = self.game.read(f"place {Cell(int(x), int(y))} {TURNS[int(turn[1])]}")
            clashes.append((placing, self.game.why_not(state, state.todo[-1], 0, move)))
        return clashes

    def _legal(self, rest: str) -> None:
        for placing, reason in self._fitting(rest):
            assert reason is None, f"{placing}: {reason}"

    def _illegal(self, rest: str) -> None:
        for placing, reason in self._fitting(rest):
            assert reason is not None, f"{placing} is legal"

    def _offered(self, text: str) -> Any:
        assert self.pending is not None and self.state.at is not None
        kind, ref = self._which(text.strip())
        piece = _PIECE[kind]
        supply = self.state.supply[self.pending]
        return why_not_stand(self.state.land, supply, self.state.at, self.pending, piece, self._spot(ref))

    def _can(self, rest: str) -> None:
        for text in rest.split(","):
            assert (reason := self._offered(text)) is None, f"{text}: {reason}"

    def _cannot(self, rest: str) -> None:
        for text in rest.split(","):
            assert self._offered(text) is not None, f"{text} is possible"

    def _score(self, rest: str) -> None:
        self._compare(rest, lambda seat, _: self.state.scores[seat], self._seat_pairs)

    def _seat_pairs(self, rest: str) -> list[tuple[int, str, int]]:
        return [("ABCDEF".index(pair[0]), "", int(pair[2:])) for pair in rest.split()]

    def _kind_pairs(self, rest: str) -> list[tuple[int, str, int]]:
        letter, *pairs = rest.split()
        split = [pair.split("=") for pair in pairs]
        return [("ABCDEF".index(letter), name, int(number)) for name, number in split]

    def _compare(self, rest: str, found: Any, pairs: Any) -> None:
        for seat, name, wanted in pairs(rest):
            assert found(seat, name) == wanted, f"{'ABCDEF'[seat]} {name}: {found(seat, name)}, not {wanted}"

    def _supply(self, rest: str) -> None:
        self._compare(rest, lambda seat, name: self.state.supply[seat][_pieces(name)], self._kind_pairs)

    def _goods(self, rest: str) -> None:
        self._compare(
            rest, lambda seat, name: self.state.goods[seat][tuple(Goods).index(Goods(name))], self._kind_pairs
        )

    def _extra(self, rest: str) -> None:
        assert self.granted == (rest == "yes")

    def _set(self, rest: str) -> None:
        for seat, name, number in self._kind_pairs(rest):
            if name in set(Goods):
                self.state.goods[seat][tuple(Goods).index(Goods(name))] = number
            else:
                self.state.supply[seat][_pieces(name)] = number

    def _final(self, rest: str) -> None:
        state = self.state
        state.todo, state.stack, state.extra, state.part = [EndTurn((0,))], [], False, 1
        state.hands = [[] for _ in state.hands]
        self._play(0, "end")
        result = self.game.result(self.state)
        assert result is not None
        for seat, _, wanted in self._seat_pairs(rest):
            assert result.scores[seat] == wanted, f"{'ABCDEF'[seat]}: {result.scores[seat]}, not {wanted}"

    def _pigs(self, rest: str) -> None:
        """Whose pigs the score sheet names."""
        result = self.game.result(self.state)
        assert result is not None
        texts: list[Any] = [
            text for line in result.sheet if line.label.key == "carcassonne-sheet-pig" for text in line.why
        ]
        named = sorted({"ABCDEF"[who.seat] for text in texts for who in text["who"].items})
        assert named == rest.split(), named


def _pieces(name: str) -> int:
    return list(Piece).index(_PIECE.get(name) or Piece(name))


def expect_vec(game: Carcassonne, state: CarcassonneState, block: str) -> None:
    """One vector of the rules, in their notation."""
    reader = _Reader(game)
    for line in block.splitlines():
        if statement := line.partition("#")[0].strip():
            try:
                reader.line(statement)
            except AssertionError as error:
                raise AssertionError(f"{statement}: {error}") from error


def expect_idle(game: Carcassonne, state: CarcassonneState, rest: str) -> None:
    """`idle <seat> <line>`: what the clock plays for an absent seat."""
    seat, line = rest.split(" ", 1)
    assert game.notation.format(game.idle(state, state.todo[-1], int(seat))) == line


def crowded():
    """The ends of games with many tiles and many players."""
    names = ("base-5", "both-2", "both-6-three-tiles", "both-4-variants", "both-tiles-2")
    return [recorded("carcassonne", name).states[-1] for name in names]
