# Tapis.

rugs-north = nord
rugs-east = est
rugs-south = sud
rugs-west = ouest

rugs-blue = bleu
rugs-red = rouge
rugs-yellow = jaune
rugs-green = vert

rugs-points-dirhams = dirhams
rugs-points-squares = cases visibles

rugs-ask-face = Choisissez la direction d’Assam avant de lancer le dé.
rugs-ask-lay = Posez un tapis à côté d’Assam.
rugs-ask-rotate = Tournez Assam pour le joueur suivant.

rugs-ask-throw = Lancez le dé pour { $player }.
rugs-ask-draw = Tirez le prochain tapis de la pile ({ $player }).

rugs-do-face = Assam vers { $direction-id ->
    [rugs-north] le nord
    [rugs-east] l’est
    [rugs-south] le sud
   *[rugs-west] l’ouest
  }
rugs-do-lay = Un tapis sur { $first } et { $second }

rugs-faced = { $player-you ->
    [yes] Vous envoyez
   *[no] { $player } envoie
  } Assam vers { $direction-id ->
    [rugs-north] le nord
    [rugs-east] l’est
    [rugs-south] le sud
   *[rugs-west] l’ouest
  }.
rugs-walked = Le dé montre { $slippers ->
    [one] une babouche
   *[other] { $slippers } babouches
  } : Assam { $mosaics ->
    [0] arrive
    [one] contourne une mosaïque et arrive
   *[other] contourne { $mosaics } mosaïques et arrive
  } en { $square }.
rugs-paid = { $to-you ->
    [yes] { $player } vous paie { $dirhams ->
        [one] { $dirhams } dirham
       *[other] { $dirhams } dirhams
      }
   *[no] { $player-you ->
        [yes] Vous payez
       *[no] { $player } paie
      } { $dirhams ->
        [one] { $dirhams } dirham
       *[other] { $dirhams } dirhams
      } à { $to }
  }.
rugs-went-out = { $player-you ->
    [yes] Vous ne pouvez pas tout payer et quittez la partie ; vos
   *[no] { $player } ne peut pas tout payer et quitte la partie ; ses
  } tapis ne sont plus à personne.
rugs-laid = { $player-you ->
    [yes] Vous posez
   *[no] { $player } pose
  } un tapis { $colour } sur { $first } et { $second }.
rugs-drew = { $player-you ->
    [yes] Vous découvrez un tapis { $colour } sur votre
   *[no] { $player } découvre un tapis { $colour } sur sa
  } pile.
rugs-rotated = { $player-you ->
    [yes] Vous tournez
   *[no] { $player } tourne
  } Assam vers { $direction-id ->
    [rugs-north] le nord
    [rugs-east] l’est
    [rugs-south] le sud
   *[rugs-west] l’ouest
  }.
rugs-kept-facing = { $player-you ->
    [yes] Vous laissez
   *[no] { $player } laisse
  } Assam tourné vers { $direction-id ->
    [rugs-north] le nord
    [rugs-east] l’est
    [rugs-south] le sud
   *[rugs-west] l’ouest
  }.
rugs-ended = Le marché ferme.

rugs-refusal-half-turn = Assam ne fait pas demi-tour : tout droit, ou un quart de tour.
rugs-refusal-must-rotate = Assam doit faire un quart de tour, à gauche ou à droite.
rugs-refusal-lay-first = C’est le moment de poser un tapis, avant de tourner Assam à nouveau.
rugs-refusal-no-rug-now = On ne pose pas de tapis maintenant ; il faut tourner Assam.
rugs-refusal-under-assam = Assam se tient là, et on ne glisse pas de tapis sous ses pieds.
rugs-refusal-not-beside-assam = L’une des deux cases doit toucher un côté de celle d’Assam.
rugs-refusal-whole-rug = On ne recouvre pas d’un coup les deux moitiés d’un même tapis.
rugs-refusal-die-expected = C’est le moment de lancer le dé, pas de tirer un tapis.
rugs-refusal-rug-expected = C’est le moment de tirer un tapis, pas de lancer le dé.
rugs-refusal-no-such-rug = Il ne reste aucun tapis de cette couleur dans cette pile.
