"""Labelled cases, scoring, third-party incidents: measuring only."""
