"""The players of Armadöra: their plates, teams joined at the end; the viewer's own tiles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from engines.armadora.view import ArmadoraView
from engines.core.text import Seat
from render.armadora import land
from render.armadora import warriors as troops
from render.drawing.colour import Colour
from render.drawing.monogram import Monograms, label, width
from render.drawing.scene import Box, Item, Label, Sprite, moved
from render.drawing.seats import CORNER, WIDEST, badge, laurel, plate, plate_ink, plate_light
from render.drawing.theme import Theme

_GAP, _SUPPLY = 6, 120
"""Between plates, and the width of that of the palisades."""

_DUE = 78
"""How large the letters of whoever is due are, where nothing stands beside them."""

OWN = 108
"""How wide the viewer's plate is at most in a preview; all others are wider."""


class _Sizes(NamedTuple):
    """How large monograms, numbers and tokens are on a plate."""

    letters: int
    number: int
    token: int


_ROW, _TWO_ROWS, _NARROW = _Sizes(72, 72, 60), _Sizes(50, 56, 46), _Sizes(43, 50, 36)
"""For all in one row, for two rows, and for those of four players."""

_CREST, _LAURELLED = 97, 94
"""How far what stands beside the crest is from the left edge of a plate; how large the crest is at the end, when laurel may be round it."""


