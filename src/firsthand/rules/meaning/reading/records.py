"""The records of one text: rows of a table with their column names, lines that each begin like the first.

Owns where a text of several lines falls apart into records of one kind: tables by tabs, bars or two blanks,
and lines that all begin with a time, an address or the same key. A line that begins otherwise belongs to the
record above it. Pure, linear.
It cannot split a record that spans lines of its own kind, nor a table without a heading.
"""

from itertools import pairwise

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.aligned import (
    aligned,
    halved,
    has_two_numbers,
    of_numbers,
    without_groups,
)
from firsthand.rules.meaning.reading.cells import told_of
from firsthand.rules.meaning.reading.elements import NESTED, SIGN, elements
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.sectioned import sections
from firsthand.rules.meaning.reading.several_alerts import alerts, begins_alert, blocks, numbered

_MOST = 40
"""Records; a longer list is judged as one text."""
_FEWEST, _FEWEST_COLUMNS = 2, 3
_RULER = lazy(r"[\s|+=-]*[-=]{3}[\s|+=-]*|\(\d+ rows?\)|\*{3,} ?\d+\. row ?\*{3,}")
_GAP = lazy(r" {2,}")
_HEADING = lazy(r"%?[A-Za-z\u4e00-\u9fff][\w\u4e00-\u9fff %()/.#*:-]{0,40}")
_STARTS = (
    lazy(r"\[?\d{4}[-./]\d\d[-./]\d\d"),  # 2026-02-06, [2026-…
    lazy(r"\[?(?:\w{3} )?\w{3} [ \d]\d \d\d:\d\d:\d\d"),  # Feb 06 11:31:07
    lazy(r"\d{1,3}(?:\.\d{1,3}){3} "),  # an access log's client
    lazy(r"\[?\d+(?:\.\d+)?s?\]?\["),  # [8814.402s][info]
    lazy(r"\[ *\d+\.\d{6}\]"),  # the kernel's clock
    lazy(r"\d+:[A-Z] \d\d \w{3} \d{4}"),  # redis
    lazy(r"[IWEF]\d{4} \d\d:\d\d"),  # klog
    lazy(r"\[?\d\d[-./]\d\d(?:[-./]\d\d)? \d\d:\d\d:\d\d"),  # 26/03/11 08:14:29, 03-18 11:42:07
    lazy(r"\d{6} \d{6} |\d{8}-\d\d?:\d"),  # 260311 081429, 20260311-8:14
    lazy(r"\[?\d\d:\d\d:\d\d[ .,\]]"),  # a clock alone
    lazy(
        r"(?:-|[A-Z]\w*) \d{9,10} \d{4}\.\d\d|[\w.-]+\.log(?:\.\S+)? \d{4}-\d\d"
    ),  # - 1117838570 2026.02
    lazy(r"\{\""),  # JSON lines
)
_CAPITALS = lazy(r"%?[A-Z][A-Z/%-]+(?: +%?[A-Z][A-Z/%-]+){2,}")
"""`USER  PID %CPU %MEM COMMAND`, a heading of single words in capitals"""
_OF_DF = (
    ("Mounted on", "mounted_on"),
    ("IUsed", "inodes_used"),
    ("IFree", "inodes_free"),
    ("IUse%", "inodes_used_share"),
)
"""Headings of `df` as they are meant."""
_OF_SESSIONS = frozenset({"usename", "wait_event", "backend_start", "xact_start", "query_start"})
"""Columns of PostgreSQL's sessions."""
_OF_PG = {"pid": "session_pid", "usename": "user", "datname": "database"}
"""What they are of."""
_FURTHER = lazy(r"\] (?:\S+ )?(?:DETAIL|HINT|STATEMENT|CONTEXT|QUERY|LOCATION):  ")
_SERIES = lazy(r"([A-Za-z_][\w:]*)\{[^}]*\} -?[\d.]+$")
"""`up{instance="a"} 0`"""
_LISTED = lazy(r"\s*- ([A-Za-z_][\w.-]*)=\S")
"""`- group=audit lag=350` below the headline of an alert"""
_ALIKE = lazy(r"([A-Za-z]\w*) (?:[a-z]+ )?[A-Za-z_][\w.-]*=\S")
_KEYS = lazy(r" ([A-Za-z_][\w.-]*)=(?=\S)")
_FIELD = lazy(r"\s*([A-Za-z_\u4e00-\u9fff][\w ./()%-]{0,30}?)\s?[:：=](?=\s|$)")
"""`Id: 41`, a line of a record that is told downwards"""
_KEY = lazy(r"(?:level=|ts=|time=)?\"?([A-Za-z_\u4e00-\u9fff][\w.-]*)[=:：]\s?\S")


def parts_of(whole: Evidence) -> list[Evidence]:
    """The records of a text, read once for all sentences."""
    if whole.parts is None:
        whole.parts = records(whole.raw, whole.tool)
    return whole.parts


def may_have_parts(whole: Evidence) -> bool:
    """Whether a text can fall apart at all."""
    raw = whole.raw
    return "\n" in raw or SIGN in raw or NESTED in raw or ("【" in raw and raw.count("【") > 1)


def rows_of_table(whole: Evidence) -> list[Evidence]:
    """The rows of a text that is a table; none where its records are lines as they stand."""
    parts = parts_of(whole)
    if not parts or "\n" in parts[0].raw:  # a row is a line, a view of sections is not
        return []
    return parts if parts[0].raw not in whole.raw else []


def cells_of(row: Evidence) -> list[tuple[str, str]]:
    """The cells of such a row with the names of their columns."""
    pairs = [one.partition("=") for one in row.raw.split(", ")]
    return [(name, value) for name, sign, value in pairs if sign]


