"""`python -m tests.gallery`: the page, in build/gallery; names of games for these alone. README's pictures are renewed with it.

With `--against REVISION` what each picture was there stands beside it.
"""

from __future__ import annotations

import argparse
import io
import shutil
import subprocess
import sys
from html import escape
from pathlib import Path
from typing import Final

from PIL import Image

from bench.against import checkout, commit
from render.pictures import suffix
from tests.gallery import people
from tests.gallery.pictures import pictures
from tests.gallery.positions import GAMES_SHOWN, positions
from tests.gallery.sight import PHONE, SIGHTS, on_a_phone

_FOLDER: Final = Path("build/gallery")
_BEFORE: Final = _FOLDER / "before"
"""The pictures of another revision."""
_PEOPLE: Final = "people"
_README: Final = {
    "armadora-base-4-computers-late-board": "armadora",
    "alhambra-two-players-late-board": "alhambra",
    "carcassonne-base-5-middle-board": "carcassonne",
    "carcassonne-base-5-final-result": "result",
    "hanging_gardens-four-hidden-late-board": "hanging_gardens",
    "yspahan-four-players-middle-board": "yspahan",
}
"""Which pictures stand on the project's first page, and what they are called there."""
_STYLE: Final = f"""
body {{ background: #313338; color: #dbdee1; font: 16px sans-serif; margin: 24px }}
@media (prefers-color-scheme: light) {{ body {{ background: #fff; color: #313338 }} }}
figure {{ margin: 0 0 40px }} figcaption {{ margin: 0 0 8px }}
.seen {{ display: flex; flex-wrap: wrap; gap: 8px; margin-top: 8px }}
.seen img {{ width: {PHONE}px }}
nav a {{ color: #00a8fc; margin-right: 16px }}
"""


def main() -> None:
    """Make all pictures, and the page that shows them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[], metavar="GAME")
    parser.add_argument("--against", metavar="REVISION", help="what to show beside, as git names it")
    asked = parser.parse_args()
    games = asked.games or list(GAMES_SHOWN)
    _FOLDER.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(_BEFORE, ignore_errors=True)
    if asked.against:
        if (revision := commit(asked.against)) is None:
            parser.error(f"git knows no revision {asked.against!r} here")
        with checkout(revision) as other:
            subprocess.run([sys.executable, "-m", "tests.gallery", *asked.games], cwd=other, check=True)
            shutil.copytree(other / _FOLDER, _BEFORE)
    links = "".join(f"<a href='#{game}'>{game}</a>" for game in (*games, _PEOPLE))
    page = [
        f"<!doctype html><meta charset=utf-8><title>Gallery</title><style>{_STYLE}</style><nav>{links}</nav>"
    ]
    for game in games:
        page.append(f"<h1 id='{game}'>{game}</h1>")
        page += _figures(game)
        sys.stdout.write(f"{game}\n")
    if games == list(GAMES_SHOWN):
        page.append(f"<h1 id='{_PEOPLE}'>{_PEOPLE}</h1>")
        page += [_figure(name.replace(" ", "-"), picture) for name, picture in people.pictures()]
    file = _FOLDER / "index.html"
    file.write_text("\n".join(page), encoding="utf-8")
    sys.stdout.write(f"{file.resolve()}\n")


def _figures(game: str) -> list[str]:
    return [
        _figure(f"{game}-{position.name}-{position.phase}-{kind}".replace(" ", "-"), picture)
        for position in positions(game)
        for kind, picture in pictures(position)
    ]


def _figure(name: str, picture: bytes) -> str:
    """Write one picture and what is seen of it; its part of the page."""
    written = f"{name}{suffix(picture)}"
    (_FOLDER / written).write_bytes(picture)
    if name in _README:
        Path(f"docs/pictures/{_README[name]}{suffix(picture)}").write_bytes(picture)
    with Image.open(io.BytesIO(picture)) as file:
        small, size = on_a_phone(file.convert("RGB")), file.size
    before = f"{name}.phone.png"
    shown = (
        [f"<img src='before/{escape(before)}' title='before' loading=lazy>"]
        if (_BEFORE / before).exists()
        else []
    )
    for sight, seen in SIGHTS.items():
        seen(small).save(_FOLDER / f"{name}.{sight}.png")
        shown.append(f"<img src='{escape(name)}.{sight}.png' title='{sight}' loading=lazy>")
    caption = f"{escape(name)} · {size[0]} × {size[1]} · {len(picture) / 1000:.0f} kB"
    return (
        f"<figure><figcaption>{caption}</figcaption><img src='{escape(written)}' loading=lazy>"
        f"<div class=seen>{''.join(shown)}</div></figure>"
    )


if __name__ == "__main__":
    main()
