"""Elasticsearch 7, 8, 9 and OpenSearch, over their common `_search`."""
