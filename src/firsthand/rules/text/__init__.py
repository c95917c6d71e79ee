"""Is this excerpt really from that text?

`match_excerpt` rules, `explain` says why. The canonical form and the tokens are the words that other rules
share: read `canonical.py` and `tokens.py` before using them.
"""

from firsthand.rules.text.canonical import Canonical, canonical
from firsthand.rules.text.excerpt import match_excerpt
from firsthand.rules.text.explain import Explanation, explain
from firsthand.rules.text.tokens import Token, TokenKind, tokenize

__all__ = [
    "Canonical",
    "Explanation",
    "Token",
    "TokenKind",
    "canonical",
    "explain",
    "match_excerpt",
    "tokenize",
]
