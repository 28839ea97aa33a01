"""Leagues and tournaments of a server: pairings, seats, standings. Games are played at ordinary tables.

An event is a fold over a short journal, as a game is: `event` says how it stands, `lines` how its journal is spelled, `draws` what comes next.
"""
