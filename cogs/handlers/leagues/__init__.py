"""Leagues and tournaments: signing up, and what organisers do."""
