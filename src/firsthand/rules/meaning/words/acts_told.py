"""A deed or a kind that no word of the text has and that its format shows: the look-up of a resolver's error.

Law: a deed is shown as tried, never as done: as a noun or a gerund (`the lookup of`, `while resolving`), or
where the sentence says of it that it failed. `the MongoDB node` is shown by a line that this product itself
wrote. Pure.
It cannot tell whose deed it was; the roles do.
"""

from firsthand.rules.meaning.lexicon.acts import DONE, DONE_DEEDS, FAILED, TRIED, TRIED_DEEDS, Row
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.lexicon.signatures import is_written_by
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.tokens.names import product_shows
from firsthand.rules.meaning.tokens.token import HAN
from firsthand.rules.sieve import holds_any

ACTS = TRIED_DEEDS | DONE_DEEDS | {"bind"}
RUNNING = names("node server instance")
"""Kinds that what writes a log is one of."""
_BEFORE_NOUNS = frozenset(
    {"a", "an", "the", "this", "that", "one", "range", "slow", "batch", "bulk", "dns"}
)
_BEHIND_NOUNS = frozenset({"of", "for", "timed out", "failed", "took"})
_NOUNS = frozenset(
    {
        "lookup",
        "dns lookup",
        "look-up",
        "request to",
        "requests to",
        "call to",
        "requests",
        "api requests",
    }
)
_OF_TIMES = frozenset({"时", "期间", "过程中", "请求"})
_MODIFYING = frozenset({"http", "database", "web", "dns", "proxy", "cache", "search"})
"""Between a product and the kind of what runs of it: `the Go HTTP server`."""
_SERVED = frozenset({"served", "handled", "answered"})
_NEAR = 8
_ALSO_WORDS = {"bind": "bind9"}
"""Products whose name is a word as well: they are meant where it stands in capitals."""
_CODES = frozenset({"nxdomain"})
"""Answers, which are no deeds."""


def is_shown_as_act(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """Whether a text shows by its format the deed of a word that it has not."""
    lower, options = evidence.lower, part.options
    if part.text in _ALSO_WORDS and part.text.upper() in asked.text:
        return product_shows(_ALSO_WORDS[part.text], lower) is True
    if "!neg" in asked.marks or part.text in _CODES:
        return False
    if not DONE_DEEDS.isdisjoint(options) and _shown(DONE, options, lower):
        return True
    if options[0][0] == "-":
        return _shown(FAILED, options, lower)
    if part.text in _SERVED and asked.texts[part.place + 1] == "by":
        return " http/" in lower
    if not _is_tried(part, asked) or not _shown(TRIED, options, lower):
        return False
    return "⏎" not in lower or _is_of_its_line(options, asked, lower)


def is_its_writer(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`the MongoDB node` of MongoDB's own line: what writes its log is a running one of it."""
    if not part.place or RUNNING.isdisjoint(part.options):
        return False
    before = [one[1].lower() for one in asked.tokens[max(0, part.place - 2) : part.place]]
    if len(before) > 1 and before[-1] in _MODIFYING:
        before.pop()
    return is_written_by(before[-1], evidence.lower)


def _shown(rows: tuple[Row, ...], options: tuple[str, ...], lower: str) -> bool:
    return any(not deeds.isdisjoint(options) and holds_any(lower, signs) for signs, deeds in rows)


def _is_of_its_line(options: tuple[str, ...], asked: Asked, lower: str) -> bool:
    """Of several lines: whether one alone shows the deed, and has a name of the sentence, if it has any."""
    lines = [line for line in lower.split("⏎") if _shown(TRIED, options, line)]
    if len(lines) != 1:
        return False
    return not asked.names or any(part.text.lower() in lines[0] for part in asked.names)


def _is_tried(part: Part, asked: Asked) -> bool:
    """Whether a word tells no more than that it was tried: a noun, a gerund, a deed that failed."""
    if part.stretch in asked.failing or part.text in _NOUNS:
        return True
    texts, place = asked.texts, part.place
    if part.kind == HAN:
        if place and texts[place - 1] == "的":
            return True
        return not _OF_TIMES.isdisjoint(texts[place + 1 : place + _NEAR])
    if part.text.endswith("ing"):
        return not place or texts[place - 1] not in ("is", "are", "was", "were", "still")
    return texts[place + 1] in _BEHIND_NOUNS or bool(place and texts[place - 1] in _BEFORE_NOUNS)
