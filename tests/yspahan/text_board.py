"""The parts of a view of Yspahan that its text board leaves out."""

from __future__ import annotations

from dataclasses import replace

from engines.yspahan.view import YspahanView
from render.sentences import word

_FOLLOWS = {
    "seat": "the reader",
    "souks": "the cubes say it, souk by souk",
    "souks.souk": "likewise",
    "souks.owner": "likewise",
    "souks.cubes": "likewise",
    "souks.complete": "likewise",
    "last_day": "the day says it",
}


def bearing(view: YspahanView) -> YspahanView:
    """The view without the score sheet, which is read elsewhere: points stand on the board."""
    return replace(view, gains=())


def follows(view: YspahanView) -> set[str]:
    """The fields that follow from others."""
    return {*_FOLLOWS}


def named(verb: str, field: str, token: str, locale: str) -> list[str]:
    """The words by which a candidate's token is found on the board: streets by their letter, shops by their souk."""
    if field in ("group", "level"):
        return [word(f"yspahan-level-{token}", locale)]
    if field == "souk":
        return [word(f"yspahan-souk-{token.lower()}", locale)]
    if field == "building":
        return [word(f"yspahan-building-{token}", locale)]
    if field == "card":
        return [word(f"yspahan-card-{token.replace('_', '-')}", locale)]
    if field == "shops":
        return token.split("+")
    if field == "to":
        return [token] if token == "C" else [token[0], token[1:]]
    return [word(f"yspahan-souk-{token[:-1].lower()}", locale) + token[-1]] if field == "shop" else []
