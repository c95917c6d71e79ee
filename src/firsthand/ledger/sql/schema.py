"""The four tables. Owns their columns, keys and constraints; a dialect brings its own types.

A change here is a migration under `migrations/versions`; a test holds that both give one schema.
"""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)
from sqlalchemy.types import TypeEngine

from firsthand.contracts.enums import InvocationStatus, RunState

NAMES = {
    "pk": "pk_%(table_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
}


@dataclass(frozen=True, kw_only=True)
class Types:
    document: TypeEngine[Any]
    """JSON, as text on the way in and out."""
    instant: TypeEngine[Any]
    """An aware time in UTC, to the microsecond."""
    id: TypeEngine[int]
    """64 bits, given by the store and never again."""


@dataclass(frozen=True, kw_only=True)
class Schema:
    metadata: MetaData
    session: Table
    run: Table
    invocation: Table
    event: Table


def build(types: Types) -> Schema:
    metadata = MetaData(naming_convention=NAMES)
    return Schema(
        metadata=metadata,
        session=_session(metadata, types),
        run=_run(metadata, types),
        invocation=_invocation(metadata, types),
        event=_event(metadata, types),
    )


def _session(metadata: MetaData, types: Types) -> Table:
    return Table(
        "diagnosis_session",
        metadata,
        Column("session_id", Text, primary_key=True),
        Column("created_at", types.instant, nullable=False),
        Column("version", Integer, nullable=False),
        Column("self_evaluation", types.document, nullable=False),
    )


def _run(metadata: MetaData, types: Types) -> Table:
    return Table(
        "diagnosis_run",
        metadata,
        Column("run_id", Text, primary_key=True),
        Column("session_id", Text, ForeignKey("diagnosis_session.session_id"), nullable=False),
        Column("flow", Text, nullable=False),
        Column("question", Text, nullable=False),
        Column("model", Text, nullable=False),
        Column("owner", Text, nullable=False),
        Column("limits", types.document, nullable=False),
        Column("prompt_sha256", Text, nullable=False),
        Column("rules_version", Text, nullable=False),
        Column("renderer_version", Text, nullable=False),
        Column("previous_run_id", Text),
        Column("created_at", types.instant, nullable=False),
        Column("settings", types.document, nullable=False),
        Column("state", Text, nullable=False),
        Column("started_at", types.instant),
        Column("finished_at", types.instant),
        Column("limit_hit", Text),
        Column("error_code", Text),
        Column("error_detail", Text),
        Column("draft", types.document),
        Column("gatekeeper_result", types.document),
        Column("guard_result", types.document),
        Column("verifier_result", types.document),
        Column("answer", types.document),
        Column("model_calls", types.document),
        Column("digest", Text),
        CheckConstraint(_one_of("state", RunState), name="state"),
        UniqueConstraint("run_id", "session_id"),
        Index(None, "session_id", "created_at"),
        Index(None, "created_at"),
        Index(None, "state"),
    )


def _invocation(metadata: MetaData, types: Types) -> Table:
    return Table(
        "tool_invocation",
        metadata,
        Column("id", types.id, primary_key=True, autoincrement=True),
        Column("tool_call_id", Text, nullable=False),
        Column("run_id", Text, nullable=False),
        Column("session_id", Text, nullable=False),
        Column("tool_name", Text, nullable=False),
        Column("arguments", types.document),
        Column("arguments_hash", Text, nullable=False),
        Column("status", Text, nullable=False),
        Column("evidence_status", Text),
        Column("error_code", Text),
        Column("error_detail", Text),
        Column("retrieval_details", types.document),
        Column("payload_sha256", Text),
        Column("payload_bytes", BigInteger, nullable=False),
        Column("requested_at", types.instant, nullable=False),
        Column("started_at", types.instant),
        Column("finished_at", types.instant),
        # Text, so that it comes back to the digit; last, so that no other column is read past it.
        Column("payload", Text),
        CheckConstraint(_one_of("status", InvocationStatus), name="status"),
        ForeignKeyConstraint(
            ["run_id", "session_id"], ["diagnosis_run.run_id", "diagnosis_run.session_id"]
        ),
        UniqueConstraint("run_id", "tool_call_id"),
        sqlite_autoincrement=True,
    )


def _event(metadata: MetaData, types: Types) -> Table:
    return Table(
        "run_event",
        metadata,
        Column("run_id", Text, ForeignKey("diagnosis_run.run_id"), primary_key=True),
        Column("sequence", BigInteger, primary_key=True, autoincrement=False),
        Column("type", Text, nullable=False),
        Column("document", types.document, nullable=False),
        sqlite_with_rowid=False,
    )


def _one_of(column: str, words: type[RunState] | type[InvocationStatus]) -> str:
    return f"{column} IN ({', '.join(repr(word.value) for word in words)})"
