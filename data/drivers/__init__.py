"""The two kinds of database, and what goes wrong in them; the rest of `data` speaks to both alike. Only the one that is used is imported."""
