### The post of a turn, and what else the thread is told.

## Whose turn it is: first line, also on a phone

# $who: one or several people, who are addressed; no verb can agree with them.
your-turn = { $who }, your turn.
# $who: one or several people. $left: a distance, “in 2 days”. $when: a moment, “12 March 2026 18:00”.
your-turn-until = { $who }, your turn. Play by { $when } ({ $left }).

# $who: one or several people.
your-turn-paused = { $who }, your turn. The clock is paused.
# $who: one seat.
computer-due = 🤖 { $who } is thinking.
computer-due-paused = 🤖 { $who } will play once the pause ends.
stand-in-due = 🤖 A computer will play for { $who } next.
stand-in-due-paused = 🤖 A computer will play for { $who } once the pause ends.
# $when: a distance, “in 2 days”.
stand-in-due-from = 🤖 A computer will play for { $who } { $when }, unless someone takes the seat first.
# $line: one of those above.
reminder = Just a reminder: { $line }

## Below the board

told-before = { $count ->
    [one] -# One earlier turn is in **Recap**
   *[other] -# { $count } earlier turns are in **Recap**
}
# A line for each clock that runs; $who is one seat. $when: a moment, “12 March 2026 18:00”.
deadline = -# { $who }: by { $when }

post-taken-back = ↩️ **Undone**
# Below an announcement: who else is called. $who are mentions.
called-people = -# 📣 { $who }
# Below the line that someone’s seat was handed on without their yes; it pings them.
seat-return = { $who }, to reclaim your seat before someone takes it, press **I’m back** below the board.

## Buttons of the post
## Button, 80.

button-play = Play
button-hand = Hand
button-take = Take over: { $who }
button-return = I’m back

## Log: lines of the table among those of the game

table-told-played-on = 🔮 What if …? This game continues a finished one. It doesn’t count, and new draws are random.
table-told-start = The game starts.
table-told-played-for = 🤖 A computer is playing for { $who }.
table-told-undo = { $who } undid their last turn.
# $others: who had moved since.
table-told-undo-with = { $who } undid their last turn and everything { $others } had played since.

table-told-resign = { $who } resigned.
table-told-late = ⌛ { $who } ran out of time, so a default move was played.
# $user: a Discord id, in a mention.
table-told-skipped = <@{ $user }> skipped { $who }.

table-told-skipped-nameless = A moderator skipped { $who }.
table-told-vacation = 🏖️ { $who } ran out of time and used a day of holiday.
table-told-paused = ⏸️ The game is paused at { $who }’s request. Anyone at the table can end the pause. People can still move, but computers will wait.
table-told-resumed = ▶️ { $who } ended the pause. The clocks resume where they stopped.
table-told-extra = ➕ { $who } got an extra day.
table-told-nudge = 👋 { $who } nudged { $whom }.
table-told-away = { $who } is away, so a computer will play this seat. Until { $who } returns, anyone can take the seat with **Take over** below the board.
table-told-gone = { $who } has left the server. A computer will play until someone takes the seat with **Take over** below the board.
# $by: who had proposed it.
table-told-accepted = { $who } agreed to offer the seat, as { $by } had proposed. A computer will play for now. Until { $who } returns, anyone can take the seat with **Take over** below the board.
table-told-voted = { $who } was late and nobody objected, so the seat is on offer, as { $by } had proposed. A computer will play for now. Until { $who } returns, anyone can take the seat with **Take over** below the board.
# $user: a Discord id, in a mention.
table-told-removed = <@{ $user }>, a moderator, offered { $who }’s seat to a substitute. A computer will play for now. Until { $who } returns, anyone can take the seat with **Take over** below the board.

table-told-removed-nameless = A moderator offered { $who }’s seat to a substitute. A computer will play for now. Until { $who } returns, anyone can take the seat with **Take over** below the board.
table-told-back = { $who } is back at the table.
# $user: a Discord id, in a mention.
table-told-substituted = { $who } took over <@{ $user }>’s seat.

table-told-substituted-nameless = { $who } took over a seat.
table-told-stop = Everyone agreed to end the game here.

## Lines of their own

outage = -# 🔌 I was offline for a while, so I’ve extended every deadline by { $time }.
thread-moved = This game’s thread was deleted, so the game continues here.
# $seq: a number of the log.
restored = I was restored from a backup that ends at entry { $seq }. Later posts here no longer count, and the game continues from the board below.

restored-lost = ↩️ **Lost**: this turn isn’t in the backup I was restored from.
# $who: one or several mentions, as $count says. $when: a moment, “12 March 2026 18:00”.
removal-running = { $count ->
    [one] { $who }: nobody has moved here for a very long time. Your game will be deleted { $when }, with all its data. To keep it, make a move.
   *[other] { $who }: nobody has moved here for a very long time. This game will be deleted { $when }, with all its data. To keep it, any of you can make a move.
}
# $who: one or several mentions. $when: a moment, “12 March 2026 18:00”.
removal-ended = { $who }: this game ended long ago. Its moves will be deleted { $when }, but the result stays. To keep the whole game, press **Save game file**.
# Also a refusal. $seq: a number of the log.
table-frozen = This game is on hold: after move { $seq }, its game file doesn’t match this version’s rules. Nothing is lost, and the game continues as soon as this is fixed.

table-thawed = 🔧 Fixed: the game continues where it stopped.

## Names of seats

# In place of a player’s name.
computer-name = Computer { $number }

computer-name-easy = Computer { $number } (easy)
computer-name-hard = Computer { $number } (hard)
# In place of a player’s name.
seat-name = seat { $number }
# In place of a name that was deleted.
someone = Former player
