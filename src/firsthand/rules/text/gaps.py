"""What may stand between two pieces that an elision joins.

Law: pure; reads the canonical gap and the ends of the pieces beside it. Refused is a gap that
1. hides a negation that reaches a piece: three content words or two Han characters, inside its clause;
2. parts a key (or a number's words) from its value: right behind `=`, `:`, a copula, a comparison or a count,
   or right before a value, a bare number or the words that a number counts;
3. closes a clause beside a preposition, or stands between one and a name, which would join what the text
   holds apart.
It cannot decide who is the subject of a verb behind the elision when no sign ended the clause before it.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.text.heads import follows_head, is_key
from firsthand.rules.text.tokens import UNITS
from firsthand.rules.text.words import (
    COPULAS,
    HAN_COMPARING,
    HAN_NEGATIONS,
    LEVELS,
    NEGATIONS,
    NEGATIONS_WITH_TO,
    OPEN_WORDS,
    STATES,
    STOP_WORDS,
    TRANSPARENT,
)

_CLAUSE = lazy(r"[;!?|{}\n]|(?<!\d),|,(?! ?\d)|\.(?: |$)|(?<=[\u3040-\u9fff])\.| - ")
WORD = lazy(r"[^\W\d_\u3040-\u9fff][^\W_\u3040-\u9fff]*(?:'[a-z]+)?")
"""A Latin word of a canonical text."""
_SENTENCE_END = lazy(r"[;!?|{}\n]|\.(?: |$)|(?<=[\u3040-\u9fff])\.| - ")
_HAN_NEAR = lazy(rf"[{HAN_NEGATIONS}][\u4e00-\u9fff]{{0,2}}$")
_HAN_OPEN = lazy(r"[是为被由从向对在将把与和到给因]$")
_VALUE = lazy(r"[-+<>~$]?\d")
_NAMED_NUMBER = lazy(
    r"\d{1,3}(?:\.\d{1,3}){3}|\d{4}-\d\d-\d\d|\d\d:\d\d:\d\d|\d+[a-z]\w*-\w+|[0-9a-f-]{12,}"
)
_OTHER_KEY = lazy(r"[ ,;][\w-]+(?<!error)(?<!exception)\"?:(?!\d)|=")
_COUNTED = lazy(r"\d[\d.,]*%?[a-zμ]{0,3} (?:[a-z][\w-]* ){3}")
_COUNT_OF_THINGS = lazy(rf"\d[\d.,/]* (?!(?:{UNITS})\b)[a-z]{{3}}[\w-]* [a-z\d]")
_OWN_KEY = lazy(r"\"?[a-z][\w.-]*\"?[=:](?!//)")
_NAME = lazy(r"[\"'/(]?(?=[a-z-]*[\d._/:@])[a-z\d][\w./:@-]*")
_FIELD_KEY = lazy(r"(?:^|[,;({|] ?)\"?[a-z][\w.-]*\"?:\"?$")
_COUNTED_BEFORE = lazy(r"(?:^|[ ,;(=])\d+(?:[.,]\d+)?%? $")
_PLAIN_WORD = lazy(r"[a-z]+(?=[ ,;)]|$)")
_UNCOUNTED = STOP_WORDS | LEVELS | {"order", "group", "limit", "having", "union", "set", "values"}
"""Words behind a number that it does not count; the last ones are SQL's."""
_COUNT = lazy(r"(?:^|[,;(]|(?<!\d):) ?\d+$")
_BRACKET = lazy(r"\([^()]*\)|\[[^\[\]]*\]")
_FIRST_WORD = lazy(r"\"?([^\W_]+)")


