"""What binding part by part overlooks in one text: restraints, parts for wholes, the other side's value.

Owns the order in which those readings are asked; the worst decides. Pure.
It cannot tell what stands in another text.
"""

from firsthand.contracts.enums import ToolName
from firsthand.rules.meaning.figures.beyond_thresholds import BEYOND_THRESHOLDS
from firsthand.rules.meaning.figures.chinese_groups import CHINESE_GROUPS
from firsthand.rules.meaning.figures.counted_none import COUNTED_NONE
from firsthand.rules.meaning.figures.datapoints import DATAPOINTS
from firsthand.rules.meaning.figures.ends_of_groups import ENDS_OF_GROUPS
from firsthand.rules.meaning.figures.ends_of_heaps import ENDS_OF_HEAPS
from firsthand.rules.meaning.figures.keyed_values import KEYED_VALUES
from firsthand.rules.meaning.figures.numbers_of_connections import NUMBERS_OF_CONNECTIONS
from firsthand.rules.meaning.figures.of_another_key import OF_ANOTHER_KEY
from firsthand.rules.meaning.figures.other_kinds import OTHER_KINDS
from firsthand.rules.meaning.figures.qualified import QUALIFIED
from firsthand.rules.meaning.figures.sides_of_interfaces import SIDES_OF_INTERFACES
from firsthand.rules.meaning.figures.still_to_come import STILL_TO_COME
from firsthand.rules.meaning.figures.times_of_extremes import TIMES_OF_EXTREMES
from firsthand.rules.meaning.figures.told_amiss import TOLD_AMISS
from firsthand.rules.meaning.figures.told_as_count import TOLD_AS_COUNT
from firsthand.rules.meaning.figures.told_as_done import TOLD_AS_DONE
from firsthand.rules.meaning.figures.told_as_other import TOLD_AS_OTHER
from firsthand.rules.meaning.figures.told_as_value import TOLD_AS_VALUE
from firsthand.rules.meaning.figures.told_by_place import TOLD_BY_PLACE
from firsthand.rules.meaning.figures.told_of_whole import TOLD_OF_WHOLE
from firsthand.rules.meaning.figures.totals_told import TOTALS_TOLD
from firsthand.rules.meaning.figures.values_by_name import VALUES_BY_NAME
from firsthand.rules.meaning.figures.within import WITHIN
from firsthand.rules.meaning.reach.ages import AGES
from firsthand.rules.meaning.reach.alerts import alert_is_not_firing
from firsthand.rules.meaning.reach.conditions import CONDITIONS
from firsthand.rules.meaning.reach.former import FORMER
from firsthand.rules.meaning.reach.former_deeds import FORMER_DEEDS
from firsthand.rules.meaning.reach.old_and_new import OLD_AND_NEW
from firsthand.rules.meaning.reach.one_side import ONE_SIDE
from firsthand.rules.meaning.reach.recovered import RECOVERED
from firsthand.rules.meaning.reach.refused import REFUSED
from firsthand.rules.meaning.reach.restraints import RESTRAINED
from firsthand.rules.meaning.reach.skipped import SKIPPED
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.concerned import Concerns, Reading
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, UNSUPPORTED, Finding
from firsthand.rules.meaning.reading.going import outcome_to_come
from firsthand.rules.meaning.roles.answered_by_others import ANSWERED_BY_OTHERS
from firsthand.rules.meaning.roles.clients_of_balancers import CLIENTS_OF_BALANCERS
from firsthand.rules.meaning.roles.clients_of_proxies import CLIENTS_OF_PROXIES
from firsthand.rules.meaning.roles.done_by_callers import DONE_BY_CALLERS
from firsthand.rules.meaning.roles.ended_by_others import ENDED_BY_OTHERS
from firsthand.rules.meaning.roles.ends_of_access_lines import ENDS_OF_ACCESS_LINES
from firsthand.rules.meaning.roles.ends_of_calls import ENDS_OF_CALLS
from firsthand.rules.meaning.roles.ends_of_proxied_lines import ENDS_OF_PROXIED_LINES
from firsthand.rules.meaning.roles.entries import FLAGS_OF_ENTRIES
from firsthand.rules.meaning.roles.former_primaries import FORMER_PRIMARIES
from firsthand.rules.meaning.roles.latter import WHICH_OF_TWO
from firsthand.rules.meaning.roles.listed import LISTED
from firsthand.rules.meaning.roles.members_of_wholes import MEMBERS_OF_WHOLES
from firsthand.rules.meaning.roles.neighbours_of_routers import NEIGHBOURS_OF_ROUTERS
from firsthand.rules.meaning.roles.other_names import OTHER_NAMES
from firsthand.rules.meaning.roles.other_reasons import OTHER_REASONS
from firsthand.rules.meaning.roles.persons_of_deeds import PERSONS_OF_DEEDS
from firsthand.rules.meaning.roles.places_of_deeds import PLACES_OF_DEEDS
from firsthand.rules.meaning.roles.probers import PROBERS
from firsthand.rules.meaning.roles.record_types import RECORD_TYPES
from firsthand.rules.meaning.roles.replicas_in_sync import REPLICAS_IN_SYNC
from firsthand.rules.meaning.roles.rules_of_bounds import of_another_rule
from firsthand.rules.meaning.roles.sided import OTHER_SIDES, first_and_then
from firsthand.rules.meaning.roles.sides import SIDES
from firsthand.rules.meaning.roles.sources_of_copies import SOURCES_OF_COPIES
from firsthand.rules.meaning.roles.starts_and_ends import STARTS_AND_ENDS
from firsthand.rules.meaning.roles.steps_in_order import STEPS_IN_ORDER, steps_exchanged
from firsthand.rules.meaning.roles.tellers import TELLERS
from firsthand.rules.meaning.roles.times_of_deeds import TIMES_OF_DEEDS
from firsthand.rules.meaning.roles.times_of_ends import TIMES_OF_ENDS
from firsthand.rules.meaning.roles.told_turned import TOLD_TURNED
from firsthand.rules.meaning.roles.waiting_parties import WAITING_PARTIES
from firsthand.rules.meaning.roles.waits_of_others import WAITS_OF_OTHERS
from firsthand.rules.meaning.roles.whose_turn import WHOSE_TURN
from firsthand.rules.meaning.words.given_up import GIVEN_UP
from firsthand.rules.sieve import heads

