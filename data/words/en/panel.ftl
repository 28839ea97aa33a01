### The panel that Play opens for one player, and all that can be reached from it.

## Head

first-panel = -# 👀 Nothing is played until you press **Confirm**.
# With the picture or the text of the board.
text-with-draft = This board includes your turn so far. Nobody else can see it until you confirm.

waiting-for-you = Your turn.
waiting-for-you-too = { $count ->
    [one] Your turn. { $who } still has to move too.
   *[other] Your turn. { $who } still have to move too.
}
waiting-for = { $count ->
    [one] It’s { $who }’s turn.
   *[other] Waiting for { $who }.
}
# Behind `waiting-for`.
you-are-next = { " You’re next." }
# $since, $until: days.
table-person-away = 🏝️ { $who } is away from { $since } until { $until }.

table-is-paused = ⏸️ The game is paused. The clocks have stopped, but you can still play.
game-is-over = The game is over.
plan = -# It’s not your turn yet. Try out your next turn here, and keep it as a plan if you like.
# After Confirm: says only what stays true. $number: which of one’s own turns.
turn-played = ✅ You’ve played turn { $number }.
# All that is left of an older panel whose answer stands below it as the newest one.
panel-below = ⬇️ Your turn continues below.
# The same panel, when it’s one’s turn again.
turn-yours = ▶️ Your turn (turn { $number })
# $choice: a label.
only-choice = Chosen for you, because it was the only option: { $choice }.

not-seated = You’re not at this table, but you’re welcome to watch.

## Since your last turn

# Heading.
since-title = { $since ->
    [start] **Since the game started**
   *[turn] **Since your last turn**
}

since-title-more = { $count ->
    [one] { since-title } · one earlier turn in **Recap**
   *[other] { since-title } · { $count } earlier turns in **Recap**
}
# $line: the log’s sentence.
since-for-you = ⏩ Played for you: { $line }
# $before, $now: one’s counts, as on the post.
since-you = -# You: { $before } → { $now }

## Choices

# Button, 80. $count: how many places are there, “21”.
choices-more = More…
choices-elsewhere = Elsewhere ({ $count })…
# Button, 80. Where there is only one further place. $place: its name and what it gives, “W1N2 +9”.
choices-elsewhere-one = Elsewhere: { $place }
# Option, 100. $part: its number, “12”.
choices-part = Part { $part }
# Button, 80.
choices-turn = ↻ Turn
# Beside what was chosen so far, where the picture shows it: “2”.
choices-shown = shown at { $number }
# Behind the question where something goes that does not fit in all four ways. $count: in how many it fits.
choices-few-ways = { $count ->
    [one] It only fits one way round.
   *[other] It only fits { $count } ways round.
}
# Buttons, 80: the place before the one that is shown, and the one after it.
choices-place-before = ◀ Shift
choices-place-after = Shift ▶
# A choice and what it gives. $label: its label; $gives: one of a game’s `gives-…`.
label-gives = { $label } ({ $gives })
# $label: what is chosen; $value: what was chosen.
pair = { $label }: { $value }

## Buttons
## Button, 80.

button-confirm = Confirm
button-back = Back
button-start-over = Start over
button-to-turn = Back to your turn
button-words = Choose from lists
button-onward = Continue
button-board = Board
button-zoom = Zoom
button-score = Score so far
button-recap = Recap
button-text = Text board
# Also on the lobby’s post.
button-rules = Rules

button-how-to-play = How to play
button-next = Next
button-why = Why?

## Above Confirm, and after it

confirm-reveals = -# Confirming reveals new information.
confirm-reveals-consent = -# Confirming reveals new information. Undoing will then need everyone’s agreement.
done = ✅ Done.
# $thread: 1 if its thread shows the result, else 0.
done-over = { $thread ->
    [1] ✅ Done. That ends the game. The result is in its thread.
   *[0] ✅ Done. That ends the game.
}

## The hand

your-hand = your hand, for your eyes only
hand-empty = Your hand is empty.

## Undo

undo-takes = This will undo your last turn.
undo-takes-with = This will undo your last turn and everything { $who } played after it.
undo-why-moved = { $count ->
    [one] { $who } has moved since.
   *[other] { $who } have moved since.
}
undo-why-seen = Your turn revealed new information, such as a card or a dice roll.
undo-alone = -# You’re playing against computers only, so you can undo freely until the game ends.
undo-done = You’ve undone your last turn.
undo-done-with = You’ve undone your last turn and everything { $who } had played since.
undo-asked = I’ve asked the others. Your turn will be undone once everyone agrees.

