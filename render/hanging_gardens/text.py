"""The Hanging Gardens in words: alt text, the board as lines, counts. Only from the view, so it tells no more than the picture."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engines.core.grid import flood
from engines.core.text import Seat, Several, Text, Value, Who, say
from engines.hanging_gardens.cards import TURNS, Laid, Square, rows
from engines.hanging_gardens.cells import Cell, neighbours
from engines.hanging_gardens.content import BOX, Tile, column
from engines.hanging_gardens.legality import ASKS, ask_values
from engines.hanging_gardens.moves import ChooseTemple, DrawTile, PlaceCard, TakeTile
from engines.hanging_gardens.printed import LETTERS
from engines.hanging_gardens.state import Fresh
from engines.hanging_gardens.view import HangingGardensView, SeenPlayer
from render.drawing.changes import also_new
from render.renderer import Summary

_LETTER_OF = {square: letter for letter, square in LETTERS.items()} | {None: "B"}
"""How a square is written: always a letter, because what reads aloud may pass over a dot or a dash."""
_NO_CARD = "X"
_FREE_GROUPS = 2
"""How many groups without a temple an alt text names per garden, the largest first."""


def alt(view: HangingGardensView) -> list[Text]:
    """The alt text: what changed, the round, the display and what can be taken of it, every player with the groups of the garden, the
    viewer's own tiles."""
    texts = [*([_news(view.fresh)] if view.fresh else []), *_earlier(view)]
    texts.append(_round(view))
    if not view.over:
        texts.append(_display(view, False))
    texts += _takeable(view)
    texts += [_garden(view, seat) for seat in range(len(view.players))]
    return texts + _own(view)


def beside(
    view: HangingGardensView, tiles: bool, garden: bool, cards: Mapping[int, int] = MappingProxyType({})
) -> list[Text]:
    """A preview in words: of the cards, the tiles on display and the viewer's garden what it shows; where a card is placed, nothing is new.

    Args:
        cards: the turns of the open cards that it shows, by their numbers.
    """
    if view.seat is None:
        return alt(view)
    texts = [
        say("hanging-gardens-alt-card", card=slot, squares=_spelled(card, turn))
        for slot, turn in cards.items()
        if (card := view.cards[slot - 1])
    ]
    if tiles:
        texts += [say("hanging-gardens-alt-shown", **_columns_of(view, False)), *_takeable(view)]
    if garden:
        placing = view.asks and isinstance(view.asks[-1], PlaceCard)
        if view.fresh and view.fresh.seat == view.seat and not placing:
            texts.append(_news(view.fresh))
        groups = _groups(view, view.seat)
        if groups["claimed"] or groups["unclaimed"] or not texts:
            texts.append(say("hanging-gardens-alt-yours", **groups))
    return texts


def _takeable(view: HangingGardensView) -> list[Text]:
    """The tiles that can be taken, by their names."""
    tiles = dict.fromkeys(tile for niche in view.niches if (tile := view.display[niche - 1]))
    return [say("hanging-gardens-alt-takeable", tiles=Several(tuple(map(_name, tiles))))] if tiles else []


def text_board(view: HangingGardensView) -> list[Text]:
    """The last move, the cards, the display with all values, every garden row by row, the viewer's own tiles: enough to play
    from."""
    lines = [*_last_move(view), *_earlier(view), _round(view)]
    if not view.over:
        lines.append(
            say("hanging-gardens-text-supply", who=Who(view.first), cards=view.deck, tiles=view.pile)
        )
        lines += _asked(view) if view.asks else []
        lines += [
            say("hanging-gardens-text-card", card=slot, turns=_turned(card))
            for slot, card in enumerate(view.cards, 1)
            if card
        ]
        lines += [_display(view, True), _columns()]
    if view.discarded:
        fitted_nowhere = tuple(_rows(card, 0) for card in view.discarded)
        lines.append(say("hanging-gardens-text-discarded", cards=Several(fitted_nowhere)))
    lines.append(say("hanging-gardens-text-legend"))
    for seat in range(len(view.players)):
        lines += _map(view, seat)
    return [*lines, *_own(view), *_more(view)]


def summary(view: HangingGardensView) -> Summary:
    """Tiles and temples per seat, cards and tiles for all; the points once the game is over."""
    rest = say("hanging-gardens-summary-supply", cards=view.deck, tiles=view.pile)
    return Summary(tuple(_counts(view, seat) for seat in range(len(view.players))), rest)


