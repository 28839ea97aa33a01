### Armadöra: lobby, panel, log, end, refusals, commands, names.

## Lobby: name, what it is about, the alt text of its cover, the rules in short (1,800 letters), its options

armadora-title = Armadöra
armadora-blurb = Entoure l’or des nains et cache tes meilleurs guerriers là où ça compte. 2 à 4 joueurs ; à quatre, en équipes de deux.
armadora-cover = Une salle de nains dans la montagne au crépuscule ; en bas, de l’or derrière une palissade, gardé par quatre boucliers.
armadora-how-to-play =
    🏆 **But** – avoir le plus d’or. L’or d’un territoire va à la plus grande force totale.
    👉 **Ton tour** – pose un guerrier face cachée, pose 1 ou 2 palissades, ou passe définitivement.
    🪵 Les palissades divisent le pays en territoires d’au moins 4 cases.
    🛡️ Personne d’autre ne connaît la force de tes guerriers.
    ⚖️ **À la fin**, tous les guerriers sont révélés. À égalité, on partage l’or d’un territoire.
armadora-rules =
    🏆 **But** – prendre la plus grande part des 40 or des 8 mines.
    👉 **Ton tour** – fais une seule chose :
    • **Guerrier** : pose-en un face cachée sur une case libre, sans mine ni guerrier. Personne d’autre ne connaît sa force.
    • **Palissades** : poses-en 1 ou 2 sur des bords libres. Chaque territoire doit garder au moins 4 cases ; les mines et les guerriers comptent, et le bord du plateau est un mur.
    • **Passer** définitivement : tu ne joues plus.
    Qui n’a plus rien à poser saute son tour. La partie finit quand personne ne peut plus jouer.
    ⚖️ **Décompte** – dans chaque territoire, la plus grande force totale prend tout l’or. À égalité, on partage, arrondi à l’inférieur ; le reste est perdu. Si l’or final est égal, on compare la plus grosse prise dans un seul territoire, puis la suivante, etc.
    🛡️ **Main** – 2 joueurs : 1×11, 2×2, 3, 4, 5 · 3 joueurs : 1×7, 2×2, 3, 4 · 4 joueurs : 1×5, 2, 3, 4.
armadora-rules-4 = 👥 **Quatre joueurs** – places 1+3 contre 2+4. Les forces des partenaires s’ajoutent, mais tu ne vois pas les siennes. On ne parle de la partie qu’en public.
armadora-rules-advanced =
    ✨ **Avancé** – avant l’action normale, tu peux utiliser un pouvoir, puis ton renfort. Ou bien passer.
    • **Gobelin** (1) : un guerrier en plus, face visible.
    • **Orque** (1) : une palissade en plus.
    • **Mage** (2) : regarder un guerrier adverse face cachée.
    • **Elfe** (2) : tirer sur un guerrier adverse, dans un territoire pas encore plein où tu as un guerrier : −1 (jamais sous 0).
    • **Renfort** (chacun 1) : sur ton guerrier dans un territoire plein (que des mines et des guerriers) sans renfort : +1, et ton camp y gagne les égalités.
armadora-option-advanced = Règles
armadora-option-advanced-no = Jeu de base (les races ne sont que des couleurs)
armadora-option-advanced-yes = Avancées (pouvoirs et renforts)
armadora-option-races = Races
armadora-option-races-random = Tirées au hasard
armadora-option-races-choose = Choisies dans l’ordre du tour

## Tips above the panel in somebody’s first games; each comes once

armadora-first-areas = -# 🌱 À la fin, la plus grande force de chaque territoire en prend tout l’or. Ce sont les palissades qui font les territoires.
armadora-first-strengths = -# 🌱 Un coffre compte l’or d’un territoire qui reste entier. Dessous, la force de chaque camp là où elle peut encore changer. « + » veut dire au moins.

## Panel: what is to be decided

