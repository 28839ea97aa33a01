### Looking back: recap, replay, video, chart, what if, sharing, proof of the shuffle.

## Recap and chart

# $page, $pages: “12”.
recap-page = **Page { $page } of { $pages }**
# Button, 80. To the newest page.
recap-now = Now

chart-empty = There’s too little to chart yet.

## Replay

# Placeholder, 150.
replay-moments = The moments that mattered
# Option, 100.
replay-scoring = Scoring: { $who } +{ $points }
replay-swing = { $who } +{ $points }
replay-lead = { $points ->
    [0] { $who } takes the lead
   *[other] { $who } takes the lead with +{ $points }
}
# Option, 100. In a game that is scored only at its end.
replay-swing-stands = { $who } +{ $points } if the game ended here
replay-lead-stands = { $who } would be ahead if the game ended here
# Option, 100.
replay-undone = { $who } undid a turn
replay-last-round = The last round begins
replay-end = The end
# Button, 80.
replay-eyes-own = As I saw it
replay-eyes-open = As everyone saw it
replay-eyes-revealed = Everything revealed

replay-checked = This file is valid. I dealt the game from its seed and replayed it: every move is legal and has the same result.
# Button, 80.
button-look-back = Replay from here

## Video

film-later = I can make the video once the game is over.
# $done, $frames: how many.
film-drawing = 🎞️ Frame { $done } of { $frames } …
# Title of a post, behind the game’s name.
film-done = the whole game as a video
# Button, 80.
film-gif = As a GIF

## What if …?

# Button, 80.
button-what-if = What if …?

what-if = **What if …?** 🔒 This is your private copy. The real game isn’t touched.
what-if-guessed = You play every side. Anything you can’t see is dealt at random, and new draws are random too. Nothing here gives away the real game.
# Above the board.
what-if-as = Playing as { $who }:

what-if-real = You play every side, or let a computer move. The position is real, but new draws are random.
# Button, 80.
button-computer-moves = Let a computer move

## What decided it?

story-later = You can see this once the game is over.
# Below what the score sheet says. $percent: how much is done, “40”.
story-thinking = 💭 I’m looking for the turns that decided it: { $percent }% done. You’ll see them here.
# Title of a post, behind the game’s name.
story-title = what decided it

story-none = No single turn changed much: the game was decided little by little.
# Heading of a turning point. $before, $after: “48”.
story-chance = { $who } { $before }% → { $after }%
# $seats: everyone whose chance changed, as above.
story-chances = Rough chance of winning, before → after: { $seats }

story-how = The chart shows each player’s chance of winning after each turn. To work it out, the computer played on from there several times, with everything revealed. It’s an estimate, not a verdict.
story-open = In this game the outcome stays open for a long time: until late, the computer knows hardly more than the score shows.
# Button, 80. Also in front of what was played then. $number: which of their turns.
story-turn = Turn { $number }, { $who }

# Below what was played. $turn: another turn in words, “Place · C3”; the reason may follow. $raised: 1 if what was played raised the chance of winning all the same.
story-better = { $raised ->
    [1] { $points ->
        [one] 💡 **Even better:** { $turn } (about { $points } point more).
       *[other] 💡 **Even better:** { $turn } (about { $points } points more).
    }
   *[0] { $points ->
        [one] 💡 **Better:** { $turn } (about { $points } point more).
       *[other] 💡 **Better:** { $turn } (about { $points } points more).
    }
}
# A line of its own. $why: a reason as a hint says it to $who, “Fills the souk in one go.”
story-why = -# To { $who }: “{ $why }”
# When a turn had no better alternative.
story-best = 👍 I found nothing better for this turn.

## Your turns: a review of one’s own turns in a finished game

