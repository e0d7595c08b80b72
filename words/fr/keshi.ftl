# Keshi.

keshi-colour-green = vert
keshi-colour-gray = gris
keshi-colour-white = blanc
keshi-colour-black = noir
keshi-colour-pink = rose
keshi-colour-turquoise = turquoise
keshi-colour-beige = beige
keshi-colour-brown = marron
keshi-colour-red = rouge
keshi-colour-purple = violet
keshi-colour-orange = orange
keshi-colour-yellow = jaune
keshi-colour-none = aucun

keshi-sector-orchard = verger
keshi-sector-madrasa = médersa
keshi-sector-palace = palais
keshi-sector-mosque = mosquée
keshi-sector-square = grande place
keshi-sector-river = rivière
keshi-sector-medina = médina
keshi-sector-sahara = Sahara
keshi-sector-souk = souk

keshi-resource-date = datte
keshi-resource-water = eau
keshi-resource-dinar = dinar

keshi-stairs-palace = palais
keshi-stairs-mosque = mosquée

keshi-kind-gray = gris
keshi-kind-yellow = jaune
keshi-kind-pink = rose
keshi-kind-orange = orange

keshi-luxury-slipper = chaussures
keshi-luxury-tajine = tajine
keshi-luxury-dagger = dague
keshi-luxury-lamp = lampe à huile
keshi-luxury-necklace = collier

keshi-way-left = chemin du haut
keshi-way-right = chemin du bas
keshi-way-start = oasis de départ

keshi-space-dinars = les dinars à côté du palais
keshi-space-left = la case de gauche
keshi-space-middle = la case du milieu
keshi-space-right = la case de droite
keshi-space-points = les points à côté de la mosquée

keshi-points-start = au départ
keshi-points-deployment = bonus de placement
keshi-points-rapids = rapides
keshi-points-jetty = jetée
keshi-points-river-tiles = tuiles Rivière
keshi-points-lines = lignes entre les escaliers
keshi-points-stairs = pas au-delà du sommet
keshi-points-square = grande place
keshi-points-gates = portes de la ville
keshi-points-souk = souk
keshi-points-scrolls = parchemins
keshi-points-provisions = ravitaillement
keshi-points-full-sectors = secteurs complets
keshi-points-oases = oasis
keshi-points-leftovers = restes
keshi-points-towns = villes du désert

keshi-do-select = Choisir { $first }, { $second } et { $third }
keshi-do-supply = Placer les keshis piochés dans l’ordre { $first }, { $second }, { $third }
keshi-do-disc = { $turned ->
    [0] Poser le disque tel quel
    [one] Poser le disque tourné d’une section dans le sens horaire
   *[other] Poser le disque tourné de { $turned } sections dans le sens horaire
  }
