### Carcassonne: lobby, panel, log, end, refusals, commands, names.

## Lobby: name, what it is about, the alt text of its cover, the rules in short (1,800 letters), its options

carcassonne-title = Carcassonne
carcassonne-blurb = Construis un paysage tuile après tuile, et occupe-le avec tes meeples. 2–5 joueurs, 6 avec Auberges & Cathédrales.
carcassonne-cover = Une ville fortifiée sur sa colline, au-dessus des prés et des bois ; quatre meeples montent la route jusqu’à sa porte.
carcassonne-how-to-play =
    🏆 **But** – le plus de points.
    👉 **Ton tour** – pose ta tuile en prolongeant villes, routes et prés.
    🧍 Tu peux ensuite poser un meeple sur cette tuile, dans une zone que personne n’occupe.
    ✅ Une route, une ville ou une abbaye achevée rapporte des points, et ses meeples reviennent.
    🌾 Un paysan reste dans son pré et marque à la fin pour les villes achevées.
    🏁 La partie finit avec la dernière tuile. Ce qui est inachevé rapporte un peu, aussi.
carcassonne-rules =
    🏆 **But** – le plus de points. 👉 **Ton tour** – pose ta tuile, puis un meeple si tu veux ; marque ce qui est achevé ; pioche ta prochaine tuile.
    • **Tuile** : contre une autre, en prolongeant villes, routes et prés. Une tuile qui ne va nulle part est remplacée ; avec trois en main, seulement si aucune ne va.
    • **Meeple** : seulement sur la tuile que tu viens de poser, dans une ville, une route, un pré ou une abbaye sans meeple, aussi loin que la zone s’étende. Il peut marquer tout de suite.
    ⚖️ **Achevé** (la majorité prend tout ; à égalité, chacun marque tout ; les meeples reviennent) :
    • Route : 1 par tuile. Ville : 2 par tuile et par blason. Abbaye avec ses 8 voisines : 9.
    🏁 **À la fin**, toutes les tuiles posées : routes, villes et abbayes inachevées, 1 par tuile, blason et voisine. **Prés** : 3 par ville achevée au bord du pré ; les paysans y restent jusque-là.
carcassonne-rules-inns = 🏨 **Auberges & Cathédrales** – route avec auberge : 2 par tuile, inachevée 0. Ville avec cathédrale : 3 par tuile et blason, inachevée 0. Le grand meeple compte double.
carcassonne-rules-traders = 🍷 **Marchands & Bâtisseurs** – qui achève une ville occupée prend ses marchandises ; le plus de vin, de blé, de tissu : 10 chacun à la fin. **Bâtisseur**, au lieu d’un meeple, sur ta route ou dans ta ville : si tu la prolonges, tu joues une deuxième tuile. **Cochon**, dans ton pré : 4 au lieu de 3 par ville si le pré est à toi.
carcassonne-rules-hand = ⚙️ **Trois tuiles en main** – choisis l’une de tes trois tuiles cachées.
carcassonne-rules-farm = ⚙️ **Prés de la première édition** – chaque ville achevée paie 3 une fois, à la majorité des paysans autour.
carcassonne-rules-city2 = ⚙️ **Ville de deux tuiles** – 2 points au lieu de 4.
carcassonne-option-inns = Auberges & Cathédrales
carcassonne-option-inns-off = Sans
carcassonne-option-inns-full = Tuiles et grands meeples
carcassonne-option-inns-tiles = Tuiles seulement
carcassonne-six-need-inns = À six, il faut **Auberges & Cathédrales** : choisis « Tuiles et grands meeples ». Seule cette extension a la sixième couleur.
carcassonne-option-traders = Marchands & Bâtisseurs
carcassonne-option-traders-off = Sans
carcassonne-option-traders-full = Tuiles, bâtisseurs et cochons
carcassonne-option-traders-tiles = Tuiles seulement (avec marchandises)
carcassonne-option-hand = Tuiles en main
carcassonne-option-hand-one = Une, visible de tous
carcassonne-option-hand-three = Trois, cachées
carcassonne-option-farm = Prés
carcassonne-option-farm-third = Chaque pré paie pour ses villes
carcassonne-option-farm-first = Première édition (chaque ville paie une fois)
carcassonne-option-city2 = Ville de deux tuiles
carcassonne-option-city2-4 = 4 points
carcassonne-option-city2-2 = 2 points

