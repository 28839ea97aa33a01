### Leagues and tournaments.

## Kinds and phases

format-league = Liga
format-swiss = Schweizer System
format-knockout = K.-o.-Turnier
phase-open = Anmeldung offen
phase-running = läuft
phase-paused = pausiert
phase-over = zu Ende
phase-cancelled = abgesagt

## The post: how it is played

event-seats = { $count } an einem Tisch
event-rounds-league = { $count ->
    [one] je { $count } Spiel
   *[other] je { $count } Spiele
}
event-rounds-swiss = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
event-division-size = Gruppen von etwa { $count }
event-how-league = { $count ->
    [one] **So läuft es:** Es gibt Gruppen von 3 bis 6 Leuten. Alle spielen dort { $count } Spiel, manchmal mehr, damit jeder Tisch voll wird. Soweit möglich, triffst du alle anderen gleich oft. Ein Spiel beginnt, sobald niemand am Tisch ein anderes Ligaspiel offen hat. Am Ende steigen die Besten jeder Gruppe auf und die Letzten ab.
   *[other] **So läuft es:** Es gibt Gruppen von 3 bis 6 Leuten. Alle spielen dort { $count } Spiele, manchmal etwas mehr, damit jeder Tisch voll wird. Soweit möglich, triffst du alle anderen gleich oft. Ein Spiel beginnt, sobald niemand am Tisch ein anderes Ligaspiel offen hat. Am Ende steigen die Besten jeder Gruppe auf und die Letzten ab.
}
event-how-swiss = { $count ->
    [one] **So läuft es:** Du spielst { $count } Runde gegen Leute mit ähnlicher Punktzahl. Zweimal dieselbe Person triffst du nur, wenn es nicht anders geht. Niemand scheidet aus.
   *[other] **So läuft es:** Du spielst { $count } Runden, jede gegen Leute mit ähnlicher Punktzahl. Zweimal dieselbe Person triffst du nur, wenn es nicht anders geht. Niemand scheidet aus.
}
event-how-knockout = { $advancing ->
    [one] **So läuft es:** Wer an einem vollen Tisch gewinnt, kommt weiter, bis nur noch das Finale bleibt. Die Stärksten treffen anfangs nicht aufeinander und bekommen die Freilose. Bei Gleichstand kommt weiter, wer bisher mehr Punkte hat, dann, wer in der Auslosung weiter oben steht.
   *[other] **So läuft es:** Die { $advancing } Besten an jedem vollen Tisch kommen weiter, bis nur noch das Finale bleibt. Die Stärksten treffen anfangs nicht aufeinander und bekommen die Freilose. Bei Gleichstand kommt weiter, wer bisher mehr Punkte hat, dann, wer in der Auslosung weiter oben steht.
}
event-how-points = { $most ->
    [one] **Punkte:** 1 für einen Sieg, ½ für ein Unentschieden. Ein Freilos zählt als Sieg.
   *[other] **Punkte:** { $most } für Platz 1 und einen weniger für jeden Platz darunter. Bei Gleichstand werden die Punkte geteilt. Ein Freilos zählt wie Platz 2.
}
event-how-ties-league = **Bei Gleichstand zählen der Reihe nach:** die Spiele gegeneinander, Siege, dein Anteil an allen Punkten an deinen Tischen, deine Nummer in der Auslosung.
event-how-ties-swiss = **Bei Gleichstand zählen der Reihe nach:** die Punkte aller, die du getroffen hast, Siege, dein Anteil an allen Punkten an deinen Tischen, deine Nummer in der Auslosung.
event-how-ties-knockout = **Rangfolge:** wie weit du gekommen bist, dann dein Platz am letzten Tisch.
event-how-no-shows = **Wenn jemand nicht erscheint**, läuft die Uhr wie an jedem Tisch. Wer aufgibt oder ersetzt wird, steht hinter allen, die geblieben sind. Wer sich zurückzieht, bekommt keine weiteren Spiele. Bleiben zu wenige für einen Tisch, gewinnen die Übrigen.
event-how-no-clock = **Es gibt keine Uhr.** Wenn jemand nicht erscheint, wird diese Person von der Orga ersetzt oder entfernt. Wer aufgibt oder ersetzt wird, steht hinter allen, die geblieben sind. Wer sich zurückzieht, bekommt keine weiteren Spiele. Bleiben zu wenige für einen Tisch, gewinnen die Übrigen.

## The post: state and standings

event-state-open = Anmeldung offen · { $count } angemeldet
event-state-league = { $done } von { $games } Spielen gespielt · { $running } laufen
event-state-swiss = { $running ->
    [one] Runde { $round } von { $rounds } · { $running } Spiel läuft
   *[other] Runde { $round } von { $rounds } · { $running } Spiele laufen
}
event-state-knockout = { $running ->
    [one] Runde { $round } · noch { $left } dabei · { $running } Spiel läuft
   *[other] Runde { $round } · noch { $left } dabei · { $running } Spiele laufen
}
event-state-paused = Pausiert: Neue Spiele beginnen nicht. Laufende gehen weiter.
event-state-drawing = Auslosung läuft …
event-state-over = Zu Ende.
event-state-cancelled = Abgesagt. Laufende Spiele gehen als normale Spiele weiter.
event-nobody-yet = *Noch hat sich niemand angemeldet.*
event-signed-up = **Angemeldet ({ $count }):** { $who }
event-division = Gruppe { $letter }
event-points = { $count ->
    [1] { $score } Pkt.
    [2] { $score } Pkt.
   *[other] { $score } Pkt.
}
event-played = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
event-withdrawn = zurückgezogen
event-waits = bald
event-against = { $one } – { $other }
event-byes = **Freilos:** { $who }
event-games = Spiele
event-games-now = Laufende Spiele
event-more = *… und { $count } weitere: Drück **Details**.*

## The post: buttons

button-evjoin = Anmelden
button-evleave = Abmelden
button-evorg = Verwalten / Zurückziehen
button-evshow = Details
button-event-how = So läuft es

## What the channel and the threads are told

event-in-thread = { $who }, das ist Spiel { $number } von **{ $name }** (Runde { $round }). Viel Glück!
event-told-chosen = **{ $name }** · Die Optionen sind jetzt: { $options }
event-told-paused = **{ $name }** ist pausiert: Neue Spiele beginnen erst, wenn die Orga es fortsetzt.
event-told-resumed = **{ $name }** geht weiter.
event-told-cancelled = **{ $name }** wurde von der Orga abgesagt.
event-told-withdrawn = **{ $name }**: { $who } hat sich zurückgezogen.
event-told-replaced = **{ $name }**: { $who } ist als Ersatz dabei und übernimmt die Punkte. Das gilt für alle Spiele, die ab jetzt beginnen.
event-told-fixed = **{ $name }** · Spiel { $number } wurde korrigiert und zählt jetzt als { $places }
event-told-ended = 🏆 **{ $name }** ist zu Ende. Sieg für { $who }!
event-told-ended-divisions = 🏆 **{ $name }**: Die Saison ist zu Ende. { $each }

## Answers and refusals

event-joined = Du bist für **{ $name }** angemeldet (bisher { $count }). Ich öffne deine Spiele und erwähne dich in ihren Threads.
event-left = Du bist bei **{ $name }** nicht mehr dabei.
event-leave-question = **{ $name }** läuft. Wenn du dich zurückziehst, geht dein aktuelles Spiel weiter, aber danach bekommst du keine mehr.
event-none = Diese Liga oder dieses Turnier gibt es nicht.
event-begun = Es hat schon begonnen.
event-signed-up-already = Du bist schon angemeldet.
event-joined-already = Diese Person ist schon dabei.
event-not-joined = Du bist nicht dabei.
event-full = { $most } sind angemeldet, mehr passen nicht hinein.
event-too-few = Es braucht mindestens { $fewest } Anmeldungen. Bisher: { $joined }
event-too-many = Hier laufen schon { $most } Ligen und Turniere. Beende zuerst eines davon.
event-too-many-own = Hier laufen schon { $most } Ligen und Turniere von dir. Beende zuerst eines davon oder frag jemanden, der hier Tische moderiert.
event-too-many-today = Du hast hier innerhalb eines Tages { $most } Ligen und Turniere geöffnet. Frag jemanden, der hier Tische moderiert, oder warte bis morgen.
event-over = Es ist schon zu Ende.
event-not-over = Es ist noch nicht zu Ende.
event-not-running = In dieser Phase geht das nicht.
event-no-match = Dieses Spiel gibt es nicht.
event-no-such-count = In diesem Spiel hat ein Tisch { $fewest } bis { $most } Plätze, nicht { $seats }.
event-places = Es gibt { $seats } Plätze. Gib für jeden die Platzierung an, etwa { $example }. Bei Gleichstand dieselbe Zahl, die nächste entfällt (1 1 3).
event-not-organiser = Das kann nur die Orga, und wer hier Tische moderiert.
event-own-interest = Du bist selbst dabei. Frag die Orga oder die Moderation, sofern sie nicht mitspielt.
event-not-entrant = { $who } ist nicht dabei.
event-unnamed = Turnier

## Panel of organisers

event-created = Die Anmeldung für **{ $name }** ist offen: { $link }. Sobald genug Leute angemeldet sind, starte hier oder mit **{ button-evorg }** unter dem Beitrag.
event-organise-open = Bis zum Start kannst du die Optionen des Spiels ändern. Wer angemeldet ist, sieht die Änderungen im Kanal. Mit dem Start endet die Anmeldung, und ich kümmere mich um Auslosung, Tische und Tabelle.
event-organise-running = Alles läuft von selbst. Mit `/{ league-command.name } { league-command-replace.name }` ersetzt du jemanden. Änderungen von dir melde ich im Kanal.
event-organise-paused = Laufende Spiele gehen weiter. Neue beginnen erst, wenn du es fortsetzt.
event-organise-over = Du kannst noch Ergebnisse korrigieren.
event-organise-cancelled = Hier gibt es nichts mehr zu tun.
event-done = Fertig.
event-pick-withdraw = Jemanden entfernen …
event-pick-fix = Ergebnis korrigieren …
event-fix-title = Ergebnis von Spiel { $number }
event-fix-places = Platzierungen, in Listenreihenfolge
event-fix-hint = { $seats } Zahlen, etwa { $example }, bei Gleichstand dieselbe
event-cancel-question = **{ $name }** endgültig absagen? Laufende Spiele gehen als normale Spiele weiter.
event-withdraw-question = { $who } entfernen? Das aktuelle Spiel geht weiter, danach gibt es dort keine mehr. Ich melde das im Kanal.

## Panel of organisers: buttons

button-event-start = Start
button-event-pause = Pause
button-event-resume = Fortsetzen
button-event-cancel = Absagen
button-event-withdraw = Zurückziehen
button-event-next = Nächste Saison

## List of events, /league list

events-title = ## Ligen und Turniere hier
events-none = Hier gibt es noch keine. Mit `/{ league-command.name } { league-command-new.name }` öffnest du eine Anmeldung.
events-pick = Ansehen …
