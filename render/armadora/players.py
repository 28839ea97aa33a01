"""The players of Armadöra: their plates, teams joined at the end; the viewer's own tiles."""

from __future__ import annotations

from engines.armadora.view import ArmadoraView
from engines.core.text import Seat
from render.armadora import land
from render.armadora import warriors as troops
from render.drawing.monogram import Monograms, label
from render.drawing.scene import Box, Item, Label
from render.drawing.seats import CORNER, Count, Plate, laurel, plate, plate_ink, strip
from render.drawing.theme import Theme


def players(view: ArmadoraView, box: Box, monograms: Monograms, theme: Theme) -> tuple[Item, ...]:
    """A plate per seat, and the palisades left; at the end one per team with its gold, if there are teams."""
    if view.over and len(view.players) == 4:
        return tuple(_teams(view, box, monograms, theme))
    due = view.asks[-1].seats if view.asks else ()
    advanced = view.setup.option("advanced") == "yes"
    best = max(view.totals or (0,))
    plates = []
    for seat, player in enumerate(view.players):
        counts = [Count(troops.tile.at(0, 0, player.race, seat), player.tiles, faded=not player.tiles)]
        if advanced:
            counts.append(Count(troops.power.at(0, 0, player.race), player.powers, faded=not player.powers))
            if player.reinforcement:
                counts.append(Count(troops.reinforcement.at(0, 0)))
        plates.append(
            Plate(
                seat,
                None if view.totals is None else view.totals[seat],
                () if view.over else tuple(counts),
                due=seat in due,
                faded=player.passed and not view.over,
                badge=("I", "II")[seat % 2] if len(view.players) == 4 else "",
                crest=troops.emblem.at(0, 0, player.race, seat),
                monogram=monograms[seat] if monograms else "",
                won=view.over and view.totals is not None and view.totals[seat] == best,
            )
        )
    supply = () if view.over else (Count(land.stakes.at(0, 0), view.supply),)
    return strip(tuple(plates), supply, box, theme)


def _teams(view: ArmadoraView, box: Box, monograms: Monograms, theme: Theme) -> list[Item]:
    """Two plates, each with the partners' crests and what they have together."""
    assert view.totals is not None
    gap, middle, ink = 12, box.centre[1], plate_ink(theme, "other")
    left = box.left + CORNER
    wide = (box.right - left - gap) // 2
    items: list[Item] = []
    for team in range(2):
        seats: tuple[Seat, ...] = (team, team + 2)
        won = view.totals[team] == max(view.totals)
        x = left + team * (wide + gap)
        items.append(plate.at(x, box.top, wide, box.height, "other", seats[0]))
        x += 62
        for seat in seats:
            if won:
                items.append(laurel.at(x, middle, 40))
            items.append(troops.emblem.at(x, middle, view.players[seat].race, seat))
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


def cards(view: ArmadoraView, tiles: list[tuple[int, int]], box: Box, theme: Theme) -> tuple[Item, ...]:
    """The viewer's own tiles as a row below the rest."""
    assert view.seat is not None
    race = view.players[view.seat].race
    box = box._replace(left=box.left + CORNER)
    size, step = min(118, box.height + 16), min(210, (box.width - 20) // len(tiles))
    # As wide as it is full.
    last = 66 + (len(tiles) - 1) * step + size // 2 + 24 * (1 + len(str(tiles[-1][1])))
    wide = min(box.width, last + 24)
    items: list[Item] = [plate.at(box.left, box.top, wide, box.height, "plain", view.seat)]
    for at, (strength, count) in enumerate(tiles):
        x, y = box.left + 66 + at * step, box.centre[1] - 2
        items += troops.warrior(x, y, size, race, view.seat, strength)
        number = f"×{count}"
        items.append(Label(x + size // 2 - 3, y + 4, number, 46, theme["plate_ink"], anchor="lm"))
    return tuple(items)
