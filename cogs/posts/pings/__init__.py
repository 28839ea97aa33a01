"""Whom posts ping, and messages whose purpose is the ping: reminders, and calls that had to wait. Used by `sync`."""
