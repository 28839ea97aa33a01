# Around a game: notes, inbox, looking back, followers, rematch, private tables

button-notes = Notes

# Private notes
notes-label = What you want to remember
notes-hint = Nobody else ever sees it. Empty it to delete it.
no-such-form = This form belongs to an older version of me; nothing was changed.

# The inbox
button-next = Next
inbox-mine = { $count ->
    [one] **One game waits for you**
   *[other] **{ $count } games wait for you**, longest first
}
inbox-nothing = Nothing waits for you.
inbox-away = **A computer plays for you here** until you are back
inbox-others = **You are waiting for others**
inbox-since = your turn since { $since }
inbox-until = your turn since { $since } — until { $until }
inbox-waits-for = waiting for { $who } since { $since }
inbox-choose = Play one of these
turns-command = See which of your games wait for you, on all servers

# Since your last turn, and the recap
since-title = { $since ->
    [start] **Since the game began**
   *[turn] **Since your last turn**
}
since-title-more = { since-title } — { $count ->
    [one] and one turn before these: **Recap**
   *[other] and { $count } turns before these: **Recap**
}
since-for-you = ⏩ Played for you: { $line }
since-you = -# You: { $before } → { $now }
recap-now = Now

# Questions to the table
vote-until = -# Open until everybody has answered; it expires { $when }.
vote-agreed = -# Agreed so far: { $who }
vote-expired = Not everybody answered within a day, so nothing changes.
vote-overtaken = The game has moved on, so this question is void.
table-vote-late = This question has expired: not everybody answered within a day.
post-taken-back = ↩️ **Taken back**

# Followers
button-follow = Follow
button-unfollow = Unfollow
followed = You follow this game: I will tell you the result by direct message when it is over.
unfollowed = You do not follow this game any more.
follow-seated = You play here yourself, so you will hear of the end anyway.

# Rematch
seating-rotated = rotated by one seat
rematch-invites = { $count ->
    [one] Another round? { $who }, a seat is waiting for you.
   *[other] Another round? { $who }, seats are waiting for you.
}
table-not-over = This game is not over yet.
table-not-played = A rematch is for those who played. `/table new` opens a table of your own.

# Private tables
lobby-private = 🔒 Private: anybody may join here, and only those who play see the game; moderators of this server can open its thread, and everybody reads the names here.
table-is-private = 🔒 This game is private: only those who play, and the moderators of this server, can open it.
table-command-new-private = Only those who play see the game

# When the bot may not post
barred = I may not post in { $place } any more, but your game of **{ $game }** goes on, and it is your turn. You can play right here; `/turns` shows all your games.
