### The post of a turn, and what else the thread is told.

## Whose turn it is: first line, also on a phone

your-turn = Am Zug: { $who }.
your-turn-until = Am Zug: { $who }. Frist: { $when } ({ $left }).
your-turn-paused = Am Zug: { $who }. Die Uhr steht.
computer-due = 🤖 { $who } überlegt.
computer-due-paused = 🤖 { $who } spielt, sobald die Pause endet.
stand-in-due = 🤖 Als Nächstes spielt ein Computer für { $who }.
stand-in-due-paused = 🤖 Sobald die Pause endet, spielt ein Computer für { $who }.
stand-in-due-from = 🤖 Wenn niemand den Platz übernimmt, spielt { $when } ein Computer für { $who }.
reminder = Kleine Erinnerung. { $line }

## Below the board

told-before = { $count ->
    [one] -# Ein früherer Zug steht im **Rückblick**
   *[other] -# { $count } frühere Züge stehen im **Rückblick**
}
deadline = -# { $who }: bis { $when }
post-taken-back = ↩️ **Zurückgenommen**
called-people = -# 📣 { $who }
seat-return = { $who }, mit **Ich bin zurück** unter dem Spielplan bekommst du deinen Platz wieder, solange ihn niemand übernommen hat.

## Buttons of the post

button-play = Spielen
button-hand = Hand
button-take = Übernehmen: { $who }
button-return = Ich bin zurück

## Log: lines of the table among those of the game

table-told-played-on = 🔮 Was wäre, wenn …? Dieses Spiel setzt ein beendetes fort. Es zählt nicht, und ab hier wird neu gezogen.
table-told-start = Das Spiel beginnt.
table-told-played-for = 🤖 Ein Computer spielt für { $who }.
table-told-undo = { $who } hat einen Zug zurückgenommen.
table-told-undo-with = { $who } hat einen Zug zurückgenommen, samt allem, was { $others } seither gespielt hat.
table-told-resign = { $who } hat aufgegeben.
table-told-late = ⌛ { $who }: Zeit abgelaufen, darum wurde der Standardzug gespielt.
table-told-skipped = <@{ $user }> hat { $who } übersprungen.
table-told-skipped-nameless = Die Moderation hat { $who } übersprungen.
table-told-vacation = 🏖️ { $who }: Zeit abgelaufen, das kostet einen Urlaubstag.
table-told-paused = ⏸️ Pause auf Wunsch von { $who }. Alle am Tisch können sie beenden. Ihr könnt trotzdem ziehen, nur die Computer warten.
table-told-resumed = ▶️ { $who } hat die Pause beendet. Die Uhren laufen dort weiter, wo sie standen.
table-told-extra = ➕ { $who } hat einen Tag mehr.
table-told-nudge = 👋 { $who } hat { $whom } angestupst.
table-told-away = { $who } ist nicht da, darum spielt hier ein Computer. Bis { $who } zurückkommt, ist der Platz mit **Übernehmen** unter dem Spielplan zu haben.
table-told-gone = { $who } hat den Server verlassen. Ein Computer spielt, bis jemand den Platz mit **Übernehmen** unter dem Spielplan nimmt.
table-told-accepted = { $who } bietet den Platz an, wie von { $by } vorgeschlagen. Vorerst spielt ein Computer. Bis { $who } zurückkommt, ist der Platz mit **Übernehmen** unter dem Spielplan zu haben.
table-told-voted = { $who } war über der Zeit und niemand war dagegen, darum ist der Platz zu haben, wie von { $by } vorgeschlagen. Vorerst spielt ein Computer. Bis { $who } zurückkommt, ist der Platz mit **Übernehmen** unter dem Spielplan zu haben.
table-told-removed = <@{ $user }> von der Moderation sucht Ersatz für { $who }. Vorerst spielt ein Computer. Bis { $who } zurückkommt, ist der Platz mit **Übernehmen** unter dem Spielplan zu haben.
table-told-removed-nameless = Die Moderation sucht Ersatz für { $who }. Vorerst spielt ein Computer. Bis { $who } zurückkommt, ist der Platz mit **Übernehmen** unter dem Spielplan zu haben.
table-told-back = { $who } ist wieder am Tisch.
table-told-substituted = { $who } hat den Platz von <@{ $user }> übernommen.
table-told-substituted-nameless = { $who } hat einen Platz übernommen.
table-told-stop = Alle waren einverstanden, das Spiel hier zu beenden.

## Lines of their own

outage = -# 🔌 Ich war eine Weile offline und habe alle Fristen um { $time } verlängert.
thread-moved = Der Thread dieses Spiels wurde gelöscht, darum geht es hier weiter.
restored = Ich wurde aus einer Sicherung wiederhergestellt, die mit Eintrag { $seq } endet. Spätere Beiträge hier zählen nicht mehr. Das Spiel geht mit dem Spielplan unten weiter.
restored-lost = ↩️ **Verloren**: Dieser Zug fehlt in der Sicherung, aus der ich wiederhergestellt wurde.
removal-running = { $count ->
    [one] { $who }: Hier hat sehr lange niemand gezogen. Dein Spiel wird { $when } gelöscht, mit allen Daten. Wenn du es behalten willst, mach einen Zug.
   *[other] { $who }: Hier hat sehr lange niemand gezogen. Dieses Spiel wird { $when } gelöscht, mit allen Daten. Wenn ihr es behalten wollt, genügt ein Zug.
}
removal-ended = { $who }: Dieses Spiel ist schon lange zu Ende. Seine Züge werden { $when } gelöscht, das Ergebnis bleibt. Mit **Spieldatei speichern** behaltet ihr das ganze Spiel.
table-frozen = Dieses Spiel steht still: Nach Schritt { $seq } passt die Spieldatei nicht zu den Regeln dieser Version. Nichts ist verloren. Es geht weiter, sobald der Fehler behoben ist.
table-thawed = 🔧 Behoben: Das Spiel geht dort weiter, wo es stand.

## Names of seats

computer-name = Computer { $number }
computer-name-easy = Computer { $number } (leicht)
computer-name-hard = Computer { $number } (stark)
seat-name = Platz { $number }
someone = Jemand von früher
