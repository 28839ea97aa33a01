# Records: games as files (docs/records.md). `line` counts from 1.

record-none = This isn’t a Meeplepost game file: its first line should be “meeplepost record 2”.
# The name of a file says at once that it is none: shown to whoever chose it.
record-not-a-file = This isn’t a game file. Its name ends in “.txt”: **Save game file** under a finished game gives you one.
record-version = This game file has version { $version }; I can read versions 1 to { $newest }.
record-too-long = A game file can have at most { $most } kB; this one is larger.
record-not-text = This file isn’t UTF-8 text.
record-long-line = Line { $line } is too long: at most { $most } characters.
record-many = Line { $line }: a game file can have at most { NUMBER($most) } entries.
record-too-slow = This file took longer than { $seconds } seconds to play, so I stopped.
# $when is a moment that Discord shows, such as “in 20 minutes”.
record-too-many = You can open { $most } files an hour. The next one is possible { $when }.
record-unknown = Line { $line }: I don’t know “{ $what }”.
record-twice = Line { $line }: “{ $what }” appears twice.
record-bad-value = Line { $line }: “{ $what }” has an invalid value.
record-lacks = The line “{ $what }” is missing.
record-no-such-game = Line { $line }: I don’t know this game.
record-rules = This game was played by version { $rules } of the rules; I know versions up to { $newest }.
record-setup = This number of players doesn’t work with these options.
record-players = { $seats ->
    [one] One seat needs one player.
   *[other] { $seats } seats need a player each, from 0 on.
  }
record-bad-line = Line { $line } isn’t an entry.
record-order = Line { $line }: its number must be higher than the one before.
record-bad-seat = Line { $line }: there is no such seat.
record-illegal = Entry { $entry } isn’t a legal move there. { $why }
record-differs = Entry { $entry } no longer has the result it had when it was saved: the file was changed.
record-result = The result doesn’t match the moves.
record-seed = The seed doesn’t follow from the secret and the values in the game file.
record-seats = The seats don’t follow from the seed.
record-draws = Entry { $entry } drew different numbers than the game file says (0 is the deal).

# Replay
replay-moments = The moments that mattered
replay-scoring = Scoring: { $who } +{ $points }
replay-swing = { $who } +{ $points }
replay-lead = { $points ->
    [0] { $who } takes the lead
   *[other] { $who } takes the lead with +{ $points }
}
# In a game that is scored only at its end.
replay-swing-stands = { $who } +{ $points } if the game ended here
replay-lead-stands = { $who } would now be ahead
replay-undone = { $who } undid a turn
replay-last-round = The last round begins
replay-end = The end
replay-eyes-own = As I saw it
replay-eyes-open = As everyone saw it
replay-eyes-revealed = Everything revealed

# Films
button-film = Video
film-later = The video comes when the game is over.
film-drawing = 🎞️ Frame { $done } of { $frames } …
film-done = the whole game as a video
film-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
film-gif = As a GIF
film-alt = A video of the whole game, turn by turn, with the points at the bottom.
film-alt-result = { film-alt } It ended: { $ranking }.

# Records that are brought along, and what would be
replay-command = Watch a game again, turn by turn: this table’s, or one from a file
replay-command-file = A game file, as saved with “Save game file”
replay-checked = This file is valid: dealt from its seed and replayed, every move is legal and has the same result.
table-no-import = This game file is no longer loaded. Please open it again with `/replay`.
button-what-if = What if …?
what-if = **What if …?** 🔒 Your private copy; the real game is not touched.
what-if-guessed = You play every side. What you can’t see is dealt at random, and so are new draws: nothing here reveals the real game.
what-if-as = As { $who }:
what-if-real = You play every side, or let a computer move. The position is real; new draws are random.
button-computer-moves = Let a computer move
table-no-sketch = This copy is no longer saved. Open a new one from the replay.
table-sketch-rated = At a rated table, you can’t try things out before the game is over.
table-sketch-alone = Computers can’t help here while the real game is running.

# The story of a game
button-story = What decided it?
story-later = This comes when the game is over.
story-thinking = 💭 Working it out: { $done } of about { $most } positions …
story-title = what decided it
story-none = No single turn changed much: the game was decided little by little.
story-chance = { $who } { $before }% → { $after }%
story-how = The chart shows each player’s chance of winning after each turn. The computer played on from there several times with everything revealed. It’s an estimate, not a verdict.
story-look = Look at { $page }
story-alt = Each player’s chance of winning, turn by turn. Halfway: { $seats }. { $who } won.
story-alt-seat = { $who } { $percent }%

# A game played on with others
button-play-on = Continue with others
played-on-title = What if …? { $game }
played-on-opened = A private thread is open for **{ $game }**: { $link }. Invite whomever you like there, or start against computers.
played-on-about = 🔮 This game continues a finished one from this position, just for fun. It doesn’t change the real game and counts for nothing: no rating, no stats, no history. New draws are random. Only the players see it; moderators of this server can open this thread.
played-on-seats = Computers hold these seats until someone takes them. Players of the real game get their own seats.
played-on-invite = Invite people …
played-on-invites = { $who }: { $host } would like to play this position on with you. **{ $game }**: the board is above.
played-on-asked = { $count ->
    [one] { $who } was invited.
   *[other] { $who } were invited.
}
played-on-not-asked = { $who } can’t be invited here.
played-on-joined = You are in at **{ $game }**. Computers hold the seats that are free at the start.
played-on-started = **{ $game }** goes on with { $people }.
table-told-played-on = 🔮 What if …? This game continues a finished one. It counts for nothing, and new draws are random.
table-played-on = This game already continues another one. Please start from the real game’s replay.
table-played-on-settled = This game continues with the settings of the real one, so there is nothing to change.
table-played-on-no-record = There is no game file for a game continued for fun. The real game’s file is under its final score.
table-played-on-no-rematch = A game continued for fun has no rematch. The real game’s final score offers one.
sheet-played-on = 🔮 What if …? This game was continued for fun and counts for nothing.

# Sharing what was made privately. The titles stand behind the game’s name.
button-share = Post in the thread
button-sendme = Send to me
button-unshare = Remove
chart-done = the points over the game
result-done = the final score
# With the page of the replay after which others moves were tried.
what-if-done = what if …? A different course after page { $page } of the replay
# $who is a mention.
shared-by = -# Shared by { $who }
shared = 📌 Posted: { $link }
share-not-yours = Only those who played can post in this game’s thread. **Send to me** works for everyone.
sent-to-you = 📬 Sent. Look at your direct messages.
sent-not = I couldn’t send you a direct message. Allow messages from this server, then press again.
unshared = Removed.
unshare-not-yours = Only the person who shared this and the server’s moderators can remove it.
