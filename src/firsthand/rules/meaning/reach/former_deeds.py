"""What was done to the new is not told of the former.

Law: the value that a text calls the previous, the old one or what was, and names nowhere else, is not what
was deployed, installed or set then. A sentence that keeps an earlier time in any word is left alone. Pure,
linear.
It cannot tell a return to the former, where the text has that value twice.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reach.former import changes_told
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, UNSUPPORTED, Finding
from firsthand.rules.sieve import heads

_FORMER = lazy(
    r"\b(?:prev|previous|previously|old|former|formerly|replac(?:es|ed|ing)|superseding|instead of)"
    r"(?:[ _-][a-z]+){0,2}?[\"']?[ :=]{1,3}[\"']?(?=[\w.:/+-]*\d)([\w.:/+-]*\w)"
    r"|\(was[ :]{1,2}(?=[\w.:/+-]*\d)([\w.:/+-]*\w)"
    r"|(?:上一个?|旧|原|之前的?|前一个?)(?:版本|镜像|配置|规则集?|值)?[ :=为是]{0,3}"
    r"(?=[\w.:/+-]*\d)([a-z\d][\w.:/+-]*\w)"
)
_DONE = (
    r"(?:deployed|released|rolled out|installed|activated|applied|promoted|published|shipped|launched"
    r"|enabled|introduced|selected|elected|chosen|pushed|set|created|issued)"
)
_NOUN = (
    r"(?:deployment|rollout|release|installation|activation|promotion|publication|launch|election)"
)
_HAN_DONE = "(?:部署|发布|安装|启用|激活|上线|应用|选举|推送)"
_HAN_TO = "(?:升级|切换|更新|变更|改|设置?)[到至为成]"
_EARLIER = lazy(
    r"\b(?:before|until|earlier|prior|formerly|replac\w*|supersed\w*|no longer|used to|not|never|instead"
    r"|from|over|in place of|succeed\w*|had been)\b|n't\b|[未没不]|之前|此前|曾|原先|先前|替换|取代|替代|从"
)
_LABEL = r"(?:previous(?:ly)?|prev|old|older|former)"
_HAN_LABEL = r"(?:上一个?|旧|之前的?|前一个?)(?:版本|镜像|配置)?"
_SAID_FORMER = lazy(
    rf"\b{_LABEL} (?:[a-z]+ ){{0,3}}?(?:(?:was|is) )?(?=[\w.:/+-]*\d)([\w.:/+-]*\w)"
    rf"|(?=[\w.:/+-]*\d)([\w.:/+-]*\w) (?:was|is) (?:the |its )?{_LABEL}\b"
    rf"|{_HAN_LABEL}[是为: ]{{0,2}}(?=[\w.:/+-]*\d)([a-z\d][\w.:/+-]*\w)"
)
_KEPT = lazy(
    rf"\b{_LABEL}\b|\b(?:than|after|rather|versus|vs|back)\b|上一|旧|原|(?<![当目])前|比|而非|代替|回滚"
)
"""What keeps it apart from the new, beside a word of an earlier time."""
_SET_TO = (
    r"\b(?:set|chang|updat|switch|mov|scal|roll|rais|lower|increas|reduc|modif|adjust|configur)[a-z]{0,3}"
    r"\b[^,;]{0,40}? to (?:the )?(?:[a-z]+ )?"
)


def _former(said: str, text: str) -> Finding | None:
    former = [next(one for one in groups if one) for groups in _FORMER.findall(text)]
    if not former or _EARLIER.search(said) is not None:
        return None
    return _done_to_former(said, text, former) or _former_for_new(said, text, former)


def _former_for_new(said: str, text: str, former: list[str]) -> Finding | None:
    """`the current version is v3.1.9`, `the previous version was v3.2.0`."""
    if _KEPT.search(said) is None:
        for one in former:
            if text.count(one) == 1 and re.search(_name(one), said) is not None:
                return Finding(UNSUPPORTED, "former_for_new", one)
    for groups in _SAID_FORMER.findall(said):
        value = next(one for one in groups if one)
        if value in text and value not in former:
            return Finding(CONTRADICTED, "new_for_former", value)
    return None


def _set_to_former(said: str, text: str) -> Finding | None:
    """`ops set it to 200` of `changed from 200 to 350`."""
    changes = changes_told(text) if _EARLIER.search(said) is None else []
    ends = {end for _, end in changes}
    for start, _ in changes:
        if start not in ends and re.search(
            rf"{_SET_TO}{_name(start)}|(?:{_HAN_TO}|调整?[到至为成]){_name(start)}", said
        ):
            return Finding(CONTRADICTED, "set_to_the_former", start)
    return None


def _name(value: str) -> str:
    return rf"(?<![\w.:/-]){re.escape(value)}(?![\w/-]|\.\d)"


def _done_to_former(said: str, text: str, former: list[str]) -> Finding | None:
    """`omar deployed v3.1.9`, `v3.1.9 was deployed`."""
    for one in former:
        name = _name(one)
        if text.count(one) == 1 and re.search(
            rf"{name}(?: (?:of|on|in|for|to) [\w./-]+)? (?:was|were|is|has been|got|being)"
            rf" (?:[a-z]+ly |now )?{_DONE}\b"
            rf"|\b{_DONE} (?:the |to |with |as )?(?:[a-z]+ ){{0,2}}?{name}"
            rf"|\b(?:(?:up|down)graded|switched|updated|changed|moved) to (?:[a-z]+ )?{name}"
            rf"|\b{_NOUN} of (?:the )?(?:[a-z]+ )?{name}"
            rf"|(?:{_HAN_DONE}|{_HAN_TO})了? ?(?:的是)?(?:旧|上一|新)?(?:版本)? ?{name}"
            rf"|{name} ?[^,;]{{0,24}}?{_HAN_DONE}",
            said,
        ):
            return Finding(UNSUPPORTED, "done_to_the_new", one)
    return None


_TOLD = heads("prev previous old former replaces superseding instead 上 旧 原 之 前")
FORMER_DEEDS = (
    (
        Reading(_former, _TOLD, counts=True),
        Reading(_former, heads("was"), counts=True, beside=heads("(")),
    ),
    (
        Reading(
            _set_to_former,
            heads("from roll rolled changed updated switched set scaled 从 由 改 变 调"),
            heads(
                "set change update switch move moving scale scaling rolled roll raise raising lower increase"
                " reduce modify adjust configure configuring 改 变 调 设 更"
            ),
            True,
        ),
    ),
)