review-later = You can review your turns once the game is over.
review-not-yours = Only people who played this game can review their turns.
review-none = You haven’t finished a game yet, so there are no turns to review.
# Title of a post, behind the game’s name.
review-title = your turns
# $percent: how much is done, “40”.
review-thinking = 💭 I’m reviewing your turns: { $percent }% done. You needn’t wait. Press the button again later to see the result.
review-goes-on = 💭 This takes a while. You needn’t wait. Press the button again later to see the result.
# $when: a moment, “12 March 2026 01:00”.
review-at-night = 🌙 I review games at night, when I’m less busy. I’ll start on { $when }. Press the button again after that.
review-no-choice = None of your turns left you a choice.
# $count: how many turns, “15”.
review-all-good = { $count ->
    [one] Your only turn with a choice was as good as any alternative I found.
   *[other] All { $count } turns were as good as any alternative I found.
}
# $good of $count turns, “12” of “15”; $points missed in all, $most of them in turn $number: “9”, “6”, “7”.
review-sum = { $points ->
    [one] **{ $good } of { $count }** turns were as good as any alternative I found. You missed about **{ $points } point**, most of it in turn { $number }.
   *[other] **{ $good } of { $count }** turns were as good as any alternative I found. You missed about **{ $points } points**, { $most } of them in turn { $number }.
}
# $good of $count turns, “14” of “15”; only turn $number has missed anything, $points: “7”, “6”.
review-one = { $points ->
    [one] **{ $good } of { $count }** turns were as good as any alternative I found. You missed about **{ $points } point**, in turn { $number }.
   *[other] **{ $good } of { $count }** turns were as good as any alternative I found. You missed about **{ $points } points**, in turn { $number }.
}
# $off: how uncertain that is, in points, “2”.
review-missed = { $points ->
    [one] About { $points } point less than the best alternative (±{ $off })
   *[other] About { $points } points less than the best alternative (±{ $off })
}
review-ahead = { $points ->
    [one] About { $points } point more than any alternative I found (±{ $off })
   *[other] About { $points } points more than any alternative I found (±{ $off })
}
# $turn: a turn in words, “Place · C3”.
review-played = **Played:** { $turn }
review-other = **Best alternative:** { $turn }
# Button, 80. $number: “7”.
review-turn = Turn { $number }

review-how = I compare each turn with the best alternative that a *hard* computer can find. The computer sees only what you could see at the time, and tries many guesses at the rest. Points measure your lead over the others. They’re an estimate, not a verdict.
# Title of a shared post, behind the game’s name.
review-done = turns in review

## A finished game played on with others

# Name of a thread. Thread, 100.
played-on-title = What if …? { $game }

played-on-opened = A private thread is open for **{ $game }**: { $link }. Invite anyone you like there, or start against computers.
played-on-about = 🔮 This game continues a finished one from this position, just for fun. It doesn’t change the real game, and it doesn’t count towards ratings, stats or history. New draws are random. Only the players and this server’s moderators can see it.
played-on-seats = Computers play these seats until people take them. Anyone who played in the real game gets their own seat back.
# Placeholder, 150.
played-on-invite = Invite people …
# $who are mentions; $host: who opened it.
played-on-invites = { $who }: { $host } would like to continue **{ $game }** with you from this position. The board is above.

played-on-asked = { $count ->
    [one] { $who } was invited.
   *[other] { $who } were invited.
}
played-on-not-asked = { $who } can’t be invited here.
played-on-joined = You’ve joined **{ $game }**. Computers will play any seats that are still free at the start.
# $people: who plays.
played-on-started = **{ $game }** continues with { $people }.
# Button, 80.
button-play-on = Continue with others

## Sharing what was made privately

# Button, 80.
button-share = Post in the thread
button-sendme = Send to me
button-unshare = Remove
# Title of a post, behind the game’s name.
chart-done = points over the game
result-done = the final score
# Title of a post, behind the game’s name. $page: “12”.
what-if-done = what if …? A different game after page { $page } of the replay
# $who is a mention.
shared-by = -# Shared by { $who }

shared = 📌 Posted: { $link }
share-not-yours = Only those who played can post in this game’s thread. **Send to me** works for everyone.
sent-to-you = 📬 Sent. Check your direct messages.
sent-not = I couldn’t send you a direct message. Allow messages from this server, then press the button again.
unshared = Removed.
unshare-not-yours = Only the person who shared this and the server’s moderators can remove it.

## Fair shuffle: buttons
## Button, 80.

button-fair-lobby = Fair shuffle
button-fair-word = Add my own word

## Fair shuffle: lines in the thread that are never edited

# $table: a table’s id.
fair-promise = -# 🎲 { $game }, table `{ $table }`: the fingerprint of my secret is `{ $fingerprint }`. I’ll never edit this message.
# $seal: 44 letters and digits.
fair-start-line = -# 🎲 Shuffle: `{ $seal }`

## Fair shuffle: panel of a lobby and of a running game

# Heading.
fair-title = Fair shuffle
# $before: the fingerprint that was posted.
fair-changed = ⚠️ My secret has changed since this table opened. Its first fingerprint was `{ $before }`, and now it is `{ $fingerprint }`. Restoring a backup can cause this. If no backup was restored, ask my operator why.

