### Looking back: recap, replay, video, chart, what if, sharing, proof of the shuffle.

## Recap and chart

recap-page = **Page { $page } sur { $pages }**
recap-now = Maintenant
chart-empty = Il y a encore trop peu à montrer.

## Replay

replay-moments = Les moments décisifs
replay-scoring = Décompte : { $who } +{ $points }
replay-swing = { $who } +{ $points }
replay-lead = { $points ->
    [0] { $who } prend la tête
   *[other] { $who } prend la tête avec +{ $points }
}
replay-swing-stands = { $who } +{ $points } si la partie finissait ici
replay-lead-stands = { $who } serait en tête si la partie finissait ici
replay-undone = { $who } a annulé un tour
replay-last-round = Le dernier tour de table commence
replay-end = La fin
replay-eyes-own = Comme je l’ai vu
replay-eyes-open = Comme tous l’ont vu
replay-eyes-revealed = Tout révélé
replay-checked = Ce fichier est valable. J’ai distribué la partie depuis sa graine et je l’ai rejouée : chaque coup est permis et donne le même résultat.
button-look-back = Revoir depuis ici

## Video

film-later = Je peux faire la vidéo une fois la partie finie.
film-drawing = 🎞️ Image { $done } sur { $frames }…
film-done = toute la partie en vidéo
film-gif = En GIF

## What if …?

button-what-if = Et si… ?
what-if = **Et si… ?** 🔒 C’est ta copie privée. La vraie partie n’est pas touchée.
what-if-guessed = Tu joues tous les camps. Ce que tu ne vois pas est distribué au hasard, et les nouveaux tirages aussi. Rien ici ne trahit la vraie partie.
what-if-as = Tu joues pour { $who } :
what-if-real = Tu joues tous les camps, ou tu laisses jouer un ordinateur. La position est réelle, mais les nouveaux tirages sont aléatoires.
button-computer-moves = L’ordinateur joue

## What decided it?

story-later = Tu pourras le voir une fois la partie finie.
story-thinking = 💭 Je cherche les tours qui ont fait la différence : { $percent } % de fait. Ils apparaîtront ici.
story-title = ce qui a fait la différence
story-none = Aucun tour n’a changé grand-chose à lui seul : la partie s’est jouée peu à peu.
story-chance = { $who } { $before } % → { $after } %
story-chances = Chances de victoire, à peu près, avant → après : { $seats }
story-how = Le graphique montre les chances de victoire de chacun après chaque tour. Pour les calculer, l’ordinateur a continué la partie plusieurs fois depuis là, tout révélé. C’est une estimation, pas un verdict.
story-open = Dans ce jeu, l’issue reste longtemps ouverte : jusque tard dans la partie, l’ordinateur n’en sait guère plus que le score.
story-turn = Tour { $number }, { $who }
story-better = { $raised ->
    [1] { $points ->
        [one] 💡 **Encore mieux :** { $turn } (environ { $points } point de plus).
       *[other] 💡 **Encore mieux :** { $turn } (environ { $points } points de plus).
    }
   *[0] { $points ->
        [one] 💡 **Mieux :** { $turn } (environ { $points } point de plus).
       *[other] 💡 **Mieux :** { $turn } (environ { $points } points de plus).
    }
}
story-why = -# À { $who } : « { $why } »
story-best = 👍 Je n’ai rien trouvé de mieux pour ce tour.

## Your turns: a review of one’s own turns in a finished game

review-later = Tu pourras analyser tes tours une fois la partie finie.
review-not-yours = Seules les personnes qui ont joué cette partie peuvent analyser leurs tours.
review-none = Tu n’as pas encore fini de partie : il n’y a aucun tour à analyser.
review-title = tes tours
review-thinking = 💭 J’analyse tes tours : { $percent } % de fait. Pas besoin d’attendre. Appuie de nouveau sur le bouton plus tard pour voir le résultat.
review-goes-on = 💭 Cela prend du temps. Pas besoin d’attendre. Appuie de nouveau sur le bouton plus tard pour voir le résultat.
review-at-night = 🌙 J’analyse les parties la nuit, quand j’ai moins à faire. Je commence le { $when }. Ensuite, appuie de nouveau sur le bouton.
review-no-choice = Aucun de tes tours ne te laissait le choix.
review-all-good = { $count ->
    [one] Ton seul tour avec un choix était le meilleur que j’aie trouvé.
   *[other] Tes { $count } tours étaient tous les meilleurs que j’aie trouvés.
}
review-sum = { $points ->
    [one] **{ $good } fois sur { $count }**, tu as joué le meilleur tour que j’aie trouvé. Tu as manqué environ **{ $points } point**, surtout au tour { $number }.
   *[other] **{ $good } fois sur { $count }**, tu as joué le meilleur tour que j’aie trouvé. Tu as manqué environ **{ $points } points**, dont { $most } au tour { $number }.
}
review-one = { $points ->
    [one] **{ $good } fois sur { $count }**, tu as joué le meilleur tour que j’aie trouvé. Tu as manqué environ **{ $points } point**, au tour { $number }.
   *[other] **{ $good } fois sur { $count }**, tu as joué le meilleur tour que j’aie trouvé. Tu as manqué environ **{ $points } points**, au tour { $number }.
}
review-missed = { $points ->
    [one] Environ { $points } point de moins que la meilleure possibilité (±{ $off })
   *[other] Environ { $points } points de moins que la meilleure possibilité (±{ $off })
}
review-ahead = { $points ->
    [one] Environ { $points } point de plus que toute autre possibilité trouvée (±{ $off })
   *[other] Environ { $points } points de plus que toute autre possibilité trouvée (±{ $off })
}
review-played = **Joué :** { $turn }
review-other = **Meilleure possibilité :** { $turn }
review-turn = Tour { $number }
review-how = Je compare chaque tour à la meilleure possibilité que trouve un ordinateur de niveau *difficile*. Il ne voit que ce que tu voyais alors, et essaie beaucoup d’hypothèses pour le reste. Les points mesurent ton avance sur les autres. C’est une estimation, pas un verdict.
review-done = analyse des tours

