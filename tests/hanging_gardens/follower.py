"""A follower of The Hanging Gardens: the table as somebody keeps it who saw the start and hears the public notes, and nothing else."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engines.core.text import Seat, Text, Who
from engines.hanging_gardens.cards import spelled
from engines.hanging_gardens.cells import Cell
from engines.hanging_gardens.content import column
from engines.hanging_gardens.printed import LETTERS
from engines.hanging_gardens.view import HangingGardensView

_COLUMNS = (1, 2, 3)


class Follower:
    """The table by hearsay; `seen` is what a view has to show of it."""

    def __init__(self, view: HangingGardensView) -> None:
        seats = len(view.players)
        self.seats = seats
        self.round, self.first, self.turn = view.round, view.first, 0
        self.slots = len(view.cards)
        self.cards = {slot: spelled(card) for slot, card in enumerate(view.cards, 1) if card}
        self.deck, self.pile = view.deck, view.pile
        self.discarded: list[str] = []
        self.display = _columns(view)
        self.gardens = [
            {(x, y): "." for x in range(3) for y in range(2)} for _ in range(seats)
        ]  # the start card
        self.temples: list[set[str]] = [set() for _ in range(seats)]
        self.tiles = [0] * seats
        self.bonus = [0] * seats
        self.compensated = [0] * seats
        self.over, self.due = False, view.first

    def hear(self, said: Text) -> None:
        """One public note."""
        values: dict[str, Any] = dict(said.args)
        who = values["who"].seat if isinstance(values.get("who"), Who) else -1
        match said.key.removeprefix("hanging-gardens-"):
            case "placed":
                self._lay(who, self.cards.pop(values["card"]), values["turn"], Cell.parse(values["at"]))
            case "discarded":
                self.discarded.append(self.cards.pop(values["card"]))
            case "claimed":
                self.temples[who].add(values["at"])
            case "moved":
                self.temples[who].remove(values["left"])
                self.temples[who].add(values["at"])
            case "bonus":
                self.pile -= 1
                self.bonus[who] += 1
                self.tiles[who] += 1
            case "took":
                self.display[values["column"]] -= Counter([values["tile"].key])
                self.tiles[who] += 1
            case "refilled":
                self.display[values["column"]][values["tile"].key] += 1
                self.pile -= 1
            case "pile-empty" | "tiles-out":
                assert not self.pile
            case "compensated":
                self.compensated[who] += 1
            case "round":
                self.round, self.first, self.turn, self.due = values["round"], who, 0, who
            case "new-cards":
                self.cards = {card["card"]: card["rows"] for card in values["cards"].items}
                self.deck -= len(self.cards)
            case "over":
                self.over = True
            case other:
                assert other in ("no-bonus", "unclaimed"), f"a note that nobody follows: {other}"

    def hand_over(self, due: tuple[Seat, ...]) -> None:
        """Whose turn it is now: one more turn of the round has been played when it is somebody else's."""
        for seat in due:
            self.turn += seat != self.due
            self.due = seat

    def _lay(self, seat: Seat, card: str, turn: int, at: Cell) -> None:
        squares = [row.split() for row in card.split(" / ")]
        for _ in range(turn // 90):
            squares = [list(row) for row in zip(*reversed(squares), strict=True)]
        for down, row in enumerate(squares):
            for across, letter in enumerate(row):
                self.gardens[seat][at.x + across, at.y + down] = letter

    @property
    def seen(self) -> object:
        """What the follower believes."""
        turns = (
            ()
            if self.over
            else tuple((self.first + turn) % self.seats for turn in range(self.turn, self.slots))
        )
        return (
            (self.round, self.first, turns), self.cards, self.deck, self.pile, self.discarded,
            {at: +tiles for at, tiles in self.display.items()}, self.gardens, self.temples, self.tiles,
            self.bonus, self.compensated,
        )  # fmt: skip


def shown(view: HangingGardensView) -> object:
    """What a follower has worked out, as a view shows it."""
    letter_of = {square: letter for letter, square in LETTERS.items()}
    return (
        (view.round, view.first, view.turns),
        {slot: spelled(card) for slot, card in enumerate(view.cards, 1) if card},
        view.deck,
        view.pile,
        list(map(spelled, view.discarded)),
        _columns(view),
        [{tuple(cell): letter_of[square] for cell, square in player.visible} for player in view.players],
        [{*map(str, player.temples)} for player in view.players],
        [len(player.tiles) for player in view.players],
        [sum(tile.bonus for tile in player.tiles) for player in view.players],
        [player.compensated for player in view.players],
    )


def _columns(view: HangingGardensView) -> dict[int, Counter[str]]:
    """The tiles of the display by column."""
    return {
        number: Counter(
            f"hanging-gardens-tile-{tile}"
            for niche, tile in enumerate(view.display, 1)
            if tile and column(niche) == number
        )
        for number in _COLUMNS
    }
