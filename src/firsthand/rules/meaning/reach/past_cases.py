"""What a sentence tells of a past case: `in an earlier incident, …` rests on a text that says it tells one.

Owns the words of that attribution, in sentence and text. Pure.
It cannot tell which of several past cases is meant.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.sieve import heads

_OF_A_PAST_CASE = lazy(
    r"\b(?:in|according to|from) (?:a|the|that|an) (?:past|earlier|previous|old) (?:case|incident),?\s?"
    r"|(?:在)?(?:过去|以往|历史|此前)的?(?:案例|故障)(?:中|里),?",
    re.IGNORECASE,
)
"""Attribution to a text that says of itself that it tells a past case."""
_CASES = heads("case incident 案例 故障")
_IS_A_PAST_CASE = lazy(
    r"\b(?:past|earlier|previous|old) (?:case|incident)\b|历史案例|以往案例|过往案例"
)


def of_a_past_case(text: str, signs: set[str]) -> Asked | None:
    """What a sentence, given with its signs, says of a past case; None where it speaks of none."""
    past = None if _CASES.isdisjoint(signs) else _OF_A_PAST_CASE.search(text)
    return None if past is None else Asked(text[: past.start()] + text[past.end() :])


def is_a_past_case(evidence: Evidence) -> bool:
    return _IS_A_PAST_CASE.search(evidence.lower) is not None
