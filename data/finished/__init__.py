"""SQL for lists and sums of finished games: rows computed from journals, which can be rebuilt."""
