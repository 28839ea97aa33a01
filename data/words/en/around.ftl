# Around a game: notes, inbox, looking back, followers, rematch, private tables

button-notes = Notes

# Private notes
notes-label = What you want to remember
notes-hint = Only you can ever see this. Clear the text to delete it.
notes-now = Your note was changed while this form was open. It says now:
notes-yours = You’ve just written:
button-note-now = Keep what it says
button-note-yours = Save mine
notes-unsaved = I restarted and no longer have your new note. Copy it from above, and save it again.
no-such-form = This form is from an older version of me. Nothing was changed.

# The inbox
button-next = Next
inbox-mine = { $count ->
    [one] **One game is waiting for you**
   *[other] **{ $count } games are waiting for you**, most urgent first
}
inbox-nothing = No games are waiting for you.
inbox-away = **A computer plays for you here** until you’re back
inbox-others = **You’re waiting for others**
# $since and $left are distances, such as “3 hours ago” and “in 2 days”; $until is a time.
inbox-since = your turn ({ $since }), no clock
inbox-until = your turn ({ $since }), by { $until } ({ $left })
inbox-paused = your turn ({ $since }), the game is paused
inbox-waits-for = waiting for { $who } ({ $since })
inbox-choose = Choose a game to play

# The daily digest, by direct message. $count is how many things wait; $what is the most urgent, a game’s name or how its message begins.
digest-waits = { $count ->
    [one] **One thing is waiting for you**
   *[other] **{ $count } things are waiting for you**, most urgent first
}
digest-by = by { $until } ({ $left })
digest-more = { $count ->
    [one] One more game is in `/turns`.
   *[other] { $count } more games are in `/turns`.
}
digest-news = **News**
digest-settings = -# Once a day, as chosen in `/settings`
# What a phone shows of it: plain words, at most 110 characters; $when and $zone as in push.ftl.
digest-push = { $count ->
    [one] Waiting for you: { $what }.
   *[other] { $count } things are waiting for you. First: { $what }.
}
digest-push-by = { $count ->
    [one] Waiting for you: { $what }. By { $when } ({ $zone }).
   *[other] { $count } things are waiting for you. First: { $what }. By { $when } ({ $zone }).
}
digest-push-news = Nothing is waiting for you. News: { $what }

turns-command = See which of your games are waiting for you, on all servers

# Since your last turn, and the recap
since-title = { $since ->
    [start] **Since the game started**
   *[turn] **Since your last turn**
}
since-title-more = { $count ->
    [one] { since-title } · one earlier turn in **Recap**
   *[other] { since-title } · { $count } earlier turns in **Recap**
}
since-for-you = ⏩ Played for you: { $line }
since-you = -# You: { $before } → { $now }
recap-now = Now

# Questions to the table
vote-until = -# Open until everyone has answered. It expires { $when }.
vote-agreed = -# Agreed so far: { $who }
vote-expired = Not everyone answered within a day, so nothing changes.
vote-overtaken = The game has moved on, so this question is closed.
table-vote-late = This question has expired: not everyone answered within a day.
post-taken-back = ↩️ **Undone**

# Followers
button-follow = Follow
button-unfollow = Unfollow
followed = You’re following this game. When it’s over, I’ll send you the result by direct message.
unfollowed = You no longer follow this game.
follow-seated = You’re playing in this game, so you’ll hear the result anyway.

# Rematch
seating-rotated = as before, moved on by one seat
# In the channel; the variables are those of lobby-invites.
rematch-invites = { $count ->
    [one] 💺 { $who }, another round of **{ $game }** with { $here }? Your seat is kept until { $until } ({ $left }).
   *[other] 💺 { $who }, another round of **{ $game }** with { $here }? Your seats are kept until { $until } ({ $left }).
}
table-not-over = This game is not over yet.
table-not-played = Only those who played can open the rematch. To open your own table, use `/table new`.

# Private tables
lobby-private = 🔒 Private: anyone may join here, but only players see the game. Moderators of this server can open its thread, and everyone can read the names here.
table-is-private = 🔒 This game is private: only its players and this server’s moderators can open it.
table-command-new-private = Only the players can see the game

# When the bot may not post
barred = I can no longer post in { $place }, but your game of **{ $game }** continues, and it’s your turn. You can play right here. `/turns` shows all your games.
