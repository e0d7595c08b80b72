# The bar of keshi: what is asked, and the sheets beside it.

bar-stage-setup = Préparation
bar-stage-select = Sélection
bar-stage-claim = La tour
bar-stage-use = Assistants
bar-stage-river = Bonus de rivière
bar-stage-scoring = Fin de la saison
bar-stage-over = Fin de la partie

bar-season = Saison { $season } sur 3
bar-round = Tour { $round } sur 4
bar-to = devient
bar-then = Puis :
bar-then-use = Utilisez un assistant.
bar-past = Vous revoyez le coup { $move }.
bar-lit = { $count } réponses : choisissez ici ou sur les plateaux
bar-look = Voir : { $what }
bar-each = Dans tous les cas :
bar-hint-changes = Cela change :
bar-hint-asks = Cela mène à une autre question : { $asks }
bar-hint-only = (aucune autre réponse)
bar-hint-most = (le plus)
bar-find = Chercher
bar-all = Toutes ({ $count })
bar-less = Retirer : { $what }
bar-more = Un de plus : { $what }
bar-picked = { $count } sur { $size }
bar-slot = Place { $at }, encore libre
bar-ready = Prêt
bar-sent = Choisi
bar-turn = Tourner dans le sens horaire
bar-turn-back = Tourner en arrière
bar-place-disc = Poser le disque
bar-open = Montrer les réponses
bar-close = Réduire la barre

bar-name-claim = { $count } × { $colour }
bar-name-new = nouveau
bar-name-act = action
bar-name-idle = reprendre
bar-name-refresh = échanger ({ $kind })
bar-name-vendor = vendeur, { $sector }
bar-name-oasis = Oasis { $oasis }
bar-name-provision = Tuile { $tile }
bar-name-provide-all = Tout payer
bar-name-provide-scroll = Payer avec le parchemin 44
bar-name-provide-none = Ne pas payer

bar-because-claim = Keshis récupérés
bar-because-new = { $sector } : nouveau keshi
bar-because-action = { $sector } : action
bar-because-deployed = Bonus de pose : { $colour }
bar-because-threshold = Palier, escalier : { $stairs }
bar-because-line = Bonus de ligne : { $gives }
bar-because-rapid = Rapide { $rapid }
bar-because-scroll = Parchemin { $scroll }
bar-because-storage = Oasis, case { $space } : { $gives }
bar-because-gate = Keshi d’une porte : { $colour }
bar-because-river-tile = Tuile Rivière { $tile }
bar-because-town = Ville du désert { $town }
bar-because-provisions = Ravitaillement

bar-points = Points par source
bar-own = Votre plateau
bar-city = La ville
bar-market = Le marché
bar-others = Les autres
bar-show-market = Montrer le marché
bar-show-work = Revenir à la décision
bar-key-answer = Choisir une réponse
bar-key-undo = Annuler la dernière action
bar-key-points = Points par source
bar-key-scoring = Le dernier décompte, pas à pas
bar-key-own = Votre plateau
bar-key-city = La ville
bar-key-market = Le marché
bar-key-others = Les plateaux des autres, l’un après l’autre
bar-key-region = Passer à la partie suivante de l’écran
bar-phase = phase
bar-tab-own = Vous
bar-tab-watched = Plateau
bar-tab-city = Ville
bar-tab-market = Marché
bar-tab-others = Autres

