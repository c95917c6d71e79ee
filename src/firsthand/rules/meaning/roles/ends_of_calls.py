"""Who called whom: `"service":"a", "target":"b"` is a call of a to b.

Owns the words with which a sentence tells a call, or an answer to it, of the one end and the other, where the
text's keys name both. Pure, linear.
It cannot tell the ends of two calls apart.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, UNSUPPORTED, Finding
from firsthand.rules.meaning.roles.directions import SOURCES, TARGETS
from firsthand.rules.sieve import heads

_KEYED = lazy(r"(?<![\w.-])([a-z_]+)[\"']?[=:] ?[\"']?([a-z][\w.-]*)(?![\w./-])")
_NAME = r"(?<![\w.-])([a-z][\w-]*)(?![\w-])"
_DID = r"(?:call|request|invok|quer(?:y|ie)|ask|contact)(?:e?s|e?d|ing)?"
_CALLED = lazy(rf"{_NAME} (?:has |had |was |is |then )?{_DID} (?:the )?{_NAME}")
_BY = lazy(rf"{_NAME} (?:was|is|were|got|has been) {_DID} by (?:the )?{_NAME}")
_ANSWERED = lazy(
    rf"{_NAME} (?:[a-z']+ ){{0,4}}?(?:serv(?:e|ed|es|ing)|answer(?:ed|s|ing)?|respond(?:ed|s|ing)? to"
    rf"|repl(?:y|ied|ying) to) (?:the )?{_NAME}"
    rf"|{_NAME} ?[未没不能有及时]{{0,4}}(?:响应|应答|回应)了? ?{_NAME}"
)
_HAN = lazy(rf"{_NAME} ?(?:在|无法|未能|正在)?(?:对|向|调用|请求|访问) ?{_NAME}")
_HAN_BY = lazy(rf"{_NAME} ?被 ?{_NAME} ?(?:所)?(?:调用|请求|访问)")
_RETRIES = lazy(
    r"\b(?:retr(?:y|ies)|attempts?|retry_count)[\"']?[=:] ?[\"']?[1-9]|\bretrying\b|重试"
)
_RETRIED = lazy(
    rf"{_NAME}(?: has| had)? (?:re-?tried|tried again|made (?:\d+|[a-z]+) (?:more )?(?:retries|attempts))"
    rf"|{_NAME} ?(?:已经?|又|共|一共)?(?:对请求)?(?:进行了? ?\d* ?次?)?重试"
)
_AWAY = lazy(
    r"\b(?:upstream|target|backend|dependency|callee|remote|peer)(?: \w+){0,2}? "
    r"(?:unavailable|unreachable|down)\b"
)
_WAS_AWAY = lazy(
    rf"{_NAME} (?:was|is|were|became|has been) (?:not available|unavailable|unreachable|down)\b"
    rf"|{_NAME} ?(?:当时|已经?)?(?:不可用|不可达|无法访问|宕机)"
)


def ends_of_call(text: str) -> tuple[str, str] | None:
    """Who calls and who is called by the keys of a text in lower case; None where they name no two."""
    keyed = _KEYED.findall(text)
    targets = {value for key, value in keyed if key in TARGETS}
    sources = {value for key, value in keyed if key in SOURCES} - targets
    if len(targets) != 1 or len(sources) != 1:
        return None
    return sources.pop(), targets.pop()


def _exchanged(said: str, text: str) -> Finding | None:
    """`b called a`, `a was called by b`, `a did not answer b` of a call from a to b."""
    ends = ends_of_call(text)
    if ends is None:
        return None
    wrong = ends[::-1]
    for pattern, turned in (
        (_CALLED, False),
        (_BY, True),
        (_ANSWERED, True),
        (_HAN, False),
        (_HAN_BY, True),
    ):
        for found in pattern.findall(said):
            names = tuple(one for one in found if one)
            if (names[::-1] if turned else names) == wrong:
                return Finding(CONTRADICTED, "ends_of_a_call", names[0])
    return None


def _of_the_other_end(said: str, text: str) -> Finding | None:
    """`b retried` and `a was unavailable` of a call from a to b: one end tries again, the other is away."""
    ends = ends_of_call(text)
    if ends is None:
        return None
    caller, called = ends
    if _RETRIES.search(text) is not None and called in said:
        for found in _RETRIED.findall(said):
            if called in found:
                return Finding(UNSUPPORTED, "done_by_the_caller", called)
    if _AWAY.search(text) is not None and caller in said:
        for found in _WAS_AWAY.findall(said):
            if caller in found:
                return Finding(UNSUPPORTED, "failure_of_another", caller)
    return None


ENDS_OF_CALLS = (
    Reading(
        _exchanged,
        heads(" ".join(TARGETS)),
        heads(
            "call request invok quer ask contact serv answer respon repl 对 向 调 请 访 响 应 回"
        ),
    ),
    Reading(
        _of_the_other_end,
        heads(" ".join(TARGETS)),
        heads("retr unav unre down 重 不 无"),
    ),
)
