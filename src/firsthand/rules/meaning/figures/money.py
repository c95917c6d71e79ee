"""Money in the unit of its text: `520 yuan` of `amount_cents=52000`, 358 元 of 金额 35800 分.

Law: a text that gives its amounts in cents, and no other amount, is read in cents; so is the sentence. An
amount that is no whole number of cents stays as it is, and so does one in a currency that such a text does
not name beside another. Pure.
It cannot tell the currency of a text that names none.
"""

import re
from collections.abc import Iterable

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.sieve import holds_any

_SAID = ("元", "yuan", "Yuan", "CNY", "RMB", "rmb", "euro", "EUR", "dollar", "USD", "¥", "$", "€")
_AMOUNT = lazy(
    r"[¥$€] ?(?P<signed>\d[\d,]*(?:\.\d\d?)?)(?![\d.])"
    r"|(?<![\d.¥$€])(?P<plain>\d[\d,]*(?:\.\d\d?)?) ?"
    r"(?:元|yuan\b|CNY\b|RMB\b|rmb\b|euros?\b|EUR\b|(?:US )?dollars?\b|USD\b)"
)
_CENTS = lazy(r"(?:_cents?|_fen|[a-z]Cents?)\b")
_FEN = lazy(r"(?:金额|款|费|价|余额|amount|price|fee)[^\d,;。]{0,6}\d+ ?分(?![钟区片组支位之布])")
_MAJOR = lazy(r"\d ?(?:元|yuan)|[¥$€] ?\d")
_CODES = lazy(r"(?<![A-Za-z])(?:CNY|RMB|EUR|USD|GBP|JPY|CHF|HKD|INR)(?![A-Za-z])")
_CURRENCIES = {
    "CNY": ("元", "yuan", "Yuan", "CNY", "RMB", "rmb", "¥"),
    "EUR": ("euro", "EUR", "€"),
    "USD": ("dollar", "USD", "$"),
}
_NEAR = 1e-6


def in_cents(text: str, evidence: Iterable[Evidence]) -> str:
    """The sentence with its amounts in cents, where its text has them so."""
    for one in evidence:
        told = one.text
        if "Cents" in told or ("_" in told and ("_cent" in told or "_fen" in told)) or "分" in told:
            break
    else:
        return text
    if not holds_any(text, _SAID):
        return text
    unit = ""
    codes: set[str] = set()
    for one in evidence:
        if _MAJOR.search(one.text) is not None:
            return text
        if _CENTS.search(one.text) is not None:
            unit = " cents"
            codes.update(_CODES.findall(one.text.replace("RMB", "CNY")))
        elif "分" in one.text and _FEN.search(one.text) is not None:
            unit = " 分"
    if codes:
        named = {code for code, words in _CURRENCIES.items() if holds_any(text, words)}
        if not named <= codes:
            return text
        if unit and len(codes) > 1 and len(named) == 1:
            unit += f" {named.pop()}"  # 410 EUR of one row, beside another in USD
    return _AMOUNT.sub(lambda found: _converted(found, unit), text) if unit else text


def _converted(found: re.Match[str], unit: str) -> str:
    cents = float((found["signed"] or found["plain"]).replace(",", "")) * 100.0
    return f"{round(cents)}{unit}" if abs(cents - round(cents)) < _NEAR else found[0]