armadora-ask-choose-race = Choisis ta race.
armadora-ask-take-turn = { $can ->
    [warrior] Pose un guerrier.
    [palisade] Pose une ou deux palissades.
    [token] Pose ton renfort.
   *[warrior-palisade] Pose un guerrier ou des palissades.
}
armadora-ask-after-power = { $reinforce ->
    [1] { $can ->
        [warrior] Pose un guerrier. Avant, tu peux renforcer.
        [palisade] Pose une ou deux palissades. Avant, tu peux renforcer.
        [token] Pose ton jeton de renfort.
       *[warrior-palisade] Pose un guerrier ou des palissades. Avant, tu peux renforcer.
    }
   *[0] { $can ->
        [warrior] Pose un guerrier.
        [palisade] Pose une ou deux palissades.
        [token] Pose ton jeton de renfort.
       *[warrior-palisade] Pose un guerrier ou des palissades.
    }
}
armadora-ask-normal-action = { $can ->
    [warrior] Renfort posé. Maintenant, pose un guerrier.
    [palisade] Renfort posé. Maintenant, pose des palissades.
    [token] Renfort posé. Maintenant, pose ton jeton de renfort.
   *[warrior-palisade] Renfort posé. Maintenant, pose un guerrier ou des palissades.
}
armadora-ask-must-reinforce = Pose ton jeton de renfort pour compléter ce tour.
armadora-ask-may-reinforce = Tu n’as rien d’autre à poser. Utilise ton jeton de renfort, ou finis le tour.
armadora-ask-second-palisade = Poser une deuxième palissade ?
armadora-ask-end-turn = Confirme pour finir ton tour.

## Panel: moves and their parts, on buttons and in menus

armadora-verb-race = 🎭 Race
armadora-verb-warrior = 🛡️ Guerrier
armadora-verb-palisade = 🪵 Palissade
armadora-verb-champion = ⚔️ Guerrier en plus (Gobelin)
armadora-verb-champion-short = ⚔️ Gobelin
armadora-verb-stake = 🔨 Palissade en plus (Orque)
armadora-verb-stake-short = 🔨 Orque
armadora-verb-peek = 👁️ Regarder (Mage)
armadora-verb-peek-short = 👁️ Mage
armadora-verb-arrow = 🏹 Flèche (Elfe)
armadora-verb-arrow-short = 🏹 Elfe
armadora-verb-reinforce = ➕ Renforcer
armadora-verb-pass = 🏳️ Passer…
armadora-verb-end = ✅ Finir le tour
armadora-race-race = { $token }
armadora-race-race-goblin = Gobelin – un guerrier en plus, face visible
armadora-race-race-orc = Orque – une palissade en plus
armadora-race-race-mage = Mage – deux regards sur des guerriers cachés
armadora-race-race-elf = Elfe – deux flèches
armadora-race-race-pick = Quelle race choisis-tu ?
armadora-warrior-strength = 🛡️ Guerrier { $token }
armadora-warrior-strength-short = 🛡️{ $token }
armadora-warrior-strength-pick = De quelle force est le guerrier à poser ?
armadora-warrior-square = { $token }
armadora-warrior-square-pick = Sur quelle case ?
armadora-warrior-square-near-pick = Quelle case ? ⛏️ : les autres.
armadora-palisade-edge = { $token }
armadora-palisade-edge-pick = 🪵 Sur quel bord la poser ?
armadora-palisade-edge-near-pick = 🪵 Quel bord ? ⛏️ : autour d’une mine.
armadora-champion-strength = ⚔️ Guerrier en plus { $token }, face visible
armadora-champion-strength-short = ⚔️{ $token }
armadora-champion-strength-pick = ⚔️ Quelle force pour le guerrier en plus ? Tout le monde la verra.
armadora-champion-square = { $token }
armadora-champion-square-pick = ⚔️ Sur quelle case poser le guerrier en plus ?
armadora-champion-square-near-pick = ⚔️ Quelle case ? ⛏️ : les autres.
armadora-stake-edge = { $token }
armadora-stake-edge-pick = 🔨 Sur quel bord poser la palissade en plus ?
armadora-stake-edge-near-pick = 🔨 Quel bord ? ⛏️ : autour d’une mine.
armadora-peek-square = 👁️ Regarder { $token }
armadora-peek-square-pick = 👁️ Quel guerrier regardes-tu ?
armadora-arrow-square = 🏹 Tirer sur { $token }
armadora-arrow-square-pick = 🏹 Sur quel guerrier tires-tu ?
armadora-reinforce-square = ➕ Renforcer { $token }
armadora-reinforce-square-pick = ➕ Quel guerrier reçoit le jeton de renfort ?
armadora-part-place = autour de la mine en { $token }
armadora-part-place-short = ⛏️ { $token }

## Panel: what a choice gives, behind its label

armadora-gives-left = ×{ $count }
armadora-gives-left-short = ×{ $count }
armadora-gives-owner = { $who }
armadora-gives-strength = force { $strength }
armadora-gives-division = divise l’or : { $near } et { $far }
armadora-warrior-act = Poser { $strength } en { $square }
armadora-palisade-act = 🪵 Poser une palissade sur { $edge }
armadora-reason-beside = { $mines ->
    [one] C’est juste à côté de { $gold } or.
   *[other] C’est entre { $mines } mines, avec { $gold } or.
}
armadora-reason-area = { $rivals ->
    [0] Tu serais sans rivaux dans un territoire avec { $gold } or.
   *[other] Tu semblerais avoir le plus de force dans un territoire avec { $gold } or : { $strength } contre au moins { $others }.
}

