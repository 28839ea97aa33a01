"""Makes the screens of a scenario as one text, a heading above each."""

from __future__ import annotations

from pathlib import Path

from tests.calls import faults
from tests.screens.reading import Reader
from tests.screens.scenarios import SCENARIOS
from tests.screens.stage import staged

_FOLDER = Path(__file__).parents[1] / "goldens" / "screens"


def golden(scenario: str, locale: str) -> Path:
    """The file with the screens of a scenario as they were read last."""
    return _FOLDER / locale / f"{scenario}.txt"


async def made(scenario: str, locale: str, folder: Path) -> str:
    """The screens of a scenario in a language; the bot's database is in this folder."""
    screens = []
    async with staged(scenario, locale, folder) as stage:
        async for name, shown in SCENARIOS[scenario](stage):
            reader = Reader(stage.discord, stage.time.now(), locale)
            screens.append("\n".join([f"═══ {name} ═══\n", *map(reader.text, shown)]))
        likes = stage.client.preferences
        awake = [each for each in stage.people.values() if (await likes.of(each.id)).digest is None]
        wrong = faults(stage.discord, awake)
        assert not wrong, wrong
    return "\n\n".join(screens)
