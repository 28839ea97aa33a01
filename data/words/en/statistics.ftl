# Finished games: lists, profiles, sums, ratings.

history-command = See finished and running games: yours, somebody’s, or this server’s
history-command-whose = Whose games
history-command-player = Somebody on this server
history-whose-mine = mine
history-whose-server = this server’s
history-mine = ## Your games · { $count } finished
history-mine-none = ## Your games
    Nothing finished yet. What you play to its end stands here, with its score sheet, its replay and its record.
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
history-open = Score sheet, replay, record of …
statistics-not-shown = { $who } keeps their results to themselves.
statistics-need-server = This is about a server: ask there.

# Rated tables.

lobby-rated = **Rated**: the result counts for the ratings of those who play from the beginning
option-rated = Rated or not
rated-no = Not rated
rated-yes = Rated: people only; taken back is only what nobody has seen
table-command-new-rated = The result counts for ratings; people only
table-rated-people-only = A rated table starts with people only. Take the computers off first, or choose **Not rated** in its options.
table-rated-stands = At a rated table a turn stands once somebody else has moved or something new was seen, such as a card drawn or a die rolled.
rating-duel = two players
rating-more = three or more
rating-range = { $rating } (between { $low } and { $high })
rating-provisional = { $rating } (between { $low } and { $high }, provisional)
stats-line = { $what }: { $value }

# Profiles.

profile-command = See how somebody plays: favourite games, results, ratings
profile-command-player = Whom; yourself if nobody
profile-title = ## { $who } on this server
profile-title-own = ## Your profile
profile-none = { $who } has finished no game on this server yet.
profile-none-own = Your profile begins with the first game that you finish.
profile-games = { $games ->
    [0] No finished game against people yet
    [one] { $games } game against people, { $won } won
   *[other] { $games } games against people, { $won } won
  }
profile-since = Finished the first one on { $since } · reads { $language }
profile-game = **{ $game }**: { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $won } won
profile-scores = ø { $mean } points, at most { $best }
profile-ratings = Ratings on this server
profile-ratings-everywhere = Ratings over all servers
profile-streaks = Won in a row: { $now } now, { $longest } at most
profile-met = Against { $who } you were ahead in { $ahead } of { $games ->
    [one] { $games } game
   *[other] { $games } games
  }.
profile-typical = answers after { $time } typically
profile-in-time = { $share } % in time
profile-longest = { $time } at the longest
profile-times-hidden = Only you see this line.
picture-profile = Card of { $who }: { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $won } won. { $each }
button-history = Games
button-rating-course = Rating over time
button-calendar = Calendar
button-seen = What others see
course-everywhere = all servers
course-others = Another rating …
course-title = ## { $game } · { $size }
    Rating of { $who } after { $games ->
    [one] { $games } rated game
   *[other] each of { $games } rated games
  }
picture-course = Rating of { $who } in { $game } over { $games ->
    [one] { $games } game
   *[other] { $games } games
  }: from { $first }, between { $lowest } and { $highest }, to { $last } now.
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
    It counts at once, on all servers.
seen-results-seen = Results: { $state ->
    [on] shown
   *[off] hidden
  }
seen-results-seen-on = Your **results** (games, wins, ratings here) are seen by people on the same server.
seen-results-seen-off = Your **results** are yours alone; game lists of a server still name who played.
seen-times-seen = Times: { $state ->
    [on] shown
   *[off] hidden
  }
seen-times-seen-on = Your **answer times** and your **calendar** are seen by people on the same server.
seen-times-seen-off = Your **answer times** and your **calendar** are seen by you alone.
seen-everywhere = All servers: { $state ->
    [on] yes
   *[off] no
  }
seen-everywhere-on = Your rating **over all servers** is shown.
seen-everywhere-off = Your rating **over all servers** is shown to nobody else.
seen-feats-told = Streaks: { $state ->
    [on] told
   *[off] not told
  }
