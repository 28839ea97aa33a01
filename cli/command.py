"""`meeplepost` and its sub-commands: what each is called with. What they do stands in the file of its name."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final

from cli.version import program_version

PRIVATE: Final = 0o077
"""What is written is for its owner alone: databases, backups, exports and logs hold secrets of running games."""

_EVERYTHING: Final = {
    "run": "cli.run",
    "sandbox": "cli.sandbox",
    "doctor": "cli.doctor",
    "health": "cli.health",
    "backup": "cli.backup",
    "restore": "cli.restore",
    "export": "cli.export",
    "verify": "cli.verify",
    "key": "cli.key",
    "servers": "cli.servers",
    "leave": "cli.leave",
    "bar": "cli.bar",
    "letter": "cli.letter",
    "rebuild": "cli.upkeep.rebuild",
    "replay": "cli.replay",
}
"""Imported when a command is given: the installed script is imported by every worker process, which needs none of them."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what a sub-command says; without one, run the bot. Returns the exit status.

    Args:
        arguments: what was typed; None for those of this process.
    """
    os.umask(PRIVATE)
    typed = sys.argv[1:] if arguments is None else arguments
    given = vars(_parser(typed).parse_args(typed))
    do: Callable[..., int] = given.pop("do", None) or import_module("cli.run").main
    return do(**given)


def _parser(typed: Sequence[str]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="meeplepost",
        description="Real board games on Discord, played over days. Without a command, runs the bot.",
        epilog="Settings come from the environment or from a file .env; .env.example explains each.",
    )
    parser.add_argument("--version", action="version", version=f"Meeplepost {program_version()}")
    commands = parser.add_subparsers(title="commands", metavar="")
    for name, path in _EVERYTHING.items():
        module = import_module(path)
        said = str(module.__doc__).partition("\n")[0]
        command = commands.add_parser(name, help=said, description=module.__doc__)
        add: Any = getattr(module, "add_arguments", None)
        if add is not None and name in typed:  # some arguments are known by large packages
            add(command)
        command.set_defaults(do=module.main)
    return parser
