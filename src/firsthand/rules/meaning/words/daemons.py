"""What lines of sshd and cron amount to: a password that was checked, a command that was begun.

Owns that a refused password was not verified, and that a sentence on a command of cron tells of that command
and of that user. Pure.
It cannot tell how a command ended.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.turned import Part

_COMMAND = lazy(r"\((?P<user>[\w-]+)\) cmd \((?P<program>[^\s)]+)")
_USER = lazy(
    r"\b(?:user|as)(?: user)? (?!(?:an?|the|soon|well|planned|scheduled|expected|part)\b)([a-z][\w-]*)"
    r"|用户 ?([a-z][\w-]*)"
)
_ANY = lazy(r"\b(?:job|task|command|script|entry)\b|任务|作业|命令|脚本")


def is_login_checked(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """Whether a password was checked as a sentence says: `Failed password for` tells of no success."""
    if "password" not in asked.said:
        return False
    if "accepted password for " in evidence.lower:
        return True
    fails = part.denied or "-success" in asked.said or "!neg" in asked.marks
    return fails and "failed password for " in evidence.lower


def is_command_begun(asked: Asked, evidence: Evidence) -> bool:
    """Whether what a sentence says was begun is the command of cron that the text tells of, by its user."""
    told = _COMMAND.search(evidence.lower) if " cmd (" in evidence.lower else None
    if told is None or any(
        f"[{asked.tokens[one.place][1]}]" in evidence.lower for one in asked.figures
    ):
        return False
    said = asked.lower
    if any((one or other) != told["user"] for one, other in _USER.findall(said)):
        return False
    program = told["program"].rpartition("/")[2]
    return program in said or program.partition(".")[0] in said or _ANY.search(said) is not None
