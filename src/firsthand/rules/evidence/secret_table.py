"""Table of what is a secret in running text: kind, cheap hints, pattern. Data; pure.

A row's pattern has one group `s`, the secret itself; what stands around it stays readable.
A hint is a lower-case substring without which the pattern cannot match. Every pattern is linear:
possessive or bounded repeats, nothing nested.
"""

import re
from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True, slots=True)
class Secret:
    kind: str
    """Word in the mask."""
    hints: tuple[str, ...]
    """One of them must stand in the lower-cased text."""
    pattern: re.Pattern[str]
    check: str = ""
    """Name of a further test of the secret: `random` or `luhn`."""


def _row(kind: str, hints: str, pattern: str, check: str = "") -> Secret:
    return Secret(
        kind=kind,
        hints=tuple(hints.split()),
        pattern=re.compile(pattern, re.ASCII),
        check=check,
    )


_EDGE = r"(?<![A-Za-z0-9])"

TOKENS: tuple[Secret, ...] = (
    _row(
        "private_key",
        "private",
        r"(?P<s>-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:[^-]|-(?!----))*+"
        r"(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----)?)",
    ),
    _row("jwt", "eyj", _EDGE + r"(?P<s>eyJ[\w\-]{8,}+\.[\w\-]{8,}+(?:\.[\w\-]*+)*+)"),
    _row("aws", "akia asia abia acca", _EDGE + r"(?P<s>(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16})(?![A-Za-z0-9])"),
    _row("github", "ghp_ gho_ ghu_ ghs_ ghr_ github_pat_", _EDGE + r"(?P<s>(?:gh[pousr]_[A-Za-z0-9]{30,}+|github_pat_\w{22,}+))"),
    _row("gitlab", "gl", _EDGE + r"(?P<s>gl(?:pat|rt|dt|ptt|cbt|soat|ft|imt|agent|oas|ffct)-[\w\-.]{20,}+)"),
    _row("slack", "xox xapp- hooks.slack.com", _EDGE + r"(?P<s>(?:xox[a-z](?:\.xox[a-z])?-[\w\-]{10,}+|xapp-[\w\-]{10,}+))"),
    _row("slack", "hooks.slack.com", r"hooks\.slack\.com/(?:services|workflows|triggers)/(?P<s>[\w/\-]{10,}+)"),
    _row("stripe", "_live_ _test_ whsec_", _EDGE + r"(?P<s>(?:[prs]k_(?:live|test)_[A-Za-z0-9]{10,}+|whsec_[A-Za-z0-9+/=]{16,}+))"),
    _row("anthropic", "sk-ant-", _EDGE + r"(?P<s>sk-ant-[\w\-]{16,}+)"),
    _row("openai", "sk-", _EDGE + r"(?P<s>sk-[A-Za-z0-9_\-]{20,}+)", "random"),
    _row("google", "aiza ya29. gocspx-", _EDGE + r"(?P<s>(?:AIza[\w\-]{35}|ya29\.[\w\-]{20,}+|GOCSPX-[\w\-]{20,}+))"),
)  # fmt: skip

NAMES = (
    r"pass[_-]?word|passwd|passphrase|pwd|secret[_-]?access[_-]?key|client[_-]?secret|secret[_-]?key"
    r"|secret|(?:access|auth|refresh|id|session|bearer|security|vault|csrf)[_-]?token|token"
    r"|api[_-]?key|access[_-]?key|private[_-]?key|account[_-]?key|encryption[_-]?key|signing[_-]?key"
)
"""Names whose value is a secret, wherever they end an identifier."""
