### The panel that Play opens for one player, and all that can be reached from it.

## Head

first-panel = -# 👀 Rien n’est joué tant que tu n’appuies pas sur **Confirmer**.
text-with-draft = Ce plateau montre ton tour en préparation. Personne d’autre ne le voit avant que tu confirmes.
waiting-for-you = À toi de jouer.
waiting-for-you-too = { $count ->
    [one] À toi de jouer. On attend aussi { $who }.
   *[other] À toi de jouer. On attend aussi { $who }.
}
waiting-for = { $count ->
    [one] À { $who } de jouer.
   *[other] On attend { $who }.
}
you-are-next = { " Ensuite, c’est à toi." }
table-person-away = 🏝️ { $who } s’absente du { $since } au { $until }.
table-is-paused = ⏸️ La partie est en pause. Les chronos sont arrêtés, mais tu peux quand même jouer.
game-is-over = Cette partie est finie.
plan = -# Ce n’est pas encore à toi. Essaie ici ton prochain tour, et garde-le comme plan si tu veux.
turn-played = ✅ Tour { $number } joué.
panel-below = ⬇️ Ton tour continue plus bas.
turn-yours = ▶️ À toi de jouer (tour { $number })
only-choice = Choisi d’office, faute d’autre possibilité : { $choice }.
not-seated = Tu ne joues pas à cette table, mais tu peux regarder.

## Since your last turn

since-title = { $since ->
    [start] **Depuis le début de la partie**
   *[turn] **Depuis ton dernier tour**
}
since-title-more = { $count ->
    [one] { since-title } · { $count } tour plus ancien dans **Récap**
   *[other] { since-title } · { $count } tours plus anciens dans **Récap**
}
since-for-you = ⏩ Joué pour toi : { $line }
since-you = -# Toi : { $before } → { $now }

## Choices

choices-more = Plus…
choices-elsewhere = Ailleurs ({ $count })…
choices-elsewhere-one = Ailleurs : { $place }
choices-part = Partie { $part }
choices-turn = ↻ Tourner
choices-shown = aperçu en { $number }
choices-few-ways = { $count ->
    [one] Un seul sens convient.
   *[other] Seuls { $count } sens conviennent.
}
choices-place-before = ◀ Décaler
choices-place-after = Décaler ▶
label-gives = { $label } ({ $gives })
pair = { $label } : { $value }

## Buttons

button-confirm = Confirmer
button-back = Retour
button-start-over = Recommencer
button-to-turn = Revenir à ton tour
button-words = Choisir dans des listes
button-onward = Continuer
button-board = Plateau
button-zoom = Zoom
button-score = Score actuel
button-recap = Récap
button-text = Plateau en texte
button-rules = Règles
button-how-to-play = Comment jouer
button-next = Suivant
button-why = Pourquoi ?

## Above Confirm, and after it

confirm-reveals = -# Confirmer révèle de nouvelles informations.
confirm-reveals-consent = -# Confirmer révèle de nouvelles informations. Pour annuler ensuite, il faudra l’accord de tout le monde.
done = ✅ C’est fait.
done-over = { $thread ->
    [1] ✅ C’est fait. La partie est finie. Le résultat est dans son fil.
   *[0] ✅ C’est fait. La partie est finie.
}

## The hand

your-hand = ta main (personne d’autre ne la voit)
hand-empty = Ta main est vide.

## Undo

undo-takes = Ton dernier tour sera annulé.
undo-takes-with = Ton dernier tour sera annulé, avec tout ce qui a été joué ensuite ({ $who }).
undo-why-moved = { $count ->
    [one] { $who } a joué depuis.
   *[other] { $who } ont joué depuis.
}
undo-why-seen = Ton tour a révélé quelque chose de nouveau, par exemple une carte ou un jet de dés.
undo-alone = -# Tu joues seulement contre des ordinateurs : tu peux annuler librement jusqu’à la fin de la partie.
undo-done = Tu as annulé ton dernier tour.
undo-done-with = Tu as annulé ton dernier tour, avec tout ce qui a été joué depuis ({ $who }).
undo-asked = J’ai posé la question aux autres. Ton tour sera annulé dès que tout le monde aura accepté.

## Undo: buttons

button-undo = Annuler
button-undo-with = Annuler mon tour et la suite ({ $who })
button-undo-with-many = { $count ->
    [one] Annuler mon tour et { $count } autre
   *[other] Annuler mon tour et { $count } autres
}
button-undo-ask = Demander à annuler
button-undo-ask-with = Demander à annuler mon tour et la suite ({ $who })
button-undo-ask-with-many = { $count ->
    [one] Demander à annuler mon tour et { $count } autre
   *[other] Demander à annuler mon tour et { $count } autres
}

## Plans

