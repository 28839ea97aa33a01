# Records: games as files (docs/records.md). `line` counts from 1.

record-none = This is no record of Meeplepost: its first line should be “meeplepost record 2”.
record-version = This record is of version { $version }; this bot reads versions 1 to { $newest }.
record-too-long = A record has at most { $most } kB; this file is larger.
record-not-text = This file is no text in UTF-8.
record-long-line = Line { $line } is longer than { $most } characters.
record-many = Line { $line }: a record has at most { NUMBER($most) } entries.
record-too-slow = This file took longer than { $seconds } seconds to play, so I stopped.
# $when is a moment that Discord shows, such as “in 20 minutes”.
record-too-many = You can open { $most } files an hour. The next one is possible { $when }.
record-unknown = Line { $line }: “{ $what }” means nothing here.
record-twice = Line { $line }: “{ $what }” stands there a second time.
record-bad-value = Line { $line }: “{ $what }” has a value that cannot be.
record-lacks = The line “{ $what }” is missing.
record-no-such-game = Line { $line }: this bot does not know that game.
record-rules = It was played by version { $rules } of the game’s rules; this bot knows up to { $newest }.
record-setup = That number of players and those options do not go together.
record-players = { $seats ->
    [one] One seat needs one player.
   *[other] { $seats } seats need a player each, from 0 on.
  }
record-bad-line = Line { $line } is no entry.
record-order = Line { $line }: its number is not above the one before.
record-bad-seat = Line { $line }: there is no such seat.
record-illegal = Entry { $entry } cannot be played there. { $why }
record-differs = Entry { $entry } tells something else than it did when it was written: the file was changed.
record-result = The result is not the one that the game comes to.
record-seed = The seed does not follow from the secret and the parts that the record names.
record-seats = The seats are not those that the seed gives.
record-draws = Entry { $entry } drew other numbers than the record says (0 is the deal).

# Replay
replay-moments = The moments that mattered
replay-scoring = Scoring: { $who } +{ $points }
replay-swing = { $who } +{ $points }
replay-lead = { $points ->
    [0] { $who } takes the lead
   *[other] { $who } takes the lead with +{ $points }
}
replay-undone = { $who } took a turn back
replay-last-round = The last round begins
replay-end = The end
replay-eyes-own = As I saw it
replay-eyes-open = As everybody saw it
replay-eyes-revealed = Everything revealed

# Films
button-film = Film
film-later = The film comes once the game is over.
film-drawing = 🎞️ Drawing { $done } of { $frames } …
film-done = the whole game as a film
film-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
film-gif = As a GIF
film-alt = A film of the whole game, turn by turn, with the points at the foot.
film-alt-result = { film-alt } It ended: { $ranking }.

# Records that are brought along, and what would be
replay-command = See a game again, turn by turn: this table’s, or a saved record’s
replay-command-file = A record, as “Save record” gives it
replay-checked = This file is sound: dealt from its seed and played again, every move is legal and tells the same.
table-no-import = This record is not kept any more. Please open it again with `/replay`.
button-what-if = What if …?
what-if = **What if …?** 🔒 Your private copy; the real game is not touched.
what-if-guessed = You move for everybody. What you could not see is dealt anew, and so is chance: nothing here tells how it really is.
what-if-as = As { $who }:
what-if-real = You move for everybody, or have a computer move. The position is the real one; chance from here on is fresh.
button-computer-moves = Let a computer move
table-no-sketch = This copy is not kept any more. Please begin a new one from the replay.
table-sketch-rated = At a rated table nothing is tried out before the game is over.
table-sketch-alone = While the real game goes on, no computer helps here.

# The story of a game
button-story = What decided it?
story-later = The story comes once the game is over.
story-thinking = 💭 Playing it on in my mind: { $done } of about { $most } positions …
story-title = what decided it
story-none = No single turn changed much: it was decided little by little.
story-chance = { $who } { $before } % → { $after } %
story-how = The chart shows how likely everybody was to win after each turn. The computer played on from there several times, with everything revealed. It is an estimate with luck in it, no verdict.
story-look = Look at { $page }
story-alt = How likely everybody was to win, turn by turn. Halfway: { $seats }. { $who } won.
story-alt-seat = { $who } { $percent } %

# A game played on with others
button-play-on = Play on with others
played-on-title = What if …? { $game }
played-on-opened = A private thread is open for **{ $game }**: { $link }. Invite whomever you like there, or start against computers.
played-on-about = 🔮 A finished game is played on from this position, for fun. It changes nothing about the real game and counts for nothing: no rating, no statistics, no history. Chance is drawn anew. Only those who play see it; moderators of this server can open this thread.
played-on-seats = Computers hold these seats until somebody comes; whoever played the real game gets their own seat.
played-on-invite = Invite people …
played-on-invites = { $who }: { $host } would like to play this position on with you. **{ $game }**: the board is above.
played-on-asked = { $who } { $count ->
    [one] was
   *[other] were
} invited here.
played-on-not-asked = { $who } cannot be invited here.
played-on-joined = You are in at **{ $game }**. Computers hold the seats that are free at the start.
played-on-started = **{ $game }** goes on with { $people }.
table-told-played-on = 🔮 What if …? A finished game is played on from here. This counts for nothing, and chance is drawn anew.
table-played-on = This game was itself played on from another one. Please begin at the real game’s replay.
table-played-on-settled = Here the game is played on as it was: there is nothing to set.
table-played-on-no-record = A game that is played on for fun leaves no record. The record of the real one is under its score sheet.
table-played-on-no-rematch = A game that was played on for fun has no rematch. The real one’s score sheet offers one.
sheet-played-on = 🔮 What if …? This game was played on for fun and counts for nothing.
