"""How a refused excerpt differs from the text: clearly, or only unclearly.

Law: pure; it never accepts. Unclear is an excerpt of which at least three quarters of the content tokens
stand in the text in order, and in which nothing that decides a meaning differs: every number, unit,
comparator, sign, identifier, negation, state and level of the excerpt stands on that alignment, and the
stretch of the text that it covers holds no negation, state or comparator besides. All else is a mismatch.
The alignment is the longest increasing run (patience sorting), so the cost is n log n at most.

It cannot decide whether a changed plain word (`warning` for `critical` apart) changes the meaning.
"""

from typing import NamedTuple

from firsthand.contracts.enums import ExcerptOutcome
from firsthand.rules.lazy import lazy
from firsthand.rules.text.alignment import longest_run
from firsthand.rules.text.fields import Field
from firsthand.rules.text.tokens import HAN
from firsthand.rules.text.words import HAN_NEGATIONS, LEVELS, NEGATIONS, STATES, STOP_WORDS

_IN_ORDER = 0.75
_MOST_TOKENS = 4096

_LATIN = rf"[^\W{HAN}]"
_NAME_OR_NUMBER = r"[-+$]?LETTERS(?:(?:[-.@#$+&~/\\%']+|(?<=[0-9]):(?=[0-9]))LETTERS)*[%+]?"
_SIGNS = "->|[<>=!]=|[<>~]"
_TOKEN = lazy(rf"{_NAME_OR_NUMBER.replace('LETTERS', f'{_LATIN}+')}|[{HAN}]|{_SIGNS}")
_ASCII_TOKEN = lazy(rf"{_NAME_OR_NUMBER.replace('LETTERS', '[a-zA-Z0-9_]+')}|{_SIGNS}")
"""The same for a text in ASCII, in three quarters of the time."""
POLAR = NEGATIONS | STATES | LEVELS
"""Words a swap of which turns a statement round."""
_COVERED = ("negation_differs", "comparator_differs")
_WORD = lazy(r"[A-Za-z]+")
_INNER_CAPITAL = lazy(r"[a-z][A-Z]|[A-Z]{2}[a-z]{2}")
_COMPARATORS = frozenset("<>~=!-")


class Difference(NamedTuple):
    """Why an excerpt is not from the text."""

    outcome: ExcerptOutcome
    rule: str
    detail: str
    token: str
    """The excerpt's token that decided; empty if no single one did."""


def field_difference(ours: list[Field], theirs: list[Field]) -> Difference | None:
    """A key that excerpt and text share with different values."""
    values: dict[str, set[str]] = {field.key: set() for field in ours}
    for field in theirs:
        if field.key in values:
            values[field.key].add(field.value)
    for field in ours:
        known = values[field.key]
        if known and field.value not in known:
            there = " or ".join(sorted(known)[:3])
            detail = f"{field.key}={field.value}, where the text has {field.key}={there}"
            return mismatch("field_differs", detail, field.value)
    return None


def classify(whole: str, excerpt: str, names: frozenset[str]) -> Difference:
    """The refusal of an excerpt that no tier accepted."""
    ours = [token for token in _tokens(excerpt) if token not in STOP_WORDS]
    if len(ours) > _MOST_TOKENS:
        return mismatch("not_in_text", "the excerpt is no contiguous piece of the text", "")
    theirs = _tokens(whole)
    places: dict[str, list[int]] = {token: [] for token in ours}
    for index, token in enumerate(theirs):
        if token in places:
            places[token].append(index)
    for token in ours:
        if not places[token] and (rule := _decides(token, names)):
            return mismatch(rule, f"“{token}” is not in the text", token)
    aligned = longest_run([places[token] for token in ours])
    lost = [token for token, place in zip(ours, aligned, strict=True) if place is None]
    for token in lost:
        if rule := _decides(token, names):
            return mismatch("order_differs", f"“{token}” stands elsewhere in the text", token)
    if not ours or len(lost) > (1 - _IN_ORDER) * len(ours):
        token = lost[0] if lost else ""
        return mismatch(
            "little_in_common", f"“{token}” does not stand in the text in this order", token
        )
    held = {place for place in aligned if place is not None}
    for index in range(min(held), max(held) + 1):
        token = theirs[index]
        if index not in held and _decides(token, names) in _COVERED:
            return mismatch("negation_differs", f"the excerpt lacks “{token}”", token)
    return Difference(ExcerptOutcome.UNCLEAR, "unclear", _told(lost), "")


def _tokens(text: str) -> list[str]:
    return (_ASCII_TOKEN if text.isascii() else _TOKEN).findall(text)


def _told(lost: list[str]) -> str:
    if lost:
        return "not in the text in this order: " + ", ".join(f"“{word}”" for word in lost[:6])
    return "the excerpt leaves out or re-orders parts of the text without an elision"


def mismatch(rule: str, detail: str, token: str) -> Difference:
    """A clear difference."""
    return Difference(ExcerptOutcome.MISMATCH, rule, detail, token)


def names_in(excerpt: str) -> frozenset[str]:
    """The words of an excerpt, as it came, that are names by their inner capitals; in lower case."""
    return frozenset(
        word.lower()
        for word in _WORD.findall(excerpt)
        if not (word[1:].islower() or word.isupper() or word.islower())
        and _INNER_CAPITAL.search(word) is not None
    )


def _decides(token: str, names: frozenset[str]) -> str:
    """The rule that a token breaks if it differs; empty for a plain word."""
    if token in POLAR or token in HAN_NEGATIONS or token.endswith("n't"):
        return "negation_differs"
    if token.isalpha():
        return "identifier_differs" if token in names else ""
    if token[0] in _COMPARATORS and not token[-1].isalnum():
        return "comparator_differs"
    return "number_differs" if token.lstrip("-+$")[0].isdigit() else "identifier_differs"
