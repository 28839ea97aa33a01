### What people settle for themselves: settings, privacy, blocks.

## Settings

settings-title = **Tes réglages pour toutes les tables.** Les changements s’appliquent tout de suite.
settings-zone-now = 🕰️ { $zone }. Pour changer de fuseau horaire, utilise `/{ settings-command.name } { settings-command-zone.name }:`
settings-quiet-none = 🌙 Pas d’heures calmes : tes chronos courent jour et nuit.
settings-quiet-now = 🌙 Heures calmes de { $since } à { $until } : je retiens les notifications. Dès ton prochain tour, tes chronos s’arrêtent aussi.
settings-digest-none = 🔔 Je te préviens tout de suite à chaque tour et à chaque décision.
settings-digest-now = 🔔 Un message privé par jour te dit ce qui t’attend (prochain : { $at }). Si un délai expire avant ce message, ou moins de trois heures après, je te préviens tout de suite.
settings-digest-closed = { $why ->
    [off] 🔔 Le résumé du jour passe par les messages privés, mais les tiens sont coupés : je te préviens donc à chaque tour.
   *[closed] 🔔 Je ne peux pas t’envoyer de messages privés : je te préviens donc à chaque tour. Autorise-les, puis choisis de nouveau l’heure de ton résumé.
}
settings-away-none = 🏝️ Tu t’absentes ? Utilise `/{ settings-command.name } { settings-command-away.name }: { settings-command-until.name }:`, et tu n’auras pas de notifications jusqu’à ton retour.
settings-away-now = 🏝️ Absence du { $since } au { $until } : pas de notifications jusqu’à ton retour. Tes chronos courent comme d’habitude et peuvent utiliser tes jours de congé.
settings-direct-messages-on = ✉️ J’envoie aussi ta main et les questions par message privé.
settings-direct-messages-off = ✉️ Pas de messages privés. **Main** et **Jouer** montrent tout dans le fil.
settings-confirm-on = ✅ Aucun tour n’est joué avant **Confirmer**.
settings-confirm-off = ✅ Ton tour est joué dès que ton dernier choix le complète. S’il révèle quelque chose de nouveau, j’attends **Confirmer**.
settings-forced-on = ⏩ Je joue les coups sans alternative, comme un jet de dés. Si c’est tout ton tour, je te le dis.
settings-forced-off = ⏩ Tu joues toi-même les coups forcés.
settings-words-on = 🔤 Tes choix sont des listes qui décrivent tout en mots.
settings-words-off = 🔢 Tes choix sont des boutons, numérotés comme sur l’image.
settings-puzzles-named-on = 🧩 Si tu résous un problème du jour, le message dans le salon de ce serveur peut te nommer.
settings-puzzles-named-off = 🧩 Aucun message ne te nomme quand tu résous un problème du jour.
settings-no-such-days = « { $value } » n’est pas une absence valable. Choisis le premier et le dernier jour, à trois mois d’écart au plus.
settings-no-such-zone = Je ne connais pas le fuseau horaire « { $value } ». Écris une ville et choisis une suggestion, par exemple Europe/Paris.
settings-no-such-choice = « { $value } » n’est pas un choix possible ici.

## Settings: buttons

settings-direct-messages = { $state ->
    [on] Messages privés : oui
   *[off] Messages privés : non
}
settings-confirm = { $state ->
    [on] Confirmer : oui
   *[off] Confirmer : non
}
settings-forced = { $state ->
    [on] Coups forcés : auto
   *[off] Coups forcés : à la main
}
settings-words = { $state ->
    [on] Choix : listes
   *[off] Choix : numéros
}
settings-puzzles-named = { $state ->
    [on] Me nommer (problèmes) : oui
   *[off] Me nommer (problèmes) : non
}
settings-away-end = Mettre fin à mon absence

## Settings: menus

settings-language = Langue
settings-zone = Fuseau horaire
settings-since = Début des heures calmes
settings-quiet = Durée des heures calmes
settings-digest = Notifications séparées ou résumé du jour

## Settings: choices

settings-language-discord = Langue : celle de Discord ({ $language })
settings-language-is = Langue : { $language }
settings-since-time = Heures calmes dès { $time }
settings-quiet-hours = { $count ->
    [0] Pas d’heures calmes
    [one] { $count } heure
   *[other] { $count } heures
}
settings-digest-off = Une notification par tour et par décision
settings-digest-time = Un message par jour, à { $time }
language-en = English
language-de = Deutsch
language-fr = Français
language-ja = 日本語

## Privacy

