# Keshi.

keshi-colour-green = grün
keshi-colour-gray = grau
keshi-colour-white = weiß
keshi-colour-black = schwarz
keshi-colour-pink = rosa
keshi-colour-turquoise = türkis
keshi-colour-beige = beige
keshi-colour-brown = braun
keshi-colour-red = rot
keshi-colour-purple = lila
keshi-colour-orange = orange
keshi-colour-yellow = gelb
keshi-colour-none = keiner

keshi-sector-orchard = Dattelplantage
keshi-sector-madrasa = Madrasa
keshi-sector-palace = Palast
keshi-sector-mosque = Moschee
keshi-sector-square = Großer Platz
keshi-sector-river = Fluss
keshi-sector-medina = Medina
keshi-sector-sahara = Sahara
keshi-sector-souk = Souk

keshi-resource-date = Dattel
keshi-resource-water = Wasser
keshi-resource-dinar = Dinar

keshi-stairs-palace = Palasttreppe
keshi-stairs-mosque = Moscheetreppe

keshi-kind-gray = grau
keshi-kind-yellow = gelb
keshi-kind-pink = rosa
keshi-kind-orange = orange

keshi-luxury-slipper = Prunkschuhe
keshi-luxury-tajine = Tajine
keshi-luxury-dagger = Schmuckdolch
keshi-luxury-lamp = Öllampe
keshi-luxury-necklace = Halskette

keshi-way-left = oberer Pfad
keshi-way-right = unterer Pfad
keshi-way-start = Start-Oase

keshi-space-dinars = die Dinar neben dem Palast
keshi-space-left = das linke Feld
keshi-space-middle = das mittlere Feld
keshi-space-right = das rechte Feld
keshi-space-points = die Punkte neben der Moschee

keshi-points-start = zu Beginn
keshi-points-deployment = Einsetzboni
keshi-points-rapids = Stromschnellen
keshi-points-jetty = Landungssteg
keshi-points-river-tiles = Fluss-Plättchen
keshi-points-lines = Linien zwischen den Treppen
keshi-points-stairs = Schritte über das Treppenende hinaus
keshi-points-square = Großer Platz
keshi-points-gates = Stadttore
keshi-points-souk = Souk
keshi-points-scrolls = Schriftrollen
keshi-points-provisions = Versorgung
keshi-points-full-sectors = volle Bezirke
keshi-points-oases = Oasen
keshi-points-leftovers = Übriges
keshi-points-towns = Wüstenstädte

keshi-do-select = Auswählen: { $first }, { $second } und { $third }
keshi-do-supply = Die gezogenen Keshis in der Reihenfolge { $first }, { $second }, { $third } auslegen
keshi-do-disc = Die Scheibe { $turned ->
    [0] ungedreht
    [one] um einen Abschnitt im Uhrzeigersinn gedreht
   *[other] um { $turned } Abschnitte im Uhrzeigersinn gedreht
  } auflegen
keshi-do-provision = Versorgungs-Plättchen { $tile } aufdecken: { $asks }, sonst Verlust von { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }
keshi-do-assistant = Assistent { $sector-id ->
    [keshi-sector-orchard] in die Dattelplantage
    [keshi-sector-madrasa] in die Madrasa
    [keshi-sector-palace] in den Palast
    [keshi-sector-mosque] in die Moschee
    [keshi-sector-square] auf den Großen Platz
    [keshi-sector-river] an den Fluss
    [keshi-sector-medina] in die Medina
    [keshi-sector-sahara] in die Sahara
   *[keshi-sector-souk] in den Souk
  }
keshi-do-claim = { $count ->
    [one] Einen { $colour-id ->
        [keshi-colour-green] grünen
        [keshi-colour-gray] grauen
        [keshi-colour-white] weißen
        [keshi-colour-black] schwarzen
        [keshi-colour-pink] rosa
        [keshi-colour-turquoise] türkisen
        [keshi-colour-beige] beigen
        [keshi-colour-brown] braunen
        [keshi-colour-red] roten
        [keshi-colour-purple] lila
        [keshi-colour-orange] orangen
       *[keshi-colour-yellow] gelben
      } Keshi
   *[other] { $count } { $colour-id ->
        [keshi-colour-green] grüne
        [keshi-colour-gray] graue
        [keshi-colour-white] weiße
        [keshi-colour-black] schwarze
        [keshi-colour-pink] rosa
        [keshi-colour-turquoise] türkise
        [keshi-colour-beige] beige
        [keshi-colour-brown] braune
        [keshi-colour-red] rote
        [keshi-colour-purple] lila
        [keshi-colour-orange] orange
       *[keshi-colour-yellow] gelbe
      } Keshis
  } nehmen
keshi-do-new = Einen neuen Keshi { $sector-id ->
    [keshi-sector-orchard] in der Dattelplantage
    [keshi-sector-madrasa] in der Madrasa
    [keshi-sector-palace] im Palast
    [keshi-sector-mosque] in der Moschee
    [keshi-sector-square] auf dem Großen Platz
    [keshi-sector-river] am Fluss
    [keshi-sector-medina] in der Medina
    [keshi-sector-sahara] in der Sahara
   *[keshi-sector-souk] im Souk
  } nehmen
keshi-do-act = Bezirksaktion { $sector-id ->
    [keshi-sector-orchard] in der Dattelplantage
    [keshi-sector-madrasa] in der Madrasa
    [keshi-sector-palace] im Palast
    [keshi-sector-mosque] in der Moschee
    [keshi-sector-square] auf dem Großen Platz
    [keshi-sector-river] am Fluss
    [keshi-sector-medina] in der Medina
    [keshi-sector-sahara] in der Sahara
   *[keshi-sector-souk] im Souk
  }
keshi-do-idle = Den Assistenten { $sector-id ->
    [keshi-sector-orchard] in der Dattelplantage
    [keshi-sector-madrasa] in der Madrasa
    [keshi-sector-palace] im Palast
    [keshi-sector-mosque] in der Moschee
    [keshi-sector-square] auf dem Großen Platz
    [keshi-sector-river] am Fluss
    [keshi-sector-medina] in der Medina
    [keshi-sector-sahara] in der Sahara
   *[keshi-sector-souk] im Souk
  } zurücknehmen
keshi-do-keshi = Ein { $colour-id ->
    [keshi-colour-green] grüner
    [keshi-colour-gray] grauer
    [keshi-colour-white] weißer
    [keshi-colour-black] schwarzer
    [keshi-colour-pink] rosa
    [keshi-colour-turquoise] türkiser
    [keshi-colour-beige] beiger
    [keshi-colour-brown] brauner
    [keshi-colour-red] roter
    [keshi-colour-purple] lila
    [keshi-colour-orange] oranger
   *[keshi-colour-yellow] gelber
  } Keshi
keshi-do-vendor = Wasserverkäufer { $sector-id ->
    [keshi-sector-orchard] in die Dattelplantage
    [keshi-sector-madrasa] in die Madrasa
    [keshi-sector-palace] in den Palast
    [keshi-sector-mosque] in die Moschee
    [keshi-sector-square] auf den Großen Platz
    [keshi-sector-river] an den Fluss
    [keshi-sector-medina] in die Medina
    [keshi-sector-sahara] in die Sahara
   *[keshi-sector-souk] in den Souk
  }
keshi-do-entertainer = Gaukler auf Feld { $space }: { $gives }
keshi-do-caravan = Karawanenführer: { $way }
keshi-do-take = { $resource-id ->
    [keshi-resource-date] 1 Dattel
    [keshi-resource-water] 1 Wasser
   *[keshi-resource-dinar] 1 Dinar
  } nehmen
keshi-do-harvest-date = 1 Dattel
keshi-do-harvest-scroll = Schriftrolle { $scroll } statt einer Dattel nutzen
keshi-do-pay = { $resource-id ->
    [keshi-resource-date] 1 Dattel
    [keshi-resource-water] 1 Wasser
   *[keshi-resource-dinar] 1 Dinar
  } bezahlen
keshi-do-step = Den freien Schritt gehen
keshi-do-stop = Es dabei belassen
keshi-do-stairs = Die { $stairs } hinauf
keshi-do-line = { $space-id ->
    [keshi-space-dinars] Die Dinar neben dem Palast
    [keshi-space-left] Das linke Feld
    [keshi-space-middle] Das mittlere Feld
    [keshi-space-right] Das rechte Feld
   *[keshi-space-points] Die Punkte neben der Moschee
  } nehmen
keshi-do-line-bonus = { $space-id ->
    [keshi-space-dinars] Die Dinar neben dem Palast
    [keshi-space-left] Das linke Feld
    [keshi-space-middle] Das mittlere Feld
    [keshi-space-right] Das rechte Feld
   *[keshi-space-points] Die Punkte neben der Moschee
  } nehmen: { $gives }
keshi-do-bonus = Den Bonus von Feld { $space } nehmen
keshi-do-bonus-gives = Den Bonus von Feld { $space } nehmen: { $gives }
keshi-do-scroll = Schriftrolle { $scroll }: { $does }
keshi-do-refresh = Die { $kind-id ->
    [keshi-kind-gray] grauen
    [keshi-kind-yellow] gelben
    [keshi-kind-pink] rosa
   *[keshi-kind-orange] orangen
  } Schriftrollen für 1 Dinar austauschen
