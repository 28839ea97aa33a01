# What tables say: refusals with their reasons, and their own lines in the story

# Notation
not-your-turn = It’s not your turn yet: { $who } is deciding.
game-over = This game is over.
not-a-verb = “{ $verb }” isn’t a move in this game. Moves start with: { $verbs }.
table-nothing-fits = No option is possible right now. { $ask }
not-a-token = “{ $token }” doesn’t fit here. Write the move as `{ $form }`.
not-a-token-example = For instance, now: `{ $line }`
missing-token = `{ $verb }` is missing one part: { $field }.
too-many-tokens = `{ $verb }` takes nothing after it. Leave out “{ $token }”.

# Drafts
table-stale = The game has moved on since you opened this panel. Open it again to see what you can do now.
table-already-done = That’s already done. Nothing was played twice.
table-unfinished = Your turn isn’t complete yet: there is still something to choose.
table-draft-complete = Your turn is already complete, so `{ $line }` can’t be added. Confirm it, or go back a step.
table-reveals-first = `{ $line }` reveals something new. Confirm it first and then continue, or go back a step.

# Who and where
table-none = That table doesn’t exist, or no longer does.
table-not-seated = You have no seat at this table, but you’re welcome to watch.
table-frozen = This game is on hold: after move { $seq }, its game file doesn’t match this version’s rules. Nothing is lost, and it continues as soon as that is fixed.
table-thawed = 🔧 Fixed: the game continues where it stopped.
table-not-started = This game has not begun yet.
table-journal-later = You can save the full game file when the game is over, because it shows hidden moves. Fingerprint of the shuffle: `{ $fingerprint }`

# The lobby
table-no-such-game = There is no game called “{ $game }” here.
table-no-such-count = This game takes { $fewest } to { $most } players, not { $seats }.
table-no-such-option = “{ $choice }” isn’t a choice for { $option }.
table-no-such-time = That isn’t a clock. Write `24h` for 24 hours per move, or `72h+12h/120h` for a bank of 72 hours plus 12 per turn, up to 120. Each part can be from { $shortest ->
    [one] one minute
   *[other] { $shortest } minutes
} to { $longest ->
    [one] one day
   *[other] { $longest } days
}.
table-no-such-vacation = { $most ->
    [one] A table can allow no vacation, or one day.
   *[other] A table can allow 0 to { $most } days of vacation.
}
table-no-such-level = “{ $level }” isn’t a level. Choose from: { $levels }.
table-no-such-absence = “{ $absence }” isn’t a choice for when time runs out. Choose from: { $absences }.
table-no-such-seating = “{ $seating }” isn’t a seating. Choose from: { $seatings }.
table-options-clash = These options don’t work with { $seats } players.
table-too-many = { $people ->
    [one] One person
   *[other] { $people } people
} and { $computers ->
    [one] one computer
   *[other] { $computers } computers
} do not fit on { $seats } seats.
table-too-many-opened = { $most ->
    [one] You already have one table waiting for players. Start or close one first.
   *[other] You already have { $most } tables waiting for players. Start or close one first.
}
table-too-many-in-channel = { $most ->
    [one] One table in this channel is already waiting for players. Join one, or open yours in another channel.
   *[other] { $most } tables in this channel are already waiting for players. Join one, or open yours in another channel.
}
table-full = All { $seats } seats are taken.
table-no-seat-for-you = You can’t join this table. To open your own, use `/table new`.
table-nobody-to-remove = Choose someone else who sits at this table.
table-you-blocked = You have blocked someone at this table. `/privacy block` shows your list.
table-barred = This server’s moderators have barred you from its tables. Games you’re already in continue.
table-barred-until = This server’s moderators have barred you from its tables until <t:{ $until }:f>. Games you’re already in continue.
table-barred-everywhere = The operator of this bot has barred you from new games. Games you’re already in continue.
table-barred-everywhere-until = The operator of this bot has barred you from new games until <t:{ $until }:f>. Games you’re already in continue.
table-kept = { $count ->
    [one] The last free seat is kept for an invited player. Try again later.
   *[other] The free seats are kept for invited players. Try again later.
}
table-too-many-invited = { $free ->
    [0] No seats are free
    [one] Only one seat is free
   *[other] Only { $free } seats are free
}, and you invited { $count ->
    [one] one more person.
   *[other] { $count } more people.
}
table-cannot-invite = At least one of the people you chose can’t be invited to this table.
table-you-blocked-invited = You have blocked someone you chose. `/privacy block` shows your list.
table-not-invited = No seat is kept for you here.
table-no-such-condition = That requirement doesn’t exist.
table-not-joined = You have not joined this table.
table-already-seated = You already have a seat here.
table-has-started = The game has started, so the lobby is closed.
table-closed = This table closed before the game started.
table-not-opener = Only { $who }, who opened this table, can do that.
table-no-parts = This table is older than the fair shuffle: its seed is drawn when the game starts.
table-leave-is-resign = The game has started. To leave for good, use **Resign**.
table-too-few = { $taken ->
    [one] Only one seat is taken; this game needs at least { $fewest }.
   *[other] Only { $taken } seats are taken; this game needs at least { $fewest }.
}
table-not-full = { $taken } of { $seats } seats are taken. To play with fewer, the host must press **Start**.