## A finished game played on with others

played-on-title = Et si… ? { $game }
played-on-opened = Un fil privé est ouvert pour **{ $game }** : { $link }. Invites-y qui tu veux, ou commence contre des ordinateurs.
played-on-about = 🔮 Cette partie en continue une autre, déjà finie, depuis cette position, juste pour le plaisir. Elle ne change pas la vraie partie, et ne compte ni pour la cote, ni pour les statistiques, ni pour l’historique. Les nouveaux tirages sont aléatoires. Seules les personnes qui jouent et la modération du serveur la voient.
played-on-seats = Des ordinateurs jouent à ces places jusqu’à ce que quelqu’un les prenne. Qui a joué la vraie partie y retrouve sa place.
played-on-invite = Inviter d’autres personnes…
played-on-invites = { $who } : { $host } aimerait continuer **{ $game }** avec toi depuis cette position. Le plateau est au-dessus.
played-on-asked = Invitation envoyée : { $who }
played-on-not-asked = Pas d’invitation possible ici : { $who }
played-on-joined = Tu as rejoint **{ $game }**. Des ordinateurs joueront aux places encore libres au début.
played-on-started = **{ $game }** continue avec { $people }.
button-play-on = Continuer à plusieurs

## Sharing what was made privately

button-share = Publier dans le fil
button-sendme = Recevoir en privé
button-unshare = Retirer
chart-done = les points au fil de la partie
result-done = le score final
what-if-done = et si… ? Une autre partie après la page { $page } du déroulement
shared-by = -# Partagé par { $who }
shared = 📌 Publié : { $link }
share-not-yours = Seules les personnes qui ont joué peuvent publier dans le fil de cette partie. **M’envoyer** marche pour tout le monde.
sent-to-you = 📬 C’est envoyé. Regarde tes messages privés.
sent-not = Je n’ai pas pu t’envoyer de message privé. Autorise les messages de ce serveur, puis appuie de nouveau sur le bouton.
unshared = C’est retiré.
unshare-not-yours = Seules la personne qui l’a partagé et la modération du serveur peuvent le retirer.

## Fair shuffle: buttons

button-fair-lobby = Mélange vérifiable
button-fair-word = Ajouter mon mot

## Fair shuffle: lines in the thread that are never edited

fair-promise = -# 🎲 { $game }, table `{ $table }` : l’empreinte de mon secret est `{ $fingerprint }`. Je ne modifierai jamais ce message.
fair-start-line = -# 🎲 Mélange : `{ $seal }`

## Fair shuffle: panel of a lobby and of a running game

fair-title = Mélange vérifiable
fair-changed = ⚠️ Mon secret a changé depuis l’ouverture de cette table. Sa première empreinte était `{ $before }`, c’est maintenant `{ $fingerprint }`. La restauration d’une copie peut en être la cause. S’il n’y en a pas eu, demande pourquoi à la personne qui m’héberge.
fair-lobby =
    À l’ouverture de cette table, j’ai fixé un secret. Tout changement du secret changerait son empreinte. Chaque personne ajoute une valeur : j’en tire une au hasard pour toi, ou tu écris un mot à toi (je n’en garde que l’empreinte). Au début, le secret et toutes les valeurs sont mêlés pour donner la graine de la partie. À la fin, je révèle le secret, et `/{ table-command.name } { table-command-verify.name }` vérifie chaque tirage.
