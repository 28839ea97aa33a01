### The end of a game: its post, the score sheet, the next game.

## Headline, also on a phone

score-against = { $points } à { $others }
over-finished-won = { $count ->
    [one] { $winners } gagne, { $scores }
   *[other] { $winners } gagnent, { $scores }
}
over-finished-shared = { $winners } gagnent à égalité, { $points } partout
over-resigned = { $who } a abandonné. La partie se termine sans résultat.
over-resigned-won = { $count ->
    [one] { $winners } gagne : { $who } a abandonné.
   *[other] { $winners } gagnent : { $who } a abandonné.
}
over-agreed = La partie s’est arrêtée d’un commun accord, sans résultat.

## Below the headline

sheet-decided = La différence : { $source }, { $points } à { $others }.
sheet-made-up = Décisif : +{ $lead } ({ $source }) contre −{ $behind } ({ $lost }).
sheet-by-many = { $leads } : ces avances ont compensé un retard de { $behind } ({ $lost }).
sheet-finished-by = Un ordinateur a fini la partie pour { $who }.
sheet-resigned = (abandon ; un ordinateur a fini la partie)
sheet-called = 🏁 { $who } : tout revoir sous **⋯**
nth-place = { $place }.
sheet-played-on = 🔮 Et si… ? Cette partie a été continuée pour le plaisir et ne compte pas.

## Buttons

button-rematch = Rejouer
button-chart = Graphique
button-replay = Revoir
button-film = Vidéo
button-story = Tours clés
button-review = Tes tours
button-next-game = Partie suivante ({ $count })
button-current = Vers le panneau actuel

## The line that remains in the channel

ended-finished = **{ $game }** : partie finie, { $scores } → { $thread }
ended-resigned = **{ $game }** : partie finie, { $who } a abandonné. → { $thread }
ended-resigned-won = { $count ->
    [one] **{ $game }** : partie finie. { $who } a abandonné, { $winners } gagne. → { $thread }
   *[other] **{ $game }** : partie finie. { $who } a abandonné, { $winners } gagnent. → { $thread }
}
ended-agreed = **{ $game }** : partie arrêtée d’un commun accord. → { $thread }
ended-diverged = **{ $game }** : partie suspendue, car son fichier ne correspond plus aux règles de cette version. → { $thread }
ended-closed = **{ $game }** : partie fermée. → { $thread }
ended-gone = **{ $game }** : partie finie sans résultat, car son salon n’existe plus.

## Score sheet

scoring-sum = Total
scoring-counts = **{ $title }** (nombre et points)
sheet-title = Scores
sheet-ahead = { $you ->
    [1] Devant toi : { $sources }
   *[other] Devant { $who } : { $sources }
}
sheet-behind = { $you ->
    [1] Derrière toi : { $sources }
   *[other] Derrière { $who } : { $sources }
}
sheet-more = Et { $count } de plus
sheet-rest = Aussi : { $sources }

## Score sheet: feats and streaks

award-close = { $points ->
    [one] Quel final : { $points } point seulement entre les deux premières places.
   *[other] Quel final : { $points } points entre les deux premières places.
}
award-comeback = { $points ->
    [one] Quelle remontée : { $who } avait { $points } point de retard.
   *[other] Quelle remontée : { $who } avait { $points } points de retard.
}
award-record = Nouveau record du serveur : { $what }, { $value } par { $who } (avant : { $before }).
award-first-win = { $games ->
    [one] { $who } gagne à ce jeu dès la première partie.
   *[other] { $who } gagne à ce jeu pour la première fois, après { $games } parties.
}
award-streak = Belle série pour { $who } : { $games } victoires d’affilée.
award-round = Pour { $who }, c’était la { $games }e partie contre des humains.

## Rematch

rematch-opened = Revanche ({ $game }) : { $link }

## Corrections by moderators

correct-not-moderator = Seule la modération des tables d’ici peut corriger un résultat.
correct-not-over = Un résultat ne se corrige qu’une fois la partie finie.
correct-own = Tu as joué dans cette partie : c’est à quelqu’un qui n’y était pas de corriger le résultat.
correct-places = Il y a { $seats } places. Donne le rang de chacune, par exemple { $example }, ou 0 si la partie ne compte pas.
correct-public = **Correction** par { $who } : { $places }. Raison : { $reason }
correct-void = cette partie ne compte pas
correct-done = Corrigé. Les cotes seront à jour dans un instant.

## Files

journal-file = Toute la partie, coup par coup. Tu peux la revoir depuis ce fichier avec `/{ replay-command.name }`.
story-file = La partie jusqu’ici. Le fichier complet montre les coups cachés : tu ne pourras l’enregistrer qu’une fois la partie finie.
story-fingerprint-seed = SHA-256 de la graine, que le fichier de partie montrera à la fin : { $fingerprint }
story-fingerprint = SHA-256 de mon secret, que le fichier de partie montrera à la fin : { $fingerprint } ; aussi mêlés à la graine :
