### Refusals and failures that can come anywhere.

## A move that cannot be read or played

not-your-turn = Du bist noch nicht dran. Am Zug: { $who }.
game-over = Dieses Spiel ist zu Ende.
not-a-verb = „{ $verb }“ gibt es in diesem Spiel nicht. Ein Schritt beginnt mit: { $verbs }.
table-nothing-fits = Keine Möglichkeit steht gerade offen. { $ask }
not-a-token = „{ $token }“ passt hier nicht. Schreib den Schritt so: `{ $form }`.
not-a-token-example = Das hier geht gerade: `{ $line }`
missing-token = Bei `{ $verb }` fehlt ein Teil: { $field }.
too-many-tokens = Nach `{ $verb }` kommt nichts mehr. Lass „{ $token }“ weg.

## A turn that cannot go on

table-stale = Das Spiel ist weitergegangen, seit du dieses Panel geöffnet hast. Öffne es neu, dann siehst du, was jetzt geht.
table-already-done = Das ist schon erledigt. Nichts wurde doppelt gespielt.
panel-newest = Der Knopf gehörte zu einem früheren Zug und hat nichts geändert. So steht das Spiel jetzt.
table-unfinished = Dein Zug ist noch nicht vollständig: Es fehlt noch eine Wahl.
table-draft-complete = Dein Zug ist schon vollständig, darum passt `{ $line }` nicht mehr dazu. Bestätige ihn oder geh einen Schritt zurück.
table-reveals-first = `{ $line }` deckt Neues auf. Bestätige zuerst und mach dann weiter, oder geh einen Schritt zurück.
table-no-such-order = Die Anweisung „{ $order }“ gibt es in diesem Spiel nicht.

## Which table, and who is there

table-none = Diesen Tisch gibt es nicht oder nicht mehr.
table-not-seated = Du sitzt nicht an diesem Tisch, darfst aber gern zusehen.
table-not-started = Dieses Spiel hat noch nicht begonnen.
table-journal-later = Die vollständige Spieldatei zeigt verdeckte Schritte, darum gibt es sie erst nach dem Ende. Fingerabdruck des Mischens: `{ $fingerprint }`
several-tables = Hier gibt es mehrere Tische. Nimm den Befehl im Thread des Tisches, den du meinst.
no-table-here = Hier gibt es keinen Tisch. `/{ table-command.name } { table-command-new.name }` öffnet einen.
table-needs-text-channel = Öffne Tische bitte in einem normalen Textkanal, denn jedes Spiel bekommt seinen eigenen Thread. In Threads, Ankündigungskanälen und Sprachchats geht das nicht.
permissions-missing = { $count ->
    [one] Mir fehlt in diesem Kanal das Recht { $names }. Die Moderation kann es vergeben.
   *[other] Mir fehlen in diesem Kanal die Rechte { $names }. Die Moderation kann sie vergeben.
}
no-such-closeup = Eine Nahansicht namens „{ $name }“ gibt es nicht.
no-closeups = Für diesen Spielplan gibt es keine Nahansichten. Öffne das Bild selbst, um es zu vergrößern.
no-such-button = Dieser Knopf stammt aus einer älteren Version und geht nicht mehr. `/{ turns-command.name }` listet deine Spiele auf.
no-such-form = Dieses Formular stammt aus einer älteren Version, darum wurde nichts geändert.
another-game = An diesem Tisch läuft **{ $game }**: Schritte beginnen dort mit `/{ $command }`.
not-allowed = Diesen Befehl darfst du hier nicht nutzen.
command-moved = Dieser Befehl ist umgezogen. Nimm stattdessen `/{ $new }`.
table-is-private = 🔒 Dieses Spiel ist privat: Öffnen kann es nur, wer mitspielt, und die Moderation dieses Servers.

## The lobby