## Log in the thread. What would happen, in a preview, is `.will`

armadora-became = { $who } joue la race { $race }.
    .will = Tu joueras la race { $race }.
armadora-warrior = { $who } a posé un guerrier face cachée sur **{ $square }** (reste : { $left }).
    .will = Tu poseras un guerrier face cachée sur **{ $square }** (reste : { $left }).
armadora-own-strength = Ton guerrier sur { $square } est de force **{ $strength }**.
    .will = Il sera de force **{ $strength }**.
armadora-champion = { $who } a posé un guerrier en plus, de force **{ $strength }**, face visible sur **{ $square }** (reste : { $left }).
    .will = Tu poseras un guerrier en plus, de force **{ $strength }**, face visible sur **{ $square }** (reste : { $left }).
armadora-now-full = Le territoire { $area } ({ $squares } cases) est plein.
    .will = Le territoire { $area } ({ $squares } cases) sera plein.
armadora-palisade = { $who } a posé une palissade sur **{ $edge }** (reste : { $left }).
    .will = Tu poseras la palissade **{ $edge }** (reste : { $left }).
armadora-stake = { $who } a posé une palissade en plus sur **{ $edge }** (reste : { $left }).
    .will = Palissade en plus : **{ $edge }** (reste : { $left }).
armadora-divided = Un territoire a été divisé en deux : { $area } ({ $squares } cases, { $gold } or) et { $other } ({ $other_squares } cases, { $other_gold } or).
    .will = Tu diviseras un territoire : { $area } ({ $squares } cases, { $gold } or) et { $other } ({ $other_squares } cases, { $other_gold } or).
armadora-fenced = { $count ->
    [one] { $who } a posé une palissade sur { $edges } (reste : { $left }).
   *[other] { $who } a posé des palissades sur { $edges } (reste : { $left }).
}
armadora-fenced-off = { $count ->
    [one] { $who } a posé une palissade sur { $edges }, isolant { $parts }.
   *[other] { $who } a posé des palissades sur { $edges }, isolant { $parts }.
}
armadora-edge = **{ $edge }**
armadora-part = { $squares } cases avec { $gold } or
armadora-peeked = { $who } a regardé un guerrier sur **{ $square }** ({ $owner }).
armadora-saw = Le guerrier sur { $square } ({ $owner }) est de force **{ $strength }**.
armadora-shot = { $arrows ->
    [one] { $who } a tiré sur le guerrier en **{ $square }** ({ $owner }) : −1.
   *[other] { $who } a tiré sur le guerrier en **{ $square }** ({ $owner }) : { $arrows } flèches, −{ $arrows }.
}
    .will = { $arrows ->
        [one] Tu tireras sur le guerrier en **{ $square }** ({ $owner }) : −1.
       *[other] Tu tireras sur le guerrier en **{ $square }** ({ $owner }) : { $arrows } flèches, −{ $arrows }.
    }
armadora-reinforced = { $who } a renforcé le guerrier en **{ $square }** (+1, gagne les égalités).
    .will = Tu renforceras le guerrier en **{ $square }** (+1, gagne les égalités).
armadora-passed = { $left ->
    [0] { $who } a passé définitivement.
    [one] { $who } a passé définitivement, avec { $left } guerrier inutilisé.
   *[other] { $who } a passé définitivement, avec { $left } guerriers inutilisés.
}
    .will = { $left ->
        [0] Tu passeras définitivement.
        [one] Tu passeras définitivement, avec { $left } guerrier inutilisé. Tu ne pourras plus rien poser.
       *[other] Tu passeras définitivement, avec { $left } guerriers inutilisés. Tu ne pourras plus rien poser.
    }
armadora-skipped = { $warriors ->
    [hand] { $palisades ->
        [supply] { $who } ne joue pas ce tour : plus de guerriers ni de palissades.
       *[edge] { $who } ne joue pas ce tour : plus de guerriers, et aucun bord pour une palissade.
    }
   *[square] { $palisades ->
        [supply] { $who } ne joue pas ce tour : aucune case libre, et plus de palissades.
       *[edge] { $who } ne joue pas ce tour : aucune case libre, et aucun bord pour une palissade.
    }
}
armadora-unused = { $who } n’a pas utilisé { $tiles }.
armadora-over = { $reason ->
    [passed] Tout le monde a passé. Tous les guerriers sont révélés.
   *[stuck] Plus personne ne peut rien poser. Tous les guerriers sont révélés.
}

