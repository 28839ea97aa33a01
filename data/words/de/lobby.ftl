### The lobby: the post that gathers players, its panels, and the channel’s lines about it.

## Post

lobby-rated = **Mit Rating**: Das Ergebnis zählt für das Rating aller, die das Spiel beginnen
lobby-private = 🔒 Privat: Mitmachen können alle, aber das Spiel sehen nur die Leute am Tisch und die Moderation dieses Servers. Die Namen in diesem Beitrag sehen alle.
lobby-starts-full = **Startet von selbst**, sobald der letzte Platz besetzt ist
lobby-conditions = Voraussetzungen: { $asked }
seat-free = frei …
seat-kept = reserviert für { $who }, verfällt { $until }
lobby-teams = { $seating ->
    [random] 👥 Teams: Plätze { $first } gegen Plätze { $second }. Die Plätze werden beim Start ausgelost. Um Teams selbst zu bilden, stellt **{ lobby-seating }** unter **{ button-options }** auf „{ seating-joined }“.
    [joined] 👥 Teams: Plätze { $first } gegen Plätze { $second }. Ihr sitzt in der Reihenfolge, in der ihr beitretet.
   *[rotated] 👥 Teams: Plätze { $first } gegen Plätze { $second }. Gegenüber dem letzten Spiel rücken alle einen Platz weiter.
}
lobby-full = Alle Plätze sind besetzt. Kann es losgehen?
lobby-alone = Wer noch mitspielen will, drückt **{ button-join }**. Der Host kann Computer (🤖) dazusetzen und dann starten.
lobby-can-start = Der Host kann jetzt starten: { $count } Plätze sind besetzt.

## Post: options, in front of their values; also above the menus

lobby-clock = Uhr
lobby-vacation = Urlaub
lobby-absence = Wenn die Zeit abläuft
lobby-seating = Sitzordnung
lobby-language = Sprache am Tisch

## Post: values of options; also in the menus

lobby-seats = { $count } Plätze
clock-none = ohne Zeitlimit
clock-move = { $time } pro Zug
clock-bank = { $time }, dazu { $gain } pro Zug (höchstens { $most })
vacation-days = { $count ->
    [0] kein Urlaub
    [one] ein Urlaubstag
   *[other] { $count } Urlaubstage
}
absence-idle = der Standardzug wird gespielt
absence-substitute = der Standardzug wird gespielt, später wird Ersatz gesucht
seating-rotated = wie im letzten Spiel, einen Platz weiter
seating-random = zufällig
seating-joined = in Beitrittsreihenfolge
level-easy = leicht
level-normal = normal
level-hard = stark

## Post: requirements; also in the menus

condition-in-time = { $percent } % der Züge pünktlich
condition-answers = Antwortzeit meist höchstens { $time }
condition-rating = Rating { $range }
condition-language = dieselbe Sprache wie am Tisch
condition-known = schon einmal mit jemandem hier gespielt
condition-at-most = höchstens { $high }
condition-at-least = mindestens { $low }
condition-between = { $low } bis { $high }

## Buttons of the post

button-join = Mitspielen
button-computer = 🤖 dazu
button-leave = Aussteigen
button-options = Optionen
button-start = Start

## What the post answers

joined = { $count ->
    [0] Du bist bei **{ $game }** dabei. Alle Plätze sind besetzt. Kann es losgehen?
    [one] Du bist bei **{ $game }** dabei. Ein Platz ist noch frei.
   *[other] Du bist bei **{ $game }** dabei. { $count } Plätze sind noch frei.
}
left = Du bist bei **{ $game }** ausgestiegen.
left-closed = Du bist bei **{ $game }** ausgestiegen. Sonst saß niemand am Tisch, darum habe ich ihn geschlossen.
started = **{ $game }** hat begonnen: { $thread }

## Panel of the host: the first answer to a new table

host-title = { $game }: Dein Tisch ist offen.
host-alone = Setz einen Computer (🤖) dazu, um gleich zu starten. Oder warte, bis andere **{ button-join }** drücken.
host-can-start = { $count } Plätze sind besetzt: Du kannst jetzt starten oder auf weitere Leute warten.

## Panel of the host: buttons

button-computer-easy = 🤖 leicht
button-computer-normal = 🤖 normal
button-computer-hard = 🤖 stark
button-computer-less = 🤖 entfernen
button-more-options = Mehr Optionen

## Panel of options

options-title = **Optionen des Tisches.** Änderungen gelten sofort.
options-language = -# Beiträge an diesem Tisch sind für alle auf **{ $language }**, deine eigenen Panels bleiben in deiner Sprache. Die Sprache der Beiträge änderst du unter **Sprache am Tisch**.
options-are-settled = Dieses Spiel läuft mit diesen Optionen:
options-are-the-openers = Diese Optionen kann nur der Host ändern:

## Panel of options: menus

option-seats = Plätze
option-rated = Mit oder ohne Rating

## Panel of options: choices

vacation-none = keiner
rated-no = Ohne Rating
rated-yes = Mit Rating: keine Computer, Zurücknehmen eingeschränkt

