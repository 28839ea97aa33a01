### The end of a game: its post, the score sheet, the next game.

## Headline, also on a phone

score-against = { $points } zu { $others }
over-finished-won = { $count ->
    [one] { $winners } gewinnt mit { $scores }
   *[other] { $winners } gewinnen mit { $scores }
}
over-finished-shared = { $winners } teilen sich den Sieg mit je { $points }
over-resigned = { $who } hat aufgegeben. Das Spiel endet ohne Ergebnis.
over-resigned-won = { $count ->
    [one] { $winners } gewinnt: { $who } hat aufgegeben.
   *[other] { $winners } gewinnen: { $who } hat aufgegeben.
}
over-agreed = Das Spiel endet einvernehmlich, ohne Ergebnis.

## Below the headline

sheet-decided = Ausschlaggebend: { $source }, { $points } zu { $others }.
sheet-made-up = Entscheidend: +{ $lead } („{ $source }“) gegen −{ $behind } („{ $lost }“).
sheet-by-many = Ein Rückstand von { $behind } („{ $lost }“) wurde zusammen wettgemacht: { $leads }.
sheet-finished-by = Zu Ende gespielt hat ein Computer für { $who }.
sheet-resigned = (aufgegeben; ein Computer spielte zu Ende)
sheet-called = 🏁 { $who }: Replay und mehr unter **⋯**
nth-place = { $place }.
sheet-played-on = 🔮 Was wäre, wenn …? Dieses Spiel wurde nur zum Spaß fortgesetzt und zählt nicht.

## Buttons

button-rematch = Revanche
button-chart = Verlauf
button-replay = Replay
button-film = Video
button-story = Highlights
button-review = Deine Züge
button-next-game = Nächstes Spiel ({ $count })
button-current = Zum aktuellen Panel

## The line that remains in the channel

ended-finished = **{ $game }**, Spielende: { $scores } → { $thread }
ended-resigned = **{ $game }**, Spielende: { $who } hat aufgegeben. → { $thread }
ended-resigned-won = { $count ->
    [one] **{ $game }**, Spielende: { $who } hat aufgegeben, { $winners } gewinnt. → { $thread }
   *[other] **{ $game }**, Spielende: { $who } hat aufgegeben, { $winners } gewinnen. → { $thread }
}
ended-agreed = **{ $game }** wurde einvernehmlich beendet. → { $thread }
ended-diverged = **{ $game }** steht still: Die Spieldatei passt nicht zu den Regeln dieser Version. → { $thread }
ended-closed = **{ $game }** wurde geschlossen. → { $thread }
ended-gone = **{ $game }** endete ohne Ergebnis, weil es den Kanal nicht mehr gibt.

## Score sheet

scoring-sum = Summe
scoring-counts = **{ $title }** (Anzahl und Punkte)
sheet-title = Punkte
sheet-ahead = { $you ->
    [1] Vor dir: { $sources }
   *[other] Vor { $who }: { $sources }
}
sheet-behind = { $you ->
    [1] Hinter dir: { $sources }
   *[other] Hinter { $who }: { $sources }
}
sheet-more = Und { $count } weitere
sheet-rest = Dazu: { $sources }

## Score sheet: feats and streaks

award-close = { $points ->
    [one] Was für ein Finish: ein einziger Punkt zwischen Platz 1 und 2.
   *[other] Was für ein Finish: { $points } Punkte zwischen Platz 1 und 2.
}
award-comeback = { $points ->
    [one] Was für eine Aufholjagd: { $who } lag 1 Punkt zurück.
   *[other] Was für eine Aufholjagd: { $who } lag { $points } Punkte zurück.
}
award-record = Neuer Serverrekord: { $what }, { $value } von { $who } (bisher { $before }).
award-first-win = { $games ->
    [one] { $who } hat dieses Spiel auf Anhieb gewonnen.
   *[other] { $who } hat dieses Spiel zum ersten Mal gewonnen, nach { $games } Spielen.
}
award-streak = { $who } hat einen Lauf: { $games } Siege in Folge.
award-round = { $who }: Das war das { $games }. Spiel gegen Menschen.

## Rematch

rematch-opened = Revanche bei { $game }: { $link }

## Corrections by moderators

correct-not-moderator = Ergebnisse korrigieren kann nur, wer hier Tische moderiert.
correct-not-over = Ein Ergebnis lässt sich erst korrigieren, wenn das Spiel zu Ende ist.
correct-own = Du hast in diesem Spiel mitgespielt. Korrigieren muss jemand, der nicht dabei war.
correct-places = Es gibt { $seats } Plätze. Gib für jeden eine Platzierung an, etwa { $example }, oder 0, wenn das Spiel nicht zählen soll.
correct-public = **Korrektur** von { $who }: { $places }. Grund: { $reason }
correct-void = Dieses Spiel zählt nicht
correct-done = Korrigiert. Die Ratings werden gleich aktualisiert.

## Files

journal-file = Das ganze Spiel, Schritt für Schritt. Mit `/{ replay-command.name }` kannst du es aus dieser Datei ansehen.
story-file = Das Spiel bis hierher. Die vollständige Datei zeigt verdeckte Schritte, darum gibt es sie erst nach dem Ende.
story-fingerprint-seed = SHA-256 des Startwerts, den die Spieldatei nach dem Ende zeigt: { $fingerprint }
story-fingerprint = SHA-256 meines Geheimnisses, das die Spieldatei nach dem Ende zeigt: { $fingerprint }; außerdem im Startwert:
