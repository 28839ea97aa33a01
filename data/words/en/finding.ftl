### Finding a game: open tables, the queue, saved settings.

## Open tables, /table find

# Heading of a list.
find-title = { $count ->
    [0] No open table on this server suits you right now. Open one with `/table new`, or join the queue with `/play`.
    [one] **One open table suits you:**
   *[other] **{ $count } open tables suit you:**
}
find-others = { $count ->
    [0] There are no other tables.
    [one] **One other table doesn’t suit you:**
   *[other] **{ $count } other tables don’t suit you:**
}
# In a list, between dots. $since: a moment, “12 March 2026 18:00”.
find-since = open since { $since }
# Button, 80.
button-why-not-others = { $count ->
    [one] Why not the other one?
   *[other] Why not the other { $count }?
}

find-needs-server = Please use this command in a server channel.
# In the channel. $role: the mention of a role.
find-call = { $count ->
    [one] 📣 { $role }: one table is looking for players. (I post this at most once a day.)
   *[other] 📣 { $role }: { $count } tables are looking for players. (I post this at most once a day.)
}

## The queue, /play

# Heading of a list.
wish-title = { $count ->
    [one] **You’re waiting for one game:**
   *[other] **You’re waiting for { $count } games:**
}

wish-none = You’re not waiting for any game on this server. Choose one with `/play game:`.
wish-help = I’ll match you with people from the whole server. Once there are enough of you, I’ll open a table in the channel where the first of you joined the queue, and mention everyone there. I’ll match you only if you can see that channel. If nobody has chosen a clock, the table uses the server’s default, or one day per move.
# In a list, between dots.
wish-players = { $fewest }–{ $most } players
wish-any-clock = any clock
wish-rated-yes = rated
wish-rated-no = not rated
# In a list. $left: a distance, “in 2 days”. $until: a moment, “12 March 2026 18:00”.
wish-until = until { $until } ({ $left })

wish-matched = **{ $game }**: there are enough players! You have a seat, and the others have until tomorrow to accept. The game will start automatically once everyone has accepted.
wish-has-table = A table for **{ $game }** is already open for you. Please reply there.
# Button, 80.
button-unwish = Stop waiting: { $game }

## The queue: how long
## Choice, 100.

wish-lasts-6 = 6 hours
wish-lasts-24 = one day
wish-lasts-72 = three days
wish-lasts-168 = a week

## Saved settings, /table saved

# Heading of a list.
saved-title = { $count ->
    [one] **You have saved one table’s settings here:**
   *[other] **You have saved the settings of { $count } tables here:**
}

saved-none = You have no saved settings on this server. To save some, press **Options › Save settings …** at one of your tables.
# Placeholder, 150.
saved-open = Open a table like …
saved-delete = Delete …

saved-done = Saved as **{ $name }**, including everyone seated or invited here. `/table new saved:` opens the same table again and invites them.
saved-needs-name = Please give it a name.
saved-too-many = { $count ->
    [one] You already have one saved table here. Delete it first with `/table saved`.
   *[other] You already have { $count } saved tables here. Delete one first with `/table saved`.
}
saved-no-such = You have no saved settings called “{ $name }” here.
# Form, 45.
saved-form = Save these settings
# Field, 45.
saved-name = Name, such as “our usual game”
