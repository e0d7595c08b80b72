# Sealed, the game of the tests.

sealed-option-players = Players

sealed-moon = moon
sealed-star = star
sealed-sun = sun

sealed-points-kept = cards kept
sealed-points-fallen = tokens fallen

sealed-ask-choose = Choose a card; all turn theirs over together.
sealed-ask-decide = Keep your card for its points, or shake the tower.
sealed-ask-deal = Draw a card.
sealed-ask-tower = See which tokens fall.

sealed-do-play = Choose a { $card }
sealed-do-keep = Keep the card
sealed-do-shake = Shake the tower

sealed-dealt = { $player } draws a card.
sealed-dealt-card = { $player } draws a { $card }.
sealed-chose = { $player } has chosen.
sealed-chose-card = { $player } chooses a { $card }.
sealed-revealed = { $player } shows a { $card }.
sealed-highest = { $player } alone has the highest card, a { $card }.
sealed-kept = { $player } keeps the { $card }.
sealed-fell = { $tokens ->
    [0] No token falls for { $player }.
    [one] One token falls for { $player }.
   *[other] { $tokens } tokens fall for { $player }.
  }
sealed-ended = The game is over.

sealed-refusal-no-such-card = You do not have that card.
sealed-refusal-choose-a-card = Now all choose a card.
sealed-refusal-keep-or-shake = Now you keep the card or shake the tower.
sealed-refusal-empty-tower = The tower is empty.
sealed-refusal-not-in-the-pool = That card cannot be drawn.
sealed-refusal-not-in-the-tower = These tokens are not in the tower.
