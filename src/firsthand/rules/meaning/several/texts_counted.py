"""Whether a sentence counts the texts themselves: `the two records`, `three alerts`.

Owns the words for texts, and their number. Pure.
It cannot count what one text tells several times.
"""

import re

from firsthand.contracts.enums import ToolName
from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.lexicon.units import ORDINALS
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, Finding
from firsthand.rules.meaning.several.judging import Judge, by_each

NOUN = r"(?:lines|records|entries|logs|alerts|rows|excerpts|messages|events|series|statistics)"
COUNTED = lazy(
    rf"\bfrom the first (?:{NOUN[3:-1]}|record|line|log|entry) to the (?:second|last)(?: one)?\b"
    r"|\b(?:between|from) the first (?:\w+ )?(?:and|to) the (?:second|last)(?: one)?"
    r"(?: (?:status )?(?:outputs?|snapshots?|samples?|readings?|checks?|records?|lines?|entry))?\b"
    rf"|\b(?:between )?(?:the )?(?:two|three|four|both) (?:\w+ )?{NOUN}\b|(?:两|三|四)条(?:日志|记录|告警)",
    re.IGNORECASE,
)
_RECORDS = names(
    "log logs line lines record records entry entries alert alerts row rows excerpt excerpts message messages"
    " event events series statistic statistics 日志 记录 告警 报警 条日志 条记录 行"
)
_ALERTS = names("alert alerts 告警 报警")
_ERRING = frozenset({"error", "level_warn", "-success"})
_COUNTABLE = range(2, 10)


def beside_count(counted: Finding, asked: Asked, evidence: list[Evidence], judge: Judge) -> Finding:
    """What a sentence says of the texts that it counts must follow from each."""
    rest = Asked(COUNTED.sub(" ", asked.text))
    if rest.text == asked.text and counted.detail:
        rest = Asked(
            re.sub(re.escape(counted.detail), " ", asked.text, count=1, flags=re.IGNORECASE)
        )
    if rest.empty:
        return counted
    if rest.text == asked.text:
        return Finding(OPEN, "needs_several_texts")
    return by_each(rest, evidence, judge)


def count_of_texts(asked: Asked, evidence: list[Evidence]) -> Finding | None:
    """Whether the sentence counts the texts, and rightly."""
    for figure in asked.figures:
        number = figure.number
        if number.unit or figure.compare or number.value not in _COUNTABLE:
            continue
        if asked.tokens[figure.place][1] in ORDINALS:
            continue
        behind = asked.tokens[figure.place + 1 : figure.place + 4]
        noun = next((text for _, text, _, _ in behind if text in _RECORDS), None)
        if noun is None and behind and _ERRING & set(behind[0][2] or ()):
            noun = (
                behind[0][1] if all(one.facts.held.keys() & _ERRING for one in evidence) else None
            )
        if noun is None:
            continue
        texts = evidence
        if noun in _ALERTS:
            texts = [one for one in evidence if one.tool == ToolName.QUERY_METRICS]
        if len(texts) == number.value:
            written = asked.tokens[figure.place][1]
            return Finding(HOLDS, "texts_counted", f"{written} {noun}")
        return Finding(CONTRADICTED, "texts_miscounted", asked.tokens[figure.place][1])
    return None
