# What tables say: refusals with their reasons, and their own lines in the story

# Notation
not-your-turn = It is not your turn yet: { $who } is deciding.
game-over = This game is over.
not-a-verb = “{ $verb }” is no move of this game. Moves begin with: { $verbs }.
table-nothing-fits = Nothing fits now. { $ask }
not-a-token = “{ $token }” does not fit here. The move is written `{ $form }`.
not-a-token-example = For instance, now: `{ $line }`
missing-token = `{ $verb }` needs one more thing: { $field }.
too-many-tokens = `{ $verb }` stands alone; “{ $token }” is too much.

# Drafts
table-stale = The board has moved on since this panel was opened. Open it again to see what you can do now.
table-already-done = That was done already; nothing was played twice.
table-unfinished = Your turn is not complete yet: there is still something to choose.
table-draft-complete = Your draft is complete, `{ $line }` has no place in it. Confirm it, or take a step back.
table-reveals-first = `{ $line }` shows you something new. Confirm it first, then go on; or take it back.

# Who and where
table-none = There is no such table (any more).
table-not-seated = You have no seat at this table; you are welcome to watch.
table-frozen = This table is frozen: after move { $seq } its record no longer fits the rules of this version. Nothing is lost; it goes on once that is repaired.
table-thawed = 🔧 That is repaired: the game goes on where it stood.
table-not-started = This game has not begun yet.
table-journal-later = The full record holds hidden moves, so you get it when the game is over. The chance is bound by this fingerprint: `{ $fingerprint }`

# The lobby
table-no-such-game = There is no game called “{ $game }” here.
table-no-such-count = This game takes { $fewest } to { $most } players, not { $seats }.
table-no-such-option = The option { $option } cannot be “{ $choice }”.
table-no-such-time = There is no such clock. Write `24h` for a time per move, or `72h+12h/120h` for a bank of 72 hours that gains 12 per turn, up to 120; each from { $shortest ->
    [one] one minute
   *[other] { $shortest } minutes
} to { $longest ->
    [one] one day
   *[other] { $longest } days
}.
table-no-such-vacation = A table can give { $most ->
    [one] no day of vacation, or one
   *[other] 0 to { $most } days of vacation
}.
table-no-such-level = Computers play like this: { $levels }; not “{ $level }”.
table-no-such-absence = Being too late can mean: { $absences }; not “{ $absence }”.
table-no-such-seating = Seats can be given out like this: { $seatings }; not “{ $seating }”.
table-options-clash = These options do not go together with { $seats } players.
table-too-many = { $people ->
    [one] One person
   *[other] { $people } people
} and { $computers ->
    [one] one computer
   *[other] { $computers } computers
} do not fit on { $seats } seats.
table-too-many-opened = You have opened { $most ->
    [one] one table that waits
   *[other] { $most } tables that wait
} for players. Start or close one first.
table-too-many-in-channel = { $most ->
    [one] One table in this channel waits
   *[other] { $most } tables in this channel wait
} for players. Join one, or open yours in another channel.
table-full = All { $seats } seats are taken.
table-no-seat-for-you = This table has no seat for you. `/table new` opens one of your own.
table-nobody-to-remove = Choose somebody else who sits at this table.
table-you-blocked = Somebody sits here whom you have blocked. `/block` shows your list.
table-barred = The moderators of this server have barred you from its tables. Games that you play in go on.
table-barred-until = The moderators of this server have barred you from its tables until <t:{ $until }:f>. Games that you play in go on.
table-kept = { $count ->
    [one] The last free seat is
   *[other] The free seats are
} kept for people who were invited. Look again later.
table-too-many-invited = { $free ->
    [0] No seat is free for
    [one] One seat is free, too few for
   *[other] { $free } seats are free, too few for
} { $count ->
    [one] one person
   *[other] { $count } people
} more.
table-cannot-invite = Not everybody whom you chose can be invited to this table.
table-you-blocked-invited = You have blocked somebody whom you chose. `/block` shows your list.
table-not-invited = No seat is kept for you here.
table-no-such-condition = There is no such condition.
table-not-joined = You have not joined this table.
table-already-seated = You have a seat here already.
table-has-started = This game has begun; the lobby is closed.
table-closed = This table was closed before it began.
table-not-opener = { $who } opened this table, so that is up to them.
table-no-parts = This table was opened before people could add to its chance: its seed is drawn at the start.
table-leave-is-resign = The game has begun. To give up your seat for good, resign.
table-too-few = { $taken ->
    [one] Only one seat is taken
   *[other] Only { $taken } seats are taken
}; this game needs at least { $fewest }.
table-not-full = { $taken } of { $seats } seats are taken. To begin with fewer, whoever opened the table must press Start.

