### Finished games: lists, profiles, ratings, what wins.

## Lists of games, /stats history

history-mine = ## Deine Spiele · { $count } beendet
history-mine-none = ## Deine Spiele
    Noch keine beendeten Spiele. Sie erscheinen hier mit Punkten, Replay und Spieldatei.
history-server = ## Spiele dieses Servers · { $count } beendet
history-server-none = ## Spiele dieses Servers
    Noch keine beendeten Spiele.
history-person = ## Spiele von { $who } auf diesem Server · { $count } beendet
history-person-none = ## Spiele von { $who }
    Noch keine beendeten Spiele auf diesem Server.
history-running = **Laufend ({ $count })**
history-finished = **Beendet ({ $count })**
history-rated = mit Rating
history-result-only = nur das Ergebnis ist noch da
history-agreed = einvernehmlich beendet
history-left = verlassen
history-replaced = ersetzt
history-taken = im Spiel ersetzt
history-open = Punkte, Replay oder Spieldatei: Welches Spiel?
statistics-not-shown = { $who } zeigt die eigenen Ergebnisse nicht.
statistics-need-server = Nutze diesen Befehl bitte auf einem Server.

## Profile, /stats profile

profile-title = ## { $who } auf diesem Server
profile-title-own = ## Dein Profil
profile-none = { $who } hat auf diesem Server noch kein Spiel beendet.
profile-none-own = Dein Profil beginnt mit dem ersten Spiel, das du beendest.
profile-games = { $games ->
    [0] Noch kein beendetes Spiel gegen Menschen
    [one] { $games } Spiel gegen Menschen, { $won } gewonnen
   *[other] { $games } Spiele gegen Menschen, { $won } gewonnen
}
profile-since = Erstes Spiel beendet am { $since } · Sprache: { $language }
profile-game = { $games ->
    [one] **{ $game }**: { $games } Spiel, { $won } gewonnen
   *[other] **{ $game }**: { $games } Spiele, { $won } gewonnen
}
profile-scores = { $mean } Punkte im Schnitt, bestes Ergebnis { $best }
profile-missed = zuletzt verpasste Punkte pro Zug: { $points }
profile-ratings = Ratings auf diesem Server
profile-ratings-everywhere = Ratings über alle Server
profile-streaks = Siege in Folge: derzeit { $now }, Rekord { $longest }
profile-met = { $games ->
    [one] Gegen { $who } lagst du in { $ahead } von { $games } Spiel vorn.
   *[other] Gegen { $who } lagst du in { $ahead } von { $games } Spielen vorn.
}
profile-typical = Antwortzeit meist höchstens { $time }
profile-in-time = { $share } % pünktlich
profile-longest = längste Antwortzeit { $time }
profile-times-hidden = Diese Zeile siehst nur du.
rating-duel = zu zweit
rating-more = zu dritt oder mehr
rating-range = { $rating } (zwischen { $low } und { $high })
rating-provisional = { $rating } (zwischen { $low } und { $high }, vorläufig)

## Profile: buttons

button-history = Spiele
button-rating-course = Rating im Verlauf
button-calendar = Kalender
button-seen = Was andere sehen

## Profile: rating over time, and calendar

course-everywhere = alle Server
course-others = Ein anderes Rating …
course-title = { $games ->
    [one]
        ## { $game } · { $size }
        Rating von { $who } nach { $games } Spiel mit Rating
   *[other]
        ## { $game } · { $size }
        Rating von { $who } nach jedem von { $games } Spielen mit Rating
}
calendar-title = ## Die letzten sechs Monate von { $who }
    { $games ->
    [one] { $games } beendetes Spiel
   *[other] { $games } beendete Spiele
  } an { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
  }

## Profile: what others see

seen-title = ## Was andere sehen
    Änderungen gelten sofort, auf allen Servern.
seen-results-seen = { $state ->
    [on] Ergebnisse: sichtbar
   *[off] Ergebnisse: verborgen
}
seen-results-seen-on = Leute auf demselben Server können deine **Ergebnisse** sehen (Spiele, Siege, Ratings hier).
seen-results-seen-off = Deine **Ergebnisse** siehst nur du. Die Spiellisten eines Servers nennen trotzdem, wer mitgespielt hat.
seen-times-seen = { $state ->
    [on] Zeiten: sichtbar
   *[off] Zeiten: verborgen
}
seen-times-seen-on = Leute auf demselben Server können deine **Antwortzeiten** und deinen **Kalender** sehen.
seen-times-seen-off = Deine **Antwortzeiten** und deinen **Kalender** siehst nur du.
seen-everywhere = { $state ->
    [on] Alle Server: ja
   *[off] Alle Server: nein
}
seen-everywhere-on = Andere können dein Rating **über alle Server** sehen.
seen-everywhere-off = Dein Rating **über alle Server** siehst nur du.
seen-feats-told = { $state ->
    [on] Serien: sichtbar
   *[off] Serien: verborgen
}
seen-feats-told-on = In Ergebnissen werden deine **Serien und ersten Siege** erwähnt.
seen-feats-told-off = In Ergebnissen werden deine Serien und ersten Siege nicht erwähnt.
seen-stories = { $state ->
    [on] Highlights: an
   *[off] Highlights: aus
}
seen-stories-on = **Highlights** stelle ich nach jedem deiner Spiele automatisch zusammen.
seen-stories-off = **Highlights** stelle ich nur zusammen, wenn jemand danach fragt.

