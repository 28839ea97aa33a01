"""The boxes of Carcassonne: what is in them, and that their tiles agree with themselves (rules §3, §16)."""

from __future__ import annotations

from collections import Counter

from engines.carcassonne.content import PIECES, TILES, TOKENS, Kind, Piece, Spot, TileId, stack_of


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


def test_names_have_one_spelling():
    assert TileId.parse("t05") == "T05"
    assert Spot.parse("Road-E") == "road-e"
