"""Time at tables: how it is counted, what becomes of late and absent people, and the task that wakes when something is due."""
