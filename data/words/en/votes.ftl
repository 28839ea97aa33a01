### Questions to the table, each with two buttons, and how they end.

## Questions in the thread or by direct message

vote-undo = { $who } has asked to undo their last turn and everything after it. Do you agree?
vote-stop = { $who } has proposed ending the game without a result. Do you agree?
vote-pause = { $who } would like to pause the game and stop all clocks. Do you agree?
vote-extra = { $who } has asked for an extra day. Do you agree?
vote-offer = { $who } has proposed offering { $whom }’s seat to a substitute. { $whom }, do you agree? If you don’t, nothing changes.
vote-replace = { $whom } is late. { $who } has proposed offering the seat to a substitute. Do you agree? { $whom } can also decline, or simply make a move.

## Below a question

# $when: a distance, “in 2 days”.
vote-until = -# This question closes once everyone has answered. Otherwise, it expires { $when }.
vote-until-offer = -# This question closes once { $whom } has answered. Otherwise, it expires { $when }.
vote-until-replace = -# This question closes once everyone has answered. If all the others have agreed and { $whom } has neither answered nor moved, the seat will be offered { $when }.
# $who: one or several names.
vote-agreed = -# Agreed so far: { $who }

## Buttons
## Button, 80.

button-agree = Agree
button-refuse = Decline
# On the private answer to whoever asked.
button-withdraw = Withdraw my question

## Answers

vote-counted = Thanks, I’ve noted your answer.
table-vote-late = This question has expired because not everyone answered within a day.

## How it ended

vote-undo-yes = Everyone agreed, so the turn has been undone.
vote-undo-no = { $who } declined, so the turn stands.
vote-stop-yes = Everyone agreed, so the game has ended.
vote-stop-no = { $who } declined, so the game continues.
vote-pause-yes = Everyone agreed, so the game is paused.
vote-pause-no = { $who } declined, so the game isn’t paused.
vote-extra-yes = Everyone agreed to an extra day on the clock.
vote-extra-no = { $who } declined, so there’s no extra time.
vote-offer-yes = { $whom } agreed, so the seat is now open to a substitute.
vote-offer-no = { $who } declined, so the seat doesn’t change hands.
vote-replace-yes = Nobody objected, so { $whom }’s seat is now on offer.
vote-replace-no = { $who } declined, so the seat doesn’t change hands.
vote-withdrawn = { $who } withdrew the question, so nothing changes.
vote-expired = Not everyone answered within a day, so nothing changes.
vote-overtaken = The game has moved on, so this question no longer applies.
