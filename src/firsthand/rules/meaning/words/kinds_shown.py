"""A kind of thing that a text shows without its word: by a name's shape, a statement, a session, a namespace.

Owns what shows that a text speaks of a table, a file, a user or a namespace, where it has no such word. Pure.
It cannot tell a name of two kinds.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import HOLDS, UNSUPPORTED, Finding
from firsthand.rules.meaning.reading.meanings import MEANINGS
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.tokens.token import HAN, NAME, SIGN, WORD, Token
from firsthand.rules.sieve import holds_any

KINDS = names(
    "host server node service application user account tenant consumer_group topic partition table bucket"
    " database namespace pod container broker job task queue disk volume device file image shard consumer"
    " producer channel switch_device alert_noun branch cluster machine bean member worker zone"
)
_SAME = (
    names("host server machine node"),
    names("user account"),
    names("service application"),
    names("disk volume"),
)
"""Kinds that are one."""
_OTHERS = {kind: row - {kind} for row in _SAME for kind in row}
_SHOWN = {
    "thread": ("_io_running", "_sql_running"),
    "query": ("select ", "update ", "insert into ", "delete from "),
}
"""Kinds that a format's keys are about."""
FILE = lazy(
    r"(?<![\w@:-])(?:[\w.~-]*/)*[\w-]+(?:\.[\w-]+)*\.(?:csv|tsv|json|ya?ml|log|txt|xml|conf|cfg|ini|db|ibd|gz|tar|zip"
    r"|parquet|avro|sql|html|pem|crt|key|jar|war|lock|sock|pid|tmp|bak|dat|wal|sst|pdf|dump)(?![\w.:-]*\w)"
)
_STATEMENT = lazy(
    r"\b(?:update \S+ set|insert into \S|delete from \S|select [^⏎]{1,200}? from [^\s(]|alter table \S)"
)
"""What is read or written by SQL is a table."""
_NAMESPACED = (
    r"\b(?:pod|job|cronjob|deployment|statefulset|daemonset|replicaset|service|ingress|configmap|secret"
    r"|pvc|persistentvolumeclaim|hpa|horizontalpodautoscaler|container)s?"
)
"""Kinds of objects that Kubernetes names by namespace and name."""
_SESSION = lazy(
    r"\[\d+\] ([\w.-]+)@([\w.-]+) (?:fatal|panic|error|log|warning|detail|hint|statement|context):"
)
"""`app@shop ERROR:` of PostgreSQL: the user and the database of the session."""
_SKIPPED = frozenset("=\"':[({/")
_REACH = 5


def same_kind(concept: str, evidence: Evidence) -> bool:
    """Whether a text has a name of that kind, under the kind's other word or by its shape."""
    if concept == "table" and _STATEMENT.search(evidence.lower):
        return True
    if concept == "file":
        return len(set(FILE.findall(evidence.lower))) == 1
    if concept in _SHOWN and holds_any(evidence.lower, _SHOWN[concept]):
        return True
    others = _OTHERS.get(concept)
    return others is not None and any(
        kind == NAME and others & kind_before(evidence.tokens, place)
        for place, (kind, *_) in enumerate(evidence.tokens)
    )


def in_namespace(place: int, tokens: list[Token], lower: str) -> bool:
    """`namespace pay`, `the pay namespace` of `Job pay/export-3`: what stands before the stroke."""
    beside = [text.lower() for _, text, _, _ in tokens[max(0, place - 1) : place + 2]]
    return any(
        re.search(rf"{_NAMESPACED} {re.escape(one)}/\w", lower) is not None
        for one in beside
        if one[:1].isalpha() and f" {one}/" in lower
    )


def of_a_session(part: Part, asked: Asked, evidence: Evidence) -> Finding | None:
    """`user app`, `database shop` of `app@shop ERROR:`; `database app` is another's."""
    user = "user" in part.options
    if not user and "database" not in part.options:
        return None
    tokens, place = asked.tokens, part.place
    beside = {text.lower() for _, text, *_ in tokens[max(0, place - 1) : place + 2]}
    for pair in _SESSION.findall(evidence.lower):
        mine, other = pair if user else pair[::-1]
        if mine in beside:
            return Finding(HOLDS, "kind_of_a_name")
        if other in beside:
            return Finding(UNSUPPORTED, "kind_of_a_name_differs", other)
    return None


def kind_before(tokens: list[Token], place: int) -> frozenset[str]:
    """The kinds that the word or the key right before a place names."""
    for before in range(place - 1, max(-1, place - _REACH), -1):
        kind, text, entry, _ = tokens[before]
        if kind == SIGN:
            if text not in _SKIPPED:
                break
            continue
        if kind in (WORD, HAN, NAME):
            return kinds_in(entry)
        break
    return _NO_KIND


def kinds_in(entry: tuple[str, ...] | None) -> frozenset[str]:
    """The kinds that a word names; none where it may be a deed or a state as well."""
    if not entry:
        return _NO_KIND
    known = _KINDS_OF.get(entry)
    return _kinds(entry) if known is None else known


def _kinds(entry: tuple[str, ...]) -> frozenset[str]:
    things: set[str] = set()
    for one in entry:
        if one[0] not in "!-":
            thing = one.lstrip("+")
            if thing not in THING_NAMES:
                return _NO_KIND  # a job that runs, a partition that splits
            things.add(thing)
    return KINDS & things


_NO_KIND: frozenset[str] = frozenset()
_KINDS_OF = {entry: _kinds(entry) for entry in MEANINGS}
"""The kinds of every entry of the lexicon."""
