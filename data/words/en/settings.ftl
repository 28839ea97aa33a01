### What people settle for themselves: settings, privacy, blocks.

## Settings

settings-title = **Your settings for every table.** Changes apply right away.
# $zone: “Europe/Berlin”.
settings-zone-now = 🕰️ { $zone }. To change your time zone, use `/settings zone:`

settings-quiet-none = 🌙 No quiet hours: your clocks run day and night.
# $since, $until: times, “22:00”.
settings-quiet-now = 🌙 Quiet hours from { $since } to { $until }: I’ll hold back notifications. From your next turn on, your clocks stop too.

settings-digest-none = 🔔 I’ll notify you straight away of every turn and decision.
# $at: when the next one comes.
settings-digest-now = 🔔 One direct message a day lists what’s waiting for you (next: { $at }). I’ll notify you straight away of anything that ends before then, or less than three hours later.
# $why: “off” or “closed”.
settings-digest-closed = { $why ->
    [off] 🔔 A daily digest needs direct messages, but yours are off, so I’ll notify you each time.
   *[closed] 🔔 I can’t send you direct messages, so I’ll notify you each time. Allow direct messages, then choose the hour of your digest again.
}

settings-away-none = 🏝️ Going away? Use `/settings away: until:`, and I won’t notify you until you’re back.
# $since, $until: days.
settings-away-now = 🏝️ Away from { $since } until { $until }: I won’t notify you until you’re back. Your clocks run as usual and may use up your days of holiday.

settings-direct-messages-on = ✉️ I also send your hand and any questions by direct message.
settings-direct-messages-off = ✉️ No direct messages. **Hand** and **Play** show everything in the thread.
settings-confirm-on = ✅ No turn is played until you press **Confirm**.
settings-confirm-off = ✅ Your turn is played as soon as your last tap completes it. If that would reveal new information, I’ll wait for **Confirm**.
settings-forced-on = ⏩ I play moves that leave you no choice, such as a roll. If that’s your whole turn, I’ll let you know.
settings-forced-off = ⏩ You play forced moves yourself.
settings-words-on = 🔤 Your choices are lists that describe everything in words.
settings-words-off = 🔢 Your choices are buttons, numbered as in the picture.
settings-puzzles-named-on = 🧩 If you find a puzzle of the day, the post in that server’s channel may name you.
settings-puzzles-named-off = 🧩 No post names you when you find a puzzle of the day.
settings-no-such-days = “{ $value }” isn’t a valid break. Pick the first and the last day, up to three months apart.
settings-no-such-zone = I don’t know the time zone “{ $value }”. Type a city and pick a suggestion, such as Europe/Berlin.
settings-no-such-choice = “{ $value }” isn’t one of the choices here.

## Settings: buttons
## Button, 80.

# $state: “on” or “off”, how it is now.
settings-direct-messages = { $state ->
    [on] Direct messages: on
   *[off] Direct messages: off
}
settings-confirm = { $state ->
    [on] Confirm: on
   *[off] Confirm: off
}
settings-forced = { $state ->
    [on] Forced moves: automatic
   *[off] Forced moves: by hand
}
settings-words = { $state ->
    [on] Choices: lists
   *[off] Choices: numbers
}
settings-puzzles-named = { $state ->
    [on] Named for puzzles: yes
   *[off] Named for puzzles: no
}
# Button, 80.
settings-away-end = End my break

## Settings: menus
## Placeholder, 150.

settings-language = Language
settings-zone = Time zone
settings-since = Start of quiet hours
settings-quiet = Length of quiet hours
settings-digest = Separate notifications or a daily digest

## Settings: choices
## Option, 100.

settings-language-discord = Language: follow Discord ({ $language })
settings-language-is = Language: { $language }
# $time: “18:00”.
settings-since-time = Quiet hours from { $time }

settings-quiet-hours = { $count ->
    [0] No quiet hours
    [one] { $count } hour
   *[other] { $count } hours
}
settings-digest-off = A notification for each turn and decision
# $time: “18:00”.
settings-digest-time = One message a day, at { $time }
# In its own language, as in every language’s file. Also option and value of an option.
language-en = English
language-de = Deutsch
language-es = Español
language-fr = Français
language-ja = 日本語