## Tips above the panel in somebody’s first games; each comes once

carcassonne-first-aim = -# 🌱 Un meeple sur une route, dans une ville ou une abbaye marque quand elle est achevée. Qui a le plus de points gagne.
carcassonne-first-farmer = -# 🌱 Un paysan reste dans son pré jusqu’à la fin et ne marque qu’à ce moment. Les autres meeples reviennent.

## Panel: what is to be decided

carcassonne-ask-choose-tile = Choisis une de tes tuiles.
carcassonne-ask-place-tile = { $places ->
    [1] Ta tuile ne va qu’à un endroit.
   *[other] Où poses-tu ta tuile ?
}
carcassonne-ask-place-piece = Un meeple sur la tuile ?
carcassonne-ask-end-turn = Confirme pour finir ton tour.
carcassonne-decline-place-piece = Pas de meeple
carcassonne-decline-place-piece-short = Aucun

## Panel: moves and their parts, on buttons and in menus

carcassonne-verb-choose = 🃏 Choisir une tuile
carcassonne-verb-place = 🧩 Poser la tuile
carcassonne-verb-follow = 🚶 Meeple
carcassonne-verb-large = 🧍 Grand meeple
carcassonne-verb-builder = 👷 Bâtisseur
carcassonne-verb-pig = 🐖 Cochon
carcassonne-verb-end = ✅ Finir le tour
carcassonne-choose-tile = { $token ->
    [A] Abbaye avec une route
    [B] Abbaye
    [C] Ville sur les quatre côtés, avec blason
    [D] Bord de ville, route droite
    [E] Bord de ville
    [F] Ville traversante, avec blason
    [G] Ville traversante
    [H] Deux bords de ville opposés
    [I] Deux bords de ville voisins
    [J] Bord de ville, virage à droite
    [K] Bord de ville, virage à gauche
    [L] Bord de ville, trois routes
    [M] Angle de ville avec blason
    [N] Angle de ville
    [O] Angle de ville avec blason, virage
    [P] Angle de ville, virage
    [Q] Ville sur trois côtés, avec blason
    [R] Ville sur trois côtés
    [S] Ville sur trois côtés avec blason, route
    [T] Ville sur trois côtés, route
    [U] Route droite
    [V] Virage
    [W] Trois routes
    [X] Carrefour
    [I01] Cathédrale
    [I02] Quatre bords de ville
    [I03] Trois bords de ville
    [I04] Angle de ville avec blason, bord de ville
    [I05] Bord de ville à pointe fermée
    [I06] Bord de ville, route vers la porte
    [I07] Angle de ville, route par le côté
    [I08] Ville traversante avec blason, deux routes
    [I09] Deux bords de ville, carrefour
    [I10] Angle de ville, route avec auberge
    [I11] Angle de ville avec blason, virage avec auberge
    [I12] Bord de ville, virage avec auberge
    [I13] Trois routes, dont une avec auberge
    [I14] Route droite avec auberge
    [I15] Virage avec auberge
    [I16] Deux virages
    [I17] Abbaye entre deux routes
    [T01] Angle de ville avec blé
    [T02] Angle de ville avec vin
    [T03] Ville sur trois côtés avec blé
    [T04] Ville traversante avec vin
    [T05] Ville traversante avec tissu, bord de ville
    [T06] Ville traversante avec vin, bord de ville
    [T07] Angle de ville avec tissu, deux bords de ville
    [T08] Angle de ville avec vin, angle de ville
    [T09] Ville sur trois côtés avec vin, route
    [T10] Ville traversante avec blé, route
    [T11] Ville traversante avec vin, route
    [T12] Ville traversante avec vin, deux routes
    [T13] Angle de ville avec tissu, route
    [T14] Grand angle de ville avec vin, route
    [T15] Angle de ville avec blé, route
    [T16] Grand angle de ville avec blé, route
    [T17] Angle de ville avec vin, deux routes
    [T18] Grand angle de ville avec tissu, deux routes
    [T19] Angle de ville avec tissu, bord de ville, route
    [T20] Angle de ville avec blé, bord de ville, route
    [T21] Bord de ville, route par le côté vers la porte
    [T22] Bord de ville, pont
    [T23] Croisement avec pont
    [T24] Abbaye avec trois routes
   *[other] { $token }
}
carcassonne-choose-tile-pick = Quelle tuile ?
carcassonne-place-where = { $token }
carcassonne-place-where-pick = Où va la tuile ?
carcassonne-place-where-part-pick = Dans quelle partie du paysage ?
carcassonne-place-turn = ↻ { $token }°
carcassonne-place-turn-0 = Sans tourner
carcassonne-place-turn-270 = ↻ 270°
carcassonne-place-turn-short = { "" }
carcassonne-place-turn-pick = Dans quel sens ?
carcassonne-follow-spot = { $token ->
    [city] Meeple : ville
    [city-n] Meeple : ville nord
    [city-ne] Meeple : ville nord-est
    [city-e] Meeple : ville est
    [city-se] Meeple : ville sud-est
    [city-s] Meeple : ville sud
    [city-sw] Meeple : ville sud-ouest
    [city-w] Meeple : ville ouest
    [city-nw] Meeple : ville nord-ouest
    [road] Meeple : route
    [road-n] Meeple : route nord
    [road-ne] Meeple : route nord-est
    [road-e] Meeple : route est
    [road-se] Meeple : route sud-est
    [road-s] Meeple : route sud
    [road-sw] Meeple : route sud-ouest
    [road-w] Meeple : route ouest
    [road-nw] Meeple : route nord-ouest
    [field] Paysan : pré
    [field-n] Paysan : pré nord
    [field-nne] Paysan : pré nord, à droite
    [field-ne] Paysan : pré nord-est
    [field-ene] Paysan : pré est, en haut
    [field-e] Paysan : pré est
    [field-ese] Paysan : pré est, en bas
    [field-se] Paysan : pré sud-est
    [field-sse] Paysan : pré sud, à droite
    [field-s] Paysan : pré sud
    [field-ssw] Paysan : pré sud, à gauche
    [field-sw] Paysan : pré sud-ouest
    [field-wsw] Paysan : pré ouest, en bas
    [field-w] Paysan : pré ouest
    [field-wnw] Paysan : pré ouest, en haut
    [field-nw] Paysan : pré nord-ouest
    [field-nnw] Paysan : pré nord, à gauche
    [field-mid] Paysan : pré central
    [cloister] Meeple : abbaye
   *[other] { $token }
}
carcassonne-follow-spot-short = { $token ->
    [city] Ville
    [city-n] Ville
    [city-ne] Ville
    [city-e] Ville
    [city-se] Ville
    [city-s] Ville
    [city-sw] Ville
    [city-w] Ville
    [city-nw] Ville
    [road] Route
    [road-n] Route
    [road-ne] Route
    [road-e] Route
    [road-se] Route
    [road-s] Route
    [road-sw] Route
    [road-w] Route
    [road-nw] Route
    [cloister] Abbaye
   *[other] Paysan
}
# Where a button's number has room for no word beside it: 🛣️ for a road.
carcassonne-follow-spot-city-sign = 🏰
carcassonne-follow-spot-road-sign = 🛣️
carcassonne-follow-spot-field-sign = 🌾
carcassonne-follow-spot-cloister-sign = ⛪
carcassonne-follow-spot-pick = Où va le meeple ?
carcassonne-large-spot = Grand meeple : { carcassonne-spot }
carcassonne-large-spot-pick = Où va le grand meeple ?
carcassonne-builder-spot = Bâtisseur : { carcassonne-spot }
carcassonne-builder-spot-pick = Où va le bâtisseur ?
carcassonne-pig-spot = Cochon : { carcassonne-spot }
carcassonne-pig-spot-pick = Où va le cochon ?

