"""Parts of a whole in one text: which number is a part of which.

Owns pairs. A whole is a maximum, a total, a size, or what the part's state is a state of
(`targets: 9, healthy: 7`); part and whole stand in one line, have one unit and share what they measure. Pure.
It cannot tell a part from a whole that stand in two lines.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.figures.pairs_of_series import pairs_of_series
from firsthand.rules.meaning.figures.reasons_of_nodes import SCHEDULED, by_reason
from firsthand.rules.meaning.lexicon import THING_NAMES, entry_of
from firsthand.rules.meaning.lexicon.relations import IMPLIES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figure import Figure, Pair
from firsthand.rules.meaning.tokens.token import HAN, NAME, SIGN, WORD, Token

MOST = 24
"""Numbers of a text that are paired."""
WHOLES = names("total limit max capacity quota size need expected spec phys physical allocatable")
USED = names("used active busy")
FREE = names("free available left idle")
STATES = USED | names(
    "health up available idle ready degrade connect run online sync success enable miss"
)
"""States of which a part of some things is."""
SIGNED_STATES = STATES | {f"-{one}" for one in STATES}
GENERAL = WHOLES | names("value count number threshold used free available left space")
_PIECES = lazy(r"[A-Za-z][a-z]+|[A-Z]+(?![a-z])")
_NEAR = 0.3
"""Weight of a word that names what a fraction is of."""
_OF_IT = USED | WHOLES
_IN_ALL = frozenset({"共", "共计", "总共", "总计", "一共"})
_OWN_NAME = 3.0
"""Weight of a word of the figure's own name."""
_REACH = 8
"""Tokens from a fraction to the state of its part."""
_OUT_OF = 6
"""Tokens from a part to the whole that it is out of."""


def pairs(evidence: Evidence) -> list[Pair]:
    """Every part of a text with its whole."""
    found = evidence.pairs
    if found is None:
        found = evidence.pairs = _pairs(evidence)
    return found


def _pairs(evidence: Evidence) -> list[Pair]:
    figures = [f for f in evidence.figures if not f.compare and f.number.low is None][:MOST]
    units = [f.number.unit for f in figures]
    figures = [
        f for f, unit in zip(figures, units, strict=True) if units.count(unit) > 1 and unit != "%"
    ]
    named = {f.place: name_of(f, evidence) for f in figures}
    bounds = _bounds(figures, named)
    found: list[Pair] = []
    for part in figures:
        fraction = _fraction_of(part, evidence)
        if part.role and not fraction and not _is_a_peak(part):
            continue
        if fraction and evidence.tokens[part.place - 1][1] != "=":
            named[part.place] |= {
                _signed(one, part, evidence) for one, near in part.field.items() if near >= _NEAR
            }
            named[part.place] |= {  # 24 non-empty blocks out of 60
                one for one in evidence.tokens[part.place + 1][2] or () if one[0] == "-"
            }
            bounds = _bounds(figures, named)
        mine = named[part.place] or (_of_its_line(part, evidence) if fraction else frozenset())
        if not mine:
            continue
        if "serve" in mine:
            mine |= {"complete"}  # processed 27000 of 45000
        stated = not SIGNED_STATES.isdisjoint(mine)
        may_be = figures if fraction or (stated and mine.isdisjoint(THING_NAMES)) else bounds
        if not may_be:
            continue
        best = wholes = _wholes_of(part, may_be, named, fraction, stated, evidence)
        if len(wholes) > 1:
            shared = [len(measured(named[one.place]) & measured(mine)) for one in wholes]
            most = max(shared)
            best = [one for one, n in zip(wholes, shared, strict=True) if n == most]
        if len({one.number.value for one in best}) == 1:
            found.append(Pair(part, best[0], mine))
    if '"} ' in evidence.text and "⏎" in evidence.text:
        paired = {one.part.place for one in found}
        found += [one for one in pairs_of_series(evidence, named) if one.part.place not in paired]
    return by_reason(found, figures, evidence) if SCHEDULED in evidence.lower else found


def _is_a_peak(part: Figure) -> bool:
    """`Max Memory Used: 487 MB`: the most that was used is a part as well."""
    return part.role == "max" and part.field.get("used", 0.0) >= _OWN_NAME


def _bounds(figures: list[Figure], named: dict[int, frozenset[str]]) -> list[Figure]:
    """The figures that are named as wholes."""
    return [f for f in figures if not WHOLES.isdisjoint(named[f.place])]


def some_are_not(options: tuple[str, ...], evidence: Evidence) -> bool:
    """`some replicas are not available` of `3 of 8 replicas are available`."""
    denied = {option[1:] for option in options if option[0] == "-"} & STATES
    return bool(denied) and any(
        pair.part.number.value < pair.whole.number.value
        and not denied.isdisjoint((*pair.words, *pair.part.field))
        for pair in pairs(evidence)
    )


def _wholes_of(
    part: Figure,
    figures: list[Figure],
    named: dict[int, frozenset[str]],
    fraction: int,
    stated: bool,
    evidence: Evidence,
) -> list[Figure]:
    """The figures of a part's line and unit that may be its whole; `stated`: whether it has a state."""
    mine = named[part.place]
    if not fraction and not WHOLES.isdisjoint(mine):
        return []
    value, unit, line = part.number.value, part.number.unit, evidence.line_of(part.place)
    greater = [
        whole
        for whole in figures
        if whole is not part
        and whole.number.unit == unit
        and 0 <= value <= whole.number.value > 0
        and evidence.line_of(whole.place) == line
    ]
    if not greater or fraction:
        return [whole for whole in greater if whole.place == fraction]
    ours = measured(mine)
    return [one for one in greater if _is_whole_of(named[one.place], mine, ours, stated)]


