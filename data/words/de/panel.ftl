### The panel that Play opens for one player, and all that can be reached from it.

## Head

first-panel = -# 👀 Gespielt wird erst, wenn du **Bestätigen** drückst.
text-with-draft = Dieser Spielplan enthält deinen Zug bis hierher. Bis du bestätigst, siehst nur du ihn.
waiting-for-you = Du bist dran.
waiting-for-you-too = { $count ->
    [one] Du bist dran. { $who } muss auch noch ziehen.
   *[other] Du bist dran. { $who } müssen auch noch ziehen.
}
waiting-for = { $count ->
    [one] { $who } ist dran.
   *[other] Am Zug: { $who }.
}
you-are-next = { " Danach kommst du." }
table-person-away = 🏝️ { $who } ist vom { $since } bis zum { $until } weg.
table-is-paused = ⏸️ Das Spiel ist pausiert. Die Uhren stehen, aber du kannst spielen.
game-is-over = Das Spiel ist zu Ende.
plan = -# Du bist noch nicht dran. Probier hier deinen nächsten Zug aus und behalt ihn als Plan, wenn du magst.
turn-played = ✅ Du hast Zug { $number } gespielt.
panel-below = ⬇️ Dein Zug geht unten weiter.
turn-yours = ▶️ Du bist dran (Zug { $number })
only-choice = Für dich gewählt, da es nichts anderes gab: { $choice }.
not-seated = Du sitzt nicht an diesem Tisch, darfst aber gern zusehen.

## Since your last turn

since-title = { $since ->
    [start] **Seit Spielbeginn**
   *[turn] **Seit deinem letzten Zug**
}
since-title-more = { $count ->
    [one] { since-title } · ein früherer Zug im **Rückblick**
   *[other] { since-title } · { $count } frühere Züge im **Rückblick**
}
since-for-you = ⏩ Für dich gespielt: { $line }
since-you = -# Du: { $before } → { $now }

## Choices

choices-more = Mehr …
choices-elsewhere = Anderswo ({ $count }) …
choices-elsewhere-one = Anderswo: { $place }
choices-part = Teil { $part }
choices-turn = ↻ Drehen
choices-shown = Vorschau bei { $number }
choices-few-ways = { $count ->
    [one] Es passt nur so herum.
   *[other] Es passt nur in { $count } Richtungen.
}
choices-place-before = ◀ Schieben
choices-place-after = Schieben ▶
label-gives = { $label } ({ $gives })
pair = { $label }: { $value }

## Buttons

button-confirm = Bestätigen
button-back = Zurück
button-start-over = Von vorn
button-to-turn = Zurück zum Zug
button-words = Aus Listen wählen
button-onward = Weiter
button-board = Spielplan
button-zoom = Zoom
button-score = Zwischenstand
button-recap = Rückblick
button-text = Textplan
button-rules = Regeln
button-how-to-play = So spielst du
button-next = Weiter
button-why = Warum?

## Above Confirm, and after it

confirm-reveals = -# Beim Bestätigen wird Neues aufgedeckt.
confirm-reveals-consent = -# Beim Bestätigen wird Neues aufgedeckt. Zurücknehmen geht danach nur, wenn alle einverstanden sind.
done = ✅ Fertig.
done-over = { $thread ->
    [1] ✅ Fertig. Damit endet das Spiel. Das Ergebnis steht in seinem Thread.
   *[0] ✅ Fertig. Damit endet das Spiel.
}

## The hand

your-hand = deine Hand, nur für deine Augen
hand-empty = Deine Hand ist leer.

## Undo

undo-takes = Du nimmst damit deinen letzten Zug zurück.
undo-takes-with = Du nimmst damit deinen letzten Zug zurück, samt allem, was danach von { $who } kam.
undo-why-moved = { $count ->
    [one] { $who } hat seither gezogen.
   *[other] { $who } haben seither gezogen.
}
undo-why-seen = Dein Zug hat Neues aufgedeckt, etwa eine Karte oder einen Würfelwurf.
undo-alone = -# Du spielst nur gegen Computer, also kannst du bis zum Ende frei zurücknehmen.
undo-done = Du hast deinen letzten Zug zurückgenommen.
undo-done-with = Du hast deinen letzten Zug zurückgenommen, samt allem, was seither von { $who } kam.
undo-asked = Ich habe die anderen gefragt. Sobald alle zustimmen, wird dein Zug zurückgenommen.

## Undo: buttons

button-undo = Zurücknehmen
button-undo-with = Zurücknehmen (auch Züge von { $who })
button-undo-with-many = { $count ->
    [one] Zurücknehmen (samt einem Zug)
   *[other] Zurücknehmen (samt { $count } Zügen)
}
button-undo-ask = Um Rücknahme bitten
button-undo-ask-with = Um Rücknahme bitten (auch Züge von { $who })
button-undo-ask-with-many = { $count ->
    [one] Um Rücknahme bitten (samt einem Zug)
   *[other] Um Rücknahme bitten (samt { $count } Zügen)
}

