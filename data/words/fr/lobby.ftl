### The lobby: the post that gathers players, its panels, and the channel’s lines about it.

## Post

lobby-rated = **Classée** : le résultat compte pour la cote de toutes les personnes qui commencent la partie
lobby-private = 🔒 Privée : tout le monde peut participer, mais seules les personnes qui jouent et la modération du serveur voient la partie. Les noms de ce message sont visibles de tous.
lobby-starts-full = **Commence automatiquement** quand la dernière place est prise
lobby-conditions = Conditions : { $asked }
seat-free = en attente…
seat-kept = place réservée : { $who }, expire { $until }
lobby-teams = { $seating ->
    [random] 👥 Équipes : places { $first } contre places { $second }. Elles seront tirées au sort au début. Pour choisir les partenaires, mets **{ lobby-seating }** sur « { seating-joined } » sous **{ button-options }**.
    [joined] 👥 Équipes : places { $first } contre places { $second }. Les places suivent l’ordre d’arrivée.
   *[rotated] 👥 Équipes : places { $first } contre places { $second }. Chaque personne avance d’une place par rapport à la dernière partie.
}
lobby-full = Toutes les places sont prises. On commence ?
lobby-alone = Pour jouer aussi, appuyez sur **{ button-join }**. La personne qui a ouvert la table peut ajouter des ordinateurs (🤖), puis commencer.
lobby-can-start = La personne qui a ouvert la table peut commencer maintenant à { $count }.

## Post: options, in front of their values; also above the menus

lobby-clock = Cadence
lobby-vacation = Congé
lobby-absence = Temps écoulé
lobby-seating = Ordre des places
lobby-language = Langue de la table

## Post: values of options; also in the menus

lobby-seats = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
clock-none = sans limite
clock-move = { $time } par tour
clock-bank = { $time }, plus { $gain } par tour (au plus { $most })
vacation-days = { $count ->
    [0] aucun congé
    [one] { $count } jour de congé
   *[other] { $count } jours de congé
}
absence-idle = un coup par défaut est joué
absence-substitute = un coup par défaut est joué, puis la place est à prendre
seating-rotated = celui de la dernière partie, décalé d’une place
seating-random = au hasard
seating-joined = par ordre d’arrivée
level-easy = facile
level-normal = normal
level-hard = difficile

## Post: requirements; also in the menus

condition-in-time = { $percent } % des tours joués à temps
condition-answers = un temps de réponse habituel de { $time } au plus
condition-rating = une cote { $range }
condition-language = la même langue que la table
condition-known = avoir déjà joué avec quelqu’un de la table
condition-at-most = de { $high } au plus
condition-at-least = de { $low } au moins
condition-between = de { $low } à { $high }

## Buttons of the post

button-join = Participer
button-computer = Ajouter 🤖
button-leave = Quitter
button-options = Options
button-start = Commencer

## What the post answers

joined = { $count ->
    [0] Tu as rejoint **{ $game }**. Toutes les places sont prises. On commence ?
    [one] Tu as rejoint **{ $game }**. Il reste { $count } place.
   *[other] Tu as rejoint **{ $game }**. Il reste { $count } places.
}
left = Tu as quitté **{ $game }**.
left-closed = Tu as quitté **{ $game }**. Il n’y avait personne d’autre à la table : je l’ai fermée.
started = **{ $game }** a commencé : { $thread }

## Panel of the host: the first answer to a new table

host-title = { $game } : ta table est ouverte.
host-alone = Pour commencer tout de suite, ajoute un ordinateur (🤖). Ou attends que d’autres appuient sur **{ button-join }**.
host-can-start = Tu peux commencer maintenant à { $count }, ou attendre d’autres personnes.

## Panel of the host: buttons

button-computer-easy = 🤖 facile
button-computer-normal = 🤖 normal
button-computer-hard = 🤖 difficile
button-computer-less = Enlever 🤖
button-more-options = Autres options

## Panel of options

options-title = **Options de la table.** Les changements s’appliquent tout de suite.
options-language = -# À cette table, les messages sont pour tout le monde dans cette langue : **{ $language }**. Tes panneaux restent dans la tienne. Pour changer la langue des messages, utilise **Langue de la table**.
options-are-settled = Cette partie se joue avec ces options :
options-are-the-openers = Seule la personne qui a ouvert la table peut changer ces options :

## Panel of options: menus

option-seats = Joueurs
option-rated = Classée ou non

## Panel of options: choices

vacation-none = aucun
rated-no = Non classée
rated-yes = Classée : sans ordinateurs, annulation limitée

## Panel of options: buttons

button-people = Personnes…
button-save-settings = Enregistrer…
button-saved = Réglages enregistrés

## Panel of people: invitations and requirements

