"""Carcassonne beyond the vectors: names, the box, kept features against searched ones, and what they cost."""

from __future__ import annotations

import time
from collections import Counter

import pytest

from engines.carcassonne import Carcassonne
from engines.carcassonne.cells import Cell, Turn
from engines.carcassonne.content import PIECES, TILES, TOKENS, Kind, Piece, Spot, TileId, stack_of
from engines.carcassonne.state import CarcassonneState, PlaceTile
from engines.core.chance import Rng
from engines.core.computer_players import random_move
from tests.carcassonne.positions import searched

GAME = Carcassonne()
FULL = {"inns": "full", "traders": "full"}


def _played(seed: str, until: int, seats: int = 4, full: bool = True) -> CarcassonneState:
    """A random game with at least that many tiles on the board."""
    state, chooser, seq = (
        GAME.new(GAME.setup(seats, **(FULL if full else {})), Rng(seed, 0)),
        Rng(f"random {seed}", 0),
        0,
    )
    while GAME.due(state) and len(state.land.laid) < until:
        seq += 1
        (seat,) = GAME.due(state)
        state, _ = GAME.apply(state, seat, random_move(GAME, state, seat, chooser), Rng(seed, seq))
    return state


def test_the_box_holds_what_the_rules_count():
    """Rules §3 and §16."""
    sets = Counter(tile.set for tile in TILES.values() for _ in range(tile.count))
    assert sets == {"base": 72, "inns": 18, "traders": 24}
    parts = [
        (tile, part) for tile in TILES.values() for part in tile.faces[0].parts for _ in range(tile.count)
    ]
    symbols = Counter(part.goods for _, part in parts if part.goods)
    assert symbols == TOKENS
    assert sum(part.pennants for tile, part in parts if tile.set == "base") == 10
    assert sum(part.pennants for tile, part in parts if tile.set != "traders") == 13
    assert sum(part.inn for _, part in parts) == 6
    assert sum(part.cathedral for _, part in parts) == 2
    assert PIECES == {Piece.NORMAL: 7, Piece.LARGE: 1, Piece.BUILDER: 1, Piece.PIG: 1}
    assert [
        len(stack_of(("base", *boxes))) for boxes in ((), ("inns",), ("traders",), ("inns", "traders"))
    ] == [
        71,
        89,
        95,
        113,
    ]


def test_edge_classes_agree_with_the_published_counts():
    """Rules §16: how many tiles have which terrains, turned as they like."""
    counted = Counter(
        (tile.set, min(face.edges for face in tile.faces))
        for tile in TILES.values()
        for _ in range(tile.count)
    )
    published = {
        "base": "cccc 1, cccf 4, cccr 3, ccff 7, ccrr 5, cfcf 6, cfff 5, cfrr 3, crfr 4, crrf 3, crrr 3, ffff 4,"
        " fffr 2, ffrr 9, frfr 8, frrr 4, rrrr 1",
        "inns": "cccc 3, cccf 2, ccfr 1, ccrf 1, ccrr 1, cfff 1, cfrf 1, cfrr 1, crcr 2, ffrr 1, frfr 2, frrr 1, rrrr 1",
        "traders": "cccc 2, cccf 3, cccr 3, ccff 2, ccfr 2, ccrf 2, ccrr 2, cfcf 1, cfcr 2, cfrr 1, crcr 1, crff 1,"
        " frrr 1, rrrr 1",
    }
    wanted = {
        (name, min(edges[at:] + edges[:at] for at in range(4))): int(count)
        for name, line in published.items()
        for edges, count in (pair.split() for pair in line.split(","))
    }
    assert counted == wanted


def test_parts_and_edges_of_a_tile_agree():
    """Every city and road edge belongs to one part of that kind; every half of the others to one field."""
    for tile in TILES.values():
        for face in tile.faces:
            for side, terrain in enumerate(face.edges):
                if terrain != "f":
                    kind = face.parts[face.rim[side]].kind
                    assert kind is {"c": Kind.CITY, "r": Kind.ROAD}[terrain]
                for half in (2 * side, 2 * side + 1):
                    assert (face.rim[4 + half] == -1) == (terrain == "c")
            assert all(face.parts[city].kind is Kind.CITY for part in face.parts for city in part.cities), (
                tile.id
            )
            assert len(set(face.spots)) == len(face.spots), (tile.id, face.spots)


def test_turns_that_are_left_out_repeat_another():
    for tile in TILES.values():
        shapes = [
            (
                face.edges,
                frozenset(
                    (p.kind, frozenset(p.edges), frozenset(p.halves), p.inn, p.goods) for p in face.parts
                ),
            )
            for face in tile.faces
        ]
        kept = [shapes[turn.quarters] for turn in tile.turns]
        assert set(kept) == set(shapes) and len(set(kept)) == len(kept), tile.id


@pytest.mark.parametrize(
    "cell", [Cell(0, 0), Cell(3, 0), Cell(-12, 0), Cell(0, -4), Cell(7, 21), Cell(-1, -113)]
)
def test_cells_are_read_as_they_are_written(cell):
    assert Cell.parse(str(cell)) == cell == Cell.parse(str(cell).lower())


