"""A figure that a sentence computes: share, rest, excess, difference, change, sum, product of two others.

Owns the one reading of derived figures. The sentence must announce the operation (`derived_table.py`), and
both operands must be meant (`operands.py`). Of several candidates the one that the sentence calls best is
meant; where two do equally well, and the results differ, none is. Tried only where the figure as such does
not hold. Pure.
It cannot take operands from two texts.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.computed.active import ACTIVE, was_active
from firsthand.rules.meaning.computed.derived_rates import quotient
from firsthand.rules.meaning.computed.derived_rests import rest_of_two
from firsthand.rules.meaning.computed.derived_sums import alternatives
from firsthand.rules.meaning.computed.derived_table import operation_of
from firsthand.rules.meaning.computed.derived_tries import PER, TRY
from firsthand.rules.meaning.computed.moved import MOVED_WORDS, is_of_a_change
from firsthand.rules.meaning.computed.operands import operands
from firsthand.rules.meaning.computed.operations import ANNOUNCING, DOWN, FREED, LIMIT, UP
from firsthand.rules.meaning.computed.reckoning import Reckoning
from firsthand.rules.meaning.computed.side_words import hedged_from, side_in_clause
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.sieve import heads, holds_any

_TRIES_LEFT = lazy(r"还剩|还有|还 ?可|还 ?能|剩|尚可|尚能|尚余")
_WANTING_HAN = frozenset({"差", "还差", "缺", "还缺", "短缺", "缺少"})
_WANTING = frozenset({"missing", "short", "lacking", "wanting"})
_AT = frozenset({"of", "at", "to", "with"})
"""Before a figure that is the value itself: `at 812 ms above its threshold`."""
_NEAR = 4
_PREPOSITIONS = frozenset({"over", "above", "beyond", "past", "under", "below", "behind", "short"})
_ANNOUNCING = ANNOUNCING | UP | DOWN
_ITS = frozenset({"its", "their", "the"})
_POINTS = frozenset({"points", "point", "percentage", "percentage points"})
_APART_HAN = frozenset("高低多少大小长短快慢")
_ABOUT_HAN = frozenset({"约", "大约", "近", "了", "出", "出了"})
_LACKS = frozenset({"lacks", "lack", "lacking", "缺", "缺少", "差", "还差", "少了", "还缺"})
_LACKING = _LACKS | _WANTING | _WANTING_HAN
"""Words of a lack, of which a sentence must hold one."""
_COMPUTING = heads(
    " ".join(_LACKING | UP | DOWN | MOVED_WORDS)
    + " good than or per each every second minute hour day week"
    " reclaim recover collect freed frees 每 次 还 回收 释放"
)
"""Signs of all that `is_computed` reads: without any of them a figure is taken as it stands."""
_MORE = frozenset({"more", "fewer", "less"})
_RATES = (
    "per",
    "/s",
    "/m",
    "/h",
    "rate",
    "qps",
    "rps",
    "tps",
    "ps",
    "avg",
    "freq",
    "每",
    "速",
    "率",
    "次/",
)
"""What a text that gives a rate may say of it."""


def derived(claim: Figure, asked: Asked, evidence: Evidence) -> str:
    """The operation by which a figure of the sentence is had from the text; empty if by none."""
    return operation_of(Reckoning(claim, asked, evidence))


def is_computed(claim: Figure, asked: Asked, evidence: Evidence) -> bool:
    """Whether a figure can only be computed: `exceeded it by 42 seconds`, `15 were removed or recycled`."""
    tokens, place = asked.tokens, claim.place
    if not place or _COMPUTING.isdisjoint(asked.signs):
        return False
    if _is_told_apart(claim, asked) and not _tells_distances(evidence):
        return True
    if claim.number.unit == "%" and "->" in evidence.text:
        return _is_freed(claim, asked, evidence)
    if claim.number.unit == "%":
        return False
    if claim.number.unit == "B" and "->" in evidence.text and _is_freed(claim, asked, evidence):
        return True
    if not MOVED_WORDS.isdisjoint(asked.words) and is_of_a_change(claim, asked, evidence):
        return True
    lacking = not _LACKING.isdisjoint(asked.words)
    if (
        ("!per" in asked.marks and _is_rate(claim, asked, evidence))
        or (" than " in asked.text and _is_more_than(claim, asked, evidence))
        or (lacking and _is_lacked(claim, asked, evidence))
    ):
        return True
    apiece = "per " in asked.text or "每" in asked.text or " each" in asked.text
    if apiece and quotient(Reckoning(claim, asked, evidence)) is not None:
        return True
    if (
        "次" in asked.text
        and tokens[place - 1][1] != "第"
        and _TRIES_LEFT.search(asked.text)
        and TRY.search(evidence.text)
    ):
        return True
    if lacking and _tells_what_is_wanting(claim, asked) and "lack" not in evidence.lower:
        made = Reckoning(claim, asked, evidence)
        if rest_of_two(made) is not None:
            return True
    side = side_in_clause(claim, asked)
    if side is None:
        return (
            not claim.compare
            and " or " in asked.text
            and bool(alternatives(Reckoning(claim, asked, evidence)))
        )
    if side.place > place:
        valued = tokens[place - 1][1] in _AT or tokens[side.place][1] not in _PREPOSITIONS
        return (
            not valued
            and LIMIT.search(asked.text) is not None
            and bool(operands(Reckoning(claim, asked, evidence), claim.number.unit))
        )
    return tokens[hedged_from(claim, asked) - 1][1] == "by" and not any(
        f.place and evidence.tokens[f.place - 1][1] == "by" for f in evidence.figures
    )


def _is_told_apart(claim: Figure, asked: Asked) -> bool:
    """`18 GB over its quota`, 比阈值高 6.8 个百分点: how far apart, and neither of the two."""
    if claim.compare:
        return False
    if "比" in asked.text:
        before = asked.tokens[claim.place - 1][1]
        if before in _ABOUT_HAN and claim.place > 1:
            before = asked.tokens[claim.place - 2][1]
        if before[:1] not in _APART_HAN or (
            claim.number.unit == "%" and "百分点" not in asked.text
        ):
            return False
        return "比" in "".join(asked.texts[: claim.place])
    if asked.tokens[claim.place - 1][1] in _AT:
        return False
    behind = [one[1] for one in asked.tokens[claim.place + 1 : claim.place + 6]]
    while behind and behind[0] in _POINTS:
        behind.pop(0)
    return (
        len(behind) > 1
        and behind[0] in _PREPOSITIONS
        and behind[1] in _ITS
        and LIMIT.search(" ".join(behind)) is not None
    )


def _tells_distances(evidence: Evidence) -> bool:
    """`482344960B beyond the limit`, 高出 3 个百分点: a text says itself how far apart they are."""
    spelled = evidence.spelled
    return holds_any(evidence.lower, ("高出", "超出", "低出")) or any(
        place and evidence.tokens[place - 1][3] is not None
        for place, text in enumerate(spelled)
        if text in _PREPOSITIONS
    )


def _tells_what_is_wanting(claim: Figure, asked: Asked) -> bool:
    """`还差 4 件`, `four are missing`: a figure that says how many are wanting."""
    near = asked.tokens[max(0, claim.place - 2) : claim.place]
    behind = asked.tokens[claim.place + 1 : claim.place + 4]
    return any(text in _WANTING_HAN for _, text, _, _ in near) or any(
        text in _WANTING for _, text, _, _ in behind
    )


def _is_rate(claim: Figure, asked: Asked, evidence: Evidence) -> bool:
    """`12 errors per second` of a text that gives no rate: what it counts is counted over its own span."""
    if claim.number.unit not in ("", "B") or not PER.search(asked.text.lower()):
        return False
    return not any(one in evidence.lower for one in _RATES)


def _is_more_than(claim: Figure, asked: Asked, evidence: Evidence) -> bool:
    """`five more volumes than`: a distance, unless the text itself says so."""
    tokens, place = asked.tokens, claim.place + 1
    if place >= len(tokens) or tokens[place][1] not in _MORE:
        return False
    return not _MORE & {text.lower() for _, text, _, _ in evidence.tokens}


def _is_lacked(claim: Figure, asked: Asked, evidence: Evidence) -> bool:
    """`lacks three of its replicas`, 还差 3 个: what is there is none of what is lacking."""
    before = {text for _, text, _, _ in asked.tokens[max(0, claim.place - 2) : claim.place]}
    if _LACKS.isdisjoint(before) or any(
        one in evidence.lower for one in ("lack", "missing", "short", "缺", "差")
    ):
        return False
    # needs 5211 more of `needs additional 5211 blocks`: the text itself has what is lacking
    return not any(
        f.number.value == claim.number.value
        and evidence.spelled[f.place - 1].endswith("additional")
        for f in (evidence.figures if " additional " in evidence.lower else ())
    )


def _is_freed(claim: Figure, asked: Asked, evidence: Evidence) -> bool:
    """`reclaimed 91 MB` of `3481M->3390M`, where the text itself tells no such figure."""
    before = " ".join(one[1] for one in asked.tokens[max(0, claim.place - _NEAR) : claim.place])
    return FREED.search(before) is not None and FREED.search(evidence.text) is None


def announces(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """Whether a word only says that a figure is computed: `together`, the `behind` of `548 behind`."""
    text = part.text
    if text in ACTIVE and "endsat" in evidence.lower:
        return any(was_active(one, asked, evidence) for one in asked.figures)
    if text not in _ANNOUNCING:
        return False
    for claim in asked.figures:
        meant = text in ANNOUNCING
        if not meant:
            side = side_in_clause(claim, asked)
            meant = side is not None and side.place == part.place
        if meant and derived(claim, asked, evidence):
            return True
    return False


def is_excess(claim: Figure, asked: Asked) -> bool:
    """Whether a sentence tells by how many per cent something exceeds its limit."""
    if claim.number.unit != "%" or LIMIT.search(asked.text) is None:
        return False
    if (
        asked.texts[claim.place + 1] == "of"
        and asked.tokens[hedged_from(claim, asked) - 1][1] != "by"
    ):
        return False  # above 95 % of the configured size
    return side_in_clause(claim, asked) is not None
