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
lobby-absence = When time is up
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
seating-random = drawn by lot
seating-joined = in the order of joining
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
absence-substitute = a default move is played, then the seat goes to a substitute
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
lobby-closes-soon = This table has been waiting for a while: it closes { $when } unless somebody presses **Start**.
lobby-full-opener = { $who }, all seats at **{ $game }** are taken — Start?
lobby-changed = ✏️ { $who }: **{ $game }** has changed since you joined.
lobby-closed = **{ $game }** · this table was closed before it began.
option-seats = Players
option-computers = Computer players
options-title = **Options of your table.** A choice counts at once.
options-language = -# Everybody reads this table’s posts in **{ $language }**, you your own panels as you are used to. **Language at the table** below changes it.
options-are-settled = It was opened with these options:
options-are-the-openers = Whoever opened the table sets its options:
joined = { $count ->
    [0] You are in at **{ $game }**. All seats are taken — Start?
    [one] You are in at **{ $game }**. One seat is still free.
   *[other] You are in at **{ $game }**. { $count } seats are still free.
}
left = Your seat at **{ $game }** is free again.
left-closed = You were the last one at **{ $game }**, so the table is closed.
started = **{ $game }** begins: { $thread }
lobby-full = All seats are taken — Start?

# Buttons
button-join = Join
button-leave = Leave
button-options = Options
button-start = Start
button-rules = Rules
button-play = Play
button-hand = Hand
button-board = Board
button-zoom = Zoom
button-score = Score so far
button-recap = Recap
text-with-draft = Your turn so far, which nobody else sees before you confirm it, is on this board.
button-text = Text board
button-back = Back
button-start-over = Start over
button-confirm = Confirm
button-undo = Undo
button-undo-with = Undo my turn and what { $who } played since
button-undo-with-many = Undo my turn and those of { $count ->
    [one] one other
   *[other] { $count } others
} since
button-undo-ask = Ask to undo
button-undo-ask-with = Ask to undo my turn and what { $who } played since
button-undo-ask-with-many = Ask to undo my turn and those of { $count ->
    [one] one other
   *[other] { $count } others
} since
button-stop = Propose to end
button-resign = Resign
button-save = Save record
button-agree = Agree
button-refuse = Refuse
button-rematch = Rematch
button-chart = Chart
button-replay = Replay
button-look-back = Look from here
button-next-game = Next game waiting for you ({ $count })
button-current = Open the current panel

pair = { $label }: { $value }
put-together = Or put it together yourself
label-gives = { $label } ({ $gives })

# Turns
told-before = -# { $count ->
    [one] One turn before these: **Recap**
   *[other] { $count } turns before these: **Recap**
}
your-turn = { $who }, your turn.
your-turn-until = { $who }, your turn — until { $when } ({ $left }).
computer-due = 🤖 { $who } is to move.
computer-due-paused = 🤖 { $who } is to move once the pause ends.
stand-in-due = 🤖 A computer plays for { $who } next.
stand-in-due-paused = 🤖 A computer plays for { $who } once the pause ends.
stand-in-due-from = 🤖 A computer plays for { $who } { $when }, unless somebody takes the seat first.
your-turn-paused = { $who }, your turn — the clock stands still.
deadline = -# { $who }: until { $when }
outage = -# 🔌 I could not be reached for a while, so deadlines have moved by { $time }.
reminder = A gentle reminder: { $line }
waiting-for-you = Your turn.
waiting-for-you-too = { $count ->
    [one] Your turn; { $who } is also still to move.
   *[other] Your turn; { $who } are also still to move.
}
waiting-for = { $count ->
    [one] It is { $who }’s turn.
   *[other] The table waits for { $who }.
}
you-are-next = { " You are next." }
plan = -# Not your turn yet; here you can try your next turn. You can keep a complete turn as a plan.
game-is-over = This game is over.
confirm-ends = -# **Confirm** ends your turn and shows it to everybody.
confirm-ends-lesson = -# **Confirm** ends your turn.
confirm-reveals = -# **Confirm** shows you something new; your turn goes on after it.
confirm-needs-consent = Something new is turned up: to take it back, the others have to agree.
done = ✅ Done.
done-over = ✅ Done: that ends the game.{ $thread ->
    [1] {" "}The result stands in its thread.
   *[0] {""}
}
your-hand = your hand, for your eyes only
hand-empty = Your hand is empty.
dm-closed = I could not send you a direct message, so your hand is shown here. Allow messages from this server’s members, and I will try again.
dm-failed = 📪 I could not send you your hand by direct message. **Hand** shows it here at any time.
hands-wait = 📪 { $who }: Discord lets me open no new direct messages for now. **Hand** shows your hand here, to you alone.
not-seated = You are not at this table; you are welcome to watch.

