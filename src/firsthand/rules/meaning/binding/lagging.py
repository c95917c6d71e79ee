"""Of two copies, the one that lags, and the head of a subject that names its number.

Owns two bindings of a number beyond its nearest words: a lag belongs to the copy and never to its source, and
`the target for cpu is 87 %` tells the target. Pure.
It cannot tell which of two replicas lags.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon import WORDS
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.tokens.token import Token
from firsthand.rules.sieve import holds_any

_SOURCE = lazy(
    r"\b(?:primary|master|leader|source|upstream|主库|主节点)[\"']?\s?[=:]\s?[\"']?([\w.:-]+)",
    re.IGNORECASE,
)
_COPY = lazy(
    r"\b(?:replica|standby|slave|follower|secondary|从库|备库)[\"']?\s?[=:]\s?[\"']?([\w.:-]+)",
    re.IGNORECASE,
)
_COPIES = ("replica", "standby", "slave", "follower", "secondary", "从库", "备库")
_LAGS = ("lag", "behind", "delay", "落后", "延迟", "滞后")
_LAG = lazy(r"\blag|behind|delay|落后|延迟|滞后", re.IGNORECASE)
_HEAD = lazy(
    r"(?:the |its |their )?(?:\w+ ){0,2}?(limit|threshold|target|maximum|minimum|quota|capacity)"
    r" (?:of|for|on) ",
    re.IGNORECASE,
)
HEADED = frozenset({"is", "was", "are", "were", "at"})
"""What joins a number to the head of its subject."""
_HEAVY = 1.0
_PAIR = 2
"""Tokens from a key to its value."""


def lag_of_the_source(asked: Asked, evidence: Evidence) -> bool:
    """`pg-a1 lags by 143 s` of `primary=pg-a1 replica=pg-a2 lag_seconds=143`."""
    if (
        not asked.names
        or not holds_any(asked.lower, _LAGS)
        or not holds_any(evidence.lower, _COPIES)
    ):
        return False
    if _LAG.search(asked.text) is None:
        return False
    sources = {one.lower() for one in _SOURCE.findall(evidence.text)}
    copies = {one.lower() for one in _COPY.findall(evidence.text)}
    told = {part.text.lower() for part in asked.names}
    behind = re.search(
        r"behind (?:its |the )?(?:\w+ )?([\w.-]+)|(?:落后于?|比)\s?([\w.-]+)", asked.text
    )
    if behind is not None:
        told.discard((behind[1] or behind[2] or "").lower().rstrip("."))
    return bool(copies and told & sources and not told & copies)


def of_another_key(
    held: list[Figure], same: list[Figure], asked: Asked, tokens: list[Token]
) -> bool:
    """`node-2 is off by 4.2 s` of `node-1=-4.2s node-2=0.3s`: a name that is itself the key."""
    told = {one.text.lower() for one in asked.names if one.text[-1].isdigit()}
    if not told:
        return False
    own = [
        f
        for f in same
        if f.key == f.place - _PAIR
        and tokens[f.key + 1][1] == "="
        and tokens[f.key][1].lower() in told
    ]
    return bool(own) and not any(f.place == one.place for f in own for one in held)


def of_its_head(claim: Figure, same: list[Figure], asked: Asked) -> tuple[Figure, list[Figure]]:
    """A number behind HEADED with its role, and those that the head of its subject names, if any."""
    head = _HEAD.match(asked.text)
    if head is None:
        return claim, same
    concepts = {head[1].lower(), *(WORDS.get(head[1].lower()) or ())}
    named = [f for f in same if any(f.field.get(one, 0.0) >= _HEAVY for one in concepts)]
    if not named:
        return claim, same
    return claim.but(role=named[0].role), named
