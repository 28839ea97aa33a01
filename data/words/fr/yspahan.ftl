### Yspahan: lobby, panel, standing orders, log, end, refusals, commands, names.

## Lobby: name, what it is about, the alt text of its cover, the rules in short (1,800 letters), its options

yspahan-title = Yspahan
yspahan-blurb = Les dés décident de l’offre du jour : remplis des souks, soudoie l’intendant, charge la caravane. Trois semaines pour 2–4 marchands.
yspahan-cover = Une caravane de chameaux chargés quitte au crépuscule les dômes éclairés d’Yspahan, passant devant des palmiers et un étang ; l’intendant marche devant.
yspahan-how-to-play =
    🏆 **But** – le plus de points en 3 semaines de 7 jours.
    🎲 **Chaque jour**, le premier joueur lance les dés. Les dés égaux forment des groupes.
    👉 **Ton tour** – prends un groupe de dés : chameaux, or, cubes dans les souks, intendant ou carte.
    📅 **Fin de semaine** – un souk complet rapporte son nombre. Puis la ville est vidée.
    🐫 L’intendant envoie des cubes à la caravane, qui rapporte aussitôt et à chaque fin de semaine.
    🏗️ Les bâtiments t’aident, et rapportent à partir du troisième.
yspahan-rules =
    🏆 **But** – Le plus de points en 3 semaines de 7 jours. Chacun commence avec 2 or.
    🎲 **Chaque jour**, le premier joueur lance tous les dés, et jusqu’à 3 jaunes à 1 or pièce. Les dés égaux forment des groupes : le plus bas va aux Chameaux, le plus haut à l’Or, les autres à Sac, Tonneau, Coffre et Vase.
    👉 **Ton tour** – Prends un groupe et fais une chose :
    • **Chameaux, Or** : prends-en un par dé.
    • **Quartier** : un cube par dé dans ses boutiques. Remplis d’abord un souk commencé. Les cubes sans place sont perdus.
    • **Intendant** : il avance de la valeur des dés, sans demi-tour. Chaque case de plus ou de moins coûte 1 or. Les cubes au bord de sa case d’arrivée vont à la caravane. Paie un chameau pour garder ton cube : un de ta réserve part.
    • **Carte** : pioches-en une.
    À trois ou quatre, tu peux ensuite construire une fois.
    📅 **Fin de semaine** – Un souk complet rapporte son nombre. Puis la ville est vidée.
    🐫 **Caravane** – Un cube rapporte 2, 1 ou 0 aussitôt, selon sa rangée. Quand elle est pleine, et en fin de semaine, tes cubes × 1, 2 ou 3, selon ta dernière rangée.
    🏗️ **Bâtiments** : 0, 0, 5, 5, 5 et 10, dans l’ordre. Enclos (2🐪) : +1 chameau. Échoppe (2🐪 2🪙) : +2 or. Hammam (2🐪 2🪙) : 3 cases gratuites. Caravansérail (3🐪 3🪙) : une carte par cube envoyé. Bazar (4🐪 4🪙) : +2 par souk complet. Palan (4🐪 4🪙) : +1 cube.
    🃏 **Cartes** – À ton tour, joues-en autant que tu veux, ou défausse-en une pour un dé de plus.
    🏁 **Dernier jour** – À deux ou quatre, le plus petit score commence. À égalité, victoire partagée.
yspahan-rules-2 = 👥 **À deux** – Un jour a trois tours : premier joueur, l’autre, premier joueur. 8 dés. Construire prend un groupe de dés. Les dés jaunes restent tout le jour.
yspahan-option-hammam-mode = Les 3 cases gratuites du Hammam
yspahan-option-hammam-mode-plus-only = Peuvent allonger le trajet
yspahan-option-hammam-mode-plus-minus = Peuvent allonger ou raccourcir le trajet
yspahan-option-camel-timeout-policy = Sans réponse à la question du chameau
yspahan-option-camel-timeout-policy-never = Aucun chameau payé, le cube part
yspahan-option-camel-timeout-policy-always = Un chameau est payé, le cube reste
yspahan-option-camel-timeout-policy-complete-only = Un chameau est payé pour un souk complet seulement

## Tips above the panel in somebody’s first games; each comes once

yspahan-first-aim = -# 🌱 Commence par un petit souk : ce qui est complet rapporte en fin de semaine. Chameaux et or paient les bâtiments.
yspahan-first-use = -# 🌱 L’intendant envoie les cubes voisins de sa dernière case à la caravane, qui rapporte aussi. Une carte peut servir plus tard.
yspahan-first-panel = -# 👀 Le lancer compte tout de suite. Ce que tu fais des dés n’est joué qu’avec **Confirmer**.
yspahan-first-pair = -# 🌱 À deux, le premier joueur du jour a deux tours : le premier et le troisième.

## Panel: what is to be decided

