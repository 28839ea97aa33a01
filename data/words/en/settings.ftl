# What people and servers settle for themselves, and what people plan ahead.

# /settings
settings-command = Language, time zone, quiet hours, messages: how you like to play
settings-command-zone = Your time zone: type a city or a zone
settings-command-away = First day of a longer break: I don’t call you until you’re back
settings-command-until = Last day of that break
settings-title = **Your settings** apply at every table. Changes apply right away.
settings-language = Language
settings-language-discord = Language: follow Discord ({ $language })
settings-language-is = Language: { $language }
settings-zone = Time zone
settings-zone-now = 🕰️ { $zone }. Another zone: `/settings zone:`
settings-since = Quiet hours start
settings-since-time = Quiet hours from { $time }
settings-quiet = Quiet hours length
settings-quiet-hours = { $count ->
    [0] No quiet hours
    [one] { $count } hour
   *[other] { $count } hours
}
settings-quiet-none = 🌙 No quiet hours: your clocks run day and night.
settings-quiet-now = 🌙 Quiet hours from { $since } to { $until }: calls wait until they end. Your clocks stop, starting with your next turn.
# Whether each turn and decision calls, or one direct message a day. $time such as “18:00”; $at is the next one’s time.
settings-digest = Single calls or a daily digest
settings-digest-off = A call for each turn and decision
settings-digest-time = One message a day, at { $time }
settings-digest-none = 🔔 I call you for each turn and decision right away.
settings-digest-now = 🔔 One direct message a day says what waits for you, next at { $at }. What ends sooner, or within three hours after it, calls you right away.
settings-digest-closed = { $why ->
    [off] 🔔 A daily digest needs direct messages, and yours are off. So I call you each time.
   *[closed] 🔔 Your direct messages are closed to me, so I call you each time. Open them, then choose the hour of your digest again.
}
# A longer break, with its first and its last day.
settings-away-none = 🏝️ Away for longer? With `/settings away: until:` my calls wait until you’re back.
settings-away-now = 🏝️ Away from { $since } until { $until }: my calls wait until you’re back. Your clocks run as agreed, and use your vacation.
settings-away-end = End my break
settings-no-such-days = “{ $value }” isn’t a break I know. Pick the first day and the last, up to three months apart.
settings-direct-messages = { $state ->
    [on] Direct messages: on
   *[off] Direct messages: off
}
settings-direct-messages-on = ✉️ I also send your hand and questions to you by direct message.
settings-direct-messages-off = ✉️ No direct messages. **Hand** and **Play** show everything in the thread.
settings-confirm = { $state ->
    [on] Confirm: on
   *[off] Confirm: off
}
settings-confirm-on = ✅ Every turn waits until you press **Confirm**.
settings-confirm-off = ✅ Your turn is played as soon as your last tap completes it. If it reveals something new, it still waits for **Confirm**.
settings-forced = { $state ->
    [on] Forced moves: automatic
   *[off] Forced moves: by hand
}
settings-forced-on = ⏩ Moves without a choice, such as a roll, are played for you. If that was your whole turn, I tell you.
settings-forced-off = ⏩ You play forced moves yourself.
settings-words = { $state ->
    [on] Choices: lists
   *[off] Choices: numbers
}
settings-words-on = 🔤 Your choices are lists that describe everything in words.
settings-words-off = 🔢 Your choices are buttons with the numbers on the picture.
settings-no-such-zone = I don’t know the time zone “{ $value }”. Type a city and pick a suggestion, such as Europe/Berlin.
settings-no-such-choice = “{ $value }” isn’t one of the choices here.