keshi-do-gate = Ein { $colour-id ->
    [keshi-colour-green] grünes
    [keshi-colour-gray] graues
    [keshi-colour-white] weißes
    [keshi-colour-black] schwarzes
    [keshi-colour-pink] rosa
    [keshi-colour-turquoise] türkises
    [keshi-colour-beige] beiges
    [keshi-colour-brown] braunes
    [keshi-colour-red] rotes
    [keshi-colour-purple] lila
    [keshi-colour-orange] oranges
   *[keshi-colour-yellow] gelbes
  } Stadttor aus Werkstatt { $workshop }
keshi-do-gate-for = Ein { $colour-id ->
    [keshi-colour-green] grünes
    [keshi-colour-gray] graues
    [keshi-colour-white] weißes
    [keshi-colour-black] schwarzes
    [keshi-colour-pink] rosa
    [keshi-colour-turquoise] türkises
    [keshi-colour-beige] beiges
    [keshi-colour-brown] braunes
    [keshi-colour-red] rotes
    [keshi-colour-purple] lila
    [keshi-colour-orange] oranges
   *[keshi-colour-yellow] gelbes
  } Stadttor aus Werkstatt { $workshop } für { $dinars ->
    [0] nichts
   *[other] { $dinars } Dinar
  }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
keshi-do-space = Auf Feld { $space } neben { $sector-id ->
    [keshi-sector-orchard] der Dattelplantage
    [keshi-sector-madrasa] der Madrasa
    [keshi-sector-palace] dem Palast
    [keshi-sector-mosque] der Moschee
    [keshi-sector-square] dem Großen Platz
    [keshi-sector-river] dem Fluss
    [keshi-sector-medina] der Medina
    [keshi-sector-sahara] der Sahara
   *[keshi-sector-souk] dem Souk
  } bauen
keshi-do-space-match = Auf Feld { $space } neben { $sector-id ->
    [keshi-sector-orchard] der Dattelplantage
    [keshi-sector-madrasa] der Madrasa
    [keshi-sector-palace] dem Palast
    [keshi-sector-mosque] der Moschee
    [keshi-sector-square] dem Großen Platz
    [keshi-sector-river] dem Fluss
    [keshi-sector-medina] der Medina
    [keshi-sector-sahara] der Sahara
   *[keshi-sector-souk] dem Souk
  } bauen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } für die passende Farbe
keshi-do-oasis = Oase { $oasis }: { $does }
keshi-do-oasis-for = Oase { $oasis }, für { $price }: { $does }
keshi-do-exchange = Einen { $colour-id ->
    [keshi-colour-green] grünen
    [keshi-colour-gray] grauen
    [keshi-colour-white] weißen
    [keshi-colour-black] schwarzen
    [keshi-colour-pink] rosa
    [keshi-colour-turquoise] türkisen
    [keshi-colour-beige] beigen
    [keshi-colour-brown] braunen
    [keshi-colour-red] roten
    [keshi-colour-purple] lila
    [keshi-colour-orange] orangen
   *[keshi-colour-yellow] gelben
  } Keshi in der Wechselstube abgeben
keshi-do-exchange-for = Einen { $colour-id ->
    [keshi-colour-green] grünen
    [keshi-colour-gray] grauen
    [keshi-colour-white] weißen
    [keshi-colour-black] schwarzen
    [keshi-colour-pink] rosa
    [keshi-colour-turquoise] türkisen
    [keshi-colour-beige] beigen
    [keshi-colour-brown] braunen
    [keshi-colour-red] roten
    [keshi-colour-purple] lila
    [keshi-colour-orange] orangen
   *[keshi-colour-yellow] gelben
  } Keshi in der Wechselstube abgeben: { $gives }
keshi-do-luxury = Luxusware { $luxury }: { $kind }
keshi-do-luxury-for = Luxusware { $luxury }, { $kind }, für { $price }: { $gives }
keshi-do-return = Einen { $colour-id ->
    [keshi-colour-green] grünen
    [keshi-colour-gray] grauen
    [keshi-colour-white] weißen
    [keshi-colour-black] schwarzen
    [keshi-colour-pink] rosa
    [keshi-colour-turquoise] türkisen
    [keshi-colour-beige] beigen
    [keshi-colour-brown] braunen
    [keshi-colour-red] roten
    [keshi-colour-purple] lila
    [keshi-colour-orange] orangen
   *[keshi-colour-yellow] gelben
  } Keshi zurückgeben
keshi-do-return-entertainer = Den Gaukler von Feld { $space } zurückgeben
keshi-do-return-vendor = Den Wasserverkäufer { $sector-id ->
    [keshi-sector-orchard] in der Dattelplantage
    [keshi-sector-madrasa] in der Madrasa
    [keshi-sector-palace] im Palast
    [keshi-sector-mosque] in der Moschee
    [keshi-sector-square] auf dem Großen Platz
    [keshi-sector-river] am Fluss
    [keshi-sector-medina] in der Medina
    [keshi-sector-sahara] in der Sahara
   *[keshi-sector-souk] im Souk
  } zurückgeben
keshi-do-rapid = Den Bonus von Stromschnelle { $rapid } nehmen
keshi-do-rapid-gives = Den Bonus von Stromschnelle { $rapid } nehmen: { $gives }
keshi-do-prize = Den { $prize ->
    [1] ersten
   *[other] zweiten
  } Bonus nehmen
keshi-do-provide-all = Bezahlen, was die Plättchen verlangen
keshi-do-provide-scroll = 1 Dinar und je Plättchen eine Ressource bezahlen
keshi-do-provide-none = Alle Ressourcen abgeben und Punkte verlieren

keshi-ask-turn = Du bist am Zug.
keshi-ask-supply = Wähle die Reihenfolge deiner Keshis auf dem Vorratstableau; wo keiner gezogen wurde, bleibt das Feld leer.
keshi-ask-disc = Wähle, wie deine Zuschauer-Scheibe liegt.
keshi-ask-first-provision = Wähle das Versorgungs-Plättchen für den ersten Durchgang.
keshi-ask-next-provision = Wähle das nächste Versorgungs-Plättchen, das du aufdeckst.
keshi-ask-select = Wähle drei Keshis für diese Runde aus.
keshi-ask-assistant = Wähle einen Bezirk für den Assistenten des roten Keshi.
keshi-ask-claim = Nimm einen oder zwei Keshis einer Farbe aus der Basis des Turms.
keshi-ask-claim-two = Nimm zwei Keshis beliebiger Farben aus der Basis des Turms.
keshi-ask-claim-second = Nimm zum { $colour-id ->
    [keshi-colour-green] grünen
    [keshi-colour-gray] grauen
    [keshi-colour-white] weißen
    [keshi-colour-black] schwarzen
    [keshi-colour-pink] rosa
    [keshi-colour-turquoise] türkisen
    [keshi-colour-beige] beigen
    [keshi-colour-brown] braunen
    [keshi-colour-red] roten
    [keshi-colour-purple] lila
    [keshi-colour-orange] orangen
   *[keshi-colour-yellow] gelben
  } Keshi noch einen zweiten beliebiger Farbe.
keshi-ask-use = Nutze einen Assistenten: für einen neuen Keshi oder für die Aktion seines Bezirks.
keshi-ask-vendor = Wähle einen Bezirk für den Wasserverkäufer.
keshi-ask-entertainer = Wähle ein Feld des Großen Platzes für den Gaukler.
keshi-ask-caravan = Wähle, wohin der Karawanenführer zieht.
keshi-ask-keshis = { $count ->
    [one] Wähle einen beliebigen Keshi.
   *[other] Wähle { $count } beliebige Keshis.
  }
keshi-ask-keshis-or-stop = { $count ->
    [one] Wähle einen beliebigen Keshi oder höre auf.
   *[other] Wähle { $count } beliebige Keshis oder höre auf.
  }
keshi-ask-two-of-one-colour = Wähle die Farbe zweier Keshis.
keshi-ask-keshi-and-action = Wähle einen Keshi und führe danach die Aktion seines Bezirks aus.
keshi-ask-outdoors = Wähle einen Gaukler, einen Karawanenführer oder einen Wächter.
keshi-ask-good = { $count ->
    [one] Wähle eine Ware.
   *[other] Wähle eine Ware; du erhältst { $count } davon.
  }
keshi-ask-resources = { $count ->
    [one] Wähle eine Ressource.
   *[other] Wähle { $count } Ressourcen.
  }
keshi-ask-any-action = Wähle einen Bezirk für eine Aktion oder höre auf.
keshi-ask-harvest = { $count ->
    [one] Wähle, was der letzte Dattelpflücker bringt.
   *[other] Wähle, was deine { $count } Dattelpflücker bringen.
  }
keshi-ask-river = Bezahle 1 Wasser für einen weiteren Schritt auf dem Fluss oder höre auf.
keshi-ask-climb = Geh auf der { $stairs } einen Schritt weiter oder höre auf.
keshi-ask-either = Wähle die Treppe für { $count ->
    [one] { $count } Schritt.
   *[other] { $count } Schritte.
  }
keshi-ask-either-or-stop = Wähle die Treppe für { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
  } oder höre auf.
keshi-ask-both = Wähle, welche Treppe du zuerst hinaufgehst; auf jeder { $count ->
    [one] { $count } Schritt.
   *[other] { $count } Schritte.
  }
keshi-ask-line = { $count ->
    [one] Wähle einen Bonus der Linie zwischen deinen Figuren.
   *[other] Wähle { $count } Boni der Linie zwischen deinen Figuren.
  }
