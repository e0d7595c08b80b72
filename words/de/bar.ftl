# Die Leiste von Keshi: was gefragt ist, und die Blätter daneben.

bar-stage-setup = Vorbereitung
bar-stage-select = Auswahl
bar-stage-claim = Turm
bar-stage-use = Assistenten
bar-stage-river = Flussbonus
bar-stage-scoring = Ende des Durchgangs
bar-stage-over = Ende des Spiels

bar-season = Durchgang { $season } von 3
bar-round = Runde { $round } von 4
bar-to = wird
bar-then = Danach:
bar-then-use = Nutze einen Assistenten.
bar-past = Du siehst einen früheren Moment: Schritt { $move }.
bar-lit = { $count } Antworten: hier oder auf dem Spielplan wählen
bar-look = Ansehen: { $what }
bar-each = In jedem Fall:
bar-hint-changes = Das ändert:
bar-hint-asks = Es führt zu einer weiteren Frage: { $asks }
bar-hint-only = (keine andere Antwort)
bar-hint-most = (am meisten)
bar-find = Suchen
bar-all = Alle { $count }
bar-less = Zurücknehmen: { $what }
bar-more = Eins mehr: { $what }
bar-picked = { $count } von { $size }
bar-slot = Platz { $at }, noch frei
bar-ready = Fertig
bar-sent = Gewählt
bar-turn = Im Uhrzeigersinn drehen
bar-turn-back = Zurückdrehen
bar-place-disc = Scheibe hinlegen
bar-open = Antworten zeigen
bar-close = Leiste verkleinern

bar-name-claim = { $count } × { $colour }
bar-name-new = neu
bar-name-act = Aktion
bar-name-idle = zurück
bar-name-refresh = tauschen ({ $kind })
bar-name-vendor = Verkäufer, { $sector }
bar-name-oasis = Oase { $oasis }
bar-name-provision = Plättchen { $tile }
bar-name-provide-all = Alles bezahlen
bar-name-provide-scroll = Mit Schriftrolle 44 bezahlen
bar-name-provide-none = Nicht bezahlen

bar-because-claim = Genommene Keshis
bar-because-new = { $sector }: neuer Keshi
bar-because-action = { $sector }: Aktion
bar-because-deployed = Bonus fürs Einsetzen: { $colour }
bar-because-threshold = Schwelle, { $stairs }
bar-because-line = Linienbonus: { $gives }
bar-because-rapid = Stromschnelle { $rapid }
bar-because-scroll = Schriftrolle { $scroll }
bar-because-storage = Oase auf Feld { $space }: { $gives }
bar-because-gate = Keshi eines Stadttors: { $colour }
bar-because-river-tile = Fluss-Plättchen { $tile }
bar-because-town = Wüstenstadt { $town }
bar-because-provisions = Versorgung

bar-points = Punkte nach Herkunft
bar-own = Dein Tableau
bar-city = Die Stadt
bar-market = Der Markt
bar-others = Die anderen
bar-show-market = Markt zeigen
bar-show-work = Zurück zur Entscheidung
bar-key-answer = Eine Antwort wählen
bar-key-undo = Den letzten Schritt zurücknehmen
bar-key-points = Punkte nach Herkunft
bar-key-own = Dein Tableau
bar-key-scoring = Die letzte Wertung, Schritt für Schritt
bar-key-city = Die Stadt
bar-key-market = Der Markt
bar-key-others = Die Tableaus der anderen, eines nach dem anderen
bar-key-region = Zum nächsten Bereich
bar-phase = Phase
bar-tab-own = Du
bar-tab-watched = Tableau
bar-tab-city = Stadt
bar-tab-market = Markt
bar-tab-others = Andere

