"""Sentences about what the evidence does not say.

Owns the frames of a limitation: "this does not prove that …", "the log does not name …", "不能据此判断
…". One holds if what it says is missing is indeed missing. Nothing may stand before the frame, and what
is missing may name nothing that the texts and the lexicon lack: it would be told so. Pure.
It cannot see that a text says the same in words the lexicon does not know.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.absence.empty import is_empty_result
from firsthand.rules.meaning.absence.unsaid import (
    asks_for_name,
    asks_for_number,
    counts_it,
    names_it,
    names_someone,
    presupposes,
    without_question,
)
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, Finding
from firsthand.rules.sieve import holds_any

_SOURCE = (
    r"(?:this|that|which|(?:the |an? |these |current |available |single |both |two |cited |present "
    r"|retrieved |empty |blank |null |negative |bare |mere |lone |query |search |lookup )*"
    r"(?:\w+[ -])?(?:logs?|lines?|excerpts?|evidence|records?|alerts?|rows?|entry|entries|results?|texts?"
    r"|data|output|messages?|errors?|exceptions?|warnings?|traces?|absence of (?:\w+ ){1,3}))"
)
_SAYS = (
    "prove|show|state|say|name|mention|establish|indicate|tell|reveal|specify|identify|explain|confirm|imply"
    "|mean|demonstrate|give|include|contain|exclude|rule out|suffice|determine|conclude|judge|decide"
)
_SAY = f"(?:{_SAYS})"
_NOT = (
    r"(?:does not|do not|doesn't|don't|did not|cannot|can't|can not|(?:is|are) not enough to"
    r"|(?:is|are) insufficient to|(?:is|are) not sufficient to)"
)
_TOLD = r"(?:stated|named|given|mentioned|shown|known|specified|identified|explained|confirmed|established)"


def _row(parts: tuple[str, ...], pattern: str) -> tuple[tuple[str, ...], re.Pattern[str]]:
    return parts, lazy(pattern, re.IGNORECASE)


_FRAMES = (
    _row(
        (
            *("does not", "do not", "doesn't", "don't", "did not", "cannot", "can't", "can not"),
            *("not enough to", "sufficient to"),
        ),
        rf"\b{_SOURCE} (?:alone )?{_NOT} (?:by itself |alone )?(?:{_SAY})?",
    ),
    _row(("neither",), rf"\bneither {_SOURCE} {_SAY}s?"),
    _row(("no ",), rf"\bno {_SOURCE} {_SAY}s?\b"),
    _row(
        (" no ",),
        rf"\b{_SOURCE} {_SAY}s? no (?:(?:specific|exact|particular|further|root|underlying) )*"
        r"(?=reason|cause|explanation)",
    ),
    _row(
        ("sufficient", "not enough"),
        r"(?<!not )\b(?:insufficient|not enough|not sufficient|no sufficient)(?: \w+)?"
        r" (?:evidence|data|information)?\s?to"
        r" (?:confirm|prove|determine|conclude|establish|tell|say|judge|decide)",
    ),
    _row(
        ("cause ", "reason ", "trigger "),
        r"\b(?:cause|reason|trigger)(?: (?:of|for|behind)(?: [\w-]+){1,4}?)? (?:is|was|remains?)"
        rf" (?:not {_TOLD}|unknown|unclear|unconfirmed|unstated)\b",
    ),
    _row(
        ("cannot be ", "can't be ", "could not be "),
        r"\b(?:cannot|can't|could not) be (?:determined|concluded|inferred|confirmed|told|established"
        r"|derived|ruled out)\b",
    ),
    _row(("因",), r"(?:原因|根因)(?:目前)?(?:尚|仍|还)?(?:不明确?|不清楚|不详|未知|未明|待查)"),
    _row(
        ("不", "未", "没有", "无法"),
        r"(?:不能|无法|不足以|尚不能|并不能|不可)(?:据此|由此|以此|直接)?"
        r"(?:判断|确认|断定|证明|说明|得出|推断|确定|认定|排除|表明|推出|看出)"
        r"|不代表|不意味着|不等于|并不说明|并不代表|并未说明|未说明|未给出|未提及|没有说明|没有给出|没有提到|未提到"
        r"|未指明|未写明|没有指出|未指出|未体现|没有体现|未包含|不足以",
    ),
)
"""The words of a limitation, up to what is missing, each behind parts of which it holds one."""
LEAD_IN = lazy(
    r"[\s,.:;]*(?:(?:however|but|yet|so|still|also|and|therefore|thus|alone|by itself|its|the|a|an|exact|root"
    r"|underlying|actual|present|currently|there is|there's"
    r"|但是|但|不过|因此|所以|仅凭|单凭|仅|仅仅|目前|尚|根本|日志|该日志|这条日志"
    r"|该记录|这条记录|(?:该|这段|这行|此|这条|上述|以上)?(?:输出|报错|信息|内容|消息|事件)|(?:该|这|此)(?:行|条|段)(?:日志|记录)?|告警|该告警|证据|现有证据|上述证据|以上证据|这|此|这些|本条|并|也|还|查询无结果|查询结果为空|空结果|无结果|搜索无结果|没有结果|没有日志|未找到日志|未查到日志|查询为空|该结果|查询)[\s,.:;]*)*",
    re.IGNORECASE,
)
"""All that may stand before the frame: what a limitation adds to a fact is no limitation."""
_POSSIBILITY = lazy(r"rule[ds]? out|exclud|排除", re.IGNORECASE)
"""`It cannot be ruled out that …` says something while it seems to say nothing."""
_OPEN_END = lazy(
    r"(?:does not|doesn't|cannot|can't|can not|do not) (?:by itself |alone )?(?:rule out|exclude)"
    r"|(?:不能|无法|不足以|并不能)(?:据此|由此|以此|直接)?排除"
)
"""What an empty search never does: it leaves open whatever was searched for."""
_LEAST = 2
_CAUSES = lazy(
    r"\b(?:cause|reason|why|root cause)\b|原因|根因|为什么|什么(?:导致|引起|造成|占满|写满|触发)"
    r"|\b(?:what|who) (?:[a-z]{3,}ed|made|led|put|took|drove|brought|ate|sent|wrote|shut|set|broke)\b",
    re.IGNORECASE,
)
"""What asks for a cause: `why`, `what filled it`."""
_WHO = lazy(r"\bwho\b|谁", re.IGNORECASE)


_WHETHER = lazy(
    r"\s*(?:whether|how \w+|what|why|who|when|where|which) (?P<what>[^,;]+?)"
    r" (?:(?:cannot|can't|can not|could not) be (?:known|told|said|concluded|determined|inferred|judged"
    r"|established|decided|derived|seen)|(?:is|are|was|were) not (?:in|given|stated|said|shown|named|known"
    r"|recorded|mentioned|logged|reported|clear|told))\b",
    re.IGNORECASE,
)
_MAY_LIMIT = names("low -know -success -low -find")
"""What a limitation says where it says no `not`: insufficient, unknown, cannot."""


def may_limit(asked: Asked) -> bool:
    """Whether a sentence denies anything, without which it limits nothing."""
    return "!neg" in asked.marks or not _MAY_LIMIT.isdisjoint(asked.said)


def limitation(asked: Asked, evidence: list[Evidence]) -> Finding | None:
    """The ruling on a clause that says what the evidence lacks; None for any other clause."""
    if not may_limit(asked):
        return None
    whether = _WHETHER.match(asked.text)
    if whether is not None:
        return _missing(whether["what"], evidence)
    frame = frame_of(asked)
    if frame is None:
        return None
    if LEAD_IN.fullmatch(asked.text[: frame.start()]) is None:
        return None
    if _POSSIBILITY.search(frame[0]) and not (
        _OPEN_END.search(frame[0]) and all(map(is_empty_result, evidence))
    ):
        return Finding(OPEN, "a_possibility_is_named")
    missing = asked.text[frame.end() :]
    if len(missing.strip(" .。,")) < _LEAST:
        missing = frame[0]
    elif _adds(Asked(without_question(missing)), evidence):
        return Finding(OPEN, "limitation_names_more")
    return _missing(missing, evidence)


def frame_of(asked: Asked) -> re.Match[str] | None:
    """The first frame of a sentence."""
    first: re.Match[str] | None = None
    for parts, pattern in _FRAMES:
        found = pattern.search(asked.text) if holds_any(asked.lower, parts) else None
        if found is not None and (first is None or found.start() < first.start()):
            first = found
    return first


def _missing(missing: str, evidence: list[Evidence]) -> Finding:
    """The ruling on what is said to be missing."""
    if any(names_someone(missing, one) for one in evidence):
        return Finding(OPEN, "someone_is_named")
    if _CAUSES.search(missing):
        for one in evidence:
            marks = one.facts.marks
            told_by = _WHO.search(missing) is not None and " by " in one.lower
            if told_by or "!because" in marks or "!cause" in marks:
                return Finding(OPEN, "a_cause_may_be_stated")
        if presupposes(missing, evidence):
            return Finding(OPEN, "limitation_presupposes")
        return Finding(HOLDS, "limitation")
    if asks_for_number(missing):
        if any(counts_it(missing, one) for one in evidence):
            return Finding(CONTRADICTED, "evidence_says_it")
        return Finding(HOLDS, "limitation")
    told = [one for one in evidence if not is_empty_result(one) and _says_it(Asked(missing), one)]
    if asks_for_name(missing):
        told = [one for one in told if names_it(missing, one)]
    if told:
        return Finding(OPEN, "evidence_may_say_it")
    return Finding(HOLDS, "limitation")


def _adds(lacking: Asked, evidence: list[Evidence]) -> bool:
    """Whether what is said to be missing names something that no text has: it would be told so."""
    whole = " ".join(one.lower for one in evidence)
    unknown = [part for part in lacking.parts if not part.options]
    if any(part.text.lower() not in whole for part in (*lacking.names, *unknown)):
        return True
    return any(
        digits not in whole for digits in re.findall(r"\d+(?:[.:]\d+)*", lacking.text.lower())
    )


def _says_it(lacking: Asked, evidence: Evidence) -> bool:
    """Whether a text has every part of what is said to be missing."""
    if not (lacking.parts or lacking.names):
        return False
    if any(part.text.lower() not in evidence.lower for part in lacking.names):
        return False
    held = evidence.facts.held
    return all(
        part.text in evidence.lower or any(option.lstrip("-") in held for option in part.options)
        for part in lacking.parts
    )
