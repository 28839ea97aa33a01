# What people and servers settle for themselves, and what people plan ahead.

# /settings
settings-command = Language, time zone, quiet hours, messages: how you like to play
settings-command-zone = Your time zone: type a city or a zone
settings-title = **Your settings.** They hold on every table, and a choice counts at once.
settings-language = Language
settings-language-discord = Language: follow Discord ({ $language })
settings-language-is = Language: { $language }
settings-zone = Time zone
settings-zone-now = 🕰️ { $zone }. Another zone: `/settings zone:`
settings-since = Start of the quiet hours
settings-since-time = Quiet hours from { $time }
settings-quiet = Length of the quiet hours
settings-quiet-hours = { $count ->
    [0] No quiet hours
    [one] Quiet for { $count } hour
   *[other] Quiet for { $count } hours
}
settings-quiet-none = 🌙 No quiet hours: your clocks run day and night.
settings-quiet-now = 🌙 Quiet from { $since } to { $until }: from your next turn on your clocks stand still then, and no reminder comes.
settings-direct-messages = Direct messages: { $state ->
    [on] on
   *[off] off
}
settings-direct-messages-on = ✉️ Your hand and questions to you also come by direct message.
settings-direct-messages-off = ✉️ No direct messages; **Hand** and **Play** show you everything in the thread.
settings-confirm = Confirm: { $state ->
    [on] on
   *[off] off
}
settings-confirm-on = ✅ Every turn waits for **Confirm**.
settings-confirm-off = ✅ A turn that your last tap completes is played at once. What shows you something new still waits for **Confirm**.
settings-forced = Forced moves: { $state ->
    [on] by themselves
   *[off] by me
}
settings-forced-on = ⏩ What has to be played without any choice, such as a roll, is played for you; if that was your whole turn, you are told.
settings-forced-off = ⏩ Forced moves wait for you too.
settings-no-such-zone = I know no time zone “{ $value }”. Type a city and pick one of the suggestions, such as Europe/Berlin.
settings-no-such-choice = “{ $value }” cannot be chosen here.

# /server-settings
server-settings-command = Where tables are opened on this server, by whom, in which language, and how many
server-title = **Tables on this server.** A choice counts at once.
server-language = Language of new tables
server-language-discord = the server’s own
server-most = Tables per person
server-most-none = no limit
server-most-count = { $count } at once
server-channels = Channels for tables (none: everywhere)
server-creators = Role that may open tables (none: everyone)
server-moderators = Role that moderates tables (beside Discord’s own)
server-moderators-gone = ⚠️ The role that moderated tables was deleted: those who may manage the server or its threads still do.
button-begins = New tables begin with …
server-begins = **What new tables on this server begin with.** Whoever opens one may choose otherwise.
server-begins-help = -# Options that do not fit a table’s number of players are left at the game’s own.
server-begins-game = Options of a game
button-tables = Tables
server-tables = { $count ->
    [0] No table is open on this server.
    [one] **One table on this server**
   *[other] **{ $count } tables on this server**
}
server-tables-pick = Do something at a table
server-table-gathers = waiting for players since { $since }
server-table-waits = { $waits } Since { $since }.
server-table-help = -# A moderator who doesn’t play there can skip whoever has been due for long, and offer someone’s seat to a substitute. The thread says who did it. In a private game (🔒) use `/table skip` and `/table substitute` in its thread.
button-offer-of = Offer the seat of { $who }
server-help = -# Whoever opens a table may still choose another language. Open lobbies count towards the limit. Members with the permission to manage the server may always open tables, within the channels and the limit.
server-channels-gone = { $left ->
    [0] ⚠️ The channels chosen for tables were deleted: tables may be opened everywhere again.
   *[other] ⚠️ { $count ->
        [one] One channel chosen for tables was
       *[other] { $count } channels chosen for tables were
    } deleted; the others still hold.
}
server-role-gone = ⚠️ The role that could open tables was deleted: everyone may open them again.
server-elsewhere = Tables on this server are opened in { $channels }.
server-not-creator = On this server { $role } opens the tables. You may join every one that is open.
server-enough = { $count ->
    [one] On this server everybody sits at one table at a time, and you sit at one already.
   *[other] On this server everybody sits at up to { $count } tables at once, and you do already.
} As soon as one ends, there is room for the next.
server-not-manager = Only members who may manage this server settle this.

