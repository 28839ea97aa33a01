### Slash commands and what they take: descriptions in Discord’s list.

## Moves

move-command = Einen Schritt im Spiel dieses Tisches eintippen
    .name = zug
move-command-line = Ein Schritt, etwa „warrior 3 C4“; die Liste zeigt, was gerade geht
    .name = schritt

## /table

table-command = Tische: öffnen, beitreten, starten, ansehen, verlassen
    .name = tisch
table-command-new-private = Nur die Leute am Tisch und die Moderation sehen das Spiel
    .name = privat
table-command-substitute = Ersatz für dich suchen oder Ersatz für jemand anderen vorschlagen
    .name = ersatz
table-command-substitute-player = Wessen Platz; leer: deiner
    .name = person
table-command-back = Deinen Platz vom Computer zurückholen
    .name = zurück
table-command-skip = Für die Moderation: für die Person am Zug den Standardzug spielen
    .name = überspringen
table-command-verify = Zug für Zug prüfen, ob in diesem Spiel fair gemischt wurde
    .name = prüfen
table-command-new-invite = Für wen ein Platz reserviert wird
    .name = einladen
table-command-new-invite2 = Für wen ein weiterer Platz reserviert wird
    .name = einladen2
table-command-new-invite3 = Für wen ein dritter Platz reserviert wird
    .name = einladen3
table-command-new-saved = Gespeicherte Optionen; alles andere wird dann ignoriert
    .name = gespeichert
table-command-find = Offene Tische auf diesem Server finden, die zu dir passen
    .name = finden
table-command-saved = Deine gespeicherten Optionen öffnen oder löschen
    .name = gespeichert
table-command-new = In diesem Kanal einen Tisch für ein Spiel öffnen
    .name = neu
table-command-new-game = Welches Spiel
    .name = spiel
table-command-new-players = Wie viele Plätze
    .name = plätze
table-command-new-computers = Wie viele davon Computer sind
    .name = computer
table-command-new-level = Wie stark die Computer sind
    .name = stärke
table-command-new-time = Uhr; leer: ohne Zeitlimit
    .name = zeit
table-command-new-language = Sprache der öffentlichen Beiträge
    .name = sprache
table-command-join = Am Tisch dieses Kanals Platz nehmen
    .name = mitspielen
table-command-leave = Deinen Platz vor dem Start freigeben
    .name = aussteigen
table-command-start = Das Spiel am Tisch dieses Kanals starten
    .name = start
table-command-play = Dein Panel zum Spielen öffnen
    .name = spielen
table-command-hand = Deine Hand ansehen
    .name = hand
table-command-show = Den Spielplan ansehen, als Bild oder als Text
    .name = zeigen
table-command-show-form = Bild oder Text
    .name = form
table-command-undo = Deinen letzten Zug zurücknehmen
    .name = zurücknehmen
table-command-resign = Das Spiel endgültig aufgeben
    .name = aufgeben
table-command-stop = Vorschlagen, das Spiel ohne Ergebnis zu beenden
    .name = beenden
table-command-more = Alles andere: Pause, mehr Zeit, anstupsen, Notizen, Spieldatei
    .name = mehr
table-command-zoom = Einen Teil des Spielplans aus der Nähe ansehen
    .name = zoom
table-command-zoom-at = Ein Teil des Spielplans; in Carcassonne auch ein Feld wie E2N1
    .name = wo
table-command-bar = Für die Moderation: jemanden von den Tischen dieses Servers fernhalten
    .name = sperren
table-command-bar-member = Wen; leer: die Liste ansehen und Sperren aufheben
    .name = mitglied
table-command-bar-length = Für wie lange
    .name = dauer
table-command-new-crews = Plätze, auf denen viele gemeinsam spielen; jeder Zug wird abgestimmt
    .name = crews
table-command-new-rated = Das Ergebnis zählt fürs Rating; ohne Computer
    .name = rating
table-command-correct = Für die Moderation: das Ergebnis eines beendeten Spiels korrigieren
    .name = korrigieren
table-command-correct-table = Das beendete Spiel
    .name = tisch
table-command-correct-places = Platzierungen in Sitzreihenfolge, etwa 1 3 2; 0, wenn das Spiel nicht zählen soll
    .name = platzierungen
table-command-correct-reason = Warum; alle können es lesen
    .name = grund

## /table new: seats for many
## Choice, 100.

crews-choice-server = Der Server gegen den Computer
crews-choice-open-1 = eine offene Crew: alle auf dem Server
crews-choice-open-2 = zwei offene Crews: alle auf dem Server
crews-choice-fixed-1 = eine feste Crew mit bis zu sechs Leuten
crews-choice-fixed-2 = zwei feste Crews mit bis zu sechs Leuten

## /table show: choices

form-picture = Bild
form-text = Text

## One’s own games

turns-command = Sehen, welche deiner Spiele auf dich warten, auf allen Servern
    .name = dran
play-command = Auf ein Spiel warten: Sobald genug Leute da sind, öffnet ein Tisch
    .name = warteliste
play-command-game = Welches Spiel; leer: sehen, worauf du wartest
    .name = spiel
play-command-least = Mindestens so viele Plätze
    .name = mindestens
play-command-most = Höchstens so viele Plätze
    .name = höchstens
play-command-time = Uhr; leer: egal
    .name = zeit
play-command-option = Eine Option des Spiels, auf der du bestehst; leer: egal
    .name = option
play-command-rated = Mit oder ohne Rating; leer: egal
    .name = rating
