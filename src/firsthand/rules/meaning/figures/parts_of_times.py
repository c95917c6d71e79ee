"""How long the whole took: `write=182.4 s, sync=0.7 s, total=183.6 s`, and `the checkpoint took 182.4 s`.

Law: where a text gives the total time beside the times of parts, a sentence of how long something took has
the total's number, or names the part; one of how long it waited for locks has the number of that. Pure.
It cannot tell a part whose name says nothing but that it is a time.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.figures.belonging import says
from firsthand.rules.meaning.figures.wholes import name_of
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import heads

TOTALS = heads("lock total elapsed duration overall in took after 总 合 耗 用")
TAKING = heads(
    "took take takes lasted needed complete completed finished done duration ran runtime run answered served"
    " returned wait waited waiting spent lock locks 耗 用 历 花 持 等 锁"
)
"""Signs of a text and a sentence that this may be asked of (`sieve.py`)."""
_TOTAL = lazy(
    r"(?:total|elapsed|duration|overall)(?:_?(?:time|ms|s|seconds|duration))?|time_total|总耗时|总计|合计|总"
)
_TOOK = lazy(
    r"\b(?:took|takes?|lasted|needed|duration|ran|run(?:ning)? ?time"
    r"|(?:complet\w+|finished|done|answered|served|returned)(?: successfully)? (?:after|in|within))\b"
    r"|\bafter [^,;]{3,30}, [^,;]*\b(?:complet\w+|finished|done)\b|耗时|用时|历时|花了|持续|用了"
)
_IN = names("in took after 耗时 用时 总耗时")
"""Before a time with its parts in brackets: `200 in 840ms (db=610ms render=200ms)`."""
_LOCKED = lazy(r"(?:\w*_)?lock(?:_?wait)?_?(?:time|ms|s|seconds|duration)?")
_TIMES = names("time time_noun duration elapsed latency took total overall")
"""Of a name that says no more, nobody knows of what it is the time."""


def part_of_time(asked: Asked, evidence: Evidence) -> Finding | None:
    """The finding on a sentence that gives the whole the time of a part."""
    if "lock" in evidence.lower and ("lock" in asked.lower or "锁" in asked.lower):
        waited = _of_locks(asked, evidence)
        if waited is not None:
            return waited
    if _TOOK.search(asked.lower) is None:
        return None
    totals = [one for one in evidence.figures if _is_total(one, evidence)]
    if not totals:
        return None
    said = asked.said | asked.words
    for claim in asked.figures:
        if claim.compare or not claim.number.unit or any(says(claim, one) for one in totals):
            continue
        held = [one for one in evidence.figures if says(claim, one)]
        if held and all(_is_part(one, totals, said, evidence) for one in held):
            return Finding(CONTRADICTED, "part_for_total", asked.tokens[claim.place][1])
    return None


def _of_locks(asked: Asked, evidence: Evidence) -> Finding | None:
    """`waited 48 s for locks` of `Query_time: 48.2  Lock_time: 0.0001`: the time is another one."""
    keys = evidence.spelled
    of_locks = [f for f in evidence.figures if f.key >= 0 and _LOCKED.fullmatch(keys[f.key])]
    if not of_locks:
        return None
    cut, texts = asked.cut, asked.texts
    for claim in asked.figures:
        clause = [texts[at] for at, one in enumerate(cut) if one == cut[claim.place]]
        alone = sum(cut[one.place] == cut[claim.place] for one in asked.figures) == 1
        if (
            alone
            and claim.number.unit == "s"
            and any("lock" in one.lower() or "锁" in one for one in clause)
            and not any(says(claim, one) for one in of_locks)
        ):
            return Finding(CONTRADICTED, "total_for_part", texts[claim.place])
    return None


def _is_total(figure: Figure, evidence: Evidence) -> bool:
    tokens, place = evidence.tokens, figure.place
    name = tokens[figure.key if figure.key >= 0 else place - 1][1].lower() if place else ""
    if _TOTAL.fullmatch(name) is not None:
        return True
    behind = tokens[place + 1 : place + 2]
    return place > 0 and tokens[place - 1][1] in _IN and bool(behind) and behind[0][1] == "("


def _is_part(figure: Figure, totals: list[Figure], said: set[str], evidence: Evidence) -> bool:
    """Whether a number is that of a part which the sentence does not name."""
    name = name_of(figure, evidence)
    line = evidence.line_of(figure.place)
    return (
        bool(name)
        and name.isdisjoint(_TIMES)
        and name.isdisjoint(said)
        and any(
            one.number.unit == figure.number.unit
            and one.number.value >= figure.number.value
            and evidence.line_of(one.place) == line
            for one in totals
        )
    )
