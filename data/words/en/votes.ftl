### Questions to the table, each with two buttons, and how they end.

## Questions in the thread or by direct message

vote-undo = { $who } asks to undo their last turn, and everything after it. Do you agree?
vote-stop = { $who } proposes to end the game without a result. Do you agree?
vote-pause = { $who } would like to pause the game: all clocks would stop. Do you agree?
vote-extra = { $who } asks for a day of extra time. Do you agree?
vote-offer = { $who } proposes to offer { $whom }’s seat to a substitute. { $whom }, do you agree? Without your yes, nothing changes.
vote-replace = { $whom } is late. { $who } proposes to offer the seat to a substitute. Do you agree? { $whom } can refuse, too, or just make a move.

## Below a question

vote-until = -# Open until everyone has answered. It expires { $when }.
vote-until-offer = -# Open until { $whom } has answered. It expires { $when }.
vote-until-replace = -# Open until everyone has answered. If { $whom } has neither answered nor moved by then, and all others have agreed, the seat is offered { $when }.
vote-agreed = -# Agreed so far: { $who }

## Buttons
## Button, 80.

button-agree = Agree
button-refuse = Refuse

## Answers

vote-counted = Noted.
table-vote-late = This question has expired: not everyone answered within a day.

## How it ended

vote-undo-yes = Everyone agreed: the turn is undone.
vote-undo-no = { $who } declined, so the turn stands.
vote-stop-yes = Everyone agreed: the game has ended.
vote-stop-no = { $who } wants to play on.
vote-pause-yes = Everyone agreed: the game is paused.
vote-pause-no = { $who } wants to play on.
vote-extra-yes = Everyone agreed: one more day on the clock.
vote-extra-no = { $who } declined, so the clock runs as before.
vote-offer-yes = { $whom } agreed: the seat is now open to a substitute.
vote-offer-no = { $who } declined, so the seat stays with its player.
vote-replace-yes = Nobody objected, so the seat of { $whom } is offered.
vote-replace-no = { $who } declined, so the seat stays as it is.
vote-expired = Not everyone answered within a day, so nothing changes.
vote-overtaken = The game has moved on, so this question is closed.
