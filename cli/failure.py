"""Errors of commands, with exit statuses."""

from __future__ import annotations

import difflib
import os
import sys
from pathlib import Path

from dotenv import dotenv_values
from pydantic import ValidationError

from settings import Settings

_NEAR = 0.8
"""How alike two names are of which one is taken for the other, mistyped."""


class CannotStart(Exception):
    """A command cannot start; one line says why and what to do."""


def read_settings(service: bool = False) -> Settings:
    """The settings of this machine.

    Args:
        service: whether everything in the environment is meant for the bot, as in a unit or a container.

    Raises:
        CannotStart: one of them is wrong.
    """
    known = [name.upper() for name in Settings.model_fields]
    places = {".env": list(dotenv_values(Path(".env"), interpolate=False))}
    if service:
        places["the environment"] = list(os.environ)
    for place, name in ((place, name) for place, names in places.items() for name in names):
        # Programs beside the bot may have settings of their own there.
        if name not in known and (near := difflib.get_close_matches(name, known, 1, _NEAR)):
            raise CannotStart(f"{place} has a setting {name}, which does not exist. Is it {near[0]}?")
    try:
        return Settings()
    except ValidationError as error:
        wrong = error.errors()[0]
        name = "_".join(map(str, wrong["loc"])).upper() or "DISCORD_TOKEN_FILE"
        raise CannotStart(f"the setting {name} is wrong: {wrong['msg']}. See .env.example.") from None


def refuse(reason: object) -> int:
    """Say why nothing happens; returns the exit status for that."""
    print(f"Meeplepost cannot start: {reason}", file=sys.stderr)
    return 2


def failed(reason: object) -> int:
    """Say what went wrong on the way; returns the exit status for that."""
    print(reason, file=sys.stderr)
    return 1