## Panel: what a choice gives, behind its label

carcassonne-gives-place = { $most ->
    [1] jusqu’à{" "}
   *[0] {""}
}{ $mine ->
    [0] {""}
   *[other] +{ $mine } pour toi
}{ $others ->
    [0] {""}
   *[other] { $mine ->
        [0] {""}
       *[other] {", "}
    }+{ $others } pour d’autres
}
carcassonne-gives-cell = { $scores ->
    [0]
        { $count ->
            [0] ne touche que des prés
           *[other] touche : { $joins }
        }
   *[other]
        { $count ->
            [0] { carcassonne-gives-place } ; ne touche que des prés
           *[other] { carcassonne-gives-place } ; touche : { $joins }
        }
}
carcassonne-gives-turn = { $scores ->
    [0] nord { $n }, est { $e }, sud { $s }, ouest { $w }
   *[other] { carcassonne-gives-place } ; nord { $n }, est { $e }, sud { $s }, ouest { $w }
}
carcassonne-gives-others-short = autres +{ $others }
carcassonne-gives-cell-short = { $others ->
    [0] { $mine ->
        [0] {""}
       *[other] +{ $mine }
    }
   *[other] { $mine ->
        [0] { carcassonne-gives-others-short }
       *[other] +{ $mine }, { carcassonne-gives-others-short }
    }
}
carcassonne-gives-turn-short = { carcassonne-gives-cell-short }
carcassonne-gives-follow-short = { $points ->
    [0] (0 pour l’instant)
   *[other] { $done ->
        [1] +{ $points }
       *[0] ({ $points } à la fin)
    }
}
carcassonne-gives-joined = { carcassonne-spot } ({ $at })
carcassonne-gives-follow = { $done ->
    [1] marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } maintenant
   *[0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin, en l’état
}
carcassonne-completes = Cela achève { $done }.
carcassonne-completes-city = { $points ->
    [one] la ville ({ $points } point pour { $who })
   *[other] la ville ({ $points } points pour { $who })
}
carcassonne-completes-road = { $points ->
    [one] la route ({ $points } point pour { $who })
   *[other] la route ({ $points } points pour { $who })
}
carcassonne-completes-cloister = { $points ->
    [one] l’abbaye ({ $points } point pour { $who })
   *[other] l’abbaye ({ $points } points pour { $who })
}
carcassonne-advice = Poser la tuile sur { $where }
carcassonne-advice-with = Poser la tuile sur { $where }, avec { $piece }
carcassonne-reason-follow = { $points ->
    [one] Cela vaut { $points } point pour l’instant, avec encore { carcassonne-reason-open }.
   *[other] Cela vaut { $points } points pour l’instant, avec encore { carcassonne-reason-open }.
}
carcassonne-reason-open = { $kind ->
    [city] { $open ->
        [one] { $open } côté ouvert
       *[other] { $open } côtés ouverts
    }
    [road] { $open ->
        [one] { $open } bout ouvert
       *[other] { $open } bouts ouverts
    }
   *[cloister] { $open ->
        [one] { $open } case vide autour
       *[other] { $open } cases vides autour
    }
}
carcassonne-reason-field = { $points ->
    [one] Cela vaut { $points } point à la fin, en l’état.
   *[other] Cela vaut { $points } points à la fin, en l’état.
}
carcassonne-gives-farmer = 0 point pour l’instant : les villes achevées au bord du pré comptent à la fin.
carcassonne-gives-nothing = Rien ne marque pour l’instant.
carcassonne-reason-city = { $tiles ->
    [one] Ta ville passe à { $tiles } tuile.
   *[other] Ta ville passe à { $tiles } tuiles.
}
carcassonne-reason-road = { $tiles ->
    [one] Ta route passe à { $tiles } tuile.
   *[other] Ta route passe à { $tiles } tuiles.
}