bar-buy = Nehmen
bar-buy-office = Tauschen
bar-buy-oasis = Aktivieren
bar-buy-town = Aktivieren
bar-buy-found = Wählen
bar-free = kostenlos
bar-price = { $what }: du hast { $has }, nötig sind { $needs }.
bar-renew = tauschen
bar-sheets = Übersichten
bar-sheet-madrasa = Schriftrollen
bar-sheet-souk = Souk
bar-sheet-medina = Tore
bar-sheet-sahara = Oasen
bar-sheet-points = Punkte
bar-sheet-scoring = Wertung
bar-rival-before = Zur Person davor
bar-rival-next = Zur nächsten Person
bar-oases-discovered = Erkundet
bar-oases-claimed = Aktiviert
bar-oases-open = Offen neben dem Spielplan
bar-towns = Wüstenstädte
bar-if-ended = Wenn das Spiel jetzt endete
bar-then-points = Punkte in diesem Fall
bar-no-scoring = Noch wurde am Ende eines Durchgangs nichts gewertet.
bar-scoring-season = Ende von Durchgang { $season }
bar-scoring-final = Schlusswertung
bar-scoring-step = { $step } von { $steps }
bar-scoring-next = Weiter
bar-scoring-all = Alles auf einmal
bar-scoring-again = Noch einmal Schritt für Schritt
bar-scoring-before = Vorher
bar-scoring-part = Was gewertet wird
bar-scoring-last = Letzte Wertung
bar-hand = Hinter deinem Sichtschirm
bar-hand-why = Jeder schickt einen Assistenten in seinen Bezirk und kommt in den Turm
bar-hand-out = verbraucht
bar-hand-any = beliebig
bar-workshop = Werkstatt { $workshop }: { $dinars ->
    [one] 1 Dinar
   *[other] { $dinars } Dinar
  }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
bar-have-dinars = { $count ->
    [one] du hast 1 Dinar
   *[other] du hast { $count } Dinar
  }
bar-oasis-worth = Oase { $oasis }: jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
bar-town-worth = Stadt { $town }: jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
bar-covered = { $you ->
    [yes] Du kannst die fällige Versorgung bezahlen
   *[no] { $player } kann die fällige Versorgung bezahlen
  }
bar-river-apart = Was das Fluss-Plättchen bringt, ist noch nicht dabei.
bar-short = { $you ->
    [yes] Du kannst die Versorgung noch nicht bezahlen und würdest
   *[no] { $player } kann die Versorgung noch nicht bezahlen und würde
  } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } verlieren

bar-sheet-drawn = Was kommen kann
bar-key-entry = Die Nummer des Gezogenen tippen
bar-entry-referee = Echte Schachtel
bar-entry-lesson = Ziehung der Lektion
bar-entry-why = Gib ein, was auf dem echten Tisch kam.
bar-entry-order = Der Reihe nach: das erste hierher, die anderen auf die nächsten Plätze.
bar-entry-secret = { $player } zieht und gibt es allein ein.
bar-entry-label = Was gezogen wurde: Nummern oder Farben
bar-entry-example = { $of ->
    [start] Platznummer, etwa { $example }
    [colour] { $size ->
        [one] Farbe, etwa { $example }
       *[other] Farben, etwa { $example }
    }
   *[tile] { $size ->
        [one] Nummer, etwa { $example }
       *[other] Nummern, etwa { $example }
    }
}
bar-entry-stays = Was im Turm bleibt
bar-entry-show = Bilder
bar-entry-busy = Wird eingegeben …
bar-entry-done = Eingegeben.
bar-entry-one = Tippe an, was kam, oder schreib es.
bar-entry-none = „{ $what }“ ist nicht unter dem, was jetzt kommen kann.
bar-entry-twice = { $most ->
    [one] { $what } gibt es nur einmal.
   *[other] { $what } gibt es nur { $most }-mal.
  }
bar-entry-sides = { $what } und { $other } sind die zwei Seiten eines Plättchens.
bar-entry-many = { $count } sind zu viele: { $size ->
    [one] Nur eines wird gezogen.
   *[other] Nur { $size } werden gezogen.
  }
bar-entry-few = { $count } von { $size }: { $missing ->
    [one] Eines fehlt noch.
   *[other] { $missing } fehlen noch.
  }
bar-entry-ready = { $count ->
    [one] Bereit zur Eingabe.
   *[other] Alle { $count } sind da: bereit zur Eingabe.
  }
bar-entry-throw = { $fell ->
    [0] Nichts kommt heraus
    [one] Einer kommt heraus
   *[other] { $fell } kommen heraus
  }, { $stuck ->
    [0] nichts bleibt drin.
    [one] einer bleibt drin.
   *[other] { $stuck } bleiben drin.
  }
bar-entry-throw-how = Tippe jeden Keshi an, der im Turm geblieben ist.
bar-entry-fell = Herausgekommen: { $count }
bar-entry-stuck = Bleibt im Turm: { $count }
bar-entry-fell-one = { $colour } kam heraus; er blieb drin
bar-entry-stuck-one = { $colour } bleibt drin; er kam heraus
bar-entry-fell-none = Nichts kam heraus.
bar-entry-stuck-none = Nichts blieb drin.
