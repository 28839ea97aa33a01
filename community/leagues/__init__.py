"""Leagues and tournaments of a server: who meets whom, who sits where, how everybody stands. Games are played at ordinary tables.

An event is a fold over a short journal, as a game is: `event` says how it stands, `lines` how its journal is spelled, `draws` what comes next.
"""
