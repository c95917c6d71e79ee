"""Who tried again and who turned to another: the caller did, not the one that answered it.

Law: in `edge upstream billing returned 502 after 4 retries, switching to replica` the caller tries again and
turns away; so often it tried again, which is not how often it was answered. Pure, linear.
It cannot tell the caller where `answers_in` finds none.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon.units import ENGLISH_NUMBERS
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.roles.answered_by_others import (
    ANSWERS,
    ARROWS,
    SIDES,
    WAY_OUT,
    answers_in,
)
from firsthand.rules.sieve import heads

_TRIES = lazy(r"\bafter (\d+) (?:more |failed )?(retries|retry|re-?tries|attempts?|tries)\b")
_HAN_TRIES = lazy(r"(\d+) ?次(?:的)?(重试|尝试)(?:之?后)")
_TURNING = lazy(r", ?(?:now |then )?([a-z]{2,})ing\b")
_HAN_TURNED = "(?:已|则|后)?(?:回退|降级到|切换|转向|改用|使用|启用|重试)"
_FAILED = r" (?:has |had |was |is |were )?(?:not available|unavailable|down|failed|unreachable|timed out)\b"
_PAST = {
    "fall": "fell", "giv": "gave", "tak": "took", "keep": "kept", "send": "sent", "go": "went",
    "leav": "left", "driv": "drove", "shut": "shut", "cutt": "cut", "writ": "wrote",
}  # fmt: skip
_HOW_OFTEN = lazy(
    r"\b(?:return\w*|answer\w*|respond\w*|fail\w*|gave)\b[^,;]{0,24}? (\d+|[a-z]+) times\b"
    r"|\b(?:return\w*|answer\w*|respond\w*|fail\w*|gave)\b[^,;]{0,24}? (twice|thrice)\b"
    r"|(?:返回|响应|应答|失败)了? ?([\d两二三四五六七八九十]+) ?次"
    r"|([\d两二三四五六七八九十]+) ?次(?:返回|响应|失败)"
)
_OFTEN = {**ENGLISH_NUMBERS, "twice": 2, "thrice": 3, "两": 2} | {
    han: at for at, han in enumerate("二三四五六七八九十", 2)
}
_TRIED = lazy(r"\b(?:re-?tr\w+|attempt\w*|tries|tried)\b|重试|尝试")


def _turned_by(said: str, text: str) -> Finding | None:
    """`billing switched to the replica`, `billing retried 4 times`: the caller did."""
    for answer in answers_in(text):
        if not answer.callers:
            continue
        asked = [one for one in answer.answering if one not in SIDES and len(one) > 1]
        verbs = (
            [r"(?:re-?tr(?:ied|ies|y)|gave up)"]
            if _TRIES.search(text) or _HAN_TRIES.search(text)
            else []
        )
        verbs += [
            rf"(?:{one}\w*|{_PAST.get(one, one)})"
            for each in _TURNING.findall(text)
            for one in _stems(each)
        ]
        verbs += [
            "(?:call|request|invok|quer|contact|ask|prox)(?:e?d|ied) (?:to )?"
            + _any(answer.callers)
        ]
        asked += WAY_OUT.findall(text)
        for one in asked:
            if re.search(
                rf"(?<![\w/.-]){re.escape(one)} (?:has |had |then |also )?(?:{'|'.join(verbs)})\b"
                rf"|(?<![\w/.-]){re.escape(one)} ?{_HAN_TURNED}",
                said,
            ):
                return Finding(UNSUPPORTED, "done_by_the_caller", one)
        told = [one for one in answer.callers if asked and one not in SIDES]
        if told and re.search(
            rf"(?<![\w/.-]){_any(told)} (?:answered|served|responded to|replied to) {_any(asked)}(?![\w-])",
            said,
        ):
            return Finding(UNSUPPORTED, "ends_of_a_call", told[0])
        for one in WAY_OUT.findall(text):
            if text.count(one) == 1 and re.search(rf"(?<![\w/.-]){re.escape(one)}{_FAILED}", said):
                return Finding(UNSUPPORTED, "failure_of_another", one)
    return None


def _stems(participle: str) -> tuple[str, ...]:
    """`shedd` of `shedding`: `shed`, too."""
    doubled = len(participle) > 2 and participle[-1] == participle[-2]
    return (participle, participle[:-1]) if doubled else (participle,)


def _any(names: list[str]) -> str:
    return f"(?:the )?(?:{'|'.join(map(re.escape, names))})"


def _retries_for_answers(said: str, text: str) -> Finding | None:
    """`returned 502 four times` of `returned 502 after 4 retries`."""
    tries = [*_TRIES.findall(text), *_HAN_TRIES.findall(text)]
    if not tries or _TRIED.search(said) is not None:
        return None
    for groups in _HOW_OFTEN.findall(said):
        often = next(one for one in groups if one)
        number = int(often) if often.isdecimal() else _OFTEN.get(often, 0)
        for count, kind in tries:
            if number == int(count):
                rank = UNSUPPORTED if "tr" in kind or kind == "重试" else OPEN
                return Finding(rank, "retries_for_answers", count)
    return None


DONE_BY_CALLERS = (
    (Reading(_turned_by, ANSWERS | ARROWS),),
    (
        Reading(
            _retries_for_answers,
            heads("retries retry re tries attempt 重 尝"),
            heads("times twice thrice 次"),
            beside=heads("after 次"),
        ),
    ),
)
