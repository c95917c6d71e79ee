"""Switches: `dark_mode=false` and what a sentence says of it.

Owns fields whose value is true or false. A sentence that names such a field and says true, on or enabled
must agree with the value, and the reverse. Pure, linear.
It cannot tell a switch from a measured state (`ready=false`), which are judged alike.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon import WORDS
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, Finding
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.tokens.token import SIGN

_TRUE, _FALSE = names("true yes on enabled 开启 启用"), names("false no off disabled 关闭 禁用")
_PIECE = lazy(r"[A-Z]?[a-z]+|[A-Z]+")
_VALUES = names("true false on off yes no enabled disabled")
_ENABLE, _DISABLE = "enable", "-enable"
SWITCHING = frozenset({_ENABLE, _DISABLE})
SAYING_SWITCHES = frozenset({one for one in _TRUE | _FALSE if one.isascii() and one not in WORDS})
"""What a sentence holds that says on or off: a concept, or a word that has none."""


def switches(evidence: Evidence) -> dict[str, bool]:
    """The fields of a text whose value is true or false."""
    tokens = evidence.tokens
    found: dict[str, bool] = {}
    for place, (kind, text, _, _) in enumerate(tokens[:-2]):
        if kind == SIGN:
            continue
        behind = [one for _, one, _, _ in tokens[place + 1 : place + 5] if one not in "\"'"]
        if len(behind) > 1 and behind[0] in "=:|" and behind[1].lower() in _VALUES:
            found[text] = behind[1].lower() in _TRUE
    return found


def is_switch(part: Part) -> bool:
    """Whether a word says that something is on or off."""
    return (
        part.text in _TRUE
        or part.text in _FALSE
        or _ENABLE in (o.lstrip("-") for o in part.options)
    )


def switch_finding(asked: Asked, evidence: Evidence) -> Finding | None:
    """The ruling on what a sentence says of a switch; None where it says nothing of one."""
    said = _said(asked)
    if said is None:
        return None
    words = {text.lower() for _, text, _, _ in asked.tokens}
    named = [
        (key, value)
        for key, value in switches(evidence).items()
        if key.lower() in words
        or {piece.lower() for piece in _PIECE.findall(key)} - _TRUE - _FALSE <= words
    ]
    if not named:
        return None
    if all(value is said for _, value in named):
        return Finding(HOLDS, "switch")
    return Finding(CONTRADICTED, "switch_differs", named[0][0])


def _said(asked: Asked) -> bool | None:
    """Whether a sentence says on or off; None for neither and for both."""
    on, off = _ENABLE in asked.said, _DISABLE in asked.said
    for part in asked.parts:
        if part.options:
            continue  # by what it means, above
        if part.text in _TRUE:
            on, off = on or not part.denied, off or part.denied
        elif part.text in _FALSE:
            off = True
    return None if on == off else on
