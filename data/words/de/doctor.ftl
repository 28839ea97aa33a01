### For whoever runs a server or the bot: welcome, check-up, health.

## Welcome on a new server

welcome = ## Hallo!
    Ich bringe echte Brettspiele auf deinen Server, gespielt über mehrere Tage. Öffne einen Tisch, und alle ziehen, wenn sie gerade eine Minute haben. Ihr müsst nicht gleichzeitig online sein.
    Jedes Spiel bekommt einen Thread, nach jedem Zug mit einem Bild des Spielplans. Verdecktes bleibt verdeckt, und Computer können freie Plätze füllen.
    Los geht’s mit **Tisch öffnen** oder mit `/{ table-command.name } { table-command-new.name }` in einem beliebigen Kanal. `/{ doctor-command.name }` prüft, ob ich die nötigen Rechte habe.
button-open-table = Tisch öffnen
button-server-settings = Einstellungen

## Check-up, /doctor

doctor-title = **Diagnose in { $channel }**
doctor-well = ✅ Ich habe hier alle Rechte, die ich brauche.
doctor-lacks = ⚠️ **{ $permission }** fehlt. { $purpose }
permission-view-channel-for = Ohne dieses Recht sehe ich hier nichts, und niemand kann einen Tisch öffnen.
permission-send-messages-for = Ohne dieses Recht kann hier niemand einen Tisch öffnen.
permission-send-messages-in-threads-for = Ohne dieses Recht kann ich keine Züge posten, und Spiele gehen nur per Direktnachricht weiter.
permission-create-public-threads-for = Ohne dieses Recht kann kein Spiel beginnen, denn jedes Spiel hat einen Thread.
permission-create-private-threads-for = Ohne dieses Recht kann hier niemand einen privaten Tisch öffnen. Alle anderen Tische betrifft das nicht.
permission-attach-files-for = Ohne dieses Recht kann ich keine Spielpläne zeigen, denn ich poste sie als Bilder.
permission-read-message-history-for = Ohne dieses Recht kann ich nicht prüfen, ob ein Beitrag angekommen ist, und poste einen Zug vielleicht doppelt.
doctor-grant = -# Gib meiner Rolle die fehlenden Rechte oder setz sie für den Kanal (in seinen Einstellungen unter Berechtigungen). Threads nutzen die Rechte ihres Kanals.
doctor-members = ⚠️ Manchen Mitgliedern hier fehlt **Nachrichten in Threads senden**, darum erreichen mich ihre Klicks in einem archivierten Thread nie. Gib es bitte allen, die spielen.
doctor-mended-resting = { $count ->
    [one] 🔧 Ein Tisch hing zurück, ich bringe ihn auf den neuesten Stand.
   *[other] 🔧 { $count } Tische hingen zurück, ich bringe sie auf den neuesten Stand.
}
doctor-mended-threads = { $count ->
    [one] 🔧 Ich habe einen archivierten Thread wieder geöffnet, in dem jemand dran ist.
   *[other] 🔧 Ich habe { $count } archivierte Threads wieder geöffnet, in denen jemand dran ist.
}
doctor-mended-settings = 🔧 Die Einstellungen dieses Servers nannten Kanäle oder eine Rolle, die es nicht mehr gibt. Ich habe sie entfernt.
doctor-mended-commands = 🔧 Meine Befehle bei Discord waren veraltet, ich habe sie aktualisiert.
doctor-trials-offer = -# Ein Live-Test postet, bearbeitet und löscht hier ein paar lautlose Nachrichten. Er erstellt auch zwei Threads, schickt dir eine Direktnachricht und dauert etwa eine halbe Minute. Ohne **Threads verwalten** kann ich die zwei Threads nicht löschen, und sie bleiben archiviert.
button-doctor = Live-Test starten
doctor-not-manager = Diese Prüfung können nur Mitglieder mit **Server verwalten** starten.

## Names of permissions, as Discord calls them

permission-view-channel = Kanäle ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen
permission-create-private-threads = Private Threads erstellen
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen

## Live test

doctor-trial = Ich teste, was auf diesem Server geht. Diese Nachricht verschwindet gleich wieder.
doctor-thread = Ein Test
doctor-trials-well = { $count ->
    [one] ✅ Der Test ist bestanden.
   *[other] ✅ Alle { $count } Tests sind bestanden.
}
doctor-trials-other = { $well } von { $count } Tests sind bestanden.
doctor-otherwise = ⚠️ { $trial }: Discord verhält sich anders. { $effect }
doctor-failed = ❌ { $trial }: fehlgeschlagen. { $reason }
doctor-not-tried = ➖ { $trial }: nicht getestet, weil ein früherer Schritt fehlschlug.
doctor-as-believed = ✅ { $trial }

## Live test: what is tried, and what it means if Discord behaves differently

