"""Private messages about finished games: lists, profiles, sums, ratings."""
