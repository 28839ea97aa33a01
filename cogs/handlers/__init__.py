"""Handlers of buttons, selects and forms: one service call, one message each.

Imports panels, posts and interactions; only the commands and the client import it. A module's buttons and forms are its `handlers`.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from cogs.interactions.router import Handlers


def all_handlers() -> tuple[Handlers, ...]:
    """The handlers of every module here that has some."""
    modules = [import_module(f"{__name__}.{each.name}") for each in iter_modules(__path__)]
    return tuple(module.handlers for module in modules if hasattr(module, "handlers"))
