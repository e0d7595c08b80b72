# The page for owners of the box.
owner-title = Les valeurs de votre boîte · Jemaa
owner-heading = Les valeurs de votre boîte
owner-about = Une bonne partie de ce qui est imprimé sur les pièces de keshi n’est publiée nulle part. Ce que nous n’avons pu lire découle de décomptes et d’exemples, ou vient de nous. Si vous avez la boîte, vous pouvez le rectifier.
owner-how = Tenez la pièce à côté de son image : cochez ce qui est imprimé ainsi, changez ce qui l’est autrement. Tout reste dans ce navigateur jusqu’à ce que vous le téléchargiez dans un fichier.
owner-name = Nom de votre jeu de valeurs
owner-name-empty = ma boîte
owner-upload = Reprendre un fichier
owner-upload-about = Il remplace ce qui est noté ici.
owner-refused = { $file } n’a pas été repris.
owner-clear = Tout recommencer
owner-clear-sure = Oublier tout ce qui est noté ici ?
owner-clear-yes = Oublier
owner-clear-no = Garder
owner-legend = Ce que veulent dire les coches
owner-legend-open = Personne ne l’a encore vu imprimé
owner-legend-printed = Un livret de règles le dit
owner-legend-own = Vous l’avez vu dans votre boîte
owner-values = Ce qui est sur les pièces
owner-english = Ce que personne n’a encore vu imprimé vient en premier. Les notes sur l’origine des valeurs sont en anglais.
owner-printed = Connu par un livret de règles
owner-count = { $sure } sur { $all }
owner-confirmed = { $sure } valeurs sur { $all } confirmées
owner-progress = Valeurs confirmées
owner-sound = Tout concorde.
owner-faults = { $count ->
    [one] 1 incohérence
   *[other] { $count } incohérences
  }
owner-show-faults = { $count ->
    [one] Montrer l’incohérence
   *[other] Montrer la première des { $count } incohérences
  }
owner-download = Télécharger le fichier
owner-play = Jouer avec ces valeurs

# A piece and its values.
owner-in = { $piece } : { $value }
owner-ours = Ici : { $text }
owner-all-seen = Tout est imprimé ainsi
owner-seen = Imprimé ainsi dans ma boîte : { $value }
owner-seen-short = Imprimé ainsi dans ma boîte
owner-seen-by-you = De votre boîte ; appuyez pour reprendre notre valeur
owner-before = Chez nous : { $value }
owner-amount = { $value } : combien
owner-of = { $value } : de quoi
owner-more = Et aussi
owner-less = Sans cela : { $thing }
owner-from-printed = imprimé
owner-from-derived = déduit
owner-from-reconstructed = reconstitué
owner-wrong = Cela ne concorde pas.
owner-wrong-number = C’est un nombre de { $least } à { $most }.

# What holds of every box, by what it is about.
owner-box-name = Un nom tient en une ligne de 1 à 60 caractères.
owner-box-stairs-thresholds = Chaque palier est au-dessus du précédent, et aucun au-dessus du sommet.
owner-box-companions-sultan = Le sultan n’attend pas plus haut que le sommet de l’escalier.
owner-box-companions-imam = L’imam n’attend pas plus haut que le sommet de l’escalier.
owner-box-river-rapids = Chaque rapide est après le précédent, et aucun après la jetée.
owner-box-river-crocodile = Le crocodile est avant la jetée.
owner-box-river-jetty-points = Les places de la jetée commencent par la meilleure.
owner-box-river-tiles = Les deux faces d’une tuile valent pour la même saison, et trois tuiles pour chacune.
owner-box-river-first-game = Les tuiles d’une première partie valent pour les saisons 1, 2 et 3, dans cet ordre.
owner-box-gates = Il y a 32 portes de la ville en tout.
owner-box-gate-spaces-beside = Chaque emplacement de porte est à côté d’un autre secteur.
owner-box-square-ring = Une seule case de la grande place a des points.
owner-box-supply-board-spaces = Trois des six cases de stockage sont pour des keshis.
owner-box-luxury = Chaque sorte de marchandise de luxe est présente.
owner-box-scroll-kinds = Les quatre sortes sont les parchemins 01 à 21, 22 à 42, 43 à 60 et 61 à 72, et chacune demande plus d’érudits que la précédente.
owner-box-scrolls = Les parchemins 01 à 12 donnent chacun un keshi d’une autre couleur, et 37 à 42 une autre paire de marchandises.
owner-box-oases-tile = Les trois couleurs d’une oasis diffèrent.
owner-box-oases = Deux oasis ne valent jamais pour la même couleur (05 à 13), marchandise de luxe (14 à 18), ressource (19 à 21) ni le même escalier (27 et 28).
owner-box-desert-towns-in-play = À plus de joueurs, plus de villes du désert.
owner-box-wooden-keshis = Il y a 92 keshis en bois en tout.

# The parts of the box.
owner-part-board = Départ et secteurs
owner-part-stairs = Escaliers et leurs lignes
owner-part-river = Rivière
owner-part-medina = Ateliers et portes de la ville
owner-part-square = Grande place
owner-part-scrolls = Parchemins
owner-part-souk = Marchandises de luxe et bureaux de change
owner-part-oases = Oasis et plateau de stockage
owner-part-provisions = Ravitaillement
owner-part-tower = Tour
owner-part-expansions = Extensions et édition Essential

