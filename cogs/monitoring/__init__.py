"""How the bot is doing, for whoever runs it: measures, health, an HTTP port on loopback, `/bot status`."""
