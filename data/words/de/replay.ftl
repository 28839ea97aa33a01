### Looking back: recap, replay, video, chart, what if, sharing, proof of the shuffle.

## Recap and chart

recap-page = **Seite { $page } von { $pages }**
recap-now = Jetzt
chart-empty = Für einen Verlauf ist noch zu wenig passiert.

## Replay

replay-moments = Die Momente, auf die es ankam
replay-scoring = Wertung: { $who } +{ $points }
replay-swing = { $who } +{ $points }
replay-lead = { $points ->
    [0] { $who } geht in Führung
   *[other] { $who } geht mit +{ $points } in Führung
}
replay-swing-stands = { $who } +{ $points }, wenn das Spiel hier endete
replay-lead-stands = { $who } wäre vorn, wenn das Spiel hier endete
replay-undone = { $who } nahm einen Zug zurück
replay-last-round = Die letzte Runde beginnt
replay-end = Das Ende
replay-eyes-own = Wie ich es sah
replay-eyes-open = Wie alle es sahen
replay-eyes-revealed = Alles aufgedeckt
replay-checked = Diese Datei ist gültig. Ich habe das Spiel mit ihrem Startwert neu aufgebaut und nachgespielt: Jeder Schritt ist erlaubt und hat dasselbe Ergebnis.
button-look-back = Replay ab hier

## Video

film-later = Das Video kann ich machen, sobald das Spiel zu Ende ist.
film-drawing = 🎞️ Bild { $done } von { $frames } …
film-done = das ganze Spiel als Video
film-gif = Als GIF

## What if …?

button-what-if = Was wäre, wenn …?
what-if = **Was wäre, wenn …?** 🔒 Das ist deine private Kopie. Das echte Spiel bleibt unberührt.
what-if-guessed = Du spielst alle Seiten. Was du nicht sehen kannst, ist zufällig verteilt, und auch neu gezogen wird zufällig. Nichts hier verrät etwas über das echte Spiel.
what-if-as = Du spielst als { $who }:
what-if-real = Du spielst alle Seiten oder lässt einen Computer ziehen. Die Stellung ist echt, aber neu gezogen wird zufällig.
button-computer-moves = Computer ziehen lassen

## What decided it?

story-later = Das gibt es, sobald das Spiel zu Ende ist.
story-thinking = 💭 Ich suche die Züge, die es entschieden haben: { $percent } % geschafft. Du siehst sie hier.
story-title = was den Ausschlag gab
story-none = Kein einzelner Zug hat viel verändert: Das Spiel entschied sich nach und nach.
story-chance = { $who } { $before } % → { $after } %
story-chances = Siegchance, grob geschätzt, vorher → nachher: { $seats }
story-how = Der Verlauf zeigt die Siegchance aller nach jedem Zug. Dafür hat der Computer von dort aus mehrmals weitergespielt, mit allem aufgedeckt. Das ist eine Schätzung, kein Urteil.
story-open = In diesem Spiel bleibt lange offen, wer gewinnt: Bis kurz vor Schluss weiß der Computer kaum mehr, als der Punktestand verrät.
story-turn = Zug { $number }, { $who }
story-better = { $raised ->
    [1] { $points ->
        [one] 💡 **Noch besser:** { $turn } (etwa { $points } Punkt mehr).
       *[other] 💡 **Noch besser:** { $turn } (etwa { $points } Punkte mehr).
    }
   *[0] { $points ->
        [one] 💡 **Besser:** { $turn } (etwa { $points } Punkt mehr).
       *[other] 💡 **Besser:** { $turn } (etwa { $points } Punkte mehr).
    }
}
story-why = -# An { $who }: „{ $why }“
story-best = 👍 Etwas Besseres habe ich für diesen Zug nicht gefunden.

## Your turns: a review of one’s own turns in a finished game

