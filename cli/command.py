"""`meeplepost` and its sub-commands: what each is called with. What they do stands in the file of its name."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import Any, Final

from cli import backup, doctor, export, health, replay, restore, run, sandbox, verify
from cli.upkeep import rebuild

_EVERYTHING: Final = {
    "run": run,
    "sandbox": sandbox,
    "doctor": doctor,
    "health": health,
    "backup": backup,
    "restore": restore,
    "export": export,
    "verify": verify,
    "rebuild": rebuild,
    "replay": replay,
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what a sub-command says; without one, run the bot. Returns the exit status.

    Args:
        arguments: what was typed; None for those of this process.
    """
    typed = sys.argv[1:] if arguments is None else arguments
    given = vars(_parser(typed).parse_args(typed))
    do: Callable[..., int] = given.pop("do", run.main)
    return do(**given)


def _parser(typed: Sequence[str]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="meeplepost",
        description="Real board games on Discord, played over days. Without a command it runs the bot.",
        epilog="Settings come from the environment or from a file .env; .env.example explains each.",
    )
    commands = parser.add_subparsers(title="commands", metavar="")
    for name, module in _EVERYTHING.items():
        said = str(module.__doc__).partition("\n")[0]
        command = commands.add_parser(name, help=said, description=module.__doc__)
        add: Any = getattr(module, "add_arguments", None)
        if add is not None and name in typed:  # some arguments are known by large packages
            add(command)
        command.set_defaults(do=module.main)
    return parser
