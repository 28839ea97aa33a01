"""Shared by every game: the protocol, texts, notation, chance, the journal. Imports nothing but itself; everybody may
import it.
"""