review-later = Deine Züge kannst du ansehen, sobald das Spiel zu Ende ist.
review-not-yours = Nur wer mitgespielt hat, kann seine Züge ansehen.
review-none = Du hast noch kein Spiel beendet, also gibt es keine Züge zum Ansehen.
review-title = deine Züge
review-thinking = 💭 Ich analysiere deine Züge: { $percent } % geschafft. Du brauchst nicht zu warten. Drück den Knopf später noch einmal.
review-goes-on = 💭 Das dauert eine Weile. Du brauchst nicht zu warten. Drück den Knopf später noch einmal.
review-at-night = 🌙 Spiele analysiere ich nachts, wenn weniger los ist. Ich fange am { $when } an. Drück den Knopf danach noch einmal.
review-no-choice = Keiner deiner Züge ließ dir eine Wahl.
review-all-good = { $count ->
    [one] Zu deinem einzigen Zug mit einer Wahl habe ich nichts Besseres gefunden.
   *[other] Zu keinem der { $count } Züge habe ich etwas Besseres gefunden.
}
review-sum = { $points ->
    [one] Zu **{ $good } von { $count }** Zügen habe ich nichts Besseres gefunden. Du hast etwa **{ $points } Punkt** verpasst, das meiste davon in Zug { $number }.
   *[other] Zu **{ $good } von { $count }** Zügen habe ich nichts Besseres gefunden. Du hast etwa **{ $points } Punkte** verpasst, davon { $most } in Zug { $number }.
}
review-one = { $points ->
    [one] Zu **{ $good } von { $count }** Zügen habe ich nichts Besseres gefunden. Du hast etwa **{ $points } Punkt** verpasst, in Zug { $number }.
   *[other] Zu **{ $good } von { $count }** Zügen habe ich nichts Besseres gefunden. Du hast etwa **{ $points } Punkte** verpasst, in Zug { $number }.
}
review-missed = { $points ->
    [one] Etwa { $points } Punkt weniger als die beste Alternative (±{ $off })
   *[other] Etwa { $points } Punkte weniger als die beste Alternative (±{ $off })
}
review-ahead = { $points ->
    [one] Etwa { $points } Punkt mehr als jede Alternative, die ich gefunden habe (±{ $off })
   *[other] Etwa { $points } Punkte mehr als jede Alternative, die ich gefunden habe (±{ $off })
}
review-played = **Gespielt:** { $turn }
review-other = **Beste Alternative:** { $turn }
review-turn = Zug { $number }
review-how = Ich vergleiche jeden Zug mit der besten Alternative, die ein *starker* Computer finden kann. Er sieht nur, was du damals sehen konntest, und rechnet für den Rest viele Möglichkeiten durch. Punkte messen deinen Vorsprung vor den anderen. Das ist eine Schätzung, kein Urteil.
review-done = Züge im Rückblick

## A finished game played on with others

played-on-title = Was wäre, wenn …? { $game }
played-on-opened = Für **{ $game }** ist ein privater Thread offen: { $link }. Lade dort ein, wen du magst, oder starte gegen Computer.
played-on-about = 🔮 Dieses Spiel setzt ein beendetes ab dieser Stellung fort, nur zum Spaß. Es ändert das echte Spiel nicht und zählt weder fürs Rating noch für Statistik oder Verlauf. Neu gezogen wird zufällig. Sehen kann es nur, wer mitspielt, und die Moderation dieses Servers.
played-on-seats = Auf diesen Plätzen spielen Computer, bis Leute sie übernehmen. Wer im echten Spiel dabei war, bekommt den eigenen Platz zurück.
played-on-invite = Leute einladen …
played-on-invites = { $who }: { $host } möchte **{ $game }** ab dieser Stellung mit dir weiterspielen. Der Spielplan steht oben.
played-on-asked = { $count ->
    [one] { $who } ist eingeladen.
   *[other] { $who } sind eingeladen.
}
played-on-not-asked = { $who } kann hier nicht eingeladen werden.
played-on-joined = Du bist bei **{ $game }** dabei. Auf Plätzen, die beim Start noch frei sind, spielen Computer.
played-on-started = **{ $game }** geht weiter mit { $people }.
button-play-on = Mit anderen weiterspielen

## Sharing what was made privately

