# Clocks, and people who are not there: buttons, answers, questions to the table, commands.

vacation-left = -# 🏖️ { $count ->
    [0] No vacation left: when your time is up, a default move is played.
    [one] One day of vacation left: when your time is up, it is taken by itself, and your clock gets a day more.
   *[other] { $count } days of vacation left: when your time is up, one of them is taken by itself, and your clock gets a day more.
}
button-pause = Pause
button-resume = End the pause
button-extra = Extra time
button-nudge = Nudge
button-offer = Offer my seat
button-take = Take over: { $who }
button-return = I’m back

pause-asked = I have asked the others. The clocks stop when all agree.
pause-done = The clocks stand still. Anybody at the table may end the pause.
pause-ended = The clocks go on with what was left.
extra-asked = I have asked the others for a day of extra time.
extra-done = You have a day more.
nudge-done = I have asked in the thread how it is going.
nudge-gone = That person is no longer in this server. A computer holds the seat until somebody takes it over.
offer-sure = Offer your seat? In { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} a computer begins to play for you, and says so. You may come back until somebody has taken the seat over; then it is theirs for good, with everything hidden that belongs to it.
offer-asked = I have asked the others.
offer-done = A computer holds the seat now, and anybody may take it over.
offer-no-player = That person has no seat at this table.
return-done = Welcome back! The seat is yours again.
take-done = The seat is yours.
take-done-hand = The seat is yours. **Hand** shows what belongs to it.
take-sure = Take over the seat of { $who }? It is yours for good then, with its hand and its place: the one who left cannot come back to it.
button-take-sure = Take the seat
skip-sure = Skip { $who }? A default move is played for them at once, and the thread says that it was you.
button-skip = Skip
skip-moderators = Only moderators (with the permission to manage the server or its threads) can skip somebody.
skip-done = Done. The thread says that it was you.

vote-pause = { $who } would like to pause the game: all clocks would stop. Do you agree?
vote-pause-yes = All agreed: the clocks stand still.
vote-pause-no = { $who } would rather play on.
vote-extra = { $who } asks for a day of extra time. Do you agree?
vote-extra-yes = All agreed: there is a day more.
vote-extra-no = { $who } does not agree; the clock goes on as before.
vote-offer = { $who } proposes to offer the seat of { $whom } to a substitute. Do you agree?
vote-offer-yes = All agreed: the seat is offered.
vote-offer-no = { $who } does not agree; the seat stays as it is.

table-command-pause = Propose to stop the clocks, or end a pause
table-command-extra = Ask the others for a day of extra time
table-command-nudge = Remind whoever has been due for long
table-command-substitute = Offer a seat to whoever would like to take it over
table-command-substitute-player = Whose seat; empty for your own
table-command-back = Take your seat back from the computer
table-command-skip = For moderators: play a default move for whoever is due
