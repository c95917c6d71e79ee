"""`query_logs` over log servers: Loki, Elasticsearch, OpenSearch, VictoriaLogs."""