button-share = Im Thread posten
button-sendme = An mich schicken
button-unshare = Entfernen
chart-done = Punkte im Verlauf
result-done = die Punkte am Ende
what-if-done = was wäre, wenn …? Ein anderes Spiel nach Seite { $page } des Replays
shared-by = -# Geteilt von { $who }
shared = 📌 Gepostet: { $link }
share-not-yours = Im Thread dieses Spiels kann nur posten, wer mitgespielt hat. **An mich schicken** geht für alle.
sent-to-you = 📬 Geschickt. Sieh in deine Direktnachrichten.
sent-not = Ich konnte dir keine Direktnachricht schicken. Erlaube Nachrichten von diesem Server und drück den Knopf noch einmal.
unshared = Entfernt.
unshare-not-yours = Das entfernen kann nur, wer es geteilt hat, und die Moderation dieses Servers.

## Fair shuffle: buttons

button-fair-lobby = Faires Mischen
button-fair-word = Eigenes Wort beitragen

## Fair shuffle: lines in the thread that are never edited

fair-promise = -# 🎲 { $game }, Tisch `{ $table }`: Der Fingerabdruck meines Geheimnisses ist `{ $fingerprint }`. Diese Nachricht bearbeite ich nie.
fair-start-line = -# 🎲 Mischen: `{ $seal }`

## Fair shuffle: panel of a lobby and of a running game

fair-title = Faires Mischen
fair-changed = ⚠️ Mein Geheimnis hat sich geändert, seit dieser Tisch geöffnet wurde. Sein erster Fingerabdruck war `{ $before }`, jetzt ist er `{ $fingerprint }`. Eine eingespielte Sicherung kann das bewirken. Wurde keine eingespielt, frag meinen Betreiber nach dem Grund.
fair-lobby =
    Als dieser Tisch geöffnet wurde, habe ich ein Geheimnis festgelegt. Jede Änderung daran würde seinen Fingerabdruck ändern. Alle tragen einen Wert bei: Ich ziehe einen zufälligen für dich, oder du tippst ein eigenes Wort ein (davon behalte ich nur den Hash). Beim Start werden das Geheimnis und alle Werte zum Startwert des Spiels vermischt. Am Ende lege ich das Geheimnis offen, und `/{ table-command.name } { table-command-verify.name }` prüft jede Ziehung.
fair-fingerprint = Fingerabdruck meines Geheimnisses (kopier ihn, wenn du ihn am Ende vergleichen willst): `{ $fingerprint }`
fair-promised = Der Fingerabdruck steht auch in [einer Nachricht, die ich nie bearbeite]({ $link }).
fair-parts-so-far = Bisher beigetragen (wer geht, nimmt den eigenen Wert mit):
fair-parts = Beigetragen, in der Reihenfolge der Lobby:
fair-seat-of = der Platz von { $who }
fair-part-word = - { $who }: ein eigenes Wort (`{ $part }…`)
fair-part-drawn = - { $who }: von mir gezogen (`{ $part }…`)
fair-part-computer = - { $who }: nichts, weil dort anfangs ein Computer spielte
fair-settled = Beim Start wurden das Geheimnis und alle Werte zum Startwert vermischt, der jede Ziehung bestimmt. Am Ende lege ich das Geheimnis offen, und `/{ table-command.name } { table-command-verify.name }` prüft alles.
fair-sealed = Ein einziger Fingerabdruck deckt das alles ab. Er steht unter dem ersten Beitrag in einer Zeile, die ich nie bearbeite: `{ $seal }`. So rechnest du ihn selbst aus:
fair-proves-title = **Was das beweist**
fair-proves =
    - Würde nach dem Start eine Ziehung geändert, fiele das auf: bei `/{ table-command.name } { table-command-verify.name }` oder an den Fingerabdrücken, die ich gepostet habe. Das gilt auch für meinen Betreiber.
    - Wer mitspielt, kann das Mischen nicht beeinflussen, weil das Geheimnis unbekannt ist.
    - Auch mein Betreiber allein kann das nicht, wenn als Letztes vor dem Start eine ehrliche Person ein eigenes Wort beigetragen hat. (Ein von mir gezogener Wert beweist hier nichts.)
fair-not-title = **Was es nicht beweist**
fair-not =
    - Wer mit meinem Betreiber gemeinsame Sache macht und das letzte Wort beiträgt, könnte viele Wörter ausprobieren, bis eines passt.
    - Ein Host, der mit meinem Betreiber gemeinsame Sache macht, könnte Computer tauschen, bis ein Startwert passt, oder den Tisch schließen.
    - Ein Tisch, der sofort startet, lässt niemandem Zeit für ein eigenes Wort.
    - Mein Betreiber könnte verdeckte Karten in der Datenbank lesen.
