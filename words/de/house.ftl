# Was an jedem Tisch gesagt wird.

refusal-not-your-turn = Du bist nicht am Zug.
refusal-chance-first = Zuerst entscheidet der Zufall: ein Wurf oder eine Ziehung.
refusal-no-chance-now = Jetzt wird weder gewürfelt noch gezogen; zuerst entscheidet jemand am Tisch.
refusal-game-over = Die Partie ist zu Ende.

result-heading = Ergebnis
result-heading-running = Zwischenstand
result-line = { $rank }. { $player }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
