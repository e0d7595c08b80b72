# Sealed, le jeu des tests.

sealed-option-players = Joueurs

sealed-moon = lune
sealed-star = étoile
sealed-sun = soleil

sealed-points-kept = cartes gardées
sealed-points-fallen = jetons tombés

sealed-ask-choose = Choisissez une carte ; toutes seront retournées ensemble.
sealed-ask-decide = Gardez votre carte pour ses points, ou secouez la tour.
sealed-ask-deal = Piochez une carte.
sealed-ask-tower = Voyez quels jetons tombent.

sealed-do-play = Choisir la carte { $card }
sealed-do-keep = Garder la carte
sealed-do-shake = Secouer la tour

sealed-dealt = { $player } pioche une carte.
sealed-dealt-card = { $player } pioche la carte { $card }.
sealed-chose = { $player } a choisi.
sealed-chose-card = { $player } choisit la carte { $card }.
sealed-revealed = { $player } montre la carte { $card }.
sealed-highest = { $player } a la carte la plus haute, sans égalité : { $card }.
sealed-kept = { $player } garde la carte { $card }.
sealed-fell = { $tokens ->
    [0] Aucun jeton ne tombe pour { $player }.
    [one] Un jeton tombe pour { $player }.
   *[other] { $tokens } jetons tombent pour { $player }.
  }
sealed-ended = La partie est terminée.

sealed-refusal-no-such-card = Vous n’avez pas cette carte.
sealed-refusal-choose-a-card = Chacun choisit maintenant une carte.
sealed-refusal-keep-or-shake = Vous gardez maintenant la carte, ou vous secouez la tour.
sealed-refusal-empty-tower = La tour est vide.
sealed-refusal-not-in-the-pool = Cette carte ne peut pas être piochée.
sealed-refusal-not-in-the-tower = Ces jetons ne sont pas dans la tour.
