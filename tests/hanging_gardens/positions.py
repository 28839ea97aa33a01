"""The Hanging Gardens in tests: what always holds, positions from diagrams, and directives of its own.

A position is lines that differ from the start of a game in which nothing is dealt but what is named:

    turn 2 first 1 round 15     turns already played in the round (0), first seat (0), round (1)
    cards B01 - B09             the face-up cards by slot
    deck B02 B03                what is left of the deck (all other cards)
    pile 20                     how many tiles are left, or which ones (all other tiles)
    display queen gate - king gardener -
    tiles 0 gate gate+ tiger    a player's tiles; + is a bonus tile
    compensated 0 1             claims without a tile
    garden 0                    a garden, its upper left square on L13 (0, 0); a start card if it is left out
        tTT.                    _ table, . building space, T P A F structures, in small letters with a temple

Directives: `garden 0` and a block is how a garden looks now, its upper left square being 0, 0 less what `at x y` says;
`groups 0` and a block are the groups as the rules file writes them; `rows B49 90` and a block is a card as it lies.
"""

from __future__ import annotations

from collections import Counter

from bench.recorded import recorded
from engines import GAMES
from engines.hanging_gardens.cards import Laid, rows
from engines.hanging_gardens.cells import Cell
from engines.hanging_gardens.content import BOX, NICHES, Tile
from engines.hanging_gardens.garden import Garden
from engines.hanging_gardens.moves import PlaceCard
from engines.hanging_gardens.printed import LETTERS, START
from engines.hanging_gardens.scoring import collection_points, person_points, points, series_points
from engines.hanging_gardens.state import HangingGardensState, Taken

LETTER_OF = {square: letter for letter, square in LETTERS.items()}


def hold(state):
    """Cards, tiles and temples are conserved, and what is visible is what lies on top."""
    laid = [card.card for garden in state.gardens for card in garden.laid]
    assert [garden.laid[0].card for garden in state.gardens] == [START] * state.setup.seats
    cards = [*laid, *filter(None, state.cards), *state.discarded, *state.deck]
    assert sorted(cards) == sorted([*BOX.cards, *[START] * state.setup.seats])
    rounds = BOX.rounds[state.setup.seats]
    assert len(state.cards) == rounds.cards
    assert len(state.deck) == rounds.cards * (rounds.rounds - state.round)
    held = [taken.tile for tiles in state.tiles for taken in tiles]
    assert Counter([*held, *filter(None, state.display), *state.pile]) == Counter(BOX.tiles)
    taken_now = state.fresh.niche if state.fresh else None
    if state.pile:
        assert all(tile or niche == taken_now for niche, tile in zip(NICHES, state.display, strict=True))
    for seat, garden in enumerate(state.gardens):
        visible = {}
        for card in garden.laid:
            visible.update(dict(card))
        assert garden.visible == visible
        assert len(set(garden.temples)) == len(garden.temples) <= BOX.temples
        assert all(visible[temple] for temple in garden.temples)
        claims = sum(not taken.bonus for taken in state.tiles[seat]) + state.compensated[seat]
        assert len(garden.temples) <= claims + 1
        assert sum(taken.bonus for taken in state.tiles[seat]) <= claims + 1
        cells = [cell for group in garden.groups() for cell in group.cells]
        assert sorted(cells) == sorted(cell for cell, square in visible.items() if square)
        assert garden.survey.unclaimed(None) == [group.size for group in garden.groups() if not group.temples]
    if not state.todo:
        assert not any(state.cards) and (not state.deck or not (state.pile or any(state.display)))
        for seat in range(state.setup.seats):
            assert points(state, seat) == slow_points(state, seat)


def slow_points(state, seat):
    """A player's points, tile by tile: what the next tile of a series adds, then persons."""
    points = 0
    held: Counter[Tile] = Counter()
    for taken in state.tiles[seat]:
        if taken.tile in BOX.series:
            values = BOX.series[taken.tile].points
            at = held[taken.tile] % len(values)
            points += values[at] - (values[at - 1] if at else 0)
        held[taken.tile] += 1
    for tile, person in BOX.persons.items():
        if held[tile]:
            complete = held[person.series] >= len(BOX.series[person.series].points)
            points += 3 * held[person.series] if person.each else (person.high if complete else person.low)
    return points + 5 * state.compensated[seat]