## Leaderboard

leaders-title = ## { $game } · { $size } · dieser Server
leaders-title-everywhere = ## { $game } · { $size } · alle Server
leaders-none = Hier hat noch niemand ein Rating. Nur Spiele an Tischen mit Rating zählen.
leaders-help = Sortiert nach dem unteren Ende jeder Spanne. In 95 von 100 Fällen liegt die wahre Stärke in der Spanne.
leaders-here = Dieser Server
leaders-all = Alle Server
button-leaders = Rangliste

## Who beat whom

met-title = ## Wer vor wem lag
    Gezählt in gemeinsamen Spielen auf diesem Server
met-each = { $who } { $ahead }/{ $games }
met-none = Sie haben noch nicht gegeneinander gespielt.
button-met = Wer schlug wen

## What wins in a game, /stats game

stats-line = { $what }: { $value }
stats-average = { $mean } im Schnitt
stats-none = Hier hat noch niemand { $game } gegen Menschen zu Ende gespielt.
stats-title = ## { $game } auf diesem Server
stats-games = { $games ->
    [one] { $games } Spiel gegen Menschen, mit { $turns } Zügen
   *[other] { $games } Spiele gegen Menschen, mit { $turns } Zügen im Schnitt
}
stats-seats = Siege nach Platz, und Punkte im Schnitt
stats-options = Optionen
stats-played = { $games ->
    [one] { $games } Spiel, mit { $turns } Zügen
   *[other] { $games } Spiele, mit { $turns } Zügen im Schnitt
}
stats-sources = Woher die Punkte kommen
stats-own = { $games ->
    [one] **Du**: { $games } Spiel, { $won } gewonnen (alle: { $all_won }), { $mean } Punkte im Schnitt (alle: { $all_mean })
   *[other] **Du**: { $games } Spiele, { $won } gewonnen (alle: { $all_won }), { $mean } Punkte im Schnitt (alle: { $all_mean })
}
stats-records = Rekorde
stats-computer = ein Computer
stats-luck-dice = **Deine Würfel**: { $mean } im Schnitt, { $expected } erwartet ({ $count } Würfel)
stats-luck-dice-all = **Würfel**: { $mean } im Schnitt, { $expected } erwartet ({ $count } Würfel)
stats-luck-cloisters = **Deine Plättchen**: { $value } mit Kloster, { $due } erwartet ({ $count } gezogen)
stats-luck-cloisters-all = **Plättchen**: { $value } mit Kloster, { $due } erwartet ({ $count } gezogen)
stats-luck-money = { $count ->
    [one] **Neues Geld vor deinen Zügen**: { $mean } je Karte im Schnitt, { $expected } erwartet ({ $count } Karte)
   *[other] **Neues Geld vor deinen Zügen**: { $mean } je Karte im Schnitt, { $expected } erwartet ({ $count } Karten)
}
stats-luck-money-all = { $count ->
    [one] **Neues Geld**: { $mean } je Karte im Schnitt, { $expected } erwartet ({ $count } Karte)
   *[other] **Neues Geld**: { $mean } je Karte im Schnitt, { $expected } erwartet ({ $count } Karten)
}
stats-luck-bonus = **Deine Bonusplättchen**: beim Ziehen im Schnitt { $mean } Punkte mehr, { $expected } erwartet ({ $count } gezogen)
stats-luck-bonus-all = **Bonusplättchen**: beim Ziehen im Schnitt { $mean } Punkte mehr, { $expected } erwartet ({ $count } gezogen)

## What wins in a game: records

record-score = Meiste Punkte
record-alhambra-remark-wall = Längste Mauer
record-alhambra-remark-city = Größte Alhambra
record-armadora-remark-richest = Reichste Beute
record-carcassonne-remark-city = Größte Stadt
record-carcassonne-remark-road = Längste Straße
record-carcassonne-remark-field = Reichste Wiese
record-hanging-gardens-remark-bonus = Meiste Bonusplättchen
record-yspahan-remark-caravan = Reichste Karawane
record-yspahan-remark-souks = Meiste Souks
