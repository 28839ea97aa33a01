### Help, rules and legend; lessons; the page for trying the bot without Discord.

## Help: topics of the menu, and their texts
## Option, 100.

help-start = Commencer une partie
    .text =
        `/{ table-command.name } { table-command-new.name }` ouvre une table dans un salon. Choisis le jeu, le nombre de joueurs et d’ordinateurs, et le temps par tour.
        Les autres appuient sur **Participer** sous le message. Puis n’importe qui à la table peut appuyer sur **Commencer**. Chaque partie a son propre fil.
        Personne avec qui jouer ? `/{ table-command.name } { table-command-find.name }` montre les tables ouvertes, et `/{ play-command.name }` te trouve une partie dès qu’il y a assez de monde.
        En solo ? Remplis les autres places avec des ordinateurs. Tu découvres le jeu ? `/{ learn-command.name }` l’enseigne en courtes leçons, et **Règles** sous le message l’explique page par page.
        Quelques minutes seulement ? `/{ puzzle-command.name }` propose chaque jour une position : trouve le meilleur tour. C’est la même pour tout le monde.
help-turn = Jouer ton tour
    .text =
        Appuie sur **Jouer** sous le plateau le plus récent pour ouvrir ton panneau privé. Choisis pas à pas, regarde l’aperçu, et reviens avec **Retour** autant que tu veux. Rien n’est joué avant **Confirmer**.
        Une fois une carte piochée ou des dés lancés, il faut l’accord de tout le monde pour annuler.
        Tu préfères écrire ? `/{ move-command.name }` accepte n’importe quel coup, et chaque jeu a des commandes pour les plus courants. Les suggestions suivent les règles et disent pourquoi un choix est impossible.
        Plusieurs parties ? `/{ turns-command.name }` les liste toutes, d’abord celles qui t’attendent.
help-waiting = Attendre les autres
    .text =
        {""}**Jouer** montre le plateau et permet de **Prévoir** : essaie ton prochain tour et garde-le comme plan. Je le jouerai automatiquement si rien ne l’empêche.
        {""}**Récap** montre les tours que tu as manqués. Tout le reste est sous **⋯** : plateau en texte, notes, score actuel, et **Envoyer un rappel** si quelqu’un tarde.
        Tu reçois une notification quand c’est à toi. Choisis comment et quand dans `/{ settings-command.name }`.
help-rules = Apprendre les règles
    .text =
        `/{ learn-command.name }` enseigne un jeu en dix minutes environ : de courtes leçons à partir de positions préparées, en solo et sans chrono. Ensuite, tu joues une fin de partie avec des indices.
        `/{ rules-command.name }` explique chaque jeu page par page, avec images et exemples. Écris un mot pour chercher.
        Quand je refuse un coup, **Pourquoi ?** ouvre la règle concernée. Sur la feuille de score, **Pourquoi ?** explique les points de tout le monde.
        {""}**⋯ › Voir plus… › Légende** explique le plateau que tu as devant toi, et **Ce qui reste** compte les pièces restantes.
        Contre des ordinateurs seulement, tu peux annuler librement, et **Indice** montre ce qu’un ordinateur ferait.
help-undo = Annuler une erreur
    .text =
        Avant **Confirmer** : appuie sur **Retour**, ou sur **⋯** puis **Recommencer**.
        Après **Confirmer** : appuie sur **Annuler** (sous **⋯**, ou `/{ table-command.name } { table-command-undo.name }`). Si personne n’a joué depuis et que rien de nouveau n’a été révélé, ton tour est annulé tout de suite. Sinon, je demande aux autres, sauf à une table classée, où un tour joué est définitif. Contre des ordinateurs seulement, tu peux toujours annuler.
        Pour renoncer pour de bon, appuie sur **Abandonner**. Pour arrêter ensemble et sans résultat, appuie sur **{ button-stop }**.
help-away = S’absenter
    .text =
        {""}**Les heures calmes** (`/{ settings-command.name }`) arrêtent tes chronos et retiennent les notifications, par exemple la nuit.
        {""}**Un message par jour** (`/{ settings-command.name }`) peut lister ce qui t’attend, au lieu de notifications séparées.
        {""}**Une longue absence** : `/{ settings-command.name } { settings-command-away.name }: { settings-command-until.name }:` suspend toutes les notifications du premier jour au dernier. Les autres joueurs de tes tables voient la date de ton retour.
        {""}**Le congé** : quand tu dépasses ton temps, j’utilise un de tes jours de congé, si la table en accorde. Sous **⋯**, tu peux aussi demander **Pause** ou **Plus de temps**.
        {""}**Céder ma place** permet à quelqu’un de la reprendre. D’ici là, un ordinateur joue pour toi. Appuie sur **Je suis de retour** pour la récupérer. Personne d’autre ne peut céder ta place sans ton accord, sauf une personne de la modération qui ne joue pas à cette table.
