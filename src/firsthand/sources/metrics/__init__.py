"""`query_metrics`: alerts and series of servers and of evidence folders."""
