"""Every message against Discord's limits; components, modals and commands have modules of their own."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from sandbox.checks.components import components as check_components
from sandbox.checks.values import address, length
from sandbox.model import components as parts
from sandbox.model import limits
from sandbox.model.errors import ApiError, Problem
from sandbox.model.files import Upload
from sandbox.model.interactions import MODAL
from sandbox.model.messages import V2
from sandbox.model.wire import Json, JsonPath, snowflake

_COUNTED = ("content", "label", "placeholder", "custom_id", "options")
_TIME = re.compile(r"<t:-?[0-9]+(?::\w)?>")
_ADDRESSES = frozenset({"url", "media", "file", "icon_url", "filename"})


def size(uploads: dict[int, Upload]) -> None:
    """Refuse files that are too large, one by one or together."""
    sizes = [len(upload.bytes) for upload in uploads.values()]
    if any(size > limits.FILE_BYTES for size in sizes) or sum(sizes) > limits.REQUEST_BYTES:
        raise ApiError(40005)


def bytes_of_text(components: list[Any] | None) -> None:
    """Fail as Discord does when text displays, labels and options are too large together, which no error explains."""
    everything = parts.flat(components or [])
    displays = sum(part.get("type") == parts.TEXT for part in everything)
    found = sum(_bytes([part.get(key) for key in _COUNTED]) for part in everything)
    if found + displays * limits.V2_TEXT_BYTES > limits.V2_BYTES:
        raise ApiError(500)


def budget(body: Any) -> Iterator[Problem]:
    """Find what a careful bot does not send although Discord may take it, in a message, or the answer to an interaction."""
    if not isinstance(body, dict):
        return
    carrier = body["data"] if isinstance(body.get("data"), dict) else body
    total = sum(map(_bytes, (carrier.get(key) for key in ("content", "embeds", "components", "attachments"))))
    if total > limits.STRING_BYTES:
        yield Problem(
            (), f"{total} bytes in all strings of the message, a careful bot keeps to {limits.STRING_BYTES}"
        )
    if body.get("type") == MODAL and any(map(_TIME.search, parts.texts(carrier.get("components") or []))):
        yield Problem((), "a careful bot shows no times in a form, which have crashed phones")


def _bytes(node: Any) -> int:
    """The bytes of all strings, without addresses."""
    if isinstance(node, str):
        return len(node.encode())
    if isinstance(node, dict):
        return sum(_bytes(value) for key, value in node.items() if key not in _ADDRESSES)
    return sum(map(_bytes, node)) if isinstance(node, list) else 0


def message(body: Json, uploads: dict[int, Upload], kept: Sequence[str] = ()) -> Iterator[Problem]:
    """Find problems of a message as a whole; `kept` are the files that an edit leaves in place."""
    v2 = bool(int(body.get("flags") or 0) & V2)
    yield from length(("content",), body.get("content"), limits.CONTENT)
    yield from _nonce(body.get("nonce"))
    yield from _attachments(body.get("attachments") or [], uploads, len(kept))
    yield from _mentions(body.get("allowed_mentions"))
    files = [*kept, *_names(body.get("attachments") or [], uploads)]
    embeds = body.get("embeds") or []
    if v2 and (body.get("content") or embeds):
        yield Problem(("flags",), "a message of components (V2) has no content and no embeds")
    if len(embeds) > limits.EMBEDS:
        yield Problem(("embeds",), f"must be {limits.EMBEDS} or fewer in number")
    for number, embed in enumerate(embeds):
        yield from _embed(("embeds", number), embed, files)
    if sum(map(_embed_length, embeds)) > limits.EMBED_TOTAL:
        yield Problem(("embeds",), f"embed size exceeds maximum size of {limits.EMBED_TOTAL}")
    new = files[len(kept) :]  # an embed may show a file that was there before, a component may not
    yield from check_components(body.get("components") or [], v2=v2, files=new)


def _nonce(nonce: Any) -> Iterator[Problem]:
    if isinstance(nonce, str) and len(nonce) > limits.NONCE:
        yield Problem(("nonce",), f"must be {limits.NONCE} or fewer in length")


def _names(entries: list[Json], uploads: dict[int, Upload]) -> list[str]:
    renamed = {snowflake(entry["id"]): entry.get("filename") for entry in entries}
    return [renamed.get(number) or upload.name for number, upload in uploads.items()]


def _attachments(entries: list[Json], uploads: dict[int, Upload], kept: int) -> Iterator[Problem]:
    if kept + len(uploads) > limits.FILES:
        yield Problem(("attachments",), f"must be {limits.FILES} or fewer in number")
    ids = [snowflake(entry["id"]) for entry in entries]
    if len(set(ids)) < len(ids):
        yield Problem(("attachments",), "ids must be unique")
    for number, entry in enumerate(entries):
        path: JsonPath = ("attachments", number)
        yield from length((*path, "description"), entry.get("description"), limits.ALT_TEXT)
        yield from length((*path, "filename"), entry.get("filename"), limits.FILE_NAME)
        if ids[number] < limits.FILES and ids[number] not in uploads:
            yield Problem((*path, "id"), f"there is no file files[{ids[number]}]")
    for number, upload in uploads.items():
        if not upload.name:
            yield Problem(("attachments",), f"files[{number}] has no name")
        if entries and number not in ids:
            yield Problem(("attachments",), f"files[{number}] is not listed")


def _mentions(allowed: Json | None) -> Iterator[Problem]:
    if not allowed:
        return
    parse = allowed.get("parse") or []
    for kind in ("users", "roles"):
        listed = allowed.get(kind) or []
        if listed and kind in parse:
            yield Problem(("allowed_mentions",), f"{kind} are both parsed and listed")
        if len(listed) > 100:
            yield Problem(("allowed_mentions", kind), "must be 100 or fewer in number")


def _embed(path: JsonPath, embed: Json, files: Sequence[str]) -> Iterator[Problem]:
    yield from length((*path, "title"), embed.get("title"), limits.EMBED_TITLE)
    yield from length((*path, "description"), embed.get("description"), limits.EMBED_DESCRIPTION)
    yield from length((*path, "footer", "text"), (embed.get("footer") or {}).get("text"), limits.EMBED_FOOTER)
    yield from length((*path, "author", "name"), (embed.get("author") or {}).get("name"), limits.EMBED_AUTHOR)
    entries = embed.get("fields") or []
    if len(entries) > limits.EMBED_FIELDS:
        yield Problem((*path, "fields"), f"must be {limits.EMBED_FIELDS} or fewer in number")
    for number, entry in enumerate(entries):
        place = (*path, "fields", number)
        yield from length((*place, "name"), entry.get("name"), limits.EMBED_FIELD_NAME, least=1)
        yield from length((*place, "value"), entry.get("value"), limits.EMBED_FIELD_VALUE, least=1)
    for key in ("image", "thumbnail"):
        if embed.get(key):
            yield from address((*path, key, "url"), embed[key].get("url"), files)
    for key in ("footer", "author"):
        if (embed.get(key) or {}).get("icon_url"):
            yield from address((*path, key, "icon_url"), embed[key]["icon_url"], files)
    if embed.get("url"):
        yield from address((*path, "url"), embed["url"], ())
    if not any(
        embed.get(key) for key in ("title", "description", "fields", "image", "thumbnail", "author", "footer")
    ):
        yield Problem(path, "must not be empty")


def _embed_length(embed: Json) -> int:
    texts = [embed.get("title"), embed.get("description")]
    texts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    for entry in embed.get("fields") or []:
        texts += [entry.get("name"), entry.get("value")]
    return sum(len(text) for text in texts if isinstance(text, str))
