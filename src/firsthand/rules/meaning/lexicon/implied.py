"""What the evidence of one deed or state says of weaker ones, beside `relations.py`.

Owns only the step from the narrow word to the wide one: who was evicted has left, who was killed has ended.
The step back is never taken: a wide word of the evidence does not show the narrow one of a claim.
"""

WEAKER: dict[str, tuple[str, ...]] = {
    # Whatever its way, it is at an end; whatever came of it, it ran.
    "complete": ("ended", "ran"),
    "stop": ("ended", "halted"),
    "suspend": ("halted",),
    "abort": ("ended", "halted"),
    "close": ("ended",),
    "execute": ("ran",),
    "run": ("ran",),
    "exit": ("ended", "ran"),
    # It is another than before.
    "increase": ("change",),
    "decrease": ("change",),
    "update": ("change",),
    "replace": ("change",),
    "upgrade": ("update", "change"),
    "expand": ("scale", "increase"),
    "scale_down": ("scale", "decrease"),
    "scale": ("change",),
    "promote": ("change",),
    "demote": ("change",),
    # It went from one to the other.
    "submit": ("send",),
    "consume": ("read", "receive"),
    "examine": ("read",),
    "detect": ("find",),
    "find": ("detect",),
    "replicate": ("copy",),
    "migrate": ("move",),
    "move": ("migrate",),
    "store": ("hold",),
    "call": ("contact",),
    "ask": ("contact",),
    "retry": ("attempt",),
    "resume": ("continue",),
    "backoff": ("defer",),
    "ephemeral_storage": ("temporary", "storage"),
    "ingestion": ("write", "receive"),
    "elect": ("choose",),
    # It is no longer there, or no longer of use.
    "delete": ("disappear",),
    "evict": ("leave",),
    "removed_from": ("leave",),
    "expire": ("-valid", "expiry_time"),
    "-up": ("-available",),
    "resolved": ("came_back",),
    "skip": ("-execute",),
    # It did not do what it was for.
    "-valid": ("wrong",),
    "-resolve_name": ("-success",),
    "-parse": ("-success", "-read"),
    "-schedule": ("-success",),
    "conn_reset": ("reset", "-connect"),
    "cordon": ("-schedule",),
    "no_tries_left": ("exhaust", "abort", "-success", "retry", "retry_noun"),
    "restart_backoff": ("crashloop", "backoff", "restart", "-success"),
    # It is under strain.
    "oom": ("short_memory",),
    "full": ("filled",),
    "up": ("run",),
    "overload": ("busy",),
    "slowed": ("slow",),
    "defer": ("late",),
    "deadlock": ("contend",),
    "duplicate": ("conflict",),
    "crashloop": ("repeat",),
    "gc": ("collect",),
    "breaker": ("circuit",),
    "upstream": ("backend",),
    # How far apart.
    "interval": ("gap",),
    "delta": ("gap",),
    "offset_measure": ("gap",),
}
"""Narrow → wide. Evidence of the left is evidence of the right."""