## Privacy

# $days: how many; 0 if tables are kept.
privacy-about = { $days ->
    [0] I keep only what a table needs: your Discord ID and display name, your moves, your contribution to each shuffle (I keep only the hash of any word you typed), your settings and notes, the people you’ve blocked, and your lesson progress. I don’t read chat. Everyone in the thread sees moves and names. Only you see your hands, drafts and notes, but my operator can read the database. Tables are kept until someone asks me to delete them. `/privacy export` gives you a file with everything, and `/privacy forget` deletes it.
   *[other] I keep only what a table needs: your Discord ID and display name, your moves, your contribution to each shuffle (I keep only the hash of any word you typed), your settings and notes, the people you’ve blocked, and your lesson progress. I don’t read chat. Everyone in the thread sees moves and names. Only you see your hands, drafts and notes, but my operator can read the database. Tables nobody has touched for { $days } days are deleted, with two weeks’ notice. Results of finished games stay linked to you until you delete your data. `/privacy export` gives you a file with everything, and `/privacy forget` deletes it.
}
# Link. $url: an address.
privacy-link = [Privacy]({ $url })

privacy-exported = { $count ->
    [0] This is everything I keep about you: your settings, and no tables. It contains nobody else’s secrets.
    [one] This is everything I keep about you: your settings, and your seat and moves at one table. It contains nobody else’s secrets.
   *[other] This is everything I keep about you: your settings, and your seats and moves at { $count } tables. It contains nobody else’s secrets.
}
# Above the red button.
privacy-sure = { $count ->
    [0] **Delete your data?** Your settings, drafts, plans and notes, and your name on every seat, will be deleted for good. You’re not in any game at the moment.
        Your moves stay in the game files, without your name. Messages and thread names already on Discord stay as they are. Only moderators can delete them, or you if they’re yours.
    [one] **Delete your data?** Your settings, drafts, plans and notes, and your name on every seat, will be deleted for good. Your running game will continue: a computer will play for you, as “{ someone }”.
        Your moves stay in the game files, without your name. Messages and thread names already on Discord stay as they are. Only moderators can delete them, or you if they’re yours.
   *[other] **Delete your data?** Your settings, drafts, plans and notes, and your name on every seat, will be deleted for good. Your { $count } running games will continue: a computer will play for you, as “{ someone }”.
        Your moves stay in the game files, without your name. Messages and thread names already on Discord stay as they are. Only moderators can delete them, or you if they’re yours.
}

privacy-forgotten = Done. Nothing here is linked to you any more. You’re welcome back at any time as a new player.
# Link. $url: an address.
terms-link = [Terms]({ $url })
# Button, 80.
button-forget = Delete my data

## Blocks

# Heading.
blocks-title = { $count ->
    [0] **You haven’t blocked anyone.** To block someone, use `/privacy block` and choose them.
    [one] **You have blocked one person**
   *[other] **You have blocked { $count } people**
}

blocks-help = -# You won’t be matched, invited or seated with people you’ve blocked, on any server. Nobody is told. Games you’re already in together continue. In a league or tournament you’re both in, you’ll meet only if the draw leaves no choice.
# Placeholder, 150.
blocks-unblock = Unblock …

blocked = You’ve blocked { $who }.
blocked-lobbies = { $count ->
    [one] You’re both in a lobby that hasn’t started. Leave it, or remove them if you’re the host:
   *[other] You’re both in { $count } lobbies that haven’t started. Leave them, or remove them where you’re the host:
}
blocked-running = { $count ->
    [one] One game you’re both in continues. You can offer your seat there under **⋯**.
   *[other] { $count } games you’re both in continue. You can offer your seat there under **⋯**.
}
# Button, 80.
button-unblock = Unblock
button-blocks = My list

block-nobody = You can block other people, but not yourself or a bot.
block-too-many = You’ve blocked { $most } people, which is the limit. Unblock someone first: `/privacy block` shows your list.