keshi-ask-line-all = Wähle den nächsten Bonus der Linie.
keshi-ask-ring = Wähle den nächsten Bonus des Großen Platzes.
keshi-ask-show = Wähle den Gaukler, der auftritt.
keshi-ask-rapid = Wähle den Bonus einer überquerten Stromschnelle.
keshi-ask-souk = Nutze die Wechselstube, kaufe eine Luxusware oder höre auf.
keshi-ask-office = Nutze die Wechselstube noch einmal oder höre auf.
keshi-ask-luxury = Kaufe eine weitere Luxusware oder höre auf.
keshi-ask-office-step = Nimm die Ressource von Schriftrolle 18, oder geh zuerst den Schritt, den die Wechselstube gibt.
keshi-ask-madrasa = Kaufe eine Schriftrolle oder höre auf.
keshi-ask-must-buy = Kaufe eine der neuen { $kind-id ->
    [keshi-kind-gray] grauen
    [keshi-kind-yellow] gelben
    [keshi-kind-pink] rosa
   *[keshi-kind-orange] orangen
  } Schriftrollen.
keshi-ask-take-scroll = Nimm { $dates ->
    [0] kostenlos
    [one] für 1 Dattel
   *[other] für { $dates } Datteln
  } eine { $kind-id ->
    [keshi-kind-gray] graue
    [keshi-kind-yellow] gelbe
    [keshi-kind-pink] rosa
   *[keshi-kind-orange] orange
  } Schriftrolle oder höre auf.
keshi-ask-medina = Kaufe ein Stadttor oder höre auf.
keshi-ask-build = Wähle ein Feld für das { $colour-id ->
    [keshi-colour-green] grüne
    [keshi-colour-gray] graue
    [keshi-colour-white] weiße
    [keshi-colour-black] schwarze
    [keshi-colour-pink] rosa
    [keshi-colour-turquoise] türkise
    [keshi-colour-beige] beige
    [keshi-colour-brown] braune
    [keshi-colour-red] rote
    [keshi-colour-purple] lila
    [keshi-colour-orange] orange
   *[keshi-colour-yellow] gelbe
  } Stadttor.
keshi-ask-gate-keshi = Wähle die Farbe des Keshi, den das Stadttor bringt.
keshi-ask-aside = Wähle, welcher Keshi neben deinem Tableau als nächster eingesetzt wird.
keshi-ask-sahara = Aktiviere eine erkundete Oase oder höre auf.
keshi-ask-sahara-or-town = Aktiviere eine erkundete Oase oder eine Wüstenstadt, oder höre auf.
keshi-ask-free-oasis = { $count ->
    [one] Aktiviere kostenlos eine erkundete Oase.
   *[other] Aktiviere kostenlos { $count } erkundete Oasen, oder alle, wenn es weniger sind.
  }
keshi-ask-free-oasis-or-stop = { $count ->
    [one] Aktiviere kostenlos eine erkundete Oase oder höre auf.
   *[other] Aktiviere kostenlos bis zu { $count } erkundete Oasen oder höre auf.
  }
keshi-ask-open-oasis = Aktiviere eine der offenen Oasen oder höre auf.
keshi-ask-stored = Setze den { $colour-id ->
    [keshi-colour-green] grünen
    [keshi-colour-gray] grauen
    [keshi-colour-white] weißen
    [keshi-colour-black] schwarzen
    [keshi-colour-pink] rosa
    [keshi-colour-turquoise] türkisen
    [keshi-colour-beige] beigen
    [keshi-colour-brown] braunen
    [keshi-colour-red] roten
    [keshi-colour-purple] lila
    [keshi-colour-orange] orangen
   *[keshi-colour-yellow] gelben
  } Keshi des Ablagefelds ein oder lass es.
keshi-ask-exchange = Gib einen Keshi für einen anderer Farbe zurück oder höre auf.
keshi-ask-exchange-for = Wähle einen Keshi anderer Farbe für den { $colour-id ->
    [keshi-colour-green] grünen
    [keshi-colour-gray] grauen
    [keshi-colour-white] weißen
    [keshi-colour-black] schwarzen
    [keshi-colour-pink] rosa
    [keshi-colour-turquoise] türkisen
    [keshi-colour-beige] beigen
    [keshi-colour-brown] braunen
    [keshi-colour-red] roten
    [keshi-colour-purple] lila
    [keshi-colour-orange] orangen
   *[keshi-colour-yellow] gelben
  } Keshi.
keshi-ask-score-claimed = Wähle eine aktivierte Oase zum Werten.
keshi-ask-return = Gib für einen Punkt { $resource-id ->
    [keshi-resource-date] 1 Dattel
    [keshi-resource-water] 1 Wasser
   *[keshi-resource-dinar] 1 Dinar
  } ab oder höre auf; noch höchstens { $count }.
keshi-ask-sell = Gib Ressourcen für Punkte ab oder höre auf.
keshi-ask-pay = { $count ->
    [one] Wähle, womit du 1 Dinar bezahlst.
   *[other] Wähle, womit du { $count } Dinar bezahlst.
  }
keshi-ask-pay-any = { $count ->
    [one] Wähle eine Ressource zum Bezahlen.
   *[other] Wähle { $count } Ressourcen zum Bezahlen.
  }
keshi-ask-prize = Wähle einen der beiden Boni des Fluss-Plättchens.
keshi-ask-provide = Versorge die Bewohner.

keshi-ask-draw-river = Zieh ein Fluss-Plättchen für Durchgang { $season }.
keshi-ask-draw-open-oasis = Zieh eine Oase, die offen neben dem Spielplan liegt.
keshi-ask-draw-scroll = Decke auf Stapel { $stack } eine { $kind-id ->
    [keshi-kind-gray] graue
    [keshi-kind-yellow] gelbe
    [keshi-kind-pink] rosa
   *[keshi-kind-orange] orange
  } Schriftrolle auf.
keshi-ask-draw-scroll-displayed = Decke für die Auslage eine { $kind-id ->
    [keshi-kind-gray] graue
    [keshi-kind-yellow] gelbe
    [keshi-kind-pink] rosa
   *[keshi-kind-orange] orange
  } Schriftrolle auf.
keshi-ask-draw-luxury = Decke in Laden { $shop } eine Luxusware auf.
keshi-ask-draw-luxury-displayed = Decke für die Auslage eine Luxusware auf.
keshi-ask-draw-office = Decke eine Wechselstube auf.
keshi-ask-draw-gate = Zieh ein Stadttor für Werkstatt { $workshop }.
keshi-ask-draw-supply = Zieh einen Keshi für das Vorratstableau von { $player }.
keshi-ask-draw-provision = Gib { $player } verdeckt ein Versorgungs-Plättchen.
keshi-ask-draw-provision-again = Gebt an, welches Versorgungs-Plättchen { $player } wirklich aufgedeckt hat.
keshi-ask-draw-start = Lose aus, wer beginnt.
keshi-ask-draw-tower = Wirf die ausgewählten Keshis in den Turm.
keshi-ask-draw-oasis = Decke die Oase auf, die { $player } erreicht hat.

keshi-because-claim = Keshis wurden genommen.
keshi-because-new = Ein Assistent holte einen neuen Keshi { $sector-id ->
    [keshi-sector-orchard] in der Dattelplantage
    [keshi-sector-madrasa] in der Madrasa
    [keshi-sector-palace] im Palast
    [keshi-sector-mosque] in der Moschee
    [keshi-sector-square] auf dem Großen Platz
    [keshi-sector-river] am Fluss
    [keshi-sector-medina] in der Medina
    [keshi-sector-sahara] in der Sahara
   *[keshi-sector-souk] im Souk
  }.
keshi-because-action = Eine Bezirksaktion { $sector-id ->
    [keshi-sector-orchard] in der Dattelplantage
    [keshi-sector-madrasa] in der Madrasa
    [keshi-sector-palace] im Palast
    [keshi-sector-mosque] in der Moschee
    [keshi-sector-square] auf dem Großen Platz
    [keshi-sector-river] am Fluss
    [keshi-sector-medina] in der Medina
    [keshi-sector-sahara] in der Sahara
   *[keshi-sector-souk] im Souk
  }.
keshi-because-deployed = Der Bonus für das Einsetzen eines { $colour-id ->
    [keshi-colour-green] grünen
    [keshi-colour-gray] grauen
    [keshi-colour-white] weißen
    [keshi-colour-black] schwarzen
    [keshi-colour-pink] rosa
    [keshi-colour-turquoise] türkisen
    [keshi-colour-beige] beigen
    [keshi-colour-brown] braunen
    [keshi-colour-red] roten
    [keshi-colour-purple] lila
    [keshi-colour-orange] orangen
   *[keshi-colour-yellow] gelben
  } Keshi.
keshi-because-threshold = Eine Schwelle der { $stairs } wurde überquert.
keshi-because-line = Ein Bonus der Linie zwischen den Figuren: { $gives }.
keshi-because-rapid = Der Bonus von Stromschnelle { $rapid }.
keshi-because-scroll = Schriftrolle { $scroll }: { $does }.
keshi-because-storage = Eine Oase kam auf Ablagefeld { $space }: { $gives }.
keshi-because-gate = Ein { $colour-id ->
    [keshi-colour-green] grüner
    [keshi-colour-gray] grauer
    [keshi-colour-white] weißer
    [keshi-colour-black] schwarzer
    [keshi-colour-pink] rosa
    [keshi-colour-turquoise] türkiser
    [keshi-colour-beige] beiger
    [keshi-colour-brown] brauner
    [keshi-colour-red] roter
    [keshi-colour-purple] lila
    [keshi-colour-orange] oranger
   *[keshi-colour-yellow] gelber
  } Keshi kam mit einem Stadttor.