plan-waits = { $count ->
    [one] 📋 Ton plan secret pour ton tour :
   *[other] 📋 Tes plans secrets pour ton tour (je jouerai le premier qui reste possible) :
}
plan-is-kept = 📋 Plan enregistré. Si tout se passe comme indiqué ici, je le jouerai dès que ce sera à toi. Personne d’autre ne le connaît.
plan-is-dropped = 📋 Tu as retiré tes plans.
plan-played = 📋 À ton tour, j’ai joué ton plan.
plan-forced = ⏩ Un seul coup était possible à ton tour : je l’ai joué pour toi.
plan-undone = 📋 Un tour a été annulé et c’est de nouveau à toi : j’ai retiré ton plan.
plan-dropped = 📋 Je n’ai pas pu jouer ton plan. À toi de jouer.
plan-reason = -# *{ $plan }* – { $reason }
plan-changed = Le tour ne se passerait plus comme prévu.
plan-not-now = Tu ne peux rien prévoir à cette table pour le moment.
plan-too-many = { $most ->
    [one] Tu as déjà prévu { $most } tour. Retire ton plan pour recommencer.
   *[other] Tu as déjà prévu { $most } tours. Retire tes plans pour recommencer.
}

## Plans: buttons

button-keep = Garder comme plan
button-unplan = Retirer le plan
button-plan = Prévoir

## Hints

hint-thinking = 💡 L’ordinateur réfléchit à ton tour…
hint-too-busy = 💡 Trop de demandes d’indice pour l’instant. Réessaie dans un moment.
hint-less = { $count ->
    [one] 💡 **{ $turn }** vaut environ { $count } point de moins que le meilleur tour.
   *[other] 💡 **{ $turn }** vaut environ { $count } points de moins que le meilleur tour.
}
hint-as-good = 💡 **{ $turn }** est presque aussi bon que le meilleur coup.
hint-only = 💡 **{ $turn }** est ton seul coup possible.
hint-alone = 💡 **{ $turn }** semble de loin le meilleur choix.
hint-equal = { $shown ->
    [1] 💡 **{ $turn }**.
   *[other] 💡 **{ $turn }** n’est ni meilleur ni pire qu’un autre.
}
hint-at-once = { $count ->
    [one] 💡 **{ $turn }** rapporte { $count } point tout de suite et semble le meilleur choix.
   *[other] 💡 **{ $turn }** rapporte { $count } points tout de suite et semble le meilleur choix.
}
hint-open = { $at ->
    [0] 💡 **{ $turn }** semble le meilleur choix, mais d’autres coups le valent peut-être.
   *[1] 💡 **{ $turn }** vaut peut-être autant que le meilleur coup.
}
hint-later = 💡 **{ $turn }** rapporte moins maintenant, mais devrait payer plus tard.
hint-better = { $count ->
    [one] 💡 **{ $turn }** semble valoir environ { $count } point de plus que le deuxième meilleur.
   *[other] 💡 **{ $turn }** semble valoir environ { $count } points de plus que le deuxième meilleur.
}
hint-replaces = **Jouer ce coup** remplace ce que tu as choisi jusqu’ici.
hint-replaces-less = { $count ->
    [one] Ton choix devrait valoir environ { $count } point de moins. **Jouer ce coup** le remplace.
   *[other] Ton choix devrait valoir environ { $count } points de moins. **Jouer ce coup** le remplace.
}
hint-yours = 💡 Tu as choisi le meilleur tour que l’ordinateur ait trouvé.
hint-none = Ce n’est pas à toi de jouer : pas d’indice pour l’instant.
hint-not-here = Les indices n’existent que dans les leçons et contre des ordinateurs. Ici, ce serait injuste pour les autres.
button-hint = 💡 Indice
button-play-this = ▶ Jouer ce coup
button-another = Une autre idée

## More, ⋯: buttons

button-stop = Arrêter ensemble
button-resign = Abandonner
button-keep-playing = Continuer à jouer
button-not-now = Pas maintenant
button-save = Enregistrer la partie
button-notes = Notes
button-pause = Pause
button-resume = Fin de la pause
button-extra = Plus de temps
button-nudge = Envoyer un rappel
button-offer = Céder ma place
button-follow = Suivre
button-unfollow = Ne plus suivre
button-fair-dealt = Vérifier le mélange
button-see-more = Voir plus…
button-table-more = Table…
button-legend = Légende
button-remaining = Ce qui reste

## More, ⋯: ending and resigning

stop-sure = { $others ->
    [0] Arrêter la partie maintenant, sans résultat ?
   *[other] Proposer d’arrêter la partie sans résultat ? Je poserai la question à toute la table, avec une notification.
}
stop-asked = J’ai posé la question aux autres. La partie s’arrêtera dès que tout le monde aura accepté.
stop-done = La partie est finie.
resign-sure = { $ends ->
    [1] Abandonner la partie pour de bon ? Cela y mettra fin.
   *[other] Abandonner la partie pour de bon ? Un ordinateur jouera à ta place.
}
resign-done = Tu as abandonné.