## Score sheet and the lines of the end

armadora-strength = { $strength } pour { $who }
armadora-area-taken = Territoire { $area } ({ $gold } or) : tout pour { $who } (force : { $strengths }).
armadora-area-by-token = Territoire { $area } ({ $gold } or) : tout pour { $who }, dont le renfort gagne l’égalité (force : { $strengths }).
armadora-area-shared = { $lost ->
    [0] Territoire { $area } ({ $gold } or) : { $share } chacun pour { $who } (force : { $strengths }).
   *[other] Territoire { $area } ({ $gold } or) : { $share } chacun pour { $who } (force : { $strengths }) ; perdu : { $lost }.
}
armadora-area-empty = Territoire { $area } ({ $gold } or) : personne.
armadora-area-powerless = Territoire { $area } ({ $gold } or) : pour personne, car il n’y reste aucune force ({ $strengths }).
armadora-total = { $gold } pour { $who }
armadora-totals = { $lost ->
    [0] Or : { $totals }.
   *[other] Or : { $totals } ; non attribué : { $lost }.
}
armadora-sheet-area = Or des territoires
armadora-sheet-one-area = { $area }, { $gold } or ({ $strengths } en force)
armadora-why = { $how ->
    [token] { $lost ->
        [0] Force : { $strengths } ; un renfort gagne l’égalité.
       *[other] Force : { $strengths } ; un renfort gagne l’égalité ; { $lost } or perdu.
    }
    [shared] { $lost ->
        [0] Force : { $strengths } ; on partage.
       *[other] Force : { $strengths } ; on partage ; { $lost } or perdu.
    }
    [none] { $lost ->
        [0] Force : { $strengths } ; personne ne le prend.
       *[other] Force : { $strengths } ; personne ne le prend ; { $lost } or perdu.
    }
   *[most] { $lost ->
        [0] Force : { $strengths }.
       *[other] Force : { $strengths } ; { $lost } or perdu.
    }
}
armadora-why-empty = Il n’y a personne ici.
armadora-remark-hauls = Égalité en tête à { $gold } or, mais { $who } avait les plus grosses prises ({ $hauls }).
armadora-remark-richest = Plus grosse prise : { $gold } or du territoire { $area } pour { $who }.
armadora-remark-closest = { $lead ->
    [0] Territoire le plus disputé : { $area } ({ $gold } or), pris par { $who } grâce au renfort.
   *[other] Territoire le plus disputé : { $area } ({ $gold } or), pris par { $who } avec { $lead } de force d’écart.
}

## Refusals

