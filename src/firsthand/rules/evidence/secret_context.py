"""Table of secrets that only their surroundings betray: headers, URLs, flags, names. Data; pure.

Rows as in `secret_table`; of the groups `s`, `s1` … `s4` the one that matched is the secret.
"""

import base64
import binascii
import re

from firsthand.rules.evidence.secret_names import (
    NAME,
    any_value,
    can_be_secret,
    field_value,
    looks_random,
    random_value,
)
from firsthand.rules.evidence.secret_table import Secret, row

_I = re.IGNORECASE
_Q = r"\\{0,7}[\"']?"
"""A quote, or a quote escaped in JSON, or none."""
_IS = rf"{_Q}\]?\s{{0,3}}[:=]>?\s{{0,3}}\[?{_Q}"
"""Between a header's name and its value."""
_SEP = r"(?P<close>\\{0,7}[\"']?\]?)[ \t]{0,3}(?P<sep>=>|:=|=|:|：)>?[ \t]{0,3}"
_CHINESE_SEP = r"[\"'”]?\s{0,3}(?:[:：=\[【]|是|为)\s{0,3}[\"'“]?"
_FULL_WIDTH = "，。；、（）【】「」“”⏎"
_START = r"(?![\s,;)\]}])"
_PLAIN = (
    rf"(?:[^\s\"'&;,<{_FULL_WIDTH}]++|[,;&](?!\s|[\w.\- ]{{1,40}}[=:]|[\"']|\Z)|<(?![/A-Za-z!])"
    r"|[\"'](?=[^\s,;&)\]}\"'=:]))+"
)
"""An unquoted value: a separator ends it only where another field or white space follows."""
_VALUE = (
    rf"(?:\"{_START}(?P<s1>(?:[^\"\\\r\n]++|\\[^\r\n])+)\""
    rf"|'{_START}(?P<s2>(?:[^'\\\r\n]++|\\[^\r\n])+)'"
    rf"|(?P<q>\\{{1,7}}[\"']){_START}(?P<s3>[^\r\n]{{1,2000}}?)(?P=q)"
    rf"|{_Q}(?P<s4>{_PLAIN}))"
)
_QUOTED = r"(?P<q>[\"'])(?P<s>[^\r\n]{1,500}?)(?P=q)"
_WORD = r"(?P<s>[^\s\"']++)"
_NAME_HINTS = "pass pw secret token key"


def header_value(found: re.Match[str], secret: str) -> bool:
    """`Authorization: X`: anything after a scheme; without one, only what is no word."""
    return bool(found["scheme"]) or looks_random(secret)


def user_and_password(_: re.Match[str], secret: str) -> bool:
    """`Basic X`, `auth: X`: base64 of `user:password`."""
    try:
        return b":" in base64.b64decode(secret + "=" * (-len(secret) % 4), validate=True)
    except (binascii.Error, ValueError):
        return False


def spaced_value(found: re.Match[str], secret: str) -> bool:
    """`password X`: in running text only what is no word; after a row of dots any value."""
    if found["gap"].startswith("."):
        return can_be_secret(secret, password=True)
    return looks_random(secret)


def told_value(found: re.Match[str], secret: str) -> bool:
    """`the password is X`: X in quotes, or what is no word: it has digits or a sign."""
    if found["quoted"]:
        return can_be_secret(secret, password=True)
    return looks_random(secret) or _NO_WORD.fullmatch(secret) is not None


_NO_WORD = re.compile(r"[0-9]{4,}|(?=.{5}).*[!@#$%^&*?~].+")


HEADERS: tuple[Secret, ...] = (
    row("authorization", "authorization", "authorization", _IS,
        r"(?P<scheme>(?:bearer|basic|token|negotiate|apikey|key)[ =]\s{0,3})?(?!AWS4-)",
        r"(?P<s>[^\s\"',;\\\]]++)", check=header_value, flags=_I),
    row("authorization", "bearer", r"\bbearer\s{1,3}(?P<s>[\w.~+/=\-]{16,}+)",
        check=random_value, flags=_I),
    row("authorization", "basic", r"\bbasic\s{1,3}(?P<s>[A-Za-z0-9+/]{8,}+={0,2})",
        check=user_and_password, flags=_I),
    row("authorization", "digest", r"\bdigest\s[^\r\n]{0,500}?\bresponse=[\"'](?P<s>[0-9a-f]{32,}+)",
        flags=_I),
    row("authorization", "auth", rf"\b_?auth{_IS}(?P<s>[A-Za-z0-9+/]{{8,}}+={{0,2}})",
        check=user_and_password),
    row("authorization", "auth ", r"\bAUTH\s{1,3}(?:PLAIN\s{1,3}|LOGIN\s{1,3})?(?P<s>[^\s\"']{6,}+)",
        check=random_value),
    row("cookie", "cookie", "cookie", _IS, r"(?P<s>[^\s=;,\"'\\]++=[^\s;,\"'\\]*+",
        r"(?:;[ \t]*+[^\s=;,\"'\\]++(?:=[^\s;,\"'\\]*+)?)*)", flags=_I),
)  # fmt: skip

