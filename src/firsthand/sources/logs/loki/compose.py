"""From a `LogFilter` to LogQL: one query for each set of services with the same terms left to find.

Law: pure. Each query, and all together, hold every record that the filter may pass: terms by a
case-insensitive pattern of their literals, levels only by what surely lies below. A service stands
to Loki as a file's name does to a folder: a term in its name is found in all of its records.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from firsthand.sources.logfilter import LogFilter
from firsthand.sources.logs.entry import By, Tier
from firsthand.sources.logs.loki.shapes import (
    Comparison,
    Joined,
    LineFilter,
    LogQL,
    Matcher,
    Stage,
)
from firsthand.sources.logs.patterns import (
    escaped,
    level_words,
    low_head,
    name_pattern,
    term_pattern,
)
from firsthand.sources.logs.record import PLACES

LONGEST_LIST = 20_000
"""Characters of service names in one selector."""
PLACE_LABELS = tuple(dict.fromkeys(name.replace(".", "_") for name in PLACES))
LEVEL_LABEL = "level"


def plan(
    base: LogQL, label: str, services: Sequence[str], asked: LogFilter, raw: LogQL | None
) -> tuple[Tier, ...]:
    """`base` is the operator's selector; `services` are the values of its label in the window."""
    whole = _joined(base, raw)
    if asked.service is None:
        queries = tuple(_queries(whole, label, services, asked, rest=True))
        return (Tier(queries=queries, shown=str(_with_terms(whole, asked))),)
    pattern = name_pattern(asked.service)
    anywhere = f"(?i).*{pattern.removeprefix('(?i)')}.*"
    mine = [name for name in services if asked.service.within_text(name)]
    if sum(map(len, mine)) > LONGEST_LIST:
        named = LogQL((*whole.matchers, Matcher(label, "=~", anywhere)), whole.stages)
        left = _sought_in_text(asked, mine)
        return (Tier(queries=(str(_with_terms(named, left)),), by=By.SERVICE),)
    if mine:
        queries = tuple(_queries(whole, label, mine, asked, rest=False))
        return (Tier(queries=queries, by=By.SERVICE),)
    places = tuple(Comparison(place, "=~", anywhere) for place in PLACE_LABELS)
    named = LogQL(whole.matchers, (Joined("or", places), *whole.stages))
    texts = LogQL(whole.matchers, (LineFilter("|~", (pattern,)), *whole.stages))
    present = str(LogQL(base.matchers, (Joined("or", places),)))
    return (
        Tier(queries=(str(_with_terms(named, asked)),), by=By.PLACE, present=present),
        Tier(queries=(str(_with_terms(texts, asked)),), by=By.TEXT),
    )


def _joined(base: LogQL, raw: LogQL | None) -> LogQL:
    if raw is None:
        return base
    return LogQL(base.matchers + raw.matchers, base.stages + raw.stages)


def _queries(
    whole: LogQL, label: str, services: Sequence[str], asked: LogFilter, *, rest: bool
) -> Iterable[str]:
    """One query for each distinct rest of the terms. `rest`: services that are not listed, too."""
    groups: dict[tuple[tuple[str, ...], ...], tuple[LogFilter, list[str]]] = {}
    plain = _key(asked)
    for name in services:
        left = asked.without(name, name)
        groups.setdefault(_key(left), (left, []))[1].append(name)
    listed = [name for key, (_, names) in groups.items() if key != plain for name in names]
    if sum(map(len, listed)) > LONGEST_LIST:
        yield str(_with_terms(whole, _sought_in_text(asked, listed)))
        return
    for key, (left, names) in groups.items():
        if key == plain and rest:
            continue
        only = Matcher(label, "=~", "|".join(map(escaped, names)))
        yield str(_with_terms(LogQL((*whole.matchers, only), whole.stages), left))
    if rest:
        without = (Matcher(label, "!~", "|".join(map(escaped, listed))),) if listed else ()
        yield str(_with_terms(LogQL((*whole.matchers, *without), whole.stages), asked))


def _sought_in_text(asked: LogFilter, names: Sequence[str]) -> LogFilter:
    """The terms that none of very many names holds; what is left out is for the filter alone."""
    lefts = [asked.without(name, name) for name in names]
    any_of = asked.any_of if all(left.any_of for left in lefts) else ()
    all_of = tuple(term for term in asked.all_of if all(term in left.all_of for left in lefts))
    return replace(asked, any_of=any_of, all_of=all_of)


def _key(asked: LogFilter) -> tuple[tuple[str, ...], ...]:
    return tuple(term.text for term in asked.any_of), tuple(term.text for term in asked.all_of)


def _with_terms(query: LogQL, left: LogFilter) -> LogQL:
    """Line filters stand first: they are what Loki does fastest."""
    filters = [LineFilter("|~", (term_pattern((term,)),)) for term in left.all_of]
    if left.any_of:
        filters.append(LineFilter("|~", (term_pattern(left.any_of),)))
    return LogQL(query.matchers, (*filters, *_level(left), *query.stages))


def _level(asked: LogFilter) -> Iterable[Stage]:
    """Leaves out what says to be below the least level; a record that says nothing stays."""
    words = level_words(asked.least) if asked.least is not None else ()
    if asked.least is not None and words:
        yield LineFilter("!~", (low_head(asked.least),))
        yield Comparison(LEVEL_LABEL, "!~", f"(?i)(?:{'|'.join(words)})")