def position(setup, block):
    """The state of a diagram."""
    facts, gardens = _read(block)
    seats = setup.seats
    cards = [None if card == "-" else card for card in facts.get("cards", [])]
    cards += [None] * (BOX.rounds[seats].cards - len(cards))
    display = [None if tile == "-" else Tile(tile) for tile in facts.get("display", ["-"] * len(NICHES))]
    tiles = [tuple(_taken(tile) for tile in facts.get(f"tiles {seat}", [])) for seat in range(seats)]
    first, turn = int(facts.get("first", ["0"])[0]), int(facts.get("turn", ["0"])[0])
    rest = list(BOX.tiles)
    for tile in [*filter(None, display), *(taken.tile for held in tiles for taken in held)]:
        rest.remove(tile)
    pile = facts.get("pile", [str(len(rest))])
    return HangingGardensState(
        setup=setup,
        todo=[PlaceCard(((first + turn) % seats,))],
        round=int(facts.get("round", ["1"])[0]),
        first=first,
        turn=turn,
        deck=facts.get("deck", [card for card in BOX.cards if card not in cards]),
        cards=cards,
        discarded=[],
        pile=rest[: int(pile[0])] if pile and pile[0].isdigit() else list(map(Tile, pile)),
        display=display,
        gardens=[gardens.get(seat, Garden.start()) for seat in range(seats)],
        tiles=tiles,
        compensated=[int(facts.get(f"compensated {seat}", ["0"])[0]) for seat in range(seats)],
        fresh=None,
    )


def expect_garden(game, state, rest):
    """A garden looks like this; `0 at -1 0` says which cell the block's upper left square is."""
    line, _, picture = rest.partition("\n")
    seat, _, corner = line.partition(" at ")
    x, y = map(int, corner.split()) if corner else (0, 0)
    wanted = _garden(picture.splitlines(), x, y)
    found = state.gardens[int(seat)]
    assert found.visible == wanted.visible, _picture(found)
    assert sorted(found.temples) == sorted(wanted.temples), _picture(found)


def expect_groups(game, state, rest):
    """The groups are exactly these, written as `T size 3, temples 0, fresh yes -> ELIGIBLE; cells (0,0) (1,0) (2,0)`."""
    seat, _, wanted = rest.partition("\n")
    garden = state.gardens[int(seat)]
    fresh = {cell for cell, square in garden.laid[-1] if square}
    eligible = [group.cells for group in garden.claimable]
    found = [
        f"{LETTER_OF[group.structure]} size {group.size}, temples {len(group.temples)}, "
        f"fresh {'yes' if fresh.intersection(group.cells) else 'no'} -> "
        f"{'ELIGIBLE' if group.cells in eligible else 'not eligible'}; "
        f"cells {' '.join(f'({cell.x},{cell.y})' for cell in group.cells)}"
        for group in garden.groups()
    ]
    assert sorted(found) == sorted(wanted.splitlines()), "\n".join(found)


def expect_rows(game, state, rest):
    """A card lies so: `B49 90` and its rows."""
    line, _, wanted = rest.partition("\n")
    card, turn = line.split()
    found = ["".join(LETTER_OF[square] for square in row) for row in rows(card, int(turn))]
    assert found == wanted.split(), found


def expect_series(game, state, rest):
    """`garden 2 8 16 18`: the points of 1, 2, 3 … tiles."""
    tile, *wanted = rest.split()
    found = [series_points(Tile(tile), count) for count in range(1, len(wanted) + 1)]
    assert found == list(map(int, wanted)), found


def expect_person(game, state, rest):
    """`gardener 3 3 3 11`: the points of a person beside 0, 1, 2 … tiles of its kind."""
    tile, *wanted = rest.split()
    found = [person_points(Tile(tile), count) for count in range(len(wanted))]
    assert found == list(map(int, wanted)), found


