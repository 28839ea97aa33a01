"""Components of The Hanging Gardens, read and checked from `data/content/hanging_gardens.toml`.

Whoever owns a printed copy may correct that file; `read` says exactly what is wrong with a corrected one.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeGuard

from engines.core.text import Text, say
from engines.hanging_gardens.printed import START, card_problems

MOST_OPEN = 4
"""The spaces for open cards (rules §3)."""


class Tile(StrEnum):
    """The kinds of point tiles: seven series, then five persons (rules §1)."""

    QUEEN = "queen"
    KING = "king"
    TIGER = "tiger"
    GARDEN = "garden"
    STATUE = "statue"
    CHALICE = "chalice"
    GATE = "gate"
    ANIMAL_TAMER = "animal-tamer"
    GARDENER = "gardener"
    SCULPTOR = "sculptor"
    PRIEST = "priest"
    GATEKEEPER = "gatekeeper"


SERIES_TILES: tuple[Tile, ...] = tuple(Tile)[:7]
PERSON_TILES: tuple[Tile, ...] = tuple(Tile)[7:]


@dataclass(frozen=True, slots=True)
class Series:
    """A kind of series tile: copies in the box, and the points of 1, 2, 3 … tiles of one series (rules §10)."""

    copies: int
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Person:
    """A person tile: its series; `low` or `high` points, or `each` for every tile of the series (rules §10)."""

    series: Tile
    low: int
    high: int
    each: int


@dataclass(frozen=True, slots=True)
class Rounds:
    """For a player count: cards revealed at the start of a round, and rounds in the game (rules §3)."""

    cards: int
    rounds: int


@dataclass(frozen=True)
class Box:
    """Everything that is printed."""

    cards: Mapping[str, tuple[str, str]]
    series: Mapping[Tile, Series]
    persons: Mapping[Tile, Person]
    rounds: Mapping[int, Rounds]
    temples: int
    smallest_group: int
    bonus_group: int
    compensation: int
    columns: tuple[int, ...]

    @cached_property
    def tiles(self) -> tuple[Tile, ...]:
        """All point tiles, kind by kind."""
        copies = {kind: series.copies for kind, series in self.series.items()}
        return tuple(tile for tile in Tile for _ in range(copies.get(tile, 1)))


class ContentError(ValueError):
    """The content file is wrong; `problems` names every card and cell, tile and value that cannot be right."""

    def __init__(self, source: str, problems: list[str]) -> None:
        super().__init__(f"{source} cannot be used:\n" + "\n".join(f"  - {problem}" for problem in problems))
        self.problems = tuple(problems)


def read(text: str, source: str) -> Box:
    """The box that a content file describes.

    Args:
        source: how error messages call the file.

    Raises:
        ContentError: with everything that is wrong, not only the first thing.
    """
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(source, [f"this is not TOML: {error}"]) from error
    reader = _Reader(tables)
    box = reader.box()
    if reader.problems:
        raise ContentError(source, reader.problems)
    return box


def load(path: Path) -> Box:
    """The box of a content file.

    Raises:
        ContentError: the file is missing, cannot be read, is not UTF-8, or says something wrong; its name is in the message.
    """
    source = "/".join(path.parts[-3:])
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise ContentError(source, [f"it cannot be read: {error.strerror}"]) from error
    except UnicodeDecodeError as error:
        raise ContentError(
            source, [f"it is not UTF-8: byte {error.start} is wrong; save it as UTF-8"]
        ) from error
    return read(text, source)


_KEYS = {
    "box": ("building_cards", "fewest_structures", "most_structures", "point_tiles", "temples"),
    "claims": ("smallest_group", "bonus_group", "compensation", "columns"),
    "rounds": ("2", "3", "4"),
}
"""The tables with fixed keys."""


class _Reader:
    """Reads table by table, notes every problem, and goes on with something harmless."""

    def __init__(self, tables: dict[str, Any]) -> None:
        self.tables = tables
        self.problems: list[str] = []

    def box(self) -> Box:
        for name in sorted(self.tables.keys() - {*_KEYS, "series", "person", "cards"}):
            self.problems.append(f"[{name}] is no table of this file")
        for table, keys in _KEYS.items():
            self.keys(self.table(table), table, keys)
        count = self.number("box", "building_cards", 1)
        fewest = self.number("box", "fewest_structures", 1)
        most = self.number("box", "most_structures", fewest)
        tiles = self.number("box", "point_tiles", 1)
        series = {tile: self.series(tile) for tile in SERIES_TILES}
        box = Box(
            cards=self.cards(count, fewest, most),
            series=series,
            persons={tile: self.person(tile) for tile in PERSON_TILES},
            rounds={seats: self.rounds(seats, count) for seats in (2, 3, 4)},
            temples=self.number("box", "temples", 1),
            smallest_group=self.number("claims", "smallest_group", 1),
            bonus_group=self.number("claims", "bonus_group", 1),
            compensation=self.number("claims", "compensation", 0),
            columns=self.columns(),
        )
        if box.bonus_group < box.smallest_group:
            self.problems.append(
                f"[claims] bonus_group is {box.bonus_group}, less than smallest_group, {box.smallest_group}"
            )
        if box.columns[0] > box.smallest_group:
            self.problems.append(
                f"[claims] columns begin with {box.columns[0]}: a claim of {box.smallest_group} could take no tile"
            )
        self.names("series", SERIES_TILES)
        self.names("person", PERSON_TILES)
        if len(box.tiles) != tiles:
            copies = sum(kind.copies for kind in series.values())
            self.problems.append(
                f"[series]: all copies together are {copies}, with {len(PERSON_TILES)} persons {len(box.tiles)} tiles; "
                f"[box] point_tiles says {tiles}"
            )
        return box

    def table(self, *path: str) -> dict[str, Any]:
        found = self.tables
        for at, name in enumerate(path, 1):
            inner = found.get(name)
            if not isinstance(inner, dict):
                problem = f"[{'.'.join(path[:at])}] is missing"
                if problem not in self.problems:
                    self.problems.append(problem)
                return {}
            found = inner
        return found

    def number(self, table: str, name: str, least: int) -> int:
        found = self.table(*table.split(".")).get(name)
        if type(found) is int and found >= least:
            return found
        said = "missing" if found is None else f"{found!r}"
        self.problems.append(f"[{table}] {name} is {said}; it must be a number, {least} or more")
        return least

    def keys(self, table: dict[str, Any], path: str, wanted: tuple[str, ...]) -> None:
        for name in table:
            if name not in wanted:
                self.problems.append(f"[{path}] {name} is unknown; known are {', '.join(wanted)}")

    def names(self, table: str, wanted: tuple[Tile, ...]) -> None:
        for name in self.table(table):
            if name not in wanted:
                self.problems.append(f"[{table}.{name}] is none of {', '.join(wanted)}")

    def columns(self) -> tuple[int, ...]:
        found = self.table("claims").get("columns")
        if _numbers(found) and len(found) == 3 and found == sorted(found):
            return tuple(found)
        self.problems.append(f"[claims] columns is {found!r}; it must be three rising numbers")
        return (3, 4, 5)

    def rounds(self, seats: int, deck: int) -> Rounds:
        found = self.table("rounds").get(str(seats))
        if not (isinstance(found, dict) and _numbers([found.get("cards"), found.get("rounds")])):
            self.problems.append(f"[rounds] {seats} must be {{ cards = …, rounds = … }}")
            return Rounds(seats, 1)
        made = Rounds(found["cards"], found["rounds"])
        self.keys(found, f"rounds.{seats}", ("cards", "rounds"))
        if made.cards > MOST_OPEN:
            self.problems.append(
                f"[rounds] {seats}: {made.cards} open cards do not fit on the {MOST_OPEN} spaces for them"
            )
        if made.cards % seats or not made.cards:
            self.problems.append(
                f"[rounds] {seats}: {made.cards} cards do not give {seats} players the same turns"
            )
        if made.cards * made.rounds != deck:
            self.problems.append(
                f"[rounds] {seats}: {made.rounds} rounds of {made.cards} cards are {made.cards * made.rounds} cards; "
                f"[box] building_cards says {deck}"
            )
        return made

    def series(self, tile: Tile) -> Series:
        copies = self.number(f"series.{tile}", "copies", 1)
        self.keys(self.table("series", tile), f"series.{tile}", ("copies", "points"))
        points = self.table("series", tile).get("points")
        if not _numbers(points) or not points:
            self.problems.append(f"[series.{tile}] points is {points!r}; it must be a list of numbers")
            return Series(copies, (0,))
        for at, (one, other) in enumerate(pairwise(points), 2):
            if other < one:
                self.problems.append(
                    f"[series.{tile}] points: {at} tiles score {other}, less than {one} for {at - 1}"
                )
        if len(points) > copies:
            self.problems.append(
                f"[series.{tile}] points has {len(points)} values, but there are only {copies} copies"
            )
        return Series(copies, tuple(points))

    def person(self, tile: Tile) -> Person:
        table = self.table("person", tile)
        self.keys(table, f"person.{tile}", ("series", "low", "high", "each"))
        series = table.get("series")
        if series not in SERIES_TILES:
            self.problems.append(
                f"[person.{tile}] series is {series!r}; it must be one of {', '.join(SERIES_TILES)}"
            )
            series = SERIES_TILES[0]
        if "each" in table:
            each = self.number(f"person.{tile}", "each", 0)
            for name in ("low", "high"):
                if name in table:
                    self.problems.append(
                        f"[person.{tile}] has both each and {name}; it scores either way, not both"
                    )
            return Person(Tile(series), 0, 0, each)
        low = self.number(f"person.{tile}", "low", 0)
        return Person(Tile(series), low, self.number(f"person.{tile}", "high", low), 0)

    def cards(self, count: int, fewest: int, most: int) -> dict[str, tuple[str, str]]:
        table = self.table("cards")
        if table and len(table) != count:
            self.problems.append(f"[cards] has {len(table)} cards; [box] building_cards says {count}")
        cards = {}
        for name, rows in table.items():
            problems = list(card_problems(name, rows, fewest, most))
            if name == START:
                problems.append(f"card {name} is called as the start card is; give it another name")
            self.problems += problems
            if not problems:
                cards[name] = (rows[0], rows[1])
        return cards


def _numbers(found: Any) -> TypeGuard[list[int]]:
    return isinstance(found, list) and all(type(value) is int and value >= 0 for value in found)


FILE = Path(__file__).parents[2] / "data" / "content" / "hanging_gardens.toml"

BOX = load(FILE)

NICHES = range(1, 2 * len(BOX.columns) + 1)
"""The spaces of the display by number, two per column."""


def column(niche: int) -> int:
    """The column of a niche, 1 to 3."""
    return (niche + 1) // 2


def tile_name(tile: Tile) -> Text:
    """The name of a kind of tile."""
    return say(f"hanging-gardens-tile-{tile}")
