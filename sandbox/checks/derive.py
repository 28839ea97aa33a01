"""Derives what the sandbox needs of Discord's own description: `python -m sandbox.checks.derive openapi.json`.

The description is `specs/openapi.json` of the repository discord/discord-api-spec (MIT licence). Of its routes those below stay, with
their request and answers as JSON, and the schemas that these use; words for people go. A new route of the server is added below.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from sandbox.model.wire import Json

DERIVED: Final = Path(__file__).with_name("discord.json")
ROUTES: Final = """
GET /applications/@me
GET /applications/{application_id}/commands
POST /applications/{application_id}/commands
PUT /applications/{application_id}/commands
DELETE /applications/{application_id}/commands/{command_id}
GET /applications/{application_id}/emojis
POST /applications/{application_id}/emojis
DELETE /applications/{application_id}/emojis/{emoji_id}
GET /applications/{application_id}/emojis/{emoji_id}
GET /applications/{application_id}/guilds/{guild_id}/commands
POST /applications/{application_id}/guilds/{guild_id}/commands
PUT /applications/{application_id}/guilds/{guild_id}/commands
DELETE /applications/{application_id}/guilds/{guild_id}/commands/{command_id}
DELETE /channels/{channel_id}
GET /channels/{channel_id}
PATCH /channels/{channel_id}
GET /channels/{channel_id}/messages
POST /channels/{channel_id}/messages
GET /channels/{channel_id}/messages/pins
DELETE /channels/{channel_id}/messages/pins/{message_id}
PUT /channels/{channel_id}/messages/pins/{message_id}
DELETE /channels/{channel_id}/messages/{message_id}
GET /channels/{channel_id}/messages/{message_id}
PATCH /channels/{channel_id}/messages/{message_id}
DELETE /channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me
PUT /channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me
POST /channels/{channel_id}/messages/{message_id}/threads
GET /channels/{channel_id}/thread-members
DELETE /channels/{channel_id}/thread-members/@me
PUT /channels/{channel_id}/thread-members/@me
DELETE /channels/{channel_id}/thread-members/{user_id}
GET /channels/{channel_id}/thread-members/{user_id}
PUT /channels/{channel_id}/thread-members/{user_id}
POST /channels/{channel_id}/threads
POST /channels/{channel_id}/typing
GET /gateway
GET /gateway/bot
GET /guilds/{guild_id}
GET /guilds/{guild_id}/channels
GET /guilds/{guild_id}/members/{user_id}
GET /guilds/{guild_id}/roles
POST /interactions/{interaction_id}/{interaction_token}/callback
GET /oauth2/applications/@me
GET /users/@me
POST /users/@me/channels
GET /users/@me/guilds
DELETE /users/@me/guilds/{guild_id}
GET /users/{user_id}
POST /webhooks/{webhook_id}/{webhook_token}
DELETE /webhooks/{webhook_id}/{webhook_token}/messages/@original
GET /webhooks/{webhook_id}/{webhook_token}/messages/@original
PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original
DELETE /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}
GET /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}
PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}
"""
_WORDS: Final = frozenset({"description", "title", "operationId", "examples", "x-discord-union"})


def derive(description: Json) -> Json:
    """Derive the part of a description that the sandbox needs."""
    routes = {line: _route(description, line) for line in ROUTES.split("\n") if line}
    schemas = description["components"]["schemas"]
    used: dict[str, Json] = {}
    todo = list(references(routes))
    while todo:
        name = todo.pop()
        if name not in used:
            used[name] = _without_words(schemas[name])
            todo += references(used[name])
    return {
        "from": "discord/discord-api-spec, MIT licence",
        "routes": routes,
        "schemas": dict(sorted(used.items())),
    }


def written(derived: Json) -> str:
    """The derived description as a file: one line for each route and schema, so that changes can be read."""
    parts = [f' "from": {json.dumps(derived["from"])}']
    for key in ("routes", "schemas"):
        lines = [
            f"  {json.dumps(name)}: {json.dumps(value, separators=(',', ':'))}"
            for name, value in derived[key].items()
        ]
        parts.append(f' "{key}": {{\n' + ",\n".join(lines) + "\n }")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _route(description: Json, line: str) -> Json:
    method, template = line.split()
    operation = description["paths"][template][method.lower()]
    answers = {
        status: _schema(answer)
        for status, answer in operation["responses"].items()
        if status.isdigit() and int(status) < 300
    }
    return {"request": _schema(operation.get("requestBody") or {}), "answers": answers}


def _schema(carrier: Json) -> Any:
    return _without_words(carrier.get("content", {}).get("application/json", {}).get("schema"))


def _without_words(node: Any, *, names: bool = False) -> Any:
    """A copy without words; in `names` the keys are those of an object that is described."""
    if isinstance(node, list):
        return [_without_words(one) for one in node]
    if not isinstance(node, dict):
        return node
    return {
        key: _without_words(value, names=key == "properties" and not names)
        for key, value in node.items()
        if names or key not in _WORDS
    }


def references(node: Any) -> Iterator[str]:
    """The names of the schemas that a schema refers to."""
    found: Iterable[Any] = node.values() if isinstance(node, dict) else node if isinstance(node, list) else ()
    if isinstance(node, dict) and isinstance(node.get("$ref"), str):
        yield node["$ref"].rsplit("/", 1)[1]
    for one in found:
        yield from references(one)


def main() -> None:
    """Read the description, and write what stays."""
    parser = argparse.ArgumentParser(prog="python -m sandbox.checks.derive", description=__doc__)
    parser.add_argument("file", type=Path, help="Discord's description, openapi.json")
    description = json.loads(parser.parse_args().file.read_text(encoding="utf-8"))
    DERIVED.write_text(written(derive(description)), encoding="utf-8")


if __name__ == "__main__":
    main()
