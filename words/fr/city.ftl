# The boards of keshi.

city-part-all = tous
city-part-free = gratis

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
city-office = Contre une marchandise, { $colour }, le bureau de change donne { $gives }
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
