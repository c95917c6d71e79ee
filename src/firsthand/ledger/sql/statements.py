"""Every statement, made once: SQLAlchemy compiles each once and finds it again by identity.

A statement that changes a state carries the state that it may leave (compare-and-set): whether
one row changed is the answer.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from sqlalchemy import (
    ColumnElement,
    Select,
    Table,
    Text,
    Update,
    bindparam,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.sql.dml import Insert

from firsthand.contracts.enums import InvocationStatus, RunState
from firsthand.ledger import transitions
from firsthand.ledger.sql.schema import Schema


class InsertOrIgnore(Protocol):
    """A dialect's INSERT, which has ON CONFLICT DO NOTHING."""

    def on_conflict_do_nothing(self) -> Insert: ...


Change = Insert | Update
"""A statement that changes rows."""


@dataclass(frozen=True, kw_only=True)
class Statements:
    open_session: Insert
    session: Select[Any]
    evaluate_session: Update
    create_run: Insert
    start_run: Update
    finish_run: Update
    run: Select[Any]
    find_runs: Select[Any]
    list_runs: Select[Any]
    newest_runs: Select[Any]
    list_session_runs: Select[Any]
    unfinished_runs: Select[Any]
    request_invocation: Insert
    start_invocation: Update
    complete_invocation: Update
    invocations: Select[Any]
    run_invocations: Select[Any]
    payload: Select[Any]
    append_event: Insert
    run_events: Select[Any]


def build(schema: Schema, insert: Callable[[Table], Any]) -> Statements:
    """`insert` is the dialect's own. Parameters of a WHERE are named `the_<column>`."""
    session, run, invocation = schema.session.c, schema.run.c, schema.invocation.c
    newest = (run.created_at.desc(), run.run_id.desc())
    the_run = run.run_id == bindparam("the_run_id")
    the_invocation = invocation.id == bindparam("the_id")
    invocations = select(*(column for column in invocation if column.name != "payload"))
    session_of_run = select(run.session_id).where(the_run).scalar_subquery()
    prefix = bindparam("prefix", type_=Text())
    return Statements(
        open_session=insert(schema.session).on_conflict_do_nothing(),
        session=select(schema.session).where(session.session_id == bindparam("the_session_id")),
        evaluate_session=update(schema.session)
        .where(session.session_id == session_of_run)
        .values(version=session.version + 1, self_evaluation=bindparam("document")),
        create_run=insert(schema.run),
        start_run=update(schema.run).where(the_run, run.state == RunState.CREATED.value),
        finish_run=update(schema.run).where(the_run, _any(run.state, transitions.OPEN_RUN)),
        run=select(schema.run).where(the_run),
        find_runs=select(run.run_id)
        .where(func.substr(run.run_id, 1, func.length(prefix)) == prefix)
        .order_by(*newest)
        .limit(transitions.FOUND_RUNS),
        list_runs=select(schema.run).order_by(*newest).limit(bindparam("most")),
        newest_runs=select(run.run_id).order_by(*newest).limit(bindparam("most")),
        list_session_runs=select(schema.run)
        .where(run.session_id == bindparam("the_session_id"))
        .order_by(*newest)
        .limit(bindparam("most")),
        unfinished_runs=select(schema.run)
        .where(_any(run.state, transitions.OPEN_RUN))
        .order_by(run.created_at, run.run_id)
        .limit(transitions.UNFINISHED_RUNS),
        request_invocation=insert(schema.invocation),
        start_invocation=update(schema.invocation).where(
            the_invocation, invocation.status == InvocationStatus.REQUESTED.value
        ),
        complete_invocation=update(schema.invocation).where(
            the_invocation, _any(invocation.status, transitions.OPEN_INVOCATION)
        ),
        invocations=invocations.where(invocation.id.in_(bindparam("ids", expanding=True))),
        run_invocations=invocations.where(invocation.run_id == bindparam("the_run_id")).order_by(
            invocation.id
        ),
        payload=select(invocation.payload).where(the_invocation),
        append_event=insert(schema.event).on_conflict_do_nothing(),
        run_events=select(schema.event.c.document)
        .where(
            schema.event.c.run_id == bindparam("the_run_id"),
            schema.event.c.sequence > bindparam("after"),
        )
        .order_by(schema.event.c.sequence),
    )


def _any(column: ColumnElement[str], values: tuple[str, ...]) -> ColumnElement[bool]:
    return or_(*(column == value for value in values))
