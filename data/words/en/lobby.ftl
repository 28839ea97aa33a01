### The lobby: the post that gathers players, its panels, and the channel’s lines about it.

## Post

# A line of its own.
lobby-rated = **Rated**: the result counts towards the rating of everyone who starts the game
lobby-private = 🔒 Private: anyone can join here, but only the players and this server’s moderators can see the game. Everyone can read the names on this post.
lobby-starts-full = **Starts automatically** when the last seat is taken
# $asked: what is required, the messages `condition-…`.
lobby-conditions = Requirements: { $asked }
# In place of a name.
seat-free = waiting …
# In place of a name. $until: a distance, “in 2 days”.
seat-kept = reserved for { $who }, expires { $until }
# Below the seats, where the game is played in teams. $first, $second: seats by number; $seating: how seats are given.
lobby-teams = { $seating ->
    [random] 👥 Teams: seats { $first } against seats { $second }. Seats will be assigned at random at the start. To choose partners, set **{ lobby-seating }** to “{ seating-joined }” under **{ button-options }**.
    [joined] 👥 Teams: seats { $first } against seats { $second }. You’ll sit in the order you join.
   *[rotated] 👥 Teams: seats { $first } against seats { $second }. Everyone moves on by one seat from the last game.
}
# Also in the list of what a table waits for.
lobby-full = All seats are taken. Ready to start?
# Below the seats while nobody else sits there.
lobby-alone = Others can press **{ button-join }** to play too. The host can add computer players (🤖) and then start.
lobby-can-start = The host can start now with { $count } players.

## Post: options, in front of their values; also above the menus
## Placeholder, 150.

lobby-clock = Clock
lobby-vacation = Holiday
lobby-absence = If time runs out
lobby-seating = Seating
lobby-language = Table language

## Post: values of options; also in the menus
## Option, 100.

lobby-seats = { $count } players
clock-none = no limit
clock-move = { $time } per move
# $gain: a span of time, “12 hours”.
clock-bank = { $time }, plus { $gain } per turn (at most { $most })

vacation-days = { $count ->
    [0] no holiday
    [one] one day of holiday
   *[other] { $count } days of holiday
}
absence-idle = a default move is played
absence-substitute = a default move is played, then the seat is offered to a substitute
seating-rotated = last game’s order, moved on by one seat
seating-random = random
seating-joined = in order of joining
level-easy = easy
level-normal = normal
level-hard = hard

## Post: requirements; also in the menus
## Option, 100.

# $percent: “90”.
condition-in-time = { $percent }% of turns on time

condition-answers = typical reply within { $time }
# $range: one of the three below, “1400 to 1600”.
condition-rating = a rating of { $range }

condition-language = the same language as the table
condition-known = a past game with someone here
# $high: a rating, “1600”.
# $low: a rating, “1400”.
condition-at-most = at most { $high }
# $low: a rating, “1400”.
condition-at-least = at least { $low }
# $high: a rating, “1600”.
# $low: a rating, “1400”.
condition-between = { $low } to { $high }

## Buttons of the post
## Button, 80.

button-join = Join
button-computer = Add 🤖
button-leave = Leave
button-options = Options
button-start = Start

## What the post answers

joined = { $count ->
    [0] You’ve joined **{ $game }**. All seats are taken. Ready to start?
    [one] You’ve joined **{ $game }**. One seat is still free.
   *[other] You’ve joined **{ $game }**. { $count } seats are still free.
}
left = You’ve left **{ $game }**.
left-closed = You’ve left **{ $game }**. Nobody else was at the table, so I’ve closed it.
started = **{ $game }** has started: { $thread }

## Panel of the host: the first answer to a new table

# $game: in bold.
host-title = { $game }: your table is open.
# 🤖 stands on the buttons below.
host-alone = To start now, add a computer player (🤖). Or wait until others press **{ button-join }**.
host-can-start = You can start now with { $count } players, or wait for more.

## Panel of the host: buttons
## Button, 80.

button-computer-easy = 🤖 Easy
button-computer-normal = 🤖 Normal
button-computer-hard = 🤖 Hard
button-computer-less = Remove 🤖
button-more-options = More options

## Panel of options

# Heading.
options-title = **Table options.** Changes apply right away.

options-language = -# Posts at this table are in **{ $language }** for everyone, but your own panels stay in your language. To change the language of the posts, use **Table language**.
options-are-settled = This game is played with these options:
options-are-the-openers = Only the host can change these options:

## Panel of options: menus
## Placeholder, 150.

option-seats = Players
option-rated = Rated or not

## Panel of options: choices
## Option, 100.

vacation-none = none
rated-no = Not rated
rated-yes = Rated: people only, limited undo

## Panel of options: buttons
## Button, 80.

button-people = People …
button-save-settings = Save settings …
button-saved = Saved settings

## Panel of people: invitations and requirements

