"""A deed that only a key tells: `cart called stock` of `svc=cart upstream=stock`, `ran on w-2` of `worker=`.

Law: the sentence names the value, or both ends; who did it to whom is judged by roles. Pure, linear.
It cannot read a key of another name.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.roles.ends_of_calls import ends_of_call

CALLED = frozenset({"call"})
RUN_AT = frozenset({"run", "execute", "ran"})
_PLACES = lazy(
    r"(?<![a-z])(?:worker|host|hostname|node|runner|executor|machine|server|instance|agent)(?:_name|_id)?[\"']?"
    r"[=:] ?[\"']?([\w.:-]+)"
)
_AT = r"(?:\bon (?:the )?(?:\w+ )?|在 ?(?:[\u4e00-\u9fff]{{1,4}} ?)?|由 ?){}(?![\w.-])"


def told_by_key(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """Whether the keys of a text tell the deed that one of its words does not."""
    if not CALLED.isdisjoint(part.options):
        ends = ends_of_call(evidence.lower)
        return ends is not None and all(one in asked.lower for one in ends)
    if RUN_AT.isdisjoint(part.options):
        return False
    values = set(_PLACES.findall(evidence.lower))
    return any(re.search(_AT.format(re.escape(one)), asked.lower) is not None for one in values)
