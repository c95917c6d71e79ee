"""What a runbook warns of is not what has happened: `can fill the disk` is no `has filled the disk`.

Owns that one refusal. Pure.
It cannot tell a runbook that also records what happened.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.evidence import Evidence

_DONE = lazy(
    r"已经?(?![知在])|\b(?:has|have) (?:already |now )?(?!to\b)\w{2,}(?:ed|en)\b|\balready\b"
)
_CONDITION = lazy(
    r"\b(?:after|once|until|when|before|if|unless|where|whose)\b[^,;.]*|若[^,;。]*|如果[^,;。]*"
)
_TELLS = lazy(r"已|\b(?:has|have|had|was|were|already)\b")


def told_as_done(text: str, guidance: list[Evidence]) -> bool:
    """Whether a sentence tells as done what its runbooks tell only as possible or advised."""
    told = _CONDITION.sub("", text)
    return (
        bool(guidance)
        and bool(_DONE.search(told))
        and not any(_TELLS.search(one.lower) for one in guidance)
    )
