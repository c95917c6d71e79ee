"""`query_mysql`: MySQL, MariaDB, PostgreSQL and CSV tables behind one guard."""
