# What tables say: refusals with their reasons, and their own lines in the story

# Notation
not-your-turn = It is not your turn yet: { $who } is deciding.
game-over = This game is over.
not-a-verb = “{ $verb }” is no move of this game. Moves begin with: { $verbs }.
not-a-token = “{ $token }” does not fit here.
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
table-not-started = This game has not begun yet.
table-journal-later = The full record holds hidden moves, so it is handed out when the game is over. Fingerprint of the seed: `{ $fingerprint }`

# The lobby
table-no-such-game = There is no game called “{ $game }” here.
table-no-such-count = This game takes { $fewest } to { $most } players, not { $seats }.
table-no-such-option = The option { $option } cannot be “{ $choice }”.
table-no-such-time = The time per move can be { $shortest ->
    [one] one minute
   *[other] { $shortest } minutes
} to { $longest } days.
table-no-such-seating = Seats can be given out like this: { $seatings }; not “{ $seating }”.
table-options-clash = These options do not go together with { $seats } players.
table-too-many = { $people ->
    [one] One person
   *[other] { $people } people
} and { $computers ->
    [one] one computer
   *[other] { $computers } computers
} do not fit on { $seats } seats.
table-full = All { $seats } seats are taken.
table-already-seated = You have a seat here already.
table-has-started = This game has begun; the lobby is closed.
table-closed = This table was closed before it began.
table-not-opener = { $who } opened this table, so that is up to them.
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
table-no-vote = This question is no longer open.

# The story
table-told-start = The game begins. Fingerprint of its seed: `{ $fingerprint }`
table-told-undo = { $who } took a turn back.
table-told-resign = { $who } resigned.
table-told-stop = Everybody agreed to end the game here; it has no result.
