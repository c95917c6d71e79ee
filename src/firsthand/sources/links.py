"""A link for people from the operator's template. Pure; nothing of a request is left unquoted.

`{query}`, `{since}`, `{until}` (ISO 8601) and `{since_ms}`, `{until_ms}` (milliseconds since 1970)
are filled in, percent-encoded; `{query_json}` is the query as it stands inside a JSON string, which
Grafana's addresses want. Other braces stay as they are.
"""

import json
from urllib.parse import quote

from firsthand.contracts.evidence import TimeWindow
from firsthand.rules.evidence import iso
from firsthand.sources.windows import DEFAULT_WINDOW


def link_of(template: str | None, query: str, window: TimeWindow | None) -> str | None:
    """None where there is no template."""
    if template is None:
        return None
    until = window.until if window else None
    since = window.since if window else None
    if since is None and until is not None:
        since = until - DEFAULT_WINDOW
    fields = {"query": query, "query_json": json.dumps(query, ensure_ascii=False)[1:-1]}
    for name, moment in (("since", since), ("until", until)):
        fields[name] = iso(moment) if moment else ""
        fields[f"{name}_ms"] = str(int(moment.timestamp() * 1000)) if moment else ""
    for name, value in fields.items():
        template = template.replace(f"{{{name}}}", quote(value, safe=""))
    return template
