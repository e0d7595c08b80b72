# Replays, results and the check of the dice, in the browser.

after-title = { $result } · { $game } · Jemaa
after-wins = { $player-you ->
    [yes] Vous gagnez
   *[no] { $player } gagne
  }
after-shared = Victoire partagée
after-broken-off = Partie interrompue
after-as-it-stood = La partie n’est pas allée à son terme. Voici où elle en était.
after-why-ahead = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $ahead } d’avance sur { $other-you ->
    [yes] vous
   *[no] { $other }
  }.
after-why-tie = { $other-you ->
    [yes] Vous avez
   *[no] { $other } a
  } aussi { $points } points, mais { $mine } { $source } contre { $theirs } font la différence.
after-why-rules = { $other-you ->
    [yes] Vous avez
   *[no] { $other } a
  } aussi { $points } points ; les règles du jeu départagent.
after-why-fewer = { $points } points, et pourtant devant { $other-you ->
    [yes] vous
   *[no] { $other }
  } selon les règles du jeu.
after-why-shared = { $count } joueurs ont { $points } points chacun, et rien ne les départage.
after-resigned = { $player-you ->
    [yes] Vous avez abandonné.
   *[no] { $player } a abandonné.
  }
after-time-up = { $player-you ->
    [yes] Votre temps est écoulé.
   *[no] { $player } n’a plus de temps.
  }
after-rank = Rang
after-points = Points
after-points-by-source = Origine des points
after-how = Comment on en est arrivé là
after-points-over-turns = Les points au fil des tours
after-points-over-rounds = Les points au fil des tours
after-click-turn = Choisissez un tour pour voir ce moment
after-click-round = Choisissez un tour pour voir ce moment
after-choose-turn = Tour affiché
after-choose-round = Tour affiché
after-start = Début
after-turn = Tour { $number }
after-round = Tour { $number }
after-turns = Tours
after-rounds = Tours
after-as-table = En tableau
after-remembered = À retenir
after-largest-gain = { $player-you ->
    [yes] Vous gagnez
   *[no] { $player } gagne
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  } d’un coup.
after-largest-loss = { $player-you ->
    [yes] Vous perdez
   *[no] { $player } perd
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  } d’un coup.
after-lead-changed = La première place change { $times ->
    [one] une fois
   *[other] { $times } fois
  } de mains, { $times ->
    [one] pour
   *[other] la dernière fois pour
  } { $player-you ->
    [yes] vous
   *[no] { $player }
  }.
after-led-throughout = { $player-you ->
    [yes] Vous prenez la tête et ne la perdez plus.
   *[no] { $player } prend la tête et ne la perd plus.
  }
