"""The diagnostician that needs no model: question → queries → ranked evidence → micro-facts.

Law: pure and deterministic, over rules and contracts. It asks bounded queries, quotes what came
back in fixed frames, and states nothing that no evidence states.
"""

from firsthand.offline.decide import decide
from firsthand.offline.state import CallTool, Finish, Situation, ToolResult

__all__ = ["CallTool", "Finish", "Situation", "ToolResult", "decide"]
