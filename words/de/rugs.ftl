# Teppiche.

rugs-north = Norden
rugs-east = Osten
rugs-south = Süden
rugs-west = Westen

rugs-blue = blau
rugs-red = rot
rugs-yellow = gelb
rugs-green = grün

rugs-points-dirhams = Dirham
rugs-points-squares = sichtbare Felder

rugs-ask-face = Wähle, wohin Assam aufbricht, bevor der Würfel fällt.
rugs-ask-lay = Lege einen Teppich neben Assam.
rugs-ask-rotate = Drehe Assam für die nächste Person.

rugs-ask-throw = Würfle für { $player }.
rugs-ask-draw = Zieh den nächsten Teppich vom Stapel ({ $player }).

rugs-do-face = Assam nach { $direction }
rugs-do-lay = Ein Teppich auf { $first } und { $second }

rugs-faced = { $player-you ->
    [yes] Du schickst
   *[no] { $player } schickt
  } Assam nach { $direction }.
rugs-walked = Der Würfel zeigt { $slippers ->
    [one] einen Pantoffel
   *[other] { $slippers } Pantoffeln
  }: Assam { $mosaics ->
    [0] erreicht
    [one] umrundet ein Mosaik und erreicht
   *[other] umrundet { $mosaics } Mosaiken und erreicht
  } { $square }.
rugs-paid = { $player-you ->
    [yes] Du zahlst
   *[no] { $player } zahlt
  } { $to-you ->
    [yes] dir { $dirhams } Dirham
   *[no] { $dirhams } Dirham an { $to }
  }.
rugs-went-out = { $player-you ->
    [yes] Du kannst nicht alles bezahlen und scheidest aus; deine Teppiche
   *[no] { $player } kann nicht alles bezahlen und scheidet aus; die Teppiche von { $player }
  } gehören nun niemandem.
rugs-laid = { $player-you ->
    [yes] Du legst
   *[no] { $player } legt
  } einen { $colour-id ->
    [rugs-blue] blauen
    [rugs-red] roten
    [rugs-yellow] gelben
   *[rugs-green] grünen
  } Teppich auf { $first } und { $second }.
rugs-drew = { $player-you ->
    [yes] Dein Stapel
   *[no] Der Stapel von { $player }
  } zeigt nun einen { $colour-id ->
    [rugs-blue] blauen
    [rugs-red] roten
    [rugs-yellow] gelben
   *[rugs-green] grünen
  } Teppich.
rugs-rotated = { $player-you ->
    [yes] Du drehst
   *[no] { $player } dreht
  } Assam nach { $direction }.
rugs-kept-facing = { $player-you ->
    [yes] Du lässt
   *[no] { $player } lässt
  } Assam weiter nach { $direction } blicken.
rugs-ended = Der Markt schließt.

rugs-refusal-half-turn = Assam kehrt nicht um: geradeaus oder eine Vierteldrehung.
rugs-refusal-must-rotate = Assam muss eine Vierteldrehung machen, nach links oder rechts.
rugs-refusal-lay-first = Jetzt wird ein Teppich gelegt, bevor Assam sich wieder dreht.
rugs-refusal-no-rug-now = Jetzt wird kein Teppich gelegt; Assam ist zu drehen.
rugs-refusal-under-assam = Dort steht Assam, und unter seine Füße kommt kein Teppich.
rugs-refusal-not-beside-assam = Eines der beiden Felder muss eine Seite von Assams Feld berühren.
rugs-refusal-whole-rug = Beide Hälften eines Teppichs dürfen nicht auf einmal bedeckt werden.
rugs-refusal-die-expected = Jetzt wird gewürfelt und kein Teppich gezogen.
rugs-refusal-rug-expected = Jetzt wird ein Teppich gezogen und nicht gewürfelt.
rugs-refusal-no-such-rug = In diesem Stapel ist kein Teppich dieser Farbe mehr.
