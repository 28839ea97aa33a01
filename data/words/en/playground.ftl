# The greeting of the page for trying the bot without Discord.
playground-title = Welcome to Meeplepost
playground-text = Real board games on Discord, played over days. This is the real bot, on a simulated Discord on your own computer: no token, no account, no internet. Pick a game to play against the computer.
playground-begin = Play the computer
playground-people = Choose **who you are** at the top. To play with each other, open a second window as someone else and use `/table new` in { $tables }.
playground-dms = Hidden hands arrive by **direct message**. Close your DMs, and the game still works.
playground-restart = **Restart the bot** in the middle of a turn: nothing is lost.
playground-loopback = Only this computer can reach this page. When the program ends, its games end too.
