"""Which moves are legal, and why the others are not, with the values of the position (rules §5 to §8)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from engines.core.chance import Rng
from engines.core.game import Ask, End, EndTurn
from engines.core.text import Seat, Several, Text, Value, say
from engines.hanging_gardens.cards import TURNS, Laid
from engines.hanging_gardens.cells import Cell
from engines.hanging_gardens.content import BOX, NICHES, Tile, column, tile_name
from engines.hanging_gardens.garden import Garden, Group
from engines.hanging_gardens.moves import (
    ChooseTemple,
    Discard,
    Draw,
    DrawTile,
    Move,
    MoveTemple,
    Place,
    PlaceCard,
    PlaceTemple,
    Take,
    TakeTile,
    Temple,
    Wish,
)
from engines.hanging_gardens.state import HangingGardensState
from engines.hanging_gardens.survey import Frame

ASKS: dict[type[Ask], str] = {
    PlaceCard: "place-card",
    PlaceTemple: "place-temple",
    ChooseTemple: "choose-temple",
    DrawTile: "draw-tile",
    TakeTile: "take-tile",
    EndTurn: "end-turn",
}
"""How the words call what is asked."""


def ask_values(ask: Ask, claimable: tuple[Group, ...], at_once: bool) -> dict[str, Value]:
    """The values with which the words for an ask are said.

    Args:
        claimable: the groups that may be claimed now.
        at_once: whether a tile may be taken before the temple's square is chosen; then it stands on the group's first one.
    """
    if not isinstance(ask, PlaceTemple):
        return {"claims": 0}
    first = str(claimable[0].cells[0]) if at_once else "none"
    groups = Several(tuple(group.name for group in claimable))
    return {"groups": groups, "count": len(claimable), "first": first}


def why_not(state: HangingGardensState, ask: Ask, seat: Seat, move: Move) -> Text | None:
    """The reason why a move is illegal, or None. Uses nothing that the seat cannot see."""
    match ask, move:
        case PlaceCard(), Place(slot, turn, at):
            return _no_card(state, slot) or _misfit(state.gardens[seat], state.named(slot), turn, at)
        case PlaceCard(), Discard(slot):
            return _no_card(state, slot) or _something_fits(state, seat)
        case PlaceTemple(), Temple(at):
            return _unclaimable(state.gardens[seat], at)
        case ChooseTemple(), MoveTemple(at):
            return _immovable(state.gardens[seat], at)
        case PlaceTemple(), MoveTemple():
            return _no_choice(state, seat)
        case PlaceTemple(), Take():
            if reason := _temple_first(state, seat):
                return reason
            found = niche_taken(state, immediate_size(state, seat), move)
            return found if isinstance(found, Text) else None
        case TakeTile(size=size), Take():
            found = niche_taken(state, size, move)
            return found if isinstance(found, Text) else None
        case (DrawTile(), Draw()) | (PlaceTemple() | EndTurn(), End()):
            return None
    return _not_now(state, ask, seat)


def candidates(state: HangingGardensState, ask: Ask, seat: Seat) -> Iterator[Move]:
    """The moves that answer an ask, in a fixed order; most asks get legal ones only."""
    match ask:
        case PlaceCard():
            return iter(_placements(state, seat))
        case PlaceTemple():
            claims = [Temple(cell) for group in state.gardens[seat].claimable for cell in group.cells]
            return iter([*claims, *takes(state, immediate_size(state, seat)), End()])
        case ChooseTemple():
            return map(MoveTemple, state.gardens[seat].movable())
        case DrawTile():
            return iter([Draw()])
        case TakeTile(size=size):
            return takes(state, size)
    return iter([End()])


def best_placements_first(state: HangingGardensState, seat: Seat, moves: list[Move]) -> list[Move]:
    """Legal moves in another order: per card and turn those placements first that make the largest group claimable, and the turn with
    such a placement before those that follow clockwise."""
    claims = _claims(state, seat)
    largest = {by: max(found.values(), default=0) for by, found in claims.items()}
    first = {card: max(TURNS, key=lambda turn: largest[card, turn]) for card, _ in claims}

    def rank(move: Move) -> tuple[int, int, int]:
        assert isinstance(move, Place)
        turned = (move.turn - first[move.card]) % 360
        return move.card, turned, -claims[move.card, move.turn].get(move.at, 0)

    return sorted(moves, key=rank) if moves and isinstance(moves[0], Place) else moves


def promising(state: HangingGardensState, seat: Seat, moves: list[Move], rng: Rng, most: int) -> list[Move]:
    """At most `most` of the legal moves: the placements that make the largest groups claimable and, for a third, any others."""
    if len(moves) <= most:
        return moves
    rng.shuffle(moves)
    if isinstance(moves[0], Place):
        claims = _claims(state, seat)
        moves.sort(
            key=lambda move: -claims[move.card, move.turn].get(move.at, 0) if isinstance(move, Place) else 0
        )
    others = most // 3
    return moves[: most - others] + moves[len(moves) - others :]


def _claims(state: HangingGardensState, seat: Seat) -> dict[tuple[int, int], Mapping[Cell, int]]:
    """For each face-up card and turn the sizes of the largest groups that it makes claimable, by where it is laid."""
    survey = state.gardens[seat].survey
    return {
        (slot, turn): survey.claims(card, turn)
        for slot, card in enumerate(state.cards, 1)
        if card
        for turn in TURNS
    }


def _not_now(state: HangingGardensState, ask: Ask, seat: Seat) -> Text:
    """The verb does not answer what is asked."""
    at_once = isinstance(ask, PlaceTemple) and bool(state.open_niches(immediate_size(state, seat)))
    values = ask_values(ask, state.gardens[seat].claimable, at_once)
    return say("hanging-gardens-not-now", ask=say(f"hanging-gardens-ask-{ASKS[type(ask)]}", **values))


def _no_card(state: HangingGardensState, slot: int) -> Text | None:
    """No card lies face up on a slot."""
    left = tuple(other for other, card in enumerate(state.cards, 1) if card)
    return None if slot in left else say("hanging-gardens-no-card", card=slot, left=Several(left))


def _misfit(garden: Garden, card: str, turn: int, at: Cell) -> Text | None:
    """A card may not lie so: over a temple, or with a structure over the bare table (rules §5)."""
    if turn not in TURNS:
        return say("hanging-gardens-no-turn", turn=turn)
    laid = Laid(card, turn, at)
    for cell, structure in laid:
        if cell in garden.temples:
            return say("hanging-gardens-covers-temple", at=str(cell))
        if structure and cell not in garden.visible:
            name = say(f"hanging-gardens-structure-{structure}")
            return say("hanging-gardens-over-table", structure=name, at=str(cell))
    # Every building card has a structure, so this happens only to a corrected box (decision D2).
    if not any(cell in garden.visible for cell, _ in laid):
        return say("hanging-gardens-no-overlap", at=str(at))
    return None


def _something_fits(state: HangingGardensState, seat: Seat) -> Text | None:
    """A card may be discarded only if no face-up card fits (rules §8, decision D3)."""
    survey = state.gardens[seat].survey
    for slot, card in enumerate(state.cards, 1):
        for turn in TURNS if card else ():
            assert card is not None
            if anchors := survey.fits(card, turn):
                where = survey.frame.cell((anchors & -anchors).bit_length() - 1)
                return say("hanging-gardens-something-fits", card=slot, turn=turn, at=str(where))
    return None


def _unclaimable(garden: Garden, at: Cell) -> Text | None:
    """The group of a cell may not be claimed in this turn (rules §6)."""
    group = garden.group(at)
    if group is None:
        return say("hanging-gardens-no-group", at=str(at))
    name = group.name
    if group.temples:
        return say("hanging-gardens-has-temple", at=str(at), group=name, temple=str(group.temples[0]))
    if group.size < BOX.smallest_group:
        return say("hanging-gardens-too-small", at=str(at), group=name, needed=BOX.smallest_group)
    if not any(cell in group.cells for cell in garden.laid[-1].cells):
        return say("hanging-gardens-not-fresh", at=str(at), group=name)
    return None


def _immovable(garden: Garden, at: Cell) -> Text | None:
    """Only a temple of a smallest group moves (rules §7)."""
    if at not in garden.temples:
        return say("hanging-gardens-no-temple", at=str(at))
    movable = garden.movable()
    if at in movable:
        return None
    size, smallest = garden.size_under(at), garden.size_under(movable[0])
    among = Several(tuple(str(temple) for temple in movable))
    return say("hanging-gardens-not-smallest", at=str(at), size=size, smallest=smallest, among=among)


def _no_choice(state: HangingGardensState, seat: Seat) -> Text:
    """Before the claim no temple is chosen: the reserve comes first (vector HG-26)."""
    if left := state.reserve(seat):
        return say("hanging-gardens-reserve-first", left=left)
    return _not_now(state, state.todo[-1], seat)


def immediate_size(state: HangingGardensState, seat: Seat) -> int:
    """The size of the group for which a tile may be taken without choosing the temple's square first; 0 if for none."""
    return 0 if _temple_first(state, seat) else state.gardens[seat].claimable[0].size


