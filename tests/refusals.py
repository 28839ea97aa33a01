"""Acts that are refused, for one reason, in words that exist."""

from __future__ import annotations

from collections.abc import Awaitable

import pytest

from engines.core.text import GameError, Text
from render.languages import LOCALES
from render.sentences import known


async def refused(act: Awaitable[object], kind: type[GameError], key: str) -> Text:
    """An act that must be refused; returns the reason."""
    with pytest.raises(kind) as caught:
        await act
    assert caught.value.text.key == key, caught.value.text
    assert key.startswith("quarry") or all(known(key, locale) for locale in LOCALES)
    return caught.value.text
