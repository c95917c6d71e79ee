"""Which of two names is meant: what is told of the latter, and which side of a copy is behind.

Law: what a text tells of 后者 or `the latter` is not told of another name before it; a source is not behind
its copy. Pure, linear; each reading is asked only where both sides hold one of its words.
It cannot tell which of three names a word points to.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import heads, holds_any

_LATTER = lazy(r"后者|\bthe latter\b")
_NAME = lazy(r"\"([^\"]{2,40})\"|(?<![\w./:-])((?=[\w.-]*[\d-])[a-z][\w.-]*\w)")
_CLAUSE = lazy(r"[,;。]\s?|\band\b|\bwhile\b")
_END = lazy(r"[;。⏎]|\.\s")
_VALUE = lazy(r"(?<![\w.:/-])\d+(?:[./]\d+)?(?![\d:-])")
_SOURCE = lazy(r"\b(?:source|master|primary)[_ ]?host[\"']?[=:] ?[\"']?([\w.-]*\w)")
_LAGS = lazy(
    r"\"?([\w.-]*\w)\"? (?:(?:is|was|lags?|lagged|trails?|currently|about|still|runs?) )+"
    r"[^,;]{0,24}?\bbehind\b|\"?([\w.-]*\w)\"? ?(?:当前|已|约)?落后"
)
_OUTCOME = lazy(
    r"\b([a-z]{3,}) ([a-z]{4,})(?: (?:of|for|on) (?:[a-z]+ )?[\w./-]+)? (?:has |have |had |was |is )?"
    r"(failed|succeeded|passed|timed out)\b"
)
_OUTCOMES = ("failed", "succeeded", "passed", "timed out")
_FAILED = heads("failed succeeded passed timed")
_LEAST = 2


def _of_the_latter(said: str, text: str) -> Finding | None:
    """`a has done 6/9` of `a waits for b, the latter has done 6/9`; both folded, in lower case."""
    found = _LATTER.search(text)
    if found is None:
        return None
    ahead = [one or other for one, other in _NAME.findall(_END.split(text[: found.start()])[-1])]
    behind = _END.split(text[found.end() :])[0]
    if len(set(ahead)) != _LEAST:
        return None
    meant, rest = ahead[-1], text[: found.start()] + text[found.end() + len(behind) :]
    other = next(one for one in ahead if one != meant)
    values = set(_VALUE.findall(behind)) - set(_VALUE.findall(rest))
    for clause in _CLAUSE.split(said):
        if other in clause and meant not in clause and values & set(_VALUE.findall(clause)):
            return Finding(CONTRADICTED, "told_of_the_latter", other)
    return None


def _source_behind(said: str, text: str) -> Finding | None:
    """`primary-1 is 340 s behind replica-2` of `replica-2: Source_Host=primary-1 …`."""
    sources = set(_SOURCE.findall(text))
    lagging = {one for groups in _LAGS.findall(said) for one in groups if one}
    if not sources or not holds_any(text, ("behind", "lag", "delay", "落后", "延迟")):
        return None
    turned = lagging & sources
    return Finding(CONTRADICTED, "source_behind_its_copy", min(turned)) if turned else None


def _outcome_of_a_kind(said: str, text: str) -> Finding | None:
    """`the liveness probe failed` of `readiness probe failed; liveness probe succeeded`."""
    if sum(one in text for one in _OUTCOMES) < _LEAST:
        return None
    theirs = _OUTCOME.findall(text)
    if len({outcome for *_, outcome in theirs}) < _LEAST:
        return None
    for kind, noun, outcome in _OUTCOME.findall(said):
        own = {ended for one, thing, ended in theirs if one == kind and thing == noun}
        others = {ended for one, thing, ended in theirs if one != kind and thing == noun}
        if own and outcome not in own and outcome in others:
            return Finding(CONTRADICTED, "outcome_of_another_kind", kind)
    return None


WHICH_OF_TWO = (
    (Reading(_outcome_of_a_kind, _FAILED, _FAILED),),
    (Reading(_of_the_latter, heads("latter 后"), counts=True),),
    (Reading(_source_behind, heads("source master primary"), heads("behind 落")),),
)
