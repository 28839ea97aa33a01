### The Hanging Gardens: lobby, panel, log, end, refusals, commands, names.

## Lobby: name, what it is about, the alt text of its cover, the rules in short (1,800 letters), its options

hanging-gardens-title = Les Jardins suspendus
hanging-gardens-blurb = Pose carte sur carte, fais pousser terrasses, parcs, arcades et fontaines, et gagne des séries de tuiles avec tes temples. 2–4 joueurs.
hanging-gardens-cover = Un jardin de cinq terrasses au soleil du soir, plein d’arbres et de fleurs ; l’eau tombe de marche en marche dans un bassin.
hanging-gardens-how-to-play =
    🏆 **But** – des séries de tuiles : plus tu en as d’un type, plus chacune vaut.
    👉 **Ton tour** – choisis une carte et pose-la sur ton jardin. Un groupe d’au moins trois cases pareilles rapporte une tuile.
    🛕 Trois terrasses, parcs, arcades ou fontaines ensemble, ou plus, forment un groupe. Un temple sur un nouveau groupe rapporte une tuile.
    ↔️ Un plus grand groupe ouvre plus de colonnes de tuiles.
    ⚖️ **À la fin**, qui a le plus de points avec ses tuiles gagne.
hanging-gardens-rules =
    🏆 **But** – le plus de points avec des séries de tuiles et des personnages.
    👉 **Ton tour** – prends une carte visible et pose-la dans ton jardin, tournée comme tu veux.
    • Chaque édifice (terrasse, parc, arcade, fontaine) doit être sur ton jardin : sur une case à bâtir ou un autre édifice. Les cases à bâtir vont partout, même sur l’eau.
    • Ne couvre jamais une case qui a un temple.
    • Si aucune carte visible ne va, défausses-en une.
    🛕 **Temple** – les édifices d’un type qui se touchent par un bord sont un groupe. Tu peux en prendre *un* : au moins 3 cases, dont une de la carte que tu viens de poser, et pas encore de temple. Place un temple sur une de ses cases et prends une tuile.
    • 3 cases : colonne I · 4 : colonnes I et II · 5 : n’importe laquelle · 6 ou plus : d’abord une tuile cachée de la pile, puis une de n’importe quelle colonne.
    • Un groupe que tu laisses a besoin d’une nouvelle case pour être pris plus tard.
    • Tes 5 temples sont placés ? Celui de ton *plus petit* groupe bouge (tailles comptées après la pose ; à égalité, tu choisis). Tu ne perds jamais de tuile.
    🎴 **Manches** – à 2 : 4 cartes, deux tours chacun · à 3 : 3 cartes · à 4 : 4 cartes. Puis le premier joueur change. La partie finit avec la dernière des 60 cartes, ou la manche où la dernière tuile est prise. Un groupe pris sans tuile rapporte 5.
    ⚖️ **Décompte** – **Ce qui reste** montre ce que vaut une seule tuile d’un type, une série complète, et ce qu’il y a entre les deux ; après une série complète, la suivante commence. Un personnage vaut son petit nombre, ou le grand avec une série complète de son type ; le Gardien compte chaque Porte. À égalité, le plus de tuiles gagne.
    🤫 Tes tuiles sont face cachée ; personne d’autre ne les voit (*Tuiles*).
hanging-gardens-option-open-collections = Tuiles des joueurs
hanging-gardens-option-open-collections-no = Face cachée (chacun ne voit que les siennes)
hanging-gardens-option-open-collections-yes = Visibles, sauf les tuiles bonus de la pile

## Tips above the panel in somebody’s first games; each comes once

hanging-gardens-first-terraces = -# 🌱 Pose chaque carte sur ton jardin ; seule la pelouse nue peut dépasser. Dès trois cases pareilles côte à côte, ton temple (🛕) rapporte une tuile.
hanging-gardens-first-columns = -# 🌱 La colonne I demande un groupe de 3, II de 4, III de 5. **+3** sur une tuile : les points qu’elle t’apporte.
hanging-gardens-first-persons = -# 🌱 Un personnage marqué 3/11 vaut 3 points, ou 11 avec une série complète de ses tuiles. **+3** sur ton image, c’est ce qu’il t’apporte maintenant.
hanging-gardens-first-gates = -# 🌱 Une à quatre portes valent 0, 5, 12 ou 21 ensemble. Le Gardien ajoute 3 pour chacune.
hanging-gardens-first-bonus = -# 🌱 Un groupe de 6 ou plus rapporte une tuile bonus : celle du dessus de la pile, que personne d’autre ne voit, avant une tuile exposée.

