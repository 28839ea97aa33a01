"""Leagues and tournaments: who meets whom, how they stand, and that they run to their ends by themselves."""
