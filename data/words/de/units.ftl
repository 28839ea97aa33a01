### Numbers with their nouns: a message for each noun, used inside other messages.

## Spans of time

time-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
time-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
time-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
time-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}

## Games and turns

history-turns = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
leaders-games = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
