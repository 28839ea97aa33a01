"""The sandbox in a browser: what Discord's own client would show, for whoever has no token and no Discord.

`python -m sandbox.page` starts a sandbox, the real bot as a process of its own, and the page.
"""
