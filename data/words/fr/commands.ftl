### Slash commands and what they take: descriptions in Discord’s list.

## Moves

move-command = Jouer n’importe quel coup à cette table en l’écrivant
    .name = coup
move-command-line = Un coup en notation, par exemple « warrior 3 C4 » ; la liste montre les coups possibles
    .name = coup

## /table

table-command = Tables : ouvrir, rejoindre, commencer, voir, quitter
    .name = table
table-command-new-private = Seules les personnes qui jouent voient la partie
    .name = privée
table-command-substitute = Céder ta place, ou proposer de céder celle de quelqu’un d’autre
    .name = céder
table-command-substitute-player = Personne dont la place est à céder ; vide : la tienne
    .name = joueur
table-command-back = Reprendre ta place à l’ordinateur
    .name = revenir
table-command-skip = Modération : jouer un coup par défaut pour la personne dont c’est le tour
    .name = passer
table-command-verify = Vérifier, tirage par tirage, que le mélange de cette partie était régulier
    .name = vérifier
table-command-new-invite = Une personne à qui réserver une place
    .name = inviter
table-command-new-invite2 = Une autre personne à qui réserver une place
    .name = inviter2
table-command-new-invite3 = Une troisième personne à qui réserver une place
    .name = inviter3
table-command-new-saved = Réglages enregistrés à utiliser ; les autres options sont ignorées
    .name = enregistrés
table-command-find = Chercher sur ce serveur des tables ouvertes qui te conviennent
    .name = chercher
table-command-saved = Ouvrir ou supprimer tes réglages enregistrés
    .name = enregistrés
table-command-new = Ouvrir une table dans ce salon
    .name = ouvrir
table-command-new-game = Quel jeu
    .name = jeu
table-command-new-players = Nombre de places
    .name = joueurs
table-command-new-computers = Combien d’ordinateurs
    .name = ordinateurs
table-command-new-level = La force des ordinateurs
    .name = niveau
table-command-new-time = Cadence ; laisse vide pour jouer sans limite
    .name = cadence
table-command-new-language = Langue des messages publics
    .name = langue
table-command-join = Prendre une place à la table de ce salon
    .name = rejoindre
table-command-leave = Rendre ta place avant le début de la partie
    .name = quitter
table-command-start = Commencer la partie à la table de ce salon
    .name = commencer
table-command-play = Ouvrir ton panneau de jeu
    .name = jouer
table-command-hand = Voir ta main
    .name = main
table-command-show = Voir le plateau, en image ou en texte
    .name = voir
table-command-show-form = Image ou texte
    .name = forme
table-command-undo = Annuler ton dernier tour
    .name = annuler
table-command-resign = Abandonner la partie pour de bon
    .name = abandonner
table-command-stop = Proposer d’arrêter la partie sans résultat
    .name = arrêter
table-command-more = Tout le reste : pause, plus de temps, relance, notes, fichier de partie
    .name = plus
table-command-zoom = Regarder de près une partie du plateau
    .name = zoom
table-command-zoom-at = Une partie du plateau ; à Carcassonne aussi une case, par exemple E2N1
    .name = endroit
table-command-bar = Modération : exclure quelqu’un des tables de ce serveur
    .name = exclure
table-command-bar-member = La personne ; vide : voir la liste et lever une exclusion
    .name = membre
table-command-bar-length = Pour combien de temps
    .name = durée
table-command-new-crews = Des places jouées à plusieurs ; des votes décident de chaque tour
    .name = groupes
table-command-new-rated = Le résultat compte pour la cote ; sans ordinateurs
    .name = classée
table-command-correct = Modération : corriger le résultat d’une partie finie
    .name = corriger
table-command-correct-table = La partie finie
    .name = table
table-command-correct-places = Le rang de chaque place dans l’ordre, par exemple 1 3 2 ; 0 si la partie ne compte pas
    .name = rangs
table-command-correct-reason = Pourquoi ; tout le monde peut le lire
    .name = raison

## /table new: seats for many
## Choice, 100.

crews-choice-server = Le serveur contre l’ordinateur
crews-choice-open-1 = un groupe ouvert : tout le serveur
crews-choice-open-2 = deux groupes ouverts : tout le serveur
crews-choice-fixed-1 = un groupe fixe, six personnes au plus
crews-choice-fixed-2 = deux groupes fixes, six personnes au plus

## /table show: choices

form-picture = image
form-text = texte

## One’s own games

turns-command = Voir où c’est à toi de jouer, sur tous les serveurs
    .name = tours
play-command = Attendre une partie : une table s’ouvre dès qu’il y a assez de monde
    .name = jouer
play-command-game = Quel jeu ; laisse vide pour voir ce que tu attends
    .name = jeu
play-command-least = Nombre de joueurs minimum
    .name = minimum
play-command-most = Nombre de joueurs maximum
    .name = maximum
play-command-time = Cadence ; laisse vide si peu importe
    .name = cadence
play-command-option = Une option de jeu à laquelle tu tiens ; laisse vide si peu importe
    .name = option
play-command-rated = Classée ou non ; laisse vide si peu importe
    .name = classée
play-command-wait = Combien de temps attendre
    .name = attente

