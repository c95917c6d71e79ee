"""Ids of runs and sessions: random, short enough to type, without letters that look alike."""

import re
import secrets
from hashlib import sha256

from firsthand.contracts.errors import UsageError

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
"""32 letters: each five bits of a random byte."""
PLAIN_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
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
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in secrets.token_bytes(length))


def plain_id(tool_call_id: str) -> str:
    """An id for logs and spans: as it is if it is a plain token, else a digest of it.

    A model may write anything into an id.
    """
    if PLAIN_ID.fullmatch(tool_call_id):
        return tool_call_id
    return f"id-{sha256(tool_call_id.encode('utf-8', 'surrogatepass')).hexdigest()[:12]}"
