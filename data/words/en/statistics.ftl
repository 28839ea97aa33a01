# Finished games: lists, profiles, sums, ratings.

stats-command = Finished games: histories, profiles, what wins, ratings
stats-command-history = See finished and running games: yours, someone else’s, or this server’s
stats-command-history-whose = Whose games
stats-command-history-player = Someone on this server
history-whose-mine = mine
history-whose-server = this server’s
history-mine = ## Your games · { $count } finished
history-mine-none = ## Your games
    No finished games yet. They’ll appear here with score sheet, replay and game file.
history-server = ## Games of this server · { $count } finished
history-server-none = ## Games of this server
    Nothing finished yet.
history-person = ## Games of { $who } on this server · { $count } finished
history-person-none = ## Games of { $who }
    Nothing finished on this server yet.
history-running = **Running ({ $count })**
history-finished = **Finished ({ $count })**
history-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
  }
history-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
history-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
  }
history-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
history-rated = rated
history-result-only = only the result is kept
history-agreed = ended by agreement
history-left = left
history-replaced = replaced
# Behind a game of the person whose games are listed: a moderator or the others handed their seat on.
history-taken = replaced during the game
history-open = Final score, replay, game file of …
statistics-not-shown = { $who } keeps their results private.
statistics-need-server = Please use this command in a server.

# Rated tables.

lobby-rated = **Rated**: the result counts for everyone who plays from the start
option-rated = Rated or not
rated-no = Not rated
rated-yes = Rated: people only, limited undo
table-command-new-rated = The result counts for ratings; people only
table-rated-people-only = A rated table starts with people only. Remove the computers first, or choose **Not rated** in the options.
table-rated-stands = At a rated table you can’t undo a turn once someone else has moved or something new was revealed, such as a card or a dice roll.
rating-duel = two players
rating-more = three or more
rating-range = { $rating } (between { $low } and { $high })
rating-provisional = { $rating } (between { $low } and { $high }, provisional)
stats-line = { $what }: { $value }
stats-average = { $mean } on average

# Profiles.

stats-command-profile = See how someone plays: favourite games, results, ratings
stats-command-profile-player = Who; leave empty for yourself
profile-title = ## { $who } on this server
profile-title-own = ## Your profile
profile-none = { $who } hasn’t finished a game on this server yet.
profile-none-own = Your profile starts with the first game you finish.
profile-games = { $games ->
    [0] No finished game against people yet
    [one] { $games } game against people, { $won } won
   *[other] { $games } games against people, { $won } won
  }
profile-since = Finished the first one on { $since } · reads { $language }
profile-game = { $games ->
    [one] **{ $game }**: { $games } game, { $won } won
   *[other] **{ $game }**: { $games } games, { $won } won
}
profile-scores = { $mean } points on average, best { $best }
profile-ratings = Ratings on this server
profile-ratings-everywhere = Ratings over all servers
profile-streaks = Wins in a row: { $now } now, { $longest } at best
profile-met = { $games ->
    [one] Against { $who } you were ahead in { $ahead } of { $games } game.
   *[other] Against { $who } you were ahead in { $ahead } of { $games } games.
}
profile-typical = Usually replies after { $time }
profile-in-time = { $share }% on time
profile-longest = longest wait { $time }
profile-times-hidden = Only you can see this line.
picture-profile = { $games ->
    [one] Card of { $who }: { $games } game, { $won } won. { $each }
   *[other] Card of { $who }: { $games } games, { $won } won. { $each }
}
button-history = Games
button-rating-course = Rating over time
button-calendar = Calendar
button-seen = What others see
course-everywhere = all servers
course-others = Another rating …
course-title = { $games ->
    [one]
        ## { $game } · { $size }
        Rating of { $who } after { $games } rated game
   *[other]
        ## { $game } · { $size }
        Rating of { $who } after each of { $games } rated games
}
picture-course = { $games ->
    [one] Rating of { $who } in { $game } over { $games } game: from { $first }, between { $lowest } and { $highest }, to { $last } now.
   *[other] Rating of { $who } in { $game } over { $games } games: from { $first }, between { $lowest } and { $highest }, to { $last } now.
}
calendar-title = ## The last half year of { $who }
    { $games ->
    [one] { $games } finished game
   *[other] { $games } finished games
  } on { $days ->
    [one] { $days } day
   *[other] { $days } days
  }
picture-calendar = A square for each day of half a year: { $games ->
    [one] { $games } finished game
   *[other] { $games } finished games
  } on { $days ->
    [one] { $days } day
   *[other] { $days } days
  }, at most { $most } on one.
seen-title = ## What others see
    Changes apply right away, on all servers.
seen-results-seen = { $state ->
    [on] Results: shown
   *[off] Results: hidden
}
seen-results-seen-on = People on the same server can see your **results** (games, wins, ratings here).
seen-results-seen-off = Only you can see your **results**. A server’s game lists still name who played.
seen-times-seen = { $state ->
    [on] Times: shown
   *[off] Times: hidden
}
seen-times-seen-on = People on the same server can see your **reply times** and your **calendar**.
seen-times-seen-off = Only you can see your **reply times** and your **calendar**.
seen-everywhere = { $state ->
    [on] All servers: yes
   *[off] All servers: no
}
seen-everywhere-on = Your rating **over all servers** is shown.
seen-everywhere-off = Your rating **over all servers** is shown to nobody else.
seen-feats-told = { $state ->
    [on] Streaks: told
   *[off] Streaks: not told
}
seen-feats-told-on = Score sheets mention your **streaks and firsts**.
seen-feats-told-off = Score sheets don’t mention your streaks and firsts.
seen-stories = { $state ->
    [on] What decided it: on
   *[off] What decided it: off
}
seen-stories-on = **What decided it?** is computed automatically after your games.
seen-stories-off = **What decided it?** is computed only when someone asks for it.

