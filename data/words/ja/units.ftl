### Numbers with their nouns: a message for each noun, used inside other messages.

## Spans of time

time-minutes = { $count }分
time-seconds = { $count }秒
time-hours = { $count }時間
time-days = { $count }日

## Games and turns

history-turns = { $count }手番
leaders-games = { $count }戦
