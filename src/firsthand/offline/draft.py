"""What was found → a DiagnosisDraft. Owns its shape; every sentence comes from `say`.

It states no cause that no evidence states, and no health: an empty search is told as one.
"""

from collections.abc import Sequence

from firsthand.contracts.base import JsonObject
from firsthand.contracts.drafts import AnalysisItem, Citation, DiagnosisDraft, NextStep
from firsthand.contracts.enums import DraftKind, ToolName
from firsthand.offline.frames import NEGATIVES
from firsthand.offline.question import Question
from firsthand.offline.reading import Reading
from firsthand.offline.say import Fact, conclusion, facts
from firsthand.offline.select import MOST_OBSERVATIONS, Selection

MOST_NEGATIVES = 3
FACT_BYTES = 32_768
"""Most that statements and excerpts take of a draft; half of what a draft may hold."""
DEPTH = (3, 2)
"""How many facts are told of the first and of the second item; of the others one."""


def told_facts(selection: Selection, question: Question) -> list[Fact]:
    """The observations' facts, the decisive first, bounded; of the first alert also its state."""
    said: list[Fact] = []
    deeper: list[Fact] = []
    alerts = 0
    for entry in selection.observations:
        depth = DEPTH[alerts] if entry.alert is not None and alerts < len(DEPTH) else 1
        told = facts(entry, chinese=question.chinese, most=depth)
        at_once = 2 if entry.alert is not None and alerts == 0 else 1
        alerts += entry.alert is not None
        said += told[:at_once]
        deeper += told[at_once:]
    return _within_bytes([*said, *deeper][:MOST_OBSERVATIONS])


def _within_bytes(said: list[Fact]) -> list[Fact]:
    """The first facts that fit the bound; a huge one is passed over for the next."""
    kept: list[Fact] = []
    left = FACT_BYTES
    for fact in said:
        size = len(fact.statement.encode()) + len(fact.excerpt.encode())
        if size <= left:
            kept.append(fact)
            left -= size
    return kept


def conclude(selection: Selection, said: Sequence[Fact]) -> str | None:
    """The decisive observations, restated over the texts of the told ones; None without any."""
    parts = [
        next(fact for fact in said if fact.ranked is entry)
        for entry in selection.decisive
        if any(fact.ranked is entry for fact in said)
    ]
    return conclusion(parts, said) if parts else None


def negatives(readings: Sequence[Reading]) -> list[Reading]:
    """Empty searches worth telling: of each tool that found nothing the widest, and of failures."""
    chosen: list[Reading] = []
    for tool in (ToolName.QUERY_METRICS, ToolName.QUERY_LOGS, ToolName.QUERY_MYSQL):
        own = [reading for reading in readings if reading.tool_name == tool]
        empty = [reading for reading in own if reading.empty]
        if empty and not any(reading.items for reading in own):
            chosen.append(empty[-1])
        chosen += [reading for reading in empty if len(_terms(reading)) > 2]
    return list({reading.tool_call_id: reading for reading in chosen}.values())[:MOST_NEGATIVES]


def _terms(reading: Reading) -> list[object]:
    terms = reading.arguments.get("any_of")
    return list(terms) if isinstance(terms, list) else []


def diagnosis(
    selection: Selection, readings: Sequence[Reading], question: Question, steps: list[NextStep]
) -> JsonObject:
    """The draft, as JSON."""
    said = told_facts(selection, question)
    guidance = [
        fact for entry in selection.guidance for fact in facts(entry, chinese=question.chinese)
    ]
    analysis = [_observation(fact) for fact in [*said, *guidance]]
    analysis += [_negative(reading, question) for reading in negatives(readings)]
    draft = DiagnosisDraft(
        conclusion=conclude(selection, said), analysis=analysis, limitations=[], next_steps=steps
    )
    return draft.model_dump(mode="json")


def _observation(fact: Fact) -> AnalysisItem:
    call = fact.item.tool_call_id
    return AnalysisItem(
        kind=DraftKind.OBSERVATION,
        statement=fact.statement,
        tool_call_ids=[call],
        citations=[Citation(tool_call_id=call, raw_path=fact.item.raw_path, excerpt=fact.excerpt)],
    )


def _negative(reading: Reading, question: Question) -> AnalysisItem:
    statement = NEGATIVES.get(reading.tool_name, NEGATIVES[ToolName.QUERY_LOGS])
    return AnalysisItem(
        kind=DraftKind.NEGATIVE_OBSERVATION,
        statement=statement[question.chinese],
        tool_call_ids=[reading.tool_call_id],
        citations=[],
    )
