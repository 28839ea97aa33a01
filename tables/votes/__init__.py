"""Questions to all people at a table, and what follows from their answers."""
