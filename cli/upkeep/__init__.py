"""Sub-commands that make anew what follows from the journals."""