## Log in the thread. What would happen, in a preview, is `.will`

carcassonne-laid = { $who } a posé une tuile en **{ $where }**.
    .will = Tu poseras la tuile en **{ $where }**.
carcassonne-laid-turned = { carcassonne-laid }
    .will = { carcassonne-laid.will }
carcassonne-laid-with = { $who } a posé une tuile en **{ $where }**, avec { $piece }.
carcassonne-with-city = un meeple dans la { $spot }
carcassonne-with-road = un meeple sur la { $spot }
carcassonne-with-field = un paysan dans le { $spot }
carcassonne-with-cloister = un meeple dans l’{ $spot }
carcassonne-with-large = le grand meeple ({ $spot })
carcassonne-with-builder = le bâtisseur ({ $spot })
carcassonne-with-pig = le cochon ({ $spot })
carcassonne-start-tile = départ
carcassonne-put-city = { $who } a posé un meeple dans la { $spot }.
    .will = Tu poseras un meeple dans la { $spot }.
carcassonne-put-road = { $who } a posé un meeple sur la { $spot }.
    .will = Tu poseras un meeple sur la { $spot }.
carcassonne-put-field = { $who } a posé un paysan dans le { $spot }.
    .will = Tu poseras un paysan dans le { $spot }.
carcassonne-put-cloister = { $who } a posé un meeple dans l’{ $spot }.
    .will = Tu poseras un meeple dans l’{ $spot }.
