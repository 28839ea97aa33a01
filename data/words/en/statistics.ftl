### Finished games: lists, profiles, ratings, what wins.

## Lists of games, /stats history

history-mine = ## Your games · { $count } finished
history-mine-none = ## Your games
    No finished games yet. They’ll appear here with their score sheet, replay and game file.
history-server = ## This server’s games · { $count } finished
history-server-none = ## This server’s games
    No finished games yet.
history-person = ## { $who }’s games on this server · { $count } finished
history-person-none = ## { $who }’s games
    No finished games on this server yet.
history-running = **Running ({ $count })**
history-finished = **Finished ({ $count })**
# Behind a game or a table, in any list.
history-rated = rated
# In a list, behind a game.
history-result-only = only the result is kept
history-agreed = ended by agreement
history-left = left
history-replaced = replaced
# In a list: a moderator or the others handed this person’s seat on.
history-taken = replaced during the game
# Placeholder, 150.
history-open = See the final score, replay or game file of …

statistics-not-shown = { $who } keeps their results private.
statistics-need-server = Please use this command on a server.

## Profile, /stats profile

# Heading.
profile-title = ## { $who } on this server
profile-title-own = ## Your profile

profile-none = { $who } hasn’t finished a game on this server yet.
profile-none-own = Your profile starts with the first game you finish.
# $won: how many.
profile-games = { $games ->
    [0] No finished game against people yet
    [one] { $games } game against people, { $won } won
   *[other] { $games } games against people, { $won } won
  }

# $since: a day, “12/03/2026”.
profile-since = First game finished on { $since } · reads { $language }
# $won: how many.
profile-game = { $games ->
    [one] **{ $game }**: { $games } game, { $won } won
   *[other] **{ $game }**: { $games } games, { $won } won
}
# $mean, $best: points.
profile-scores = { $mean } points on average, best { $best }
# In the reader’s own profile, behind a game. $points: “0.6”.
profile-missed = points missed per turn recently: { $points }

profile-ratings = Ratings on this server
profile-ratings-everywhere = Ratings across all servers
# $now, $longest: how many.
profile-streaks = Winning streak: { $now } now, longest { $longest }
# $ahead: in how many.
profile-met = { $games ->
    [one] Against { $who } you were ahead in { $ahead } of { $games } game.
   *[other] Against { $who } you were ahead in { $ahead } of { $games } games.
}

profile-typical = Usually replies within { $time }
# $share: “95”.
profile-in-time = { $share }% on time

profile-longest = longest wait { $time }
profile-times-hidden = Only you can see this line.
# Which of the two ratings; also choice of a command. Choice, 100.
rating-duel = two players
rating-more = three or more
# $rating, $low, $high: ratings, “1523”.
rating-range = { $rating } (between { $low } and { $high })
rating-provisional = { $rating } (between { $low } and { $high }, provisional)

## Profile: buttons
## Button, 80.

button-history = Games
button-rating-course = Rating over time
button-calendar = Calendar
button-seen = What others see

## Profile: rating over time, and calendar

course-everywhere = all servers
# Placeholder, 150.
course-others = Another rating …
# Heading. $size: `rating-duel` or `rating-more`.
course-title = { $games ->
    [one]
        ## { $game } · { $size }
        { $who }’s rating after { $games } rated game
   *[other]
        ## { $game } · { $size }
        { $who }’s rating after each of { $games } rated games
}
# Heading. $days: how many.
calendar-title = ## { $who }’s last six months
    { $games ->
    [one] { $games } finished game
   *[other] { $games } finished games
  } on { $days ->
    [one] { $days } day
   *[other] { $days } days
  }

## Profile: what others see

# Heading.
seen-title = ## What others see
    Changes apply right away, on all servers.
# Button, 80. $state: “on” or “off”, how it is now.
seen-results-seen = { $state ->
    [on] Results: shown
   *[off] Results: hidden
}

seen-results-seen-on = People on the same server can see your **results** (games, wins, ratings here).
seen-results-seen-off = Only you can see your **results**. A server’s game lists still name who played.
# Button, 80. $state: “on” or “off”, how it is now.
seen-times-seen = { $state ->
    [on] Times: shown
   *[off] Times: hidden
}

