"""Meeplepost in a browser, on a Discord of its own: `python -m playground`. Settings and tokens of `.env` stay outside."""

from __future__ import annotations

import argparse
import sys

from playground.launch import run
from sandbox.page.launch import add_where, checked_where


def main() -> int:
    """Read the arguments and run."""
    parser = argparse.ArgumentParser(prog="python -m playground", description=__doc__)
    add_where(parser)
    return run(**checked_where(parser, parser.parse_args()))


if __name__ == "__main__":
    sys.exit(main())
