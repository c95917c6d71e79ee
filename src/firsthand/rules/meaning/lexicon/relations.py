"""How concepts relate: what excludes what, what implies what, which role a figure has."""

from firsthand.rules.meaning.lexicon.implied import WEAKER
from firsthand.rules.meaning.lexicon.sets import names

EXCLUSIVE: tuple[tuple[str, ...], ...] = (
    # States of an alert, a breaker, a process.
    ("firing", "resolved", "inactive", "pending", "suppressed"),
    ("open", "close", "half_open"),
    ("trigger", "inactive"),
    ("green", "yellow", "red"),
    # Directions.
    ("increase", "decrease"),
    ("high", "low"),
    ("large", "small"),
    ("nearly_full", "empty"),
    ("full", "empty"),
    ("free", "full"),
    ("free", "exhaust"),
    ("space", "exhaust"),
    ("fast", "slow"),
    # Ways to fail: one is not the other.
    ("timeout", "refuse"),
    ("timeout", "reset"),
    ("refuse", "reset"),
    ("crashloop", "imagepull"),
    ("success", "timeout"),
    ("success", "refuse"),
    ("success", "abort"),
    ("complete", "abort"),
    # Levels of a record.
    ("level_debug", "level_info", "level_warn", "level_error", "level_fatal"),
)
"""Of each row, one excludes the others where the evidence has only the others."""

OPPOSITE_DEEDS: tuple[tuple[str, ...], ...] = (
    ("start", "stop"),
    ("start", "exit"),
    ("run", "stop"),
    ("run", "exit"),
    ("up", "crash"),
    ("read", "write"),
    ("send", "receive"),
    ("accept", "refuse"),
    ("hold", "release_lock"),
    ("promote", "demote"),
    ("create", "delete"),
    ("pull", "push"),
    ("expand", "scale_down"),
)
"""Of each row, the evidence's one speaks against a claim's other; that one was not done proves neither."""

FIELD_SETS: tuple[tuple[str, ...], ...] = (
    ("readiness", "liveness", "startup_probe"),
    ("cpu", "memory", "disk", "network"),
    ("disk_space", "memory"),
    ("used", "free"),
    ("active", "idle", "waiting"),
    ("min", "max", "avg", "median", "p90", "p95", "p99"),
    ("first_value", "last_value"),
    ("leader", "replica"),
    ("client", "server", "upstream"),
    ("consumer", "producer"),
    ("sender", "receiver"),
    ("source_noun", "destination"),
    ("ingress", "egress"),
    ("physical", "virtual"),
)
"""Rows of fields: a figure of one is not a figure of another."""

_DIRECT: dict[str, tuple[str, ...]] = {
    # Ways to fail imply the failure.
    "timeout": ("-success", "late", "wait"),
    "refuse": ("-success", "-accept"),
    "reset": ("-success",),
    "circuit": ("breaker",),
    "abort": ("-success", "stop"),
    "qps": ("rate", "request"),
    "crash": ("-success", "exit"),
    "kill": ("exit", "stop"),
    "oomkill": ("oom", "kill"),
    "allocate": ("used", "hold"),
    "oom": ("memory", "exhaust", "low"),
    "-reach": ("-success", "-connect", "-available", "-contact"),
    "-available": ("-success",),
    "crashloop": ("crash", "restart", "wait", "-ready"),
    "imagepull": ("image", "pull", "-success", "wait"),
    "backoff": ("wait",),
    "evict": ("delete",),
    "miss": ("-find",),
    "exhaust": ("full",),
    "full": ("exhaust",),
    "accept": ("success",),
    "complete": ("execute",),
    "exit": ("stop",),
    "restart": ("start",),
    "reconnect": ("connect", "came_back"),
    "connection": ("connect",),
    "deadlock": ("lock", "wait"),
    "rollback": ("transaction",),
    "firing": ("trigger",),
    "trigger": ("firing",),
    "success": ("complete",),
    "level_error": ("error",),
    "level_fatal": ("error", "critical"),
    "nearly_full": ("high", "low"),
    "late": ("slow",),
    "backlog": ("lag", "backed_up"),
    "exit_code": ("code", "exit", "container", "process"),
    "status_code": ("code", "status"),
    "thread_pool": ("thread", "pool"),
    "deploy": ("deployment",),
    "full_gc": ("gc", "pause_noun", "suspend"),
    "young_gc": ("gc", "pause_noun", "suspend"),
    "gc": ("heap",),
    "wait": ("waiting",),
    "lock": ("lock_noun",),
    "readiness": ("probe", "ready"),
    "liveness": ("probe",),
    "throttle": ("slow",),
    "error_rate": ("error", "rate"),
    "lag": ("late", "backlog"),
    "capacity": ("limit", "max"),
    "quota": ("limit",),
    "max": ("limit",),
    "connect": ("connection", "reach"),
    "create": ("start",),
    "sql": ("query", "statement"),
    "http": ("request", "response", "status", "client", "endpoint", "return", "receive"),
    "free": ("space",),
    "used": ("space",),
    "duration": ("value",),
    "waiting": ("wait", "thread", "request"),
    "idle": ("connection", "thread", "pool"),
    "active": ("connection", "thread", "pool"),
    "hdfs_block": ("block_noun", "copy_noun", "replica"),
    "schema": ("database",),
    "password": ("log_in", "user", "authenticate"),
    "log_in": ("user",),
    "table": ("database",),
    "nullpointer": ("pointer",),
    "certificate": ("tls",),
    "heap": ("memory",),
    "namespace": ("cluster",),
    "binlog": ("replicate",),
    "consumer_group": ("group",),
    "consumer": ("consume",),
    "-find": ("miss",),
    "-run": ("-execute",),
    "-execute": ("-run",),
    "member": ("group",),
}
"""Evidence of the left is evidence of the right."""


