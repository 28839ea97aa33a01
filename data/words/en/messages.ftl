# Posts, panels and answers of the bot.

computer-name = Computer { $number }
computer-name-easy = Computer { $number } (easy)
computer-name-hard = Computer { $number } (hard)
seat-name = seat { $number }
language-en = English
language-ja = 日本語

# The lobby post
lobby-seats = { $count } players
lobby-clock = Clock
lobby-vacation = Vacation
lobby-absence = If time runs out
lobby-seating = Seating
lobby-language = Language at the table
lobby-computers = { $count ->
    [0] No computer players
    [one] { $count } computer player
   *[other] { $count } computer players
}
level-easy = easy
level-normal = normal
level-hard = hard
seating-random = random
seating-joined = in joining order
seat-free = waiting …
clock-none = no limit
clock-move = { $time } per move
clock-bank = { $time }, plus { $gain } per turn (at most { $most })
vacation-days = { $count ->
    [0] no vacation
    [one] one day of vacation
   *[other] { $count } days of vacation
}
vacation-none = none
absence-idle = a default move is played
absence-substitute = a default move is played, then the seat is offered to a substitute
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
lobby-started = **{ $game }** · { $people } → { $thread }
# $who are mentions of those who sit there.
lobby-closes-soon = { $who }: this table has been waiting for a while. It closes { $when } unless someone presses **Start**.
lobby-full-opener = { $who }, all seats at **{ $game }** are taken. Ready to press **Start**?
lobby-changed = ✏️ { $who }: the options of **{ $game }** have changed since you joined.
lobby-thread-waits = **{ $game }** is starting. Discord lets this server open its next thread { $when }. The game starts there by itself, and no clock runs until then.
lobby-closed = **{ $game }** · this table closed before the game started.
option-seats = Players
option-computers = Computer players
options-title = **Table options.** Changes apply right away.
options-language = -# Posts at this table are in **{ $language }** for everyone. Your own panels keep your language. Change it under **Language at the table**.
options-are-settled = This game is played with these options:
options-are-the-openers = Only the host can change these options:
joined = { $count ->
    [0] You’ve joined **{ $game }**. All seats are taken. Ready to start?
    [one] You’ve joined **{ $game }**. One seat is still free.
   *[other] You’ve joined **{ $game }**. { $count } seats are still free.
}
left = You’ve left **{ $game }**.
left-closed = You’ve left **{ $game }**. Nobody else was there, so the table is closed.
started = **{ $game }** has started: { $thread }
lobby-full = All seats are taken. Ready to start?
# Below the seats of a lobby, where the game is played in teams: seats by number.
lobby-teams = { $seating ->
    [random] 👥 Teams: seats { $first } against seats { $second }. Seats are drawn at the start. To choose partners, set **{ lobby-seating }** to “{ seating-joined }” under **{ button-options }**.
    [joined] 👥 Teams: seats { $first } against seats { $second }. You sit in the order in which you join.
   *[rotated] 👥 Teams: seats { $first } against seats { $second }. Everyone moves on by one seat from the game before.
}
# Below the first post of a game in teams, and behind the line that remains of its lobby.
table-teams = 👥 Teams: { $first } against { $second }

# Buttons
button-join = Join
button-leave = Leave
button-options = Options
button-start = Start
button-rules = Rules
button-how-to-play = How to play
button-play = Play
button-hand = Hand
button-board = Board
button-zoom = Zoom
button-score = Score so far
button-recap = Recap
text-with-draft = This board includes your turn so far. Nobody else can see it until you confirm.
button-text = Text board
button-back = Back
button-start-over = Start over
button-to-turn = Back to your turn
button-confirm = Confirm
button-undo = Undo
button-undo-with = Undo mine and { $who }’s
button-undo-with-many = { $count ->
    [one] Undo mine and one other turn
   *[other] Undo mine and { $count } other turns
}
button-undo-ask = Ask to undo
button-undo-ask-with = Ask to undo mine and { $who }’s
button-undo-ask-with-many = { $count ->
    [one] Ask to undo mine and one other turn
   *[other] Ask to undo mine and { $count } other turns
}
button-stop = Propose to end
button-resign = Resign
button-save = Save game file
button-agree = Agree
button-refuse = Refuse
button-rematch = Rematch
button-chart = Chart
button-replay = Replay
button-look-back = Replay from here
button-next-game = Next game ({ $count })
button-current = Go to the current panel

pair = { $label }: { $value }
# In a ranking, below the medals.
nth-place = { $place }.
put-together = Or choose several
label-gives = { $label } ({ $gives })
button-words = Choose from lists
choices-turn-on = ↻ Turn
choices-turn-back = ↺
only-choice = Chosen for you, as there was no other way: { $choice }.
choices-more = More…
choices-elsewhere = Elsewhere…
choices-part = Part { $part }

