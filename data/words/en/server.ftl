### What is settled for a server: settings, tables, bars.

## Settings

server-called-gone = The role I mentioned for open tables has been deleted, so I no longer mention anyone.
# $role: the mention of a role.
server-called-not-mentionable = Not everyone can mention { $role }. Change that in the role’s settings on Discord, or choose another role.
# Heading.
server-title = **Table settings for this server.** Changes apply right away.

server-moderators-gone = ⚠️ The role that moderated tables has been deleted. Members who can manage the server or its threads still moderate them.
# Heading.
server-begins = **Defaults for new tables on this server.** Hosts can still choose otherwise.

server-begins-help = -# Options that don’t work for a table’s number of players fall back to the game’s default.
server-help = -# Hosts can still choose another language. Open lobbies count towards the limit. Members with **Manage Server** can always open tables, but only in the chosen channels and up to the limit.
# $left: how many are left.
server-channels-gone = { $left ->
    [0] ⚠️ The channels chosen for tables have been deleted, so tables can be opened anywhere again.
   *[other] ⚠️ { $count ->
        [one] One channel chosen for tables has been
       *[other] { $count } channels chosen for tables have been
    } deleted. The others still apply.
}
# $channels: channels; $names: permissions that the bot lacks there.
server-channels-lack = { $count ->
    [one] ⚠️ In { $channels }, I still need the permission { $names }. Use `/doctor` there to see what it’s for.
   *[other] ⚠️ In { $channels }, I still need the permissions { $names }. Use `/doctor` there to see what each is for.
}

server-role-gone = ⚠️ The role that could open tables has been deleted, so anyone can open them again.
# $channels: channels.
server-elsewhere = On this server, tables can be opened only in { $channels }.
# $role: the mention of a role.
server-not-creator = On this server, only { $role } can open tables. You can join any open one.

server-enough = { $count ->
    [one] On this server you can be at one table at a time, and you already are. Try again when your game ends.
   *[other] On this server you can be at { $count } tables at a time, and you already are. Try again when one ends.
}
server-not-manager = Only members with **Manage Server** can change this.

## Settings: menus
## Placeholder, 150.

server-language = Language of new tables
server-zone = Time zone for notifications
server-most = Tables per person
server-channels = Channels for tables (none chosen: everywhere)
server-creators = Role that can open tables (none chosen: everyone)
server-moderators = Role that moderates tables (in addition to Discord’s own moderators)
server-called = Role to mention for open tables (at most once a day)
server-crews = Role to mention for open crews (none: members by name)
server-days = Time on this server before joining an open crew
server-needed = Requirements apply
server-begins-game = Options for a game

## Settings: choices
## Option, 100.

server-language-discord = the server’s own
# How long someone must have been on the server.
server-days-count = { $count ->
    [0] none
    [one] { $count } day
   *[other] { $count } days
}
server-most-none = no limit
server-most-count = { $count } at a time
server-needed-count = { $count ->
    [0] from the first game
    [one] after one finished game
   *[other] after { $count } finished games
}

## Settings: buttons
## Button, 80.

button-begins = Defaults for new tables
button-tables = Tables
button-bars = Barred members

## Tables of the server

# Heading.
server-tables = { $count ->
    [0] No table is open on this server.
    [one] **One table on this server**
   *[other] **{ $count } tables on this server**
}
# Placeholder, 150.
server-tables-pick = Choose a table to manage

# $since: a moment, “12 March 2026 18:00”.
server-table-gathers = waiting for players since { $since }
# $waits: one of `waiting-for` and its kind, a sentence. $since: a moment, “12 March 2026 18:00”.
server-table-waits = { $waits } Since { $since }.

server-table-help = -# Moderators who aren’t playing can skip a player who takes too long, or offer that seat to a substitute. The thread will say who did it. For a private game (🔒), use `/table skip` and `/table substitute` in its thread.
# Button, 80.
button-offer-of = Offer { $who }’s seat

## Bars by moderators

# Heading.
bars-title = { $count ->
    [0] **Nobody is barred from this server’s tables.** To bar someone, use `/table bar` and choose them.
    [one] **One member is barred from this server’s tables**
   *[other] **{ $count } members are barred from this server’s tables**
}

bars-help = -# Barred members can’t take a seat at a table here, and I’ll tell them so if they try. Their running games continue. To offer one of their seats to someone else, use `/table substitute`.
# Placeholder, 150.
bars-lift = Lift the bar on …

barred-now = **Barred from this server’s tables:** { $who }.
barred-lobbies = { $count ->
    [one] They were removed from one lobby.
   *[other] They were removed from { $count } lobbies.
}
barred-running = { $count ->
    [one] One of their games here continues.
   *[other] { $count } of their games here continue.
}
# In a list.
bar-for-good = { $who } · for good
# In a list. $until: a moment, “12 March 2026 18:00”.
bar-until = { $who } · until { $until }

bar-nobody = You can bar other members, but not yourself or a bot.
bar-not-moderator = Only this server’s moderators can bar members from tables.

## Bars: how long
## Choice, 100.

bar-length-day = a day
bar-length-week = a week
bar-length-month = 30 days
bar-length-quarter = three months
bar-length-year = a year
bar-length-good = for good
