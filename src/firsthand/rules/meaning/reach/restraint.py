"""One family of restraints: its sign, what keeps it in a sentence, how far it reaches.

Owns the shape of a row of `restraint_signs.py`, and what every text and sentence that it concerns holds one
of, so that others are not searched. Pure.
It cannot see from a pattern what its matches begin with: each row says so.
"""

import re
from typing import NamedTuple

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.finding import UNSUPPORTED
from firsthand.rules.sieve import heads

COMMA = r"[.!?](?:\s|$)|[;⏎|]|,\s|,(?=[\u4e00-\u9fff])|(?<=\")\s(?=[\w.]+=)"
SENTENCE = r"[.!?](?:\s|$)|[;⏎|。]"


class Restraint(NamedTuple):
    rule: str
    hint: re.Pattern[str]
    """What restrains a clause."""
    kept: re.Pattern[str]
    """What keeps it in a sentence."""
    cut: re.Pattern[str]
    """Where a piece ends, over which the sign reaches."""
    rank: int = UNSUPPORTED
    needs: re.Pattern[str] | None = None
    """What the sentence must hold to be concerned."""
    heads: frozenset[str] = frozenset()
    """What every text with such a sign holds one of, as `sieve.py` reads it."""
    beside: frozenset[str] = frozenset()
    """The same of the words that stand with those."""
    needed: frozenset[str] = frozenset()
    """What every sentence that it concerns holds one of."""
    parts: tuple[str, ...] = ("",)
    """Parts of words of which every sign holds one: a text without them is not searched."""


def one_family(
    rule: str,
    sign: str,
    cut: str,
    kept: str = "",
    rank: int = UNSUPPORTED,
    needs: str = "",
    parts: str = "",
    also: str = "",
    beside: str = "",
    needed: str = "",
) -> Restraint:
    """`parts` that are English begin a word, but for those with a colon; `also`: what else may begin one."""
    some = tuple(parts.split("|"))
    chinese = " ".join(one for one in some if not one.isascii())
    english = " ".join(one for one in some if one.isascii() and ":" not in one)
    first = heads(f"{english} {also} {chinese}")
    return Restraint(
        rule,
        lazy(sign),
        lazy(f"{sign}|{kept}" if kept else sign),
        lazy(cut),
        rank,
        lazy(needs) if needs else None,
        first,
        heads(f"{beside} {chinese}") if beside else first,
        heads(needed),
        some,
    )
