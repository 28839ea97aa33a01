"""The REST routes by what they are about; importing this package registers them all."""

from sandbox.routes import account, channels, commands, messages, responses, threads

__all__ = ["account", "channels", "commands", "messages", "responses", "threads"]