seen-times-seen-on = People on the same server can see your **reply times** and your **calendar**.
seen-times-seen-off = Only you can see your **reply times** and your **calendar**.
# Button, 80. $state: “on” or “off”, how it is now.
seen-everywhere = { $state ->
    [on] All servers: yes
   *[off] All servers: no
}

seen-everywhere-on = Others can see your rating **across all servers**.
seen-everywhere-off = Only you can see your rating **across all servers**.
# Button, 80. $state: “on” or “off”, how it is now.
seen-feats-told = { $state ->
    [on] Streaks: shown
   *[off] Streaks: hidden
}

seen-feats-told-on = Results mention your **streaks and firsts**.
seen-feats-told-off = Results don’t mention your streaks and firsts.
# Button, 80. $state: “on” or “off”, how it is now.
seen-stories = { $state ->
    [on] Key turns: on
   *[off] Key turns: off
}

seen-stories-on = **Key turns** is worked out automatically after your games.
seen-stories-off = **Key turns** is worked out only when someone asks for it.

## Leaderboard

# Heading. $size: `rating-duel` or `rating-more`.
leaders-title = ## { $game } · { $size } · this server
leaders-title-everywhere = ## { $game } · { $size } · all servers

leaders-none = Nobody has a rating here yet. Only games at rated tables count.
leaders-help = Sorted by the lower end of each range. In 95 cases out of 100, the true strength lies within the range.
# Button, 80.
leaders-here = This server
leaders-all = All servers
button-leaders = Leaderboard

## Who beat whom

# Heading.
met-title = ## Who was ahead of whom
    Counted in their games against each other on this server
# In a table. $ahead: in how many.
met-each = { $who } { $ahead }/{ $games }

met-none = They haven’t played each other yet.
# Button, 80.
button-met = Who beat whom

## What wins in a game, /stats game

# $what: a label; $value: its value.
stats-line = { $what }: { $value }
# $mean: points, “98.5”.
stats-average = { $mean } on average

stats-none = Nobody has finished a game of { $game } against people here yet.
# Heading.
stats-title = ## { $game } on this server

stats-games = { $games ->
    [one] { $games } game against people, with { $turns } turns
   *[other] { $games } games against people, with { $turns } turns on average
}
stats-seats = Wins by seat, and average points
stats-options = Options
stats-played = { $games ->
    [one] { $games } game, with { $turns } turns
   *[other] { $games } games, with { $turns } turns on average
}
stats-sources = Where a player’s points come from
# $won, $all_won: shares, “25%”; $mean, $all_mean: points.
stats-own = { $games ->
    [one] **You**: { $games } game, { $won } won (everyone: { $all_won }), { $mean } points on average (everyone: { $all_mean })
   *[other] **You**: { $games } games, { $won } won (everyone: { $all_won }), { $mean } points on average (everyone: { $all_mean })
}

stats-records = Records
# In place of a name.
stats-computer = a computer
# $mean, $expected: averages, “3.5”.
stats-luck-dice = **Your dice**: { $mean } on average, { $expected } expected ({ $count } dice)
stats-luck-dice-all = **Dice**: { $mean } on average, { $expected } expected ({ $count } dice)
# $due: how many were to be expected.
stats-luck-cloisters = **Your tiles**: { $value } with a cloister, { $due } expected ({ $count } drawn)
stats-luck-cloisters-all = **Tiles**: { $value } with a cloister, { $due } expected ({ $count } drawn)
# $mean, $expected: averages, “3.5”.
stats-luck-money = { $count ->
    [one] **New money before your turns**: { $mean } a card on average, { $expected } expected ({ $count } card)
   *[other] **New money before your turns**: { $mean } a card on average, { $expected } expected ({ $count } cards)
}
stats-luck-money-all = { $count ->
    [one] **New money**: { $mean } a card on average, { $expected } expected ({ $count } card)
   *[other] **New money**: { $mean } a card on average, { $expected } expected ({ $count } cards)
}
stats-luck-bonus = **Your bonus tiles**: worth { $mean } more points on average when drawn, { $expected } expected ({ $count } drawn)
stats-luck-bonus-all = **Bonus tiles**: { $mean } more points on average when drawn, { $expected } expected ({ $count } drawn)

## What wins in a game: records

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
