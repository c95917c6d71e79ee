"""How many of the texts: `two of the three ended with a 500, both served by 10.2.0.7, and one with a 503`.

Owns sentences whose subject is a number of texts, or of records of one text: the rest of the clause must
follow from exactly so many of them, and be ruled out by the others. Pure.
It cannot count where a text leaves open whether the rest is true of it.
"""

import re
from collections.abc import Sequence

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon.units import ENGLISH_NUMBERS, HAN_NUMERALS
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.reading.records import has_another_value
from firsthand.rules.meaning.several.judging import Judge
from firsthand.rules.meaning.tokens.names import named, product_shows

_N = r"(?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2})"
_VERB = (
    r"(?:ended|ends|end|was|were|is|are|has|have|had|failed|with|shows?|showed|came|got|returned|took|lacks?"
    r"|lacked|ran|runs?|waits?|waited|succeeded|restarted|exited|timed|used|uses)"
)
_HEAD = lazy(
    rf"\s*(?:and |, |but |only )?(?P<n>{_N}|both|none|all)(?: of (?:the |them|these |its )?(?:(?P<m>{_N}) )?"
    rf"(?P<noun>(?:[\w/-]+ ){{0,4}}?))?(?={_VERB}\b)",
    re.IGNORECASE,
)
_BARE = lazy(
    rf"\s*(?:only |and )?(?P<n>{_N}) (?P<m>)(?P<noun>(?:[\w-]+ ){{1,2}}?)(?={_VERB}\b)",
    re.IGNORECASE,
)
_HAN = lazy(
    r"\s*(?P<m>[两三四五六七八九十]|\d{1,2})\s?[个条台次行名](?P<noun>[\u4e00-\u9fff]{0,4}?)[中里]有(?P<n>[一两三四五六七八九十]|\d{1,2})"
    r"\s?[个条台次行名](?:是|为)?"
)
_TAIL = lazy(r", (?:both|all|each)(?: of them| two| three)? ", re.IGNORECASE)
_OTHER = (
    r"(?:the other(?: one| two)?|another(?: one)?|the rest|the remaining one"
    r"|另(?:外)?(?:一|两)[个条台次])"
)
_AND = lazy(
    rf",? (?:and|while|whereas|but) (?={_N}\b|{_OTHER}\b|both\b|all\b|none\b)|[;；]\s*"
    rf"|, (?={_OTHER}\b)|[,，、]\s?(?=另)",
    re.IGNORECASE,
)
_OF_THE = lazy(
    rf"\s*of (?:the |these |those )?(?P<m>{_N}) (?P<noun>(?:[\w./:-]+ ){{0,5}}?(?:[\w./:-]+)),?"
    rf"(?= (?:{_N}|both|all|none|neither)\b)",
    re.IGNORECASE,
)
"""`Of the two checkpoints one completed and one expired.`"""
_EACH = lazy(
    rf"\s*(?P<n>{_N}|both|all|none|neither|{_OTHER}|一[个条台次]|两[个条台次]|[一两三四五六七八九十])"
    r"(?: (?:of them|was|were|is|are))?\s*(?:是|为)?",
    re.IGNORECASE,
)
_HAN_OF = lazy(
    r"\s*(?:这|该)?(?P<m>[两三四五六七八九十]|\d{1,2})\s?[个条台次行名]"
    r"(?P<noun>[\u4e00-\u9fff \w-]{0,16}?)(?:之?[中里]|里面)?"
    r"[,，]?\s?(?=[一两三]\s?[个条台次行名])"
)
_HAN_AND = lazy(r"[,，、;；]\s?(?=[一两三另]外?[一两三]?\s?[个条台次行名])")
_ONE = lazy(
    rf"\s*one (?P<noun>(?:[\w-]+ ){{1,2}}?)(?={_VERB}\b)"
    r"|\s*[一有]一?[个条台次](?P<han>[\u4e00-\u9fff]{1,4}?)(?=[为是])",
    re.IGNORECASE,
)
"""`One alert is a warning, the other is critical.`"""
_TWO = 2


def tallied(asked: Asked, evidence: list[Evidence], judge: Judge, bare: bool) -> Finding | None:
    """The ruling on a sentence that counts texts; None where it counts none of them.

    `bare`: whether a number alone may count them, without `of the three`.
    """
    grouped = _grouped(asked.text, evidence, judge)
    if grouped is not None:
        return grouped
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


