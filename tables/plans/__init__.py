"""Plans and forced moves: turns that are played for a seat without its person."""