table-no-such-order = There is no standing order “{ $order }” in this game.

# Undo and votes
table-nothing-to-undo = You have no turn to undo.
table-vote-open = There is already an open question at this table. Please answer that one first.
table-vote-not-asked = Only { $who } can answer this question.
table-vote-again = You asked this a short while ago. Ask again in an hour, or once the game has moved on.
table-no-vote = This question is no longer open.

# Clocks, and people who are not there
table-no-clock = No clock runs at this table.
table-no-own-clock = Your clock isn’t running right now, so there’s nothing to extend.
table-paused = The game is paused: no clock runs.
table-not-paused = The game is not paused.
table-nobody-to-nudge = There is nobody to nudge right now.
table-nudged = This turn has already been nudged. Please be patient.
table-nudge-later = { $hours ->
    [one] It’s too early to nudge. Wait until half the time has passed or, if there is no clock, one hour.
   *[other] It’s too early to nudge. Wait until half the time has passed or, if there is no clock, { $hours } hours.
}
table-skip-own = You’re playing at this table, so another moderator must decide.
table-skip-later = { $hours ->
    [one] It’s too early to skip anyone. Wait until half the time has passed or, if there is no clock, one hour.
   *[other] It’s too early to skip anyone. Wait until half the time has passed or, if there is no clock, { $hours } hours.
}
table-nobody-to-skip = Only computers have to move right now, so there is nobody to skip.
table-you-are-away = A computer is playing your seat. Take it back with **I’m back** or `/table back`, then play on.
table-not-away = No computer holds a seat for you here.
table-seat-held = A computer already plays this seat, so it can’t be offered.
table-nobody-left = Nobody would be left to play. You can resign instead.
table-seat-not-offered = { $who } has this seat, and it isn’t (or is no longer) on offer.
table-seat-you-removed = You removed { $who } from this seat, so you can’t take it yourself.

# The story
table-told-start = The game starts.
table-told-played-for = 🤖 A computer plays for { $who }.
table-told-undo = { $who } undid their last turn.
table-told-undo-with = { $who } undid their last turn, and with it what { $others } played since.
table-told-resign = { $who } resigned.
table-told-late = ⌛ { $who } ran out of time, so a default move was played.
table-told-skipped = { $who } was skipped by <@{ $user }>.
table-told-skipped-nameless = { $who } was skipped by a moderator.
table-told-vacation = 🏖️ { $who } ran out of time and used a day of vacation.
table-told-paused = ⏸️ { $who } asked for a pause, and the game is paused. Anyone at the table can end it. People can still move, but computers wait.
table-told-resumed = ▶️ { $who } ended the pause. Clocks resume with the time that was left.
table-told-extra = ➕ { $who } got a day of extra time.
table-told-nudge = 👋 { $who } nudged { $whom }.
table-told-away = { $who } is away, so a computer holds this seat. Anyone can take it with **Take over** below the board, unless { $who } returns first.
table-told-gone = { $who } has left the server, so a computer holds this seat until someone takes it with **Take over** below the board.
table-told-accepted = { $who } offered the seat, as { $by } had proposed. A computer holds it for now. Anyone can take it with **Take over** below the board, unless { $who } returns first.
table-told-voted = { $who } was late, so the seat is offered, as { $by } proposed and nobody objected. A computer holds it for now. Anyone can take it with **Take over** below the board, unless { $who } returns first.
table-told-removed = The seat of { $who } was offered by <@{ $user }> (moderator). A computer holds it for now. Anyone can take it with **Take over** below the board, unless { $who } returns first.
table-told-removed-nameless = The seat of { $who } was offered by a moderator. A computer holds it for now. Anyone can take it with **Take over** below the board, unless { $who } returns first.
table-told-back = { $who } is back at the table.
table-told-substituted = { $who } took over the seat of <@{ $user }>.
table-told-substituted-nameless = { $who } took over a seat.
table-told-stop = Everyone agreed to end the game here.
