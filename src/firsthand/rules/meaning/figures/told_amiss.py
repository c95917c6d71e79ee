"""Figures of a known line told as another figure of it.

Owns the sizes of a collection (`3800M->3790M(4096M)`), the share of active shards, the bytes of an ALB's
line, suites beside tests, how often something was tried beside how long it waits, a rate by another time,
the time at which an alert began or ended, and a column told with the value of another one. Pure, linear.
It cannot judge what a sentence computes of such figures.
"""

import re
from itertools import permutations

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, OPEN, UNSUPPORTED, Finding
from firsthand.rules.sieve import heads

_HEAP = lazy(r"(?<![\w.])(\d+(?:\.\d+)?)([kmg])b?->(\d+(?:\.\d+)?)\2b?\((\d+(?:\.\d+)?)\2b?\)")
_FREED = lazy(
    r"\b(?:freed|reclaimed|released|回收|释放)[^,;.\d]{0,20}(\d+(?:\.\d+)?) ?(?:%|percent)"
)
_HEAP_SIZE = lazy(
    r"\bheap (?:has|had|is|was|with)?(?: a)?(?: total| maximum)?(?: size| capacity)?(?: of| is| was)? ?"
    r"(\d+(?:\.\d+)?) ?([kmg])i?b?\b(?: (?:large|big|in size))?"
)
_ACTIVE = lazy(r"active_shards_percent\w*\"? ?[:=] ?\"?(\d+(?:\.\d+)?)")
_NOT_ACTIVE = lazy(
    r"(\d+(?:\.\d+)?) ?(?:%|percent)[^,;.]{0,40}\b(?:unassigned|relocating|initiali[sz]ing|inactive)\b"
    r"|\bof the \d+ active shards (?:are|is|were) (?:unassigned|inactive|relocating)\b"
)
_ALB = lazy(r"z (?:app|net)/\S+ \S+ \S+ \S+ \S+ \S+ (?:\d{3}|-) (?:\d{3}|-) (\d+) (\d+) \"")
_BYTES_OF = lazy(r"\b(response|request)\b[^,;]{0,30}?\b(\d+) ?(?:b|bytes)\b")
_SUITES = lazy(r"test suites: ([^⏎]*)")
_OF_SUITES = lazy(r"(?<![\d.])(\d+) (?:of the \d+ )?(?:[a-z]+ )?suites\b")
_OF_TESTS = lazy(r"(?<![\d.])(\d+) (?:of the \d+ )?(?:[a-z]+ )?tests\b")
_TESTS = lazy(r"⏎ {0,3}tests: {1,9}([^⏎]*)")
_RETRIES = lazy(r"\bretries[:=] ?(\d+)")
_RETRIED = lazy(r"\bretried[^,;.\d]{0,20}?(\d+) times\b")
_RATE = lazy(r"(\d[\d,]*(?:\.\d+)?) ?[^\d\s/⏎]{0,10}/(?:s\b|秒|sec)")
_BY_MINUTE = lazy(
    r"(?<![\d.])(\d[\d,]*(?:\.\d+)?)(?: ?[a-z]+| ?[条次笔个]){0,2}? ?(?:per|a|each|/) ?(?:minute|hour|min)\b"
    r"|每(?:分钟|小时) ?(\d[\d,]*)|(\d[\d,]*) ?[条次笔个]?/(?:分|小时)"
)
_LASTED = lazy(
    r"starts_?at[\"']?[:=] ?[\"']?\d{4}-\d\d-\d\dt(\d\d:\d\d).{1,80}?ends_?at[\"']?[:=] ?[\"']?"
    r"\d{4}-\d\d-\d\dt(\d\d:\d\d)"
)
_BEGAN = r"\b(?:started|began|fired first|firing since|starts|set in)(?: firing)? (?:at|since|from)? ?{0}"
_ENDED = r"\b(?:ended|resolved|cleared|recovered|was over|stopped)(?: firing)? (?:at|since)? ?{0}"
_COLUMNS = lazy(r"(?<![\w.])([a-z]+(?:_[a-z]+)+)[\"']?[=:] ?[\"']?(\d+(?:\.\d+)?)(?![\w.:-])")
_NO_LAG = lazy(
    r"\bnot (?:lagging )?behind\b|\bno (?:replication )?lag\b|\bcaught up\b|[没无]有?(?:复制)?延迟"
)
_NO_VALUE = lazy(r"seconds_behind_(?:master|source)[\"']?[:=] ?null")
_CODED = lazy(r"\bcode[:=] ?(\d+)\b")
_THINGS = lazy(r"(?<![\w.:])(?<!code )(?<!error )(\d+) (?!times\b|seconds\b|errors\b)[a-z]{3,}s\b")
_LIMIT_AS_SHARE = lazy(
    r"\b(?:limit|maximum|quota|threshold|memory size)\b"
    r"(?: of [\w.-]+)? (?:is|was|lies|makes)(?: only| about)?"
    r" (\d+(?:\.\d+)?) ?% (?:over|above|higher than|more than|larger than|of)"
    r"(?! (?:the )?(?:size|capacity|total))"
)
_OF_LAMBDA = lazy(r"\bmemory size: (\d+) mb\W{1,5}max memory used: (\d+) mb")
_BEYOND = lazy(
    r"\b(?:above|over|exceed\w*|beyond|more than)(?: the| its)?(?: configured)? (?:memory )?(?:size|limit)\b"
)
_NEAR = 0.6


