"""A word that no concept of the text holds, but that the text writes otherwise.

Owns what counts as written: the same letters inside a longer word or in one piece, half of a name, the
unit or the format for which the word stands; and what does not, a particle of another deed or a word that
the text reserves. Pure.
It cannot tell a word's sense from its letters.
"""

from operator import itemgetter

from firsthand.contracts.enums import ToolName
from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.figures.arithmetic import is_of_successes
from firsthand.rules.meaning.figures.belonging import LIMITS
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.formats import is_about
from firsthand.rules.meaning.lexicon.kinds import GENERIC, MEASURES, OPTIONAL
from firsthand.rules.meaning.lexicon.products import HINTS
from firsthand.rules.meaning.lexicon.relations import ROLES
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import HOLDS, OPEN, Finding
from firsthand.rules.meaning.reading.going import only_awaited
from firsthand.rules.meaning.reading.hints import FORMS_OF_BE
from firsthand.rules.meaning.reading.meanings import FAIL, SIGNED_THINGS
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.tokens.names import named, product_shows
from firsthand.rules.meaning.tokens.token import HAN, NAME, WORD, follows
from firsthand.rules.meaning.words.compounds import is_in_a_compound
from firsthand.rules.meaning.words.halves import is_half_of_a_name
from firsthand.rules.meaning.words.kinds_shown import in_namespace
from firsthand.rules.sieve import holds_any

_TOOL_NOUNS: dict[str, frozenset[str]] = {
    ToolName.QUERY_METRICS: frozenset({"alert_noun", "series"}),
    ToolName.QUERY_MYSQL: frozenset({"row", "record", "table"}),
}
"""What a text of that tool is."""
_NONE: frozenset[str] = frozenset()
_LONG = 4
_FAILED_SHARES = frozenset({"error_rate", "-success"})
"""What a success rate tells by its rest."""
_FAILING_SHARE = frozenset({"errors", "failures", "error"})
"""What stands behind the share of what failed: `4 % errors`."""
_MONEY: dict[str, tuple[str, ...]] = {
    "yuan": ("¥", "元", "cny", "rmb"),
    "dollar": ("$", "usd", "美元"),
    "euro": ("€", "eur", "欧元"),
}
_NOMINAL_HAN = frozenset("单号数量")
"""Characters that make a noun of a deed or a thing."""
_LEADING = frozenset({"to", "with", "from", "by", "of", "与", "和", "跟", "到", "向", "对"})
"""Words behind which stands the other end of a link: a replica's log tells of its master."""
_GENERIC, _are_things = GENERIC, SIGNED_THINGS.issuperset
_OF_BYTES = ("free", "data")
_PARTICLES = frozenset({"up", "down", "off", "on", "out", "over"})
"""States that are particles of other deeds, too."""
_FULL_AS_KIND = lazy(
    r"\bpause full\b|\bfull (?:gc|table scan|scan|backup|(?:re)?sync|garbage|collection|dump|duplex)\b"
)
"""What is done in full is not full."""
_RATES = frozenset({"rate", "speed", "throughput"})
_OVER_TIME = (" per ", "每", "rps", "qps", "tps", "b/s", "bps")
"""Signs that a text tells a rate over a time."""
_MEASURABLE = _RATES | OPTIONAL | frozenset(MEASURES) | {"duration", *_OF_BYTES}
_MEASURABLE |= {concept for concept, role in ROLES.items() if role in LIMITS}
"""What `_measured` may find of a concept at all."""
_spelling = itemgetter(1)