## Panel: what is to be decided

hanging-gardens-ask-place-card = { $claims ->
    [last] Dernière carte.
    [1] Choisis une carte. 🛕 : la taille du groupe que tu peux prendre.
   *[0] Choisis une carte.
}
hanging-gardens-ask-place-temple = { $count ->
    [one] Tu peux prendre **{ $groups }**
   *[other] Tu peux prendre un de ces groupes, **{ $groups }**
} : { $first ->
    [none] sur quelle case ?
   *[other] prends une tuile.
}
hanging-gardens-decline-place-temple = Pas maintenant

hanging-gardens-ask-choose-temple = Tous tes temples sont placés : un de ton plus petit groupe va bouger. Lequel ?
hanging-gardens-ask-draw-tile = Ton groupe a six cases ou plus : pioche d’abord une tuile bonus de la pile. Personne d’autre ne la verra.
hanging-gardens-ask-take-tile = Prends une tuile exposée.
hanging-gardens-ask-end-turn = Confirme pour finir ton tour.

## Panel: moves and their parts, on buttons and in menus

hanging-gardens-verb-place = 🎴 Poser une carte
hanging-gardens-verb-discard = 🗑️ Défausser une carte
hanging-gardens-verb-temple = 🛕 Placer un temple
hanging-gardens-verb-temple-seldom = Une autre case pour le temple…
hanging-gardens-verb-move = 🛕 Déplacer un temple
hanging-gardens-verb-draw = 🎁 Piocher la tuile bonus
hanging-gardens-verb-take = 🏺 Prendre une tuile
hanging-gardens-verb-end = ✅ Finir le tour
hanging-gardens-place-card = 🎴 Carte { $token }
hanging-gardens-place-card-short = { $token }
hanging-gardens-place-card-pick = Quelle carte ?
hanging-gardens-place-turn = ↻ { $token }°
hanging-gardens-place-turn-0 = Comme montrée
hanging-gardens-place-turn-pick = Dans quel sens ?
hanging-gardens-place-at = { $token }
hanging-gardens-place-at-pick = { $structure ->
    [terrace] Où va la terrasse encadrée 🟥 ?
    [park] Où va le parc encadré 🌳 ?
    [arcade] Où va l’arcade encadrée 🏛️ ?
   *[fountain] Où va la fontaine encadrée ⛲ ?
}
hanging-gardens-discard-card = 🗑️ Carte { $token }
hanging-gardens-discard-card-short = 🗑️ { $token }
hanging-gardens-discard-card-pick = Quelle carte défausses-tu ?
hanging-gardens-temple-at = { $token }
hanging-gardens-temple-at-pick = Sur quelle case va le temple ?
hanging-gardens-move-at = Temple en { $token }
hanging-gardens-move-at-pick = Quel temple bouge ?
hanging-gardens-take-tile = { $token }
hanging-gardens-take-tile-queen = 👸 Reine
hanging-gardens-take-tile-king = 🤴 Roi
hanging-gardens-take-tile-tiger = 🐅 Tigre
hanging-gardens-take-tile-garden = 🌷 Jardin
hanging-gardens-take-tile-statue = 🗿 Statue
hanging-gardens-take-tile-chalice = 🏆 Calice
hanging-gardens-take-tile-gate = 🚪 Porte
hanging-gardens-take-tile-animal-tamer = 🧍 Dompteur (tigres)
hanging-gardens-take-tile-gardener = 🧍 Jardinier (jardins)
hanging-gardens-take-tile-sculptor = 🧍 Sculpteur (statues)
hanging-gardens-take-tile-priest = 🧍 Prêtre (calices)
hanging-gardens-take-tile-gatekeeper = 🧍 Gardien (portes)
hanging-gardens-take-tile-short = { $token ->
    [queen] Reine
    [king] Roi
    [tiger] Tigre
    [garden] Jardin
    [statue] Statue
    [chalice] Calice
    [gate] Porte
    [animal-tamer] Dompteur
    [gardener] Jardinier
    [sculptor] Sculpteur
    [priest] Prêtre
    [gatekeeper] Gardien
   *[other] { $token }
}
hanging-gardens-take-tile-pick = Quelle tuile ?
hanging-gardens-take-column = de la colonne { $token }
hanging-gardens-take-column-1 = de la colonne pour 3
hanging-gardens-take-column-2 = de la colonne pour 4
hanging-gardens-take-column-3 = de la colonne pour 5 ou plus
hanging-gardens-take-column-pick = De quelle colonne la prends-tu ?
hanging-gardens-place-act = Poser { $card }
hanging-gardens-take-act = Prendre { $tile } { $column }

