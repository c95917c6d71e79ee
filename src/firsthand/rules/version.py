"""The versions that every answer carries; raise one when an output of its rules may change.

RULES_VERSION: any change after which the same draft over the same evidence may be judged or
published otherwise. RENDERER_VERSION: any change after which the same recorded item may have
another text (`rules/evidence`: renderers, `oneline`, `values`); stored texts keep the version that
made them, and only a record of the same version is rendered again to compare.
"""

from types import FunctionType

from firsthand.rules.sieve import holds_any

RULES_VERSION = "11"
RENDERER_VERSION = "2"

COMPILED = not isinstance(holds_any, FunctionType)
"""Whether these rules were compiled (`make compiled`). Their answers are the same."""
