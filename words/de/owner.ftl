# The page for owners of the box.
owner-title = Werte deiner Schachtel · Jemaa
owner-heading = Die Werte deiner Schachtel
owner-about = Vieles, was auf den Teilen von Keshi gedruckt ist, ist nirgends veröffentlicht. Was nirgends zu lesen war, folgt aus Anzahlen und Beispielen oder ist von uns. Wenn du die Schachtel hast, kannst du das richtigstellen.
owner-how = Halte das Teil neben sein Bild: Hake ab, was so gedruckt ist, und ändere, was anders gedruckt ist. Alles bleibt in diesem Browser, bis du es als Datei herunterlädst.
owner-name = Name deiner Werte
owner-name-empty = eigene Schachtel
owner-upload = Mit einer Datei weitermachen
owner-upload-about = Sie ersetzt, was hier notiert ist.
owner-refused = { $file } wurde nicht übernommen.
owner-clear = Von vorn beginnen
owner-clear-sure = Alles vergessen, was hier notiert ist?
owner-clear-yes = Vergessen
owner-clear-no = Behalten
owner-legend = Was die Haken bedeuten
owner-legend-open = Noch niemand hat es gedruckt gesehen
owner-legend-printed = So steht es in einer Anleitung
owner-legend-own = Du hast es in deiner Schachtel gesehen
owner-values = Was auf den Teilen steht
owner-english = Zuerst kommt, was noch niemand gedruckt gesehen hat. Die Angaben zur Herkunft sind auf Englisch.
owner-printed = Aus einer Anleitung bekannt
owner-count = { $sure } von { $all }
owner-confirmed = { $sure } von { $all } Werten bestätigt
owner-progress = Bestätigte Werte
owner-sound = Alles passt zusammen.
owner-faults = { $count ->
    [one] 1 Unstimmigkeit
   *[other] { $count } Unstimmigkeiten
  }
owner-show-faults = { $count ->
    [one] Die Unstimmigkeit zeigen
   *[other] Die erste von { $count } Unstimmigkeiten zeigen
  }
owner-download = Datei herunterladen
owner-play = Damit spielen

# A piece and its values.
owner-in = { $piece }: { $value }
owner-ours = Hier: { $text }
owner-all-seen = Alles so gedruckt
owner-seen = So gedruckt in meiner Schachtel: { $value }
owner-seen-short = So gedruckt in meiner Schachtel
owner-seen-by-you = Aus deiner Schachtel; drücken, um wieder unseren Wert zu nehmen
owner-before = Bei uns: { $value }
owner-amount = { $value }: wie viele
owner-of = { $value }: wovon
owner-more = Und außerdem
owner-less = Ohne dies: { $thing }
owner-from-printed = gedruckt
owner-from-derived = erschlossen
owner-from-reconstructed = rekonstruiert
owner-wrong = Das passt nicht.
owner-wrong-number = Das ist eine Zahl von { $least } bis { $most }.

# What holds of every box, by what it is about.
owner-box-name = Ein Name ist eine Zeile mit 1 bis 60 Zeichen.
owner-box-stairs-thresholds = Jede Schwelle liegt über der vorigen und keine über dem Ende der Treppe.
owner-box-companions-sultan = Der Sultan wartet nicht oberhalb der Treppe.
owner-box-companions-imam = Der Imam wartet nicht oberhalb der Treppe.
owner-box-river-rapids = Jede Stromschnelle liegt hinter der vorigen und keine hinter dem Landungssteg.
owner-box-river-crocodile = Das Krokodil liegt vor dem Landungssteg.
owner-box-river-jetty-points = Die Plätze am Landungssteg beginnen mit dem besten.
owner-box-river-tiles = Beide Seiten eines Plättchens gelten für denselben Durchgang, und drei Plättchen für jeden.
owner-box-river-first-game = Die Plättchen des ersten Spiels gelten für Durchgang 1, 2 und 3, in dieser Reihenfolge.
owner-box-gates = Es gibt insgesamt 32 Stadttore.
owner-box-gate-spaces-beside = Jedes Feld für ein Stadttor liegt neben einem anderen Bezirk.
owner-box-square-ring = Genau ein Feld des Großen Platzes hat Punkte.
owner-box-supply-board-spaces = Drei der sechs Vorratsfelder sind für Keshis.
owner-box-luxury = Jede Art von Luxusware kommt vor.
owner-box-scroll-kinds = Die vier Arten sind die Schriftrollen 01 bis 21, 22 bis 42, 43 bis 60 und 61 bis 72, und jede verlangt mehr Gelehrte als die vorige.
owner-box-scrolls = Die Schriftrollen 01 bis 12 geben je einen Keshi anderer Farbe und 37 bis 42 je ein anderes Warenpaar.
owner-box-oases-tile = Die drei Farben einer Oase sind verschieden.
owner-box-oases = Keine zwei Oasen gelten für dieselbe Farbe (05 bis 13), Luxusware (14 bis 18), Ressource (19 bis 21) oder Treppe (27 und 28).
owner-box-desert-towns-in-play = Bei mehr Personen gibt es mehr Wüstenstädte.
owner-box-wooden-keshis = Es gibt insgesamt 92 Holz-Keshis.

# The parts of the box.
owner-part-board = Start und Bezirke
owner-part-stairs = Treppen und ihre Linien
owner-part-river = Fluss
owner-part-medina = Werkstätten und Stadttore
owner-part-square = Großer Platz
owner-part-scrolls = Schriftrollen
owner-part-souk = Luxuswaren und Wechselstuben
owner-part-oases = Oasen und Vorratstableau
owner-part-provisions = Versorgung
owner-part-tower = Turm
owner-part-expansions = Erweiterungen und Essential-Ausgabe

