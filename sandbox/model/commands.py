"""The commands that the bot has synced, and how people find them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sandbox.model.errors import TestError
from sandbox.model.wire import Json, Snowflakes

_SUBCOMMAND, _GROUP = 1, 2
_KEPT = frozenset(
    {
        "type",
        "name",
        "name_localizations",
        "description",
        "description_localizations",
        "options",
        "default_member_permissions",
        "contexts",
        "integration_types",
        "nsfw",
    }
)


@dataclass(frozen=True, slots=True)
class Invocation:
    """A command that a person picked: the registered command and the way to the subcommand."""

    command: Json
    way: tuple[str, ...]
    options: tuple[Json, ...]

    def data(self, **more: object) -> Json:
        """The data of an interaction with this command."""
        here = {"guild_id": self.command["guild_id"]} if "guild_id" in self.command else {}
        return {**{key: self.command[key] for key in ("id", "name", "type")}, **here, **more}

    def nest(self, options: list[Json]) -> list[Json]:
        """The given options as they travel, inside their subcommand and group."""
        for depth, name in zip(range(len(self.way), 0, -1), reversed(self.way), strict=True):
            kind = _GROUP if depth < len(self.way) else _SUBCOMMAND
            options = [{"name": name, "type": kind, "options": options}]
        return options


class Commands:
    """Registered commands by scope: None for global ones, else a guild's id."""

    def __init__(self, ids: Snowflakes) -> None:
        self._ids = ids
        self._scopes: dict[int | None, dict[tuple[int, str], Json]] = {}
        self.syncs = 0
        """How often the bot has replaced its commands."""

    def replace(self, scope: int | None, commands: Iterable[Json], application: int) -> list[Json]:
        """Register exactly these; a command keeps its id while its type and name stay."""
        before = self._scopes.get(scope, {})
        self._scopes[scope] = {}
        self.syncs += 1
        return [self.put(scope, command, application, before) for command in commands]

    def put(
        self,
        scope: int | None,
        command: Json,
        application: int,
        before: dict[tuple[int, str], Json] | None = None,
    ) -> Json:
        """Register one command, in place of the one with its type and name."""
        here = self._scopes.setdefault(scope, {})
        key = (int(command.get("type") or 1), str(command["name"]))
        old = (here if before is None else before).get(key)
        full: Json = {
            "id": old["id"] if old else str(self._ids.next()),
            "application_id": str(application),
            "version": str(self._ids.next()),
            "type": key[0],
            "description": "",
            "default_member_permissions": None,
            "nsfw": False,
            "contexts": [0] if command.get("dm_permission") is False else None,
            "integration_types": [0],
            **{name: value for name, value in command.items() if name in _KEPT and value is not None},
        }
        if full["default_member_permissions"] is not None:
            full["default_member_permissions"] = str(full["default_member_permissions"])
        if scope is not None:
            full["guild_id"] = str(scope)
        here[key] = full
        return full

    def remove(self, scope: int | None, command_id: int) -> bool:
        """Forget one command; False if it is not there."""
        here = self._scopes.get(scope, {})
        key = next((key for key, command in here.items() if command["id"] == str(command_id)), None)
        return key is not None and bool(here.pop(key))

    def all(self, scope: int | None) -> list[Json]:
        """The commands registered in this scope."""
        return list(self._scopes.get(scope, {}).values())

    def everything(self) -> list[Json]:
        """All registered commands; a guild's carry its `guild_id`."""
        return [command for scope in self._scopes for command in self.all(scope)]

    def __len__(self) -> int:
        return sum(len(scope) for scope in self._scopes.values())

    def available(self, guild_id: int | None) -> list[Json]:
        """Global commands and those of the guild, if one is given."""
        return self.all(None) + (self.all(guild_id) if guild_id is not None else [])

    def find(self, words: str, kind: int, guild_id: int | None) -> Invocation:
        """The command that a person means by `table new`; a guild's own command goes first."""
        name, *way = words.split() if kind == 1 else [words]
        for command in reversed(self.available(guild_id)):
            if command["type"] == kind and command["name"] == name:
                return Invocation(command, tuple(way), _inside(words, command, way))
        known = sorted(command["name"] for command in self.available(guild_id) if command["type"] == kind)
        raise TestError(f"the bot has no command {name!r} here; it has {known}")


def _inside(words: str, command: Json, way: list[str]) -> tuple[Json, ...]:
    options: list[Json] = command.get("options") or []
    for name in way:
        below = [one for one in options if one["type"] in (_SUBCOMMAND, _GROUP)]
        found = next((one for one in below if one["name"] == name), None)
        if found is None:
            raise TestError(f"/{words}: there is no {name!r}, only {[one['name'] for one in below]}")
        options = found.get("options") or []
    below = [one["name"] for one in options if one["type"] in (_SUBCOMMAND, _GROUP)]
    if below:
        raise TestError(f"/{words} is not complete; it goes on with one of {below}")
    return tuple(options)
