# Replays, results and the check of the dice, in the browser.

after-title = { $result } · { $game } · Jemaa
after-wins = { $player-you ->
    [yes] Du gewinnst
   *[no] { $player } gewinnt
  }
after-shared = Geteilter Sieg
after-broken-off = Abgebrochen
after-as-it-stood = Die Partie wurde nicht zu Ende gespielt. So stand sie.
after-why-ahead = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, { $ahead } mehr als { $other-you ->
    [yes] du
   *[no] { $other }
  }.
after-why-tie = { $other-you ->
    [yes] Du hast
   *[no] { $other } hat
  } auch { $points } Punkte, aber { $mine } gegen { $theirs } { $source } entscheiden.
after-why-rules = { $other-you ->
    [yes] Du hast
   *[no] { $other } hat
  } auch { $points } Punkte; die Spielregeln lösen den Gleichstand auf.
after-why-fewer = { $points } Punkte, und nach den Spielregeln doch vor { $other-you ->
    [yes] dir
   *[no] { $other }
  }.
after-why-shared = { $count } haben je { $points } Punkte, und nichts entscheidet zwischen ihnen.
after-resigned = { $player-you ->
    [yes] Du hast aufgegeben.
   *[no] { $player } hat aufgegeben.
  }
after-time-up = { $player-you ->
    [yes] Deine Zeit war abgelaufen.
   *[no] Die Zeit von { $player } war abgelaufen.
  }
after-rank = Rang
after-points = Punkte
after-points-by-source = Punkte nach Quelle
after-how = Wie es dazu kam
after-points-over-turns = Punkte im Lauf der Züge
after-points-over-rounds = Punkte im Lauf der Runden
after-click-turn = Wähle einen Zug, um den Moment zu sehen
after-click-round = Wähle eine Runde, um den Moment zu sehen
after-choose-turn = Gezeigter Zug
after-choose-round = Gezeigte Runde
after-start = Beginn
after-turn = Zug { $number }
after-round = Runde { $number }
after-turns = Züge
after-rounds = Runden
after-as-table = Als Tabelle
after-remembered = Bleibt in Erinnerung
after-largest-gain = { $player-you ->
    [yes] Du gewinnst
   *[no] { $player } gewinnt
  } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } auf einmal.
after-largest-loss = { $player-you ->
    [yes] Du verlierst
   *[no] { $player } verliert
  } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } auf einmal.
after-lead-changed = Die Führung wechselt { $times ->
    [one] einmal, an
   *[other] { $times }-mal, zuletzt an
  } { $player-you ->
    [yes] dich
   *[no] { $player }
  }.
after-led-throughout = { $player-you ->
    [yes] Du gehst in Führung und gibst sie nicht mehr ab.
   *[no] { $player } geht in Führung und gibt sie nicht mehr ab.
  }
after-furthest-behind = { $player-you ->
    [yes] Du gewinnst
   *[no] { $player } gewinnt
  } nach { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  } Rückstand.
