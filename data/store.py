"""The store in SQL: SQLite in a file by default, PostgreSQL for several processes.

Both run the same queries. A transaction that writes takes SQLite's lock, or the table's row, before it reads anything, so a
change is judged by what is there when it is written.
"""

from __future__ import annotations

from sqlalchemy import Connection, func, make_url, select
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from data import migrations
from data.deadlines import Deadlines
from data.drivers.database import Database
from data.drivers.failures import StoreBug
from data.finding import WishRows
from data.finished.folding import Folding
from data.finished.games import FinishedGames
from data.finished.sums import Sums
from data.heartbeats import Heartbeats
from data.leagues.events import EventRows
from data.looking_back import LookingBack
from data.messages import Messages
from data.people import People
from data.protection import Protection
from data.puzzling import PuzzleRows
from data.records.failures import StoreDown
from data.statistics import Statistics
from data.tables import TableRows

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}

_MIGRATING = 7_269_153_011
"""The advisory lock under which one process at a time migrates a PostgreSQL database."""


class StoreError(Exception):
    """The database cannot be used, for a reason in one sentence."""


class StoreAway(StoreError):
    """A database server does not answer yet; that may pass by itself."""


async def stored_version(url: str) -> str | None:
    """The version of a database's schema; None for an empty one.

    Raises:
        StoreError: see `open_store`.
    """
    database, shown = _database(url)
    try:
        return await database.read(migrations.stored)
    except (StoreDown, StoreBug) as error:
        raise _unusable(database, shown, error) from None
    finally:
        await database.close()


async def open_store(url: str, upgrade: bool = True) -> Store:
    """Open a database and bring its schema up to date.

    Args:
        url: `sqlite+aiosqlite:///path/to/file` or `postgresql+asyncpg://…`; the driver may be left out.
        upgrade: whether an older database is brought up to date; if not, it is refused.

    Raises:
        StoreError: it cannot be reached, read or written, or it belongs to a newer program.
        StoreAway: a server does not answer.
    """
    database, shown = _database(url)

    def bring_up_to_date(connection: Connection) -> None:
        if not upgrade and not migrations.is_newest(connection):
            raise StoreError(f"The database {shown} is older than this program. Start the bot on it first.")
        if database.dialect == "postgresql":
            connection.execute(select(func.pg_advisory_xact_lock(_MIGRATING)))
        migrations.upgrade(connection)

    try:
        await database.write(bring_up_to_date)
    except StoreError:
        await database.close()
        raise
    except migrations.Newer as error:
        await database.close()
        raise StoreError(
            f"The database {shown} was written by a newer version of this program: {error}"
        ) from error
    except (StoreDown, StoreBug) as error:
        await database.close()
        raise _unusable(database, shown, error) from None
    return Store(database)


def _unusable(database: Database, shown: str, error: StoreDown | StoreBug) -> StoreError:
    away = database.dialect == "postgresql" and isinstance(error, StoreDown) and error.passes
    return (StoreAway if away else StoreError)(f"The database {shown} cannot be used: {error}")


def _database(url: str) -> tuple[Database, str]:
    """The database of an address, and how that is shown; the other kind need not be imported."""
    try:
        address = make_url(url)
        address = address.set(drivername=_DRIVERS.get(address.drivername, address.drivername))
        if address.drivername not in _DRIVERS.values():
            raise StoreError(
                f"The database address must begin with sqlite or postgresql, not {address.drivername}."
            )
        if address.get_backend_name() == "sqlite":
            from data.drivers.sqlite import File

            database: Database = File(address)
        else:
            from data.drivers.postgres import Server

            database = Server(address)
    except OSError as error:
        raise StoreError(f"The database's folder cannot be made: {error}") from error
    except (ArgumentError, NoSuchModuleError, ImportError) as error:
        raise StoreError(f"The database address makes no sense: {error}") from error
    return database, address.render_as_string(hide_password=True)


class Store(
    LookingBack,
    TableRows,
    Deadlines,
    Heartbeats,
    Messages,
    People,
    Protection,
    Statistics,
    FinishedGames,
    Folding,
    Sums,
    EventRows,
    WishRows,
    PuzzleRows,
):
    """Keeps all rows, over SQLAlchemy Core. Every method is one transaction: it happens whole or not at all."""

    async def close(self) -> None:
        """Close the database."""
        await self.stop_listening()
        await self.database.close()
