"""Sentences about what the evidence does not say.

Owns the frames of a limitation: "this does not prove that …", "the log does not name …", "不能据此判断
…". One holds if what it says is missing is indeed missing. Nothing may stand before the frame, and what
is missing may name nothing that the texts and the lexicon lack: it would be told so. Pure.
It cannot see that a text says the same in words the lexicon does not know.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.absence.empty import is_empty_result
from firsthand.rules.meaning.absence.frames_of_limits import LEAD_IN, frame_of
from firsthand.rules.meaning.absence.unsaid import (
    asks_for_name,
    asks_for_number,
    counts_it,
    names_a_path,
    names_it,
    names_someone,
    presupposes,
    tells_its_reason,
    without_question,
)
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, Finding
from firsthand.rules.meaning.tokens.names import product_shows

_POSSIBILITY = lazy(r"rule[ds]? out|exclud|排除", re.IGNORECASE)
"""`It cannot be ruled out that …` says something while it seems to say nothing."""
_OPEN_END = lazy(
    r"(?:does not|doesn't|cannot|can't|can not|do not) (?:by itself |alone )?(?:rule out|exclude)"
    r"|(?:不能|无法|不足以|并不能)(?:据此|由此|以此|直接)?排除"
)
"""What an empty search never does: it leaves open whatever was searched for."""
_LINKING = lazy(r"(?:link|tie|relate|connect|attribute)s?$", re.IGNORECASE)
"""What a sentence says is not told of two things takes both as told."""
_ASKING = names("何 何故 何种 如何 怎样 怎么")
"""Words of a question, of no meaning of their own."""
_LEAST = 2
"""Characters behind a frame that may name what is missing."""
_CAUSES = lazy(
    r"\b(?:cause|reason|why|root cause)\b|原因|根因|为什么|为何|何故|什么(?:导致|引起|造成|占满|写满|触发)"
    r"|\b(?:what|who) (?:[a-z]{3,}ed|made|led|put|took|drove|brought|ate|sent|wrote|shut|set|broke)\b",
    re.IGNORECASE,
)
"""What asks for a cause: `why`, `what filled it`."""
_WHO = lazy(r"\bwho\b|谁", re.IGNORECASE)
_WHETHER = lazy(
    r"\s*(?:whether|how \w+|what|why|who|when|where|which) (?P<what>[^,;]+?)"
    r" (?:(?:cannot|can't|can not|could not) be (?:known|told|said|concluded|determined|inferred|judged"
    r"|established|decided|derived|seen)|(?:is|are|was|were) not (?:in|given|stated|said|shown|named|known"
    r"|recorded|mentioned|logged|reported|clear|told)"
    r"|(?:does not|doesn't) follow from (?:this|the|that|it))\b",
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
    asks = asked.lower.lstrip().startswith(("wh", "how"))
    whether = _WHETHER.match(asked.text) if asks else None
    if whether is not None:
        if _adds(Asked(whether["what"]), evidence):
            return Finding(OPEN, "limitation_names_more")
        return _missing(whether["what"], evidence)
    frame = frame_of(asked)
    if frame is None:
        return None
    lead = LEAD_IN.fullmatch(asked.text[: frame.start()])
    if lead is None:
        return None
    if not _is_there((frame.groupdict().get("fact") or "", lead["of"] or ""), evidence):
        return Finding(OPEN, "limitation_presupposes")
    if _POSSIBILITY.search(frame[0]) and not (
        _OPEN_END.search(frame[0]) and all(map(is_empty_result, evidence))
    ):
        return Finding(OPEN, "a_possibility_is_named")
    missing = asked.text[frame.end() :]
    if _LINKING.search(frame[0]) and presupposes(missing, evidence):
        return Finding(OPEN, "limitation_presupposes")
    if len(missing.strip(" .。,")) < _LEAST:
        missing = frame[0]
    elif _adds(Asked(without_question(missing)), evidence):
        return Finding(OPEN, "limitation_names_more")
    return _missing(missing, evidence)


def _is_there(told: tuple[str, ...], evidence: list[Evidence]) -> bool:
    """Whether the texts have what a limitation starts from: `the timeout alone`, `这条 cron 日志`."""
    lower = " ".join([one.lower for one in evidence])
    read = [Asked(one) for one in told if one]
    return all(
        part.text.lower() in lower
        or any(option in one.facts.held for one in evidence for option in part.options)
        or product_shows(part.text.lower(), lower)
        for one in read
        for part in (*one.parts, *one.names)
    )


def _missing(missing: str, evidence: list[Evidence]) -> Finding:
    """The ruling on what is said to be missing."""
    if any(names_someone(missing, one) for one in evidence):
        return Finding(OPEN, "someone_is_named")
    if _CAUSES.search(missing):
        for one in evidence:
            marks = one.facts.marks
            if tells_its_reason(missing, one):
                return Finding(OPEN, "a_cause_may_be_stated")
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
        told = told or [one for one in evidence if names_a_path(missing, one)]
    if told:
        return Finding(OPEN, "evidence_may_say_it")
    return Finding(HOLDS, "limitation")


def _adds(lacking: Asked, evidence: list[Evidence]) -> bool:
    """Whether what is said to be missing names something that no text has: it would be told so."""
    whole = " ".join(one.lower for one in evidence)
    unknown = [part for part in lacking.parts if not part.options and part.text not in _ASKING]
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
        part.text in evidence.lower
        or any(option in held or option.lstrip("-") in held for option in part.options)
        for part in lacking.parts
    )
