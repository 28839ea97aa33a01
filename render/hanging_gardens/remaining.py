"""Everything still to come in The Hanging Gardens: the point tiles that the viewer has not seen (rules §1, §11)."""

from __future__ import annotations

from engines.core.text import Several, Text, say
from engines.hanging_gardens.content import BOX, SERIES_TILES, Tile
from engines.hanging_gardens.unseen import copies, tiles
from engines.hanging_gardens.view import HangingGardensView
from render.drawing.scene import Scene
from render.drawing.stock import Row, Stock, sheet
from render.drawing.theme import Theme
from render.hanging_gardens.tiles import face

_WIDE, _TALL = 124, 170


def remaining(view: HangingGardensView) -> list[Text]:
    """Cards, rounds and tiles left; of each series how many tiles are unseen, what they are worth, and whose person."""
    left = tiles(view)
    lines = [say("hanging-gardens-left", cards=view.deck, tiles=view.pile, rounds=view.rounds - view.round)]
    person_of = {person.series: tile for tile, person in BOX.persons.items()}
    for tile in SERIES_TILES:
        person = person_of.get(tile)
        lines.append(
            say(
                "hanging-gardens-left-series",
                tile=_name(tile),
                count=left[tile],
                of=copies(tile),
                points=Several(tuple(map(str, BOX.series[tile].points))),
                has_person=int(person is not None),
                person=_name(person) if person is not None else "",
                person_left=left[person] if person is not None else 0,
            )
        )
    return lines


def remaining_scene(view: HangingGardensView, theme: Theme) -> Scene | None:
    """Everything still to come as a picture."""
    left = tiles(view)
    kinds = [Stock((face.at(0, 0, tile, _WIDE, _TALL),), f"×{left[tile]}") for tile in Tile]
    return sheet([Row(_WIDE + 10, _TALL, kinds)], theme["tile_face"], theme)


def _name(tile: Tile) -> Text:
    return say(f"hanging-gardens-tile-{tile}")