after-furthest-behind = { $player-you ->
    [yes] Vous gagnez
   *[no] { $player } gagne
  } après un retard de { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
after-to-the-end = À la fin
after-rematch = Revanche
after-meet-again = À la revanche
after-rematch-offered = Une nouvelle table attend les mêmes joueurs.
after-check-dice = Vérifier les dés
after-record-refused = Le serveur ne l’a pas donné. Réessayez plus tard.
after-share = Partager
after-share-text = { $game } : { $result }. { $scores }.
after-share-moment = Partager ce moment
after-link = Lien
after-link-note = Toute personne qui a ce lien peut voir toute la partie.
after-copy-link = Copier le lien
after-copy-text = Copier le texte et le lien
after-text-copied = Le texte et le lien sont copiés.
after-copy-yourself = Cette page ne peut pas copier elle-même : le lien est sélectionné.
after-share-with = Partager avec…
after-first = Au début
after-back = Un coup en arrière
after-play = Lire
after-pause = Pause
after-forth = Un coup en avant
after-last = Au dernier coup
after-moment = Moment
after-move = Coup { $number } sur { $of }
after-speed = Vitesse
after-times = { $speed } ×
after-eyes = Point de vue
after-eyes-spectator = En spectateur
after-eyes-of = Vu par { $player }
after-result = Résultat
after-branch = Essayer autrement
after-branch-over = La partie est finie ici : revenez d’abord d’un coup.
after-branch-about = Une nouvelle table commence à ce moment. Vous jouez pour { $player }, des robots jouent pour les autres.
after-branch-bots = Les autres
after-branch-go = Jouer à partir d’ici
after-dice-checking = On refait tous les tirages…
after-dice-none = Cette partie n’indique pas de dés vérifiables : elle a été jouée avec le vrai jeu, ou elle prolonge une autre partie.
after-dice-unreadable = La partie enregistrée est illisible ; rien ne peut être vérifié.
after-dice-holds = Les dés étaient honnêtes.
after-dice-fails = Quelque chose cloche avec ces dés.
after-dice-unknown = Tout ce qui peut être vérifié ici est juste.
after-finding-holds = Juste :
after-finding-fails = Faux :
after-finding-unknown = Inconnu :
after-dice-seed-fits = La graine correspond à l’engagement donné par l’hôte.
after-dice-seed-wrong = La graine ne correspond pas à l’engagement : l’hôte a tiré avec une autre que celle promise.
after-dice-seen = C’est l’engagement que ce navigateur a vu avant le début.
after-dice-another = Avant le début, ce navigateur a vu un autre engagement.
after-dice-unseen = Ce navigateur n’a pas vu l’engagement avant le début ; il ne peut pas dire si c’était le même.
after-dice-own-luck = La chance ajoutée par ce navigateur fait partie des dés.
after-dice-luck-missing = La chance ajoutée par ce navigateur manque dans la partie enregistrée.
after-dice-no-luck = Ce navigateur n’a pas ajouté sa propre chance à ces dés.
after-dice-seats-fit = Les places sont celles que donnent les dés.
after-dice-seats-chosen = Les places ont été choisies et non tirées au sort.
after-dice-seats-wrong = Les dés donnent d’autres places : { $names }.
after-dice-draws-fit = { $count ->
    [one] Le seul tirage est ce que donnent les dés.
   *[other] Les { $count } tirages sont tous ce que donnent les dés.
  }
after-dice-draws-wrong = { $count ->
    [one] { $count } tirage n’est pas ce que donnent les dés
   *[other] { $count } tirages ne sont pas ce que donnent les dés
  }, le premier à la ligne { $line } : la partie dit { $told }, les dés donnent { $given }.
after-dice-draws-unlisted = Vérifier les { $count } tirages de ce jeu demande ses règles : téléchargez la partie et lancez « jemaa verify ».
after-dice-how = Votre navigateur a tout recalculé à partir de la partie enregistrée : l’hôte a engagé sa graine avant le début, chaque joueur a pu y ajouter de la chance, et chaque tirage découle des deux. Les coups ne sont pas vérifiés ici.
after-dice-parts = De quoi sont faits les dés
after-dice-room = Table
after-dice-seed = Graine
after-dice-commitment = Engagement dans la partie enregistrée
after-dice-commitment-found = Engagement de cette graine
after-dice-luck = Chance ({ $player })
after-dice-key = Clé
after-dice-draws = Les { $count } tirages
after-draw = Tirage
after-draw-line = Ligne
after-draw-told = Partie
after-draw-given = Dés
after-rugs-start = Départ
after-rugs-received = Reçus
after-rugs-paid = Payés
after-rugs-note = Départ, plus reçus, moins payés : voilà les dirhams. Chaque dirham et chaque case visible vaut un point.
after-rugs-largest-payment = Le plus gros paiement : { $to-you ->
    [yes] { $player } vous paie { $dirhams ->
        [one] 1 dirham
       *[other] { $dirhams } dirhams
      }
   *[no] { $player-you ->
        [yes] vous payez
       *[no] { $player } paie
      } { $dirhams ->
        [one] 1 dirham
       *[other] { $dirhams } dirhams
      } à { $to }
  }.
after-rugs-gone = { $player-you ->
    [yes] Vous quittez
   *[no] { $player } quitte
  } la partie : il fallait { $to-you ->
    [yes] vous payer { $owed ->
        [one] 1 dirham
       *[other] { $owed } dirhams
      }
   *[no] payer { $owed ->
        [one] 1 dirham
       *[other] { $owed } dirhams
      } à { $to }
  }, et il { $paid ->
    [0] n’en restait aucun
   *[other] n’en restait que { $paid }
  }.
