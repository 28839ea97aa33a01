### Finding a game: open tables, the queue, saved settings.

## Open tables, /table find

find-title = { $count ->
    [0] Auf diesem Server passt gerade kein offener Tisch zu dir. Öffne einen mit `/{ table-command.name } { table-command-new.name }` oder warte mit `/{ play-command.name }` auf ein Spiel.
    [one] **Ein offener Tisch passt zu dir:**
   *[other] **{ $count } offene Tische passen zu dir:**
}
find-others = { $count ->
    [0] Andere Tische gibt es nicht.
    [one] **Ein anderer Tisch passt nicht zu dir:**
   *[other] **{ $count } andere Tische passen nicht zu dir:**
}
find-since = offen seit { $since }
button-why-not-others = { $count ->
    [one] Warum nicht der andere?
   *[other] Warum nicht die anderen { $count }?
}
find-needs-server = Nutze diesen Befehl bitte in einem Kanal eines Servers.
find-call = { $count ->
    [one] 📣 { $role }: Ein Tisch sucht Leute. (Das kommt höchstens einmal am Tag.)
   *[other] 📣 { $role }: { $count } Tische suchen Leute. (Das kommt höchstens einmal am Tag.)
}

## The queue, /play

wish-title = { $count ->
    [one] **Du wartest auf ein Spiel:**
   *[other] **Du wartest auf { $count } Spiele:**
}
wish-none = Du stehst auf diesem Server auf keiner Warteliste. Wähl ein Spiel mit `/{ play-command.name } { play-command-game.name }:`.
wish-help = Ich bringe dich mit Leuten vom ganzen Server zusammen. Sobald es genug sind, öffne ich einen Tisch in dem Kanal, in dem sich die erste Person angemeldet hat, und erwähne dort alle. Du kommst nur dazu, wenn du diesen Kanal sehen kannst. Hat niemand eine Uhr gewählt, gilt der Standard des Servers; gibt es keinen, ein Tag pro Zug.
wish-players = { $fewest }–{ $most } Plätze
wish-any-clock = Uhr egal
wish-rated-yes = mit Rating
wish-rated-no = ohne Rating
wish-until = bis { $until } ({ $left })
wish-matched = **{ $game }**: Es sind genug Leute da! Du hast einen Platz, die anderen können bis morgen zusagen. Wenn alle zugesagt haben, beginnt das Spiel von selbst.
wish-has-table = Für dich ist schon ein Tisch für **{ $game }** offen. Antworte bitte dort.
button-unwish = Nicht mehr warten: { $game }

## The queue: how long

wish-lasts-6 = 6 Stunden
wish-lasts-24 = ein Tag
wish-lasts-72 = drei Tage
wish-lasts-168 = eine Woche

## Saved settings, /table saved

saved-title = { $count ->
    [one] **Du hast hier die Optionen eines Tisches gespeichert:**
   *[other] **Du hast hier die Optionen von { $count } Tischen gespeichert:**
}
saved-none = Du hast auf diesem Server keine gespeicherten Optionen. Drück an einem deiner Tische **Optionen › Optionen speichern …**.
saved-open = Tisch öffnen wie …
saved-delete = Löschen …
saved-done = Gespeichert als **{ $name }**, mit allen, die hier sitzen oder eingeladen sind. `/{ table-command.name } { table-command-new.name } { table-command-new-saved.name }:` öffnet denselben Tisch noch einmal und lädt sie ein.
saved-needs-name = Gib dem Ganzen bitte einen Namen.
saved-too-many = { $count ->
    [one] Du hast hier schon einen gespeicherten Tisch. Lösch ihn zuerst mit `/{ table-command.name } { table-command-saved.name }`.
   *[other] Du hast hier schon { $count } gespeicherte Tische. Lösch zuerst einen mit `/{ table-command.name } { table-command-saved.name }`.
}
saved-no-such = Du hast hier keine gespeicherten Optionen namens „{ $name }“.
saved-form = Diese Optionen speichern
saved-name = Name, etwa „unsere Stammrunde“
