# The boards of keshi.

city-part-all = tous

city-scroll = Parchemin { $scroll } : { $does }
city-kind = Parchemins, { $kind } : { $scholars ->
    [one] { $scholars } érudit
   *[other] { $scholars } érudits
  }, { $dates ->
    [one] { $dates } datte
   *[other] { $dates } dattes
  }
city-oasis = Oasis { $oasis } : { $does }
city-oasis-hidden = Oasis à découvrir
city-oasis-gone = Place d’une oasis récupérée
city-luxury = Marchandise de luxe : { $kind }, pour { $price } ; donne { $gives }
city-provision = Ravitaillement : { $asks }, ou la perte de { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
city-provision-hidden = Tuile Ravitaillement, face cachée
city-river-tile = Tuile Rivière { $tile }, pour la saison { $season } : { $does }
city-town = Ville du désert { $town } : { $does }
city-office = Contre { $price }, le bureau de change donne { $gives }
city-workshop = Atelier { $workshop } : { $dinars ->
    [0] rien à payer
    [one] { $dinars } dinar
   *[other] { $dinars } dinars
  } par porte, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. Portes : { $gates }
city-gate = Porte de la ville, { $colour }
city-tower = { $count ->
    [0] La tour est vide
    [one] { $count } keshi est coincé dans la tour : { $keshis }
   *[other] { $count } keshis sont coincés dans la tour : { $keshis }
  }
city-so-many = { $count } × { $what }
city-disc = Spectateurs, dans le sens horaire depuis le haut : { $spectators }

# Le plateau commun.

city-stairs = Les escaliers et les lignes entre eux
city-stairs-palace = Escalier du palais
city-stairs-mosque = Escalier de la mosquée
city-stairs-on = { $player } sur la marche { $step }
city-stairs-waits = { $who } attend sur la marche { $step }
city-stairs-with = { $who } accompagne { $player }
city-line-mine = votre ligne : palais { $palace } – mosquée { $mosque }
city-line-of = ligne, { $player } : palais { $palace } – mosquée { $mosque }
city-line-short = ligne { $palace } – { $mosque }
city-line-own = Sur votre ligne, { $space } : { $gives }
city-line-space = Case d’une ligne : { $gives }

city-river = La rivière
city-river-on = { $player } sur la case { $space }
city-river-rapid = Rapide { $rapid } : { $gives }{ $passed ->
    [yes] , franchi
   *[no] {""}
  }
city-river-nobody = personne n’est encore parti
city-river-would = { $place ->
    [1] en tête :
   *[other] deuxième :
  } { $you ->
    [yes] vous
   *[no] { $player }
  }
city-river-place = { $place }. { $player }
city-river-prize = Prix { $prize } de la tuile Rivière

city-market = Marché
city-scrolls = Parchemins
city-scrolls-note = pâles : trop chers pour { $you ->
    [yes] vous
   *[no] { $player }
  }
city-pile = { $count ->
    [0] aucun dessous
   *[other] { $count } dessous
  }
city-luxuries = Marchandises de luxe
city-offices = Bureau de change
city-workshops = Ateliers
city-workshops-note = { $you ->
    [yes] votre prix, points, portes
   *[no] prix, points, portes
  }
city-gate-for = Porte, { $colour }{ $count ->
    [one] {""}
   *[other] , { $count } exemplaires
  }
city-finds = À découvrir

city-tower-inside = Dans la tour : { $count }
city-tower-and-base = La tour et sa base
city-tower-sticks = lancés : { $percent } % restent
city-tower-falls = dedans : { $percent } % tombent
city-tower-chance = { $percent } % de chances qu’il en tombe un au prochain lancer : { $colour }
city-base = Base de la tour
city-base-count = { $count ->
    [0] rien à récupérer
   *[other] { $count } à récupérer
  }
city-tower-next = tombe au prochain lancer :
city-base-empty = Les keshis choisis tomberont ici.
city-base-of = { $count } dans la base, { $colour } ; chez vous : { $place }. Déjà posés : { $held }
city-base-held = { $how ->
    [full] { $player } { $has } (complet)
    [assistant] { $player } { $has } (assistant sur place)
   *[room] { $player } { $has }
  }
city-room = place : { $room }
city-vendors = Vendeurs
city-claims = Récupérés ce tour
city-claims-of = { $you ->
    [yes] Vous avez récupéré
   *[no] { $player } a récupéré
  } : { $count ->
    [0] rien
   *[other] { $keshis }
  }
city-claims-now = { $you ->
    [yes] à vous
   *[no] choisit
  }
city-claims-next = ensuite

city-icon-date = datte
city-icon-water = eau
city-icon-dinar = dinar
city-icon-any-resource = ressource au choix
city-icon-palace-step = pas dans l’escalier du palais
city-icon-mosque-step = pas dans l’escalier de la mosquée
city-icon-stair-step = pas dans l’escalier du palais ou de la mosquée
city-icon-river-step = case sur la rivière
city-icon-rapid = rapide
city-icon-threshold = palier
city-icon-line = ligne entre les escaliers
city-icon-jetty = jetée
city-icon-crocodile = crocodile
city-icon-gate = porte de la ville
city-icon-any-gate = porte de la ville au choix
city-icon-oasis = oasis
city-icon-discover = découvrir une oasis
city-icon-claim = récupérer une oasis
city-icon-town = ville du désert
city-icon-sector = secteur
city-icon-action = action de secteur
city-icon-full-sector = secteur complet
city-icon-spectator = spectateur
city-icon-bonus = bonus
city-icon-keshi = keshi
city-icon-deploy = placer un keshi
city-icon-vendor = vendeur d’eau
city-icon-assistant = assistant
city-icon-camel = premier joueur
city-icon-scroll = parchemin
city-icon-once = une fois, aussitôt
city-icon-always = toujours
city-icon-round-end = à la fin d’un tour
city-icon-season-end = à la fin d’une saison
city-icon-luxury = marchandise de luxe
city-icon-slipper = chaussures
city-icon-tajine = tajine
city-icon-dagger = dague
city-icon-lamp = lampe à huile
city-icon-necklace = collier
city-icon-office = bureau de change
city-icon-exchange = échange
city-icon-screen = derrière le paravent
city-icon-tower = tour
city-icon-provision = ravitaillement
city-icon-river-tile = tuile Rivière
city-icon-sun = saison
city-icon-flag-star = fin de la partie
city-icon-star = points
city-icon-no-loss = aucune perte de points
city-icon-to = donne
city-icon-beyond = au-delà du sommet

# Le plateau d'un joueur.

city-board-of = Plateau : { $player }
city-board-sector = { $sector }, { $count } sur { $size } { $citizens }
city-board-souk = { $sector } : { $yellow } jaunes, { $orange } orange, { $purple } violets
city-board-full = complet
city-board-assistants = { $count ->
    [0] pas d’assistant
    [one] un assistant
   *[other] { $count } assistants
  }
city-board-vendor = un vendeur d’eau
city-board-no-vendor = pas de vendeur d’eau
city-board-gate = porte : { $colour }
city-board-no-gate = emplacement de porte libre
city-board-now = Action : { $gives }
city-board-then = Ensuite : { $gives }
city-board-in-use = En cours : { $gives }
city-board-in-use-left = Encore { $count ->
    [one] 1 pas
   *[other] { $count } pas
  }
city-board-free = { $count ->
    [one] { $count } libre
   *[other] { $count } libres
  }
city-board-start = Départ
city-board-no-luxury = Pas encore de luxe
city-board-next = Prochaine case, { $citizens }
city-board-last = Dernière pièce, { $citizens }
city-board-assistant-place = { $count ->
    [0] Place de l’assistant, { $sector }
   *[other] Assistant, { $sector }
  }
city-board-vendor-place = Place du vendeur d’eau, { $sector }
city-board-vendor-here = Vendeur d’eau, { $sector }
city-board-gate-place = Emplacement de porte, { $sector }
city-board-gate-here = Porte : { $colour }, { $sector }
city-board-pile = Marchandises, { $colour } : { $count }
city-board-caravan = Case { $place } pour les caravanes, { $way }
city-board-oasis = Oasis { $oasis } : { $does } Valeur actuelle : { $points }
city-board-town = Ville du désert { $town } : { $does } Valeur actuelle : { $points }
city-board-no-town = Emplacement d’une ville du désert
city-board-ring = Case { $place } de la grande place : { $gives }, { $count ->
    [0] libre
   *[other] occupée par un jongleur
  }, { $spectators ->
    [one] { $spectators } spectateur
   *[other] { $spectators } spectateurs
  }

city-citizens-orchard = cueilleurs
city-citizens-madrasa = érudits
city-citizens-palace = nobles
city-citizens-mosque = clercs
city-citizens-square = jongleurs
city-citizens-river = poissons
city-citizens-medina = gardes
city-citizens-sahara = caravanes
city-citizens-souk = marchandises

city-short-orchard = Verger
city-short-madrasa = Médersa
city-short-palace = Palais
city-short-mosque = Mosquée
city-short-square = Place
city-short-river = Rivière
city-short-medina = Médina
city-short-sahara = Sahara
city-short-souk = Souk

city-gives-orchard = { $count ->
    [0] rien
    [one] { $count } datte
   *[other] { $count } dattes
  }
city-gives-madrasa = { $count ->
    [one] { $count } érudit
   *[other] { $count } érudits
  }, { $dates ->
    [one] { $dates } datte
   *[other] { $dates } dattes
  }
city-gives-palace = { $count ->
    [0] rien
   *[other] { $count } pas au palais
  }
city-gives-mosque = { $count ->
    [0] rien
   *[other] { $count } pas à la mosquée
  }
city-gives-river = { $count ->
    [0] rien
    [one] { $count } case
   *[other] { $count } cases
  }
city-gives-medina = { $count ->
    [0] aucun garde libre
    [one] 1 porte
   *[other] { $count } portes au plus
  }
city-gives-sahara = { $count } à récupérer
city-gives-souk = { $count ->
    [0] rien
    [one] 1 marchandise
   *[other] { $count } marchandises
  }
city-gives-square = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
  }