# Heading.
people-title = Who plays { $game }?

people-help = I’ll post your invitations in the channel, and reserve the seats for two days. The requirements below don’t apply to people you invite.
# $until: a distance, “in 2 days”.
people-invited = { $who } · invitation expires { $until }
# Placeholder, 150.
people-invite = { $count ->
    [one] Invite one person …
   *[other] Invite up to { $count } people …
}
option-starts = How it starts

## Panel of people: choices
## Option, 100.

starts-no = Starts when someone presses Start
starts-yes = Starts automatically when full
condition-any-in-time = Turns on time: any
condition-any-answers = Typical reply: any
condition-any-rating = Rating: any
condition-any-language = Language: any
condition-any-known = Strangers welcome

## Panel of the host: someone is removed

# Placeholder, 150.
lobby-remove = Remove someone from this table …

lobby-remove-sure = **Remove { $who }?** They’ll lose their seat and can’t rejoin this table. I’ll let them know.
# Button, 80.
button-remove = Remove
# By direct message. $place: a channel.
lobby-removed = The host removed you from { $game } in { $place } before the game started. You can’t rejoin this table, but all others are open to you.

## Invitations in the channel, and what they are answered

# In the channel; $who are mentions. $here: who sits there; $left: a distance, “in 2 days”. $until: a moment, “12 March 2026 18:00”.
lobby-invites = { $count ->
    [one] 💺 { $who }: a seat is reserved for you in a game of **{ $game }** with { $here }. Please reply by { $until } ({ $left }).
   *[other] 💺 { $who }: seats are reserved for you in a game of **{ $game }** with { $here }. Please reply by { $until } ({ $left }).
}
# By direct message. $here: who sits there; $left: a distance, “in 2 days”. $until: a moment, “12 March 2026 18:00”.
lobby-invites-you = 💺 A seat is reserved for you in a game of { $game } with { $here }. Please reply by { $until } ({ $left }).
# In place of the invitation, when all have answered or it has lapsed.
lobby-invited-all = 💺 All invitations to **{ $game }** have been answered or have lapsed.
# When nobody answered in time. $who and $host are mentions; $count: how many were invited.
lobby-lapsed = ⌛ { $who }, { $count ->
    [one] the seat reserved for you
   *[other] the seats reserved for you
} at **{ $game }** { $count ->
    [one] is now
   *[other] are now
} open to everyone. { $host }, you can invite someone else.
# Button, 80.
button-accept = Play
button-decline = No, thanks

declined = You declined { $game }. The seat is open to others again.
# In the channel; $who are mentions. $here: who sits there; $left: a distance, “in 2 days”. $until: a moment, “12 March 2026 18:00”.
rematch-invites = { $count ->
    [one] 💺 { $who }, another round of **{ $game }** with { $here }? Your seat is reserved until { $until } ({ $left }).
   *[other] 💺 { $who }, another round of **{ $game }** with { $here }? Your seats are reserved until { $until } ({ $left }).
}

## Requirements that someone does not meet; said to nobody else

# Heading of the list.
unmet-title = { $game } has requirements you don’t meet:
# In a list. $asked: what is required; $yours: what the reader has, “72”.
unmet-in-time = at least { $asked }% of turns on time (yours: { $yours }%)
unmet-answers = a typical reply within { $asked } (yours: { $yours })
unmet-rating = a rating of { $asked } (yours: { $yours })
# In a list. $asked: a language.
unmet-language = the same language as the table ({ $asked })

unmet-known = a past game with someone at the table (you have none)
unmet-full = every seat is taken or reserved for an invited player
# Below the list.
unmet-end = The host can still invite you. `/table find` shows tables that suit you.

## Lines in the channel

# $who are mentions.
lobby-full-opener = { $who }, all seats at **{ $game }** are taken. Ready to press **Start**?
# In place of `lobby-full-opener`, once the game has started.
lobby-was-full = -# All seats at **{ $game }** were taken.
lobby-changed = ✏️ { $who }: the options of **{ $game }** have changed since you joined.
# $who: one or several mentions. $when: a distance, “in 2 days”.
lobby-closes-soon = { $who }: this table has been waiting for a while. It will close { $when } unless someone presses **Start**.

# $when: a distance, “in 2 days”.
lobby-thread-waits = **{ $game }** is starting. Discord will let this server open its next thread { $when }. The game will start there automatically, and no clock will run until then.
# $people: who plays.
lobby-started = **{ $game }** · { $people } → { $thread }
# Also below the first post of the game. $first, $second: names.
table-teams = 👥 Teams: { $first } against { $second }

lobby-closed = **{ $game }** · this table was closed before the game started.

## Panels to choose a game or a table

which-game = Which game?
which-table = There are several tables here. Which one do you mean?
this-table = Is this the table you mean?
# Placeholder, 150.
which-table-pick = Choose a table
# Button, 80.
button-this-table = Yes, this table