yspahan-ask-roll = { $gold ->
    [0] Lance les dés : le résultat compte aussitôt. Tu n’as pas d’or pour des dés jaunes.
   *[other] Lance les dés : le résultat compte aussitôt. Un dé jaune coûte 1 or.
}
yspahan-ask-take-dice = { $builds ->
    [with] Prends un groupe de dés. Tu peux aussi construire avec.
    [after] Prends un groupe de dés. Ensuite, tu peux construire.
   *[no] Prends un groupe de dés : un cube, un chameau ou 1 or par dé.
}
yspahan-ask-place-cubes = { $left ->
    [one] Il te reste { $left } cube à placer dans le quartier { $quarter }. Où ?
   *[other] Il te reste { $left } cubes à placer dans le quartier { $quarter }. Où ?
}
yspahan-ask-extra-cube = Ton Palan te permet de placer encore un cube dans le quartier { $quarter }, si tu veux.
yspahan-ask-keep-cube = L’intendant est à côté de ton cube dans { $souk } ({ $value } points, { $complete ->
    [1] complet
   *[0] incomplet
}). Le laisser partir, ou payer un chameau (tu en as { $camels }) ? Dans les deux cas, un cube { $fills ->
    [0] rejoint la caravane pour +{ $points }.
   *[other] remplit la caravane : { $scored }.
}{ $then ->
    [none] {""}
   *[other] {" Ensuite : le cube dans "}{ SPOKEN($then, "yspahan-souk") }.
}
yspahan-fills-own = toi +{ $points }
yspahan-fills-one = { $who } +{ $points }
yspahan-ask-construct = { $build ->
    [0]
        { $cards ->
            [0] Tu ne peux rien construire : finis ton tour.
           *[other] Tu ne peux rien construire. Joue des cartes, ou finis ton tour.
        }
   *[other]
        { $cards ->
            [0] Construis, ou finis ton tour.
           *[other] Construis, joue des cartes, ou finis ton tour.
        }
}
yspahan-ask-end-turn = { $cards ->
    [0] Confirme pour finir ton tour.
   *[other] Confirme pour finir ton tour, ou joue d’abord des cartes.
}

## Panel: moves and their parts, on buttons and in menus

