"""What numbers and other words of a text amount to: changes, levels, shares, none at all.

Owns what accounts for a word that the text does not have itself: two numbers that differ as the sentence
says, a zero that denies what it counts, a value at its limit. Pure.
It cannot add up what several fields count.
"""

from firsthand.contracts.enums import ToolName
from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.computed.derived import derived
from firsthand.rules.meaning.computed.moved import MOVED_WORDS, tells_change
from firsthand.rules.meaning.figures.amounts import names_a_port
from firsthand.rules.meaning.figures.belonging import LIMITS
from firsthand.rules.meaning.figures.changes import CHANGES, change_by, claimed_pair
from firsthand.rules.meaning.figures.levels import LEVELS, is_level_shown
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.reach.reckoned_times import is_reckoned
from firsthand.rules.meaning.reach.traps import deed_done
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import HOLDS, Finding
from firsthand.rules.meaning.reading.meanings import FUTURE
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.tokens.instants import instants, same
from firsthand.rules.meaning.tokens.token import STAMP
from firsthand.rules.meaning.words.daemons import is_command_begun, is_login_checked
from firsthand.rules.meaning.words.finished import is_all_done, is_share_of_it
from firsthand.rules.meaning.words.links_lost import LOST, is_link_lost
from firsthand.rules.meaning.words.rests_told import what_is_left
from firsthand.rules.meaning.words.told_by_key import CALLED, RUN_AT, told_by_key

_CHANGES = CHANGES
_VALUE = 5
"""Tokens from a key to its time."""
_UNCONNECTED = lazy(
    r"\bconnection (?:to|with|from|attempt)\b[^;⏎]{0,80}?(?<!not )\b(?:failed|refused|timed out|lost)\b"
)
_TRIED = lazy(r"\bexception\b[^⏎]{0,160}\bconnecting to\b")
_WINDOW = lazy(r"\w\[\d+[smhd]\]|\}\[\d+[smhd]\]")
"""`rate(…[5m])`: over the last five minutes."""
_FULL = frozenset({"full", "full_noun", "filled"})
_TIME_LIMITS = frozenset({"deadline", "timeout_measure"})
_LIMITS = frozenset({"limit", "threshold"})
_COMPARING = frozenset({"!gt", "!ge", "!lt", "!le"})
_LOCKS = frozenset({"lock", "lock_noun", "lease", "connection", "session", "permission"})
_FAILED = frozenset({"-success", "error"})
_AMOUNTING = _FAILED | _FULL | _TIME_LIMITS | _LIMITS
_AMOUNTING |= {"complete", "event", "acquire", "hold", "serve", "port", "active", "expire"}
_BEGINNING = frozenset({"start", "run", "execute"})
_AMOUNTING |= {"-available", "oomkill", "validate"} | LOST | _BEGINNING | {"last_value"}
_BY_KEY = CALLED | RUN_AT
_AMOUNTING |= _BY_KEY
"""Concepts to which other words of a text, or its numbers, may amount."""
_MEANING = _AMOUNTING | _CHANGES | LEVELS | {"success"}
_SAYING = MOVED_WORDS | {"without"}
"""Concepts and words of which more is asked than what is left."""


def never_connected(evidence: Evidence) -> bool:
    """`connection to server at …, port … failed`."""
    lower = evidence.lower
    if "connection " in lower and _UNCONNECTED.search(lower) is not None:
        return True
    return "connecting to" in lower and _TRIED.search(lower) is not None


def composed(part: Part, evidence: Evidence) -> Finding | None:
    """`lost its connection` of `connection with master lost`, `connection to … failed`."""
    if "-connect" not in part.options:
        return None
    facts = evidence.facts
    if never_connected(evidence):
        return Finding(HOLDS, "state")
    lost = {stretch for _, stretch in facts.held.get("lose", ())}
    if any(stretch in lost for _, stretch in facts.held.get("connection", ())):
        return Finding(HOLDS, "state")
    return None


def amounts_to(part: Part, asked: Asked, evidence: Evidence) -> Finding | None:
    """What the evidence's numbers or other words amount to."""
    found = None
    if part.text in _SAYING or not _MEANING.isdisjoint(part.options):
        found = _by_what_it_says(part, asked, evidence)
    return found or (what_is_left(part, asked, evidence) if asked.figures else None)


def _by_what_it_says(part: Part, asked: Asked, evidence: Evidence) -> Finding | None:
    """The same of words and concepts of which more than a rest may be told."""
    options = part.options
    if not _CHANGES.isdisjoint(options) and (
        claimed_pair(asked) is not None
        or change_by(asked, evidence.figures)
        or ("->" in evidence.text and any(derived(one, asked, evidence) for one in asked.figures))
    ):
        return Finding(HOLDS, "change")  # the change itself is judged with its numbers
    if part.text in MOVED_WORDS and tells_change(part.text, part.place, asked, evidence):
        return Finding(HOLDS, "change_by_its_figure")
    if "success" in options and deed_done(asked, evidence):
        return Finding(HOLDS, "deed_done")
    if is_level_shown(options, evidence):
        return Finding(HOLDS, "level_by_numbers")
    if part.text == "without" and any(
        one[0] == "-" and one in evidence.facts.held
        for other in asked.parts
        for one in other.options
    ):
        return Finding(HOLDS, "denied_there_too")  # without a packet, of `no packet`
    return None if _AMOUNTING.isdisjoint(options) else _by_concept(part, asked, evidence)


