"""Everything still to come in Armadöra: warriors, tokens and palisades (rules §4, §14)."""

from __future__ import annotations

from engines.armadora.content import PALISADES, WARRIORS
from engines.armadora.view import ArmadoraView
from engines.core.text import Several, Text, Who, say
from render.armadora import land, warriors
from render.drawing.scene import Scene, Sprite
from render.drawing.stock import Row, Stock, sheet
from render.drawing.theme import Theme

_SIZE, _TOKEN = 120, 50


def remaining(view: ArmadoraView) -> list[Text]:
    """Palisades and where they may still stand; what everybody began with; per player what is left."""
    began = tuple(
        say("armadora-tiles", count=count, strength=strength)
        for strength, count in enumerate(WARRIORS[view.setup.seats], 1)
        if count
    )
    lines = [
        say("armadora-left", palisades=view.supply, of=PALISADES, edges=len(view.open_edges)),
        say("armadora-left-began", tiles=Several(began)),
    ]
    lines += [
        say(
            "armadora-left-player",
            who=Who(seat),
            warriors=player.tiles,
            advanced=int(view.setup.option("advanced") == "yes"),
            powers=player.powers,
            reinforcement=int(player.reinforcement),
        )
        for seat, player in enumerate(view.players)
    ]
    if view.hand is not None:
        own = tuple(
            say("armadora-tiles", count=count, strength=strength)
            for strength, count in enumerate(view.hand, 1)
            if count
        )
        lines.append(say("armadora-left-own", count=len(own), tiles=Several(own)))
    return lines


def remaining_scene(view: ArmadoraView, theme: Theme) -> Scene | None:
    """Everything still to come as a picture: a warrior of each player and the palisades, below them everybody's tokens; then the viewer's own
    hand."""
    half = _SIZE // 2
    stocks = [
        Stock(warriors.warrior(half, half, _SIZE, player.race, seat), f"×{player.tiles}")
        for seat, player in enumerate(view.players)
    ]
    rows = [Row(_SIZE, _SIZE, [*stocks, Stock((land.stakes.at(half, half, 25),), f"×{view.supply}")])]
    if view.setup.option("advanced") == "yes":
        tokens = [(warriors.power.at(half, _TOKEN // 2, each.race, 24), each.powers) for each in view.players]
        rows.append(Row(_SIZE, _TOKEN, [Stock((look,), f"×{count}") for look, count in tokens]))
        token = warriors.reinforcement.at(half, _TOKEN // 2, 24)
        spare = [Stock((token,), f"×{int(each.reinforcement)}") for each in view.players]
        rows.append(Row(_SIZE, _TOKEN, spare))
    if view.hand is not None and view.seat is not None:
        race, seat = view.players[view.seat].race, view.seat
        own: list[tuple[tuple[Sprite, ...], int]] = [
            (warriors.warrior(half, half, _SIZE, race, seat, strength), count)
            for strength, count in enumerate(view.hand, 1)
        ]
        rows.append(Row(_SIZE, _SIZE, [Stock(look, f"×{count}") for look, count in own]))
    return sheet(rows, theme["sky"], theme)
