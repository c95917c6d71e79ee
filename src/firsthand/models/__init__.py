"""Edges: language models by name, the scripted model and the offline model."""
