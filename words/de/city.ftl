# The boards of keshi.

city-part-all = alle
city-part-free = gratis

city-scroll = Schriftrolle { $scroll }: { $does }
city-kind = Schriftrollen, { $kind }: { $scholars ->
    [one] 1 Gelehrter
   *[other] { $scholars } Gelehrte
  }, { $dates ->
    [one] 1 Dattel
   *[other] { $dates } Datteln
  }
city-oasis = Oase { $oasis }: { $does }
city-oasis-hidden = Unentdeckte Oase
city-oasis-gone = Platz einer aktivierten Oase
city-luxury = Luxusware: { $kind }, für { $price }; gibt { $gives }
city-provision = Versorgung: { $asks }, sonst Verlust von { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }
city-provision-hidden = Verdecktes Versorgungs-Plättchen
city-river-tile = Fluss-Plättchen { $tile }, für Durchgang { $season }: { $does }
city-town = Wüstenstadt { $town }: { $does }
city-office = Für eine Ware, { $colour }, gibt die Wechselstube { $gives }
city-workshop = Werkstatt { $workshop }: { $dinars ->
    [0] nichts zu bezahlen
    [one] 1 Dinar
   *[other] { $dinars } Dinar
  } für ein Stadttor, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }. Stadttore: { $gates }
city-gate = Stadttor, { $colour }
city-tower = { $count ->
    [0] Der Turm ist leer
    [one] 1 Keshi steckt im Turm: { $keshis }
   *[other] { $count } Keshis stecken im Turm: { $keshis }
  }
city-so-many = { $count } { $what }
city-disc = Zuschauer, im Uhrzeigersinn von oben: { $spectators }

city-icon-date = Dattel
city-icon-water = Wasser
city-icon-dinar = Dinar
city-icon-any-resource = beliebige Ressource
city-icon-palace-step = Schritt auf der Palasttreppe
city-icon-mosque-step = Schritt auf der Moscheetreppe
city-icon-stair-step = Schritt auf der Palast- oder der Moscheetreppe
city-icon-river-step = Schritt auf dem Fluss
city-icon-rapid = Stromschnelle
city-icon-threshold = Schwelle
city-icon-line = Linie zwischen den Treppen
city-icon-jetty = Landungssteg
city-icon-crocodile = Krokodil
city-icon-gate = Stadttor
city-icon-any-gate = beliebiges Stadttor
city-icon-oasis = Oase
city-icon-discover = Oase entdecken
city-icon-claim = Oase aktivieren
city-icon-town = Wüstenstadt
city-icon-sector = Bezirk
city-icon-action = Bezirksaktion
city-icon-full-sector = voller Bezirk
city-icon-spectator = Zuschauer
city-icon-bonus = Bonus
city-icon-keshi = Keshi
city-icon-deploy = einen Keshi setzen
city-icon-vendor = Wasserverkäufer
city-icon-assistant = Assistent
city-icon-camel = beginnt die Runde
city-icon-scroll = Schriftrolle
city-icon-once = einmal, sofort
city-icon-always = immer
city-icon-round-end = am Ende einer Runde
city-icon-season-end = am Ende eines Durchgangs
city-icon-luxury = Luxusware
city-icon-slipper = Prunkschuhe
city-icon-tajine = Tajine
city-icon-dagger = Schmuckdolch
city-icon-lamp = Öllampe
city-icon-necklace = Halskette
city-icon-office = Wechselstube
city-icon-exchange = Tausch
city-icon-screen = hinter dem Sichtschirm
city-icon-tower = Turm
city-icon-provision = Versorgung
city-icon-river-tile = Fluss-Plättchen
city-icon-sun = Durchgang
city-icon-flag-star = Ende der Partie
city-icon-star = Punkte
city-icon-no-loss = kein Verlust von Punkten
city-icon-to = gibt
city-icon-beyond = über das Ende hinaus
