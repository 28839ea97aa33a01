### What people settle for themselves: settings, privacy, blocks.

## Settings: buttons

language-es = Español