def _of_its_line(part: Figure, evidence: Evidence) -> frozenset[str]:
    """What a bare `(121/200)` at the end of a line counts: `Finished task 118.0 in stage 9.0 … (121/200)`."""
    tokens, place = evidence.tokens, part.place
    if tokens[place - 1][1] != "(" or place + 3 >= len(tokens) or tokens[place + 3][1] != ")":
        return frozenset()
    if place + 4 < len(tokens) and tokens[place + 4][1] != "⏎":
        return frozenset()
    line = evidence.line_of(place)
    for at in range(place - 1, 0, -1):
        if evidence.line_of(at) != line:
            break
        done = tokens[at - 1][2]
        if done and "complete" in done and not THING_NAMES.isdisjoint(tokens[at][2] or ()):
            return frozenset({"complete", tokens[at][1], *(tokens[at][2] or ())})
    return frozenset()


def _signed(word: str, part: Figure, evidence: Evidence) -> str:
    """A concept as the text tells it beside a fraction: `17 of 40 could not be uploaded`."""
    if not part.number.value:  # 0/5 available: of the five none is; a word as it is written
        near = evidence.tokens[part.place : part.place + _REACH]
        return "-" + word if any("-" + word in (entry or ()) for _, _, entry, _ in near) else word
    denied = [place for place, _ in evidence.facts.held.get("-" + word, ())]
    return "-" + word if any(0 < at - part.place <= _REACH for at in denied) else word


def _fraction_of(part: Figure, evidence: Evidence) -> int:
    """The place of the whole in `attempt=3/5`, `3 of 1200 entries`, `2 dead agents out of 14`; 0 for none."""
    tokens, place = evidence.tokens, part.place
    end = len(tokens) - 2
    if place < end and tokens[place + 1][1] in ("/", "of") and tokens[place + 2][3] is not None:
        return place + 2
    if " out of " not in evidence.lower:
        return 0
    for at in range(place + 1, min(place + _OUT_OF, end)):
        kind, text, _, number = tokens[at]
        if number is not None or kind == SIGN:
            return 0
        if text == "out" and tokens[at + 1][1] == "of" and tokens[at + 2][3] is not None:
            return at + 2
    return 0


def name_of(figure: Figure, evidence: Evidence) -> frozenset[str]:
    """What a number's name says: signed concepts and the pieces of its spelling."""
    name = evidence.names.get(figure.place)
    if name is None:
        name = evidence.names[figure.place] = _name_of(figure, evidence.tokens)
    return name


def _name_of(figure: Figure, tokens: list[Token]) -> frozenset[str]:
    key, place = figure.key, figure.place
    if key < 0 and place:
        before = tokens[place - 1]
        if before[1] == "of" and place > 1 and not _OF_IT.isdisjoint(tokens[place - 2][2] or ()):
            place -= 1  # current usage of 9.8 GiB, upper limit of 10.0 GiB
            before = tokens[place - 1]
        if before[3] is None and before[0] in (WORD, NAME, HAN):
            key = place - 1  # used 731 MB
    if key < 0:
        return frozenset()
    _, text, entry, _ = tokens[key]
    if len(text) > 1 and text.isascii() and text.islower() and text.isalpha():
        words = {text}  # one piece, as most names are
    else:
        words = set(map(str.lower, _PIECES.findall(text))) or (set() if entry else {text})
    meanings = list(entry or ())
    for piece in words:
        meanings += entry_of(piece) or ()
    if text in _IN_ALL:
        words = {"total"}  # 已处理 48000 行，共 60000 行
    for one in meanings:
        if one[0] not in "!+":
            words.add(one)
    if not USED.isdisjoint(words):
        words.add("used")
    if not FREE.isdisjoint(words):
        words.add("free")
    return frozenset(words)


def measured(name: frozenset[str]) -> frozenset[str]:
    """What a name says beside `used` and `limit`, and what that implies."""
    words = {one for one in name if one.lstrip("-") not in GENERAL and not _is_general(one)}
    return frozenset(words | {other for one in words for other in IMPLIES.get(one, ())})


def _is_general(word: str) -> bool:
    """Whether a spelling means no more than a whole: `required`."""
    return not GENERAL.isdisjoint(entry_of(word) or ())


def _is_whole_of(
    whole: frozenset[str], part: frozenset[str], ours: frozenset[str], stated: bool
) -> bool:
    """`ours`: what the part measures; `stated`: whether its name has a state of which a part is."""
    if not WHOLES.isdisjoint(whole):
        if stated and part.isdisjoint(THING_NAMES):
            return True
        theirs = measured(whole)
        return not theirs or not theirs.isdisjoint(ours)
    if not stated or not part.isdisjoint(THING_NAMES):
        return False
    plural = any(one.endswith("s") and not one.endswith("ss") for one in whole)
    return plural and (not whole.isdisjoint(THING_NAMES) or whole.isdisjoint(STATES))
