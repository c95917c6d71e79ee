"""Budgets, lifecycle, boundaries: every model and tool call passes here and is recorded."""
