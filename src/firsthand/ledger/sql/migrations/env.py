"""Alembic runs this file: it configures the caller's connection and runs the revisions on it."""

from alembic import context

from firsthand.ledger.sql.upgrade import VERSION_TABLE

context.configure(
    connection=context.config.attributes["connection"],
    version_table=VERSION_TABLE,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