## Plans

plan-waits = { $count ->
    [one] 📋 Dein geheimer Plan für deinen Zug:
   *[other] 📋 Deine geheimen Pläne für deinen Zug (ich spiele den ersten, der noch geht):
}
plan-is-kept = 📋 Plan gemerkt. Wenn alles so kommt wie hier gezeigt, spiele ich ihn, sobald du dran bist. Nur du weißt davon.
plan-is-dropped = 📋 Du hast deine Pläne verworfen.
plan-played = 📋 Du warst dran, und ich habe deinen Plan gespielt.
plan-forced = ⏩ Du hattest nur einen möglichen Zug, darum habe ich ihn für dich gespielt.
plan-undone = 📋 Ein Zug wurde zurückgenommen und du bist wieder dran, darum habe ich deinen Plan verworfen.
plan-dropped = 📋 Ich konnte deinen Plan nicht spielen. Du bist dran.
plan-reason = -# *{ $plan }* – { $reason }
plan-changed = Der Zug liefe nicht mehr so wie geplant.
plan-not-now = An diesem Tisch kannst du gerade nichts planen.
plan-too-many = { $most ->
    [one] Du hast schon einen Zug geplant. Verwirf deinen Plan, um neu anzufangen.
   *[other] Du hast schon { $most } Züge geplant. Verwirf deine Pläne, um neu anzufangen.
}

## Plans: buttons

button-keep = Als Plan merken
button-unplan = Plan verwerfen
button-plan = Vorausplanen

## Hints

hint-thinking = 💡 Der Computer überlegt sich deinen Zug …
hint-too-busy = 💡 Gerade wollen zu viele einen Tipp. Versuch es gleich noch einmal.
hint-less = { $count ->
    [one] 💡 **{ $turn }** liegt etwa 1 Punkt hinter dem besten Zug.
   *[other] 💡 **{ $turn }** liegt etwa { $count } Punkte hinter dem besten Zug.
}
hint-as-good = 💡 **{ $turn }** ist etwa so gut wie der beste Zug.
hint-only = 💡 **{ $turn }** ist dein einziger Zug.
hint-alone = 💡 **{ $turn }** sieht mit Abstand am besten aus.
hint-equal = { $shown ->
    [1] 💡 **{ $turn }**.
   *[other] 💡 **{ $turn }** ist so gut wie jeder andere Zug.
}
hint-at-once = { $count ->
    [one] 💡 **{ $turn }** bringt sofort 1 Punkt und sieht am besten aus.
   *[other] 💡 **{ $turn }** bringt sofort { $count } Punkte und sieht am besten aus.
}
hint-open = { $at ->
    [0] 💡 **{ $turn }** sieht am besten aus, aber andere Züge könnten ebenso gut sein.
   *[1] 💡 **{ $turn }** könnte ebenso gut sein wie der beste Zug.
}
hint-later = 💡 **{ $turn }** bringt jetzt weniger, zahlt sich aber wohl später aus.
hint-better = { $count ->
    [one] 💡 **{ $turn }** sieht etwa 1 Punkt besser aus als der nächstbeste Zug.
   *[other] 💡 **{ $turn }** sieht etwa { $count } Punkte besser aus als der nächstbeste Zug.
}
hint-replaces = **Das spielen** ersetzt, was du bisher gewählt hast.
# $count: points, at least one.
hint-replaces-less = { $count ->
    [one] Deine Wahl bringt wohl etwa 1 Punkt weniger. **Das spielen** ersetzt sie.
   *[other] Deine Wahl bringt wohl etwa { $count } Punkte weniger. **Das spielen** ersetzt sie.
}
hint-yours = 💡 Du hast den besten Zug gewählt, den der Computer gefunden hat.
hint-none = Du bist nicht dran, darum gibt es keinen Tipp.
hint-not-here = Tipps gibt es nur in Lektionen und gegen Computer. Hier wären sie den anderen gegenüber unfair.
button-hint = 💡 Tipp
button-play-this = ▶ Das spielen
button-another = Andere Idee

## More, ⋯: buttons

button-stop = Gemeinsam beenden
button-resign = Aufgeben
button-keep-playing = Weiterspielen
button-not-now = Jetzt nicht
button-save = Spieldatei speichern
button-notes = Notizen
button-pause = Pause
button-resume = Pause beenden
button-extra = Mehr Zeit
button-nudge = Anstupsen
button-offer = Meinen Platz anbieten
button-follow = Folgen
button-unfollow = Nicht mehr folgen
button-fair-dealt = Mischen prüfen
button-see-more = Mehr ansehen …
button-table-more = Tisch …
button-legend = Legende
button-remaining = Noch übrig

## More, ⋯: ending and resigning

