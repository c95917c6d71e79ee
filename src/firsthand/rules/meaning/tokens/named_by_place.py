"""Numbers whose names stand in a list before them: `min/avg/max = 1/2/3 ms`, `load average: 8.4, 5.2, 2.9`.

Owns the spelling of such lists as fields with their own names. Pure.
It cannot name a list whose names and numbers differ in count.
"""

import re

from firsthand.rules.lazy import lazy

_LIST = lazy(
    r"(?<![\w/])((?:[a-z][\w%]*/){1,6}[a-z][\w%]*) ?[=:] ?"
    r"((?:\d+(?:\.\d+)?/){1,6}\d+(?:\.\d+)?)(?: ?([a-z]{1,3})\b)?"
)
_ACCEPTED = lazy(r"server accepts handled requests\s*⏎\s*(\d+) (\d+) (\d+)")
_LOADS = lazy(r"\bload averages?: (\d+(?:\.\d+)?),? (\d+(?:\.\d+)?),? (\d+(?:\.\d+)?)(?![\d.]*\d)")


def named_by_place(text: str) -> str:
    """`rtt min/avg = 0.4/3.8 ms` as `rtt min=0.4 ms, avg=3.8 ms`."""
    return _LIST.sub(_named, text)


def accepted_by_place(text: str) -> str:
    """nginx's own count of connections and requests."""
    return _ACCEPTED.sub(r"server accepted=\1 handled=\2 requests=\3", text)


def loads_by_place(text: str) -> str:
    """The loads over one, five and fifteen minutes by the names that node exporters give them."""
    return _LOADS.sub(r"load1=\1, load5=\2, load15=\3", text)


def _named(found: re.Match[str]) -> str:
    names, values = found[1].split("/"), found[2].split("/")
    if len(names) != len(values):
        return found[0]
    unit = f" {found[3]}" if found[3] else ""
    return ", ".join(f"{name}={value}{unit}" for name, value in zip(names, values, strict=True))