help-after = Après une partie
    .text =
        Sous le résultat : **Rejouer** ouvre la revanche, **Tours clés** montre les moments décisifs, et **Scores** les points de tout le monde. Tout le reste est sous **⋯** : revoir la partie, la vidéo, le graphique, le fichier de partie et la preuve du mélange.
        `/{ stats-command.name } { stats-command-review.name }`, ou **Tes tours** sous **⋯**, compare chacun de tes tours à la meilleure possibilité. Personne d’autre ne le voit.
        `/{ stats-command.name } { stats-command-history.name }` liste tes parties, celles de quelqu’un d’autre ou du serveur. `/{ replay-command.name }` rouvre une partie finie, même depuis un fichier enregistré.
        `/{ stats-command.name } { stats-command-profile.name }` montre comment quelqu’un joue, `/{ stats-command.name } { stats-command-game.name }` ce qui fait gagner ici, et `/{ stats-command.name } { stats-command-leaderboard.name }` les meilleures cotes.
        Le mélange était-il régulier ? `/{ table-command.name } { table-command-verify.name }` vérifie chaque tirage. La modération peut corriger un résultat avec `/{ table-command.name } { table-command-correct.name }`.
help-events = Ligues et tournois
    .text =
        `/{ league-command.name } { league-command-list.name }` montre les ligues et tournois de ce serveur, et leur classement. L’inscription se fait sur leur message.
        Si tu en as le droit, tu peux ouvrir des inscriptions avec `/{ league-command.name } { league-command-new.name }`. Je forme les tables et j’ouvre chaque partie dans son propre fil.
        Quelqu’un ne peut pas continuer ? L’organisation peut trouver quelqu’un d’autre avec `/{ league-command.name } { league-command-replace.name }`.
help-crews = Partager une place
    .text =
        `/{ table-command.name } { table-command-new.name } { table-command-new-crews.name }:` donne une place à un **groupe** : contre une personne, un autre groupe ou des ordinateurs. L’option **Places à plusieurs** de la table a le même effet. Le plus simple à lancer : *Le serveur contre l’ordinateur*.
        À Carcassonne, tout le serveur peut rejoindre un groupe ouvert, même plus tard, avec le bouton sous le plateau le plus récent. Là où les mains sont cachées, un groupe a six personnes au plus, et on ne le rejoint qu’avant le début de la partie. Ses membres sont seuls à voir sa main.
        Au tour de ton groupe, appuie sur **Jouer**, prépare un tour, puis appuie sur **Proposer**. **Propositions** montre celles des autres, avec une image. Vote pour autant de tours que tu veux. Le tour qui a le plus de voix est joué à l’heure dite (en cas d’égalité, le plus ancien) ; dans un groupe fixe, il l’est dès que plus de la moitié est d’accord.
        Aucune proposition ? C’est comme si le temps était écoulé. Le premier membre d’un groupe parle au nom de tous : annulations, pauses, questions à la table. Les parties avec des groupes ne comptent pas pour la cote.
help-people = Si quelqu’un te dérange
    .text =
        `/{ privacy-command.name } { privacy-command-block.name }` écarte quelqu’un de tes nouvelles tables. Personne n’en est informé. La même commande montre ta liste, dit ce qu’elle couvre, et permet de débloquer.
        La modération peut écarter quelqu’un des tables d’un serveur avec `/{ table-command.name } { table-command-bar.name }`.
        Choisis ce que les autres voient de tes parties dans `/{ stats-command.name } { stats-command-profile.name }`. `/{ privacy-command.name } { privacy-command-about.name }` dit ce que je garde sur toi, `/{ privacy-command.name } { privacy-command-export.name }` t’en donne une copie, et `/{ privacy-command.name } { privacy-command-forget.name }` le supprime.
help-text = Jouer sans images
    .text =
        `/{ table-command.name } { table-command-show.name } { table-command-show-form.name }:{ form-text }` montre tout le plateau en texte, ligne par ligne. **⋯ › Voir plus… › Plateau en texte** ouvre le même texte. Chaque image a une description.
        Tout ce qui se choisit sur une image a aussi un nom dans les menus et sur le plateau en texte. Tu peux aussi écrire ce nom.
        Les règles, la légende et **Ce qui reste** existent aussi en texte.
