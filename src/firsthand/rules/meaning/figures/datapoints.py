"""Settings of an alarm told as a count of what it saw: `3 datapoints were above` of `DatapointsToAlarm: 3`.

Law: a number of datapoints stands before the word, or is the value of their key; that of evaluation periods,
of the datapoints that an alarm needs, or the whole of `3 out of the last 5`, counts none that were beyond a
bound. Pure, linear.
It cannot count the values of a list.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import UNSUPPORTED, Finding
from firsthand.rules.meaning.tokens.spelled import with_digits
from firsthand.rules.sieve import heads, signs_of

_POINTS = r"(?:data ?points?|samples?)"
_SAID = lazy(
    rf"(?<![\w.])(\d+) (?:consecutive |breaching )?{_POINTS}|(\d+) ?个(?:连续的?)?(?:数据点|采样点|点)"
)
_OF_SETTINGS = lazy(
    r"\bto alarm\b|\bneed|\brequir|\bset\b|\bconfigur|\bevaluat|\blooks? at|需要?|配置|设置|评估"
)
_OF_WHOLE = lazy(r"\b(?:of|last|past|latest) (?:the )?(?:last |past |latest )?\Z|最近 ?\Z|中 ?\Z")


def _settings(said: str, text: str) -> Finding | None:
    """`5 datapoints were above the threshold` of `EvaluationPeriods: 5`; both folded, in lower case."""
    if _OF_SETTINGS.search(said) is not None:
        return None
    said = with_digits(said, signs_of(said))
    for found in _SAID.finditer(said):
        number = found[1] or found[2]
        if _OF_WHOLE.search(said[: found.start()]) is not None:
            continue
        given = re.search(
            rf"(?<![\w.])(?<!of )(?<!last )(?<!past ){number} (?:(?:out )?of (?:the )?(?:last |past )?\d+ )?"
            rf"(?:consecutive |breaching )?{_POINTS}"
            rf"|{_POINTS}(?! ?_?to)\"?(?: ?[:=] ?| (?:is|was|of) )\"?{number}(?!\w)"
            rf"|(?<!\d){number} ?个[^,;]{{0,4}}点",
            text,
        )
        other = re.search(
            rf"(?:periods?|to_?alarm|window|interval)\"?(?: ?[:=] ?| (?:is |was |of )?)\"?{number}(?!\w)"
            rf"|\bof (?:the )?(?:last |past )?{number} {_POINTS}",
            text,
        )
        if given is None and other is not None:
            return Finding(UNSUPPORTED, "setting_for_count", number)
    return None


DATAPOINTS = (
    Reading(
        _settings,
        heads("period evaluationperiods datapointstoalarm window interval datapoints"),
        heads("datapoint data sample 点"),
    ),
)
