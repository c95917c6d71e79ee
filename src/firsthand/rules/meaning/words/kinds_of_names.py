"""What kind of thing an identifier is: the word or the key before it, or its own shape, says so.

Owns whether the kind that a sentence gives a name agrees with the text's: `tenant=t-204` is no node, and
`rates.csv` is a file and no table. A text that gives a name no kind contradicts none. Pure.
It cannot tell the kinds of one family apart (host, server, node), nor a name of two kinds.
"""

import re
from collections.abc import Iterator

from firsthand.contracts.enums import ToolName
from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import HOLDS, UNSUPPORTED, Finding
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.tokens.names import named
from firsthand.rules.meaning.tokens.token import HAN, NAME, SIGN, WORD, Token

KINDS = names(
    "host server node service application user account tenant consumer_group topic partition table bucket"
    " database namespace pod container broker job task queue disk volume device file image shard consumer"
    " producer channel switch_device alert_noun branch cluster machine bean member worker zone"
)
FAMILIES = (
    names(
        "host server node machine instance address endpoint backend upstream target broker peer member"
        " switch_device device client cluster"
    ),
    names(
        "service application component system process program worker job task instance pod container"
        " deployment bean server client consumer producer group consumer_group user account thread backend"
        " upstream database cluster"
    ),
    names("topic partition queue channel"),
    names("disk volume device file path"),
    names("table database namespace"),
    names("alert_noun rule metric check"),
    names("image container pod file"),
    names("mailbox user account client tenant"),
)
"""Kinds of which a name of one may be called by another."""
_SAME = (
    names("host server machine node"),
    names("user account"),
    names("service application"),
    names("disk volume"),
)
"""Kinds that are one."""
_SHOWN = {
    "thread": ("_io_running", "_sql_running"),
    "query": ("select ", "update ", "insert into ", "delete from "),
}
"""Kinds that a format's keys are about."""
_FILE = lazy(
    r"(?<![\w@:-])(?:[\w.~-]*/)*[\w-]+(?:\.[\w-]+)*\.(?:csv|tsv|json|ya?ml|log|txt|xml|conf|cfg|ini|db|ibd|gz|tar|zip"
    r"|parquet|avro|sql|html|pem|crt|key|jar|war|lock|sock|pid|tmp|bak|dat|wal|sst|pdf|dump)(?![\w.:-]*\w)"
)
_MAILBOX = lazy(r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+")
"""A mailbox is no host; rabbit@mq-2 is one."""
_FILE_NAME = lazy(rf"{_FILE.pattern}\Z")
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
_MEASURES = names(
    "of for usage utilization utilisation use space latency load throughput pressure temperature pool traffic"
    " consumption capacity errors failures connections requests"
)
"""Behind a kind: `h-3 disk usage` makes no disk of h-3."""


def kind_findings(asked: Asked, evidence: Evidence) -> Iterator[Finding]:
    """A finding for each name that the sentence gives a kind which the text denies it."""
    for part in asked.names:
        mine = _claimed(part.place, asked.tokens)
        if mine == {"alert_noun"} and evidence.tool == ToolName.QUERY_METRICS:
            continue  # the etcd-b alert
        if not mine:
            continue
        theirs = kinds_of(part.text.lower(), evidence)
        if theirs and not any(_agree(one, other) for one in mine for other in theirs):
            yield Finding(UNSUPPORTED, "kind_of_a_name_differs", part.text)


def kinds_of(name: str, evidence: Evidence) -> set[str]:
    """The kinds that a text gives a name."""
    found: set[str] = set()
    for place in evidence.holding(name):
        lower = evidence.spelled[place]
        if evidence.tokens[place][0] == SIGN or (lower != name and not named(name, lower)):
            continue
        if "/" not in lower or lower.endswith(name):
            found |= kind_before(evidence.tokens, place)
    if "@" in name and _MAILBOX.fullmatch(name):
        found.add("mailbox")
    if _FILE_NAME.fullmatch(name):
        found.add("file")
    return found


def kind_before(tokens: list[Token], place: int) -> set[str]:
    """The kinds that the word or the key right before a place names."""
    for before in range(place - 1, max(-1, place - _REACH), -1):
        kind, text, entry, _ = tokens[before]
        if kind == SIGN:
            if text not in _SKIPPED:
                break
            continue
        if kind in (WORD, HAN, NAME):
            return _kinds(entry)
        break
    return set()


def same_kind(concept: str, evidence: Evidence) -> bool:
    """Whether a text has a name of that kind, under the kind's other word or by its shape."""
    if concept == "table" and _STATEMENT.search(evidence.lower):
        return True
    if concept == "file":
        return len(set(_FILE.findall(evidence.lower))) == 1
    if any(sign in evidence.lower for sign in _SHOWN.get(concept, ())):
        return True
    others = {one for row in _SAME if concept in row for one in row} - {concept}
    if not others:
        return False
    return any(
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


def _claimed(place: int, tokens: list[Token]) -> set[str]:
    """The kind right before a name of a sentence, or right behind it."""
    if place:
        kind, _, entry, _ = tokens[place - 1]
        mine = _kinds(entry) if kind in (WORD, HAN) else set()
        if mine:
            return mine
    if place + 1 < len(tokens) and tokens[place + 1][0] == WORD:
        after = tokens[place + 2][1] if place + 2 < len(tokens) else "."
        text = tokens[place + 1][1]
        if not text.endswith("s") and after not in _MEASURES:
            return _kinds(tokens[place + 1][2])
    return set()


def _kinds(entry: tuple[str, ...] | None) -> set[str]:
    things: set[str] = set()
    for one in entry or ():
        if one[0] not in "!-":
            thing = one.lstrip("+")
            if thing not in THING_NAMES:
                return set()  # a job that runs, a partition that splits
            things.add(thing)
    return things & KINDS


def _agree(one: str, other: str) -> bool:
    return one == other or any(one in row and other in row for row in FAMILIES)