def refusal(text: str, end: int, start: int, stop: int) -> str:
    """Why the canonical characters `[end, start)` may not be left out before a piece that ends at `stop`;
    empty if they may."""
    gap = text[end:start]
    open_gap = _BRACKET.sub("", gap)
    if gap.strip(" ,;") == "" or (open_gap.strip(" ,;.") == "" and open_gap.strip(" ,")):
        return ""
    clauses = _CLAUSE.split(open_gap)
    if _hides_negation(clauses):
        return "elision_hides_negation"
    if _parts_value(text, gap, clauses, end, start, stop):
        return "elision_parts_key_and_value"
    tail = text[max(0, end - 24) : end]
    last = _last_word(tail)
    if last in COPULAS or HAN_COMPARING.search(tail):
        return "elision_parts_key_and_value"
    if last in OPEN_WORDS and _NAME.match(text, start, stop):
        return "elision_leaves_phrase_open"
    if len(clauses) > 1:
        opening = WORD.match(text, start)
        joins = opening is not None and opening[0] in OPEN_WORDS
        if joins or last in OPEN_WORDS or _HAN_OPEN.search(tail):
            return "elision_leaves_phrase_open"
    return ""


def _hides_negation(clauses: list[str]) -> bool:
    """1. Right behind the piece before, or in reach of the piece after."""
    first, last = clauses[0], clauses[-1]
    if first[:1] and first[0] in HAN_NEGATIONS:
        return True
    for word in WORD.findall(first[:96]):
        if _is_negation(word):
            return True
        if word not in TRANSPARENT:
            break
    if _HAN_NEAR.search(last):
        return True
    content = 0
    previous = ""
    words: list[str] = WORD.findall(last[-160:])
    for word in reversed(words):
        if _is_negation(word) or (previous == "to" and word in NEGATIONS_WITH_TO):
            return True
        content += word not in STOP_WORDS and word not in TRANSPARENT
        if content > 2:
            break
        previous = word
    return False


def _is_negation(word: str) -> bool:
    return word in NEGATIONS or word.endswith("n't")


def _parts_value(text: str, gap: str, clauses: list[str], end: int, start: int, stop: int) -> bool:
    """2. A key without its value before the elision, or a value without its key after it."""
    before, opening = text[end - 1], gap.lstrip('"')[:1]
    if before == "=" or opening == "=" or text[start - 1] == "=":
        return True
    if _FIELD_KEY.search(text, max(0, start - 48), start):
        return True
    if _COUNT.search(text, max(0, end - 16), end) and gap[:1] == " " and gap[1:2].isalpha():
        return True
    if _COUNTED_BEFORE.search(text, max(0, start - 24), start):
        plain = _PLAIN_WORD.match(text, start)
        if plain is not None and plain[0] not in _UNCOUNTED:
            return True
    valued = _VALUE.match(text, start) is not None and _NAMED_NUMBER.match(text, start) is None
    counted = _COUNTED.match(text, start) and text[start - 1] in ":,;"
    if valued and not (counted or _opens_sentence(text, end, start, stop)):
        return True
    if text[max(0, start - 2) : start].rstrip('"').endswith(":"):
        first = _FIRST_WORD.match(text, start)
        if text[start - 1] == '"' or (first is not None and first[1] in STATES):
            return True
    if before == ":" or opening == ":":
        own = before == ":" and text[start - 1] == "," and _OWN_KEY.match(text, start)
        if follows_head(text, end, start) or (own and _SENTENCE_END.search(gap) is None):
            return False
        same_value = len(clauses) == 1 and _OTHER_KEY.search(gap) is None and text[start - 1] != ":"
        return not same_value or len(WORD.findall(text[start:stop])) < 3
    return False


def _opens_sentence(text: str, end: int, start: int, stop: int) -> bool:
    """A count of things that begins a clause, behind a piece that ends one, is nobody's value."""
    colon = ":" in text[end - 1 : end + 1]
    return (
        (not is_key(text, end) if colon else text[end] in ",.;")
        and text.endswith((". ", ";") if colon else (". ", ";", ",", ", "), 0, start)
        and text[stop : stop + 1] in ("", ".", ",", ";")
        and _COUNT_OF_THINGS.match(text, start, stop) is not None
    )


def _last_word(tail: str) -> str:
    words = WORD.findall(tail)
    return words[-1] if words and tail.rstrip("\"'").endswith(words[-1]) else ""