privacy-about = { $days ->
    [0] Je ne garde que ce qui est nécessaire aux parties : ton identifiant Discord et ton nom affiché, tes coups, ta part de chaque mélange (si tu as écrit un mot, seulement son empreinte), tes réglages et tes notes, les personnes que tu as bloquées, et ton avancement dans les leçons. Je ne lis pas les discussions. Tout le monde dans le fil voit les coups et les noms. Tes mains, tes tours en préparation et tes notes ne sont visibles que par toi, mais la personne qui m’héberge peut lire la base de données. Les tables sont gardées jusqu’à ce que quelqu’un demande leur suppression. `/{ privacy-command.name } { privacy-command-export.name }` te donne un fichier complet, et `/{ privacy-command.name } { privacy-command-forget.name }` efface toutes ces données.
   *[other] Je ne garde que ce qui est nécessaire aux parties : ton identifiant Discord et ton nom affiché, tes coups, ta part de chaque mélange (si tu as écrit un mot, seulement son empreinte), tes réglages et tes notes, les personnes que tu as bloquées, et ton avancement dans les leçons. Je ne lis pas les discussions. Tout le monde dans le fil voit les coups et les noms. Tes mains, tes tours en préparation et tes notes ne sont visibles que par toi, mais la personne qui m’héberge peut lire la base de données. Les tables auxquelles personne n’a touché depuis { $days } jours sont supprimées, avec deux semaines de préavis. Les résultats des parties finies restent liés à toi jusqu’à ce que tu supprimes tes données. `/{ privacy-command.name } { privacy-command-export.name }` te donne un fichier complet, et `/{ privacy-command.name } { privacy-command-forget.name }` efface toutes ces données.
}
privacy-link = [Confidentialité]({ $url })
privacy-exported = { $count ->
    [0] Voici tout ce que je garde sur toi : tes réglages, et aucune table. Il n’y a là aucun secret d’autrui.
    [one] Voici tout ce que je garde sur toi : tes réglages, ta place et tes coups à { $count } table. Il n’y a là aucun secret d’autrui.
   *[other] Voici tout ce que je garde sur toi : tes réglages, tes places et tes coups à { $count } tables. Il n’y a là aucun secret d’autrui.
}
privacy-sure = { $count ->
    [0] **Supprimer tes données ?** Tes réglages, tes tours en préparation, tes plans et tes notes, ainsi que ton nom aux places que tu as occupées, seront définitivement supprimés. Tu n’as aucune partie en cours.
        Tes coups restent dans les fichiers de partie, sans ton nom. Les messages et les noms de fils déjà sur Discord restent tels quels. Seule la modération peut les supprimer, ou toi s’ils sont de toi.
    [one] **Supprimer tes données ?** Tes réglages, tes tours en préparation, tes plans et tes notes, ainsi que ton nom aux places que tu as occupées, seront définitivement supprimés. Ta partie en cours continue : un ordinateur jouera pour toi, sous le nom « { someone } ».
        Tes coups restent dans les fichiers de partie, sans ton nom. Les messages et les noms de fils déjà sur Discord restent tels quels. Seule la modération peut les supprimer, ou toi s’ils sont de toi.
   *[other] **Supprimer tes données ?** Tes réglages, tes tours en préparation, tes plans et tes notes, ainsi que ton nom aux places que tu as occupées, seront définitivement supprimés. Tes { $count } parties en cours continuent : un ordinateur jouera pour toi, sous le nom « { someone } ».
        Tes coups restent dans les fichiers de partie, sans ton nom. Les messages et les noms de fils déjà sur Discord restent tels quels. Seule la modération peut les supprimer, ou toi s’ils sont de toi.
}
privacy-forgotten = C’est fait. Plus rien ici n’est lié à toi. Tu peux revenir quand tu veux et repartir de zéro.
terms-link = [Conditions]({ $url })
button-forget = Supprimer mes données

## Blocks

blocks-title = { $count ->
    [0] **Tu n’as bloqué personne.** Pour bloquer quelqu’un, utilise `/{ privacy-command.name } { privacy-command-block.name }` et choisis la personne.
    [one] **Tu as bloqué { $count } personne**
   *[other] **Tu as bloqué { $count } personnes**
}
blocks-help = -# Les personnes que tu as bloquées ne se retrouvent à aucune de tes tables, ni par tirage ni par invitation, sur aucun serveur. Personne n’en est informé. Vos parties en cours continuent. Dans une ligue ou un tournoi, vous ne vous rencontrez que si le tirage n’a pas d’autre choix.
blocks-unblock = Débloquer…
blocked = Tu as bloqué { $who }.
blocked-lobbies = { $count ->
    [one] Vous êtes ensemble à { $count } table qui n’a pas commencé. Quitte-la, ou retire cette personne si tu as ouvert la table :
   *[other] Vous êtes ensemble à { $count } tables qui n’ont pas commencé. Quitte-les, ou retire cette personne là où tu as ouvert la table :
}
blocked-running = { $count ->
    [one] { $count } de vos parties communes continue. Tu peux y céder ta place sous **⋯**.
   *[other] { $count } de vos parties communes continuent. Tu peux y céder ta place sous **⋯**.
}
button-unblock = Débloquer
button-blocks = Ma liste
block-nobody = Tu peux bloquer d’autres personnes, mais ni toi ni un bot.
block-too-many = Tu as bloqué { $most } personnes, c’est la limite. Débloque d’abord quelqu’un : `/{ privacy-command.name } { privacy-command-block.name }` montre ta liste.
