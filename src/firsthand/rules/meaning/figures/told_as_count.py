"""A number told as a count of what it does not count: a code, an id, a counter of other deeds, a whole.

Owns `failed 500 times` of `statuscode: 500`, `14 pods` of `restartCount=14`, `3 consumers` of `partition 3`,
`failed five times` of `attempt 2 of 5`, and `two users` of two similar records, which tell of one deed each.
Pure, linear.
It cannot tell what is counted in a text whose words for the number it does not know.
"""

import re
from functools import partial

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.figures.standing_as import (
    CODE,
    COUNTER,
    GROUP,
    IDENT,
    WHOLE,
    Standing,
    standings,
)
from firsthand.rules.meaning.lexicon.units import ENGLISH_NUMBERS, HAN_NUMERALS
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, OPEN, Finding
from firsthand.rules.sieve import heads

_WORDS = {**ENGLISH_NUMBERS, **HAN_NUMERALS, "twice": 2, "thrice": 3}
_IN_DIGITS = r"\d(?<![\w.:-]\d)\d{0,5}"
"""A digit first, then what stands before it: so the search leaps from digit to digit."""
_IN_WORDS = (
    r"\b(?:two|three|four|five|six|seven|eight|nine|ten"
    r"|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)\b"
)
_NUMBER = rf"(?P<n>{_IN_DIGITS}|{_IN_WORDS})"
_HAN_NUMBER = (
    r"(?P<h>[\d两二三四五六七八九十]"
    r"(?:(?<=\d)(?<![\w.:-].)(?<!第.)(?<!第 .)\d{0,5}|(?<!\d)(?<![第十百千万].)(?![十百千万])))"
)
_TIMES = lazy(
    rf"{_NUMBER} times\b(?! (?:more|less|as|the|faster|slower|larger|higher))"
    rf"|\b(?P<t>twice|thrice)\b(?! as)|{_HAN_NUMBER} ?[次回](?!尝试|重试|重启)"
)
_ALLOWED = lazy(
    r"\b(?:can|may|could|at most|up to|allow\w*|max\w*|limit\w*|configured|will)\b"
    r"|最多|上限|可以|允许|第|共|将"
)
_PARTIES = (
    "user|customer|client|host|node|server|machine|instance|service|pod|container|order|account|tenant|session"
    "|device|region|cluster|database|table|queue|topic|partition|shard|replica|broker|worker|thread|process"
    "|job|task|file|disk|volume|payment|invoice|app|application|endpoint|peer|address|certificate|consumer"
    "|producer|upstream|gateway|team|person|site|zone|vm|member|subscriber|shop|store|product|cart|step|stage"
)
_QUALIFIED = r"(?:(?!of\b|on\b|in\b|for\b|at\b|by\b|to\b|from\b|with\b|has\b|is\b)[a-z][a-z-]* )?"
"""One word between a number and what it counts."""
_HAN_PARTIES = (
    "用户|客户端?|主机|节点|服务器?|机器|实例|容器|pods?|订单|账号|账户|租户|会话|设备|区域|集群|数据库|表|队列|主题"
    "|分区|分片|副本|任务|作业|进程|线程|文件|磁盘|支付|发票|应用|站点|网关|消费者|生产者|上游|成员|探针|请求|步骤|阶段|人"
)
_NOUN = (
    rf" {_QUALIFIED}(?P<noun>(?:{_PARTIES})e?s|people|requests|probes"
    r"|calls|queries|attempts|tries)\b"
)
_THINGS, _THINGS_IN_DIGITS = lazy(_NUMBER + _NOUN), lazy(rf"(?P<n>{_IN_DIGITS}){_NOUN}")
_HAN_THINGS = lazy(
    rf"{_HAN_NUMBER} ?[个台名位笔家只份](?:不同的?)? ?(?:[a-z][\w-]* ?的? ?)?[\u4e00-\u9fff]{{0,2}}"
    rf"(?P<noun>{_HAN_PARTIES})(?!错误|异常|告警|日志|记录|事件|超时)"
)
_FAILED = lazy(r"\b(?:attempts|tries) (?:[\w-]+ ){0,4}(?:failed|were made)\b")
_PARTY = lazy(rf"(?:{_PARTIES})e?s\Z|people|\A(?:{_HAN_PARTIES})\Z")
_OTHERS = lazy(rf"{_HAN_NUMBER} ?[个台块只] ?(?P<noun>[a-z]{{2,}}|[\u4e00-\u9fff]{{2}})")
"""What has a classifier; any id of that very name in the text is no count of it."""
_STEMS = {
    "重启": "restart",
    "重试": "retr",
    "重连": "reconnect",
    "重发": "resend",
    "重投": "redeliver",
}
_HANS = {stem: han for han, stem in _STEMS.items()}
_VERBS = {
    "restarted": "restart",
    "retried": "retr",
    "reconnected": "reconnect",
    "rebooted": "reboot",
}


