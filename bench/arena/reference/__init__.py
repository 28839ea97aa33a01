"""The first computer player, kept for ever as it was: what later ones are measured against. Nothing here is to be improved."""
