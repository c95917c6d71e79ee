"""The input hook's normalising: a report of any shape into claims of the right types.

Law: keeps the structured payload, reads legacy ids, warns, and decides nothing: whatever is
missing or odd is written down for the table's rows to judge. Pure; never raises.

1. A report that is no object, or claims that are no list, are incomplete; a lone object among
   them is still read, so that what it fabricates is found.
2. A claim's status counts as confirmed unless it is exactly `unconfirmed`.
3. A claim without an identifier of its own gets one made of its content, and so do claims that
   share one: a ruling on one claim can never be taken for a ruling on another.
"""

import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace

from pydantic import BaseModel, JsonValue

from firsthand.contracts.drafts import NextStep
from firsthand.contracts.enums import ClaimKind, ClaimStatus, ReportStatus
from firsthand.contracts.rulings import GatekeeperWarning
from firsthand.contracts.untrusted import UntrustedReport
from firsthand.rules.gatekeeper.claims import Binding, Claim, Report
from firsthand.rules.gatekeeper.values import (
    decimal_strings,
    is_blank,
    one_sentence,
    read_claim_id,
    read_id,
    read_ids,
    shown,
    warning,
)

RawReport = UntrustedReport | JsonValue

_KINDS = {kind.value: kind for kind in (ClaimKind.OBSERVATION, ClaimKind.NEGATIVE_OBSERVATION)}


def read_report(raw: RawReport) -> Report:
    """Claims in the report's order, each with a unique id."""
    report = _fields(raw)
    missing = [] if report.get("status") == ReportStatus.COMPLETE.value else ["status"]
    values = report.get("claims")
    if not isinstance(values, list | tuple):
        missing.append("claims")
        values = [values] if isinstance(values, Mapping | BaseModel) else []
    pairs = [(_fields(value), isinstance(value, Mapping | BaseModel)) for value in values]
    claims = _named([_claim(fields, at, known) for at, (fields, known) in enumerate(pairs, 1)])
    return Report(
        claims=claims,
        next_steps=tuple(_next_steps(report.get("next_steps"))),
        missing=tuple(missing),
        warnings=tuple(
            found
            for claim, (fields, _) in zip(claims, pairs, strict=True)
            for found in _warnings(claim.claim_id, fields)
        ),
    )


def cited_ids(raw: RawReport) -> frozenset[int]:
    """Every id that the report cites, legacy ones too: what to ask the ledger for, in one query."""
    claims = read_report(raw).claims
    bindings = [binding for claim in claims for binding in claim.bindings]
    cited = [one.source for one in bindings if one.source]
    cited += [legacy for one in bindings for legacy in one.legacy]
    cited += [legacy for claim in claims for legacy in claim.also_cited]
    return frozenset(one.value for one in cited if one.value is not None)


def _fields(value: object) -> Mapping[str, object]:
    if isinstance(value, BaseModel):
        return {
            **{name: getattr(value, name) for name in type(value).model_fields},
            **(value.model_extra or {}),
        }
    return value if isinstance(value, Mapping) else {}


def _items(value: object) -> list[object]:
    if isinstance(value, list | tuple):
        return list(value)
    return [value] if isinstance(value, Mapping | BaseModel) else []


def _claim(fields: Mapping[str, object], position: int, is_object: bool) -> Claim:
    kind = fields.get("kind")
    known_kind = _KINDS.get(kind) if isinstance(kind, str) else None
    text = one_sentence(fields.get("text"))
    claim_id = read_claim_id(fields.get("claim_id"))
    faults = {
        "claim": not is_object,
        "claim_id": claim_id is None,
        "text": not text,
        "kind": known_kind is None,
        "evidence_bindings": not isinstance(fields.get("evidence_bindings"), list | tuple),
    }
    unconfirmed = fields.get("status") == ClaimStatus.UNCONFIRMED.value
    return Claim(
        claim_id=claim_id or "",
        position=position,
        text=text,
        kind=known_kind or ClaimKind.OBSERVATION,
        status=ClaimStatus.UNCONFIRMED if unconfirmed else ClaimStatus.CONFIRMED,
        bindings=tuple(_binding(_fields(one)) for one in _items(fields.get("evidence_bindings"))),
        also_cited=read_ids(fields.get("source_invocation_ids")),
        missing=tuple(name for name, fault in faults.items() if fault),
    )


def _binding(fields: Mapping[str, object]) -> Binding:
    tool, path, excerpt = (
        fields.get(name) for name in ("tool_name", "raw_path", "evidence_excerpt")
    )
    return Binding(
        tool_name=None if is_blank(tool) else tool if isinstance(tool, str) else shown(tool),
        source=read_id(fields.get("source_invocation_id")),
        legacy=read_ids(fields.get("source_invocation_ids")),
        raw_path=None if is_blank(path) else path if isinstance(path, str) else shown(path),
        excerpt=excerpt if isinstance(excerpt, str) else "",
        missing=("tool_name",) if is_blank(tool) else (),
    )


def _named(claims: list[Claim]) -> tuple[Claim, ...]:
    """Step 3. `~` cannot stand in an id that was given, so a made one never meets a given one."""
    given = Counter(claim.claim_id for claim in claims)
    taken: Counter[str] = Counter()
    named: list[Claim] = []
    for claim in claims:
        if claim.claim_id and given[claim.claim_id] == 1:
            named.append(claim)
            continue
        content = repr(replace(claim, position=0)).encode(errors="replace")
        made = f"{claim.claim_id or 'claim'}~{hashlib.sha256(content).hexdigest()[:8]}"
        taken[made] += 1
        made = made if taken[made] == 1 else f"{made}~{taken[made]}"
        missing = tuple(dict.fromkeys(("claim_id", *claim.missing)))
        named.append(replace(claim, claim_id=made, missing=missing))
    return tuple(named)


def _next_steps(value: object) -> Iterable[NextStep]:
    for one in _items(value):
        tool, subject = _fields(one).get("tool_name"), _fields(one).get("subject")
        if isinstance(tool, str) and isinstance(subject, str):
            yield NextStep(tool_name=shown(tool), subject=shown(subject))


def _warnings(claim_id: str, fields: Mapping[str, object]) -> Iterable[GatekeeperWarning]:
    bindings = [_fields(one) for one in _items(fields.get("evidence_bindings"))]
    places: list[tuple[int | None, Mapping[str, object]]] = [(None, fields), *enumerate(bindings)]
    for index, place in places:
        legacy = place.get("source_invocation_ids")
        if read_ids(legacy):
            yield warning("legacy_invocation_ids", claim_id, index)
        decimals = decimal_strings(legacy)
        if index is not None:
            decimals += decimal_strings(place.get("source_invocation_id"))
        if decimals:
            yield warning("decimal_string_id", claim_id, index, ids=decimals)
