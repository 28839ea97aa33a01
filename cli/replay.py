"""Replay a game file into a folder: a picture of the board after every turn, and the moves as text."""

from __future__ import annotations

import argparse
from pathlib import Path

from cli.failure import failed
from render.languages import ENGLISH, LOCALES


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command line arguments."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a game file, as saved with “Save game file”")
    parser.add_argument("--out", type=Path, default=Path("replay"), help="the folder; without it, replay")
    parser.add_argument("--locale", choices=LOCALES, default=ENGLISH, help="the language of the text")


def main(file: Path, out: Path, locale: str) -> int:
    """Print what was written; returns 0, or 1 if the file is no game file or nothing can be written."""
    from cli.records import checked_record, why, write_replay
    from engines.core.record import BadRecord

    try:
        count = write_replay(checked_record(file), out, locale)
    except BadRecord as error:
        return failed(f"{file}: {why(error, locale)}")
    except OSError as error:
        return failed(error)
    print(f"{count} pictures and story.txt written to {out}")
    return 0
