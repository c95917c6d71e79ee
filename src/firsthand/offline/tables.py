"""Tables, as their tool's description tells of them, and the SELECTs that are worth asking. Pure.

Owns the choice: which tables, which of their columns are filtered by, in which order. Every query
selects what it filters by, so that a row says itself what it is about. A name or a word of the
question is only ever a condition; a name that could leave its quotes is not asked for.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from firsthand.contracts.base import JsonObject
from firsthand.offline.counts import asks_count
from firsthand.offline.focus import Focus
from firsthand.offline.names import families, humps
from firsthand.offline.question import Question, content_words

MOST_ROWS = 20
TOP_COLUMNS = 6
"""A list by a measure has few columns; more describe a thing."""
SMALL = 60
"""A table of so many rows is read from its top, whether or not it names the subject."""
MOST_CONDITIONS = 8
MOST_WORDS = 6
LEAST_WORD = 4
"""A shorter word of the question finds too much."""

_TABLE = re.compile(
    r"(?:^|[:;]) (?P<name>[\w.:/-]{1,64}) \[(?P<size>[^\]]{1,40})\] \((?P<columns>[^)]*)\)"
)
_NUMBER = re.compile(r"\d+")
_PLAIN = re.compile(r"[\w .:/-]{2,60}")

STEM = 6
"""So many first letters of a word: `replication` finds `ReplicaLag`."""
EMPTY_WORDS = frozenset(
    "critical warning problem real root cause high alert scheduled check info wrong issue".split()  # noqa: SIM905
)
"""Words of a question that name no measure."""

NUMBERS = frozenset(
    """
    int integer bigint smallint tinyint mediumint decimal numeric float float4 float8 double int2
    int4 int8
    """.split()  # noqa: SIM905
)
TIMES = frozenset({"datetime", "timestamp", "timestamptz", "date"})
TEXTS = frozenset(
    {"text", "varchar", "char", "longtext", "mediumtext", "tinytext", "enum", "bpchar", "name"}
)

SERIES_NAMES = frozenset({"metric", "metric_name", "series", "counter", "measure", "stat_name"})
"""Columns that name what a row of numbers measures."""
PROPERTY_NAMES = frozenset(
    {"path", "property", "field", "key", "attribute", "setting", "parameter"}
)
"""Columns that name what a row's value is."""
WHO = frozenset(
    """
    name object pod node service instance host hostname container deployment job namespace app
    source target database cluster resource workload server component queue topic
    """.split()  # noqa: SIM905
)
"""Columns that say what a row is about."""
WHAT = frozenset(
    "statement query sql sql_text digest_text event message reason wait_event wait_events".split()  # noqa: SIM905
)
"""Columns that say what was done, or what happened."""
STATES = frozenset({"status", "state", "outcome", "result", "phase"})
"""Columns that say what became of a row; a name is never looked for in them."""
TELLING = (
    "reason", "state", "status", "message", "exit", "limit", "request", "selector", "condition",
    "error", "last", "quota", "threshold", "timeout",
)  # fmt: skip
"""Properties that tell what became of a thing."""
IDENTIFIERS = re.compile(r"(?:\A|_)(?:id|port|pid|version|year|seq)\Z", re.IGNORECASE)


@dataclass(frozen=True, kw_only=True, slots=True)
class Table:
    name: str
    rows: int | None
    """None: not counted."""
    columns: tuple[tuple[str, str], ...]
    """(name, kind), in order."""
    postgres: bool

    def of(self, kinds: frozenset[str]) -> list[str]:
        return [name for name, kind in self.columns if kind in kinds]

    def named(self, names: frozenset[str]) -> str | None:
        return next((name for name, _ in self.columns if name.casefold() in names), None)

    @property
    def times(self) -> list[str]:
        return self.of(TIMES)

    @property
    def measures(self) -> list[str]:
        """Numbers that measure something; an identifier does not."""
        return [name for name in self.of(NUMBERS) if not IDENTIFIERS.search(name)]

    @property
    def small(self) -> bool:
        return self.rows is not None and self.rows <= SMALL


def read_tables(description: str) -> tuple[Table, ...]:
    """The tables that a description lists; none where it lists none."""
    postgres = "in PostgreSQL" in description
    found = []
    for match in _TABLE.finditer(description):
        columns = [tuple(part.split(" ")) for part in match["columns"].split(", ")]
        number = _NUMBER.search(match["size"])
        found.append(
            Table(
                name=match["name"],
                rows=int(number[0]) if number else None,
                columns=tuple((one[0], one[1]) for one in columns if len(one) == 2),
                postgres=postgres,
            )
        )
    return tuple(found)


def table_queries(
    tables: Sequence[Table], question: Question, focus: Focus
) -> Iterator[JsonObject]:
    """What to ask, the most telling first: series that the question names, tops, then the subject."""
    asked = list(tables)
    for ask in (_series, _top, _properties, _states, _about):
        for table in sorted(asked, key=lambda one: (-_says_what(one), -_shared(one, question))):
            sql = ask(table, question, focus)
            if sql is not None:
                yield {"sql": sql, "limit": MOST_ROWS}


