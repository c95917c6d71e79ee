"""The four tables of the first version. A revision is frozen once it was released."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

DOCUMENT = sa.Text().with_variant(JSONB(none_as_null=True), "postgresql")
INSTANT = sa.DateTime(timezone=True).with_variant(sa.Text(), "sqlite")
ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
RUN_STATES = (
    "state IN ('created', 'running', 'succeeded', 'failed', 'cancelled', 'timed_out', "
    "'budget_exhausted', 'interrupted')"
)
INVOCATION_STATUSES = (
    "status IN ('requested', 'running', 'succeeded', 'failed', 'timed_out', 'cancelled', 'denied')"
)


def upgrade() -> None:
    op.create_table(
        "diagnosis_session",
        sa.Column("session_id", sa.Text, nullable=False),
        sa.Column("created_at", INSTANT, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("self_evaluation", DOCUMENT, nullable=False),
        sa.PrimaryKeyConstraint("session_id", name="pk_diagnosis_session"),
    )
    op.create_table(
        "diagnosis_run",
        sa.Column("run_id", sa.Text, nullable=False),
        sa.Column("session_id", sa.Text, nullable=False),
        sa.Column("flow", sa.Text, nullable=False),
        sa.Column("question", sa.Text, nullable=False),
        sa.Column("model", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("limits", DOCUMENT, nullable=False),
        sa.Column("prompt_sha256", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Text, nullable=False),
        sa.Column("renderer_version", sa.Text, nullable=False),
        sa.Column("previous_run_id", sa.Text),
        sa.Column("created_at", INSTANT, nullable=False),
        sa.Column("settings", DOCUMENT, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("started_at", INSTANT),
        sa.Column("finished_at", INSTANT),
        sa.Column("limit_hit", sa.Text),
        sa.Column("error_code", sa.Text),
        sa.Column("error_detail", sa.Text),
        sa.Column("draft", DOCUMENT),
        sa.Column("gatekeeper_result", DOCUMENT),
        sa.Column("guard_result", DOCUMENT),
        sa.Column("verifier_result", DOCUMENT),
        sa.Column("answer", DOCUMENT),
        sa.Column("model_calls", DOCUMENT),
        sa.Column("digest", sa.Text),
        sa.CheckConstraint(RUN_STATES, name="ck_diagnosis_run_state"),
        sa.ForeignKeyConstraint(
            ["session_id"],
            ["diagnosis_session.session_id"],
            name="fk_diagnosis_run_session_id",
        ),
        sa.PrimaryKeyConstraint("run_id", name="pk_diagnosis_run"),
        sa.UniqueConstraint("run_id", "session_id", name="uq_diagnosis_run_run_id_session_id"),
    )
    for columns in (["session_id", "created_at"], ["created_at"], ["state"]):
        op.create_index(f"ix_diagnosis_run_{'_'.join(columns)}", "diagnosis_run", columns)
    op.create_table(
        "tool_invocation",
        sa.Column("id", ID, autoincrement=True, nullable=False),
        sa.Column("tool_call_id", sa.Text, nullable=False),
        sa.Column("run_id", sa.Text, nullable=False),
        sa.Column("session_id", sa.Text, nullable=False),
        sa.Column("tool_name", sa.Text, nullable=False),
        sa.Column("arguments", DOCUMENT),
        sa.Column("arguments_hash", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("evidence_status", sa.Text),
        sa.Column("error_code", sa.Text),
        sa.Column("error_detail", sa.Text),
        sa.Column("retrieval_details", DOCUMENT),
        sa.Column("payload_sha256", sa.Text),
        sa.Column("payload_bytes", sa.BigInteger, nullable=False),
        sa.Column("requested_at", INSTANT, nullable=False),
        sa.Column("started_at", INSTANT),
        sa.Column("finished_at", INSTANT),
        sa.Column("payload", sa.Text),
        sa.CheckConstraint(INVOCATION_STATUSES, name="ck_tool_invocation_status"),
        sa.ForeignKeyConstraint(
            ["run_id", "session_id"],
            ["diagnosis_run.run_id", "diagnosis_run.session_id"],
            name="fk_tool_invocation_run_id",
        ),
        sa.PrimaryKeyConstraint("id", name="pk_tool_invocation"),
        sa.UniqueConstraint(
            "run_id", "tool_call_id", name="uq_tool_invocation_run_id_tool_call_id"
        ),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "run_event",
        sa.Column("run_id", sa.Text, nullable=False),
        sa.Column("sequence", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("type", sa.Text, nullable=False),
        sa.Column("document", DOCUMENT, nullable=False),
        sa.ForeignKeyConstraint(["run_id"], ["diagnosis_run.run_id"], name="fk_run_event_run_id"),
        sa.PrimaryKeyConstraint("run_id", "sequence", name="pk_run_event"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Nothing in a ledger is deleted."""
    raise NotImplementedError("a ledger is not migrated back; restore a copy")
