"""The Hanging Gardens in words: alt text, the board as lines, counts. Only from the view, so it tells no more than the picture."""

from __future__ import annotations

from engines.core.grid import flood
from engines.core.text import Seat, Several, Text, Value, Who, say
from engines.hanging_gardens.cards import Square, rows
from engines.hanging_gardens.cells import Cell, neighbours
from engines.hanging_gardens.content import BOX, LETTERS, Tile
from engines.hanging_gardens.state import Fresh
from engines.hanging_gardens.view import HangingGardensView
from render.renderer import Summary

_LETTER_OF = {square: letter for letter, square in LETTERS.items()}
_FREE_GROUPS = 2
"""How many groups without a temple an alt text names per garden, the largest first."""


def alt(view: HangingGardensView) -> list[Text]:
    """What changed, the round, the display, every player with the groups of the garden, the viewer's own tiles."""
    texts = [_news(view.fresh)] if view.fresh else []
    texts.append(_round(view))
    if not view.over:
        texts.append(_display(view, False))
    texts += [_garden(view, seat) for seat in range(len(view.players))]
    return texts + _own(view)


def text_board(view: HangingGardensView) -> list[Text]:
    """The cards, the display with all values, every garden row by row, the players, the viewer's own tiles."""
    lines = [_round(view)]
    if not view.over:
        lines += [
            say("hanging-gardens-text-card", card=slot, rows=_printed(card))
            for slot, card in enumerate(view.cards, 1)
            if card
        ]
        lines.append(_display(view, True))
    lines.append(say("hanging-gardens-text-legend"))
    for seat in range(len(view.players)):
        lines += _map(view, seat)
    return lines + _own(view)


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


def _round(view: HangingGardensView) -> Text:
    if not view.turns:
        return say("hanging-gardens-alt-over")
    turns = Several(tuple(Who(seat) for seat in view.turns))
    return say("hanging-gardens-alt-round", round=view.round, rounds=view.rounds, turns=turns)


def _display(view: HangingGardensView, values: bool) -> Text:
    columns: dict[str, Value] = {}
    for column in range(len(BOX.columns)):
        tiles = [tile for tile in view.display[2 * column : 2 * column + 2] if tile]
        told: list[Value] = [_valued(tile) if values else _name(tile) for tile in tiles]
        columns[("first", "second", "third")[column]] = _listed(told)
    return say("hanging-gardens-alt-display", **columns, pile=view.pile)


def _garden(view: HangingGardensView, seat: Seat) -> Text:
    """A player in one sentence: counts, then groups with and without temples."""
    templed, free = _groups(view, seat)
    return say(
        "hanging-gardens-alt-garden",
        who=Who(seat),
        counts=_counts(view, seat),
        templed=_listed(templed),
        free=_listed(free[:_FREE_GROUPS]),
    )


def _groups(view: HangingGardensView, seat: Seat) -> tuple[list[Value], list[Value]]:
    """The groups of a garden, those with temples and those without, the largest first; single squares left out."""
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
            if len(cells) > 1 or templed:
                told = say(f"hanging-gardens-group-{square}", count=len(cells))
                found.append((-len(cells), templed, told))
    found.sort(key=lambda group: group[0])
    return [told for _, templed, told in found if templed], [
        told for _, templed, told in found if not templed
    ]


def _counts(view: HangingGardensView, seat: Seat) -> Text:
    player = view.players[seat]
    if view.scores is not None:
        return say("hanging-gardens-summary-points", points=view.scores[seat], tiles=len(player.tiles))
    extra = player.compensated * BOX.compensation
    return say("hanging-gardens-summary-seat", tiles=len(player.tiles), temples=player.reserve, points=extra)


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
        )
    ]
    for y in range(min(ys), max(ys) + 1):
        letters = []
        for x in range(left.x, right.x + 1):
            cell = Cell(x, y)
            letter = _letter(visible[cell]) if cell in visible else "_"
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


def _letter(square: Square) -> str:
    return _LETTER_OF[square]


def _printed(card: str) -> str:
    """The two rows of a card as it lies unturned."""
    return " / ".join(" ".join(_letter(square) for square in row) for row in rows(card, 0))


def _own(view: HangingGardensView) -> list[Text]:
    """The viewer's own tiles and points; nothing for a bystander."""
    held = [holding for holding in view.holdings or () if holding.count]
    if view.points is None or view.over:
        return []
    tiles: list[Value] = [
        say("hanging-gardens-alt-held", tile=_name(each.tile), count=each.count, points=each.points)
        for each in held
    ]
    return [say("hanging-gardens-alt-own", points=view.points, tiles=_listed(tiles))]


def _listed(items: list[Value]) -> Text | Several:
    return Several(tuple(items)) if items else say("hanging-gardens-alt-none")


def _name(tile: Tile) -> Text:
    return say(f"hanging-gardens-tile-{tile}")


def _valued(tile: Tile) -> Text:
    """A tile with what 1, 2, 3 … of its kind score, or a person's points."""
    if tile in BOX.series:
        values = " ".join(map(str, BOX.series[tile].points))
    else:
        person = BOX.persons[tile]
        values = f"× {person.each}" if person.each else f"{person.low}/{person.high}"
    return say("hanging-gardens-text-tile", tile=_name(tile), values=values)
