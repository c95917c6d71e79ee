"""How many of the texts: `two of the three ended with a 500, both served by 10.2.0.7, and one with a 503`.

Owns sentences whose subject is a number of texts, or of records of one text: the rest of the clause must
follow from exactly so many of them, and be ruled out by the others. Pure.
It cannot count where a text leaves open whether the rest is true of it.
"""

import re
from collections.abc import Sequence

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.several.judging import Judge, so_many
from firsthand.rules.meaning.several.other_values import has_another_value
from firsthand.rules.meaning.several.shared_out import counted_on, shared_out
from firsthand.rules.meaning.several.tally_words import (
    BETWEEN_COUNTS,
    HEAD,
    NUMBER_WORD,
    VERB,
    as_keyed,
    number_of,
)

_BARE = lazy(
    rf"\s*(?:only |and )?(?P<n>{NUMBER_WORD}) (?P<m>)(?P<noun>(?:[\w-]+ ){{1,2}}?)(?={VERB}\b)",
    re.IGNORECASE,
)
_GOING_ON = lazy(rf"\s*(?P<n>{NUMBER_WORD})(?P<m>)(?P<noun>) (?={VERB}\b)", re.IGNORECASE)
"""`One job succeeded, one failed`: of the same things as before."""
_HAN = lazy(
    r"\s*(?P<m>[两三四五六七八九十]|\d{1,2})\s?[个条台次行名]"
    r"(?P<noun>[\u4e00-\u9fff]{0,4}?|[\u4e00-\u9fff]{0,4} ?[\w-]{1,12} ?)[中里]有"
    r"(?P<n>[一两三四五六七八九十]|\d{1,2})"
    r"\s?[个条台次行名](?:是|为)?"
)
_HAN_BARE = lazy(
    r"\s*(?:共?有)?(?P<n>[一两三四五六七八九十]|\d{1,2})(?P<m>)\s?[个台]\s?"
    r"(?P<noun>[\u4e00-\u9fff]{1,6}?|[A-Za-z-]+ ?)"
    r"(?:上?的 ?|(?=[处在正已都均仍被 ]))"
)
_TAIL = lazy(r", (?:both|all|each)(?: of them| two| three)? ", re.IGNORECASE)


def tallied(asked: Asked, evidence: list[Evidence], judge: Judge, bare: bool) -> Finding | None:
    """The ruling on a sentence that counts texts; None where it counts none of them.

    `bare`: whether a number alone may count them, without `of the three`.
    """
    shared = shared_out(asked.text, evidence, judge) or counted_on(
        asked.text, evidence, judge, bare
    )
    if shared is not None:
        return shared
    worst: Finding | None = None
    for clause in BETWEEN_COUNTS.split(asked.text):
        if not clause.strip(" ."):
            continue
        head = (
            HEAD.match(clause)
            or _HAN.match(clause)
            or (bare and (_BARE.match(clause) or _HAN_BARE.match(clause)))
            or (bare and worst is not None and _GOING_ON.match(clause))
        )
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
    """One clause that counts: exactly so many texts must tell the rest of it."""
    whole = head["m"]
    if whole and number_of(whole, len(evidence)) != len(evidence):
        return Finding(CONTRADICTED, "texts_miscounted", head[0].strip())
    main, *tails = _TAIL.split(rest)
    asked = Asked(main)
    if asked.empty:
        return None
    rulings = so_many(asked, evidence, judge, number_of(head["n"], len(evidence)))
    if rulings is None:
        return None
    held = [text for text, one in zip(evidence, rulings, strict=True) if one.rank == HOLDS]
    if any(
        one.rank == OPEN and not has_another_value(one.detail, text, held)
        for text, one in zip(evidence, rulings, strict=True)
    ):
        return None
    noun = Asked(as_keyed(head["noun"] or "", evidence[0].lower))
    named = [part for part in noun.names if not any(part.text in one.text for one in evidence)]
    if named:
        return Finding(UNSUPPORTED, "name_not_in_evidence", named[0].text)
    if noun.parts and not whole and not _are_of(noun.text, main, held, judge):
        return None
    for tail in map(Asked, tails):
        if any(judge(tail, one).rank != HOLDS for one in held):
            return None
    return Finding(HOLDS, "texts_counted")


def _are_of(noun: str, told: str, texts: list[Evidence], judge: Judge) -> bool:
    """Whether what is told is told of the things that are counted: `two refunds`, and no invoices."""
    asked = Asked(f"{noun} {told}")
    return all(judge(asked, one).rank == HOLDS for one in texts)
