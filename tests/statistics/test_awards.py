"""What score sheets tell of a game: how close it was, comebacks, records, streaks and firsts; and what of it is told when."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from community.statistics.awards import MOST, awards, starters
from community.statistics.person import activity, person_sums
from data.records.enums import StopReason
from data.records.finished import Feat, FinishedGame, Holder
from data.records.statistics import Best, OwnGame
from engines.core.text import say
from render.languages import LOCALES
from render.sentences import sentence

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
CITY = "carcassonne-remark-city"
GAME = FinishedGame(
    "table001", "carcassonne", 1, 2, (), 2, StopReason.FINISHED, False, False, NOON, NOON, 2,
    (Holder(0, 0, 100), Holder(1, 0, 101)), (1, 2), (100, 80), ((0,), (1,)), (),
    (Feat("score", 0, 100), Feat("score", 1, 80), Feat(CITY, 1, 9), Feat(CITY, 1, 7)), (), 20, None, 70,
)  # fmt: skip


def own(won, game="carcassonne", **changes: Any):
    """One of somebody's earlier games."""
    usual = OwnGame(
        "before00", game, 1, 2, 0, 1 if won else 2, 90, won, False, True, NOON, 30, 0, 0, (60,), 60,
    )  # fmt: skip
    return replace(usual, **changes)


def keys(game=GAME, remarks=(), earlier=9, bests=(), before=None):
    return [text.key for text in awards(game, remarks, earlier, bests, before or {})]


@pytest.mark.parametrize(
    ("game", "said", "expected"),
    [
        ({}, {}, []),
        ({"margin": 2}, {}, ["award-close"]),
        ({"margin": 2}, {"remarks": [say("yspahan-remark-close", points=2)]}, []),
        ({"margin": 0}, {}, []),
        ({"comeback": (0, 25)}, {}, ["award-comeback"]),
        ({"comeback": (0, 19)}, {}, []),
        ({}, {"bests": [Best(CITY, 8, 7, "t", NOON)]}, ["award-record"]),
        ({}, {"bests": [Best(CITY, 9, 7, "t", NOON)]}, []),
        ({}, {"bests": [Best(CITY, 8, 7, "t", NOON)], "earlier": 2}, []),
        ({}, {"before": {0: [own(True), own(True)]}}, ["award-streak"]),
        ({}, {"before": {1: [own(True), own(True)]}}, []),
        ({}, {"before": {0: [own(False)]}}, ["award-first-win"]),
        (
            {},
            {"before": {0: [own(True), own(False, nth=1), own(False, counts=False), own(True)]}},
            ["award-streak"],
        ),
        ({}, {"before": {1: [own(False)] * 9}}, ["award-round"]),
        ({"why": StopReason.RESIGNED, "margin": 1}, {}, []),
        ({"people": 1, "margin": 1}, {}, []),
    ],
)
def test_what_is_told(game, said, expected):
    assert keys(replace(GAME, **game), **said) == expected


def test_the_most_remarkable_is_told_first_and_not_everything():
    bests = [Best(CITY, 1, 7, "t", NOON), Best("score", 1, 7, "t", NOON)]
    found = keys(
        replace(GAME, margin=1, comeback=(0, 50)), bests=bests, before={0: [own(False)], 1: [own(False)] * 9}
    )
    assert found[:2] == ["award-record", "award-record"] and len(found) == MOST


@pytest.mark.parametrize("locale", LOCALES)
def test_awards_are_sentences(locale, caplog):
    bests = [Best(name, 1, 7, "t", NOON) for name in (CITY, "score")]
    told = awards(replace(GAME, margin=1, comeback=(0, 50)), (), 9, bests, {0: [own(True)] * 9})
    said = [sentence(text, locale, "ABC".__getitem__) for text in told]
    assert all("{" not in each and "award" not in each for each in said) and not caplog.records


def test_only_who_wants_it_and_has_played_from_the_beginning_is_told_of():
    held = (*GAME.holders[:1], Holder(1, 0, 101, left=4), Holder(1, 1, 102))
    assert starters(replace(GAME, holders=held), {100, 101, 102}) == {0: 100}
    assert starters(GAME, {101}) == {1: 101}


def test_what_a_persons_games_come_to():
    games = [
        own(True, waits=(60, 7200), timed=10, late=1, longest=9000),
        own(True, "yspahan"),
        own(False, nth=1, waits=(600,)),
        own(False, left=True, timed=10, late=0),
        own(True, ended_at=NOON - timedelta(days=3)),
    ]
    sums = person_sums(games)
    assert (sums.games, sums.counted, sums.won, sums.left) == (5, 4, 3, 1)
    assert [(each.game, each.games, each.won) for each in sums.favourites] == [
        ("carcassonne", 3, 2), ("yspahan", 1, 1),
    ]  # fmt: skip
    assert (sums.streaks.now, sums.streaks.longest) == (1, 2)
    reliable = sums.reliability
    assert (reliable.finished, reliable.typical, reliable.in_time, reliable.longest) == (4, 60, 0.95, 9000)
    assert activity(games, NOON.date(), 4) == (1, 0, 0, 4) and person_sums([]).reliability.typical is None