## Panel: what a choice gives, behind its label

hanging-gardens-gives-card = { $structures }
hanging-gardens-gives-best-short = 🛕{ $squares }
hanging-gardens-gives-best = { $structures } ; peut prendre un groupe de { $squares }
hanging-gardens-gives-claim = peut prendre un groupe de { $squares }
hanging-gardens-gives-claims-short = 🛕{ $squares }
hanging-gardens-gives-claims = peut prendre { $groups }
hanging-gardens-gives-touch-short = { $structure ->
    [terrace] 🟥
    [park] 🌳
    [arcade] 🏛️
   *[fountain] ⛲
}{ $squares }
hanging-gardens-gives-touch = { $groups } se toucheront
hanging-gardens-gives-points-short = +{ $points }
hanging-gardens-gives-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
hanging-gardens-gives-changes = { $making ->
    [0] La carte recouvrira { $covered }.
   *[other] { $covering ->
        [0] { $groups } se toucheront.
       *[other] { $groups } se toucheront. La carte recouvrira { $covered }.
    }
}
hanging-gardens-gives-scored = { $points ->
    [one] Tu auras **{ $points } point** (+{ $gained }).
   *[other] Tu auras **{ $points } points** (+{ $gained }).
}
hanging-gardens-gives-both = { $changes } { $scored }

## What speaks for a hint, below it

hanging-gardens-gives-turn-takes = Ça te rapporte la tuile { $tile } (+{ $points }), pour un groupe de { $group }.
hanging-gardens-gives-turn-draws = Ça te rapporte une tuile cachée et une exposée, pour un groupe de { $group }.
hanging-gardens-gives-turn-compensated = Ça te rapporte +{ $points } pour un groupe de { $group }, car il n’y a plus de tuiles.
hanging-gardens-gives-turn-nearly = Voilà { $group } qui se touchent. Encore un édifice pareil, et tu pourrais prendre le groupe.
hanging-gardens-gives-turn-grows = { $squares ->
    [one] Ton jardin gagne { $squares } case, qui pourra porter des édifices.
   *[other] Ton jardin gagne { $squares } cases, qui pourront porter des édifices.
}

## Log in the thread. What would happen, in a preview, is `.will`

hanging-gardens-placed = { $turn ->
    [0] { $who } a posé la carte { $card } en **{ $at }**.
   *[other] { $who } a posé la carte { $card } en **{ $at }**, tournée de { $turn }°.
}
    .will = { $turn ->
        [0] Tu poseras la carte { $card } en **{ $at }**.
       *[other] Tu poseras la carte { $card } en **{ $at }**, tournée de { $turn }°.
    }
hanging-gardens-laid = { $who } a posé la carte { $card }.
    .will = Tu poseras la carte { $card }.
hanging-gardens-discarded = Aucune carte visible n’allait chez { $who } : la carte { $card } est défaussée.
    .will = Aucune carte visible ne va dans ton jardin : tu défausseras la carte { $card }.
hanging-gardens-claimed = { $who } a placé un temple sur un groupe de **{ $group }**, en **{ $at }**.
    .will = Tu placeras un temple sur un groupe de **{ $group }**, en **{ $at }**.
hanging-gardens-moved = { $who } a déplacé un temple vers un groupe de **{ $group }**, en **{ $at }** (depuis { $left }, un groupe de { $size }).
    .will = Tu déplaceras un temple vers un groupe de **{ $group }**, en **{ $at }** (depuis { $left }, un groupe de { $size }).