table-rated-people-only = Ein Spiel mit Rating beginnt ohne Computer. Entferne sie zuerst oder wähl in den Optionen **Ohne Rating**.
table-no-such-game = Ein Spiel namens „{ $game }“ gibt es hier nicht.
table-no-such-count = Dieses Spiel hat { $fewest } bis { $most } Plätze, nicht { $seats }.
wish-none-between = Du wolltest mindestens { $fewest } und höchstens { $most } Plätze. Die Höchstzahl darf nicht unter der Mindestzahl liegen.
table-no-such-option = „{ $choice }“ steht bei { $option } nicht zur Wahl.
table-no-such-time = { $longest ->
    [one] { $shortest ->
        [one] Das ist keine gültige Uhr. Schreib `24h` für 24 Stunden pro Zug oder `72h+12h/120h` für einen Vorrat von 72 Stunden, dazu 12 pro Zug, höchstens 120. Jeder Teil kann zwischen einer Minute und einem Tag liegen.
       *[other] Das ist keine gültige Uhr. Schreib `24h` für 24 Stunden pro Zug oder `72h+12h/120h` für einen Vorrat von 72 Stunden, dazu 12 pro Zug, höchstens 120. Jeder Teil kann zwischen { $shortest } Minuten und einem Tag liegen.
    }
   *[other] { $shortest ->
        [one] Das ist keine gültige Uhr. Schreib `24h` für 24 Stunden pro Zug oder `72h+12h/120h` für einen Vorrat von 72 Stunden, dazu 12 pro Zug, höchstens 120. Jeder Teil kann zwischen einer Minute und { $longest } Tagen liegen.
       *[other] Das ist keine gültige Uhr. Schreib `24h` für 24 Stunden pro Zug oder `72h+12h/120h` für einen Vorrat von 72 Stunden, dazu 12 pro Zug, höchstens 120. Jeder Teil kann zwischen { $shortest } Minuten und { $longest } Tagen liegen.
    }
}
table-no-such-vacation = { $most ->
    [one] Ein Tisch kann keinen oder einen Urlaubstag erlauben.
   *[other] Ein Tisch kann 0 bis { $most } Urlaubstage erlauben.
}
table-no-such-level = „{ $level }“ ist keine Stärke. Zur Wahl stehen: { $levels }.
table-no-such-absence = „{ $absence }“ steht bei **{ lobby-absence }** nicht zur Wahl. Zur Wahl stehen: { $absences }.
table-no-such-seating = „{ $seating }“ ist keine Sitzordnung. Zur Wahl stehen: { $seatings }.
table-options-clash = Diese Optionen passen nicht zu { $seats } Plätzen.
table-too-many = { $computers ->
    [one] { $people ->
        [one] Eine Person und ein Computer sind zu viel für { $seats } Plätze.
       *[other] { $people } Leute und ein Computer sind zu viel für { $seats } Plätze.
    }
   *[other] { $people ->
        [one] Eine Person und { $computers } Computer sind zu viel für { $seats } Plätze.
       *[other] { $people } Leute und { $computers } Computer sind zu viel für { $seats } Plätze.
    }
}
table-too-many-opened = { $most ->
    [one] Einer deiner Tische wartet schon auf Leute. Starte oder schließ ihn zuerst.
   *[other] Es warten schon { $most } deiner Tische auf Leute. Starte oder schließ zuerst einen.
}
table-too-many-in-channel = { $most ->
    [one] Ein Tisch in diesem Kanal wartet schon auf Leute. Spiel dort mit oder öffne deinen in einem anderen Kanal.
   *[other] In diesem Kanal warten schon { $most } Tische auf Leute. Spiel an einem mit oder öffne deinen in einem anderen Kanal.
}
table-full = Alle { $seats } Plätze sind besetzt.
table-no-seat-for-you = An diesem Tisch kannst du nicht mitspielen. Mit `/{ table-command.name } { table-command-new.name }` öffnest du einen eigenen.
table-nobody-to-remove = Wähl jemand anderen an diesem Tisch.
table-you-blocked = Du hast jemanden an diesem Tisch blockiert. `/{ privacy-command.name } { privacy-command-block.name }` zeigt deine Liste.
table-barred = Die Moderation dieses Servers hat dich für seine Tische gesperrt. Deine laufenden Spiele gehen weiter.
table-barred-until = Die Moderation dieses Servers hat dich bis <t:{ $until }:f> für seine Tische gesperrt. Deine laufenden Spiele gehen weiter.
table-barred-everywhere = Mein Betreiber hat dich für neue Spiele gesperrt. Deine laufenden Spiele gehen weiter.
table-barred-everywhere-until = Mein Betreiber hat dich bis <t:{ $until }:f> für neue Spiele gesperrt. Deine laufenden Spiele gehen weiter.
table-kept = { $count ->
    [one] Der letzte freie Platz ist für eine eingeladene Person reserviert. Versuch es später noch einmal.
   *[other] Die freien Plätze sind für Eingeladene reserviert. Versuch es später noch einmal.
}
table-too-many-invited = { $free ->
    [0] { $count ->
        [one] Es ist kein Platz frei, aber du hast noch eine Person eingeladen.
       *[other] Es ist kein Platz frei, aber du hast noch { $count } Leute eingeladen.
    }
    [one] { $count ->
        [one] Es ist nur ein Platz frei, aber du hast noch eine Person eingeladen.
       *[other] Es ist nur ein Platz frei, aber du hast noch { $count } Leute eingeladen.
    }
   *[other] { $count ->
        [one] Es sind nur { $free } Plätze frei, aber du hast noch eine Person eingeladen.
       *[other] Es sind nur { $free } Plätze frei, aber du hast noch { $count } Leute eingeladen.
    }
}
table-cannot-invite = Mindestens eine der gewählten Personen kann nicht an diesen Tisch eingeladen werden.
table-you-blocked-invited = Du hast eine der gewählten Personen blockiert. `/{ privacy-command.name } { privacy-command-block.name }` zeigt deine Liste.
table-not-invited = Für dich ist hier kein Platz reserviert.
table-no-such-condition = Diese Voraussetzung gibt es nicht.
table-not-joined = Du sitzt nicht an diesem Tisch.
table-already-seated = Du hast hier schon einen Platz.
table-has-started = Das Spiel hat begonnen, die Lobby ist zu.
table-closed = Dieser Tisch wurde vor dem Start geschlossen.
table-not-opener = Das kann nur { $who } als Host dieses Tisches.
table-no-parts = Dieser Tisch ist älter als das faire Mischen, darum wird sein Startwert erst bei Spielbeginn gezogen.
table-leave-is-resign = Das Spiel hat begonnen. Willst du endgültig gehen, nimm **Aufgeben**.
table-too-few = { $taken ->
    [one] Es ist nur ein Platz besetzt, aber dieses Spiel braucht mindestens { $fewest }.
   *[other] Es sind nur { $taken } Plätze besetzt, aber dieses Spiel braucht mindestens { $fewest }.
}
table-not-full = { $taken } von { $seats } Plätzen sind besetzt. Um mit weniger Leuten zu spielen, muss der Host **Start** drücken.

