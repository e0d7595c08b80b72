# Home, tables and lists in the browser.

# Every page.
site-title-home = Jemaa: zwei Spiele, ein Tisch
site-title-new = Neuer Tisch: { $game } · Jemaa
site-title-games = Tische · Jemaa
site-title-about = Über Jemaa
site-title-gathering = Warten auf Mitspieler: { $game } · Jemaa
site-title-table = Ein Tisch · Jemaa
site-title-lost = Nicht gefunden · Jemaa
site-title-closed = Tisch geschlossen · Jemaa
site-skip = Zum Inhalt
site-theme-dark = Dunkel
site-theme-light = Hell
site-home = Jemaa: Startseite
site-language = Sprache
site-lang-en = English
site-lang-fr = Français
site-lang-de = Deutsch
site-no-page = Diese Seite gibt es nicht.
site-connecting = Verbinden …
site-not-let-in = Zu diesem Tisch hast du keinen Zutritt. Bitte die Person, die ihn aufgemacht hat, um den Link.
site-no-table = Diesen Tisch gibt es nicht, oder nicht mehr.
site-back-home = Zurück zu den zwei Spielen
site-rules = Regeln
site-about = Über Jemaa
site-you = Du
site-again = Noch einmal

# The games.
site-game-rugs = Teppiche
site-game-keshi = Keshi
site-headline = Zwei Spiele, ein Tisch
site-lead = Ein Klick auf „Spielen“, und du sitzt mit Bots am Tisch. Ohne Konto.
site-name = Dein Name
site-guest = Gast
site-pitch-rugs = Schick Assam über den Markt, leg ihm deine Teppiche in den Weg, und lass die anderen dafür zahlen, sie zu betreten.
site-pitch-keshi = Wähle drei von zwölf Farben, wirf die Keshis durch den Turm und setze sie an Fluss, Palast, Moschee und Souk ein.
site-players-rugs = 2 bis 4 Personen
site-players-keshi = 2 bis 4 Personen
site-time-rugs = 20 Minuten
site-time-keshi = ein ganzer Abend
site-weight-rugs = leicht zu lernen
site-weight-keshi = anspruchsvoll
site-play = Spielen
site-starting = Einen Moment …
site-make = Tisch aufmachen
site-learn-rugs = In 2 Minuten lernen
site-learn-keshi = Schritt für Schritt lernen
site-credit = Teppiche ist Marrakech von Dominique Ehrhard, erschienen bei Gigamic; Keshi ist Marrakesh von Stefan Feld, erschienen bei Queen Games.
site-independent = Wir sind von ihnen allen unabhängig. Beide Schachteln sind ihren Platz im Regal wert.

# Lists of tables.
site-games = Tische
site-yours = Deine Partien
site-none-yours = Du hast noch keine Partie.
site-list-gathering = Offene Tische
site-list-playing = Laufende Partien
site-list-over = Beendete Partien
site-none-gathering = Gerade wartet kein Tisch. Mach einen auf und zeig ihn in der Liste.
site-none-playing = Gerade gibt es keine Partie zum Zuschauen.
site-none-over = Noch keine Partie ist zu Ende.
site-now = An den Tischen
site-all-games = Alle Tische
site-more-rooms = Mehr zeigen
site-join = Mitspielen
site-watch = Zuschauen
site-replay = Wiederholung
site-continue = Weiter
site-go = Öffnen
site-your-turn = Du bist dran.
site-their-turn = { $player } ist dran.
site-paused = Die Partie ruht.
site-just-now = gerade eben
site-uploaded = hochgeladene Aufzeichnung
site-open-seats = { $seats ->
    [one] ein Platz frei
   *[other] { $seats } Plätze frei
  }
site-join-by-link = Link oder Name des Tisches
site-join-placeholder = Hier einfügen
site-join-unread = Das ist kein Link zu einem Tisch.
site-have-link = Du hast einen Link?
site-real-box = Schiedsrichter am echten Tisch
site-real-box-about = Spielt mit eurer Schachtel. Ihr tippt ein, was Würfel, Turm und Stapel zeigen; jeder Zug wird geprüft, alle Punkte werden gezählt.
site-record = Aufzeichnung öffnen
site-record-file = Datei wählen
site-record-about = Eine hier oder anderswo gespeicherte Partie, zum Ansehen oder Weiterspielen. Wenn sie monatelang niemand öffnet, kann sie gelöscht werden.
site-record-listed = Bei den beendeten Partien zeigen
site-record-components = Nur wenn mit eigenen Werten gespielt wurde.
site-record-send = Partie öffnen
site-file-drop = { $name } weglassen
site-write-bot = Einen Bot schreiben
site-write-bot-about = Ein Bot spricht dasselbe Protokoll wie diese Seite. Ein ganzer Spieler passt in rund hundertfünfzig Zeilen Python.
site-how = So geht’s

