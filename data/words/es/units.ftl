### Numbers with their nouns: a message for each noun, used inside other messages.

## Spans of time

time-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
time-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
time-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
time-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}

## Games and turns

history-turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}
leaders-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