def _of_heap(said: str, text: str) -> Finding | None:
    """`freed 93 %` of what freed 0.3 %, `a heap of 3800M` of what was in use; both in lower case."""
    heap = _HEAP.search(text)
    if heap is None:
        return None
    before, after, whole = (float(heap[at]) for at in (1, 3, 4))
    freed = _FREED.search(said)
    if freed is not None and before and whole:
        shares = [100.0 * (before - after) / one for one in (before, whole)]
        if all(abs(one - float(freed[1])) > _NEAR for one in shares) and "than" not in said:
            return Finding(CONTRADICTED, "share_freed_differs", freed[1])
    size = _HEAP_SIZE.search(said)
    of_use = size is not None and float(size[1]) in {before, after} - {whole}
    sized = "size" in said or "large" in said or "capacity" in said
    if size is not None and of_use and sized and size[2] == heap[2]:
        return Finding(CONTRADICTED, "use_for_size", size[1])
    return None


def _of_shards(said: str, text: str) -> Finding | None:
    """`95 % of the shards are unassigned` of 95 % that are active."""
    active = _ACTIVE.search(text)
    found = _NOT_ACTIVE.search(said) if active is not None else None
    if active is None or found is None:
        return None
    if not found[1] or abs(float(found[1]) - float(active[1])) < _NEAR:
        return Finding(CONTRADICTED, "active_for_inactive", found[1] or "active")
    return None


def _of_bytes(said: str, text: str) -> Finding | None:
    """`the response had 340 bytes` of what was received."""
    line = _ALB.search(text)
    for what, size in _BYTES_OF.findall(said) if line is not None and line[1] != line[2] else ():
        if line is not None and size == line[1 if what == "response" else 2]:
            return Finding(CONTRADICTED, "bytes_of_the_other", size)
    return None


def _of_suites(said: str, text: str) -> Finding | None:
    """`8 suites were skipped` of the tests."""
    for line, others, told in (
        (_SUITES.search(text), _TESTS.search(text), _OF_SUITES.findall(said)),
        (_TESTS.search(text), _SUITES.search(text), _OF_TESTS.findall(said)),
    ):
        if line is None or others is None:
            continue
        mine, theirs = (set(re.findall(r"\d+", one[1])) for one in (line, others))
        for number in told:
            if number in theirs and number not in mine:
                return Finding(CONTRADICTED, "count_of_the_other_line", number)
    return None


def _tried(said: str, text: str) -> Finding | None:
    """`retried 60 times` of `retry-time: 60 retries: 3`."""
    shown, told = _RETRIES.findall(text), _RETRIED.search(said)
    if told is not None and shown and told[1] not in shown:
        return Finding(CONTRADICTED, "tries_differ", told[1])
    return None


def _by_minute(said: str, text: str) -> Finding | None:
    """`90 per minute` of 330/s beyond 240/s."""
    rates = {float(one.replace(",", "")) for one in _RATE.findall(text)}
    rates |= {abs(one - other) for one, other in permutations(rates, 2)}
    for found in _BY_MINUTE.findall(said) if rates else ():
        number = "".join(found).replace(",", "")
        if number and float(number) in rates:
            return Finding(CONTRADICTED, "rate_by_another_time", number)
    return None