## More, ⋯: pause, extra time, nudge

vacation-left = { $count ->
    [0] -# 🏖️ Il ne te reste aucun jour de congé. Si tu dépasses ton temps, un coup par défaut sera joué.
    [one] -# 🏖️ Il te reste { $count } jour de congé. Si tu dépasses ton temps, je l’utiliserai pour te donner un jour de plus.
   *[other] -# 🏖️ Il te reste { $count } jours de congé. Si tu dépasses ton temps, j’en utiliserai un pour te donner un jour de plus.
}
pause-asked = J’ai posé la question aux autres. Les chronos s’arrêteront dès que tout le monde aura accepté.
pause-done = La partie est en pause et tous les chronos sont arrêtés. N’importe qui à la table peut mettre fin à la pause.
pause-ended = La partie continue. Les chronos reprennent là où ils s’étaient arrêtés.
extra-asked = J’ai demandé aux autres un jour de plus.
extra-done = Tu as un jour de plus.
nudge-done = J’ai posté un petit rappel dans le fil.
nudge-gone = Cette personne a quitté le serveur. Un ordinateur joue pour elle jusqu’à ce que quelqu’un reprenne la place.

## More, ⋯: seats that are offered and taken

offer-sure = { $minutes ->
    [one] Céder ta place ? Un ordinateur jouera pour toi dans { $minutes } minute. Tu peux revenir tant que personne n’a repris la place. Ensuite, tu perds ta place et ta main.
   *[other] Céder ta place ? Un ordinateur jouera pour toi dans { $minutes } minutes. Tu peux revenir tant que personne n’a repris la place. Ensuite, tu perds ta place et ta main.
}
offer-sure-offer = Demander à { $who } de céder sa place ? Je poserai la question dans le fil, avec une notification pour { $who } et personne d’autre. Rien ne change sans son accord sous un jour.
offer-sure-replace = Libérer la place de { $who }, en retard ? Je demanderai à tout le monde dans le fil, y compris { $who }, avec une notification. Chacun peut refuser. La place sera libérée après un jour si tous les autres ont accepté et si { $who } tarde toujours.
offer-sure-moderator = Libérer la place de { $who }, au titre de la modération ? Un ordinateur jouera aussitôt, n’importe qui pourra reprendre la place, et le fil dira que cela vient de toi. Si { $who } n’est pas en retard, la partie ne lui comptera ni comme quittée ni comme perdue.
button-offer-ask = Demander
button-offer-theirs = Libérer la place
offer-asked = J’ai posé la question à { $who } dans le fil.
offer-asked-late = J’ai posé la question à tout le monde dans le fil, y compris { $who }.
offer-done = N’importe qui peut maintenant reprendre cette place. D’ici là, un ordinateur joue.
offer-no-player = Cette personne ne joue pas à cette table.
return-done = Bon retour ! La place est de nouveau à toi.
take-sure = Reprendre la place de { $who } ? Tu auras sa main et sa position pour de bon, et cette personne ne pourra pas revenir.
button-take-sure = Reprendre la place
take-done = La place est à toi.
take-done-hand = La place est à toi. Appuie sur **Main** pour voir ta main.

## A moderator skips someone

skip-sure = Passer ce tour pour { $who } ? Un coup par défaut sera joué aussitôt, et le fil dira que cela vient de toi.
button-skip = Passer
skip-moderators = Seule la modération (membres qui peuvent gérer le serveur ou ses fils) peut passer un tour.
skip-done = C’est fait. Le fil indique que c’est toi.

## More, ⋯: notes

notes-label = Ce que tu veux retenir
notes-hint = Personne d’autre ne verra jamais ceci. Pour supprimer la note, efface le texte.
notes-now = Ta note a changé pendant que ce formulaire était ouvert. Elle dit maintenant :
notes-yours = Tu viens d’écrire :
button-note-now = Garder la note
button-note-yours = Enregistrer ma note
notes-unsaved = J’ai redémarré et je n’ai plus ta nouvelle note. Copie-la ci-dessus et enregistre-la de nouveau.

## More, ⋯: following a game

followed = Tu suis cette partie. À la fin, je t’enverrai le résultat par message privé.
unfollowed = Tu ne suis plus cette partie.
follow-seated = Tu joues dans cette partie : tu auras le résultat de toute façon.

## More, ⋯: standing orders

order-given = Enregistré : **{ $order }**. Désormais, cette consigne répond pour toi. Personne d’autre ne la voit.
