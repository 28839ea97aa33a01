### Leagues and tournaments.

## Kinds and phases
## Choice, 100.

format-league = League
format-swiss = Swiss tournament
format-knockout = Knock-out
phase-open = sign-up open
phase-running = running
phase-paused = paused
phase-over = over
phase-cancelled = cancelled

## The post: how it is played

event-seats = { $count } at a table
event-rounds-league = { $count ->
    [one] { $count } game each
   *[other] { $count } games each
}
event-rounds-swiss = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
event-division-size = divisions of about { $count }
event-how-league = { $count ->
    [one] **How it works:** everyone joins a division of 3 to 6 and plays { $count } game there (or a few more, to fill every table). As far as possible, you’ll meet each of the others equally often. A game starts as soon as none of its players has another league game running. At the end, the best in each division move up, and the last move down.
   *[other] **How it works:** everyone joins a division of 3 to 6 and plays { $count } games there (or a few more, to fill every table). As far as possible, you’ll meet each of the others equally often. A game starts as soon as none of its players has another league game running. At the end, the best in each division move up, and the last move down.
}
event-how-swiss = { $count ->
    [one] **How it works:** you play { $count } round against people with a similar score. You meet the same person twice only if it can’t be avoided. Nobody is eliminated.
   *[other] **How it works:** you play { $count } rounds, each against people with a similar score. You meet the same person twice only if it can’t be avoided. Nobody is eliminated.
}
# $advancing: how many of a table.
event-how-knockout = { $advancing ->
    [one] **How it works:** the winner of each full table advances, until only the final is left. The strongest players are kept apart at first and get the byes. A tie goes to the player with more points so far, then to the one higher in the draw.
   *[other] **How it works:** the best { $advancing } at each full table advance, until only the final is left. The strongest players are kept apart at first and get the byes. A tie goes to the player with more points so far, then to the one higher in the draw.
}

event-how-points = { $most ->
    [one] **Points:** 1 for a win, ½ for a tie. A bye counts as a win.
   *[other] **Points:** { $most } for first place and one less for each place below. Tied players share their points. A bye counts as second place.
}
event-how-ties-league = **Tie-breaks, in order:** games against each other, wins, your share of all points at your tables, your number in the draw.
event-how-ties-swiss = **Tie-breaks, in order:** points of everyone you’ve met, wins, your share of all points at your tables, your number in the draw.
event-how-ties-knockout = **Ranking:** how far you got, then your place at your last table.
event-how-no-shows = **If someone doesn’t show up**, the clock runs for them as at any table. Players who resign or are replaced rank behind everyone who stayed. Players who withdraw get no more games. If that leaves too few for a table, those who remain win.
event-how-no-clock = **There is no clock.** If someone doesn’t show up, an organiser replaces or removes them. Players who resign or are replaced rank behind everyone who stayed. Players who withdraw get no more games. If that leaves too few for a table, those who remain win.

## The post: state and standings

event-state-open = Sign-up is open · { $count } signed up
# $done, $running: how many games.
event-state-league = { $done } of { $games } games played · { $running } running
# $round: its number; $running: how many games.
event-state-swiss = { $running ->
    [one] Round { $round } of { $rounds } · { $running } game running
   *[other] Round { $round } of { $rounds } · { $running } games running
}
# $round: its number; $left: how many players; $running: how many games.
event-state-knockout = { $running ->
    [one] Round { $round } · { $left } still in · { $running } game running
   *[other] Round { $round } · { $left } still in · { $running } games running
}

event-state-paused = Paused: no new games will start. Running games continue.
event-state-drawing = Making the draw …
event-state-over = Over.
event-state-cancelled = Cancelled. Running games continue as normal games.
event-nobody-yet = *Nobody has signed up yet.*
event-signed-up = **Signed up ({ $count }):** { $who }
# $letter: “A”.
event-division = Division { $letter }
# In the standings. $score: may have halves, “3½”; $count: the same in halves, so 2 is one point.
event-points = { $count ->
    [1] { $score } pt
    [2] { $score } pt
   *[other] { $score } pts
}

event-played = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
event-withdrawn = withdrawn
# In place of a table that has not been opened.
event-waits = soon
# Who plays whom; with more than two, $one is those before. $other: the last one.
event-against = { $one } – { $other }

event-byes = **Bye:** { $who }
event-games = Games
event-games-now = Games now
event-more = *… and { $count } more: press **Details**.*

## The post: buttons
## Button, 80.