def players(view: ArmadoraView, box: Box, monograms: Monograms, theme: Theme) -> tuple[Item, ...]:
    """A plate for each seat with what is left to it, and the palisades left; at the end the gold of everybody, or of teams."""
    if view.over:
        return (
            tuple(_teams(view, box, monograms, theme))
            if len(view.players) == 4
            else _gold(view, box, monograms, theme)
        )
    left = box.left + CORNER
    room = box.right - _SUPPLY - _GAP - left
    wide = min(WIDEST, (room - _GAP * (len(view.players) - 1)) // len(view.players))
    items: list[Item] = []
    for seat in range(len(view.players)):
        at = left + seat * (wide + _GAP)
        letters = monograms[seat] if monograms else ""
        items += _plate(view, seat, box._replace(left=at, right=at + wide), letters, theme)
    stock = box._replace(left=box.right - _SUPPLY)
    items.append(plate.at(stock.left, stock.top, stock.width, stock.height, "supply"))
    return (*items, *supply(view, stock, 50, plate_ink(theme, "supply")))


def supply(view: ArmadoraView, box: Box, tall: int, ink: Colour) -> tuple[Item, ...]:
    """The palisades left, in digits so tall, in the middle of a box."""
    half = round(0.55 * tall)
    x = box.left + (box.width - 2 * half - round(tall * (0.13 + 0.52 * len(str(view.supply))))) // 2
    return (
        land.stakes.at(x + half, box.centre[1], half),
        Label(x + 2 * half, box.centre[1] + 1, str(view.supply), tall, ink, anchor="lm"),
    )


def mine(view: ArmadoraView, box: Box, monograms: Monograms, theme: Theme) -> tuple[tuple[Item, ...], Box]:
    """The viewer's plate at the left of a row, on which they see whose turn it is: their letters, or their crest where nobody's are known;
    and the rest of the row."""
    assert view.seat is not None
    seat, y, letters = view.seat, box.centre[1], monograms[view.seat] if monograms else ""
    wide = min(OWN, 46 + width(letters, 46)) if letters else OWN
    ground = plate.at(box.left, box.top, wide, box.height, "due", seat)
    rest = box._replace(left=box.left + wide + _GAP)
    if not letters:
        return (
            ground,
            troops.shield.at(box.left + OWN // 2 + 1, y, 72, view.players[seat].race, seat, False),
        ), rest
    shown = letters if 46 + width(letters, 46) <= OWN else letters[0]
    return (ground, label(shown, box.left + 24, y, 46, plate_ink(theme, "due", seat), "lm")), rest


def _plate(view: ArmadoraView, seat: Seat, box: Box, letters: str, theme: Theme) -> list[Item]:
    """A seat's crest and letters, how many tiles it has left, its tokens: in one row, or in two; what is used up is left out."""
    player, middle = view.players[seat], box.centre[1]
    look = _look(view, seat)
    ink = plate_ink(theme, look, seat)
    items: list[Item] = [
        *([plate_light.at(box.left, box.top, box.width, box.height)] if look == "due" else []),
        plate.at(box.left, box.top, box.width, box.height, look, seat),
        troops.emblem.at(box.left + 52, middle, player.race, seat),
    ]
    if len(view.players) == 4:
        items.append(badge.at(box.left + 28, box.top + 23, ("I", "II")[seat % 2]))
    tokens: list[bool] = []
    if view.setup.option("advanced") == "yes":
        tokens = [False] * player.reinforcement + [True] * player.powers
    x, right = box.left + _CREST, box.right - 6
    wide = max(_ROW.letters, width(letters, _ROW.letters)) + 16
    row = wide + (troops.wide(player.tiles, _ROW.number) if player.tiles else 0) + _ROW.token * len(tokens)
    single = x + row + 12 <= right
    size = _ROW if single else _TWO_ROWS if len(view.players) < 4 else _NARROW
    half = size.token // 2
    for at, power in reversed([*enumerate(tokens)]):
        # In two rows one below the other, and a third one behind the upper.
        aside, down = (at * size.token, 0) if single else (at // 2 * half, -25 if at else 25)
        spot = right - half - aside, middle + down
        items.append(
            troops.power.at(*spot, player.race, half) if power else troops.reinforcement.at(*spot, half)
        )
    alone = single or not (player.tiles or tokens)
    if letters:
        tall = _ROW.letters if alone else size.letters
        if look == "due" and not (player.tiles or tokens):
            tall = _DUE
        room = right - x - (0 if single else (half if len(tokens) > 2 else 0) + size.token * bool(tokens))
        shown = letters if width(letters, tall) <= room else letters[0]
        items.append(label(shown, x, middle if alone else middle - 24, tall, ink, "lm"))
    if player.tiles:
        spot = (x + wide, middle) if single else (x, middle + 26)
        items.append(troops.left.at(*spot, player.tiles, size.number, ink))
    return items


def _look(view: ArmadoraView, seat: Seat) -> str:
    """How a seat's plate looks: due, waiting, or out once it has passed."""
    due = bool(view.asks) and seat in view.asks[-1].seats
    return "due" if due else "out" if view.players[seat].passed else "waiting"


def one(view: ArmadoraView, seat: Seat, box: Box, monograms: Monograms, theme: Theme) -> tuple[Item, ...]:
    """The plate of one seat, one of each kind of token on it, as large as there is room, and the palisades left: for a legend."""
    player, look = view.players[seat], _look(view, seat)
    ink, letters = plate_ink(theme, look, seat), monograms[seat] if monograms else ""
    team = (badge.at(28, 23 - box.height // 2, ("I", "II")[seat % 2]),) if len(view.players) == 4 else ()
    box, plates = box._replace(left=box.left + CORNER * box.width // 1200), list[Laid]()
    for tall in _LARGE:
        half = round(0.55 * tall)
        name = label(letters, _CREST, 0, tall, ink, "lm") if letters else None
        crest = troops.emblem.at(52, 0, player.race, seat)
        things = [Thing((crest, *team), name, _CREST + width(letters, tall))]
        if player.tiles:
            count = troops.left.at(0, 0, player.tiles, tall, ink)
            things.append(Thing((count,), None, troops.wide(player.tiles, tall)))
        if view.setup.option("advanced") == "yes":
            tokens = [troops.power.at(half, 0, player.race, half)] * (player.powers > 0)
            tokens += [troops.reinforcement.at(half, 0, half)] * player.reinforcement
            things += [Thing((token,), None, 2 * half) for token in tokens]
        plates = [Laid(look, seat, tuple(things)), stock(view, tall, theme)]
        if needed(plates) <= box.width:
            break
    return tuple(laid(plates, box))


def _gold(view: ArmadoraView, box: Box, monograms: Monograms, theme: Theme) -> tuple[Item, ...]:
    """A plate per seat with its gold, the winner's crest under the laurel."""
    totals, middle, ink = view.totals or (), box.centre[1], plate_ink(theme, "waiting")
    left, items = box.left + CORNER, list[Item]()
    wide = (box.right - left - _GAP * (len(totals) - 1)) // len(totals)
    for seat, total in enumerate(totals):
        x, letters = left + seat * (wide + _GAP), monograms[seat] if monograms else ""
        items.append(plate.at(x, box.top, wide, box.height, "waiting", seat))
        if total == max(totals):
            items.append(laurel.at(x + 60, middle, 40))
        items.append(troops.emblem.at(x + 60, middle, view.players[seat].race, seat, _LAURELLED))
        if letters:
            items.append(label(letters, x + 122, middle, _ROW.letters, ink, "lm"))
        gold = x + wide - 40 - 40 * len(str(total))
        items.append(land.nuggets.at(gold - 34, middle, 60))
        items.append(Label(gold, middle + 1, str(total), 72, ink, anchor="lm"))
    return tuple(items)


def _teams(view: ArmadoraView, box: Box, monograms: Monograms, theme: Theme) -> list[Item]:
    """Two plates, each with the partners' crests and what they have together."""
    assert view.totals is not None
    gap, middle, ink = 12, box.centre[1], plate_ink(theme, "waiting")
    left = box.left + CORNER
    wide = (box.right - left - gap) // 2
    items: list[Item] = []
    for team in range(2):
        seats: tuple[Seat, ...] = (team, team + 2)
        won = view.totals[team] == max(view.totals)
        x = left + team * (wide + gap)
        items.append(plate.at(x, box.top, wide, box.height, "waiting", seats[0]))
        x += 62
        for seat in seats:
            if won:
                items.append(laurel.at(x, middle, 40))
            items.append(troops.emblem.at(x, middle, view.players[seat].race, seat, _LAURELLED))
            if monograms and monograms[seat]:
                items.append(label(monograms[seat], x + 52, middle, 43, ink, "lm"))
            x += 150 if monograms else 104
        items.append(land.nuggets.at(x - 6, middle, 50))
        items.append(Label(x + 26, middle + 1, str(view.totals[team]), 66, ink, anchor="lm"))
    return items


def held(view: ArmadoraView) -> list[tuple[int, int]]:
    """The viewer's own tiles: strength and how many."""
    if view.hand is None or view.over:
        return []
    return [(strength, count) for strength, count in enumerate(view.hand, 1) if count]


_FEW = 4
"""Up to how many tiles a hand shows one by one; of a larger one each strength once, and how many there are."""


_TALL, _LARGE, _TILE = (60, 52, 44), (72, 66, 60, 54, 48, 42), 1.75
"""How large digits are below the land, as large as there is room for; on the plate of a legend; and how large a tile is beside them."""


def cards(
    view: ArmadoraView, tiles: list[tuple[int, int]], box: Box, monograms: Monograms, theme: Theme
) -> tuple[Item, ...]:
    """The viewer's own tiles on a plate below the rest, then the palisades left. In a preview their own plate stands before it, for their
    turn."""
    assert view.seat is not None
    seat = view.seat
    if sum(count for _, count in tiles) <= _FEW:
        tiles = [(strength, 1) for strength, count in tiles for _ in range(count)]
    box, items = box._replace(left=box.left + CORNER), tuple[Item, ...]()
    if theme.preview:
        items, box = mine(view, box, monograms, theme)
    race, ink = view.players[seat].race, plate_ink(theme, "supply")
    for tall in _TALL:
        size = round(_TILE * tall)
        half = round(0.35 * size)
        own = [
            counted(
                troops.warrior(half, -2, size, race, seat, strength),
                2 * half,
                f"×{count}" if count > 1 else "",
                tall,
                ink,
            )
            for strength, count in tiles
        ]
        plates = [Laid("waiting", seat, tuple(own))] if own else []
        plates.append(stock(view, tall, theme))
        if needed(plates) <= box.width:
            break
    return (*items, *laid(plates, box))


class Thing(NamedTuple):
    """What a plate holds, from the middle of its left edge, and how wide it is."""

    icons: tuple[Sprite, ...]
    text: Label | None
    wide: int


class Laid(NamedTuple):
    """A plate in a row: how it looks, whose it is, and what it holds."""

    look: str
    seat: Seat
    things: tuple[Thing, ...]


def counted(icon: Sequence[Sprite], wide: int, number: str, tall: int, ink: Colour) -> Thing:
    """An icon so wide, and a number in digits so tall beside it."""
    if not number:
        return Thing(tuple(icon), None, wide)
    text = Label(wide + 6, 1, number, tall, ink, anchor="lm")
    return Thing(tuple(icon), text, wide + 6 + round(0.58 * tall) * len(number))


def stock(view: ArmadoraView, tall: int, theme: Theme) -> Laid:
    """The plate of the palisades left."""
    wide = round(1.1 * tall)
    icon = land.stakes.at(wide // 2, 0, wide // 2)
    return Laid("supply", 0, (counted((icon,), wide, str(view.supply), tall, plate_ink(theme, "supply")),))


_AIR, _MOST = 10, 28
"""The least air on a plate beside what it holds, and the most."""


def needed(plates: Sequence[Laid]) -> int:
    """How wide a row of plates is at least."""
    things = [thing for each in plates for thing in each.things]
    return sum(thing.wide for thing in things) + _AIR * (len(things) + len(plates)) + _GAP * (len(plates) - 1)


def laid(plates: Sequence[Laid], box: Box) -> Iterator[Item]:
    """Plates no wider than what they hold needs, from the left of a box; the last one at its right end."""
    airs = sum(len(each.things) + 1 for each in plates)
    air = min(_MOST, _AIR + (box.width - needed(plates)) // airs)
    left = box.left
    for each in plates:
        wide = air + sum(thing.wide + air for thing in each.things)
        if each is plates[-1]:
            left = box.right - wide
        x = left + air
        items = list[Item]()
        for thing in each.things:
            items += [replace(icon, x=icon.x + x, y=icon.y + box.centre[1]) for icon in thing.icons]
            items += [moved(text, x, box.centre[1]) for text in (thing.text,) if text]
            x += thing.wide + air
        yield plate.at(left, box.top, wide, box.height, each.look, each.seat)
        yield from items
        left += wide + _GAP