# Leaderboards.

stats-command-leaderboard = See who is rated highest in a game
stats-command-leaderboard-game = The game
stats-command-leaderboard-size = Two players, or more
leaders-title = ## { $game } · { $size } · this server
leaders-title-everywhere = ## { $game } · { $size } · all servers
leaders-none = Nobody is rated here yet. Games at rated tables count.
leaders-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
leaders-help = Sorted by the lower end of each range. In 95 of 100 cases the true strength lies within the range.
leaders-here = This server
leaders-all = All servers
button-leaders = Leaderboard
button-met = Who beat whom
picture-leaders = Ratings with their ranges: { $each }
met-title = ## Who was ahead of whom
    In how many of their games against each other, on this server
met-each = { $who } { $ahead }/{ $games }
met-none = They have not met yet.
met-alt = { $who } against { $other } { $ahead } of { $games }
picture-met = A table of who was ahead of whom how often: { $each }

# Sums of a game.

stats-command-game = See what wins a game here, records, dice, and how you’re doing
stats-command-game-game = The game
stats-none = Nobody has finished a game of { $game } against people here yet.
stats-title = ## { $game } on this server
stats-games = { $games ->
    [one] { $games } game against people, { $turns } turns each
   *[other] { $games } games against people, { $turns } turns each
}
stats-seats = Wins by seat, and average points
stats-options = Options
stats-played = { $games ->
    [one] { $games } game, { $turns } turns each
   *[other] { $games } games, { $turns } turns each
}
stats-sources = Where points come from, per player
stats-own = { $games ->
    [one] **You**: { $games } game, { $won } won (all: { $all_won }), { $mean } points on average (all: { $all_mean })
   *[other] **You**: { $games } games, { $won } won (all: { $all_won }), { $mean } points on average (all: { $all_mean })
}
stats-records = Records
stats-computer = a computer
stats-luck-dice = **Your dice**: { $mean } on average, { $expected } expected ({ $count } dice)
stats-luck-dice-all = **Dice**: { $mean } on average, { $expected } expected ({ $count } dice)
stats-luck-cloisters = **Your tiles**: { $value } with a cloister, { $due } expected ({ $count } drawn)
stats-luck-cloisters-all = **Tiles**: { $value } with a cloister, { $due } expected ({ $count } drawn)
stats-luck-money = { $count ->
    [one] **Money before your turns**: { $mean } a card on average, { $expected } expected ({ $count } card)
   *[other] **Money before your turns**: { $mean } a card on average, { $expected } expected ({ $count } cards)
}
stats-luck-money-all = { $count ->
    [one] **New money**: { $mean } a card on average, { $expected } expected ({ $count } card)
   *[other] **New money**: { $mean } a card on average, { $expected } expected ({ $count } cards)
}
stats-luck-bonus = **Your bonus tiles**: worth { $mean } more points on average when drawn, { $expected } expected ({ $count } drawn)
stats-luck-bonus-all = **Bonus tiles**: { $mean } more points on average when drawn, { $expected } expected ({ $count } drawn)
record-score = Most points
record-alhambra-remark-wall = Longest wall
record-alhambra-remark-city = Largest Alhambra
record-armadora-remark-richest = Richest haul
record-carcassonne-remark-city = Largest city
record-carcassonne-remark-road = Longest road
record-carcassonne-remark-field = Richest field
record-hanging-gardens-remark-bonus = Most bonus tiles
record-yspahan-remark-caravan = Richest caravan
record-yspahan-remark-souks = Most souks

# Awards on a score sheet.

award-close = { $points ->
    [one] What a finish: a single point between first and second.
   *[other] What a finish: { $points } points between first and second.
}
award-comeback = { $points ->
    [one] What a comeback: { $who } was 1 point behind.
   *[other] What a comeback: { $who } was { $points } points behind.
}
award-record = New server record: { $what }, { $value } by { $who } (before: { $before }).
award-first-win = { $games ->
    [one] First win for { $who } in this game, after 1 game.
   *[other] First win for { $who } in this game, after { $games } games.
}
award-streak = { $who } has won { $games } in a row.
award-round = This was game { $games } of { $who } against people.

# Corrections.

table-command-correct = For moderators: correct the result of a finished game
table-command-correct-table = The finished game
table-command-correct-places = Places in seat order, such as 1 3 2; 0 to void the game
table-command-correct-reason = Why; everyone can read it
correct-not-moderator = Only people who moderate tables here can correct results.
correct-not-over = You can correct a result only once the game is finished.
correct-own = You played this game. Someone who didn’t has to correct it.
correct-places = There are { $seats } seats. Give a place for each, such as { $example }, or 0 to void the game.
correct-public = **Correction** by { $who }: { $places }. Reason: { $reason }
correct-void = this game doesn’t count
correct-done = Corrected. Ratings update in a moment.
