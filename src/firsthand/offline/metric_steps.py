"""What to ask query_metrics: alerts first, and later the series that the question names. Pure."""

from collections.abc import Iterator, Sequence

from firsthand.contracts.base import JsonObject
from firsthand.offline.lexicon import CARRIERS
from firsthand.offline.names import families
from firsthand.offline.progress import Progress, window_of
from firsthand.offline.reading import Reading
from firsthand.offline.series import metrics_to_ask, words_to_ask
from firsthand.offline.terms import term


def alert_steps(progress: Progress, own: Sequence[Reading]) -> Iterator[JsonObject]:
    """1. by the alert's name, the subject, or all. 2. widen if empty, else what else is on there.

    A name that is too long for a term is asked for by no name at all.
    """
    question = progress.question
    window = window_of(progress)
    named: JsonObject = {"name": question.alerts[0]} if question.alerts else {}
    subject = question.subjects[0] if question.subjects else None
    about: JsonObject = {"service": subject} if subject else {}
    if not own:
        yield named or {**about, **window}
        yield dict(window)
        return
    if own[-1].items:
        service = _shared_service(progress)
        if named and service is not None:
            yield {"service": service}
        return
    if named and about:
        yield about
    if subject is not None and families(subject)[1:]:
        yield {"service": families(subject)[-1]}
    yield {}


def series_steps(progress: Progress, own: Sequence[Reading]) -> Iterator[JsonObject]:
    """One metric after the other; where not all are listed, what has a word of the question in its name."""
    question, window = progress.question, window_of(progress)
    named = metrics_to_ask(progress.metrics, question)
    for name in named:
        yield {"name": name, **window}
    if not progress.all_metrics and not named:
        about: JsonObject = {"service": question.subjects[0]} if question.subjects else {}
        yield from ({"name": word, **about, **window} for word in words_to_ask(question))


def _shared_service(progress: Progress) -> str | None:
    """The service, by its family's name, that the asked alert is about."""
    for entry in progress.ranked:
        if entry.alert is None or not entry.named:
            continue
        for key in ("service", "app", "deployment", "workload_name", "kube_deployment", "pod"):
            value = term(entry.alert.values.get(key, ""))
            if value and len(value) > 3 and not any(carrier in value for carrier in CARRIERS):
                return families(value)[-1]
    return None
