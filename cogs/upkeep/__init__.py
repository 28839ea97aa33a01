"""Everything that runs by itself: posts, reminders, direct messages, threads, recovery after a start, monitoring."""