bar-buy = Prendre
bar-buy-office = Échanger
bar-buy-oasis = Récupérer
bar-buy-town = Activer
bar-buy-found = Choisir
bar-free = gratuit
bar-price = { $what } : vous en avez { $has }, il en faut { $needs }.
bar-renew = échanger
bar-sheets = Aperçus
bar-sheet-madrasa = Parchemins
bar-sheet-souk = Souk
bar-sheet-medina = Portes
bar-sheet-sahara = Oasis
bar-sheet-points = Points
bar-sheet-scoring = Décompte
bar-rival-before = Le joueur précédent
bar-rival-next = Le joueur suivant
bar-oases-discovered = Découvertes
bar-oases-claimed = Récupérées
bar-oases-open = Visibles à côté du plateau
bar-towns = Villes du désert
bar-if-ended = Si la partie s’arrêtait maintenant
bar-then-points = Total dans ce cas
bar-no-scoring = Aucun décompte de fin de saison pour l’instant.
bar-scoring-season = Fin de la saison { $season }
bar-scoring-final = Décompte final
bar-scoring-step = { $step } sur { $steps }
bar-scoring-next = Suivant
bar-scoring-all = Tout d’un coup
bar-scoring-again = Revoir pas à pas
bar-scoring-before = Avant
bar-scoring-part = Ce qui est compté
bar-scoring-last = Dernier décompte
bar-hand = Derrière votre paravent
bar-hand-why = Chacun envoie un assistant dans son secteur, puis part dans la tour
bar-hand-out = utilisé
bar-hand-any = au choix
bar-workshop = Atelier { $workshop } : { $dinars ->
    [one] { $dinars } dinar
   *[other] { $dinars } dinars
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
bar-have-dinars = { $count ->
    [one] vous avez { $count } dinar
   *[other] vous avez { $count } dinars
  }
bar-oasis-worth = Oasis { $oasis } : { $points ->
    [one] { $points } point maintenant
   *[other] { $points } points maintenant
  }
bar-town-worth = Ville { $town } : { $points ->
    [one] { $points } point maintenant
   *[other] { $points } points maintenant
  }
bar-covered = { $you ->
    [yes] Vous pouvez payer le ravitaillement dû
   *[no] { $player } peut payer le ravitaillement dû
  }
bar-river-apart = Ce que donne la tuile Rivière n’y est pas encore.
bar-short = { $you ->
    [yes] Vous ne pouvez pas encore payer le ravitaillement et perdriez
   *[no] { $player } ne peut pas encore payer le ravitaillement et perdrait
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

bar-sheet-drawn = Ce qui peut sortir
bar-key-entry = Taper le numéro de ce qui est pioché
bar-entry-referee = Vraie boîte
bar-entry-lesson = Tirage de la leçon
bar-entry-why = Saisissez ce qui est sorti sur la vraie table.
bar-entry-order = Dans l’ordre : le premier ici, les autres aux places suivantes.
bar-entry-secret = { $player } pioche et saisit en secret.
bar-entry-label = Ce qui est pioché : numéros ou couleurs
bar-entry-example = { $of ->
    [start] Numéro de place, p. ex. { $example }
    [colour] { $size ->
        [one] Couleur, p. ex. { $example }
       *[other] Couleurs, p. ex. { $example }
    }
   *[tile] { $size ->
        [one] Numéro, p. ex. { $example }
       *[other] Numéros, p. ex. { $example }
    }
}
bar-entry-stays = Ce qui reste dans la tour
bar-entry-show = Images
bar-entry-busy = Saisie en cours …
bar-entry-done = Saisi.
bar-entry-one = Touchez ce qui est sorti, ou tapez-le.
bar-entry-none = « { $what } » n’est pas parmi ce qui peut sortir maintenant.
bar-entry-twice = { $most ->
    [one] Il n’y a qu’une fois { $what }.
   *[other] Il n’y a que { $most } fois { $what }.
  }
bar-entry-sides = { $what } et { $other } sont les deux faces d’une même tuile.
bar-entry-many = { $count }, c’est trop : { $size ->
    [one] un seul tirage est demandé.
   *[other] { $size } tirages sont demandés.
  }
bar-entry-few = { $count } sur { $size } : { $missing ->
    [one] il en manque encore un.
   *[other] il en manque encore { $missing }.
  }
bar-entry-ready = { $count ->
    [one] Prêt à saisir.
   *[other] Les { $count } sont là : prêt à saisir.
  }
bar-entry-throw = { $fell ->
    [0] Rien ne sort
    [one] Un seul sort
   *[other] { $fell } sortent
  }, { $stuck ->
    [0] rien ne reste dedans.
    [one] un seul reste dedans.
   *[other] { $stuck } restent dedans.
  }
bar-entry-throw-how = Touchez chaque keshi resté dans la tour.
bar-entry-fell = Sortis : { $count }
bar-entry-stuck = Restés dans la tour : { $count }
bar-entry-fell-one = { $colour } est sorti ; il est resté dedans
bar-entry-stuck-one = { $colour } reste dedans ; il est sorti
bar-entry-fell-none = Rien n’est sorti.
bar-entry-stuck-none = Rien n’est resté dedans.
