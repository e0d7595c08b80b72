# Home, tables and lists in the browser.

# Every page.
site-title-home = Jemaa : deux jeux, une table
site-title-new = Nouvelle table : { $game } · Jemaa
site-title-games = Tables · Jemaa
site-title-about = À propos · Jemaa
site-title-gathering = En attente : { $game } · Jemaa
site-title-table = Une table · Jemaa
site-title-lost = Introuvable · Jemaa
site-title-closed = Table fermée · Jemaa
site-skip = Aller au contenu
site-theme-dark = Sombre
site-theme-light = Clair
site-home = Jemaa : accueil
site-language = Langue
site-lang-en = English
site-lang-fr = Français
site-lang-de = Deutsch
site-no-page = Cette page n’existe pas.
site-connecting = Connexion…
site-not-let-in = Cette table ne vous est pas ouverte. Demandez le lien à la personne qui l’a créée.
site-no-table = Cette table n’existe pas, ou plus.
site-back-home = Retour aux deux jeux
site-rules = Règles
site-about = À propos
site-you = Vous
site-again = Réessayer

# The games.
site-game-rugs = Tapis
site-game-keshi = Keshi
site-headline = Deux jeux, une table
site-lead = Cliquez sur Jouer et affrontez aussitôt des robots. Sans compte.
site-name = Votre nom
site-guest = Anonyme
site-pitch-rugs = Envoyez Assam à travers le marché, posez vos tapis sur sa route et faites payer ceux qui marchent dessus.
site-pitch-keshi = Choisissez trois couleurs sur douze, faites tomber les keshis dans la tour et employez-les à la rivière, au palais, à la mosquée et au souk.
site-players-rugs = 2 à 4 joueurs
site-players-keshi = 2 à 4 joueurs
site-time-rugs = 20 minutes
site-time-keshi = toute une soirée
site-weight-rugs = facile à apprendre
site-weight-keshi = expert
site-play = Jouer
site-starting = Un instant…
site-make = Créer une table
site-learn-rugs = Apprendre en 2 minutes
site-learn-keshi = Apprendre pas à pas
site-credit = Tapis est Marrakech de Dominique Ehrhard, édité par Gigamic ; Keshi est Marrakesh de Stefan Feld, édité par Queen Games.
site-independent = Nous sommes indépendants d’eux tous. Les deux boîtes méritent une place dans votre ludothèque.

# Lists of tables.
site-games = Tables
site-yours = Vos parties
site-none-yours = Vous n’avez pas encore de partie.
site-list-gathering = Tables ouvertes
site-list-playing = Parties en cours
site-list-over = Parties terminées
site-none-gathering = Aucune table n’attend en ce moment. Créez-en une et affichez-la.
site-none-playing = Aucune partie à regarder en ce moment.
site-none-over = Aucune partie n’est encore terminée.
site-now = Autour des tables
site-all-games = Toutes les tables
site-more-rooms = Afficher la suite
site-join = Rejoindre
site-watch = Regarder
site-replay = Revoir
site-continue = Continuer
site-go = Ouvrir
site-your-turn = À vous de jouer.
site-their-turn = À { $player } de jouer.
site-paused = La partie est en pause.
site-just-now = à l’instant
site-uploaded = partie importée
site-open-seats = { $seats ->
    [one] une place libre
   *[other] { $seats } places libres
  }
site-join-by-link = Lien ou nom de la table
site-join-placeholder = Collez-le ici
site-join-unread = Ce n’est pas le lien d’une table.
site-have-link = Vous avez un lien ?
site-real-box = Arbitrer une vraie partie
site-real-box-about = Jouez avec votre boîte. Vous saisissez ce que donnent dé, tour et pioches ; chaque coup est vérifié et tous les points sont comptés.
site-record = Ouvrir une partie enregistrée
site-record-file = Choisir un fichier
site-record-about = Une partie enregistrée ici ou ailleurs, à revoir ou à reprendre. Si personne ne l’ouvre pendant quelques mois, elle peut être supprimée.
site-record-listed = L’afficher parmi les parties terminées
site-record-components = Seulement si elle a été jouée avec vos propres valeurs.
site-record-send = Ouvrir la partie
site-file-drop = Retirer { $name }
site-write-bot = Écrire un robot
site-write-bot-about = Un robot parle le même protocole que cette page. Un joueur complet tient en quelque cent cinquante lignes de Python.
site-how = Comment faire

