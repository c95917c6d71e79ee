"""Identifiers and plain words: does the evidence have this one?

Owns the borders of a name. `order-service` stands in a pod's name that only adds hashes or an ordinal,
`db-1` stands in `db-1:9100` and in `db-1.example.net`; `cart` does not stand in `cart-db`, and `1.2` not
in `1.2.3`. Products may be known by the marks of their lines. Pure.
It cannot tell two entities of one name apart, nor resolve an alias.
"""

import re
from collections.abc import Iterator

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon.products import HINTS
from firsthand.rules.meaning.lexicon.signatures import is_written_by
from firsthand.rules.meaning.tokens.interfaces import is_an_interface
from firsthand.rules.meaning.tokens.shortened import is_shortened

_POD_TAIL = lazy(
    r"-(?:[0-9a-f]{5,10}-[a-z0-9]{4,5}|[0-9]{1,3}|[a-z0-9]{8,10}-[a-z0-9]{5})(?![\w-])"
)
_POD_KEY = lazy(r"_[a-z0-9-]+\(")
"""`pod_namespace(uid)`, as a kubelet writes it."""
_ENDINGS = ("ing", "ed", "ion", "ly", "es")
_VERBAL = ("ing", "ed", "es", "s")
_DENYING = ("un", "in", "im", "non", "dis", "not", "ir")
_ANYWHERE = 5
"""Letters from which a word counts inside a longer one, too."""
_SHORTEST_HEAD = 3
_BLANK = ("", " ")
_URL = 200
"""Characters of an address up to the end of its path."""
_LEAST = 4
"""Letters of a stem or an abbreviation."""


def named(written: str, lower: str) -> bool:
    """Whether a name stands in a lower-case text as a name of its own."""
    name = written.lower()
    start = lower.find(name)
    if start < 0:
        return is_an_interface(name, lower)
    while start >= 0:
        end = start + len(name)
        if (lower[start - 1 : start] in _BLANK or _left_border(name, lower, start)) and (
            lower[end : end + 1] in _BLANK or _right_border(written, lower, end)
        ):
            return True
        start = lower.find(name, start + 1)
    return is_shortened(name, lower) or is_an_interface(name, lower)


def _left_border(name: str, lower: str, start: int) -> bool:
    before = lower[start - 1]
    if before == "-" and lower[max(0, start - 2) : start] == "--":
        return not lower[max(0, start - 3) : start - 2].isalnum()  # --dry-run
    if name[0] == "/" and "://" in lower:
        return "/" not in lower[lower.rfind("://", 0, start) + 3 : start] or not before.isalnum()
    if before in "-_" or (before == "." and name[0].isdigit()):
        return False
    return not (before.isascii() and before.isalnum())


def _right_border(written: str, lower: str, end: int) -> bool:
    after = lower[end]
    if after == "/" and written[0] == "/" and "://" in lower[max(0, end - _URL) : end]:
        return lower[end + 1 : end + 2] in ("", " ", '"')
    if lower.startswith("__", end):
        return True  # V7__add_index.sql
    if after == "_":
        return _POD_KEY.match(lower, end) is not None
    if after.isascii() and after.isalnum():
        return False
    if after == "-" and end + 1 < len(lower) and lower[end + 1].isalnum():
        if written.isupper() and lower[end + 1].isalpha():
            return True  # EXT4-fs
        return _POD_TAIL.match(lower, end) is not None
    if after in ".:" and written[-1].isdigit() and lower[end + 1 : end + 2].isdigit():
        return after == ":" and not written.isdigit()
    return True


def word_shows(word: str, lower: str) -> bool:
    """Whether a word of no known meaning stands in a text: itself, its stem, or its abbreviation."""
    if not word.isascii():
        return word in lower
    start = lower.find(word)
    if start >= 0:
        if len(word) >= _ANYWHERE:
            return not _is_letter(lower, start - 1) or not _only_denied(word, lower)
        if named(word, lower):
            return True
    if len(word) < _ANYWHERE and named(word + "s", lower):
        return True  # 1 osds down
    if word[:_LEAST] not in lower:
        return False  # neither its stem nor its abbreviation begins otherwise
    stem = word.rstrip("s")
    for ending in _ENDINGS:
        if stem.endswith(ending) and len(stem) > len(ending) + _LEAST - 1:
            stem = stem[: -len(ending)]
            break
    if len(stem) >= _ANYWHERE and stem in lower:
        return True
    if len(stem) == _LEAST and any(
        lower[start + _LEAST : start + _LEAST + 1] != "-" for start in _heads(stem, lower)
    ):
        return True
    if len(word) < _LEAST + 2:
        return False
    shortened = [word[:length] for length in range(len(word) - 2, _LEAST - 1, -1)]
    return any(
        lower.startswith(one, start) and not _is_letter(lower, start + len(one))
        for start in _heads(word[:_LEAST], lower)
        for one in shortened
    )


def _heads(head: str, lower: str) -> Iterator[int]:
    """Where words of a text begin with a head."""
    start = lower.find(head)
    while start >= 0:
        if not _is_letter(lower, start - 1):
            yield start
        start = lower.find(head, start + 1)


def _is_letter(lower: str, place: int) -> bool:
    return 0 <= place < len(lower) and "a" <= lower[place] <= "z"


def _only_denied(word: str, lower: str) -> bool:
    """`schedulable` of `unschedulable`: the text has the word only with a prefix that denies it."""
    found = re.findall(rf"([a-z]*){re.escape(word)}", lower)
    return all(prefix in _DENYING for prefix in found)


def same_word(mine: str, theirs: str) -> bool:
    """Whether two words have one stem: `replaced`, `Replacing`. The first is in lower case."""
    if mine[:1] != theirs[:1].lower():
        return False
    theirs = theirs.lower()
    return mine == theirs or (len(stem(mine)) >= _LEAST and stem(mine) == stem(theirs))


def stem(word: str) -> str:
    """A word without its regular ending."""
    for ending in _VERBAL:
        if word.endswith(ending) and len(word) - len(ending) >= _LEAST:
            return word[: -len(ending)].rstrip("e")
    return word.rstrip("e")


def product_shows(name: str, lower: str) -> bool | None:
    """Whether a text is of this product; None for a name that is no product."""
    hints = HINTS.get(name)
    if hints is None:
        return None
    return name in lower or any(hint in lower for hint in hints) or is_written_by(name, lower)


_PRODUCTS = tuple(name for name in HINTS if len(name) > _LEAST)
"""Products whose name is no common word."""


def other_product(name: str, lower: str) -> bool:
    """Whether a text names a product, and not this one."""
    for other in _PRODUCTS:  # noqa: SIM110 - a loop: it runs over all products
        if other in lower and other != name:
            return True
    return False


def heads_a_name(word: str, text: str, lower: str) -> bool:
    """Whether a short word is the head of a name: DFS of `DFSClient_7`, ftp of `ftpd`."""
    if not word.isascii() or not word.isalpha() or len(word) < _SHORTEST_HEAD or word not in lower:
        return False
    return bool(re.search(rf"(?<![A-Za-z])(?i:{word})(?:d\b|[A-Z_0-9-])", text))
