"""Components of messages and modals against Discord's limits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from sandbox.checks.values import address, count, length
from sandbox.model import components as parts
from sandbox.model import limits
from sandbox.model.errors import Problem
from sandbox.model.wire import Json, JsonPath

_V1_TOP = frozenset({parts.ROW})
_V2_TOP = frozenset(
    {parts.ROW, parts.SECTION, parts.TEXT, parts.GALLERY, parts.FILE, parts.SEPARATOR, parts.CONTAINER}
)
_MODAL_TOP = frozenset({parts.ROW, parts.TEXT, parts.LABEL})
_CHILDREN: dict[int, frozenset[int]] = {
    parts.ROW: parts.SELECTS | {parts.BUTTON},
    parts.SECTION: frozenset({parts.TEXT}),
    parts.CONTAINER: _V2_TOP - {parts.CONTAINER},
}


def components(tree: list[Any], *, v2: bool, files: Sequence[str] = ()) -> Iterator[Problem]:
    """Find problems of the components of a message that has these files."""
    yield from _kinds(("components",), tree, _V2_TOP if v2 else _V1_TOP)
    yield from _unique_ids(tree)
    if v2:
        everything = parts.flat(tree)
        if len(everything) > limits.V2_COMPONENTS:
            yield Problem(
                ("components",), f"{len(everything)} components, the limit is {limits.V2_COMPONENTS}"
            )
        characters = sum(map(len, parts.texts(tree)))
        if characters > limits.V2_TEXT:
            yield Problem(("components",), f"{characters} characters of text, the limit is {limits.V2_TEXT}")
    elif len(tree) > limits.ROWS:
        yield Problem(("components",), f"must be {limits.ROWS} or fewer in number")
    for path, part in parts.walk(tree):
        yield from _one(path, part, files)


def modal(data: Json) -> Iterator[Problem]:
    """Find problems of a modal."""
    tree = data.get("components") or []
    yield from length(("title",), data.get("title"), limits.MODAL_TITLE, least=1)
    yield from length(("custom_id",), data.get("custom_id"), limits.CUSTOM_ID, least=1)
    yield from count(("components",), tree, limits.MODAL_ROWS, least=1)
    yield from _kinds(("components",), tree, _MODAL_TOP, in_modal=True)
    yield from _unique_ids(tree)
    for path, part in parts.walk(tree):
        yield from _one(path, part, (), in_modal=True)


def _kinds(
    path: JsonPath, tree: list[Any], allowed: frozenset[int], *, in_modal: bool = False
) -> Iterator[Problem]:
    for number, part in enumerate(tree):
        place = (*path, number)
        kind = part.get("type") if isinstance(part, dict) else None
        if kind not in allowed:
            yield Problem((*place, "type"), f"component type {kind} is not allowed here")
        elif in_modal:
            nested = part.get("components") or [] if kind == parts.ROW else []
            yield from _kinds((*place, "components"), nested, frozenset({parts.TEXT_INPUT}))
        elif kind in _CHILDREN:
            yield from _kinds((*place, "components"), part.get("components") or [], _CHILDREN[kind])


def _unique_ids(tree: list[Any]) -> Iterator[Problem]:
    for key in ("custom_id", "id"):
        found = Counter(part[key] for part in parts.flat(tree) if part.get(key))
        for value, times in found.items():
            if times > 1:
                yield Problem(("components",), f"component {key} {value!r} is used {times} times")


def _one(path: JsonPath, part: Json, files: Sequence[str], *, in_modal: bool = False) -> Iterator[Problem]:
    kind = part.get("type")
    if kind in parts.FIELDS:
        yield from length((*path, "custom_id"), part.get("custom_id"), limits.CUSTOM_ID, least=1)
    match kind:
        case parts.ROW:
            yield from _row(path, part.get("components") or [])
        case parts.BUTTON:
            yield from _button(path, part)
        case parts.SECTION:
            yield from count((*path, "components"), part.get("components"), limits.SECTION_TEXTS, least=1)
            if (part.get("accessory") or {}).get("type") not in (parts.BUTTON, parts.THUMBNAIL):
                yield Problem((*path, "accessory"), "a section needs a button or a thumbnail")
        case parts.TEXT:
            yield from length((*path, "content"), part.get("content"), limits.V2_TEXT, least=1)
        case parts.GALLERY:
            yield from count((*path, "items"), part.get("items"), limits.GALLERY_ITEMS, least=1)
            for number, item in enumerate(part.get("items") or []):
                yield from length(
                    (*path, "items", number, "description"), item.get("description"), limits.ALT_TEXT
                )
        case parts.THUMBNAIL:
            yield from length((*path, "description"), part.get("description"), limits.ALT_TEXT)
        case parts.CONTAINER:
            yield from count((*path, "components"), part.get("components"), limits.V2_COMPONENTS, least=1)
        case _:
            yield from _field(path, part, in_modal=in_modal)
    for place, medium in parts.media(part):
        yield from address((*path, *place, "url"), medium.get("url"), files)
        if (
            kind == parts.FILE
            and "proxy_url" not in medium
            and not str(medium.get("url")).startswith("attachment://")
        ):
            yield Problem((*path, *place, "url"), "a file component shows an attachment:// only")


def _field(path: JsonPath, part: Json, *, in_modal: bool) -> Iterator[Problem]:
    """Problems of what somebody fills in or chooses from, and of its label."""
    match part.get("type"):
        case parts.LABEL:
            yield from _label(path, part)
        case parts.TEXT_INPUT:
            yield from _text_input(path, part)
        case parts.RADIO_GROUP:
            least, most = limits.RADIO_OPTIONS
            yield from _options(path, part, most, least=least)
        case parts.CHECKBOX_GROUP:
            least, most = limits.CHECKBOX_OPTIONS
            yield from _options(path, part, most, least=least)
            yield from _range(path, part, most)
        case parts.FILE_UPLOAD:
            yield from _range(path, part, limits.UPLOADS)
        case kind if kind in parts.SELECTS:
            yield from _select(path, part, in_modal=in_modal)


def _row(path: JsonPath, children: list[Json]) -> Iterator[Problem]:
    yield from count((*path, "components"), children, limits.ROW_BUTTONS, least=1)
    if len(children) > 1 and any(child.get("type") != parts.BUTTON for child in children):
        yield Problem((*path, "components"), "a select or text input fills its row")


def _button(path: JsonPath, part: Json) -> Iterator[Problem]:
    style = part.get("style")
    yield from length((*path, "label"), part.get("label"), limits.BUTTON_LABEL)
    if style not in range(1, 7):
        yield Problem((*path, "style"), f"there is no button style {style!r}")
    if style == parts.LINK:
        yield from address((*path, "url"), part.get("url"), ())
        yield from length((*path, "url"), part.get("url"), limits.BUTTON_URL, least=1)
        if part.get("custom_id"):
            yield Problem((*path, "custom_id"), "a link button has no custom_id")
    elif style != parts.PREMIUM:
        yield from length((*path, "custom_id"), part.get("custom_id"), limits.CUSTOM_ID, least=1)
        if part.get("url"):
            yield Problem((*path, "url"), "only a link button has a url")
    if style != parts.PREMIUM and not part.get("label") and not part.get("emoji"):
        yield Problem((*path, "label"), "a button needs a label or an emoji")


def _select(path: JsonPath, part: Json, *, in_modal: bool) -> Iterator[Problem]:
    yield from length((*path, "placeholder"), part.get("placeholder"), limits.PLACEHOLDER)
    yield from _range(path, part, limits.SELECT_OPTIONS)
    if in_modal and part.get("disabled"):
        yield Problem((*path, "disabled"), "a select in a modal cannot be disabled")
    if part.get("type") == parts.STRING_SELECT:
        yield from _options(path, part, limits.SELECT_OPTIONS, least=1)
        if _number(part, "max_values", 1) > len(part.get("options") or []):
            yield Problem((*path, "max_values"), "more than there are options")


def _range(path: JsonPath, part: Json, most: int) -> Iterator[Problem]:
    least_chosen, most_chosen = _number(part, "min_values", 1), _number(part, "max_values", 1)
    if part.get("type") == parts.CHECKBOX_GROUP:
        most_chosen = _number(part, "max_values", len(part.get("options") or []))
    if not 0 <= least_chosen <= most or not 1 <= most_chosen <= most:
        yield Problem((*path, "max_values"), f"values must be between 0 and {most}")
    if least_chosen > most_chosen:
        yield Problem((*path, "min_values"), "more than max_values")


def _options(path: JsonPath, part: Json, most: int, *, least: int) -> Iterator[Problem]:
    options = part.get("options") or []
    yield from count((*path, "options"), options, most, least=least)
    values = Counter(option.get("value") for option in options)
    for value, times in values.items():
        if times > 1:
            yield Problem((*path, "options"), f"the value {value!r} is used {times} times")
    for number, option in enumerate(options):
        place = (*path, "options", number)
        yield from length((*place, "label"), option.get("label"), limits.SELECT_TEXT, least=1)
        yield from length((*place, "value"), option.get("value"), limits.SELECT_TEXT, least=1)
        yield from length((*place, "description"), option.get("description"), limits.SELECT_TEXT)
    chosen = sum(bool(option.get("default")) for option in options)
    if chosen > (1 if part.get("type") == parts.RADIO_GROUP else _number(part, "max_values", max(1, chosen))):
        yield Problem((*path, "options"), "more defaults than may be chosen")


def _text_input(path: JsonPath, part: Json) -> Iterator[Problem]:
    least, most = _number(part, "min_length", 0), _number(part, "max_length", limits.TEXT_INPUT)
    if part.get("style") not in (1, 2):
        yield Problem((*path, "style"), f"there is no text input style {part.get('style')!r}")
    if not 0 <= least <= most <= limits.TEXT_INPUT or most < 1:
        yield Problem(
            (*path, "min_length"), f"lengths {least} to {most} are not within 0 to {limits.TEXT_INPUT}"
        )
    yield from length((*path, "placeholder"), part.get("placeholder"), limits.TEXT_INPUT_PLACEHOLDER)
    yield from length((*path, "label"), part.get("label"), limits.LABEL_TEXT)
    if part.get("value"):
        yield from length((*path, "value"), part["value"], most, least=least)
    if len(path) >= 2 and path[-2] == "components" and not part.get("label"):
        yield Problem((*path, "label"), "a text input outside a Label needs a label")


def _label(path: JsonPath, part: Json) -> Iterator[Problem]:
    yield from length((*path, "label"), part.get("label"), limits.LABEL_TEXT, least=1)
    yield from length((*path, "description"), part.get("description"), limits.LABEL_DESCRIPTION)
    if (part.get("component") or {}).get("type") not in parts.FIELDS:
        yield Problem((*path, "component"), "a label needs one field")


def _number(part: Json, key: str, default: int) -> int:
    value = part.get(key)
    return default if value is None else int(value)