def _times(said: str, text: str) -> Finding | None:
    """`failed 500 times`, 失败了 500 次 of a status of 500; `failed 14 times` of 14 restarts."""
    for found in _TIMES.finditer(said):
        number = _value(found["n"] or found["t"] or found["h"])
        stands = standings(number, text)
        if not stands or not all(_is_no_count(one, said) for one in stands):
            continue
        kinds = {one.kind for one in stands}
        if kinds == {WHOLE} and _ALLOWED.search(said) is not None:
            continue
        sure = kinds <= {CODE, IDENT}
        return Finding(CONTRADICTED if sure else OPEN, f"{stands[0].kind}_for_count", str(number))
    return None


def _is_no_count(one: Standing, said: str) -> bool:
    """Whether a number is no count of what a sentence tells."""
    if one.kind == COUNTER:
        stem = _STEMS.get(one.word, _VERBS.get(one.word, one.word))
        return stem not in said and _HANS.get(stem, stem) not in said
    return one.kind in (CODE, IDENT, WHOLE)


def _things(pattern: re.Pattern[str], said: str, text: str) -> Finding | None:
    """`14 pods` of `restartCount=14`, `3 consumers` of `partition 3`, `two users` of two similar records."""
    for number, noun in _counted(pattern, said):
        stands = standings(number, text)
        if not stands:
            continue
        allowed = {one.kind for one in stands} == {WHOLE} and _ALLOWED.search(said) is not None
        if not allowed and all(_is_none_of(one, number, noun, said, text) for one in stands):
            kinds = {one.kind for one in stands}
            sure = kinds == {CODE}
            return Finding(
                CONTRADICTED if sure else OPEN, f"{stands[0].kind}_for_count", str(number)
            )
    return None


def _counted(pattern: re.Pattern[str], said: str) -> list[tuple[int, str]]:
    found = list(pattern.finditer(said))
    if not said.isascii():
        found += [*_HAN_THINGS.finditer(said), *_OTHERS.finditer(said)]
    if not found:
        return []
    return [
        (_value(one[1]), one["noun"])
        for one in found
        if not said.endswith(_NAMING, 0, one.start(1))
    ]


def _is_none_of(one: Standing, number: int, noun: str, said: str, text: str) -> bool:
    """Whether a number of a text counts no things of that kind."""
    if noun not in _KNOWN and _PARTY.search(noun) is None:
        return one == (IDENT, noun) and not _has_others(noun, number, text)
    if one.kind == IDENT:
        return "⏎" not in text and not _has_others(one.word, number, text)
    if one.kind == GROUP:
        return noun not in _EVENTS
    if one.kind == WHOLE:
        return noun in _TRIES and _FAILED.search(said) is not None
    return one.kind in (CODE, COUNTER)


def _has_others(kind: str, number: int, text: str) -> bool:
    """`shard 1 …, shard 2 …, shard 3`: the ids may be counted."""
    found = re.findall(rf"{re.escape(kind)}[ #:=\"']{{0,3}}(\d+)", text)
    return any(int(one) != number for one in found)


def _value(word: str) -> int:
    return int(_WORDS.get(word, word))


_EVENTS = frozenset({"requests", "probes", "calls", "jobs", "queries", "attempts", "请求", "探针"})
_TRIES = frozenset({"attempts", "tries"})
_NAMING = ("a ", "an ", "of ", "status ", "code ", "#")
"""Before a number that counts nothing: `a 429 response`."""
_KNOWN = _EVENTS | _TRIES
_NUMBERS = heads(
    "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"
    " seventeen eighteen nineteen twenty 两 二 三 四 五 六 七 八 九 十"
)
_STANDING = heads(
    "similar code status statuscode exit errno error http return answer respond restart"
    " retr reconnect reboot partition shard broker node worker job task thread process replica"
    " order invoice user"
    " client server osd drive disk slot queue line batch id ("
    " 状 退 错 返 重 分 副 节 线 进 任 作 订 用 客"
)
_COUNTED_THINGS = heads(
    " ".join(f"{one}s {one}es" for one in _PARTIES.split("|"))
    + " people requests probes calls queries attempts tries 个 台 名 位 笔 家 只 份 块"
)
"""How the things begin, and what counts them in Chinese."""
TOLD_AS_COUNT = (
    (Reading(_times, said=heads("times twice thrice 次 回")),),
    (
        Reading(partial(_things, _THINGS), _STANDING, _NUMBERS),
        Reading(partial(_things, _THINGS_IN_DIGITS), _STANDING, _COUNTED_THINGS, True),
    ),
)
