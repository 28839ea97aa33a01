"""Requests and answers against Discord's own description of its HTTP interface, as far as the project keeps it."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from sandbox.checks.derive import DERIVED, references
from sandbox.model.errors import Problem
from sandbox.model.wire import Json

if TYPE_CHECKING:
    import jsonschema_rs

# What discord.py adds although the description does not list it: anywhere, and in the files that an edit keeps.
_TOLERATED: Final = frozenset({"nsfw", "flags", "tts"})
_KEPT_FILE: Final = frozenset({"proxy_url", "size", "url", "spoiler", "height", "width", "content_type"})


@cache
def kept() -> OpenApi | None:
    """The stored description, compiled once per process; None where nothing can read it."""
    if find_spec("jsonschema_rs") is None:
        return None
    return OpenApi(json.loads(DERIVED.read_text(encoding="utf-8")))


class OpenApi:
    """Validators of request bodies and answers, compiled when they are first needed."""

    def __init__(self, derived: Json) -> None:
        schemas = derived["schemas"]
        schemas["SnowflakeType"] = {"oneOf": [{"type": "string", "pattern": "^[0-9]+$"}, {"type": "integer"}]}
        self._answers = schemas
        self._requests = _strict(schemas, derived["routes"].values())
        self._routes = sorted(_compiled(derived["routes"]), key=lambda one: one[2].count("{"))
        self._validators: dict[str, jsonschema_rs.Validator | None] = {}

    def request_problems(self, method: str, path: str, body: Any) -> list[Problem]:
        """Problems of a request body by the description."""
        found = self._find(method, path)
        if found is None or body is None:
            return []
        name, route = found
        return self._check(f"{name} request", route["request"], self._requests, body)

    def answer_problems(self, method: str, path: str, status: int, answer: Any) -> list[Problem]:
        """Problems of an answer of the sandbox by the description."""
        found = self._find(method, path)
        if found is None or status >= 400:
            return []
        name, route = found
        if str(status) not in route["answers"]:
            return [Problem((), f"{name} never answers {status}")]
        if answer is None:
            return []
        return self._check(f"{name} {status}", route["answers"][str(status)], self._answers, answer)

    def _find(self, method: str, path: str) -> tuple[str, Json] | None:
        for wanted, pattern, template, route in self._routes:
            if method == wanted and pattern.fullmatch(path):
                return f"{method} {template}", route
        return None

    def _check(self, name: str, schema: Json | None, schemas: Json, value: Any) -> list[Problem]:
        import jsonschema_rs  # belongs to the tests; the sandbox alone runs without it

        if name not in self._validators:
            needed = {each: schemas[each] for each in _reached(schemas, [schema])}
            whole = {**(schema or {}), "components": {"schemas": needed}}
            self._validators[name] = (
                jsonschema_rs.Draft202012Validator(whole, validate_formats=True) if schema else None
            )
        validator = self._validators[name]
        if validator is None or validator.is_valid(value):
            return []
        return [
            Problem(tuple(cause.instance_path), f"{cause.message[:300]} (OpenAPI)")
            for cause in _causes(validator.iter_errors(value))
        ]


def _compiled(routes: Json) -> Iterator[tuple[str, re.Pattern[str], str, Json]]:
    for line, route in routes.items():
        method, template = line.split()
        yield method, re.compile(re.sub(r"\{\w+\}", "[^/]+", template)), template, route


def _reached(schemas: Json, todo: list[Json | None]) -> set[str]:
    """The names of all schemas to which some refer, others between them included."""
    reached: set[str] = set()
    while todo:
        for name in references(todo.pop()):
            if name not in reached:
                reached.add(name)
                todo.append(schemas[name])
    return reached


def _strict(schemas: Json, routes: Iterable[Json]) -> Json:
    """A copy in which objects of requests have no keys besides those that are listed."""
    result = copy.deepcopy(schemas)
    for name in _reached(result, [route["request"] for route in routes]):
        schema = result[name]
        if "properties" in schema and "additionalProperties" not in schema and "allOf" not in schema:
            schema["additionalProperties"] = False
            more = _KEPT_FILE if name == "MessageAttachmentRequest" else frozenset()
            for key in (_TOLERATED | more) - schema["properties"].keys():
                schema["properties"][key] = True
    return result


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
