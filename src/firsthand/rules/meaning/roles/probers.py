"""Whose probe failed: the kubelet that tells of it neither failed nor answered.

Law: who opens a line on a failed probe or health check tells of another. Pure, linear.
It cannot tell a service that checks itself.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import UNSUPPORTED, Finding
from firsthand.rules.sieve import heads

_PROBE = lazy(
    r"(?:\b(error|err|warn(?:ing)?|info|notice)\b:? +)?(?<![\w./-])([a-z][\w-]*):? "
    r"(?:[a-z]+ ){0,2}?(?:probe|health[ -]?check|healthcheck)s?\b(?:[^⏎]{0,12} (for|of|on) )?[^⏎]{0,80}?fail"
    r"|()\b(kubelet)() ?(?:就绪|存活|启动)?(?:探针|探测|检查)[^⏎]{0,12}失败"
)
_CLAUSE = r"(?:^|[,;] |\b(?:and|but|that|because|since|when|while) )"
_PROBERS = names("kubelet prober consul-agent consul blackbox exporter")


def _prober(said: str, text: str) -> Finding | None:
    """`the kubelet returned 503`, `the kubelet failed`, of what it tells of a pod's probe."""
    for groups in _PROBE.findall(text):
        level, name, of = groups[:3] if groups[1] else groups[3:]
        if ((level and of) or name in _PROBERS) and re.search(
            rf"{_CLAUSE}(?:the )?{re.escape(name)}(?:'s)? (?:has |had |was |is |then ){{0,2}}(?:[a-z]+ly )?"
            r"(?:fail(?:ed|s)?(?! to )|refus\w+|return\w*|answer\w*|respon\w+|replied|status|code|not ready"
            r"|unhealthy|unavailable|down|timed out|probed|gave)\b"
            rf"|{_CLAUSE}{re.escape(name)} ?(?:的?状态码|返回|拒绝|失败|响应|超时|不可用|未就绪)",
            said,
        ):
            return Finding(UNSUPPORTED, "prober_fails_not", name)
    return None


PROBERS = (
    Reading(
        _prober,
        heads("probe probes health 探 检"),
        beside=heads("failed fail failing failure 失"),
    ),
)
