### Crews: seats that many people play together. Lobby, panel, posts.

## Names

crew-name = { $number ->
    [0] Der Server
   *[other] Crew { $number }
}

## Lobby: what is given to crews

crews-title = Gemeinsame Plätze (Crews)
crews-about = Eine **Crew** teilt sich einen Platz: Alle schlagen Züge vor und stimmen ab, gespielt wird der Zug mit den meisten Stimmen.
crews-hidden = In diesem Spiel ist etwas verdeckt, darum besteht eine Crew aus höchstens sechs Leuten, und beitreten kann man nur vor dem Start.
crew-share = Stimmen werden gezählt
crew-names = Wer wofür stimmte
crew-captain = Alleingang

## Lobby: choices

crews-none = keine
crews-open = { $count ->
    [1] eine offene Crew: alle auf dem Server
   *[other] { $count } offene Crews: alle auf dem Server
}
crews-fixed = { $count ->
    [1] eine feste Crew mit bis zu sechs Leuten
   *[other] { $count } feste Crews mit je bis zu sechs Leuten
}
crew-share-value = nach { $percent } % der Zeit für einen Zug
crew-names-no = bleibt geheim
crew-names-yes = steht im Thread
crew-captain-no = nicht erlaubt
crew-captain-yes = das erste Mitglied darf ohne Abstimmung spielen

## Lobby post: lines

lobby-crews = { $access ->
    [open] 👥 **Gemeinsame Plätze (Crews)**: Alle auf diesem Server können jederzeit in eine Crew. Gezählt wird nach { $percent } % der Zeit für einen Zug.
   *[fixed] 👥 **Gemeinsame Plätze (Crews)**: Eine Crew besteht aus höchstens sechs Leuten, und beitreten kann man nur vor dem Start. Gezählt wird nach { $percent } % der Zeit für einen Zug oder sobald sich mehr als die Hälfte einig ist.
}
lobby-crews-names = Im Thread steht, wer für den gespielten Zug gestimmt hat.
lobby-crews-captain = Das erste Mitglied einer Crew darf ohne Abstimmung spielen.
crew-members = : { $names }
crew-members-more = : { $names } + { $count }
crew-members-none = : noch niemand

## Buttons

button-join-crew = Dabei sein: { $who }
button-leave-crew = Crew verlassen
button-server-plays = Server gegen Computer
button-propose = Vorschlagen
button-proposals = Vorschläge ({ $count })
button-vote = ▲ Für { $number } stimmen
button-unvote = Stimme für { $number } zurückziehen
button-captain = { $number } sofort spielen
button-to-draft = Zug entwerfen

## Private panel

crew-joined = Du bist dabei: **{ $who }** in { $game }. Seid ihr dran, entwirf deinen Zug und drück **Vorschlagen**, oder stimm für Vorschläge der anderen. Jedes Mitglied kann einen Zug vorschlagen und für beliebig viele stimmen.
crew-proposed = { $count ->
    [0] Noch kein Vorschlag
    [one] { $count } Vorschlag
   *[other] { $count } Vorschläge
}
crew-counted = gezählt wird { $when }
crew-counted-soon = der nächste Vorschlag wird sofort gespielt
crew-first-panel = 👀 Gespielt wird erst, wenn deine Crew abgestimmt hat. Entwirf einen Zug und drück **Vorschlagen**.
crew-ask-end = Deiner Crew diesen Zug vorschlagen?
crew-nothing = Noch hat niemand einen Zug vorgeschlagen. Entwirf einen und drück **Vorschlagen**.
crew-turn = **{ $number }** · { $turn } · ▲ { $count }
crew-turn-own = *deiner*
crew-turn-voted = *mit deiner Stimme*
crew-turn-gone = nicht mehr möglich
crew-turn-nothing = sonst nichts, der Zug endet
crew-more = { $count ->
    [one] … und ein weiterer
   *[other] … und { $count } weitere
}
crew-done-proposed = Vorgeschlagen. Bis gezählt wird, kannst du stattdessen etwas anderes vorschlagen.
crew-done-voted = Deine Stimme zählt.
crew-done-unvoted = Deine Stimme ist zurückgezogen.
crew-decided = Damit ist es entschieden: **{ $who }** hat gespielt.
crew-leave-sure = Deine Crew verlassen? Die anderen spielen ohne dich weiter. Für jemand anderen kannst du an diesem Tisch nicht spielen.
crew-left = Du hast die Crew verlassen. Die anderen spielen weiter.

## Posts in the thread

crew-summary = { $count ->
    [one] ▲ { $who } hat das mit { $count } Stimme gewählt.
   *[other] ▲ { $who } hat das mit { $count } Stimmen gewählt.
}
crew-summary-by = { $count ->
    [one] ▲ { $who } hat das mit { $count } Stimme gewählt: { $names }
   *[other] ▲ { $who } hat das mit { $count } Stimmen gewählt: { $names }
}
