"""An Answer as a Document: the conclusion first, then what it rests on, then what is missing.

Law: pure. It shows what the Answer holds and adds no judgement; why there is no conclusion is read
off the Answer's own fields by a table.
"""

from collections.abc import Callable, Iterator, Mapping
from datetime import datetime

from firsthand.contracts.answer import Answer, Budgets, PublishedClaim
from firsthand.contracts.enums import BudgetKind, ClaimKind, Rule, RunState, Verdict
from firsthand.contracts.evidence import ToolInvocation
from firsthand.interfaces.document import (
    VERDICT_TONES,
    Block,
    Document,
    Heading,
    Line,
    Piece,
    Tone,
    cited,
    line,
    section,
)
from firsthand.interfaces.views.evidence import evidence_lines
from firsthand.interfaces.views.origins import NO_ORIGINS, Origins
from firsthand.interfaces.words import (
    BUDGET_WORDS,
    JUDGE_WORDS,
    NOTHING_CLAIMED,
    NOTHING_FOUND,
    SEVERITY_WORDS,
    STATE_WORDS,
    VERDICT_WORDS,
    WORDING_WORDS,
    counted,
    money,
    number,
)
from firsthand.rules.publish.limitations import why_withheld

Invocations = Mapping[int, ToolInvocation]

_NO_CONCLUSION: tuple[tuple[Callable[[Answer, RunState], bool], str], ...] = (
    (
        lambda answer, state: answer.verdict is Verdict.REJECT,
        "the draft cited evidence that does not exist, so nothing is concluded from it",
    ),
    (
        lambda answer, state: state not in (RunState.SUCCEEDED, RunState.RUNNING),
        "the run ended before there was one",
    ),
    (
        lambda answer, state: any(one.rule == Rule.CONCLUSION_WITHHELD for one in answer.withheld),
        "the one that was drafted does not follow from the verified claims",
    ),
    (
        lambda answer, state: _only_negatives(answer) and bool(answer.claims),
        "nothing was found where it was searched; that alone is no proof of health",
    ),
    (
        lambda answer, state: not _only_negatives(answer),
        "none was drafted, since no claim below answers the question by itself",
    ),
    (lambda answer, state: True, "no verified observation supports one"),
)


def fresh_document(answer: Answer, *, state: RunState, now: datetime) -> Document:
    """What the person who asked sees: the answer, then the run."""
    return (
        *answer_document(answer, state=state, now=now),
        *section("Run", run_lines(answer, state)),
    )


def answer_document(
    answer: Answer,
    *,
    state: RunState,
    now: datetime,
    invocations: Invocations | None = None,
    origins: Origins = NO_ORIGINS,
) -> Document:
    """The final view. With `invocations`, evidence stands among its neighbours; with `origins`, in
    its file."""
    known = (invocations or {}, origins)
    return (
        *_conclusion(answer, state),
        *section("Claims", _claims(answer.claims, now, known)),
        *section("Guidance (from runbooks, not observed)", _claims(answer.guidance, now, known)),
        *section("Limitations", _limitations(answer)),
        *section("Next steps", (line(text, marker="-") for text in answer.next_steps)),
        *section("Withheld", _withheld(answer)),
    )


def run_lines(answer: Answer, state: RunState) -> Iterator[Line]:
    """Which run it was, what it used, and how to doubt it: the end of a fresh answer."""
    yield line(f"{answer.run_id} · {answer.flow.value} flow · model {answer.model}")
    yield line(f"session {answer.session_id}", tone=Tone.QUIET)
    yield line(f"It {STATE_WORDS[state]}. Used: {budget_words(answer.budgets)}.")
    yield line("In doubt? Evidence in its context: ", Piece(_show(answer), Tone.STRONG))
    yield line("Judge it again: ", Piece(f"firsthand verify {answer.run_id}", Tone.STRONG))
    if answer.withheld:
        yield line("What was withheld: ", Piece(f"{_show(answer)} --refused", Tone.STRONG))


def _conclusion(answer: Answer, state: RunState) -> Iterator[Block]:
    if answer.conclusion is not None:
        yield Heading(text="Conclusion")
        yield line(answer.conclusion, tone=Tone.STRONG)
    else:
        yield Heading(text="No conclusion")
        why = next(words for holds, words in _NO_CONCLUSION if holds(answer, state))
        yield line(f"None is published: {why}.")
    yield line(
        Piece(answer.verdict.value, VERDICT_TONES[answer.verdict]),
        f": {_verdict_words(answer)}",
    )


def _verdict_words(answer: Answer) -> str:
    """Where no line is cited, none was checked: only that the searches found nothing."""
    if answer.verdict is Verdict.PASS and _only_negatives(answer) and not answer.guidance:
        return NOTHING_FOUND if answer.claims else NOTHING_CLAIMED
    return VERDICT_WORDS[answer.verdict]


def _only_negatives(answer: Answer) -> bool:
    """Also where there is no claim at all."""
    return all(claim.kind is ClaimKind.NEGATIVE_OBSERVATION for claim in answer.claims)


def _claims(
    claims: tuple[PublishedClaim, ...], now: datetime, known: tuple[Invocations, Origins]
) -> Iterator[Line]:
    for place, claim in enumerate(claims, start=1):
        own_words = _quotes_itself(claim)
        text = cited(claim.text, claim.evidence[0].span) if own_words else (Piece(claim.text),)
        yield line(*text, marker=f"{place}.")
        yield line(
            Piece(claim.verdict.value, VERDICT_TONES[claim.verdict]),
            Piece(
                f" · {claim.kind.value.replace('_', ' ')} · {WORDING_WORDS[claim.wording]},"
                f" {JUDGE_WORDS[claim.judged_by]}",
                Tone.QUIET,
            ),
            indent=2,
        )
        for evidence in claim.evidence:
            yield from evidence_lines(
                evidence,
                now=now,
                indent=2,
                invocations=known[0],
                origins=known[1],
                text_is_known=own_words,
            )


def _quotes_itself(claim: PublishedClaim) -> bool:
    """The claim is the one evidence text, letter by letter."""
    return len(claim.evidence) == 1 and claim.evidence[0].text == claim.text


def _limitations(answer: Answer) -> Iterator[Line]:
    """But for the counts of what was withheld, and for what stands above as a negative claim."""
    counts = tuple(f"Withheld ({one.rule}):" for one in answer.withheld)
    claimed = {f"{claim.text}." for claim in answer.claims}
    for text in answer.limitations:
        if not text.startswith(counts) and text not in claimed:
            yield line(text, marker="-")


def _withheld(answer: Answer) -> Iterator[Line]:
    for one in answer.withheld:
        yield line(
            f"{counted(one.count)}: {why_withheld(one.rule)} ",
            Piece(f"({one.rule}, {SEVERITY_WORDS[one.severity]})", Tone.QUIET),
            marker="-",
        )


def _show(answer: Answer) -> str:
    return f"firsthand show {answer.run_id}"


def budget_words(budgets: Budgets) -> str:
    """`3 of 16 model calls, …`; calls whose tokens the provider did not count are said apart."""
    parts = []
    for kind, use in budgets.limited():
        if kind is not BudgetKind.MONEY:
            parts.append(f"{number(use.used)} of {number(use.limit)} {BUDGET_WORDS[kind]}")
    if budgets.money is not None:
        limit = f" of {money(budgets.money.limit)}" if budgets.money.limit else ""
        parts.append(f"{money(budgets.money.used)}{limit} {budgets.money.currency}")
    if budgets.unmeasured_calls:
        parts.append(f"tokens of {budgets.unmeasured_calls} model calls unmeasured")
    return ", ".join(parts)