def _temple_first(state: HangingGardensState, seat: Seat) -> Text | None:
    """What else is open, so that the temple's square has to be chosen before a tile: which of several groups is claimed,
    which temple moves, or what the bonus tile will be."""
    garden = state.gardens[seat]
    groups = garden.claimable
    if len(groups) > 1:
        names = Several(
            tuple(
                say("hanging-gardens-group-at", group=group.name, at=str(group.cells[0])) for group in groups
            )
        )
        return say("hanging-gardens-which-group", groups=names)
    if not state.reserve(seat) and len(movable := garden.movable()) > 1:
        among = Several(tuple(str(temple) for temple in movable))
        return say("hanging-gardens-which-temple", among=among)
    if groups[0].size >= BOX.bonus_group and state.pile:
        return say("hanging-gardens-bonus-first", group=groups[0].name)
    return None


def niche_taken(state: HangingGardensState, size: int, move: Take) -> int | Text:
    """The niche that a wish means, or why it cannot be had (rules §6)."""
    niches = [niche for niche in NICHES if _matches(state, niche, move)]
    if not niches:
        return _not_there(state, move)
    filled = [niche for niche in niches if state.display[niche - 1]]
    if not filled:
        return say("hanging-gardens-niche-empty", niche=niches[0])
    free = state.open_niches(size)
    reachable = [niche for niche in filled if niche in free]
    if not reachable:
        closed = column(filled[0])
        needed = BOX.columns[closed - 1]
        return say("hanging-gardens-column-closed", column=closed, needed=needed, size=size)
    columns = sorted({column(niche) for niche in reachable})
    if len(columns) > 1:
        names = Several(tuple(map(_numeral, columns)))
        return say("hanging-gardens-which-column", tile=_wish_name(move), columns=names)
    return reachable[0]


