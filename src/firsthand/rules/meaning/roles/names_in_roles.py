"""Who did what to whom: the names of a sentence, each in the role that the text gives it.

Owns which of the rules for names is asked of which names: a role beside a name (`names_of_roles.py`), the
end or side at which it stands (`ends_and_agents.py`), the order of two (`names_in_order.py`), its deed
(`agents.py`). Pure.
It cannot follow a relation over sentences, nor a passive that hides its actor.
"""

from collections.abc import Iterator
from itertools import pairwise, repeat

from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, UNSUPPORTED, Finding
from firsthand.rules.meaning.reading.turned import PLACE
from firsthand.rules.meaning.roles.agents import deed_findings
from firsthand.rules.meaning.roles.deeds_told import deeds_and_names
from firsthand.rules.meaning.roles.ends_and_agents import acted_upon, side_findings
from firsthand.rules.meaning.roles.names_in_order import is_out_of_order, numbered
from firsthand.rules.meaning.roles.names_of_roles import (
    TOLD_OF,
    is_of_the_other_side,
    of_another_key,
    one_name,
    role_values,
    roles_beside,
    roles_by_copula,
    tells_for_another,
)
from firsthand.rules.meaning.roles.switched_masters import EVENT, master_for_former


def role_findings(asked: Asked, evidence: Evidence) -> Iterator[Finding]:
    """A finding for each name of a sentence that stands in a role the evidence gives to another."""
    in_role = False
    lower = evidence.lower
    deeds, named = deeds_and_names(asked)
    tells = not TOLD_OF.isdisjoint(asked.words)
    for part in named:
        text = part.text.lower()
        roles = roles_beside(part, asked) or (roles_by_copula(part, asked) if tells else [])
        for role in roles:
            values = role_values(role, evidence)
            in_role |= bool(values)
            if values and not any(map(one_name, repeat(text), values)):
                yield Finding(CONTRADICTED, "role_of_another_name", part.text)
            elif not values and is_of_the_other_side(role, part, evidence):
                yield Finding(CONTRADICTED, "role_of_the_other_side", part.text)
        if tells and tells_for_another(part, asked, evidence):
            yield Finding(CONTRADICTED, "told_by_another", part.text)
        if text not in lower and of_another_key(part, asked, evidence):
            yield Finding(CONTRADICTED, "value_of_its_key_differs", part.text)
    if EVENT in lower and asked.names:
        former = master_for_former(asked, evidence)
        if former is not None:
            yield former
    if "=" in lower or "->" in lower or "_by" in lower:  # what a side stands beside
        yield from side_findings(asked, evidence)
    if deeds:
        yield from deed_findings(deeds, asked, evidence)
    named = [*asked.names, *numbered(asked)] if asked.has_numbers else asked.names
    for first, second in pairwise(sorted(named, key=PLACE)) if len(named) > 1 else ():
        if is_out_of_order(first, second, asked, evidence):
            yield Finding(CONTRADICTED, "order_of_names", f"{first.text}, {second.text}")
    if len(asked.names) == 1 and not in_role and acted_upon(asked.names[0], asked, evidence):
        yield Finding(UNSUPPORTED, "name_acts_not", asked.names[0].text)
