"""How long something took by the text of its start and the text of its end.

Owns `the failover lasted about 72 seconds` of `failover started` and `failover completed`, and what happened
so much later. Both texts must have all that the sentence names. Pure.
It cannot tell which of two starts an end belongs to.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.figures.arithmetic import time_apart
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figure import Figure
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, Finding
from firsthand.rules.meaning.several.judging import Judge
from firsthand.rules.meaning.several.spans import in_order
from firsthand.rules.meaning.tokens.names import named, stem
from firsthand.rules.sieve import holds_any

_PAIR = 2
_HALF = 5
"""Tenths in a half."""
_LASTING = ("lasted", "took", "takes", "耗时", "用时", "历时", "持续")
_TOOK = lazy(
    r"(?P<what>.+?) ?(?:lasted|took|耗时|用时|历时|持续)(?:了|约|大约)? ?(?:for )?"
    r"(?:about|around|roughly|nearly|almost|just|only|a|little|bit|over|under|some|more|less|than|约|近|[ ])*"
    r"(?:[\w.]+|[一二三四五六七八九十半两]+) ?(?:seconds?|minutes?|hours?|秒钟?|分钟|小时)\W*",
)
_ENDS = (
    (frozenset({"start"}), frozenset({"complete", "success", "came_back", "exit", "stop"})),
    (frozenset({"firing"}), frozenset({"resolved"})),
)
"""What begins and what ends: a deed; an alarm that is set and cleared."""
_GIVING = frozenset("=:#\"'")
_LATER = lazy(r"(?:\w+ )?(?:later|afterwards|之后|以后|后)(?![\w]) ?,? ?")
_HEDGES = names("about some roughly around nearly almost just only 约 大约 近 a little over")


def lasted(asked: Asked, evidence: list[Evidence], judge: Judge) -> Finding | None:
    """The ruling where two texts are the start and the end of what lasted, or the one came later."""
    claims = [one for one in asked.figures if one.number.unit == "s"]
    if len(evidence) != _PAIR or len(claims) != 1:
        return None
    earlier, later = in_order(evidence)
    if not (earlier.instants and later.instants):
        return None
    good = time_apart(_meant(claims[0], asked), [earlier.instants[0], later.instants[0]])
    if holds_any(asked.lower, _LASTING) and _took(asked, earlier, later):
        if good:
            return Finding(HOLDS, "from_start_to_end")
        return Finding(CONTRADICTED, "span_differs", asked.tokens[claims[0].place][1])
    if not good:
        return None
    tokens, place = asked.tokens, claims[0].place
    if not _HEDGES.issuperset(token[1] for token in tokens[:place]):
        return None
    behind = " ".join([token[1] for token in tokens[place + 1 :]])
    begins = _LATER.match(behind)
    if begins is None:
        return None
    told = Asked(behind[begins.end() :])
    told_so = not told.empty and judge(told, later).rank == HOLDS
    return Finding(HOLDS, "so_much_later") if told_so else None


def _meant(claim: Figure, asked: Asked) -> Figure:
    """`about three and a half minutes` is exact to a half."""
    if not claim.about or claim.compare or not holds_any(asked.lower, ("half", "半")):
        return claim
    return claim.but(number=claim.number.but(step=claim.number.step * _HALF))


def _took(asked: Asked, earlier: Evidence, later: Evidence) -> bool:
    """Whether the texts are the start and the end of what a sentence says lasted, and of nothing else."""
    found = _TOOK.fullmatch(asked.text)
    if found is None:
        return False
    began, ended = earlier.facts.held, later.facts.held
    if not any(
        not start.isdisjoint(began)
        and start.isdisjoint(ended)
        and not end.isdisjoint(ended)
        and end.isdisjoint(began)
        for start, end in _ENDS
    ):
        return False
    what = Asked(found["what"])
    if what.empty or what.marks.keys() - {"!that"} or what.figures:
        return False
    return all(
        _in_both(part.text, part.options, earlier, later) for part in (*what.parts, *what.names)
    ) and not any(_are_two(part.text, earlier, later) for part in what.parts)


def _are_two(noun: str, *texts: Evidence) -> bool:
    """`job j-1 started`, `job j-2 completed`: the text names another one of the kind."""
    began, ended = (_named(noun, one) for one in texts)
    return bool(began) and bool(ended) and began.isdisjoint(ended)


def _named(noun: str, text: Evidence) -> set[str]:
    """The names with a digit right behind a noun."""
    spelled = text.spelled
    behind = [
        [one for one in spelled[at + 1 : at + 4] if one not in _GIVING][:1]
        for at in text.holding(stem(noun))
    ]
    return {one for found in behind for one in found if any(map(str.isdigit, one))}


def _in_both(text: str, options: tuple[str, ...], *texts: Evidence) -> bool:
    """Whether both texts have a name, or a word by a concept of it."""
    return all(
        named(text, one.lower)
        or any(option in one.facts.held for option in options)
        or (bool(options) and THING_NAMES.issuperset(options) and text.lower() in one.lower)
        for one in texts
    )
