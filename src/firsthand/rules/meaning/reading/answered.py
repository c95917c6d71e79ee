"""Status codes of HTTP and of processes: what a code says in words.

Owns what a process says that exits with a code (0 is well, all else is not, save a stop that was asked for),
the classes 2xx, 4xx and 5xx and the codes with a name of their own. A number is a status only where its
field is one (`status=502`, an access log's column) or a text speaks of HTTP or an answer. Pure.
It cannot tell a status of another protocol that uses the same number.
"""

from itertools import compress, count

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.facts import Facts
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.sieve import holds_any

_MAY = ("status", "code", "http", "return", "respon", "answer", "返回", "响应", "状态码")
_CODE = lazy(r"[1-5](?<![\d.].)\d\d(?![\d.])")
_METHODS = frozenset({"get", "post", "put", "delete", "head", "patch", "options"})
_METHOD = lazy(r"\b(?:get|post|put|delete|head|patch|options) /")
_FIELDS = frozenset({"status", "code", "http", "return", "response", "status_code"})
_NOT = frozenset({"exit_code", "exit", "port", "duration", "size", "line"})
_EXITS = frozenset({"exit_code", "exit"})
_STOPPED = frozenset({130, 143})
"""Codes of a process that was told to stop: SIGINT, SIGTERM."""
_ANSWER = ("http", "response", "return", "request", "status", "code", "status_code")
_CLASSES: dict[int, tuple[str, ...]] = {
    2: ("success", "complete"),
    4: ("client_error", "error"),
    5: ("server_error", "error", "-success"),
}
_ACCEPTED, _TAKEN_ON = 202, ("success", "accept")
"""A request that was taken on: what it asks for is not done yet."""
_NAMED: dict[int, tuple[str, ...]] = {
    401: ("refuse", "authorize_fail"),
    403: ("refuse",),
    404: ("-find", "miss"),
    408: ("timeout",),
    409: ("conflict",),
    413: ("large",),
    429: ("throttle", "high"),
    503: ("-available",),
    504: ("timeout",),
}
"""Codes that say more than their class (RFC 9110)."""
_KNOWN = frozenset(
    (*range(200, 207), *range(300, 309), *range(400, 432), 451, 499, *range(500, 512))
)
_SPELLED = frozenset(map(str, _KNOWN))


def may_answer(lower: str, texts: list[str]) -> bool:
    """Whether a text, also given by its tokens, may hold a status code or a request at all."""
    if "exit" in lower or ("/" in lower and " /" in lower and _METHOD.search(lower) is not None):
        return True
    if _SPELLED.isdisjoint(texts):
        return False
    return holds_any(lower, _MAY) and _CODE.search(lower) is not None


def read_answers(figures: list[Figure], facts: Facts, texts: list[str]) -> None:
    """Adds to what a text states what its status codes say; `texts`: the spellings of its tokens."""
    for at in compress(count(), map(_METHODS.__contains__, texts)):
        if texts[at + 1].startswith("/"):
            for concept in ("http", "request"):
                facts.held[concept].append((at, facts.stretches[at]))
    for figure in figures:
        number = figure.number
        if not number.unit and figure.field.keys() & _EXITS and number.value not in _STOPPED:
            place = (figure.place, facts.stretches[figure.place])
            for concept in ("-success", "error") if number.value else ("success",):
                facts.held[concept].append(place)
        if number.unit or number.value not in _KNOWN or figure.field.keys() & _NOT:
            continue
        arrow = figure.place > 1 and facts.tokens[figure.place - 1][1] == ">"
        if not arrow and not any(figure.field.get(one, 0.0) >= 0.5 for one in _FIELDS):
            continue
        code = int(number.value)
        place = (figure.place, facts.stretches[figure.place])
        told = _TAKEN_ON if code == _ACCEPTED else _CLASSES.get(code // 100, ())
        for concept in (*_ANSWER, *told, *_NAMED.get(code, ())):
            facts.held[concept].append(place)
