"""Screens are as they were read last."""

import shutil

import pytest

from render.languages import LOCALES
from tests.screens.made import golden, made
from tests.screens.scenarios import SCENARIOS


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("scenario", SCENARIOS)
async def test_screens_are_as_they_were_read(scenario, locale, sqlite_template, tmp_path):
    shutil.copy(sqlite_template, tmp_path / "tables.sqlite3")
    text = await made(scenario, locale, tmp_path)
    renew = f'Read it aloud, then: make words LANGUAGE={locale} UPDATE=1 SCREENS="{scenario}"'
    assert text == golden(scenario, locale).read_text(encoding="utf-8"), renew


@pytest.mark.parametrize("locale", LOCALES)
def test_every_golden_has_its_scenario(locale):
    kept = {file.stem for file in golden("", locale).parent.glob("*.txt")}
    assert kept == set(SCENARIOS)
