"""The Hanging Gardens by Din Li, 2008; references are to the sections and decisions of its rules file.

Pieces in content.py, cards as they lie in cards.py, gardens and groups in garden.py, the same as bit masks in survey.py,
moves and state in moves.py, refusals in refusals.py, values of tiles in scoring.py, the score sheet in sheet.py, the
computer's taste in taste.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from engines.core.chance import Rng
from engines.core.game import Ask, End, EndTurn, Game, Option, Result, Setup
from engines.core.notation import Notation
from engines.core.text import Note, Seat, Several, Text, Who, say
from engines.hanging_gardens.cards import TURNS, Laid
from engines.hanging_gardens.cells import Cell
from engines.hanging_gardens.content import BOX, Tile
from engines.hanging_gardens.evaluation import evaluate, liking
from engines.hanging_gardens.garden import Garden, Group
from engines.hanging_gardens.legality import (
    at_once,
    immovable,
    misfit,
    no_card,
    no_choice,
    not_now,
    something_fits,
    unclaimable,
    wished,
)
from engines.hanging_gardens.moves import (
    NICHES,
    ChooseTemple,
    Discard,
    Draw,
    DrawTile,
    HangingGardensState,
    Move,
    MoveTemple,
    Place,
    PlaceCard,
    PlaceTemple,
    Take,
    Taken,
    TakeTile,
    Temple,
    Wish,
    column,
)
from engines.hanging_gardens.scoring import collection_points, tile_points
from engines.hanging_gardens.sheet import remarks, score_sheet, told_tile
from engines.hanging_gardens.survey import Frame
from engines.hanging_gardens.view import Fresh, HangingGardensView, Holding, SeenPlayer, SeenTile


class HangingGardens(Game[HangingGardensState, Move, HangingGardensView]):
    """The whole game."""

    name = "hanging_gardens"
    seats = range(2, 5)
    options = (Option("open_collections", ("no", "yes")),)
    notation = Notation(
        place=Place, discard=Discard, temple=Temple, move=MoveTemple, draw=Draw, take=Take, end=End
    )
    exact = frozenset({PlaceCard, PlaceTemple, ChooseTemple, DrawTile, TakeTile, EndTurn})

    def new(self, setup: Setup, rng: Rng) -> HangingGardensState:
        pile = list(BOX.tiles)
        first = rng.below(setup.seats)
        dealt = HangingGardensState(
            setup=setup,
            todo=[PlaceCard((first,))],
            round=1,
            first=first,
            turn=0,
            deck=list(BOX.cards),
            cards=[],
            discarded=[],
            pile=pile,
            display=[rng.draw(pile) for _ in NICHES],
            gardens=[Garden.start()] * setup.seats,
            tiles=[()] * setup.seats,
            compensated=[0] * setup.seats,
            fresh=None,
        )
        _reveal_cards(dealt, rng)
        return dealt

    def moves(self, state: HangingGardensState, ask: Ask, seat: Seat) -> Iterator[Move]:
        match ask:
            case PlaceCard():
                return iter(_placements(state, seat))
            case PlaceTemple():
                claims = [Temple(cell) for group in state.gardens[seat].claimable for cell in group.cells]
                return iter([*claims, *_takes(state, at_once(state, seat)), End()])
            case ChooseTemple():
                return map(MoveTemple, state.gardens[seat].movable())
            case DrawTile():
                return iter([Draw()])
            case TakeTile(size=size):
                return _takes(state, size)
        return iter([End()])

    def offered(self, state: HangingGardensState, seat: Seat) -> list[Move]:
        """Per card and turn those placements first that make the largest group claimable."""

        def rank(move: Move) -> tuple[int, int, int]:
            assert isinstance(move, Place)
            laid = Laid(state.named(move.card), move.turn, move.at)
            return move.card, move.turn, -state.gardens[seat].survey.claim(laid)

        moves = list(self.legal(state, seat))
        return sorted(moves, key=rank) if moves and isinstance(moves[0], Place) else moves

    def why_not(self, state: HangingGardensState, ask: Ask, seat: Seat, move: Move) -> Text | None:
        match ask, move:
            case PlaceCard(), Place(slot, turn, at):
                return no_card(state, slot) or misfit(state.gardens[seat], state.named(slot), turn, at)
            case PlaceCard(), Discard(slot):
                return no_card(state, slot) or something_fits(state, seat)
            case PlaceTemple(), Temple(at):
                return unclaimable(state.gardens[seat], at)
            case ChooseTemple(), MoveTemple(at):
                return immovable(state.gardens[seat], at)
            case PlaceTemple(), MoveTemple():
                return no_choice(state, seat)
            case PlaceTemple(), Take():
                size = at_once(state, seat)
                found = wished(state, size, move) if size else say("hanging-gardens-temple-first")
                return found if isinstance(found, Text) else None
            case TakeTile(size=size), Take():
                found = wished(state, size, move)
                return found if isinstance(found, Text) else None
            case (DrawTile(), Draw()) | (PlaceTemple() | EndTurn(), End()):
                return None
        return not_now(ask)

    def step(self, state: HangingGardensState, ask: Ask, seat: Seat, move: Move, rng: Rng) -> list[Note]:
        state.answered(seat)
        match ask, move:
            case _, Place(slot, turn, at):
                return _place(state, seat, slot, turn, at)
            case _, Discard(slot):
                return _discard(state, seat, slot)
            case _, Temple(at):
                return _claim(state, seat, at)
            case ChooseTemple(at=at), MoveTemple(left):
                return _put_temple(state, seat, at, left)
            case DrawTile(size=size), Draw():
                return _draw(state, seat, size, rng)
            case PlaceTemple(), Take():
                return _claim_and_take(state, seat, move)
            case TakeTile(size=size), Take():
                return _take(state, seat, size, move)
            case _, End():
                return _end_turn(state, seat, rng)
        raise AssertionError(f"{move} does not answer {ask}")

    def view(self, state: HangingGardensState, seat: Seat | None) -> HangingGardensView:
        over = not state.todo
        return HangingGardensView(
            setup=state.setup,
            seat=seat,
            asks=tuple(state.todo),
            round=state.round,
            rounds=BOX.rounds[state.setup.seats].rounds,
            first=state.first,
            turns=() if over else state.turns_left(),
            cards=tuple(state.cards),
            deck=len(state.deck),
            discarded=tuple(state.discarded),
            display=tuple(state.display),
            pile=len(state.pile),
            players=tuple(_seen_player(state, other, seat) for other in range(state.setup.seats)),
            claimable=_claimable_now(state),
            niches=_niches_now(state),
            holdings=None if seat is None else _holdings(state, seat),
            points=None if seat is None else state.points(seat),
            fresh=state.fresh,
            scores=tuple(state.points(other) for other in range(state.setup.seats)) if over else None,
        )

    def guess(self, view: HangingGardensView, rng: Rng) -> HangingGardensState:
        unseen = list(BOX.tiles)
        for tile in view.display:
            if tile:
                unseen.remove(tile)
        for player in view.players:
            for seen in player.tiles:
                if seen.tile:
                    unseen.remove(seen.tile)
        rng.shuffle(unseen)
        tiles = [
            tuple(Taken(seen.tile or unseen.pop(), seen.bonus) for seen in player.tiles)
            for player in view.players
        ]
        used = {card.card for player in view.players for card in player.laid} | {*view.cards, *view.discarded}
        return HangingGardensState(
            setup=view.setup,
            todo=list(view.asks),
            round=view.round,
            first=view.first,
            turn=BOX.rounds[view.setup.seats].cards - len(view.turns),
            deck=[card for card in BOX.cards if card not in used],
            cards=list(view.cards),
            discarded=list(view.discarded),
            pile=unseen,
            display=list(view.display),
            gardens=[Garden(player.laid, dict(player.visible), player.temples) for player in view.players],
            tiles=tiles,
            compensated=[player.compensated for player in view.players],
            fresh=view.fresh,
        )

    def ahead(self, view: HangingGardensView, rng: Rng) -> HangingGardensState | None:
        """The face-up cards and the display are open, so that a turn with what may be left of them can be planned; whoever has
        none left in this round gets other cards, or none."""
        if view.seat is None or view.seat not in view.turns[1:] or not any(view.cards):
            return None
        state = self.guess(view, rng)
        state.todo = [PlaceCard((view.seat,))]
        return state

    def next_seat(self, view: HangingGardensView) -> Seat | None:
        """Clockwise; a new round begins with the neighbour of whom this one began with (rules §3)."""
        if len(view.turns) > 1:
            return view.turns[1]
        return (view.first + 1) % view.setup.seats if view.round < view.rounds else None

    def outcome(self, view: HangingGardensView) -> object:
        """What was laid, claimed and taken: a slot may hold another card by then."""
        return view.fresh

    def result(self, state: HangingGardensState) -> Result | None:
        if state.todo:
            return None
        scores = tuple(state.points(seat) for seat in range(state.setup.seats))
        # A tie goes to more tiles; still tied, the victory is shared (rules §10).
        ranks = [(score, len(tiles)) for score, tiles in zip(scores, state.tiles, strict=True)]
        places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
        return Result(places, scores, score_sheet(state), remarks(state))

    def idle(self, state: HangingGardensState, ask: Ask, seat: Seat) -> Move:
        offered = self.offered(state, seat)
        if isinstance(ask, TakeTile):
            return max(
                (move for move in offered if isinstance(move, Take)),
                key=lambda move: liking(state, seat, ask.size, move),
            )
        return offered[0]

    def evaluate(self, state: HangingGardensState, seat: Seat) -> float:
        return evaluate(state, seat)

    def read(self, text: str) -> list[Move]:
        """The moves of a line; several are parted by `;`: `place 2 90 C4; temple C5; take tiger`.

        Raises:
            NotAMove: one of them is none.
        """
        parts = [part for part in text.split(";") if part.strip()]
        return [self.notation.parse(part) for part in parts or [""]]


def _placements(state: HangingGardensState, seat: Seat) -> list[Move]:
    """Every legal placement, by card, turn and cell; else the discards."""
    survey = state.gardens[seat].survey
    found: list[Move] = []
    # The bits of a mask are read from the highest down, and all else from its end, too: the list is turned round at last.
    for slot, card in reversed(list(enumerate(state.cards, 1))):
        for turn in reversed(TURNS) if card else ():
            assert card is not None
            anchors, places = survey.fits(card, turn), _places(survey.frame, slot, turn)
            while anchors:
                at = anchors.bit_length() - 1
                found.append(places[at])
                anchors ^= 1 << at
    found.reverse()
    return found or [Discard(slot) for slot, card in enumerate(state.cards, 1) if card]


class _Places(dict[int, Place]):
    """The placements of a slot and a turn by the bit of the anchor: thousands are listed in a game, the same ones again and
    again."""

    def __init__(self, frame: Frame, slot: int, turn: int) -> None:
        self._frame, self._slot, self._turn = frame, slot, turn

    def __missing__(self, anchor: int) -> Place:
        made = self[anchor] = Place(self._slot, self._turn, self._frame.cell(anchor))
        return made


_places = lru_cache(maxsize=512)(_Places)


def _takes(state: HangingGardensState, size: int) -> Iterator[Take]:
    """A tile by its kind; with its column where the same kind lies in several columns."""
    columns: dict[Tile, list[int]] = {}
    for niche in state.open_niches(size):
        tile = state.display[niche - 1]
        assert tile is not None
        if column(niche) not in columns.setdefault(tile, []):
            columns[tile].append(column(niche))
    for tile, among in columns.items():
        if len(among) == 1:
            yield Take(Wish(tile))
        else:
            yield from (Take(Wish(tile), one) for one in among)


def _place(state: HangingGardensState, seat: Seat, slot: int, turn: int, at: Cell) -> list[Note]:
    laid = Laid(state.named(slot), turn, at)
    state.cards[slot - 1] = None
    state.gardens[seat] = state.gardens[seat].covered(laid)
    state.fresh = Fresh(seat, laid=laid)
    state.todo.append(PlaceTemple((seat,)) if state.gardens[seat].claimable else EndTurn((seat,)))
    return [Note(say("hanging-gardens-placed", who=Who(seat), card=slot, turn=turn, at=str(at)))]


def _discard(state: HangingGardensState, seat: Seat, slot: int) -> list[Note]:
    """No face-up card fits: one of them leaves the game (rules §8)."""
    card = state.named(slot)
    state.discarded.append(card)
    state.cards[slot - 1] = None
    state.fresh = Fresh(seat, discarded=card)
    state.todo.append(EndTurn((seat,)))
    return [Note(say("hanging-gardens-discarded", who=Who(seat), card=slot))]


def _claim(state: HangingGardensState, seat: Seat, at: Cell) -> list[Note]:
    """A temple from the reserve; else the one on the smallest group moves, after a choice if there are several."""
    if state.reserve(seat):
        return _put_temple(state, seat, at, None)
    movable = state.gardens[seat].movable()
    if len(movable) == 1:
        return _put_temple(state, seat, at, movable[0])
    state.todo.append(ChooseTemple((seat,), at))
    return []


def _put_temple(state: HangingGardensState, seat: Seat, at: Cell, left: Cell | None) -> list[Note]:
    garden = state.gardens[seat]
    group = garden.group(at)
    assert group is not None and state.fresh is not None
    told = say(f"hanging-gardens-group-{group.structure}", count=group.size)
    if left is None:
        note = say("hanging-gardens-claimed", who=Who(seat), group=told, at=str(at))
    else:
        size = garden.size_under(left)
        note = say("hanging-gardens-moved", who=Who(seat), group=told, at=str(at), left=str(left), size=size)
    state.gardens[seat] = garden.with_temples((*(temple for temple in garden.temples if temple != left), at))
    state.fresh = replace(state.fresh, group=group.cells, temple=at, left=left)
    return [Note(note), *_reward(state, seat, group.size)]


def _reward(state: HangingGardensState, seat: Seat, size: int) -> list[Note]:
    """What a claim yields comes next: a bonus tile first, a tile of the display, or points instead (rules §6, §9)."""
    assert state.fresh is not None
    if size >= BOX.bonus_group and state.pile:
        state.todo.append(DrawTile((seat,), size))
    elif state.open_niches(size):
        state.todo.append(TakeTile((seat,), size))
    else:
        state.compensated[seat] += 1
        state.fresh = replace(state.fresh, compensated=True)
        state.todo.append(EndTurn((seat,)))
        return [Note(say("hanging-gardens-compensated", who=Who(seat), points=BOX.compensation))]
    return []


def _draw(state: HangingGardensState, seat: Seat, size: int, rng: Rng) -> list[Note]:
    assert state.fresh is not None
    tile = rng.draw(state.pile)
    state.tiles[seat] = (*state.tiles[seat], Taken(tile, bonus=True))
    state.fresh = replace(state.fresh, bonus=True)
    state.todo.append(TakeTile((seat,), size))
    return [
        Note(say("hanging-gardens-bonus", who=Who(seat))),
        Note(say("hanging-gardens-bonus-yours", tile=told_tile(tile)), to=seat),
    ]


def _take(state: HangingGardensState, seat: Seat, size: int, move: Take) -> list[Note]:
    niche = wished(state, size, move)
    assert isinstance(niche, int) and state.fresh is not None
    tile = state.display[niche - 1]
    assert tile is not None
    state.display[niche - 1] = None
    state.tiles[seat] = (*state.tiles[seat], Taken(tile, bonus=False))
    state.fresh = replace(state.fresh, taken=tile, niche=niche)
    state.todo.append(EndTurn((seat,)))
    return [Note(say("hanging-gardens-took", who=Who(seat), tile=told_tile(tile), column=column(niche)))]


def _claim_and_take(state: HangingGardensState, seat: Seat, move: Take) -> list[Note]:
    """The short way: a temple on the group's first square, and a tile, in one move."""
    group = state.gardens[seat].claimable[0]
    notes = _claim(state, seat, group.cells[0])
    state.answered(seat)
    return notes + _take(state, seat, group.size, move)


