"""Learning a game: looking into its rules, lessons, and hints."""