ADDRESSES: tuple[Secret, ...] = (
    row("url", "://", r"(?<=://)[^\s/@:\"'<>]*+:(?![0-9]{1,5}[/?#])(?P<s>[^\s/\"'<>]{1,500})@"),
    # A slash in the password: what stands before the first `@` is no path, for a port has digits.
    row("url", "://", r"\b(?!git|ssh|oci)[a-z][a-z0-9+.\-]{1,30}+://[^\s/@:\"'<>\[]*+:",
        r"(?![0-9]{1,5}[/?#])(?P<s>[^\s@/\"'<>]*+/[^\s@\"'<>]{0,300}+)@(?=[\w\[])", flags=_I),
    row("url", "@tcp( @unix(", r"[\w.\-]{1,64}+:(?P<s>[^\s/\"'@:]{1,200}+)@(?:tcp|unix)\("),
    row("url", "oracle:thin: sqlplus", r"(?:oracle:thin:|\bsqlplus\s{1,3})[^\s/@\"']{1,64}+/",
        r"(?P<s>[^\s/@\"']{1,200}+)@", flags=_I),
    row("signature", "sig", r"(?:[?&\s]sig|Signature)=(?P<s>[A-Za-z0-9%+/=_\-]{10,}+)"),
)  # fmt: skip

COMMANDS: tuple[Secret, ...] = (
    row("password", "identified", r"\bidentified\s{1,3}(?:with\s{1,3}\w{1,40}\s{1,3})?by\s{1,3}",
        r"(?:password\s{1,3})?", _QUOTED, flags=_I),
    row("password", "password", r"\bset\s{1,3}password\s{1,3}for\s[^=\r\n]{1,200}=\s{0,3}",
        r"(?:password\()?", _QUOTED, flags=_I),
    row("password", "password", r"password(?:\s{1,3}|\s{0,3}\(\s{0,3})(?P<q>[\"'])",
        r"(?P<s>[^\s\"':=,][^\r\n\"']{0,500})(?P=q)", flags=_I),
    row("password", "mysql maria", r"\b(?:mysql|maria)\w{0,20}\b(?:\s{1,3}(?!-p)[^\s|;]{1,100}){0,20}",
        r"\s{1,3}-p", _WORD),
    row("password", "sshpass redis-cli",
        r"(?:\bsshpass\s{1,3}-p\s?|\bredis-cli\b[^|;\r\n]{0,200}?\s-a\s{1,3})", _WORD),
    row("password", "curl wget http", r"\b(?:curl|wget|https?)\b[^|;\r\n]{0,300}?\s(?:-u|--user)[ =]",
        r"[\"']?[^\s:\"']{1,100}+:", _WORD),
    row("name", _NAME_HINTS, rf"--[\w.\-]{{0,40}}?{NAME}\s{{1,3}}[\"']?(?!-)", _WORD,
        check=any_value, flags=_I),
)  # fmt: skip

FIELDS: tuple[Secret, ...] = (
    row("name", _NAME_HINTS, rf"\bname{_Q}\s{{0,3}}:\s{{0,3}}{_Q}[\w.\-]{{0,80}}?{NAME}{_Q},?\s{{0,40}}",
        rf"{_Q}value{_Q}\s{{0,3}}:[ \t]{{0,3}}", _VALUE, check=any_value, flags=_I),
    row("name", _NAME_HINTS, rf"<[\w:.\-]{{0,40}}?{NAME}>(?P<s>[^<\r\n]{{1,500}}+)</",
        check=any_value, flags=_I),
    row("name", _NAME_HINTS, NAME, _SEP, _VALUE, check=field_value, flags=_I),
    row("password", "password requirepass masterauth",
        r"\b(?:password|requirepass|masterauth)(?P<gap>\s{1,3}|\.{4,80})(?P<s>[^\s\"'=:.]{3,}+)",
        check=spaced_value, flags=_I),
    row("password", "pass pw", r"\b(?:password|passwd|passphrase|passcode|pwd)\s{1,3}is:?\s{1,3}",
        r"(?!sha|aes|md5|bcrypt|base64|argon|utf)(?P<quoted>[\"'`]?)",
        r"(?P<s>[^\s\"'`]{2,199}[^\s\"'`.,;:)\]}])",
        check=told_value, flags=_I),
    row("token", "token", r"(?:auth|access|api|bearer)[_\-]?token\s{1,3}(?P<s>[\w\-.]{16,}+)",
        check=random_value, flags=_I),
    row("password", "密码 口令", rf"(?:密码|口令){_CHINESE_SEP}(?P<s>[^\s\"'\]\u0080-\uffff]{{3,}}+)",
        check=any_value),
    row("token", "令牌 密钥", rf"(?:令牌|密钥){_CHINESE_SEP}(?P<s>[^\s\"'\]\u0080-\uffff]{{5,}}+)",
        check=random_value),
)  # fmt: skip

IN_CONTEXT = (*HEADERS, *ADDRESSES, *COMMANDS, *FIELDS)
"""In this order: a header's name may hold another's (`authorization: token …`)."""
