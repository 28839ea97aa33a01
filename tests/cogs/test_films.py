"""Who makes films: one at a time, each once, kept for the next; and what is said meanwhile."""

from __future__ import annotations

import asyncio

import pytest

from cogs.bot.films import Films
from cogs.messages.message import Film
from cogs.panels.films import Cut, drawing, film_message, film_of
from engines import GAMES
from render.languages import LOCALES
from tables.looking_back.hidden import hides
from tests.cogs.discord_limits import problems
from tests.cogs.test_replay_messages import recorded, shortest


async def test_a_film_is_made_once_for_all_who_ask():
    table = recorded(shortest("armadora"))
    whole = film_of(table, Cut(8))
    wanted = Film("armadora", whole.header, whole.entries, whole.shots[::16], False, (), False)
    films = Films()
    told: list[int] = []
    other: list[int] = []
    try:
        asked = [asyncio.ensure_future(films.film(wanted, counts.append)) for counts in (told, other)]
        first, second = await asyncio.gather(*asked)
        assert first is second and first.startswith(b"RIFF")
        assert told == other == list(range(1, len(wanted.shots) + 1))
        assert films.pids == [], "its process is gone"
        again: list[int] = []
        assert await films.film(wanted, again.append) is first and again == []
    finally:
        await films.close()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_a_film_comes_with_the_ways_to_others(name, locale):
    table = recorded(shortest(name), locale=locale)
    for cut in (Cut(), Cut(30, revealed=True), Cut(8, gif=True)):
        shown = film_message(table, cut, b"a film", locale)
        assert problems(shown) == [] and Cut.parse(str(cut)) == cut
        ways = [str(button.id) for button in shown.components if button.id.action == "cut"]
        assert len(set(ways)) == len(ways) == 4 + hides(table)
    assert "3" in drawing(table, 3, 80, locale).text


@pytest.mark.parametrize("rest", ["", "7", "15x", "99", "15gr"])
def test_what_no_film_is_called_by_is_none(rest):
    assert Cut.parse(rest) is None
