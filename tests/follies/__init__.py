"""Positions in which computer players must not do something: a sentence, the deal's seed, the lines so far, and a pattern of foolish turns.

`key` is what the search was seeded with where another key would hide the folly: *easy* overlooks other turns with every key.
"""
