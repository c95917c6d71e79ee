"""Sentences that go on with the one before: `The runbook says … . It warns against …`, `… 失败。原因是…`.

Owns when `it` is the runbook that the sentence before names: at the head of a sentence, before a verb of
telling or advising. Such a sentence is read with that name. Pure.
It cannot tell a runbook from another thing that the sentence before names, too, but by that verb.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.sieve import holds_any

_PRONOUNS = ("It ", "it ", "它", "其", "文中", "同时", "还", "并")
_SUMMING = ("Together", "Along with", "Plus", "That makes", "加上", "连同")
_REASONS = ("原因", "其原因", "主要原因", "直接原因", "具体原因")
_CAUSES = ("The reason", "The cause", "Its cause", "The root cause")
_OPENING = _PRONOUNS + _SUMMING + _CAUSES + ("原因",)
_JOINING = _SUMMING + _REASONS + _CAUSES
_SUMS = lazy(
    r"(?:Together|Along|Plus)[^.]*? (?:that |this |it |they )?"
    r"(?:makes?|gives?|comes? to|adds? up to|totals?) \d"
    r"|That makes \d[\d,.]* (?:in total|in all|altogether)|(?:加上|连同)[^。]*?(?:共|合计|总计)"
)
_REASON = lazy(r"(?:其|主要|直接|具体)?原因(?:是|为|在于)")
_CAUSE = lazy(
    r"(?:The|Its) (?:root )?(?:reason|cause)(?: for (?:this|that|it))? (?:was|is) (that )?"
)
_RUNBOOK = lazy(r"(?i:\b(?:runbook|playbook|handbook)\b)|手册|预案|知识库")
_GOES_ON = lazy(
    r"[Ii]t (?=(?:also |then |further |explicitly |even )?(?:suggest|advis|warn|recommend|say|tell|ask|list"
    r"|name|mention|note|point|describe|give|caution|state|stresse)s?\w*\b)"
    r"|(?:它|其|文中|同时|并)?(?=(?:还|也|另外|同时|并)?(?:建议|提醒|警告|要求|指出|提到|强调|提示|说明))"
)


def _joined(piece: str, before: str) -> str:
    """A sum or a reason told in a sentence of its own is of the one before: `26 are a and 2 are b. Together
    with the 612 c that makes 640.`, `登录失败。原因是密码过期。`; empty if it is neither.
    """
    cause = _CAUSE.match(piece)
    if cause is not None:
        return f"{before.rstrip(' .')} because {'' if cause[1] else 'of '}{piece[cause.end() :]}"
    if _SUMS.match(piece) is None and _REASON.match(piece) is None:
        return ""
    comma = ", " if piece.isascii() else "，"
    return before.rstrip(" .。") + comma + piece[:1].lower() + piece[1:]


def carried_on(pieces: list[str]) -> list[str]:
    """The sentences, each that goes on with a runbook with its name."""
    if len(pieces) == 1 or not any(holds_any(one, _OPENING) for one in pieces[1:]):
        return pieces
    found: list[str] = []
    for piece in pieces:
        joined = _joined(piece, found[-1]) if found and piece.startswith(_JOINING) else ""
        if joined:
            found[-1] = joined
            continue
        begun = _GOES_ON.match(piece) if found and piece.startswith(_PRONOUNS) else None
        if begun is not None and _RUNBOOK.search(found[-1]) is not None:
            name = "The runbook " if begun[0].strip().isascii() and begun[0] else "手册"
            piece = name + piece[begun.end() :]
        found.append(piece)
    return found
