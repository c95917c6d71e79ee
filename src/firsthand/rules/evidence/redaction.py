"""Masking of secrets. Owns what leaves the process readable: `[secret:kind:hmac8]`; pure.

The mask is keyed per installation and stable: equal secrets have equal hmac8, whatever their
kind, so that excerpts match and secrets can be compared. Masking twice changes nothing.
There is no cap on length: every pattern is linear, so nothing escapes by being long.
"""

import hashlib
import hmac
import re

from pydantic import JsonValue

from firsthand.rules.evidence.secret_table import NAMES, TOKENS, Secret

_MASK = re.compile(r"\[secret:[a-z_]{1,20}:[0-9a-f]{8}\]")
_ASSIGNED = re.compile(
    rf"(?P<name>(?:{NAMES}))(?P<mid>[\"']?\s{{0,3}}[:=]\s{{0,3}})(?P<q>[\"']?)(?P<s>[^\s\"'&;,]+)",
    re.IGNORECASE | re.ASCII,
)
_URL = re.compile(r"(?<=://)(?P<u>[^\s/@:\"'<>]*+):(?P<s>[^\s/\"'<>]+)@", re.ASCII)
_BEARER = re.compile(r"\b(?:bearer|basic)\s+(?P<s>[\w.~+/=\-]{8,}+)", re.IGNORECASE | re.ASCII)
_NAME = re.compile(rf"(?:{NAMES})\Z", re.IGNORECASE | re.ASCII)


class Redactor:
    """Masks with one key. Build one per installation; it keeps no state."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def text(self, text: str) -> str:
        lower = text.lower()
        for secret in TOKENS:
            if any(hint in lower for hint in secret.hints):
                text = self._apply(secret.kind, secret.pattern, text, secret)
        if "://" in text:
            text = self._apply("url_password", _URL, text)
        if "bearer" in lower or "basic" in lower:
            text = self._apply("authorization", _BEARER, text)
        return self._apply("password", _ASSIGNED, text)

    def value(self, value: JsonValue) -> JsonValue:
        if isinstance(value, str):
            return self.text(value)
        if isinstance(value, list):
            return [self.value(item) for item in value]
        if isinstance(value, dict):
            return {self.text(key): self._field(key, item) for key, item in value.items()}
        return value

    def _field(self, key: str, value: JsonValue) -> JsonValue:
        if isinstance(value, str) and value and _NAME.search(key):
            return value if _MASK.fullmatch(value) else self._mask("password", value)
        return self.value(value)

    def _apply(
        self, kind: str, pattern: re.Pattern[str], text: str, secret: Secret | None = None
    ) -> str:
        def masked(found: re.Match[str]) -> str:
            value = found["s"]
            if _MASK.fullmatch(value) or (secret and secret.check == "random" and value.islower()):
                return found[0]
            start, end = found.span("s")
            at = found.start()
            whole = found[0]
            return whole[: start - at] + self._mask(kind, value) + whole[end - at :]

        return pattern.sub(masked, text)

    def _mask(self, kind: str, secret: str) -> str:
        data = secret.encode(errors="surrogatepass")
        return f"[secret:{kind}:{hmac.new(self._key, data, hashlib.sha256).hexdigest()[:8]}]"
