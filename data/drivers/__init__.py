"""SQLite and PostgreSQL, and their errors; the rest of `data` treats both alike. Only the one in use is imported."""
