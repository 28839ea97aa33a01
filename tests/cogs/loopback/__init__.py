"""The real bot, as a process of its own, on a loopback Discord."""