# Taking back, ending
undo-done = Taken back: your last turn.
undo-done-with = Taken back: your last turn, and with it what { $who } played since.
undo-takes = This takes your last turn back.
undo-takes-with = This takes your last turn back, and with it what { $who } played since.
undo-why-moved = { $who } { $count ->
    [one] has
   *[other] have
} moved since.
undo-why-seen = Something new was seen with it, such as a card drawn or a die rolled.
undo-alone = -# You play among computers: you may take back whatever you like until the game ends.
undo-asked = I have asked the others. Your turn is taken back when all agree.
stop-asked = I have asked the others. The game ends when all agree.
stop-done = The game has ended.
vote-undo = { $who } would like to take their last turn back, and with it whatever has happened since. Do you agree?
vote-stop = { $who } proposes to end the game without a result. Do you agree?
vote-undo-yes = All agreed: the turn was taken back.
vote-undo-no = { $who } would rather play on; the turn stands.
vote-stop-yes = All agreed: the game has ended.
vote-stop-no = { $who } would rather play on.
vote-counted = Noted.
order-given = Noted: **{ $order }**. Your order answers for you from now on; nobody else sees it.
resign-sure = Give up your seat for good? A computer plays on for you if the game can go on.
resign-done = You have left the game.

# Looking back
recap-page = **Page { $page } of { $pages }**
chart-empty = There is too little to draw a chart of yet.
journal-file = The record of the whole game, move by move; it can be replayed from this file.
story-file = The record so far. The full one comes once the game is over, because it holds hidden moves.
story-fingerprint-seed = SHA-256 of the seed, which the record shows once the game is over: { $fingerprint }
story-fingerprint = SHA-256 of the bot’s secret, which the record shows once the game is over: { $fingerprint }; with it into the seed goes:
rematch-opened = The next table for { $game }: { $link }

# The end
picture-cover = A position from the middle of a game of { $game } for { $count } players.
picture-result = The result: { $ranking }. Below it where everybody’s points come from, beside it the final board in small.
picture-result-seat = { $place }. { $who } with { $points }
picture-chart = The points after { $turns ->
    [one] the first turn
   *[other] each of { $turns } turns
} as a chart; at its end { $seats }.
picture-chart-seat = { $who } { $points }
sheet-title = Final score
sheet-seed = 🎲 Was the chance fair? **How was it dealt?** checks every draw of this game.
sheet-resigned = (resigned; a computer played on)
over-resigned = The game ended by resignation, without a result.
over-resigned-won = 🏆 { $count ->
    [one] { $winners } wins: nobody else is left.
   *[other] { $winners } win: nobody else is left.
}
over-agreed = The game ended by agreement, without a result.
ended-finished = **{ $game }** is over: { $scores } → { $thread }
ended-resigned = **{ $game }** is over: { $who } resigned. → { $thread }
ended-resigned-won = **{ $game }** is over: { $who } resigned, { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win.
} → { $thread }
ended-agreed = **{ $game }** was ended by agreement. → { $thread }
ended-diverged = **{ $game }** is frozen: its record no longer replays. → { $thread }
ended-closed = **{ $game }** was closed. → { $thread }

# Refusals
which-table = There are several tables here. Which one?
this-table = This would be done at the table:
which-table-pick = Choose a table
button-this-table = Yes, at this table
several-tables = There are several tables here. Use the command in the thread of the one you mean.
no-table-here = There is no table here. `/table new` opens one.
table-needs-text-channel = Open tables in a text channel, not in a thread, an announcement channel or the chat of a voice channel: every game makes a thread of its own.
permission-view-channel = View Channels
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-create-private-threads = Create Private Threads
permission-attach-files = Attach Files
permission-embed-links = Embed Links
permission-read-message-history = Read Message History
permissions-missing = { $count ->
    [one] I lack the permission { $names } in this channel. A moderator can grant it.
   *[other] I lack the permissions { $names } in this channel. A moderator can grant them.
}
no-such-closeup = There is no closer picture of “{ $name }” here.
no-closeups = There is no closer picture of this game’s board; open the picture itself to see it large.
no-such-button = This button belongs to an older version of me, and does nothing any more.
another-game = **{ $game }** is played at this table; the moves for it begin with `/{ $command }`.
not-allowed = You may not use this command here.
incident = Something went wrong on my side; **Play** shows how the table stands. (incident `{ $incident }`)

# Slash commands
table-command = Tables: open, join, start, look, leave
table-command-new = Open a table for a game in this channel
table-command-new-game = Which game
table-command-new-players = How many seats
table-command-new-computers = How many of them computer players
table-command-new-level = How well the computers play
table-command-new-time = The clock; empty for no limit
table-command-new-language = Language of the public posts
table-command-join = Take a seat at the table of this channel
table-command-leave = Give your seat back before the game starts
table-command-start = Start the game of this channel’s table
table-command-play = Open your play panel
table-command-hand = See your hidden hand
table-command-show = See the board, as a picture or as text
table-command-show-form = Picture or text
table-command-undo = Take your last turn back
table-command-resign = Give up your seat for good
table-command-stop = Propose to end the game without a result
table-command-journal = Get the record of the game so far as a text file
table-command-zoom = Look at a part of the board more closely
table-command-zoom-at = A part of the board; in Carcassonne also a place, such as E2N1
form-picture = picture
form-text = text
