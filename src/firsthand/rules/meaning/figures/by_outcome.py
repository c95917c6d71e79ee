"""How many of each outcome a tally has: `total 900, success 888, failed 12`, 总笔数 900，成功 888，失败 12.

Owns a figure of a sentence that counts things by what became of them (`left 12 records failed`), and that
what was processed is the total. Only where success and failure each stand right beside a number of the text,
and both make up its total, if it has one. Pure.
It cannot read a tally of more than two outcomes.
"""

from firsthand.rules.meaning.figures.belonging import says
from firsthand.rules.meaning.figures.of_one_record import COUNTED
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, Finding
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.tokens.token import NAME, NUMBER, Token

_DONE, _FAILED = "success", "-success"
_WHOLE = "total"
_OUTCOMES = frozenset({_DONE, _FAILED})
_OTHER = {_DONE: (_FAILED,), _FAILED: (_DONE,)}
_BETWEEN = frozenset(
    {":", "=", '"', "数", "count", "笔数", "条数", "行数", "个数", "records", "rows"}
)
_OPEN = frozenset(
    {"of", "the", "were", "was", "have", "has", "had", "are", "is", "them", "which", "that"}
)
_LIGHT = names("record row entry item element count")
_BATCHES = names("batch job task run")
_RUNS = names("imports exports syncs backups restores migrations loads")
"""The whole of what a tally is of, more than once."""
PROCESSED = names("serve action execute process run handle")
_ALL = names("processed handled total 共 总 一共 总共 共计 合计 处理 处理了")
_FAR = 8
"""Tokens from a count to what became of what it counts."""
_BEFORE = 3
_NEAR = 4


def count_of_its_outcome(claim: Figure, asked: Asked, evidence: Evidence) -> Finding | None:
    """What the tally says of a bare number, no bound, that counts what has one outcome; None: nothing."""
    held = evidence.facts.held
    if _DONE not in held or _FAILED not in held:
        return None
    told = _told(claim, asked)
    tally = _tally(evidence) if told or _is_all(claim, asked) else {}
    told = told or (_WHOLE if tally else "")
    if told not in tally:
        return None
    if not _counts_no_other(claim, asked, evidence):
        return Finding(OPEN, "outcome_of_other_things", asked.tokens[claim.place][1])
    whole = tally.get(_WHOLE)
    if whole is not None and _is_whole(claim, asked):
        good = says(claim.but(role=""), whole)
    else:
        good = says(claim.but(role=""), tally[told])
    if not good and any(says(claim.but(role=""), tally[one]) for one in _OTHER.get(told, ())):
        return Finding(CONTRADICTED, "count_of_a_neighbour", asked.tokens[claim.place][1])
    return Finding(HOLDS, "count_of_its_outcome") if good else None


def _is_all(claim: Figure, asked: Asked) -> bool:
    """共处理 900 行, `processed 900 rows`."""
    before = {one[1] for one in asked.tokens[max(0, claim.place - _BEFORE) : claim.place]}
    return not _ALL.isdisjoint(before) and "!neg" not in asked.marks


def _is_whole(claim: Figure, asked: Asked) -> bool:
    """The 900 of `12 of the 900 entries`."""
    before = asked.tokens[max(0, claim.place - _BEFORE) : claim.place]
    texts = [one[1] for one in before]
    return "of" in texts and any(one[3] is not None for one in before[: texts.index("of")])


def is_processed(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`processed 900 records`, 共处理 900 笔: the total, of which some came through and some did not."""
    held = evidence.facts.held
    if PROCESSED.isdisjoint(part.options) or _DONE not in held or _FAILED not in held:
        return False
    tally = _tally(evidence)
    behind = asked.tokens[part.place + 1 : part.place + 2]
    if tally and behind and not _OUTCOMES.isdisjoint(behind[0][2] or ()):
        return True  # 处理成功
    whole = tally.get(_WHOLE)
    near = [one for one in asked.figures if abs(one.place - part.place) <= _NEAR]
    near = [one for one in near if one.place > part.place] or near  # 批次 2024 共处理 900 笔
    return whole is not None and bool(near) and near[0].number.value == whole.number.value


def _tally(evidence: Evidence) -> dict[str, Figure]:
    """The one number of each outcome and of the total; empty where it is no such tally."""
    found: dict[str, list[Figure]] = {}
    for figure in evidence.figures:
        if figure.number.unit or evidence.tokens[figure.place][0] != NUMBER:
            continue
        for one in _outcome_before(figure, evidence.tokens):
            found.setdefault(one, []).append(figure)
    if any(len(one) > 1 for one in found.values()) or _DONE not in found or _FAILED not in found:
        return {}
    tally = {name: one[0] for name, one in found.items()}
    whole = tally.get(_WHOLE)
    made = tally[_DONE].number.value + tally[_FAILED].number.value
    return tally if whole is None or whole.number.value == made else {}


def _outcome_before(figure: Figure, tokens: list[Token]) -> list[str]:
    """What stands right before a number, the sign of a key and the word for a count aside."""
    at = figure.place - 1
    while at >= 0 and figure.place - at <= _BEFORE and tokens[at][1].lower() in _BETWEEN:
        at -= 1
    entry = tokens[at][2] if at >= 0 else None
    if entry and "error" in entry:
        return [_FAILED]  # ok=480 errors=20
    return [one for one in entry or () if one in (_DONE, _FAILED, _WHOLE)]


def _told(claim: Figure, asked: Asked) -> str:
    """The outcome that a sentence tells of what a figure counts: behind it in its clause, else before it."""
    tokens, cut = asked.tokens, asked.cut
    for at in range(claim.place + 1, min(len(tokens), claim.place + _FAR)):
        _, text, entry, number = tokens[at]
        if cut[at] != cut[claim.place] or text in ",;" or (number and tokens[at - 2][1] != "of"):
            break
        found = [one for one in entry or () if one in (_DONE, _FAILED)]
        if found:
            return "" if "!neg" in asked.marks else found[0]
    found = _outcome_before(claim, tokens)
    return found[0] if found and found[0] != _WHOLE and "!neg" not in asked.marks else ""


def _counts_no_other(claim: Figure, asked: Asked, evidence: Evidence) -> bool:
    """Whether the noun behind a figure names neither the whole tally nor what it does not speak of."""
    tokens = asked.tokens
    at = claim.place + 1
    while at < len(tokens) and tokens[at][1] in _OPEN | {"笔", "条", "个", "行", "的"}:
        at += 1
    if at < len(tokens) and tokens[at][1] in _RUNS:
        return False
    entry = set(tokens[at][2] or ()) & COUNTED if at < len(tokens) else set()
    if any(
        _names_one(place, evidence) for one in entry & _BATCHES for place in _held(one, evidence)
    ):
        return False
    return not entry or bool(entry & _LIGHT) or not entry.isdisjoint(evidence.facts.held)


def _held(concept: str, evidence: Evidence) -> list[int]:
    return [place for place, _ in evidence.facts.held.get(concept, ())]


def _names_one(place: int, evidence: Evidence) -> bool:
    """`batch b7`, 批次 20240101: one of them by its name."""
    behind = evidence.tokens[place + 1 : place + 2]
    if evidence.tokens[place][1].endswith("s") or not behind:
        return False
    return behind[0][0] == NAME or behind[0][3] is not None
