"""Run by alembic: migrate over the connection that `upgrade` was given."""

from __future__ import annotations

from alembic import context

from data.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
