"""Alhambra in words."""

from __future__ import annotations

from engines.alhambra.view import AlhambraView
from engines.text import Text

from .renderer import Summary


def alt(view: AlhambraView) -> list[Text]:
    return []


def text_board(view: AlhambraView) -> list[Text]:
    return []


def summary(view: AlhambraView) -> Summary:
    return Summary((), Text(""))