def _news(fresh: Fresh) -> Text:
    """The last turn, or the present one so far."""
    parts: list[Value] = []
    if fresh.laid:
        parts.append(say("hanging-gardens-alt-laid", at=str(fresh.laid.at)))
    else:
        parts.append(say("hanging-gardens-alt-discarded"))
    if fresh.temple:
        parts.append(say("hanging-gardens-alt-claimed", at=str(fresh.temple), size=len(fresh.group)))
    if fresh.bonus:
        parts.append(say("hanging-gardens-alt-bonus"))
    if fresh.taken:
        parts.append(say("hanging-gardens-alt-took", tile=_name(fresh.taken)))
    if fresh.compensated:
        parts.append(say("hanging-gardens-alt-compensated", points=BOX.compensation))
    return say("hanging-gardens-alt-news", who=Who(fresh.seat), what=Several(tuple(parts)))


def earlier(before: SeenPlayer, player: SeenPlayer, fresh: Fresh | None) -> tuple[list[Laid], list[Cell]]:
    """The cards and the temples that have come to a garden since, before the newest turn."""
    newest = (fresh.laid, fresh.temple) if fresh is not None else (None, None)
    laid = [card for card in player.laid[len(before.laid) :] if card != newest[0]]
    return laid, [at for at in player.temples if at not in before.temples and at != newest[1]]


def _earlier(view: HangingGardensView) -> list[Text]:
    changes: list[tuple[Seat | None, Value]] = []
    for seat, player in enumerate(view.players if view.before is not None else ()):
        assert view.before is not None
        laid, temples = earlier(view.before.players[seat], player, view.fresh)
        changes += [(seat, say("hanging-gardens-alt-laid", at=str(card.at))) for card in laid]
        changes += [(seat, say("hanging-gardens-alt-temple", at=str(at))) for at in temples]
    return also_new(changes)


def _last_move(view: HangingGardensView) -> list[Text]:
    """The last turn, or the present one so far, card, squares and column included."""
    fresh = view.fresh
    if fresh is None:
        return []
    parts: list[Value] = []
    if fresh.laid:
        laid = fresh.laid
        parts.append(
            say("hanging-gardens-text-laid", rows=_rows(laid.card, 0), turn=laid.turn, at=str(laid.at))
        )
    if fresh.discarded:
        parts.append(say("hanging-gardens-text-threw", rows=_rows(fresh.discarded, 0)))
    if fresh.temple:
        group = Several(tuple(map(str, fresh.group)))
        left = str(fresh.left) if fresh.left else "none"
        parts.append(say("hanging-gardens-text-claimed", at=str(fresh.temple), group=group, left=left))
    if fresh.bonus:
        parts.append(say("hanging-gardens-alt-bonus"))
    if fresh.taken and fresh.niche:
        parts.append(
            say(
                "hanging-gardens-text-took",
                tile=_name(fresh.taken),
                niche=fresh.niche,
                column=column(fresh.niche),
            )
        )
    if fresh.compensated:
        parts.append(say("hanging-gardens-alt-compensated", points=BOX.compensation))
    return [say("hanging-gardens-alt-news", who=Who(fresh.seat), what=Several(tuple(parts)))]


def _asked(view: HangingGardensView) -> list[Text]:
    """What is to be decided, by whom, and of which groups, temples or spaces."""
    ask = view.asks[-1]
    lines = [
        say(
            "hanging-gardens-text-asked",
            who=Who(ask.seats[0]),
            ask=say(
                f"hanging-gardens-ask-{ASKS[type(ask)]}", **ask_values(ask, view.claimable, bool(view.niches))
            ),
        )
    ]
    for group in view.claimable:
        squares = Several(tuple(map(str, group.cells)))
        lines.append(say("hanging-gardens-text-claimable", group=group.name, squares=squares))
    if isinstance(ask, ChooseTemple):
        lines.append(say("hanging-gardens-text-moves-to", at=str(ask.at)))
    if isinstance(ask, TakeTile | DrawTile):
        lines.append(say("hanging-gardens-text-size", size=ask.size))
    if view.niches:
        spaces = Several(tuple(view.niches))
        lines.append(say("hanging-gardens-text-niches", niches=spaces, count=len(view.niches)))
    return lines


