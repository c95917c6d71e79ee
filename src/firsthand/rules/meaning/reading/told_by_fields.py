"""Lines that say by their format what no word of them says: rewritten as if they had said it.

Owns a condition whose own status is False (`type=Ready status=False`), V8's lines of its collector, the
fields of an interface by their keys, a service's exit status, a time of clearing that is not set, and the
head of a slow statement. Every other text stays as it is. Pure, linear.
It cannot read a condition whose status stands in another record.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.sieve import holds_any

_GAP = r"[\"']?[,;]? ?[\"']?"
_CONDITION = lazy(
    r"\b(cond|condition|conditionType|[Tt]ype)(?=[\"']?[=:]) ?[\"']?[=:] ?[\"']?([A-Z][A-Za-z]+)"
    rf"(?={_GAP}[Ss]tatus[\"']?[=:] ?[\"']?(False|false|Unknown|unknown)\b)"
)
_TURNED = lazy(
    r"(?<=tatus)([\"']?[=:] ?[\"']?(False|false|Unknown|unknown)"
    rf"{_GAP}(?:cond|condition|conditionType|[Tt]ype)[\"']?[=:] ?[\"']?)([A-Z][A-Za-z]+)\b"
)
"""Kubernetes sorts the keys of its JSON: the status stands before the type."""
_TROUBLES = ("Pressure", "Problem", "Unavailable", "Limited", "Failure", "Corruption", "Deadlock")
"""Ends of conditions that are bad news: nouns, where the others are states."""
_V8 = lazy(
    r"\b(Mark-sweep|Mark-Compact|Scavenge)( \([a-z ]+\))? (\d+\.\d+) \((\d+\.\d+)\)"
    r" -> (\d+\.\d+) \((\d+\.\d+)\)"
    r" MB,(?: pooled: \d+(?:\.\d+)? MB,)? (\d+\.\d+) / (\d+\.\d+) ms"
)
_INTERFACE = lazy(r"\bIn: (\d[\d.]* [KMGT]?bps), Out: (\d[\d.]* [KMGT]?bps), speed: ")
_UNCLEARED = lazy(
    r"\b(?:cleared|clear|clearance)_?(?:[Tt]ime|[Aa]t|[Tt]imestamp)\"?[=:] ?\"?(?:null|NULL|-(?!\d))"
)
_UNFINISHED = lazy(r"\b(?:finished|completed|ended)_at\"?[=:] ?\"?(?:null|NULL)\b")
_ACTIVITY = ("usename", "xact_start", "backend_start", "idle in transaction", "query_start")
_SESSION = lazy(r"(^|[\s{,\"(|])pid(?=\"?[=:] ?\d)")
"""The pid of a row of pg_stat_activity is that of a session's backend."""
_TASK = lazy(r"(\bduration=\d+(?:\.\d+)?)(?=[,;\s]|$)")
"""Airflow gives the duration of a task in seconds."""
_POOL = lazy(r"\bpm\.max_children setting \((\d+)\)")
_UP_AGAIN = lazy(r" -([so])down ")
_SQL_LOG = lazy(r"# Query_time: ")
_FAILURE = lazy(
    r"\b(?!error|err|reason|status|result|cause|outcome)([a-z]{4,20}): failure (?=[a-z])"
)
"""`refresh: failure trying master`: the refresh failed."""
_COLUMNS = lazy(r"((?:^|⏎) {0,9}[A-Z][\w-]*(?: [\w-]+){0,3}) {2,}(?=(?:true|false) *(?:⏎|$))")
"""`Sealed      false`: a line of two columns, the second a truth."""


def told_by_fields(text: str) -> str:
    """A folded text with what the format of its lines says, said."""
    if "tatus" in text and ("alse" in text or "nknown" in text):
        text = _TURNED.sub(_turned, _CONDITION.sub(_condition, text))
    if "," in text:
        if ">" in text and " MB, " in text and " -> " in text:
            text = _V8.sub(_collected, text)
        if "bps, speed: " in text:
            text = _INTERFACE.sub(r"inbound traffic: \1, outbound traffic: \2, bandwidth: ", text)
        if "=" in text and "code=exited, status=" in text:
            text = text.replace("code=exited, status=", "code=exited, exit status=")
    if "_" in text and "ed_at" in text and ("null" in text or "NULL" in text):
        text = _UNFINISHED.sub("not finished", text)
    if "clear" in text and ("ull" in text or "=-" in text):
        text = _UNCLEARED.sub("not cleared", text)
    if "down " in text and ("sdown " in text or "odown " in text):
        text = _UP_AGAIN.sub(r" no longer \1down ", text)
    if "pid" in text and holds_any(text, _ACTIVITY):
        text = _SESSION.sub(r"\1backend_session_pid", text, count=1)
    if "⏎" in text and ("  false " in text or "  true " in text):
        text = _COLUMNS.sub(r"\1=", text)
    if ": failure " in text:
        text = _FAILURE.sub(r"\1 failed: ", text)
    if "=" in text and "unreachable=" in text:
        text = text.replace(" ok=", " ran=")  # what Ansible counts is no outcome of the play
    return _told_by_keys(text) if "_" in text else text


def _told_by_keys(text: str) -> str:
    """The same of fields whose names have a stroke."""
    if "dag_id" in text and "duration=" in text:
        text = _TASK.sub(r"\1s", text)
    if "pm.max_children setting (" in text:
        text = _POOL.sub(r"pm.max_children setting limit=\1", text)
    if "connected_for" in text and "isconnect" in text:
        text = text.replace("connected_for", "session_length")  # it was, and is no longer
    if "# Query_time: " in text:
        text = _SQL_LOG.sub("# slow query, Query_time: ", text)
    return text


def _collected(match: re.Match[str]) -> str:
    """V8 names none of its figures: the heap and what is committed, before and after, then two times."""
    kind, why, before, _, after, left, took, outside = match.groups()
    freed = float(before) - float(after)
    told = f", freed={freed:.1f}M" if freed >= 0 else ""
    return (
        f"{kind}{why or ''} GC {before}M->{after}M({left}M){told}, duration={took}ms / {outside} ms"
    )


def _condition(match: re.Match[str]) -> str:
    key, name, status = match.groups()
    return f"{key}: {_denied(name, status)}"


def _turned(match: re.Match[str]) -> str:
    between, status, name = match.groups()
    return between + _denied(name, status)


def _denied(name: str, status: str) -> str:
    if status.lower() == "unknown":
        return f"possibly {name}"
    return f"no {name}" if name.endswith(_TROUBLES) else f"not {name}"
