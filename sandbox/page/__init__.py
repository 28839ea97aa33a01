"""The sandbox in a browser: what Discord's own client would show; it may import all of the sandbox.

`python -m sandbox.page -- python other_bot.py` starts a sandbox, any discord.py bot as a process of its own, and the page.
"""
