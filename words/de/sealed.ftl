# Sealed, das Spiel der Tests.

sealed-option-players = Spieler

sealed-moon = Mond
sealed-star = Stern
sealed-sun = Sonne

sealed-points-kept = behaltene Karten
sealed-points-fallen = gefallene Plättchen

sealed-ask-choose = Wähle eine Karte; alle decken gemeinsam auf.
sealed-ask-decide = Behalte deine Karte für ihre Punkte, oder schüttle den Turm.
sealed-ask-deal = Zieh eine Karte.
sealed-ask-tower = Sieh nach, welche Plättchen fallen.

sealed-do-play = Karte wählen: { $card }
sealed-do-keep = Karte behalten
sealed-do-shake = Turm schütteln

sealed-dealt = { $player } zieht eine Karte.
sealed-dealt-card = { $player } zieht eine Karte: { $card }.
sealed-chose = { $player } hat gewählt.
sealed-chose-card = { $player } wählt eine Karte: { $card }.
sealed-revealed = { $player } zeigt die Karte: { $card }.
sealed-highest = { $player } hat allein die höchste Karte: { $card }.
sealed-kept = { $player } behält die Karte: { $card }.
sealed-fell = { $tokens ->
    [0] Für { $player } fällt kein Plättchen.
    [one] Für { $player } fällt ein Plättchen.
   *[other] Für { $player } fallen { $tokens } Plättchen.
  }
sealed-ended = Das Spiel ist aus.

sealed-refusal-no-such-card = Diese Karte hast du nicht.
sealed-refusal-choose-a-card = Jetzt wählen alle eine Karte.
sealed-refusal-keep-or-shake = Jetzt behältst du die Karte oder schüttelst den Turm.
sealed-refusal-empty-tower = Der Turm ist leer.
sealed-refusal-not-in-the-pool = Diese Karte kann nicht gezogen werden.
sealed-refusal-not-in-the-tower = Diese Plättchen sind nicht im Turm.