yspahan-verb-roll = 🎲 Lancer
yspahan-verb-camels = 🐪 Prendre des chameaux
yspahan-verb-gold = 🪙 Prendre de l’or
yspahan-verb-supply = 🏘️ Approvisionner un quartier
yspahan-verb-supply-short = 🏘️ Cubes
yspahan-verb-supervisor = 🚶 Déplacer l’intendant
yspahan-verb-supervisor-short = 🚶 Intendant
yspahan-verb-draw = 🃏 Piocher une carte
yspahan-verb-draw-short = 🃏 Piocher
yspahan-verb-construct = 🏗️ Construire avec des dés
yspahan-verb-construct-short = 🏗️ Construire
yspahan-verb-boost = ➕ Une carte comme dé de plus
yspahan-verb-boost-short = 🃏 Dé
yspahan-verb-skip = Pas de cube en plus
yspahan-verb-keep = 🐪 Payer un chameau, garder le cube
yspahan-verb-send = 🐫 Envoyer le cube
yspahan-verb-build = 🏗️ Construire
yspahan-verb-play = 🃏 Jouer une carte
yspahan-verb-sell = ⭐ Carte : vendre pour des points
yspahan-verb-exchange = 🔁 Carte : échanger
yspahan-verb-stock = 🏘️ Carte : un cube en boutique
yspahan-verb-end = ✅ Finir le tour
yspahan-part-bag = Sac
yspahan-part-bag-short = Sac
yspahan-part-barrel = Tonneau
yspahan-part-barrel-short = Tonneau
yspahan-part-chest = Coffre
yspahan-part-chest-short = Coffre
yspahan-part-vase = Vase
yspahan-part-vase-short = Vase
yspahan-part-camel = 🐪 Chameaux
yspahan-part-camel-short = 🐪
yspahan-part-gold = 🪙 Or
yspahan-part-gold-short = 🪙
yspahan-part-cards = 🃏 Jouer une carte
yspahan-part-cards-short = 🃏 Carte
yspahan-part-pick = Quels dés ?
yspahan-part-use = { $token ->
    [cards] Quelle carte joues-tu ?
    [camel] Dés chameau : chameaux, intendant{ yspahan-use-build } carte ?
    [gold] Dés or : or, intendant{ yspahan-use-build } carte ?
   *[other] { yspahan-pick-level } : cubes, intendant{ yspahan-use-build } carte ?
}
yspahan-use-build = { $build ->
    [yes] , bâtiment ou
   *[no] {" "}ou
}
yspahan-supervisor-to-part-pick = Dans quelle rue va l’intendant ?
yspahan-stock-souk-part-pick = Dans quel quartier ?
yspahan-pick-level = { $token ->
    [camel] 🐪 Dés Chameaux
    [bag] Dés Sac
    [barrel] Dés Tonneau
    [chest] Dés Coffre
    [vase] Dés Vase
    [gold] 🪙 Dés Or
   *[other] { $token }
}
yspahan-pick-card = { $token ->
    [three_camels] Trois chameaux
    [three_gold] Trois or
    [camels_to_points] Chameaux en points
    [gold_to_points] Or en points
    [build_without_camels] Construire sans chameaux
    [build_without_gold] Construire sans or
    [cube_to_shop] Cube en boutique
    [cube_to_caravan] Cube en caravane
    [exchange] Échange
   *[other] { $token }
}
yspahan-pick-building = { $token ->
    [paddock] Enclos pour 2 chameaux : +1 chameau de la tour
    [shop] Échoppe pour 2 chameaux, 2 or : +2 or de la tour
    [hammam] Hammam pour 2 chameaux, 2 or : intendant, 3 cases gratuites
    [caravanserai] Caravansérail pour 3 chameaux, 3 or : une carte par cube envoyé
    [bazaar] Bazar pour 4 chameaux, 4 or : +2 points par souk
    [hoist] Palan pour 4 chameaux, 4 or : +1 cube au quartier
   *[other] { $token }
}
yspahan-pick-payment = { $token ->
    [no_camels] Or seulement (carte)
    [no_gold] Chameaux seulement (carte)
    [free] Gratuit (les deux cartes)
   *[other] { $token }
}
yspahan-roll-yellow = 🎲 Lancer avec { $token } dés jaunes ({ $token } or)
yspahan-roll-yellow-0 = 🎲 Lancer sans dé jaune
yspahan-roll-yellow-1 = 🎲 Lancer avec 1 dé jaune (1 or)
yspahan-roll-yellow-0-short = 🎲 Jet
yspahan-roll-yellow-short = 🎲 +{ $token } (🪙{ $token })
yspahan-roll-yellow-pick = Combien de dés jaunes ?
yspahan-supply-souk = { SPOKEN($token, "yspahan-souk") }
yspahan-supply-souk-short = { $token ->
    [BAG3] Sac 3
    [BAG4] Sac 4
    [BAG6] Sac 6
    [BAG8] Sac 8
    [BAR3] Tonneau 3
    [BAR4] Tonneau 4
    [BAR6] Tonneau 6
    [BAR8] Tonneau 8
    [CHE4] Coffre 4
    [CHE6] Coffre 6
    [CHE8] Coffre 8
    [VAS4] Vase 4
    [VAS6] Vase 6
    [VAS12] Vase 12
   *[other] { $token }
}
yspahan-supply-souk-pick = Quel souk ? Son nombre, ce sont ses points.
yspahan-supply-shops = Boutiques { $token }
yspahan-supply-shops-a = Boutique a
yspahan-supply-shops-b = Boutique b
yspahan-supply-shops-c = Boutique c
yspahan-supply-shops-d = Boutique d
yspahan-supply-shops-e = Boutique e
yspahan-supply-shops-f = Boutique f
yspahan-supply-shops-part = { $token }
yspahan-supply-shops-short = { $token }
yspahan-supply-shops-pick = Où ? Les lettres des boutiques sont sur l’image.
yspahan-supervisor-group = 🚶 Intendant – { yspahan-pick-level }
yspahan-supervisor-group-short = 🚶 Intendant
yspahan-supervisor-group-pick = 🚶 Quels dés déplacent l’intendant ?
yspahan-supervisor-to = { $token ->
    [C] C (le carrefour)
   *[other] { $token }
}
yspahan-supervisor-to-pick = Où va l’intendant ? Les cases dorées coûtent de l’or.
yspahan-supervisor-first = { SPOKEN($token, "yspahan-souk") } part en premier
yspahan-supervisor-first-pick = Lequel des deux cubes part en premier ?
yspahan-draw-group = 🃏 Piocher – { yspahan-pick-level }
yspahan-draw-group-short = 🃏 Piocher
yspahan-draw-group-pick = 🃏 Avec quels dés pioches-tu une carte ?
yspahan-construct-group = 🏗️ Construire – { yspahan-pick-level }
yspahan-construct-group-short = 🏗️ Construire
yspahan-construct-group-pick = 🏗️ Avec quels dés construis-tu ? (Ensuite : quel bâtiment)
yspahan-construct-building = { yspahan-pick-building }
yspahan-construct-building-short = { yspahan-build-building-short }
yspahan-construct-building-pick = Que construis-tu ?
yspahan-construct-payment = { yspahan-pick-payment }
yspahan-construct-payment-pick = Comment paies-tu ?
yspahan-boost-card = ➕ Défausser « { yspahan-pick-card } » pour un dé
yspahan-boost-card-pick = ➕ Quelle carte défausses-tu pour ajouter un dé ?
yspahan-boost-group = { yspahan-pick-level }
yspahan-boost-group-pick = Quels dés en ont un de plus ?
yspahan-build-building = { yspahan-pick-building }
yspahan-build-building-short = { $token ->
    [paddock] Enclos
    [shop] Échoppe
    [hammam] Hammam
    [caravanserai] Caravansérail
    [bazaar] Bazar
    [hoist] Palan
   *[other] { $token }
}
yspahan-build-building-pick = 🏗️ Que construis-tu ?
yspahan-build-payment = { yspahan-pick-payment }
yspahan-build-payment-pick = Comment paies-tu ?
yspahan-play-card = { $token ->
    [three_camels] 🃏 Trois chameaux : prends 3 chameaux
    [three_gold] 🃏 Trois or : prends 3 or
    [cube_to_caravan] 🃏 Cube en caravane : charge un cube
   *[other] { $token }
}
yspahan-play-card-pick = 🃏 Quelle carte joues-tu ?
yspahan-sell-goods = { $token ->
    [camels] ⭐ Carte : vendre des chameaux, 2 points pièce
   *[gold] ⭐ Carte : vendre de l’or, 1 point pièce
}
yspahan-sell-goods-pick = ⭐ Que changes-tu en points ?
yspahan-sell-count = Vendre { $token }
yspahan-sell-count-short = { $token }
yspahan-sell-count-pick = Combien ?
yspahan-exchange-goods = { $token ->
    [camels] 🔁 Donner des chameaux, prendre de l’or
   *[gold] 🔁 Donner de l’or, prendre des chameaux
}
yspahan-exchange-goods-pick = 🔁 Que donnes-tu ?
yspahan-exchange-count = Donner { $token }
yspahan-exchange-count-short = { $token }
yspahan-exchange-count-pick = Combien en donnes-tu ?
yspahan-stock-souk = { SPOKEN($token, "yspahan-souk") }
yspahan-stock-souk-short = { yspahan-supply-souk-short }
yspahan-stock-souk-pick = 🃏 Dans quel souk places-tu le cube ?
yspahan-stock-shop = Boutique { $token }
yspahan-stock-shop-pick = Quelle boutique ? Sa lettre est sur l’image.

## Panel: what a choice gives, behind its label

