"""Discord's own description of its HTTP interface, where it is at hand."""

from __future__ import annotations

import copy
import json
import os
import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sandbox.model.errors import Problem
from sandbox.model.wire import Json

if TYPE_CHECKING:
    import jsonschema_rs

_BESIDE_THE_PROJECT: Final = Path(__file__).resolve().parents[3] / "shared" / "discord-openapi.json"
# What discord.py adds although the description does not list it: anywhere, and in the files that an edit keeps.
_TOLERATED: Final = frozenset({"nsfw", "flags", "tts"})
_KEPT_FILE: Final = frozenset({"proxy_url", "size", "url", "spoiler", "height", "width", "content_type"})


def usual_place() -> Path | None:
    """Where the description is: DISCORD_OPENAPI, else beside the project; None if it is not there, or nothing can read it."""
    path = Path(os.environ.get("DISCORD_OPENAPI") or _BESIDE_THE_PROJECT)
    return path if path.is_file() and find_spec("jsonschema_rs") else None


@lru_cache(maxsize=2)
def load(path: Path) -> OpenApi:
    """The description in this file; validators are compiled once per process."""
    return OpenApi(json.loads(path.read_text(encoding="utf-8")))


class OpenApi:
    """Validators of request bodies and answers, compiled when they are first needed."""

    def __init__(self, description: Json) -> None:
        schemas = description["components"]["schemas"]
        schemas["SnowflakeType"] = {"oneOf": [{"type": "string", "pattern": "^[0-9]+$"}, {"type": "integer"}]}
        self._answers = {"schemas": schemas}
        self._requests = {"schemas": _strict(schemas, description["paths"])}
        self._operations = sorted(_operations(description["paths"]), key=lambda one: one[1].count("{"))
        self._validators: dict[str, jsonschema_rs.Validator | None] = {}

    def request_problems(self, method: str, path: str, body: Any) -> list[Problem]:
        """What the description says against this request body."""
        found = self._find(method, path)
        if found is None or body is None:
            return []
        name, operation = found
        content = operation.get("requestBody", {}).get("content", {})
        return self._check(f"{name} request", content, self._requests, body)

    def answer_problems(self, method: str, path: str, status: int, answer: Any) -> list[Problem]:
        """What the description says against an answer of ours."""
        found = self._find(method, path)
        if found is None:
            return []
        name, operation = found
        response = operation["responses"].get(str(status))
        if response is None:
            return [] if status >= 400 else [Problem((), f"{name} never answers {status}")]
        if answer is None:
            return []
        return self._check(f"{name} {status}", response.get("content", {}), self._answers, answer)

    def _find(self, method: str, path: str) -> tuple[str, Json] | None:
        for pattern, template, by_method in self._operations:
            if method.lower() in by_method and pattern.fullmatch(path):
                return f"{method} {template}", by_method[method.lower()]
        return None

    def _check(self, name: str, content: Json, components: Json, value: Any) -> list[Problem]:
        import jsonschema_rs  # belongs to the tests; the sandbox alone runs without it

        if name not in self._validators:
            schema = content.get("application/json", {}).get("schema")
            self._validators[name] = schema and jsonschema_rs.Draft202012Validator(
                {**schema, "components": components}, validate_formats=True
            )
        validator = self._validators[name]
        if validator is None or validator.is_valid(value):
            return []
        return [
            Problem(tuple(cause.instance_path), f"{cause.message[:300]} (OpenAPI)")
            for cause in _causes(validator.iter_errors(value))
        ]


def _operations(paths: Json) -> Iterator[tuple[re.Pattern[str], str, Json]]:
    for template, by_method in paths.items():
        yield re.compile(re.sub(r"\{\w+\}", "[^/]+", template)), template, by_method


def _strict(schemas: Json, paths: Json) -> Json:
    """A copy in which objects of requests have no keys besides those that are listed."""
    result = copy.deepcopy(schemas)
    reached: set[str] = set()
    todo = [
        operation["requestBody"]
        for by_method in paths.values()
        for operation in by_method.values()
        if isinstance(operation, dict) and "requestBody" in operation
    ]
    while todo:
        for name in _references(todo.pop()):
            if name not in reached:
                reached.add(name)
                todo.append(result[name])
    for name in reached:
        schema = result[name]
        if "properties" in schema and "additionalProperties" not in schema and "allOf" not in schema:
            schema["additionalProperties"] = False
            more = _KEPT_FILE if name == "MessageAttachmentRequest" else frozenset()
            for key in (_TOLERATED | more) - schema["properties"].keys():
                schema["properties"][key] = True
    return result


def _references(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        if isinstance(node.get("$ref"), str):
            yield node["$ref"].rsplit("/", 1)[1]
        for value in node.values():
            yield from _references(value)
    elif isinstance(node, list):
        for value in node:
            yield from _references(value)


def _causes(errors: Iterable[jsonschema_rs.ValidationError]) -> Iterator[jsonschema_rs.ValidationError]:
    """The errors inside unions: of each union the branch that was meant, by its `type`."""
    for error in errors:
        at = list(error.instance_path)

        def off(inner: jsonschema_rs.ValidationError, at: list[str | int] = at) -> bool:
            return inner.kind.name in ("enum", "type") and list(inner.instance_path) in (at, [*at, "type"])

        branches: list[list[jsonschema_rs.ValidationError]] = getattr(error.kind, "context", None) or []
        fitting = [branch for branch in branches if not any(map(off, branch))]
        if fitting:
            meant = min(fitting, key=len)
            yield from _causes(meant)
        else:
            yield error
