"""Edges: the store of sessions, runs, invocations and events."""
