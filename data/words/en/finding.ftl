# People who find each other: invitations, tables that seek players, wishes, conditions.

# Why someone does not fit what a table asks; said to nobody else.
unmet-in-time = at least { $asked }% of turns on time (yours: { $yours }%)
unmet-answers = a typical reply within { $asked } (yours: { $yours })
unmet-rating = a rating of { $asked } (yours: { $yours })
unmet-language = the table plays in { $asked }, which isn’t your language here
unmet-known = only for people who have finished a game with someone at the table
unmet-title = { $game } has requirements you don’t meet:
unmet-end = The host can still invite you. `/table find` shows tables that suit you.

# What a lobby asks, and how it starts
button-people = People …
people-title = Who plays { $game }?
people-help = Invited players are asked in the channel, and their seats are kept for two days. The requirements below don’t apply to them.
people-invited = { $who } · invited, expires { $until }
people-invite = { $count ->
    [one] Invite one person …
   *[other] Invite up to { $count } people …
}
option-starts = How it starts
starts-no = Starts when someone presses Start
starts-yes = Starts automatically when full
lobby-starts-full = **Starts automatically** when the last seat is taken
lobby-conditions = Requirements: { $asked }
condition-in-time = { $percent }% of turns on time
condition-answers = typical reply within { $time }
condition-rating = a rating of { $range }
condition-language = the table’s language
condition-known = has finished a game with someone here
condition-at-most = { $high } at most
condition-at-least = { $low } at least
condition-between = { $low } to { $high }
condition-any-in-time = Turns on time: any
condition-any-answers = Typical reply: any
condition-any-rating = Rating: any
condition-any-language = Language: any
condition-any-known = Strangers welcome

# Invitations
seat-kept = kept for { $who }, expires { $until }
lobby-invites = { $count ->
    [one] 💺 { $who }: a seat is kept for you at **{ $game }** with { $here }. Please reply by { $until } ({ $left }).
   *[other] 💺 { $who }: seats are kept for you at **{ $game }** with { $here }. Please reply by { $until } ({ $left }).
}
lobby-invites-you = 💺 A seat is kept for you at { $game } with { $here }. Please reply by { $until } ({ $left }).
# When nobody answered an invitation in time. $who and $host are mentions, $count of them are invited.
lobby-lapsed = ⌛ { $who }, { $count ->
    [one] the seat kept for you
   *[other] the seats kept for you
} at **{ $game }** { $count ->
    [one] is
   *[other] are
} open to everyone now. { $host }, you can invite someone else.
button-accept = Play
button-decline = No, thanks
declined = You declined { $game }. The seat is open to others again.
table-command-new-invite = Someone to keep a seat for
table-command-new-invite2 = Another person to keep a seat for
table-command-new-invite3 = A third person to keep a seat for
unmet-full = every seat is taken or kept for an invited player
table-command-new-saved = Saved settings to use; all other options are ignored

# Tables that seek players
table-command-find = Find open tables on this server that suit you
table-command-saved = Open or delete your saved settings
find-title = { $count ->
    [0] No open table on this server suits you right now. Open one with `/table new`, or queue with `/play`.
    [one] **One open table suits you:**
   *[other] **{ $count } open tables suit you:**
}
find-others = { $count ->
    [0] There are no other tables.
    [one] **One more table doesn’t suit you:**
   *[other] **{ $count } more tables don’t suit you:**
}
find-rated = rated
find-since = open since { $since }
find-call = { $count ->
    [one] 📣 { $role }: one table is looking for players. (I post this once a day at most.)
   *[other] 📣 { $role }: { $count } tables are looking for players. (I post this once a day at most.)
}
find-needs-server = Please use this command in a server channel.
button-why-not-others = { $count ->
    [one] Why not the other?
   *[other] Why not the other { $count }?
}

# Waiting for a game
play-command = Queue for a game: a table opens when enough people are waiting
play-command-game = Which game; leave empty to see what you’re waiting for
play-command-least = Fewest players
play-command-most = Most players
play-command-time = Clock; leave empty if you don’t mind
play-command-option = A game option you insist on; leave empty if you don’t mind
play-command-rated = Rated or not; leave empty if you don’t mind
play-command-wait = How long to stay in the queue
wish-lasts-6 = 6 hours
wish-lasts-24 = one day
wish-lasts-72 = three days
wish-lasts-168 = a week
wish-none = You’re not waiting for any game on this server. Choose one with `/play game:`.
wish-title = { $count ->
    [one] **You’re waiting for one game:**
   *[other] **You’re waiting for { $count } games:**
}
wish-help = You’re matched with people from the whole server. When there are enough of you, a table opens in the channel where the first of you asked, provided you can see it, and I mention you all there. If nobody chose a clock, it is the server’s default or one day per move.
wish-players = { $fewest }–{ $most } players
wish-any-clock = any clock
wish-rated-yes = rated
wish-rated-no = not rated
wish-until = until { $until } ({ $left })
wish-matched = **{ $game }**: enough players are here! You have a seat, and the others have until tomorrow to accept. The game starts automatically once everyone has.
wish-has-table = A table for **{ $game }** is already open for you. Please answer there.
button-unwish = Stop waiting: { $game }

# Saved settings
button-save-settings = Save settings …
button-saved = Saved settings
saved-form = Save these settings
saved-name = Name, such as “our usual game”
saved-done = Saved as **{ $name }**, including everyone seated or invited here. `/table new saved:` opens the same table again and invites them.
saved-needs-name = Please give it a name.
saved-too-many = { $count ->
    [one] You already have one saved table here. Delete one first: `/table saved`.
   *[other] You already have { $count } saved tables here. Delete one first: `/table saved`.
}
saved-no-such = You have no saved settings called “{ $name }” here.
saved-none = You have no saved settings on this server. To save some, press **Options › Save settings …** at one of your tables.
saved-title = { $count ->
    [one] **You have saved one table’s settings here:**
   *[other] **You have saved the settings of { $count } tables here:**
}
saved-open = Open a table like …
saved-delete = Delete …

# A server's settings
server-called = Role to mention for open tables (once a day at most)
server-called-gone = The role I mentioned for open tables was deleted, so nobody is mentioned.
server-called-not-mentionable = { $role } can’t be mentioned by everyone. Allow that in its settings on Discord, or choose another role.
server-needed = Requirements apply
server-needed-count = { $count ->
    [0] from the first game on
    [one] after one finished game
   *[other] after { $count } finished games
}