def expect_collection(game, state, rest):
    """`gate gate gatekeeper = 11`: what tiles score together."""
    tiles, _, wanted = rest.partition("=")
    assert collection_points(list(map(Tile, tiles.split()))) == int(wanted)


def expect_points(game, state, rest):
    """`0 27`: what a player would score now."""
    seat, wanted = map(int, rest.split())
    assert points(state, seat) == wanted, points(state, seat)


def expect_temples(game, state, rest):
    """`0 L13 M14`: where a player's temples stand, in any order."""
    seat, *wanted = rest.split()
    assert sorted(map(str, state.gardens[int(seat)].temples)) == sorted(wanted), state.gardens[
        int(seat)
    ].temples


def expect_display(game, state, rest):
    """`queen gate - king gardener -`: the display, niche by niche."""
    found = [str(tile or "-") for tile in state.display]
    assert found == rest.split(), found


def expect_pile(game, state, rest):
    """`19`: tiles left in the pile."""
    assert len(state.pile) == int(rest), state.pile


def _read(block):
    facts, gardens = {}, {}
    lines = block.splitlines()
    while lines:
        line = lines.pop(0)
        words = line.split()
        if words[0] == "garden":
            picture = []
            while lines and lines[0].startswith("    "):
                picture.append(lines.pop(0).strip())
            gardens[int(words[1])] = _garden(picture, 0, 0)
        elif words[0] in ("tiles", "compensated"):
            facts[" ".join(words[:2])] = words[2:]
        elif words[0] in ("turn", "first", "round"):
            facts.update({name: [value] for name, value in zip(words[::2], words[1::2], strict=True)})
        elif words[0] in ("cards", "deck", "pile", "display"):
            facts[words[0]] = words[1:]
        else:
            raise ValueError(line)
    return facts, gardens


def _garden(picture, left, top):
    visible, temples = {}, []
    for y, row in enumerate(picture, top):
        for x, letter in enumerate(row, left):
            if letter != "_":
                visible[Cell(x, y)] = LETTERS[letter.upper()]
                if letter.islower():
                    temples.append(Cell(x, y))
    return Garden((), visible, tuple(temples))


def _picture(garden):
    xs, ys = [cell.x for cell in garden.visible], [cell.y for cell in garden.visible]
    return "\n".join(
        "".join(
            "_"
            if (x, y) not in garden.visible
            else LETTER_OF[garden.visible[Cell(x, y)]].lower()
            if (x, y) in garden.temples
            else LETTER_OF[garden.visible[Cell(x, y)]]
            for x in range(min(xs), max(xs) + 1)
        )
        for y in range(min(ys), max(ys) + 1)
    )


def _taken(token):
    return Taken(Tile(token.rstrip("+")), token.endswith("+"))


def crowded():
    """Positions with as much to show as there can be, for every number of players."""
    return [_crowded(seats, options) for seats in (2, 3, 4) for options in ({}, {"open_collections": "yes"})]


def _crowded(seats, options):
    """A position with as much to show as there can be: long gardens in every direction, all temples, many tiles."""
    states = recorded("hanging_gardens", {2: "two-hidden", 3: "three-hidden", 4: "four-hidden"}[seats]).states
    state = states[len(states) * 3 // 4].copy()
    state.setup = GAMES["hanging_gardens"].setup(seats, **options)
    kinds = list(Tile)
    for seat in range(seats):
        garden = Garden.start()
        cards = list(BOX.cards)[seat * 15 : seat * 15 + 15]
        for at, card in enumerate(cards):
            step = Cell(2 * at, -at % 3) if seat % 2 else Cell(-at % 3, 2 * at)
            garden = garden.covered(Laid(card, 90 * (at % 4), step))
        built = [cell for cell, square in garden.visible.items() if square]
        state.gardens[seat] = garden.with_temples(tuple(built[::4][:5]))
        state.tiles[seat] = tuple(Taken(tile, bonus=at % 5 == 0) for at, tile in enumerate(kinds))
        state.compensated[seat] = seat
    return state
