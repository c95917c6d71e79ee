"""Runbooks: read, cut into passages, indexed, found. They are guidance and never evidence about now."""

from firsthand.sources.knowledge.source import KnowledgeSource, Loaded

__all__ = ["KnowledgeSource", "Loaded"]
