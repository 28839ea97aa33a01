### The post of a turn, and what else the thread is told.

## Whose turn it is: first line, also on a phone

your-turn = À { $who } de jouer.
your-turn-until = À { $who } de jouer, avant le { $when } ({ $left }).
your-turn-paused = À { $who } de jouer. Le chrono est en pause.
computer-due = 🤖 { $who } réfléchit.
computer-due-paused = 🤖 { $who } jouera après la pause.
stand-in-due = 🤖 Un ordinateur va jouer pour { $who }.
stand-in-due-paused = 🤖 Un ordinateur jouera pour { $who } après la pause.
stand-in-due-from = 🤖 Un ordinateur jouera pour { $who } { $when }, sauf si quelqu’un reprend la place avant.
reminder = Petit rappel. { $line }

## Below the board

told-before = { $count ->
    [one] -# { $count } tour plus ancien dans **Récap**
   *[other] -# { $count } tours plus anciens dans **Récap**
}
deadline = -# { $who } : avant le { $when }
post-taken-back = ↩️ **Annulé**
called-people = -# 📣 { $who }
seat-return = { $who }, pour récupérer ta place avant que quelqu’un la reprenne, appuie sur **Je suis de retour** sous le plateau.

## Buttons of the post

button-play = Jouer
button-hand = Main
button-take = Reprendre la place : { $who }
button-return = Je suis de retour

## Log: lines of the table among those of the game

table-told-played-on = 🔮 Et si… ? Cette partie en continue une autre, déjà terminée. Elle ne compte pas, et les nouveaux tirages sont aléatoires.
table-told-start = La partie commence.
table-told-played-for = 🤖 Un ordinateur joue pour { $who }.
table-told-undo = { $who } a annulé son dernier tour.
table-told-undo-with = { $who } a annulé son dernier tour, avec tout ce qui a été joué depuis ({ $others }).
table-told-resign = { $who } a abandonné.
table-told-late = ⌛ Le temps est écoulé pour { $who } : un coup par défaut a été joué.
table-told-skipped = <@{ $user }> a passé le tour pour { $who }.
table-told-skipped-nameless = La modération a passé le tour pour { $who }.
table-told-vacation = 🏖️ Le temps est écoulé pour { $who } : un jour de congé a été utilisé.
table-told-paused = ⏸️ { $who } a demandé une pause : la partie est suspendue. N’importe qui à la table peut y mettre fin. On peut encore jouer, mais les ordinateurs attendent.
table-told-resumed = ▶️ { $who } a mis fin à la pause. Les chronos reprennent là où ils s’étaient arrêtés.
table-told-extra = ➕ { $who } a reçu un jour de plus.
table-told-nudge = 👋 { $who } a relancé { $whom }.
table-told-away = { $who } s’absente : un ordinateur joue à cette place. Jusqu’à son retour, n’importe qui peut prendre sa place avec **Reprendre la place** sous le plateau.
table-told-gone = { $who } a quitté le serveur. Un ordinateur joue jusqu’à ce que quelqu’un reprenne la place avec **Reprendre la place** sous le plateau.
table-told-accepted = { $who } a accepté de céder sa place ({ $by } l’avait proposé). Un ordinateur joue pour l’instant. Jusqu’à son retour, n’importe qui peut prendre sa place avec **Reprendre la place** sous le plateau.
table-told-voted = { $who } tardait et personne ne s’y est opposé : la place est libérée, comme { $by } l’avait proposé. Un ordinateur joue pour l’instant. Jusqu’à son retour, n’importe qui peut prendre sa place avec **Reprendre la place** sous le plateau.
table-told-removed = La modération (<@{ $user }>) a libéré la place de { $who }. Un ordinateur joue pour l’instant. Jusqu’à son retour, n’importe qui peut prendre sa place avec **Reprendre la place** sous le plateau.
table-told-removed-nameless = La modération a libéré la place de { $who }. Un ordinateur joue pour l’instant. Jusqu’à son retour, n’importe qui peut prendre sa place avec **Reprendre la place** sous le plateau.
table-told-back = { $who } est de retour à la table.
table-told-substituted = { $who } a repris la place de <@{ $user }>.
table-told-substituted-nameless = { $who } a repris une place.
table-told-stop = Tout le monde a accepté d’en rester là.

## Lines of their own

outage = -# 🔌 J’étais hors ligne : toutes les échéances sont repoussées de { $time }.
thread-moved = Le fil de cette partie a été supprimé : elle continue ici.
restored = J’ai été restauré depuis une copie qui s’arrête à l’entrée { $seq }. Les messages suivants ne comptent plus, et la partie continue depuis le plateau ci-dessous.
restored-lost = ↩️ **Perdu** : ce tour n’est pas dans la copie depuis laquelle j’ai été restauré.
removal-running = { $count ->
    [one] { $who } : personne n’a joué ici depuis très longtemps. Ta partie sera supprimée { $when }, avec toutes ses données. Pour la garder, joue un coup.
   *[other] { $who } : personne n’a joué ici depuis très longtemps. Cette partie sera supprimée { $when }, avec toutes ses données. Pour la garder, il suffit que l’un de vous joue un coup.
}
removal-ended = { $who } : cette partie est finie depuis longtemps. Ses coups seront supprimés { $when }, mais le résultat reste. Pour garder toute la partie, appuie sur **Enregistrer la partie**.
table-frozen = Cette partie est suspendue : après le coup { $seq }, son fichier de partie ne correspond plus aux règles de cette version. Rien n’est perdu, et la partie continuera dès que ce sera corrigé.
table-thawed = 🔧 Corrigé : la partie reprend où elle s’était arrêtée.

## Names of seats

computer-name = Ordinateur { $number }
computer-name-easy = Ordinateur { $number } (facile)
computer-name-hard = Ordinateur { $number } (difficile)
seat-name = place { $number }
someone = Profil supprimé
