"""What a runbook warns of is not what has happened, and what it advises only after a deed waits for it.

Owns those two refusals: `can fill the disk` is no `has filled the disk`, `delete it only after agreement` no
`delete it`. Pure.
It cannot tell a runbook that also records what happened.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.facts import Place

_DONE = lazy(
    r"已经?(?![知在])|\b(?:has|have) (?:already |now )?(?!to\b)\w{2,}(?:ed|en)\b|\balready\b"
)
_CONDITION = lazy(
    r"\b(?:after|once|until|when|before|if|unless|where|whose)\b[^,;.]*|若[^,;。]*|如果[^,;。]*"
)
_ONLY_AFTER = lazy(r"\bonly (?:after|once|with|upon|following)\b|后(?:才|方可|方能)")
_TELLS = lazy(r"已|\b(?:has|have|had|was|were|already)\b")


def told_as_done(text: str, guidance: list[Evidence]) -> bool:
    """Whether a sentence tells as done what its runbooks tell only as possible or advised."""
    told = _CONDITION.sub("", text)
    return (
        bool(guidance)
        and bool(_DONE.search(told))
        and not any(_TELLS.search(one.lower) for one in guidance)
    )


def restriction_left_out(places: list[Place], asked: Asked, evidence: Evidence) -> bool:
    """`raise it only as a last resort`: advice whose `only` the sentence does not keep."""
    if "!only" in asked.marks or "!only" not in evidence.facts.marks:
        return False
    facts = evidence.facts
    restricted = {facts.stretches[place] for place in facts.marks["!only"]}
    if not all(stretch in restricted for _, stretch in places):
        return False
    if _ONLY_AFTER.search(evidence.lower) is None:
        return True
    ends = {facts.stretches[place]: place for place in facts.marks["!only"]}
    return not any(
        at < ends.get(stretch, 0) and _comes_second(part.text, asked.lower)
        for part in asked.parts
        for option in part.options
        for at, stretch in facts.held.get(option, ())
    )


def _comes_second(deed: str, said: str) -> bool:
    """`删除之前先征得同意`, `agreement before it is deleted`: the order keeps what `only after` restricts."""
    word = re.escape(deed)
    order = (
        rf"{word}[^,;.]{{0,12}}?(?:之前|以前|前),?\s?(?:先|需|须|要|应|得|必)"
        rf"|(?:后|以后|之后|后方),?\s?(?:再|才|方可|方能)[^,;.]{{0,6}}?{word}"
        if not word.isascii()
        else rf"\bbefore (?:[\w-]+ ){{0,4}}?{word}"
    )
    return re.search(order, said) is not None