doctor-post = Ein Beitrag mit Bild und Knopf
doctor-post-effect = Ich kann hier nichts zeigen.
doctor-ids = Bausteine kommen mit den IDs zurück, die ich ihnen gab
doctor-ids-effect = Nach einem Absturz würde ich meine eigenen Beiträge nicht erkennen, ein Zug könnte doppelt erscheinen.
doctor-files = Bilder in einem Kasten sind keine Anhänge
doctor-files-effect = Nichts, was ich tue, hängt davon ab.
doctor-nonce = Dieselbe Nachricht, zweimal gesendet, erscheint nur einmal
doctor-nonce-effect = Geht eine Antwort verloren, könnte ein Zug doppelt erscheinen.
doctor-edit = Ein bearbeiteter Beitrag behält genau die Bilder, die er nennt
doctor-edit-effect = Ältere Beiträge könnten ihr Bild verlieren oder zwei zeigen.
doctor-long = Der längste japanische Text, den ich je sende
doctor-long-effect = Lange Texte könnten scheitern.
doctor-history = Der Nachrichtenverlauf kommt mit dem Neuesten zuerst
doctor-history-effect = Nach einem Absturz würde ich meine Beiträge nicht wiederfinden.
doctor-deleted = Eine gelöschte Nachricht noch einmal zu senden wird abgelehnt
doctor-deleted-effect = Ich würde später merken, dass ein Beitrag gelöscht wurde.
doctor-thread-below = Ein Thread unter einem Beitrag, wo es nur einen geben kann
doctor-thread-below-effect = Nach einem Absturz könnte ein Spiel zwei Threads bekommen.
doctor-archive = Wer einen Thread erstellt hat, kann ihn archivieren
doctor-archive-effect = Threads beendeter Spiele bleiben offen, bis Discord sie archiviert.
doctor-archived-edit = Beiträge in einem archivierten Thread lassen sich nicht bearbeiten
doctor-archived-edit-effect = Ich öffne manche Threads unnötig wieder.
doctor-archived-post = Ein Beitrag in einem archivierten Thread öffnet ihn wieder oder wird deswegen abgelehnt
doctor-archived-post-effect = Züge könnten in archivierten Threads verloren gehen.
doctor-open-again = Wer einen Thread erstellt hat, kann ihn wieder öffnen
doctor-open-again-effect = Spiele in archivierten Threads gehen nur per Direktnachricht weiter.
doctor-private = Ein privater Thread, zu dem ich dich hinzufüge
doctor-private-effect = Niemand kann hier einen privaten Tisch öffnen.
doctor-dm = Eine Direktnachricht an dich
doctor-dm-effect = Die eigene Hand sieht man nur mit **Hand**.

## What a phone shows on its lock screen: three direct messages, then two questions

button-phone = Benachrichtigungen testen
doctor-phone-first = Erste Nachricht: Kannst du das auf dem Sperrbildschirm lesen?
doctor-phone-second = Zweite Nachricht: Kannst du das auf dem Sperrbildschirm lesen?
doctor-phone-third = Dritte Nachricht: Es ist jetzt { $when }. Siehst du auf dem Sperrbildschirm eine Uhrzeit?
doctor-phone-question = Ich habe dir drei Direktnachrichten geschickt. Bei welcher der ersten beiden hat dein Handy die Wörter angezeigt?
doctor-phone-times = Und was stand bei der dritten nach „Es ist jetzt“?
doctor-phone-thanks = Danke. Ab jetzt schicke ich Benachrichtigungen so, dass dein Handy sie zeigen kann.
doctor-phone-closed = Ich kann dir keine Direktnachrichten schicken. Erlaube sie von Mitgliedern dieses Servers und versuch es noch einmal.

## What a phone shows: answers

button-phone-words = Bei beiden
button-phone-bare = Nur bei der zweiten
button-phone-time = Eine Uhrzeit
button-phone-code = Ein Code wie <t:1>

## Health of the bot, /bot status: figures

status-not-owner = Das kann nur mein Betreiber sehen.
status-title = **Wie es mir geht**, gestartet { $since }
status-gateway = Discord
status-heartbeat = Herzschlag
status-database = Datenbank
status-workers = Worker
status-servers = { $servers ->
    [one] Ein Server
   *[other] { $servers } Server
} · { $people ->
    [one] eine Person hat heute gezogen
   *[other] { $people } Leute haben heute gezogen
}
status-tables = { $count ->
    [one] Ein laufender Tisch: { $games } · verspätet gezeigt: { $behind }
   *[other] { $count } laufende Tische: { $games } · verspätet gezeigt: { $behind }
}
status-machine = Speicher { $memory } MB, Worker { $workers } MB · in Warteschlangen: { $waiting } · von Discord in den letzten zehn Minuten abgelehnt: { $refused }
status-lately = In dieser halben Stunde: { $interactions ->
    [one] eine Interaktion
   *[other] { $interactions } Interaktionen
}, { $pictures ->
    [one] ein Bild
   *[other] { $pictures } Bilder
}, { $problems ->
    [0] keine Probleme
    [one] ein Problem
   *[other] { $problems } Probleme
}.
status-chart = -# Der letzte Tag in halben Stunden: { $first } Interaktionen · { $second } Bilder · { $third } Probleme
