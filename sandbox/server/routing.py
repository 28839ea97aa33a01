"""REST routes: their table, one call of one, and its answer."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from sandbox.model.files import Upload
from sandbox.model.wire import Json
from sandbox.model.world import World

API: Final = "/api/v10"
_TEXT_PARAMETERS: Final = frozenset({"token", "emoji", "name"})


class Answerable(Protocol):
    """Something that remembers when the bot last got an answer about it."""

    answered: float


@dataclass(frozen=True, slots=True)
class Route:
    """One method on one path template such as /channels/{channel}/messages."""

    method: str
    template: str
    handler: Handler
    with_token: bool
    """Whether the request must carry the bot's token."""
    pattern: re.Pattern[str] = field(repr=False)


@dataclass(slots=True)
class Call:
    """One request, read and matched."""

    route: Route
    path: str
    parameters: Mapping[str, str]
    query: Mapping[str, str]
    body: Any = None
    uploads: dict[int, Upload] = field(default_factory=dict)

    def id(self, name: str) -> int:
        """The snowflake at this place of the path."""
        return int(self.parameters[name])


@dataclass(slots=True)
class Answer:
    """What a handler returns: a status, JSON if there is any, and what the answer is about."""

    status: int = 204
    json: Json | list[Json] | None = None
    about: tuple[Answerable | None, ...] = ()


Handler = Callable[[World, Call], Answer]
ROUTES: Final[list[Route]] = []


def route(method: str, template: str, *, with_token: bool = True) -> Callable[[Handler], Handler]:
    """Register the handler of a route."""

    def register(handler: Handler) -> Handler:
        ROUTES.append(Route(method, template, handler, with_token, _compile(template)))
        return handler

    return register


def _compile(template: str) -> re.Pattern[str]:
    def group(match: re.Match[str]) -> str:
        name = match[1]
        return f"(?P<{name}>{'[^/]+' if name in _TEXT_PARAMETERS else '[0-9]+'})"

    return re.compile(re.sub(r"\{(\w+)\}", group, template))