# Turns
told-before = { $count ->
    [one] -# One earlier turn: **Recap**
   *[other] -# { $count } earlier turns: **Recap**
}
your-turn = { $who }, your turn.
your-turn-until = { $who }, your turn. Play by { $when } ({ $left }).
computer-due = 🤖 { $who } is thinking.
computer-due-paused = 🤖 { $who } plays when the pause ends.
stand-in-due = 🤖 A computer plays for { $who } next.
stand-in-due-paused = 🤖 A computer plays for { $who } once the pause ends.
stand-in-due-from = 🤖 A computer will play for { $who } { $when }, unless someone takes the seat first.
# On every panel of a paused game.
# $since and $until are days.
table-person-away = 🏝️ { $who } is away from { $since } until { $until }.
table-is-paused = ⏸️ The game is paused: no clock runs, and you can still play.
your-turn-paused = { $who }, your turn. The clock is paused.
deadline = -# { $who }: by { $when }
outage = -# 🔌 I was offline for a while, so every deadline moved back by { $time }.
reminder = Just a reminder: { $line }
waiting-for-you = Your turn.
waiting-for-you-too = { $count ->
    [one] Your turn. { $who } still has to move, too.
   *[other] Your turn. { $who } still have to move, too.
}
waiting-for = { $count ->
    [one] It’s { $who }’s turn.
   *[other] Waiting for { $who }.
}
you-are-next = { " You are next." }
plan = -# Not your turn yet. Try your next turn here, and keep it as a plan if you like.
game-is-over = The game is over.
confirm-reveals = -# **Confirm** reveals something new. Then your turn continues.
confirm-reveals-consent = -# **Confirm** reveals something new. Then your turn continues, and undo needs everyone’s agreement.
confirm-ends-consent = -# **Confirm** reveals something new. Undo then needs everyone’s agreement.
done = ✅ Done.
# After Confirm, on the panel: says only what stays true. $number counts one's own turns.
turn-played = ✅ Your turn { $number } is played.
# The same panel, when it's one's turn again.
turn-yours = ▶️ Your turn { $number }
button-onward = Go on
done-over = { $thread ->
    [1] ✅ Done. That ends the game. The result is in its thread.
   *[0] ✅ Done. That ends the game.
}
your-hand = your hand, for your eyes only
hand-empty = Your hand is empty.
dm-closed = I couldn’t send you a direct message, so here is your hand. To get it by DM, allow messages from members of this server.
dm-failed = 📪 I couldn’t send your hand by direct message. **Hand** shows it here at any time.
hands-wait = 📪 { $who }: Discord won’t let me open new direct messages right now. Press **Hand** to see your hand here. Only you can see it.
not-seated = You’re not at this table, but you’re welcome to watch.

# Taking back, ending
undo-done = Undone: your last turn.
undo-done-with = Undone: your last turn, and what { $who } played after it.
undo-takes = This undoes your last turn.
undo-takes-with = This undoes your last turn, and what { $who } played after it.
undo-why-moved = { $count ->
    [one] { $who } has moved since.
   *[other] { $who } have moved since.
}
undo-why-seen = Your turn revealed something new, such as a card or a dice roll.
undo-alone = -# You’re playing computers only, so you can undo freely until the game ends.
undo-asked = I’ve asked the others. Your turn is undone when everyone agrees.
stop-asked = I’ve asked the others. The game ends when everyone agrees.
stop-done = The game is over.
vote-undo = { $who } asks to undo their last turn, and everything after it. Do you agree?
vote-stop = { $who } proposes to end the game without a result. Do you agree?
vote-undo-yes = Everyone agreed: the turn is undone.
vote-undo-no = { $who } declined, so the turn stands.
vote-stop-yes = Everyone agreed: the game has ended.
vote-stop-no = { $who } wants to play on.
vote-counted = Noted.
order-given = Saved: **{ $order }**. From now on your order answers for you. Nobody else can see it.
resign-sure = Resign from this game for good? A computer plays on for you if the game can continue.
resign-done = You have resigned.

# Looking back
recap-page = **Page { $page } of { $pages }**
chart-empty = There is too little to draw a chart of yet.
journal-file = The whole game, move by move. You can replay it from this file with `/replay`.
story-file = The game so far. The complete file comes when the game is over, because it shows hidden moves.
story-fingerprint-seed = SHA-256 of the seed, which the game file shows when the game is over: { $fingerprint }
story-fingerprint = SHA-256 of my secret, which the game file shows when the game is over: { $fingerprint }; also mixed into the seed:
rematch-opened = Rematch of { $game }: { $link }

# Which place of a board each number on a picture stands for.
picture-numbers = Numbers: { $numbers }.

