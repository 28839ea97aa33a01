"""People find each other: who fits a table, what somebody wishes to play, who is matched with whom."""