yspahan-gives-group = ×{ $count }
yspahan-gives-group-short = ×{ $count }
yspahan-gives-closed = ×{ $count }, mais aucun souk ne t’est ouvert
yspahan-gives-closed-short = ×{ $count } 🚫
yspahan-gives-goods = { $more ->
    [0] +{ $count }
   *[other] +{ $count }, dont { $more } grâce à : { $building }
}
yspahan-gives-goods-short = +{ $count }
yspahan-gives-part = +{ $count }
yspahan-gives-part-short = +{ $count }
yspahan-gives-points-short = +{ $points }
yspahan-gives-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
yspahan-gives-souk = { $free ->
    [one] { $cubes } pour { $free } boutique libre
   *[other] { $cubes } pour { $free } boutiques libres
}
yspahan-gives-free = { $shops ->
    [one] { $free } libre sur { $shops } boutique
   *[other] libres : { $free } sur { $shops } boutiques
}
yspahan-gives-dice = { $dice ->
    [one] { $dice } dé de valeur { $shown }
   *[other] { $dice } dés de valeur { $shown }
}
yspahan-gives-construct = { yspahan-gives-dice }, pour { $buildings }
yspahan-gives-walk = { $gold ->
    [0]
        { $count ->
            [0] gratuit, n’envoie rien
           *[other] gratuit, envoie { $cubes }
        }
   *[other]
        { $count ->
            [0] { $gold } or, n’envoie rien
           *[other] { $gold } or, envoie { $cubes }
        }
}
yspahan-gives-walk-short = { $gold ->
    [0] {""}
   *[other] 🪙{ $gold }
}
yspahan-gives-up = { $souk } ne sera plus complet. Il aurait rapporté { $points } en fin de semaine.
yspahan-gives-one-cube = { $souk } ({ $who })
yspahan-supply-act = Placer des cubes dans { $souk } : { $shops }
yspahan-supervisor-act = { $group } : aller à { $to }
yspahan-reason-souk = { $missing ->
    [0] { $souk } est alors complet : { $points } points cette semaine.
    [one] Avec { $missing } cube de plus, { $souk } rapporterait { $points } points.
   *[other] Il faut encore { $missing } cubes dans { $souk } pour marquer { $points } points.
}
yspahan-reason-caravan = { $cubes ->
    [one] Tu auras { $cubes } cube dans la caravane, qui rapporte chaque semaine.
   *[other] Tu auras { $cubes } cubes dans la caravane, qui rapporte chaque semaine.
}
yspahan-reason-goods = { $count ->
    [0] Tu auras 🐪{ $camels } et 🪙{ $gold } pour payer des bâtiments.
   *[other] Tu auras 🐪{ $camels } et 🪙{ $gold }, assez pour { $can }.
}

## Panel: standing orders

yspahan-order-pick = Consigne privée pour les cubes que l’intendant atteint. Pour d’autres nombres : /yspahan consigne

yspahan-order = Intendant
yspahan-standing-ask = Me demander chaque fois{ yspahan-standing-keep }
yspahan-standing-never = Ne jamais payer : le cube part dans la caravane
yspahan-standing-always = Toujours payer un chameau{ yspahan-standing-keep }
yspahan-standing-complete-only = Payer seulement pour un souk complet{ yspahan-standing-keep }
yspahan-standing-complete-min = Payer pour un souk complet de { $least } points ou plus{ yspahan-standing-keep }
yspahan-standing-keep = { $keep ->
    [0] {""}
    [one] , mais garder { $keep } chameau
   *[other] , mais garder { $keep } chameaux
}

## Log in the thread. What would happen, in a preview, is `.will`

yspahan-day = 📅 Semaine { $week }, jour { $day } : { $who } commence.
yspahan-last-day-order = Le dernier jour, on joue du plus petit score au plus grand : { $order }.
yspahan-rolled = { $yellow ->
    [0] 🎲 { $who } a lancé : { $groups }.
    [one] 🎲 { $who } a payé { $gold } or pour { $yellow } dé jaune et a lancé : { $groups }.
   *[other] 🎲 { $who } a payé { $gold } or pour { $yellow } dés jaunes et a lancé : { $groups }.
}
yspahan-yellow-gone = { $dice ->
    [one] Le dé jaune restant a quitté la tour.
   *[other] Les { $dice } dés jaunes restants ont quitté la tour.
}
    .will = { $dice ->
            [one] Le dé jaune restant quittera la tour.
           *[other] Les { $dice } dés jaunes restants quitteront la tour.
        }
yspahan-yellow-unused = { $dice ->
    [one] Le dé jaune de l’étage { $level } n’a pas compté : seul le premier joueur peut s’en servir.
   *[other] Les { $dice } dés jaunes de l’étage { $level } n’ont pas compté : seul le premier joueur peut s’en servir.
}
    .will = { $dice ->
        [one] Le dé jaune de l’étage { $level } ne comptera pas : seul le premier joueur peut s’en servir.
       *[other] Les { $dice } dés jaunes de l’étage { $level } ne compteront pas : seul le premier joueur peut s’en servir.
    }
yspahan-week-ends-today = ⚠️ Décompte de la semaine à la fin de ce jour.
yspahan-game-ends-today = ⚠️ C’est le dernier jour : décompte de la semaine, puis fin de la partie.
yspahan-no-dice = Il ne restait plus de dés : { $who } a dû piocher une carte.
yspahan-took-camels = { $camels ->
    [one] 🐪 { $who } a pris { $camels } chameau.
   *[other] 🐪 { $who } a pris { $camels } chameaux.
}
    .will = { $camels ->
        [one] 🐪 Tu prendras { $camels } chameau.
       *[other] 🐪 Tu prendras { $camels } chameaux.
    }
yspahan-took-gold = 🪙 { $who } a pris { $gold } or.
    .will = 🪙 Tu prendras { $gold } or.
yspahan-boosted = { $who } a défaussé « { $card } » pour ajouter un dé à l’étage { $level } ({ $dice } dés).
    .will = Tu défausseras « { $card } » pour ajouter un dé à l’étage { $level } ({ $dice } dés).