## Undo: buttons
## Button, 80.

button-undo = Undo
button-undo-with = Undo my turn and { $who }’s
button-undo-with-many = { $count ->
    [one] Undo my turn and one other
   *[other] Undo my turn and { $count } others
}
button-undo-ask = Ask to undo
button-undo-ask-with = Ask to undo my turn and { $who }’s
button-undo-ask-with-many = { $count ->
    [one] Ask to undo my turn and one other
   *[other] Ask to undo my turn and { $count } others
}

## Plans

plan-waits = { $count ->
    [one] 📋 Your secret plan for your turn:
   *[other] 📋 Your secret plans for your turn (I’ll play the first one that still works):
}
plan-is-kept = 📋 Plan kept. If everything turns out as shown here, I’ll play it as soon as it’s your turn. Only you know about it.
plan-is-dropped = 📋 You’ve dropped your plans.
plan-played = 📋 When your turn came, I played your plan.
plan-forced = ⏩ Your turn had only one possible move, so I played it for you.
plan-undone = 📋 A turn was undone and it’s your turn again, so I dropped your plan.
plan-dropped = 📋 I couldn’t play your plan. It’s your turn.
# $plan: the plan’s moves; $reason: a sentence.
plan-reason = -# *{ $plan }* – { $reason }

plan-changed = The turn would no longer go as you planned.
plan-not-now = You can’t plan anything at this table right now.
plan-too-many = { $most ->
    [one] You’ve already planned one turn. Drop your plan to start over.
   *[other] You’ve already planned { $most } turns. Drop your plans to start over.
}

## Plans: buttons
## Button, 80.

button-keep = Keep as plan
button-unplan = Drop plan
button-plan = Plan ahead

## Hints

hint-thinking = 💡 The computer is thinking about your turn …
hint-too-busy = 💡 Too many people want a hint right now. Try again in a moment.
# $turn: the turn in a few words, “Buy ④ Garden 9, take ⚜️8”.
hint-less = { $count ->
    [one] 💡 **{ $turn }** is about 1 point behind the best turn.
   *[other] 💡 **{ $turn }** is about { $count } points behind the best turn.
}
hint-as-good = 💡 **{ $turn }** is about as good as the best turn.
hint-only = 💡 **{ $turn }** is your only move.
hint-alone = 💡 **{ $turn }** looks best by far.
# $turn: the turn in a few words; $shown: 1 if a reason follows. $count: points. $at: 0 for the best turn, 1 for another one; the computer isn’t sure which is better.
hint-equal = { $shown ->
    [1] 💡 **{ $turn }**.
   *[other] 💡 **{ $turn }** is as good as any other turn.
}
hint-at-once = { $count ->
    [one] 💡 **{ $turn }** scores 1 point straight away and looks best.
   *[other] 💡 **{ $turn }** scores { $count } points straight away and looks best.
}
hint-open = { $at ->
    [0] 💡 **{ $turn }** looks best, but others may be just as good.
   *[1] 💡 **{ $turn }** may be as good as the best turn.
}
hint-later = 💡 **{ $turn }** scores less now, but should pay off later.
hint-better = { $count ->
    [one] 💡 **{ $turn }** looks about 1 point better than the next best turn.
   *[other] 💡 **{ $turn }** looks about { $count } points better than the next best turn.
}

hint-replaces = Pressing **Play this** replaces what you’ve chosen so far.
# $count: points, at least one.
hint-replaces-less = { $count ->
    [one] Your choice should be worth about 1 point less. **Play this** replaces it.
   *[other] Your choice should be worth about { $count } points less. **Play this** replaces it.
}
hint-yours = 💡 You’ve chosen the best turn that the computer found.
hint-none = It’s not your turn, so there’s no hint.
hint-not-here = Hints are available only in lessons and in games against computers. Here, they’d be unfair to the others.
# Button, 80.
button-hint = 💡 Hint
button-play-this = ▶ Play this
button-another = Another idea

## More, ⋯: buttons
## Button, 80.

button-stop = End by agreement
button-resign = Resign
button-keep-playing = Keep playing
button-not-now = Not now
button-save = Save game file
button-notes = Notes
button-pause = Pause
button-resume = End the pause
button-extra = Extra time
button-nudge = Nudge
button-offer = Offer my seat
button-follow = Follow
button-unfollow = Unfollow
button-fair-dealt = Check the shuffle
button-see-more = See more…
button-table-more = Table…
button-legend = Legend
button-remaining = What’s left

