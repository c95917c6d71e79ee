"""Which characters are one character for evidence, and which carry no meaning at all.

Law: data and pure functions. Punctuation is folded, never
deleted: without it `-45` is `45`, `512.00` is `51200` and `>` is `<`. Letters of other scripts are
not folded onto Latin ones, so a Cyrillic `о` stays different from `o`.
It cannot decide which of two look-alikes a writer meant.
"""

import re
import unicodedata

from firsthand.rules.lazy import lazy
from firsthand.rules.text.tracing import Trace, rewrite

_DELETED = (
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e"  # soft hyphen, joiners
    "\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e"  # zero width, bidi
    "\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\u206a\u206b\u206c\u206d\u206e\u206f"
    "\ufeff\ufe00\ufe01\ufe02\ufe03\ufe04\ufe05\ufe06\ufe07"  # byte order mark, variation selectors
    "\ufe08\ufe09\ufe0a\ufe0b\ufe0c\ufe0d\ufe0e\ufe0f"
)
_FOLDED = {
    "-": "\u058a\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u207b\u208b\u2212\ufe58\ufe63\uff0d",
    '"': "«»\u201c\u201d\u201e\u201f\u300a\u300b\u300c\u300d\u300e\u300f\u301d\u301e\u301f"
    "\uff02\uff62\uff63\ufe41\ufe42\ufe43\ufe44",
    "'": "\u00b4\u2018\u2019\u201a\u201b\u2039\u203a\uff07",
    "[": "\u3010\u3014\u3016\u3018\u27e6\uff3b",
    "]": "\u3011\u3015\u3017\u3019\u27e7\uff3d",
    ",": "\uff0c\ufe50\ufe10",
    ", ": "\u3001\ufe11\ufe51\uff64",  # an enumeration, never a thousands separator
    ". ": "\u3002\ufe12\uff61",
    "...": "\u2026\u22ef",
    "..": "\u2025",
    "<=": "\u2264\u2266\u2a7d",
    ">=": "\u2265\u2267\u2a7e",
    "!=": "\u2260",
    "->": "\u2192\u27f6\u279c\u2794",
    "<-": "\u2190\u27f5",
    "=>": "\u21d2",
    "~": "\u223c\u301c\uff5e",
    "/": "\u2044\u2215\uff0f",
    ":": "\u2236\ufe55\ufe13\uff1a",
    "\n": "\u23ce\u2028\u2029\u0085",
    # before NFKC, which would make x² an x2
    "^0": "\u2070",
    "^1": "\u00b9",
    "^2": "\u00b2",
    "^3": "\u00b3",
    "^4": "\u2074",
    "^5": "\u2075",
    "^6": "\u2076",
    "^7": "\u2077",
    "^8": "\u2078",
    "^9": "\u2079",
    "_0": "\u2080",
    "_1": "\u2081",
    "_2": "\u2082",
    "_3": "\u2083",
    "_4": "\u2084",
    "_5": "\u2085",
    "_6": "\u2086",
    "_7": "\u2087",
    "_8": "\u2088",
    "_9": "\u2089",
}
_KEPT = "№¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞①②③④⑤⑥⑦⑧⑨⑩′″"
FOLDS: dict[str, str] = {
    **dict.fromkeys(_DELETED, ""),
    **{mark: mark for mark in _KEPT},  # NFKC would make 1½ an 11/2 and № a "no"
    **{mark: plain for plain, marks in _FOLDED.items() for mark in marks},
}

# Combining marks (and Hangul vowels and finals) that join the character before them. A run is cut
# after thirty, as in the Unicode stream-safe format: sorting a longer one is quadratic.
_MARKS = (
    "\u0300-\u034e\u0350-\u036f\u0483-\u0487\u0591-\u05bd\u0610-\u061a\u064b-\u065f\u06d6-\u06dc"
    "\u093c\u1161-\u11ff\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u3099\u309a\ufe20-\ufe2f"
)
# Letters that NFKC leaves as they are and that no fold names.
_STABLE = (
    "\x00-\x7f\u00c0-\u0131\u0391-\u03a1\u03a3-\u03a9\u03b1-\u03c1\u03c3-\u03c9\u0400-\u0481\u048a-\u04ff"
    "\u3041-\u3096\u30a1-\u30fa\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3"
)
MARK = lazy(f"[{_MARKS}]")
"""A combining mark."""
UNSTABLE = lazy(f"[^{_STABLE}]")
"""A character that folding may change, in a text without combining marks."""
CLUSTER = lazy(f"[^{_MARKS}][{_MARKS}]{{1,30}}|[^{_STABLE}]", re.DOTALL)
"""The same in any text: a base with its marks, or one character."""


_TABLE = str.maketrans(FOLDS)
_INVISIBLE = lazy(f"[{_DELETED}]")
_MANY = 24


def fold(text: str, trace: Trace | None) -> str:
    """The text with each of its characters in its one form."""
    found = set(UNSTABLE.findall(text))
    if not found:
        return text
    if MARK.search("".join(found)):
        return rewrite(CLUSTER, _folded, rewrite(_INVISIBLE, "", text, trace), trace)
    if trace is not None:
        return rewrite(UNSTABLE, _folded, text, trace)
    if len(found) > _MANY:
        return UNSTABLE.sub(_folded, text)
    for character in found:
        text = text.replace(character, _fold_cluster(character))
    return text


def _folded(match: re.Match[str]) -> str:
    return _fold_cluster(match[0])


def _fold_cluster(cluster: str) -> str:
    """The one form of a character, or of a base with its combining marks."""
    plain = FOLDS.get(cluster)
    if plain is not None:
        return plain
    base = FOLDS.get(cluster[0])
    if base is not None:
        return base + cluster[1:]
    normal = unicodedata.normalize("NFKC", cluster)
    return unicodedata.normalize("NFKC", normal.translate(_TABLE))
