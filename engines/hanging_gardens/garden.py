"""A player's garden: cards upon cards, what is visible of them, groups and temples (rules §5 to §7)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from engines.core.grid import flood
from engines.core.text import Text, say
from engines.hanging_gardens.cards import Laid, Square
from engines.hanging_gardens.cells import Cell, neighbours
from engines.hanging_gardens.content import BOX
from engines.hanging_gardens.printed import START, Structure
from engines.hanging_gardens.survey import Survey


@dataclass(frozen=True, slots=True)
class Group:
    """Visible squares of one structure that hang together by edges, in reading order; `temples` stand on some."""

    structure: Structure
    cells: tuple[Cell, ...]
    temples: tuple[Cell, ...]

    @property
    def size(self) -> int:
        """How many squares it has."""
        return len(self.cells)

    @property
    def name(self) -> Text:
        """Its structure and its size, to be said in the reader's language."""
        return say(f"hanging-gardens-group-{self.structure}", count=self.size)


@dataclass(frozen=True)
class Garden:
    """What one player has built. A value: placing makes a new garden.

    `laid` are the cards from the bottom up; `visible` is the topmost square of every covered cell and is never changed;
    `temples` are in the order of their placing.
    """

    laid: tuple[Laid, ...]
    visible: dict[Cell, Square]
    temples: tuple[Cell, ...] = ()

    @staticmethod
    def start() -> Garden:
        """The start card alone (rules §2)."""
        card = Laid(START, 0, Cell(0, 0))
        return Garden((card,), dict(card))

    def covered(self, card: Laid) -> Garden:
        """This garden with a card on top."""
        return Garden((*self.laid, card), {**self.visible, **dict(card)}, self.temples)._surveyed(
            self.survey.covered(card)
        )

    def with_temples(self, temples: tuple[Cell, ...]) -> Garden:
        """This garden with its temples elsewhere."""
        return Garden(self.laid, self.visible, temples)._surveyed(self.survey.with_temples(temples))

    @cached_property
    def survey(self) -> Survey:
        """The garden as bit masks."""
        return Survey.of(self.visible, self.temples)

    def _surveyed(self, survey: Survey | None) -> Garden:
        """This garden, whose masks came from those of the garden before; None: they have to be made anew."""
        if survey:
            vars(self)["survey"] = survey
        return self

    def group(self, cell: Cell) -> Group | None:
        """The group that a cell belongs to; None for building space and bare table."""
        structure = self.visible.get(cell)
        if structure is None:
            return None
        visible = self.visible
        cells = flood(cell, lambda one: [near for near in neighbours(one) if visible.get(near) is structure])
        cells.sort(key=_reading_order)
        return Group(structure, tuple(cells), tuple(temple for temple in self.temples if temple in cells))

    def groups(self) -> list[Group]:
        """All groups, in reading order of their first squares."""
        found: list[Group] = []
        seen: set[Cell] = set()
        for cell in sorted(self.visible, key=_reading_order):
            if cell not in seen and (group := self.group(cell)):
                seen.update(group.cells)
                found.append(group)
        return found

    @cached_property
    def claimable(self) -> tuple[Group, ...]:
        """The groups that the card on top makes eligible, the largest first (rules §6, decisions D8, D9)."""
        found: list[Group] = []
        if not self.survey.claim(self.laid[-1]):
            return ()
        for cell, structure in self.laid[-1]:
            if structure and not any(cell in group.cells for group in found):
                group = self.group(cell)
                assert group is not None
                if group.size >= BOX.smallest_group and not group.temples:
                    found.append(group)
        found.sort(key=lambda group: -group.size)
        return tuple(found)

    def movable(self) -> tuple[Cell, ...]:
        """The temples on the smallest groups with a temple: one of them moves when the reserve is empty (rules §7)."""
        sizes = {temple: self.size_under(temple) for temple in self.temples}
        return tuple(temple for temple in self.temples if sizes[temple] == min(sizes.values()))

    def size_under(self, temple: Cell) -> int:
        """The size of the group on which a temple stands."""
        group = self.group(temple)
        assert group is not None, "temples are never covered"
        return group.size


def _reading_order(cell: Cell) -> tuple[int, int]:
    return cell.y, cell.x
