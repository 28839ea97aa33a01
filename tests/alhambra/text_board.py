"""The parts of a view of Alhambra that its text board leaves out."""

from __future__ import annotations

from dataclasses import replace

from engines.alhambra.view import AlhambraView
from render.sentences import word

_FOLLOWS = {
    "seat": "the reader",
    "starter": "said until the first card is turned up",
    "by_lot": "likewise",
    "dealt": "likewise",
    "piles": "`coming` says what follows from them",
    "drawn": "likewise",
    "players.counts": "the tiles of the city, counted",
    "dirk.counts": "his tiles, counted",
    "fresh_seat": "nobody's where nothing is new",
}


def bearing(view: AlhambraView) -> AlhambraView:
    """The view without the score sheet, which is read elsewhere: scores stand on the board."""
    return replace(view, history=())


def follows(view: AlhambraView) -> set[str]:
    """The fields that follow from others."""
    return {*_FOLLOWS}


def named(verb: str, field: str, token: str, locale: str) -> list[str]:
    """The words by which a candidate's token is found on the board; none where it is no thing of the table."""
    if field in ("at", "to"):
        return [] if token in ("reserve", "dirk") else [token]
    if field == "tile":
        return [word("alhambra-tile", locale, token=token)]
    if field == "cards":
        # The hand is listed by currency, the display card by card.
        cards = token.split("+")
        if verb == "take":
            return [word("alhambra-cards", locale, token=card) for card in cards]
        return [word(f"alhambra-currency-{card[:2]}", locale) for card in cards]
    return [token]
