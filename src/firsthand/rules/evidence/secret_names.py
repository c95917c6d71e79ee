"""Names whose value is a secret, and what can be a value at all. Data and its readers; pure.

A name alone is not enough: `token: expired` is prose, `tokens=1234` another name, `password=****`
a mask already. What can be no value stands in NO_SECRETS and `_PLACEHOLDER`.
"""

import re

from firsthand.rules.lazy import lazy

PASSWORD = r"pass[_-]?word(?:[_-]?hash)?|passwd|passphrase|(?<![A-Za-z])pwd"
"""Names of what is always secret, whatever it looks like."""

OTHER = (
    r"(?:client|app|shared|consumer|webhook)[_-]?secret|secret[_-]?(?:access[_-]?)?key(?:[_-]?base)?|secret"
    r"|(?:access|auth|refresh|session|security|private)[_-]?token|token|(?<![A-Za-z])(?:(?:pg)?pass|pw)"
    r"|(?:api|access|private|account|encryption|signing|master|shared[_-]?access)[_-]?key"
)
"""Names that prose and counters use too."""

NAME = rf"(?P<name>(?P<password>{PASSWORD})|{OTHER})"
ENDS_IN_NAME = lazy(rf"{NAME}\Z", re.IGNORECASE | re.ASCII)
"""Reads a whole key or column: `DB_PASSWORD`, `clientSecret`, `users.password`."""

KINDS = (("pass", "password"), ("pw", "password"), ("token", "token"), ("secret", "secret"))
"""Part of a name → kind in the mask; any other name is an `api_key`."""

_NO_SECRETS = """
null none nil true false yes no undefined n/a na empty unset missing required optional default
must should shall is was are were has have had not too invalid incorrect wrong expired expires
cannot can could does do did failed failure mismatch mismatched reset changed length hash policy
strength and or for the a an with authentication hidden redacted masked filtered bearer basic
string enabled disabled rotation rotated
"""
NO_SECRETS = frozenset(_NO_SECRETS.split())
"""Words that stand after such a name in sentences and dumps."""

_PLACEHOLDER = lazy(
    r"\*+|[xX]{3,}|\.{2,}|…|<[^<>]*>?|\$\{[^}]*\}?|\$\([^)]*\)?|\$[A-Z_][A-Z0-9_]*|\{\{[^{}]*\}{0,2}"
    r"|\{\w*\}|%\w|%\(\w+\)s|\?|\[\w*\]|\(\w*\)|[^\w\u0080-\U0010ffff]"
)
_OTHER_PAIR = lazy(r"[A-Za-z_.\-]{1,40}=[^=]")
_PLACEHOLDER_LENGTH = 100
_COUNT_DIGITS = 5
"""`token=5`, `pass: 12` are counts up to this many digits."""


def kind_of(name: str) -> str:
    lower = name.lower()
    return next((kind for part, kind in KINDS if part in lower), "api_key")


def looks_random(secret: str) -> bool:
    """Not a word: letters with digits, or very long."""
    if len(secret) >= 20:
        return True
    return len(secret) >= 5 and bool(re.search("[A-Za-z]", secret) and re.search("[0-9]", secret))


def can_be_secret(secret: str, *, password: bool) -> bool:
    """Whether a value can be a secret: no word of a sentence, no placeholder, no count."""
    word = secret.strip()
    if not word or (len(word) <= _PLACEHOLDER_LENGTH and _is_no_value(word)):
        return False
    return password or not (word.isdigit() and len(word) <= _COUNT_DIGITS)


def _is_no_value(word: str) -> bool:
    return word.lower().rstrip(".!") in NO_SECRETS or _PLACEHOLDER.fullmatch(word) is not None


def any_value(_: re.Match[str], secret: str) -> bool:
    return can_be_secret(secret, password=True)


def random_value(_: re.Match[str], secret: str) -> bool:
    return looks_random(secret)


def field_value(found: re.Match[str], secret: str) -> bool:
    """For `name = value` in running text: a field is told from prose by its form."""
    password = found["password"] is not None
    if not can_be_secret(secret, password=password):
        return False
    if found["name"].lower() in ("pwd", "pw") and secret.startswith(("/", "~")):
        return False
    prose = found["sep"] in ":：" and found["close"] in ("", "]")
    if prose and not secret.isascii():
        return False
    if prose and not password:
        return looks_random(secret) and not _OTHER_PAIR.match(secret)
    return True
