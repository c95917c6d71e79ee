"""SqlLedger: the ledger on SQLAlchemy Core, for SQLite files and PostgreSQL.

Every question and every write is one plain function over a Connection (`work.py`), the same for
both; a `Store` runs it. SQLite's runs it whole, BEGIN IMMEDIATE to COMMIT, in the one thread that
owns the file: an await per transaction, where an asynchronous driver takes one per cursor call
(measured: 0.4 ms of CPU a write against 2.3 ms). PostgreSQL's runs it through AsyncEngine.

Written documents cross as JSON text made by `ledger.rows`; the ORM and Alembic stay unloaded,
Alembic until a schema is behind.
"""