## Learning

help-command = De l’aide selon le moment : commencer, jouer, apprendre, annuler, s’absenter
    .name = aide
help-command-topic = Un sujet ; laisse vide pour l’aide du moment
    .name = sujet
rules-command = Chercher une règle, avec images et exemples
    .name = règles
rules-command-game = Quel jeu ; laisse vide pour celui qu’on joue ici
    .name = jeu
rules-command-topic = Un sujet, ou un mot à chercher
    .name = sujet
learn-command = Apprendre un jeu pas à pas : leçons courtes, en solo et sans chrono
    .name = apprendre
learn-command-game = Quel jeu ; laisse vide pour celui qu’on joue ici
    .name = jeu
puzzle-command = Résoudre le problème du jour : trouver le meilleur tour
    .name = problème
puzzle-command-game = Les anciens problèmes de quel jeu ; laisse vide pour celui du jour
    .name = jeu

## Looking back

replay-command = Revoir une partie tour par tour : cette table, une des tiennes, ou un fichier
    .name = revoir
replay-command-file = Un fichier de partie, enregistré avec « Enregistrer la partie »
    .name = fichier
stats-command = Parties finies : historique, profils, ce qui fait gagner, cotes
    .name = stats
stats-command-history = Voir les parties finies et en cours : les tiennes, d’une personne, du serveur
    .name = historique
stats-command-history-whose = De qui voir les parties
    .name = de
stats-command-history-player = Une personne de ce serveur
    .name = joueur
stats-command-profile = Voir comment quelqu’un joue : jeux préférés, résultats, cotes
    .name = profil
stats-command-profile-player = Qui ; laisse vide pour toi
    .name = joueur
stats-command-review = Revoir tes tours d’une partie finie, et ce que tu aurais pu jouer de mieux
    .name = analyse
stats-command-review-game = Quelle partie ; laisse vide pour celle d’ici, ou ta dernière
    .name = partie
stats-command-leaderboard = Voir les meilleures cotes d’un jeu
    .name = classement
stats-command-leaderboard-game = Le jeu
    .name = jeu
stats-command-leaderboard-size = À deux, ou à trois et plus
    .name = taille
stats-command-game = Voir ce qui fait gagner ici, les records, les dés et tes résultats
    .name = jeu
stats-command-game-game = Le jeu
    .name = jeu

## /stats history: choices

history-whose-mine = les miennes
history-whose-server = celles du serveur

## Leagues and tournaments

league-command = Ligues et tournois
    .name = ligue
league-command-new = Ouvrir les inscriptions d’une ligue ou d’un tournoi dans ce salon
    .name = créer
league-command-new-game = Quel jeu
    .name = jeu
league-command-new-format = Ligue, tournoi suisse ou élimination directe
    .name = format
league-command-new-name = Son nom
    .name = nom
league-command-new-players = Combien de joueurs à chaque table
    .name = joueurs
league-command-new-rounds = Rondes d’un tournoi suisse, ou parties par personne dans une ligue
    .name = rondes
league-command-new-division = Dans une ligue : combien de joueurs par division
    .name = division
league-command-new-time = Cadence des parties ; laisse vide pour celle du serveur, ou un jour par tour
    .name = cadence
league-command-new-rated = Les résultats comptent pour la cote
    .name = classée
league-command-list = Voir les ligues et tournois de ce serveur, et leur classement
    .name = liste
league-command-replace = Organisation : remplacer une personne ; ses points passent à la nouvelle
    .name = remplacer
league-command-replace-event = Quelle ligue ou quel tournoi
    .name = tournoi
league-command-replace-player = Qui part
    .name = joueur
league-command-replace-by = Qui prend la suite
    .name = par

## Settings

settings-command = Langue, fuseau horaire, heures calmes, messages : ta façon de jouer
    .name = réglages
settings-command-zone = Ton fuseau horaire : écris une ville ou un fuseau
    .name = fuseau
settings-command-away = Premier jour d’une longue absence : pas de notifications avant ton retour
    .name = absence
settings-command-until = Dernier jour de cette absence
    .name = fin
privacy-command = Tes données : les obtenir ou les faire supprimer
    .name = données
privacy-command-about = Ce que je garde sur toi, combien de temps, et qui peut le voir
    .name = infos
privacy-command-export = Recevoir tout ce que je garde sur toi, dans un fichier
    .name = exporter
privacy-command-forget = Faire supprimer ton nom et tout ce qui te concerne
    .name = supprimer
privacy-command-block = Écarter quelqu’un de tes nouvelles tables ; personne n’en est informé
    .name = bloquer
privacy-command-block-person = Qui ; laisse vide pour voir ta liste et débloquer
    .name = personne
block-menu = Bloquer aux tables
server-settings-command = Tables du serveur : salons, qui peut en ouvrir, langue, nombre maximum
    .name = réglages-serveur
doctor-command = Vérifier mes permissions dans ce salon, et réparer ce que je peux
    .name = diagnostic
bot-command = Comment je vais ; pour la personne qui m’héberge
    .name = bot
bot-command-status = Comment je vais : santé, tables, files d’attente, mémoire et graphique du jour
    .name = état
