"""Reading what a request carries: JSON, or a form with JSON and files."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from aiohttp import BodyPartReader, web

from sandbox.model.errors import ApiError, Problem, invalid
from sandbox.model.files import Upload

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
