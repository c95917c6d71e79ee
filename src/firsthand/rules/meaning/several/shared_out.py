"""Every text counted once: `Of the two alerts one is critical, the other is a warning`.

Owns sentences whose clauses share the texts out among them, until none is left. Pure.
It cannot share out where a text leaves open which clause is true of it.
"""

import re
from collections.abc import Sequence

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, Finding
from firsthand.rules.meaning.several.judging import Judge, so_many
from firsthand.rules.meaning.several.other_values import has_another_value
from firsthand.rules.meaning.several.tally_words import (
    BETWEEN_COUNTS,
    HEAD,
    NUMBER_WORD,
    THE_OTHER,
    VERB,
    as_keyed,
    number_of,
)
from firsthand.rules.meaning.tokens.names import named, product_shows

_OF_THE = lazy(
    rf"\s*of (?:the |these |those )?(?P<m>{NUMBER_WORD}) (?P<noun>(?:[\w./:-]+ ){{0,5}}?(?:[\w./:-]+)),?"
    rf"(?= (?:{NUMBER_WORD}|both|all|none|neither)\b)",
    re.IGNORECASE,
)
"""`Of the two checkpoints one completed and one expired.`"""
_EACH = lazy(
    rf"\s*(?P<n>{THE_OTHER}|{NUMBER_WORD}|both|all|none|neither|一[个条台次]|两[个条台次]|[一两三四五六七八九十])"
    r"(?: (?:of them|was|were|is|are))?\s*(?:是|为)?",
    re.IGNORECASE,
)
_HAN_OF = lazy(
    r"\s*(?:这|该)?(?P<m>[两三四五六七八九十]|\d{1,2})\s?[个条台次行名]"
    r"(?P<noun>[\u4e00-\u9fff \w-]{0,16}?)(?:之?[中里]|里面)?有?"
    r"[,，]?\s?(?=[一两三]\s?[个条台次行名])"
)
_HAN_AND = lazy(
    r"[,，、;；]\s?(?=[一两三另]外?[一两三]?\s?[个条台次行名]|其余|剩[下余]|第[三四五])"
)
_ONE = lazy(
    rf"\s*one (?P<noun>(?:[\w-]+ ){{1,2}}?)(?={VERB}\b)"
    r"|\s*[一有]一?[个条台次](?P<han>[\u4e00-\u9fff]{1,4}?)(?=[为是])",
    re.IGNORECASE,
)
"""`One alert is a warning, the other is critical.`"""
_ON = lazy(
    rf"(?P<what>[^,;]+?) (?:on|for|in|at) (?P<n>{NUMBER_WORD}|both|none) "
    rf"(?:of (?:the |these |its )?(?P<m>{NUMBER_WORD}) )?(?P<noun>[\w/-]+(?: [\w/-]+)?)"
    rf"(?:,? (?:and|but|while) (?P<then>[^,;]+?) (?:on|for|in|at) (?P<rest>{THE_OTHER}))?[.\s]*\Z",
    re.IGNORECASE,
)
"""`It fires on two of the three hosts and is pending on the third.`"""
_TWO = 2


def shared_out(text: str, evidence: Sequence[Evidence], judge: Judge) -> Finding | None:
    """`Of the two alerts one is critical, the other is a warning`: every text is counted once."""
    head = _OF_THE.match(text) or _HAN_OF.match(text)
    first = None if head else HEAD.match(text)
    if first is not None and first["m"] and len(BETWEEN_COUNTS.split(text)) > 1:
        head = first
        clauses = BETWEEN_COUNTS.split(f"{first['n']} {text[first.end() :].lstrip()}")
    elif head is None:
        return _one_and_other(text, evidence, judge)
    else:
        clauses = (BETWEEN_COUNTS if text.isascii() else _HAN_AND).split(text[head.end() :])
    if number_of(head["m"], len(evidence)) != len(evidence):
        return Finding(CONTRADICTED, "texts_miscounted", head[0].strip())
    return _each_its_number(head["noun"] or "", clauses, evidence, judge)


def counted_on(text: str, evidence: Sequence[Evidence], judge: Judge, bare: bool) -> Finding | None:
    """`It fires on two of the three hosts and is pending on the third`: the count stands behind.

    `bare`: whether it may stand without `of the three`.
    """
    head = _ON.match(text)
    if head is None or not (head["m"] or (bare and not head["then"])):
        return None
    if not head["m"]:
        noun = as_keyed(head["noun"], evidence[0].lower)
        told = Asked(f"{head['what']} on {noun}" if noun else head["what"])
        if so_many(told, evidence, judge, number_of(head["n"], len(evidence))) is None:
            return None
    elif number_of(head["m"], len(evidence)) != len(evidence):
        return Finding(CONTRADICTED, "texts_miscounted", head[0].strip())
    clauses = [f"{head['n']} {head['what']}"]
    if head["then"]:
        clauses.append(f"{head['rest']} {head['then']}")
    return _each_its_number(head["noun"], clauses, evidence, judge)


def _one_and_other(text: str, evidence: Sequence[Evidence], judge: Judge) -> Finding | None:
    """`One alert is a warning, the other is critical` of two texts."""
    head = _ONE.match(text) if len(evidence) == _TWO else None
    clauses = BETWEEN_COUNTS.split(text) if head else []
    if head is None or len(clauses) != _TWO or not _is_rest(clauses[1]):
        return None
    clauses[0] = f"one {text[head.end() : len(clauses[0])]}"
    return _each_its_number(head["noun"] or "", clauses, evidence, judge)


def _each_its_number(
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
        count = left if _is_rest(told["n"]) else number_of(told["n"].rstrip("个条台次"), whole)
        rest = clause[told.end() :]
        asked = Asked(rest)
        rulings = [judge(asked, one) for one in evidence]
        own = {at for at, one in enumerate(rulings) if one.rank == HOLDS}
        held = len(own)
        if (
            taken & own
            or held > count >= 0
            or (count > held and all(one.rank == CONTRADICTED for one in rulings if one.rank))
        ):
            return Finding(CONTRADICTED, "texts_miscounted", told[0].strip())
        mine = [text for at, text in enumerate(evidence) if at in own]
        if held != count or any(
            one.rank == OPEN and not has_another_value(one.detail, text, mine)
            for text, one in zip(evidence, rulings, strict=True)
        ):
            return None
        left -= count
        taken |= own
    return Finding(HOLDS, "texts_counted")


def _is_rest(word: str) -> bool:
    return word.lower().startswith(("the ", "another", "另", "其余", "剩", "第"))


def _are_called(noun: str, evidence: Sequence[Evidence]) -> bool:
    """Whether each text is of what the sentence counts: a name of it must stand in every one."""
    asked = Asked(noun)
    return all(
        named(part.text, one.lower) or product_shows(part.text.lower(), one.lower)
        for part in asked.names
        for one in evidence
    )