def _end_turn(state: HangingGardensState, seat: Seat, rng: Rng) -> list[Note]:
    """Refill the display, and go on to the next turn, the next round, or the end of the game (rules §3, §4, §9)."""
    notes = _unclaimed(state, seat) + _refill(state, rng)
    rounds = BOX.rounds[state.setup.seats]
    state.turn += 1
    if state.turn < rounds.cards:
        state.todo.append(PlaceCard((state.turns_left()[0],)))
        return notes
    if state.round == rounds.rounds or _tiles_are_out(state):
        rng.reveal()  # everybody's tiles are turned up (rules §10)
        reason = "cards" if state.round == rounds.rounds else "tiles"
        return [*notes, Note(say("hanging-gardens-over", reason=reason))]
    state.round += 1
    state.turn = 0
    state.first = (state.first + 1) % state.setup.seats
    _reveal_cards(state, rng)
    state.todo.append(PlaceCard((state.first,)))
    note = say("hanging-gardens-round", round=state.round, rounds=rounds.rounds, who=Who(state.first))
    return [*notes, Note(note)]


def _unclaimed(state: HangingGardensState, seat: Seat) -> list[Note]:
    """Tell which groups could have been claimed: later they need a new square (rules §6)."""
    fresh = state.fresh
    if fresh is None or fresh.laid is None or fresh.temple:
        return []
    groups = tuple(
        say(f"hanging-gardens-group-{group.structure}", count=group.size)
        for group in state.gardens[seat].claimable
    )
    return [Note(say("hanging-gardens-unclaimed", who=Who(seat), groups=Several(groups)))] if groups else []