# A new table.
site-new-heading = Une nouvelle table
site-which-game = Quel jeu
site-what-for = Pour quoi ?
site-for-bots = Contre des robots
site-for-bots-about = Vous et des robots ; la partie commence aussitôt.
site-for-friends = Entre amis
site-for-friends-about = Les autres viennent par un lien que vous leur envoyez.
site-for-here = Sur un seul écran
site-for-here-about = Tout le monde joue ici, à tour de rôle.
site-for-days = Sur plusieurs jours
site-for-days-about = Entre amis, avec trois jours pour chaque décision.
site-for-referee = Avec le vrai jeu
site-for-referee-about = Vous jouez sur la vraie table et saisissez ce que donne le hasard.
site-seats = Places
site-players = Joueurs
site-player = Joueur { $number }
site-seat = Place { $number }
site-seat-who = Qui occupe la place { $number }
site-seat-name = Nom à la place { $number }
site-seat-level = Robot à la place { $number }
site-seat-waits = vient par le lien
site-kind-here = Quelqu’un à cet écran
site-kind-open = Un ami
site-kind-bot = Un robot
site-bot = Robot { $level }
site-bot-random = au hasard
site-bot-greedy = gourmand
site-order = Qui s’assoit où
site-order-random = Au hasard
site-order-random-about = Places et couleurs sont tirées au sort au début de la partie.
site-order-first = Les dés disent qui commence
site-order-first-about = Chacun garde sa place ; les dés disent qui commence.
site-order-chosen = Comme ici
site-order-chosen-about = Chacun garde sa place, et l’on joue à tour de rôle dans cet ordre.
site-variants = Règles et variantes
site-more = Autres réglages
site-clock = Pendule
site-clock-kind = Temps de réflexion
site-clock-none = Aucune
site-clock-none-about = Chacun prend le temps qu’il lui faut.
site-clock-move = Par décision
site-clock-move-about = Tant de temps pour chaque décision.
site-clock-game = Par partie
site-clock-game-about = Un capital pour toute la partie, et un peu plus à chaque décision.
site-clock-days = Jours
site-clock-days-about = Pour des parties qui avancent au fil de la vie.
site-clock-seconds = Secondes par décision
site-clock-minutes = Minutes pour la partie
site-clock-increment = Secondes ajoutées par décision
site-clock-number-of-days = Jours par décision
site-clock-is-none = sans pendule
site-clock-is-move = { $time } par décision
site-clock-is-game = { $time } pour la partie
site-clock-is-game-plus = { $time } pour la partie, plus { $more } par décision
site-time-up = Quand le temps est écoulé
site-time-up-bot = Un robot prend le relais
site-time-up-bot-about = Jusqu’à ce que la personne revienne.
site-time-up-out = Élimination au temps
site-time-up-out-about = Un robot finit la partie à cette place, qui est classée dernière.
site-set-listed = L’afficher parmi les tables ouvertes
site-set-listed-about = Des inconnus peuvent s’y asseoir et regarder. Sinon, il faut le lien.
site-set-spectators = Spectateurs
site-set-spectators-about = D’autres peuvent regarder la partie. Ils ne voient rien de ce qui est caché.
site-set-undo = Annulation
site-set-undo-about = Tant que rien d’aléatoire ou de caché n’est sorti ; si d’autres ont joué depuis, on leur demande.
site-set-hints = Conseils
site-set-hints-about = On peut demander ce que ferait un robot.
site-set-chat = Discussion
site-set-referee = Joué avec le vrai jeu
site-set-referee-about = Rien n’est tiré ici : vous saisissez ce que montrent le vrai dé, la tour et les piles.
site-set-scorekeeper = Une seule personne tient la marque
site-set-scorekeeper-about = La personne qui crée la table joue pour chaque place et voit ce que chacune voit.
site-make-table = Créer la table
site-begin = Commencer la partie
site-components = Valeurs de votre boîte
site-components-about = Un fichier TOML pour qui a relevé ce qui est imprimé sur ses pièces. Toute la table joue alors avec.
site-components-page = Vérifier les valeurs des pièces de votre boîte
site-own-components = Avec les valeurs de « { $name } »

