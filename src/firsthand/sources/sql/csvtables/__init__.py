"""CSV files as tables: read once, typed, held in memory, asked in MySQL's language."""
