"""Learning a game: its rules page by page, what stands on the board, what is still to come."""
