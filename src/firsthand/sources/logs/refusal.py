"""Why a `raw` filter is refused: one rule each, and the way out in words.

Law: checkers return a refusal and raise nothing; the name goes to the ledger, a code to the model.
"""

from dataclasses import dataclass
from enum import StrEnum

from firsthand.contracts.enums import ErrorCode
from firsthand.contracts.errors import SourceError


class Rule(StrEnum):
    """What a filter breaks."""

    SYNTAX = "syntax"
    """It is not of the language, or of no part of it that is known to only filter."""
    SIZE = "size"
    """It is too long, too deep, or has too many conditions."""
    REWRITES = "rewrites"
    """It would change, name or make what a record says (law 8)."""
    COMPUTES = "computes"
    """It would answer with numbers of its own instead of records (law 8)."""
    PATTERN = "pattern"
    """A pattern that is no plain regular expression, or that costs too much."""
    WINDOW = "window"
    """It chooses the time by itself; the scope would then name another window than was searched."""
    REACHES = "reaches"
    """It reads other records, indices or queries than the ones that are searched."""


@dataclass(frozen=True, slots=True)
class Refused:
    rule: Rule
    detail: str
    """One line: what it is and what to write instead."""


class Refusal(Exception):
    """Inside a checker only."""

    def __init__(self, rule: Rule, detail: str) -> None:
        super().__init__(detail)
        self.refused = Refused(rule, detail)


def rejected(refused: Refused) -> SourceError:
    return SourceError(
        f"raw is refused ({refused.rule}): {refused.detail}", ErrorCode.QUERY_REJECTED
    )
