"""The ruling on a claim: every sentence must follow from the verified texts.

Owns the order of the rules; the worst sentence decides. DERIVABLE only where every part of a sentence is
accounted for by one text (several texts together only as `together.py` says). Knowledge texts support
what is said to be theirs and nothing else. No I/O, no memory between calls.
It cannot judge a sentence of more than LONGEST_SENTENCE characters or MOST_TOKENS tokens, nor a claim of
more than MOST_SENTENCES.
"""

from collections.abc import Sequence

from firsthand.contracts.enums import ToolName
from firsthand.contracts.rulings import Derivation
from firsthand.rules.meaning.absence.after_a_fact import before_a_limitation
from firsthand.rules.meaning.absence.by_clauses import negative
from firsthand.rules.meaning.absence.empty import is_empty_result
from firsthand.rules.meaning.absence.frames_of_limits import goes_on
from firsthand.rules.meaning.absence.limits import limitation, may_limit
from firsthand.rules.meaning.absence.series_points import series_point
from firsthand.rules.meaning.computed.derived_means import averages_rows
from firsthand.rules.meaning.computed.derived_tallies import shares_rows
from firsthand.rules.meaning.figures.ends_of_series import at_its_ends
from firsthand.rules.meaning.figures.loads import by_its_metric
from firsthand.rules.meaning.figures.money import in_cents
from firsthand.rules.meaning.figures.percentiles import as_percentile
from firsthand.rules.meaning.figures.told_of_whole import written_with_of
from firsthand.rules.meaning.overlooked import overlooked, unrestrained, with_overlooked
from firsthand.rules.meaning.reach.advised import told_as_done
from firsthand.rules.meaning.reach.first_things import in_its_order
from firsthand.rules.meaning.reach.past_cases import is_a_past_case, of_a_past_case
from firsthand.rules.meaning.reach.persisting import is_over
from firsthand.rules.meaning.reach.sections import as_remedy
from firsthand.rules.meaning.reading.asked import LONGEST_SENTENCE, MOST_TOKENS, Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import (
    CONTRADICTED,
    HOLDS,
    OPEN,
    UNSUPPORTED,
    Finding,
    derivation,
)
from firsthand.rules.meaning.reading.quotes import bare, denied, quotations, quoted, restated
from firsthand.rules.meaning.reading.records import may_have_parts, parts_of, rows_of_table
from firsthand.rules.meaning.reading.unless import turned_conditions
from firsthand.rules.meaning.several.by_rows import by_rows
from firsthand.rules.meaning.several.counted_events import may_count
from firsthand.rules.meaning.several.elsewhere import ruled_out_elsewhere
from firsthand.rules.meaning.several.judging import best_of
from firsthand.rules.meaning.several.lines_of_actors import without_lines_of_others
from firsthand.rules.meaning.several.measures_of_names import COMPARING
from firsthand.rules.meaning.several.named_row import (
    is_of_another_row,
    not_of_one_record,
    of_its_row,
)
from firsthand.rules.meaning.several.not_of_both import NOT_OF_EACH
from firsthand.rules.meaning.several.other_rows import are_apart, denies_of_all, names_another_row
from firsthand.rules.meaning.several.pointed_rows import of_the_same, pointed_rows
from firsthand.rules.meaning.several.rows_summed import rows_summed
from firsthand.rules.meaning.several.spans import is_a_span
from firsthand.rules.meaning.several.spans_in_no_text import span_in_no_text
from firsthand.rules.meaning.several.together import left_to_several, together
from firsthand.rules.meaning.several.totals import part_for_total
from firsthand.rules.meaning.tokens.carried_on import carried_on
from firsthand.rules.meaning.tokens.fold import fold
from firsthand.rules.meaning.tokens.reworded import without_brackets
from firsthand.rules.meaning.tokens.sentences import sentences
from firsthand.rules.meaning.weigh import holds, weigh

MOST_SENTENCES = 40
_KNOWLEDGE = ToolName.LOOKUP_KNOWLEDGE
_READS = frozenset({"read"})
"""`The record reads: "…"` is no deed."""
_ALL = Finding(HOLDS, "every_part_bound")
_SURE_OF_ALL = ("texts_miscounted", "order_reversed", "span_differs", NOT_OF_EACH)
"""Findings over several texts that no single text can mend."""
_LACKING = (
    "name_not_in_evidence",
    "word_not_in_evidence",
    "words_not_in_evidence",
    "resource_not_in_evidence",
)
"""What one text lacks, another may have, and none of its own records."""
_NOT_BY_ROWS = (*_LACKING, "span_of_deeds_differs")
"""Findings on a whole text that no row of it can mend."""