fair-by-seed = Dieser Tisch ist älter als das faire Mischen, darum habe ich seinen Startwert beim Start allein gezogen. Jede Änderung daran würde seinen Fingerabdruck ändern. Am Ende lege ich den Startwert offen, und `/{ table-command.name } { table-command-verify.name }` prüft jede Ziehung.
fair-no-parts = Dieser Tisch ist älter als das faire Mischen, darum wird sein Startwert erst bei Spielbeginn gezogen.
fair-old-proves = Wäre der Startwert nach dem Start geändert worden, hätte er einen anderen Fingerabdruck. Ob mein Betreiber den Startwert ausgesucht hat, lässt sich damit nicht prüfen.
fair-word-label = Ein beliebiges Wort oder ein Text
fair-word-hint = Ich speichere es nicht, aber nimm kein Passwort. Bleibt es leer, ziehe ich einen Zufallswert.
fair-word-added = ✅ Dein Wort ist dabei, als `{ $part }`. Es wird mit dem Geheimnis vermischt, dessen Fingerabdruck `{ $fingerprint }` ist.
fair-word-drawn = ✅ Ich habe einen neuen Wert für dich gezogen: `{ $part }`. Er wird mit dem Geheimnis vermischt, dessen Fingerabdruck `{ $fingerprint }` ist.

## Fair shuffle: checked after the end, /table verify

fair-checked = ✅ Ich habe dieses Spiel von Anfang bis Ende nachgespielt. Alles stimmt:
fair-checked-secret =
    - Mein Geheimnis war `{ $secret }`. Sein Fingerabdruck ist `{ $fingerprint }`.
fair-checked-seal =
    - Zusammen mit allen Werten ergibt es den Fingerabdruck, den ich unter dem ersten Beitrag gepostet habe: `{ $seal }`.
fair-checked-seed =
    - Das Geheimnis und die Werte ergeben den Startwert `{ $seed }`.
fair-checked-seats =
    - Aus diesem Startwert wurde die Sitzordnung ausgelost.
fair-checked-draws =
    - Für das Austeilen und { $moves ->
        [one] den einzigen Schritt
       *[other] alle { $moves } Schritte
    } { $draws ->
        [0] waren keine Zufallszahlen nötig.
        [one] war eine Zufallszahl nötig, sie kam aus dem Startwert.
       *[other] waren { $draws } Zufallszahlen nötig, alle aus dem Startwert.
    } Jeder Schritt war erlaubt und führte zu dem Ergebnis, das gepostet wurde.
fair-checked-old =
    - Der Startwert war `{ $seed }`. Sein Fingerabdruck (SHA-256), den ich seit dem Start zeige, ist `{ $fingerprint }`.
fair-wrong = ⚠️ Etwas stimmt nicht. { $why }
fair-at-home = **Prüf es selbst.** Diese Zeilen berechnen die Fingerabdrücke und den Startwert ohne meinen Code:
fair-with-the-record = Die Spieldatei enthält jede Zahl. `meeplepost verify FILE` spielt sie nach. `docs/verify.py` ist ein kurzes Programm, das sie ohne meinen Code prüft.

## Fair shuffle: checked in a file that someone has brought

fair-file = Ich habe das Spiel in dieser Datei von Anfang bis Ende nachgespielt. Die Datei ist in sich stimmig:
fair-file-same = ✅ Das ist Tisch `{ $table }`, so wie er hier gespielt wurde.
fair-file-named = ✅ Das ist Tisch `{ $table }`, so wie er hier gespielt wurde, aber manche Namen oder Daten in der Datei weichen von meinen ab.
fair-file-other = ⚠️ Diese Datei gibt sich als Tisch `{ $table }` aus, weicht aber davon ab. Verlass dich nicht auf sie.
fair-file-unknown = ℹ️ Diese Datei passt zu keinem meiner beendeten Spiele, die du hier sehen kannst. So eine Datei lässt sich leicht erfinden, samt Namen.
fair-file-nameless = ℹ️ Diese Datei nennt keinen Tisch, darum kann ich sie keinem meiner Spiele zuordnen. So eine Datei lässt sich leicht erfinden, samt Namen.
fair-file-secret =
    - Das Geheimnis dieser Datei ist `{ $secret }`. Sein Fingerabdruck ist `{ $fingerprint }`.