hanging-gardens-claimed-here = { $who } a placé un temple sur un groupe de **{ $group }**.
    .will = Tu placeras un temple sur un groupe de **{ $group }**.
hanging-gardens-moved-here = { $who } a déplacé un temple vers un groupe de **{ $group }** (depuis un groupe de { $size }).
    .will = Tu déplaceras un temple vers un groupe de **{ $group }** (depuis un groupe de { $size }).
hanging-gardens-got = { $got ->
    [tile] { $who } a posé la carte { $card } et pris **{ $tile }** pour **{ $group }**.
    [bonus] { $who } a posé la carte { $card } et pioché une tuile bonus pour **{ $group }**.
   *[both] { $who } a posé la carte { $card }, pioché une tuile bonus et pris **{ $tile }** pour **{ $group }**.
}
hanging-gardens-unclaimed = { $who } a laissé sans temple : { $groups }.
hanging-gardens-bonus = { $who } a pioché une tuile bonus dans la pile.
hanging-gardens-bonus-yours = Ta tuile bonus : **{ $tile }**. Prends maintenant une tuile exposée.
hanging-gardens-no-bonus = La pile est vide : pas de tuile bonus pour { $who }.
hanging-gardens-took = { $column ->
    [1] { $who } a pris une tuile de la colonne I : **{ $tile }**.
    [2] { $who } a pris une tuile de la colonne II : **{ $tile }**.
   *[3] { $who } a pris une tuile de la colonne III : **{ $tile }**.
}
    .will = { $column ->
        [1] Tu prendras une tuile de la colonne I : **{ $tile }**.
        [2] Tu prendras une tuile de la colonne II : **{ $tile }**.
       *[3] Tu prendras une tuile de la colonne III : **{ $tile }**.
    }
hanging-gardens-compensated = Il ne restait pas de tuile pour le groupe pris par { $who } : **+{ $points }** à la place.
hanging-gardens-refilled = { $column ->
    [1] Nouveau en colonne I : { $tile }.
    [2] Nouveau en colonne II : { $tile }.
   *[3] Nouveau en colonne III : { $tile }.
}
hanging-gardens-pile-empty = La pile est vide : cette place ne sera pas complétée.
hanging-gardens-tiles-out = C’était la dernière tuile : la partie finira après cette manche.
hanging-gardens-round = Manche { $round } sur { $rounds } : à { $who } de commencer.
hanging-gardens-new-cards = De nouvelles cartes sont révélées.
hanging-gardens-new-card = { $card } `{ $rows }`
hanging-gardens-open-card = { $card } avec { $shows }
hanging-gardens-over = { $reason ->
    [cards] La dernière carte est jouée. Toutes les tuiles sont révélées.
   *[tiles] La dernière tuile est prise, et la manche est finie. Toutes les tuiles sont révélées.
}

## Hidden tiles: what is said of hands, here

hanging-gardens-button-hand = Tuiles
hanging-gardens-your-hand = tes tuiles, pour tes yeux seulement
hanging-gardens-push-hand = { $game } : tes tuiles.
hanging-gardens-dm-closed = Je n’ai pas pu t’envoyer de message privé : voici tes tuiles. Pour les recevoir en privé la prochaine fois, autorise les messages des membres de ce serveur.
hanging-gardens-dm-failed = 📪 Je n’ai pas pu t’envoyer tes tuiles par message privé. Appuie sur **Tuiles** pour les voir ici à tout moment.
hanging-gardens-hands-wait = 📪 { $who } : Discord ne me laisse pas ouvrir de nouveaux messages privés pour l’instant. Appuie sur **Tuiles** pour voir tes tuiles ici, et personne d’autre ne les verra.
hanging-gardens-take-done-hand = La place est à toi. Appuie sur **Tuiles** pour voir tes tuiles.

## Score sheet and the lines of the end