## More, ⋯: ending and resigning

# Above the red button. $others: 1 if others are asked, else 0.
stop-sure = { $others ->
    [0] End this game now, without a result?
   *[other] Propose ending this game without a result? I’ll ask and ping everyone else at the table.
}
stop-asked = I’ve asked the others. The game will end once everyone agrees.
stop-done = The game is over.
# Above the red button. $ends: 1 if the game ends with it.
resign-sure = { $ends ->
    [1] Resign from this game for good? That will end the game.
   *[other] Resign from this game for good? A computer will play on for you.
}

resign-done = You’ve resigned.

## More, ⋯: pause, extra time, nudge

# Above the buttons of ⋯.
vacation-left = { $count ->
    [0] -# 🏖️ You have no days of holiday left. If your time runs out, a default move will be played.
    [one] -# 🏖️ You have one day of holiday left. If your time runs out, I’ll use it to give you another day.
   *[other] -# 🏖️ You have { $count } days of holiday left. If your time runs out, I’ll use one of them to give you another day.
}

pause-asked = I’ve asked the others. The clocks will stop once everyone agrees.
pause-done = The game is paused, and all clocks have stopped. Anyone at the table can end the pause.
pause-ended = The game continues. The clocks resume where they stopped.
extra-asked = I’ve asked the others for an extra day.
extra-done = You have one more day.
nudge-done = I’ve posted a friendly nudge in the thread.
nudge-gone = That player has left the server. A computer will play for them until someone takes the seat.

## More, ⋯: seats that are offered and taken

# Above the red button. $minutes: how many.
offer-sure = { $minutes ->
    [one] Offer your seat? A computer will start playing for you in one minute. You can come back until someone takes the seat. After that, the seat and your hand are theirs.
   *[other] Offer your seat? A computer will start playing for you in { $minutes } minutes. You can come back until someone takes the seat. After that, the seat and your hand are theirs.
}
# Above the red button of /table substitute, behind the table’s name: what pressing it will do.
offer-sure-offer = Ask { $who } to hand over the seat? I’ll ask and ping only { $who }, in the thread. Nothing changes unless they agree within a day.
offer-sure-replace = Offer { $who }’s seat? { $who } is late. I’ll ask and ping everyone else at the table, including { $who }, in the thread. Anyone can decline. The seat will be offered after a day if everyone but { $who } has agreed and { $who } is still late.
offer-sure-moderator = Offer { $who }’s seat as a moderator? A computer will start playing straight away, anyone can take the seat, and the thread will say that you did it. If { $who } isn’t late, the game won’t count as one they left or lost.
# Button, 80.
button-offer-ask = Ask
button-offer-theirs = Offer the seat

offer-asked = I’ve asked { $who } in the thread.
offer-asked-late = I’ve asked everyone else in the thread, including { $who }.
offer-done = Anyone can take over this seat now. Until someone does, a computer will play.
offer-no-player = That person isn’t playing at this table.
return-done = Welcome back! The seat is yours again.
# Above the red button.
take-sure = Take over { $who }’s seat? You’ll get their hand and position for good, and they can’t come back.
# Button, 80.
button-take-sure = Take the seat

take-done = The seat is yours.
take-done-hand = The seat is yours. Press **Hand** to see your hand.

## A moderator skips someone

# Above the red button.
skip-sure = Skip { $who }? A default move will be played for them straight away, and the thread will say you did it.
# Button, 80.
button-skip = Skip

skip-moderators = Only moderators (members who can manage the server or its threads) can skip a player.
skip-done = Done. The thread says you did it.

## More, ⋯: notes

# Field, 45. The form’s title is `button-notes`.
notes-label = What you want to remember
# Hint, 100.
notes-hint = Only you can ever see this. To delete the note, clear the text.

notes-now = Your note was changed while this form was open. It now says:
notes-yours = You’ve just written:
# Button, 80.
button-note-now = Keep the current note
button-note-yours = Save what I wrote

notes-unsaved = I restarted and no longer have your new note. Copy it from above, and save it again.

## More, ⋯: following a game

followed = You’re following this game. When it’s over, I’ll send you the result by direct message.
unfollowed = You’re no longer following this game.
follow-seated = You’re playing in this game, so you’ll get the result anyway.

## More, ⋯: standing orders

# $order: the order’s label.
order-given = Saved: **{ $order }**. From now on, this standing order answers for you. Nobody else can see it.