# A new table.
site-new-heading = Ein neuer Tisch
site-which-game = Welches Spiel
site-what-for = Wofür?
site-for-bots = Gegen Bots
site-for-bots-about = Du und Bots; es geht sofort los.
site-for-friends = Mit Freunden
site-for-friends-about = Die anderen kommen über einen Link, den du ihnen schickst.
site-for-here = An einem Bildschirm
site-for-here-about = Alle spielen hier, reihum.
site-for-days = Über Tage
site-for-days-about = Mit Freunden, und drei Tage für jede Entscheidung.
site-for-referee = Echte Schachtel
site-for-referee-about = Ihr spielt am echten Tisch und tippt ein, was der Zufall bringt.
site-seats = Plätze
site-players = Personen
site-player = Person { $number }
site-seat = Platz { $number }
site-seat-who = Wer auf Platz { $number } sitzt
site-seat-name = Name auf Platz { $number }
site-seat-level = Bot auf Platz { $number }
site-seat-waits = kommt über den Link
site-kind-here = Jemand an diesem Bildschirm
site-kind-open = Jemand anderes
site-kind-bot = Ein Bot
site-bot = Bot ({ $level })
site-bot-random = Zufall
site-bot-greedy = gierig
site-order = Wer wo sitzt
site-order-random = Der Zufall sagt es
site-order-random-about = Plätze und Farben werden zu Beginn der Partie ausgelost.
site-order-first = Die Würfel sagen, wer beginnt
site-order-first-about = Alle bleiben auf ihrem Platz; die Würfel sagen, wer beginnt.
site-order-chosen = Wie hier
site-order-chosen-about = Alle bleiben auf ihrem Platz, und gespielt wird in dieser Reihenfolge.
site-variants = Regeln und Varianten
site-more = Mehr
site-clock = Uhr
site-clock-kind = Bedenkzeit
site-clock-none = Keine
site-clock-none-about = Alle nehmen sich die Zeit, die sie brauchen.
site-clock-move = Je Entscheidung
site-clock-move-about = So lange für jede einzelne Entscheidung.
site-clock-game = Je Partie
site-clock-game-about = Ein Vorrat für die ganze Partie, und etwas mehr mit jeder Entscheidung.
site-clock-days = Tage
site-clock-days-about = Für Partien, die nebenher laufen.
site-clock-seconds = Sekunden je Entscheidung
site-clock-minutes = Minuten für die Partie
site-clock-increment = Sekunden mehr je Entscheidung
site-clock-number-of-days = Tage je Entscheidung
site-clock-is-none = ohne Uhr
site-clock-is-move = { $time } je Entscheidung
site-clock-is-game = { $time } für die Partie
site-clock-is-game-plus = { $time } für die Partie, plus { $more } je Entscheidung
site-time-up = Wenn die Zeit um ist
site-time-up-bot = Ein Bot springt ein
site-time-up-bot-about = Bis die Person zurück ist.
site-time-up-out = Raus, wenn die Zeit um ist
site-time-up-out-about = Ein Bot spielt für die Person weiter; sie landet auf dem letzten Rang.
site-set-listed = Bei den offenen Tischen zeigen
site-set-listed-about = Fremde dürfen mitspielen und zuschauen. Sonst braucht man den Link.
site-set-spectators = Zuschauer
site-set-spectators-about = Andere dürfen beim Spielen zusehen. Verdecktes sehen sie nicht.
site-set-undo = Zurücknehmen
site-set-undo-about = Solange nichts Zufälliges oder Verdecktes herauskam; haben andere seitdem gezogen, werden sie gefragt.
site-set-hints = Tipps
site-set-hints-about = Man darf fragen, was ein Bot täte.
site-set-chat = Chat
site-set-referee = Mit der echten Schachtel gespielt
site-set-referee-about = Hier wird nichts gezogen: Ihr tippt ein, was Würfel, Turm und Stapel wirklich zeigten.
site-set-scorekeeper = Eine Person führt Buch
site-set-scorekeeper-about = Wer den Tisch aufmacht, zieht für jeden Platz und sieht, was jeder davon sieht.
site-make-table = Tisch aufmachen
site-begin = Partie beginnen
site-components = Werte deiner Schachtel
site-components-about = Eine TOML-Datei für alle, die aufgeschrieben haben, was auf ihren Teilen steht. Der ganze Tisch spielt dann damit.
site-components-page = Die Werte auf den Teilen deiner Schachtel prüfen
site-own-components = Mit den Werten von „{ $name }“

