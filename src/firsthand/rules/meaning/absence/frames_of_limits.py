"""The frames of a limitation: "this does not prove that …", "the log does not name …", "不能据此判断 …".

Owns FRAMES, one row a frame with parts of which every such sentence holds one, and what may stand before a
frame. The first in a sentence is its frame. Pure.
It cannot list every way to say that something is unknown.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.concerned import bits, chosen, rows_of
from firsthand.rules.sieve import heads, holds_any

Frame = tuple[frozenset[str], tuple[str, ...], re.Pattern[str]]
"""How its words begin, of which every such sentence holds one; parts of which it does; itself."""
_SOURCE = (
    r"(?:this|that|which|(?:the |an? |these |current |available |single |both |two |cited |present "
    r"|retrieved |empty |blank |null |negative |bare |mere |lone |query |search |lookup )*"
    r"(?:\w+[ -])?(?:logs?|lines?|excerpts?|evidence|records?|alerts?|rows?|entry|entries|results?|texts?"
    r"|data|output|messages?|errors?|exceptions?|warnings?|traces?|absence of (?:\w+ ){1,3}))"
)
_SAYS = (
    "prove|show|state|say|name|mention|establish|indicate|tell|reveal|specify|identify|explain|confirm|imply"
    "|mean|demonstrate|give|include|contain|exclude|rule out|suffice|determine|conclude|judge|decide"
)
_SAY = f"(?:{_SAYS})"
_NOT = (
    r"(?:does not|do not|doesn't|don't|did not|cannot|can't|can not|(?:is|are) not enough to"
    r"|(?:is|are) insufficient to|(?:is|are) not sufficient to)"
)
_TOLD = r"(?:stated|named|given|mentioned|shown|known|specified|identified|explained|confirmed|established)"
LEAD_IN = lazy(
    r"[\s,.:;]*(?:(?:however|but|yet|so|still|also|and|therefore|thus|alone|by itself|its|the|a|an|exact|root"
    r"|underlying|actual|present|currently|there is|there's"
    r"|但是|但|不过|因此|所以|都|均"
    r"|(?:仅仅?|单单?|光|只)?凭(?:借)?(?:(?:这|本|该|此|一)(?:一)?(?:次|条|个|份)?)? ?(?:空白?的?|无结果的?)?"
    r"(?:查询|搜索|检索)?(?:的空|空)?(?:结果|返回)?"
    r"|(?:这|该|上述|以上)?(?:两|二|三|四|几|[2-9] ?)(?:条|行|段|份)(?:日志|记录|告警|证据)?"
    r"|仅|仅仅|目前|尚|根本|日志|该日志|这条日志|从|由|日志[中里]|记录[中里]"
    r"|(?:这|该|此)(?:条|行|段|个|份)? ?(?P<of>[a-z][\w.-]*) ?"
    r"(?:日志|记录|告警|输出|报错|结果|消息|信息)[中里]?"
    r"|该记录|这条记录|(?:该|这段|这行|此|这条|上述|以上)?(?:输出|报错|信息|内容|消息|事件)|(?:该|这|此)(?:行|条|段)(?:日志|记录)?|告警|该告警|证据|现有证据|上述证据|以上证据|这|此|这些|本条|并|也|还|查询无结果|查询结果为空|空结果|无结果|搜索无结果|没有结果|没有日志|未找到日志|未查到日志|查询为空|该结果|查询)[\s,.:;]*)*",
    re.IGNORECASE,
)
"""All that may stand before the frame: what a limitation adds to a fact is no limitation."""


def frame_of(asked: Asked) -> re.Match[str] | None:
    """The first frame of a sentence."""
    first: re.Match[str] | None = None
    for _, parts, pattern in chosen(_FRAMES, rows_of(_WORDS, asked.signs)):
        if not holds_any(asked.lower, parts):
            continue
        found = pattern.search(asked.text)
        if found is not None and (first is None or found.start() < first.start()):
            first = found
    return first


def goes_on(asked: Asked) -> bool:
    """Whether a comma stands behind the frame: what follows it may say more."""
    frame = frame_of(asked)
    return "," in (asked.text if frame is None else asked.text[frame.start() :])


def _row(words: str, parts: tuple[str, ...], pattern: str) -> Frame:
    return heads(words), parts, lazy(pattern, re.IGNORECASE)


_FRAMES = (
    _row(
        "does do don did cannot can not insufficient",
        (
            *("does not", "do not", "doesn't", "don't", "did not", "cannot", "can't", "can not"),
            *("not enough to", "sufficient to"),
        ),
        rf"\b{_SOURCE} (?:alone )?{_NOT} (?:by itself |alone )?(?:{_SAY})?",
    ),
    _row(
        "alone itself own",
        (" alone ", "by itself", "on its own"),
        r"\b(?:the|this|that) (?P<fact>(?:[\w./:-]+ ){1,5}?)(?:alone|by itself|on its own)"
        rf" {_NOT} {_SAY}\b",
    ),
    _row(
        "clear unclear unknown known",
        ("clear", "unknown", "not known"),
        r"\bit (?:is|was|remains) (?:not clear|unclear|not known|unknown)"
        rf"(?: from {_SOURCE})?(?= (?:whether|why|how|what|which|who|if|when|where)\b)",
    ),
    _row(
        "from",
        ("from ",),
        rf"\bfrom (?:this |that )?{_SOURCE} (?:alone,? |by itself,? |, )?(?:one|we|you|it|nobody) "
        rf"(?:cannot|can't|can not) {_SAY}\b",
    ),
    _row("nothing", ("nothing",), rf"\bnothing (?:here |in (?:{_SOURCE}|it|them) )?{_SAY}s?\b"),
    _row(
        "neither",
        ("neither",),
        rf"\bneither {_SOURCE} (?:{_SAY}|link|tie|relate|connect|attribute)s?",
    ),
    _row("no", ("no ",), rf"\bno {_SOURCE} {_SAY}s?\b"),
    _row(
        "no",
        (" no ",),
        rf"\b{_SOURCE} {_SAY}s? no (?:(?:specific|exact|particular|further|root|underlying) )*"
        r"(?=reason|cause|explanation)",
    ),
    _row(
        "insufficient not no",
        ("sufficient", "not enough"),
        r"(?<!not )\b(?:insufficient|not enough|not sufficient|no sufficient)(?: \w+)?"
        r" (?:evidence|data|information)?\s?to"
        r" (?:confirm|prove|determine|conclude|establish|tell|say|judge|decide)",
    ),
    _row(
        "cause reason trigger",
        ("cause ", "reason ", "trigger "),
        r"\b(?:cause|reason|trigger)(?: (?:of|for|behind)(?: [\w-]+){1,4}?)? (?:is|was|remains?)"
        rf" (?:not {_TOLD}|unknown|unclear|unconfirmed|unstated)\b",
    ),
    _row(
        "cannot can could",
        ("cannot be ", "can't be ", "could not be "),
        r"\b(?:cannot|can't|could not) be (?:determined|concluded|inferred|confirmed|told|established"
        r"|derived|ruled out)\b",
    ),
    _row(
        "因", ("因",), r"(?:原因|根因)(?:目前)?(?:尚|仍|还)?(?:不明确?|不清楚|不详|未知|未明|待查)"
    ),
    _row(
        "不 未 没 无",
        ("不", "未", "没有", "无法"),
        r"(?:不能|无法|不足以|尚不能|并不能|不可)(?:据此|由此|以此|直接)?"
        r"(?:判断|确认|断定|证明|说明|得出|推断|确定|认定|排除|表明|推出|看出)"
        r"|看不出来?|得不出|推不出|无从(?:判断|得知|知道|确认)|不代表|不意味着|不等于|并不说明|并不代表|并未说明|未说明|未给出|未提及|没有说明|没有给出|没有提到|未提到"
        r"|未指明|未写明|没有指出|未指出|未体现|没有体现|未包含|不足以",
    ),
)
"""The words of a limitation, up to what is missing, each behind parts of which it holds one."""
_WORDS = bits(words for words, _, _ in _FRAMES)
