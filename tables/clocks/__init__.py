"""Time at tables: clocks, late and absent people, and the tasks that wake when something is due."""
