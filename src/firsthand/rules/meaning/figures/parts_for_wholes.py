"""What a text tells of a part, told of its whole: a stage as the pipeline, one region as all regions.

Law: a part's state is not its whole's, and what a text labels with one name is not told of every one. Pure,
linear.
It cannot see a part in words of none of the rows.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import UNSUPPORTED, Finding
from firsthand.rules.sieve import heads

_CLAUSE = lazy(r"[,;]\s|\band\b|\bbut\b|\bwhile\b|\bwhereas\b|[,;]")
_WORD = lazy(r"[a-z]+")
_PARTS: tuple[tuple[frozenset[str], frozenset[str]], ...] = (
    (names("stage step job task"), names("pipeline build workflow run deployment release")),
    (names("container pod cgroup process"), names("machine host node server system service")),
    (names("pod replica instance task"), names("deployment service statefulset cluster app")),
    (names("node broker member replica shard"), names("cluster ring quorum")),
    (names("shard segment replica"), names("index")),
    (names("partition"), names("topic table")),
    (names("table row tablespace"), names("database schema")),
    (
        names("disk volume partition interface port"),
        names("host node server machine switch router"),
    ),
    (names("test case"), names("suite")),
    (names("thread"), names("process")),
    (names("zone rack"), names("region datacenter")),
)
"""Words for a part, and for the wholes it may be of."""
_STATED = lazy(
    r"\b(?:was|were|is|are|has been|have been|has|had|got|went|ran) (?:not )?(?:being )?"
    r"(out of [a-z]+|[a-z]{4,}ed|down|full|unreachable|unavailable|unhealthy|lost|stuck|hung|offline)\b"
)
_LABEL = (
    "region|zone|host|node|pod|instance|service|tenant|cluster|partition|shard|queue|topic|replica"
    "|container|user|bucket|table|database|device"
)
_OF_ALL = lazy(rf"\b(?:all|every|each|any) (?:of )?(?:the )?({_LABEL})s?\b")


def _one_of_all(said: str, text: str) -> Finding | None:
    """`in all regions` of a text that labels one: `region=eu`."""
    found = _OF_ALL.search(said)
    if found is None or found[0] in text:
        return None
    noun = found[1]
    named = set(re.findall(rf"(?<![a-z]){noun}[\"']?[=:] ?[\"']?([\w.-]+)", text))
    return Finding(UNSUPPORTED, "one_of_all", found[0]) if len(named) == 1 else None


def _part(said: str, text: str) -> Finding | None:
    """`the pipeline was skipped` of `stage "x" skipped`."""
    for found in _STATED.finditer(said):
        subject = _CLAUSE.split(said[: found.start()])[-1]
        state = found[1][:6]
        words = _WORD.findall(subject)
        for parts, wholes in _PARTS:
            mine = wholes.intersection(words)
            if not mine or parts & set(words) or {word + "s" for word in parts} & set(words):
                continue
            pieces = [one for one in re.split(r"[,;⏎]|\. ", text) if state in one]
            ahead = [set(_WORD.findall(one[: one.find(state)])) for one in pieces]
            if ahead and all(parts & one and not mine & one for one in ahead):
                return Finding(UNSUPPORTED, "part_for_whole", min(mine))
    return None


PARTS_FOR_WHOLES = (
    Reading(_one_of_all, heads(_LABEL.replace("|", " ")), heads("all every each any")),
    Reading(
        _part,
        heads(" ".join(one for parts, _ in _PARTS for one in parts)),
        heads(" ".join(one for _, wholes in _PARTS for one in wholes)),
    ),
)
