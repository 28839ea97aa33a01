"""Finding players: who suits a table, what people want to play, who is matched with whom."""
