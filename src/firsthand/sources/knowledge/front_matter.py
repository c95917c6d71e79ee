"""Front matter: a runbook's title, tags and alert names, written above its text in YAML.

Law: pure, and never raises: front matter that is no YAML costs its own words and nothing else.
"""

import re

from firsthand.sources.knowledge.passages import About

LARGEST_FRONT_MATTER = 16_384
"""Characters; a larger one is text."""
MOST_NAMES = 64

TITLE = ("title", "name", "标题")
TAGS = ("tags", "keywords", "labels", "categories", "标签", "关键词")
ALERTS = ("alerts", "alert", "alertname", "alert_names", "alertnames", "告警", "报警")

_FRONT_MATTER = re.compile(r"\A\ufeff?---[ \t]*\n(.*?\n)??(?:---|\.\.\.)[ \t]*(?:\n|\Z)", re.DOTALL)


def read_front_matter(text: str) -> tuple[About, str]:
    """What it says, and the text below it."""
    match = _FRONT_MATTER.match(text[: LARGEST_FRONT_MATTER + 8])
    if match is None:
        return About(), text
    import yaml  # few runbooks have front matter, and a start need not load a parser for it

    source = match[1] or ""
    try:
        # Anchors can grow a small text without bounds.
        found = {} if re.search(r"[&*]\w", source) else yaml.load(source, Loader=yaml.BaseLoader)
    except (yaml.YAMLError, ValueError, RecursionError):
        found = {}
    fields = {}
    if isinstance(found, dict):
        fields = {str(key).strip().lower(): value for key, value in found.items()}
    about = About(
        title=next(iter(_names(fields, TITLE, split=False)), ""),
        tags=_names(fields, TAGS),
        alerts=_names(fields, ALERTS),
    )
    return about, text[match.end() :]


def _names(
    fields: dict[str, object], keys: tuple[str, ...], *, split: bool = True
) -> tuple[str, ...]:
    found: list[str] = []
    for key in keys:
        value = fields.get(key)
        if isinstance(value, str):
            found += re.split(r"[,，;；]", value) if split else [value]
        elif isinstance(value, list):
            found += [one for one in value if isinstance(one, str)]
    lines = (" ".join(one.split())[:200] for one in found[:MOST_NAMES])
    return tuple(dict.fromkeys(one for one in lines if one))
