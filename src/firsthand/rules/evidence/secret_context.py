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


def credential(_: re.Match[str], secret: str) -> bool:
    """Letters and digits at some length: no word, no identifier of words, and no UUID or trace id."""
    if _UUID.fullmatch(secret) or _TRACE_ID.fullmatch(secret):
        return False
    return len(re.findall("[0-9]", secret)) >= 3 and re.search("[A-Za-z]", secret) is not None


def token_value(found: re.Match[str], secret: str) -> bool:
    """`access token X`; after a bare `token` only what is surely no identifier of words."""
    before = found.string[max(0, found.start() - 7) : found.start()]
    if _TOKEN_OF.search(before):
        return looks_random(secret)
    bare = not before or not (before[-1].isalnum() or before[-1] == "_")
    return bare and _PLAIN_TOKEN.fullmatch(secret) is not None and credential(found, secret)


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


_TOKEN_OF = re.compile(r"(?:auth|access|api|bearer)[_\-]?\Z", re.IGNORECASE)
_PLAIN_TOKEN = re.compile("[A-Za-z0-9_]{20,}")
_UUID = re.compile("[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}")
_TRACE_ID = re.compile("[0-9a-f]{16}|[0-9a-f]{32}|[0-9a-f]{64}")


HEADERS: tuple[Secret, ...] = (
    row("authorization", "authorization", "authorization", _IS,
        r"(?P<scheme>(?:bearer|basic|token|negotiate|apikey|key|ssws|ntlm|dpop|splunk)[ =]\s{0,3})?(?!AWS4-)",
        r"(?P<s>[^\s\"',;\\\]]++)", check=header_value, flags=_I),
    # A scheme that has no name above: what follows it is told from a sentence by its form.
    row("authorization", "authorization", "authorization", _IS, r"(?!AWS4-)[A-Za-z][\w\-]{1,30}[ =]\s{0,3}",
        r"(?P<s>[\w.~+/=\-]{16,}+)", check=credential, flags=_I),
    # A list of pairs: `('Authorization', 'Token X')`.
    row("authorization", "authorization", r"authorization[\"'],\s{0,3}[\"'](?:[A-Za-z][\w\-]{1,30}\s{1,3})?",
        r"(?P<s>[^\s\"',]{8,}+)(?=[\"'])", check=random_value, flags=_I),
    row("authorization", "bearer", r"\bbearer\s{1,3}(?:token\s{1,3})?(?P<s>[\w.~+/=\-]{16,}+)",
        check=random_value, flags=_I),
    row("authorization", "basic", r"\bbasic\s{1,3}(?P<s>[A-Za-z0-9+/]{8,}+={0,2})",
        check=user_and_password, flags=_I),
    row("authorization", "digest", r"\bdigest\s[^\r\n]{0,500}?\bresponse=[\"'](?P<s>[0-9a-f]{32,}+)",
        flags=_I),
    row("authorization", "auth", rf"\b_?auth{_IS}(?P<s>[A-Za-z0-9+/]{{8,}}+={{0,2}})",
        check=user_and_password),
    row("authorization", "auth ", r"\bAUTH\s{1,3}(?:PLAIN\s{1,3}|LOGIN\s{1,3})?(?P<s>[^\s\"']{6,}+)",
        check=random_value),
    row("authorization", "auth", r"\"AUTH\" (?:\"[^\s\"]{1,64}\" )?\"(?P<s>[^\"\r\n]{1,200})\"",
        check=any_value),
    row("cookie", "phpsessid jsessionid", r"\b(?:PHPSESSID|JSESSIONID)=(?P<s>[^\s;,\"'&]{12,}+)", flags=_I),
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
    row("password", "docker", r"\bdocker login\b[^|;\r\n]{0,200}?\s-p[ =]?", _WORD),
    row("name", _NAME_HINTS, rf"--[\w.\-]{{0,40}}?{NAME}\s{{1,3}}[\"']?(?!-)", _WORD,
        check=any_value, flags=_I),
)  # fmt: skip

FIELDS: tuple[Secret, ...] = (
    row("name", _NAME_HINTS, rf"\bname{_Q}\s{{0,3}}:\s{{0,3}}{_Q}[\w.\-]{{0,80}}?{NAME}{_Q},?\s{{0,40}}",
        rf"{_Q}value{_Q}\s{{0,3}}:[ \t]{{0,3}}", _VALUE, check=any_value, flags=_I),
    row("name", "<add", rf"<add\s{{1,3}}key={_Q}[\w.:\-]{{0,80}}?{NAME}{_Q}\s{{1,3}}",
        rf"value={_Q}(?P<s>[^\"'<>\r\n\\]{{1,500}}+)",
        check=any_value, flags=_I),
    row("password", "password%3d", r"password%3D(?P<s>(?:(?!%26|%3B)[^\s&;\"'])+)",
        check=any_value, flags=_I),
    row("password", "ｐａｓｓｗｏｒｄ", r"ｐａｓｓｗｏｒｄ\s{0,3}[\uff1d=\uff1a:]\s{0,3}",
        r"(?P<s>[^\s，。；、]{3,}+)", check=any_value),
    row("password", "psk", r"(?<![A-Za-z])psk\s?=\s?[\"']?(?P<s>[^\s\"',;]{8,63}+)",
        check=any_value, flags=_I),
    row("password", "creds=", r"\bcreds=[\"']?[^\s:\"'@/]{1,64}+:(?P<s>[^\s\"'@,;]{3,}+)",
        check=any_value, flags=_I),
    row("password", "bindpw", r"\bbindpw\s{1,3}(?P<s>[^\s\"'=:]{3,}+)", check=any_value, flags=_I),
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
    row("token", "token", r"token\s{1,3}(?P<s>[\w\-.]{16,}+)", check=token_value, flags=_I),
    row("password", "密码 口令", rf"(?:密码|口令){_CHINESE_SEP}(?P<s>[^\s\"'\]\u0080-\uffff]{{3,}}+)",
        check=any_value),
    row("token", "令牌 密钥", rf"(?:令牌|密钥){_CHINESE_SEP}(?P<s>[^\s\"'\]\u0080-\uffff]{{5,}}+)",
        check=random_value),
)  # fmt: skip

IN_CONTEXT = (*HEADERS, *ADDRESSES, *COMMANDS, *FIELDS)
"""In this order: a header's name may hold another's (`authorization: token …`)."""
