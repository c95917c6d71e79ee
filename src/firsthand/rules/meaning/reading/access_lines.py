"""Access lines of proxies that name none of their fields: ingress-nginx, Traefik, ALB, Squid.

Owns the names and units of what stands there by place; a line of such a format is read as if it had
written them, every other text stays as it is. Pure, linear.
It cannot read an access log whose format was changed.
"""

import re

from firsthand.rules.lazy import lazy

_INGRESS = lazy(
    r"\" (\d{3}) (\d+) (\"[^\"]*\" \"[^\"]*\") (\d+) (\d+\.\d+) \[([\w.-]+)\] \[([\w.-]*)\] (\S+:\d+) (\d+)"
    r" (\d+\.\d+) (\d{3}) ",
    re.ASCII,
)
_TRAEFIK = lazy(
    r"\" (\d{3}) (\d+) (\"[^\"]*\" \"[^\"]*\") (\d+) \"([^\"@]+@[a-z]+|-)\" \"([^\"]*)\" (\d+)ms",
    re.ASCII,
)
_ALB = lazy(
    r"Z ((?:app|net)/\S+) (\d\S+) (\d\S+) (-1|\d+\.\d+) (-1|\d+\.\d+) (-1|\d+\.\d+) (\d{3}) (\d{3}|-) (\d+)"
    r" (\d+) (?=\")",
    re.ASCII,
)
_SQUID = lazy(r"\b(TCP_[A-Z_]{3,30})/(\d{3}) (\d+) (?=[A-Z]{3,8} )", re.ASCII)
_WAITS = ("request_time", "target_time", "response_time")


def with_fields(text: str) -> str:
    """A folded text with the fields of its access lines named."""
    if "] [" in text:
        text = _INGRESS.sub(
            r'" status=\1 size=\2B \3 request_size=\4B request_time=\5s [\6] [\7] upstream=\8'
            r" upstream_size=\9B upstream_time=\10s upstream_status=\11 ",
            text,
        )
    if "ms" in text and '" "' in text:
        text = _TRAEFIK.sub(r'" status=\1 size=\2B \3 "\5" upstream="\6" duration=\7ms', text)
    if "Z app/" in text or "Z net/" in text:
        text = _ALB.sub(_alb, text)
    return text


def of_squid(text: str) -> str:
    """The same of a line of Squid: how it was served, the status, the bytes."""
    return _SQUID.sub(r"\1 status=\2 size=\3B ", text)


def _alb(match: re.Match[str]) -> str:
    name, client, target, *waits, status, theirs, received, sent = match.groups()
    told = "".join(
        f" {what}={value}s" for what, value in zip(_WAITS, waits, strict=True) if value != "-1"
    )
    answered = f" target_status={theirs}" if theirs != "-" else ""
    return (
        f"Z {name} client={client} target={target}{told} status={status}{answered}"
        f" received={received}B sent={sent}B "
    )
