"""Times that a sentence reckons: a record's own time and a span of it, `the next try is at 09:12`.

Owns the two ways: ahead, of a span that the text says lies before what comes next; and back, of a span for
which something had gone on. Pure. Read only where the text has no such time.
It cannot reckon from a time that is not the record's own.
"""

from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.meanings import FUTURE
from firsthand.rules.meaning.tokens.instants import DAY, Instant, same

_IN = names("in after within")
_COMING = names("!future retry expire")
_DUE = names("again due scheduled restarting expires")
_AHEAD = names(
    "backoff wait waiting sleep sleeping ttl retry_after retryafter cooldown requeueafter"
)
_AHEAD_HAN = ("后", "之后", "后重试")
_BACK = names(
    "for duration elapsed running uptime lasted took runtime age 持续 持续时间 历时 已运行 耗时"
)
_NEXT = names("next again until due retry retries try 下一次 下次 再次 重试 届时 下一轮")
_BEGAN = names("started began begun since start from 开始 起 自 始于 启动")
_NEAR = 3


def is_reckoned(claimed: Instant, asked: Asked, evidence: Evidence) -> bool:
    """Whether a time of the sentence is the record's time, moved by a span that the text tells."""
    own = next((one for one in evidence.instants if one.second is not None), None)
    if own is None or own.second is None:
        return False
    words = asked.words
    ahead = bool(asked.flags & FUTURE or _NEXT & words)
    back = bool(_BEGAN & words)
    moves = {
        f.number.value * (1 if _is_ahead(f, evidence) else -1)
        for f in evidence.figures
        if f.number.unit == "s"
        and ((ahead and _is_ahead(f, evidence)) or (back and _is_back(f, evidence)))
    }
    return len(moves) == 1 and same(claimed, _moved(own, moves.pop()))


def _moved(own: Instant, by: float) -> Instant:
    second = (own.second or 0.0) + by
    days, second = divmod(second, DAY)
    if not days:
        return own._replace(second=second)
    day = None if own.day is None else own.day + int(days)
    return own._replace(second=second, day=day, month_day=None)


def _is_ahead(figure: Figure, evidence: Evidence) -> bool:
    tokens, place = evidence.tokens, figure.place
    near = tokens[max(0, place - _NEAR) : place]
    before = {text.lower() for _, text, _, _ in near}
    behind = tokens[place + 1 : place + 2]
    comes = any(_COMING & set(entry or ()) or text in _DUE for _, text, entry, _ in near)
    return (
        bool(_AHEAD & before)
        or (comes and bool(_IN & before))
        or (bool(behind) and behind[0][1].startswith(_AHEAD_HAN))
    )


def _is_back(figure: Figure, evidence: Evidence) -> bool:
    tokens, place = evidence.tokens, figure.place
    before = {text.lower() for _, text, _, _ in tokens[max(0, place - _NEAR) : place]}
    return bool(_BACK & before) and not _AHEAD & before
