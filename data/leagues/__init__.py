"""Events in SQL: leagues and tournaments, their entrants, journals and tables."""
