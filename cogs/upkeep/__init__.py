"""What runs by itself: messages catch up with the journal, reminders, direct messages, threads, recovery after a start, how the bot is doing."""