def _closure(direct: dict[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """Every concept that follows, over any number of steps."""
    closed: dict[str, tuple[str, ...]] = {}
    for name in direct:
        reached: dict[str, None] = {}
        agenda = list(direct[name])
        while agenda:
            one = agenda.pop(0)
            if one not in reached and one != name:
                reached[one] = None
                agenda += direct.get(one, ())
        closed[name] = tuple(reached)
    return closed


IMPLIES = _closure(
    {name: _DIRECT.get(name, ()) + WEAKER.get(name, ()) for name in _DIRECT | WEAKER}
)
FIELD_RIVALS: dict[str, frozenset[str]] = {
    name: frozenset(row) - {name} for row in FIELD_SETS for name in row
}

_OF_ONE_NUMBER = names(
    "used free min max avg median p90 p95 p99 first_value last_value active idle waiting"
)
RIVALS_APART = {name: row for name, row in FIELD_RIVALS.items() if name not in _OF_ONE_NUMBER}
"""Rivals of which one number is never both, as the rest of a share or the end of a range may be."""

FAILURES = frozenset(
    {"-success", *(left for left, rights in IMPLIES.items() if "-success" in rights)}
)
"""Concepts that say an attempt failed. They turn the deeds of their stretch."""

DEEDS = names(
    "success complete start connect reconnect open send receive read write store serve return find"
    " create delete update add pull push scrape resolve_name bind listen mount allocate sync replicate"
    " elect rebalance acquire validate log_in authenticate authorize accept execute choose commit"
    " rollback deploy schedule migrate run reach collect copy load correct stop close enable probe"
    " trigger renew decode merge filter print apply upgrade install update configure subscribe sign encrypt"
    " restore acknowledge refund pay submit contact compact compress truncate archive deduct"
)
"""What an attempt is after: where it fails, the deed was not done."""


def _others(rows: tuple[tuple[str, ...], ...]) -> dict[str, frozenset[str]]:
    return {
        name: frozenset(other for row in rows if name in row for other in row) - {name}
        for row in rows
        for name in row
    }


EXCLUDED = _others(EXCLUSIVE)
"""State → the states of which each excludes it."""
OPPOSED = _others(EXCLUSIVE + OPPOSITE_DEEDS)
"""State or deed → what speaks against it."""

STATES_OF_KEYS = names("active idle dirty leader")
"""Things that are a state where a key says true or false of them: `active=false`, `is_leader=no`."""

ALWAYS_THERE = names("memory cpu disk heap network kernel machine host system count total")
"""What no zero of a key denies: `overcommit_memory=0`, `free_disk=0`, `the minimum number 0`."""

ROLES: dict[str, str] = {
    "threshold": "limit",
    "limit": "limit",
    "quota": "limit",
    "slo": "limit",
    "max": "max",
    "capacity": "max",
    "min": "min",
    "avg": "avg",
    "median": "median",
    "p90": "p90",
    "p95": "p95",
    "p99": "p99",
}
"""Concept beside a figure → its role. A figure without a role is a value."""

ALIASES: dict[str, tuple[str, ...]] = {
    "late": ("lag",),
    # Statistics of a connection or thread pool.
    "total": ("connection", "pool", "size", "count", "thread"),
    "active": ("connection", "thread", "used"),
    "idle": ("connection", "free", "thread"),
    "waiting": ("thread", "request", "wait", "queue"),
    "wait": ("waiting", "thread", "request"),
    # One measure under several names.
    "used": ("value", "ratio"),
    "value": ("used", "count", "rate"),
    "duration": ("timeout", "latency"),
    "timeout": ("duration",),
    "latency": ("duration",),
    "threshold": ("limit",),
    "limit": ("threshold",),
    "capacity": ("size", "limit"),
    "max": ("limit", "size", "capacity"),
    "exit_code": ("code",),
    "status_code": ("code",),
    "code": ("status", "response"),
    "status": ("code",),
    "error_rate": ("rate", "error"),
    "lag": ("backlog", "value"),
    "backlog": ("lag", "backed_up"),
    "free": ("left", "space"),
    "available": ("free",),
    "restart": ("count",),
    "retry": ("attempt", "count"),
    "attempt": ("retry", "count"),
    "count": ("record", "row"),
    "process": ("ident",),
    "user": ("account",),
    "account": ("user",),
    "thread": ("ident",),
}
"""A figure of the left may be called by the right."""
