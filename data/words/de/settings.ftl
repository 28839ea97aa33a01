### What people settle for themselves: settings, privacy, blocks.

## Settings

settings-title = **Deine Einstellungen für alle Tische.** Änderungen gelten sofort.
settings-zone-now = 🕰️ { $zone }. Deine Zeitzone änderst du mit `/{ settings-command.name } { settings-command-zone.name }:`
settings-quiet-none = 🌙 Keine Ruhezeit: Deine Uhren laufen Tag und Nacht.
settings-quiet-now = 🌙 Ruhezeit von { $since } bis { $until }: Benachrichtigungen halte ich so lange zurück. Ab deinem nächsten Zug stehen dann auch deine Uhren.
settings-digest-none = 🔔 Ich melde dir jeden Zug und jede Entscheidung sofort.
settings-digest-now = 🔔 Eine Direktnachricht am Tag listet auf, was auf dich wartet (nächste: { $at }). Was vorher oder weniger als drei Stunden danach abläuft, melde ich dir sofort.
settings-digest-closed = { $why ->
    [off] 🔔 Die tägliche Übersicht braucht Direktnachrichten, aber deine sind aus. Ich melde mich darum jedes Mal.
   *[closed] 🔔 Ich kann dir keine Direktnachrichten schicken und melde mich darum jedes Mal. Erlaube sie und wähl dann die Uhrzeit der Übersicht noch einmal.
}
settings-away-none = 🏝️ Länger weg? Trag es mit `/{ settings-command.name } { settings-command-away.name }: { settings-command-until.name }:` ein, dann melde ich mich erst wieder, wenn du zurück bist.
settings-away-now = 🏝️ Weg vom { $since } bis zum { $until }: Bis du zurück bist, melde ich mich nicht. Deine Uhren laufen wie immer und können deine Urlaubstage verbrauchen.
settings-direct-messages-on = ✉️ Deine Hand und Fragen an dich schicke ich dir auch als Direktnachricht.
settings-direct-messages-off = ✉️ Keine Direktnachrichten. **Hand** und **Spielen** zeigen alles im Thread.
settings-confirm-on = ✅ Ein Zug wird erst gespielt, wenn du **Bestätigen** drückst.
settings-confirm-off = ✅ Dein Zug wird gespielt, sobald dein letzter Klick ihn vollständig macht. Deckt das Neues auf, warte ich auf **Bestätigen**.
settings-forced-on = ⏩ Schritte, bei denen du keine Wahl hast, spiele ich für dich, etwa einen Wurf. Ist das dein ganzer Zug, gebe ich dir Bescheid.
settings-forced-off = ⏩ Auch Schritte, bei denen du keine Wahl hast, spielst du selbst.
settings-words-on = 🔤 Du wählst aus Listen, die alles in Worten beschreiben.
settings-words-off = 🔢 Du wählst mit Knöpfen, nummeriert wie im Bild.
settings-puzzles-named-on = 🧩 Wenn du ein Tagesrätsel löst, wirst du im Beitrag auf diesem Server genannt.
settings-puzzles-named-off = 🧩 Wenn du ein Tagesrätsel löst, wirst du im Beitrag nicht genannt.
settings-no-such-days = „{ $value }“ ist keine gültige Auszeit. Wähl den ersten und den letzten Tag, höchstens drei Monate auseinander.
settings-no-such-zone = Die Zeitzone „{ $value }“ kenne ich nicht. Tipp eine Stadt ein und wähl einen Vorschlag, etwa Europe/Berlin.
settings-no-such-choice = „{ $value }“ steht hier nicht zur Wahl.

## Settings: buttons

settings-direct-messages = { $state ->
    [on] Direktnachrichten: an
   *[off] Direktnachrichten: aus
}
settings-confirm = { $state ->
    [on] Bestätigen: an
   *[off] Bestätigen: aus
}
settings-forced = { $state ->
    [on] Zwangszüge: automatisch
   *[off] Zwangszüge: selbst
}
settings-words = { $state ->
    [on] Auswahl: Listen
   *[off] Auswahl: Nummern
}
settings-puzzles-named = { $state ->
    [on] Bei Rätseln nennen: ja
   *[off] Bei Rätseln nennen: nein
}
settings-away-end = Auszeit beenden

## Settings: menus

settings-language = Sprache
settings-zone = Zeitzone
settings-since = Beginn der Ruhezeit
settings-quiet = Länge der Ruhezeit
settings-digest = Einzelne Benachrichtigungen oder eine tägliche Übersicht

## Settings: choices

