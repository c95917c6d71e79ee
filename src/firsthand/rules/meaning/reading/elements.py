"""The elements of an array in a JSON text, each as a text of its own: a connector's tasks, a group's alerts.

Owns where one JSON object lists objects of one kind: an element has the plain fields of the object around it
and of the other objects their names alone, so that none lends its state to another. Pure.
It cannot read a text that was cut off, nor an array below another one.
"""

import json
from typing import Any

SIGN, NESTED = ":[{", '":{"'
"""A text without one of them has neither such an array nor an object within it."""
_IDENTITIES = ("name", "host", "service", "pod", "node", "instance")
"""Fields by which an object says which of several it is."""
_FEWEST, _MOST = 2, 40


def elements(text: str) -> list[str]:
    """The object without its array, then each element; none where the text lists no objects of one kind.

    Of an object whose fields are objects with a name each: every one of them beside what is plain.
    """
    try:
        whole = json.loads(text)
    except (ValueError, RecursionError):
        return []
    if not isinstance(whole, dict):
        return []
    listed = [key for key, value in whole.items() if _is_listed(value)]
    if not listed:
        return _named(whole)
    if len(listed) != 1:
        return []
    key = listed[0]
    plain: dict[str, Any] = {
        name: {} if isinstance(value, dict) else value
        for name, value in whole.items()
        if not isinstance(value, list)
    }
    around = {name: value for name, value in whole.items() if name != key}
    found = [plain | {key.removesuffix("s"): one} for one in whole[key]]
    return [json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in (around, *found)]


def _named(whole: dict[str, Any]) -> list[str]:
    """`"upstream":{"name":"stock",…},"downstream":{"name":"web",…}`: each beside the plain fields around."""
    own: dict[str, str] = {}
    for key, value in whole.items():
        if isinstance(value, dict):
            name = next((value[one] for one in _IDENTITIES if one in value), None)
            if isinstance(name, str) and not any(isinstance(one, dict) for one in value.values()):
                own[key] = name
    if len(set(own.values())) < _FEWEST:
        return []
    around = {key: value for key, value in whole.items() if key not in own}
    found = [around, *(around | {key: whole[key]} for key in own)]
    return [json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in found]


def _is_listed(value: object) -> bool:
    """Whether a value is an array of objects that share a field."""
    if not isinstance(value, list) or not _FEWEST <= len(value) <= _MOST:
        return False
    if not all(isinstance(one, dict) for one in value):
        return False
    return bool(set.intersection(*map(set, value)))