# What a table of rugs may choose.
site-rugs-variant = Assam am Ende drehen
site-rugs-variant-about = Die Variante der Spielregel: Du drehst Assam am Ende deines Zuges für die nächste Person, statt vor dem Würfeln.
site-rugs-skip-rotation = Drehen ist freigestellt
site-rugs-skip-rotation-about = Eine Hausregel, nur für die Variante.
site-rugs-cover-own = Eigene Teppiche ganz bedecken
site-rugs-cover-own-about = Eine Hausregel: Einen eigenen Teppich darfst du mit beiden Hälften auf einmal bedecken.

# What a table of keshi may choose.
site-option-is = { $option }: { $value }
site-keshi-edition = Ausgabe
site-keshi-edition-about = Welche Schachtel es ist.
site-keshi-edition-classic = Classic
site-keshi-edition-classic-about = Deluxe spielt sich ebenso.
site-keshi-edition-essential = Essential
site-keshi-edition-essential-about = Die kleinere Schachtel, mit einigen eigenen Regeln.
site-keshi-layer = Ebene im Turm
site-keshi-layer-about = Wie viel unterwegs hängen bleibt.
site-keshi-layer-b1 = B1
site-keshi-layer-b1-about = B1 hält wenige Keshis zurück.
site-keshi-layer-b2 = B2
site-keshi-layer-b2-about = B2 hält mehr zurück.
site-keshi-river = Fluss-Plättchen
site-keshi-river-about = Worum die Fischer fahren, ein Plättchen je Durchgang.
site-keshi-river-drawn = Gezogen
site-keshi-river-first = Erste Partie: 01, 03, 05
site-keshi-river-chosen = Ausgesucht
site-keshi-season = Durchgang { $season }
site-keshi-staircase-tiles = Stufen-Plättchen
site-keshi-staircase-tiles-about = Erweiterung 1: andere Boni auf den Linien zwischen den Treppen.
site-keshi-staircase-none = Ohne
site-keshi-staircase-random = Gezogen
site-keshi-staircase-chosen = Ausgesucht
site-keshi-staircase-sides = Zwölf Seiten nach Nummer: 1 bis 20 sind Vorderseiten, 21 bis 40 deren Rückseiten. Zuerst neben dem Palast, dann die Mitte, dann neben der Moschee.
site-keshi-imam-and-sultan = Imam und Sultan
site-keshi-imam-and-sultan-about = Erweiterung 2: Sie warten auf den Treppen, begleiten, wer sie erreicht, und machen manches billiger.
site-keshi-offices = Wechselstuben
site-keshi-offices-about = Erweiterung 3.
site-keshi-offices-base = Grundspiel
site-keshi-offices-base-about = Die des Grundspiels.
site-keshi-offices-mixed = Gemischt
site-keshi-offices-mixed-about = Diese und die neuen.
site-keshi-offices-new = Neue
site-keshi-offices-new-about = Nur die neuen.
site-keshi-discs = Zuschauer-Scheiben
site-keshi-discs-about = Erweiterung 4.
site-keshi-discs-pink = Rosa Seite
site-keshi-discs-pink-about = Die Seite des Grundspiels.
site-keshi-discs-purple = Lila Seite
site-keshi-discs-purple-about = Mit einem Abschnitt ohne Zuschauer und einem mit vieren.
site-keshi-desert-towns = Wüstenstädte
site-keshi-desert-towns-about = Erweiterung 5: Städte in der Sahara, zu denen Karawanen ziehen; die meisten bringen am Ende Punkte.

# Before the game begins.
site-gathering = Tisch: { $game }
site-waiting = { $seats ->
    [one] Ein Platz ist noch frei.
   *[other] { $seats } Plätze sind noch frei.
  }
site-cannot-start = { $seats ->
    [one] Es kann losgehen, sobald der freie Platz besetzt ist: Verschick den Link oder setz einen Bot hin.
   *[other] Es kann losgehen, sobald die { $seats } freien Plätze besetzt sind: Verschick den Link oder setz Bots hin.
  }