settings-language-discord = Sprache: wie Discord ({ $language })
settings-language-is = Sprache: { $language }
settings-since-time = Ruhezeit ab { $time }
settings-quiet-hours = { $count ->
    [0] Keine Ruhezeit
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
settings-digest-off = Eine Benachrichtigung je Zug und Entscheidung
settings-digest-time = Eine Nachricht am Tag, um { $time }
language-en = English
language-de = Deutsch
language-fr = Français
language-ja = 日本語

## Privacy

privacy-about = { $days ->
    [0] Ich speichere nur, was ein Tisch braucht: deine Discord-ID und deinen Anzeigenamen, deine Züge, deinen Beitrag zu jedem Mischen (von einem eingetippten Wort nur den Hash), deine Einstellungen und Notizen, wen du blockiert hast und wie weit du in den Lektionen bist. Chats lese ich nicht. Züge und Namen sehen alle im Thread. Deine Hand, Entwürfe und Notizen siehst nur du, aber mein Betreiber kann die Datenbank lesen. Tische bleiben, bis mich jemand bittet, sie zu löschen. `/{ privacy-command.name } { privacy-command-export.name }` gibt dir alles als Datei, `/{ privacy-command.name } { privacy-command-forget.name }` löscht es.
   *[other] Ich speichere nur, was ein Tisch braucht: deine Discord-ID und deinen Anzeigenamen, deine Züge, deinen Beitrag zu jedem Mischen (von einem eingetippten Wort nur den Hash), deine Einstellungen und Notizen, wen du blockiert hast und wie weit du in den Lektionen bist. Chats lese ich nicht. Züge und Namen sehen alle im Thread. Deine Hand, Entwürfe und Notizen siehst nur du, aber mein Betreiber kann die Datenbank lesen. Tische, die { $days } Tage lang niemand angerührt hat, werden mit zwei Wochen Vorwarnung gelöscht. Ergebnisse beendeter Spiele bleiben mit dir verknüpft, bis du deine Daten löschst. `/{ privacy-command.name } { privacy-command-export.name }` gibt dir alles als Datei, `/{ privacy-command.name } { privacy-command-forget.name }` löscht es.
}
privacy-link = [Datenschutz]({ $url })
privacy-exported = { $count ->
    [0] Das ist alles, was ich über dich speichere: deine Einstellungen und keine Tische. Geheimnisse anderer sind nicht dabei.
    [one] Das ist alles, was ich über dich speichere: deine Einstellungen sowie dein Platz und deine Züge an einem Tisch. Geheimnisse anderer sind nicht dabei.
   *[other] Das ist alles, was ich über dich speichere: deine Einstellungen sowie deine Plätze und Züge an { $count } Tischen. Geheimnisse anderer sind nicht dabei.
}
privacy-sure = { $count ->
    [0] **Deine Daten löschen?** Deine Einstellungen, Entwürfe, Pläne und Notizen und dein Name auf jedem Platz werden endgültig gelöscht. Du spielst gerade nirgends mit.
        Deine Züge bleiben ohne deinen Namen in den Spieldateien. Nachrichten und Thread-Namen, die schon auf Discord stehen, bleiben, wie sie sind. Löschen kann sie nur die Moderation, oder du, wenn es deine sind.
    [one] **Deine Daten löschen?** Deine Einstellungen, Entwürfe, Pläne und Notizen und dein Name auf jedem Platz werden endgültig gelöscht. Dein laufendes Spiel geht weiter: Ein Computer spielt für dich, als „{ someone }“.
        Deine Züge bleiben ohne deinen Namen in den Spieldateien. Nachrichten und Thread-Namen, die schon auf Discord stehen, bleiben, wie sie sind. Löschen kann sie nur die Moderation, oder du, wenn es deine sind.
   *[other] **Deine Daten löschen?** Deine Einstellungen, Entwürfe, Pläne und Notizen und dein Name auf jedem Platz werden endgültig gelöscht. Deine { $count } laufenden Spiele gehen weiter: Ein Computer spielt für dich, als „{ someone }“.
        Deine Züge bleiben ohne deinen Namen in den Spieldateien. Nachrichten und Thread-Namen, die schon auf Discord stehen, bleiben, wie sie sind. Löschen kann sie nur die Moderation, oder du, wenn es deine sind.
}
privacy-forgotten = Fertig. Nichts hier ist mehr mit dir verknüpft. Du kannst jederzeit neu anfangen.
terms-link = [Nutzungsbedingungen]({ $url })
button-forget = Meine Daten löschen

## Blocks

blocks-title = { $count ->
    [0] **Du hast niemanden blockiert.** Zum Blockieren nimm `/{ privacy-command.name } { privacy-command-block.name }` und wähl jemanden aus.
    [one] **Du hast eine Person blockiert**
   *[other] **Du hast { $count } Leute blockiert**
}
blocks-help = -# Mit Leuten, die du blockiert hast, wirst du auf keinem Server zusammengebracht, eingeladen oder an einen Tisch gesetzt. Niemand erfährt davon. Gemeinsame laufende Spiele gehen weiter. In einer Liga oder einem Turnier trefft ihr nur aufeinander, wenn die Auslosung keine Wahl lässt.
blocks-unblock = Nicht mehr blockieren …
blocked = Du hast { $who } blockiert.
blocked-lobbies = { $count ->
    [one] Ihr seid beide in einer Lobby, die noch nicht gestartet ist. Steig aus oder entfern die Person, wenn du Host bist:
   *[other] Ihr seid beide in { $count } Lobbys, die noch nicht gestartet sind. Steig aus oder entfern die Person, wo du Host bist:
}
blocked-running = { $count ->
    [one] Ein gemeinsames Spiel geht weiter. Dort kannst du unter **⋯** deinen Platz anbieten.
   *[other] { $count } gemeinsame Spiele gehen weiter. Dort kannst du unter **⋯** deinen Platz anbieten.
}
button-unblock = Nicht mehr blockieren
button-blocks = Meine Liste
block-nobody = Du kannst andere Leute blockieren, aber nicht dich selbst oder einen Bot.
block-too-many = Du hast { $most } Leute blockiert, mehr geht nicht. Heb zuerst eine Blockade auf: `/{ privacy-command.name } { privacy-command-block.name }` zeigt deine Liste.
