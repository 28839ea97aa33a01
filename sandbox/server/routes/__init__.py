"""The REST routes by what they are about; importing their modules registers them."""

from __future__ import annotations

from collections.abc import Mapping

from sandbox.server.routes import account, channels, commands, emojis, messages, responses, threads
from sandbox.server.routing import ROUTES, Route

__all__ = ["account", "channels", "commands", "emojis", "find", "messages", "responses", "threads"]


def find(method: str, path: str) -> tuple[Route, Mapping[str, str]] | None:
    """The route of a request, and what stands at the places of its template."""
    for candidate in ROUTES:
        if candidate.method == method and (match := candidate.pattern.fullmatch(path)):
            return candidate, match.groupdict()
    return None
