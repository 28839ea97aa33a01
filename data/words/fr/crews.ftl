### Crews: seats that many people play together. Lobby, panel, posts.

## Names
## In place of a player’s name.

crew-name = { $number ->
    [0] Le serveur
   *[other] Groupe { $number }
}

## Lobby: what is given to crews

crews-title = Places à plusieurs
crews-about = Les membres d’un **groupe** se partagent une place : chacun propose des tours et vote, et le tour qui reçoit le plus de voix est joué.
crews-hidden = Ce jeu comporte des informations cachées : un groupe a donc six personnes au plus, et on ne le rejoint qu’avant le début de la partie.
crew-share = Les votes sont comptés
crew-names = Qui a voté
crew-captain = Capitaine

## Lobby: choices

crews-none = aucune
crews-open = { $count ->
    [1] un groupe ouvert : tout le serveur
   *[other] { $count } groupes ouverts : tout le serveur
}
crews-fixed = { $count ->
    [1] un groupe fixe, six personnes au plus
   *[other] { $count } groupes fixes, six personnes au plus chacun
}
crew-share-value = après { $percent } % du temps d’un tour
crew-names-no = secret
crew-names-yes = indiqué dans le fil
crew-captain-no = personne ne joue sans vote
crew-captain-yes = le premier membre peut jouer sans vote

## Lobby post: lines

lobby-crews = { $access ->
    [open] 👥 **Places à plusieurs** : tout le serveur peut rejoindre un groupe, à tout moment. Les votes sont comptés après { $percent } % du temps d’un tour.
   *[fixed] 👥 **Places à plusieurs** : un groupe a six personnes au plus, et on ne le rejoint qu’avant le début de la partie. Les votes sont comptés après { $percent } % du temps d’un tour, ou dès que plus de la moitié est d’accord.
}
lobby-crews-names = Le fil dit qui a voté pour ce qui a été joué.
lobby-crews-captain = Le premier membre d’un groupe peut jouer sans vote.
crew-members = { " : " }{ $names }
crew-members-more = { " : " }{ $names } + { $count }
crew-members-none = { " : " }personne pour l’instant

## Buttons

button-join-crew = Rejoindre { $who }
button-leave-crew = Quitter le groupe
button-server-plays = Le serveur contre l’ordinateur
button-propose = Proposer
button-proposals = Propositions ({ $count })
button-vote = ▲ Voter pour { $number }
button-unvote = Retirer mon vote ({ $number })
button-captain = Jouer { $number } tout de suite
button-to-draft = Préparer un tour

## Private panel

crew-joined = Tu as rejoint **{ $who }** ({ $game }). À votre tour, prépare ce que tu jouerais et appuie sur **Proposer**, ou vote pour les propositions des autres. Chaque membre peut proposer un tour et voter pour autant de tours qu’il veut.
crew-proposed = { $count ->
    [0] Aucun tour proposé pour l’instant
    [one] { $count } tour proposé
   *[other] { $count } tours proposés
}
crew-counted = les votes sont comptés { $when }
crew-counted-soon = la prochaine proposition est jouée aussitôt
crew-first-panel = 👀 Rien n’est joué avant le vote de ton groupe. Prépare un tour et appuie sur **Proposer**.
crew-ask-end = Proposer ce tour à ton groupe ?
crew-nothing = Personne n’a encore proposé de tour. Prépares-en un et appuie sur **Proposer**.
crew-turn = **{ $number }** · { $turn } · ▲ { $count }
crew-turn-own = *le tien*
crew-turn-voted = *tu as voté pour*
crew-turn-gone = plus possible
crew-turn-nothing = rien de plus, le tour se termine
crew-more = { $count ->
    [one] … et { $count } autre
   *[other] … et { $count } autres
}
crew-done-proposed = C’est proposé. Tant que les votes ne sont pas comptés, tu peux proposer autre chose à la place.
crew-done-voted = Ton vote compte.
crew-done-unvoted = Ton vote est retiré.
crew-decided = C’est décidé : **{ $who }** a joué.
crew-leave-sure = Quitter ton groupe ? Les autres continuent sans toi. Tu ne pourras jouer pour personne d’autre à cette table.
crew-left = Tu as quitté le groupe. Les autres continuent.

## Posts in the thread

crew-summary = ▲ { $who } a fait ce choix par { $count } voix.
crew-summary-by = ▲ { $who } a fait ce choix par { $count } voix : { $names }
