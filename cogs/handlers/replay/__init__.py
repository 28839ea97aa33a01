"""What a replay leads to: films, and private copies on which one tries out what would have been."""