keshi-because-river-tile = Fluss-Plättchen { $tile }: { $does }.
keshi-because-provisions = Am Ende des Durchgangs sind die Bewohner zu versorgen.

keshi-river-tile-shown = Fluss-Plättchen { $tile } gilt für Durchgang { $season }: { $does }.
keshi-open-oasis = Oase { $oasis } liegt offen neben dem Spielplan: { $does }.
keshi-scroll-shown = Eine { $kind-id ->
    [keshi-kind-gray] graue
    [keshi-kind-yellow] gelbe
    [keshi-kind-pink] rosa
   *[keshi-kind-orange] orange
  } Schriftrolle wird aufgedeckt, Nummer { $scroll }: { $does }.
keshi-stack-split = Die untere Hälfte des { $kind-id ->
    [keshi-kind-gray] grauen
    [keshi-kind-yellow] gelben
    [keshi-kind-pink] rosa
   *[keshi-kind-orange] orangen
  } Stapels { $from } wird Stapel { $to }.
keshi-luxury-shown = In Laden { $shop } wird Luxusware { $luxury } aufgedeckt: { $kind }; für { $price } gibt es { $gives }.
keshi-luxury-displayed = In der Auslage wird Luxusware { $luxury } aufgedeckt: { $kind }; für { $price } gibt es { $gives }.
keshi-shop-split = Die Hälfte von Laden { $from } kommt in Laden { $to }.
keshi-office-shown = Eine Wechselstube öffnet: { $purple } für einen lila Keshi, { $orange } für einen orangen, { $yellow } für einen gelben.
keshi-gate-drawn = Ein { $colour-id ->
    [keshi-colour-green] grünes
    [keshi-colour-gray] graues
    [keshi-colour-white] weißes
    [keshi-colour-black] schwarzes
    [keshi-colour-pink] rosa
    [keshi-colour-turquoise] türkises
    [keshi-colour-beige] beiges
    [keshi-colour-brown] braunes
    [keshi-colour-red] rotes
    [keshi-colour-purple] lila
    [keshi-colour-orange] oranges
   *[keshi-colour-yellow] gelbes
  } Stadttor kommt in Werkstatt { $workshop }.
keshi-supply-drawn = { $player-you ->
    [yes] Du ziehst
   *[no] { $player } zieht
  } einen { $colour-id ->
    [keshi-colour-green] grünen
    [keshi-colour-gray] grauen
    [keshi-colour-white] weißen
    [keshi-colour-black] schwarzen
    [keshi-colour-pink] rosa
    [keshi-colour-turquoise] türkisen
    [keshi-colour-beige] beigen
    [keshi-colour-brown] braunen
    [keshi-colour-red] roten
    [keshi-colour-purple] lila
    [keshi-colour-orange] orangen
   *[keshi-colour-yellow] gelben
  } Keshi für das Vorratstableau.
keshi-provision-dealt = { $player-you ->
    [yes] Du erhältst
   *[no] { $player } erhält
  } verdeckt ein Versorgungs-Plättchen.
keshi-provision-dealt-known = { $player-you ->
    [yes] Du erhältst
   *[no] { $player } erhält
  } verdeckt Versorgungs-Plättchen { $tile }.
keshi-chose = { $player-you ->
    [yes] Du hast
   *[no] { $player } hat
  } gewählt.
keshi-decided = { $player-you ->
    [yes] Du
   *[no] { $player }
  }: { $what }.
keshi-supply-placed = { $player-you ->
    [yes] Du legst
   *[no] { $player } legt
  } die Keshis des Vorratstableaus aus: { $first }, { $second }, { $third }.
keshi-disc-placed = { $player-you ->
    [yes] Du legst deine
   *[no] { $player } legt die
  } Zuschauer-Scheibe { $turned ->
    [0] ungedreht
    [one] um einen Abschnitt im Uhrzeigersinn gedreht
   *[other] um { $turned } Abschnitte im Uhrzeigersinn gedreht
  } auf.
keshi-provision-shown = { $player-you ->
    [yes] Du deckst
   *[no] { $player } deckt
  } Versorgungs-Plättchen { $tile } auf: { $asks }, sonst Verlust von { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }.
keshi-provision-twice = { $player-you ->
    [yes] Du deckst
   *[no] { $player } deckt
  } Versorgungs-Plättchen { $tile } auf, das schon offen liegt. Eines von beiden wurde falsch eingegeben: Gebt an, welches Plättchen dieses ist.
keshi-provision-settled = { $player-you ->
    [yes] Du hast
   *[no] { $player } hat
  } in Wirklichkeit Versorgungs-Plättchen { $tile } aufgedeckt: { $asks }, sonst Verlust von { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }.
keshi-start-player = { $player-you ->
    [yes] Du beginnst
   *[no] { $player } beginnt
  } das Spiel.
keshi-season-began = Durchgang { $season }: { $player-you ->
    [yes] Du beginnst
   *[no] { $player } beginnt
  }.
keshi-round-began = Durchgang { $season }, Runde { $round }: { $player-you ->
    [yes] Du beginnst
   *[no] { $player } beginnt
  }.
keshi-selected = { $player-you ->
    [yes] Du hast
   *[no] { $player } hat
  } drei Keshis ausgewählt: { $first }, { $second } und { $third }.
keshi-assistant-placed = { $player-you ->
    [yes] Du setzt
   *[no] { $player } setzt
  } den Assistenten des roten Keshi { $sector-id ->
    [keshi-sector-orchard] in die Dattelplantage
    [keshi-sector-madrasa] in die Madrasa
    [keshi-sector-palace] in den Palast
    [keshi-sector-mosque] in die Moschee
    [keshi-sector-square] auf den Großen Platz
    [keshi-sector-river] an den Fluss
    [keshi-sector-medina] in die Medina
    [keshi-sector-sahara] in die Sahara
   *[keshi-sector-souk] in den Souk
  }.
keshi-fell = { $count ->
    [0] Kein Keshi fällt
    [one] { $count } Keshi fällt
   *[other] { $count } Keshis fallen
  } aus dem Turm{ $green ->
    [0] { "" }
    [one] : { $green } grüner
   *[other] : { $green } grüne
  }{ $gray ->
    [0] { "" }
    [one] { $first-id ->
        [keshi-colour-gray] :
       *[other] ,
      } { $gray } grauer
   *[other] { $first-id ->
        [keshi-colour-gray] :
       *[other] ,
      } { $gray } graue
  }{ $white ->
    [0] { "" }
    [one] { $first-id ->
        [keshi-colour-white] :
       *[other] ,
      } { $white } weißer
   *[other] { $first-id ->
        [keshi-colour-white] :
       *[other] ,
      } { $white } weiße
  }{ $black ->
    [0] { "" }
    [one] { $first-id ->
        [keshi-colour-black] :
       *[other] ,
      } { $black } schwarzer
   *[other] { $first-id ->
        [keshi-colour-black] :
       *[other] ,
      } { $black } schwarze
  }{ $pink ->
    [0] { "" }
    [one] { $first-id ->
        [keshi-colour-pink] :
       *[other] ,
      } { $pink } rosa
   *[other] { $first-id ->
        [keshi-colour-pink] :
       *[other] ,
      } { $pink } rosa
  }{ $turquoise ->
    [0] { "" }
    [one] { $first-id ->
        [keshi-colour-turquoise] :
       *[other] ,
      } { $turquoise } türkiser
   *[other] { $first-id ->
        [keshi-colour-turquoise] :
       *[other] ,
      } { $turquoise } türkise
  }{ $beige ->
    [0] { "" }
    [one] { $first-id ->
        [keshi-colour-beige] :
       *[other] ,
      } { $beige } beiger
   *[other] { $first-id ->
        [keshi-colour-beige] :
       *[other] ,
      } { $beige } beige
  }{ $brown ->
    [0] { "" }
    [one] { $first-id ->
        [keshi-colour-brown] :
       *[other] ,
      } { $brown } brauner
   *[other] { $first-id ->
        [keshi-colour-brown] :
       *[other] ,
      } { $brown } braune
  }{ $red ->
    [0] { "" }
    [one] { $first-id ->
        [keshi-colour-red] :
       *[other] ,
      } { $red } roter
   *[other] { $first-id ->
        [keshi-colour-red] :
       *[other] ,
      } { $red } rote
  }{ $purple ->
    [0] { "" }
    [one] { $first-id ->
        [keshi-colour-purple] :
       *[other] ,
      } { $purple } lila
   *[other] { $first-id ->
        [keshi-colour-purple] :
       *[other] ,
      } { $purple } lila
  }{ $orange ->
    [0] { "" }
    [one] { $first-id ->
        [keshi-colour-orange] :
       *[other] ,
      } { $orange } oranger
   *[other] { $first-id ->
        [keshi-colour-orange] :
       *[other] ,
      } { $orange } orange
  }{ $yellow ->
    [0] { "" }
    [one] { $first-id ->
        [keshi-colour-yellow] :
       *[other] ,
      } { $yellow } gelber
   *[other] { $first-id ->
        [keshi-colour-yellow] :
       *[other] ,
      } { $yellow } gelbe
  }.