def _series(table: Table, question: Question, focus: Focus) -> str | None:
    """Least and greatest of each series whose name shares a word with the question."""
    name = table.named(SERIES_NAMES)
    if name is None or not table.measures or not table.times:
        return None
    words = _words(question)
    if not words:
        return None
    value = table.measures[0]
    beside = [one for one in table.of(TEXTS) if one != name]
    keys = ", ".join(_quoted(table, one) for one in [name, *beside])
    least, most = (f"{function}({_quoted(table, value)})" for function in ("MIN", "MAX"))
    return (
        f"SELECT {keys}, {least}, {most}, COUNT(*) FROM {_place(table)} "
        f"WHERE {_any(table, [name], words)} GROUP BY {keys} ORDER BY {keys}"
    )


def _top(table: Table, question: Question, focus: Focus) -> str | None:
    """The greatest rows of a short list without times, by its first measure."""
    if not is_top(table):
        return None
    return f"SELECT * FROM {_place(table)} ORDER BY {_quoted(table, table.measures[0])} DESC"


def is_top(table: Table) -> bool:
    """A short list by a measure: no times, no properties, and nothing that its rows are about."""
    who = table.named(WHO - {"name"})
    return (
        bool(table.measures)
        and table.small
        and not (
            table.times or table.named(PROPERTY_NAMES) or who or len(table.columns) > TOP_COLUMNS
        )
    )


def _properties(table: Table, question: Question, focus: Focus) -> str | None:
    """What became of the subject, from a list of its properties."""
    key = table.named(PROPERTY_NAMES)
    who = table.named(WHO)
    names = _names(focus)
    if key is None or who is None or not names:
        return None
    words = [*TELLING, *_words(question)]
    return (
        f"SELECT * FROM {_place(table)} WHERE ({_any(table, [who], names)}) "
        f"AND ({_any(table, [key], words)})"
    )


def _states(table: Table, question: Question, focus: Focus) -> str | None:
    """How many rows are in each state, where rows are counted: a subject is no state."""
    state = table.named(STATES)
    if state is None or not (asks_count(question) and _shared(table, question)):
        return None
    key = _quoted(table, state)
    return f"SELECT {key}, COUNT(*) FROM {_place(table)} GROUP BY {key} ORDER BY {key}"


def _about(table: Table, question: Question, focus: Focus) -> str | None:
    """Rows that name the subject, the newest first; of a short table all."""
    if table.named(SERIES_NAMES) or table.named(PROPERTY_NAMES) or is_top(table):
        return None
    texts = [one for one in table.of(TEXTS) if one.casefold() not in STATES]
    who = [one for one in texts if one.casefold() in WHO or one.casefold().endswith("_name")]
    names = _names(focus)
    order = f" ORDER BY {_quoted(table, table.times[0])} DESC" if table.times else ""
    if names and texts:
        return f"SELECT * FROM {_place(table)} WHERE {_any(table, who or texts, names)}{order}"
    return f"SELECT * FROM {_place(table)}{order}" if table.small else None


def _says_what(table: Table) -> int:
    """Columns that hold statements, events or messages: they say what was done."""
    return sum(name.casefold() in WHAT for name, _ in table.columns)


def _shared(table: Table, question: Question) -> int:
    """Words that a table's names share with the question."""
    own = content_words(" ".join([table.name, *(name for name, _ in table.columns)]).casefold())
    parts = {part for word in own for part in re.split(r"[\W_]+", word)}
    return len(parts & question.words)


def _words(question: Question) -> list[str]:
    """Beginnings of what the question and its alerts' names say; they find names of the same family."""
    named = {word.casefold() for alert in question.alerts for word in humps(alert).split()}
    whole = {alert.casefold() for alert in question.alerts}
    words = sorted(named or question.words) if named else sorted(question.words)
    kept = [
        word[:STEM] if len(word) > STEM else word
        for word in [*sorted(named), *words]
        if len(word) >= LEAST_WORD
        and word.isascii()
        and word.isalpha()
        and word not in {*whole, *EMPTY_WORDS}
    ]
    return list(dict.fromkeys(kept))[:MOST_WORDS]


def _names(focus: Focus) -> list[str]:
    """The subjects as they are called, and their families; what could leave its quotes is left out."""
    names = [*focus.names, *(stem for name in focus.subjects for stem in families(name)[1:])]
    return [name for name in dict.fromkeys(names) if _PLAIN.fullmatch(name)][:4]


def _any(table: Table, columns: Sequence[str], words: Sequence[str]) -> str:
    like = "ILIKE" if table.postgres else "LIKE"
    pairs = [(column, word) for word in words for column in columns]
    return " OR ".join(
        f"{_quoted(table, column)} {like} '%{word}%'"
        for column, word in pairs[: MOST_CONDITIONS * 3]
    )


def _quoted(table: Table, name: str) -> str:
    mark = '"' if table.postgres else "`"
    return f"{mark}{name}{mark}"


def _place(table: Table) -> str:
    return ".".join(_quoted(table, part) for part in table.name.split("."))
