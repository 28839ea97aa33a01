### Direct messages, what a phone shows of them, and the list of one’s games.

## What a phone shows on its lock screen: plain words, no markup
## Notification, 110. $count: how many people are called.

push-turn = { $game }: your turn.
# $told: one sentence about what happened last, cut where it is too long, “Ben placed a tile.”
# $when: a time in words, “Thu 18:00”; $zone: the city of its time zone, “Buenos Aires”.
push-turn-told = { $game }: your turn. { $told }
# $when: a time in words, “Thu 18:00”; $zone: the city of its time zone, “Buenos Aires”.
push-turn-by = { $game }: your turn. Play by { $when } ({ $zone }).
# $told: one sentence about what happened last, cut where it is too long, “Ben placed a tile.”
# $when: a time in words, “Thu 18:00”; $zone: the city of its time zone, “Buenos Aires”.
push-turn-told-by = { $game }: your turn. { $told } Play by { $when } ({ $zone }).
# When half the time has passed, or someone has nudged.
push-reminder = { $game }: it’s still your turn.
# $when: a time in words, “Thu 18:00”; $zone: the city of its time zone, “Buenos Aires”.
push-reminder-by = { $game }: it’s still your turn. Play by { $when } ({ $zone }).
# Any other message about a table. $said: how the message begins, cut where it is too long, “Ana asks to undo their last turn.”
push-line = { $game }: { $said }
# The direct message with one’s hand; says nothing of what is in it.
push-hand = { $game }: your hand.

## The list of one’s games, /turns

# Heading of a list of games.
inbox-mine = { $count ->
    [one] **One game is waiting for you**
   *[other] **{ $count } games are waiting for you**, most urgent first
}

inbox-nothing = No games are waiting for you.
# Heading of a list of games.
inbox-away = **A computer is playing for you here** until you’re back
inbox-others = **You’re waiting for others**
# Behind a game’s name. $since: a distance, “3 hours ago”.
inbox-since = your turn (started { $since }), no clock
# Behind a game’s name. $left: a distance, “in 2 days”. $since: a distance, “3 hours ago”; $until: a moment, “12 March 2026 18:00”.
inbox-until = your turn (started { $since }), play by { $until } ({ $left })
# Behind a game’s name. $since: a distance, “3 hours ago”.
inbox-paused = your turn (started { $since }), but the game is paused
# Behind a game’s name. $who: one or several people. $since: a distance, “3 hours ago”.
inbox-waits-for = waiting for { $who } (turn started { $since })
# Placeholder, 150.
inbox-choose = Choose a game to play

## The daily digest

# Heading. $count: how many things wait.
digest-waits = { $count ->
    [one] **One thing is waiting for you**
   *[other] **{ $count } things are waiting for you**, most urgent first
}
# Behind what waits. $left: a distance, “in 2 days”. $until: a moment, “12 March 2026 18:00”.
digest-by = by { $until } ({ $left })

digest-more = { $count ->
    [one] One more game is in `/turns`.
   *[other] { $count } more games are in `/turns`.
}
digest-news = **News**
digest-settings = -# I send this once a day, as you chose in `/settings`.
# A line of the list, about a post in another language than the reader’s: these four stand for its words.
digest-asked = { $game }: there’s a question for you
digest-told = { $game }: there’s news
digest-asked-here = There’s a question for you
digest-told-here = There’s news

## The daily digest: what a phone shows of it
## Notification, 110.

# $what: the most urgent: a game’s name, or how its message begins, “The Hanging Gardens”.
digest-push = { $count ->
    [one] Waiting for you: { $what }.
   *[other] { $count } things are waiting for you. Most urgent: { $what }.
}
# $what: the most urgent, “Yspahan”. $when: a time in words, “Thu 18:00”; $zone: the city of its time zone, “Buenos Aires”.
digest-push-by = { $count ->
    [one] Waiting for you: { $what }. Deadline: { $when } ({ $zone }).
   *[other] { $count } things are waiting for you. Most urgent: { $what }. Deadline: { $when } ({ $zone }).
}
# $what: the most urgent: a game’s name, or how its message begins, “The Hanging Gardens”.
digest-push-news = Nothing is waiting for you, but there’s news. { $what }

## The hand by direct message

# In the thread, to one reader.
dm-closed = I couldn’t send you a direct message, so here’s your hand. To get it by direct message next time, allow messages from members of this server.
dm-failed = 📪 I couldn’t send your hand by direct message. Press **Hand** to see it here at any time.
# In the thread; $who are mentions.
hands-wait = 📪 { $who }: Discord won’t let me start new direct messages right now. Press **Hand** to see your hand here. Only you can see it.

## Other direct messages

# When the bot may no longer post in a channel. $place: the channel.
barred = I can no longer post in { $place }, but your game of **{ $game }** continues, and it’s your turn. You can play right here. `/turns` shows all your games.

# $when: a moment, “12 March 2026 18:00”.
removal-dm = **{ $game }**: nobody has played at your table for a very long time, and I can’t post in its thread. The table will be deleted { $when }, with all its data except the result, if there is one.
# To someone in whose name the operator was written to. $code: eight letters and digits.
letter-export = Someone has asked my operator for everything I keep about you. If that was you, send my operator this code: `{ $code }`. If it wasn’t, do nothing.
letter-forget = Someone has asked my operator to delete everything I keep about you. If that was you, send my operator this code: `{ $code }`. If it wasn’t, do nothing.
