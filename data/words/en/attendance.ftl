# Clocks, and people who are not there: buttons, answers, questions to the table, commands.

vacation-left = { $count ->
    [0] -# 🏖️ No vacation left. If your time runs out, a default move is played.
    [one] -# 🏖️ One day of vacation left. If your time runs out, it is used automatically and gives you one more day.
   *[other] -# 🏖️ { $count } days of vacation left. If your time runs out, one is used automatically and gives you one more day.
}
button-pause = Pause
button-resume = End the pause
button-extra = Extra time
button-nudge = Nudge
button-offer = Offer my seat
button-take = Take over: { $who }
button-return = I’m back

pause-asked = I’ve asked the others. The clocks stop when everyone agrees.
pause-done = The game is paused, and all clocks are stopped. Anyone at the table can end the pause.
pause-ended = The game continues. Clocks resume with the time that was left.
extra-asked = I’ve asked the others for a day of extra time.
extra-done = You have one more day.
nudge-done = I’ve posted a friendly nudge in the thread.
nudge-gone = That player has left the server. A computer plays for them until someone takes the seat.
offer-sure = { $minutes ->
    [one] Offer your seat? A computer starts playing for you in one minute. You can come back until someone takes the seat. Then it’s theirs, along with your hand.
   *[other] Offer your seat? A computer starts playing for you in { $minutes } minutes. You can come back until someone takes the seat. Then it’s theirs, along with your hand.
}
# Above the red button of /table substitute about someone else’s seat, behind the table’s name: what pressing it will do.
offer-sure-offer = Ask { $who } to hand the seat on? Only { $who } is asked, and pinged in the thread. Nothing changes unless they agree within a day.
offer-sure-replace = Offer the seat of { $who }? { $who } is late. Everyone else at the table is asked and pinged in the thread, { $who } too. Anyone can refuse. If nobody has refused after a day, all others have agreed and { $who } is still late, the seat is offered.
offer-sure-moderator = Offer the seat of { $who } as a moderator? A computer holds it immediately, anyone may take it over, and the thread says that it was you. If { $who } isn’t late on the clock, the game counts neither as left nor as lost for them.
button-offer-ask = Ask
button-offer-theirs = Offer the seat
offer-asked = I have asked { $who } in the thread.
offer-asked-late = I have asked everyone else in the thread, { $who } too.
offer-done = Anyone can take over this seat now. Until someone does, a computer holds it.
offer-no-player = That person isn’t playing at this table.
# Below the line that someone’s seat was handed on without their yes; it pings them.
seat-return = { $who }, **I’m back** below the board gives you the seat back, unless someone has taken it over.
return-done = Welcome back! The seat is yours again.
take-done = The seat is yours.
take-done-hand = The seat is yours. Press **Hand** to see your hand.
take-sure = Take over { $who }’s seat? You get their hand and position for good, and they can’t come back to it.
button-take-sure = Take the seat
skip-sure = Skip { $who }? A default move is played for them right away, and the thread says you did it.
button-skip = Skip
skip-moderators = Only moderators (who can manage the server or its threads) can skip a player.
skip-done = Done. The thread says you did it.

vote-pause = { $who } would like to pause the game: all clocks would stop. Do you agree?
vote-pause-yes = Everyone agreed: the game is paused.
vote-pause-no = { $who } wants to play on.
vote-extra = { $who } asks for a day of extra time. Do you agree?
vote-extra-yes = Everyone agreed: one more day on the clock.
vote-extra-no = { $who } declined, so the clock runs as before.
# To the owner of the seat alone.
vote-offer = { $who } proposes to offer { $whom }’s seat to a substitute. { $whom }, do you agree? Without your yes, nothing changes.
vote-offer-yes = { $whom } agreed: the seat is up for a substitute.
vote-offer-no = { $who } declined, so the seat stays with its player.
# To everyone else, the owner of the seat among them.
vote-replace = { $whom } is late. { $who } proposes to offer the seat to a substitute. Do you agree? { $whom } can refuse, too, or just make a move.
vote-replace-yes = Nobody objected, so the seat of { $whom } is offered.
vote-replace-no = { $who } declined, so the seat stays as it is.
vote-until-offer = -# Open until { $whom } has answered. It expires { $when }.
vote-until-replace = -# Open until everyone has answered. If { $whom } has neither answered nor moved by then, and all others have agreed, the seat is offered { $when }.

table-command-substitute = Offer your seat to a substitute, or propose it for someone else
table-command-substitute-player = Whose seat; empty for your own
table-command-back = Take your seat back from the computer
table-command-skip = For moderators: play a default move for the player whose turn it is
