"""Micro-facts: one sentence and one citation for one item, in the evidence's own words.

Owns the choice of frame; `quoting` has the marks. Each candidate sentence is put to the derivability rules
over the item's own text, and the first that follows is said. If none does, one that is open is,
and publication quotes the text in its place; what the rules speak against is never said.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from firsthand.contracts.enums import ExcerptOutcome, Outcome, Undecided
from firsthand.offline.frames import FRAMES
from firsthand.offline.quote import QUOTE_CHARACTERS, heart, quote
from firsthand.offline.quoting import ends_quoted, is_identifier, is_time, quotations, unmarked
from firsthand.offline.rank import Ranked
from firsthand.offline.reading import Item
from firsthand.offline.select import STRONG
from firsthand.offline.series import sentences
from firsthand.offline.signals import signals
from firsthand.offline.weigh import Kind
from firsthand.rules.meaning import derivability
from firsthand.rules.text import match_excerpt

HEAD_CHARACTERS = 600
"""An alert's name, state and labels are quoted whole up to here."""
GROUP_CHARACTERS = 450
"""So is a group."""
WHOLE_CHARACTERS = 1500
"""So is any text of which no part can be said by itself."""
LEAST_PROSE = 24
"""A shorter annotation, such as one that repeats the alert's name, is not said apart."""

_NAME = re.compile(r"[A-Za-z0-9]+(?:[-_.][A-Za-z0-9]+)+|\d+(?:\.\d+)?")
_EXPRESSION = re.compile(r"[a-z_]+\(|\{.*\}|https?://")


@dataclass(frozen=True, kw_only=True, slots=True)
class Fact:
    """A statement and what it rests on."""

    item: Item
    statement: str
    excerpt: str
    """A contiguous part of the item's text."""
    ranked: Ranked
    derivable: bool
    """The statement follows from the item's text, by the rules."""


def facts(ranked: Ranked, *, chinese: bool, most: int = 1) -> list[Fact]:
    """What to say of one item: of an alert its state and then its annotations, else one fact."""
    if ranked.alert is None:
        single = _fact(ranked, _kind(ranked), _part(ranked), chinese)
        return [] if single is None else [single]
    alert = ranked.alert
    firing = "firing_alert" if alert.state.casefold() == "firing" else "alert"
    prose = [_fact(ranked, firing, piece, chinese) for piece in _prose(ranked)]
    head = _fact(ranked, "alert_head", quote(alert.head, limit=HEAD_CHARACTERS, anchor=0), chinese)
    told = [] if alert.standing == "quiet" and not ranked.named else prose
    said = [fact for fact in [*told[:1], head, *told[1:]] if fact is not None]
    return list({fact.statement: fact for fact in said}.values())[:most]


def conclusion(parts: Sequence[Fact], said: Sequence[Fact]) -> str | None:
    """The parts as one conclusion, if it follows from what was said and follows; else one of them.

    Of a failure and its end the end stands alone only where its own words are strong.
    """
    items = [fact.item for fact in said if fact.derivable]
    texts, tools = [item.text for item in items], [item.tool_name for item in items]
    single = list(parts)
    if parts[-1].ranked.ended >= STRONG:
        single.reverse()
    whole = " ".join(_ended(part.statement) for part in parts)
    sentences = [whole, *(part.statement for part in single)]
    return next((one for one in dict.fromkeys(sentences) if _follows(one, texts, tools)), None)


def _ended(sentence: str) -> str:
    ends = sentence.endswith((".", "!", "?", "。")) or ends_quoted(sentence)
    return sentence if ends else f"{sentence}."


def _fact(ranked: Ranked, kind: str, piece: str, chinese: bool) -> Fact | None:
    """The first candidate that follows, else the first that nothing speaks against, else None."""
    text = ranked.item.text
    statement, derivable = _wording(ranked, kind, piece, chinese)
    if statement is None:
        return None
    cited = piece if ranked.group is None else _group_text(ranked)
    matches = match_excerpt(cited, text).outcome is ExcerptOutcome.MATCH
    return Fact(
        item=ranked.item,
        statement=statement,
        excerpt=cited if matches else text,
        ranked=ranked,
        derivable=derivable,
    )


