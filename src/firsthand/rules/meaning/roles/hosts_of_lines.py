"""The host that stands in the head of a syslog line: whose log it is, and no party to what the line tells.

Owns where such a host stands. Pure.
It cannot know a host whose line has no program behind it.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.evidence import Evidence

_HEAD = lazy(
    r"(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec) +\d+ \d\d:\d\d:\d\d"
    r"|\d{4}-\d\d-\d\dt\d\d:\d\d:\d\d[\d.,]*(?:z|[+-]\d\d:?\d\d)) ([\w.-]+) [\w./()-]+(?:\[\d+\])?:"
)


def header_hosts(evidence: Evidence) -> frozenset[int]:
    """The places of the hosts that stand in the heads of a text's lines."""
    if ": " not in evidence.lower:
        return frozenset()
    hosts = {found[1] for found in _HEAD.finditer(evidence.lower)}
    return frozenset([at for at, text in enumerate(evidence.spelled) if text in hosts])
