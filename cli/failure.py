"""Errors of commands, with exit statuses."""

from __future__ import annotations

import sys

from pydantic import ValidationError

from settings import Settings


class CannotStart(Exception):
    """A command cannot start; one line says why and what to do."""


def read_settings() -> Settings:
    """The settings of this machine.

    Raises:
        CannotStart: one of them is wrong.
    """
    try:
        return Settings()
    except ValidationError as error:
        wrong = error.errors()[0]
        name = "_".join(map(str, wrong["loc"])).upper()
        raise CannotStart(f"the setting {name} is wrong: {wrong['msg']}. See .env.example.") from None


def refuse(reason: object) -> int:
    """Say why nothing happens; returns the exit status for that."""
    print(f"Meeplepost cannot start: {reason}", file=sys.stderr)
    return 2


def failed(reason: object) -> int:
    """Say what went wrong on the way; returns the exit status for that."""
    print(reason, file=sys.stderr)
    return 1
