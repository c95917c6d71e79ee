"""Which of a list is what: each state is its own neighbour's, and an exception is out of it.

Owns `a is up, b is down`, and what a text excepts or denies in an ellipsis (`b is not`). Pure, linear.
It cannot read a list whose items are whole sentences.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.finding import CONTRADICTED, OPEN, Finding
from firsthand.rules.sieve import heads, holds_any

A_NAME = r"([\w./-]{0,79}[a-z\d])"
_END = r"(?=\s*(?:$|[,.;|⏎。]| and | but | while ))"
_WHAT = (
    r"(?:(?: ?[:=] ?| (?:is|was|are|were) | ?[是为] ?)(?:the |a |an )?([a-z]+|[\u4e00-\u9fff]{1,4})"
    rf"| (up|down|ok|ready|healthy|unhealthy|failed|passed|primary|replica)){_END}"
)
_IS = lazy(rf"(?<![\w./-]){A_NAME}{_WHAT}")
_IS_WHAT = lazy(
    r"[:=是为 ](?:(?:(?<! )|(?:is|was|are|were) ) ?(?:the |a |an )?(?:[a-z]+|[\u4e00-\u9fff]{1,4})"
    r"|(?:up|down|ok|ready|healthy|unhealthy|failed|passed|primary|replica))"
    rf"{_END}"
)
"""As much without the name before it, which is dear to look for; a sign first, so that the search leaps."""
_IS_NOT = lazy(
    rf"(?<![\w./-]){A_NAME} (?:is|was|are|were|has|did|does)(?: not|n't)(?=\s*(?:$|[,.;⏎]))"
    rf"|{A_NAME} ?(?:则|却)?(?:还没有?|没有|不是|尚?未)(?=\s*(?:$|[,.;。⏎]))"
)
_AFFIRMED = lazy(
    rf"(?<![\w./-]){A_NAME} (?:is|was|are|were|has|did) (?!not\b)|{A_NAME} ?(?:已|正常|就绪)"
)
_EXCEPTED = lazy(
    r"\b(?:except(?: for)?|apart from|aside from|other than|excluding|save for"
    r"|with the exception of|but) (?:the )?([\w./-]*\d[\w./-]*)|除了? ?([\w./-]+)"
)
_EXCEPTIONS = (
    *("except ", "apart from ", "aside from ", "other than ", "excluding ", "save for "),
    *("exception of ", "but ", "除"),
)
_NOTS = (" not", "n't", "没", "不是", "未")
"""Of the two patterns above, what every match holds one of."""
_DENIED_OF = lazy(
    r"not (?<=\bnot )[a-z]+: ?([\w./-]*\w)(?![\w.-])(?! (?:is|was|are|were|has|had|have|did|does|last|not)\b)"
)
"""`not ready: n-3`; in `not healthy: pleg was last seen …` a clause of its own follows."""
_NAMES = lazy(r"[a-z\d][\w./-]*[\w]")
SIGNS = lazy(
    r"\b(?:except|apart|aside|other than|excluding|save|exception|but|not|n't|un\w+)\b|除|未|不|没"
)
EXCEPTING = heads("except apart aside other exclu save but 除")
DENYING = heads("not isn wasn aren weren hasn didn doesn 没 未 不是")
"""`isn` is what `isn't` begins with."""
_NOT_AND_END = lazy(r"(?: not|n't|没有?|不是|未)\s*(?:$|[,.;。⏎])")
STATE_SIGNS = heads(
    "is was are were up down ok ready healthy unhealthy failed passed primary replica : = 是 为"
)
_NEARLY = ("near full", "nearly full", "almost full")
_ONE_WORD = ("nearfull",)
_LEAST = 2


def is_what(said: str, text: str) -> Finding | None:
    """`a is down` of `a is up, b is down`: the state is that of a neighbour."""
    mine = _states(said)
    if mine:
        mine = [one for one in mine if one[0] in text and (one[1] in text or one[1] in _ONE_WORD)]
    theirs = _states(text) if mine else []
    if len(theirs) < _LEAST:
        return None
    for name, state in mine:
        own = {one for other, one in theirs if other == name}
        others = {one for other, one in theirs if other != name}
        if own and state not in own and state in others:
            return Finding(CONTRADICTED, "state_of_a_neighbour", name)
    return None


def excepted(said: str, text: str) -> Finding | None:
    """What a text excepts, or denies in an ellipsis (`b is not`), told with the rest."""
    out: set[str] = set()
    if holds_any(text, _EXCEPTIONS):
        out = {(one or other).rstrip(".") for one, other in _EXCEPTED.findall(text)}
    if holds_any(text, _NOTS) and _NOT_AND_END.search(text):
        out |= {one or other for one, other in _IS_NOT.findall(text)}
    if "not " in text:
        out |= set(_DENIED_OF.findall(text))
    if not out or SIGNS.search(said):
        return None
    names = sorted(filter(None, out))  # the same answer whatever a set's order
    affirmed = _AFFIRMED.findall(said)
    for name in names:
        if any(name in pair for pair in affirmed):
            return Finding(CONTRADICTED, "name_excepted", name)
    told = _NAMES.findall(said)
    for name in names:
        if name in told:
            return Finding(OPEN, "name_may_be_excepted", name)
    return None


def _states(text: str) -> list[tuple[str, str]]:
    """Each name of a list, with what it is."""
    for nearly in _NEARLY:
        if nearly in text:
            text = text.replace(nearly, "nearfull")
    if _IS_WHAT.search(text) is None:
        return []
    return [(name, one or other) for name, one, other in _IS.findall(text)]
