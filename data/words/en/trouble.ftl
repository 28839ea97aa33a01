### Refusals and failures that can come anywhere.

## A move that cannot be read or played

not-your-turn = It’s not your turn yet: { $who } is deciding.
game-over = This game is over.
# $verb: what was typed; $verbs: the words that fit.
not-a-verb = “{ $verb }” isn’t a move in this game. Moves start with: { $verbs }.
# In a command’s list. Choice, 100. $ask: what is to be decided, “Which tile goes from your Alhambra to the reserve?”
table-nothing-fits = None of the options is available right now. { $ask }
# $form: how the move is written.
not-a-token = “{ $token }” doesn’t fit here. Write the move as `{ $form }`.
# $line: a move.
not-a-token-example = This one works now: `{ $line }`
# $verb: how the move begins; $field: the part’s name.
missing-token = `{ $verb }` is missing one part: { $field }.
# $verb: how the move begins.
too-many-tokens = `{ $verb }` takes nothing after it. Leave out “{ $token }”.

## A turn that cannot go on

table-stale = The game has moved on since you opened this panel. Open it again to see what you can do now.
table-already-done = That’s already done. Nothing was played twice.
panel-newest = What you pressed belonged to an earlier turn and changed nothing. This is the game now.
table-unfinished = Your turn isn’t complete yet: there is still something to choose.
# $line: a move, as it is typed.
table-draft-complete = Your turn is already complete, so `{ $line }` can’t be added. Confirm it, or go back a step.
table-reveals-first = `{ $line }` reveals new information. Confirm it first and then continue, or go back a step.
# $order: what was typed.
table-no-such-order = There is no standing order “{ $order }” in this game.

## Which table, and who is there

table-none = That table doesn’t exist, or no longer exists.
table-not-seated = You don’t have a seat at this table, but you’re welcome to watch.
table-not-started = This game hasn’t started yet.
table-journal-later = The full game file shows hidden moves, so you can save it only once the game is over. Fingerprint of the shuffle: `{ $fingerprint }`
several-tables = There are several tables here. Use the command in the thread of the one you mean.
no-table-here = There is no table here. `/table new` opens one.
table-needs-text-channel = Please open tables in a normal text channel, because every game gets its own thread. Threads, announcement channels and voice chats don’t work.
# $names: permissions.
permissions-missing = { $count ->
    [one] I need the permission { $names } in this channel. A moderator can grant it.
   *[other] I need the permissions { $names } in this channel. A moderator can grant them.
}
# $name: what was typed.
no-such-closeup = There is no close-up called “{ $name }”.

no-closeups = This board has no close-ups. Open the picture itself to enlarge it.
no-such-button = This button is from an older version and no longer works. `/turns` lists your games.
no-such-form = This form is from an older version, so nothing was changed.
# $command: the game’s command.
another-game = This table plays **{ $game }**: its moves start with `/{ $command }`.

not-allowed = You can’t use this command here.
# To whoever uses a command of the release before. $new: the way now, without its slash.
command-moved = That command has moved. Use `/{ $new }` instead.

table-is-private = 🔒 This game is private: only its players and this server’s moderators can open it.

## The lobby

table-rated-people-only = A rated game must start without computer players. Remove them first, or choose **Not rated** in the options.
table-no-such-game = There is no game called “{ $game }” here.
table-no-such-count = This game takes { $fewest } to { $most } players, not { $seats }.
wish-none-between = You asked for at least { $fewest } players and at most { $most }. The maximum can’t be below the minimum.
# $choice: what was typed; $option: the option’s name.
table-no-such-option = “{ $choice }” isn’t a choice for { $option }.
# $shortest: minutes; $longest: days.
table-no-such-time = That isn’t a valid clock. Write `24h` for 24 hours per move, or `72h+12h/120h` for a bank of 72 hours plus 12 per turn, up to 120. Each part can be from { $shortest ->
    [one] one minute
   *[other] { $shortest } minutes
} to { $longest ->
    [one] one day
   *[other] { $longest } days
}.

table-no-such-vacation = { $most ->
    [one] A table can allow no holiday, or one day.
   *[other] A table can allow 0 to { $most } days of holiday.
}
# $level: what was typed; $levels: what fits.
table-no-such-level = “{ $level }” isn’t a level. Choose from: { $levels }.
# $absence: what was typed; $absences: what fits.
table-no-such-absence = “{ $absence }” isn’t a choice for **{ lobby-absence }**. Choose from: { $absences }.
# $seating: what was typed; $seatings: what fits.
table-no-such-seating = “{ $seating }” isn’t a seating option. Choose from: { $seatings }.

table-options-clash = These options don’t work with { $seats } players.
# $people, $computers: how many.
table-too-many = { $people ->
    [one] One person
   *[other] { $people } people
} and { $computers ->
    [one] one computer
   *[other] { $computers } computers
} are too many for { $seats } seats.

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
table-nobody-to-remove = Choose someone else at this table.
table-you-blocked = You’ve blocked someone at this table. `/privacy block` shows your list.
table-barred = This server’s moderators have barred you from its tables. Games you’re already in continue.
# $until: seconds, in one of Discord’s stamps.
table-barred-until = This server’s moderators have barred you from its tables until <t:{ $until }:f>. Games you’re already in continue.

table-barred-everywhere = My operator has barred you from new games. Games you’re already in continue.
# $until: seconds, in one of Discord’s stamps.
table-barred-everywhere-until = My operator has barred you from new games until <t:{ $until }:f>. Games you’re already in continue.

