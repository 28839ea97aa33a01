### Alt texts of pictures, common to all games.

## Board

# Where a game’s cover has no alt text of its own.
picture-cover = The table in the middle of a game of { $game }.
# Which place of the board each number on the picture stands for. $numbers: “1 C4, 2 D3”.
picture-numbers = Numbers: { $numbers }.
# What has changed since the reader’s last turn, besides the newest one; also on text boards. $changes: the two below.
picture-also-new = Also new: { $changes }.
# $what: a game’s words for what is new.
picture-new-by = { $who }: { $what }
picture-new-nobodys = on the board: { $what }

## The end

# $ranking: everyone, as below.
picture-result = The result: { $ranking }. Above it the final board.
# $place: “1”.
picture-result-seat = { $place }. { $who } with { $points }
# $seats: everyone, as below.
picture-chart = { $turns ->
    [one] The points after the first turn as a chart; at its end { $seats }.
   *[other] The points after each of { $turns } turns as a chart; at its end { $seats }.
}

picture-chart-seat = { $who } { $points }
film-alt = A video of the whole game, turn by turn, with the points at the bottom.
# $ranking: everyone, by place.
film-alt-result = { film-alt } It ended: { $ranking }.
# $seats: everyone, as below.
story-alt = Each player’s chance of winning, turn by turn. Halfway: { $seats }. { $who } won.
# $percent: “48”.
story-alt-seat = { $who } { $percent }%

## Statistics and leagues

# $won: how many; $each: a sentence for each game.
picture-profile = { $games ->
    [one] Card of { $who }: { $games } game, { $won } won. { $each }
   *[other] Card of { $who }: { $games } games, { $won } won. { $each }
}
# $first, $lowest, $highest, $last: ratings.
picture-course = { $games ->
    [one] Rating of { $who } in { $game } over { $games } game: from { $first }, between { $lowest } and { $highest }, to { $last } now.
   *[other] Rating of { $who } in { $game } over { $games } games: from { $first }, between { $lowest } and { $highest }, to { $last } now.
}
# $days: how many.
picture-calendar = A square for each day of half a year: { $games ->
    [one] { $games } finished game
   *[other] { $games } finished games
  } on { $days ->
    [one] { $days } day
   *[other] { $days } days
  }, at most { $most } on one.
# $each: everyone with their rating.
picture-leaders = Ratings with their ranges: { $each }
# $each: everyone, as below.
picture-met = A table of who was ahead of whom how often: { $each }
# $other: the other player; $ahead: in how many games.
met-alt = { $who } against { $other } { $ahead } of { $games }
# $each: everyone with their points.
picture-standings = Standings of { $name }: { $each }.
# $interactions, $pictures, $problems: how many.
status-alt = The last day: { $interactions } interactions, { $pictures } pictures, { $problems } problems.
