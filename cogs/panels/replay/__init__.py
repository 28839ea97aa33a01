"""Looking back at a game, turn by turn: while it goes on as its reader saw it, after the end with everybody's eyes."""