keshi-do-provision = Retourner la tuile Ravitaillement { $tile } : { $asks }, ou la perte de { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
keshi-do-assistant = Un assistant { $sector-id ->
    [keshi-sector-orchard] dans le verger
    [keshi-sector-madrasa] dans la médersa
    [keshi-sector-palace] dans le palais
    [keshi-sector-mosque] dans la mosquée
    [keshi-sector-square] sur la grande place
    [keshi-sector-river] sur la rivière
    [keshi-sector-medina] dans la médina
    [keshi-sector-sahara] dans le Sahara
   *[keshi-sector-souk] dans le souk
  }
keshi-do-claim = Récupérer { $count ->
    [one] un keshi { $colour }
   *[other] { $colour-id ->
        [keshi-colour-green] { $count } keshis verts
        [keshi-colour-gray] { $count } keshis gris
        [keshi-colour-white] { $count } keshis blancs
        [keshi-colour-black] { $count } keshis noirs
        [keshi-colour-pink] { $count } keshis roses
        [keshi-colour-turquoise] { $count } keshis turquoise
        [keshi-colour-beige] { $count } keshis beiges
        [keshi-colour-brown] { $count } keshis marron
        [keshi-colour-red] { $count } keshis rouges
        [keshi-colour-purple] { $count } keshis violets
        [keshi-colour-orange] { $count } keshis orange
       *[keshi-colour-yellow] { $count } keshis jaunes
      }
  }
keshi-do-new = Prendre un nouveau keshi { $sector-id ->
    [keshi-sector-orchard] dans le verger
    [keshi-sector-madrasa] dans la médersa
    [keshi-sector-palace] dans le palais
    [keshi-sector-mosque] dans la mosquée
    [keshi-sector-square] sur la grande place
    [keshi-sector-river] sur la rivière
    [keshi-sector-medina] dans la médina
    [keshi-sector-sahara] dans le Sahara
   *[keshi-sector-souk] dans le souk
  }
keshi-do-act = Agir { $sector-id ->
    [keshi-sector-orchard] dans le verger
    [keshi-sector-madrasa] dans la médersa
    [keshi-sector-palace] dans le palais
    [keshi-sector-mosque] dans la mosquée
    [keshi-sector-square] sur la grande place
    [keshi-sector-river] sur la rivière
    [keshi-sector-medina] dans la médina
    [keshi-sector-sahara] dans le Sahara
   *[keshi-sector-souk] dans le souk
  }
keshi-do-idle = Reprendre l’assistant placé { $sector-id ->
    [keshi-sector-orchard] dans le verger
    [keshi-sector-madrasa] dans la médersa
    [keshi-sector-palace] dans le palais
    [keshi-sector-mosque] dans la mosquée
    [keshi-sector-square] sur la grande place
    [keshi-sector-river] sur la rivière
    [keshi-sector-medina] dans la médina
    [keshi-sector-sahara] dans le Sahara
   *[keshi-sector-souk] dans le souk
  }
keshi-do-keshi = Un keshi { $colour }
keshi-do-vendor = Vendeur d’eau { $sector-id ->
    [keshi-sector-orchard] dans le verger
    [keshi-sector-madrasa] dans la médersa
    [keshi-sector-palace] dans le palais
    [keshi-sector-mosque] dans la mosquée
    [keshi-sector-square] sur la grande place
    [keshi-sector-river] sur la rivière
    [keshi-sector-medina] dans la médina
    [keshi-sector-sahara] dans le Sahara
   *[keshi-sector-souk] dans le souk
  }
keshi-do-entertainer = Jongleur sur la case { $space } : { $gives }
keshi-do-caravan = Caravane : { $way }
keshi-do-take = Prendre { $resource-id ->
    [keshi-resource-date] une datte
    [keshi-resource-water] une eau
   *[keshi-resource-dinar] un dinar
  }
keshi-do-harvest-date = Une datte
keshi-do-harvest-scroll = Utiliser le parchemin { $scroll } au lieu d’une datte
keshi-do-pay = Payer { $resource-id ->
    [keshi-resource-date] une datte
    [keshi-resource-water] une eau
   *[keshi-resource-dinar] un dinar
  }
keshi-do-step = Faire le pas gratuit
keshi-do-stop = En rester là
keshi-do-stairs = Monter l’escalier { $stairs-id ->
    [keshi-stairs-palace] du palais
   *[keshi-stairs-mosque] de la mosquée
  }
keshi-do-line = Prendre { $space }
keshi-do-line-bonus = Prendre { $space } : { $gives }
keshi-do-bonus = Prendre le bonus de la case { $space }
keshi-do-bonus-gives = Prendre le bonus de la case { $space } : { $gives }
keshi-do-scroll = Parchemin { $scroll } : { $does }
keshi-do-refresh = Payer un dinar pour remplacer les parchemins { $kind-id ->
    [keshi-kind-gray] gris
    [keshi-kind-yellow] jaunes
    [keshi-kind-pink] roses
   *[keshi-kind-orange] orange
  }
keshi-do-gate = Une { $colour-id ->
    [keshi-colour-green] porte verte
    [keshi-colour-gray] porte grise
    [keshi-colour-white] porte blanche
    [keshi-colour-black] porte noire
    [keshi-colour-pink] porte rose
    [keshi-colour-turquoise] porte turquoise
    [keshi-colour-beige] porte beige
    [keshi-colour-brown] porte marron
    [keshi-colour-red] porte rouge
    [keshi-colour-purple] porte violette
    [keshi-colour-orange] porte orange
   *[keshi-colour-yellow] porte jaune
  } de l’atelier { $workshop }
keshi-do-gate-for = Une { $colour-id ->
    [keshi-colour-green] porte verte
    [keshi-colour-gray] porte grise
    [keshi-colour-white] porte blanche
    [keshi-colour-black] porte noire
    [keshi-colour-pink] porte rose
    [keshi-colour-turquoise] porte turquoise
    [keshi-colour-beige] porte beige
    [keshi-colour-brown] porte marron
    [keshi-colour-red] porte rouge
    [keshi-colour-purple] porte violette
    [keshi-colour-orange] porte orange
   *[keshi-colour-yellow] porte jaune
  } de l’atelier { $workshop } pour { $dinars ->
    [0] rien
    [one] { $dinars } dinar
   *[other] { $dinars } dinars
  } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
keshi-do-space = Construire sur la case { $space }, à côté { $sector-id ->
    [keshi-sector-orchard] du verger
    [keshi-sector-madrasa] de la médersa
    [keshi-sector-palace] du palais
    [keshi-sector-mosque] de la mosquée
    [keshi-sector-square] de la grande place
    [keshi-sector-river] de la rivière
    [keshi-sector-medina] de la médina
    [keshi-sector-sahara] du Sahara
   *[keshi-sector-souk] du souk
  }
keshi-do-space-match = Construire sur la case { $space }, à côté { $sector-id ->
    [keshi-sector-orchard] du verger
    [keshi-sector-madrasa] de la médersa
    [keshi-sector-palace] du palais
    [keshi-sector-mosque] de la mosquée
    [keshi-sector-square] de la grande place
    [keshi-sector-river] de la rivière
    [keshi-sector-medina] de la médina
    [keshi-sector-sahara] du Sahara
   *[keshi-sector-souk] du souk
  } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour la même couleur
keshi-do-oasis = Oasis { $oasis } : { $does }
keshi-do-oasis-for = Oasis { $oasis }, pour { $price } : { $does }
keshi-do-exchange = Donner un keshi { $colour } au bureau de change
keshi-do-exchange-for = Donner un keshi { $colour } au bureau de change : { $gives }
keshi-do-luxury = Marchandise de luxe { $luxury } : { $kind }
keshi-do-luxury-for = Marchandise de luxe { $luxury }, { $kind }, pour { $price } : { $gives }
keshi-do-return = Rendre un keshi { $colour }
keshi-do-return-entertainer = Rendre le jongleur de la case { $space }
keshi-do-return-vendor = Rendre le vendeur d’eau placé { $sector-id ->
    [keshi-sector-orchard] dans le verger
    [keshi-sector-madrasa] dans la médersa
    [keshi-sector-palace] dans le palais
    [keshi-sector-mosque] dans la mosquée
    [keshi-sector-square] sur la grande place
    [keshi-sector-river] sur la rivière
    [keshi-sector-medina] dans la médina
    [keshi-sector-sahara] dans le Sahara
   *[keshi-sector-souk] dans le souk
  }
keshi-do-rapid = Prendre le bonus du rapide { $rapid }
keshi-do-rapid-gives = Prendre le bonus du rapide { $rapid } : { $gives }
keshi-do-prize = Prendre le { $prize ->
    [1] premier
   *[other] second
  } bonus
keshi-do-provide-all = Payer ce que demandent les tuiles
keshi-do-provide-scroll = Payer un dinar, et une ressource par tuile
keshi-do-provide-none = Donner toutes les ressources et perdre des points

keshi-ask-turn = C’est à vous de jouer.
keshi-ask-supply = Choisissez l’ordre de vos keshis sur le plateau de stockage ; là où rien n’a été pioché, la case reste vide.
keshi-ask-disc = Choisissez l’orientation de votre disque Audience.
keshi-ask-first-provision = Choisissez la tuile Ravitaillement de la première saison.
keshi-ask-next-provision = Choisissez la prochaine tuile Ravitaillement à retourner.
keshi-ask-select = Choisissez trois keshis pour ce tour.
keshi-ask-assistant = Choisissez un secteur pour l’assistant du keshi rouge.
keshi-ask-claim = Récupérez un ou deux keshis d’une même couleur dans la base de la tour.
keshi-ask-claim-two = Récupérez deux keshis de n’importe quelles couleurs dans la base de la tour.
keshi-ask-claim-second = Récupérez un second keshi, de n’importe quelle couleur, avec le keshi { $colour }.
keshi-ask-use = Utilisez un assistant : pour un nouveau keshi ou pour l’action de son secteur.
keshi-ask-vendor = Choisissez un secteur pour le vendeur d’eau.
keshi-ask-entertainer = Choisissez une case de la grande place pour le jongleur.
keshi-ask-caravan = Choisissez où va la caravane.
keshi-ask-keshis = { $count ->
    [one] Choisissez un keshi de n’importe quelle couleur.
   *[other] Choisissez { $count } keshis de n’importe quelles couleurs.
  }
keshi-ask-keshis-or-stop = { $count ->
    [one] Choisissez un keshi de n’importe quelle couleur, ou arrêtez-vous.
   *[other] Choisissez { $count } keshis de n’importe quelles couleurs, ou arrêtez-vous.
  }
keshi-ask-two-of-one-colour = Choisissez la couleur de deux keshis.
keshi-ask-keshi-and-action = Choisissez un keshi, puis agissez dans son secteur.
keshi-ask-outdoors = Choisissez un jongleur, une caravane ou un garde.
keshi-ask-good = { $count ->
    [one] Choisissez une marchandise.
   *[other] Choisissez une marchandise : vous en recevez { $count }.
  }
keshi-ask-resources = { $count ->
    [one] Choisissez une ressource.
   *[other] Choisissez { $count } ressources.
  }
keshi-ask-any-action = Choisissez un secteur où agir, ou arrêtez-vous.
keshi-ask-harvest = { $count ->
    [one] Choisissez ce que rapporte le dernier cueilleur.
   *[other] Choisissez ce que rapportent vos { $count } cueilleurs.
  }
keshi-ask-river = Payez une eau pour avancer encore sur la rivière, ou arrêtez-vous.
keshi-ask-climb = Faites un pas de plus sur l’escalier { $stairs-id ->
    [keshi-stairs-palace] du palais
   *[keshi-stairs-mosque] de la mosquée
  }, ou arrêtez-vous.
keshi-ask-either = Choisissez l’escalier à monter de { $count } pas.
keshi-ask-either-or-stop = Choisissez l’escalier à monter de { $count } pas, ou arrêtez-vous.
keshi-ask-both = Choisissez l’escalier à monter en premier ; chacun de { $count } pas.
keshi-ask-line = { $count ->
    [one] Choisissez un bonus sur la ligne entre vos pions.
   *[other] Choisissez { $count } bonus sur la ligne entre vos pions.
  }
keshi-ask-line-all = Choisissez le prochain bonus de la ligne.
keshi-ask-ring = Choisissez le prochain bonus de la grande place.
keshi-ask-show = Choisissez le jongleur qui se produit.
keshi-ask-rapid = Choisissez le bonus d’un rapide que vous avez franchi.
keshi-ask-souk = Utilisez le bureau de change ou achetez une marchandise de luxe, ou arrêtez-vous.
keshi-ask-office = Utilisez encore le bureau de change, ou arrêtez-vous.
keshi-ask-luxury = Achetez une autre marchandise de luxe, ou arrêtez-vous.
keshi-ask-office-step = Prenez la ressource du parchemin 18, ou faites d’abord le pas que donne le bureau de change.
keshi-ask-madrasa = Achetez un parchemin, ou arrêtez-vous.
keshi-ask-must-buy = Achetez l’un des nouveaux parchemins { $kind-id ->
    [keshi-kind-gray] gris
    [keshi-kind-yellow] jaunes
    [keshi-kind-pink] roses
   *[keshi-kind-orange] orange
  }.
keshi-ask-take-scroll = Prenez un parchemin { $kind } { $dates ->
    [0] gratuitement
    [one] pour une datte
   *[other] pour { $dates } dattes
  }, ou arrêtez-vous.
keshi-ask-medina = Achetez une porte de la ville, ou arrêtez-vous.
keshi-ask-build = Choisissez une case pour la { $colour-id ->
    [keshi-colour-green] porte verte
    [keshi-colour-gray] porte grise
    [keshi-colour-white] porte blanche
    [keshi-colour-black] porte noire
    [keshi-colour-pink] porte rose
    [keshi-colour-turquoise] porte turquoise
    [keshi-colour-beige] porte beige
    [keshi-colour-brown] porte marron
    [keshi-colour-red] porte rouge
    [keshi-colour-purple] porte violette
    [keshi-colour-orange] porte orange
   *[keshi-colour-yellow] porte jaune
  }.
keshi-ask-gate-keshi = Choisissez la couleur du keshi que rapporte la porte.
keshi-ask-aside = Choisissez le prochain keshi à placer parmi ceux à côté de votre plateau.
keshi-ask-sahara = Récupérez une oasis découverte, ou arrêtez-vous.
keshi-ask-sahara-or-town = Récupérez une oasis découverte ou activez une ville du désert, ou arrêtez-vous.
keshi-ask-free-oasis = { $count ->
    [one] Récupérez gratuitement une oasis découverte.
   *[other] Récupérez gratuitement { $count } oasis découvertes, ou toutes s’il y en a moins.
  }
keshi-ask-free-oasis-or-stop = { $count ->
    [one] Récupérez gratuitement une oasis découverte, ou arrêtez-vous.
   *[other] Récupérez gratuitement des oasis découvertes, { $count } au plus, ou arrêtez-vous.
  }
keshi-ask-open-oasis = Récupérez l’une des oasis visibles, ou arrêtez-vous.
keshi-ask-stored = Placez le keshi { $colour } de la case de stockage, ou renoncez-y.
keshi-ask-exchange = Rendez un keshi contre un autre d’une couleur différente, ou arrêtez-vous.
keshi-ask-exchange-for = Choisissez un keshi d’une autre couleur à la place du keshi { $colour }.
keshi-ask-score-claimed = Choisissez une oasis récupérée à compter.
keshi-ask-return = Rendez { $resource-id ->
    [keshi-resource-date] une datte
    [keshi-resource-water] une eau
   *[keshi-resource-dinar] un dinar
  } contre un point, ou arrêtez-vous ; encore { $count } au plus.
keshi-ask-sell = Rendez des ressources contre des points, ou arrêtez-vous.
keshi-ask-pay = { $count ->
    [one] Choisissez comment payer un dinar.
   *[other] Choisissez comment payer { $count } dinars.
  }
keshi-ask-pay-any = { $count ->
    [one] Choisissez une ressource à payer.
   *[other] Choisissez { $count } ressources à payer.
  }
keshi-ask-prize = Choisissez l’un des deux bonus de la tuile Rivière.
keshi-ask-provide = Subvenez aux besoins des habitants.

keshi-ask-draw-river = Piochez une tuile Rivière pour la saison { $season }.
keshi-ask-draw-open-oasis = Piochez une oasis à poser visible à côté du plateau.
keshi-ask-draw-scroll = Révélez un parchemin { $kind } sur la pile { $stack }.
keshi-ask-draw-scroll-displayed = Révélez un parchemin { $kind } pour l’étalage.
keshi-ask-draw-luxury = Révélez une marchandise de luxe dans le magasin { $shop }.
keshi-ask-draw-luxury-displayed = Révélez une marchandise de luxe pour l’étalage.
keshi-ask-draw-office = Révélez un bureau de change.
keshi-ask-draw-gate = Piochez une porte de la ville pour l’atelier { $workshop }.
keshi-ask-draw-supply = Piochez un keshi pour le plateau de stockage ({ $player }).
keshi-ask-draw-provision = Distribuez une tuile Ravitaillement, face cachée ({ $player }).
keshi-ask-draw-provision-again = Indiquez quelle tuile Ravitaillement a vraiment été retournée ({ $player }).
keshi-ask-draw-start = Tirez au sort le premier joueur.
keshi-ask-draw-tower = Jetez les keshis choisis dans la tour.
keshi-ask-draw-oasis = Révélez l’oasis atteinte par la caravane ({ $player }).

keshi-because-claim = Des keshis ont été récupérés.
keshi-because-new = Un assistant a pris un nouveau keshi { $sector-id ->
    [keshi-sector-orchard] dans le verger
    [keshi-sector-madrasa] dans la médersa
    [keshi-sector-palace] dans le palais
    [keshi-sector-mosque] dans la mosquée
    [keshi-sector-square] sur la grande place
    [keshi-sector-river] sur la rivière
    [keshi-sector-medina] dans la médina
    [keshi-sector-sahara] dans le Sahara
   *[keshi-sector-souk] dans le souk
  }.
keshi-because-action = Une action { $sector-id ->
    [keshi-sector-orchard] dans le verger
    [keshi-sector-madrasa] dans la médersa
    [keshi-sector-palace] dans le palais
    [keshi-sector-mosque] dans la mosquée
    [keshi-sector-square] sur la grande place
    [keshi-sector-river] sur la rivière
    [keshi-sector-medina] dans la médina
    [keshi-sector-sahara] dans le Sahara
   *[keshi-sector-souk] dans le souk
  }.
keshi-because-deployed = Le bonus de placement d’un keshi { $colour }.
keshi-because-threshold = Un palier de l’escalier { $stairs-id ->
    [keshi-stairs-palace] du palais
   *[keshi-stairs-mosque] de la mosquée
  } a été franchi.
keshi-because-line = Un bonus de la ligne entre les pions : { $gives }.
keshi-because-rapid = Le bonus du rapide { $rapid }.
keshi-because-scroll = Parchemin { $scroll } : { $does }.
keshi-because-storage = Une oasis a été posée sur la case de stockage { $space } : { $gives }.
keshi-because-gate = Un keshi { $colour } est venu avec une porte de la ville.
keshi-because-river-tile = Tuile Rivière { $tile } : { $does }.
keshi-because-provisions = Le ravitaillement est dû à la fin de la saison.

keshi-river-tile-shown = La tuile Rivière { $tile } vaut pour la saison { $season } : { $does }.
keshi-open-oasis = L’oasis { $oasis } est visible à côté du plateau : { $does }.
keshi-scroll-shown = Un parchemin { $kind } apparaît, le numéro { $scroll } : { $does }.
keshi-stack-split = Le bas de la pile { $from } de parchemins { $kind-id ->
    [keshi-kind-gray] gris
    [keshi-kind-yellow] jaunes
    [keshi-kind-pink] roses
   *[keshi-kind-orange] orange
  } devient la pile { $to }.
keshi-luxury-shown = La marchandise de luxe { $luxury } apparaît dans le magasin { $shop } : { $kind } ; { $gives } pour { $price }.
keshi-luxury-displayed = La marchandise de luxe { $luxury } apparaît à l’étalage : { $kind } ; { $gives } pour { $price }.
keshi-shop-split = La moitié du magasin { $from } passe au magasin { $to }.
keshi-office-shown = Un bureau de change ouvre : { $purple } contre un keshi violet, { $orange } contre un orange, { $yellow } contre un jaune.
keshi-gate-drawn = Une { $colour-id ->
    [keshi-colour-green] porte verte
    [keshi-colour-gray] porte grise
    [keshi-colour-white] porte blanche
    [keshi-colour-black] porte noire
    [keshi-colour-pink] porte rose
    [keshi-colour-turquoise] porte turquoise
    [keshi-colour-beige] porte beige
    [keshi-colour-brown] porte marron
    [keshi-colour-red] porte rouge
    [keshi-colour-purple] porte violette
    [keshi-colour-orange] porte orange
   *[keshi-colour-yellow] porte jaune
  } arrive à l’atelier { $workshop }.
keshi-supply-drawn = { $player-you ->
    [yes] Vous piochez
   *[no] { $player } pioche
  } un keshi { $colour } pour le plateau de stockage.
keshi-provision-dealt = { $player-you ->
    [yes] Vous recevez
   *[no] { $player } reçoit
  } une tuile Ravitaillement, face cachée.
keshi-provision-dealt-known = { $player-you ->
    [yes] Vous recevez
   *[no] { $player } reçoit
  } la tuile Ravitaillement { $tile }, face cachée.
keshi-chose = { $player-you ->
    [yes] Vous avez
   *[no] { $player } a
  } fait un choix.
keshi-decided = { $player-you ->
    [yes] Vous
   *[no] { $player }
  } : { $what }.
keshi-supply-placed = { $player-you ->
    [yes] Vous disposez vos
   *[no] { $player } dispose ses
  } keshis de stockage : { $first }, { $second }, { $third }.
keshi-disc-placed = { $player-you ->
    [yes] Vous posez votre
   *[no] { $player } pose son
  } disque Audience { $turned ->
    [0] tel quel
    [one] tourné d’une section dans le sens horaire
   *[other] tourné de { $turned } sections dans le sens horaire
  }.
keshi-provision-shown = { $player-you ->
    [yes] Vous retournez
   *[no] { $player } retourne
  } la tuile Ravitaillement { $tile } : { $asks }, ou la perte de { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
keshi-provision-twice = { $player-you ->
    [yes] Vous retournez
   *[no] { $player } retourne
  } la tuile Ravitaillement { $tile }, qui est déjà visible. L’une des deux a été mal saisie : indiquez quelle tuile est celle-ci.
keshi-provision-settled = { $player-you ->
    [yes] Vous avez
   *[no] { $player } a
  } en fait retourné la tuile Ravitaillement { $tile } : { $asks }, ou la perte de { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
keshi-start-player = { $player-you ->
    [yes] Vous commencez
   *[no] { $player } commence
  } la partie.
keshi-season-began = La saison { $season } débute ; { $player-you ->
    [yes] vous commencez
   *[no] { $player } commence
  }.
keshi-round-began = Saison { $season }, tour { $round } : { $player-you ->
    [yes] vous commencez
   *[no] { $player } commence
  }.
keshi-selected = { $player-you ->
    [yes] Vous avez
   *[no] { $player } a
  } choisi trois keshis : { $first }, { $second } et { $third }.
keshi-assistant-placed = { $player-you ->
    [yes] Vous placez
   *[no] { $player } place
  } l’assistant du keshi rouge { $sector-id ->
    [keshi-sector-orchard] dans le verger
    [keshi-sector-madrasa] dans la médersa
    [keshi-sector-palace] dans le palais
    [keshi-sector-mosque] dans la mosquée
    [keshi-sector-square] sur la grande place
    [keshi-sector-river] sur la rivière
    [keshi-sector-medina] dans la médina
    [keshi-sector-sahara] dans le Sahara
   *[keshi-sector-souk] dans le souk
  }.
keshi-fell = { $count ->
    [0] Aucun keshi ne sort
    [one] { $count } keshi sort
   *[other] { $count } keshis sortent
  } de la tour{ $green ->
    [0] { "" }
    [one]  : { $green } vert
   *[other]  : { $green } verts
  }{ $gray ->
    [0] { "" }
    [one] { $first-id ->
        [keshi-colour-gray]  :
       *[other] ,
      } { $gray } gris
   *[other] { $first-id ->
        [keshi-colour-gray]  :
       *[other] ,
      } { $gray } gris
  }{ $white ->
    [0] { "" }
    [one] { $first-id ->
        [keshi-colour-white]  :
       *[other] ,
      } { $white } blanc
   *[other] { $first-id ->
        [keshi-colour-white]  :
       *[other] ,
      } { $white } blancs
  }{ $black ->
    [0] { "" }
    [one] { $first-id ->
        [keshi-colour-black]  :
       *[other] ,
      } { $black } noir
   *[other] { $first-id ->
        [keshi-colour-black]  :
       *[other] ,
      } { $black } noirs
  }{ $pink ->
    [0] { "" }
    [one] { $first-id ->
        [keshi-colour-pink]  :
       *[other] ,
      } { $pink } rose
   *[other] { $first-id ->
        [keshi-colour-pink]  :
       *[other] ,
      } { $pink } roses
  }{ $turquoise ->
    [0] { "" }
    [one] { $first-id ->
        [keshi-colour-turquoise]  :
       *[other] ,
      } { $turquoise } turquoise
   *[other] { $first-id ->
        [keshi-colour-turquoise]  :
       *[other] ,
      } { $turquoise } turquoise
  }{ $beige ->
    [0] { "" }
    [one] { $first-id ->
        [keshi-colour-beige]  :
       *[other] ,
      } { $beige } beige
   *[other] { $first-id ->
        [keshi-colour-beige]  :
       *[other] ,
      } { $beige } beiges
  }{ $brown ->
    [0] { "" }
    [one] { $first-id ->
        [keshi-colour-brown]  :
       *[other] ,
      } { $brown } marron
   *[other] { $first-id ->
        [keshi-colour-brown]  :
       *[other] ,
      } { $brown } marron
  }{ $red ->
    [0] { "" }
    [one] { $first-id ->
        [keshi-colour-red]  :
       *[other] ,
      } { $red } rouge
   *[other] { $first-id ->
        [keshi-colour-red]  :
       *[other] ,
      } { $red } rouges
  }{ $purple ->
    [0] { "" }
    [one] { $first-id ->
        [keshi-colour-purple]  :
       *[other] ,
      } { $purple } violet
   *[other] { $first-id ->
        [keshi-colour-purple]  :
       *[other] ,
      } { $purple } violets
  }{ $orange ->
    [0] { "" }
    [one] { $first-id ->
        [keshi-colour-orange]  :
       *[other] ,
      } { $orange } orange
   *[other] { $first-id ->
        [keshi-colour-orange]  :
       *[other] ,
      } { $orange } orange
  }{ $yellow ->
    [0] { "" }
    [one] { $first-id ->
        [keshi-colour-yellow]  :
       *[other] ,
      } { $yellow } jaune
   *[other] { $first-id ->
        [keshi-colour-yellow]  :
       *[other] ,
      } { $yellow } jaunes
  }.
keshi-claimed = { $player-you ->
    [yes] Vous récupérez
   *[no] { $player } récupère
  } { $count ->
    [one] un keshi { $colour }
   *[other] { $colour-id ->
        [keshi-colour-green] { $count } keshis verts
        [keshi-colour-gray] { $count } keshis gris
        [keshi-colour-white] { $count } keshis blancs
        [keshi-colour-black] { $count } keshis noirs
        [keshi-colour-pink] { $count } keshis roses
        [keshi-colour-turquoise] { $count } keshis turquoise
        [keshi-colour-beige] { $count } keshis beiges
        [keshi-colour-brown] { $count } keshis marron
        [keshi-colour-red] { $count } keshis rouges
        [keshi-colour-purple] { $count } keshis violets
        [keshi-colour-orange] { $count } keshis orange
       *[keshi-colour-yellow] { $count } keshis jaunes
      }
  }.
keshi-unclaimed = Personne ne peut prendre { $count ->
    [one] le dernier keshi
   *[other] les { $count } derniers keshis
  }{ $green ->
    [0] { "" }
    [one] , { $green } vert
   *[other] , { $green } verts
  }{ $gray ->
    [0] { "" }
    [one] , { $gray } gris
   *[other] , { $gray } gris
  }{ $white ->
    [0] { "" }
    [one] , { $white } blanc
   *[other] , { $white } blancs
  }{ $black ->
    [0] { "" }
    [one] , { $black } noir
   *[other] , { $black } noirs
  }{ $pink ->
    [0] { "" }
    [one] , { $pink } rose
   *[other] , { $pink } roses
  }{ $turquoise ->
    [0] { "" }
    [one] , { $turquoise } turquoise
   *[other] , { $turquoise } turquoise
  }{ $beige ->
    [0] { "" }
    [one] , { $beige } beige
   *[other] , { $beige } beiges
  }{ $brown ->
    [0] { "" }
    [one] , { $brown } marron
   *[other] , { $brown } marron
  }{ $red ->
    [0] { "" }
    [one] , { $red } rouge
   *[other] , { $red } rouges
  }{ $purple ->
    [0] { "" }
    [one] , { $purple } violet
   *[other] , { $purple } violets
  }{ $orange ->
    [0] { "" }
    [one] , { $orange } orange
   *[other] , { $orange } orange
  }{ $yellow ->
    [0] { "" }
    [one] , { $yellow } jaune
   *[other] , { $yellow } jaunes
  } ; { $count ->
    [one] il retourne
   *[other] ils retournent
  } à la réserve.
keshi-took-new = { $player-you ->
    [yes] Vous utilisez
   *[no] { $player } utilise
  } un assistant pour un nouveau keshi { $sector-id ->
    [keshi-sector-orchard] dans le verger
    [keshi-sector-madrasa] dans la médersa
    [keshi-sector-palace] dans le palais
    [keshi-sector-mosque] dans la mosquée
    [keshi-sector-square] sur la grande place
    [keshi-sector-river] sur la rivière
    [keshi-sector-medina] dans la médina
    [keshi-sector-sahara] dans le Sahara
   *[keshi-sector-souk] dans le souk
  }.
keshi-acted = { $player-you ->
    [yes] Vous agissez
   *[no] { $player } agit
  } { $sector-id ->
    [keshi-sector-orchard] dans le verger
    [keshi-sector-madrasa] dans la médersa
    [keshi-sector-palace] dans le palais
    [keshi-sector-mosque] dans la mosquée
    [keshi-sector-square] sur la grande place
    [keshi-sector-river] sur la rivière
    [keshi-sector-medina] dans la médina
    [keshi-sector-sahara] dans le Sahara
   *[keshi-sector-souk] dans le souk
  }.
keshi-idled = { $player-you ->
    [yes] Vous reprenez
   *[no] { $player } reprend
  } un assistant qui ne peut rien faire { $sector-id ->
    [keshi-sector-orchard] dans le verger
    [keshi-sector-madrasa] dans la médersa
    [keshi-sector-palace] dans le palais
    [keshi-sector-mosque] dans la mosquée
    [keshi-sector-square] sur la grande place
    [keshi-sector-river] sur la rivière
    [keshi-sector-medina] dans la médina
    [keshi-sector-sahara] dans le Sahara
   *[keshi-sector-souk] dans le souk
  }.
keshi-scored = { $player-you ->
    [yes] Vous gagnez
   *[no] { $player } gagne
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ({ $source }).
keshi-lost-points = { $player-you ->
    [yes] Vous perdez
   *[no] { $player } perd
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ({ $source }).
keshi-got = { $player-you ->
    [yes] Vous recevez
   *[no] { $player } reçoit
  } { $resource-id ->
    [keshi-resource-date] { $count ->
        [one] { $count } datte
       *[other] { $count } dattes
      }
    [keshi-resource-water] { $count ->
        [one] { $count } eau
       *[other] { $count } eaux
      }
   *[keshi-resource-dinar] { $count ->
        [one] { $count } dinar
       *[other] { $count } dinars
      }
  }.
keshi-paid = { $player-you ->
    [yes] Vous payez
   *[no] { $player } paie
  } { $resource-id ->
    [keshi-resource-date] { $count ->
        [one] { $count } datte
       *[other] { $count } dattes
      }
    [keshi-resource-water] { $count ->
        [one] { $count } eau
       *[other] { $count } eaux
      }
   *[keshi-resource-dinar] { $count ->
        [one] { $count } dinar
       *[other] { $count } dinars
      }
  }.
keshi-deployed = { $player-you ->
    [yes] Vous placez
   *[no] { $player } place
  } un keshi { $colour } { $sector-id ->
    [keshi-sector-orchard] dans le verger
    [keshi-sector-madrasa] dans la médersa
    [keshi-sector-palace] dans le palais
    [keshi-sector-mosque] dans la mosquée
    [keshi-sector-square] sur la grande place
    [keshi-sector-river] sur la rivière
    [keshi-sector-medina] dans la médina
    [keshi-sector-sahara] dans le Sahara
   *[keshi-sector-souk] dans le souk
  }.
keshi-lost = { $player-you ->
    [yes] Vous n’avez
   *[no] { $player } n’a
  } plus de case pour un keshi { $colour } ; il retourne à la réserve.
keshi-paid-goods = { $player-you ->
    [yes] Vous payez
   *[no] { $player } paie
  } { $count ->
    [one] un keshi { $colour }
   *[other] { $colour-id ->
        [keshi-colour-green] { $count } keshis verts
        [keshi-colour-gray] { $count } keshis gris
        [keshi-colour-white] { $count } keshis blancs
        [keshi-colour-black] { $count } keshis noirs
        [keshi-colour-pink] { $count } keshis roses
        [keshi-colour-turquoise] { $count } keshis turquoise
        [keshi-colour-beige] { $count } keshis beiges
        [keshi-colour-brown] { $count } keshis marron
        [keshi-colour-red] { $count } keshis rouges
        [keshi-colour-purple] { $count } keshis violets
        [keshi-colour-orange] { $count } keshis orange
       *[keshi-colour-yellow] { $count } keshis jaunes
      }
  }.
keshi-floated = { $player-you ->
    [yes] Vous atteignez
   *[no] { $player } atteint
  } la case { $space } de la rivière.
keshi-landed = { $player-you ->
    [yes] Vous accostez
   *[no] { $player } accoste
  } à la jetée, sur la place à { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
keshi-climbed = { $player-you ->
    [yes] Vous atteignez
   *[no] { $player } atteint
  } la marche { $step } de l’escalier { $stairs-id ->
    [keshi-stairs-palace] du palais
   *[keshi-stairs-mosque] de la mosquée
  }.
keshi-disc-turned = { $player-you ->
    [yes] Vous tournez votre
   *[no] { $player } tourne son
  } disque Audience d’une section.
keshi-refreshed = { $player-you ->
    [yes] Vous remplacez
   *[no] { $player } remplace
  } les parchemins { $kind-id ->
    [keshi-kind-gray] gris
    [keshi-kind-yellow] jaunes
    [keshi-kind-pink] roses
   *[keshi-kind-orange] orange
  } visibles.
keshi-scroll-helped = Le parchemin { $scroll } { $player-you ->
    [yes] vous aide
   *[no] aide { $player }
  }.
keshi-fishermen-returned = Les pêcheurs retournent au départ de la rivière.
keshi-open-oases-left = Les oasis visibles qui restent quittent la partie.
keshi-got-scroll = { $player-you ->
    [yes] Vous prenez
   *[no] { $player } prend
  } le parchemin { $scroll } : « { $does } ».
keshi-built = { $player-you ->
    [yes] Vous achetez
   *[no] { $player } achète
  } une { $colour-id ->
    [keshi-colour-green] porte verte
    [keshi-colour-gray] porte grise
    [keshi-colour-white] porte blanche
    [keshi-colour-black] porte noire
    [keshi-colour-pink] porte rose
    [keshi-colour-turquoise] porte turquoise
    [keshi-colour-beige] porte beige
    [keshi-colour-brown] porte marron
    [keshi-colour-red] porte rouge
    [keshi-colour-purple] porte violette
    [keshi-colour-orange] porte orange
   *[keshi-colour-yellow] porte jaune
  } de l’atelier { $workshop } pour la case { $space }.
keshi-built-taken = { $player-you ->
    [yes] Vous prenez sans payer
   *[no] { $player } prend sans payer
  } une { $colour-id ->
    [keshi-colour-green] porte verte
    [keshi-colour-gray] porte grise
    [keshi-colour-white] porte blanche
    [keshi-colour-black] porte noire
    [keshi-colour-pink] porte rose
    [keshi-colour-turquoise] porte turquoise
    [keshi-colour-beige] porte beige
    [keshi-colour-brown] porte marron
    [keshi-colour-red] porte rouge
    [keshi-colour-purple] porte violette
    [keshi-colour-orange] porte orange
   *[keshi-colour-yellow] porte jaune
  } de l’atelier { $workshop } pour la case { $space }.
keshi-discovered = { $player-you ->
    [yes] Vous découvrez
   *[no] { $player } découvre
  } l’oasis { $oasis } : « { $does } ».
keshi-claimed-oasis = { $player-you ->
    [yes] Vous récupérez
   *[no] { $player } récupère
  } l’oasis { $oasis }.
keshi-returned = { $player-you ->
    [yes] Vous rendez
   *[no] { $player } rend
  } un keshi { $colour }.
keshi-exchanged = { $player-you ->
    [yes] Vous donnez
   *[no] { $player } donne
  } un keshi { $colour } au bureau de change.
keshi-got-luxury = { $player-you ->
    [yes] Vous achetez
   *[no] { $player } achète
  } la marchandise de luxe { $luxury } : { $kind }.
keshi-took-luxury = { $player-you ->
    [yes] Vous prenez
   *[no] { $player } prend
  } la marchandise de luxe { $luxury } : { $kind }.
keshi-spared = { $player-you ->
    [yes] L’imam vous épargne
   *[no] L’imam épargne à { $player }
  } un keshi { $colour }.
keshi-oasis-scored = { $player-you ->
    [yes] Vous comptez
   *[no] { $player } compte
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour l’oasis { $oasis }.
keshi-river-won = { $place ->
    [1] { $player-you ->
        [yes] Vous êtes en tête sur la rivière et obtenez
       *[no] { $player } est en tête sur la rivière et obtient
      }
   *[other] { $player-you ->
        [yes] Vous êtes en deuxième place sur la rivière et obtenez
       *[no] { $player } est en deuxième place sur la rivière et obtient
      }
  } la tuile Rivière { $tile } : « { $does } ».
keshi-river-unwon = Aucun pêcheur n’a quitté le départ ; personne n’obtient la tuile Rivière { $tile }.
keshi-provided-all = { $player-you ->
    [yes] Vous subvenez
   *[no] { $player } subvient
  } entièrement aux besoins des habitants.
keshi-provided-scroll = { $player-you ->
    [yes] Vous subvenez
   *[no] { $player } subvient
  } aux besoins des habitants grâce au parchemin 44.
keshi-provided-none = { $player-you ->
    [yes] Vous ne pouvez
   *[no] { $player } ne peut
  } pas subvenir aux besoins de tous les habitants.
keshi-full-sectors = { $player-you ->
    [yes] Vous avez
   *[no] { $player } a
  } { $count ->
    [one] { $count } secteur complet
   *[other] { $count } secteurs complets
  }.
keshi-ended = La partie est terminée.

keshi-refusal-not-asked = Ce n’est pas ce qui est demandé maintenant.
keshi-refusal-not-in-hand = Ces keshis ne sont pas tous derrière votre paravent.
keshi-refusal-not-your-tile = Cette tuile Ravitaillement n’est pas face cachée devant vous.
keshi-refusal-sector-full = Il n’y a pas de case libre pour ce keshi.
keshi-refusal-sector-taken = Un assistant se trouve déjà dans ce secteur.
keshi-refusal-space-taken = Cette case est occupée.
keshi-refusal-bonus-taken = Le parchemin 63 donne deux bonus différents, et vous avez déjà celui-ci.
keshi-refusal-not-in-base = Il n’y a pas autant de keshis de cette couleur dans la base de la tour.
keshi-refusal-one-each = Avec le parchemin 61, on récupère les keshis un par un.
keshi-refusal-no-assistant = Vous n’avez pas d’assistant dans ce secteur.
keshi-refusal-no-action = L’action de ce secteur ne peut rien faire maintenant.
keshi-refusal-not-idle = Cet assistant a encore quelque chose à faire.
keshi-refusal-in-order = Les dattes viennent d’abord, puis l’eau, puis les dinars, et les parchemins par numéro ; c’est déjà passé.
keshi-refusal-cannot-pay = Vous ne pouvez pas payer cela.
keshi-refusal-must-pay = Qui peut payer le ravitaillement doit le faire.
keshi-refusal-no-scroll = Il faut pour cela un parchemin que vous n’avez pas.
keshi-refusal-not-on-display = Cela ne fait pas partie de ce qui est visible ici.
keshi-refusal-too-few-scholars = Il ne vous reste pas assez d’érudits pour cela.
keshi-refusal-already-bought = On ne remplace les parchemins qu’avant le premier achat du tour.
keshi-refusal-other-kind = C’est un parchemin d’un autre type qui est demandé.
keshi-refusal-no-guard = Aucun garde n’est libre pour une porte de plus.
keshi-refusal-not-discovered = Vous n’avez pas découvert cela, ou vous l’avez déjà récupéré.
keshi-refusal-not-claimed = Vous n’avez pas récupéré cette oasis.
keshi-refusal-not-found = Vous n’avez pas atteint cette ville du désert, ou vous l’avez déjà activée.
keshi-refusal-not-in-play = Cette ville du désert n’est pas à côté du plateau.
keshi-refusal-no-goods = Vous n’avez pas les marchandises pour cela.
keshi-refusal-not-in-price = La marchandise de luxe ne demande pas de keshi de cette couleur.
keshi-refusal-no-entertainer = Vous n’avez pas de jongleur sur cette case.
keshi-refusal-no-bonus = Cette case de la grande place ne rapporte rien maintenant.
keshi-refusal-not-crossed = Vous n’avez pas encore franchi ce rapide.
keshi-refusal-no-such-space = La ligne entre vos pions n’a pas cette case.
keshi-refusal-nothing-to-return = Vous n’avez pas un tel keshi à rendre.
keshi-refusal-other-colour = Le nouveau keshi doit être d’une autre couleur.
keshi-refusal-not-selected = Un remplaçant ne s’échange que contre une couleur que vous avez déjà choisie cette saison.
keshi-refusal-none-in-supply = La réserve n’a plus de keshi de cette couleur.
keshi-refusal-must-do = On ne peut pas y renoncer.
keshi-refusal-other-draw = C’est autre chose qu’il faut tirer maintenant.
keshi-refusal-not-among-them = Cela ne fait pas partie de ce qui peut être tiré.
keshi-refusal-not-in-the-tower = La tour ne contient pas tous ces keshis.

keshi-scroll-01 = placez un keshi vert
keshi-scroll-02 = placez un keshi gris
keshi-scroll-03 = placez un keshi blanc
keshi-scroll-04 = placez un keshi noir
keshi-scroll-05 = placez un keshi rose
keshi-scroll-06 = placez un keshi turquoise
keshi-scroll-07 = placez un keshi beige
keshi-scroll-08 = placez un keshi marron
keshi-scroll-09 = placez un keshi rouge
keshi-scroll-10 = placez un keshi violet
keshi-scroll-11 = placez un keshi orange
keshi-scroll-12 = placez un keshi jaune
keshi-scroll-13 = gagnez une eau à chaque palier franchi
keshi-scroll-14 = gagnez une datte à chaque palier franchi
keshi-scroll-15 = gagnez un dinar de plus à chaque palier franchi
keshi-scroll-16 = avancez d’une case sur la rivière à chaque palier franchi
keshi-scroll-17 = à chaque rapide franchi, gagnez aussitôt son bonus, en plus de celui de la fin du tour
keshi-scroll-18 = prenez une ressource au choix en plus à chaque passage au bureau de change
keshi-scroll-19 = gagnez 2 eaux
keshi-scroll-20 = gagnez 2 dinars
keshi-scroll-21 = gagnez 3 dattes
keshi-scroll-22 = ne perdez pas de points pour les portes achetées dans le premier atelier
keshi-scroll-23 = un cueilleur peut rapporter une eau au lieu d’une datte
keshi-scroll-24 = un cueilleur peut rapporter un dinar au lieu d’une datte
keshi-scroll-25 = un cueilleur peut rapporter 1 point au lieu d’une datte
keshi-scroll-26 = payez des dattes pour monter davantage dans les escaliers
keshi-scroll-27 = payez de l’eau pour monter davantage dans les escaliers
keshi-scroll-28 = avant chaque décompte de saison, gagnez les bonus de tous les rapides franchis
keshi-scroll-29 = après chaque action sur la grande place, gagnez les points de la case à points, une fois par spectateur
keshi-scroll-30 = placez un keshi au choix
keshi-scroll-31 = chaque case de votre grande place a un spectateur de plus
keshi-scroll-32 = les portes de la ville vous coûtent 1 dinar de moins
keshi-scroll-33 = payez en dattes et en eau comme en dinars
keshi-scroll-34 = achetez autant de marchandises de luxe que vous voulez avec un seul assistant
keshi-scroll-35 = vos vendeurs d’eau donnent 2 eaux au lieu d’une
keshi-scroll-36 = une porte de la ville que vous achetez vous rapporte un keshi au choix
keshi-scroll-37 = gagnez 2 marchandises jaunes
keshi-scroll-38 = gagnez 2 marchandises orange
keshi-scroll-39 = gagnez 2 marchandises violettes
keshi-scroll-40 = gagnez une marchandise jaune et une orange
keshi-scroll-41 = gagnez une marchandise jaune et une violette
keshi-scroll-42 = gagnez une marchandise orange et une violette
keshi-scroll-43 = placez 2 keshis au choix
keshi-scroll-44 = contre 1 dinar, une seule ressource au choix suffit pour chaque tuile Ravitaillement
keshi-scroll-45 = une seule ressource au choix paie une oasis
keshi-scroll-46 = utilisez le bureau de change autant que vous voulez avec un seul assistant
keshi-scroll-47 = gagnez trois fois chaque bonus de la grande place qui a 3 spectateurs
keshi-scroll-48 = à chaque montée, vous pouvez faire un pas de plus
keshi-scroll-49 = gagnez 2 points au lieu de 1 par pas au-delà du sommet de la mosquée
keshi-scroll-50 = gagnez 2 points à chaque action de secteur d’un assistant dans un secteur avec vendeur d’eau
keshi-scroll-50-essential = gagnez 2 points chaque fois que vous utilisez un assistant dans un secteur avec vendeur d’eau, pour un nouveau keshi ou pour l’action
keshi-scroll-51 = après chaque action sur la grande place, gagnez les bonus des cases à 1 spectateur
keshi-scroll-52 = gagnez 2 points au lieu de 1 par pas au-delà du sommet du palais
keshi-scroll-53 = agissez dans le secteur de votre choix
keshi-scroll-54 = un nouveau jongleur rapporte aussi les bonus des deux cases voisines
keshi-scroll-55 = montez de 3 pas dans les deux escaliers, dans l’ordre de votre choix
keshi-scroll-56 = gagnez 2 points au lieu de 1 par pas au-delà de la jetée
keshi-scroll-57 = gagnez 3 eaux, et un vendeur d’eau pour votre souk, qui en donne dès votre tour suivant
keshi-scroll-58 = prenez un parchemin orange pour 1 datte, quel que soit le nombre de vos érudits
keshi-scroll-59 = la ligne entre vos pions vous donne tous ses bonus
keshi-scroll-60 = gagnez deux fois chaque bonus de rapide
keshi-scroll-61 = récupérez toujours deux keshis, de n’importe quelles couleurs
keshi-scroll-62 = récupérez gratuitement 3 oasis découvertes
keshi-scroll-63 = choisissez deux bonus différents de la ligne à chaque palier
keshi-scroll-64 = placez un keshi au choix, puis agissez dans son secteur
keshi-scroll-65 = agissez toujours deux fois sur la grande place
keshi-scroll-66 = chaque porte de la ville que vous achetez vous rapporte 2 keshis
keshi-scroll-67 = placez 3 keshis au choix
keshi-scroll-68 = comptez chaque oasis au moment où vous la découvrez
keshi-scroll-69 = à la fin de chaque tour, gagnez les bonus de tous les rapides franchis
keshi-scroll-70 = gagnez les bonus de tous vos jongleurs, chacun autant de fois qu’il a de spectateurs
keshi-scroll-71 = comptez tout de suite une de vos oasis récupérées
keshi-scroll-72 = rendez des ressources contre 2 points chacune

keshi-own-tile = comme c’est imprimé dans votre boîte

keshi-oasis-01 = 2 points par porte verte, turquoise ou noire
keshi-oasis-02 = 2 points par porte blanche, grise ou rouge
keshi-oasis-03 = 2 points par porte rose, marron ou beige
keshi-oasis-04 = 3 points par porte jaune, orange ou violette
keshi-oasis-05 = 3 points, plus 1 par keshi blanc
keshi-oasis-06 = 3 points, plus 1 par keshi noir
keshi-oasis-07 = 3 points, plus 1 par keshi turquoise
keshi-oasis-08 = 3 points, plus 1 par keshi vert
keshi-oasis-09 = 3 points, plus 1 par keshi gris
keshi-oasis-10 = 3 points, plus 1 par keshi rose
keshi-oasis-11 = 3 points, plus 1 par keshi beige
keshi-oasis-12 = 3 points, plus 1 par keshi marron
keshi-oasis-13 = 3 points, plus 1 par keshi rouge
keshi-oasis-14 = 2 points par paire de chaussures
keshi-oasis-15 = 2 points par tajine
keshi-oasis-16 = 3 points par dague
keshi-oasis-17 = 3 points par lampe à huile
keshi-oasis-18 = 4 points par collier
keshi-oasis-19 = 3 points, plus 1 par eau rendue, 12 au plus
keshi-oasis-20 = 3 points, plus 1 par dinar rendu, 12 au plus
keshi-oasis-21 = 3 points, plus 1 par datte rendue, 12 au plus
keshi-oasis-22 = 3 points, plus 1 par marchandise de luxe
keshi-oasis-23 = 3 points, plus 1 par parchemin
keshi-oasis-24 = 4 points par secteur de 3 keshis ou moins, sauf le souk, vendeurs d’eau non compris
keshi-oasis-25 = 4 points par secteur complet
keshi-oasis-26 = 3 points par oasis récupérée
keshi-oasis-27 = 7 points au sommet de l’escalier de la mosquée
keshi-oasis-28 = 7 points au sommet de l’escalier du palais
keshi-oasis-29 = 7 points pour au moins 5 paliers franchis dans les deux escaliers ensemble
keshi-oasis-30 = 7 points à la jetée

keshi-river-tile-01 = agissez dans le secteur de votre choix
keshi-river-tile-02 = récupérez gratuitement l’une des oasis visibles
keshi-river-tile-03 = placez 2 keshis au choix
keshi-river-tile-04 = gagnez 5 points
keshi-river-tile-05 = 7 points pour le premier, 3 pour le deuxième
keshi-river-tile-05-two = gagnez 7 points
keshi-river-tile-06 = 6 ressources au choix pour le premier, 3 pour le deuxième
keshi-river-tile-06-two = prenez 6 ressources au choix
keshi-river-tile-07 = placez un vendeur d’eau
keshi-river-tile-08 = gagnez 3 points
keshi-river-tile-09 = commencez la dernière saison sur le crocodile
keshi-river-tile-10 = gagnez une marchandise de chaque couleur
keshi-river-tile-11 = le premier monte de 3 pas dans l’un des escaliers, le deuxième de 1
keshi-river-tile-11-two = montez de 3 pas dans l’un des escaliers
keshi-river-tile-12 = 1 point par porte de la ville ou 1 point par cueilleur de dattes ; le deuxième reçoit l’autre bonus
keshi-river-tile-12-two = 1 point par porte de la ville ou 1 point par cueilleur de dattes
keshi-river-tile-13 = placez un jongleur, une caravane ou un garde
keshi-river-tile-14 = gagnez une datte, une eau et un dinar
keshi-river-tile-15 = récupérez gratuitement jusqu’à 2 oasis découvertes
keshi-river-tile-16 = agissez deux fois sur la grande place
keshi-river-tile-17 = une datte et un dinar par jongleur ou une eau et une datte par vendeur d’eau ; le deuxième reçoit l’autre bonus
keshi-river-tile-17-two = une datte et un dinar par jongleur ou une eau et une datte par vendeur d’eau
keshi-river-tile-18 = 2 points par marchandise de luxe ou 1 point par tranche de 4 keshis ; le deuxième reçoit l’autre bonus
keshi-river-tile-18-two = 2 points par marchandise de luxe ou 1 point par tranche de 4 keshis

# Expansions, and the Essential edition.

keshi-sultan = le sultan
keshi-imam = l’imam
keshi-ask-spare = Choisissez la marchandise que l’imam vous épargne.
keshi-ask-settle = Choisissez la ville du désert que votre caravane atteint.
keshi-ask-any-scroll = Prenez gratuitement un parchemin visible au choix, ou aucun.
keshi-ask-any-luxury = Prenez gratuitement une marchandise de luxe visible au choix, ou aucune.
keshi-ask-any-gate = Prenez gratuitement une porte de la ville au choix, ou aucune.
keshi-ask-which-placeholder = Choisissez le remplaçant à échanger.
keshi-ask-placeholder = Choisissez un keshi à la place de votre remplaçant { $colour }.
keshi-ask-draw-staircase-tile = Piochez une tuile Escalier pour { $space-id ->
    [keshi-space-left] la case à côté du segment { $segment } de l’escalier du palais
    [keshi-space-right] la case à côté du segment { $segment } de l’escalier de la mosquée
   *[keshi-space-middle] la case du milieu des lignes dont les segments font { $segment } ensemble
  }.
keshi-ask-draw-town = Piochez une ville du désert.
keshi-because-town = Ville du désert { $town } : { $does }.
keshi-do-town = Ville du désert { $town } : { $does }
keshi-do-town-for = Ville du désert { $town }, pour { $price } : { $does }
keshi-staircase-tile = Une tuile Escalier couvre { $space-id ->
    [keshi-space-left] la case à côté du segment { $segment } de l’escalier du palais
    [keshi-space-right] la case à côté du segment { $segment } de l’escalier de la mosquée
   *[keshi-space-middle] la case du milieu des lignes dont les segments font { $segment } ensemble
  } : { $gives }.
keshi-town-shown = La ville du désert { $town } est en jeu : { $does }.
keshi-town-found = { $player-you ->
    [yes] Vous atteignez
   *[no] { $player } atteint
  } la ville du désert { $town } : « { $does } ».
keshi-town-claimed = { $player-you ->
    [yes] Vous activez
   *[no] { $player } active
  } la ville du désert { $town }.
keshi-town-scored = { $player-you ->
    [yes] Votre ville du désert { $town }
   *[no] La ville du désert { $town } ({ $player })
  } vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
keshi-companion-joined = { $companion-id ->
    [keshi-sultan] Le sultan
   *[keshi-imam] L’imam
  } { $player-you ->
    [yes] vous rejoint
   *[no] rejoint { $player }
  }.
keshi-companion-waits = { $companion-id ->
    [keshi-sultan] Le sultan
   *[keshi-imam] L’imam
  } attend sur la marche { $step }.
keshi-companion-left = { $companion-id ->
    [keshi-sultan] Le sultan
   *[keshi-imam] L’imam
  } quitte la partie.
keshi-placeholder-given = { $player-you ->
    [yes] Vous recevez
   *[no] { $player } reçoit
  } un remplaçant : la réserve n’a plus de keshi { $colour }.
keshi-placeholder-swapped = { $player-you ->
    [yes] Vous échangez votre
   *[no] { $player } échange son
  } remplaçant { $colour } contre un keshi { $other }.
keshi-town-01 = 2 points par porte de la ville
keshi-town-02 = 2 points par marchandise de luxe
keshi-town-03 = 2 points par parchemin
keshi-town-04 = 1 point par marche gravie au palais
keshi-town-05 = 1 point par marche gravie à la mosquée
keshi-town-06 = 1 point par groupe de 3 keshis, marchandises exceptées
keshi-town-07 = 1 point par case parcourue sur la rivière à la saison 3
keshi-town-08 = 2 points par secteur d’au moins 4 keshis, sauf le souk, vendeurs d’eau compris
keshi-town-09 = 1 point par spectateur devant vos jongleurs
keshi-town-10 = prenez aussitôt un parchemin au choix, sans rien payer
keshi-town-11 = prenez aussitôt une marchandise de luxe au choix, sans rien payer
keshi-town-12 = construisez aussitôt une porte de la ville au choix, sans payer de dinars

# What spaces and tiles give.

keshi-bonus-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
keshi-bonus-resource = { $count ->
    [one] { $resource-id ->
        [keshi-resource-date] { $count } datte
        [keshi-resource-water] { $count } eau
       *[keshi-resource-dinar] { $count } dinar
      }
   *[other] { $resource-id ->
        [keshi-resource-date] { $count } dattes
        [keshi-resource-water] { $count } eaux
       *[keshi-resource-dinar] { $count } dinars
      }
  }
keshi-bonus-keshi = un keshi { $colour }
keshi-bonus-any-resource = une ressource au choix
keshi-bonus-any-keshi = un keshi au choix
keshi-bonus-two-of-one-colour = deux keshis d’une même couleur
keshi-bonus-any-good = une marchandise au choix
keshi-bonus-river-step = { $count ->
    [one] une case sur la rivière
   *[other] { $count } cases sur la rivière
  }
keshi-bonus-palace-step = { $count ->
    [one] un pas dans l’escalier du palais
   *[other] { $count } pas dans l’escalier du palais
  }
keshi-bonus-mosque-step = { $count ->
    [one] un pas dans l’escalier de la mosquée
   *[other] { $count } pas dans l’escalier de la mosquée
  }
keshi-bonus-stair-step = { $count ->
    [one] un pas dans l’escalier du palais ou de la mosquée
   *[other] { $count } pas dans l’escalier du palais ou de la mosquée
  }
keshi-storage-exchange = échange d’un keshi
keshi-storage-scroll = un parchemin jaune
keshi-bonus-nothing = rien
keshi-bonus-both = { $first } et { $second }
keshi-bonus-more = { $first }, { $rest }
keshi-bonus-times = { $count } fois { $bonus }

# What is paid.

keshi-price-goods = { $count ->
    [one] une marchandise { $colour-id ->
        [keshi-colour-purple] violette
        [keshi-colour-orange] orange
       *[keshi-colour-yellow] jaune
      }
   *[other] { $count } marchandises { $colour-id ->
        [keshi-colour-purple] violettes
        [keshi-colour-orange] orange
       *[keshi-colour-yellow] jaunes
      }
  }
keshi-price-spared = { $price }, moins { $count ->
    [one] une marchandise
   *[other] { $count } marchandises
  } que l’imam vous épargne
