"""A database with very many finished games of one server, made up from a seed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from sqlalchemy import Connection, insert

from data.records.finished import VERSION
from data.records.ratings import EVERYWHERE, size_of
from data.schema import chance, feat, finished_game, game_table, holder, rating, seat, source
from data.store import Store
from engines import GAMES

GUILD: Final = 1
PEOPLE: Final = 400
_BATCH: Final = 2_000
_SOURCES: Final = ("road", "city", "cloister", "open-road", "open-city", "field")
_BEGAN: Final = datetime(2020, 1, 1, tzinfo=UTC)


async def fill(store: Store, games: int) -> None:
    """Write so many finished games of `PEOPLE` people, half of them rated."""
    chance_of = random.Random(7)
    rated: dict[tuple[int, str, int, int], int] = {}
    for start in range(0, games, _BATCH):
        rows: dict[Any, list[dict[str, Any]]] = {}
        for number in range(start, min(games, start + _BATCH)):
            for into, row in _game(number, chance_of, rated):
                rows.setdefault(into, []).append(row)

        def work(connection: Connection, rows: dict[Any, list[dict[str, Any]]] = rows) -> None:
            for into in (game_table, seat, finished_game, holder, source, feat, chance, rating):
                if into in rows:
                    connection.execute(insert(into), rows[into])

        await store.database.write(work)


def _game(
    number: int, chance_of: random.Random, rated: dict[tuple[int, str, int, int], int]
) -> Iterator[tuple[Any, dict[str, Any]]]:
    """The rows of one game."""
    game = chance_of.choice(list(GAMES))
    seats = chance_of.choice([2, 3, 4])
    people = chance_of.sample(range(1, PEOPLE + 1), seats)
    began = _BEGAN + timedelta(minutes=20 * number)
    ended = began + timedelta(days=6)
    table, is_rated = f"g{number:07}", number % 2 == 0
    scores = [chance_of.randint(40, 150) for _ in people]
    kind = {"table": table, "guild": GUILD, "game": game}
    yield game_table, {
        "id": table, "game": game, "setup_seats": seats, "options": [], "rules": 1, "seed": "s", "stage": "ended",
        "why": "finished", "guild": GUILD, "channel": 2, "thread": 3, "locale": "en", "opener": people[0],
        "clock": "24h", "seating": "random", "private": False, "created_at": began, "head": 90, "started_at": began,
        "revision": 90, "vacation": 3, "absence": "idle", "paused": False, "rated": is_rated,
    }  # fmt: skip
    yield finished_game, {
        **kind, "version": VERSION, "seats": seats, "options": [["inns", chance_of.choice(("off", "full"))]], "rules": 1,
        "why": "finished", "rated": is_rated, "private": False, "counts": True, "started_at": began,
        "ended_at": ended, "people": seats, "sides": [[each] for each in range(seats)], "margin": 3,
        "comeback_seat": None, "comeback": None, "turns": 60, "folded": True,
    }  # fmt: skip
    for at, (person, score) in enumerate(zip(people, scores, strict=True)):
        place = 1 + sum(other > score for other in scores)
        yield seat, {
            "table": table, "seat": at, "user": person, "name": f"Person {person}", "computer": False, "locale": "en",
            "resigned": False, "order": "", "ordered_at": 0, "bank": timedelta(), "ended": 0, "vacation": 0,
            "missed": 0, "away": False,
        }  # fmt: skip
        yield holder, {
            **kind, "seat": at, "nth": 0, "person": person, "counts": True, "ended_at": ended, "seats": seats,
            "left": None, "until": 90, "place": place, "score": score, "won": place == 1, "turns": 25, "timed": 25,
            "late": 0, "waits": [chance_of.randint(60, 90_000) for _ in range(25)], "longest": 90_000,
        }  # fmt: skip
        for label in _SOURCES:
            yield (
                source,
                {
                    **kind,
                    "seat": at,
                    "label": f"carcassonne-sheet-{label}",
                    "counts": True,
                    "points": score // len(_SOURCES),
                },
            )
        yield feat, {**kind, "seat": at, "name": "score", "value": score}
        yield (
            chance,
            {**kind, "seat": at, "nth": 0, "name": "dice", "count": 90, "value": 310, "expected": 315_000},
        )
        for scope in (GUILD, EVERYWHERE) if is_rated else ():
            key = scope, game, size_of(seats), person
            rated[key] = rated.get(key, 0) + 1
            yield rating, {
                "table": table, "scope": scope, "person": person, "game": game, "size": size_of(seats),
                "nth": rated[key], "mu": 25 + person / PEOPLE, "sigma": 4.0, "ended_at": ended,
            }  # fmt: skip
