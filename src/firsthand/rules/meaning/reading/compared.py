"""The comparator that governs a number: `more than 3`, `at least`, 超过, and whether `about` does.

Owns which comparing word is of which number, and which words compare nothing (`over the 7-day window`). Pure.
It cannot see a comparator behind another number.
"""

from firsthand.rules.meaning.lexicon import HAN_TERMS, PHRASES, WORDS
from firsthand.rules.meaning.lexicon.relations import ROLES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.fields import COMPARATORS
from firsthand.rules.meaning.reading.meanings import known_meaning, meaning_of
from firsthand.rules.meaning.tokens.token import SIGN, WORD, Token

_ROLES = frozenset(ROLES)
_TURNED = {">": "<=", ">=": "<", "<": ">=", "<=": ">"}
_OF = frozenset({"of", "的"})
_SPANS = names("window period interval span timeframe 窗口 周期")
_NEARLY = frozenset(
    {"just", "slightly", "barely", "marginally", "a little", "a bit", "略", "稍", "刚"}
)
_BEHIND = frozenset({"!ge", "!le", "!about"})
"""What may compare from behind a number: `3 or more`."""
_WITHIN = frozenset({"内", "之内", "以内"})
_NEAR = 4
_LASTING = names("for lasting lasted 持续 持续了 已持续 长达 历时 维持 维持了")
"""Before how long it lasted: what is compared stands before them."""
_BESIDE = names("with while when")
"""Words behind which stands what was so as well: `deadline exceeded with 73 chunks pending`."""
_ENDING = _LASTING | _BESIDE
_SCANNING = names("examine read copy send migrate run full_scan index_scan loop")
POINTING = frozenset({"the", "these", "those", "this", "its"})
_POINTING = POINTING | {"last", "past", "previous", "preceding"}


_MARKS = _BEHIND.union(COMPARATORS)
COMPARING = (
    frozenset("<>~≈")
    | _WITHIN
    | {word for word, entry in WORDS.items() if not _MARKS.isdisjoint(entry)}
    | {
        " ".join((head, *rest))
        for head, rows in PHRASES.items()
        for rest, entry in rows
        if not _MARKS.isdisjoint(entry)
    }
    | {term for rows in HAN_TERMS.values() for term, entry in rows if not _MARKS.isdisjoint(entry)}
)
"""Spellings of which a text has one where a number of it is compared or told as about."""


def comparison_before(tokens: list[Token], place: int, then: str) -> tuple[str, bool]:
    """The comparator that governs the number, with `then` behind it, and whether `about` does."""
    compare, about = "", False
    for index in range(place - 1, place - 5 if place > _NEAR else -1, -1):
        kind, text, entry, number = tokens[index]
        if number is not None or text in _ENDING:
            break
        if kind == SIGN:
            if text not in "<>=~≈":
                break
            about = about or text in "~≈"
            arrow = index and (tokens[index - 1][3] is not None or tokens[index - 1][1] in "-=")
            if text in "<>" and not arrow:
                compare = text
            continue
        if not entry:
            continue
        known = known_meaning(entry)
        marks = known[1] if known is not None else meaning_of(entry)[1]
        if not marks:
            if (
                index < place - 1
                and (index < place - 2 or tokens[place - 1][1] not in _OF)
                and _ROLES.isdisjoint(entry)
            ):
                break
            continue
        if (
            ("!by" in marks and index >= place - (2 if text == "by" else 1) and kind == WORD)
            or "!times" in marks
            or "!most" in marks
        ):
            break  # by 3 %; less than half of the last 5m
        about = about or ("!about" in marks and text != "多")  # 多 3 笔: by how much
        for mark in marks:
            if text == "over" and (scans(tokens, index) or _spans(tokens, place)):
                continue
            if mark in COMPARATORS and not compare:
                compare = COMPARATORS[mark]
                about = about or (index > 0 and tokens[index - 1][1] in _NEARLY)
                if index and "!neg" in (tokens[index - 1][2] or ()):
                    compare = _TURNED[compare]  # not more than
    if then:
        entry = tokens[place + 1][2]
        if entry and not _BEHIND.isdisjoint(entry):
            for meaning in entry:
                if meaning in ("!ge", "!le") and not compare:
                    compare = COMPARATORS[meaning]
                about = about or meaning == "!about"
        if then in _WITHIN and not compare and _is_to_come(tokens, place):
            compare = "<="
    return compare, about


def _is_to_come(tokens: list[Token], place: int) -> bool:
    """`将在 7 天内到期`: within that span, not over a window of it."""
    near = tokens[max(0, place - _NEAR) : place] + tokens[place + 2 : place + _NEAR]
    return any("!future" in (entry or ()) or "expire" in (entry or ()) for _, _, entry, _ in near)


def _spans(tokens: list[Token], place: int) -> bool:
    """`over the 7-day window`, `over the two minutes` compare nothing; `over the 30 s limit` does."""
    behind = tokens[place + 1 : place + 2]
    if any(text in _SPANS for _, text, _, _ in behind):
        return True
    number = tokens[place][3]
    pointed = place > 1 and tokens[place - 1][1] in _POINTING
    if not pointed or number is None or number.unit != "s":
        return False
    return not any(set(entry or ()) & _ROLES for _, _, entry, _ in behind)


def scans(tokens: list[Token], index: int) -> bool:
    """`a scan over 2000 documents`, `18 times over 27 minutes` compare nothing; `examined over 2000` does."""
    if index and tokens[index - 1][1] == "times":
        return True
    if index and tokens[index - 1][1].endswith("ed"):
        return False
    entry = tokens[index - 1][2] if index else None
    return not _SCANNING.isdisjoint(entry or ())
