"""From an interaction to its handler and from the handler's message to Discord: routing, context, answers, errors.
Imports `cogs.messages` and presenters alone.
"""