def written_otherwise(part: Part, asked: Asked, evidence: Evidence) -> Finding | None:
    """What the text writes of a word that it does not hold: its letters, a half of it, its format."""
    options = part.options
    if not _GENERIC.isdisjoint(options) or not _TOOL_NOUNS.get(evidence.tool, _NONE).isdisjoint(
        options
    ):
        return Finding(HOLDS, "generic_kind")
    if not _are_things(options) and _only_reserved(part.text, asked, evidence):
        return Finding(OPEN, "reservation_left_out", part.text)
    if part.text == "on" or _of_a_phrase(part, asked, evidence):
        return Finding(OPEN, "word_of_a_phrase", part.text)
    if _is_written(part.text, evidence.lower):
        done = part.kind == HAN and "!neg" not in asked.marks and "wait" not in asked.said
        if done and only_awaited(part.text, evidence.lower):
            return Finding(OPEN, "reservation_left_out", part.text)
        return Finding(HOLDS, "word")
    if not _MEASURABLE.isdisjoint(options) and any(
        _measured(one, asked, evidence) for one in options
    ):
        return Finding(HOLDS, "word")
    if "error_rate" in options and _fails_in_part(evidence):
        return Finding(HOLDS, "share_of_failures")
    if not _FAILED_SHARES.isdisjoint(options) and is_of_successes(asked, evidence):
        return Finding(HOLDS, "share_of_failures")
    if not _MONEY.keys().isdisjoint(options) and any(
        one in _MONEY and _is_currency(one, evidence.lower) for one in options
    ):
        return Finding(HOLDS, "currency")
    if part.kind == HAN and part.text[-1] in _NOMINAL_HAN and part.text[:-1] in evidence.lower:
        return Finding(HOLDS, "word")  # 退款单 of 退款
    if part.kind == WORD and is_half_of_a_name(part, asked, evidence):
        return Finding(HOLDS, "word")
    if not HINTS.keys().isdisjoint(options) and any(
        product_shows(one, evidence.lower) for one in options
    ):
        return Finding(HOLDS, "product")
    if "build" in options and _is_a_noun(part, asked) and is_about(("build",), evidence.lower):
        return Finding(HOLDS, "kind_of_its_format")
    if part.text in ("run", "runs") and _is_run(part, asked, evidence):
        return Finding(HOLDS, "kind_of_its_format")
    if THING_NAMES.issuperset(options):
        if (
            "namespace" in options
            and "/" in evidence.lower
            and in_namespace(part.place, asked.tokens, evidence.lower)
        ):
            return Finding(HOLDS, "kind_of_a_name")
        if is_about(options, evidence.lower) and not _is_inside(part, asked, evidence):
            return Finding(HOLDS, "kind_of_its_format")
        if part.kind == WORD and is_in_a_compound(part, asked, evidence):
            return Finding(HOLDS, "word_of_a_name")
    return None


def _fails_in_part(evidence: Evidence) -> bool:
    """The failure rate of `14 % of the requests fail`."""
    tokens, facts = evidence.tokens, evidence.facts
    return any(
        one.number.unit == "%"
        and one.place + 1 < len(tokens)
        and (
            tokens[one.place + 1][1] in _FAILING_SHARE
            or (tokens[one.place + 1][1] == "of" and facts.flags[facts.stretches[one.place]] & FAIL)
        )
        for one in evidence.figures
    )


def _is_currency(name: str, lower: str) -> bool:
    """A currency that no sign of the text speaks against adds nothing."""
    signs = {sign for some in _MONEY.values() for sign in some if sign in lower}
    return not signs or not signs.isdisjoint(_MONEY[name])


def _is_written(text: str, lower: str) -> bool:
    """Whether a text has a word itself: inside a longer one, in one piece, as a name of its own."""
    if len(text) > _LONG and text in lower and not text.endswith(("ed", "ing")):
        return True
    joined = text.replace(" ", "")  # public key: publickey
    if joined != text and len(joined) > _LONG and named(joined, lower):
        return True
    return named(text, lower)


def _is_a_noun(part: Part, asked: Asked) -> bool:
    """`the build was aborted`, 构建已中止; not `building the image`, 构建镜像."""
    if part.kind == WORD and part.text not in ("build", "builds", "run", "runs"):
        return False
    behind = follows(asked.tokens, part.place + 1)
    return behind is None or (SIGNED_THINGS.isdisjoint(behind[2] or ()) and behind[0] != NAME)


def _is_run(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`the restic run processed …`, of a text that a tool writes at the end of a run."""
    before = asked.tokens[part.place - 1] if part.place else None
    named = before is not None and before[1].lower() in HINTS
    return named and _is_a_noun(part, asked) and is_about(("backup", "job"), evidence.lower)


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
    if text not in map(_spelling, evidence.tokens):
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


def _measured(concept: str, asked: Asked, evidence: Evidence) -> bool:
    """Whether a concept only names the kind of a number or state that the sentence has."""
    if concept in OPTIONAL:
        return True
    if ROLES.get(concept) in LIMITS:
        return any(figure.role in LIMITS for figure in asked.figures)
    if concept == "duration" and any(one.number.unit == "B" for one in asked.figures):
        return True  # it takes 152 bytes
    if concept in _OF_BYTES and any(figure.number.unit == "B" for figure in asked.figures):
        return True
    if concept in _RATES and ("!per" in asked.marks or "/s" in asked.words):
        return holds_any(evidence.lower, _OVER_TIME)
    units = MEASURES.get(concept)
    if units is None:
        return False
    told = [one for one in asked.figures if one.number.unit != "x"] or evidence.figures
    return any(one.number.unit in units for one in told)
