### What is settled for a server: settings, tables, bars.

## Settings

server-called-gone = Die Rolle, die ich für offene Tische erwähnt habe, wurde gelöscht. Ich erwähne darum niemanden mehr.
server-called-not-mentionable = Nicht alle dürfen { $role } erwähnen. Ändere das bei Discord in den Einstellungen der Rolle oder wähl eine andere.
server-title = **Einstellungen für die Tische dieses Servers.** Änderungen gelten sofort.
server-moderators-gone = ⚠️ Die Rolle, die Tische moderierte, wurde gelöscht. Wer den Server oder seine Threads verwalten darf, moderiert sie weiterhin.
server-begins = **Standard für neue Tische auf diesem Server.** Hosts können trotzdem etwas anderes wählen.
server-begins-help = -# Optionen, die nicht zur Zahl der Plätze passen, fallen auf den Standard des Spiels zurück.
server-help = -# Hosts können trotzdem eine andere Sprache wählen. Bei der Höchstzahl an Tischen zählen offene Lobbys mit. Mitglieder mit **Server verwalten** können immer Tische öffnen, aber nur in den gewählten Kanälen und bis zur Höchstzahl.
server-channels-gone = { $left ->
    [0] ⚠️ Die für Tische gewählten Kanäle wurden gelöscht. Tische gehen jetzt wieder überall.
   *[other] { $count ->
        [one] ⚠️ Ein für Tische gewählter Kanal wurde gelöscht. Die anderen gelten weiter.
       *[other] ⚠️ { $count } für Tische gewählte Kanäle wurden gelöscht. Die anderen gelten weiter.
    }
}
server-channels-lack = { $count ->
    [one] ⚠️ In { $channels } fehlt mir noch das Recht { $names }. `/{ doctor-command.name }` sagt dort, wozu es dient.
   *[other] ⚠️ In { $channels } fehlen mir noch die Rechte { $names }. `/{ doctor-command.name }` sagt dort, wozu sie dienen.
}
server-role-gone = ⚠️ Die Rolle, die Tische öffnen durfte, wurde gelöscht. Das dürfen jetzt wieder alle.
server-elsewhere = Auf diesem Server gibt es Tische nur in { $channels }.
server-not-creator = Auf diesem Server darf nur { $role } Tische öffnen. Mitspielen kannst du an jedem offenen.
server-enough = { $count ->
    [one] Auf diesem Server kannst du nur an einem Tisch sitzen, und das tust du schon. Versuch es wieder, wenn dein Spiel zu Ende ist.
   *[other] Auf diesem Server kannst du an höchstens { $count } Tischen gleichzeitig sitzen, und das tust du schon. Versuch es wieder, wenn ein Spiel zu Ende ist.
}
server-not-manager = Das können nur Mitglieder mit **Server verwalten** ändern.

## Settings: menus

server-language = Sprache neuer Tische
server-zone = Zeitzone für Benachrichtigungen
server-most = Tische pro Person
server-channels = Kanäle für Tische (keiner gewählt: überall)
server-creators = Rolle, die Tische öffnen darf (keine gewählt: alle)
server-moderators = Rolle, die Tische moderiert (zusätzlich zur Moderation bei Discord)
server-called = Rolle, die für offene Tische erwähnt wird (höchstens einmal am Tag)
server-crews = Rolle, die für offene Crews erwähnt wird (keine gewählt: die Mitglieder einzeln)
server-days = Mindestzeit auf dem Server, um offenen Crews beizutreten
server-needed = Voraussetzungen gelten
server-begins-game = Optionen für ein Spiel

## Settings: choices

server-language-discord = die des Servers
server-days-count = { $count ->
    [0] keine
    [one] { $count } Tag
   *[other] { $count } Tage
}
server-most-none = beliebig viele
server-most-count = höchstens { $count } gleichzeitig
server-needed-count = { $count ->
    [0] ab dem ersten Spiel
    [one] nach einem beendeten Spiel
   *[other] nach { $count } beendeten Spielen
}

## Settings: buttons

button-begins = Standard für neue Tische
button-tables = Tische
button-bars = Gesperrte

## Tables of the server

server-tables = { $count ->
    [0] Auf diesem Server ist kein Tisch offen.
    [one] **Ein Tisch auf diesem Server**
   *[other] **{ $count } Tische auf diesem Server**
}
server-tables-pick = Tisch zum Verwalten wählen
server-table-gathers = sucht Leute seit { $since }
server-table-waits = { $waits } Seit { $since }.
server-table-help = -# Wer moderiert und nicht mitspielt, kann jemanden überspringen, der zu lange braucht, oder Ersatz suchen. Im Thread steht, wer das war. Für ein privates Spiel (🔒) nimm in dessen Thread `/{ table-command.name } { table-command-skip.name }` und `/{ table-command.name } { table-command-substitute.name }`.
button-offer-of = Platz anbieten: { $who }

## Bars by moderators

bars-title = { $count ->
    [0] **Niemand ist für die Tische dieses Servers gesperrt.** Zum Sperren nimm `/{ table-command.name } { table-command-bar.name }` und wähl jemanden aus.
    [one] **Ein Mitglied ist für die Tische dieses Servers gesperrt**
   *[other] **{ $count } Mitglieder sind für die Tische dieses Servers gesperrt**
}
bars-help = -# Wer gesperrt ist, bekommt hier keinen Platz an einem Tisch und erfährt das beim Versuch von mir. Laufende Spiele gehen weiter. Einen Platz dort bietest du mit `/{ table-command.name } { table-command-substitute.name }` jemand anderem an.
bars-lift = Sperre aufheben für …
barred-now = **Für die Tische dieses Servers gesperrt:** { $who }.
barred-lobbies = { $count ->
    [one] Dabei wurde ein Platz in einer Lobby frei.
   *[other] Dabei wurden Plätze in { $count } Lobbys frei.
}
barred-running = { $count ->
    [one] Ein laufendes Spiel hier geht weiter.
   *[other] { $count } laufende Spiele hier gehen weiter.
}
bar-for-good = { $who } · für immer
bar-until = { $who } · bis { $until }
bar-nobody = Du kannst andere Mitglieder sperren, aber nicht dich selbst oder einen Bot.
bar-not-moderator = Für Tische sperren kann nur die Moderation dieses Servers.

## Bars: how long

bar-length-day = ein Tag
bar-length-week = eine Woche
bar-length-month = 30 Tage
bar-length-quarter = drei Monate
bar-length-year = ein Jahr
bar-length-good = für immer