def _matches(state: HangingGardensState, niche: int, move: Take) -> bool:
    if move.column not in (None, column(niche)):
        return False
    return str(move.tile) in (str(niche), str(state.display[niche - 1]))


def _not_there(state: HangingGardensState, move: Take) -> Text:
    """The display has no such tile, or no such space, at all or in the column that was named."""
    elsewhere = [niche for niche in NICHES if _matches(state, niche, Take(move.tile))]
    if elsewhere:
        columns = Several(tuple(_numeral(each) for each in sorted({*map(column, elsewhere)})))
        assert move.column is not None
        if move.tile.isdigit():
            return say("hanging-gardens-niche-elsewhere", niche=int(move.tile), columns=columns)
        return say("hanging-gardens-tile-elsewhere", tile=_wish_name(move), columns=columns)
    if move.tile.isdigit():
        return say("hanging-gardens-no-niche", niche=str(move.tile), most=NICHES[-1])
    return say("hanging-gardens-not-on-display", tile=_wish_name(move))


def _numeral(number: int) -> Text:
    """The number of a column as it is printed."""
    return say("hanging-gardens-numeral", column=number)


def _wish_name(move: Take) -> Text | str:
    return str(move.tile) if move.tile.isdigit() else tile_name(Tile(move.tile))


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


def takes(state: HangingGardensState, size: int) -> Iterator[Take]:
    """The tiles that a claim of this size may take, each by its kind; with its column where the same kind lies in several columns."""
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