# The pieces.
owner-piece-start = Womit alle beginnen
owner-piece-sectors = Die Bezirke des eigenen Tableaus
owner-piece-orchard = Dattelplantage
owner-piece-stairs = Beide Treppen
owner-piece-stairs-thresholds = Erste Stufe jedes Abschnitts
owner-piece-lines-dinars = Dinar am Palast-Ende einer Linie, je Palast-Abschnitt
owner-piece-lines-left = Linkes Feld einer Linie, je Palast-Abschnitt
owner-piece-lines-middle = Mittleres Feld einer Linie, je Summe der beiden Abschnitte
owner-piece-lines-right = Rechtes Feld einer Linie, je Moschee-Abschnitt
owner-piece-lines-points = Punkte am Moschee-Ende einer Linie, je Moschee-Abschnitt
owner-piece-river = Felder des Flusses
owner-piece-river-rapids = Erstes Feld hinter jeder Stromschnelle
owner-piece-river-rapid-bonuses = Was jede Stromschnelle gibt
owner-piece-river-jetty-points = Punkte am Landungssteg, der beste Platz zuerst
owner-piece-river-first-game = Fluss-Plättchen des ersten Spiels, je Durchgang
owner-piece-river-tiles = Fluss-Plättchen { $number }
owner-piece-workshops = Werkstatt { $number }
owner-piece-gates = Stadttore je Farbe
owner-piece-gate-spaces-beside = Der Bezirk neben jedem Stadttor-Feld
owner-piece-gate-spaces = Ein Stadttor neben dem Bezirk seiner Farbe
owner-piece-square-ring = Boni um den Großen Platz, im Uhrzeigersinn ab den Punkten
owner-piece-square-disc = Zuschauer auf der Scheibe, rosa Seite
owner-piece-square-purple-disc = Zuschauer auf der Scheibe, lila Seite
owner-piece-scroll-kinds = Schriftrollen dieser Farbe: { $number }
owner-piece-scrolls = Schriftrolle { $number }
owner-piece-luxury = Luxusware { $number }
owner-piece-offices-base = Wechselstube { $number }
owner-piece-offices-extra = Wechselstube { $number } der Erweiterung 3
owner-piece-oases = Oase { $number }
owner-piece-oasis-costs-left = Kosten der Oasen auf dem linken Pfad, der Reihe nach
owner-piece-oasis-costs-right = Kosten der Oasen auf dem rechten Pfad, der Reihe nach
owner-piece-supply-board-spaces = Felder des Vorratstableaus, von links nach rechts
owner-piece-start-oasis = Start-Oase
owner-piece-provisions = Versorgungs-Plättchen { $number }
owner-piece-tower = Ebene { $number } des Turms, von 100 Keshis
owner-piece-staircase-tiles = Stufen-Plättchen { $number }
owner-piece-companions = Sultan und Imam
owner-piece-desert-towns-in-play = Wüstenstädte im Spiel, je Personenzahl
owner-piece-desert-towns = Jede Wüstenstadt
owner-piece-towns = Wüstenstadt { $number }
owner-piece-wooden-keshis = Holz-Keshis der Essential-Ausgabe, je Farbe
owner-piece-score-track = Punkte einer Runde der Wertungsleiste

# The values of a piece.
owner-value-shown = Gedruckt
owner-value-points = Punkte
owner-value-resources = Ressourcen
owner-value-keshis = Keshis
owner-value-size = Keshis, die einen füllen
owner-value-vendors = Wasserverkäufer
owner-value-full = Punkte, wenn voll
owner-value-top = Letzte Stufe
owner-value-threshold-dinars = Dinar je Schwelle
owner-value-jetty = Letztes Feld
owner-value-crocodile = Krokodil
owner-value-season = Durchgang
owner-value-first = Erster
owner-value-second = Zweiter
owner-value-last = Letzter
owner-value-dinars = Dinar
owner-value-match = Punkte
owner-value-scholars = Gelehrte
owner-value-dates = Datteln
owner-value-kind = Art
owner-value-cost = Kostet
owner-value-gives = Gibt
owner-value-colour = Farbe
owner-value-colours = Farbe { $number }
owner-value-base = Punkte in jedem Fall
owner-value-most = Höchstens
owner-value-least = Mindestens
owner-value-luxury = Luxusware
owner-value-resource = Ressource
owner-value-stairs = Treppe
owner-value-right = Rechtes Feld
owner-value-left = Linkes Feld
owner-value-pay = Zu zahlen
owner-value-lose = Sonst Verlust
owner-value-sticks = Bleiben hängen
owner-value-falls = Fallen beim nächsten Mal
owner-value-front = Vorderseite
owner-value-back = Rückseite
owner-value-sultan = Sultan wartet auf Stufe
owner-value-imam = Imam wartet auf Stufe
owner-value-sultan-dates = Datteln weniger
owner-value-imam-goods = Waren weniger
owner-value-deployed = Punkte bei Ankunft
owner-value-classic = Classic
owner-value-essential = Essential

# What values name.
owner-thing-point = Punkte
owner-thing-any-resource = beliebige Ressource
owner-thing-any-keshi = beliebiger Keshi
owner-thing-keshi-of-one-colour = zwei Keshis einer Farbe
owner-thing-any-goods = beliebige Ware
owner-thing-river-step = Schritt auf dem Fluss
owner-thing-palace-step = Palaststufe
owner-thing-mosque-step = Moscheestufe
owner-thing-palace-or-mosque-step = Palast- oder Moscheestufe
owner-thing-blank = nichts
owner-thing-keshi = Keshi
owner-thing-exchange = Tausch eines Keshi
owner-thing-scroll = Schriftrolle für 3 Gelehrte
