"""Evidence references: one table from a tool's collections to the renderer of their items.

Every text is made here, from the recorded item alone: no byte of it comes from a request or from
a model (law 8). A wrong shape renders what is there. Pure; never raises on JSON.
Raise `RENDERER_VERSION` (rules/version.py) with every change that alters any text.
"""

from collections.abc import Callable

from pydantic import JsonValue

from firsthand.contracts.base import JsonObject
from firsthand.contracts.evidence import EvidenceRef
from firsthand.rules.evidence.metrics import alert_text, series_text
from firsthand.rules.evidence.oneline import one_line
from firsthand.rules.evidence.paths import collections_of, raw_path
from firsthand.rules.evidence.records import block_text, log_text, row_text
from firsthand.rules.evidence.values import value_text

Renderer = Callable[[JsonObject, JsonObject], str]
"""(item, whole payload) → text, not yet one line."""


def _row(item: JsonObject, payload: JsonObject) -> str:
    columns = payload.get("columns")
    names = columns if isinstance(columns, list) else []
    return row_text(item, [name for name in names if isinstance(name, str)])


RENDERERS: dict[str, Renderer] = {
    "alerts": lambda item, _: alert_text(item),
    "series": lambda item, _: series_text(item),
    "logs": lambda item, _: log_text(item),
    "evidence_blocks": lambda item, _: block_text(item),
    "rows": _row,
}
"""Collection → renderer. `paths.COLLECTIONS` says which tool has which collection."""


def render_refs(tool_name: str, payload: JsonObject) -> tuple[EvidenceRef, ...]:
    """A reference for each item of each collection of that tool, in order; `()` for other tools.

    `payload` is redacted already. Rows stand in the order of `payload["columns"]` if it has one.
    """
    references: list[EvidenceRef] = []
    for collection in collections_of(tool_name):
        items = payload.get(collection)
        for index, item in enumerate(items if isinstance(items, list) else ()):
            text = render_item(collection, item, payload)
            references.append(EvidenceRef(raw_path=raw_path(collection, index), text=text))
    return tuple(references)


def render_item(collection: str, item: JsonValue, payload: JsonObject | None = None) -> str:
    """One item's one-line text. An item without any known field is written as compact JSON."""
    text = RENDERERS[collection](item, payload or {}) if isinstance(item, dict) else ""
    return one_line(text) or one_line(value_text(item)) or '""'
