"""Every request of a bot against Discord's limits and its description of its own interface; imports the model alone."""