carcassonne-put-large = { $who } a posé le grand meeple ({ $spot }).
    .will = Tu poseras le grand meeple ({ $spot }).
carcassonne-put-builder = { $who } a posé le bâtisseur ({ $spot }).
    .will = Tu poseras le bâtisseur ({ $spot }).
carcassonne-put-pig = { $who } a posé le cochon ({ $spot }).
    .will = Tu poseras le cochon ({ $spot }).
carcassonne-outvoted = { $who } : en minorité, meeples récupérés sans marquer.
carcassonne-unclaimed-road = { $tiles ->
    [one] La route ({ $at }, { $tiles } tuile) est achevée, mais personne ne l’occupait.
   *[other] La route ({ $at }, { $tiles } tuiles) est achevée, mais personne ne l’occupait.
}
carcassonne-unclaimed-city = { $tiles ->
    [one] La ville ({ $at }, { $tiles } tuile) est achevée, mais personne ne l’occupait.
   *[other] La ville ({ $at }, { $tiles } tuiles) est achevée, mais personne ne l’occupait.
}
carcassonne-unclaimed-cloister = L’abbaye ({ $at }) est achevée, mais personne ne l’occupait.
carcassonne-took-goods = { $who } a achevé la ville et pris { $goods }.
carcassonne-lost-goods = La ville était sans meeple : personne n’a pris { $goods }.
carcassonne-drew = { $who } a pioché sa prochaine tuile : { $tile }.
carcassonne-drew-face-down = { $who } a pioché une tuile.
carcassonne-drew-hidden = Ta nouvelle tuile : { $tile }.
carcassonne-removed = { $who } n’a pu poser nulle part cette tuile, retirée de la partie : { $tile }.
carcassonne-second-part = 👷 { $who } joue une deuxième tuile grâce au bâtisseur.
carcassonne-no-second-part = Le bâtisseur offrait une deuxième tuile à { $who }, mais aucune n’allait.
carcassonne-skipped = Sans tuile jouable, { $who } a passé son tour.
carcassonne-over = Il n’y a plus de tuile à poser. Décompte final.
carcassonne-gain = { $who } { $points }
carcassonne-final-open-road = Routes inachevées : { $gains }.
carcassonne-final-open-city = Villes inachevées : { $gains }.
carcassonne-final-open-cloister = Abbayes inachevées : { $gains }.
carcassonne-final-field = Prés : { $gains }.
carcassonne-final-field-city = Prés (première édition) : { $gains }.
carcassonne-final-goods = Marchandises : { $gains }.

## Score sheet and the lines of the end

