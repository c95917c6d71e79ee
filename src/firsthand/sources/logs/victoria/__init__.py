"""VictoriaLogs, over `/select/logsql/query`."""
