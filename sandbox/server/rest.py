"""The REST side: every request is matched, checked, answered, and remembered."""

from __future__ import annotations

import asyncio
import json
import re
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import unquote

from aiohttp import BodyPartReader, web

from sandbox.checks import messages
from sandbox.checks.openapi import OpenApi
from sandbox.model.errors import ApiError, Problem, RateLimited, invalid, raise_for
from sandbox.model.files import Upload
from sandbox.model.wire import Json
from sandbox.model.world import World
from sandbox.server import cdn, routes, routing
from sandbox.server.faults import Allowance, Buckets, Fault, Faults
from sandbox.server.routing import Answer, Call

_EMULATOR_FAILED: Final = 418  # no status that discord.py would try again


@dataclass(frozen=True, slots=True)
class Request:
    """One request of the bot and its outcome."""

    method: str
    path: str
    body: Any
    uploads: dict[int, Upload]
    status: int
    code: int | None
    """Discord's error code, when it was refused."""

    def __repr__(self) -> str:
        return f"<{self.method} {self.path} -> {self.status}{f' {self.code}' if self.code else ''}>"


class Rest:
    """Answers requests from the world, and counts what no bot should send."""

    def __init__(
        self,
        world: World,
        token: str,
        *,
        buckets: Buckets,
        openapi: OpenApi | None,
        check_answers: bool,
        report: Callable[[str, str], None],
        happened: Callable[[], None],
    ) -> None:
        self._world = world
        self._token = token
        self._buckets = buckets
        self._openapi = openapi
        self._check_answers = check_answers
        self._report = report
        self._happened = happened
        self.faults = Faults()
        self.requests: list[Request] = []

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Answer one request, whatever it is."""
        path = unquote(request.path)
        if not path.startswith(routing.API):
            return cdn.serve(self._world, path)
        path = path.removeprefix(routing.API)
        name = f"{request.method} {path}"
        fault = self.faults.strike(name)
        if fault and fault.delay:
            await asyncio.sleep(fault.delay)
        if fault and fault.spoils and not fault.after:
            return self._misbehave(request, fault)
        response = await self._answer(request, name, path)
        if fault and fault.spoils and fault.after:
            return self._misbehave(request, fault)
        return response

    async def _answer(self, request: web.Request, name: str, path: str) -> web.Response:
        body: Any = None
        uploads: dict[int, Upload] = {}
        allowance = Allowance()
        code = None
        try:
            found = routes.find(request.method, path)
            if found is None:
                self._report(name, "unknown route")
                return _json(404, {"code": 0, "message": "404: Not Found"})
            route, parameters = found
            body, uploads = await read(request)
            self._authorize(request, route)
            guild = self._guild(parameters.get("channel", ""))
            allowance = self._buckets.take(name, route.template, self._world.now.timestamp(), guild)
            if allowance.exceeded:
                raise RateLimited(allowance.reset_after, everywhere=allowance.everywhere)
            if self._openapi:
                raise_for(self._openapi.request_problems(request.method, path, body))
            answer = route.handler(self._world, Call(route, path, parameters, request.query, body, uploads))
            for problem in messages.budget(body):
                self._report(name, str(problem))
        except ConnectionError:
            # Whoever asked died before the request was whole: it has had no effect, and nobody waits for an answer.
            return web.Response()
        except RateLimited as limited:
            self.requests.append(Request(request.method, path, body, uploads, 429, limited.code))
            return self._too_many(limited, allowance)
        except ApiError as refusal:
            code = refusal.code
            if refusal.is_violation:
                self._report(name, str(refusal))
            answer = Answer(refusal.status, refusal.body)
        except Exception:
            self._report(name, f"the emulator failed\n{traceback.format_exc()}")
            answer = Answer(_EMULATOR_FAILED, {"code": 0, "message": "the emulator failed"})
        self._check(name, path, answer, request.method)
        self.requests.append(Request(request.method, path, body, uploads, answer.status, code))
        for subject in answer.about:
            if subject:
                subject.answered = asyncio.get_running_loop().time()
        self._happened()
        return _json(answer.status, answer.json, allowance.headers(self._world.clock.now().timestamp()))

    def _guild(self, channel: str) -> str:
        place = self._world.channels.get(int(channel or 0))
        return str(place.guild.id) if place and place.guild else ""

    def _authorize(self, request: web.Request, route: routing.Route) -> None:
        if route.with_token and request.headers.get("Authorization") != f"Bot {self._token}":
            raise ApiError(0)

    def _check(self, name: str, path: str, answer: Answer, method: str) -> None:
        if not (self._check_answers and self._openapi) or answer.status == _EMULATOR_FAILED:
            return
        for problem in self._openapi.answer_problems(method, path, answer.status, answer.json):
            self._report(name, f"the emulator's answer {answer.status} is not Discord's: {problem}")

    def _too_many(self, limited: RateLimited, allowance: Allowance) -> web.Response:
        self._happened()
        headers = allowance.headers(self._world.clock.now().timestamp())
        if limited.everywhere:
            headers = {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
        return _json(
            429,
            limited.body,
            headers | {"Via": "1.1 sandbox", "Retry-After": f"{limited.retry_after:.3f}"},
        )

    def _misbehave(self, request: web.Request, fault: Fault) -> web.Response:
        self._happened()
        if fault.then:
            fault.then()
        if fault.drop:
            if request.transport:
                request.transport.abort()
            return web.Response()
        refusal = ApiError(fault.code) if fault.code is not None else None
        status = refusal.status if refusal else fault.status
        assert status
        if status == 429 and fault.retry_after is not None:
            limited = RateLimited(fault.retry_after, fault.code)
            return self._too_many(limited, Allowance(remaining=0, reset_after=fault.retry_after))
        if refusal:
            return _json(refusal.status, refusal.body)
        return _json(status, {"code": 0, "message": f"{status}: ordered by a test"})


def _json(
    status: int, content: Json | list[Json] | None, headers: dict[str, str] | None = None
) -> web.Response:
    if content is None:
        return web.Response(status=status, headers=headers)
    # discord.py parses JSON only under exactly this content type, without a charset.
    everything = {**(headers or {}), "Content-Type": "application/json"}
    return web.Response(status=status, body=json.dumps(content).encode(), headers=everything)


_FILE_PART: Final = re.compile(r"files\[(\d+)\]")


async def read(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    """The JSON of the request (None without a body) and its files by their number."""
    if request.content_type.startswith("multipart/"):
        return await _form(request)
    content = await request.read()
    if not content:
        return None, {}
    if request.content_type != "application/json":
        raise invalid(Problem((), f"content type {request.content_type!r}; Discord expects application/json"))
    return _parsed(content), {}


async def _form(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    body: Any = None
    uploads: dict[int, Upload] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise invalid(Problem((), "a form within a form"))
        content = bytes(await part.read())
        if part.name == "payload_json":
            body = _parsed(content)
        elif match := _FILE_PART.fullmatch(part.name or ""):
            uploads[int(match[1])] = Upload(part.filename or "", content)
        else:
            raise invalid(Problem((), f"unknown form field {part.name!r}"))
    return body, uploads


def _parsed(content: bytes) -> Any:
    try:
        return json.loads(content)
    except ValueError:
        raise ApiError(50109) from None