## Panel of options: buttons

button-people = Leute …
button-save-settings = Optionen speichern …
button-saved = Gespeicherte Optionen

## Panel of people: invitations and requirements

people-title = Wer spielt { $game }?
people-help = Ich veröffentliche deine Einladungen im Kanal und reserviere die Plätze zwei Tage lang. Die Voraussetzungen unten gelten nicht für Eingeladene.
people-invited = { $who } · Einladung verfällt { $until }
people-invite = { $count ->
    [one] Eine Person einladen …
   *[other] Bis zu { $count } Leute einladen …
}
option-starts = So startet es

## Panel of people: choices

starts-no = Startet, wenn jemand „Start“ drückt
starts-yes = Startet von selbst, sobald alle Plätze besetzt sind
condition-any-in-time = Pünktliche Züge: egal
condition-any-answers = Übliche Antwortzeit: egal
condition-any-rating = Rating: egal
condition-any-language = Sprache: egal
condition-any-known = Auch Unbekannte willkommen

## Panel of the host: someone is removed

lobby-remove = Jemanden von diesem Tisch entfernen …
lobby-remove-sure = **{ $who } entfernen?** Der Platz wird frei, und eine Rückkehr an diesen Tisch ist nicht möglich. Ich gebe { $who } Bescheid.
button-remove = Entfernen
lobby-removed = Der Host hat dich vor dem Start von { $game } in { $place } entfernt. An diesen Tisch kannst du nicht zurück, alle anderen stehen dir offen.

## Invitations in the channel, and what they are answered

lobby-invites = { $count ->
    [one] 💺 { $who }: Für dich ist ein Platz bei **{ $game }** mit { $here } reserviert. Antworte bitte bis { $until } ({ $left }).
   *[other] 💺 { $who }: Für euch sind Plätze bei **{ $game }** mit { $here } reserviert. Antwortet bitte bis { $until } ({ $left }).
}
lobby-invites-you = 💺 Für dich ist ein Platz bei { $game } mit { $here } reserviert. Antworte bitte bis { $until } ({ $left }).
lobby-invited-all = 💺 Zu **{ $game }** ist keine Einladung mehr offen.
lobby-lapsed = { $count ->
    [one] ⌛ { $who }, der für dich reservierte Platz bei **{ $game }** steht jetzt allen offen. { $host }, du kannst jemand anderen einladen.
   *[other] ⌛ { $who }, die für euch reservierten Plätze bei **{ $game }** stehen jetzt allen offen. { $host }, du kannst jemand anderen einladen.
}
button-accept = Mitspielen
button-decline = Nein, danke
declined = Du hast bei { $game } abgesagt. Der Platz ist wieder für andere frei.
rematch-invites = { $count ->
    [one] 💺 { $who }, noch eine Partie **{ $game }** mit { $here }? Dein Platz ist bis { $until } ({ $left }) reserviert.
   *[other] 💺 { $who }, noch eine Partie **{ $game }** mit { $here }? Eure Plätze sind bis { $until } ({ $left }) reserviert.
}

## Requirements that someone does not meet; said to nobody else

unmet-title = { $game } hat Voraussetzungen, die du nicht erfüllst:
unmet-in-time = mindestens { $asked } % der Züge pünktlich (du: { $yours } %)
unmet-answers = Antwortzeit meist höchstens { $asked } (du: { $yours })
unmet-rating = Rating { $asked } (du: { $yours })
unmet-language = dieselbe Sprache wie am Tisch ({ $asked })
unmet-known = schon einmal mit jemandem am Tisch gespielt (du noch nicht)
unmet-full = alle Plätze sind besetzt oder für Eingeladene reserviert
unmet-end = Der Host kann dich trotzdem einladen. `/{ table-command.name } { table-command-find.name }` zeigt Tische, die zu dir passen.

## Lines in the channel

lobby-full-opener = { $who }, alle Plätze bei **{ $game }** sind besetzt. Willst du **Start** drücken?
lobby-was-full = -# Alle Plätze bei **{ $game }** waren besetzt.
lobby-changed = ✏️ { $who }: Seit deinem Beitritt haben sich die Optionen von **{ $game }** geändert.
lobby-closes-soon = { $who }: Dieser Tisch wartet schon eine Weile. Er schließt { $when }, wenn niemand **Start** drückt.
lobby-thread-waits = **{ $game }** startet gleich. Discord lässt diesen Server den nächsten Thread { $when } öffnen. Dort beginnt das Spiel von selbst, und bis dahin läuft keine Uhr.
lobby-started = **{ $game }** · { $people } → { $thread }
table-teams = 👥 Teams: { $first } gegen { $second }
lobby-closed = **{ $game }** · Dieser Tisch wurde vor dem Start geschlossen.

## Panels to choose a game or a table

which-game = Welches Spiel?
which-table = Hier gibt es mehrere Tische. Welchen meinst du?
this-table = Meinst du diesen Tisch?
which-table-pick = Tisch wählen
button-this-table = Ja, dieser Tisch
