"""Verbs whose particle stands behind their object: `took the node out of use` is `took out of use the node`.

Owns the joining of such a verb with its particle, so that the phrase is read as one word. Of a sentence only,
before it is read. Pure; a pattern is tried only where its particle stands.
It cannot join over a sign, nor over more than MOST words.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.sieve import heads

MOST = 5
_OBJECT = rf"((?:(?!and |but |or |which |that |to |for )[\w./:@#*'-]+ ){{1,{MOST}}}?)"
_VERBS = (
    (
        ("out of ", "offline", "down", "away"),
        "take|takes|took|taking",
        r"out of (?:use|service|rotation|the rotation|the pool|action)|offline|away",
    ),
    (
        (" back", " on hold", "offline", " down"),
        "put|puts|putting",
        r"back (?:in|into|on|onto) (?:the )?queue|back in(?:to)? (?:service|rotation)|on hold|offline",
    ),
    (
        (" back", " online"),
        "bring|brings|brought|bringing",
        r"back online|back into service|back up|back|online",
    ),
    ((" down", " off"), "shut|shuts|shutting|powered|switched|turned|turns|switches", r"down|off"),
    ((" on",), "switched|turned|turns|switches", r"back on|on(?= [.,;]|[.,;]|$)"),
    ((" back",), "roll|rolls|rolled|rolling", r"back"),
    ((" off",), "cut|cuts|cutting|called", r"off"),
    ((" out",), "kick|kicks|kicked|throw|throws|threw|lock|locks|locked", r"out(?! of \d)"),
    ((" up",), "give|gives|gave|giving|used|uses|ate|eats", r"up"),
    ((" off",), "set|sets", r"off"),
)
_ROWS = tuple(
    (parts, lazy(rf"\b({verbs}) {_OBJECT}({particles})\b(?! [\d%])", re.IGNORECASE))
    for parts, verbs, particles in _VERBS
)
_SPLIT_VERBS = frozenset(verb for _, verbs, _ in _VERBS for verb in verbs.split("|"))

SPLIT = heads(" ".join(_SPLIT_VERBS))
"""Signs of which a sentence with such a verb has one (`sieve.py`)."""


def joined_particles(text: str) -> str:
    """A sentence in which a verb and its particle stand side by side."""
    if _SPLIT_VERBS.isdisjoint(text.lower().split()):
        return text
    for parts, pattern in _ROWS:
        for part in parts:
            if part in text:
                text = pattern.sub(r"\1 \3 \2", text).replace("  ", " ")
                break
    return text
