"""A word that no concept of the text holds, but that the text writes otherwise.

Owns what counts as written: the same letters inside a longer word or in one piece, half of a name, the
unit or the format for which the word stands; and what does not, a particle of another deed or a word that
the text reserves. What is shown without letters stands in `signs_shown.py`. Pure.
It cannot tell a word's sense from its letters.
"""

from firsthand.contracts.enums import ToolName
from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.formats import is_about
from firsthand.rules.meaning.lexicon.kinds import GENERIC
from firsthand.rules.meaning.lexicon.products import HINTS
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import HOLDS, OPEN, Finding
from firsthand.rules.meaning.reading.going import only_awaited
from firsthand.rules.meaning.reading.hints import FORMS_OF_BE
from firsthand.rules.meaning.reading.meanings import SIGNED_THINGS
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.tokens.names import named
from firsthand.rules.meaning.tokens.token import HAN, WORD
from firsthand.rules.meaning.words.compounds import is_in_a_compound
from firsthand.rules.meaning.words.halves import is_half_of_a_name
from firsthand.rules.meaning.words.kinds_shown import in_namespace
from firsthand.rules.meaning.words.signs_shown import SHOWN, is_a_noun, shown_by_concept

_TOOL_NOUNS: dict[str, frozenset[str]] = {
    ToolName.QUERY_METRICS: frozenset({"alert_noun", "series"}),
    ToolName.QUERY_MYSQL: frozenset({"row", "record", "table"}),
}
"""What a text of that tool is."""
_NONE: frozenset[str] = frozenset()
_LONG = 4
_NOMINAL_HAN = frozenset("单号数量")
"""Characters that make a noun of a deed or a thing."""
_LEADING = frozenset({"to", "with", "from", "by", "of", "与", "和", "跟", "到", "向", "对"})
"""Words behind which stands the other end of a link: a replica's log tells of its master."""
_GENERIC, _are_things = GENERIC, SIGNED_THINGS.issuperset
_PARTICLES = frozenset({"up", "down", "off", "on", "out", "over"})
"""States that are particles of other deeds, too."""
_OF_PHRASES = _PARTICLES | {"full"}
_FULL_AS_KIND = lazy(
    r"\bpause full\b|\bfull (?:gc|table scan|scan|backup|(?:re)?sync|garbage|collection|dump|duplex)\b"
)
"""What is done in full is not full."""


def written_otherwise(part: Part, asked: Asked, evidence: Evidence) -> Finding | None:
    """What the text writes of a word that it does not hold: its letters, a half of it, its format."""
    options, text, kind = part.options, part.text, part.kind
    if not _GENERIC.isdisjoint(options) or not _TOOL_NOUNS.get(evidence.tool, _NONE).isdisjoint(
        options
    ):
        return Finding(HOLDS, "generic_kind")
    if not _are_things(options) and _only_reserved(text, asked, evidence):
        return Finding(OPEN, "reservation_left_out", text)
    if text in _OF_PHRASES and _of_a_phrase(part, asked, evidence):
        return Finding(OPEN, "word_of_a_phrase", text)
    if _is_written(text, evidence.lower):
        done = kind == HAN and "!neg" not in asked.marks and "wait" not in asked.said
        if done and only_awaited(text, evidence.lower):
            return Finding(OPEN, "reservation_left_out", text)
        return Finding(HOLDS, "word")
    found = None if SHOWN.isdisjoint(options) else shown_by_concept(part, asked, evidence)
    if found is not None:
        return found
    if kind == HAN:
        if text[-1] in _NOMINAL_HAN and text[:-1] in evidence.lower:
            return Finding(HOLDS, "word")  # 退款单 of 退款
    elif is_half_of_a_name(part, asked, evidence):
        return Finding(HOLDS, "word")
    if text in ("run", "runs") and _is_run(part, asked, evidence):
        return Finding(HOLDS, "kind_of_its_format")
    return _thing_otherwise(part, asked, evidence) if THING_NAMES.issuperset(options) else None


def _thing_otherwise(part: Part, asked: Asked, evidence: Evidence) -> Finding | None:
    """A thing in a namespace, one that the format is about, one of a compound or an abbreviation."""
    options, lower = part.options, evidence.lower
    if "namespace" in options and "/" in lower and in_namespace(part.place, asked.tokens, lower):
        return Finding(HOLDS, "kind_of_a_name")
    if is_about(options, lower) and not _is_inside(part, asked, evidence):
        return Finding(HOLDS, "kind_of_its_format")
    if part.kind == WORD and is_in_a_compound(part, asked, evidence):
        return Finding(HOLDS, "word_of_a_name")
    return None


def _is_written(text: str, lower: str) -> bool:
    """Whether a text has a word itself: inside a longer one, in one piece, as a name of its own."""
    if text in lower and len(text) > _LONG and not text.endswith(("ed", "ing")):
        return True
    if " " in text:
        joined = text.replace(" ", "")  # public key: publickey
        if len(joined) > _LONG and named(joined, lower):
            return True
    return named(text, lower)


def _is_run(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`the restic run processed …`, of a text that a tool writes at the end of a run."""
    before = asked.tokens[part.place - 1] if part.place else None
    named = before is not None and before[1].lower() in HINTS
    return named and is_a_noun(part, asked) and is_about(("backup", "job"), evidence.lower)


def _is_inside(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`backend doc-2` of `be_docs/doc-2` is a server of it; `the link to the replica` of its own log."""
    if "replica" in part.options:
        before = [one[1] for one in asked.tokens[max(0, part.place - 2) : part.place]]
        return not _LEADING.isdisjoint(before)
    if "backend" not in part.options or part.place + 1 >= len(asked.tokens):
        return False
    return f"/{asked.tokens[part.place + 1][1].lower()}" in evidence.lower


def _of_a_phrase(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`down` of `slowed down`, `full` of `Pause Full`: there the whole phrase tells, not its word."""
    text = part.text
    if text == "on":
        return True
    if text == "full":
        return (
            part.place > 0
            and asked.tokens[part.place - 1][1] in FORMS_OF_BE
            and _FULL_AS_KIND.search(evidence.lower) is not None
        )
    if text not in _PARTICLES or part.kind != WORD or not SIGNED_THINGS.isdisjoint(part.options):
        return False
    return not any(spelling.lower() == text for _, spelling, _, _ in evidence.tokens)


def _only_reserved(text: str, asked: Asked, evidence: Evidence) -> bool:
    """Whether a word stands only where its text fails, hedges, expects, conditions or advises."""
    if text not in evidence.texts:
        return False
    facts = evidence.facts
    left_out, found = ~asked.flags, False
    for place, token in enumerate(evidence.tokens):
        if token[1] == text:
            if place and evidence.tokens[place - 1][1] == "=":
                return False  # namespace=pay
            if not facts.flags[facts.stretches[place]] & left_out:
                return False
            found = True
    return found