def _by_concept(part: Part, asked: Asked, evidence: Evidence) -> Finding | None:
    """The same of the concepts that _AMOUNTING names."""
    options = part.options
    held = evidence.facts.held
    if "complete" in options and "progress" in held:
        if _has_share(asked) and (is_share_of_it(part, asked) or "reduce" not in asked.words):
            return Finding(HOLDS, "progress")  # its number is judged by itself
        if is_all_done(part, asked, evidence):
            return Finding(HOLDS, "all_done")
    if not _FAILED.isdisjoint(options) and _is_share_of_errors(asked, evidence):
        return Finding(HOLDS, "share_of_failures")
    if "event" in options and "return" in held and "status_code" in held and asked.figures:
        return Finding(HOLDS, "answered_with")  # its code is judged by itself
    if "acquire" in options and "return" in held and "status_code" in held and asked.figures:
        return Finding(HOLDS, "answered_with")
    if "hold" in options and _counts_entries(part, asked):
        return Finding(HOLDS, "has")  # its number is judged by itself
    if not _FULL.isdisjoint(options) and any(one.number.unit == "%" for one in asked.figures):
        told = held.get("used") or any("used" in one.field for one in evidence.figures)
        return Finding(HOLDS, "share_in_use") if told else None  # its number is judged by itself
    if not _TIME_LIMITS.isdisjoint(options) and any(
        one.role in LIMITS and one.number.unit == "s" for one in evidence.figures
    ):
        return Finding(HOLDS, "time_limit_by_role")
    if "serve" in options and "qps" in asked.said and "qps" in held and asked.figures:
        return Finding(HOLDS, "rate_of_requests")  # its number is judged by itself
    if "port" in options and names_a_port(asked, evidence):
        return Finding(HOLDS, "port_of_an_address")
    if not _LIMITS.isdisjoint(options) and _is_compared(asked, evidence):
        return Finding(HOLDS, "limit_by_role")  # the comparison is judged by itself
    if "active" in options and "firing" in held and "alert_noun" in asked.said:
        return Finding(HOLDS, "state")
    if "expire" in options and "expiry_time" in held and _is_dated(part, asked, evidence):
        return Finding(HOLDS, "end_is_dated")  # its date is judged by itself
    if "-available" in options and any(held.get("-" + one) for one in asked.said & THING_NAMES):
        return Finding(HOLDS, "none_of_it")
    if "oomkill" in options and "oom" in held and "kill" in held:
        return Finding(HOLDS, "state")
    if "validate" in options and is_login_checked(part, asked, evidence):
        return Finding(HOLDS, "login")
    if not _BEGINNING.isdisjoint(options) and is_command_begun(asked, evidence):
        return Finding(HOLDS, "command_of_cron")
    if "last_value" in options and (
        "scan: " in evidence.lower or _WINDOW.search(evidence.lower) is not None
    ):
        return Finding(HOLDS, "window")  # its length is judged by itself
    if "start" in options and asked.instants:
        began = all(is_reckoned(one, asked, evidence) for one in asked.instants)
        return Finding(HOLDS, "began_by_reckoning") if began else None
    if is_link_lost(part, asked, evidence):
        return Finding(HOLDS, "state")
    if not _BY_KEY.isdisjoint(options) and told_by_key(part, asked, evidence):
        return Finding(HOLDS, "told_by_key")
    return None


def _has_share(asked: Asked) -> bool:
    return any(one.number.unit == "%" for one in asked.figures)


def _is_dated(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`expires on 9 May`, `will expire`: its end is told, and not that it has come."""
    if part.text.startswith("expired") or part.text in ("已过期", "过期了"):
        return False
    if not asked.instants:
        return bool(asked.flags & FUTURE)
    ends = [
        one
        for place, _ in evidence.facts.held["expiry_time"]
        for token in evidence.tokens[place + 1 : place + _VALUE]
        if token[0] == STAMP
        for one in instants(token[1])
    ]
    return all(any(same(one, end) for end in ends) for one in asked.instants)


def _is_compared(asked: Asked, evidence: Evidence) -> bool:
    """`older than allowed` of `53h old (max 26h)`: a limit by its role, and not by its name."""
    compares = not _COMPARING.isdisjoint(asked.marks) and (
        not asked.figures
        or (
            any(one.compare for one in evidence.figures)
            and (
                "!times" in asked.marks
                or any(derived(one, asked, evidence) for one in asked.figures)
            )
        )
    )
    alert = evidence.tool == ToolName.QUERY_METRICS or bool(asked.figures)
    return compares and any(
        one.role in LIMITS or (alert and one.compare and (one.number.unit or asked.figures))
        for one in evidence.figures
    )


def _counts_entries(part: Part, asked: Asked) -> bool:
    """`holds 18,420 messages`, `holds two more hosts than`: what is counted is no lock."""
    behind = asked.tokens[part.place + 1 : part.place + 6]
    if not any(number is not None and not number.unit for *_, number in behind[:2]):
        return False
    counted = {one.lstrip("+") for _, _, entry, _ in behind for one in entry or ()}
    return bool(counted & THING_NAMES) and not counted & _LOCKS


def _is_share_of_errors(asked: Asked, evidence: Evidence) -> bool:
    """`7 % of the requests fail` of an error rate: its number is judged by itself."""
    return any(one.number.unit == "%" for one in asked.figures) and any(
        "error_rate" in one.field and one.number.unit == "%" for one in evidence.figures
    )