armadora-race-taken = La race { $race } est déjà prise par { $who }.
armadora-race-first = Choisis d’abord ta race.
armadora-races-settled = Les races sont déjà choisies.
armadora-race-chosen = Tu as déjà choisi : { $race }. Reviens en arrière pour en choisir une autre.
armadora-tiles = { $count }× force { $strength }
armadora-no-warriors = Tu n’as plus de guerriers.
armadora-no-such-warrior = Tu n’as pas de guerrier de force { $strength } en main. Ta main : { $hand }.
armadora-occupied = { $square } est occupée : il y a déjà un guerrier ({ $who }).
armadora-mine = { $square } est une mine ({ $gold } or). Les guerriers ne vont que sur la terre.
armadora-not-an-edge = « { $edge } » n’est pas un bord entre deux cases. Donne deux cases voisines, par exemple D3-E3. Aucune palissade ne va au bord du plateau.
armadora-too-many-edges = { $most ->
    [one] Cela fait { $count } palissades, mais une seule est permise ici.
   *[other] Cela fait { $count } palissades, mais { $most } au plus sont permises par tour.
}
armadora-not-a-square = « { $square } » n’est pas une case. Les cases vont de A1 à H5 : une lettre d’ouest en est, un chiffre du nord au sud.
armadora-no-palisades = Il ne reste plus de palissades.
armadora-edge-taken = Il y a déjà une palissade sur { $edge }.
armadora-area-too-small = { $squares ->
    [one] Pas de palissade sur { $edge } : le territoire { $area } n’aurait qu’une case, et il en faut { $needed }.
   *[other] Pas de palissade sur { $edge } : le territoire { $area } n’aurait que { $squares } cases, et il en faut { $needed }.
}
armadora-advanced-only = Cette table joue le jeu de base, sans pouvoirs ni renforts.
armadora-wrong-race = Ce pouvoir est celui d’une autre race ({ $race }). La tienne : { $own }.
armadora-no-power-left = Tu as utilisé tous tes jetons de pouvoir ({ $race }).
armadora-power-used = Un seul pouvoir par tour, et tu as déjà utilisé le tien.
armadora-power-too-late = Un pouvoir s’utilise avant le renfort et l’action normale.
armadora-nobody-there = Il n’y a pas de guerrier sur { $square }.
armadora-own-warrior = Le guerrier en { $square } est à toi. Choisis-en un adverse.
armadora-partner-warrior = Le guerrier en { $square } est à ton partenaire ({ $who }). Choisis-en un adverse.
armadora-face-up = Le guerrier en { $square } est déjà face visible : force { $strength }. Tu gardes ton jeton.
armadora-already-seen = Tu as déjà regardé { $square } : force { $strength }. Tu gardes ton jeton.
armadora-no-archer = { $count ->
    [0] Tu n’as pas encore de guerrier sur le plateau : tu ne peux pas tirer.
   *[other] Tu ne peux pas tirer sur { $square } : tu n’as aucun guerrier dans son territoire. Tes guerriers : { $archers }.
}
armadora-area-full = Le territoire autour de { $square } est plein ({ $area }) : les flèches n’y arrivent plus.
armadora-not-your-warrior = Le guerrier en { $square } n’est pas à toi ({ $who }), et le jeton va sur un des tiens.
armadora-area-not-full = { $count ->
    [one] Le territoire autour de { $square } n’est pas plein : { $free } est libre.
   *[other] Le territoire autour de { $square } n’est pas plein : { $count } cases sont libres ({ $free }).
}
armadora-area-reinforced = Le territoire autour de { $square } a déjà un jeton de renfort : en { $held } ({ $who }).
armadora-reinforcement-used = Tu as déjà utilisé ton jeton de renfort.
armadora-nothing-done = { $can ->
    [warrior] Tu n’as encore rien fait : pose un guerrier, ou passe.
    [palisade] Tu n’as encore rien fait : pose des palissades, ou passe.
    [token] Tu n’as encore rien fait : pose ton jeton de renfort, ou passe.
   *[warrior-palisade] Tu n’as encore rien fait : pose un guerrier ou des palissades, ou passe.
}
armadora-pass-too-late = On ne peut passer qu’au début de son tour, avant toute autre chose.
armadora-action-owed = { $can ->
    [warrior] Ton tour n’est pas fini : pose un guerrier.
    [palisade] Ton tour n’est pas fini : pose des palissades.
    [token] Ton tour n’est pas fini : pose ton jeton de renfort.
   *[warrior-palisade] Ton tour n’est pas fini : pose un guerrier ou des palissades.
}
armadora-token-owed = Tu as utilisé un pouvoir dans un tour qui ne permet que le renfort : pose maintenant le jeton.
armadora-token-or-end = Tu peux seulement poser ton jeton de renfort ou finir le tour.
armadora-second-or-end = Tu as posé une palissade. Poses-en une deuxième, ou finis le tour.
armadora-turn-done = Ton tour est complet. Il n’y a plus rien à faire.

## Slash commands of the game

armadora-command = Tes coups à Armadöra ; seulement à ses tables
    .name = armadöra
armadora-command-warrior = Poser un guerrier face cachée
    .name = guerrier
armadora-command-warrior-strength = Une force de ta main
    .name = force
armadora-command-warrior-square = Une case libre, par exemple C4
    .name = case
armadora-command-palisade = Poser une palissade, ou deux
    .name = palissade
armadora-command-palisade-edge = Deux cases voisines, par exemple D3-E3 ; on peut ajouter une deuxième paire
    .name = bord
armadora-command-palisade-second = Une deuxième palissade dans le même tour
    .name = deuxième
armadora-command-pass = Ne plus jouer dans cette partie
    .name = passer
armadora-command-end = Finir ton tour
    .name = fin

## Names of things, used in other messages

armadora-people-goblin = Gobelin
armadora-people-orc = Orque
armadora-people-mage = Mage
armadora-people-elf = Elfe

## Puzzles: what is asked of the turn

armadora-goal-points = Enferme au moins { $points } or de plus.
armadora-goal-palisades = Pose deux palissades. Où ?
armadora-goal-palisade = Pose des palissades. Où ?
armadora-goal-warrior = Pose un guerrier. Lequel, et où ?
