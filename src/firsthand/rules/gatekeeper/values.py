"""Single values of a report, of any JSON type, read without trust.

Law: pure; nothing here raises, whatever the value is. What is kept for a person is bounded,
printable, and can be stored (no half surrogate pair, no control character).
"""

import re

from firsthand.contracts.rulings import GatekeeperWarning
from firsthand.rules.evidence.oneline import printable
from firsthand.rules.gatekeeper.claims import CitedId

MAX_ID = 2**63 - 1
"""Largest id that a ledger can have given."""
SHOWN_CHARACTERS = 200
"""Most that is kept, for a person, of a cited id, path or name."""

_DECIMAL = re.compile(r"[1-9][0-9]{0,18}", re.ASCII)
_CLAIM_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.:-]{0,63}", re.ASCII)


def is_blank(value: object) -> bool:
    """Nothing was given: null, or a string without a character to see."""
    return value is None or (isinstance(value, str) and not printable(value).strip())


def shown(value: object) -> str:
    """What was given, for a person. A structure is named, not written out."""
    if isinstance(value, str):
        text = printable(value)
        over = len(text) - SHOWN_CHARACTERS
        return text if over <= 0 else f"{text[:SHOWN_CHARACTERS]}[+{over} characters]"
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, int):
        return (
            str(value) if value.bit_length() <= 256 else f"(integer of {value.bit_length()} bits)"
        )
    if isinstance(value, float):
        return repr(value)
    return "(list)" if isinstance(value, list | tuple) else "(object)"


def one_sentence(value: object) -> str:
    """A model's text as one printable line: what is judged is then exactly what is published."""
    return printable(" ".join(value.split())).strip() if isinstance(value, str) else ""


def read_id(value: object) -> CitedId | None:
    """An id as cited; None if none was given.

    Only an integer in the ledger's range, or its canonical decimal string, can be one: a bool, a
    float, a negative or a huge number is a cited id that does not exist.
    """
    if is_blank(value):
        return None
    number: int | None = None
    if isinstance(value, int) and not isinstance(value, bool):
        number = value
    elif isinstance(value, str) and _DECIMAL.fullmatch(value):
        number = int(value)
    usable = number is not None and 0 < number <= MAX_ID
    return CitedId(value=number if usable else None, shown=shown(value))


def read_ids(value: object) -> tuple[CitedId, ...]:
    """Legacy ids; a single value is read as a list of one."""
    values = value if isinstance(value, list | tuple) else [value]
    return tuple(cited for one in values if (cited := read_id(one)) is not None)


def decimal_strings(value: object) -> list[str]:
    """Those of the given ids that are canonical decimal strings: they deserve a warning."""
    values = value if isinstance(value, list | tuple) else [value]
    return [one for one in values if isinstance(one, str) and _DECIMAL.fullmatch(one)]


def read_claim_id(value: object) -> str | None:
    """A claim's id if it is an identifier; None for anything else."""
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MAX_ID:
        return str(value)
    return value if isinstance(value, str) and _CLAIM_ID.fullmatch(value) else None


def warning(
    code: str, claim_id: str, index: int | None, **detail: str | int | list[str]
) -> GatekeeperWarning:
    return GatekeeperWarning(code=code, claim_id=claim_id, binding_index=index, detail={**detail})
