"""Loki, over `/loki/api/v1/query_range`."""