fair-file-old =
    - Der Startwert dieser Datei ist `{ $seed }`. Sein Fingerabdruck (SHA-256) ist `{ $fingerprint }`.

## Refusals of a game file that someone has brought, and of copies

record-none = Das ist keine Spieldatei von Meeplepost: Die erste Zeile müsste „meeplepost record 2“ lauten.
record-not-a-file = Das ist keine Spieldatei, denn ihr Name endet nicht auf „.txt“. **Spieldatei speichern** unter einem beendeten Spiel gibt dir eine.
record-version = Diese Spieldatei hat Version { $version }, ich kann aber nur die Versionen 1 bis { $newest } lesen.
record-too-long = Eine Spieldatei darf höchstens { $most } kB groß sein, diese ist größer.
record-not-text = Diese Datei ist kein UTF-8-Text.
record-long-line = Zeile { $line } ist länger als { $most } Zeichen.
record-many = Zeile { $line }: Eine Spieldatei darf höchstens { NUMBER($most) } Einträge haben.
record-too-slow = Das Nachspielen dieser Datei dauerte länger als { $seconds } Sekunden, darum habe ich es abgebrochen.
record-too-many = Du kannst in einer Stunde { $most } Dateien öffnen, die nächste { $when }.
record-unknown = Zeile { $line }: „{ $what }“ kenne ich nicht.
record-twice = Zeile { $line }: „{ $what }“ kommt zweimal vor.
record-bad-value = Zeile { $line }: „{ $what }“ hat einen ungültigen Wert.
record-lacks = Die Zeile „{ $what }“ fehlt.
record-no-such-game = Zeile { $line }: Dieses Spiel kenne ich nicht.
record-rules = Dieses Spiel folgte Version { $rules } der Regeln, ich kenne aber nur Versionen bis { $newest }.
record-setup = So viele Plätze passen nicht zu diesen Optionen.
record-players = { $seats ->
    [one] Ein Platz braucht eine Person.
   *[other] { $seats } Plätze brauchen je eine Person, ab 0 nummeriert.
}
record-bad-line = Zeile { $line } ist kein Eintrag.
record-order = Zeile { $line }: Ihre Nummer muss höher sein als die davor.
record-bad-seat = Zeile { $line }: Diesen Platz gibt es nicht.
record-illegal = Eintrag { $entry } ist dort kein erlaubter Schritt. { $why }
record-differs = Eintrag { $entry } hat nicht mehr das Ergebnis, das er beim Speichern hatte. Die Datei wurde also verändert.
record-result = Das Ergebnis passt nicht zu den Schritten.
record-seed = Der Startwert ergibt sich nicht aus dem Geheimnis und den Werten in der Spieldatei.
record-seats = Die Plätze ergeben sich nicht aus dem Startwert.
record-draws = Die in Eintrag { $entry } gezogenen Zahlen weichen von denen in der Spieldatei ab (0 ist das Austeilen).
table-no-import = Diese Spieldatei ist nicht mehr geladen. Öffne sie bitte noch einmal mit `/{ replay-command.name }`.
table-no-sketch = Diese Kopie gibt es nicht mehr. Öffne vom Replay aus eine neue.
table-sketch-rated = An einem Tisch mit Rating kannst du vor dem Ende nichts ausprobieren.
table-sketch-alone = Solange das echte Spiel läuft, können Computer hier nicht helfen.
table-played-on = Dieses Spiel setzt schon ein anderes fort. Fang bitte beim Replay des echten Spiels an.
table-played-on-settled = Dieses Spiel geht mit den Einstellungen des echten weiter, darum gibt es nichts zu ändern.
table-played-on-no-record = Zu einem nur zum Spaß fortgesetzten Spiel gibt es keine Spieldatei. Die des echten Spiels steht unter dessen Ergebnis.
table-played-on-no-rematch = Ein nur zum Spaß fortgesetztes Spiel hat keine Revanche. Die gibt es unter dem Ergebnis des echten Spiels.