def _grouped(text: str, evidence: Sequence[Evidence], judge: Judge) -> Finding | None:
    """`Of the two alerts one is critical, the other is a warning`: every text is counted once."""
    head = _OF_THE.match(text) or _HAN_OF.match(text)
    first = None if head else _HEAD.match(text)
    if first is not None and first["m"] and len(_AND.split(text)) > 1:
        head = first
        clauses = _AND.split(f"{first['n']} {text[first.end() :].lstrip()}")
    elif head is None:
        return _one_and_other(text, evidence, judge)
    else:
        clauses = (_AND if text.isascii() else _HAN_AND).split(text[head.end() :])
    if _value(head["m"], len(evidence)) != len(evidence):
        return Finding(CONTRADICTED, "texts_miscounted", head[0].strip())
    return _shared_out(head["noun"] or "", clauses, evidence, judge)


def _one_and_other(text: str, evidence: Sequence[Evidence], judge: Judge) -> Finding | None:
    """`One alert is a warning, the other is critical` of two texts."""
    head = _ONE.match(text) if len(evidence) == _TWO else None
    clauses = _AND.split(text) if head else []
    if head is None or len(clauses) != _TWO or not _is_rest(clauses[1]):
        return None
    clauses[0] = f"one {text[head.end() : len(clauses[0])]}"
    return _shared_out(head["noun"] or "", clauses, evidence, judge)


def _shared_out(
    noun: str, clauses: list[str], evidence: Sequence[Evidence], judge: Judge
) -> Finding | None:
    """Each clause takes its number of the texts, until none is left."""
    whole = len(evidence)
    if not _are_called(noun, evidence):
        return None
    left, taken = whole, set[int]()
    for clause in clauses:
        told = _EACH.match(clause)
        if told is None or not clause[told.end() :].strip(" ."):
            return None
        count = left if _is_rest(told["n"]) else _value(told["n"].rstrip("个条台次"), whole)
        rest = clause[told.end() :]
        rulings = [judge(Asked(rest), one) for one in evidence]
        own = {at for at, one in enumerate(rulings) if one.rank == HOLDS}
        held = len(own)
        if (
            taken & own
            or held > count >= 0
            or (count > held and all(one.rank == CONTRADICTED for one in rulings if one.rank))
        ):
            return Finding(CONTRADICTED, "texts_miscounted", told[0].strip())
        if held != count or any(one.rank == OPEN for one in rulings):
            return None
        left -= count
        taken |= own
    return Finding(HOLDS, "texts_counted")


def _is_rest(word: str) -> bool:
    return word.lower().startswith(("the ", "another", "另"))


def _are_called(noun: str, evidence: Sequence[Evidence]) -> bool:
    """Whether each text is of what the sentence counts: a name of it must stand in every one."""
    asked = Asked(noun)
    return all(
        named(part.text, one.lower) or product_shows(part.text.lower(), one.lower)
        for part in asked.names
        for one in evidence
    )


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
    left_open = [
        text
        for text, one in zip(evidence, rulings, strict=True)
        if one.rank == OPEN and not has_another_value(one.detail, text, held)
    ]
    if len(held) != _value(head["n"], len(evidence)) or left_open:
        return None
    noun = Asked(head["noun"] or "")
    named = [part for part in noun.names if not any(part.text in one.text for one in evidence)]
    if named:
        return Finding(UNSUPPORTED, "name_not_in_evidence", named[0].text)
    if noun.parts and not whole and not all(_is_of(noun.text, main, one, judge) for one in held):
        return None
    for tail in tails:
        if any(judge(Asked(tail), one).rank != HOLDS for one in held):
            return None
    return Finding(HOLDS, "texts_counted")


def _is_of(noun: str, told: str, text: Evidence, judge: Judge) -> bool:
    """Whether what is told is told of the things that are counted: `two refunds`, and no invoices."""
    return judge(Asked(f"{noun} {told}"), text).rank == HOLDS


def _value(word: str, count: int) -> int:
    lower = word.lower()
    if lower in ("both", "all", "none", "neither"):
        return {"both": 2, "all": count, "none": 0, "neither": 0}[lower]
    if lower.isdigit():
        return int(lower)
    return int(ENGLISH_NUMBERS.get(lower) or HAN_NUMERALS.get(lower) or -1)
