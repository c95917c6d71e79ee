"""A name, or a number, in a role that the text gives to another: the origin of an entry, a table, a version.

Law: whose entry it is stands in its head or its key; a table of a query stands behind FROM, INTO, UPDATE or
JOIN; what something became stands behind `to=`; the source of a copy is no copy; a process has the number
behind its word; and a payment is done only where a text says so. Pure, linear.
It cannot tell an origin, a table or a version that the text names in no such place.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, OPEN, UNSUPPORTED, Finding
from firsthand.rules.sieve import heads

_NAME = r"([a-z][\w.-]*[a-z0-9])"
_COMES = lazy(
    rf"\b(?:entry|entries|logs?|lines?|records?|messages?|alerts?|they|both|all|it) "
    rf"(?:all |both )?(?:comes?|came|is|are|was|were|originates?|originated) from (?:the )?{_NAME}"
    rf"|\A\W*(?:all |both )?(?:comes?|came) from (?:the )?{_NAME}"
    rf"|(?:日志|记录|告警|条目|消息)(?:均|都|全部)?(?:来自|出自) ?{_NAME}"
)
_ORIGIN = lazy(
    r"(?:\A|⏎)[^\[\]={}]{0,60}?\[([a-z][\w.-]*)\]"
    r"|(?<![\w.])(?:svc|service|app|host|hostname|instance|pod|job|component|logger|container|source)[\"']?"
    r"[=:] ?[\"']?([a-z][\w.-]*)"
)
_TABLE = lazy(
    r"\b(?!(?:the|this|that|a|one|whole|same)\b)([a-z_]{3,}) table\b|\btable ([a-z_]{3,})|([a-z_]{3,}) ?表"
)
_FROM = lazy(r"\b(?:from|into|update|join|table) [`\"]?(?:\w+\.)?[`\"]?(\w+)")
_COLUMNS = lazy(r"\bselect (.{1,200}?) from\b")
_STEM = 3
_VERSION = r"(v?\d[\w.-]*\w|v?\d)"
_NEW = lazy(
    r"\b(?:new|current|target|latest|running|later) (?:version|image|release|tag)\b[^,;]{0,30}? "
    rf"(?:is|was|=|:) ?{_VERSION}"
    rf"|(?:新|当前|目标|最新)版本[^,;\d]{{0,12}}?(?:是|为) ?{_VERSION}"
)
_OLD = lazy(
    r"\b(?:old|previous|former|earlier|original) (?:version|image|release|tag)\b[^,;]{0,30}? "
    rf"(?:is|was|=|:) ?{_VERSION}"
    rf"|(?:旧|原|之前的?|上一个?)版本[^,;\d]{{0,12}}?(?:是|为) ?{_VERSION}"
)
_ENDS = lazy(
    rf"\b(?:from|old|prev|previous)(?:_version|_image|_tag)?[\"']?[=:] ?[\"']?{_VERSION}[^⏎]{{0,40}}?"
    rf"\b(?:to|new|target|current)(?:_version|_image|_tag)?[\"']?[=:] ?[\"']?{_VERSION}"
)
_FROM_TO = lazy(
    rf"\bfrom {_VERSION} to {_VERSION}|[从由] ?{_VERSION} ?[^,;\d]{{0,8}}?[到至为] ?{_VERSION}"
)
_ONCE = lazy(r"(?:重试|重启)了?(?:一|1) ?次|\b(?:retried|restarted) (?:just |only )?once\b")
_HOW_OFTEN = lazy(r"\b(?:retr(?:y|ies)|restarts?)(?:_count)?[\"']?[=:] ?[\"']?(\d+)\b")
_A_COPY = lazy(
    rf"(?:从库|副本|从节点|备库)(?:是|为) ?{_NAME}|\b(?:the )?(?:replica|slave|standby) (?:is|was) {_NAME}"
)
_SOURCE = lazy(rf"\b(?:source|master|primary)_host[\"']?[=:] ?[\"']?{_NAME}")
_PAID = lazy(
    r"\b(?:was|were|been|is|are|got) (?:fully |successfully )?paid\b"
    r"|支付成功|已(?:经)?支付|完成了?支付|付款成功"
)
_A_PAYMENT = lazy(
    r"\bpaid\b|支付成功|已支付|付款成功|\bsuccess|成功|\bsettled\b|\bcaptured\b|\bcompleted?\b|已付"
)
_PID = lazy(
    r"进程号(?:为|是|:)? ?(\d+)|\bpid(?: (?:is|was|of))? ?[=:]? ?(\d+)|\bprocess (?:id )?(\d+)"
)
_VALUED = r"(?<![a-z_])(?!pid|process|lock|queue|[a-z_]*_pid)[a-z_]+[=:]"
_PROCESSES = lazy(
    r"\bprocess(?:es)?(?: with)?(?: pid| id)? ?[=:#]? ?(\d+)|\bpid[\"']?\)? ?[=:]? ?(\d+)"
    r"|进程(?:号)?[=:为 ]? ?(\d+)|\w\[(\d+)\]"
)


def _first(groups: tuple[str, ...]) -> str:
    return next((one for one in groups if one), "")


def _of_another_origin(said: str, text: str) -> Finding | None:
    """`The entries come from quote-api` of `[gateway-1] breaker for quote-api …`."""
    told = [_first(one) for one in _COMES.findall(said)]
    origins = {_first(one) for one in _ORIGIN.findall(text)} if told else set()
    for name in told:
        if not origins or name not in text or any(name in one or one in name for one in origins):
            continue
        if re.search(rf"(?:- |\]:? ){re.escape(name)}(?: -|:| \[)", text) is None:
            return Finding(UNSUPPORTED, "entry_of_another", name)
    return None


def _another_table(said: str, text: str) -> Finding | None:
    """`the cities table` of `SELECT city … FROM visits`."""
    tables = set(_FROM.findall(text))
    columns = " ".join(_COLUMNS.findall(text))
    if not tables or not columns:
        return None
    for groups in _TABLE.findall(said):
        name = _first(groups)
        stem = name[:_STEM]
        if not any(one[:_STEM] == stem for one in tables) and re.search(rf"\b{stem}", columns):
            return Finding(UNSUPPORTED, "another_table", name)
    return None


def _version_of_the_other_end(said: str, text: str) -> Finding | None:
    """`The new version is v4.1` of `from=v4.1 to=v4.2`."""
    ends = _ENDS.search(text)
    if ends is None or ends[1] == ends[2]:
        return None
    for pattern, wrong in ((_NEW, ends[1]), (_OLD, ends[2])):
        if any(_first(one) == wrong for one in pattern.findall(said)):
            return Finding(CONTRADICTED, "other_end_of_a_change", wrong)
    return None


def _other_ends(said: str, text: str) -> Finding | None:
    """`from v4.2 to v4.2`, 从 v4.1 升级到 v4.1 of `from=v4.1 to=v4.2`."""
    ends = _ENDS.search(text)
    if ends is None:
        return None
    for groups in _FROM_TO.findall(said):
        first, second = groups[0] or groups[2], groups[1] or groups[3]
        if (first, second) != (ends[1], ends[2]) and first in text and second in text:
            return Finding(CONTRADICTED, "other_end_of_a_change", second)
    return None


def _source_as_copy(said: str, text: str) -> Finding | None:
    """`The replica is db-a1` of `Source_Host: db-a1`."""
    sources = set(_SOURCE.findall(text))
    for groups in _A_COPY.findall(said):
        if _first(groups) in sources:
            return Finding(CONTRADICTED, "source_as_copy", _first(groups))
    return None


def _payment_of_a_name(said: str, text: str) -> Finding | None:
    """`was paid` of `[支付网关] …`: what is so called has paid nothing."""
    if _PAID.search(said) is None or _A_PAYMENT.search(text) is not None:
        return None
    return Finding(UNSUPPORTED, "deed_of_a_name", "paid")


def _number_of_no_process(said: str, text: str) -> Finding | None:
    """`process 980` of `Killed process 4410 (java) … oom_score_adj:980`."""
    told = [_first(one) for one in _PID.findall(said)]
    known = {_first(one) for one in _PROCESSES.findall(text)} if told else set()
    for number in told:
        if known and number not in known and re.search(rf"{_VALUED}{number}(?!\d)", text):
            return Finding(OPEN, "number_of_no_process", number)
    return None


def _more_than_once(said: str, text: str) -> Finding | None:
    """`retried once`, 重试了一次 of `retries=2`."""
    found = _ONCE.search(said)
    if found is None:
        return None
    counts = set(_HOW_OFTEN.findall(text))
    if counts and "1" not in counts:
        return Finding(CONTRADICTED, "figure_differs", found[0])
    return None


OTHER_NAMES = (
    Reading(_more_than_once, heads("retry retries restart"), heads("retried restarted 重")),
    Reading(_of_another_origin, said=heads("come comes came from 来 出")),
    Reading(
        _another_table,
        heads("from into update join table"),
        heads("table 表"),
        beside=heads("select"),
    ),
    Reading(_other_ends, heads("to new target current"), heads("from 从 由")),
    Reading(
        _version_of_the_other_end,
        said=heads("version image release tag 版"),
        beside=heads("to new target current"),
    ),
    Reading(
        _source_as_copy, heads("source master primary"), heads("replica slave standby 从 副 备")
    ),
    Reading(_payment_of_a_name, heads("pay 支 付"), heads("paid 支 付")),
    Reading(_number_of_no_process, heads("process pid 进"), heads("process pid 进"), counts=True),
)