@pytest.mark.parametrize("text", ["", "D7", "N", "E", "E1E2", "N1S1", "E1N", "E1000", "1.2", "E-1"])
def test_other_texts_are_no_cells(text):
    with pytest.raises(ValueError):
        Cell.parse(text)


def test_names_have_one_spelling():
    assert TileId.parse("t05") == "T05"
    assert Spot.parse("Road-E") == "road-e"


def test_six_play_only_with_the_sixth_set_of_pieces():
    """H10 and decision A7."""
    assert GAME.setup(6, inns="full").seats == 6
    for inns in ("off", "tiles"):
        with pytest.raises(ValueError, match="six"):
            GAME.setup(6, inns=inns)


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_kept_features_are_those_that_a_search_finds(seed):
    """At every tenth tile of random games with all tiles."""
    for until in range(10, 115, 13):
        state = _played(seed, until)
        land = state.land
        found = searched(state)
        assert found.keys() == land.features.keys()
        cells = list(land.laid)
        for name, (tiles, loose, pieces) in found.items():
            feature = land.features[name]
            assert {cell for n, cell in enumerate(cells) if feature.tiles >> n & 1} == tiles
            assert feature.open == loose
            assert sorted(one.at for one in feature.pieces) == pieces


def test_borders_are_the_free_cells_beside_tiles():
    land = _played("borders", 60).land
    wanted: dict[Cell, list[str]] = {}
    for at, laid in land.laid.items():
        for side in range(4):
            if (cell := at.beside(side)) not in land.laid:
                sides = wanted.setdefault(cell, ["."] * 4)
                sides[(side + 2) % 4] = laid.face.edges[side]
    assert land.borders.keys() == wanted.keys()
    for cell, sides in wanted.items():
        assert land.open_sides(cell) == sides.count(".")
        for tile in TILES.values():
            meets = any(
                all(wants in (".", has) for wants, has in zip(sides, face.edges, strict=True))
                for face in tile.faces
            )
            assert meets == any(at == cell for at, _ in land.places(tile.id))


def test_places_are_all_that_nothing_speaks_against():
    state = _played("places", 50)
    land = state.land
    for tile in TILES.values():
        offered = {(at, turn) for at, turns in land.places(tile.id) for turn in turns}
        free = [Cell(x, y) for x in range(-20, 20) for y in range(-20, 20)]
        fitting = {(at, turn) for at in free for turn in tile.turns if land.clash(tile.id, at, turn) is None}
        assert offered == fitting


def test_a_full_board_costs_well_under_a_millisecond():
    """The benchmark: on a board of 113 tiles, copy it, lay one more, and list all places of the next.

    Measured on one core: 4 µs for the copy, 24 µs to lay a tile, 50 µs to list the places of the next.
    """
    state = _played("cost", 113)
    tiles = list(TILES)
    for tile in tiles:
        list(state.land.places(tile))
    laid, listed, rounds = 0.0, 0.0, 0
    for tile in tiles:
        for at, turns in list(state.land.places(tile))[:5]:
            began = time.process_time()
            land = state.land.copy()
            land.lay(tile, at, turns[0], 0)
            between = time.process_time()
            list(land.places(TileId("L")))
            listed += time.process_time() - between
            laid += between - began
            rounds += 1
    assert rounds > 100
    assert (laid + listed) / rounds < 0.001, f"{laid / rounds * 1e6:.0f} µs + {listed / rounds * 1e6:.0f} µs"


def test_legal_moves_of_a_turn_are_quick():
    state = _played("quick", 113)
    began = time.process_time()
    for _ in range(20):
        list(GAME.legal(state, GAME.due(state)[0]))
    assert (time.process_time() - began) / 20 < 0.005


def test_the_computer_beats_random_play_clearly():
    from engines.core.computer_players import one_ply

    state, chooser, seq = GAME.new(GAME.setup(2), Rng("duel", 0)), Rng("duellists", 0), 0
    while GAME.due(state):
        seq += 1
        (seat,) = GAME.due(state)
        move = (
            one_ply(GAME, GAME.view(state, 0), chooser, 40)
            if seat == 0
            else random_move(GAME, state, 1, chooser)
        )
        state, _ = GAME.apply(state, seat, move, Rng("duel", seq))
    result = GAME.result(state)
    assert result is not None
    assert result.scores[0] > 2 * result.scores[1]


def test_the_open_tile_of_every_seat_is_public():
    state = _played("open", 20, seats=3, full=False)
    view = GAME.view(state, None)
    (mover,) = GAME.due(state)
    for seat, player in enumerate(view.players):
        assert player.hand is not None and len(player.hand) == (seat != mover or state.at is None)
    ask = state.todo[-1]
    if isinstance(ask, PlaceTile):
        assert view.players[mover].hand == (ask.tile,)


def test_a_seat_sees_where_its_next_tile_fits_before_its_turn():
    state = GAME.new(GAME.setup(2), Rng("ahead", 0))
    view = GAME.view(state, 1)
    (fit,) = view.fits
    assert view.players[1].hand == (fit.tile,)
    assert fit.places == tuple(state.land.places(fit.tile))
    assert all(turn in Turn for _, turns in fit.places for turn in turns)