## Undo and questions

table-nothing-to-undo = Du hast keinen Zug, den du zurücknehmen könntest.
table-vote-open = An diesem Tisch ist schon eine Frage offen. Beantworte bitte zuerst diese.
table-vote-not-asked = Diese Frage kann nur { $who } beantworten.
table-vote-again = Das hast du vor Kurzem schon gefragt. Frag in einer Stunde wieder oder sobald das Spiel weitergegangen ist.
table-no-vote = Diese Frage ist nicht mehr offen.
table-rated-stands = An einem Tisch mit Rating kannst du einen Zug nicht zurücknehmen, wenn danach schon jemand gezogen hat. Das gilt auch, wenn er Neues aufgedeckt hat, etwa eine Karte oder einen Würfelwurf.

## Clocks, and people who are not there

table-no-clock = Dieser Tisch hat keine Uhr.
table-no-own-clock = Deine Uhr läuft gerade nicht, also gibt es nichts zu verlängern.
table-paused = Das Spiel ist pausiert, darum läuft keine Uhr.
table-not-paused = Das Spiel ist nicht pausiert.
table-nobody-to-nudge = Gerade gibt es niemanden, den du anstupsen könntest.
table-nudged = Hier wurde schon angestupst. Hab bitte etwas Geduld.
table-nudge-later = { $hours ->
    [one] Zum Anstupsen ist es zu früh. Warte, bis die halbe Zeit um ist, oder ohne Uhr eine Stunde.
   *[other] Zum Anstupsen ist es zu früh. Warte, bis die halbe Zeit um ist, oder ohne Uhr { $hours } Stunden.
}
table-skip-own = Du spielst an diesem Tisch mit, darum muss jemand anderes aus der Moderation entscheiden.
table-skip-later = { $hours ->
    [one] Zum Überspringen ist es zu früh. Warte, bis die halbe Zeit um ist, oder ohne Uhr eine Stunde.
   *[other] Zum Überspringen ist es zu früh. Warte, bis die halbe Zeit um ist, oder ohne Uhr { $hours } Stunden.
}
table-nobody-to-skip = Gerade sind nur Computer dran, also kannst du niemanden überspringen.
table-you-are-away = Ein Computer spielt für dich. Mit **Ich bin zurück** oder `/{ table-command.name } { table-command-back.name }` bekommst du deinen Platz wieder.
table-not-away = Hier spielt kein Computer für dich.
table-seat-held = Auf diesem Platz spielt schon ein Computer, darum kann er nicht angeboten werden.
table-nobody-left = Dann wäre niemand mehr da, der spielt. Du kannst stattdessen aufgeben.
table-seat-not-offered = Dieser Platz ist gerade nicht zu haben. Er gehört { $who }.
table-seat-you-removed = Du hast { $who } von diesem Platz entfernt, darum kannst du ihn nicht selbst übernehmen.

