### What people settle for themselves: settings, privacy, blocks.

## Settings: choices

language-es = Español