stop-sure = { $others ->
    [0] Dieses Spiel jetzt ohne Ergebnis beenden?
   *[other] Vorschlagen, dieses Spiel ohne Ergebnis zu beenden? Ich frage alle anderen am Tisch und pinge sie an.
}
stop-asked = Ich habe die anderen gefragt. Sobald alle zustimmen, endet das Spiel.
stop-done = Das Spiel ist zu Ende.
resign-sure = { $ends ->
    [1] Dieses Spiel endgültig aufgeben? Damit endet es.
   *[other] Dieses Spiel endgültig aufgeben? Ein Computer spielt für dich weiter.
}
resign-done = Du hast aufgegeben.

## More, ⋯: pause, extra time, nudge

vacation-left = { $count ->
    [0] -# 🏖️ Du hast keine Urlaubstage mehr. Läuft deine Zeit ab, wird der Standardzug gespielt.
    [one] -# 🏖️ Du hast noch einen Urlaubstag. Läuft deine Zeit ab, setze ich ihn ein und du hast einen Tag mehr.
   *[other] -# 🏖️ Du hast noch { $count } Urlaubstage. Läuft deine Zeit ab, setze ich einen davon ein und du hast einen Tag mehr.
}
pause-asked = Ich habe die anderen gefragt. Sobald alle zustimmen, stehen die Uhren.
pause-done = Das Spiel ist pausiert, alle Uhren stehen. Alle am Tisch können die Pause beenden.
pause-ended = Das Spiel geht weiter. Die Uhren laufen dort weiter, wo sie standen.
extra-asked = Ich habe die anderen um einen Tag mehr gebeten.
extra-done = Du hast einen Tag mehr.
nudge-done = Ich habe im Thread freundlich angestupst.
nudge-gone = Diese Person hat den Server verlassen. Ein Computer spielt für sie, bis jemand den Platz übernimmt.

## More, ⋯: seats that are offered and taken

offer-sure = { $minutes ->
    [one] Deinen Platz anbieten? In einer Minute spielt ein Computer für dich. Du kannst zurückkommen, bis jemand den Platz übernimmt. Danach gehört er dieser Person, samt deiner Hand.
   *[other] Deinen Platz anbieten? In { $minutes } Minuten spielt ein Computer für dich. Du kannst zurückkommen, bis jemand den Platz übernimmt. Danach gehört er dieser Person, samt deiner Hand.
}
offer-sure-offer = { $who } bitten, den Platz abzugeben? Ich frage und pinge nur { $who }, im Thread. Ohne Zustimmung innerhalb eines Tages ändert sich nichts.
offer-sure-replace = Den Platz von { $who } anbieten? { $who } ist über der Zeit. Ich frage und pinge im Thread alle anderen am Tisch, auch { $who }. Alle können ablehnen. Der Platz wird nach einem Tag angeboten, wenn alle außer { $who } zugestimmt haben und { $who } noch über der Zeit ist.
offer-sure-moderator = Den Platz von { $who } als Moderation anbieten? Ein Computer spielt sofort, alle können den Platz übernehmen, und im Thread steht, dass du das warst. Ist { $who } nicht über der Zeit, zählt das Spiel dabei weder als verlassen noch als verloren.
button-offer-ask = Fragen
button-offer-theirs = Platz anbieten
offer-asked = Ich habe { $who } im Thread gefragt.
offer-asked-late = Ich habe im Thread alle anderen gefragt, auch { $who }.
offer-done = Diesen Platz kann jetzt jemand übernehmen. Bis dahin spielt ein Computer.
offer-no-player = Diese Person spielt nicht an diesem Tisch.
return-done = Willkommen zurück! Der Platz gehört wieder dir.
take-sure = Den Platz von { $who } übernehmen? Hand und Stellung gehören dann endgültig dir, { $who } kann nicht zurück.
button-take-sure = Platz übernehmen
take-done = Der Platz gehört dir.
take-done-hand = Der Platz gehört dir. Drück **Hand**, um deine Hand zu sehen.

## A moderator skips someone

skip-sure = { $who } überspringen? Der Standardzug wird sofort gespielt, und im Thread steht, dass du das warst.
button-skip = Überspringen
skip-moderators = Überspringen kann nur die Moderation: wer den Server oder seine Threads verwalten darf.
skip-done = Fertig. Im Thread steht, dass du das warst.

## More, ⋯: notes

notes-label = Was du dir merken willst
notes-hint = Das siehst immer nur du. Zum Löschen das Feld leeren.
notes-now = Deine Notiz wurde geändert, während das Formular offen war. Dort steht jetzt:
notes-yours = Du hast gerade geschrieben:
button-note-now = Aktuelle Notiz behalten
button-note-yours = Meinen Text speichern
notes-unsaved = Ich habe neu gestartet und deine neue Notiz nicht mehr. Kopier sie von oben und speichere sie noch einmal.

## More, ⋯: following a game

followed = Du folgst diesem Spiel. Wenn es zu Ende ist, bekommst du das Ergebnis als Direktnachricht.
unfollowed = Du folgst diesem Spiel nicht mehr.
follow-seated = Du spielst hier mit und bekommst das Ergebnis sowieso.

## More, ⋯: standing orders

order-given = Gemerkt: **{ $order }**. Diese Anweisung antwortet ab jetzt für dich. Nur du siehst sie.
