### Carcassonne in words: alt texts, text board, counts, what’s left, legend.

## Alt texts

carcassonne-alt-fresh = Dernier tour, { $who } : { $cells }.
    .will = Ton tour jusqu’ici, pas encore confirmé : { $cells }.
carcassonne-alt-tile = { $at } ({ $tile })
carcassonne-alt-held = { $who }
carcassonne-alt-contested = { $who } (majorité : { $owners })
carcassonne-alt-city = Ville ({ $at }), { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { $open ->
    [one] { $open } ouverture
   *[other] { $open } ouvertures
} : { $held }.
carcassonne-alt-road = Route ({ $at }), { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { $open ->
    [one] { $open } bout ouvert
   *[other] { $open } bouts ouverts
} : { $held }.
carcassonne-alt-cloister = Abbaye ({ $at }), { $tiles } sur 9 : { $held }.
carcassonne-alt-field = Pré ({ $at }), { $cities ->
    [one] { $cities } ville achevée
   *[other] { $cities } villes achevées
} : { $held } ; points : { $owners ->
    [0] 0
   *[other] { $gains }
}.
carcassonne-alt-more = { $count ->
    [one] Et { $count } zone plus petite.
   *[other] Et { $count } zones plus petites.
}
carcassonne-alt-player = { $points ->
    [one] { $who } : { $points } point.
   *[other] { $who } : { $points } points.
}
carcassonne-alt-player-next = { $points ->
    [one] { $who } : { $points } point, { $next }.
   *[other] { $who } : { $points } points, { $next }.
}
carcassonne-alt-placing = À poser : { $tile }.
carcassonne-alt-parts = Où elles sont : { $parts }.
carcassonne-alt-part = { $count ->
    [one] { $number } en { $first }
   *[other] { $number } de { $first } à { $last }
}
carcassonne-alt-hand = Tes tuiles : { $tiles }.
carcassonne-alt-fit = { $count ->
    [0] { $tile } (aucune case)
    [one] { $tile } ({ $count } case)
   *[other] { $tile } ({ $count } cases)
}
carcassonne-hand-hint = -# Le nombre sous chaque tuile indique sur combien de cases elle va.

## Text board

carcassonne-text-player = { $points ->
    [one] { $who } : { $points } point, { $counts }.
   *[other] { $who } : { $points } points, { $counts }.
}
carcassonne-text-fits = { $count ->
    [0] La tuile ({ $tile }) ne va nulle part.
    [one] La tuile ({ $tile }) va sur { $count } case. Pour chaque orientation, ses côtés (nord, est, sud, ouest) :
   *[other] La tuile ({ $tile }) peut se poser sur { $count } cases. Pour chaque orientation, ses côtés (nord, est, sud, ouest) :
}
carcassonne-text-turned = ⤷ { $turn }° { $edges } : { $cells }.
carcassonne-text-free = Zones que personne n’occupe :
carcassonne-text-turn = { $step ->
    [choose] { $who } choisit une tuile de sa main
    [place] { $who } doit poser une tuile : { $what }
    [piece] { $who } peut poser un pion sur la tuile en { $what }
   *[end] { $who } n’a plus qu’à finir son tour
}{ $part ->
    [2] {" (deuxième partie, grâce au bâtisseur)"}
   *[1] {""}
}{ $extra ->
    [1] {" ; le bâtisseur donne ensuite droit à une deuxième tuile."}
   *[0] .
}
carcassonne-text-over = La partie est finie.
carcassonne-text-hand = Devant { $who } : { $tiles }.
carcassonne-text-removed = Retirées du jeu, car elles n’allaient nulle part : { $tiles }.
carcassonne-text-kind = { $count }× { $tile }
carcassonne-text-unseen = Pas encore vues : { $tiles }.
carcassonne-text-spots = Ce qu’on peut y poser : { $spots }.
carcassonne-text-spot = { $piece } : { $spot }
carcassonne-text-outlook = À la fin de cette partie du tour : { $scored }
carcassonne-text-count = { $who } (force { $count })
carcassonne-text-city = { $at }, { $spot } : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { $open ->
    [one] { $open } côté ouvert
   *[other] { $open } côtés ouverts
} ({ $ends }){ $pennants ->
    [0] {""}
    [one] {", "}{ $pennants } blason
   *[other] {", "}{ $pennants } blasons
}{ $special ->
    [1] {", cathédrale"}
   *[0] {""}
}{ $goods ->
    [0] {""}
   *[other] {", "}{ $kinds }
}, valeur { $points }{ $count ->
    [0] {""}
   *[other] {" ; occupée par "}{ $held }{ $owners ->
        [0] {""}
       *[other] {" ; points : "}{ $gains }
    }
}.
carcassonne-text-road = { $at }, { $spot } : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { $open ->
    [one] { $open } bout ouvert
   *[other] { $open } bouts ouverts
} ({ $ends }){ $special ->
    [1] {", auberge"}
   *[0] {""}
}, valeur { $points }{ $count ->
    [0] {""}
   *[other] {" ; occupée par "}{ $held }{ $owners ->
        [0] {""}
       *[other] {" ; points : "}{ $gains }
    }
}.
carcassonne-text-cloister = { $at }, { $spot } : { $tiles } tuiles sur 9, { $open ->
    [one] { $open } case ouverte
   *[other] { $open } cases ouvertes
} ({ $ends }), valeur { $points }{ $count ->
    [0] {""}
   *[other] {" ; occupée par "}{ $held }{ $owners ->
        [0] {""}
       *[other] {" ; points : "}{ $gains }
    }
}.
carcassonne-text-field = { $at }, { $spot } : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { $cities ->
    [0] aucune ville achevée
    [one] { $cities } ville achevée ({ $done })
   *[other] { $cities } villes achevées ({ $done })
}{ $growing ->
    [0] {""}
    [one] {", "}{ $growing } inachevée
   *[other] {", "}{ $growing } inachevées
}{ $count ->
    [0] {", valeur "}{ $points }
   *[other] {" ; occupé par "}{ $held }{" ; points : "}{ $owners ->
        [0] 0
       *[other] { $gains }
    }
}.
carcassonne-text-piece = { $piece } – { $who } ({ $spot })
carcassonne-text-tile = { $turn ->
    [0]
        { $count ->
            [0] { $at } { $edges } { $tile }
           *[other] { $at } { $edges } { $tile } avec { $pieces }
        }
   *[other]
        { $count ->
            [0] { $at } { $edges } { $tile } { $turn }°
           *[other] { $at } { $edges } { $tile } { $turn }° avec { $pieces }
        }
}
carcassonne-piece-normal = meeple
carcassonne-piece-large = grand meeple
carcassonne-piece-builder = bâtisseur
carcassonne-piece-pig = cochon
carcassonne-text-legend = Pour chaque tuile : sa case, comptée depuis la tuile de départ ; ses côtés nord, est, sud, ouest (c = ville, r = route, f = pré) ; ce qu’elle montre ; sa rotation vers la droite.
carcassonne-text-row = Rangée { $row } : { $cells }.

## Counts beside the players on the turn’s post

carcassonne-summary-seat = **{ $points }** ({ $counts })
carcassonne-summary-over = **{ $points }**
carcassonne-summary-counts = { $counts }
carcassonne-summary-followers = { $count ->
    [one] { $count } meeple
   *[other] { $count } meeples
}
carcassonne-summary-hidden = { $count ->
    [one] { $count } tuile cachée
   *[other] { $count } tuiles cachées
}
carcassonne-summary-counts-next = { $counts }, { $next }
carcassonne-summary-next = prochaine tuile : { $tile }
carcassonne-summary-now = tuile à poser : { $tile }
carcassonne-aside = Toi : { $mine }, { $counts } · { $who } : { $points } · { $left }
carcassonne-aside-last = ton dernier tour
carcassonne-aside-left = { $count ->
    [0] plus de tuile à piocher
    [one] reste { $count } tuile
   *[other] reste { $count } tuiles
}
carcassonne-summary-stack = { $count ->
    [0] Plus de tuiles à piocher.
    [one] Reste { $count } tuile.
   *[other] Reste { $count } tuiles.
}
carcassonne-summary-stack-removed = { $count ->
    [0] Plus de tuiles à piocher ; hors jeu : { $removed }.
    [one] Reste { $count } tuile ; hors jeu : { $removed }.
   *[other] Reste { $count } tuiles ; hors jeu : { $removed }.
}

## Buttons for closer pictures

carcassonne-closeup-new = Dernière tuile
carcassonne-closeup-fields = Prés
carcassonne-closeup-nw = Nord-ouest
carcassonne-closeup-ne = Nord-est
carcassonne-closeup-sw = Sud-ouest
carcassonne-closeup-se = Sud-est

## What’s left

carcassonne-left = Encore à piocher : { $stack ->
    [one] { $stack } tuile
   *[other] { $stack } tuiles
}{ $hidden ->
    [0] .
   *[other] {" ; "}{ $hidden } de plus dans les mains que tu ne vois pas.
}
carcassonne-left-kind = { $count }× { $tile }

## Legend: what is what on the picture

carcassonne-closeup-fields-hint = -# Chaque pré a les couleurs de qui le tient, et ce qu’il rapporterait maintenant. Les prés pâles ne sont à personne.

carcassonne-legend-example = Ce plateau est un exemple, pas ta partie.
carcassonne-legend-newest = La dernière tuile posée. Le cadre et l’épingle montrent qui l’a posée.
carcassonne-legend-follower = Un meeple : chevalier en ville, voleur sur la route, moine à l’abbaye. Couché dans un pré, c’est un paysan, qui ne marque qu’en fin de partie. Un grand meeple compte double.
carcassonne-legend-points = Points marqués au dernier tour, et par qui.
carcassonne-legend-places = Une case où tu peux poser ta tuile.
carcassonne-legend-elsewhere = Ta tuile peut aussi aller ici, mais cette case se choisit à une autre étape.
carcassonne-legend-start = La tuile de départ : les coordonnées de toutes les cases partent d’elle.
carcassonne-legend-stack = La pile : combien de tuiles restent à piocher.
carcassonne-legend-supply = Les pions qui restent : meeples et, avec les extensions, grand meeple, bâtisseur et cochon.
carcassonne-legend-goods = Marchandises gagnées : vin, blé, tissu.
carcassonne-legend-held = La tuile à poser maintenant.
carcassonne-legend-hidden = Les tuiles d’une main cachée.
