"""Commands and autocomplete choices against Discord's limits."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from sandbox.checks.values import count, length
from sandbox.model import limits
from sandbox.model.errors import Problem
from sandbox.model.wire import Json, JsonPath

_NAME: Final = re.compile(r"[-_'\w]+")
_SUBCOMMAND, _GROUP = 1, 2
_STRING, _INTEGER, _NUMBER = 3, 4, 10


def all_of_a_scope(commands: Any) -> Iterator[Problem]:
    """Find problems of the commands that are to replace those of a scope."""
    if not isinstance(commands, list):
        yield Problem((), "must be a list")
        return
    kinds = Counter(command.get("type") or 1 for command in commands)
    for kind, most in ((1, limits.SLASH_COMMANDS), (2, limits.MENU_COMMANDS), (3, limits.MENU_COMMANDS)):
        if kinds[kind] > most:
            yield Problem((), f"{kinds[kind]} commands of type {kind}, the limit is {most}")
    names = Counter((command.get("type") or 1, command.get("name")) for command in commands)
    for (kind, name), times in names.items():
        if times > 1:
            yield Problem((), f"the command {name!r} of type {kind} is there {times} times")
    for number, command in enumerate(commands):
        yield from one((number,), command)


def one(path: JsonPath, command: Json) -> Iterator[Problem]:
    """Find problems of one command."""
    if (command.get("type") or 1) != 1:
        yield from length((*path, "name"), command.get("name"), limits.COMMAND_NAME, least=1)
        if command.get("description") or command.get("options"):
            yield Problem((*path, "description"), "a menu command has no description and no options")
        return
    yield from _named(path, command)
    yield from _options(path, command.get("options") or [], depth=0)
    total = _characters(command)
    if total > limits.COMMAND_TOTAL:
        yield Problem(
            path, f"/{command.get('name')}: {total} characters, the limit is {limits.COMMAND_TOTAL}"
        )


def _named(path: JsonPath, thing: Json) -> Iterator[Problem]:
    names = {"name": thing.get("name"), **_localized(thing, "name")}
    for key, name in names.items():
        yield from length((*path, key), name, limits.COMMAND_NAME, least=1)
        if isinstance(name, str) and (not _NAME.fullmatch(name) or name != name.lower()):
            yield Problem((*path, key), f"{name!r} is not a lower case name of letters, digits, - and _")
    descriptions = {"description": thing.get("description"), **_localized(thing, "description")}
    for key, description in descriptions.items():
        yield from length((*path, key), description, limits.COMMAND_DESCRIPTION, least=1)
    yield from _locales(path, thing)


def _localized(thing: Json, key: str) -> dict[str, Any]:
    found = thing.get(f"{key}_localizations") or {}
    return {f"{key}_localizations.{locale}": text for locale, text in found.items()}


def _locales(path: JsonPath, thing: Json) -> Iterator[Problem]:
    for key in ("name_localizations", "description_localizations"):
        for locale in thing.get(key) or {}:
            if locale not in limits.LOCALES:
                yield Problem((*path, key), f"{locale!r} is not a locale of Discord")


def _options(path: JsonPath, options: list[Json], depth: int) -> Iterator[Problem]:
    yield from count((*path, "options"), options, limits.COMMAND_OPTIONS)
    for name, times in Counter(option.get("name") for option in options).items():
        if times > 1:
            yield Problem((*path, "options"), f"the option {name!r} is there {times} times")
    nesting = [option.get("type") in (_SUBCOMMAND, _GROUP) for option in options]
    if any(nesting) and not all(nesting):
        yield Problem((*path, "options"), "subcommands and other options cannot be mixed")
    optional = False
    for number, option in enumerate(options):
        place = (*path, "options", number)
        if option.get("required") and optional:
            yield Problem(place, "required options must be placed before non-required options")
        optional = optional or not option.get("required")
        yield from _named(place, option)
        yield from _option(place, option, depth)


def _option(path: JsonPath, option: Json, depth: int) -> Iterator[Problem]:
    kind = option.get("type")
    if kind in (_SUBCOMMAND, _GROUP):
        if depth > (0 if kind == _GROUP else 1):
            yield Problem(path, "commands nest as group and subcommand only")
        if kind == _GROUP and not option.get("options"):
            yield Problem((*path, "options"), "a group needs a subcommand")
        yield from _options(path, option.get("options") or [], depth + 1 if kind == _GROUP else 2)
        return
    if kind not in range(3, 12):
        yield Problem((*path, "type"), f"there is no option type {kind!r}")
    choices = option.get("choices") or []
    if (choices or option.get("autocomplete")) and kind not in (_STRING, _INTEGER, _NUMBER):
        yield Problem(path, "only texts and numbers have choices")
    if choices and option.get("autocomplete"):
        yield Problem(path, "choices and autocomplete exclude each other")
    yield from autocompleted(choices, (*path, "choices"), kind)
    for low, high in (("min_value", "max_value"), ("min_length", "max_length")):
        if option.get(low) is not None and option.get(high) is not None and option[low] > option[high]:
            yield Problem((*path, low), f"more than {high}")


def autocompleted(
    choices: Any, path: JsonPath = ("data", "choices"), kind: int | None = None
) -> Iterator[Problem]:
    """Find problems of choices, of an option of this type if it is known."""
    yield from count(path, choices, limits.CHOICES)
    if not isinstance(choices, list):
        return
    for number, choice in enumerate(choices):
        place = (*path, number)
        yield from length((*place, "name"), choice.get("name"), limits.CHOICE_NAME, least=1)
        for key, name in _localized(choice, "name").items():
            yield from length((*place, key), name, limits.CHOICE_NAME, least=1)
        value = choice.get("value")
        if isinstance(value, str):
            yield from length((*place, "value"), value, limits.CHOICE_VALUE, least=1)
        fits: tuple[type, ...] = {_STRING: (str,), _INTEGER: (int,)}.get(kind or 0, (int, float))
        fits = (str, int, float) if kind is None else fits
        if not isinstance(value, fits) or isinstance(value, bool):
            yield Problem((*place, "value"), f"{value!r} does not fit the option's type")
    if kind is not None:
        for name, times in Counter(choice.get("name") for choice in choices).items():
            if times > 1:
                yield Problem(path, f"the choice {name!r} is there {times} times")


def _characters(thing: Json) -> int:
    """Names, descriptions and choice values together; of every text its longest localisation."""
    total = 0
    for key in ("name", "description"):
        texts = [str(thing.get(key) or ""), *(thing.get(f"{key}_localizations") or {}).values()]
        total += max(len(str(text)) for text in texts)
    for choice in thing.get("choices") or []:
        names = [str(choice.get("name") or ""), *(choice.get("name_localizations") or {}).values()]
        total += max(len(str(name)) for name in names) + len(str(choice.get("value")))
    return total + sum(map(_characters, thing.get("options") or []))
