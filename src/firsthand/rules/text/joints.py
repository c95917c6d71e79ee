"""What holds the characters of one token together.

Law: pure; looks at the characters beside a place. Digits, signs, decimals, fractions, ranges, times,
addresses, versions, identifiers, operators and Han numerals are indivisible.
It cannot see that two words with a blank between them are one name.
"""

import re

from firsthand.rules.text.canonical import Canonical
from firsthand.rules.text.words import HAN_NUMERALS

_JOINTS = frozenset("-.,@#$+&~/\\%:'")
_OPERATORS = frozenset(
    (">=", "<=", "!=", "==", "->", "=>", "<-", "=~", "!~", "..", "&&", "||", "::")
)
_CURRENCY = frozenset("$€£¥")
_IPV4 = re.compile(r"\d{1,3}(?:\.\d{1,3}){3}")
DIGITS = frozenset("0123456789")


def is_word(character: str) -> bool:
    """A letter, digit or underscore of any script but Han and kana."""
    if character < "\x80":
        return character.isalnum() or character == "_"
    return character.isalnum() and not (
        "\u3040" <= character <= "\u9fff" or "\uf900" <= character <= "\ufaff"
    )


def is_inside(whole: Canonical, place: int) -> bool:
    """Is the place inside a token?"""
    text = whole.text
    before, after = text[place - 1], text[place]
    if is_word(before):
        if is_word(after) or after == "^":
            return True
        return after in _JOINTS and _joins_after(whole, place)
    if is_word(after):
        return _joins_before(whole, place)
    if before + after in _OPERATORS:
        return True
    if before in HAN_NUMERALS:
        return after in HAN_NUMERALS
    return before in "/.%" and after in "/.%" and before + after != "%."


def _joins_after(whole: Canonical, place: int) -> bool:
    """A word stands before, one of the joints behind: does the token go on?"""
    text = whole.text
    joint = text[place]
    following = text[place + 1 : place + 2]
    if joint == ":":
        return text[place - 1].isdigit() and following.isdigit() and whole.adjacent(place + 1)
    if joint == ",":
        return text[place - 1] in DIGITS and following in DIGITS
    if joint == "%":
        return text[place - 1].isdigit() or is_word_at(text, place + 1)
    if joint == "." and following == ".":
        return text[place - 1].isdigit() and text[place + 2 : place + 3].isdigit()
    if joint == "+":
        return following != " " or text[place - 1].isalpha()
    if joint == "/" and following in ("/", ""):
        return False
    return is_word_at(text, place + 1)


def _joins_before(whole: Canonical, place: int) -> bool:
    """A word stands behind: does its token begin earlier?"""
    text = whole.text
    before, after = text[place - 1], text[place]
    earlier = text[place - 2] if place > 1 else ""
    if before in "<>":
        return after.isdigit() or earlier in ("-", "=")
    if before == "=":
        return earlier in ("<", ">", "!", "=")
    if before == "!":
        return not is_word_at(text, place - 2)
    if before == "^" or before in _CURRENCY:
        return True
    if before not in _JOINTS:
        return False
    if before == ",":
        return earlier in DIGITS and after in DIGITS
    if before == ":":
        return earlier.isdigit() and after.isdigit() and whole.adjacent(place)
    if before == ".":
        return is_word_at(text, place - 2) or after.isdigit() or earlier in ("", " ")
    if before == "'":
        return is_word_at(text, place - 2)
    if before == "/" and not is_word_at(text, place - 2):
        return _IPV4.match(text, place) is None
    return True


def is_word_at(text: str, place: int) -> bool:
    return 0 <= place < len(text) and is_word(text[place])