yspahan-placed = { $cubes ->
    [one] 🏘️ { $who } a placé { $cubes } cube dans { $souk }.
   *[other] 🏘️ { $who } a placé { $cubes } cubes dans { $souk }.
}
    .will = { $cubes ->
        [one] 🏘️ Tu placeras { $cubes } cube dans { $souk }.
       *[other] 🏘️ Tu placeras { $cubes } cubes dans { $souk }.
    }
yspahan-completed = { $souk } est complet.
    .will = { $souk } sera complet et comptera en fin de semaine.
yspahan-cubes-lost = { $cubes ->
    [one] Plus de boutique libre dans le quartier { $quarter } : { $cubes } cube perdu.
   *[other] Plus de boutique libre dans le quartier { $quarter } : { $cubes } cubes perdus.
}
    .will = { $cubes ->
            [one] Pas de boutique libre dans le quartier { $quarter } pour { $cubes } cube, qui sera perdu.
           *[other] Pas de boutique libre dans le quartier { $quarter } pour { $cubes } cubes, qui seront perdus.
        }
yspahan-skipped = { $who } n’a pas utilisé le cube supplémentaire du Palan.
    .will = Tu laisseras de côté le cube supplémentaire du Palan.
yspahan-dice-for-card = { $who } a pioché une carte (dés : { $level }).
yspahan-dice-for-building = { $who } a utilisé les dés de l’étage { $level }.
    .will = Tu utiliseras les dés de l’étage { $level }.
yspahan-moved = { $gold ->
    [0] 🚶 { $who } a déplacé l’intendant de { yspahan-start } à { yspahan-goal }.
   *[other] 🚶 { $who } a déplacé l’intendant de { yspahan-start } à { yspahan-goal }, pour { $gold } or.
}
    .will = { $gold ->
        [0] 🚶 Tu déplaceras l’intendant de { yspahan-start } à { yspahan-goal }.
       *[other] 🚶 Tu déplaceras l’intendant de { yspahan-start } à { yspahan-goal }, pour { $gold } or.
    }
yspahan-supervised = { $gold ->
    [0] 🚶 Avec les dés de l’étage { $level }, { $who } a déplacé l’intendant de { yspahan-start } à { yspahan-goal }.
   *[other] 🚶 Avec les dés de l’étage { $level }, { $who } a déplacé l’intendant de { yspahan-start } à { yspahan-goal }, pour { $gold } or.
}
    .will = { $gold ->
        [0] 🚶 Avec les dés de l’étage { $level }, tu déplaceras l’intendant de { yspahan-start } à { yspahan-goal }.
       *[other] 🚶 Avec les dés de l’étage { $level }, tu déplaceras l’intendant de { yspahan-start } à { yspahan-goal }, pour { $gold } or.
    }
yspahan-start = { $start ->
    [C] C (carrefour)
   *[other] { $start }
}
yspahan-goal = { $to ->
    [C] C (carrefour)
   *[other] { $to }
}
yspahan-nobody-sent = Il n’y avait pas de cube à côté de { yspahan-goal }.
    .will = Il n’y aura pas de cube à côté de { yspahan-goal }.
yspahan-asked = { $who } doit décider du cube dans { yspahan-in }.
    .will = { $who } devra décider du cube dans { yspahan-in }.
yspahan-sent = 🐫 Un cube de { yspahan-in } a rejoint la caravane. { $who } : **+{ $points }**.
    .will = 🐫 Un cube de { yspahan-in } rejoindra la caravane. { $who } : **+{ $points }**.
yspahan-kept = 🐪 { $who } a payé un chameau pour garder le cube dans { yspahan-in }. Un de la réserve rejoint la caravane : **+{ $points }**.
    .will = 🐪 Tu paieras un chameau pour garder le cube dans { yspahan-in }. Un de ta réserve rejoindra la caravane : **+{ $points }**.
yspahan-loaded = 🃏 { $who } a joué une carte pour envoyer un cube dans la caravane : **+{ $points }**.
    .will = 🃏 Tu joueras une carte pour envoyer un cube dans la caravane : **+{ $points }**.
yspahan-caravan-full = La caravane était pleine : elle a rapporté ses points, puis a été vidée.
    .will = La caravane sera pleine : elle rapportera ses points, puis sera vidée.
yspahan-caravan-scored = 🐫 { $who } : { $cubes } × { $multiplier } dans la caravane : **+{ $points }**.
    .will = 🐫 { $who } marquera { $cubes } × { $multiplier } dans la caravane : **+{ $points }**.
yspahan-drew = { $who } a pioché une carte.
yspahan-drew-with = 🃏 { $who } a pioché une carte (dés : { $level }).
yspahan-drew-card = Tu as pioché **{ $card }**.
yspahan-no-card-left = Il ne restait pas de carte à piocher pour { $who }.
yspahan-no-card-left-for = { $who } a utilisé les dés de l’étage { $level } pour piocher une carte, mais il n’en restait pas.
yspahan-reshuffled = { $cards ->
    [one] La carte de la défausse forme la nouvelle pioche.
   *[other] Les { $cards } cartes de la défausse, mélangées, forment la nouvelle pioche.
}
yspahan-built = 🏗️ { $who } a construit : { $building } ({ yspahan-amount-of-camels }, { $gold } or{ $cards ->
    [0] {""}
    [one] , { $cards } carte
   *[other] , { $cards } cartes
}), bâtiment { $number } sur 6, { $points ->
    [0] aucun point
   *[other] **+{ $points }**
}.
    .will = 🏗️ Tu construiras : { $building } ({ yspahan-amount-of-camels }, { $gold } or{ $cards ->
            [0] {""}
            [one] , { $cards } carte
           *[other] , { $cards } cartes
        }), bâtiment { $number } sur 6, { $points ->
            [0] aucun point
           *[other] **+{ $points }**
        }.