# What a table of rugs may choose.
site-rugs-variant = Tourner Assam à la fin
site-rugs-variant-about = La variante de la règle : on tourne Assam à la fin de son tour, pour le suivant, et non avant de lancer le dé.
site-rugs-skip-rotation = On peut ne pas le tourner
site-rugs-skip-rotation-about = Une règle maison, pour la variante seulement.
site-rugs-cover-own = Recouvrir ses propres tapis en entier
site-rugs-cover-own-about = Une règle maison : on peut recouvrir d’un coup les deux moitiés d’un de ses tapis.

# What a table of keshi may choose.
site-option-is = { $option } : { $value }
site-keshi-edition = Édition
site-keshi-edition-about = De quelle boîte il s’agit.
site-keshi-edition-classic = Classic
site-keshi-edition-classic-about = Deluxe se joue de même.
site-keshi-edition-essential = Essential
site-keshi-edition-essential-about = La petite boîte, avec quelques règles à elle.
site-keshi-layer = Étage de la tour
site-keshi-layer-about = Combien de keshis restent coincés.
site-keshi-layer-b1 = B1
site-keshi-layer-b1-about = B1 en retient peu.
site-keshi-layer-b2 = B2
site-keshi-layer-b2-about = B2 en retient davantage.
site-keshi-river = Tuiles Rivière
site-keshi-river-about = L’enjeu des pêcheurs, une tuile par saison.
site-keshi-river-drawn = Tirées au sort
site-keshi-river-first = Première partie : 01, 03, 05
site-keshi-river-chosen = Choisies
site-keshi-season = Saison { $season }
site-keshi-staircase-tiles = Tuiles Escalier
site-keshi-staircase-tiles-about = Extension 1 : d’autres bonus sur les lignes entre les escaliers.
site-keshi-staircase-none = Sans
site-keshi-staircase-random = Tirées au sort
site-keshi-staircase-chosen = Choisies
site-keshi-staircase-sides = Douze faces par numéro : 1 à 20 sont les rectos, 21 à 40 leurs versos. D’abord le long du palais, puis le milieu, puis le long de la mosquée.
site-keshi-imam-and-sultan = Imam et sultan
site-keshi-imam-and-sultan-about = Extension 2 : ils attendent sur les escaliers, accompagnent qui les rejoint et font baisser les prix.
site-keshi-offices = Bureaux de change
site-keshi-offices-about = Extension 3.
site-keshi-offices-base = Jeu de base
site-keshi-offices-base-about = Ceux du jeu de base.
site-keshi-offices-mixed = Mélangés
site-keshi-offices-mixed-about = Ceux-ci et les nouveaux.
site-keshi-offices-new = Nouveaux
site-keshi-offices-new-about = Seulement les nouveaux.
site-keshi-discs = Disques Audience
site-keshi-discs-about = Extension 4.
site-keshi-discs-pink = Côté rose
site-keshi-discs-pink-about = Le côté du jeu de base.
site-keshi-discs-purple = Côté violet
site-keshi-discs-purple-about = Avec une section sans spectateur, et une à quatre.
site-keshi-desert-towns = Villes du désert
site-keshi-desert-towns-about = Extension 5 : des villes au Sahara, but des caravanes ; la plupart rapportent des points à la fin.

# Before the game begins.
site-gathering = Table : { $game }
site-waiting = { $seats ->
    [one] Une place est encore libre.
   *[other] { $seats } places sont encore libres.
  }
site-cannot-start = { $seats ->
    [one] La partie pourra commencer quand la place libre sera prise : envoyez le lien ou mettez-y un robot.
   *[other] La partie pourra commencer quand les { $seats } places libres seront prises : envoyez le lien ou mettez-y des robots.
  }