seen-feats-told-on = Score sheets tell of your **streaks and firsts**.
seen-feats-told-off = Score sheets do not tell of your streaks and firsts.
seen-stories = What decided it: { $state ->
    [on] on
   *[off] off
}
seen-stories-on = **What decided it?** is worked out in the background after your games.
seen-stories-off = **What decided it?** is never worked out by itself after your games, only when somebody asks for it.

# Leaderboards.

leaderboard-command = See who is rated highest in a game
leaderboard-command-game = The game
leaderboard-command-size = Two players, or more
leaders-title = ## { $game } · { $size } · this server
leaders-title-everywhere = ## { $game } · { $size } · all servers
leaders-none = Nobody is rated here yet. Open a table with `rated`, and its result counts.
leaders-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
leaders-help = In the order of what a strength is at least. Ranges hold the true strength in 95 of 100 cases.
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

stats-command = See what wins a game here, records, dice, and how you fare
stats-command-game = The game
stats-none = Nobody has finished a game of { $game } against people here yet.
stats-title = ## { $game } on this server
stats-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } against people, { $turns } turns each
stats-seats = Wins by seat, and mean points
stats-options = Options
stats-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $turns } turns each
stats-sources = Where points come from, for each player
stats-own = **You**: { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $won } won (all: { $all_won }), ø { $mean } points (all: { $all_mean })
stats-records = Records
stats-computer = a computer
stats-luck-dice = **Your dice**: { $mean } on average, { $expected } expected ({ $count } dice)
stats-luck-dice-all = **Dice**: { $mean } on average, { $expected } expected ({ $count } dice)
stats-luck-cloisters = **Your tiles**: { $value } with a cloister, { $due } expected ({ $count } drawn)
stats-luck-cloisters-all = **Tiles**: { $value } with a cloister, { $due } expected ({ $count } drawn)
stats-luck-money = **Money before your turns**: { $mean } a card on average, { $expected } expected ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
  })
stats-luck-money-all = **New money**: { $mean } a card on average, { $expected } expected ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
  })
stats-luck-bonus = **Your bonus tiles**: { $mean } more points on average when drawn, { $expected } expected ({ $count } drawn)
stats-luck-bonus-all = **Bonus tiles**: { $mean } more points on average when drawn, { $expected } expected ({ $count } drawn)
record-score = Most points
record-alhambra-remark-wall = Longest wall
record-alhambra-remark-city = Largest Alhambra
record-armadora-remark-richest = Richest haul
record-carcassonne-remark-city = Largest city
record-carcassonne-remark-road = Longest road
record-carcassonne-remark-field = Richest field
record-hanging-gardens-remark-bonus = Most bonus tiles
record-yspahan-remark-caravan = Fullest caravan
record-yspahan-remark-souks = Most souks

# Awards on a score sheet.

award-close = How close: { $points ->
    [one] a single point
   *[other] { $points } points
  } between the first and the second.
award-comeback = What a comeback: { $who } was { $points ->
    [one] { $points } point
   *[other] { $points } points
  } behind.
award-record = A record on this server: { $what }, { $value } by { $who } (before: { $before }).
award-first-win = The first win of { $who } in this game, after { $games ->
    [one] { $games } game
   *[other] { $games } games
  }.
award-streak = { $who } has won { $games } in a row.
award-round = This was game { $games } of { $who } against people.

# Corrections.

correct-command = For organisers: put the result of a finished game right
correct-command-table = The finished game
correct-command-places = The places by seat, such as 1 3 2; 0 for a game that counts for nothing
correct-command-reason = Why; everybody reads it
correct-not-moderator = Results are put right by those who moderate tables here.
correct-not-over = Only the result of a finished game can be put right.
correct-places = There are { $seats } seats: give a place for each, such as { $example }, or 0 for a game that counts for nothing.
correct-public = **Correction** by { $who }: { $places }. Reason: { $reason }
correct-void = this game counts for nothing
correct-done = Put right. Ratings follow in a moment.
