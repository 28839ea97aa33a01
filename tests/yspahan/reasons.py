"""What every reason of Yspahan claims, as a predicate on the position (rules §5 to §10, §13)."""

from __future__ import annotations

from engines.core.game import EndTurn
from engines.yspahan.content import BESIDE, CARDS, COST, LEVELS, PLAN, QUARTER, YELLOW, Building
from engines.yspahan.moves import Construct, Exchange, ExtraCube, KeepCube, PlaceCubes, Roll, TakeDice

_MOST_SOLD = {"camels": 4, "gold": 10}
"""What one card turns into points at most (rules §10)."""


def _ask(state):
    return state.todo[-1]


def _name(thing):
    """The last part of the key of a thing's name: `yspahan-card-three-gold`."""
    return thing.key.split("-", 2)[2].replace("-", "_")


def _group(state, level):
    return state.tower[LEVELS.index(level)]


def _souk(name):
    return next(souk for souk in PLAN if str(souk).lower() == name)


def _holders(state, souk):
    """Whose cubes stand in a souk, shop by shop."""
    return [seat for shop, seat in state.cubes.items() if shop.souk is souk]


def _begun(state, seat, quarter):
    """The souks of a quarter that a seat has begun and not filled."""
    return {
        souk
        for souk in PLAN
        if QUARTER[souk] == quarter and 0 < _holders(state, souk).count(seat) < len(PLAN[souk])
    }


def _cube_in(state, shop):
    return next((seat for place, seat in state.cubes.items() if str(place) == shop), None)


def _beside(state, square):
    """The shops beside a square in which a cube stands."""
    return [shop for shop in BESIDE.get(str(square), ()) if _cube_in(state, shop) is not None]


def _squares(one, other):
    return abs(one.steps - other.steps) if one.arm == other.arm else one.steps + other.steps


def _toll(state, seat, squares, shown):
    """The gold of a way: one for every square more or less, three of them free with the Hammam (rules §8.2)."""
    free = 3 if Building.HAMMAM in state.players[seat].buildings else 0
    if squares < shown and state.setup.option("hammam_mode") == "plus_only":
        free = 0
    return max(0, abs(squares - shown) - free)


def _too_far(state, seat, move, values):
    shown, squares = _group(state, move.group).value, _squares(state.supervisor, move.to)
    price = _toll(state, seat, squares, shown)
    said = (values["shown"], values["squares"], values["price"], values["gold"])
    return said == (shown, squares, price, state.players[seat].gold) and price > state.players[seat].gold


def _price(move):
    """Camels and gold, less what build cards save."""
    camels, gold = COST[move.building]
    saved = str(move.payment)
    return 0 if saved in ("no_camels", "free") else camels, 0 if saved in ("no_gold", "free") else gold


def _too_dear(state, seat, move, values):
    player = state.players[seat]
    camels, gold = _price(move)
    said = (values["camels"], values["gold"], values["has_camels"], values["has_gold"])
    return said == (camels, gold, player.camels, player.gold) and (
        camels > player.camels or gold > player.gold
    )


def _saves_nothing(state, seat, move, values):
    at = ["build_without_camels", "build_without_gold"].index(_name(values["card"]))
    return COST[move.building][at] == 0


def _so_many(state, seat, move, values):
    owned = getattr(state.players[seat], str(move.goods))
    most = owned if isinstance(move, Exchange) else min(owned, _MOST_SOLD[move.goods])
    return (values["most"]["count"], values["owned"]["count"]) == (most, owned) and not (
        1 <= move.count <= most
    )


def _cubes_now(state, seat, move):
    """How many cubes may be placed with a move, the Hoist's included (rules §7.2)."""
    hoist = Building.HOIST in state.players[seat].buildings
    match _ask(state):
        case PlaceCubes(left=left):
            return left + hoist
        case ExtraCube():
            return 1
    group = _group(state, QUARTER[move.souk])
    return group.white + (group.yellow if seat == state.first else 0) + hoist


def _which_shops(state, seat, move, values):
    free = len(PLAN[move.souk]) - len(_holders(state, move.souk))
    named = len(move.shops) == len({*move.shops}) > 0
    return not named and values["most"] == min(free, _cubes_now(state, seat, move))


def _first(state, seat, move, values):
    """A shop is named that decides nothing: it is none of two with cubes beside the square."""
    beside = _beside(state, move.to)
    return values["cubes"] == len(beside) and (len(beside) < 2 or values["shop"] not in beside)


def _begun_first(state, seat, move, values):
    begun = _begun(state, seat, QUARTER[move.souk])
    return move.souk not in begun and {_souk(_name(souk)) for souk in values["souks"].items} == begun != set()


def _nowhere(state, seat, move, values):
    quarter = _name(values["quarter"])
    souks = [souk for souk in PLAN if QUARTER[souk] == quarter]
    return not _begun(state, seat, quarter) and all(_holders(state, souk) for souk in souks)


ODD = (
    "roll 3", "roll 4", "skip", "keep", "send", "boost three_gold bag", "boost three_camels vase",
    "build paddock no_gold", "build paddock free", "construct bag paddock no_gold", "play exchange", "play build_without_gold",
    "supply BAG3 z", "supply BAG8 a+a", "supply VAS12 a+b+c+d+e", "supply CHE6 a+b+c+d", "stock BAR4 z",
    *(f"supervisor {level} {square} {first}".strip()
      for level in ("camel", "gold", "bag") for square in ("C", "W1", "E1", "N1", "S1", "W2", "E3") for first in ("", "BAG3a")),
)  # fmt: skip
"""Lines that recorded games hardly have."""

