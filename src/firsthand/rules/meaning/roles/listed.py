"""Lists of one kind: who is what, how many of which, who did it to whom.

Law: in `a is up, b is down` and `passed: 3, failed: 17` each value is its own neighbour's, and a thing of
the list is never told with another's. In `a refused connections from b` the deed is a's. Pure, linear.
It cannot read a list whose items are whole sentences.
"""

from itertools import takewhile

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, OPEN, UNSUPPORTED, Finding
from firsthand.rules.sieve import heads, holds_any, is_value

_NAME = r"([\w./-]{0,79}[a-z\d])"
_END = r"(?=\s*(?:$|[,.;|⏎。]| and | but | while ))"
_WHAT = (
    r"(?:(?: ?[:=] ?| (?:is|was|are|were) | ?[是为] ?)(?:the |a |an )?([a-z]+|[\u4e00-\u9fff]{1,4})"
    rf"| (up|down|ok|ready|healthy|unhealthy|failed|passed|primary|replica)){_END}"
)
_IS = lazy(rf"(?<![\w./-]){_NAME}{_WHAT}")
_IS_WHAT = lazy(
    r"[:=是为 ](?:(?:(?<! )|(?:is|was|are|were) ) ?(?:the |a |an )?(?:[a-z]+|[\u4e00-\u9fff]{1,4})"
    r"|(?:up|down|ok|ready|healthy|unhealthy|failed|passed|primary|replica))"
    rf"{_END}"
)
"""As much without the name before it, which is dear to look for; a sign first, so that the search leaps."""
_IS_NOT = lazy(
    rf"(?<![\w./-]){_NAME} (?:is|was|are|were|has|did|does)(?: not|n't)(?=\s*(?:$|[,.;⏎]))"
    rf"|{_NAME} ?(?:则|却)?(?:还没有?|没有|不是|尚?未)(?=\s*(?:$|[,.;。⏎]))"
)
_AFFIRMED = lazy(
    rf"(?<![\w./-]){_NAME} (?:is|was|are|were|has|did) (?!not\b)|{_NAME} ?(?:已|正常|就绪)"
)
_EXCEPTED = lazy(
    r"\b(?:except(?: for)?|apart from|aside from|other than|excluding|save for"
    r"|with the exception of|but) (?:the )?([\w./-]*\d[\w./-]*)|除了? ?([\w./-]+)"
)
_EXCEPTIONS = ("except", "apart", "aside", "other than", "exclud", "save for", "but ", "除")
_NOTS = (" not", "n't", "没", "不是", "未")
"""Of the two patterns above, what every match holds one of."""
_DENIED_OF = lazy(
    r"\bnot [a-z]+: ?([\w./-]*\w)(?![\w.-])(?! (?:is|was|are|were|has|had|have|did|does|last|not)\b)"
)
"""`not ready: n-3`; in `not healthy: pleg was last seen …` a clause of its own follows."""
_NAMES = lazy(r"[a-z\d][\w./-]*[\w]")
_SIGNS = lazy(
    r"\b(?:except|apart|aside|other than|excluding|save|exception|but|not|n't|un\w+)\b|除|未|不|没"
)
_COUNT = lazy(
    r"(?<![\w./-])([a-z]{3,}) ?[:=] ?(\d+)(?![\w./:-])"
    r"|(?<![\w./-])(hits|misses|errors|passed|failed|succeeded|active|idle|waiting) (\d+)(?![\w./:-])"
)
_GIVEN = lazy(r"[:=] ?\d+(?![\w./:-])")
_COUNTED = lazy(r"(\d(?<![\w./:-]\d)(?<!of \d)(?<!of the \d)\d*)((?: [a-z]+){1,4})")
_FROM = lazy(
    rf"(?<![\w./-])(?={_NAME} ([a-z]{{4,}}) (?:\w+ ){{0,3}}?(?:from|for|on|to) {_NAME}(?![\w-]))"
)
_BY = lazy(rf"(?<![\w./-])(?={_NAME} (?:was |is |were )?([a-z]+ed) by {_NAME}(?![\w-]))")
_THEN = lazy(rf"(?<![\w./-])(?={_NAME} [a-z]+ed {_NAME} and ([a-z]+ed)\b)")
_UNABLE = lazy(
    rf"(?<![\w./-])(?={_NAME} (?:cannot|could not|can't|failed to|unable to) ([a-z]+) {_NAME}(?![\w-]))"
)
_ACTIVE = lazy(r"^(?:has |(?:is|was) (?=\w+ing\b))")
_SIZE = lazy(r"(?<![\w-])([a-z]{3,}) (?:size|limit|capacity|timeout|quota)(?: is| of|=|:)? ?(\d+)")
_SIZED = lazy(r" (?:size|limit|capacity|timeout|quota)(?: is| of|=|:)? ?\d")
"""The same without its noun, which is dear to look for."""
_KEYS = "service|app|job|pod|host|node|instance|container|component|logger"
_KEY_WORDS = heads(_KEYS.replace("|", " "))
_LABEL = lazy(rf"(?<![\w.])(?:{_KEYS})[\"']? ?[=:] ?[\"']?([\w.-]*\w)")
_LABELS = lazy(
    r"[\"']?\b(?!msg|message|text|err)[\w.]{1,60}[\"']? ?= ?[\"']?(?=\w)[\w./:-]+"
    rf"|[\"'](?:{_KEYS})[\"'] ?: ?[\"'][\w.-]+[\"']"
)
_ACTS = lazy(
    r"(?<![\w./-])([a-z][\w.]{0,60}-[\w.-]{0,60}\w) (?:is |was |has |had |did )?(?:not )?([a-z]+)"
)
_COUNTS = lazy(r"(?<![\w./:-])(\d+) ([a-z]{3,})(?! (?:size|limit))")
_EXCEPTING = heads("except apart aside other exclu save but 除")
_DENYING = heads("not t 没 未 不是")
"""`t` is what `isn't` ends with."""
_NOT_AND_END = lazy(r"(?: not|n't|没有?|不是|未)\s*(?:$|[,.;。⏎])")
_CANNOT = ("cannot", "could not", "can't", "failed to", "unable to")
_COUNTED_THINGS = (
    *("hits", "misses", "errors", "passed", "failed", "succeeded", "active", "idle"),
    "waiting",
)
_GIVING = (":", "=", *_COUNTED_THINGS)
_STATES = heads(
    "is was are were up down ok ready healthy unhealthy failed passed primary replica : = 是 为"
)
_TOWARDS = heads("from for on to by and cannot could can failed unable")
_LEAST = 2
_SIZES = heads("size limit capacity timeout quota")
_STEM = 4
_TURNS = frozenset({"against", "of", "with", "where", "while", "but", "than"})


