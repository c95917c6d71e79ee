"""Searches that found nothing: what may be said of them.

Owns the two shapes of a result without evidence, the scope line and the JSON of an empty result. They
support one kind of sentence, "nothing was found", inside their own scope: same names, same terms, no
longer window. They never support health, absence or exclusion. A clause that only says what the result
does not prove is always true of it. Pure.
It cannot tell whether a narrower search would have found nothing by chance.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.absence.narrower import any_of_the_filtered, is_narrower
from firsthand.rules.meaning.absence.searched import describes, is_of_the_other_tool, length_is
from firsthand.rules.meaning.absence.windows import SLACK, times_in_window, window_length
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.reading.meanings import opposite
from firsthand.rules.meaning.tokens.names import named
from firsthand.rules.meaning.tokens.token import WORD

_FINDING = names("find return detect ask receive acquire")
"""Deeds of a search."""
_GIVEN = names("return receive acquire ask serve")
_RECORDS = names(
    "log logs line lines record records entry entries result results alert alerts row rows series hit hits"
    " message messages event events match matches nothing none evidence passage passages"
    " 日志 记录 告警 结果 报警 条日志 条记录 数据 信息 内容 证据"
)
"""What a search finds."""
_VOCABULARY = names(
    "find return ask detect record row alert_noun message event query file window keyword time_noun metric"
    " item receive acquire empty list_noun database table contain execute service document duration data"
    " cover run came_back"
)
"""Concepts that say what a search is."""
_WINDOW_WORDS = names(
    "window windows queried searched metrics metric keyword keywords filter term terms range specified given"
    " 窗口 指标 关键字 关键词 时间窗口 范围 内 时段"
)
_SAYS_NOTHING = _RECORDS | _WINDOW_WORDS | {"without"}
_KINDS = names(
    "service services host hosts pod pods node nodes component components system systems"
)
"""Kinds of which a search can deny nothing."""
_SEARCHING = names("query search lookup searches queries 查询 搜索 检索")
_WITHOUT = names("without empty-handed blank") | {
    "came back",
    "comes back",
    "come back",
    "came back empty",
    "came up empty",
    "came up",
    "turned up",
    "found nothing",
}
"""How a search is told to have ended that found nothing."""
_WIDER = ("!all", "!certain", "!day", "!future", "!ought", "!most", "!because", "!cause", "!other")
_UNIVERSAL = names("any 任何")
"""Under a negation these widen nothing."""
_REACH = 6
"""Tokens behind a negation in which the word for a record may stand."""


_STATUS = lazy(
    r"(?:the )?(?:evidence[_ ])?status (?:is|was|reads) \"?no_evidence\"?\.?"
    r"|(?:证据)?状态[为是] ?no_evidence。?"
)
"""What an empty result says of itself."""


def weigh_negative(asked: Asked, evidence: Evidence) -> Finding:
    """One clause over a search that found nothing."""
    if "no_evidence" in asked.lower and _STATUS.fullmatch(asked.lower.strip()) is not None:
        return Finding(HOLDS, "status_of_the_search")
    said = asked.said
    found = _FINDING & {option.lstrip("-") for option in said}
    denied = any(opposite(one) in said for one in _FINDING)
    zero = any(figure.number.value == 0 for figure in asked.figures)
    blank = "empty" in said and not _RECORDS.isdisjoint(asked.words)  # 告警列表为空
    if not (denied or zero or blank or "!neg" in asked.marks):
        if describes(asked, set(evidence.facts.held), evidence.lower):
            exact = length_is(asked, window_length(evidence))
            return (
                _within(asked, evidence, False) if exact else Finding(UNSUPPORTED, "window_differs")
            )
        if found and asked.words & _RECORDS:
            return Finding(CONTRADICTED, "nothing_was_found")
        return Finding(UNSUPPORTED, "no_evidence_supports_negatives_only")
    if _denies_a_deed(asked):
        return Finding(UNSUPPORTED, "absence_not_shown")
    negations = len(asked.marks.get("!neg", ()))
    if negations + any(part.text.endswith("not found") for part in asked.parts) > 1:
        return Finding(OPEN, "double_negation")
    if not (
        denied or blank or _searches(asked) or (found and asked.words & {"nothing", "zero", "0"})
    ):
        return Finding(UNSUPPORTED, "absence_not_shown")
    return _within(asked, evidence)


def _denies_a_deed(asked: Asked) -> bool:
    """`cart received no requests`: what a service got or gave is no find of a search."""
    tokens = asked.tokens
    if not _SEARCHING.isdisjoint(asked.words):
        return False  # the search returned nothing
    for place in asked.marks.get("!neg", ()):
        verb = tokens[place - 1] if place else None
        if verb is None or not (_GIVEN & set(verb[2] or ())):
            continue
        behind = [text for _, text, _, _ in tokens[place + 1 : place + 1 + _REACH]]
        if not any(text in _RECORDS for text in behind):
            return True
    return False


def _searches(asked: Asked) -> bool:
    """Whether what is denied is a find: `found no …`, or `no … records`."""
    tokens = asked.tokens
    for place in asked.marks.get("!neg", ()):
        if place and _FINDING & set(tokens[place - 1][2] or ()):
            return True
        for kind, text, _, _ in tokens[place + 1 : place + 1 + _REACH]:
            if text in _RECORDS:
                return True
            if kind == WORD and text in _KINDS:
                return False
    return False


def _within(asked: Asked, evidence: Evidence, denies: bool = True) -> Finding:
    for mark in _WIDER:
        if mark in asked.marks and (
            asked.word(mark) not in _UNIVERSAL or any_of_the_filtered(asked, mark, evidence)
        ):
            return Finding(UNSUPPORTED, "wider_than_the_search", asked.word(mark))
    lower = evidence.lower
    if is_of_the_other_tool(asked, lower):
        return Finding(UNSUPPORTED, "outside_the_search")
    for part in asked.names:
        if not named(part.text, lower):
            return Finding(UNSUPPORTED, "outside_the_search", part.text)
    held = evidence.facts.held
    for part in asked.parts:
        if part.text in _SAYS_NOTHING or part.text in lower:
            continue
        options = {option.lstrip("-") for option in part.options}
        if part.text in _WITHOUT:
            continue
        if not (options & _VOCABULARY or any(option in held for option in options)):
            return Finding(UNSUPPORTED, "outside_the_search", part.text)
    if denies and (asked.names or _speaks_of(asked)) and is_narrower(asked, evidence):
        return Finding(UNSUPPORTED, "narrower_search")
    length = window_length(evidence)
    for figure in asked.figures:
        number = figure.number
        if number.unit == "s":
            if length is None or number.value > length * SLACK:
                return Finding(UNSUPPORTED, "longer_than_the_search", asked.tokens[figure.place][1])
        elif number.value and not any(
            number.value == other.number.value for other in evidence.figures
        ):
            return Finding(UNSUPPORTED, "figure_not_in_evidence", asked.tokens[figure.place][1])
    return times_in_window(asked, evidence)


def _speaks_of(asked: Asked) -> bool:
    """Whether a sentence says of what there are no records."""
    return any(
        part.text not in _RECORDS | _WINDOW_WORDS
        and _VOCABULARY.isdisjoint(one.lstrip("-") for one in part.options)
        for part in asked.parts
    )