_KNOWLEDGE = ToolName.LOOKUP_KNOWLEDGE
_CONCERNS = Concerns(
    *RESTRAINED,
    TOLD_OF_WHOLE,
    SIDES,
    LISTED,
    OTHER_KINDS,
    OTHER_SIDES,
    QUALIFIED,
    CHINESE_GROUPS,
    FORMER,
    SKIPPED,
    TELLERS,
    STEPS_IN_ORDER,
    *WHICH_OF_TWO,
    *((one,) for one in TOLD_AS_OTHER),
    STILL_TO_COME,
    TOLD_BY_PLACE,
    ENDS_OF_ACCESS_LINES,
    RECORD_TYPES,
    CONDITIONS,
    REFUSED,
    STARTS_AND_ENDS,
    TIMES_OF_ENDS,
    VALUES_BY_NAME,
    ENDS_OF_GROUPS,
    MEMBERS_OF_WHOLES,
    *TOLD_AS_COUNT,
    NEIGHBOURS_OF_ROUTERS,
    ENDS_OF_CALLS,
    *((one,) for one in (*TOLD_AS_DONE, *TOLD_AS_VALUE)),
    ENDED_BY_OTHERS,
    PLACES_OF_DEEDS,
    FORMER_PRIMARIES,
    FLAGS_OF_ENTRIES,
    TIMES_OF_EXTREMES,
    *ANSWERED_BY_OTHERS,
    *DONE_BY_CALLERS,
    PROBERS,
    SOURCES_OF_COPIES,
    CLIENTS_OF_PROXIES,
    CLIENTS_OF_BALANCERS,
    OTHER_REASONS,
    *FORMER_DEEDS,
    WAITS_OF_OTHERS,
    COUNTED_NONE,
    RECOVERED,
    OF_ANOTHER_KEY,
    NUMBERS_OF_CONNECTIONS,
    REPLICAS_IN_SYNC,
    ENDS_OF_PROXIED_LINES,
    WAITING_PARTIES,
    KEYED_VALUES,
    TOTALS_TOLD,
    ENDS_OF_HEAPS,
    SIDES_OF_INTERFACES,
    BEYOND_THRESHOLDS,
    OLD_AND_NEW,
    PERSONS_OF_DEEDS,
    *TOLD_TURNED,
    *WHOSE_TURN,
    *TOLD_AMISS,
    *((one,) for one in ONE_SIDE),
    DATAPOINTS,
    WITHIN,
    AGES,
    GIVEN_UP,
    *((one,) for one in OTHER_NAMES),
    TIMES_OF_DEEDS,
    (Reading(outcome_to_come, said=heads("retry reconnect restart attempt 重")),),
)


def overlooked(asked: Asked, evidence: Evidence) -> Finding | None:
    """The worst that a sentence overlooks in a text; None: nothing. Of a runbook only the order counts."""
    said, text = asked.lower, evidence.lower
    if evidence.tool == _KNOWLEDGE:
        ordered = first_and_then(said, text) or steps_exchanged(said, text)
        return ordered or of_another_rule(asked, evidence)
    worst: Finding | None = None
    ended = -1
    for family, read in _CONCERNS.of(asked.signs, evidence.signs):
        found = read(said, text)
        if found is None or family == ended:  # in this order, since few find anything
            continue
        if found.rank == CONTRADICTED:
            return found
        ended = family
        if worst is None or found.rank > worst.rank:
            worst = found
    return worst


def with_overlooked(finding: Finding, asked: Asked, evidence: Evidence) -> Finding:
    """A finding, unless the sentence overlooks what is worse; one that rules it out already stands."""
    if finding.rank >= UNSUPPORTED:
        return finding
    other = overlooked(asked, evidence)
    return other if other is not None and other.rank > finding.rank else finding


def unrestrained(asked: Asked, evidence: Evidence) -> bool:
    """Whether nothing outside a clause restrains it, so that its words alone may be told."""
    return alert_is_not_firing(asked, evidence) is None and overlooked(asked, evidence) is None