keshi-claimed = { $player-you ->
    [yes] Du nimmst
   *[no] { $player } nimmt
  } { $count ->
    [one] einen { $colour-id ->
        [keshi-colour-green] grünen
        [keshi-colour-gray] grauen
        [keshi-colour-white] weißen
        [keshi-colour-black] schwarzen
        [keshi-colour-pink] rosa
        [keshi-colour-turquoise] türkisen
        [keshi-colour-beige] beigen
        [keshi-colour-brown] braunen
        [keshi-colour-red] roten
        [keshi-colour-purple] lila
        [keshi-colour-orange] orangen
       *[keshi-colour-yellow] gelben
      } Keshi
   *[other] { $count } { $colour-id ->
        [keshi-colour-green] grüne
        [keshi-colour-gray] graue
        [keshi-colour-white] weiße
        [keshi-colour-black] schwarze
        [keshi-colour-pink] rosa
        [keshi-colour-turquoise] türkise
        [keshi-colour-beige] beige
        [keshi-colour-brown] braune
        [keshi-colour-red] rote
        [keshi-colour-purple] lila
        [keshi-colour-orange] orange
       *[keshi-colour-yellow] gelbe
      } Keshis
  }.
keshi-unclaimed = Niemand kann { $count ->
    [one] den letzten Keshi
   *[other] die letzten { $count } Keshis
  } nehmen{ $green ->
    [0] { "" }
    [one] , { $green } grünen
   *[other] , { $green } grüne
  }{ $gray ->
    [0] { "" }
    [one] , { $gray } grauen
   *[other] , { $gray } graue
  }{ $white ->
    [0] { "" }
    [one] , { $white } weißen
   *[other] , { $white } weiße
  }{ $black ->
    [0] { "" }
    [one] , { $black } schwarzen
   *[other] , { $black } schwarze
  }{ $pink ->
    [0] { "" }
    [one] , { $pink } rosa
   *[other] , { $pink } rosa
  }{ $turquoise ->
    [0] { "" }
    [one] , { $turquoise } türkisen
   *[other] , { $turquoise } türkise
  }{ $beige ->
    [0] { "" }
    [one] , { $beige } beigen
   *[other] , { $beige } beige
  }{ $brown ->
    [0] { "" }
    [one] , { $brown } braunen
   *[other] , { $brown } braune
  }{ $red ->
    [0] { "" }
    [one] , { $red } roten
   *[other] , { $red } rote
  }{ $purple ->
    [0] { "" }
    [one] , { $purple } lila
   *[other] , { $purple } lila
  }{ $orange ->
    [0] { "" }
    [one] , { $orange } orangen
   *[other] , { $orange } orange
  }{ $yellow ->
    [0] { "" }
    [one] , { $yellow } gelben
   *[other] , { $yellow } gelbe
  }; { $count ->
    [one] er geht
   *[other] sie gehen
  } zurück in den Vorrat.
keshi-took-new = { $player-you ->
    [yes] Du nutzt
   *[no] { $player } nutzt
  } einen Assistenten für einen neuen Keshi { $sector-id ->
    [keshi-sector-orchard] in der Dattelplantage
    [keshi-sector-madrasa] in der Madrasa
    [keshi-sector-palace] im Palast
    [keshi-sector-mosque] in der Moschee
    [keshi-sector-square] auf dem Großen Platz
    [keshi-sector-river] am Fluss
    [keshi-sector-medina] in der Medina
    [keshi-sector-sahara] in der Sahara
   *[keshi-sector-souk] im Souk
  }.
keshi-acted = { $player-you ->
    [yes] Du führst
   *[no] { $player } führt
  } die Bezirksaktion { $sector-id ->
    [keshi-sector-orchard] in der Dattelplantage
    [keshi-sector-madrasa] in der Madrasa
    [keshi-sector-palace] im Palast
    [keshi-sector-mosque] in der Moschee
    [keshi-sector-square] auf dem Großen Platz
    [keshi-sector-river] am Fluss
    [keshi-sector-medina] in der Medina
    [keshi-sector-sahara] in der Sahara
   *[keshi-sector-souk] im Souk
  } aus.
keshi-idled = { $player-you ->
    [yes] Du nimmst
   *[no] { $player } nimmt
  } einen Assistenten zurück, der { $sector-id ->
    [keshi-sector-orchard] in der Dattelplantage
    [keshi-sector-madrasa] in der Madrasa
    [keshi-sector-palace] im Palast
    [keshi-sector-mosque] in der Moschee
    [keshi-sector-square] auf dem Großen Platz
    [keshi-sector-river] am Fluss
    [keshi-sector-medina] in der Medina
    [keshi-sector-sahara] in der Sahara
   *[keshi-sector-souk] im Souk
  } nichts tun kann.
keshi-scored = { $player-you ->
    [yes] Du erhältst
   *[no] { $player } erhält
  } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } ({ $source }).
keshi-lost-points = { $player-you ->
    [yes] Du verlierst
   *[no] { $player } verliert
  } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } ({ $source }).
keshi-got = { $player-you ->
    [yes] Du erhältst
   *[no] { $player } erhält
  } { $resource-id ->
    [keshi-resource-date] { $count ->
        [one] { $count } Dattel
       *[other] { $count } Datteln
      }
    [keshi-resource-water] { $count } Wasser
   *[keshi-resource-dinar] { $count } Dinar
  }.
keshi-paid = { $player-you ->
    [yes] Du bezahlst
   *[no] { $player } bezahlt
  } { $resource-id ->
    [keshi-resource-date] { $count ->
        [one] { $count } Dattel
       *[other] { $count } Datteln
      }
    [keshi-resource-water] { $count } Wasser
   *[keshi-resource-dinar] { $count } Dinar
  }.
keshi-deployed = { $player-you ->
    [yes] Du setzt
   *[no] { $player } setzt
  } einen { $colour-id ->
    [keshi-colour-green] grünen
    [keshi-colour-gray] grauen
    [keshi-colour-white] weißen
    [keshi-colour-black] schwarzen
    [keshi-colour-pink] rosa
    [keshi-colour-turquoise] türkisen
    [keshi-colour-beige] beigen
    [keshi-colour-brown] braunen
    [keshi-colour-red] roten
    [keshi-colour-purple] lila
    [keshi-colour-orange] orangen
   *[keshi-colour-yellow] gelben
  } Keshi { $sector-id ->
    [keshi-sector-orchard] in der Dattelplantage
    [keshi-sector-madrasa] in der Madrasa
    [keshi-sector-palace] im Palast
    [keshi-sector-mosque] in der Moschee
    [keshi-sector-square] auf dem Großen Platz
    [keshi-sector-river] am Fluss
    [keshi-sector-medina] in der Medina
    [keshi-sector-sahara] in der Sahara
   *[keshi-sector-souk] im Souk
  } ein.
keshi-lost = { $player-you ->
    [yes] Du hast
   *[no] { $player } hat
  } kein Feld für einen { $colour-id ->
    [keshi-colour-green] grünen
    [keshi-colour-gray] grauen
    [keshi-colour-white] weißen
    [keshi-colour-black] schwarzen
    [keshi-colour-pink] rosa
    [keshi-colour-turquoise] türkisen
    [keshi-colour-beige] beigen
    [keshi-colour-brown] braunen
    [keshi-colour-red] roten
    [keshi-colour-purple] lila
    [keshi-colour-orange] orangen
   *[keshi-colour-yellow] gelben
  } Keshi; er geht zurück in den Vorrat.
keshi-paid-goods = { $player-you ->
    [yes] Du bezahlst
   *[no] { $player } bezahlt
  } { $count ->
    [one] einen { $colour-id ->
        [keshi-colour-green] grünen
        [keshi-colour-gray] grauen
        [keshi-colour-white] weißen
        [keshi-colour-black] schwarzen
        [keshi-colour-pink] rosa
        [keshi-colour-turquoise] türkisen
        [keshi-colour-beige] beigen
        [keshi-colour-brown] braunen
        [keshi-colour-red] roten
        [keshi-colour-purple] lila
        [keshi-colour-orange] orangen
       *[keshi-colour-yellow] gelben
      } Keshi
   *[other] { $count } { $colour-id ->
        [keshi-colour-green] grüne
        [keshi-colour-gray] graue
        [keshi-colour-white] weiße
        [keshi-colour-black] schwarze
        [keshi-colour-pink] rosa
        [keshi-colour-turquoise] türkise
        [keshi-colour-beige] beige
        [keshi-colour-brown] braune
        [keshi-colour-red] rote
        [keshi-colour-purple] lila
        [keshi-colour-orange] orange
       *[keshi-colour-yellow] gelbe
      } Keshis
  }.
keshi-floated = { $player-you ->
    [yes] Dein Fischer
   *[no] Der Fischer von { $player }
  } erreicht Feld { $space } des Flusses.
keshi-landed = { $player-you ->
    [yes] Dein Fischer
   *[no] Der Fischer von { $player }
  } legt am Landungssteg für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } an.
keshi-climbed = { $player-you ->
    [yes] Du erreichst
   *[no] { $player } erreicht
  } Stufe { $step } der { $stairs }.
keshi-disc-turned = { $player-you ->
    [yes] Du drehst deine
   *[no] { $player } dreht die
  } Zuschauer-Scheibe um einen Abschnitt.
keshi-refreshed = { $player-you ->
    [yes] Du tauschst
   *[no] { $player } tauscht
  } die offenen { $kind-id ->
    [keshi-kind-gray] grauen
    [keshi-kind-yellow] gelben
    [keshi-kind-pink] rosa
   *[keshi-kind-orange] orangen
  } Schriftrollen aus.
keshi-scroll-helped = Schriftrolle { $scroll } hilft { $player-you ->
    [yes] dir
   *[no] { $player }
  }.