people-title = { $game } : qui joue ?
people-help = Je publierai tes invitations dans le salon, et les places seront réservées deux jours. Les conditions ci-dessous ne concernent pas les personnes que tu invites.
people-invited = { $who } · l’invitation expire { $until }
people-invite = { $count ->
    [one] Inviter { $count } personne…
   *[other] Inviter jusqu’à { $count } personnes…
}
option-starts = Début de la partie

## Panel of people: choices

starts-no = Commence quand quelqu’un appuie sur Commencer
starts-yes = Commence automatiquement quand la table est pleine
condition-any-in-time = Tours joués à temps : peu importe
condition-any-answers = Temps de réponse habituel : peu importe
condition-any-rating = Cote : peu importe
condition-any-language = Langue : peu importe
condition-any-known = Pas besoin d’avoir déjà joué ensemble

## Panel of the host: someone is removed

lobby-remove = Retirer quelqu’un de cette table…
lobby-remove-sure = **Retirer { $who } ?** Cette personne perdra sa place et ne pourra pas revenir à cette table. Je la préviendrai.
button-remove = Retirer
lobby-removed = Tu n’es plus à la table ({ $game }) dans { $place } : la personne qui l’a ouverte t’en a retiré avant le début. Tu ne peux pas y revenir, mais toutes les autres te sont ouvertes.

## Invitations in the channel, and what they are answered

lobby-invites = { $count ->
    [one] 💺 { $who } : une place t’est réservée pour **{ $game }** avec { $here }. Réponds avant le { $until } ({ $left }).
   *[other] 💺 { $who } : des places vous sont réservées pour **{ $game }** avec { $here }. Répondez avant le { $until } ({ $left }).
}
lobby-invites-you = 💺 Une place t’est réservée pour { $game } avec { $here }. Réponds avant le { $until } ({ $left }).
lobby-invited-all = 💺 Aucune invitation à **{ $game }** n’est plus en attente.
lobby-lapsed = { $count ->
    [one] ⌛ { $who }, la place qui t’était réservée pour **{ $game }** est maintenant ouverte à tout le monde. { $host }, tu peux inviter quelqu’un d’autre.
   *[other] ⌛ { $who }, les places qui vous étaient réservées pour **{ $game }** sont maintenant ouvertes à tout le monde. { $host }, tu peux inviter quelqu’un d’autre.
}
button-accept = Jouer
button-decline = Non merci
declined = Tu as décliné l’invitation ({ $game }). La place est de nouveau ouverte aux autres.
rematch-invites = { $count ->
    [one] 💺 { $who }, encore une partie (**{ $game }**) avec { $here } ? Ta place est réservée jusqu’au { $until } ({ $left }).
   *[other] 💺 { $who }, encore une partie (**{ $game }**) avec { $here } ? Vos places sont réservées jusqu’au { $until } ({ $left }).
}

## Requirements that someone does not meet; said to nobody else

unmet-title = Cette table ({ $game }) a des conditions que tu ne remplis pas :
unmet-in-time = au moins { $asked } % des tours joués à temps (toi : { $yours } %)
unmet-answers = un temps de réponse habituel de { $asked } au plus (toi : { $yours })
unmet-rating = une cote { $asked } (la tienne : { $yours })
unmet-language = la même langue que la table ({ $asked })
unmet-known = avoir déjà joué avec quelqu’un de la table (toi : pas encore)
unmet-full = toutes les places sont prises ou réservées à des personnes invitées
unmet-end = La personne qui a ouvert la table peut quand même t’inviter. `/{ table-command.name } { table-command-find.name }` montre des tables qui te conviennent.

## Lines in the channel

lobby-full-opener = { $who }, toutes les places pour **{ $game }** sont prises. Il ne reste qu’à appuyer sur **Commencer**.
lobby-was-full = -# Toutes les places de **{ $game }** étaient prises.
lobby-changed = ✏️ { $who } : les options de **{ $game }** ont changé depuis ton arrivée.
lobby-closes-soon = { $who } : cette table attend depuis un moment. Elle fermera { $when }, sauf si quelqu’un appuie sur **Commencer**.
lobby-thread-waits = **{ $game }** va commencer. Discord laissera ce serveur ouvrir son prochain fil { $when }. La partie y commencera automatiquement, et aucun chrono ne court d’ici là.
lobby-started = **{ $game }** · { $people } → { $thread }
table-teams = 👥 Équipes : { $first } contre { $second }
lobby-closed = **{ $game }** · cette table a été fermée avant le début de la partie.

## Panels to choose a game or a table

which-game = Quel jeu ?
which-table = Il y a plusieurs tables ici. De laquelle parles-tu ?
this-table = C’est bien cette table ?
which-table-pick = Choisis une table
button-this-table = Oui, cette table