def records(text: str, tool: str) -> list[Evidence]:
    """The records of a raw text, each a text of its own; none where it is no list of records."""
    if "\n" not in text:
        listed = SIGN in text or NESTED in text
        found = elements(text) if listed else alerts(text)
        return [Evidence(one, tool) for one in found]
    found = blocks(text) if "\n\n" in text else []
    if found:
        return [Evidence(one, tool) for one in found]
    lines = [one for one in text.splitlines() if one.strip() and not _RULER.fullmatch(one.strip())]
    if not _FEWEST <= len(lines) <= _MOST:
        return []
    found = _rows(lines) or _lines(lines) or sections(lines)
    return [Evidence(one, tool) for one in found]


def _rows(lines: list[str]) -> list[str]:
    """The rows below a heading, each as `column=value, …`."""
    bars = _by_bars if lines[0].strip()[:1] == "|" else _between_bars
    of_df = lines[0].startswith("Filesystem ")
    blanks = of_df or _CAPITALS.fullmatch(lines[0].strip()) is not None
    for split in (_by_tabs, bars, *((_by_blanks,) if of_df else ()), _by_gaps, _by_blanks):
        if split is _by_blanks and not blanks:
            break
        heading = _as_meant(split(lines[0]))
        barred = split in (_by_tabs, bars) and len(lines) > _FEWEST
        fewest = _FEWEST if barred else _FEWEST_COLUMNS
        if len(heading) < fewest or not all(map(_HEADING.fullmatch, heading)):
            continue
        rows = [split(line) for line in lines[1:]]
        if all(len(row) == len(heading) for row in rows):
            told = [list(zip(heading, row, strict=True)) for row in rows]
            if split is _by_gaps and any(map(has_two_numbers, told)):
                continue
            return [told_of(halved(row)) for row in told]
    return _by_columns(lines)


def _by_columns(lines: list[str]) -> list[str]:
    """The rows of a table whose cells stand below their headings, some of which may be empty."""
    lines = without_groups(lines)
    if len(lines) < _FEWEST or lines[0][:1] in "{[":
        return []
    rows = aligned(lines) or of_numbers(lines)
    names = {name for row in rows for name, _ in row if name}
    return (
        [told_of(halved(row)) for row in rows]
        if rows and all(map(_HEADING.fullmatch, names))
        else []
    )


def _as_meant(heading: list[str]) -> list[str]:
    """Headings under the names that a sentence has for them: the `pid` of pg_stat_activity is a session's."""
    if "pid" in heading and not _OF_SESSIONS.isdisjoint(heading):
        return [_OF_PG.get(one, one) for one in heading]
    return heading


def _by_tabs(line: str) -> list[str]:
    return [one.strip() for one in line.split("\t")]


def _by_bars(line: str) -> list[str]:
    return [one.strip() for one in line.strip().strip("|").split("|")]


def _between_bars(line: str) -> list[str]:
    """The columns of a table without bars around it: behind its last bar stands a cell, empty or not."""
    return [one.strip() for one in line.split("|")]


def _by_gaps(line: str) -> list[str]:
    return _GAP.split(line.strip())


def _by_blanks(line: str) -> list[str]:
    """The columns of `df -i`, whose cells are single words but for one heading."""
    if line.startswith("Filesystem"):
        for written, meant in _OF_DF:
            line = line.replace(written, meant)
    return line.split()


def _lines(lines: list[str]) -> list[str]:
    """Lines that begin alike, each with those that belong to it."""
    for start in _STARTS:
        if start.match(lines[0]):
            begins = [bool(start.match(line)) and not _goes_on(line) for line in lines]
            for at, line in enumerate(lines[:-1], start=1):
                begins[at] &= not line.rstrip().endswith(":")  # closing connection c-1: ⏎ …
            return _joined(begins, lines)
    heads_of_alerts = [begins_alert(line) for line in lines]
    if heads_of_alerts[0] and sum(heads_of_alerts) >= _FEWEST:
        return _joined(heads_of_alerts, lines)
    if numbered(lines):
        return lines
    listed = lines[1:] if lines[1].lstrip().startswith("- ") else []
    heads = [_LISTED.match(line) for line in listed]
    if len(listed) >= _FEWEST and all(heads) and len({one[1] for one in heads if one}) == 1:
        return [f"{lines[0]}\n{line}" for line in listed]
    keys = [(_SERIES if "} " in line else _KEY).match(line) for line in lines]
    if all(keys) and all(one[1] == other[1] for one, other in pairwise(keys) if one and other):
        return lines
    if _are_alike(lines):
        return lines
    fields = [_FIELD.match(line) for line in lines]
    if not all(fields):
        return []
    names = [one[1] for one in fields if one]
    return _joined([one == names[0] for one in names], lines)


def _are_alike(lines: list[str]) -> bool:
    """`HighCpu firing instance=…` again and again: lines that begin with one word and have the same keys."""
    begun = [_ALIKE.match(line) for line in lines]
    if not all(begun) or len({one[1] for one in begun if one}) > 1:
        return False
    keys = {tuple(_KEYS.findall(line)) for line in lines}
    return len(keys) == 1 and bool(keys.pop())


def _goes_on(line: str) -> bool:
    """`… [30517] app@shop STATEMENT:  UPDATE …`: PostgreSQL's further lines of an error."""
    return ":  " in line and _FURTHER.search(line) is not None


def _joined(begins: list[bool], lines: list[str]) -> list[str]:
    found: list[str] = []
    for begin, line in zip(begins, lines, strict=True):
        if begin or not found:
            found.append(line)
        else:
            found[-1] += "\n" + line
    return found if len(found) >= _FEWEST else []
