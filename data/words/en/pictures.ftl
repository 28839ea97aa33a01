### Alt texts of pictures, common to all games.

## Board

# Where a game’s cover has no alt text of its own.
picture-cover = A table in the middle of a game of { $game }.
# What can be chosen on the picture, by its numbers or names. $numbers: “1 = C4, 2 = D3”.
picture-numbers = Choices on the picture: { $numbers }.
# What has changed since the reader’s last turn, besides the newest one; also on text boards. $alone: 1 if nothing else is new. $changes: the two below.
picture-also-new = { $alone ->
    [1] New – { $changes }.
   *[0] Also new – { $changes }.
}
# $what: a game’s words for what is new.
picture-new-by = { $who }: { $what }
picture-new-nobodys = on the board: { $what }

## The end

# $ranking: everyone, as below.
picture-result = What first place made of the final board, in large, and below it the result: { $ranking }.
# $place: “1”.
picture-result-seat = { $place }. { $who } with { $points }
# $sources: “Cities 35, Roads 28”.
picture-result-sources = Where { $who }’s points came from: { $sources }.
picture-result-rest = other sources { $points }
# $seats: everyone, as below.
picture-chart = { $turns ->
    [one] A chart of the points after the first turn. At the end: { $seats }.
   *[other] A chart of the points after each of { $turns } turns. At the end: { $seats }.
}

picture-chart-seat = { $who } with { $points }
film-alt = A video of the whole game, turn by turn, with the points, and what each turn brought, at the bottom.
# $ranking: everyone, by place.
film-alt-result = { film-alt } Final ranking: { $ranking }.
# $seats: everyone, as below.
story-alt = Each player’s chance of winning, turn by turn. Halfway: { $seats }. { $who } won.
# $percent: “48”.
story-alt-seat = { $who } { $percent }%

# $turns: those that have missed something, as below.
review-alt = Points you missed, turn by turn: { $turns }.
review-alt-none = Points you missed, turn by turn: none.
# $number: “7”; $points: “6”.
review-alt-turn = { $points ->
    [one] { $points } point in turn { $number }
   *[other] { $points } points in turn { $number }
}

## Statistics and leagues

# $won: how many; $each: a sentence for each game.
picture-profile = { $games ->
    [one] { $who }’s card: { $games } game, { $won } won. { $each }
   *[other] { $who }’s card: { $games } games, { $won } won. { $each }
}
# $first, $lowest, $highest, $last: ratings.
picture-course = { $games ->
    [one] { $who }’s rating in { $game } over { $games } game: { $first } at first, always between { $lowest } and { $highest }, and { $last } now.
   *[other] { $who }’s rating in { $game } over { $games } games: { $first } at first, always between { $lowest } and { $highest }, and { $last } now.
}
# $days: how many.
picture-calendar = A square for each day of half a year: { $games ->
    [one] { $games } finished game
   *[other] { $games } finished games
  } on { $days ->
    [one] { $days } day
   *[other] { $days } days
  }, at most { $most } on any one day.
# $each: everyone, as below.
picture-leaders = Ratings with their ranges: { $each }.
# $place: “1”; $rating: one of `rating-…`.
picture-leader = { $place }. { $who } with { $rating }
# $each: everyone, as below.
picture-met = A table of how often each player was ahead of the others: { $each }.
# $other: the other player; $ahead: in how many games.
met-alt = { $who } ahead of { $other } in { $ahead } of { $games }
# $each: everyone, as in a result.
# $place: “1”; $points: “6½”.
picture-standing = { $place }. { $who } with { $points }
picture-standings = Standings of { $name }: { $each }.
# $interactions, $pictures, $problems: how many.
status-alt = The last day: { $interactions } interactions, { $pictures } pictures, { $problems } problems.
