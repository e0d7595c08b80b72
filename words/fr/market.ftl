# The market of rugs in the browser.

market-dirhams = dirhams
market-squares = cases visibles
market-points = { $points ->
    [one] point
   *[other] points
  }
market-rugs-left = { $rugs } tapis
market-ways = Où Assam peut aller
market-ways-you = ce que vous paieriez
market-ways-other = ce que paierait { $player }
market-average = moyenne
market-free = 0
market-to-north = Nord
market-to-east = Est
market-to-south = Sud
market-to-west = Ouest
market-send-north = Envoyer Assam vers le nord.
market-send-east = Envoyer Assam vers l’est.
market-send-south = Envoyer Assam vers le sud.
market-send-west = Envoyer Assam vers l’ouest.
market-roll-north = Vers le nord, et lancer le dé
market-roll-east = Vers l’est, et lancer le dé
market-roll-south = Vers le sud, et lancer le dé
market-roll-west = Vers l’ouest, et lancer le dé
market-turn-north = Tourner Assam vers le nord
market-turn-east = Tourner Assam vers l’est
market-turn-south = Tourner Assam vers le sud
market-turn-west = Tourner Assam vers l’ouest
market-landing = { $percent } pour cent : { $dirhams } pour { $player }.
market-landing-free = { $percent } pour cent : rien à payer.
market-your-rug = Votre tapis
market-rug-on = Un tapis sur { $first } et { $second }
market-lay-how = Montrez deux cases à côté d’Assam, faites-y glisser le tapis ou utilisez les flèches.
market-lay-how-touch = Touchez un endroit du marché, puis le bouton en dessous. Ou faites-y glisser le tapis.
market-hinted = Un robot choisirait ceci.
market-lay-here = Le poser sur { $first } et { $second }
market-covers = { $player-you ->
    [yes] { $square } : la moitié d’un de vos tapis.
   *[no] { $square } : la moitié d’un tapis ({ $player }).
  }
market-covers-neutral = { $square } : la moitié d’un tapis sans maître.
market-covers-nothing = { $square } : vide.
market-die-waits = Le dé attend
market-die-faces = Six faces : 1, 2, 2, 3, 3, 4
market-rolled = { $slippers ->
    [one] Une babouche
   *[other] { $slippers } babouches
  }
market-stands = Assam est en { $square }
market-pick-way = Choisissez une direction
market-pick-place = Choisissez un endroit
market-out = éliminé
market-landing-out = Vous seriez alors éliminé.
market-legend = Chaque dirham et chaque case visible vaut un point à la fin.
market-next = suivant
market-turn = Tour { $turn }/{ $turns }
market-seen = Assam est en { $square } et regarde vers { $direction-id ->
    [rugs-north] le nord
    [rugs-east] l’est
    [rugs-south] le sud
   *[rugs-west] l’ouest
  }. { $rugs ->
    [0] Aucun tapis n’est posé
    [one] { $rugs } tapis est posé
   *[other] { $rugs } tapis sont posés
  } au marché.
