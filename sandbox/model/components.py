"""Message and modal components: walking through nested ones, their text, their ids."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from sandbox.model.wire import Json, JsonPath

ROW: Final = 1
BUTTON: Final = 2
STRING_SELECT: Final = 3
TEXT_INPUT: Final = 4
USER_SELECT: Final = 5
ROLE_SELECT: Final = 6
MENTIONABLE_SELECT: Final = 7
CHANNEL_SELECT: Final = 8
SECTION: Final = 9
TEXT: Final = 10
THUMBNAIL: Final = 11
GALLERY: Final = 12
FILE: Final = 13
SEPARATOR: Final = 14
CONTAINER: Final = 17
LABEL: Final = 18
FILE_UPLOAD: Final = 19
RADIO_GROUP: Final = 21
CHECKBOX_GROUP: Final = 22
CHECKBOX: Final = 23

SELECTS: Final = frozenset({STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT})
FIELDS: Final = SELECTS | {TEXT_INPUT, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX}
LINK: Final = 5
PREMIUM: Final = 6


def walk(components: Iterable[Any], path: JsonPath = ("components",)) -> Iterator[tuple[JsonPath, Json]]:
    """Every component with its place, outer ones first."""
    for number, component in enumerate(components):
        if isinstance(component, dict):
            yield from _visit((*path, number), component)


def _visit(path: JsonPath, component: Json) -> Iterator[tuple[JsonPath, Json]]:
    yield path, component
    nested = component.get("components")
    if isinstance(nested, list):
        yield from walk(nested, (*path, "components"))
    for key in ("accessory", "component"):
        if isinstance(component.get(key), dict):
            yield from _visit((*path, key), component[key])


def flat(components: Iterable[Any]) -> list[Json]:
    """Every component, outer ones first."""
    return [component for _, component in walk(components)]


def texts(components: Iterable[Any]) -> list[str]:
    """The texts of text displays, from top to bottom."""
    return [str(part.get("content", "")) for part in flat(components) if part.get("type") == TEXT]


def media(component: Json) -> Iterator[tuple[JsonPath, Json]]:
    """The media of one component (gallery items, thumbnail, file), each with its place in it."""
    kind = component.get("type")
    if kind == GALLERY:
        for number, item in enumerate(component.get("items") or []):
            if isinstance(item, dict) and isinstance(item.get("media"), dict):
                yield ("items", number, "media"), item["media"]
    elif kind == THUMBNAIL and isinstance(component.get("media"), dict):
        yield ("media",), component["media"]
    elif kind == FILE and isinstance(component.get("file"), dict):
        yield ("file",), component["file"]


def renumbered(components: list[Json]) -> list[Json]:
    """A copy without the ids that were sent."""
    result = copy.deepcopy(components)
    for part in flat(result):
        part.pop("id", None)
    return result


def completed(components: list[Json], resolve: Callable[[str], Json]) -> list[Json]:
    """A copy as Discord returns it: with ids, defaults, and every medium resolved from its URL."""
    result = copy.deepcopy(components)
    taken = {part["id"] for part in flat(result) if part.get("id")}
    free = (number for number in range(1, 100_000) if number not in taken)
    for part in flat(result):
        part["id"] = part.get("id") or next(free)
        _fill_defaults(part)
        for _, medium in media(part):
            found = resolve(str(medium.get("url", "")))
            name, size = found.pop("name"), found.pop("size")
            if part["type"] == FILE:
                part.update(name=name, size=size)
            medium.clear()
            medium.update(found)
    return result


def _fill_defaults(part: Json) -> None:
    match part.get("type"):
        case 3 | 5 | 6 | 7 | 8:
            for key in ("min_values", "max_values"):
                part[key] = 1 if part.get(key) is None else part[key]
            part["disabled"] = bool(part.get("disabled"))
        case 12:
            for item in part["items"]:
                item.setdefault("description", None)
                item["spoiler"] = bool(item.get("spoiler"))
        case 11:
            part.setdefault("description", None)
            part["spoiler"] = bool(part.get("spoiler"))
        case 13:
            part["spoiler"] = bool(part.get("spoiler"))
        case 14:
            part.setdefault("divider", True)
            part.setdefault("spacing", 1)
        case 17:
            part.setdefault("accent_color", None)
            part["spoiler"] = bool(part.get("spoiler"))