fair-fingerprint = Empreinte de mon secret (copie-la si tu veux la comparer à la fin) : `{ $fingerprint }`
fair-promised = L’empreinte est aussi dans [un message que je ne modifierai jamais]({ $link }).
fair-parts-so-far = Déjà ajouté (si quelqu’un part, sa valeur est retirée) :
fair-parts = Ajouté par chaque personne, dans l’ordre d’arrivée :
fair-seat-of = la place de { $who }
fair-part-word = - { $who } : un mot choisi (`{ $part }…`)
fair-part-drawn = - { $who } : une valeur tirée (`{ $part }…`)
fair-part-computer = - { $who } : rien, car c’était un ordinateur au début
fair-settled = Au début, le secret et les valeurs ont été mêlés pour donner la graine, qui décide de chaque tirage. À la fin, je révèle le secret, et `/{ table-command.name } { table-command-verify.name }` vérifie tout.
fair-sealed = Une seule empreinte couvre tout cela. Elle est sous le premier message, dans une ligne que je ne modifierai jamais : `{ $seal }`. Pour la calculer toi-même :
fair-proves-title = **Ce que cela prouve**
fair-proves =
    - Tout tirage changé après le début se verrait dans `/{ table-command.name } { table-command-verify.name }`, ou dans les empreintes publiées. Cela vaut aussi pour la personne qui m’héberge.
    - Les joueurs ne peuvent pas orienter le mélange, car ils ne connaissent pas le secret.
    - La personne qui m’héberge ne peut pas l’orienter seule si le dernier changement avant le début est le mot d’une personne honnête. (Une valeur que j’ai tirée pour toi ne prouve rien ici.)
fair-not-title = **Ce que cela ne prouve pas**
fair-not =
    - Un complice de la personne qui m’héberge, s’il ajoute le dernier mot, pourrait en essayer beaucoup jusqu’à ce que l’un lui convienne.
    - La personne qui a ouvert la table, de mèche avec la personne qui m’héberge, pourrait changer les ordinateurs jusqu’à ce qu’une graine lui convienne, ou fermer la table.
    - Une table qui commence aussitôt ne laisse à personne le temps d’ajouter un mot.
    - La personne qui m’héberge pourrait lire les mains dans la base de données.
fair-by-seed = Cette table est plus ancienne que le mélange vérifiable : j’ai tiré seul sa graine au début. Tout changement de la graine changerait son empreinte. À la fin, je révèle la graine, et `/{ table-command.name } { table-command-verify.name }` vérifie chaque tirage.
fair-no-parts = Cette table est plus ancienne que le mélange vérifiable : sa graine sera tirée au début de la partie.
fair-old-proves = Si la graine avait été changée après le début, son empreinte serait différente. Cela ne prouve pas que la graine n’a pas été choisie par la personne qui m’héberge.
fair-word-label = Un mot ou un texte quelconque
fair-word-hint = Jamais un mot de passe, même si je ne le garde pas. Champ vide : je tire une valeur pour toi.
fair-word-added = ✅ J’ai ajouté ton mot, sous la forme `{ $part }`. Il sera mêlé au secret dont l’empreinte est `{ $fingerprint }`.
fair-word-drawn = ✅ J’ai tiré une nouvelle valeur pour toi : `{ $part }`. Elle sera mêlée au secret dont l’empreinte est `{ $fingerprint }`.

## Fair shuffle: checked after the end, /table verify

fair-checked = ✅ J’ai rejoué cette partie du début à la fin. Tout concorde :
fair-checked-secret =
    - Mon secret était `{ $secret }`. Son empreinte est `{ $fingerprint }`.
fair-checked-seal =
    - Avec les valeurs des joueurs, il donne l’empreinte publiée sous le premier message : `{ $seal }`.
fair-checked-seed =
    - Le secret et les valeurs donnent la graine `{ $seed }`.
fair-checked-seats =
    - L’ordre des places a été tiré de cette graine.
fair-checked-draws = { $draws ->
    [0] - Mise en place et coups ({ $moves }) : aucun nombre aléatoire utilisé. Tous les coups étaient permis et mènent bien au résultat publié.
    [one] - Mise en place et coups ({ $moves }) : { $draws } nombre aléatoire utilisé, tiré de la graine. Tous les coups étaient permis et mènent bien au résultat publié.
   *[other] - Mise en place et coups ({ $moves }) : { $draws } nombres aléatoires utilisés, tous tirés de la graine. Tous les coups étaient permis et mènent bien au résultat publié.
}
fair-checked-old =
    - La graine était `{ $seed }`. Son empreinte (SHA-256), que je montre depuis le début, est `{ $fingerprint }`.