help-server = Gérer un serveur
    .text =
        `/{ server-settings-command.name }` définit où, par qui et dans quelle langue on peut ouvrir des tables, et combien. `/{ doctor-command.name }` vérifie mes permissions dans un salon et dit à quoi sert chacune.
        La modération peut passer le tour de quelqu’un qui bloque une table (`/{ table-command.name } { table-command-skip.name }`), ou exclure un membre de toutes les tables (`/{ table-command.name } { table-command-bar.name }`).
        Un de tes salons peut recevoir le problème du jour, sans notification : **Problème du jour** dans `/{ server-settings-command.name }`.
        `/{ privacy-command.name } { privacy-command-about.name }` indique quelles données je garde. Chacun peut recevoir une copie des siennes, ou les supprimer.

## Help: menu
## Placeholder, 150.

help-pick = Autres sujets

## Rules

rules-contents = Sommaire
rules-example = **Exemple** (ce n’est pas ta partie) :
rules-section = { $count ->
    [one] Section { $sections } des règles complètes
   *[other] Sections { $sections } des règles complètes
}
rules-which-game = De quel jeu veux-tu voir les règles ?
rules-search-label = Que cherches-tu ?
rules-found = { $count ->
    [0] Je n’ai rien trouvé pour « { $typed } ». Essaie un mot plus court, ou regarde le sommaire.
    [one] J’ai trouvé { $count } page pour « { $typed } ».
   *[other] J’ai trouvé { $count } pages pour « { $typed } ».
}
button-rules-short = En bref
button-rules-search = 🔍 Chercher

## What’s left

remaining-title = **Ce qui reste**
remaining-caption = -# Cette liste ne compte que ce que tu as le droit de savoir.

## Legend

legend-title = Légende
legend-panel = Ton panneau

## Lessons, /learn

learn-title = 🎓 Apprendre { $game }
learn-which-game = 🎓 **Quel jeu veux-tu apprendre ?** De courtes leçons t’attendent, à partir de positions préparées, en solo et sans chrono.
learn-intro = { $count ->
    [one] Le jeu en { $count } courte leçon, avec le même panneau que dans une vraie partie. Personne n’attend et rien ne peut mal tourner. Arrête quand tu veux : `/{ learn-command.name }` te ramène ici.
   *[other] Le jeu en { $count } courtes leçons, une idée à la fois, avec le même panneau que dans une vraie partie. Personne n’attend et rien ne peut mal tourner. Arrête quand tu veux : `/{ learn-command.name }` te ramène ici.
}
learn-begin = Commencer
learn-resume = Continuer
learn-pick = Choisis une leçon
learn-heading = 🎓 { $game } { $number }/{ $count } · { $title }
learn-next = Suite : { $title }
learn-again = Encore une fois
learn-skip = Passer
learn-all = Toutes les leçons
learn-real = Ouvrir une vraie table
learn-moved-on = -# Tu as avancé dans cette leçon depuis. Voici où tu en es.
learn-won = 🏆 **Tu as gagné.** Tu connais ce jeu maintenant. Place aux parties avec du monde !
learn-lost = **La partie est finie.** Tu as joué jusqu’au bout : tu sais tout ce qu’il faut. La prochaine fois, tu gagneras peut-être.
learn-none = Cette leçon n’existe pas.
learn-offer = { $clock ->
    [0] { $count ->
        [one] -# 🎓 Sous **⋯** : { $count } courte leçon. Ton tour peut attendre.
       *[other] -# 🎓 Sous **⋯** : { $count } courtes leçons. Ton tour peut attendre.
    }
   *[other] { $count ->
        [one] -# 🎓 Sous **⋯** : { $count } courte leçon. Mais ton chrono court toujours.
       *[other] -# 🎓 Sous **⋯** : { $count } courtes leçons. Mais ton chrono court toujours.
    }
}
button-learn = 🎓 Apprendre

## The page for trying the bot

playground-title = Bienvenue sur Meeplepost
playground-text = De vrais jeux de société sur Discord, joués sur plusieurs jours. Voici le vrai bot, sur un Discord simulé sur ton propre ordinateur : pas de jeton, pas de compte, pas d’internet. Choisis un jeu pour affronter l’ordinateur.
playground-begin = Affronter l’ordinateur
playground-people = Choisis **qui tu es** en haut. Pour jouer à plusieurs, ouvre une deuxième fenêtre sous un autre nom et utilise `/{ table-command.name } { table-command-new.name }` dans { $tables }.
playground-dms = Les mains cachées arrivent par **message privé**. Le jeu fonctionne aussi sans.
playground-restart = **Redémarre le bot** au milieu d’un tour : rien n’est perdu.
playground-loopback = Seul cet ordinateur a accès à cette page. Quand le programme s’arrête, ses parties aussi.
