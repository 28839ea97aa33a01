"""Messages whose purpose is the ping: reminders, and calls that had to wait. Used by `sync`."""