TRUE = {
    "yspahan-first-roll": lambda state, seat, move, values: (
        isinstance(_ask(state), Roll) and not any(state.tower)
    ),
    "yspahan-first-dice": lambda state, seat, move, values: isinstance(_ask(state), TakeDice),
    "yspahan-build-after-dice": lambda state, seat, move, values: (
        isinstance(_ask(state), TakeDice) and state.setup.seats > 2
    ),
    "yspahan-build-with-dice": lambda state, seat, move, values: (
        isinstance(_ask(state), TakeDice) and state.setup.seats == 2
    ),
    "yspahan-nothing-payable": lambda state, seat, move, values: (
        isinstance(_ask(state), TakeDice)
        and state.setup.seats == 2
        and (values["camels"], values["gold"]) == (state.players[seat].camels, state.players[seat].gold)
        and not any(
            (camels <= values["camels"] or "build_without_camels" in state.players[seat].hand)
            and (gold <= values["gold"] or "build_without_gold" in state.players[seat].hand)
            for building, (camels, gold) in COST.items()
            if building not in state.players[seat].buildings
        )
    ),
    "yspahan-rolled-already": lambda state, seat, move, values: not isinstance(_ask(state), Roll),
    "yspahan-no-extra-cube": lambda state, seat, move, values: not isinstance(_ask(state), ExtraCube),
    "yspahan-no-camel-question": lambda state, seat, move, values: not isinstance(_ask(state), KeepCube),
    "yspahan-first-place": lambda state, seat, move, values: (
        isinstance(_ask(state), PlaceCubes)
        and (_ask(state).left, _ask(state).quarter) == (values["left"], _name(values["quarter"]))
    ),
    "yspahan-first-extra": lambda state, seat, move, values: (
        isinstance(_ask(state), ExtraCube) and _ask(state).quarter == _name(values["quarter"])
    ),
    "yspahan-first-camel": lambda state, seat, move, values: (
        isinstance(_ask(state), KeepCube) and _cube_in(state, values["shop"]) == seat
    ),
    "yspahan-only-building": lambda state, seat, move, values: (
        isinstance(_ask(state), Construct) and state.setup.seats > 2
    ),
    "yspahan-only-end": lambda state, seat, move, values: isinstance(_ask(state), EndTurn),
    "yspahan-built-already": lambda state, seat, move, values: (
        isinstance(_ask(state), EndTurn) and state.fresh.built is not None and state.fresh.seat == seat
    ),
    "yspahan-build-needs-dice": lambda state, seat, move, values: (
        isinstance(_ask(state), EndTurn) and state.setup.seats == 2
    ),
    "yspahan-build-later": lambda state, seat, move, values: (
        isinstance(_ask(state), TakeDice) and state.setup.seats > 2
    ),
    "yspahan-three-yellow": lambda state, seat, move, values: (
        move.yellow not in range(values["most"] + 1) and values["most"] == YELLOW
    ),
    "yspahan-yellow-too-dear": lambda state, seat, move, values: (
        values["yellow"] == move.yellow == values["price"] > values["gold"] == state.players[seat].gold
    ),
    "yspahan-level-empty": lambda state, seat, move, values: _group(state, _name(values["level"])) is None,
    "yspahan-yellow-only": lambda state, seat, move, values: (
        _group(state, _name(values["level"])).white == 0 and seat != state.first == values["who"].seat
    ),
    "yspahan-boost-first": lambda state, seat, move, values: isinstance(_ask(state), PlaceCubes | ExtraCube),
    "yspahan-nowhere": _nowhere,
    "yspahan-other-quarter": lambda state, seat, move, values: (
        QUARTER[move.souk] != _ask(state).quarter == _name(values["quarter"])
    ),
    "yspahan-no-such-shop": lambda state, seat, move, values: (
        values["shop"][len(move.souk) :] not in PLAN[move.souk]
        and "".join(values["shops"].items) == "".join(PLAN[move.souk])
    ),
    "yspahan-shop-full": lambda state, seat, move, values: (
        _cube_in(state, values["shop"]) == values["who"].seat
    ),
    "yspahan-begun-first": _begun_first,
    "yspahan-souk-taken": lambda state, seat, move, values: (
        seat != values["who"].seat and {*_holders(state, move.souk)} == {values["who"].seat}
    ),
    "yspahan-which-shops": _which_shops,
    "yspahan-too-many-cubes": lambda state, seat, move, values: (
        len(move.shops) == values["cubes"] > values["most"] == _cubes_now(state, seat, move)
    ),
    "yspahan-too-far": _too_far,
    "yspahan-which-first": lambda state, seat, move, values: (
        sorted(values["shops"].items) == sorted(_beside(state, move.to)) and len(values["shops"].items) == 2
    ),
    "yspahan-no-order": _first,
    "yspahan-no-camel": lambda state, seat, move, values: state.players[seat].camels == 0,
    "yspahan-has-building": lambda state, seat, move, values: (
        move.building in state.players[seat].buildings and move.building == _name(values["building"])
    ),
    "yspahan-too-dear": _too_dear,
    "yspahan-saves-nothing": _saves_nothing,
    "yspahan-no-such-card": lambda state, seat, move, values: (
        _name(values["card"]) in map(str, CARDS)
        and _name(values["card"]) not in map(str, state.players[seat].hand)
    ),
    "yspahan-other-verb": lambda state, seat, move, values: (
        move.card not in ("three_camels", "three_gold", "cube_to_caravan")
    ),
    "yspahan-so-many": _so_many,
    "yspahan-nothing-owned": lambda state, seat, move, values: (
        getattr(state.players[seat], str(move.goods)) == 0
    ),
}