# /server-settings
server-settings-command = Where tables can be opened on this server, by whom, in which language, and how many
server-title = **Table settings for this server.** Changes apply right away.
server-language = Language of new tables
server-language-discord = the server’s own
server-zone = Time zone of notifications
server-most = Tables per person
server-most-none = no limit
server-most-count = { $count } at once
server-channels = Channels for tables (none: everywhere)
server-creators = Role that may open tables (none: everyone)
server-moderators = Role that moderates tables (in addition to Discord’s own)
server-moderators-gone = ⚠️ The role that moderated tables was deleted: those who may manage the server or its threads still do.
button-begins = Defaults for new tables
server-begins = **Defaults for new tables on this server.** Hosts can still choose otherwise.
server-begins-help = -# Options that don’t work for a table’s number of players fall back to the game’s default.
server-begins-game = Options of a game
button-tables = Tables
server-tables = { $count ->
    [0] No table is open on this server.
    [one] **One table on this server**
   *[other] **{ $count } tables on this server**
}
server-tables-pick = Choose a table to manage
server-table-gathers = waiting for players since { $since }
server-table-waits = { $waits } Since { $since }.
server-table-help = -# Moderators who don’t play at a table can skip a player who takes too long, or offer their seat to a substitute. The thread says who did it. For a private game (🔒), use `/table skip` and `/table substitute` in its thread.
button-offer-of = Offer { $who }’s seat
server-help = -# Hosts can still choose another language. Open lobbies count towards the limit. Members who can manage the server can always open tables, within the channels and the limit.
server-channels-gone = { $left ->
    [0] ⚠️ The channels chosen for tables were deleted: tables may be opened everywhere again.
   *[other] ⚠️ { $count ->
        [one] One channel chosen for tables was
       *[other] { $count } channels chosen for tables were
    } deleted; the others still hold.
}
# $channels are channels, $names permissions that the bot lacks there.
server-channels-lack = { $count ->
    [one] ⚠️ In { $channels }, I still need the permission { $names }. `/doctor` there says what each is for.
   *[other] ⚠️ In { $channels }, I still need the permissions { $names }. `/doctor` there says what each is for.
}
server-role-gone = ⚠️ The role that could open tables was deleted: everyone may open them again.
server-elsewhere = Tables on this server are opened in { $channels }.
server-not-creator = On this server, only { $role } can open tables. You can join any open one.
server-enough = { $count ->
    [one] On this server you can be at one table at a time, and you already are. Try again when one ends.
   *[other] On this server you can be at { $count } tables at a time, and you already are. Try again when one ends.
}
server-not-manager = Only members who can manage this server can change this.

# /privacy
someone = Former player
privacy-command = Your data: get it, or have it removed
privacy-command-about = What I keep about you, for how long, and who sees it
privacy-about = { $days ->
    [0] I keep only what a table needs: your Discord ID and display name, your moves, your share in each shuffle (words only as a hash), your settings and notes, the people you’ve blocked, and your lesson progress. I don’t read chat. Everyone in the thread sees moves and names. Only you see your hands, drafts and notes, but my operator can read the database. Tables are kept until someone asks me to delete them. `/privacy export` gives you a file with everything; `/privacy forget` deletes it.
   *[other] I keep only what a table needs: your Discord ID and display name, your moves, your share in each shuffle (words only as a hash), your settings and notes, the people you’ve blocked, and your lesson progress. I don’t read chat. Everyone in the thread sees moves and names. Only you see your hands, drafts and notes, but my operator can read the database. Tables nobody has touched for { $days } days are deleted, with two weeks’ notice. Results of finished games stay until you ask. `/privacy export` gives you a file with everything; `/privacy forget` deletes it.
}
privacy-link = [Privacy]({ $url })
terms-link = [Terms]({ $url })
privacy-command-export = Get everything that I keep about you, as a file
privacy-command-forget = Have your name and everything about you removed
privacy-exported = { $count ->
    [0] This is everything I keep about you: your settings, and no tables. It contains nobody else’s secrets.
    [one] This is everything I keep about you: your settings, and your seat and moves at one table. It contains nobody else’s secrets.
   *[other] This is everything I keep about you: your settings, and your seats and moves at { $count } tables. It contains nobody else’s secrets.
}
privacy-sure = { $count ->
    [0] **Delete your data?** Your settings, drafts, plans and notes are deleted for good, and so is your name on every seat. You’re not in a game now.
        Your moves stay in the game files, without your name. Messages already on Discord stay as they are, and so do thread names: only moderators, or you for your own, can delete them.
    [one] **Delete your data?** Your settings, drafts, plans and notes are deleted for good, and so is your name on every seat. Your running game continues: a computer plays for you, as “{ someone }”.
        Your moves stay in the game files, without your name. Messages already on Discord stay as they are, and so do thread names: only moderators, or you for your own, can delete them.
   *[other] **Delete your data?** Your settings, drafts, plans and notes are deleted for good, and so is your name on every seat. Your { $count } running games continue: a computer plays for you, as “{ someone }”.
        Your moves stay in the game files, without your name. Messages already on Discord stay as they are, and so do thread names: only moderators, or you for your own, can delete them.
}
button-forget = Delete my data
# To somebody in whose name the operator was written to. $code is eight letters and digits.
letter-export = Someone has asked the operator of this bot for everything it keeps about you. If it was you, send them this code: `{ $code }`. If not, do nothing.
letter-forget = Someone has asked the operator of this bot to delete everything it keeps about you. If it was you, send them this code: `{ $code }`. If not, do nothing.
privacy-forgotten = Done. Nothing here is linked to you any more. You’re welcome back at any time as a new player.