fair-lobby =
    When this table opened, I locked in a secret. Any change to the secret would change its fingerprint. Each player adds a value. I draw a random one for you, or you type a word of your own (I keep only its hash). At the start, the secret and all values are mixed into the seed of the game. At the end I’ll reveal the secret, and `/table verify` will check every draw.
fair-fingerprint = Fingerprint of my secret (copy it if you’d like to compare it at the end): `{ $fingerprint }`
fair-promised = The fingerprint is also in [a message I’ll never edit]({ $link }).
fair-parts-so-far = Added so far (if someone leaves, theirs is removed):
fair-parts = Added by each player, in lobby order:
# In place of a name.
fair-seat-of = the seat of { $who }
# $part: how a hash begins, “9f86d081”.
fair-part-word = - { $who }: their own word (`{ $part }…`)
fair-part-drawn = - { $who }: drawn for them (`{ $part }…`)

fair-part-computer = - { $who }: nothing, because it started as a computer player
fair-settled = At the start, the secret and the players’ values were mixed into the seed, which decides every draw. At the end I’ll reveal the secret, and `/table verify` will check it all.
# $seal: 44 letters and digits.
fair-sealed = A single fingerprint covers all of this. You’ll find it below the first post, in a line I’ll never edit: `{ $seal }`. To work it out yourself:
# Heading.
fair-proves-title = **What this proves**

fair-proves =
    - Any draw changed after Start would show up in `/table verify`, or in the fingerprints I posted. This applies to my operator too.
    - Players can’t steer the shuffle, because they don’t know the secret.
    - My operator alone can’t steer it if the last change before Start was an honest player adding a word of their own. (A value I drew for you proves nothing here.)
# Heading.
fair-not-title = **What it doesn’t prove**

fair-not =
    - If an accomplice of my operator adds the last word, they can try word after word until one suits them.
    - A host in league with my operator could keep changing computer players until a seed suits them, or close the table.
    - A table that starts straight away leaves nobody time to add a word.
    - My operator could read hands in the database.
fair-by-seed = This table is older than the fair shuffle, so I drew its seed alone at the start. Any change to the seed would change its fingerprint. At the end I’ll reveal the seed, and `/table verify` will check every draw.
fair-no-parts = This table is older than the fair shuffle, so its seed will be drawn when the game starts.
fair-old-proves = If the seed had been changed after the start, its fingerprint would differ. This doesn’t prove that my operator didn’t pick the seed.
# Field, 45. The form’s title is `button-fair-word`.
fair-word-label = Any word or text
# Hint, 100.
fair-word-hint = I don’t store it, but don’t use a password. If you leave it blank, I’ll pick a random value for you.
# $part: how a hash begins, “9f86d081”.
fair-word-added = ✅ I’ve added your word, as `{ $part }`. It will be mixed with the secret whose fingerprint is `{ $fingerprint }`.
fair-word-drawn = ✅ I’ve drawn a new value for you: `{ $part }`. It will be mixed with the secret whose fingerprint is `{ $fingerprint }`.

## Fair shuffle: checked after the end, /table verify

fair-checked = ✅ I replayed this game from start to finish. Everything matches:
# $secret: 64 digits and letters.
fair-checked-secret =
    - My secret was `{ $secret }`. Its fingerprint is `{ $fingerprint }`.

# $seal: 44 letters and digits.
fair-checked-seal =
    - Together with the players’ values, it gives the fingerprint I posted below the first post: `{ $seal }`.
# $seed: 64 digits and letters.
fair-checked-seed =
    - The secret and the values give the seed `{ $seed }`.

fair-checked-seats =
    - The seating was drawn from this seed.
# $moves, $draws: how many.
fair-checked-draws =
    - The deal and { $moves ->
        [one] the only move
       *[other] all { $moves } moves
    } used { $draws ->
        [0] no random numbers
        [one] one random number
       *[other] { $draws } random numbers
    }, all from the seed. Every move was legal and led to the result that was posted.
# $seed: 64 digits and letters.
fair-checked-old =
    - The seed was `{ $seed }`. Its fingerprint (SHA-256), which I’ve shown since the start, is `{ $fingerprint }`.
# $why: a refusal of a game file, as below.
fair-wrong = ⚠️ Something doesn’t match. { $why }