def _round(view: HangingGardensView) -> Text:
    if not view.turns:
        return say("hanging-gardens-alt-over")
    turns = Several(tuple(Who(seat) for seat in view.turns))
    return say("hanging-gardens-alt-round", round=view.round, rounds=view.rounds, turns=turns)


def _display(view: HangingGardensView, values: bool) -> Text:
    return say("hanging-gardens-alt-display", **_columns_of(view, values), pile=view.pile)


def _columns_of(view: HangingGardensView, values: bool) -> dict[str, Value]:
    """The tiles of each column, with all values or without."""
    columns: dict[str, Value] = {}
    for number in range(1, len(BOX.columns) + 1):
        told: list[Value] = [
            say("hanging-gardens-text-niche", niche=niche, tile=_valued(tile)) if values else _name(tile)
            for niche, tile in enumerate(view.display, 1)
            if tile and column(niche) == number
        ]
        columns[("first", "second", "third")[number - 1]] = _listed(told)
    return columns


def _columns() -> Text:
    """How large a group has to be to take from which column (rules §6)."""
    first, second, third = BOX.columns
    return say("hanging-gardens-text-columns", first=first, second=second, third=third, bonus=BOX.bonus_group)


def _garden(view: HangingGardensView, seat: Seat) -> Text:
    """A player in one sentence: counts, then groups with and without temples."""
    return say("hanging-gardens-alt-garden", who=Who(seat), counts=_counts(view, seat), **_groups(view, seat))


def _groups(view: HangingGardensView, seat: Seat) -> dict[str, Value]:
    """The groups of a garden, those with temples and those without, the largest first; left out what is too small to be claimed."""
    player = view.players[seat]
    visible = dict(player.visible)
    seen: set[Cell] = set()
    found: list[tuple[int, bool, Text]] = []
    for cell, square in player.visible:
        if square and cell not in seen:
            cells = flood(
                cell, lambda at: [near for near in neighbours(at) if visible.get(near) is visible[at]]
            )
            seen.update(cells)
            templed = any(temple in cells for temple in player.temples)
            if len(cells) >= BOX.smallest_group or templed:
                told = say(f"hanging-gardens-group-{square}", count=len(cells))
                found.append((-len(cells), templed, told))
    found.sort(key=lambda group: group[0])
    with_temple = tuple(told for _, templed, told in found if templed)
    without = tuple(told for _, templed, told in found if not templed)[:_FREE_GROUPS]
    return {
        "claimed": len(with_temple),
        "templed": Several(with_temple),
        "unclaimed": len(without),
        "free": Several(without),
    }


def _counts(view: HangingGardensView, seat: Seat) -> Text:
    player = view.players[seat]
    if view.scores is not None:
        return say("hanging-gardens-summary-points", points=view.scores[seat], tiles=len(player.tiles))
    counted = {"tiles": len(player.tiles), "temples": player.reserve}
    if view.openly:
        hidden = sum(tile.tile is None for tile in player.tiles)
        return say("hanging-gardens-summary-open", points=player.points, hidden=hidden, **counted)
    return say("hanging-gardens-summary-seat", points=player.compensated * BOX.compensation, **counted)


def _map(view: HangingGardensView, seat: Seat) -> list[Text]:
    """A garden row by row, a letter per square."""
    player = view.players[seat]
    visible = dict(player.visible)
    xs, ys = [cell.x for cell in visible], [cell.y for cell in visible]
    left, right = Cell(min(xs), 0), Cell(max(xs), 0)
    lines = [
        say(
            "hanging-gardens-text-garden",
            who=Who(seat),
            counts=_counts(view, seat),
            left=left.column,
            right=right.column,
            bonus=sum(tile.bonus for tile in player.tiles),
            templed=_listed([str(temple) for temple in player.temples]),
            movable=Several(tuple(map(str, player.movable))),
            moving=len(player.movable),
        ),
        say(
            "hanging-gardens-text-header",
            columns=" ".join(Cell(x, 0).column for x in range(left.x, right.x + 1)),
        ),
    ]
    for y in range(min(ys), max(ys) + 1):
        letters = []
        for x in range(left.x, right.x + 1):
            cell = Cell(x, y)
            letter = _letter(visible[cell]) if cell in visible else _NO_CARD
            letters.append(letter.lower() if cell in player.temples else letter)
        lines.append(say("hanging-gardens-text-row", row=str(Cell(0, y).row), squares=" ".join(letters)))
    return lines + _open_tiles(view, seat)