keshi-fishermen-returned = Die Fischer kehren zum Start des Flusses zurück.
keshi-open-oases-left = Die übrigen offenen Oasen kommen aus dem Spiel.
keshi-got-scroll = { $player-you ->
    [yes] Du nimmst
   *[no] { $player } nimmt
  } Schriftrolle { $scroll }: „{ $does }“.
keshi-built = { $player-you ->
    [yes] Du kaufst
   *[no] { $player } kauft
  } ein { $colour-id ->
    [keshi-colour-green] grünes
    [keshi-colour-gray] graues
    [keshi-colour-white] weißes
    [keshi-colour-black] schwarzes
    [keshi-colour-pink] rosa
    [keshi-colour-turquoise] türkises
    [keshi-colour-beige] beiges
    [keshi-colour-brown] braunes
    [keshi-colour-red] rotes
    [keshi-colour-purple] lila
    [keshi-colour-orange] oranges
   *[keshi-colour-yellow] gelbes
  } Stadttor aus Werkstatt { $workshop } für Feld { $space }.
keshi-built-taken = { $player-you ->
    [yes] Du nimmst, ohne zu bezahlen,
   *[no] { $player } nimmt, ohne zu bezahlen,
  } ein { $colour-id ->
    [keshi-colour-green] grünes
    [keshi-colour-gray] graues
    [keshi-colour-white] weißes
    [keshi-colour-black] schwarzes
    [keshi-colour-pink] rosa
    [keshi-colour-turquoise] türkises
    [keshi-colour-beige] beiges
    [keshi-colour-brown] braunes
    [keshi-colour-red] rotes
    [keshi-colour-purple] lila
    [keshi-colour-orange] oranges
   *[keshi-colour-yellow] gelbes
  } Stadttor aus Werkstatt { $workshop } für Feld { $space }.
keshi-discovered = { $player-you ->
    [yes] Du erkundest
   *[no] { $player } erkundet
  } Oase { $oasis }: „{ $does }“.
keshi-claimed-oasis = { $player-you ->
    [yes] Du aktivierst
   *[no] { $player } aktiviert
  } Oase { $oasis }.
keshi-returned = { $player-you ->
    [yes] Du gibst
   *[no] { $player } gibt
  } einen { $colour-id ->
    [keshi-colour-green] grünen
    [keshi-colour-gray] grauen
    [keshi-colour-white] weißen
    [keshi-colour-black] schwarzen
    [keshi-colour-pink] rosa
    [keshi-colour-turquoise] türkisen
    [keshi-colour-beige] beigen
    [keshi-colour-brown] braunen
    [keshi-colour-red] roten
    [keshi-colour-purple] lila
    [keshi-colour-orange] orangen
   *[keshi-colour-yellow] gelben
  } Keshi zurück.
keshi-exchanged = { $player-you ->
    [yes] Du gibst
   *[no] { $player } gibt
  } einen { $colour-id ->
    [keshi-colour-green] grünen
    [keshi-colour-gray] grauen
    [keshi-colour-white] weißen
    [keshi-colour-black] schwarzen
    [keshi-colour-pink] rosa
    [keshi-colour-turquoise] türkisen
    [keshi-colour-beige] beigen
    [keshi-colour-brown] braunen
    [keshi-colour-red] roten
    [keshi-colour-purple] lila
    [keshi-colour-orange] orangen
   *[keshi-colour-yellow] gelben
  } Keshi in der Wechselstube ab.
keshi-got-luxury = { $player-you ->
    [yes] Du kaufst
   *[no] { $player } kauft
  } Luxusware { $luxury }: { $kind }.
keshi-took-luxury = { $player-you ->
    [yes] Du nimmst
   *[no] { $player } nimmt
  } Luxusware { $luxury }: { $kind }.
keshi-spared = Der Imam erspart { $player-you ->
    [yes] dir
   *[no] { $player }
  } einen { $colour-id ->
    [keshi-colour-purple] lila
    [keshi-colour-orange] orangen
   *[keshi-colour-yellow] gelben
  } Keshi.
keshi-oasis-scored = { $player-you ->
    [yes] Deine Oase { $oasis }
   *[no] Oase { $oasis } von { $player }
  } zählt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
keshi-river-won = { $player-you ->
    [yes] Dein Fischer
   *[no] Der Fischer von { $player }
  } liegt auf dem Fluss { $place ->
    [1] vorn
   *[other] an zweiter Stelle
  } und erhält Fluss-Plättchen { $tile }: „{ $does }“.
keshi-river-unwon = Kein Fischer hat das Startfeld verlassen; niemand erhält Fluss-Plättchen { $tile }.
keshi-provided-all = { $player-you ->
    [yes] Du versorgst
   *[no] { $player } versorgt
  } alle Bewohner.
keshi-provided-scroll = { $player-you ->
    [yes] Du versorgst
   *[no] { $player } versorgt
  } die Bewohner mit Schriftrolle 44.
keshi-provided-none = { $player-you ->
    [yes] Du kannst
   *[no] { $player } kann
  } nicht alle Bewohner versorgen.
keshi-full-sectors = { $player-you ->
    [yes] Du hast
   *[no] { $player } hat
  } { $count ->
    [one] { $count } vollen Bezirk
   *[other] { $count } volle Bezirke
  }.
keshi-ended = Das Spiel ist zu Ende.

keshi-refusal-not-asked = Danach ist jetzt nicht gefragt.
keshi-refusal-not-in-hand = Nicht alle diese Keshis sind hinter deinem Sichtschirm.
keshi-refusal-not-your-tile = Dieses Versorgungs-Plättchen liegt nicht verdeckt vor dir.
keshi-refusal-sector-full = Für diesen Keshi ist kein Feld frei.
keshi-refusal-sector-taken = In diesem Bezirk steht schon ein Assistent.
keshi-refusal-space-taken = Dieses Feld ist besetzt.
keshi-refusal-bonus-taken = Schriftrolle 63 gibt zwei unterschiedliche Boni, und diesen hast du schon.
keshi-refusal-not-in-base = So viele Keshis dieser Farbe liegen nicht in der Basis des Turms.
keshi-refusal-one-each = Mit Schriftrolle 61 nimmst du die Keshis einzeln.
keshi-refusal-no-assistant = In diesem Bezirk hast du keinen Assistenten.
keshi-refusal-no-action = Die Aktion dieses Bezirks kann jetzt nichts bewirken.
keshi-refusal-not-idle = Dieser Assistent hat noch etwas zu tun.
keshi-refusal-in-order = Erst kommen Datteln, dann Wasser, dann Dinar, und Schriftrollen nach Nummern; das ist schon vorbei.
keshi-refusal-cannot-pay = Das kannst du nicht bezahlen.
keshi-refusal-must-pay = Wer die Bewohner versorgen kann, muss es tun.
keshi-refusal-no-scroll = Dafür fehlt dir eine Schriftrolle.
keshi-refusal-not-on-display = Das liegt hier nicht offen aus.
keshi-refusal-too-few-scholars = Dafür hast du nicht mehr genug Gelehrte.
keshi-refusal-already-bought = Schriftrollen werden nur vor dem ersten Kauf einer Runde ausgetauscht.
keshi-refusal-other-kind = Gefragt ist eine Schriftrolle einer anderen Art.
keshi-refusal-no-guard = Für ein weiteres Stadttor ist kein Wächter frei.
keshi-refusal-not-discovered = Das hast du nicht erkundet oder schon aktiviert.
keshi-refusal-not-claimed = Diese Oase hast du nicht aktiviert.
keshi-refusal-not-found = Diese Wüstenstadt hast du nicht erreicht oder schon aktiviert.
keshi-refusal-not-in-play = Diese Wüstenstadt liegt nicht neben dem Spielplan.
keshi-refusal-no-goods = Dafür fehlen dir die Waren.
keshi-refusal-not-in-price = Die Luxusware verlangt keinen Keshi dieser Farbe.
keshi-refusal-no-entertainer = Auf diesem Feld steht keiner deiner Gaukler.
keshi-refusal-no-bonus = Dieses Feld des Großen Platzes bringt jetzt nichts.
keshi-refusal-not-crossed = Diese Stromschnelle hast du noch nicht überquert.
keshi-refusal-no-such-space = Die Linie zwischen deinen Figuren hat dieses Feld nicht.
keshi-refusal-nothing-to-return = Einen solchen Keshi kannst du nicht zurückgeben.
keshi-refusal-other-colour = Der neue Keshi muss eine andere Farbe haben.
keshi-refusal-not-selected = Einen Platzhalter tauschst du nur gegen eine Farbe, die du in diesem Durchgang schon ausgewählt hast.
keshi-refusal-none-in-supply = Der Vorrat hat keinen Keshi dieser Farbe mehr.
keshi-refusal-must-do = Darauf kann man nicht verzichten.
keshi-refusal-other-draw = Jetzt wird etwas anderes gezogen.
keshi-refusal-not-among-them = Das gehört nicht zu dem, was gezogen werden kann.
keshi-refusal-not-in-the-tower = Im Turm sind nicht alle diese Keshis.