fair-at-home = **Check it yourself.** These lines calculate the fingerprints and the seed without any of my code:
fair-with-the-record = The game file holds every number. `meeplepost verify FILE` replays it. `docs/verify.py` is a short program that checks it without any of my code.

## Fair shuffle: checked in a file that someone has brought

fair-file = I replayed the game in this file from start to finish. The file is consistent:
# First line: whose game it is. $table: a table’s id.
fair-file-same = ✅ This is table `{ $table }` as it was played here.
fair-file-named = ✅ This is table `{ $table }` as it was played here, but some names or dates in the file differ from mine.
fair-file-other = ⚠️ This file claims to be table `{ $table }`, but differs from it. Don’t rely on it.
# First line: whose game it is.
fair-file-unknown = ℹ️ This file doesn’t match any of my finished games that you can see here. Anyone can make up such a file, names included.
fair-file-nameless = ℹ️ This file doesn’t name a table, so I can’t match it to one of my games. Anyone can make up such a file, names included.
# $secret: 64 digits and letters.
fair-file-secret =
    - This file’s secret is `{ $secret }`. Its fingerprint is `{ $fingerprint }`.
# $seed: 64 digits and letters.
fair-file-old =
    - This file’s seed is `{ $seed }`. Its fingerprint (SHA-256) is `{ $fingerprint }`.

## Refusals of a game file that someone has brought, and of copies

record-none = This isn’t a Meeplepost game file: its first line should be “meeplepost record 2”.
# When the file’s name says that it is none.
record-not-a-file = This isn’t a game file, because its name doesn’t end in “.txt”. **Save game file** under a finished game gives you one.
# $version: its own; $newest: the newest that can be read.
record-version = This game file is version { $version }, but I can read only versions 1 to { $newest }.

record-too-long = A game file can be at most { $most } kB, but this one is larger.
record-not-text = This file isn’t UTF-8 text.
# $line: which line of the file, from 1.
record-long-line = Line { $line } is longer than { $most } characters.
record-many = Line { $line }: a game file can have at most { NUMBER($most) } entries.
# $seconds: how many.
record-too-slow = This file took longer than { $seconds } seconds to replay, so I stopped.

# $when: a distance, “in 2 days”.
record-too-many = You can open { $most } files an hour, and the next one { $when }.
# $line: which line of the file, from 1; $what: what stands there.
record-unknown = Line { $line }: I don’t know “{ $what }”.
record-twice = Line { $line }: “{ $what }” appears twice.
record-bad-value = Line { $line }: “{ $what }” has an invalid value.
# $what: how the line begins.
record-lacks = The line “{ $what }” is missing.
# $line: which line of the file, from 1.
record-no-such-game = Line { $line }: I don’t know this game.
# $rules: its own; $newest: the newest that can be played.
record-rules = This game was played under version { $rules } of the rules, but I know versions only up to { $newest }.

record-setup = This number of players doesn’t work with these options.
record-players = { $seats ->
    [one] One seat needs one player.
   *[other] { $seats } seats need a player each, numbered from 0.
  }
# $line: which line of the file, from 1.
record-bad-line = Line { $line } isn’t an entry.
record-order = Line { $line }: its number must be higher than the one before.
record-bad-seat = Line { $line }: there is no such seat.
# $entry: its number; $why: the rule that forbids it, a sentence.
record-illegal = Entry { $entry } isn’t a legal move there. { $why }
# $entry: its number.
record-differs = Entry { $entry } no longer has the result it had when it was saved, so the file has been changed.

record-result = The result doesn’t match the moves.
record-seed = The seed doesn’t follow from the secret and the values in the game file.
record-seats = The seats don’t follow from the seed.
# $entry: its number.
record-draws = The numbers drawn in entry { $entry } differ from those in the game file (0 is the deal).

table-no-import = This game file is no longer loaded. Please open it again with `/replay`.
table-no-sketch = This copy is no longer saved. Open a new one from the replay.
table-sketch-rated = At a rated table, you can’t try things out before the game is over.
table-sketch-alone = Computers can’t help here while the real game is running.
table-played-on = This game already continues another one. Please start from the real game’s replay.
table-played-on-settled = This game continues with the settings of the real one, so there is nothing to change.
table-played-on-no-record = There is no game file for a game continued for fun. The real game’s file is under its final score.
table-played-on-no-rematch = A game continued for fun has no rematch. The real game’s final score offers one.