# Plans
plan-is-kept = 📋 Kept. If everything turns out as shown here, it is played as soon as it’s your turn. Only you know.
plan-is-dropped = 📋 Your plans are dropped.
plan-waits = { $count ->
    [one] 📋 Your secret plan for your turn:
   *[other] 📋 Your secret plans for your turn (the first one that still works is played):
}
plan-played = 📋 It was your turn, and your plan was played.
plan-forced = ⏩ Your turn had only one possible move, so I played it for you.
plan-undone = 📋 A turn was undone and it’s your turn again, so your plan was dropped.
plan-dropped = 📋 Your plan was not played. It’s your turn.
plan-reason = -# *{ $plan }* – { $reason }
plan-changed = It would turn out differently from when you planned it.
plan-not-now = You can’t plan anything at this table right now.
plan-too-many = { $most ->
    [one] You have already planned one turn. Drop your plans to start over.
   *[other] You have already planned { $most } turns. Drop your plans to start over.
}
button-keep = Keep as plan
button-unplan = Drop plan
button-plan = Plan ahead

# /block: whom one does not want to be seated with
privacy-command-block = Never share a table with someone again; nobody is told
privacy-command-block-person = Who; leave empty to see your list and unblock
block-menu = Block at tables
blocks-title = { $count ->
    [0] **You haven’t blocked anyone.** To block someone, use `/privacy block` and choose them.
    [one] **You have blocked one person**
   *[other] **You have blocked { $count } people**
}
blocks-help = -# You won’t be matched, invited or seated together again, on any server. They aren’t told. Games you’re both in continue.
blocks-unblock = Unblock …
blocked = { $who } is blocked.
blocked-lobbies = { $count ->
    [one] You’re both in a lobby that hasn’t started. Leave it, or remove them if you’re the host:
   *[other] You’re both in { $count } lobbies that haven’t started. Leave them, or remove them where you’re the host:
}
blocked-running = { $count ->
    [one] One game you’re both in continues. You can offer your seat there under **⋯**.
   *[other] { $count } games you’re both in continue. You can offer your seat there under **⋯**.
}
button-unblock = Unblock
button-blocks = My list
block-nobody = You can block other people, but not yourself or a bot.
block-too-many = You have blocked { $most } people, which is the limit. Unblock someone first: `/privacy block` shows your list.

# /bar: whom moderators keep from a server’s tables
table-command-bar = For moderators: keep someone away from this server’s tables
table-command-bar-member = Who; leave empty to see the list and lift a bar
table-command-bar-length = For how long
bar-length-day = a day
bar-length-week = a week
bar-length-month = 30 days
bar-length-quarter = three months
bar-length-year = a year
bar-length-good = for good
bars-title = { $count ->
    [0] **Nobody is barred from this server’s tables.** To bar someone, use `/table bar` and choose them.
    [one] **One member is barred from this server’s tables**
   *[other] **{ $count } members are barred from this server’s tables**
}
bars-help = -# Barred members can’t take a seat at a table here, and are told so when they try. Their running games continue; `/table substitute` offers a seat to someone else.
bars-lift = Lift the bar of …
bar-for-good = { $who } · for good
bar-until = { $who } · until { $until }
barred-now = **Barred from this server’s tables:** { $who }.
barred-lobbies = { $count ->
    [one] They were taken out of a lobby.
   *[other] They were taken out of { $count } lobbies.
}
barred-running = { $count ->
    [one] One game of theirs goes on here.
   *[other] { $count } games of theirs go on here.
}
button-bars = Barred members
bar-nobody = You can bar other members, but not yourself or a bot.
bar-not-moderator = Only this server’s moderators can bar members from tables.

# The opener removes someone from a lobby
lobby-remove = Remove someone from this table …
lobby-remove-sure = **Remove { $who }?** They lose their seat, are told so, and can’t rejoin this table.
button-remove = Remove
lobby-removed = The host removed you from { $game } in { $place }; the game hadn’t started. You can’t rejoin this table, but all others are open to you.