def _first(said: str) -> tuple[str, str]:
    """The first word of a sentence, and what stands behind it."""
    first, _, behind = said.removeprefix("the ").partition(" ")
    return first, behind


def _excepted(said: str, text: str) -> Finding | None:
    """What a text excepts, or denies in an ellipsis (`b is not`), told with the rest."""
    out: set[str] = set()
    if holds_any(text, _EXCEPTIONS):
        out = {(one or other).rstrip(".") for one, other in _EXCEPTED.findall(text)}
    if holds_any(text, _NOTS) and _NOT_AND_END.search(text):
        out |= {one or other for one, other in _IS_NOT.findall(text)}
    if "not " in text:
        out |= set(_DENIED_OF.findall(text))
    if not out or _SIGNS.search(said):
        return None
    for name in out:
        if name and any(name in pair for pair in _AFFIRMED.findall(said)):
            return Finding(CONTRADICTED, "name_excepted", name)
        if name and name in _NAMES.findall(said):
            return Finding(OPEN, "name_may_be_excepted", name)
    return None


def _is_what(said: str, text: str) -> Finding | None:
    mine = _states(said)
    if mine:
        mine = [one for one in mine if one[0] in text and one[1] in text]
    theirs = _states(text) if mine else []
    if len(theirs) < _LEAST:
        return None
    for name, state in mine:
        own = {one for other, one in theirs if other == name}
        others = {one for other, one in theirs if other != name}
        if own and state not in own and state in others:
            return Finding(CONTRADICTED, "state_of_a_neighbour", name)
    return None


