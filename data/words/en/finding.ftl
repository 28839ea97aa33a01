# People who find each other: invitations, tables that seek players, wishes, conditions.

# Why somebody does not fit what a table asks; said to nobody else.
unmet-in-time = it asks for { $asked } % of turns in time; yours: { $yours } %
unmet-answers = it asks for a typical answer within { $asked }; yours: { $yours }
unmet-rating = it asks for a rating of { $asked }; yours: { $yours }
unmet-language = the table speaks { $asked }, which is not your language here
unmet-known = it is for people who have finished a game with somebody at the table
unmet-title = { $game } asks for something else:
unmet-end = Whoever opened the table can still invite you. `/table find` shows tables that fit you.

# What a lobby asks, and how it starts
button-people = People …
people-title = Who comes to { $game }?
people-help = Invited people are asked in the channel; their seats are kept for two days. What you ask of others does not concern them.
people-invited = { $who } · invited, answer { $until }
people-invite = { $count ->
    [one] Invite one person …
   *[other] Invite up to { $count } people …
}
option-starts = How it starts
starts-no = Starts when somebody presses Start
starts-yes = Starts by itself with the last seat
lobby-starts-full = **Starts by itself** when the last seat is taken
lobby-conditions = For people with: { $asked }
condition-in-time = { $percent } % of turns in time
condition-answers = a typical answer within { $time }
condition-rating = a rating of { $range }
condition-language = the table’s language
condition-known = a finished game with somebody here
condition-at-most = { $high } at most
condition-at-least = { $low } at least
condition-between = { $low } to { $high }
condition-any-in-time = Turns in time: any share
condition-any-answers = Typical answer: any time
condition-any-rating = Rating: any
condition-any-language = Language: any
condition-any-known = Strangers are welcome

# Invitations
seat-kept = kept for { $who }, answer { $until }
lobby-invites = 💺 { $who }: { $count ->
    [one] a seat is
   *[other] seats are
} kept for you at { $game } with { $here }. Please answer until { $until } ({ $left }).
lobby-invites-you = 💺 A seat is kept for you at { $game } with { $here }. Please answer until { $until } ({ $left }).
button-accept = Play
button-decline = No, thanks
declined = You do not play at { $game } this time; the seat is free for others.
table-command-new-invite = Somebody for whom a seat is kept
table-command-new-invite2 = Somebody else for whom a seat is kept
table-command-new-invite3 = A third person for whom a seat is kept
unmet-full = all seats are taken or kept for invited people
table-command-new-saved = Settings that you have saved; the rest is ignored

# Tables that seek players
table-command-find = See the tables of this server that seek players and fit you
table-command-saved = Open or delete settings that you have saved here
find-title = { $count ->
    [0] No table here seeks players and fits you. `/table new` opens one, `/play` puts you on a list.
    [one] **One table seeks players** and fits you:
   *[other] **{ $count } tables seek players** and fit you:
}
find-others = { $count ->
    [0] There are no others.
    [one] **One table does not fit you:**
   *[other] **{ $count } tables do not fit you:**
}
find-rated = rated
find-since = open since { $since }
find-call = 📣 { $role }: { $count ->
    [one] a table seeks
   *[other] { $count } tables seek
} players. This is said once a day at most.
find-needs-server = Use this in a channel of a server.
button-why-not-others = { $count ->
    [one] Why not the other?
   *[other] Why not the other { $count }?
}

# Waiting for a game
play-command = Wait for a game on this server; the table opens when enough people have come
play-command-game = Which game; empty to see what you wait for
play-command-least = Players at least
play-command-most = Players at most
play-command-time = The clock; empty if any will do
play-command-option = What you insist on; empty if any will do
play-command-rated = Whether it counts for ratings; empty if it does not matter
play-command-wait = How long you wait
wish-lasts-6 = 6 hours
wish-lasts-24 = one day
wish-lasts-72 = three days
wish-lasts-168 = a week
wish-none = You wait for no game on this server. `/play game:` puts you on a list.
wish-title = { $count ->
    [one] **You wait for a game:**
   *[other] **You wait for { $count } games:**
}
wish-help = People all over this server count whose channels you see. When there are enough, a table opens in the channel in which the first of you asked, and each of you is called there. Without a chosen clock it is one day per move, or what the server begins with.
wish-players = { $fewest }–{ $most } players
wish-any-clock = any clock
wish-rated-yes = rated
wish-rated-no = not rated
wish-until = until { $until } ({ $left })
wish-matched = **{ $game }**: there are people for it already! Your seat is taken, the others are asked until tomorrow; the game starts by itself when all have accepted.
wish-has-table = A table for **{ $game }** is open for you already: answer there.
button-unwish = No longer { $game }

# Saved settings
button-save-settings = Save settings …
button-saved = Saved settings
saved-form = Save these settings
saved-name = Name, such as “our usual game”
saved-done = Saved as **{ $name }**, with everybody who sits here or is invited. `/table new saved:` opens such a table again and invites them.
saved-needs-name = Please give it a name.
saved-too-many = You have saved { $count ->
    [one] one
   *[other] { $count }
} here already. Delete one first: `/table saved`.
saved-no-such = You have saved nothing called “{ $name }” here.
saved-none = You have saved no settings on this server. **Options** of a table of yours has **Save settings …**.
saved-title = { $count ->
    [one] **You have saved one table’s settings here:**
   *[other] **You have saved the settings of { $count } tables here:**
}
saved-open = Open a table like …
saved-delete = Delete …

# A server's settings
server-called = A role to call for open tables, once a day at most
server-called-gone = The role that was called for open tables is gone; nobody is called.
server-called-not-mentionable = { $role } cannot be mentioned by everyone. Allow that in its settings on Discord, or choose another role.
server-needed = Figures count
server-needed-count = { $count ->
    [0] from the first game on
    [one] after one finished game
   *[other] after { $count } finished games
}
