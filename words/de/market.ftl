# The market of rugs in the browser.

market-dirhams = Dirham
market-squares = sichtbare Felder
market-points = { $points ->
    [one] Punkt
   *[other] Punkte
  }
market-rugs-left = { $rugs ->
    [one] 1 Teppich
   *[other] { $rugs } Teppiche
  }
market-ways = Assams Wege
market-ways-you = was du zahlen würdest
market-ways-other = was { $player } zahlen würde
market-average = im Schnitt
market-free = 0
market-to-north = Norden
market-to-east = Osten
market-to-south = Süden
market-to-west = Westen
market-send-north = Assam nach Norden schicken.
market-send-east = Assam nach Osten schicken.
market-send-south = Assam nach Süden schicken.
market-send-west = Assam nach Westen schicken.
market-roll-north = Nach Norden und würfeln
market-roll-east = Nach Osten und würfeln
market-roll-south = Nach Süden und würfeln
market-roll-west = Nach Westen und würfeln
market-turn-north = Assam nach Norden drehen
market-turn-east = Assam nach Osten drehen
market-turn-south = Assam nach Süden drehen
market-turn-west = Assam nach Westen drehen
market-landing = { $percent } Prozent: { $dirhams } an { $player }.
market-landing-free = { $percent } Prozent: nichts zu zahlen.
market-your-rug = Dein Teppich
market-rug-on = Ein Teppich auf { $first } und { $second }
market-lay-how = Zeige auf zwei Felder neben Assam, zieh den Teppich dorthin oder nimm die Pfeiltasten.
market-lay-how-touch = Tippe auf eine Stelle im Markt, dann auf den Knopf darunter. Oder zieh den Teppich dorthin.
market-hinted = Ein Bot würde dies wählen.
market-lay-here = Auf { $first } und { $second } legen
market-covers = { $player-you ->
    [yes] { $square }: ein halber Teppich von dir.
   *[no] { $square }: ein halber Teppich von { $player }.
  }
market-covers-neutral = { $square }: ein halber herrenloser Teppich.
market-covers-nothing = { $square }: leer.
market-die-waits = Der Würfel wartet
market-die-faces = Sechs Seiten: 1, 2, 2, 3, 3, 4
market-rolled = { $slippers ->
    [one] Ein Pantoffel
   *[other] { $slippers } Pantoffeln
  }
market-stands = Assam steht auf { $square }
market-pick-way = Wähle eine Richtung
market-pick-place = Wähle einen Platz
market-out = raus
market-landing-out = Dann bist du raus.
market-legend = Jeder Dirham und jedes sichtbare Feld zählt am Ende einen Punkt.
market-next = nächster
market-turn = Zug { $turn }/{ $turns }
market-seen = Assam steht auf { $square } und blickt nach { $direction }. { $rugs ->
    [0] Kein Teppich liegt
    [one] 1 Teppich liegt
   *[other] { $rugs } Teppiche liegen
  } auf dem Markt.
