"""A client that sends what no library would send, and tries nothing twice."""

from __future__ import annotations

import io
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import aiohttp

from sandbox import Sandbox
from sandbox.model.wire import Json


@dataclass(frozen=True, slots=True)
class Answered:
    """What came back."""

    status: int
    headers: Mapping[str, str]
    json: Any

    @property
    def code(self) -> int:
        """Discord's code of a refusal."""
        return int(self.json["code"])


class Raw:
    """Sends what no library would send."""

    def __init__(self, box: Sandbox, session: aiohttp.ClientSession) -> None:
        self.box = box
        self._session = session

    async def ask(
        self, method: str, path: str, body: Any, files: dict[int, tuple[str, bytes]] | None = None
    ) -> Answered:
        """Send one request."""
        headers = {"Authorization": f"Bot {self.box.token}"}
        url = f"{self.box.base}/api/v10{path}"
        form = aiohttp.FormData(quote_fields=False)
        form.add_field("payload_json", json.dumps(body), content_type="application/json")
        for number, (name, content) in (files or {}).items():
            form.add_field(
                f"files[{number}]",
                io.BytesIO(content),
                filename=name,
                content_type="application/octet-stream",
            )
        more: Json = {"data": form} if files else {"json": body}
        async with self._session.request(method, url, headers=headers, **more) as answer:
            content = await answer.read()
            return Answered(answer.status, answer.headers, json.loads(content) if content else None)

    async def send(
        self, method: str, path: str, body: Any, files: dict[int, tuple[str, bytes]] | None = None
    ) -> int:
        """The status of the answer."""
        return (await self.ask(method, path, body, files)).status
