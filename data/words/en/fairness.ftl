# How the chance of a table is made, and proved (docs/fairness.md).

button-fair-lobby = Fair chance
button-fair-how = How?
button-fair-dealt = How was it dealt?
button-fair-word = A word of my own
verify-command = Check how the game of this place was dealt, and every draw

fair-title = Fair chance
fair-lobby-line = -# 🎲 Fair chance: I am bound to a secret with the fingerprint `{ $fingerprint }`
fair-start-line = -# 🎲 What this game deals and draws is settled: from now on nobody can change it.
fair-lobby =
    When this table opened I drew a secret, which I cannot change any more. Everybody who sits here adds a part: I draw one, or you type a word of your own, of which only a hash is kept. **Start** mixes it all into the seed of the game. At the end I show the secret, and `/verify` checks every draw.
fair-fingerprint = Fingerprint of my secret – copy it, if you would like to compare it at the end: `{ $fingerprint }`
fair-parts-so-far = The parts so far; whoever leaves takes theirs along:
fair-parts = The parts, in the order of the lobby:
fair-seat-of = the seat of { $who }
fair-part-word = - { $who }: a word of their own (`{ $part }…`)
fair-part-drawn = - { $who }: drawn by me (`{ $part }…`)
fair-part-computer = - { $who }: nothing, as it began with a computer
fair-settled = **Start** has settled the chance of this game: secret and parts make the seed, and the seed makes every draw. At the end I show the secret, and `/verify` checks it all.
fair-statement = This goes into the seed, beside the secret:
fair-proves-title = **What this proves**
fair-proves =
    - Nobody can change the chance after Start without `/verify` or the fingerprint showing it, not even whoever runs me.
    - Players cannot steer it: they do not know the secret.
    - Whoever runs me cannot steer it alone where the word of an honest person came last. (What I draw for you proves nothing there; a word of your own does.)
fair-not-title = **What it does not**
fair-not =
    - An accomplice of whoever runs me who adds the last part could try many words.
    - Whoever runs me could read hands in the database.
fair-by-seed = This table is from before people could add to the chance: I drew its seed alone at the start, and am bound to it. At the end I show it, and `/verify` checks every draw.
fair-no-parts = This table is from before people could add to the chance: its seed is drawn at the start.
fair-old-proves = That proves that nobody has changed the chance since the start. It does not prove that whoever runs me has not chosen the seed.
fair-word-label = A word, or anything else
fair-word-hint = Kept nowhere; never a password. Empty: I draw one.
fair-checked = ✅ I have played this game again from its first card to its end. Everything fits:
fair-checked-secret =
    - My secret was `{ $secret }`. Its fingerprint must be the one that you saw in the lobby: `{ $fingerprint }`.
fair-checked-seed =
    - Secret and parts give the seed `{ $seed }`.
fair-checked-seats =
    - The seats were drawn by lot with this seed.
fair-checked-draws =
    - The deal and { $moves ->
        [one] the only move
       *[other] all { $moves } moves
    } took { $draws ->
        [0] no numbers
        [one] one number
       *[other] { $draws } numbers
    }, each from the seed. Every move was legal, and told then what it tells now.
fair-checked-old =
    - The seed was `{ $seed }`; its SHA-256, shown since the start: `{ $fingerprint }`.

# The same of a file that somebody has brought. First whose game it is; $table is the id of a table.
fair-file-same = ✅ This is table `{ $table }` as it was played here.
fair-file-named = ✅ This is table `{ $table }` as it was played here, but names or days in the file differ from mine.
fair-file-other = ⚠️ This file claims to be table `{ $table }`, but differs from it. Don’t rely on it.
fair-file-unknown = ℹ️ This file isn’t a finished game of mine that you can see here. Anyone can make up such a file, names included.
fair-file-nameless = ℹ️ This file names no table, so I don’t know it as a game of mine. Anyone can make up such a file, names included.
fair-file = I’ve played the game in this file again from its first card to its end. The file fits together:
fair-file-secret =
    - This file’s secret is `{ $secret }`. The fingerprint of that secret is `{ $fingerprint }`.
fair-file-old =
    - This file’s seed is `{ $seed }`. The SHA-256 of that seed is `{ $fingerprint }`.
fair-wrong = ⚠️ Something does not fit. { $why }
fair-at-home = **At home** these lines give fingerprint and seed, with nothing of mine:
fair-with-the-record = The record holds every number: `meeplepost verify FILE` plays it again, and forty lines of Python in `docs/fairness.md` check it without me.
