"""Fixtures for everybody: databases, and a room with tables."""

from __future__ import annotations

import asyncio
import gc
import os
import shutil
from importlib.util import find_spec
from pathlib import Path
from zlib import crc32

import pytest
from hypothesis import HealthCheck, settings

from render.languages import LOCALES
from tests.databases import empty, opened, postgres_server
from tests.room import Room, stop_computers

# Here, because a test takes the profile that is loaded when its module is read.
settings.register_profile("suite", max_examples=60, derandomize=True, deadline=None, database=None)
settings.register_profile(
    "many", max_examples=20_000, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "suite"))

gc.set_threshold(100_000, 50, 100)
"""Games make millions of small values and hardly a circle: to look for circles as often as usual took an eighth of the suite."""


collect_ignore = [] if find_spec("playwright") else ["page"]
"""`make test` installs no browser's driver; `make outside` does."""

SERVER_SHARE = 1 if os.environ.get("DATABASES") == "all" else 10
"""One in this number of tests that run on either database runs on PostgreSQL, too, where it takes twice as long; `make games` runs all."""


LOCALE_SHARE = 4
"""One in this number of tests of a game's messages, and each golden screen, runs in another language than English, too, in turns in each.
With `LOCALES=all`, as in `make games`, all of them run in all other languages, and nothing else does."""

MEASURED = (
    *("test_show.py", "test_labels_fit_where_they_are_shown", "test_words_beside_pictures_are_short_enough"),
    *("test_every_key_that_is_written_somewhere_has_words", "test_pages_fit_into_messages"),
    *(
        "test_the_rules_in_short_fit_a_phone_part_by_part",
        "test_every_standing_order_has_words",
        "test_commands_have_names_of_their_own",
    ),
)
"""What runs in every language always: lengths, whether all words are there, and all messages of a game once."""


MEMORY = Path("/dev/shm")
"""Where Linux keeps files in memory."""


def pytest_configure():
    """Keep the tests' files in memory where there is room: what a database confirms is written to the disk each time."""
    if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > 2**31:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def pytest_collection_modifyitems(config, items):
    """The share is drawn by the names of the tests; what is about databases themselves keeps all."""

    def stays(item):
        return _in_language(item) and (
            "postgres" in getattr(item, "fixturenames", ())
            or getattr(getattr(item, "callspec", None), "params", {}).get("database") != "postgres"
            or item.path.name in ("test_store.py", "test_races.py", "test_invalidation.py", "test_backups.py")
            or crc32(item.nodeid.encode()) % SERVER_SHARE == 0
        )

    kept = {item: stays(item) for item in items}
    config.hook.pytest_deselected(items=[item for item in items if not kept[item]])
    items[:] = sorted(filter(kept.__getitem__, items), key=_draws)


def _draws(item):
    """Whether a test draws, by its name: those that do stand together, so that few processes read all the artwork."""
    return item.path.parent.name == "render" or "pictures" in item.path.name


def _in_language(item):
    params = getattr(getattr(item, "callspec", None), "params", {})
    locale, others = params.get("locale"), LOCALES[1:]
    if os.environ.get("LOCALES") == "all":
        return locale in others
    if (
        locale not in others
        or not {"name", "game", "puzzle", "scenario"} & set(params)
        or {item.path.name, item.originalname} & set(MEASURED)
    ):
        return True
    drawn = crc32(repr((item.path.name, item.originalname, {**params, "locale": ""})).encode())
    share = 1 if "scenario" in params else LOCALE_SHARE
    return drawn % share == 0 and others[drawn // share % len(others)] == locale


def pytest_terminal_summary(terminalreporter, config):
    """Say how to have the same order again: pytest-random-order does so only where nobody asks for quiet."""
    if config.option.random_order_enabled:
        terminalreporter.write_line(f"order: --random-order-seed={config.option.random_order_seed}")


def pytest_collection_finish():
    """What is loaded by now stays: nobody needs to look through it for garbage."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory):
    """A migrated, empty SQLite file to copy."""
    file = tmp_path_factory.mktemp("template") / "tables.db"

    async def make():
        async with opened(f"sqlite:///{file}"):
            pass

    asyncio.run(make())
    return file


@pytest.fixture(scope="session")
def postgres():
    """The address of a running PostgreSQL server."""
    with postgres_server() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def database(request, tmp_path):
    """The address of an empty database, once of either kind."""
    if request.param == "postgres":
        return request.getfixturevalue("postgres")
    shutil.copy(request.getfixturevalue("sqlite_template"), tmp_path / "tables.db")
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
async def store(database):
    """An open, empty store."""
    async with opened(database) as made:
        if database.startswith("postgres"):  # a file is a copy of an empty one
            await empty(made)
        yield made
        await stop_computers()


@pytest.fixture
async def room(store):
    """A room with tables over an empty store."""
    return Room(store)
