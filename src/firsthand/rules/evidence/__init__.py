"""From a record to one line of evidence: rendering, grouping, redaction, hashes, windows, scope."""

from firsthand.rules.evidence.canonical import (
    arguments_hash,
    canonical_json,
    payload_sha256,
    run_digest,
    storable,
    stored_json,
)
from firsthand.rules.evidence.grouping import LogGrouper
from firsthand.rules.evidence.oneline import one_line
from firsthand.rules.evidence.paths import collections_of, parse_raw_path, raw_path
from firsthand.rules.evidence.redaction import Redactor
from firsthand.rules.evidence.render import render_refs
from firsthand.rules.evidence.scope import scope_line
from firsthand.rules.evidence.times import iso
from firsthand.rules.evidence.window import InvalidWindow, parse_instant, resolve_window

__all__ = [
    "InvalidWindow",
    "LogGrouper",
    "Redactor",
    "arguments_hash",
    "canonical_json",
    "collections_of",
    "iso",
    "one_line",
    "parse_instant",
    "parse_raw_path",
    "payload_sha256",
    "raw_path",
    "render_refs",
    "resolve_window",
    "run_digest",
    "scope_line",
    "storable",
    "stored_json",
]
