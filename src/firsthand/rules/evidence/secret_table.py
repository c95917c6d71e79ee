"""Table of secrets that betray themselves by their own form. Data; pure.

A row's pattern marks the secret itself as group `s`; what stands around it stays readable. A hint
is a lower-case substring without which the pattern cannot match. Patterns are linear: possessive
or bounded repeats only.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

Check = Callable[["re.Match[str]", str], bool]
"""(match, secret) → whether it really is one."""


@dataclass(frozen=True, kw_only=True)
class Secret:
    kind: str
    """Word in the mask; `name` takes the kind from the name before the value (KINDS)."""
    hints: tuple[str, ...]
    """One of them must stand in the lower-cased text."""
    source: str
    """The regular expression, read with ASCII classes."""
    flags: int = 0
    check: Check | None = None

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """Compiled when a text first has a hint: a start of the program needs few of them."""
        return re.compile(self.source, re.ASCII | self.flags)


def row(kind: str, hints: str, *parts: str, check: Check | None = None, flags: int = 0) -> Secret:
    """A row; the pattern may come in parts, and hints are separated by blanks."""
    return Secret(
        kind=kind, hints=tuple(hints.split()), source="".join(parts), flags=flags, check=check
    )


def mixed(_: "re.Match[str]", secret: str) -> bool:
    """Letters of both cases and digits: no name of a service or a pod looks so."""
    return bool(
        re.search("[A-Z]", secret) and re.search("[a-z]", secret) and re.search("[0-9]", secret)
    )


def luhn(_: "re.Match[str]", secret: str) -> bool:
    """The check sum of payment card numbers."""
    digits = [int(digit) for digit in reversed(secret) if digit.isdigit()]
    doubled = [sum(divmod(2 * digit, 10)) for digit in digits[1::2]]
    return bool(_CARD_ISSUER.match(secret)) and (sum(digits[::2]) + sum(doubled)) % 10 == 0


_CARD_ISSUER = re.compile(r"4|5[1-5]|2[2-7]|6011|65|3[4-7]")
EDGE = r"(?<![A-Za-z0-9_])"
_BREAKS = r"(?:\s|\\{1,4}[nr]|⏎)"
_BEGIN = r"-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----"
_END = r"-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----"

SHAPED: tuple[Secret, ...] = (
    row("private_key", "private", "(?P<s>", _BEGIN, r"(?:[^\-]++|-(?!----))*", _END, ")"),
    # Cut off before its end: the lines of base64 that are there.
    row("private_key", "private", "(?P<s>", _BEGIN, rf"(?:{_BREAKS}*[A-Za-z0-9+/=]{{16,}}+)*",
        rf"(?:{_BREAKS}*[A-Za-z0-9+/=]++(?=\s*+\Z))?)"),
    row("jwt", "eyj", EDGE, r"(?P<s>eyJ[\w\-]{8,}+\.(?:[\w\-]{8,}+(?:\.[\w\-]++)*",
        r"|[\w\-]{2,7}\.[\w\-]{16,}+))"),
    row("aws", "akia asia abia acca", EDGE, r"(?P<s>A(?:KI|SI|BI|CC)A[A-Z0-9]{16})(?![A-Za-z0-9])"),
    row("github", "ghp_ gho_ ghu_ ghs_ ghr_ _pat_", EDGE,
        r"(?P<s>gh[pousr]_[A-Za-z0-9]{30,}+|github_pat_\w{22,}+)"),
    row("gitlab", "gl", EDGE, r"(?P<s>gl(?:pat|rt|dt|ptt|cbt|soat|ft|imt|agent|oas|ffct)-[\w\-.]{20,}+)"),
    row("slack", "xox", EDGE, r"(?P<s>xox[a-z](?:\.xox[a-z])?-[\w\-]{10,}+)"),
    row("slack", "xapp-", EDGE, r"(?P<s>xapp-[\w\-]{10,}+)"),
    row("slack", "hooks.slack.com", r"hooks\.slack\.com/[a-z]{1,20}/(?P<s>[\w/\-]{10,}+)"),
    row("stripe", "k_live_ k_test_ whsec_", EDGE,
        r"(?P<s>[prs]k_(?:live|test)_\w{10,}+|whsec_[A-Za-z0-9+/=]{16,}+)"),
    row("anthropic", "sk-ant-", EDGE, r"(?P<s>sk-ant-[\w\-]{16,}+)"),
    row("openai", "sk-", EDGE, r"(?<!-)(?P<s>sk-[\w\-]{20,}+)", check=mixed),
    row("google", "aiza ya29. gocspx-", EDGE,
        r"(?P<s>AIza[\w\-]{35}|ya29\.[\w\-.]{16,}+|GOCSPX-[\w\-]{20,}+)"),
    row("npm", "npm_", EDGE, r"(?P<s>npm_[A-Za-z0-9]{36,}+)"),
    row("pypi", "pypi-", EDGE, r"(?P<s>pypi-[\w\-]{40,}+)"),
    row("docker", "_pat_", EDGE, r"(?P<s>dckr_pat_[\w\-]{20,}+)"),
    row("sendgrid", "sg.", EDGE, r"(?P<s>SG\.[\w\-]{16,}+\.[\w\-]{16,}+)"),
    row("vault", "hv", EDGE, r"(?P<s>hv[sbr]\.[\w\-]{20,}+)"),
    row("alibaba", "ltai", EDGE, r"(?P<s>LTAI[A-Za-z0-9]{12,26})(?![A-Za-z0-9])"),
    row("tencent", "akid", EDGE, r"(?P<s>AKID[A-Za-z0-9]{32})(?![A-Za-z0-9])"),
    row("huggingface", "hf_", EDGE, r"(?P<s>hf_[A-Za-z0-9]{30,}+)"),
    row("telegram", ":aa", r"(?<![0-9])(?P<s>[0-9]{8,10}:AA[\w\-]{32,33})(?![\w\-])"),
    row("databricks", "dapi", EDGE, r"(?P<s>dapi[0-9a-f]{32})(?![0-9a-zA-Z])"),
    row("grafana", "gl", EDGE, r"(?P<s>gl(?:sa|c)_[\w=+/]{30,}+)"),
    row("digitalocean", "_v1_", EDGE, r"(?P<s>do[opr]_v1_[0-9a-f]{64})"),
    row("age", "age-secret-key-", EDGE, r"(?P<s>AGE-SECRET-KEY-1[0-9A-Z]{20,}+)"),
    row("shopify", "shp", EDGE, r"(?P<s>shp(?:at|ca|pa|ss|ua)_[0-9a-fA-F]{32,}+)"),
    row("groq", "gsk_", EDGE, r"(?P<s>gsk_[A-Za-z0-9]{40,}+)"),
    row("linear", "lin_", EDGE, r"(?P<s>lin_(?:api|oauth)_[A-Za-z0-9]{32,}+)"),
    row("newrelic", "nrak-", EDGE, r"(?P<s>NRAK-[A-Z0-9]{27})(?![A-Za-z0-9])"),
    row("mailgun", "key-", EDGE, r"(?<!-)(?P<s>key-[0-9a-f]{32})(?![\w\-])"),
    row("fcm", "apa91b", EDGE, r"(?P<s>[\w\-]{11}:APA91b[\w\-]{60,}+)"),
    row("postman", "pmak-", EDGE, r"(?P<s>PMAK-[0-9a-f]{24}-[0-9a-f]{32,}+)"),
    row("doppler", "dp.", EDGE, r"(?P<s>dp\.(?:st|pt|ct|sa|scim|audit)\.",
        r"(?:[\w\-]{2,35}\.)?[A-Za-z0-9]{40,}+)"),
    row("terraform", ".atlasv1.", EDGE, r"(?P<s>[A-Za-z0-9]{14}\.atlasv1\.[\w\-=]{50,}+)"),
    row("sentry", "sntry", EDGE, r"(?P<s>sntry[su]_[\w+/=\-]{40,}+)"),
    row("fly", "fo1_ fm2_", EDGE, r"(?P<s>f(?:o1|m2)_[\w+/=\-]{40,}+)"),
    row("planetscale", "pscale_", EDGE, r"(?P<s>pscale_(?:tkn|oauth|pw)_[\w.\-=]{32,}+)"),
    row("supabase", "sbp_", EDGE, r"(?P<s>sbp_[0-9a-f]{40,}+)"),
    row("atlassian", "atatt3", EDGE, r"(?P<s>ATATT3[\w\-=]{60,}+)"),
    row("kubernetes", "k8s-aws-v1.", EDGE, r"(?P<s>k8s-aws-v1\.[\w\-]{40,}+)"),
    row("square", "sq0", EDGE, r"(?P<s>sq0(?:atp|csp)-[\w\-]{22,}+)"),
    row("paypal", "access_token$", r"access_token\$",
        r"(?P<s>(?:production|sandbox)\$[0-9A-Za-z]{16}\$[0-9a-f]{32})"),
    row("facebook", "eaa", EDGE, r"(?P<s>EAA[A-Z][A-Za-z0-9]{80,}+)", check=mixed),
    row("card", "4 5 6", r"(?P<s>[456](?<![\w\-.].)(?<!\d\x20.)[0-9]{3}(?P<gap>[ \-])[0-9]{4}",
        r"(?P=gap)[0-9]{4}(?P=gap)[0-9]{4})(?![\w\-])(?!\x20\d)", check=luhn),
    row("card", "card pan", r"(?:card|\bpan)(?:[ _\-]?(?:number|no))?[\"']?\s?[:=]\s?[\"']?",
        r"(?P<s>[3-6][0-9]{12,18})(?![\w.])", check=luhn, flags=re.IGNORECASE),
)  # fmt: skip
"""In this order: what is masked by one row is no text for the rows after it."""
