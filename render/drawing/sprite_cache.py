"""Drawn stamps on disk: a fresh worker does not draw what another one drew before.

What a drawing looks like depends on its key, on the code, on the themes and on the libraries. The last three are a folder's
name, the key is a file's; other versions' folders are removed. Whatever cannot be read is drawn, whatever cannot be written is not kept.
"""

from __future__ import annotations

import pickle
import platform
import shutil
import struct
import tempfile
from collections.abc import Hashable
from hashlib import sha256
from pathlib import Path
from typing import Final

from PIL import Image, PngImagePlugin, __version__, features

_ROOT: Final = Path(__file__).parents[2]
_SOURCES: Final = ("render/**/*.py", "engines/**/*.py", "data/themes/**/*", "data/fonts/*", "data/art/**/*")
_MOST_BYTES: Final = 256 << 20

Stamp = tuple[Image.Image, tuple[int, int]]
"""A picture, and where its corner lies from its place."""


class Shelf:
    """A folder of stamps, shared by any number of processes.

    Args:
        folder: where; what is below `stamps` in it belongs to the shelf.
        most: bytes on disk beyond which nothing is added.

    Raises:
        OSError: the folder cannot be made.
    """

    def __init__(self, folder: Path, most: int = _MOST_BYTES) -> None:
        self._folder = folder / "stamps" / _version()
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._room = most - sum(each.stat().st_size for each in self._folder.iterdir())
        for other in self._folder.parent.iterdir():
            if other != self._folder:
                shutil.rmtree(other, ignore_errors=True)

    def get(self, key: Hashable) -> Stamp | None:
        """What was put here under this key, by whatever process."""
        try:
            with Image.open(self._file(key), formats=("PNG",)) as image:
                image.load()
                x, y = image.info["at"].split(",")
                return image.copy(), (int(x), int(y))
        except (OSError, SyntaxError, ValueError, KeyError, struct.error):
            return None

    def put(self, key: Hashable, image: Image.Image, offset: tuple[int, int]) -> None:
        """Keep a stamp, if there is room; it appears whole or not at all."""
        if self._room <= 0:
            return
        at = PngImagePlugin.PngInfo()
        at.add_text("at", f"{offset[0]},{offset[1]}")
        try:
            with tempfile.NamedTemporaryFile(dir=self._folder, delete=False) as file:
                written = Path(file.name)
                image.save(file, "PNG", compress_level=1, pnginfo=at)
                self._room -= file.tell()
            written.replace(self._file(key))
        except OSError:
            self._room = 0

    def _file(self, key: Hashable) -> Path:
        # Equal pickles are equal keys. Equal keys may differ in their pickles, and are drawn twice then.
        return self._folder / sha256(pickle.dumps(key, protocol=5)).hexdigest()


def _version() -> str:
    """A name for everything that drawings depend on besides their keys."""
    found = sha256(f"{platform.python_version()} {__version__} {features.version('freetype2')}".encode())
    for pattern in _SOURCES:
        for file in sorted(_ROOT.glob(pattern)):
            if file.is_file():
                content = file.read_bytes()
                found.update(f"{file.relative_to(_ROOT)} {len(content)}\n".encode() + content)
    return found.hexdigest()[:32]
