"""The method of a request: `GET /a` is not `POST /a`.

Owns the comparison of HTTP methods by name. Pure.
It cannot tell which of two requests in one text a sentence means.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, UNSUPPORTED, Finding
from firsthand.rules.sieve import heads

METHODS = heads("get post put delete patch head options")
"""Signs of which a sentence on a method has one (`sieve.py`)."""
_METHOD = lazy(r"\b(GET|POST|PUT|DELETE|PATCH|HEAD|OPTIONS)\b(?=[\s\"']*[/h]|[\s\"'\]])")
_CLAIMED = lazy(r"\b(GET|POST|PUT|DELETE|PATCH|HEAD|OPTIONS)\b")
_SPELLED = lazy(r"\b(Get|Post|Put|Delete|Patch|Head) \\?\"?(?=https?:|/)")
"""As Go writes it: `Get "http://…"`."""


def method_finding(asked: Asked, evidence: Evidence) -> Finding | None:
    """The ruling on a method that the text has not; None where all is well."""
    mine = set(_CLAIMED.findall(asked.text))
    if not mine:
        return None
    theirs = set(_METHOD.findall(evidence.text))
    theirs |= {one.upper() for one in _SPELLED.findall(evidence.text)}
    missing = {one for one in mine - theirs if one.lower() not in evidence.lower}
    if theirs and not mine & theirs:
        return Finding(CONTRADICTED, "method_differs", min(mine))
    return Finding(UNSUPPORTED, "method_not_in_evidence", min(missing)) if missing else None