def _states(text: str) -> list[tuple[str, str]]:
    if _IS_WHAT.search(text) is None:
        return []
    return [(name, one or other) for name, one, other in _IS.findall(text)]


def _how_many(said: str, text: str) -> Finding | None:
    if not holds_any(text, _COUNTED_THINGS) and len(_GIVEN.findall(text)) < _LEAST:
        return None
    mine = [(word, n) for n, words in _COUNTED.findall(said) for word in _up_to(words)]
    if holds_any(said, _GIVING):
        mine += [(a or c, b or d) for a, b, c, d in _COUNT.findall(said)]
    mine = [(word, n) for word, n in mine if n in text and word[:_STEM] in text]
    if not mine:
        return None
    theirs = [(a or c, b or d) for a, b, c, d in _COUNT.findall(text)]
    if len(theirs) < _LEAST or _SIGNS.search(said):
        return None
    for word, n in mine:
        own = {one for key, one in theirs if key[:_STEM] == word[:_STEM]}
        others = {key[:_STEM] for key, one in theirs if key[:_STEM] != word[:_STEM] and one == n}
        # `250 rows were rejected` of `rows=50000 rejected=250`: the key of 250 is told as well
        told = any(key in said for key in others) and not any(one in said for one in own)
        told = told or any(f"{key} {n}" in said for key, one in theirs if one == n)
        if own and n not in own and others and not told:
            return Finding(CONTRADICTED, "count_of_a_neighbour", n)
    return None


def _up_to(words: str) -> list[str]:
    """The words behind a number, up to what another number may stand for."""
    return list(takewhile(lambda word: word not in _TURNS, words.split()))


def _deed_from(said: str, text: str) -> Finding | None:
    """`a refused connections from b`, `a waits for b`: b neither refused nor waits."""
    first, behind = _first(said)
    name = first.rstrip(",")
    if f" {name}" not in text:
        return None
    towards = holds_any(text, (f"from {name}", f"for {name}", f"on {name}", f"to {name}"))
    for actor, deed, other in _FROM.findall(text) if towards else ():
        if actor == other or name != other or f"{other} {deed[:_STEM]}" in text:
            continue
        if _ACTIVE.sub("", behind).startswith(deed[:_STEM]):
            return Finding(OPEN, "deed_of_another", other)
    for _, deed, other in _BY.findall(text) if f"by {name}" in text else ():
        if first == other and (
            behind.startswith((f"was {deed}", f"is {deed}")) or behind.strip(" .") == deed
        ):
            return Finding(OPEN, "deed_of_another", other)
    then = _THEN.findall(text) if " and " in text else []
    unable = _UNABLE.findall(text) if holds_any(text, _CANNOT) else []
    for _, other, deed in [*then, *unable]:
        other, deed = (deed, other) if first == deed else (other, deed)
        if first == other and deed[:_STEM] in behind and f"{other} {deed[:_STEM]}" not in text:
            return Finding(OPEN, "deed_of_another", other)
    return None


def _size(said: str, text: str) -> Finding | None:
    """`pool size 12` counts no pools."""
    mine = _COUNTS.findall(said) if _SIZED.search(text) else ()
    for noun, n in _SIZE.findall(text) if mine else ():
        if any(m == n and word in (noun, noun + "s", noun + "es") for m, word in mine):
            return Finding(UNSUPPORTED, "size_is_no_count", n)
    return None


def _reporter(said: str, text: str) -> Finding | None:
    """`service=a msg="b timed out"`: the label names who wrote the line, b who timed out."""
    first = _first(said)[0].rstrip(",:")
    if not is_value(first, text) or first not in _LABEL.findall(text):
        return None
    rest = _LABELS.sub(" ", text)
    if first in rest:
        return None
    for name, verb in _ACTS.findall(rest):
        if name != first and name not in said and verb[:_STEM] in said:
            return Finding(OPEN, "deed_of_another", name)
    return None


LISTED = (
    Reading(_excepted, _EXCEPTING | _DENYING),
    Reading(_is_what, _STATES, _STATES),
    Reading(_how_many, heads(" ".join(_GIVING)), counts=True),
    Reading(_deed_from, _TOWARDS),
    Reading(_size, _SIZES, counts=True),
    Reading(_reporter, _KEY_WORDS),
)
