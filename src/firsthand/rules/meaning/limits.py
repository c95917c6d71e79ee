"""Sentences about what the evidence does not say.

Owns the frames of a limitation: "this does not prove that …", "the log does not name …", "不能据此判断
…". One holds if what it says is missing is indeed missing. Pure.
It cannot see that a text says the same in words the lexicon does not know.
"""

import re

from firsthand.rules.meaning.asked import Asked
from firsthand.rules.meaning.evidence import Evidence
from firsthand.rules.meaning.empty import is_empty_result
from firsthand.rules.meaning.finding import CONTRADICTED, HOLDS, OPEN, Finding

_SOURCE = (
    r"(?:this|that|which|(?:the |these |current |available |single |both |two |cited |present |retrieved )*"
    r"(?:\w+[ -])?(?:logs?|lines?|excerpts?|evidence|records?|alerts?|rows?|entry|entries|results?|texts?|data|output|messages?"
    r"|absence of (?:\w+ ){1,3}))"
)
_SAY = (
    r"(?:prove|show|state|say|name|mention|establish|indicate|tell|reveal|specify|identify|explain|confirm|imply|mean"
    r"|demonstrate|give|include|contain|exclude|rule out|suffice)"
)
FRAME = re.compile(
    rf"\b{_SOURCE} (?:alone )?(?:does not|do not|doesn't|don't|did not|cannot|can't|can not|is not enough to|are not enough to"
    rf"|is insufficient to|are insufficient to|is not sufficient to|are not sufficient to) (?:by itself |alone )?(?:{_SAY})?"
    rf"|\bneither {_SOURCE} {_SAY}s?|\bno {_SOURCE} {_SAY}s?\b"
    rf"|\b(?:insufficient|not enough|not sufficient|no sufficient)(?: \w+)? (?:evidence|data|information)?\s?to (?:confirm|prove|determine"
    rf"|conclude|establish|tell|say|judge|decide)"
    rf"|\b(?:cause|reason|trigger) (?:is|was|remains?) (?:not (?:stated|named|given|mentioned|shown|known|specified|identified|explained|confirmed"
    rf"|established)|unknown|unclear|unconfirmed|unstated)\b"
    rf"|\b(?:cannot|can't|could not) be (?:determined|concluded|inferred|confirmed|told|established|derived|ruled out)\b"
    r"|(?:不能|无法|不足以|尚不能|并不能|不可)(?:据此|由此|以此|直接)?(?:判断|确认|断定|证明|说明|得出|推断|确定|认定|排除|表明|推出|看出)"
    r"|(?:不代表|不意味着|不等于|并不说明|并不代表|并未说明|未说明|未给出|未提及|没有说明|没有给出|没有提到|未提到|未指明|未写明|没有指出"
    r"|未指出|未体现|没有体现|未包含|不足以)",
    re.IGNORECASE,
)
_CAUSES = re.compile(r"\b(?:cause|reason|why|root cause)\b|原因|根因|为什么", re.IGNORECASE)


_MAY_LIMIT = frozenset({"low", "-know", "-success", "-low"})
"""What a limitation says where it says no `not`: insufficient, unknown, cannot."""


def limitation(asked: Asked, evidence: list[Evidence]) -> Finding | None:
    """The ruling on a clause that says what the evidence lacks; None for any other clause."""
    if not ("!neg" in asked.marks or _MAY_LIMIT & asked.said):
        return None
    frame = FRAME.search(asked.text)
    if frame is None:
        return None
    missing = asked.text[frame.end() :] or asked.text[: frame.start()]
    if len(missing.strip(" .。,")) < 2:
        missing = asked.text[: frame.start()]
    if _CAUSES.search(missing):
        for one in evidence:
            if "!because" in one.facts.marks or "!cause" in one.facts.marks:
                return Finding(OPEN, "a_cause_may_be_stated")
        return Finding(HOLDS, "limitation")
    lacking = Asked(missing)
    for one in evidence:
        if is_empty_result(one):
            continue
        if lacking.names and any(part.text.lower() not in one.lower for part in lacking.names):
            continue
        held = one.facts.held
        if (lacking.parts or lacking.names) and all(
            part.text in one.lower or any(option.lstrip("-") in held for option in part.options)
            for part in lacking.parts
        ):
            return Finding(CONTRADICTED, "evidence_says_it")
    return Finding(HOLDS, "limitation")
