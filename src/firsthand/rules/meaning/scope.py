"""How far a sentence reaches: all, only, many, most, certain, soon, today, ought.

Owns the words that widen a claim beyond one observation; each is a row of RULES. Evidence that says
the same word, or numbers that amount to it, support it; else the claim has a scope, a certainty or a
time that the evidence lacks. Pure.
It cannot count what the evidence lists.
"""

from collections.abc import Callable, Iterator

from firsthand.contracts.enums import ToolName
from firsthand.rules.meaning.asked import Asked
from firsthand.rules.meaning.evidence import Evidence
from firsthand.rules.meaning.facts import FUTURE
from firsthand.rules.meaning.finding import HOLDS, OPEN, UNSUPPORTED, Finding

Rule = Callable[[Asked, Evidence], Finding]
_WHOLES = frozenset({"total", "max", "size", "capacity", "limit"})


def reach(asked: Asked, evidence: Evidence) -> Iterator[Finding]:
    """A finding for each marker of scope in a sentence."""
    for mark in asked.marks:
        rule = RULES.get(mark)
        if rule is not None:
            yield rule(asked, evidence)


def _all(asked: Asked, evidence: Evidence) -> Finding:
    facts = evidence.facts
    shown = asked.tokens[asked.marks["!all"][0]][1]
    if "!all" in facts.marks:
        stretches = {facts.stretches[place] for place in facts.marks["!all"]}
        for part in asked.parts:
            for option in part.options:
                if any(stretch in stretches for _, stretch in facts.held.get(option, ())):
                    return Finding(HOLDS, "all_stated")
    figures = evidence.figures
    for one in figures:
        if one.number.unit == "%" and one.number.value == 100.0:
            return Finding(HOLDS, "all_is_100_percent")
        for part in asked.parts:
            if any(option in one.field and one.field[option] >= 3 for option in part.options):
                for other in figures:
                    if (
                        other is not one
                        and other.number.value == one.number.value
                        and other.number.unit == one.number.unit
                        and any(
                            word in _WHOLES for word, near in other.field.items() if near >= 1.5
                        )
                    ):
                        return Finding(HOLDS, "all_by_numbers")
    zero = [place for place, token in enumerate(evidence.tokens[:-2]) if token[1] == "0"]
    if "!neg" in asked.marks and any(
        evidence.tokens[place + 1][1] == "/" and evidence.tokens[place + 2][3] == figure.number
        for place in zero
        for figure in asked.figures
    ):
        return Finding(HOLDS, "none_of_them")
    return Finding(UNSUPPORTED, "scope_not_in_evidence", shown)


def _only(asked: Asked, evidence: Evidence) -> Finding:
    for place in asked.marks["!only"]:
        near = asked.tokens[place + 1 : place + 5]
        if any(number is not None for _, _, _, number in near):
            return Finding(HOLDS, "only_a_number")
    return _stated("!only", asked, evidence)


def _many(asked: Asked, evidence: Evidence) -> Finding:
    facts = evidence.facts
    if "!many" in facts.marks or any(
        figure.number.value >= 2
        and not figure.number.unit
        and ("similar" in figure.field or "repeated" in figure.field)
        for figure in evidence.figures
    ):
        return Finding(HOLDS, "many_stated")
    return Finding(UNSUPPORTED, "frequency_not_in_evidence", asked.word("!many"))


def _future(asked: Asked, evidence: Evidence) -> Finding:
    if any(flag & FUTURE for flag in evidence.facts.flags):
        return Finding(HOLDS, "future_stated")
    return Finding(UNSUPPORTED, "prediction", asked.word("!future"))


def _stated(mark: str, asked: Asked, evidence: Evidence) -> Finding:
    if mark in evidence.facts.marks:
        return Finding(HOLDS, "stated")
    if mark == "!ought" and "need" in asked.said and "need" in evidence.facts.held:
        return Finding(HOLDS, "need_stated")
    if mark == "!ought" and evidence.tool == ToolName.LOOKUP_KNOWLEDGE:
        return Finding(HOLDS, "advice_of_a_runbook")
    return Finding(UNSUPPORTED, _NAMES[mark], asked.word(mark))


def _same_word(mark: str) -> Rule:
    return lambda asked, evidence: _stated(mark, asked, evidence)


def _pairwise(asked: Asked, evidence: Evidence) -> Finding:
    """`both`, `same`, `other`: several texts are judged together elsewhere."""
    mark = next(mark for mark in ("!both", "!same", "!other") if mark in asked.marks)
    if mark in evidence.facts.marks:
        return Finding(HOLDS, "stated")
    return Finding(OPEN, "needs_several_texts", asked.word(mark))


_NAMES = {
    "!only": "scope_not_in_evidence",
    "!most": "scope_not_in_evidence",
    "!certain": "certainty_not_in_evidence",
    "!ought": "advice_not_in_evidence",
    "!day": "time_not_in_evidence",
}

RULES: dict[str, Rule] = {
    "!all": _all,
    "!only": _only,
    "!many": _many,
    "!most": _same_word("!most"),
    "!certain": _same_word("!certain"),
    "!ought": _same_word("!ought"),
    "!day": _same_word("!day"),
    "!future": _future,
    "!both": _pairwise,
    "!same": _pairwise,
    "!other": _pairwise,
}
"""Marker → rule."""
