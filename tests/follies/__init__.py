"""Positions in which computer players must not do something: a sentence, the deal's seed, the lines so far, and a pattern of foolish turns."""
