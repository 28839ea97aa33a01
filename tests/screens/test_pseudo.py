"""Screens in languages that nobody speaks: whatever is not their words, too long, or in the wrong one of the two is found."""

from __future__ import annotations

import pytest

from tests.programs import program
from tests.pseudo import READER, TABLE, faults_of, marked, spoken


@pytest.mark.outside
async def test_nothing_is_left_in_english_or_in_another_language_than_its_readers():
    """A process of its own with a copy of the words that is changed, because the languages are found when they are imported."""
    async with program("-m", "tests.pseudo") as playing:
        said, _ = await playing.communicate()
    assert (said.decode(), playing.returncode) == ("", 0)


def test_the_law_sees_what_it_is_for():
    table, reader = (spoken(marked("Confirm your turn", 1.4), locale) for locale in (TABLE, READER))
    assert len(table) >= 1.4 * len("Confirm your turn") - 1 and table != reader
    assert list(faults_of(f"{table} · Ana, `code` <@1>", TABLE)) == []
    assert len(list(faults_of(table, READER))) == 3
    assert list(faults_of(f"{table}: Play", TABLE)) == [f"English “Play” in: {table}: Play"]
