"""What people fill in: command options, selects and modal fields become interaction data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from sandbox.model.channels import Channel
from sandbox.model.errors import TestError
from sandbox.model.guilds import Role
from sandbox.model.users import User
from sandbox.model.wire import Json
from sandbox.model.world import World
from sandbox.server import shapes

STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(3, 12)


class Resolved:
    """The objects behind the ids of an interaction's data."""

    def __init__(self, world: World, place: Channel, actor: User) -> None:
        self._world = world
        self._place = place
        self._actor = actor
        self.data: dict[str, dict[str, Json]] = {}

    def add(self, thing: object) -> str:
        """The id of a user, role, channel or (name, bytes) file, which is added to the objects."""
        match thing:
            case User():
                self._put("users", thing.id, shapes.user(thing))
                guild = self._place.guild
                if guild and thing.id in guild.members:
                    member = shapes.member(guild.members[thing.id])
                    wanted = {
                        key: value for key, value in member.items() if key not in ("user", "deaf", "mute")
                    }
                    granted = str(self._place.granted(thing))
                    self._put("members", thing.id, wanted | {"permissions": granted})
                return str(thing.id)
            case Role():
                self._put("roles", thing.id, shapes.role(thing))
                return str(thing.id)
            case Channel():
                granted = str(thing.granted(self._actor))
                self._put("channels", thing.id, shapes.channel(thing) | {"permissions": granted})
                return str(thing.id)
            case (str(name), bytes(content)):
                file = self._world.upload(self._place, name, content)
                self._put("attachments", file.id, shapes.attachment(file))
                return str(file.id)
        raise TestError(f"{thing!r} is not a user, role, channel or (name, bytes)")

    def _put(self, kind: str, number: int, shape: Json) -> None:
        self.data.setdefault(kind, {})[str(number)] = shape

    def wrap(self, data: Json) -> Json:
        """The data with its objects, if there are any."""
        return data | {"resolved": self.data} if self.data else data


def fill(
    options: Iterable[Json],
    values: Mapping[str, Any],
    resolved: Resolved,
    *,
    focus: str | None = None,
    forge: bool,
) -> list[Json]:
    """The options as a person filled them in; with `focus`, one of them is still being typed."""
    known = {option["name"]: option for option in options}
    if unknown := values.keys() - known.keys():
        raise TestError(f"no options {sorted(unknown)}; there are {sorted(known)}")
    if focus is None and not forge:
        missing = [name for name, option in known.items() if option.get("required") and name not in values]
        if missing:
            raise TestError(f"the options {missing} are required")
    filled = []
    for name, value in values.items():
        option = known[name]
        if name == focus:
            entry = {"name": name, "type": option["type"], "value": str(value), "focused": True}
        else:
            entry = {
                "name": name,
                "type": option["type"],
                "value": _value(option, value, resolved, forge=forge),
            }
        filled.append(entry)
    return filled


def _value(option: Json, value: Any, resolved: Resolved, *, forge: bool) -> Any:
    kind, name = option["type"], option["name"]
    if kind in (USER, CHANNEL, ROLE, MENTIONABLE, ATTACHMENT):
        return resolved.add(value)
    try:
        typed = _typed(kind, value)
    except ValueError:
        if forge:
            return value
        raise TestError(f"{name}={value!r} does not fit the option's type {kind}") from None
    if not forge:
        _within(option, typed)
    return typed


def _typed(kind: int, value: Any) -> Any:
    match kind:
        case 4:
            if isinstance(value, bool):
                raise ValueError
            return int(value)
        case 10:
            return float(value)
        case 5:
            if str(value).lower() not in ("true", "false"):
                raise ValueError
            return str(value).lower() == "true"
        case _:
            return str(value)


def _within(option: Json, value: Any) -> None:
    name = option["name"]
    choices = option.get("choices") or []
    if choices and value not in [choice["value"] for choice in choices]:
        raise TestError(f"{name}={value!r} is none of the choices {[choice['value'] for choice in choices]}")
    size = len(value) if isinstance(value, str) else value
    kind = "length" if isinstance(value, str) else "value"
    least, most = option.get(f"min_{kind}"), option.get(f"max_{kind}")
    if (least is not None and size < least) or (most is not None and size > most):
        raise TestError(f"{name}={value!r} is not within {least} and {most}")
    if isinstance(value, str) and option.get("required") and not value.strip():
        raise TestError(f"{name} is required, but blank")