yspahan-constructed = 🏗️ { $who } a construit : { $building } ({ yspahan-amount-of-camels }, { $gold } or{ $cards ->
    [0] {""}
   *[other] {" ; carte : "}{ $spent }
}), bâtiment { $number } sur 6, { $points ->
    [0] aucun point
   *[other] **+{ $points }**
}.
    .will = 🏗️ Tu construiras : { $building } ({ yspahan-amount-of-camels }, { $gold } or{ $cards ->
            [0] {""}
           *[other] {" ; carte : "}{ $spent }
        }), bâtiment { $number } sur 6, { $points ->
            [0] aucun point
           *[other] **+{ $points }**
        }.
yspahan-amount-of-camels = { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
}
yspahan-card-camels = 🃏 { $who } a joué « Trois chameaux » : +{ $camels } chameaux.
    .will = 🃏 Tu joueras « Trois chameaux » : +{ $camels } chameaux.
yspahan-card-gold = 🃏 { $who } a joué « Trois or » : +{ $gold } or.
    .will = 🃏 Tu joueras « Trois or » : +{ $gold } or.
yspahan-card-shop = 🃏 { $who } a joué « Cube en boutique ».
    .will = 🃏 Tu joueras « Cube en boutique ».
yspahan-sold-camels = { $camels ->
    [one] 🃏 { $who } a changé { $camels } chameau en points : **+{ $points }**.
   *[other] 🃏 { $who } a changé { $camels } chameaux en points : **+{ $points }**.
}
    .will = { $camels ->
        [one] 🃏 Tu changeras { $camels } chameau en points : **+{ $points }**.
       *[other] 🃏 Tu changeras { $camels } chameaux en points : **+{ $points }**.
    }
yspahan-sold-gold = 🃏 { $who } a changé { $gold } or en points : **+{ $points }**.
    .will = 🃏 Tu changeras { $gold } or en points : **+{ $points }**.
yspahan-exchanged-camels = { $count ->
    [one] 🃏 { $who } a échangé { $count } chameau contre { $count } or.
   *[other] 🃏 { $who } a échangé { $count } chameaux contre { $count } or.
}
    .will = { $count ->
        [one] 🃏 Tu échangeras { $count } chameau contre { $count } or.
       *[other] 🃏 Tu échangeras { $count } chameaux contre { $count } or.
    }
yspahan-exchanged-gold = { $count ->
    [one] 🃏 { $who } a échangé { $count } or contre { $count } chameau.
   *[other] 🃏 { $who } a échangé { $count } or contre { $count } chameaux.
}
    .will = { $count ->
        [one] 🃏 Tu échangeras { $count } or contre { $count } chameau.
       *[other] 🃏 Tu échangeras { $count } or contre { $count } chameaux.
    }
yspahan-day-in-short = 📅 La semaine { $week }, jour { $day } a commencé.
yspahan-rolled-in-short = { $yellow ->
    [0] 🎲 { $who } a lancé les dés.
    [one] 🎲 { $who } a lancé les dés, avec { $yellow } dé jaune.
   *[other] 🎲 { $who } a lancé les dés, avec { $yellow } dés jaunes.
}
yspahan-boosted-in-short = { $who } a utilisé une carte comme dé.
yspahan-supplied = 🏘️ { $who } a placé { $items }.
yspahan-in-souk = { $cubes ->
    [one] { $cubes } cube dans { $souk }{ $complete ->
        [1] {" (complet)"}
       *[0] {""}
    }
   *[other] { $cubes } cubes dans { $souk }{ $complete ->
        [1] {" (complet)"}
       *[0] {""}
    }
}
yspahan-cubes-lost-in-short = { $cubes ->
    [one] { $cubes } cube n’a pas trouvé de boutique libre.
   *[other] { $cubes } cubes n’ont pas trouvé de boutique libre.
}
yspahan-moved-in-short = { $gold ->
    [0] 🚶 { $who } a déplacé l’intendant à { yspahan-goal }.
   *[other] 🚶 { $who } a déplacé l’intendant à { yspahan-goal } pour { $gold } or.
}
yspahan-built-in-short = { $points ->
    [0] 🏗️ { $who } a construit : { $building }.
   *[other] 🏗️ { $who } a construit : { $building }, **+{ $points }**.
}
yspahan-week-over = 🌙 **La semaine { $week } est finie.**
yspahan-week-scored = { $who } **+{ $points }** : { $items }
yspahan-week-bazaar = Bazar +{ $points }
yspahan-week-caravan = caravane +{ $points }
yspahan-souk-scored = { $who } a marqué { $souk } : **+{ $points }**.
yspahan-bazaar-scored = { $souks ->
    [one] { $who }, avec le Bazar : { $souks } souk, **+{ $points }**.
   *[other] { $who }, avec le Bazar : { $souks } souks, **+{ $points }**.
}
yspahan-cleared = { $cubes ->
    [0] La ville était vide.
   *[other] La ville a été vidée.
}
yspahan-game-over = Les trois semaines sont passées.

## Score sheet and the lines of the end

