"""What the engine of Yspahan tells under keys that it puts together has words in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engines import GAMES
from render.translate import LOCALES, known

GAME = GAMES["yspahan"]
SOURCES = Path(__file__).parents[2] / "engines" / "yspahan"


@pytest.mark.parametrize("locale", LOCALES)
def test_every_key_in_the_engine_has_words(locale):
    source = "".join(file.read_text(encoding="utf-8") for file in sorted(SOURCES.glob("*.py")))
    keys = set(re.findall(r'"(yspahan-[a-z-]+[a-z])"', source))
    keys |= {f"yspahan-{key}" for key in re.findall(r'tell\(\s*notes,\s*"([a-z-]+)"', source)}
    keys |= {f"yspahan-{key}" for key in ("sent", "kept", "loaded", "exchanged-camels", "exchanged-gold")}
    assert len(keys) > 80
    missing = sorted(key for key in keys if not known(key, locale))
    assert not missing
