"""check: an expression in, a text that may be sent or a refusal out. A straight line.

1. read the tokens, parse  2. the selectors  3. law 8  4. write the text  5. read it back
"""

from firsthand.sources.metrics.promql import tree
from firsthand.sources.metrics.promql.law import obeying
from firsthand.sources.metrics.promql.matchers import plain_selectors
from firsthand.sources.metrics.promql.parse import parse
from firsthand.sources.metrics.promql.policy import Guarded, Policy, Refusal, Refused, Rule
from firsthand.sources.metrics.promql.write import write

DEFAULT = Policy()


def check(promql: str, policy: Policy = DEFAULT) -> Guarded | Refused:
    """Never raises, whatever the text is. Pure."""
    try:
        return _check(promql, policy)
    except Refusal as refusal:
        return Refused(rule=refusal.rule, detail=refusal.detail)
    except RecursionError:
        return Refused(rule=Rule.TOO_COMPLEX, detail="nested too deeply; ask for less at once")
    except (ValueError, OverflowError) as error:  # a number that no float holds
        return Refused(rule=Rule.UNREADABLE, detail=f"it cannot be read ({type(error).__name__})")


def _check(promql: str, policy: Policy) -> Guarded:
    parsed = plain_selectors(parse(promql, policy))  # 1, 2
    node = obeying(parsed, policy)  # 3
    text = write(node)  # 4
    if obeying(plain_selectors(parse(text, policy)), policy) != node:  # 5
        raise Refusal(Rule.UNSTABLE, "it reads differently when written anew; write it plainly")
    named = (one.name for one in tree.walk(node) if isinstance(one, tree.Selector))
    return Guarded(promql=text, tree=node, metrics=frozenset(name for name in named if name))