yspahan-source-city = Souks
yspahan-source-bazaar = Bazar
yspahan-source-loading = Envois à la caravane
yspahan-source-caravan = Décompte de caravane
yspahan-sheet-caravan = Caravane
yspahan-source-buildings = Bâtiments
yspahan-source-cards = Cartes
yspahan-why = { $who } : { $what }
yspahan-why-souk = { $items }
yspahan-why-one-souk = { $souk } (semaine { $week })
yspahan-why-bazaar = { $souks } × 2
yspahan-why-loading = { $cubes ->
    [one] { $cubes } cube : { $top } en tête, { $middle } au milieu, { $bottom } en queue
   *[other] { $cubes } cubes : { $top } en tête, { $middle } au milieu, { $bottom } en queue
}
yspahan-why-caravan = { $items }
yspahan-why-one-caravan = { $cubes ->
    [one] { $cubes } cube × { $multiplier } = { $points }
   *[other] { $cubes } cubes × { $multiplier } = { $points }
}
yspahan-why-buildings = { $items }
yspahan-why-cards = { $items }
yspahan-why-one-camels = { $count ->
    [one] { $count } chameau = { $points }
   *[other] { $count } chameaux = { $points }
}
yspahan-why-one-gold = { $count } or = { $points }
yspahan-remark-souks = Le plus de souks : { $who }, { $souks }.
yspahan-remark-caravan = Plus riche caravane : { $who }, { $cubes } × { $multiplier } = { $points } d’un coup.
yspahan-remark-tie = La première place est partagée, avec { $points } points chacun.
yspahan-remark-close = { $points ->
    [one] Tout s’est joué à { $points } point près.
   *[other] Tout s’est joué à { $points } points près.
}

## Refusals

yspahan-first-roll = Lance d’abord les dés du jour. Avant ça, tu peux seulement jouer des cartes.
yspahan-first-dice = Prends d’abord un groupe de dés de la tour et utilise-le.
yspahan-build-after-dice = Prends d’abord un groupe de dés. Tu pourras construire ensuite.
yspahan-build-with-dice = Choisis d’abord des dés, puis **Construire** : à deux, construire prend un groupe de dés.
yspahan-nothing-payable = Tu ne peux payer aucun autre bâtiment : tu as { yspahan-amount-of-camels } et { $gold } or.
yspahan-rolled-already = Les dés du jour sont déjà lancés.
yspahan-no-extra-cube = Tu n’as pas de cube du Palan à placer ou à laisser pour l’instant.
yspahan-no-camel-question = Aucun de tes cubes n’est sur le départ : il n’y a rien à décider.
yspahan-first-place = { $left ->
    [one] Place d’abord ton dernier cube dans le quartier { $quarter }.
   *[other] Place d’abord tes { $left } cubes restants dans le quartier { $quarter }.
}
yspahan-first-extra = Place d’abord le cube du Palan dans le quartier { $quarter }, ou laisse-le.
yspahan-first-camel = Décide d’abord du cube dans { yspahan-shop } : laisse-le partir, ou paie un chameau.
yspahan-only-building = Tu as utilisé tes dés ce tour-ci. Tu peux encore construire, jouer des cartes ou finir ton tour.
yspahan-only-end = Tu peux seulement jouer des cartes ou finir ton tour.
yspahan-built-already = Tu as déjà construit ce tour-ci, et c’est une fois par tour.
yspahan-build-needs-dice = À deux, un bâtiment coûte un groupe de dés, et tu ne peux plus en prendre ce tour-ci.
yspahan-build-later = À plus de deux, on construit après l’action des dés, sans dés.
yspahan-three-yellow = Il y a { $most } dés jaunes : tu peux en acheter de 0 à { $most }.
yspahan-yellow-too-dear = { $yellow ->
    [one] { $yellow } dé jaune coûte { $price } or, mais tu as { $gold }.
   *[other] { $yellow } dés jaunes coûtent { $price } or, mais tu as { $gold }.
}
yspahan-level-empty = Il n’y a pas de dés à l’étage { $level }.
yspahan-yellow-only = Il n’y a que des dés jaunes à l’étage { $level }, réservés à { $who }.
yspahan-boost-first = Une carte ne compte comme dé de plus qu’en prenant le groupe, pas en plaçant ses cubes.
yspahan-nowhere = Aucune boutique du quartier { $quarter } ne t’est ouverte.
yspahan-other-quarter = { $souk } n’est pas dans le quartier { $quarter }.
yspahan-no-such-shop = { $souk } n’a pas de boutique { yspahan-shop }. Les siennes : { $shops }.
yspahan-shop-full = { $who } a déjà un cube dans { yspahan-shop }.
yspahan-begun-first = Tu ne peux pas encore commencer { $souk } : complète d’abord { $souks }, déjà commencé dans ce quartier.
yspahan-souk-taken = { $souk } t’est fermé : { $who } y a un cube.
yspahan-which-shops = Nomme des boutiques différentes de { $souk }, { $most } au plus.
yspahan-too-many-cubes = Tu nommes { $cubes ->
    [one] { $cubes } boutique
   *[other] { $cubes } boutiques
}, mais il n’y a que { $most ->
    [one] { $most } cube
   *[other] { $most } cubes
} à placer maintenant.
yspahan-too-far = { $squares ->
    [one] { $to } est à { $squares } case, mais les dés montrent { $shown }. Ça coûterait { $price } or, mais tu as { $gold }.
   *[other] { $to } est à { $squares } cases, mais les dés montrent { $shown }. Ça coûterait { $price } or, mais tu as { $gold }.
}
yspahan-which-first = Deux cubes sont à côté de { yspahan-goal }, dans { SPOKEN($shops, "yspahan-souk") }. Dis lequel part en premier.
yspahan-no-order = { $cubes ->
    [0] Le cube dans { yspahan-shop } ne peut pas partir en premier : il n’y a pas de cube à côté de { yspahan-goal }.
    [one] Le cube dans { yspahan-shop } ne peut pas partir en premier : il n’y a que { $cubes } cube à côté de { yspahan-goal }.
   *[other] Le cube dans { yspahan-shop } ne peut pas partir en premier : d’autres cubes sont à côté de { yspahan-goal }.
}
yspahan-no-camel = Tu n’as pas de chameau pour payer.
yspahan-has-building = Tu as déjà ce bâtiment : { $building }.
yspahan-too-dear = { $building } coûte ainsi { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
} et { $gold } or, mais tu as { $has_camels ->
    [one] { $has_camels } chameau
   *[other] { $has_camels } chameaux
} et { $has_gold } or.
yspahan-saves-nothing = « { $card } » ne t’épargnerait rien pour ce bâtiment : { $building }.
yspahan-no-such-card = Tu n’as pas « { $card } » en main.
yspahan-other-verb = « { $card } » a sa propre commande.
yspahan-so-many = Tu as { $owned }, et la carte en prend de 1 à { $most }.
yspahan-nothing-owned = Il te manque de quoi jouer cette carte : { $goods }.
yspahan-not-an-order = « { $order } » n’est pas une consigne. Commence par { $orders } (complete_min demande un nombre de points). Tu peux ajouter « keep » et un nombre de chameaux.

