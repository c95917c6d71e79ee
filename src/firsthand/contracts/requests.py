"""What a model may ask of each tool (design.md §3). Strict: no coercion, no unknown field.

A field's description is what the model reads in the tool's JSON schema. A query term is one line of
at most 80 characters; anything else is ``invalid_arguments``.
"""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from firsthand.contracts.enums import ToolName

TERM_CHARACTERS = 80
"""Longest query term, in characters."""

Term = Annotated[
    str,
    StringConstraints(
        min_length=1,
        max_length=TERM_CHARACTERS,
        pattern=r"^[^\r\n\x00-\x1f\x7f\u0085\u2028\u2029]*\S[^\r\n\x00-\x1f\x7f\u0085\u2028\u2029]*$",
    ),
]
LongText = Annotated[str, StringConstraints(min_length=1, max_length=4000)]
Limit = Annotated[int, Field(ge=1, le=200)]


class ToolRequest(BaseModel):
    """Base of the four requests."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, defer_build=True)


class Window(ToolRequest):
    """A time window. Both ends are optional."""

    since: Term | None = Field(
        default=None,
        description="Start: ISO 8601, or relative to the newest evidence such as `30m`, `2h` or `1d`.",
    )
    until: Term | None = Field(
        default=None,
        description="End (exclusive): ISO 8601 or relative; default is the newest evidence.",
    )


class QueryMetrics(ToolRequest):
    """Alerts and metric series."""

    name: Term | None = Field(default=None, description="Alert or metric name.")
    service: Term | None = Field(
        default=None, description="Service, pod or instance that a label names."
    )
    labels: dict[Term, Term] | None = Field(
        default=None, description="Label equalities that an alert or a series must have."
    )
    state: Term | None = Field(
        default=None,
        description="Alert state as the source has it, e.g. `firing`, `pending`, `inactive`, `resolved`.",
    )
    window: Window | None = Field(
        default=None, description="When the alert or the points must lie."
    )
    promql: LongText | None = Field(
        default=None,
        description="A PromQL expression for series, where a backend has the language.",
    )
    step: Term | None = Field(default=None, description="Resolution of a range query, e.g. `1m`.")
    limit: Limit | None = Field(default=None, description="Most items to return.")


class QueryLogs(ToolRequest):
    """Log records that hold any, or all, of some literal terms (case is ignored)."""

    any_of: list[Term] = Field(
        default_factory=list,
        max_length=12,
        description="Literal terms of which a record must hold at least one. May be empty.",
    )
    all_of: list[Term] = Field(
        default_factory=list,
        max_length=12,
        description="Literal terms that a record must hold, all of them.",
    )
    service: Term | None = Field(
        default=None, description="Service, pod, host or file that the records belong to."
    )
    level: Term | None = Field(default=None, description="Least level, e.g. `WARN` or `ERROR`.")
    window: Window | None = Field(default=None, description="When the records must lie.")
    limit: Limit | None = Field(
        default=None, description="Most items (records, or groups of similar records) to return."
    )
    raw: LongText | None = Field(
        default=None, description="A filter in the backend's own language, where it has one."
    )


class QueryMysql(ToolRequest):
    """One read-only SELECT over the allow-listed tables."""

    sql: LongText = Field(
        description="One SELECT. Select the columns you filter by: "
        "`count(*)=3` alone supports no claim about them."
    )
    limit: Limit | None = Field(default=None, description="Most rows to return.")


class LookupKnowledge(ToolRequest):
    """Passages of runbooks. They are guidance and never evidence about the present."""

    queries: list[Term] = Field(
        min_length=1,
        max_length=3,
        description="One to three queries; give one in English and one in the runbooks' language "
        "if they differ.",
    )
    limit: Limit | None = Field(default=None, description="Most passages to return.")


REQUESTS: dict[ToolName, type[ToolRequest]] = {
    ToolName.QUERY_METRICS: QueryMetrics,
    ToolName.QUERY_LOGS: QueryLogs,
    ToolName.QUERY_MYSQL: QueryMysql,
    ToolName.LOOKUP_KNOWLEDGE: LookupKnowledge,
}