hanging-gardens-sheet-queen = Reines
hanging-gardens-sheet-king = Rois
hanging-gardens-sheet-tiger = Tigres
hanging-gardens-sheet-garden = Jardins
hanging-gardens-sheet-statue = Statues
hanging-gardens-sheet-chalice = Calices
hanging-gardens-sheet-gate = Portes
hanging-gardens-sheet-compensations = Groupes pris sans tuile
hanging-gardens-why-series = { $who } : { $count } × { $tile }{ $complete ->
    [0] {""}
    [one] {" – une série complète"}{ $rest ->
        [0] {""}
       *[other] {" et "}{ $rest } de la suivante
    }
   *[other] {" – "}{ $complete } séries complètes{ $rest ->
        [0] {""}
       *[other] {" et "}{ $rest } de la suivante
    }
} : { $points }
hanging-gardens-why-high = { $who } : { $person } avec une série complète ({ $series }) : { $points }
hanging-gardens-why-low = { $who } : { $person } sans série complète ({ $series }) : { $points }
hanging-gardens-why-each = { $who } : { $person } avec { $count } × { $series } : { $points }
hanging-gardens-why-compensation = { $count ->
    [one] { $who } : { $count } groupe pris sans tuile : { $points }
   *[other] { $who } : { $count } groupes pris sans tuile : { $points }
}
hanging-gardens-remark-largest = Plus grand groupe : { $group }, chez { $who }.
hanging-gardens-remark-bonus = Le plus de tuiles bonus, pour des groupes de 6 ou plus : { $who }, { $count }.
hanging-gardens-remark-tie = Égalité en tête avec { $points } points : le nombre de tuiles a décidé : { $counts }.
hanging-gardens-remark-tiles = { $who } { $count }

## Refusals

hanging-gardens-not-now = Pas maintenant. { $ask }
hanging-gardens-no-card = Il n’y a pas de carte à la place { $card }. Visibles : { $left }.
hanging-gardens-no-turn = Une carte se tourne de 0, 90, 180 ou 270 degrés, pas de { $turn }.
hanging-gardens-covers-temple = La carte ne va pas là : elle couvrirait le temple en { $at }.
hanging-gardens-over-table = La carte ne va pas là : en { $at }, un édifice ({ $structure }) serait sur l’eau. Seules les cases à bâtir y vont.
hanging-gardens-no-overlap = En { $at }, la carte ne toucherait pas du tout ton jardin.
hanging-gardens-something-fits = { $turn ->
    [0] Tu ne peux pas défausser, car une carte va : la carte { $card } en { $at }.
   *[other] Tu ne peux pas défausser, car une carte va : la carte { $card }, tournée de { $turn }°, en { $at }.
}
hanging-gardens-no-group = Il n’y a pas d’édifice en { $at } dans ton jardin, et un temple en demande un.
hanging-gardens-has-temple = Le groupe en { $at } ({ $group }) a déjà un temple en { $temple }.
hanging-gardens-too-small = Le groupe en { $at } est trop petit : { $group }, mais il faut { $needed } cases.
hanging-gardens-not-fresh = Le groupe en { $at } ({ $group }) n’a aucune case de la carte que tu viens de poser. Il lui faut une nouvelle case pour que tu puisses le prendre.
hanging-gardens-no-temple = Aucun de tes temples n’est en { $at }.
hanging-gardens-not-smallest = Le temple en { $at } ne peut pas bouger : son groupe est de { $size }, ton plus petit de { $smallest }. Tu peux déplacer : { $among }.
hanging-gardens-reserve-first = { $left ->
    [one] Tu as encore { $left } temple en réserve. Les temples ne bougent que si la réserve est vide.
   *[other] Tu as encore { $left } temples en réserve. Les temples ne bougent que si la réserve est vide.
}
hanging-gardens-which-group = Tu peux prendre plusieurs groupes ({ $groups }) : place d’abord le temple sur une case de l’un d’eux.
hanging-gardens-which-temple = Tes temples en { $among } sont sur des groupes aussi petits. Place d’abord le temple sur une case du nouveau groupe, puis choisis lequel bouge.
hanging-gardens-bonus-first = Ce groupe ({ $group }) rapporte une tuile bonus, que tu vois d’abord. Place le temple sur une de ses cases, puis pioche.
hanging-gardens-not-on-display = Cette tuile n’est pas exposée : { $tile }.
hanging-gardens-tile-elsewhere = { $tile } est en colonne { $columns }, pas dans celle que tu as nommée.
hanging-gardens-niche-elsewhere = La place { $niche } est en colonne { $columns }.
hanging-gardens-no-niche = Il n’y a pas de place { $niche } : elles vont de 1 à { $most }.
hanging-gardens-niche-empty = La place { $niche } est vide.
hanging-gardens-column-closed = { $column ->
    [1] La colonne I demande un groupe de { $needed }, mais le tien est de { $size }.
    [2] La colonne II demande un groupe de { $needed }, mais le tien est de { $size }.
   *[3] La colonne III demande un groupe de { $needed }, mais le tien est de { $size }.
}
hanging-gardens-which-column = { $tile } est dans plusieurs colonnes ({ $columns }). Dis laquelle.