# /privacy
someone = someone
privacy-command = Your data: get it, or have it removed
privacy-command-about = What I keep about you, how long, and who sees it
privacy-about = I keep what a table needs: your Discord number and display name, your moves, your part in the chance of a table (of a word only a hash), your settings and notes, whom you have blocked, and how far you are in lessons. I read no chat. Moves and names are seen by everybody in the thread; hands, drafts and notes by you alone, and the database by whoever runs me. { $days ->
    [0] Tables are kept until somebody asks me to forget them.
   *[other] What nobody has touched for { $days } days is removed, and you are told two weeks before; results of finished games stay until you ask.
} `/privacy export` gives you everything as a file, `/privacy forget` removes it.
privacy-link = [Privacy]({ $url })
terms-link = [Terms]({ $url })
privacy-command-export = Get everything that I keep about you, as a file
privacy-command-forget = Have your name and everything about you removed
privacy-exported = This is everything that I keep about you: your settings, and { $count ->
    [0] no table
    [one] your seat and your moves at one table
   *[other] your seats and your moves at { $count } tables
}. Nobody else’s secrets are in it.
privacy-sure = **Forget you?** Your settings, drafts, plans and notes are deleted for good, and so is your name on every seat. { $count ->
    [0] You are not in a game now.
    [one] The game you are in goes on: a computer plays for you, as “someone”.
   *[other] The { $count } games you are in go on: a computer plays for you, as “someone”.
}
    Your moves stay in the records of their games, without your name. Messages that stand in Discord already stay as they are, names of threads too: only moderators, or you for your own, can delete them.
button-forget = Forget me
privacy-forgotten = Forgotten. Nothing here is tied to you any more; you are welcome to come back as somebody new.

# Plans
plan-is-kept = 📋 Kept. It is played as soon as it is your turn, if everything turns out as you saw it here. Nobody else knows.
plan-is-dropped = 📋 Your plans are put away.
plan-waits = 📋 Planned for your turn, { $count ->
    [one] secretly:
   *[other] secretly; the first one that holds is played:
}
plan-played = 📋 It was your turn, and your plan was played.
plan-forced = ⏩ There was nothing to choose in your turn, so it was played for you.
plan-undone = 📋 A turn was taken back and it is your turn already, so your plan was put away.
plan-dropped = 📋 Your plan was not played; it is your turn.
plan-reason = -# *{ $plan }* – { $reason }
plan-changed = It would turn out differently from what you saw when you planned it.
plan-not-now = There is nothing to plan for you at this table now.
plan-too-many = You have planned { $most ->
    [one] one turn
   *[other] { $most } turns
} already; put them away to begin anew.
button-keep = Keep as plan
button-unplan = Drop plan
button-plan = Plan ahead

# /block: whom one does not want to be seated with
block-command = Never be seated with somebody again; nobody is told
block-command-person = Whom; leave it out to see your list and to unblock
block-menu = Block at tables
blocks-title = { $count ->
    [0] **You have blocked nobody.** `/block` with a person does.
    [one] **You have blocked one person**
   *[other] **You have blocked { $count } people**
}
blocks-help = -# You are not matched, invited or seated together anew, on any server. They are not told; games that you both play go on.
blocks-unblock = Unblock …
blocked = { $who } is blocked.
blocked-lobbies = { $count ->
    [one] You both sit in a lobby that has not started. Leave it, or remove them there if it is yours:
   *[other] You both sit in { $count } lobbies that have not started. Leave them, or remove the other where it is yours:
}
blocked-running = { $count ->
    [one] A game that you both play goes on. **⋯** there offers to hand on your seat.
   *[other] { $count } games that you both play go on. **⋯** there offers to hand on your seat.
}
button-unblock = Unblock
button-blocks = My list
block-nobody = You can block other people; not yourself, and no bots.
block-too-many = You have blocked { $most } people, and I keep no more. Unblock somebody first: `/block` shows your list.

# /bar: whom moderators keep from a server’s tables
bar-command = For moderators: keep somebody from this server’s tables
bar-command-member = Whom; leave it out to see the list and to lift a bar
bar-command-length = For how long
bar-length-day = a day
bar-length-week = a week
bar-length-month = 30 days
bar-length-quarter = three months
bar-length-year = a year
bar-length-good = for good
bars-title = { $count ->
    [0] **Nobody is barred from this server’s tables.** `/bar` with a member does that.
    [one] **One member is barred from this server’s tables**
   *[other] **{ $count } members are barred from this server’s tables**
}
bars-help = -# Whoever is barred takes no seat at a table here anew, and is told so when they try. Games that run go on; `/table substitute` offers somebody’s seat.
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
bar-nobody = You can bar other members; not yourself, and no bots.
bar-not-moderator = Members are barred from tables by this server’s moderators.

# The opener removes somebody from a lobby
lobby-remove = Remove somebody from this table …
lobby-remove-sure = **Remove { $who }?** They lose their seat, are told so, and cannot join this table again.
button-remove = Remove
lobby-removed = Whoever opened the table for { $game } in { $place } has taken you off it; the game had not begun. You cannot join this one again, but every other one.
