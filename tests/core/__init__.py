"""Laws, vectors, journals and secrets of every game."""
