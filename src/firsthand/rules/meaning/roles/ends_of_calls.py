"""Who called whom: `"service":"a", "target":"b"` is a call of a to b.

Owns the words with which a sentence tells a call, or an answer to it, of the one end and the other, where the
text's keys name both. Pure, linear.
It cannot tell the ends of two calls apart.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
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


def _exchanged(said: str, text: str) -> Finding | None:
    """`b called a`, `a was called by b`, `a did not answer b` of a call from a to b."""
    keyed = _KEYED.findall(text)
    targets = {value for key, value in keyed if key in TARGETS}
    sources = {value for key, value in keyed if key in SOURCES} - targets
    if len(targets) != 1 or len(sources) != 1:
        return None
    wrong = (targets.pop(), sources.pop())
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


ENDS_OF_CALLS = (
    Reading(
        _exchanged,
        heads(" ".join(TARGETS)),
        heads(
            "call request invok quer ask contact serv answer respon repl 对 向 调 请 访 响 应 回"
        ),
    ),
)
