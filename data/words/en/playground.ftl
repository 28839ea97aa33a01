# The greeting of the page on which one tries the bot without Discord.
playground-title = Welcome to Meeplepost
playground-text = Real board games on Discord, played over days. Here the real bot plays on a Discord of its own, on your machine: no token, no account, no internet. Choose a game; a computer player is already waiting.
playground-begin = Play the computer
playground-people = At the top you choose **who you are**. Open a second window as somebody else and play each other: `/table new` in { $tables }.
playground-dms = Hidden hands come as a **direct message**. Close your DMs and see that the game goes on.
playground-restart = **Restart the bot** in the middle of a turn: nothing is lost.
playground-loopback = Loopback only: nobody else can reach this page. When the program ends, its games end too.
