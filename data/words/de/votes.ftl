### Questions to the table, each with two buttons, and how they end.

## Questions in the thread or by direct message

vote-undo = { $who } möchte einen Zug zurücknehmen, samt allem, was danach kam. Einverstanden?
vote-stop = { $who } schlägt vor, das Spiel ohne Ergebnis zu beenden. Einverstanden?
vote-pause = { $who } möchte das Spiel pausieren und alle Uhren anhalten. Einverstanden?
vote-extra = { $who } bittet um einen Tag mehr. Einverstanden?
vote-offer = { $who } schlägt vor, für { $whom } Ersatz zu suchen. { $whom }, einverstanden? Wenn nicht, ändert sich nichts.
vote-replace = { $whom } ist über der Zeit. { $who } schlägt vor, Ersatz zu suchen. Einverstanden? Auch { $whom } kann ablehnen oder einfach ziehen.

## Below a question

vote-until = -# Die Abstimmung endet, sobald alle geantwortet haben, spätestens { $when }.
vote-until-offer = -# Wenn { $whom } nicht antwortet, läuft diese Frage { $when } ab.
vote-until-replace = -# Die Abstimmung endet, sobald alle geantwortet haben. Sind alle anderen einverstanden und { $whom } hat weder geantwortet noch gezogen, wird der Platz { $when } angeboten.
vote-agreed = -# Einverstanden bisher: { $who }

## Buttons

button-agree = Einverstanden
button-refuse = Ablehnen
button-withdraw = Frage zurückziehen

## Answers

vote-counted = Danke, deine Antwort ist notiert.
table-vote-late = Diese Frage ist abgelaufen, weil nicht alle innerhalb eines Tages geantwortet haben.

## How it ended

vote-undo-yes = Alle waren einverstanden, der Zug ist zurückgenommen.
vote-undo-no = { $who } hat abgelehnt, der Zug bleibt stehen.
vote-stop-yes = Alle waren einverstanden, das Spiel ist zu Ende.
vote-stop-no = { $who } hat abgelehnt, das Spiel geht weiter.
vote-pause-yes = Alle waren einverstanden, das Spiel ist pausiert.
vote-pause-no = { $who } hat abgelehnt, es gibt keine Pause.
vote-extra-yes = Alle waren einverstanden: ein Tag mehr auf der Uhr.
vote-extra-no = { $who } hat abgelehnt, es gibt keine zusätzliche Zeit.
vote-offer-yes = { $whom } ist einverstanden, der Platz ist jetzt zu haben.
vote-offer-no = { $who } hat abgelehnt, der Platz wechselt nicht.
vote-replace-yes = Niemand war dagegen, der Platz von { $whom } ist jetzt zu haben.
vote-replace-no = { $who } hat abgelehnt, der Platz wechselt nicht.
vote-withdrawn = { $who } hat die Frage zurückgezogen, nichts ändert sich.
vote-expired = Nicht alle haben innerhalb eines Tages geantwortet, nichts ändert sich.
vote-overtaken = Das Spiel ist weitergegangen, diese Frage hat sich erledigt.