def derivability(sentence: str, excerpts: Sequence[str], tools: Sequence[str]) -> Derivation:
    """Whether the whole of `sentence` follows from `excerpts`; tools[i] is the tool of excerpts[i].

    `sentence` may hold several sentences. Raises ValueError where `excerpts` and `tools` differ in length.
    """
    facts: list[Evidence] = []
    guidance: list[Evidence] = []
    for text, tool in zip(excerpts, tools, strict=True):
        (guidance if tool == _KNOWLEDGE else facts).append(Evidence(text, tool))
    pieces = carried_on(sentences(sentence))
    if not pieces or len(pieces) > MOST_SENTENCES:
        return derivation(Finding(OPEN, "nothing_to_bind" if not pieces else "too_long"))
    worst = _ALL
    before, last = facts, ""
    for piece in pieces:
        finding, before = _sentence(piece, facts, guidance, before, last)
        last = piece
        if finding.rank > worst.rank or (not worst.rank and len(pieces) == 1):
            worst = finding
            if worst.rank == CONTRADICTED:
                break
    return derivation(worst)


def _sentence(
    piece: str,
    facts: list[Evidence],
    guidance: list[Evidence],
    before: list[Evidence],
    last: str,
) -> tuple[Finding, list[Evidence]]:
    """The ruling on one sentence, and the texts that a pronoun of the next one stands on."""
    if len(piece) > LONGEST_SENTENCE:
        return Finding(OPEN, "too_long"), facts
    text = in_cents(by_its_metric(as_percentile(fold(piece), facts), facts), facts)
    text = at_its_ends(text, facts)
    whole = bare(text)
    for one in facts:
        if whole in one.lower and restated(text, one) and unrestrained(Asked(text), one):
            return Finding(HOLDS, "restated"), [one]
    # 1. Quotations must stand in the texts; then the rest of the sentence is judged by those texts.
    spoken, found = text, quotations(text)
    for quotation in found:
        facts = [one for one in facts if quoted(quotation, one)]
        guidance = [one for one in guidance if quoted(quotation, one)]
        if not facts and not guidance:
            return Finding(UNSUPPORTED, "quotation_not_in_evidence", quotation), facts
        text = text.replace(quotation, " ")
    asked = Asked(without_brackets(written_with_of(text)), settled=_READS if found else frozenset())
    if len(asked.tokens) > MOST_TOKENS:
        return Finding(OPEN, "too_long"), facts
    denies = found and "!neg" in asked.marks and not all(map(is_empty_result, facts))
    if denies and denied(spoken, found):
        return Finding(OPEN, "quotation_denied"), facts
    if found and asked.empty and not asked.marks:
        return Finding(HOLDS if facts else UNSUPPORTED, "quoted"), facts
    # 2. What a runbook says rests on runbooks, everything else on the other texts.
    rest = of_a_past_case(text, asked.signs)
    if rest is not None:
        told = [weigh(rest, one) for one in guidance if is_a_past_case(one)]
        return best_of(told, "no_past_case"), facts
    guided = "!runbook" in asked.marks
    if guided and told_as_done(text, guidance):
        return Finding(UNSUPPORTED, "advice_told_as_done"), facts
    remedy = as_remedy(text, guidance) if guided else None
    if remedy is not None and remedy[1]:
        told = [weigh(Asked(remedy[0]), one) for one in remedy[1]]
        return best_of(told, "nothing_from_a_runbook"), facts
    if guided:
        guidance = guidance + turned_conditions(text, guidance)
        rulings = [with_overlooked(weigh(asked, one), asked, one) for one in guidance]
        return in_its_order(best_of(rulings, "nothing_from_a_runbook"), asked, guidance), facts
    if "!that" in asked.marks and before:
        facts = [one for one in facts if one in before or of_the_same(one, before, last)]
    # 3. What the texts do not say.
    if may_limit(asked):
        lacking = limitation(asked, facts)
        if lacking is not None and not goes_on(asked):
            return lacking, facts
        stated = before_a_limitation(asked, facts) if lacking is None else ""
        if stated:
            return _sentence(stated, facts, guidance, before, last)
    # 4. The rows that the sentence before is told of; one text alone; else several together.
    rows = pointed_rows(asked, last, facts, _alone) if last else []
    mine = [one for one in rows if _holds(asked, one)] if rows else []
    if mine:
        return Finding(HOLDS, "row_pointed_at"), mine
    of_rows = None if rows else by_rows(asked, facts, _alone)
    if of_rows is not None:
        return of_rows, facts
    rulings = [_of_one_record(_alone(asked, one), asked, one) for one in facts]
    best = best_of(rulings, "no_text_of_the_present")
    if best.rank == HOLDS and rows:
        return Finding(OPEN, "parts_of_several_records"), facts
    if best.rank == HOLDS and len(facts) > 1:
        own = [one for one, ruling in zip(facts, rulings, strict=True) if not ruling.rank]
        elsewhere = ruled_out_elsewhere(asked, facts, own, _alone)
        if elsewhere is not None:
            return elsewhere, facts
    if best.rank == HOLDS:
        return best, [one for one, ruling in zip(facts, rulings, strict=True) if not ruling.rank]
    if len(facts) > 1:
        joint = together(asked, facts, _alone)
        if joint.rank < best.rank or joint.rule in _SURE_OF_ALL:
            return joint, facts
    # 5. The records of one text, as texts of their own.
    for one, ruling in () if rows else zip(facts, rulings, strict=True):
        added = rows_summed(asked, one)
        if added is False:
            return Finding(CONTRADICTED, "sum_differs"), facts
        if added or (_may_be_of_records(ruling) and _of_records(asked, one)):
            return Finding(HOLDS, "records_of_a_text"), [one]
    if best.rank >= UNSUPPORTED and not rows:
        best = of_its_row(best, asked, facts, _alone)
    if len(facts) > 1 and (
        best.rule == "figure_not_in_evidence"  # how far apart they are, their sum
        or (best.rule in _LACKING and _is_in(best.detail, facts))
    ):
        best = span_in_no_text(asked, facts) or left_to_several(asked, best.detail)
    if best.rule == "figure_differs":
        texts = len(facts) if len(facts) > 1 else len(parts_of(facts[0])) if facts else 0
        if may_count(best.detail, asked, texts):
            best = Finding(OPEN, "figure_may_count_records", best.detail)
        elif len(facts) > 1 and is_a_span(asked, facts):
            best = Finding(OPEN, "needs_several_texts", best.detail)
    return best, facts