def _began(said: str, text: str) -> Finding | None:
    """`started at 10:45` of what ended then."""
    spans = _LASTED.findall(text)
    starts, ends = {one for one, _ in spans}, {other for _, other in spans}
    for clock, word in (
        *((one, _BEGAN) for one in ends - starts),
        *((one, _ENDED) for one in starts - ends),
    ):
        if clock in said and re.search(word.format(clock), said):
            return Finding(CONTRADICTED, "time_of_the_other_end", clock)
    return None


def _of_column(said: str, text: str) -> Finding | None:
    """`the shipping fee is 20` of `shipping_fee=15, discount=20`."""
    cells = _COLUMNS.findall(text)
    for name, value in cells:
        words = name.replace("_", " ")
        if words not in said or any(one == name and other != value for one, other in cells):
            continue
        told = re.search(
            rf"\b{words}(?: of [^,;.]{{1,40}}?)? (?:is|was|stands at|amounts to)"
            r" (\d+(?:\.\d+)?)(?!\.?\d|[\w%])",
            said,
        )
        if told is None or float(told[1]) == float(value):
            continue
        behind = said[told.end() : told.end() + 2]
        others = re.findall(r"[=:] ?\"?(\d+(?:\.\d+)?)(?![\w.:-])", text)
        if not re.match(r" [a-z%]", behind) and told[1] in others:
            return Finding(CONTRADICTED, "value_of_another_column", told[1])
    return None


def _not_behind(said: str, text: str) -> Finding | None:
    """`not behind the source` of a lag that has no value."""
    if _NO_VALUE.search(text) is not None and _NO_LAG.search(said) is not None:
        return Finding(UNSUPPORTED, "lag_without_a_value")
    return None


def _of_code(said: str, text: str) -> Finding | None:
    """`252 parts` of `Code: 252`."""
    codes = set(_CODED.findall(text))
    for number in _THINGS.findall(said) if codes else ():
        if number in codes and len(re.findall(rf"(?<![\w.]){number}(?!\.?\d|\w)", text)) == 1:
            return Finding(CONTRADICTED, "code_told_as_count", number)
    return None


def _beyond_size(said: str, text: str) -> Finding | None:
    """`51 MB above the memory size` of what was below it."""
    line = _OF_LAMBDA.search(text)
    below = line is not None and int(line[2]) <= int(line[1])
    if below and "n't" not in said and " not " not in said and _BEYOND.search(said) is not None:
        return Finding(CONTRADICTED, "below_its_size")
    return None


def _limit_as_share(said: str, text: str) -> Finding | None:
    """`the limit is 75 % of the working set`: what is measured against a limit is no base of it."""
    found = _LIMIT_AS_SHARE.search(said)
    if found is not None and f"{found[1]}%" not in text and f"{found[1]} %" not in text:
        return Finding(OPEN, "limit_for_part", found[1])
    return None


TOLD_AMISS = (
    (
        Reading(
            _of_heap,
            heads("gc pause full young heap"),
            heads("freed reclaimed released heap 回 释"),
        ),
    ),
    (Reading(_of_shards, heads("active"), heads("unassigned relocating initiali inactive")),),
    (Reading(_of_bytes, heads("app net"), heads("response request"), True),),
    (Reading(_of_suites, heads("suites"), heads("suites tests"), True),),
    (Reading(_tried, heads("retries"), heads("retried"), True),),
    (Reading(_by_minute, heads("/"), heads("minute hour min 分 每 小"), True),),
    (Reading(_began, heads("starts"), counts=True, beside=heads("ends")),),
    (Reading(_of_column, heads("_"), heads("is was stands amounts"), True),),
    (Reading(_not_behind, heads("seconds"), heads("behind no lag caught 没 无 延")),),
    (Reading(_of_code, heads("code"), counts=True),),
    (Reading(_beyond_size, heads("memory"), heads("above over exceed beyond more")),),
    (Reading(_limit_as_share, said=heads("limit maximum quota threshold memory"), counts=True),),
)
