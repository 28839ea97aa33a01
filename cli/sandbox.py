"""Play in the browser, on a Discord of its own, whatever .env says: without a token, an account or the network."""

from __future__ import annotations

import argparse
from typing import Any


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command line arguments."""
    from sandbox.page.launch import add_where

    add_where(parser)
    parser.set_defaults(parser=parser)


def main(parser: argparse.ArgumentParser, **where: Any) -> int:
    """Run until interrupted; returns the exit status."""
    from playground.launch import run
    from sandbox.page.launch import checked_where

    return run(**checked_where(parser, argparse.Namespace(**where)))
