### Numbers with their nouns: a message for each noun, used inside other messages.

## Spans of time

time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

## Games and turns

history-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
  }
leaders-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
