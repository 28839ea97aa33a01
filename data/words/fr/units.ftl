### Numbers with their nouns: a message for each noun, used inside other messages.

## Spans of time

time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
time-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

## Games and turns

history-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
leaders-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
