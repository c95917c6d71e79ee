"""Does this sentence really follow from those verified texts? (design.md §5)

Law: pure; a verdict is made of named findings, never of a similarity. What is not recognised is
not derivable.
"""

from firsthand.rules.meaning.derivability import derivability

__all__ = ["derivability"]