site-complete = Alle sind da.
site-host-starts = Wer den Tisch aufgemacht hat, beginnt die Partie.
site-seat-open = Freier Platz
site-seat-remove = Platz freimachen
site-seat-up = Platz { $number } eins nach vorn
site-you-sit = du
site-away = nicht da
site-stand-up = Aufstehen
site-terms = An diesem Tisch
site-listed-is = in der Liste offener Tische
site-by-link-is = nur mit Link
site-no-spectators = ohne Zuschauer
site-referee = echte Schachtel
site-scorekeeper = echte Schachtel, eine Person führt Buch
site-no-undo = ohne Zurücknehmen
site-no-hints = ohne Tipps
site-no-chat = ohne Chat
site-colour-blue = Majorelleblau, Sterne
site-colour-red = Krapprot, Zickzack
site-colour-yellow = Safrangelb, Rauten
site-colour-green = Grünspan, Balken
site-mark-1 = Blau, Stern
site-mark-2 = Rot, Dreieck
site-mark-3 = Safrangelb, Raute
site-mark-4 = Grün, Quadrat
site-sit = Platz nehmen
site-sit-about = Gib deinen Namen an und setz dich. Dieser Browser merkt sich den Platz.
site-sit-do = Hinsetzen
site-sit-beside = Jemand neben dir?
site-sit-beside-about = Auch diese Person kann an diesem Bildschirm mitspielen.
site-their-name = Name der Person
site-which-seat = Platz
site-any-seat = egal
site-or-watch = Oder bleib einfach da: Du siehst die Partie, sobald sie beginnt.
site-link = Der Link zum Verschicken
site-link-about = Wer ihn hat, kann mitspielen oder zuschauen.
site-link-local = Diese Adresse meint immer den eigenen Computer. Für Freunde anderswo öffne die Seite unter einem Namen, den sie erreichen.
site-copy = Kopieren
site-copied = Kopiert.
site-share = Teilen
site-qr = Der Link als QR-Code
site-qr-show = QR-Code

# Why something was not done.
site-problem-detail = Im Einzelnen (auf Englisch)
site-problem-malformed = Das ist nicht lesbar.
site-reload = Neu laden
site-problem-version = Diese Seite ist älter als der Server. Bitte lade sie neu.
site-problem-forbidden = Das darfst du hier nicht.
site-problem-not-allowed = Das ist an diesem Tisch abgeschaltet.
site-problem-not-found = Das gibt es nicht, oder nicht mehr.
site-problem-taken = Jemand war schneller: Das ist schon vergeben.
site-problem-not-now = Dafür ist es zu spät oder zu früh.
site-problem-stale = Inzwischen hat sich etwas geändert. Sieh hin und wähle noch einmal.
site-problem-bad-table = So kann der Tisch nicht aufgemacht werden.
site-problem-refused = Die Regeln verbieten es.
site-problem-too-much = Das war zu viel auf einmal. Warte kurz und versuch es noch einmal.
site-problem-closed = Dieser Tisch wurde vom Betreiber des Servers geschlossen.
site-problem-unavailable = Der Server ist gerade nicht erreichbar. Nichts ist verloren; versuch es noch einmal.
site-problem-set-aside = Dieser Tisch gehört zu einer anderen Version des Spiels als der dieses Servers. Er ist zurückgestellt: Nichts ist verloren, und er lässt sich wieder öffnen, sobald der Server diese Version hat.

# A restart that whoever runs the server announces.
site-restart-in = Der Server startet in { $minutes ->
    [one] { $minutes } Minute neu.
   *[other] { $minutes } Minuten neu.
  }
site-restart-now = Der Server startet gleich neu.
site-restart-nothing-lost = Danach geht es weiter; nichts geht verloren.
site-restart-close = Hinweis schließen

# About.
site-about-heading = Über Jemaa
site-about-what = Was das ist
site-about-what-text = Ein Tisch für zwei Brettspiele über eine Stadt: allein gegen Bots, mit Freunden überall, an einem Bildschirm oder als Schiedsrichter für die echte Schachtel. Ohne Konto, ohne Werbung, nichts wird von anderswo geladen. Zeichnungen und Texte sind unsere eigenen.
site-about-games = Die Spiele und wer sie gemacht hat
site-about-games-text = Die Spiele gehören denen, die sie erfunden und verlegt haben.
site-about-dice = Faire Würfel
site-about-dice-text = Vor der Partie legt sich der Server mit einem Fingerabdruck, den alle sehen, auf seine Würfel fest, und jede Person gibt etwas Eigenes dazu. Nach dem Ende wird alles offengelegt, und alle können es nachprüfen.
site-about-bots = Einen Bot schreiben
site-about-bots-text = Ein Bot macht über HTTP einen Tisch auf oder setzt sich dazu und spielt über einen WebSocket, wie diese Seite. Regeln muss er nicht kennen: Der Server sagt ihm, was er sieht, was er gefragt ist und was er antworten darf.
site-about-openapi = beschreibt die Anfragen über HTTP;
site-about-protocol = im Quelltext erklärt das ganze Protokoll mit Beispielen;
site-about-example = ist ein ganzer Spieler.
site-about-licence = Lizenz
site-about-licence-text = Das Programm ist freie Software unter der MIT-Lizenz oder der Apache-Lizenz 2.0, nach Wahl. Die Namen der Spiele gehören ihren Verlagen.
