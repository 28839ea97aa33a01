"""Make a key for BACKUP_KEY_FILE, with which backups are encrypted. Keep a copy of it elsewhere: nobody reads them without it.

Where BACKUP_KEY_FILE holds the public half alone, backups are encrypted, and restored where the key is.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from cli.failure import failed


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command line arguments."""
    parser.add_argument("file", type=Path, help="the new file")


def main(file: Path) -> int:
    """Print the public half; returns 0, or 1 if the file cannot be written."""
    from data.backups.sealing import make_key

    try:
        print(f"{file} is made, with the public key {make_key(file)}")
    except OSError as error:
        return failed(error)
    return 0
