"""Interfaces of switches and routers by their short names: `Gi1/0/24` is `GigabitEthernet1/0/24`.

Owns which kinds of interfaces have which short names, in both directions. The numbers must be the same. Pure.
It cannot tell the kinds of two interfaces of one number apart where a vendor uses one short name for both.
"""

from firsthand.rules.lazy import lazy

_KINDS = {
    "gigabitethernet": ("gi", "gig", "ge"),
    "fastethernet": ("fa",),
    "tengigabitethernet": ("te", "ten", "tengige", "xge", "xgigabitethernet"),
    "twentyfivegige": ("twe", "twentyfivegigabitethernet"),
    "fortygigabitethernet": ("fo", "fortygige", "40ge"),
    "hundredgige": ("hu", "hundredgigabitethernet", "100ge"),
    "ethernet": ("et", "eth"),
    "port-channel": ("po", "portchannel"),
    "loopback": ("lo",),
    "tunnel": ("tu",),
    "serial": ("se",),
}
_KIND = {short: (kind, *shorts) for kind, shorts in _KINDS.items() for short in (kind, *shorts)}
_NAME = lazy(r"([a-z-]+|40ge|100ge) ?(\d+(?:/\d+){0,3}(?:\.\d+)?)\Z")


def is_an_interface(name: str, lower: str) -> bool:
    """Whether a text names the interface of a name in lower case by another form of it."""
    if not name[-1:].isdigit() or not name[:2].isalnum():
        return False
    found = _NAME.match(name)
    forms = _KIND.get(found[1]) if found is not None else None
    if found is None or forms is None or found[2] not in lower:
        return False
    return any(_stands(form + found[2], lower) for form in forms if form != found[1])


def _stands(name: str, lower: str) -> bool:
    start = lower.find(name)
    while start >= 0:
        before, behind = lower[start - 1 : start], lower[start + len(name) :][:2]
        if not (before.isalnum() or before in ("-", "_")) or not start:
            goes_on = behind[:1].isalnum() or (behind[:1] in ("/", ".") and behind[1:].isdigit())
            if not goes_on:
                return True
        start = lower.find(name, start + 1)
    return False
