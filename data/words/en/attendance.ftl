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
# Above the red button of /table substitute about somebody else’s seat, behind the table’s name: what pressing it will do.
offer-sure-offer = Ask { $who } to hand the seat on? Only { $who } is asked, and pinged in the thread. Nothing changes unless they agree within a day.
offer-sure-replace = Offer the seat of { $who }? { $who } is late. Everyone else at the table is asked and pinged in the thread, { $who } too. Anyone can refuse. If nobody has refused after a day, all others have agreed and { $who } is still late, the seat is offered.
offer-sure-moderator = Offer the seat of { $who } as a moderator? A computer holds it immediately, anyone may take it over, and the thread says that it was you. If { $who } isn’t late on the clock, the game counts neither as left nor as lost for them.
button-offer-ask = Ask
button-offer-theirs = Offer the seat
offer-asked = I have asked { $who } in the thread.
offer-asked-late = I have asked everyone else in the thread, { $who } too.
offer-done = A computer holds the seat now, and anybody may take it over.
offer-no-player = That person has no seat at this table.
# Below the line that someone’s seat was handed on without their yes; it pings them.
seat-return = { $who }, **I’m back** below the board gives you the seat back, unless someone has taken it over.
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
# To the owner of the seat alone.
vote-offer = { $who } proposes that { $whom } hands the seat on to a substitute. { $whom }, do you agree? Without your yes, nothing changes.
vote-offer-yes = { $whom } agreed, so the seat is offered.
vote-offer-no = { $who } does not agree; the seat stays as it is.
# To everyone else, the owner of the seat among them.
vote-replace = { $whom } is late. { $who } proposes to offer the seat to a substitute. Do you agree? { $whom } can refuse, too, or just make a move.
vote-replace-yes = Nobody objected, so the seat of { $whom } is offered.
vote-replace-no = { $who } does not agree; the seat stays as it is.
vote-until-offer = -# Open until { $whom } has answered; it expires { $when }.
vote-until-replace = -# Open until everyone has answered. If { $whom } has neither answered nor moved by then, and all others have agreed, the seat is offered { $when }.

table-command-pause = Propose to stop the clocks, or end a pause
table-command-extra = Ask the others for a day of extra time
table-command-nudge = Remind whoever has been due for long
table-command-substitute = Offer your seat to a substitute, or propose it for someone else
table-command-substitute-player = Whose seat; empty for your own
table-command-back = Take your seat back from the computer
table-command-skip = For moderators: play a default move for whoever is due