fair-wrong = ⚠️ Quelque chose ne concorde pas. { $why }
fair-at-home = **Vérifie toi-même.** Ces lignes calculent les empreintes et la graine sans utiliser une seule ligne de mon code :
fair-with-the-record = Le fichier de partie contient tous les nombres tirés. `meeplepost verify FILE` le rejoue. `docs/verify.py` est un court programme qui le vérifie sans utiliser une seule ligne de mon code.

## Fair shuffle: checked in a file that someone has brought

fair-file = J’ai rejoué la partie de ce fichier du début à la fin. Le fichier est cohérent :
fair-file-same = ✅ C’est la table `{ $table }` telle qu’elle a été jouée ici.
fair-file-named = ✅ C’est la table `{ $table }` telle qu’elle a été jouée ici, mais certains noms ou dates du fichier diffèrent des miens.
fair-file-other = ⚠️ Ce fichier prétend être la table `{ $table }`, mais en diffère. Ne t’y fie pas.
fair-file-unknown = ℹ️ Ce fichier ne correspond à aucune de mes parties finies que tu peux voir ici. N’importe qui peut inventer un tel fichier, noms compris.
fair-file-nameless = ℹ️ Ce fichier ne nomme pas de table : je ne peux le relier à aucune de mes parties. N’importe qui peut inventer un tel fichier, noms compris.
fair-file-secret =
    - Le secret de ce fichier est `{ $secret }`. Son empreinte est `{ $fingerprint }`.
fair-file-old =
    - La graine de ce fichier est `{ $seed }`. Son empreinte (SHA-256) est `{ $fingerprint }`.

## Refusals of a game file that someone has brought, and of copies

record-none = Ce n’est pas un fichier de partie de Meeplepost : sa première ligne devrait être « meeplepost record 2 ».
record-not-a-file = Ce n’est pas un fichier de partie, car son nom ne finit pas par « .txt ». **Enregistrer la partie** sous une partie finie t’en donne un.
record-version = Ce fichier de partie est en version { $version }, mais je ne lis que les versions 1 à { $newest }.
record-too-long = Un fichier de partie a { $most } ko au plus, et celui-ci est plus gros.
record-not-text = Ce fichier n’est pas du texte UTF-8.
record-long-line = Ligne { $line } : plus de { $most } caractères.
record-many = Ligne { $line } : un fichier de partie a { NUMBER($most) } entrées au plus.
record-too-slow = Rejouer ce fichier a pris plus de { $seconds } secondes : je me suis arrêté.
record-too-many = Tu peux ouvrir { $most } fichiers par heure, le prochain { $when }.
record-unknown = Ligne { $line } : je ne connais pas « { $what } ».
record-twice = Ligne { $line } : « { $what } » apparaît deux fois.
record-bad-value = Ligne { $line } : la valeur de « { $what } » n’est pas valable.
record-lacks = Il manque la ligne « { $what } ».
record-no-such-game = Ligne { $line } : je ne connais pas ce jeu.
record-rules = Cette partie a été jouée avec la version { $rules } des règles, mais je n’en connais que jusqu’à la version { $newest }.
record-setup = Ce nombre de joueurs ne va pas avec ces options.
record-players = { $seats ->
    [one] { $seats } place demande une personne.
   *[other] { $seats } places demandent une personne chacune, numérotées à partir de 0.
}
record-bad-line = La ligne { $line } n’est pas une entrée.
record-order = Ligne { $line } : son numéro doit être plus grand que le précédent.
record-bad-seat = Ligne { $line } : cette place n’existe pas.
record-illegal = L’entrée { $entry } n’est pas un coup permis à cet endroit. { $why }
record-differs = L’entrée { $entry } n’a plus le résultat qu’elle avait à l’enregistrement : le fichier a été changé.
record-result = Le résultat ne correspond pas aux coups.
record-seed = La graine ne découle pas du secret et des valeurs du fichier de partie.
record-seats = Les places ne découlent pas de la graine.
record-draws = Les nombres tirés à l’entrée { $entry } diffèrent de ceux du fichier de partie (0 est la mise en place).
table-no-import = Ce fichier de partie n’est plus chargé. Rouvre-le avec `/{ replay-command.name }`.
table-no-sketch = Cette copie n’est plus gardée. Ouvres-en une nouvelle sous **Revoir**.
table-sketch-rated = À une table classée, on ne peut rien essayer avant la fin de la partie.
table-sketch-alone = Les ordinateurs ne peuvent pas aider ici tant que la vraie partie est en cours.
table-played-on = Cette partie en continue déjà une autre. Pars plutôt de la vraie partie, dans **Revoir**.
table-played-on-settled = Cette partie continue avec les réglages de la vraie : il n’y a rien à changer.
table-played-on-no-record = Une partie continuée pour le plaisir n’a pas de fichier. Celui de la vraie partie est sous son score final.
table-played-on-no-rematch = Une partie continuée pour le plaisir n’a pas de revanche. Le score final de la vraie partie en propose une.