after-to-the-end = Zum Ende
after-rematch = Revanche
after-meet-again = Zur Revanche
after-rematch-offered = Für dieselben Leute steht ein neuer Tisch bereit.
after-check-dice = Würfel prüfen
after-record-refused = Der Server gab nichts heraus. Versuche es später noch einmal.
after-share = Teilen
after-share-text = { $game }: { $result }. { $scores }.
after-share-moment = Diesen Moment teilen
after-link = Link
after-link-note = Wer diesen Link hat, kann die ganze Partie ansehen.
after-copy-link = Link kopieren
after-copy-text = Text und Link kopieren
after-text-copied = Text und Link sind kopiert.
after-copy-yourself = Diese Seite darf nicht selbst kopieren: Der Link ist markiert.
after-share-with = Teilen mit …
after-first = Zum Anfang
after-back = Einen Schritt zurück
after-play = Abspielen
after-pause = Anhalten
after-forth = Einen Schritt weiter
after-last = Zum letzten Schritt
after-moment = Moment
after-move = Schritt { $number } von { $of }
after-speed = Tempo
after-times = { $speed }×
after-eyes = Aus wessen Sicht
after-eyes-spectator = Wie Zuschauende es sehen
after-eyes-of = Wie { $player } es sah
after-result = Ergebnis
after-branch = Anders weiterspielen
after-branch-over = Hier ist die Partie zu Ende: Geh zuerst einen Schritt zurück.
after-branch-about = Ein neuer Tisch beginnt mit diesem Moment. Du spielst für { $player }, Bots spielen für die anderen.
after-branch-bots = Die anderen
after-branch-go = Von hier weiterspielen
after-dice-checking = Alles wird noch einmal gezogen …
after-dice-none = Diese Aufzeichnung nennt keine prüfbaren Würfel: Gespielt wurde mit echtem Material, oder die Partie ging aus einer anderen hervor.
after-dice-unreadable = Die Aufzeichnung ist nicht lesbar; so lässt sich nichts prüfen.
after-dice-holds = Die Würfel waren ehrlich.
after-dice-fails = Mit diesen Würfeln stimmt etwas nicht.
after-dice-unknown = Alles, was sich hier prüfen lässt, stimmt.
after-finding-holds = Stimmt:
after-finding-fails = Falsch:
after-finding-unknown = Nicht bekannt:
after-dice-seed-fits = Der Startwert passt zur Zusage, die der Gastgeber dafür gab.
after-dice-seed-wrong = Der Startwert passt nicht zur Zusage: Der Gastgeber zog mit einem anderen als versprochen.
after-dice-seen = Es ist die Zusage, die dieser Browser vor dem Beginn gesehen hat.
after-dice-another = Vor dem Beginn hat dieser Browser eine andere Zusage gesehen.
after-dice-unseen = Dieser Browser hat die Zusage vor dem Beginn nicht gesehen und kann nicht sagen, ob es dieselbe war.
after-dice-own-luck = Das Glück, das dieser Browser beigesteuert hat, steckt in den Würfeln.
after-dice-luck-missing = Das Glück, das dieser Browser beigesteuert hat, fehlt in der Aufzeichnung.
after-dice-no-luck = Dieser Browser hat zu diesen Würfeln kein eigenes Glück beigesteuert.
after-dice-seats-fit = Die Plätze sind die, die die Würfel ergeben.
after-dice-seats-chosen = Die Plätze wurden gewählt, nicht ausgelost.
after-dice-seats-wrong = Die Würfel ergeben andere Plätze: { $names }.
after-dice-draws-fit = { $count ->
    [one] Die eine Ziehung ist,
   *[other] Alle { $count } Ziehungen sind,
  } was die Würfel ergeben.
after-dice-draws-wrong = { $count ->
    [one] Eine Ziehung ist
   *[other] { $count } Ziehungen sind
  } nicht, was die Würfel ergeben, zuerst in Zeile { $line }: Die Aufzeichnung sagt { $told }, die Würfel ergeben { $given }.
after-dice-draws-unlisted = Die { $count } Ziehungen dieses Spiels lassen sich nur mit seinen Regeln prüfen: Lade die Aufzeichnung herunter und rufe „jemaa verify“ damit auf.
after-dice-how = Dein Browser hat das alles aus der Aufzeichnung selbst berechnet: Der Gastgeber hat seinen Startwert vor dem Beginn zugesagt, alle konnten etwas Glück beisteuern, und jede Ziehung folgt aus beidem. Die Züge werden hier nicht geprüft.
after-dice-parts = Woraus die Würfel gemacht sind
after-dice-room = Tisch
after-dice-seed = Startwert
after-dice-commitment = Zusage in der Aufzeichnung
after-dice-commitment-found = Zusage zu diesem Startwert
after-dice-luck = Glück von { $player }
after-dice-key = Schlüssel
after-dice-draws = Die { $count } Ziehungen
after-draw = Ziehung
after-draw-line = Zeile
after-draw-told = Aufzeichnung
after-draw-given = Würfel
after-rugs-start = Start
after-rugs-received = Erhalten
after-rugs-paid = Gezahlt
after-rugs-note = Start plus erhalten minus gezahlt ergibt die Dirham. Jeder Dirham und jedes sichtbare Feld zählt einen Punkt.
after-rugs-largest-payment = Die größte Zahlung: { $player-you ->
    [yes] du zahlst
   *[no] { $player } zahlt
  } { $dirhams } Dirham an { $to-you ->
    [yes] dich
   *[no] { $to }
  }.
after-rugs-gone = { $player-you ->
    [yes] Du bist
   *[no] { $player } ist
  } ausgeschieden: { $owed } Dirham waren an { $to-you ->
    [yes] dich
   *[no] { $to }
  } zu zahlen, { $paid ->
    [0] keiner war
    [one] nur noch einer war
   *[other] nur noch { $paid } waren
  } übrig.
