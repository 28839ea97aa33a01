"""Questions to everybody at a table, and their effects."""