carcassonne-scored-road = { $who } : **+{ $points }** pour la route ({ $at }, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}{ $special ->
    [0] ).
   *[other] , avec auberge).
}
carcassonne-scored-city = { $who } : **+{ $points }** pour la ville ({ $at }, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}{ $pennants ->
    [0] {""}
    [one] {", "}{ $pennants } blason
   *[other] {", "}{ $pennants } blasons
}{ $special ->
    [0] ).
   *[other] , avec cathédrale).
}
carcassonne-scored-cloister = { $who } : **+{ $points }** pour l’abbaye ({ $at }).
carcassonne-scored-open-road = { $who } : +{ $points } pour la route inachevée ({ $at }, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}{ $special ->
    [0] ).
   *[other] , avec auberge).
}
carcassonne-scored-open-city = { $who } : +{ $points } pour la ville inachevée ({ $at }, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}{ $pennants ->
    [0] {""}
    [one] {", "}{ $pennants } blason
   *[other] {", "}{ $pennants } blasons
}{ $special ->
    [0] ).
   *[other] , avec cathédrale).
}
carcassonne-scored-open-cloister = { $who } : +{ $points } pour l’abbaye ({ $at }) avec { $neighbours } de ses 8 voisines.
carcassonne-scored-field = { $cities ->
    [0] { $who } : +{ $points } pour le pré ({ $at }, aucune ville achevée).
    [one] { $who } : +{ $points } pour le pré ({ $at }, { $cities } ville achevée).
   *[other] { $who } : +{ $points } pour le pré ({ $at }, { $cities } villes achevées).
}
carcassonne-scored-field-city = { $who } : +{ $points } pour la majorité des paysans autour de la ville ({ $at }).
carcassonne-scored-pig = { $cities ->
    [one] { $who } : +{ $points } pour le cochon dans le pré ({ $at }, { $cities } ville achevée).
   *[other] { $who } : +{ $points } pour le cochon dans le pré ({ $at }, { $cities } villes achevées).
}
carcassonne-scored-pig-city = { $who } : +{ $points } pour le cochon dans un pré autour de la ville ({ $at }).
carcassonne-scored-goods = { $who } : +{ $points } pour le plus de { $goods }.
carcassonne-kind-wine = vin
carcassonne-kind-grain = blé
carcassonne-kind-cloth = tissu
carcassonne-sheet-road = Routes
carcassonne-sheet-city = Villes
carcassonne-sheet-cloister = Abbayes
carcassonne-sheet-open-road = Routes inachevées
carcassonne-sheet-open-city = Villes inachevées
carcassonne-sheet-open-cloister = Abbayes inachevées
carcassonne-sheet-field = Prés
carcassonne-sheet-field-city = Prés (première édition)
carcassonne-sheet-pig = Cochons
carcassonne-sheet-goods = Marchandises
carcassonne-remark-city = Plus grande ville : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} ({ $at }), { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $count ->
    [one] pour { $who }
   *[other] chacun pour { $who }
}.
carcassonne-remark-road = Plus longue route : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} ({ $at }), { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $count ->
    [one] pour { $who }
   *[other] chacun pour { $who }
}.
carcassonne-remark-field = Pré le plus riche : { $cities ->
    [one] { $cities } ville
   *[other] { $cities } villes
} ({ $at }), { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $count ->
    [one] pour { $who }
   *[other] chacun pour { $who }
}.

## Refusals

carcassonne-not-in-hand = Cette tuile ({ $tile }) n’est pas dans ta main.
carcassonne-fits-nowhere = Cette tuile ({ $tile }) ne peut être posée nulle part pour l’instant. Choisis-en une autre.
carcassonne-already-chosen = Tu as déjà choisi cette tuile : { $tile }. Reviens en arrière pour en choisir une autre.
carcassonne-one-in-hand = Chacun n’a qu’une tuile, visible : il n’y a rien à choisir. La tienne : { $tile }.
carcassonne-choose-first = Choisis d’abord une de tes tuiles.
carcassonne-place-first = Pose d’abord ta tuile.
carcassonne-already-placed = Ta tuile est déjà en { $where }. Reviens en arrière pour la déplacer.
carcassonne-no-more-pieces = Tu as déjà posé un pion sur cette tuile, qui n’en accepte qu’un.
carcassonne-cell-taken = Case { $where } : il y a déjà une tuile ({ $tile }).
carcassonne-no-neighbour = { $where } n’est à côté d’aucune tuile. Se toucher par un coin ne suffit pas.
carcassonne-edges-differ = Ta tuile ne va pas en { $where }. Côté { $side }, elle montre : { $mine } ; sa voisine montre : { $theirs }.
carcassonne-no-such-spot = La tuile n’a pas cette zone ({ $spot }). Elle a : { $spots }.
carcassonne-no-normal-left = { $large ->
    [0] Tous tes meeples sont sur le plateau.
   *[other] Tous tes meeples normaux sont sur le plateau. Il te reste le grand.
}
carcassonne-no-large-left = Tu n’as plus de grand meeple à poser.
carcassonne-no-builder-left = Tu n’as pas de bâtisseur à poser.
carcassonne-no-pig-left = Tu n’as pas de cochon à poser.
carcassonne-builder-elsewhere = Un bâtisseur va sur une route ou dans une ville, pas ici ({ $spot }).
carcassonne-pig-elsewhere = Un cochon ne va que dans un pré. Ceci n’en est pas un : { $spot }.
carcassonne-claimed-city = Cette ville est déjà occupée : { $who } y a un meeple.
carcassonne-claimed-road = Cette route est déjà occupée : { $who } y a un meeple.
carcassonne-claimed-field = Ce pré est déjà occupé : { $who } y a un meeple.
carcassonne-claimed-cloister = Cette abbaye est déjà occupée : { $who } y a un meeple.
carcassonne-builder-alone-city = Le bâtisseur a besoin d’un de tes meeples dans cette ville.
carcassonne-builder-alone-road = Le bâtisseur a besoin d’un de tes meeples sur cette route.
carcassonne-builder-complete-city = Cette tuile achève la ville : un bâtisseur n’aurait rien à y faire.
carcassonne-builder-complete-road = Cette tuile achève la route : un bâtisseur n’aurait rien à y faire.
carcassonne-pig-alone = Le cochon a besoin d’un de tes paysans dans ce pré.

