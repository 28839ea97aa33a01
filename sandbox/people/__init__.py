"""People on this Discord: what they type, press and fill in, and how the bot reacted."""
