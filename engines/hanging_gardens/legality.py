"""Why a move is refused, with the values of the position; the reasons behind `why_not`."""

from __future__ import annotations

from engines.core.game import Ask, EndTurn
from engines.core.text import Seat, Several, Text, say
from engines.hanging_gardens.cards import TURNS, Laid
from engines.hanging_gardens.cells import Cell
from engines.hanging_gardens.content import BOX
from engines.hanging_gardens.garden import Garden
from engines.hanging_gardens.moves import (
    NICHES,
    ChooseTemple,
    DrawTile,
    HangingGardensState,
    PlaceCard,
    PlaceTemple,
    Take,
    TakeTile,
    column,
)

_ASKS: dict[type[Ask], str] = {
    PlaceCard: "place-card",
    PlaceTemple: "place-temple",
    ChooseTemple: "choose-temple",
    DrawTile: "draw-tile",
    TakeTile: "take-tile",
    EndTurn: "end-turn",
}


def not_now(ask: Ask) -> Text:
    """The verb does not answer what is asked."""
    return say("hanging-gardens-not-now", ask=say(f"hanging-gardens-ask-{_ASKS[type(ask)]}"))


def no_card(state: HangingGardensState, slot: int) -> Text | None:
    """No card lies face up on a slot."""
    left = tuple(other for other, card in enumerate(state.cards, 1) if card)
    return None if slot in left else say("hanging-gardens-no-card", card=slot, left=Several(left))


def misfit(garden: Garden, card: str, turn: int, at: Cell) -> Text | None:
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


def something_fits(state: HangingGardensState, seat: Seat) -> Text | None:
    """A card may be discarded only if no face-up card fits (rules §8, decision D3)."""
    survey = state.gardens[seat].survey
    for slot, card in enumerate(state.cards, 1):
        for turn in TURNS if card else ():
            assert card is not None
            if anchors := survey.fits(card, turn):
                where = survey.frame.cell((anchors & -anchors).bit_length() - 1)
                return say("hanging-gardens-something-fits", card=slot, turn=turn, at=str(where))
    return None


def unclaimable(garden: Garden, at: Cell) -> Text | None:
    """The group of a cell may not be claimed in this turn (rules §6)."""
    group = garden.group(at)
    if group is None:
        return say("hanging-gardens-no-group", at=str(at))
    told = say(f"hanging-gardens-group-{group.structure}", count=group.size)
    if group.temples:
        return say("hanging-gardens-has-temple", at=str(at), group=told, temple=str(group.temples[0]))
    if group.size < BOX.smallest_group:
        return say("hanging-gardens-too-small", at=str(at), group=told, needed=BOX.smallest_group)
    if not any(cell in group.cells for cell in garden.laid[-1].cells):
        return say("hanging-gardens-not-fresh", at=str(at), group=told)
    return None


def immovable(garden: Garden, at: Cell) -> Text | None:
    """Only a temple of a smallest group moves (rules §7)."""
    if at not in garden.temples:
        return say("hanging-gardens-no-temple", at=str(at))
    movable = garden.movable()
    if at in movable:
        return None
    size, smallest = garden.size_under(at), garden.size_under(movable[0])
    among = Several(tuple(str(temple) for temple in movable))
    return say("hanging-gardens-not-smallest", at=str(at), size=size, smallest=smallest, among=among)


def no_choice(state: HangingGardensState, seat: Seat) -> Text:
    """Before the claim no temple is chosen: the reserve comes first (vector HG-26)."""
    if left := state.reserve(seat):
        return say("hanging-gardens-reserve-first", left=left)
    return not_now(state.todo[-1])


def at_once(state: HangingGardensState, seat: Seat) -> int:
    """The size of the group for which a tile may be taken without choosing the temple's square first; 0 if for none.

    Nothing else may be open: one group, one temple that it can be, no bonus tile to be drawn before.
    """
    garden = state.gardens[seat]
    groups = garden.claimable
    if len(groups) != 1 or (not state.reserve(seat) and len(garden.movable()) > 1):
        return 0
    return 0 if groups[0].size >= BOX.bonus_group and state.pile else groups[0].size


def wished(state: HangingGardensState, size: int, move: Take) -> int | Text:
    """The niche that a wish means, or why it cannot be had (rules §6)."""
    niches = [niche for niche in NICHES if _matches(state, niche, move)]
    if not niches:
        return say("hanging-gardens-not-on-display", tile=_told_wish(move))
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
        return say("hanging-gardens-which-column", tile=_told_wish(move), columns=Several(tuple(columns)))
    return reachable[0]


def _matches(state: HangingGardensState, niche: int, move: Take) -> bool:
    if move.column not in (None, column(niche)):
        return False
    return str(move.tile) in (str(niche), str(state.display[niche - 1]))


def _told_wish(move: Take) -> Text | str:
    return str(move.tile) if move.tile.isdigit() else say(f"hanging-gardens-tile-{move.tile}")
