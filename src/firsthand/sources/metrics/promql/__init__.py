"""The PromQL guard: an expression in, a text that may be sent or a refusal out. Pure."""

from firsthand.sources.metrics.promql.check import check
from firsthand.sources.metrics.promql.naming import name_of
from firsthand.sources.metrics.promql.policy import Guarded, Policy, Refused, Rule

__all__ = ["Guarded", "Policy", "Refused", "Rule", "check", "name_of"]
