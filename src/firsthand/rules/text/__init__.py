"""Is this excerpt really from that text? See `canonical.py` and `tokens.py` for the words it speaks."""

from firsthand.rules.text.canonical import Canonical, canonical
from firsthand.rules.text.excerpt import match_excerpt
from firsthand.rules.text.tokens import Token, TokenKind, tokenize

__all__ = ["Canonical", "Token", "TokenKind", "canonical", "match_excerpt", "tokenize"]
