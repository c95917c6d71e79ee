"""What a sentence tells as a runbook's remedy: `the mitigation is to restart it`, 缓解办法是….

Owns the words for a remedy, and the sections of a runbook that are one by their headings. Pure.
It cannot tell the remedy of a runbook without headings.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.sieve import holds_any

_SIGNS = ("办法", "方法", "措施", "手段", "步骤", "方式")
_REMEDY = lazy(
    r"(?:给出|建议|提供)?的?(?:缓解|处理|应对|解决|处置|修复|补救)的?(?:办法|方法|措施|手段|步骤|方式)"
    r"(?:有|是|为|[:：]|包括)+ ?"
)
_HEADING = lazy(r"#+ *([^\n#]+)")
_REMEDIES = (
    *("mitigation", "remediation", "resolution", "remedy", "fix", "action", "recovery"),
    *("处置", "缓解", "处理", "解决", "应对", "修复", "恢复"),
)


def as_remedy(text: str, guidance: list[Evidence]) -> tuple[str, list[Evidence]] | None:
    """The sentence without its word for a remedy, and the sections that are one; None where it has none."""
    found = _REMEDY.search(text) if holds_any(text, _SIGNS) else None
    if found is None:
        return None
    sections = [Evidence(one, text.tool) for text in guidance for one in _sections(text.raw)]
    return f"{text[: found.start()]} {text[found.end() :]}", sections


def _sections(raw: str) -> list[str]:
    """The parts of a runbook under a heading that names a remedy."""
    if "#" not in raw:
        return []
    found: list[str] = []
    inside = False
    for line in raw.splitlines():
        heading = _HEADING.match(line)
        if heading is None:
            if inside:
                found[-1] += f"\n{line}"
            continue
        inside = holds_any(heading[1].lower(), _REMEDIES)
        if inside:
            found.append("")
    return [one.strip() for one in found if one.strip()]