def _may_be_of_records(ruling: Finding) -> bool:
    """Whether a text may hold by its records: it lacks no word, or one that compares them."""
    return ruling.rule not in _NOT_BY_ROWS or ruling.detail.lower().lstrip("更") in COMPARING


def _is_in(missing: str, facts: list[Evidence]) -> bool:
    """Whether one of the texts has a word or name that the best one lacks."""
    lower = missing.lower()
    return any(lower in one.lower for one in facts)


def _of_one_record(ruling: Finding, asked: Asked, whole: Evidence) -> Finding:
    """What holds of a whole text must hold of its records: no row lends a value to another."""
    if ruling.rank == HOLDS and may_have_parts(whole):
        if _of_other_lines(asked, whole):
            return Finding(OPEN, "deed_of_another_line")
        single = part_for_total(asked, whole)
        if single is not None:
            return single
        parts = parts_of(whole)
        of_all = averages_rows, shares_rows
        if parts and not _hold(asked, parts) and not any(one(asked, whole) for one in of_all):
            return not_of_one_record(asked, whole, _alone)
    return ruling


def _of_other_lines(asked: Asked, whole: Evidence) -> bool:
    """Whether what is told of one of several that act follows only with the lines of others."""
    own = without_lines_of_others(asked.lower, whole.raw)
    return bool(own) and not _holds(asked, Evidence(own, whole.tool))


def _hold(asked: Asked, parts: list[Evidence]) -> bool:
    if denies_of_all(asked, parts):
        return all(_holds(asked, one) for one in parts)
    for one in parts:
        if _holds(asked, one) and not names_another_row(asked, one, parts):
            return True
    if asked.names and asked.has_numbers and is_of_another_row(asked, parts, _alone):
        return False
    return together(asked, parts, _alone, True).rank == HOLDS


def _of_records(asked: Asked, whole: Evidence) -> bool:
    """Whether a sentence follows from the records of a text, and nothing else in it restrains it."""
    parts = parts_of(whole) if may_have_parts(whole) else []
    if not parts or (is_over(asked, whole) and not are_apart(asked, whole)):
        return False
    if not _hold(asked, parts) or _of_other_lines(asked, whole):
        return False
    if part_for_total(asked, whole) is not None:
        return False
    return bool(rows_of_table(whole)) or unrestrained(asked, whole)


def _alone(asked: Asked, evidence: Evidence) -> Finding:
    if is_empty_result(evidence):
        return negative(asked, evidence)
    ruling = series_point(asked.text, evidence) or weigh(asked, evidence)
    return with_overlooked(ruling, asked, evidence)


def _holds(asked: Asked, evidence: Evidence) -> bool:
    """Whether a sentence holds by one text alone: what else it finds is not asked."""
    if is_empty_result(evidence):
        return negative(asked, evidence).rank == HOLDS
    point = series_point(asked.text, evidence)
    held = holds(asked, evidence) if point is None else point.rank == HOLDS
    return held and overlooked(asked, evidence) is None