keshi-scroll-01 = Setze einen grünen Keshi ein
keshi-scroll-02 = Setze einen grauen Keshi ein
keshi-scroll-03 = Setze einen weißen Keshi ein
keshi-scroll-04 = Setze einen schwarzen Keshi ein
keshi-scroll-05 = Setze einen rosa Keshi ein
keshi-scroll-06 = Setze einen türkisen Keshi ein
keshi-scroll-07 = Setze einen beigen Keshi ein
keshi-scroll-08 = Setze einen braunen Keshi ein
keshi-scroll-09 = Setze einen roten Keshi ein
keshi-scroll-10 = Setze einen lila Keshi ein
keshi-scroll-11 = Setze einen orangen Keshi ein
keshi-scroll-12 = Setze einen gelben Keshi ein
keshi-scroll-13 = Für jede überquerte Schwelle erhältst du 1 Wasser
keshi-scroll-14 = Für jede überquerte Schwelle erhältst du 1 Dattel
keshi-scroll-15 = Für jede überquerte Schwelle erhältst du 1 weiteren Dinar
keshi-scroll-16 = Für jede überquerte Schwelle gehst du 1 Schritt auf dem Fluss
keshi-scroll-17 = Überquerst du eine Stromschnelle, erhältst du sofort ihren Bonus, zusätzlich zu dem am Ende der Runde
keshi-scroll-18 = Die Wechselstube gibt dir jedes Mal noch eine beliebige Ressource
keshi-scroll-19 = Du erhältst 2 Wasser
keshi-scroll-20 = Du erhältst 2 Dinar
keshi-scroll-21 = Du erhältst 3 Datteln
keshi-scroll-22 = Stadttore, die du in der ersten Werkstatt kaufst, kosten dich keine Punkte
keshi-scroll-23 = Ein Dattelpflücker darf 1 Wasser statt einer Dattel bringen
keshi-scroll-24 = Ein Dattelpflücker darf 1 Dinar statt einer Dattel bringen
keshi-scroll-25 = Ein Dattelpflücker darf 1 Punkt statt einer Dattel bringen
keshi-scroll-26 = Bezahle Datteln für weitere Schritte auf den Treppen
keshi-scroll-27 = Bezahle Wasser für weitere Schritte auf den Treppen
keshi-scroll-28 = Vor jeder Durchgangswertung erhältst du die Boni aller überquerten Stromschnellen
keshi-scroll-29 = Nach jeder Aktion auf dem Großen Platz erhältst du die Punkte des Punktefelds, einmal je Zuschauer
keshi-scroll-30 = Setze einen beliebigen Keshi ein
keshi-scroll-31 = Jedes Feld deines Großen Platzes hat 1 Zuschauer mehr
keshi-scroll-32 = Stadttore kosten dich 1 Dinar weniger
keshi-scroll-33 = Bezahle mit Datteln und Wasser wie mit Dinar
keshi-scroll-34 = Kaufe mit einem Assistenten beliebig viele Luxuswaren
keshi-scroll-35 = Deine Wasserverkäufer geben 2 Wasser statt 1
keshi-scroll-36 = Ein Stadttor, das du kaufst, bringt dir einen beliebigen Keshi
keshi-scroll-37 = Du erhältst 2 gelbe Waren
keshi-scroll-38 = Du erhältst 2 orange Waren
keshi-scroll-39 = Du erhältst 2 lila Waren
keshi-scroll-40 = Du erhältst eine gelbe und eine orange Ware
keshi-scroll-41 = Du erhältst eine gelbe und eine lila Ware
keshi-scroll-42 = Du erhältst eine orange und eine lila Ware
keshi-scroll-43 = Setze 2 beliebige Keshis ein
keshi-scroll-44 = Für 1 Dinar genügt je Versorgungs-Plättchen eine beliebige Ressource
keshi-scroll-45 = Für eine Oase genügt eine beliebige Ressource
keshi-scroll-46 = Nutze mit einem Assistenten die Wechselstube beliebig oft
keshi-scroll-47 = Du erhältst dreimal jeden Bonus des Großen Platzes, an dem 3 Zuschauer stehen
keshi-scroll-48 = Auf den Treppen darfst du jedes Mal 1 Schritt weiter gehen
keshi-scroll-49 = Über das Ende der Moscheetreppe hinaus bringt jeder Schritt 2 Punkte statt 1
keshi-scroll-50 = Für jede Bezirksaktion eines Assistenten in einem Bezirk mit Wasserverkäufer erhältst du 2 Punkte
keshi-scroll-50-essential = Nutzt du einen Assistenten in einem Bezirk mit Wasserverkäufer, für einen neuen Keshi oder die Aktion, erhältst du 2 Punkte
keshi-scroll-51 = Nach jeder Aktion auf dem Großen Platz erhältst du die Boni, an denen genau 1 Zuschauer steht
keshi-scroll-52 = Über das Ende der Palasttreppe hinaus bringt jeder Schritt 2 Punkte statt 1
keshi-scroll-53 = Führe eine beliebige Bezirksaktion aus
keshi-scroll-54 = Ein neuer Gaukler bringt auch die Boni der beiden Nachbarfelder
keshi-scroll-55 = Geh auf beiden Treppen 3 Schritte, in beliebiger Reihenfolge
keshi-scroll-56 = Über den Landungssteg hinaus bringt jeder Schritt 2 Punkte statt 1
keshi-scroll-57 = Du erhältst 3 Wasser und einen Wasserverkäufer für deinen Souk, der ab deinem nächsten Zug Wasser gibt
keshi-scroll-58 = Nimm für 1 Dattel eine orange Schriftrolle, wie wenige Gelehrte du auch hast
keshi-scroll-59 = Du erhältst alle Boni der Linie zwischen deinen Figuren
keshi-scroll-60 = Du erhältst jeden Bonus einer Stromschnelle doppelt
keshi-scroll-61 = Nimm immer zwei Keshis beliebiger Farben
keshi-scroll-62 = Aktiviere kostenlos 3 erkundete Oasen
keshi-scroll-63 = Wähle an jeder Schwelle zwei unterschiedliche Boni der Linie
keshi-scroll-64 = Setze einen beliebigen Keshi ein und führe die Aktion seines Bezirks aus
keshi-scroll-65 = Die Aktion auf dem Großen Platz führst du immer zweimal aus
keshi-scroll-66 = Jedes Stadttor, das du kaufst, bringt dir 2 Keshis
keshi-scroll-67 = Setze 3 beliebige Keshis ein
keshi-scroll-68 = Werte jede Oase, sobald du sie erkundest
keshi-scroll-69 = Am Ende jeder Runde erhältst du die Boni aller überquerten Stromschnellen
keshi-scroll-70 = Du erhältst die Boni all deiner Gaukler, jeweils einmal je Zuschauer
keshi-scroll-71 = Werte sofort eine deiner aktivierten Oasen
keshi-scroll-72 = Gib beliebig viele Ressourcen für je 2 Punkte ab

keshi-own-tile = wie in deiner Schachtel aufgedruckt

keshi-oasis-01 = 2 Punkte je Stadttor in Grün, Türkis oder Schwarz
keshi-oasis-02 = 2 Punkte je Stadttor in Weiß, Grau oder Rot
keshi-oasis-03 = 2 Punkte je Stadttor in Rosa, Braun oder Beige
keshi-oasis-04 = 3 Punkte je Stadttor in Gelb, Orange oder Lila
keshi-oasis-05 = 3 Punkte und 1 je weißen Keshi
keshi-oasis-06 = 3 Punkte und 1 je schwarzen Keshi
keshi-oasis-07 = 3 Punkte und 1 je türkisen Keshi
keshi-oasis-08 = 3 Punkte und 1 je grünen Keshi
keshi-oasis-09 = 3 Punkte und 1 je grauen Keshi
keshi-oasis-10 = 3 Punkte und 1 je rosa Keshi
keshi-oasis-11 = 3 Punkte und 1 je beigen Keshi
keshi-oasis-12 = 3 Punkte und 1 je braunen Keshi
keshi-oasis-13 = 3 Punkte und 1 je roten Keshi
keshi-oasis-14 = 2 Punkte je Paar Prunkschuhe
keshi-oasis-15 = 2 Punkte je Tajine
keshi-oasis-16 = 3 Punkte je Schmuckdolch
keshi-oasis-17 = 3 Punkte je Öllampe
keshi-oasis-18 = 4 Punkte je Halskette
keshi-oasis-19 = 3 Punkte und 1 je abgegebenes Wasser, höchstens 12
keshi-oasis-20 = 3 Punkte und 1 je abgegebenen Dinar, höchstens 12
keshi-oasis-21 = 3 Punkte und 1 je abgegebene Dattel, höchstens 12
keshi-oasis-22 = 3 Punkte und 1 je Luxusware
keshi-oasis-23 = 3 Punkte und 1 je Schriftrolle
keshi-oasis-24 = 4 Punkte je Bezirk außer dem Souk mit höchstens 3 Keshis, Wasserverkäufer nicht gezählt
keshi-oasis-25 = 4 Punkte je vollen Bezirk
keshi-oasis-26 = 3 Punkte je aktivierte Oase
keshi-oasis-27 = 7 Punkte am Ende der Moscheetreppe
keshi-oasis-28 = 7 Punkte am Ende der Palasttreppe
keshi-oasis-29 = 7 Punkte für mindestens 5 überquerte Schwellen auf beiden Treppen zusammen
keshi-oasis-30 = 7 Punkte am Landungssteg

