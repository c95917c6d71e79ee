"""A reply that is an error took nothing: `ACCESS_DENIED` accepts no statement.

Law: what a text answers with an error of access or of execution is not told as accepted or allowed. Pure,
linear.
It cannot tell which of several statements was refused.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import heads

_ERROR = lazy(
    r"<error> \w+: code: \d+\. db::exception|\bpermission denied\b|\baccess[_ ]?denied\b"
    r"|\bnot enough privileges\b|\bes_rejected|\binvalid credentials\b"
)
_ACCEPTED = lazy(r"\b(?:accepted|allowed|granted|permitted)\b|接受了|已接受|允许了|已允许|通过了")
_NOT = lazy(
    r"\b(?:no|not|never|without|only|than|if|fail\w*|den\w+|reject\w*|refus\w*)\b|n't\b|未|没|不|拒"
)


def _accepted(said: str, text: str) -> Finding | None:
    """`ClickHouse accepted the INSERT` of an exception; both folded, in lower case."""
    told = _ACCEPTED.search(said)
    if told is None or _NOT.search(said) is not None or _ERROR.search(text) is None:
        return None
    return Finding(CONTRADICTED, "was_refused", told[0])


REFUSED = (
    Reading(
        _accepted,
        heads("exception denied access accessdenied privileges rejected credentials"),
        heads("accepted allowed granted permitted 接 已 允 通"),
    ),
)
