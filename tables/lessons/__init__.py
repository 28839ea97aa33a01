"""Lessons: prepared positions in which one person learns a game, alone and without a clock. What they teach stands in `data/lessons`."""
