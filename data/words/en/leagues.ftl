# Leagues and tournaments.

format-league = League
format-swiss = Swiss tournament
format-knockout = Knock-out
phase-open = sign-up open
phase-running = running
phase-paused = paused
phase-over = over
phase-cancelled = cancelled

# How an event is played.

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
event-how-league = **How it goes:** everybody is put into a division of 3 to 6 and plays { $count ->
    [one] { $count } game
   *[other] { $count } games
} there (a few more where only that fills all tables), meeting the others as equally often as possible. A game begins as soon as none of its players is in another game of the league. The best of a division go up, the last go down.
event-how-swiss = **How it goes:** { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}, each among people who stand alike; whom you have met, you meet again only where it cannot be avoided. Nobody is out.
event-how-knockout = **How it goes:** from a full table { $advancing ->
    [one] the winner goes
   *[other] the best { $advancing } go
} on, until one final is left. Who is stronger is kept apart at first, and has the byes. If places are shared, whoever has more points so far goes on, then who stands higher in the draw.
event-how-points = **Points:** { $most ->
    [one] 1 for a win, ½ for a tie; a bye counts as a win.
   *[other] { $most } for the first place, one less for each place behind; shared places share their points. A bye counts as a second place.
}
event-how-ties-league = **Equal points:** first the games against each other, then wins, the share of all points at your tables, the order of the draw.
event-how-ties-swiss = **Equal points:** first the points of all whom you have met, then wins, the share of all points at your tables, the order of the draw.
event-how-ties-knockout = **Ranking:** how far you came, then your place at your last table.
event-how-no-shows = **Who does not turn up** is treated as at every table: the clock goes on for them. Who gives up, or is replaced at the table, comes behind all who stayed. Who withdraws plays no further games; where too few are left for a table, the others there have won.
event-how-no-clock = **There is no clock:** nobody is too late. For somebody who does not turn up an organiser finds another, or takes them out. Who gives up, or is replaced at the table, comes behind all who stayed. Who withdraws plays no further games; where too few are left for a table, the others there have won.

# The post.

event-nobody-yet = *Nobody has signed up yet.*
event-signed-up = **Signed up ({ $count }):** { $who }
event-state-open = Sign-up is open · { $count } signed up
event-state-league = { $done } of { $games } games played · { $running } running
event-state-swiss = Round { $round } of { $rounds } · { $running ->
    [one] { $running } game running
   *[other] { $running } games running
}
event-state-knockout = Round { $round } · { $left } still in · { $running ->
    [one] { $running } game running
   *[other] { $running } games running
}
event-state-paused = Paused: no new games begin; those that run go on.
event-state-drawing = The draw is being made …
event-state-over = Over.
event-state-cancelled = Cancelled. Games that run go on as any others.
event-division = Division { $letter }
event-points = { $points } { $count ->
    [1] pt
    [2] pt
   *[other] pts
}
event-played = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
event-withdrawn = withdrawn
event-waits = soon
event-byes = **Bye:** { $who }
event-games = Games
event-games-now = Games now
event-more = *… and { $count } more: press **Details**.*
picture-standings = Standings of { $name }: { $each }.
button-evjoin = Sign up
button-evleave = Sign off
button-evorg = Organise / leave
button-evshow = Details
button-event-how = How it is played

# What is told.

event-in-thread = { $who } – this is game { $number } of **{ $name }** (round { $round }). Good luck!
event-told-chosen = **{ $name }** · the options are now: { $options }
event-told-paused = **{ $name }** pauses: no new games begin until an organiser goes on.
event-told-resumed = **{ $name }** goes on.
event-told-cancelled = **{ $name }** was cancelled by an organiser.
event-told-withdrawn = **{ $name }**: { $who } has withdrawn.
event-told-replaced = **{ $name }**: { $who } takes over a place, with its points, for all games that begin from now on.
event-told-fixed = **{ $name }** · correction of game { $number }: it counts as { $places }
event-told-ended = 🏆 **{ $name }** is over. Won by { $who }!
event-told-ended-divisions = 🏆 **{ $name }**: the season is over. { $each }

# What people are answered.

event-joined = You have signed up for **{ $name }** ({ $count } so far). The bot opens your games and calls you in their threads.
event-left = You are no longer part of **{ $name }**.
event-leave-question = **{ $name }** is running. If you withdraw, the game that you are in goes on, and no further one begins for you.
event-none = There is no such league or tournament.
event-begun = It has begun already.
event-signed-up-already = You have signed up already.
event-joined-already = They take part already.
event-not-joined = You do not take part.
event-full = { $most } have signed up; there is no room for more.
event-too-few = At least { $fewest } are needed. Signed up so far: { $joined }
event-too-many = { $most } leagues and tournaments go on here already. End one first.
event-too-many-own = { $most } leagues and tournaments of yours go on here already. End one first, or ask somebody who moderates tables here.
event-too-many-today = You have opened { $most } leagues and tournaments here within a day. Ask somebody who moderates tables here, or wait until tomorrow.
event-over = It is over already.
event-not-over = It is not over yet.
event-not-running = That does not work as it stands now.
event-no-match = There is no such game.
event-no-such-count = This game is played with { $fewest } to { $most } at a table, not { $seats }.
event-places = There are { $seats } players: give the place of each, such as { $example }. Whoever shares a place has the same number, and the next one counts on from there (1 1 3).
event-not-organiser = That is for whoever opened it, and for those who moderate tables here.
event-not-entrant = { $who } does not take part.
event-unnamed = Tournament

# For organisers.

event-created = **{ $name }** is open for sign-up: { $link }. Start it here, or there with **Organise**, once enough have come.
event-organise-open = The options of the game can be changed until you start; whoever has signed up reads it in the channel. When you start, the sign-up closes, and the bot makes all pairings, tables and standings by itself.
event-organise-running = Everything runs by itself. `/league replace` puts somebody else in a player’s place. Each of these is told in the channel.
event-organise-paused = Games that run go on; no new ones begin until you go on.
event-organise-over = Results may still be put right.
event-organise-cancelled = Nothing can be done any more.
event-done = Done.
event-pick-withdraw = Take somebody out …
event-pick-fix = Put a result right …
event-fix-title = Result of game { $number }
event-fix-places = Places, in the order of the list
event-fix-hint = { $seats } numbers, such as { $example }; equal for a tie
event-cancel-question = Cancel **{ $name }** for good? Games that run go on as any others.
event-withdraw-question = Take { $who } out? Their game goes on, and no further one begins for them. Everybody reads it in the channel.
button-event-start = Start
button-event-pause = Pause
button-event-resume = Go on
button-event-cancel = Cancel it
button-event-withdraw = Withdraw
button-event-next = Next season
events-title = ## Leagues and tournaments here
events-none = There are none here yet. `/league new` opens one.
events-pick = Look at …

# Commands.

league-command = Leagues and tournaments
league-command-new = Open the sign-up for a league or a tournament in this channel
league-command-new-game = Which game
league-command-new-format = League, Swiss tournament, or knock-out
league-command-new-name = What it is called
league-command-new-players = How many at a table
league-command-new-rounds = Rounds of a Swiss tournament; games that everybody plays in a league
league-command-new-division = In a league: how many in a division
league-command-new-time = The clock of every game; empty for the server’s, else one day per move
league-command-new-rated = The results count for ratings
league-command-list = See this server’s leagues and tournaments, and how they stand
league-command-replace = For organisers: put somebody else in the place of a player, with their points
league-command-replace-event = Which league or tournament
league-command-replace-player = Who leaves
league-command-replace-by = Who takes over