keshi-river-tile-01 = Führe eine beliebige Bezirksaktion aus
keshi-river-tile-02 = Aktiviere kostenlos eine der offenen Oasen
keshi-river-tile-03 = Setze 2 beliebige Keshis ein
keshi-river-tile-04 = Du erhältst 5 Punkte
keshi-river-tile-05 = 7 Punkte für die erste Stelle, 3 für die zweite
keshi-river-tile-05-two = Du erhältst 7 Punkte
keshi-river-tile-06 = 6 beliebige Ressourcen für die erste Stelle, 3 für die zweite
keshi-river-tile-06-two = Du erhältst 6 beliebige Ressourcen
keshi-river-tile-07 = Setze einen Wasserverkäufer ein
keshi-river-tile-08 = Du erhältst 3 Punkte
keshi-river-tile-09 = Beginne den letzten Durchgang auf dem Krokodil
keshi-river-tile-10 = Du erhältst eine Ware jeder Farbe
keshi-river-tile-11 = 3 Schritte auf einer der Treppen für die erste Stelle, 1 für die zweite
keshi-river-tile-11-two = Geh auf einer der Treppen 3 Schritte
keshi-river-tile-12 = 1 Punkt je Stadttor oder 1 Punkt je Dattelpflücker; den anderen Bonus erhält die zweite Stelle
keshi-river-tile-12-two = 1 Punkt je Stadttor oder 1 Punkt je Dattelpflücker
keshi-river-tile-13 = Setze einen Gaukler, einen Karawanenführer oder einen Wächter ein
keshi-river-tile-14 = Du erhältst 1 Dattel, 1 Wasser und 1 Dinar
keshi-river-tile-15 = Aktiviere kostenlos bis zu 2 erkundete Oasen
keshi-river-tile-16 = Führe die Aktion auf dem Großen Platz zweimal aus
keshi-river-tile-17 = 1 Dattel und 1 Dinar je Gaukler oder 1 Wasser und 1 Dattel je Wasserverkäufer; den anderen Bonus erhält die zweite Stelle
keshi-river-tile-17-two = 1 Dattel und 1 Dinar je Gaukler oder 1 Wasser und 1 Dattel je Wasserverkäufer
keshi-river-tile-18 = 2 Punkte je Luxusware oder 1 Punkt je 4 Keshis; den anderen Bonus erhält die zweite Stelle
keshi-river-tile-18-two = 2 Punkte je Luxusware oder 1 Punkt je 4 Keshis

# Expansions, and the Essential edition.

keshi-sultan = der Sultan
keshi-imam = der Imam
keshi-ask-spare = Wähle die Ware, die dir der Imam erspart.
keshi-ask-settle = Wähle die Wüstenstadt, die dein Karawanenführer erreicht.
keshi-ask-any-scroll = Nimm kostenlos eine beliebige ausliegende Schriftrolle oder keine.
keshi-ask-any-luxury = Nimm kostenlos eine beliebige ausliegende Luxusware oder keine.
keshi-ask-any-gate = Nimm kostenlos ein beliebiges Stadttor oder keines.
keshi-ask-which-placeholder = Wähle den Platzhalter, den du eintauschst.
keshi-ask-placeholder = Wähle einen Keshi statt deines Platzhalters ({ $colour }).
keshi-ask-draw-staircase-tile = Zieh ein Stufen-Plättchen für { $space-id ->
    [keshi-space-left] das Feld neben Abschnitt { $segment } der Palasttreppe
    [keshi-space-right] das Feld neben Abschnitt { $segment } der Moscheetreppe
   *[keshi-space-middle] das mittlere Feld der Linien, deren Abschnitte zusammen { $segment } ergeben
  }.
keshi-ask-draw-town = Zieh eine Wüstenstadt.
keshi-because-town = Wüstenstadt { $town }: { $does }.
keshi-do-town = Wüstenstadt { $town }: { $does }
keshi-do-town-for = Wüstenstadt { $town }, für { $price }: { $does }
keshi-staircase-tile = Ein Stufen-Plättchen liegt auf { $space-id ->
    [keshi-space-left] dem Feld neben Abschnitt { $segment } der Palasttreppe
    [keshi-space-right] dem Feld neben Abschnitt { $segment } der Moscheetreppe
   *[keshi-space-middle] dem mittleren Feld der Linien, deren Abschnitte zusammen { $segment } ergeben
  }: { $gives }.
keshi-town-shown = Wüstenstadt { $town } ist im Spiel: { $does }.
keshi-town-found = { $player-you ->
    [yes] Du erreichst
   *[no] { $player } erreicht
  } Wüstenstadt { $town }: „{ $does }“.
keshi-town-claimed = { $player-you ->
    [yes] Du aktivierst
   *[no] { $player } aktiviert
  } Wüstenstadt { $town }.
keshi-town-scored = { $player-you ->
    [yes] Deine Wüstenstadt { $town }
   *[no] Wüstenstadt { $town } von { $player }
  } ist { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } wert.
keshi-companion-joined = { $companion-id ->
    [keshi-sultan] Der Sultan
   *[keshi-imam] Der Imam
  } begleitet jetzt { $player-you ->
    [yes] dich
   *[no] { $player }
  }.
keshi-companion-waits = { $companion-id ->
    [keshi-sultan] Der Sultan
   *[keshi-imam] Der Imam
  } wartet auf Stufe { $step }.
keshi-companion-left = { $companion-id ->
    [keshi-sultan] Der Sultan
   *[keshi-imam] Der Imam
  } verlässt das Spiel.
keshi-placeholder-given = { $player-you ->
    [yes] Du bekommst
   *[no] { $player } bekommt
  } einen Platzhalter ({ $colour }): Der Vorrat hat keinen solchen Keshi mehr.
keshi-placeholder-swapped = { $player-you ->
    [yes] Du tauschst deinen
   *[no] { $player } tauscht den
  } Platzhalter ({ $colour }) gegen einen Keshi ({ $other }).
keshi-town-01 = 2 Punkte für jedes Stadttor
keshi-town-02 = 2 Punkte für jede Luxusware
keshi-town-03 = 2 Punkte für jede Schriftrolle
keshi-town-04 = 1 Punkt je Schritt, den du auf der Palasttreppe gegangen bist
keshi-town-05 = 1 Punkt je Schritt, den du auf der Moscheetreppe gegangen bist
keshi-town-06 = 1 Punkt für je 3 Keshis, Waren ausgenommen
keshi-town-07 = 1 Punkt für jeden Schritt auf dem Fluss im dritten Durchgang
keshi-town-08 = 2 Punkte für jeden Bezirk außer dem Souk mit mindestens 4 Keshis, Wasserverkäufer eingerechnet
keshi-town-09 = 1 Punkt für jeden Zuschauer vor deinen Gauklern
keshi-town-10 = Nimm sofort eine beliebige Schriftrolle, ohne zu bezahlen
keshi-town-11 = Nimm sofort eine beliebige Luxusware, ohne zu bezahlen
keshi-town-12 = Baue sofort ein beliebiges Stadttor, ohne Dinar zu bezahlen

# What spaces and tiles give.

keshi-bonus-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
  }
keshi-bonus-resource = { $count ->
    [one] { $resource-id ->
        [keshi-resource-date] { $count } Dattel
        [keshi-resource-water] { $count } Wasser
       *[keshi-resource-dinar] { $count } Dinar
      }
   *[other] { $resource-id ->
        [keshi-resource-date] { $count } Datteln
        [keshi-resource-water] { $count } Wasser
       *[keshi-resource-dinar] { $count } Dinar
      }
  }
keshi-bonus-keshi = ein { $colour-id ->
    [keshi-colour-green] grüner
    [keshi-colour-gray] grauer
    [keshi-colour-white] weißer
    [keshi-colour-black] schwarzer
    [keshi-colour-pink] rosa
    [keshi-colour-turquoise] türkiser
    [keshi-colour-beige] beiger
    [keshi-colour-brown] brauner
    [keshi-colour-red] roter
    [keshi-colour-purple] lila
    [keshi-colour-orange] oranger
   *[keshi-colour-yellow] gelber
  } Keshi
keshi-bonus-any-resource = eine beliebige Ressource
keshi-bonus-any-keshi = ein beliebiger Keshi
keshi-bonus-two-of-one-colour = zwei Keshis einer Farbe
keshi-bonus-any-good = eine beliebige Ware
keshi-bonus-river-step = { $count ->
    [one] ein Schritt auf dem Fluss
   *[other] { $count } Schritte auf dem Fluss
  }
keshi-bonus-palace-step = { $count ->
    [one] ein Schritt auf der Palasttreppe
   *[other] { $count } Schritte auf der Palasttreppe
  }
keshi-bonus-mosque-step = { $count ->
    [one] ein Schritt auf der Moscheetreppe
   *[other] { $count } Schritte auf der Moscheetreppe
  }
keshi-bonus-stair-step = { $count ->
    [one] ein Schritt auf der Palast- oder der Moscheetreppe
   *[other] { $count } Schritte auf der Palast- oder der Moscheetreppe
  }
keshi-storage-exchange = Tausch eines Keshi
keshi-storage-scroll = eine gelbe Schriftrolle
keshi-bonus-nothing = nichts
keshi-bonus-both = { $first } und { $second }
keshi-bonus-more = { $first }, { $rest }
keshi-bonus-times = { $count }-mal { $bonus }

# What is paid.

keshi-price-goods = { $count ->
    [one] eine { $colour-id ->
        [keshi-colour-purple] lila
        [keshi-colour-orange] orange
       *[keshi-colour-yellow] gelbe
      } Ware
   *[other] { $count } { $colour-id ->
        [keshi-colour-purple] lila
        [keshi-colour-orange] orange
       *[keshi-colour-yellow] gelbe
      } Waren
  }
keshi-price-spared = { $price }, abzüglich { $count ->
    [one] einer Ware
   *[other] { $count } Waren
  }, die dir der Imam erspart
