"""People at one table, over days: lobby, drafts, turns, votes, clocks, plans. Knows the time, and reads and writes rows."""