city-board-you = Vous
city-board-points = points
city-board-ordinal = { $rank ->
    [1] 1er
   *[other] { $rank }e
  }
city-board-rank = { $ordinal } sur { $of }
city-board-supply = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $rank }
city-board-resource = { $resource } : { $count }, à livrer en fin de saison : { $due }
city-board-due = dû { $due }{ $short ->
    [yes] {" "}!
   *[no] {""}
  }
city-board-provisions = ravitaillement
city-board-covered = assuré ✓
city-board-short = manque : −{ $points }
city-board-storage = Oasis récupérées
city-storage-blank = Case pour une oasis
city-storage-keshi = Case pour une oasis : donne le keshi posé dessus
city-storage-exchange = Case pour une oasis : un keshi peut être échangé
city-storage-scroll = Case pour une oasis : donne un parchemin jaune
city-board-provision-secret = Votre tuile Ravitaillement, face cachée : { $asks }, ou la perte de { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
city-board-screen = Derrière votre paravent
city-board-screen-of = Pas encore jetés
city-board-left = encore { $count } cette saison
city-board-aside = À placer :
city-board-scrolls = Parchemins
city-board-no-scrolls = Pas encore de parchemin
city-hand-in = Keshi derrière le paravent, { $colour }
city-hand-placeholder = Remplaçant, { $colour }
city-hand-selected = Keshi choisi ce tour-ci, { $colour }
city-hand-out = Keshi déjà jeté, { $colour }
city-strip-choosing = choisit…
city-strip-ready = a choisi
city-strip-assistants = { $count ->
    [one] { $count } assistant
   *[other] { $count } assistants
  }

# Les cartes sur chaque chose.

city-tip-worth = Vaut maintenant { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
city-tip-costs = Coûte { $price }
city-tip-gives = Donne { $gives }
city-tip-have = Vous avez { $what }
city-tip-water = Chaque assistant utilisé ici rapporte d’abord { $count ->
    [one] une eau
   *[other] { $count } eaux
  }
