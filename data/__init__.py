"""What the bot keeps (`store`), and what it is told: content, words, themes, fonts."""
