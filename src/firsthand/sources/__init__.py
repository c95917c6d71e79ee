"""Edges: where evidence comes from. A source reads; it never writes and never renders."""