def _open_tiles(view: HangingGardensView, seat: Seat) -> list[Text]:
    """What lies face up in front of somebody else, or of everybody at the end."""
    seen = [tile.tile for tile in view.players[seat].tiles]
    kinds = [tile for tile in Tile if tile in seen]
    if not kinds or (seat == view.seat and not view.over):
        return []
    told: list[Value] = [
        say("hanging-gardens-text-count", tile=_name(tile), count=seen.count(tile)) for tile in kinds
    ]
    if None in seen:
        told.append(say("hanging-gardens-text-backs", count=seen.count(None)))
    return [say("hanging-gardens-text-tiles", tiles=Several(tuple(told)))]


def _turned(card: str) -> Several:
    """A card in every way that it could lie, from the way it is printed on."""
    ways = {_rows(card, turn): turn for turn in reversed(TURNS)}
    return Several(
        tuple(
            say("hanging-gardens-text-way", turn=turn, rows=lying)
            for lying, turn in sorted(ways.items(), key=lambda way: way[1])
        )
    )


def _rows(card: str, turn: int) -> str:
    """The rows of a card as it lies, a letter per square."""
    return " / ".join(" ".join(map(_letter, row)) for row in rows(card, turn))


def _spelled(card: str, turn: int) -> Text:
    """The squares of a card as it lies, row by row, by their names."""
    names = [
        say(f"hanging-gardens-structure-{square}" if square else "hanging-gardens-alt-bare")
        for row in rows(card, turn)
        for square in row
    ]
    key = "hanging-gardens-alt-upright" if turn % 180 else "hanging-gardens-alt-across"
    return say(key, **dict(zip("abcdef", names, strict=True)))


def _letter(square: Square) -> str:
    return _LETTER_OF[square]


def _own(view: HangingGardensView) -> list[Text]:
    """The viewer's own tiles and points; nothing for a bystander."""
    held = [holding for holding in view.holdings or () if holding.count]
    if view.points is None or view.over:
        return []
    tiles = tuple(
        say("hanging-gardens-alt-held", tile=_name(each.tile), count=each.count, points=each.points)
        for each in held
    )
    return [say("hanging-gardens-alt-own", points=view.points, held=len(held), tiles=Several(tiles))]


def hand_words(view: HangingGardensView) -> Text | None:
    """The viewer's own tiles by their names, each kind with its points; None without any."""
    own = [text for text in _own(view) if any(holding.count for holding in view.holdings or ())]
    return Text("hanging-gardens-hand-own", own[0].args) if own else None


def aside(view: HangingGardensView) -> Text | None:
    """The viewer's own points so far, and the temples that are left; None once there is nothing to decide."""
    if view.seat is None or view.points is None or view.over:
        return None
    return say("hanging-gardens-aside", points=view.points, temples=view.players[view.seat].reserve)


def _more(view: HangingGardensView) -> list[Text]:
    """What another tile of each kind would add to the viewer's own."""
    if view.holdings is None or view.over:
        return []
    kinds = tuple(
        say("hanging-gardens-text-more", tile=_name(each.tile), more=each.more)
        for each in view.holdings
        if each.tile in BOX.series or not each.count
    )
    return [say("hanging-gardens-text-adds", tiles=Several(kinds))]


def _listed(items: list[Value]) -> Text | Several:
    return Several(tuple(items)) if items else say("hanging-gardens-alt-none")


def _name(tile: Tile) -> Text:
    return say(f"hanging-gardens-tile-{tile}")


def _valued(tile: Tile) -> Text:
    """A tile with what 1, 2, 3 … of its kind score, or a person's points."""
    if tile in BOX.series:
        series = BOX.series[tile]
        values = " ".join(map(str, series.points))
        return say("hanging-gardens-text-tile", tile=_name(tile), values=values, copies=series.copies)
    person = BOX.persons[tile]
    return say(
        "hanging-gardens-text-person",
        tile=_name(tile),
        series=_name(person.series),
        low=person.low,
        high=person.high,
        each=person.each,
    )