def _refill(state: HangingGardensState, rng: Rng) -> list[Note]:
    """A tile of the pile fills the niche from which one was taken in this turn (rules §6, decision D17)."""
    niche = state.fresh.niche if state.fresh else None
    if niche is None:
        return []
    if state.pile:
        tile = rng.draw(state.pile)
        state.display[niche - 1] = tile
        return [Note(say("hanging-gardens-refilled", tile=told_tile(tile), column=column(niche)))]
    return [Note(say("hanging-gardens-tiles-out" if _tiles_are_out(state) else "hanging-gardens-pile-empty"))]


def _tiles_are_out(state: HangingGardensState) -> bool:
    return not state.pile and not any(state.display)


def _reveal_cards(state: HangingGardensState, rng: Rng) -> None:
    state.cards = [rng.draw(state.deck) for _ in range(BOX.rounds[state.setup.seats].cards)]


def _seen_player(state: HangingGardensState, seat: Seat, viewer: Seat | None) -> SeenPlayer:
    garden = state.gardens[seat]
    openly = not state.todo or seat == viewer
    shown = state.setup.option("open_collections") == "yes"
    return SeenPlayer(
        laid=garden.laid,
        visible=tuple(garden.visible.items()),
        temples=garden.temples,
        reserve=state.reserve(seat),
        movable=() if state.reserve(seat) else garden.movable(),
        tiles=tuple(
            SeenTile(taken.tile if openly or (shown and not taken.bonus) else None, taken.bonus)
            for taken in state.tiles[seat]
        ),
        compensated=state.compensated[seat],
    )


def _claimable_now(state: HangingGardensState) -> tuple[Group, ...]:
    match state.todo[-1] if state.todo else None:
        case PlaceTemple((seat,)):
            return state.gardens[seat].claimable
    return ()


def _niches_now(state: HangingGardensState) -> tuple[int, ...]:
    match state.todo[-1] if state.todo else None:
        case TakeTile(_, size):
            return tuple(state.open_niches(size))
        case PlaceTemple((seat,)):
            return tuple(state.open_niches(at_once(state, seat)))
    return ()


def _holdings(state: HangingGardensState, seat: Seat) -> tuple[Holding, ...]:
    """The viewer's tiles as if the game ended now; `more` counts what another tile would add to persons, too."""
    kinds = state.kinds(seat)
    now = collection_points(kinds)
    return tuple(
        Holding(tile, kinds.count(tile), tile_points(tile, kinds), collection_points([*kinds, tile]) - now)
        for tile in Tile
    )
