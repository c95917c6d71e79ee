"""What an excerpt has and a text lacks: refusals before any tier is tried.

Law: pure; it never accepts. No tier can accept an excerpt with a number, name, state or negation that the
text lacks, nor one of whose words the text lacks more than half.
It cannot see a word that stands elsewhere in the text.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.text.differences import POLAR, Difference, mismatch, names_in

_NUMBER = lazy(r"[0-9]+")
_RUN = lazy(r"[a-z0-9]+")
_WITH_UNIT = lazy(r"([0-9]+)([a-z]+)")
_DIGITS = frozenset("0123456789")
_SHORT = 1024
_MOST_RUNS = 512
"""Runs of letters and digits that are looked for, so that two long texts cost no more than their length."""
_SEPARATORS = frozenset(' ,;=()[]{}"|')


def missing_word(whole: str, excerpt: str, source: str) -> Difference | None:
    """A number or word of the excerpt that the text lacks: no tier can accept it. None if there is none.

    `whole` and `excerpt` are lower case, `source` is the excerpt as it came.
    """
    runs = _RUN.findall(excerpt)[:_MOST_RUNS]
    missing = [run for run in runs if run not in whole and not _stands_spaced(run, whole)]
    if not missing:
        return None
    names: frozenset[str] | None = None
    for run in missing:
        if not run.isalpha():
            rule = "number_differs" if run.isdigit() else "identifier_differs"
            return _not_in_text(rule, excerpt, run)
        names = names_in(source) if names is None else names
        if run in names:
            return _not_in_text("identifier_differs", excerpt, run)
        if run in POLAR:
            return _not_in_text("negation_differs", excerpt, run)
    if 2 * len(missing) > len(runs):
        return _not_in_text("little_in_common", excerpt, missing[0])
    return None


def missing_number(whole: str, excerpt: str) -> Difference | None:
    """A number of the excerpt that is only a part of numbers of the text; None if there is none."""
    numbers = _NUMBER.findall(excerpt)
    if not numbers:
        return None
    known = set(_NUMBER.findall(whole)) if len(whole) > _SHORT else None
    for number in numbers:
        if not (_is_whole_number(number, whole) if known is None else number in known):
            return _not_in_text("number_differs", excerpt, number)
    return None


def _stands_spaced(run: str, whole: str) -> bool:
    """`30000ms`, where the text has a blank before the unit."""
    parts = _WITH_UNIT.fullmatch(run)
    return parts is not None and f"{parts[1]} {parts[2]}" in whole


def _is_whole_number(number: str, text: str) -> bool:
    """Does a run of digits stand in a short text with no digit beside it?"""
    place = text.find(number)
    while place >= 0:
        end = place + len(number)
        if text[place - 1 : place] not in _DIGITS and text[end : end + 1] not in _DIGITS:
            return True
        place = text.find(number, place + 1)
    return False


def _not_in_text(rule: str, excerpt: str, run: str) -> Difference:
    token = _token_around(excerpt, run)
    return mismatch(rule, f"“{token}” is not in the text", token)


def _token_around(excerpt: str, run: str) -> str:
    """The token in which a run stands, at most 80 characters of it."""
    start = excerpt.find(run)
    end = start + len(run)
    while start > 0 and excerpt[start - 1] not in _SEPARATORS and end - start < 80:
        start -= 1
    while end < len(excerpt) and excerpt[end] not in _SEPARATORS and end - start < 80:
        end += 1
    return excerpt[start:end]
