"""The sandbox in a browser, with the bot in it: `python -m sandbox.page`. Settings and tokens of `.env` stay outside."""

from __future__ import annotations

import argparse
import sys

from sandbox.page.guard import is_loopback
from sandbox.page.launch import PORT, run


def main() -> int:
    """Read the arguments and run."""
    parser = argparse.ArgumentParser(prog="python -m sandbox.page", description=__doc__)
    parser.add_argument("--port", type=int, help=f"where the page is; without it {PORT}, or a free one")
    parser.add_argument("--address", default="127.0.0.1", help="where to listen; the default is loopback")
    parser.add_argument(
        "--expose", action="store_true", help="allow an --address that other machines can reach"
    )
    parser.add_argument("--no-browser", action="store_true", help="open no browser")
    given = parser.parse_args()
    if not is_loopback(given.address) and not given.expose:
        parser.error(f"{given.address} may be reached from other machines; say --expose if you want that")
    return run(port=given.port, address=given.address, browser=not given.no_browser)


if __name__ == "__main__":
    sys.exit(main())
