### The end of a game: its post, the score sheet, the next game.

## Headline, also on a phone

# The winner’s points and the next one’s; strengths likewise. $others: a number, too, or several in the same way.
score-against = { $points } to { $others }
# $winners: who won; $scores: one of the above, “123 to 98”.
over-finished-won = { $count ->
    [one] { $winners } wins, { $scores }
   *[other] { $winners } win, { $scores }
}
# $winners: several who tie, each on their own; $points: what each of them has, “83”.
over-finished-shared = { $winners } share the win with { $points } each

over-resigned = { $who } resigned. The game ended without a result.
# $winners: who won; $who: who resigned.
over-resigned-won = { $count ->
    [one] { $winners } wins: { $who } resigned.
   *[other] { $winners } win: { $who } resigned.
}

over-agreed = The game ended by agreement, without a result.

## Below the headline

# $source: the source of points that made the difference; $points: the winner’s in it; $others: the next one’s.
sheet-decided = { $source } decided it, { $points } to { $others }.
# $source: as above; $lead: by how much the winner is ahead in it. $lost: another source, in which the winner is well behind, by $behind.
sheet-made-up = A lead of { $lead } in { $source } made up for being { $behind } behind in { $lost }.
# $leads: several sources with the lead in each, such as “Souks +6 and Caravan +3”; $lost, $behind: as above.
sheet-by-many = { $leads } together made up for being { $behind } behind in { $lost }.
# $who: who resigned or was away at the end, one or several.
sheet-finished-by = A computer finished the game for { $who }.
# Behind a name in the ranking.
sheet-resigned = (resigned; a computer finished the game)
# Below the scores. $who are mentions.
sheet-called = 🏁 { $who }: the replay and more are under **⋯**
# In a ranking, below the medals. $place: “4”.
nth-place = { $place }.

sheet-played-on = 🔮 What if …? This game was continued for fun and doesn’t count.

## Buttons
## Button, 80.

button-rematch = Rematch
button-chart = Chart
button-replay = Replay
button-film = Video
button-story = Key turns
button-review = Your turns
# To the next of one’s games. $count: how many wait, “12”.
button-next-game = Next game ({ $count })

button-current = Go to the current panel

## The line that remains in the channel

# $scores: everyone with their points, “Ana 123 · Ben 98”.
ended-finished = **{ $game }** is over: { $scores } → { $thread }

ended-resigned = **{ $game }** is over: { $who } resigned. → { $thread }
# $winners: who won; $who: who resigned.
ended-resigned-won = { $count ->
    [one] **{ $game }** is over: { $who } resigned, { $winners } wins. → { $thread }
   *[other] **{ $game }** is over: { $who } resigned, { $winners } win. → { $thread }
}

ended-agreed = **{ $game }** was ended by agreement. → { $thread }
ended-diverged = **{ $game }** is on hold: its game file doesn’t match this version’s rules. → { $thread }
ended-closed = **{ $game }** was closed. → { $thread }
ended-gone = **{ $game }** ended without a result because its channel no longer exists.

## Score sheet

# The last row of a scoring’s table, 10 letters: the sums.
scoring-sum = Total
# Above a scoring’s table whose cells are “3 +4”. $title: which scoring, “Final scoring”.
scoring-counts = **{ $title }** (number and points)
# Heading of the panel with everyone’s points. Button, 80.
sheet-title = Scores
# Above a seat’s points. $who: the best of the others; $sources: such as “Gardens +24”.
# $you: 1 if the reader is the best of the others.
sheet-ahead = { $you ->
    [1] Ahead of you: { $sources }
   *[other] Ahead of { $who }: { $sources }
}
sheet-behind = { $you ->
    [1] Behind you: { $sources }
   *[other] Behind { $who }: { $sources }
}
# Below the chief reasons of a source. $count: how many others there are, at least 2.
sheet-more = And { $count } more
# Below the sources with reasons: all others. $sources: such as “Cards +6”.
sheet-rest = Also: { $sources }

## Score sheet: feats and streaks

award-close = { $points ->
    [one] What a finish: a single point between first and second.
   *[other] What a finish: { $points } points between first and second.
}
award-comeback = { $points ->
    [one] What a comeback: { $who } was 1 point behind.
   *[other] What a comeback: { $who } was { $points } points behind.
}
# $what: one of `record-…`; $before: the value that was the best.
award-record = New server record: { $what }, { $value } by { $who } (previously { $before }).

award-first-win = { $games ->
    [one] { $who } won this game at the first attempt.
   *[other] { $who } won this game for the first time, after { $games } games.
}
award-streak = { $who } is on a winning streak: { $games } in a row.
award-round = For { $who }, this was game { $games } against people.

## Rematch

rematch-opened = Rematch of { $game }: { $link }

## Corrections by moderators

correct-not-moderator = Only people who moderate tables here can correct results.
correct-not-over = You can correct a result only once the game is finished.
correct-own = You played in this game, so someone who didn’t must correct the result.
# $example: “1 3 2”.
correct-places = There are { $seats } seats. Give a finishing place for each, such as { $example }, or 0 if the game shouldn’t count.
# In the thread. $places: everyone by place, or `correct-void`; $reason: what the moderator typed.
correct-public = **Correction** by { $who }: { $places }. Reason: { $reason }

correct-void = this game doesn’t count
correct-done = Corrected. Ratings will be updated in a moment.

## Files

# With the file.
journal-file = The whole game, move by move. You can replay it from this file with `/replay`.
story-file = The game so far. The complete file shows hidden moves, so you can save it only once the game is over.
# Below `story-file`.
story-fingerprint-seed = SHA-256 of the seed, which the game file will show once the game is over: { $fingerprint }
story-fingerprint = SHA-256 of my secret, which the game file will show once the game is over: { $fingerprint }; also mixed into the seed:
