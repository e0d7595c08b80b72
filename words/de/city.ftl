# The boards of keshi.

city-part-all = alle

city-scroll = Schriftrolle { $scroll }: { $does }
city-kind = Schriftrollen, { $kind }: { $scholars ->
    [one] 1 Gelehrter
   *[other] { $scholars } Gelehrte
  }, { $dates ->
    [one] 1 Dattel
   *[other] { $dates } Datteln
  }
city-oasis = Oase { $oasis }: { $does }
city-oasis-hidden = Unerkundete Oase
city-oasis-gone = Platz einer aktivierten Oase
city-luxury = Luxusware: { $kind }, für { $price }; gibt { $gives }
city-provision = Versorgung: { $asks }, sonst Verlust von { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }
city-provision-hidden = Verdecktes Versorgungs-Plättchen
city-river-tile = Fluss-Plättchen { $tile }, für Durchgang { $season }: { $does }
city-town = Wüstenstadt { $town }: { $does }
city-office = Für { $price } gibt die Wechselstube { $gives }
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

# Der gemeinsame Plan.

city-stairs = Die Treppen und die Linien dazwischen
city-stairs-palace = Palasttreppe
city-stairs-mosque = Moscheetreppe
city-stairs-on = { $player } auf Stufe { $step }
city-stairs-waits = { $who } wartet auf Stufe { $step }
city-stairs-with = { $who } begleitet { $player }
city-line-mine = deine Linie: Palast { $palace } – Moschee { $mosque }
city-line-of = Linie von { $player }: Palast { $palace } – Moschee { $mosque }
city-line-short = Linie { $palace } – { $mosque }
city-line-own = Auf deiner Linie, { $space }: { $gives }
city-line-space = Feld einer Linie: { $gives }

city-river = Der Fluss
city-river-on = { $player } auf Feld { $space }
city-river-rapid = Stromschnelle { $rapid }: { $gives }{ $passed ->
    [yes] , passiert
   *[no] {""}
  }
city-river-nobody = noch ist niemand losgefahren
city-river-would = { $place ->
    [1] vorn:
   *[other] dahinter:
  } { $you ->
    [yes] du
   *[no] { $player }
  }
city-river-place = { $place }. { $player }
city-river-prize = Preis { $prize } des Fluss-Plättchens

city-market = Markt
city-scrolls = Schriftrollen
city-scrolls-note = blass: zu teuer für { $you ->
    [yes] dich
   *[no] { $player }
  }
city-pile = { $count ->
    [0] keine darunter
   *[other] { $count } darunter
  }
city-luxuries = Luxuswaren
city-offices = Wechselstube
city-workshops = Werkstätten
city-workshops-note = { $you ->
    [yes] dein Preis, Punkte, Tore
   *[no] Preis, Punkte, Tore
  }
city-gate-for = Tor, { $colour }{ $count ->
    [one] {""}
   *[other] , { $count } davon
  }
city-finds = Zu entdecken

city-tower-inside = Im Turm: { $count }
city-tower-and-base = Der Turm und seine Basis
city-tower-sticks = geworfen: { $percent } % bleiben
city-tower-falls = im Turm: { $percent } % fallen
city-tower-chance = { $percent } %, dass beim nächsten Wurf einer fällt: { $colour }
city-base = Turmbasis
city-base-count = { $count ->
    [0] nichts zu nehmen
   *[other] { $count } zu nehmen
  }
city-tower-next = fällt beim nächsten Wurf:
city-base-empty = Hierhin fallen die gewählten Keshis.
city-base-of = { $count } in der Basis, { $colour }; bei dir: { $place }. Schon da: { $held }
city-base-held = { $how ->
    [full] { $player } { $has } (voll)
    [assistant] { $player } { $has } (Assistent dort)
   *[room] { $player } { $has }
  }
city-room = Platz: { $room }
city-vendors = Verkäufer
city-claims = In dieser Runde genommen
city-claims-of = { $you ->
    [yes] Du hast genommen
   *[no] { $player } hat genommen
  }: { $count ->
    [0] nichts
   *[other] { $keshis }
  }
city-claims-now = { $you ->
    [yes] du bist dran
   *[no] nimmt
  }
city-claims-next = danach

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
city-icon-discover = Oase erkunden
city-icon-claim = Oase aktivieren
city-icon-town = Wüstenstadt
city-icon-sector = Bezirk
city-icon-action = Bezirksaktion
city-icon-full-sector = voller Bezirk
city-icon-spectator = Zuschauer
city-icon-bonus = Bonus
city-icon-keshi = Keshi
city-icon-deploy = einen Keshi einsetzen
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
city-icon-flag-star = Spielende
city-icon-star = Punkte
city-icon-no-loss = kein Verlust von Punkten
city-icon-to = gibt
city-icon-beyond = über das Ende hinaus

# Das Spielertableau.

city-board-of = Das Tableau von { $player }
city-board-sector = { $sector }, { $count } von { $size } { $citizens }
city-board-souk = { $sector }: { $yellow } gelbe, { $orange } orange, { $purple } lila
city-board-full = voll
city-board-assistants = { $count ->
    [0] kein Assistent
    [one] ein Assistent
   *[other] { $count } Assistenten
  }
city-board-vendor = ein Wasserverkäufer
city-board-no-vendor = kein Wasserverkäufer
city-board-gate = Tor in { $colour }
city-board-no-gate = Torplatz frei
city-board-now = Jetzt: { $gives }
city-board-then = Dann: { $gives }
city-board-in-use = Im Gange: { $gives }
city-board-in-use-left = Noch { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
  }
city-board-free = { $count } frei
city-board-start = Start
city-board-no-luxury = Keine Luxuswaren
city-board-next = Nächstes Feld für { $citizens }
city-board-last = Letzter Stein: { $citizens }
city-board-assistant-place = { $count ->
    [0] Platz des Assistenten, { $sector }
   *[other] Assistent, { $sector }
  }
city-board-vendor-place = Platz des Wasserverkäufers, { $sector }
city-board-vendor-here = Wasserverkäufer, { $sector }
city-board-gate-place = Torplatz, { $sector }
city-board-gate-here = Stadttor in { $colour }, { $sector }
city-board-pile = Waren, { $colour }: { $count }
city-board-caravan = Platz { $place } für Karawanenführer, { $way }
city-board-oasis = Oase { $oasis }: { $does } Jetzt wert: { $points }
city-board-town = Wüstenstadt { $town }: { $does } Jetzt wert: { $points }
city-board-no-town = Platz einer Wüstenstadt
city-board-ring = Feld { $place } des Großen Platzes: { $gives }, { $count ->
    [0] frei
   *[other] von einem Gaukler besetzt
  }, { $spectators ->
    [one] 1 Zuschauer
   *[other] { $spectators } Zuschauer
  }

city-citizens-orchard = Dattelpflücker
city-citizens-madrasa = Gelehrte
city-citizens-palace = Adlige
city-citizens-mosque = Geistliche
city-citizens-square = Gaukler
city-citizens-river = Fische
city-citizens-medina = Wächter
city-citizens-sahara = Karawanenführer
city-citizens-souk = Waren

city-short-orchard = Plantage
city-short-madrasa = Madrasa
city-short-palace = Palast
city-short-mosque = Moschee
city-short-square = Platz
city-short-river = Fluss
city-short-medina = Medina
city-short-sahara = Sahara
city-short-souk = Souk

city-gives-orchard = { $count ->
    [0] nichts
    [one] 1 Dattel
   *[other] { $count } Datteln
  }
city-gives-madrasa = { $count ->
    [one] 1 Gelehrter
   *[other] { $count } Gelehrte
  }, { $dates ->
    [one] 1 Dattel
   *[other] { $dates } Datteln
  }
city-gives-palace = { $count ->
    [0] nichts
    [one] 1 Palastschritt
   *[other] { $count } Palastschritte
  }
city-gives-mosque = { $count ->
    [0] nichts
    [one] 1 Moscheeschritt
   *[other] { $count } Moscheeschritte
  }
city-gives-river = { $count ->
    [0] nichts
    [one] 1 Flussschritt
   *[other] { $count } Flussschritte
  }
city-gives-medina = { $count ->
    [0] kein freier Wächter
    [one] 1 Tor
   *[other] bis zu { $count } Tore
  }
city-gives-sahara = { $count } zu aktivieren
city-gives-souk = { $count ->
    [0] keine Waren
    [one] 1 Ware
   *[other] { $count } Waren
  }
city-gives-square = { $count ->
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
  }

city-board-you = Du
city-board-points = Punkte
city-board-ordinal = { $rank }.
city-board-rank = { $ordinal } von { $of }
city-board-supply = { $player }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, { $rank }
city-board-resource = { $resource }: { $count }, am Ende des Durchgangs fällig: { $due }
city-board-due = fällig { $due }{ $short ->
    [yes] !
   *[no] {""}
  }
city-board-provisions = Versorgung
city-board-covered = gedeckt ✓
city-board-short = fehlt: −{ $points }
city-board-storage = Aktivierte Oasen
city-storage-blank = Platz für eine Oase
city-storage-keshi = Platz für eine Oase: gibt den Keshi darauf
city-storage-exchange = Platz für eine Oase: ein Keshi darf getauscht werden
city-storage-scroll = Platz für eine Oase: gibt eine gelbe Schriftrolle
city-board-provision-secret = Dein verdecktes Versorgungs-Plättchen: { $asks }, sonst Verlust von { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }
city-board-screen = Hinter deinem Sichtschirm
city-board-screen-of = Noch nicht geworfen
city-board-left = noch { $count } im Durchgang
city-board-aside = Einzusetzen:
city-board-scrolls = Schriftrollen
city-board-no-scrolls = Noch keine Schriftrolle
city-hand-in = Keshi hinter dem Sichtschirm, { $colour }
city-hand-placeholder = Platzhalter, { $colour }
city-hand-selected = Diese Runde gewählter Keshi, { $colour }
city-hand-out = Geworfener Keshi, { $colour }
city-strip-choosing = wählt …
city-strip-ready = bereit
city-strip-assistants = { $count ->
    [one] 1 Assistent
   *[other] { $count } Assistenten
  }

# Karten zu einzelnen Dingen.

city-tip-worth = Jetzt wert: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
city-tip-costs = Kostet { $price }
city-tip-gives = Gibt { $gives }
city-tip-have = Du hast { $what }
city-tip-water = Jeder Assistent, der hier genutzt wird, bringt zuerst { $count } Wasser
