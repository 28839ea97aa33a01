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
history-agreed = ended by agreement
history-left = left
history-open = Score sheet, replay, record of …
statistics-not-shown = { $who } keeps their results to themselves.
statistics-need-server = This is about a server: ask there.