play-command-wait = Wie lange du warten willst
    .name = dauer

## Learning

help-command = Hilfe zu dem, was du gerade tust: beginnen, ziehen, lernen, zurücknehmen, pausieren
    .name = hilfe
help-command-topic = Ein Thema; leer: Hilfe zu dem, was du gerade tust
    .name = thema
rules-command = Eine Regel nachschlagen, mit Bildern und Beispielen
    .name = regeln
rules-command-game = Welches Spiel; leer: das von hier
    .name = spiel
rules-command-topic = Ein Thema oder ein Suchwort
    .name = thema
learn-command = Ein Spiel Schritt für Schritt lernen: kurze Lektionen, allein und ohne Uhr
    .name = lernen
learn-command-game = Welches Spiel; leer: das von hier
    .name = spiel
puzzle-command = Das Tagesrätsel lösen: Finde den besten Zug
    .name = rätsel
puzzle-command-game = Zu welchem Spiel du frühere Rätsel sehen willst; leer: das heutige
    .name = spiel

## Looking back

replay-command = Ein Spiel noch einmal ansehen: das von hier, ein eigenes oder eines aus einer Datei
    .name = replay
replay-command-file = Eine Spieldatei, wie „Spieldatei speichern“ sie liefert
    .name = datei
stats-command = Beendete Spiele: Verlauf, Profile, was gewinnt, Ratings
    .name = statistik
stats-command-history = Laufende und beendete Spiele: deine, die von anderen oder die dieses Servers
    .name = spiele
stats-command-history-whose = Wessen Spiele
    .name = wessen
stats-command-history-player = Jemand auf diesem Server
    .name = person
stats-command-profile = Sehen, wie jemand spielt: Lieblingsspiele, Ergebnisse, Ratings
    .name = profil
stats-command-profile-player = Wer; leer: du selbst
    .name = person
stats-command-review = Deine Züge in einem beendeten Spiel, und wo mehr drin war
    .name = analyse
stats-command-review-game = Welches Spiel; leer: das von hier oder dein letztes
    .name = spiel
stats-command-leaderboard = Sehen, wer in einem Spiel das höchste Rating hat
    .name = rangliste
stats-command-leaderboard-game = Das Spiel
    .name = spiel
stats-command-leaderboard-size = Zu zweit oder mit mehr
    .name = größe
stats-command-game = Sehen, was hier gewinnt: Rekorde, Würfelglück und wie es bei dir läuft
    .name = auswertung
stats-command-game-game = Das Spiel
    .name = spiel

## /stats history: choices

history-whose-mine = meine
history-whose-server = die dieses Servers

## Leagues and tournaments

league-command = Ligen und Turniere
    .name = liga
league-command-new = In diesem Kanal die Anmeldung für eine Liga oder ein Turnier öffnen
    .name = neu
league-command-new-game = Welches Spiel
    .name = spiel
league-command-new-format = Liga, Schweizer System oder K.-o.-Turnier
    .name = format
league-command-new-name = Der Name
    .name = name
league-command-new-players = Wie viele an jedem Tisch spielen
    .name = plätze
league-command-new-rounds = Runden im Schweizer System oder Spiele pro Person in einer Liga
    .name = runden
league-command-new-division = Bei einer Liga: wie viele in jeder Gruppe sind
    .name = gruppe
league-command-new-time = Uhr für jedes Spiel; leer: Standard des Servers, sonst ein Tag pro Zug
    .name = zeit
league-command-new-rated = Die Ergebnisse zählen fürs Rating
    .name = rating
league-command-list = Die Ligen und Turniere dieses Servers und ihre Tabellen ansehen
    .name = liste
league-command-replace = Für die Orga: jemanden ersetzen; die Punkte gehen mit über
    .name = ersetzen
league-command-replace-event = Welche Liga oder welches Turnier
    .name = turnier
league-command-replace-player = Wer geht
    .name = person
league-command-replace-by = Wer übernimmt
    .name = durch

## Settings

settings-command = Sprache, Zeitzone, Ruhezeit, Nachrichten: wie du gern spielst
    .name = einstellungen
settings-command-zone = Deine Zeitzone: Tippe eine Stadt oder Zone ein
    .name = zeitzone
settings-command-away = Erster Tag einer längeren Auszeit: Bis du zurück bist, melde ich mich nicht
    .name = weg
settings-command-until = Letzter Tag dieser Auszeit
    .name = bis
privacy-command = Deine Daten: erhalten oder löschen lassen
    .name = datenschutz
privacy-command-about = Was ich über dich speichere, wie lange und wer es sehen kann
    .name = info
privacy-command-export = Alles, was ich über dich speichere, als Datei erhalten
    .name = export
privacy-command-forget = Deinen Namen und alles über dich löschen lassen
    .name = vergessen
privacy-command-block = Jemanden von deinen neuen Tischen fernhalten; niemand erfährt davon
    .name = blockieren
privacy-command-block-person = Wen; leer: deine Liste ansehen und Blockaden aufheben
    .name = person
block-menu = An Tischen blockieren
server-settings-command = Wo auf diesem Server Tische geöffnet werden, von wem, in welcher Sprache, wie viele
    .name = server-einstellungen
doctor-command = Meine Rechte in diesem Kanal prüfen und beheben, was ich kann
    .name = diagnose
bot-command = Wie es mir geht; für meinen Betreiber
    .name = bot
bot-command-status = Wie es mir geht: Zustand, Tische, Warteschlangen, Speicher, der letzte Tag
    .name = status
