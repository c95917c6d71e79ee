"""Ids of runs and sessions: random, short enough to type, without letters that look alike."""

import re
import secrets

from firsthand.contracts.errors import UsageError

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
SESSION = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,63}")


def new_run_id() -> str:
    """`run-` and 60 random bits."""
    return "run-" + _random(12)


def new_session_id() -> str:
    return "ses-" + _random(12)


def checked_session_id(text: str) -> str:
    """A caller's own session id. Raises UsageError."""
    if not SESSION.fullmatch(text):
        raise UsageError(
            f"{text!r} is no session id: use 1 to 64 letters, digits, dots, dashes or underscores"
        )
    return text


def _random(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))
