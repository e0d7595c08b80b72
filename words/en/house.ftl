# What is said at any table.

refusal-not-your-turn = It is not your turn.
refusal-chance-first = First comes what nobody decides: the die or a draw.
refusal-no-chance-now = Nothing is thrown or drawn now; a player decides first.
refusal-game-over = The game is over.

result-heading = Result
result-heading-running = How things stand
result-line = { $rank }. { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