site-complete = Tout le monde est là.
site-host-starts = La personne qui a créé la table lance la partie.
site-seat-open = Place libre
site-seat-remove = Libérer la place
site-seat-up = Avancer la place { $number } d’un rang
site-you-sit = vous
site-away = hors ligne
site-stand-up = Se lever
site-terms = À cette table
site-listed-is = dans la liste des tables ouvertes
site-by-link-is = sur lien seulement
site-no-spectators = sans spectateurs
site-referee = avec le vrai jeu
site-scorekeeper = avec le vrai jeu, une personne tient la marque
site-no-undo = sans annulation
site-no-hints = sans conseils
site-no-chat = sans discussion
site-colour-blue = bleu Majorelle, étoiles
site-colour-red = rouge garance, zigzags
site-colour-yellow = safran, losanges
site-colour-green = vert-de-gris, barres
site-mark-1 = bleu, étoile
site-mark-2 = rouge, triangle
site-mark-3 = safran, losange
site-mark-4 = vert, carré
site-sit = S’asseoir
site-sit-about = Indiquez votre nom et prenez place. Ce navigateur vous la garde.
site-sit-do = Prendre place
site-sit-beside = Quelqu’un à côté de vous ?
site-sit-beside-about = Cette personne peut jouer aussi sur cet écran.
site-their-name = Son nom
site-which-seat = Place
site-any-seat = peu importe
site-or-watch = Ou restez simplement : vous verrez la partie quand elle commencera.
site-link = Le lien à envoyer
site-link-about = Qui le possède peut s’asseoir ou regarder.
site-link-local = Cette adresse désigne l’ordinateur de chacun. Pour des amis ailleurs, ouvrez la page par un nom qu’ils peuvent joindre.
site-copy = Copier
site-copied = Copié.
site-share = Partager
site-qr = Le lien sous forme de code QR
site-qr-show = Code QR

# Why something was not done.
site-problem-detail = En détail (en anglais)
site-problem-malformed = Illisible.
site-reload = Recharger
site-problem-version = Cette page est plus ancienne que le serveur. Rechargez-la.
site-problem-forbidden = Vous n’avez pas le droit de faire cela ici.
site-problem-not-allowed = C’est désactivé à cette table.
site-problem-not-found = Cela n’existe pas, ou plus.
site-problem-taken = Quelqu’un a été plus rapide : c’est déjà pris.
site-problem-not-now = Il est trop tard pour cela, ou trop tôt.
site-problem-stale = La situation a changé entre-temps. Regardez et choisissez de nouveau.
site-problem-bad-table = La table ne peut pas être créée ainsi.
site-problem-refused = Les règles l’interdisent.
site-problem-too-much = C’était trop à la fois. Attendez un peu et réessayez.
site-problem-closed = Cette table a été fermée par les responsables du serveur.
site-problem-unavailable = Le serveur est injoignable pour l’instant. Rien n’est perdu ; réessayez.
site-problem-set-aside = Cette table appartient à une autre version du jeu que celle de ce serveur. Elle est mise de côté : rien n’est perdu, et on pourra la rouvrir dès que le serveur aura cette version.

# A restart that whoever runs the server announces.
site-restart-in = Le serveur redémarre dans { $minutes ->
    [one] { $minutes } minute.
   *[other] { $minutes } minutes.
  }
site-restart-now = Le serveur va redémarrer d’un instant à l’autre.
site-restart-nothing-lost = La partie reprendra ensuite ; rien n’est perdu.
site-restart-close = Fermer cet avis

# About.
site-about-heading = À propos de Jemaa
site-about-what = Ce que c’est
site-about-what-text = Une table pour deux jeux de société autour d’une même ville : en solo contre des robots, avec des amis où qu’ils soient, autour d’un écran, ou comme arbitre d’une vraie partie. Sans compte, sans publicité, sans rien charger d’ailleurs. Dessins et textes sont les nôtres.
site-about-games = Les jeux et leurs auteurs
site-about-games-text = Les jeux appartiennent à ceux qui les ont inventés et édités.
site-about-dice = Des dés loyaux
site-about-dice-text = Avant la partie, le serveur s’engage sur ses dés par une empreinte visible de tous, et chaque joueur y ajoute du sien. À la fin, tout est révélé et chacun peut vérifier.
site-about-bots = Écrire un robot
site-about-bots-text = Un robot crée ou rejoint une table par HTTP et joue par un WebSocket, comme cette page. Il n’a besoin de connaître aucune règle : le serveur lui dit ce qu’il voit, ce qu’on lui demande et ce qu’il peut répondre.
site-about-openapi = décrit les requêtes HTTP ;
site-about-protocol = dans les sources expose tout le protocole avec des exemples ;
site-about-example = est un joueur complet.
site-about-licence = Licence
site-about-licence-text = Le programme est un logiciel libre, sous licence MIT ou Apache 2.0, au choix. Les noms des jeux appartiennent à leurs éditeurs.
