# What stands round any board in the browser.

play-prompt = Wer am Zug ist
play-asked = Was du tun kannst
play-board = Spielplan
play-players = Mitspieler
play-talk = Verlauf und Chat
play-skips = Springen zu
play-tools = Werkzeuge
play-close = Schließen

play-your-turn = Du bist am Zug
play-turn-of = { $player } ist am Zug.
play-thinks = { $player } überlegt.
play-away = { $player } ist am Zug, aber gerade nicht da.
play-together = Alle wählen gleichzeitig.
play-waiting-for = Noch nicht fertig: { $players }.
play-chosen = Du hast gewählt.
play-chosen-anew = Bis dahin kannst du dich noch umentscheiden.
play-drawing = Gleich wird gewürfelt oder gezogen.
play-over = Das Spiel ist aus.
play-winners = { $count ->
    [one] { $players } gewinnt.
   *[other] { $players } teilen sich den Sieg.
  }
play-paused = Pause.
play-paused-why = Keine Uhr läuft, und niemand kann ziehen.
play-resume = Weiterspielen
play-deputy = Der Bot „{ $bot }“ spielt für dich.
play-deputy-why = Er hat übernommen, als deine Zeit um war.
play-out-resigned = Du hast aufgegeben.
play-out-time_up = Deine Zeit war um.
play-out-why = Ein Bot spielt für dich weiter, und du landest auf dem letzten Rang.
play-return = Ich bin zurück
play-past = Du siehst einen früheren Moment: Zug { $turn }.
play-past-start = Du siehst den Anfang.
play-present = Zum aktuellen Stand
play-because = Wie es dazu kam:
play-final = ohne Zurück
play-watching = Du siehst zu

play-undo = Rückgängig
play-undo-ask = Um Rücknahme bitten
play-undo-none = Es gibt nichts zurückzunehmen: Nichts ist geschehen, oder seither wurde etwas gezogen oder aufgedeckt.
play-taken-back = Ein Schritt wurde zurückgenommen.
play-sure = Danach lässt sich nichts aus deinem Zug mehr rückgängig machen: Der Zufall entscheidet, oder etwas wird aufgedeckt.
play-sure-yes = Ausführen
play-sure-no = Noch nicht
play-undo-proposed = Es gibt schon einen Vorschlag.
play-not-in-past = Du siehst gerade einen früheren Moment.
play-hint = Tipp
play-hint-thinks = Überlegt …
play-hint-none = Tipps gibt es, wenn du am Zug bist.
play-hint-is = Ein Bot würde dies wählen: { $what }.
play-hint-expected = Zu erwarten ({ $what }): { $players }.
play-hint-unchanged = Vorerst ändern sich niemandes Punkte.
play-hint-why-best = Keine andere Wahl bringt mehr gegenüber den anderen.
play-hint-why-alike = Vorerst bringt jede Wahl dasselbe.
play-hint-why-further = Eine andere Wahl bringt sofort mehr; der Bot bedenkt auch, was folgt.
play-help = Hilfe
play-menu = Menü

play-proposal = Vorschlag
play-proposes-undo = { $player-you ->
    [yes] Du schlägst
   *[no] { $player } schlägt
  } vor, einen Schritt zurückzunehmen.
play-proposes-pause = { $player-you ->
    [yes] Du schlägst
   *[no] { $player } schlägt
  } eine Pause vor.
play-agreed = Bisher einverstanden: { $players }.
play-agree = Einverstanden
play-decline = Ablehnen
play-withdraw = Zurückziehen

play-log = Verlauf
play-log-empty = Noch ist nichts geschehen.
play-log-older = Älteres
play-log-newer = Neueres
play-turn = Zug

play-chat = Chat
play-chat-empty = Noch hat niemand etwas geschrieben.
play-chat-line = Etwas schreiben
play-chat-send = Senden
play-chat-short = { $count ->
    [one] Noch 1 Zeichen.
   *[other] Noch { $count } Zeichen.
  }
play-chat-reading = Hier schreiben nur die Mitspieler.
play-chat-said = { $name } schreibt: { $text }
play-unread = ungelesen
play-do-mute = { $name } stummschalten
play-do-unmute = { $name } wieder lesen

play-seat-active = am Zug
play-seat-bot = Bot, { $level }
play-seat-away = nicht da
play-seat-resigned = aufgegeben
play-seat-time_up = Zeit um
play-seat-deputy = Bot spielt

play-clock = Restzeit:
play-clock-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
  } { $hours } Std.
play-clock-urgent = Weniger als zehn Sekunden.

play-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
play-going-down = Der Server startet neu. Gleich geht es weiter …
play-back = Die Verbindung steht wieder.
play-closed = Zu diesem Tisch hast du keinen Zutritt.

play-chance = Mit der echten Schachtel
play-chance-hidden = Gib ein, was du gezogen hast; sonst sieht es niemand.
play-chance-notation = Was kam, so wie es in Aufzeichnungen steht:
play-chance-enter = Eingeben
play-chance-typed = Eingegeben: { $outcome }.
play-chance-back = Korrigieren

play-pass = Gib das Gerät an { $player } weiter.
play-pass-why = Was jetzt kommt, darf nur { $player } sehen.
play-do-show = Ich bin { $player }: meine Seite zeigen

play-menu-table = Dieser Tisch
play-menu-likes = Einstellungen
play-copy-link = Link zu diesem Tisch kopieren
play-copied = Der Link ist kopiert.
play-pause = Pause vorschlagen
play-download = Aufzeichnung herunterladen
play-resign = Aufgeben
play-resign-sure = Dieses Spiel aufgeben? Ein Bot spielt für dich weiter, und du landest auf dem letzten Rang. Das lässt sich nicht zurücknehmen.
play-resign-ends = Dieses Spiel aufgeben? Es ist dann zu Ende, und du wirst Letzter. Das lässt sich nicht zurücknehmen.
play-resign-yes = Ja, aufgeben
play-resign-no = Nein, weiterspielen
play-leave = Vorerst gehen; dein Platz bleibt dir
play-home = Zur Startseite
play-sound = Töne
play-notices = Benachrichtigen, wenn ich am Zug bin
play-notices-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
play-dark = Dunkle Farben
play-language = Sprache
play-rules = Regeln

play-keys = Tasten
play-key-undo = einen Schritt zurücknehmen
play-key-hint = um einen Tipp bitten
play-key-log = den Verlauf zeigen
play-key-chat = in den Chat schreiben
play-key-help = die Regeln öffnen
play-key-menu = das Menü öffnen
play-key-escape = eine Bewegung abkürzen, schließen oder zum aktuellen Stand