table-no-such-order = There is no standing order “{ $order }” in this game.

# Undo and votes
table-nothing-to-undo = You have no turn that could be taken back.
table-vote-open = A question to the table is open already. Answer that one first.
table-vote-not-asked = Only { $who } can answer this question.
table-vote-again = You have asked this a short while ago. Ask again after an hour, or once the game has moved on.
table-no-vote = This question is no longer open.

# Clocks, and people who are not there
table-no-clock = No clock runs at this table.
table-no-own-clock = Your clock does not run at the moment, so there is nothing to extend.
table-paused = The game is paused: no clock runs.
table-not-paused = The game is not paused.
table-nobody-to-nudge = There is nobody to nudge at the moment.
table-nudged = That has been done for this turn already. A little patience!
table-nudge-later = It is too early for a nudge: wait until half of the time has passed, or { $hours ->
    [one] one hour
   *[other] { $hours } hours
} where there is no clock.
table-skip-own = You play at this table yourself, so another moderator decides here.
table-skip-later = It is too early to skip anybody: wait until half of the time has passed, or { $hours ->
    [one] one hour
   *[other] { $hours } hours
} where there is no clock.
table-nobody-to-skip = No person is due at the moment, so there is nobody to skip.
table-you-are-away = A computer holds your seat at the moment. Take it back with **I’m back** or `/table back`, then play on.
table-not-away = No computer holds a seat for you here.
table-seat-held = No person decides on this seat, so it cannot be offered.
table-nobody-left = There would be nobody left to play. You can resign instead.
table-seat-not-offered = { $who } has the seat, and it is not to be had (any more).

# The story
table-told-start = The game begins.
table-told-played-for = 🤖 A computer plays for { $who }.
table-told-undo = { $who } took the last turn back.
table-told-undo-with = { $who } took the last turn back, and with it what { $others } played since.
table-told-resign = { $who } resigned.
table-told-late = ⌛ The time of { $who } was up.
table-told-skipped = <@{ $user }> had { $who } skipped.
table-told-skipped-nameless = A moderator had { $who } skipped.
table-told-vacation = 🏖️ The time of { $who } was up: a day of their vacation begins.
table-told-paused = ⏸️ The game is paused, as { $who } asked. Anybody at the table may end the pause; people can still make moves, computers rest.
table-told-resumed = ▶️ { $who } ended the pause. The clocks go on with what was left.
table-told-extra = ➕ { $who } got a day of extra time.
table-told-nudge = 👋 { $who } asked how { $whom } is getting on.
table-told-away = A computer holds the seat of { $who } for now. Anybody may take the seat with **Take over**, below the board, unless they return first.
table-told-gone = { $who } is no longer here. A computer holds the seat until somebody takes it with **Take over**, below the board.
table-told-accepted = { $who } offered the seat, as { $by } had proposed. A computer holds it for now. Anyone may take it with **Take over**, below the board, unless { $who } returns first.
table-told-voted = { $who } was late, so the seat is offered, as { $by } proposed and nobody objected. A computer holds it for now. Anyone may take it with **Take over**, below the board, unless { $who } returns first.
table-told-removed = The seat of { $who } was offered by <@{ $user }> (moderator). A computer holds it for now. Anyone may take it with **Take over**, below the board, unless { $who } returns first.
table-told-removed-nameless = The seat of { $who } was offered by a moderator. A computer holds it for now. Anyone may take it with **Take over**, below the board, unless { $who } returns first.
table-told-back = { $who } is back at the table.
table-told-substituted = { $who } has taken over the seat of <@{ $user }>.
table-told-substituted-nameless = { $who } has taken over a seat.
table-told-stop = Everybody agreed to end the game here; it has no result.
