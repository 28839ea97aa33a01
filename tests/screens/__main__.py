"""`python -m tests.screens`: prints the screens of a language to be read aloud, or keeps them as goldens.

Of another language than English it says first what is wrong, and what is missing; an unfinished one has English there.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

LISTED = 40
"""The most missing messages that are named; beyond them only files are."""


def main() -> None:
    """Make the screens anew."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--language", default="en")
    parser.add_argument("--update", action="store_true", help="keep them as goldens")
    parser.add_argument("scenarios", nargs="*", help="these alone")
    asked = parser.parse_args()
    os.environ["UNFINISHED"] = asked.language  # which is asked for when the languages are imported
    from render.languages import ENGLISH, LOCALES
    from tests.screens.made import golden, made
    from tests.screens.scenarios import SCENARIOS

    if asked.language not in LOCALES:
        from tests.translating import TONGUES

        parser.error(
            f"data/words/{asked.language} has no messages; there are {', '.join((ENGLISH, *TONGUES))}."
        )
    if unknown := set(asked.scenarios) - SCENARIOS.keys():
        parser.error(f"there is no {', '.join(sorted(unknown))}; there are {', '.join(SCENARIOS)}.")
    if asked.language != ENGLISH:
        said = _report(asked.language)
        sys.stdout.write(said)
        if " is there twice\n" in said:
            parser.exit(1, "The screens can be shown once every message is there once.\n")
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


def _report(locale: str) -> str:
    """What is wrong with a language, how much of it there is, and what is missing."""
    from render.languages import ENOUGH, shares
    from tests.translating import missing, translated, wrong

    said = [f"wrong: {line}" for line in wrong(locale)]
    lacks = missing(locale)
    if lacks:
        said.append(
            f"{locale}: {shares(of=translated)[locale]:.1%} of the English messages, rules and lessons; offered from {ENOUGH:.0%} on."
        )
    if len(lacks) <= LISTED:
        said += lacks
    else:
        files = Counter(line.partition(":")[0] for line in lacks)
        said += [f"{file}: {count} missing" for file, count in files.items()]
    return "".join(f"{line}\n" for line in said) + "\n" * bool(said)


if __name__ == "__main__":
    main()
