"""A cause, a comparison or a switch told the other way round.

Law: what a text tells after a failure is not its cause (`failed its probe because it was killed`); of `merges
are slower than inserts` no insert is slower; a task that was only stopped was not started; neither of two
switches is on where one is. Pure, linear.
It cannot tell the order where the text itself gives a cause.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, UNSUPPORTED, Finding
from firsthand.rules.sieve import heads

_ENDED = r"(?:killed|terminated|restarted|stopped|closed|evicted|recreated)"
_FAILED_SINCE = lazy(
    r"\b(fail|reach|exceed|hit|timed out|time out)(?:ed|s|ing|ure)?\b[^.;]{0,60}?"
    r" (?:because|since|as|after|due to)"
    rf" (?:[\w./-]+ ){{1,3}}?(?:was|were|got|had been|has been|being) {_ENDED}\b"
)
_AN_END = lazy(r"(?<!been )(?<!was )(?<!is )\b(?:kill|terminat|restart|stop|clos|evict|recreat)")
_POOLED = lazy(r"log c-0x[0-9a-f]+: ([\w.-]+)/([\w.-]+)@\S+ closing because: (?!client)")
_CLOSED = r"(?<![\w-])(?:the )?(?:client |user )?(?:{0}|{1})(?: has| had)? closed\b"
_MERGED = lazy(r"(?<!not )(?<!were )(?<!be )\bmerged (?:all )?(?:the )?\d+ parts\b")
_ROLES = lazy(
    r'"(upstream|downstream|source|target)": ?\{[^{}]*?"(?:name|host|service)": ?"([^"]+)"'
)
_OPPOSITE = {
    "upstream": "downstream",
    "downstream": "upstream",
    "source": "target",
    "target": "source",
}
_GIVES_CAUSE = lazy(r"\b(?:because|due to|caused by|as a result)\b|由于|因为|导致")
_BY = r"(?:slower|faster|higher|lower|larger|smaller|greater|bigger|older|newer|longer|shorter)"
_THAN = lazy(
    rf"\b([a-z][\w-]*) (?:is|are|was|were)(?: \w+){{0,3}}? ({_BY}) than (?:the )?([a-z][\w-]*)"
)
_TASK = lazy(r"\bhas (started|stopped) \d+ (?:running )?tasks?: ((?:\(task [\w-]+\)[ .]*)+)")
_TASK_ID = lazy(r"\(task ([\w-]+)\)")
_STARTING = r"(?:started|launched) (?:the |a )?(?:new )?(?:task )?{0}(?![\w-])"
_STOPPING = r"(?:stopped|ended) (?:the )?(?:task )?{0}(?![\w-])"
_SWITCH = lazy(r"\b[a-z]+_(?:io|sql)_running[\"']?[:=]{1,2} ?[\"']?(yes|no)\b")
_NEITHER = lazy(r"\bneither\b[^,;.]{0,40}\b(running|stopped|up|active)\b")


def _since_its_end(said: str, text: str) -> Finding | None:
    """`the probe failed because it was killed` of what was killed for it; both folded, in lower case."""
    found = _FAILED_SINCE.search(said)
    if found is None or _GIVES_CAUSE.search(text) is not None:
        return None
    failed, ended = text.find(found[1]), _AN_END.search(text)
    if ended is None or failed < 0:
        return None
    last = [one.start() for one in _AN_END.finditer(text)][-1]
    return Finding(UNSUPPORTED, "effect_for_cause", found[1]) if failed < last else None


def _compared(said: str, text: str) -> Finding | None:
    """`inserts are slower than merges` of merges that are slower than inserts."""
    told = _THAN.findall(said)
    shown = set(_THAN.findall(text)) if told else set()
    shown |= {
        (one, by, other)
        for one, by, other in re.findall(
            rf"\b([a-z][\w-]*) (?:is|are) [a-z ]{{0,40}}?({_BY}) than ([a-z][\w-]*)", text
        )
        if told
    }
    for one, by, other in told:
        if (other, by, one) in shown and (one, by, other) not in shown:
            return Finding(CONTRADICTED, "compared_the_other_way", by)
    return None


def _other_deed(said: str, text: str) -> Finding | None:
    """`ECS stopped task 77ab` of one that it only started."""
    told = _TASK.findall(text)
    started = {one for deed, ids in told if deed == "started" for one in _TASK_ID.findall(ids)}
    stopped = {one for deed, ids in told if deed == "stopped" for one in _TASK_ID.findall(ids)}
    for only, deed in ((stopped - started, _STARTING), (started - stopped, _STOPPING)):
        for one in only:
            if one in said and re.search(deed.format(re.escape(one)), said):
                return Finding(CONTRADICTED, "deed_of_another_task", one)
    return None


def _neither(said: str, text: str) -> Finding | None:
    """`neither thread is running` where one of the two is."""
    found = _NEITHER.search(said)
    if found is None:
        return None
    on = "no" if found[1] == "stopped" else "yes"
    if on in _SWITCH.findall(text):
        return Finding(CONTRADICTED, "one_of_two_is", found[1])
    return None


def _other_role(said: str, text: str) -> Finding | None:
    """`web is the upstream` of `"downstream":{"name":"web"}`."""
    for role, name in _ROLES.findall(text):
        if name in said and re.search(
            rf"(?<![\w-]){re.escape(name)} (?:is|was) (?:the |an? )?{_OPPOSITE[role]}\b", said
        ):
            return Finding(CONTRADICTED, "role_of_the_other", name)
    return None


def _closed_by(said: str, text: str) -> Finding | None:
    """`erp_app closed the connection` of one that the pooler closed."""
    for base, user in _POOLED.findall(text):
        if re.search(_CLOSED.format(re.escape(base), re.escape(user)), said):
            return Finding(CONTRADICTED, "closed_by_the_pooler", user)
    return None


def _merged(said: str, text: str) -> Finding | None:
    """`ClickHouse merged 1024 parts` of parts that were too many to be merged in time."""
    if "too many parts" in text and _MERGED.search(said) is not None:
        return Finding(UNSUPPORTED, "not_told_as_done", "merged")
    return None


TOLD_TURNED = (
    (Reading(_merged, heads("parts"), heads("merged")),),
    (
        Reading(
            _other_role,
            heads("upstream downstream source target"),
            heads("upstream downstream source target"),
        ),
    ),
    (Reading(_closed_by, heads("closing"), heads("closed"), beside=heads("because")),),
    (
        Reading(
            _since_its_end,
            heads("kill terminate restart stop close closing evict recreate"),
            heads("because since as after due"),
            beside=heads("fail reach exceed hit timed"),
        ),
    ),
    (Reading(_compared, heads("than"), heads("than")),),
    (Reading(_other_deed, heads("task"), heads("started stopped launched ended")),),
    (Reading(_neither, heads("running"), heads("neither")),),
)