def _wording(ranked: Ranked, kind: str, piece: str, chinese: bool) -> tuple[str | None, bool]:
    """The sentence to say, and whether it follows. Guidance is worded by publication."""
    if ranked.kind is Kind.GUIDANCE:
        return next(_candidates(ranked, kind, piece, chinese), None), False
    undecided: str | None = None
    for sentence in dict.fromkeys(_candidates(ranked, kind, piece, chinese)):
        found = derivability(sentence, [ranked.item.text], [ranked.item.tool_name])
        if found.outcome is Outcome.DERIVABLE:
            return sentence, True
        if undecided is None and found.undecided is Undecided.OPEN:
            undecided = sentence
    return undecided, False


def _follows(sentence: str, texts: Sequence[str], tools: Sequence[str]) -> bool:
    return derivability(sentence, texts, tools).outcome is Outcome.DERIVABLE


def _candidates(ranked: Ranked, kind: str, piece: str, chinese: bool) -> Iterator[str]:
    """The piece in each frame; then the clause of its failure, the whole text, and what holds no mark.

    A group's own text comes before the frames that leave out its number.
    """
    if kind == "series":
        yield from sentences(ranked.item.text, chinese=chinese)
    fields = _fields(ranked)
    frames = [
        frame
        for frame in FRAMES[kind][chinese]
        if all(f"{{{key}}}" not in frame or value for key, value in fields.items())
    ]
    counted = [frame for frame in frames if "{count}" in frame]
    plain = [frame for frame in frames if frame not in counted]
    pieces = [] if ranked.group is None else [_group_text(ranked)]
    pieces.append(piece)
    if len(clause := heart(piece)) >= LEAST_PROSE:
        pieces.append(clause)
    if len(ranked.item.text) <= WHOLE_CHARACTERS:
        pieces.append(ranked.item.text)
    if kind != "rows":
        pieces += unmarked(piece)
    tries = [(frame, piece) for frame in counted]
    tries += [(frame, one) for one in dict.fromkeys(pieces) for frame in plain]
    for frame, one in tries:
        for quoted in quotations(one, chinese=chinese):
            yield frame.format(**fields, quote=quoted)


def _fields(ranked: Ranked) -> dict[str, str]:
    """What may stand outside of the quotation: names, numbers and times; else the empty text."""
    alert, group = ranked.alert, ranked.group
    name, state = (alert.name, alert.state) if alert else ("", "")
    first, last = (group.first or "", group.last or "") if group else ("", "")
    return {
        "name": name if is_identifier(name) else "",
        "state": state if is_identifier(state) else "",
        "count": str(group.count) if group else "",
        "first": first if is_time(first) else "",
        "last": last if is_time(last) else "",
    }


def _group_text(ranked: Ranked) -> str:
    """A group's text whole, or from its count to the end of the exemplar's quotable head."""
    text, group = ranked.item.text, ranked.group
    if group is None or len(text) <= GROUP_CHARACTERS:
        return text
    exemplar = text.index(group.exemplar)
    head = quote(group.exemplar, limit=QUOTE_CHARACTERS, anchor=0)
    return text[: exemplar + len(head)]


def _kind(ranked: Ranked) -> str:
    if ranked.kind is Kind.GUIDANCE:
        return "knowledge"
    if ranked.item.collection in FRAMES:
        return ranked.item.collection
    return "group" if ranked.group is not None else "log"


def _part(ranked: Ranked) -> str:
    if ranked.group is not None:
        return quote(ranked.group.exemplar)
    if ranked.item.collection == "series" and len(ranked.item.text) <= WHOLE_CHARACTERS:
        return ranked.item.text
    return quote(ranked.item.text)


def _prose(ranked: Ranked) -> list[str]:
    """Distinct annotations as they stand in the text, the most telling first."""
    alert = ranked.alert
    if alert is None:
        return []
    values = dict.fromkeys(alert.values[key] for key in alert.prose)
    told = [value for value in values if len(value) >= LEAST_PROSE]
    return [quote(value) for value in sorted(told, key=_telling, reverse=True)]


def _telling(value: str) -> float:
    """Failure words and names of things tell; an expression over metrics tells people little."""
    found = signals(value)
    names = len(set(_NAME.findall(value)))
    return 2 * found.specific + found.general + min(names, 3) - 6 * bool(_EXPRESSION.search(value))