# The end
picture-cover = The table in the middle of a game of { $game }.
picture-result = The result: { $ranking }. Above it the final board.
picture-result-seat = { $place }. { $who } with { $points }
picture-chart = { $turns ->
    [one] The points after the first turn as a chart; at its end { $seats }.
   *[other] The points after each of { $turns } turns as a chart; at its end { $seats }.
}
picture-chart-seat = { $who } { $points }
# The panel with everyone’s points after the end; also the button to it.
sheet-title = Score sheet
# Below the headline of the end: the source of points that made the difference, the winner’s points in it, the next one’s.
sheet-decided = { $source } decided it, { $points } to { $others }.
# Above a seat’s points by source: in which it has more or fewer than the best of the others. $sources such as “Gardens +24”.
sheet-ahead = Ahead of { $who }: { $sources }
sheet-behind = Behind { $who }: { $sources }
# Below the headline of the end: who resigned, one or several.
sheet-finished-by = { $who } resigned, and a computer played on.
sheet-resigned = (resigned; a computer played on)
# Below the scores: whom the end concerns. $who are mentions.
sheet-called = 🏁 { $who }: replay and more under **⋯**
# Below an announcement: who else is called. $who are mentions.
called-people = -# 📣 { $who }
# The headline of the end, also on a phone: who won, by what. $scores are the winner’s points and the next one’s, such as “123 : 98”.
over-finished-won = { $count ->
    [one] { $winners } wins, { $scores }
   *[other] { $winners } win, { $scores }
}
over-resigned = { $who } resigned. The game ends without a result.
over-resigned-won = { $count ->
    [one] { $winners } wins: { $who } resigned.
   *[other] { $winners } win: { $who } resigned.
}
over-agreed = The game ended by agreement, without a result.
ended-finished = **{ $game }** is over: { $scores } → { $thread }
ended-resigned = **{ $game }** is over: { $who } resigned. → { $thread }
ended-resigned-won = { $count ->
    [one] **{ $game }** is over: { $who } resigned, { $winners } wins. → { $thread }
   *[other] **{ $game }** is over: { $who } resigned, { $winners } win. → { $thread }
}
ended-agreed = **{ $game }** was ended by agreement. → { $thread }
ended-diverged = **{ $game }** is on hold: its game file doesn’t match this version’s rules. → { $thread }
ended-closed = **{ $game }** was closed. → { $thread }

# Refusals
which-table = There are several tables here. Which one do you mean?
this-table = You’re about to do this at:
which-table-pick = Choose a table
button-this-table = Yes, at this table
several-tables = There are several tables here. Use the command in the thread of the one you mean.
no-table-here = There is no table here. `/table new` opens one.
table-needs-text-channel = Please open tables in a normal text channel, because every game gets its own thread. Threads, announcement channels and voice chats don’t work.
permission-view-channel = View Channels
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-create-private-threads = Create Private Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permissions-missing = { $count ->
    [one] I need the permission { $names } in this channel. A moderator can grant it.
   *[other] I need the permissions { $names } in this channel. A moderator can grant them.
}
no-such-closeup = There is no close-up called “{ $name }”.
no-closeups = This board has no close-ups. Open the picture itself to enlarge it.
no-such-button = This button is from an older version of me and no longer works. `/turns` leads to your games.
another-game = This table plays **{ $game }**: its moves start with `/{ $command }`.
not-allowed = You may not use this command here.
incident = Something went wrong on my side. Confirmed moves are safe. Press **Play** to see where the game stands. (Error `{ $incident }`)

# Slash commands
move-command = Play any move of this table’s game by its line
move-command-line = A move, such as “warrior 3 C4”; the list shows what fits now
# To whoever uses a command of the release before. $new is the way now, without its slash.
command-moved = That command has moved. Use `/{ $new }` instead.
table-command = Tables: open, join, start, view, leave
table-command-new = Open a table for a game in this channel
table-command-new-game = Which game
table-command-new-players = How many seats
table-command-new-computers = How many seats computers take
table-command-new-level = How strong the computers are
table-command-new-time = Clock; leave empty for no limit
table-command-new-language = Language of the public posts
table-command-join = Take a seat at the table of this channel
table-command-leave = Give up your seat before the game starts
table-command-start = Start the game of this channel’s table
table-command-play = Open your play panel
table-command-hand = See your hand
table-command-show = See the board, as a picture or as text
table-command-show-form = Picture or text
table-command-undo = Undo your last turn
table-command-resign = Resign from the game for good
table-command-stop = Propose to end the game without a result
table-command-more = Everything besides playing: pause, extra time, nudge, notes, game file
table-command-zoom = Look at part of the board up close
table-command-zoom-at = A part of the board; in Carcassonne also a space, such as E2N1
form-picture = picture
form-text = text

# In alt texts and text boards of every game: what has changed since the reader’s last turn, besides the newest turn.
picture-also-new = Also new: { $changes }.
picture-new-by = { $who }: { $what }
picture-new-nobodys = on the board: { $what }
