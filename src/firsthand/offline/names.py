"""Names in a text: services, pods, hosts, alerts, namespaces. Pure.

Owns what counts as an identifier that somebody gave to a thing. It knows no inventory: a name is
known by its shape (hyphens, dots, CamelCase), by the word beside it ("pod X", "X 服务"), or by
being an ASCII word in Chinese text. A word that could be ordinary language is not a name.
"""

import re
from collections.abc import Iterable, Iterator

from firsthand.offline.words import (
    ALERT_WORDS,
    GENERIC_NOUNS,
    HYPHENATED_WORDS,
    KIND_WORDS,
    NAMESPACE_WORDS,
    REASON_WORDS,
    STOP_WORDS,
)

_IDENTIFIER = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9_./:@-]*[A-Za-z0-9])?")
_NOT_A_NAME = re.compile(
    r"[0-9.,:/-]+(?:ms|[smhdw%]|sec|min|gb|mb|kb|gi|mi|ki)?|\d{4}-\d{2}-\d{2}t.*|p\d{2,3}|v?\d+(?:\.\d+)+"
    r"|[a-z]\.[a-z]|https?:.*",
    re.IGNORECASE,
)
_CAMEL = re.compile(r"(?=(?:.*[a-z]){2})(?:[A-Z]+[a-z0-9]*){2,}")
_HUMP = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+|[A-Z]")
_SUFFIXES = (
    re.compile(r"-[0-9a-f]{6,10}-[a-z0-9]{5}$"),
    re.compile(r"-(?=[a-z]*\d|[^aeiou]{5}$)[a-z0-9]{5}$"),
    re.compile(r"-\d{1,3}$"),
)
_PLAIN = r"(?<![A-Za-z0-9_./-])[A-Za-z](?:[A-Za-z0-9_.-]*[A-Za-z0-9])?(?![A-Za-z0-9_/-])"
_BORDER = r"(?<![A-Za-z0-9_-])", r"(?![A-Za-z0-9_-]|\.[A-Za-z])"
_OPEN, _CLOSE = r"\s*[:=：]?\s*[\"'“`「]?", r"[\"'”`」]?\s*(?:的\s*)?"


def _beside(kinds: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """A word after, and before, one of some words that say what it is."""
    kind = f"{_BORDER[0]}(?:{kinds}){_BORDER[1]}"
    return (
        re.compile(f"{kind}{_OPEN}({_PLAIN})", re.IGNORECASE),
        re.compile(f"({_PLAIN}){_CLOSE}{kind}", re.IGNORECASE),
    )


_KINDS, _NAMESPACES, _ALERTS = map(_beside, (KIND_WORDS, NAMESPACE_WORDS, ALERT_WORDS))
_AFTER = re.compile(
    rf"(?:\b(?:of|in|for|with|about|from)|(?:^|\b(?:why|how))\s*(?:is|are|does|did|do))\s+(?:the\s+)?({_PLAIN})",
    re.IGNORECASE,
)
_HAN = re.compile(r"[\u3400-\u9fff]")


def is_chinese(text: str) -> bool:
    return _HAN.search(text) is not None


def humps(name: str) -> str:
    """`KubePodCrashLooping` → `Kube Pod Crash Looping`."""
    return " ".join(_HUMP.findall(name)) or name


def families(name: str) -> tuple[str, ...]:
    """A name, then what it belongs to: a pod's deployment, a replica's set, a host's short name."""
    host = name.split(".", 1)[0]
    if re.fullmatch(r"[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+", name) and len(host) > 3 and "-" in host:
        return (name, host)
    for pattern in _SUFFIXES:
        stem = name[: len(pattern.sub("", name.casefold()))]
        if len(name) > len(stem) > 2:
            return (name, stem)
    return (name,)


def alert_names(text: str) -> tuple[str, ...]:
    """Names of alerts: CamelCase words, and identifiers beside the word alert."""
    found = [word for word in _tokens(text) if _is_alert_shape(word)]
    for word in _named(_ALERTS, text):
        if _CAMEL.fullmatch(word) or ("_" in word and not _is_ordinary(word)):
            found.insert(0, word)
    return tuple(dict.fromkeys(found))


def namespaces(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(_named(_NAMESPACES, text)))


def subjects(text: str) -> tuple[str, ...]:
    """Names of services, pods, hosts and the like, the most specific first."""
    apart = {*namespaces(text), *alert_names(text)}
    shaped = [name for word in _tokens(text) for name in _parts(word) if has_shape(name)]
    beside = [word for word in _named(_KINDS, text) if not _is_alert_shape(word)]
    found = [name for name in dict.fromkeys([*shaped, *beside]) if name not in apart]
    return tuple(sorted(found, key=_specificity)) or _plain_words(text, apart)


def _tokens(text: str) -> Iterator[str]:
    for match in _IDENTIFIER.finditer(text):
        if not _NOT_A_NAME.fullmatch(match[0]):
            yield match[0]


def _parts(word: str) -> Iterator[str]:
    """`pod/name` and `namespace/name` name what stands last; a port is no part of a name."""
    last = word.rsplit("/", 1)[-1] if "/" in word else word
    yield re.sub(r":\d+$", "", last)


def has_shape(word: str) -> bool:
    """An identifier by its looks: hyphens, dots, underscores; an address."""
    lowered = word.casefold()
    if _is_ordinary(word) or _is_alert_shape(word) or _NOT_A_NAME.fullmatch(word):
        return False
    if not re.search(r"[a-z]", lowered):
        return re.fullmatch(r"\d{1,3}(?:\.\d{1,3}){3}", word) is not None
    if "_" in word:
        return not word.isupper()
    return re.search(r"[a-z0-9][-.][a-z0-9]", lowered) is not None


def _is_alert_shape(word: str) -> bool:
    return (
        _CAMEL.fullmatch(word) is not None
        and word.casefold() not in REASON_WORDS
        and not word.endswith(("Exception", "Error"))
    )


def _is_ordinary(word: str) -> bool:
    lowered = word.casefold().strip("-_.")
    return (
        len(lowered) < 2
        or ("_" in word and word.isupper())
        or lowered in STOP_WORDS
        or lowered in GENERIC_NOUNS
        or lowered in HYPHENATED_WORDS
        or re.sub(r"-\d+$", "", lowered) in REASON_WORDS
    )


def _specificity(name: str) -> tuple[int, int]:
    """Pods before deployments before plain words; then the longer name."""
    return (-len(families(name)), -len(name))


def _plain_words(text: str, apart: set[str]) -> tuple[str, ...]:
    """Where nothing has a name's shape: an ASCII word in Chinese text, or the word after of/in."""
    pattern = re.compile(f"({_PLAIN})") if is_chinese(text) else _AFTER
    words = [word for word in _named((pattern,), text) if not word.endswith("ing")]
    return tuple(dict.fromkeys(w for w in words if w not in apart and not _is_alert_shape(w)))[:2]


def _named(patterns: Iterable[re.Pattern[str]], text: str) -> Iterator[str]:
    for pattern in patterns:
        for match in pattern.finditer(text):
            if not _is_ordinary(match[1]):
                yield match[1]
