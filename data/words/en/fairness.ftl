# How the chance of a table is made, and proved (docs/fairness.md).

button-fair-lobby = Fair shuffle
button-fair-how = How?
button-fair-dealt = Check the shuffle
button-fair-word = Add my own word
verify-command = Check that this game’s shuffle was fair, draw by draw

fair-title = Fair shuffle
fair-lobby-line = -# 🎲 Fair shuffle: my secret is locked in. Fingerprint: `{ $fingerprint }`
fair-start-line = -# 🎲 The shuffle is locked. A change from here on would show in **Check the shuffle**.
fair-lobby =
    When this table opened, I locked in a secret that I can no longer change. Each player adds a value: I draw a random one for you, or you type a word of your own (I keep only its hash). **Start** mixes them into the seed of the game. At the end I reveal the secret, and `/verify` checks every draw.
fair-fingerprint = Fingerprint of my secret (copy it if you’d like to compare it at the end): `{ $fingerprint }`
fair-parts-so-far = Added so far (if someone leaves, theirs is removed):
fair-parts = Added by each player, in lobby order:
fair-seat-of = the seat of { $who }
fair-part-word = - { $who }: their own word (`{ $part }…`)
fair-part-drawn = - { $who }: drawn for them (`{ $part }…`)
fair-part-computer = - { $who }: nothing; it started as a computer player
fair-settled = **Start** locked the shuffle: the secret and the players’ values make the seed, and the seed makes every draw. At the end I reveal the secret, and `/verify` checks it all.
fair-statement = Mixed into the seed together with the secret:
fair-proves-title = **What this proves**
fair-proves =
    - After Start, nobody can change a draw without `/verify` or the fingerprint showing it. That includes my operator.
    - Players can’t steer the shuffle, because they don’t know the secret.
    - My operator can’t steer it alone if the last word came from an honest player. (A value I drew for you proves nothing here; your own word does.)
fair-not-title = **What it doesn’t prove**
fair-not =
    - An accomplice of my operator who adds the last word could try many words until one suits them.
    - My operator could read hands in the database.
fair-by-seed = This table is older than the fair shuffle: I drew its seed alone at the start, and can’t change it. At the end I reveal it, and `/verify` checks every draw.
fair-no-parts = This table is older than the fair shuffle: its seed is drawn when the game starts.
fair-old-proves = This proves that the shuffle hasn’t changed since the start. It doesn’t prove that my operator didn’t pick the seed.
fair-word-label = Any word or text
fair-word-hint = Not stored. Don’t use a password. Leave it empty and I’ll draw a value for you.
fair-checked = ✅ I replayed this game from the first card to the last. Everything matches:
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
    } used { $draws ->
        [0] no random numbers
        [one] one random number
       *[other] { $draws } random numbers
    }, all from the seed. Every move was legal and had the result it shows.
fair-checked-old =
    - The seed was `{ $seed }`; its SHA-256, shown since the start: `{ $fingerprint }`.

# The same of a file that someone has brought. First whose game it is; $table is the id of a table.
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
fair-wrong = ⚠️ Something doesn’t match. { $why }
fair-at-home = **Check it yourself.** These lines compute the fingerprint and the seed without any of my code:
fair-with-the-record = The game file holds every number. `meeplepost verify FILE` replays it, or use the 40 lines of Python in `docs/fairness.md`.
