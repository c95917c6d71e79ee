"""The versions that every answer carries; raise one when an output of its rules may change."""

RULES_VERSION = "1"
RENDERER_VERSION = "1"
