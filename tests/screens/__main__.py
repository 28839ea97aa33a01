"""`python -m tests.screens`: prints the screens of a language to be read aloud, or keeps them as goldens."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from render.sentences import LOCALES
from tests.screens.made import golden, made
from tests.screens.scenarios import SCENARIOS


def main() -> None:
    """Make the screens anew."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--language", choices=LOCALES, default=LOCALES[0])
    parser.add_argument("--update", action="store_true", help="keep them as goldens")
    parser.add_argument("scenarios", nargs="*", choices=[*SCENARIOS, []], help="these alone")
    asked = parser.parse_args()
    logging.disable()  # an incident is among what is shown
    for scenario in asked.scenarios or SCENARIOS:
        with TemporaryDirectory() as database:
            text = asyncio.run(made(scenario, asked.language, Path(database)))
        if asked.update:
            file = golden(scenario, asked.language)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        else:
            sys.stdout.write(f"{text}\n\n")


if __name__ == "__main__":
    main()