## Crews

table-crew-speaks = Das kann nur das erste Mitglied deiner Crew. Du kannst Züge vorschlagen und abstimmen.
table-crew-was-in = Du warst an diesem Tisch in einer Crew, darum kannst du hier für niemand anderen spielen.
table-crew-no-plans = Eine Crew entscheidet Zug für Zug, darum hat sie keine Pläne und keine Anweisungen.
table-no-crew = Diese Crew gibt es hier nicht.
table-crew-proposes = In einer Crew werden Züge vorgeschlagen: Drück **Vorschlagen** statt **Bestätigen**.
table-crew-empty = { $who } hat noch keine Mitglieder. Vor dem Start muss jemand dazukommen.
table-crews-unrated = Ein Tisch mit Crews geht nur ohne Rating.
table-crews-need-clock = Crews brauchen eine Uhr: Sie bestimmt, wann die Stimmen gezählt werden.
table-crews-hidden = Hier ist etwas verdeckt, darum kann eine Crew nicht für alle offen sein.
table-crews-private = An einem privaten Tisch kann keine Crew für alle offen sein.
table-crews-not-here = Das geht an diesem Tisch nicht.
table-crew-fixed = Das Spiel hat begonnen, und diese Crew nimmt niemanden mehr auf.
table-crew-resigned = Diese Crew hat ihren Platz aufgegeben.
table-crew-already = Du bist schon in dieser Crew.
table-crew-full = Diese Crew ist voll. Mehr als { $most } gehen nicht.
crew-too-new = { $days ->
    [one] Für eine offene Crew musst du seit mindestens einem Tag auf diesem Server sein.
   *[other] Für eine offene Crew musst du seit mindestens { $days } Tagen auf diesem Server sein.
}

## After the end

table-not-over = Dieses Spiel ist noch nicht zu Ende.
table-not-played = Die Revanche kann nur öffnen, wer mitgespielt hat. Mit `/{ table-command.name } { table-command-new.name }` öffnest du einen eigenen Tisch.

## When Discord, the disk or the bot fails

incident = Bestätigte Züge sind sicher, aber bei mir ging etwas schief. Drück **Spielen**, dann siehst du den aktuellen Stand. (Fehler `{ $incident }`)
discord-down = Bestätigte Züge sind sicher, aber Discord hatte ein Problem, während ich antwortete. Drück **Spielen**, dann siehst du den aktuellen Stand.
store-down = Ich kann gerade nichts speichern, darum hat sich nichts geändert. Versuch es in ein paar Minuten noch einmal.
store-unsure = Beim Speichern ging die Verbindung zur Datenbank verloren, darum weiß ich noch nicht, ob es geklappt hat. Sieh in ein paar Minuten auf dem Spielplan nach.
busy = Bestätigte Züge sind sicher, aber ich bin gerade überlastet. Versuch es in ein paar Sekunden noch einmal.
closing = Bestätigte Züge sind sicher, ich starte gerade neu. Versuch es gleich noch einmal.
answer-elsewhere = Discord ließ mich in { $place } nicht antworten, darum kommt die Antwort hier.
