"""Builders that all tests may use."""