## Slash commands of the game

yspahan-command = Tes coups à Yspahan ; seulement à ses tables
    .name = yspahan
yspahan-command-roll = Acheter des dés jaunes et lancer pour le jour
    .name = lancer
yspahan-command-roll-yellow = Dés jaunes, 1 or pièce
    .name = jaunes
yspahan-command-camels = Prendre les dés de l’étage Chameaux, pour des chameaux
    .name = chameaux
yspahan-command-gold = Prendre les dés de l’étage Or, pour de l’or
    .name = or
yspahan-command-supply = Prendre les dés d’un quartier et y placer des cubes
    .name = quartier
yspahan-command-supply-souk = Le souk, par exemple BAG3
    .name = souk
yspahan-command-supply-shops = Ses boutiques par lettre, par exemple a+b
    .name = boutiques
yspahan-command-supervisor = Déplacer l’intendant
    .name = intendant
yspahan-command-supervisor-group = Les dés que tu utilises
    .name = dés
yspahan-command-supervisor-to = La case où il s’arrête, par exemple W4
    .name = case
yspahan-command-supervisor-first = Avec deux cubes à côté : la boutique dont le cube part en premier
    .name = premier
yspahan-command-draw = Utiliser un groupe de dés pour piocher une carte
    .name = piocher
yspahan-command-draw-group = Les dés que tu utilises
    .name = dés
yspahan-command-build = Construire après avoir utilisé tes dés
    .name = construire
yspahan-command-build-building = Ce que tu construis
    .name = bâtiment
yspahan-command-build-payment = Laisse vide pour payer chameaux et or
    .name = paiement
yspahan-command-order = Donner une consigne privée pour les cubes que l’intendant atteint
    .name = consigne
yspahan-command-order-order = La réponse à donner pour toi ; tape les nombres de points ou de chameaux que tu veux
    .name = réponse
yspahan-command-end = Finir ton tour
    .name = finir

## Names of things, used in other messages

yspahan-level-camel = Chameaux
yspahan-level-bag = Sac
yspahan-level-barrel = Tonneau
yspahan-level-chest = Coffre
yspahan-level-vase = Vase
yspahan-level-gold = Or
yspahan-souk-bag3 = Sac 3
yspahan-souk-bag4 = Sac 4
yspahan-souk-bag6 = Sac 6
yspahan-souk-bag8 = Sac 8
yspahan-souk-bar3 = Tonneau 3
yspahan-souk-bar4 = Tonneau 4
yspahan-souk-bar6 = Tonneau 6
yspahan-souk-bar8 = Tonneau 8
yspahan-souk-che4 = Coffre 4
yspahan-souk-che6 = Coffre 6
yspahan-souk-che8 = Coffre 8
yspahan-souk-vas4 = Vase 4
yspahan-souk-vas6 = Vase 6
yspahan-souk-vas12 = Vase 12
yspahan-shop = { SPOKEN($shop, "yspahan-souk") }
yspahan-in = { WHERE($shop, "yspahan-souk") }
yspahan-building-paddock = Enclos
yspahan-building-shop = Échoppe
yspahan-building-hammam = Hammam
yspahan-building-caravanserai = Caravansérail
yspahan-building-bazaar = Bazar
yspahan-building-hoist = Palan
yspahan-card-three-camels = Trois chameaux
yspahan-card-three-gold = Trois or
yspahan-card-camels-to-points = Chameaux en points
yspahan-card-gold-to-points = Or en points
yspahan-card-build-without-camels = Construire sans chameaux
yspahan-card-build-without-gold = Construire sans or
yspahan-card-cube-to-shop = Cube en boutique
yspahan-card-cube-to-caravan = Cube en caravane
yspahan-card-exchange = Échange
yspahan-goods-camels = chameaux
yspahan-goods-gold = or
yspahan-group = { $level } { $dice }×{ $shown }
yspahan-group-yellow = { $yellow ->
    [one] { yspahan-group } ({ $yellow } jaune)
   *[other] { yspahan-group } ({ $yellow } jaunes)
}
yspahan-amount-camels = { $count ->
    [one] { $count } chameau
   *[other] { $count } chameaux
}
yspahan-amount-gold = { $count } or

## Puzzles: what is asked of the turn

yspahan-goal-points = { $points ->
    [one] Marque au moins { $points } point avec ce tour.
   *[other] Marque au moins { $points } points avec ce tour.
}
yspahan-goal-card = Utilise une carte à ce tour. Pour quoi faire ?
yspahan-goal-build = Construis à ce tour. Quoi ?
yspahan-goal-supervisor = Déplace l’intendant. Avec quels dés, et où ?
yspahan-goal-supply = Approvisionne un quartier. Avec quels dés, et où ?