## Slash commands of the game

hanging-gardens-command = Tes coups aux Jardins suspendus ; seulement à leurs tables
    .name = jardins-suspendus
hanging-gardens-command-place = Poser une carte ; tu peux ajouter un temple et une tuile sur la même ligne
    .name = poser
hanging-gardens-command-place-card = Numéro d’une carte visible
    .name = carte
hanging-gardens-command-place-turn = Degrés vers la droite : 0, 90, 180 ou 270
    .name = rotation
hanging-gardens-command-place-at = Où va la case en haut à gauche de la carte tournée, par exemple L13
    .name = case
hanging-gardens-command-place-temple = Une case du groupe que tu prends, par exemple M14
    .name = temple
hanging-gardens-command-place-moved = Si tous les temples sont placés, à égalité de groupes : le temple qui bouge
    .name = temple-déplacé
hanging-gardens-command-place-tile = La tuile que tu prends : son type, ou son numéro
    .name = tuile
hanging-gardens-command-temple = Prendre un groupe avec un temple
    .name = temple
hanging-gardens-command-temple-at = Une case du groupe, par exemple M14
    .name = case
hanging-gardens-command-take = Prendre une tuile exposée
    .name = prendre
hanging-gardens-command-take-tile = Son type, ou son numéro
    .name = tuile
hanging-gardens-command-take-column = 1, 2 ou 3, si le même type est dans plusieurs colonnes
    .name = colonne
hanging-gardens-command-end = Finir ton tour
    .name = finir

## Names of things, used in other messages

hanging-gardens-structure-terrace = terrasse
hanging-gardens-structure-park = parc
hanging-gardens-structure-arcade = arcade
hanging-gardens-structure-fountain = fontaine
hanging-gardens-group-terrace = { $count ->
    [one] { $count } terrasse
   *[other] { $count } terrasses
}
hanging-gardens-group-park = { $count ->
    [one] { $count } parc
   *[other] { $count } parcs
}
hanging-gardens-group-arcade = { $count ->
    [one] { $count } arcade
   *[other] { $count } arcades
}
hanging-gardens-group-fountain = { $count ->
    [one] { $count } fontaine
   *[other] { $count } fontaines
}
hanging-gardens-group-at = { $group } en { $at }
hanging-gardens-numeral = { $column ->
    [1] I
    [2] II
   *[3] III
}
hanging-gardens-tile-queen = Reine
hanging-gardens-tile-king = Roi
hanging-gardens-tile-tiger = Tigre
hanging-gardens-tile-garden = Jardin
hanging-gardens-tile-statue = Statue
hanging-gardens-tile-chalice = Calice
hanging-gardens-tile-gate = Porte
hanging-gardens-tile-animal-tamer = Dompteur
hanging-gardens-tile-gardener = Jardinier
hanging-gardens-tile-sculptor = Sculpteur
hanging-gardens-tile-priest = Prêtre
hanging-gardens-tile-gatekeeper = Gardien

## Puzzles: what is asked of the turn

hanging-gardens-goal-points = { $points ->
    [one] Marque au moins { $points } point avec ce tour.
   *[other] Marque au moins { $points } points avec ce tour.
}
hanging-gardens-goal-take = Prends un groupe et une tuile. Quelle carte, et où ?
hanging-gardens-goal-temple = Prends un groupe. Quelle carte, et où ?
hanging-gardens-goal-place = Pose une carte sans temple. Laquelle, et où ?