## Slash commands of the game

carcassonne-command = Tes coups à Carcassonne ; uniquement à ses tables
    .name = carcassonne
carcassonne-command-place = Poser ta tuile, avec un meeple si tu veux
    .name = poser
carcassonne-command-place-where = Une case, comptée depuis la tuile de départ, par exemple E2N1
    .name = case
carcassonne-command-place-turn = De combien tourner la tuile vers la droite
    .name = rotation
carcassonne-command-place-follower = Un pion et son emplacement sur la tuile, par exemple « follow city »
    .name = pion
carcassonne-command-place-tile = Avec trois tuiles cachées : laquelle
    .name = tuile
carcassonne-command-follow = Poser un meeple sur la tuile que tu as posée
    .name = meeple
carcassonne-command-follow-spot = Un emplacement sur la tuile, par exemple road ou field-n
    .name = emplacement
carcassonne-command-end = Finir ton tour
    .name = finir

## Names of things, used in other messages

carcassonne-tile-a = abbaye avec une route
carcassonne-tile-b = abbaye
carcassonne-tile-c = ville sur les quatre côtés, avec blason
carcassonne-tile-d = bord de ville, route droite
carcassonne-tile-e = bord de ville
carcassonne-tile-f = ville traversante, avec blason
carcassonne-tile-g = ville traversante
carcassonne-tile-h = deux bords de ville opposés
carcassonne-tile-i = deux bords de ville voisins
carcassonne-tile-j = bord de ville, virage à droite
carcassonne-tile-k = bord de ville, virage à gauche
carcassonne-tile-l = bord de ville, trois routes
carcassonne-tile-m = angle de ville avec blason
carcassonne-tile-n = angle de ville
carcassonne-tile-o = angle de ville avec blason, virage
carcassonne-tile-p = angle de ville, virage
carcassonne-tile-q = ville sur trois côtés, avec blason
carcassonne-tile-r = ville sur trois côtés
carcassonne-tile-s = ville sur trois côtés avec blason, route
carcassonne-tile-t = ville sur trois côtés, route
carcassonne-tile-u = route droite
carcassonne-tile-v = virage
carcassonne-tile-w = trois routes
carcassonne-tile-x = carrefour
carcassonne-tile-i01 = cathédrale
carcassonne-tile-i02 = quatre bords de ville
carcassonne-tile-i03 = trois bords de ville
carcassonne-tile-i04 = angle de ville avec blason, bord de ville
carcassonne-tile-i05 = bord de ville à pointe fermée
carcassonne-tile-i06 = bord de ville, route vers la porte
carcassonne-tile-i07 = angle de ville, route par le côté
carcassonne-tile-i08 = ville traversante avec blason, deux routes
carcassonne-tile-i09 = deux bords de ville, carrefour
carcassonne-tile-i10 = angle de ville, route avec auberge
carcassonne-tile-i11 = angle de ville avec blason, virage avec auberge
carcassonne-tile-i12 = bord de ville, virage avec auberge
carcassonne-tile-i13 = trois routes, dont une avec auberge
carcassonne-tile-i14 = route droite avec auberge
carcassonne-tile-i15 = virage avec auberge
carcassonne-tile-i16 = deux virages
carcassonne-tile-i17 = abbaye entre deux routes
carcassonne-tile-t01 = angle de ville avec blé
carcassonne-tile-t02 = angle de ville avec vin
carcassonne-tile-t03 = ville sur trois côtés avec blé
carcassonne-tile-t04 = ville traversante avec vin
carcassonne-tile-t05 = ville traversante avec tissu, bord de ville
carcassonne-tile-t06 = ville traversante avec vin, bord de ville
carcassonne-tile-t07 = angle de ville avec tissu, deux bords de ville
carcassonne-tile-t08 = angle de ville avec vin, angle de ville
carcassonne-tile-t09 = ville sur trois côtés avec vin, route
carcassonne-tile-t10 = ville traversante avec blé, route
carcassonne-tile-t11 = ville traversante avec vin, route
carcassonne-tile-t12 = ville traversante avec vin, deux routes
carcassonne-tile-t13 = angle de ville avec tissu, route
carcassonne-tile-t14 = grand angle de ville avec vin, route
carcassonne-tile-t15 = angle de ville avec blé, route
carcassonne-tile-t16 = grand angle de ville avec blé, route
carcassonne-tile-t17 = angle de ville avec vin, deux routes
carcassonne-tile-t18 = grand angle de ville avec tissu, deux routes
carcassonne-tile-t19 = angle de ville avec tissu, bord de ville, route
carcassonne-tile-t20 = angle de ville avec blé, bord de ville, route
carcassonne-tile-t21 = bord de ville, route par le côté vers la porte
carcassonne-tile-t22 = bord de ville, pont
carcassonne-tile-t23 = croisement avec pont
carcassonne-tile-t24 = abbaye avec trois routes
carcassonne-spot = { $token ->
    [city] ville
    [city-n] ville nord
    [city-ne] ville nord-est
    [city-e] ville est
    [city-se] ville sud-est
    [city-s] ville sud
    [city-sw] ville sud-ouest
    [city-w] ville ouest
    [city-nw] ville nord-ouest
    [road] route
    [road-n] route nord
    [road-ne] route nord-est
    [road-e] route est
    [road-se] route sud-est
    [road-s] route sud
    [road-sw] route sud-ouest
    [road-w] route ouest
    [road-nw] route nord-ouest
    [field] pré
    [field-n] pré nord
    [field-nne] pré nord, à droite
    [field-ne] pré nord-est
    [field-ene] pré est, en haut
    [field-e] pré est
    [field-ese] pré est, en bas
    [field-se] pré sud-est
    [field-sse] pré sud, à droite
    [field-s] pré sud
    [field-ssw] pré sud, à gauche
    [field-sw] pré sud-ouest
    [field-wsw] pré ouest, en bas
    [field-w] pré ouest
    [field-wnw] pré ouest, en haut
    [field-nw] pré nord-ouest
    [field-nnw] pré nord, à gauche
    [field-mid] pré central
    [cloister] abbaye
   *[other] { $token }
}
carcassonne-side-n = nord
carcassonne-side-e = est
carcassonne-side-s = sud
carcassonne-side-w = ouest
carcassonne-terrain-c = ville
carcassonne-terrain-r = route
carcassonne-terrain-f = pré
carcassonne-goods-wine = { $count } vin
carcassonne-goods-grain = { $count } blé
carcassonne-goods-cloth = { $count } tissu

## Puzzles: what is asked of the turn

carcassonne-goal-points = { $points ->
    [one] Marque au moins { $points } point avec cette tuile.
   *[other] Marque au moins { $points } points avec cette tuile.
}
carcassonne-goal-city = Occupe une ville avec cette tuile. Où ?
carcassonne-goal-road = Occupe une route avec cette tuile. Où ?
carcassonne-goal-cloister = Occupe l’abbaye. Où va la tuile ?
carcassonne-goal-field = Occupe un pré avec cette tuile. Où ?
carcassonne-goal-follower = Pose cette tuile et un meeple dessus. Où ?
carcassonne-goal-none = Garde tes meeples. Où va la tuile ?