button-evjoin = Sign up
button-evleave = Cancel sign-up
button-evorg = Organise / leave
button-evshow = Details
button-event-how = How it works

## What the channel and the threads are told

# First post in the thread. $round: its number.
event-in-thread = { $who }, this is game { $number } of **{ $name }** (round { $round }). Good luck!
# $options: labels with what was chosen.
event-told-chosen = **{ $name }** · the options are now: { $options }

event-told-paused = **{ $name }** is paused: no new games will start until an organiser resumes it.
event-told-resumed = **{ $name }** continues.
event-told-cancelled = **{ $name }** was cancelled by an organiser.
event-told-withdrawn = **{ $name }**: { $who } has withdrawn.
event-told-replaced = **{ $name }**: { $who } has replaced a player and taken over their points. This applies to all games that start from now on.
# $places: “1 3 2”.
event-told-fixed = **{ $name }** · game { $number } has been corrected and now counts as { $places }

event-told-ended = 🏆 **{ $name }** is over. { $who } won!
# $each: the divisions with who won them.
event-told-ended-divisions = 🏆 **{ $name }**: the season is over. { $each }

## Answers and refusals

event-joined = You’ve signed up for **{ $name }** ({ $count } so far). I’ll open your games and mention you in their threads.
event-left = You’re no longer part of **{ $name }**.
event-leave-question = **{ $name }** is running. If you withdraw, your current game will continue, but you’ll get no more games after it.
event-none = There is no such league or tournament.
event-begun = It has already started.
event-signed-up-already = You’ve already signed up.
event-joined-already = They’re already taking part.
event-not-joined = You’re not taking part.
event-full = { $most } players have signed up, so there is no room for more.
# $joined: how many.
event-too-few = At least { $fewest } players are needed. Signed up so far: { $joined }

event-too-many = { $most } leagues and tournaments are already running here. End one first.
event-too-many-own = { $most } of your leagues and tournaments are already running here. End one first, or ask someone who moderates tables here.
event-too-many-today = You’ve opened { $most } leagues and tournaments here within a day. Ask someone who moderates tables here, or wait until tomorrow.
event-over = It’s already over.
event-not-over = It isn’t over yet.
event-not-running = That isn’t possible at this stage.
event-no-match = There is no such game.
event-no-such-count = This game takes { $fewest } to { $most } players at a table, not { $seats }.
# $example: “1 2 3”.
event-places = There are { $seats } players. Give each one’s place, such as { $example }. Tied players share a number, and the next number is skipped (1 1 3).

event-not-organiser = Only the organiser and people who moderate tables here can do that.
event-own-interest = You’re taking part yourself. Ask the organiser or a moderator who isn’t.
event-not-entrant = { $who } isn’t taking part.
# The name of an event that nobody has named.
event-unnamed = Tournament

## Panel of organisers

event-created = **{ $name }** is open for sign-up: { $link }. Once enough people have signed up, start it here, or with **{ button-evorg }** below its post.
event-organise-open = You can change the game’s options until you start. Everyone who has signed up will see the changes in the channel. When you start, sign-up closes and I’ll handle pairings, tables and standings.
event-organise-running = Everything runs automatically. To replace a player, use `/league replace`. I’ll post whatever you change in the channel.
event-organise-paused = Running games continue. No new games will start until you resume.
event-organise-over = You can still correct results.
event-organise-cancelled = There’s nothing left to do here.
# After a click.
event-done = Done.
# Placeholder, 150.
event-pick-withdraw = Remove someone …
event-pick-fix = Correct a result …
# Form, 45.
event-fix-title = Result of game { $number }
# Field, 45.
event-fix-places = Places, in the order of the list
# Hint, 100. $example: “1 2 3 4 5 6”.
event-fix-hint = { $seats } numbers, such as { $example }, with the same number for a tie

event-cancel-question = Cancel **{ $name }** for good? Running games will continue as normal games.
event-withdraw-question = Remove { $who }? Their current game will continue, but they’ll get no more after it. I’ll announce this in the channel.

## Panel of organisers: buttons
## Button, 80.

button-event-start = Start
button-event-pause = Pause
button-event-resume = Resume
button-event-cancel = Cancel event
button-event-withdraw = Withdraw
button-event-next = Next season

## List of events, /league list

# Heading.
events-title = ## Leagues and tournaments here

events-none = There are none here yet. `/league new` opens one.
# Placeholder, 150.
events-pick = Look at …
