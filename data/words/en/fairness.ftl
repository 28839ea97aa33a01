# How the chance of a table is made, and proved (docs/fairness.md).

button-fair-lobby = Fair shuffle
button-fair-dealt = Check the shuffle
button-fair-word = Add my own word
table-command-verify = Check that this game’s shuffle was fair, draw by draw

fair-title = Fair shuffle
fair-promise = -# 🎲 { $game }, table `{ $table }`: the fingerprint of my secret is `{ $fingerprint }`. I never edit this message.
fair-start-line = -# 🎲 The shuffle is locked, with this fingerprint: `{ $seal }`
fair-changed = ⚠️ My secret has changed since this table opened. Its first fingerprint was `{ $before }`, and now it is `{ $fingerprint }`. A restored backup does this. If there was none, ask my operator why.
fair-lobby =
    When this table opened, I locked in a secret. A change would show in its fingerprint. Each player adds a value: I draw a random one for you, or you type a word of your own (I keep only its hash). **Start** mixes them into the seed of the game. At the end I reveal the secret, and `/table verify` checks every draw.
fair-fingerprint = Fingerprint of my secret (copy it if you’d like to compare it at the end): `{ $fingerprint }`
fair-promised = It also stands in [a message that I never edit]({ $link }).
fair-parts-so-far = Added so far (if someone leaves, theirs is removed):
fair-parts = Added by each player, in lobby order:
fair-seat-of = the seat of { $who }
fair-part-word = - { $who }: their own word (`{ $part }…`)
fair-part-drawn = - { $who }: drawn for them (`{ $part }…`)
fair-part-computer = - { $who }: nothing; it started as a computer player
fair-settled = At **Start**, the secret and the players’ values made the seed, and the seed makes every draw. At the end I reveal the secret, and `/table verify` checks it all.
fair-sealed = One fingerprint of all this stands above the deal, in a line that I never edit: `{ $seal }`. This makes it:
fair-proves-title = **What this proves**
fair-proves =
    - A draw that is changed after Start shows in `/table verify`, or in the fingerprints that I posted. This holds for my operator too.
    - Players can’t steer the shuffle, because they don’t know the secret.
    - My operator can’t steer it alone if an honest player’s own word was the last change before Start. (A value I drew for you proves nothing here.)
fair-not-title = **What it doesn’t prove**
fair-not =
    - An accomplice of my operator who adds the last word could try many words until one suits them.
    - A host who works with my operator could vary the computer players, or close a table whose seed doesn’t suit them.
    - A table that starts at once leaves no time for a word.
    - My operator could read hands in the database.
fair-by-seed = This table is older than the fair shuffle: I drew its seed alone at the start. A change would show in its fingerprint. At the end I reveal it, and `/table verify` checks every draw.
fair-no-parts = This table is older than the fair shuffle: its seed is drawn when the game starts.
fair-old-proves = A seed that is changed after the start shows in its fingerprint. This doesn’t prove that my operator didn’t pick the seed.
fair-word-label = Any word or text
fair-word-hint = Not stored. Don’t use a password. Leave it empty and I’ll draw a value for you.
fair-word-added = ✅ Your word is in, as `{ $part }`. It joins the secret with the fingerprint `{ $fingerprint }`.
fair-word-drawn = ✅ I drew a new value for you: `{ $part }`. It joins the secret with the fingerprint `{ $fingerprint }`.
fair-checked = ✅ I replayed this game from the first card to the last. Everything matches:
fair-checked-secret =
    - My secret was `{ $secret }`. Its fingerprint is `{ $fingerprint }`.
fair-checked-seal =
    - With everyone’s parts, it gives the fingerprint at Start, in the line above the deal: `{ $seal }`.
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
fair-at-home = **Check it yourself.** These lines compute the fingerprints and the seed without any of my code:
fair-with-the-record = The game file holds every number. `meeplepost verify FILE` replays it. `docs/verify.py` is a short program that checks it without any of my code.
