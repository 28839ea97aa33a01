"""Bad days, made on purpose: campaigns that kill, starve, confuse and spy on the bot, and count what comes of it.

`python -m tests.faults` runs them at length; `make test` runs a little of each.
"""
