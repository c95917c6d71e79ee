"""An identifier of a sentence against one text: the text must name it, or be of that product.

Owns the other ways a text may write a name: two fields of one record, topic and partition, a hyphen more or
less, a range, capitals for the whole. Pure.
It cannot tell whose name it is; the roles do.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.tokens.names import named, other_product, product_shows
from firsthand.rules.meaning.tokens.ranges_of_names import in_a_range
from firsthand.rules.sieve import holds_any

_NAMED = Finding(HOLDS, "name")
_ALARM = lazy(r"\balarm(?:name|_name)?[\"']?[:=] ?[\"']([\w./-]+)[\"']")
"""The name of an alarm, as it is written."""
_A_SECOND = (" per second", "每秒", "qps", "tps", "rps")
_QUALIFYING = ("ed", "ing", "able", "ible")
_ZERO = lazy(r"\w*[\"']? ?[=:] ?[\"']?(?:0|false|no)\b")


def name_finding(part: Part, evidence: Evidence) -> Finding:
    """An identifier: the evidence must name it, or be of that product."""
    lower = evidence.lower
    if named(part.text, lower):
        return _NAMED
    if part.text == "/s" and holds_any(lower, _A_SECOND):
        return Finding(HOLDS, "rate")  # 520 条/s of `520 msg per second`
    if "[" in evidence.lower and in_a_range(part.text.lower(), evidence.lower):
        return Finding(HOLDS, "name_of_a_range")
    head, hyphen, digits = part.text.partition("-")
    numbered = bool(hyphen) and digits.isdigit() and f"{head.lower()}-" not in evidence.lower
    if numbered and named(head + digits, evidence.lower):
        return Finding(HOLDS, "name_unhyphenated")
    spelled = _spelled_otherwise(part.text.lower(), evidence)
    if spelled is not None:
        return spelled
    if part.text[-1] == "s" and part.text[:-1].isupper() and named(part.text[:-1], evidence.lower):
        return Finding(HOLDS, "names_of_a_kind")  # OSDs
    if ":" in part.text and _is_host_and_port(part.text.lower(), evidence.lower):
        return Finding(HOLDS, "name_of_two")
    if part.text.count(".") == 1 and _is_qualified(part.text.lower(), evidence.lower):
        return Finding(HOLDS, "name_of_two")  # schema and table
    if part.text[0].isdigit() and part.text.count(".") > 1 and named(f"v{part.text}", lower):
        return Finding(HOLDS, "version")
    if part.text.isalnum() and named(f"{part.text}-fs", lower):
        return Finding(HOLDS, "name_of_a_file_system")  # EXT4-fs
    pieces = part.text.split("/")
    if len(pieces) == 2 and all(piece and named(piece, evidence.lower) for piece in pieces):
        return Finding(HOLDS, "name_of_two")  # topic/partition
    shows = product_shows(part.text.lower(), evidence.lower)
    if shows:
        return Finding(HOLDS, "product")
    if shows is False and not other_product(part.text.lower(), evidence.lower):
        return Finding(OPEN, "product_not_in_evidence", part.text)
    if f"{part.text}Impl" in evidence.text:
        return Finding(HOLDS, "name_of_an_interface")  # ManagedLedger of ManagedLedgerImpl
    if _is_abbreviated(part.text, evidence.text):
        return Finding(OPEN, "name_may_be_abbreviated", part.text)
    return Finding(UNSUPPORTED, "name_not_in_evidence", part.text)


def piece_of_an_alarm(part: Part, names: list[Part], evidence: Evidence) -> Finding | None:
    """`the FreeSpace alarm of rds-a` of `ALARM: "rds-a-FreeSpace"`: both pieces are told."""
    mine = part.text.lower()
    for whole in _ALARM.findall(evidence.lower):
        if mine in whole and len(mine) < len(whole):
            others = [one.text.lower() for one in names if one is not part]
            if any(
                whole in (f"{one}{sign}{mine}", f"{mine}{sign}{one}")
                for one in others
                for sign in "-_/."
            ):
                return Finding(HOLDS, "name_of_two")
            if whole.startswith((f"{mine}-", f"{mine}_")) or whole.endswith(
                (f"-{mine}", f"_{mine}")
            ):
                return Finding(OPEN, "name_may_be_a_piece", part.text)
    return None


def _is_abbreviated(name: str, text: str) -> bool:
    """`ResourceManager` of `RM`, `AirPort` of `AirPort_Brcm43`: a name of capitals, or the head of one."""
    if not name.isalpha() or name[1:].islower():
        return False
    capitals = "".join(one for one in name if one.isupper())
    return f"{name}_" in text or (
        1 < len(capitals) < len(name)
        and re.search(rf"(?<![A-Za-z]){capitals}(?![A-Za-z])", text) is not None
    )


def _spelled_otherwise(text: str, evidence: Evidence) -> Finding | None:
    """`under-replicated` of `under_replicated_partitions=3`; a zero there denies it."""
    if "-" not in text or not text.replace("-", "").isalpha():
        return None
    if not text.endswith(_QUALIFYING):
        if named(text.replace("-", " "), evidence.lower):
            return _NAMED
        return _compound(text.split("-"), evidence)
    for other in (text.replace("-", "_"), text.replace("-", " "), text.replace("-", "")):
        start = evidence.lower.find(other)
        if start < 0 or evidence.lower[max(0, start - 1) : start].isalpha():
            continue
        value = _ZERO.match(evidence.lower, start + len(other))
        return Finding(CONTRADICTED, "there_is_none", text) if value else _NAMED
    return _compound(text.split("-"), evidence)


def _compound(words: list[str], evidence: Evidence) -> Finding | None:
    """`quota-full` of `quota: full`, `admin-reserved` of `reserved for admin`: one phrase tells it."""
    lower = evidence.lower
    if any(one not in lower for one in words):
        return None
    parted = r"[\s_:]{1,2}(?:is |are |was )?"
    whole = parted.join(map(re.escape, words))
    if re.search(rf"(?<![a-z]){whole}(?![a-z])", lower) is not None:
        return Finding(HOLDS, "words_of_a_compound")
    *ahead, last = words
    if not last.endswith("ed"):
        return None
    head = r"[\s_-]".join(map(re.escape, ahead))
    told = rf"(?<![a-z]){last} (?:for|by|to) (?:the |a )?(?:[a-z-]+ )?{head}(?![\w-])"
    return Finding(HOLDS, "words_of_a_compound") if re.search(told, lower) is not None else None


def _is_host_and_port(name: str, lower: str) -> bool:
    """`10.2.3.4:6379` of `10.2.3.4 6379`, `host=db-1 port=5432`, `at "db-1", port 5432`."""
    host, _, port = name.rpartition(":")
    if not host or not port.isdigit() or host not in lower:
        return False
    parted = r"[\"')\]]{0,2}(?:, ?| )(?:[\"']?port[\"']?[ =:]{1,2})?[\"']?"
    return re.search(rf"(?<![\w.-]){re.escape(host)}{parted}{port}(?![\w.:-])", lower) is not None


def _is_qualified(name: str, lower: str) -> bool:
    """`shop.orders` of `"table_schema":"shop","table_name":"orders"`: two fields of one record."""
    schema, _, table = name.partition(".")
    return (
        re.search(
            rf"(?:schema|database|db|namespace)\w*[\"']?[=:] ?[\"']?{re.escape(schema)}[\"',; ]"
            rf".{{0,40}}(?:table|name|collection|relation)\w*[\"']?[=:] ?[\"']?{re.escape(table)}(?![\w.-])",
            lower,
        )
        is not None
    )