# The pieces.
owner-piece-start = Ce que chacun a au départ
owner-piece-sectors = Les secteurs du plateau personnel
owner-piece-orchard = Verger
owner-piece-stairs = Les deux escaliers
owner-piece-stairs-thresholds = Première marche de chaque segment
owner-piece-lines-dinars = Dinars au bout d’une ligne côté palais, par segment du palais
owner-piece-lines-left = Case de gauche d’une ligne, par segment du palais
owner-piece-lines-middle = Case du milieu d’une ligne, par somme de ses deux segments
owner-piece-lines-right = Case de droite d’une ligne, par segment de la mosquée
owner-piece-lines-points = Points au bout d’une ligne côté mosquée, par segment de la mosquée
owner-piece-river = Cases de la rivière
owner-piece-river-rapids = Première case après chaque rapide
owner-piece-river-rapid-bonuses = Ce que donne chaque rapide
owner-piece-river-jetty-points = Points à la jetée, la meilleure place d’abord
owner-piece-river-first-game = Tuiles Rivière d’une première partie, par saison
owner-piece-river-tiles = Tuile Rivière { $number }
owner-piece-workshops = Atelier { $number }
owner-piece-gates = Portes de la ville par couleur
owner-piece-gate-spaces-beside = Le secteur à côté de chaque emplacement de porte
owner-piece-gate-spaces = Une porte à côté du secteur de sa couleur
owner-piece-square-ring = Bonus autour de la grande place, dans le sens horaire à partir des points
owner-piece-square-disc = Spectateurs du disque, face rose
owner-piece-square-purple-disc = Spectateurs du disque, face violette
owner-piece-scroll-kinds = Parchemins de cette couleur : { $number }
owner-piece-scrolls = Parchemin { $number }
owner-piece-luxury = Marchandise de luxe { $number }
owner-piece-offices-base = Bureau de change { $number }
owner-piece-offices-extra = Bureau de change { $number } de l’extension 3
owner-piece-oases = Oasis { $number }
owner-piece-oasis-costs-left = Coût des oasis du chemin de gauche, l’une après l’autre
owner-piece-oasis-costs-right = Coût des oasis du chemin de droite, l’une après l’autre
owner-piece-supply-board-spaces = Cases du plateau de stockage, de gauche à droite
owner-piece-start-oasis = Oasis de départ
owner-piece-provisions = Tuile Ravitaillement { $number }
owner-piece-tower = Étage { $number } de la tour, sur 100 keshis
owner-piece-staircase-tiles = Tuile Escalier { $number }
owner-piece-companions = Sultan et imam
owner-piece-desert-towns-in-play = Villes du désert en jeu, selon le nombre de joueurs
owner-piece-desert-towns = Toute ville du désert
owner-piece-towns = Ville du désert { $number }
owner-piece-wooden-keshis = Keshis en bois de l’édition Essential, par couleur
owner-piece-score-track = Points d’un tour de la piste de score

# The values of a piece.
owner-value-shown = Imprimé
owner-value-points = Points
owner-value-resources = Ressources
owner-value-keshis = Keshis
owner-value-size = Keshis pour en remplir un
owner-value-vendors = Vendeurs d’eau
owner-value-full = Points si complet
owner-value-top = Dernière marche
owner-value-threshold-dinars = Dinars par palier
owner-value-jetty = Dernière case
owner-value-crocodile = Crocodile
owner-value-season = Saison
owner-value-first = Premier
owner-value-second = Deuxième
owner-value-last = Dernier
owner-value-dinars = Dinars
owner-value-match = Points
owner-value-scholars = Érudits
owner-value-dates = Dattes
owner-value-kind = Sorte
owner-value-cost = Coûte
owner-value-gives = Donne
owner-value-colour = Couleur
owner-value-colours = Couleur { $number }
owner-value-base = Points de base
owner-value-most = Au plus
owner-value-least = Au moins
owner-value-luxury = Marchandise
owner-value-resource = Ressource
owner-value-stairs = Escalier
owner-value-right = Case de droite
owner-value-left = Case de gauche
owner-value-pay = À payer
owner-value-lose = Sinon perte
owner-value-sticks = Restent coincés
owner-value-falls = Tombent ensuite
owner-value-front = Recto
owner-value-back = Verso
owner-value-sultan = Le sultan attend à la marche
owner-value-imam = L’imam attend à la marche
owner-value-sultan-dates = Dattes en moins
owner-value-imam-goods = Marchandises en moins
owner-value-deployed = Points à l’arrivée
owner-value-classic = Classic
owner-value-essential = Essential

# What values name.
owner-thing-point = points
owner-thing-any-resource = ressource au choix
owner-thing-any-keshi = keshi au choix
owner-thing-keshi-of-one-colour = deux keshis d’une couleur
owner-thing-any-goods = marchandise au choix
owner-thing-river-step = case sur la rivière
owner-thing-palace-step = marche du palais
owner-thing-mosque-step = marche de la mosquée
owner-thing-palace-or-mosque-step = marche du palais ou de la mosquée
owner-thing-blank = rien
owner-thing-keshi = keshi
owner-thing-exchange = échange d’un keshi
owner-thing-scroll = parchemin à 3 érudits
