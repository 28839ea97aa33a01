# What a phone shows on its lock screen about a message that calls somebody: plain words, no markup, at most 110 characters.
# $game is the game’s name, $told one sentence about what happened last, $when a time such as “Thu 18:00”, $zone the city of its time zone.

push-turn = { $game }: your turn.
push-turn-told = { $game }: your turn. { $told }
push-turn-by = { $game }: your turn. By { $when } ({ $zone }).
push-turn-told-by = { $game }: your turn. { $told } By { $when } ({ $zone }).

# When half the time has passed, or somebody nudged.
push-reminder = { $game }: it’s still your turn.
push-reminder-by = { $game }: it’s still your turn. By { $when } ({ $zone }).

# Any other message about a table. $said is how the message begins.
push-line = { $game }: { $said }

# A direct message with one’s hand: says nothing of what is in it.
push-hand = { $game }: your hand.
