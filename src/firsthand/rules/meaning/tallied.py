"""How many of the texts: `two of the three ended with a 500, both served by 10.2.0.7, and one with a 503`.

Owns sentences whose subject is a number of texts, or of records of one text: the rest of the clause must
follow from exactly so many of them, and be ruled out by the others. Pure.
It cannot count where a text leaves open whether the rest is true of it.
"""

import re
from collections.abc import Sequence

from firsthand.rules.meaning.asked import Asked
from firsthand.rules.meaning.evidence import Evidence
from firsthand.rules.meaning.finding import CONTRADICTED, HOLDS, OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.lexicon.units import ENGLISH_NUMBERS, HAN_NUMERALS
from firsthand.rules.meaning.spans import Judge

_N = r"(?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2})"
_VERB = (
    r"(?:ended|ends|end|was|were|is|are|has|have|had|failed|with|shows?|showed|came|got|returned|took|lacks?"
    r"|lacked|ran|runs?|waits?|waited|restarted|exited|timed|used|uses)"
)
_HEAD = re.compile(
    rf"\s*(?:and |, |but |only )?(?P<n>{_N}|both|none|all)(?: of (?:the |them|these |its )?(?:(?P<m>{_N}) )?"
    rf"(?P<noun>(?:[\w/-]+ ){{0,4}}?))?(?={_VERB}\b)",
    re.IGNORECASE,
)
_BARE = re.compile(
    rf"\s*(?:only |and )?(?P<n>{_N}) (?P<m>)(?P<noun>(?:[\w-]+ ){{1,2}}?)(?={_VERB}\b)",
    re.IGNORECASE,
)
_HAN = re.compile(
    r"\s*(?P<m>[两三四五六七八九十]|\d{1,2})\s?[个条台次行名](?P<noun>[\u4e00-\u9fff]{0,4}?)[中里]有(?P<n>[一两三四五六七八九十]|\d{1,2})"
    r"\s?[个条台次行名](?:是|为)?"
)
_TAIL = re.compile(r", (?:both|all|each)(?: of them| two| three)? ", re.IGNORECASE)
_AND = re.compile(rf",? and (?={_N}\b)|[;；]\s*", re.IGNORECASE)


def tallied(asked: Asked, evidence: list[Evidence], judge: Judge, bare: bool) -> Finding | None:
    """The ruling on a sentence that counts texts; None where it counts none of them.

    `bare`: whether a number alone may count them, without `of the three`.
    """
    worst: Finding | None = None
    for clause in _AND.split(asked.text):
        if not clause.strip(" ."):
            continue
        head = _HEAD.match(clause) or _HAN.match(clause) or (bare and _BARE.match(clause))
        if not head or (worst is None and not head["m"] and not bare):
            return None
        one = _counts(head, clause[head.end() :], evidence, judge)
        if one is None:
            return None
        if worst is None or one.rank > worst.rank:
            worst = one
    return worst


def _counts(
    head: re.Match[str], rest: str, evidence: Sequence[Evidence], judge: Judge
) -> Finding | None:
    whole = head["m"]
    if whole and _value(whole, len(evidence)) != len(evidence):
        return Finding(CONTRADICTED, "texts_miscounted", head[0].strip())
    main, *tails = _TAIL.split(rest)
    asked = Asked(main)
    if asked.empty:
        return None
    rulings = [judge(Asked(main), one) for one in evidence]
    held = [text for text, one in zip(evidence, rulings, strict=True) if one.rank == HOLDS]
    if len(held) != _value(head["n"], len(evidence)) or any(one.rank == OPEN for one in rulings):
        return None
    noun = Asked(head["noun"] or "")
    named = [part for part in noun.names if not any(part.text in one.text for one in evidence)]
    if named:
        return Finding(UNSUPPORTED, "name_not_in_evidence", named[0].text)
    for tail in tails:
        if any(judge(Asked(tail), one).rank != HOLDS for one in held):
            return None
    return Finding(HOLDS, "texts_counted")


def _value(word: str, count: int) -> int:
    lower = word.lower()
    if lower in ("both", "all", "none"):
        return {"both": 2, "all": count, "none": 0}[lower]
    if lower.isdigit():
        return int(lower)
    return int(ENGLISH_NUMBERS.get(lower) or HAN_NUMERALS.get(lower) or -1)
