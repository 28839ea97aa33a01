"""Files: one that came with a request, its type by its name, the size of a picture by its bytes."""

from __future__ import annotations

import mimetypes
import struct
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that came with a request."""

    name: str
    bytes: bytes


@dataclass(frozen=True, slots=True)
class Emoji:
    """A small picture of the application's, for its texts and components."""

    id: int
    name: str
    bytes: bytes


def content_type(name: str) -> str:
    """The media type that goes with the file's name."""
    if name.endswith(".webp"):
        return "image/webp"
    return mimetypes.guess_type(name)[0] or "application/octet-stream"


def size(content: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG, GIF, WebP or JPEG; None for anything else."""
    if content.startswith(b"\x89PNG\r\n\x1a\n") and len(content) >= 24:
        return struct.unpack(">II", content[16:24])
    if content[:6] in (b"GIF87a", b"GIF89a") and len(content) >= 10:
        return struct.unpack("<HH", content[6:10])
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP" and len(content) >= 30:
        return _webp(content)
    return _jpeg(content) if content.startswith(b"\xff\xd8") else None


def _webp(content: bytes) -> tuple[int, int] | None:
    kind = content[12:16]
    if kind == b"VP8 ":
        width, height = struct.unpack("<HH", content[26:30])
        return width & 0x3FFF, height & 0x3FFF
    if kind == b"VP8L":
        packed = int.from_bytes(content[21:25], "little")
        return (packed & 0x3FFF) + 1, (packed >> 14 & 0x3FFF) + 1
    if kind == b"VP8X":
        return int.from_bytes(content[24:27], "little") + 1, int.from_bytes(content[27:30], "little") + 1
    return None


def _jpeg(content: bytes) -> tuple[int, int] | None:
    place = 2
    while place + 9 < len(content) and content[place] == 0xFF:
        marker = content[place + 1]
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", content[place + 5 : place + 9])
            return width, height
        place += 2 + struct.unpack(">H", content[place + 2 : place + 4])[0]
    return None
