# Ce qui se dit à toute table.

refusal-not-your-turn = Ce n’est pas votre tour.
refusal-chance-first = C’est d’abord au hasard de décider : un lancer de dé ou un tirage.
refusal-no-chance-now = On ne lance ni ne tire rien maintenant ; c’est d’abord à un joueur de décider.
refusal-game-over = La partie est terminée.

result-heading = Résultat
result-heading-running = Où en est la partie
result-line = { $rank }. { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