table-kept = { $count ->
    [one] The last free seat is reserved for an invited player. Try again later.
   *[other] The free seats are reserved for invited players. Try again later.
}
# $free: how many seats.
table-too-many-invited = { $free ->
    [0] No seats are free
    [one] Only one seat is free
   *[other] Only { $free } seats are free
}, but you invited { $count ->
    [one] one more person.
   *[other] { $count } more people.
}

table-cannot-invite = At least one of the people you chose can’t be invited to this table.
table-you-blocked-invited = You’ve blocked one of the people you chose. `/privacy block` shows your list.
table-not-invited = No seat is reserved for you here.
table-no-such-condition = That requirement doesn’t exist.
table-not-joined = You haven’t joined this table.
table-already-seated = You already have a seat here.
table-has-started = The game has started, so the lobby is closed.
table-closed = This table was closed before the game started.
# $who: the host.
table-not-opener = Only { $who }, who opened this table, can do that.

table-no-parts = This table is older than the fair shuffle, so its seed will be drawn when the game starts.
table-leave-is-resign = The game has started. To leave for good, use **Resign**.
# $taken: how many seats.
table-too-few = { $taken ->
    [one] Only one seat is taken, but this game needs at least { $fewest }.
   *[other] Only { $taken } seats are taken, but this game needs at least { $fewest }.
}
table-not-full = { $taken } of { $seats } seats are taken. To play with fewer, the host must press **Start**.

## Undo and questions

table-nothing-to-undo = You have no turn to undo.
table-vote-open = There is already an open question at this table. Please answer that one first.
table-vote-not-asked = Only { $who } can answer this question.
table-vote-again = You asked this a short while ago. Ask again in an hour, or once the game has moved on.
table-no-vote = This question is no longer open.
table-rated-stands = At a rated table, you can’t undo a turn once someone else has moved. The same applies if it revealed new information, such as a card or a dice roll.

## Clocks, and people who are not there

table-no-clock = This table has no clock.
table-no-own-clock = Your clock isn’t running right now, so there’s nothing to extend.
table-paused = The game is paused, so no clock is running.
table-not-paused = The game isn’t paused.
table-nobody-to-nudge = There is nobody to nudge right now.
table-nudged = This player has already been nudged. Please be patient.
# $hours: how many.
table-nudge-later = { $hours ->
    [one] It’s too early to nudge. Wait until half the time has passed, or one hour if there is no clock.
   *[other] It’s too early to nudge. Wait until half the time has passed, or { $hours } hours if there is no clock.
}

table-skip-own = You’re playing at this table, so another moderator must decide.
# $hours: how many.
table-skip-later = { $hours ->
    [one] It’s too early to skip anyone. Wait until half the time has passed, or one hour if there is no clock.
   *[other] It’s too early to skip anyone. Wait until half the time has passed, or { $hours } hours if there is no clock.
}

table-nobody-to-skip = Only computers have to move right now, so there is nobody to skip.
table-you-are-away = A computer is playing for you. To reclaim your seat, press **I’m back** or use `/table back`.
table-not-away = No computer is playing for you here.
table-seat-held = A computer is already playing this seat, so it can’t be offered.
table-nobody-left = Nobody would be left to play. You can resign instead.
table-seat-not-offered = This seat isn’t on offer right now. It belongs to { $who }.
table-seat-you-removed = You removed { $who } from this seat, so you can’t take it yourself.

## Crews

table-crew-speaks = Only the first member of your crew can do that. You can propose turns and vote.
table-crew-was-in = You’ve been in a crew at this table, so you can’t play for anyone else here.
table-crew-no-plans = A crew decides turn by turn, so it has no plans and no standing orders.
table-no-crew = That crew doesn’t exist here.
table-crew-proposes = In a crew, turns are proposed: press **Propose** instead of **Confirm**.
# $who: the crew.
table-crew-empty = { $who } has no members yet. Someone has to join before you can start.
table-crews-unrated = A table with crews can’t be rated.
table-crews-need-clock = Crews need a clock: it says when votes are counted.
table-crews-hidden = Something is hidden here, so a crew can’t be open to everyone.
table-crews-private = A private table can’t have a crew that’s open to everyone.
table-crews-not-here = That can’t be chosen for this table.
table-crew-fixed = The game has started, and this crew takes nobody else.
table-crew-resigned = This crew has given up its seat.
table-crew-already = You’re already in this crew.
# $most: more than one.
table-crew-full = This crew is full. It takes no more than { $most }.
# $days: how long one must have been on the server.
crew-too-new = { $days ->
    [one] To join an open crew, you need to have been on this server for a day.
   *[other] To join an open crew, you need to have been on this server for { $days } days.
}

## After the end

table-not-over = This game isn’t over yet.
table-not-played = Only people who played can open the rematch. To open your own table, use `/table new`.

## When Discord, the disk or the bot fails

# $incident: a code for the operator.
incident = Something went wrong on my side. Confirmed moves are safe. Press **Play** to see where the game stands. (Error `{ $incident }`)

discord-down = Discord had a problem while I was answering. Confirmed moves are safe. Press **Play** to see where the game stands.
store-down = I can’t save anything right now, so nothing has changed. Please try again in a few minutes.
store-unsure = I lost contact with the database while saving that, so I don’t know yet whether it went through. Please check the board in a few minutes.
busy = I’m overloaded right now. Confirmed moves are safe. Please try again in a few seconds.
closing = I’m restarting. Confirmed moves are safe. Please try again in a moment.
# By direct message. $place: the channel.
answer-elsewhere = Discord wouldn’t let me reply in { $place }, so here is my answer.
