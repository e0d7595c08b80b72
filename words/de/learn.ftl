# Die geführte erste Partie, und die Regeln in unseren Worten.

learn-coach = Deine Begleitung
learn-coach-title = Erste Lektion
learn-coach-progress = Wie weit du in der Lektion bist
learn-coach-busy = Schau zu …
learn-coach-quick = Der Markt füllt sich …
learn-next = Weiter
learn-show = Mach es für mich
learn-skip = Überspringen
learn-leave = Lektion verlassen
learn-play = Gegen Bots spielen
learn-rules = Regeln lesen
learn-again = Noch einmal
learn-trouble = Der Tisch antwortet gerade nicht. Es ist nichts verloren.
learn-try-again = Noch einmal versuchen

learn-coach-welcome = Willkommen auf dem Markt! Deine Teppiche sind gelb mit Rauten. Die von Salma sind blau, die von Tariq rot. Acht Teppiche liegen schon, und nun bist du dran.
learn-coach-points = Wer gewinnt? Am Ende zählt jeder Dirham, den du hast, einen Punkt, und jedes Feld, auf dem man deinen Teppich sieht, auch. Angefangen haben alle mit 30 Dirham.
learn-coach-way = Alle bewegen dieselbe Figur: Assam. Wähl seine Richtung: geradeaus, links oder rechts. Dann wird gewürfelt, und bleibt er auf einem fremden Teppich stehen, zahlst du. Vergleich die Preise und schick ihn nach Osten.
learn-coach-mosaic = Drei Pantoffeln: nach g3, um das Mosaik nach g2, weiter nach f2. Mosaiken bringen Assam zurück auf den Markt, und der Bogen kostet keinen Schritt. Das Feld ist leer, also zahlst du nichts.
learn-coach-rug = Leg nun einen Teppich neben Assam. Nimm d2 und e2: Das bedeckt Salmas Teppich zur Hälfte und schließt an drei deiner Felder an. Eine Fläche von fünf!
learn-coach-paid = Salma würfelt drei, und Assam bleibt auf deiner Fläche stehen. Sie zahlt dir einen Dirham für jedes gelbe Feld, das mit seinem zusammenhängt: fünf. Darum lohnen sich große Flächen.
learn-coach-halves = Dann hat Salma zwei deiner Felder bedeckt. Das darf sie: Es waren Hälften von zwei verschiedenen Teppichen. Beide Hälften desselben Teppichs kann man nie auf einmal bedecken. Tariq hat inzwischen seine rote Fläche vergrößert.
learn-coach-risk = Du bist dran, und keine Richtung ist mehr sicher. Im Süden und Osten drohen sechs Dirham für Tariq. Im Westen sind es höchstens drei, und nur bei drei Pantoffeln. Schick Assam nach Westen.
learn-coach-cut = Ausgerechnet drei Pantoffeln! Du hast Salma drei gezahlt, einen für jedes Feld ihrer Fläche. Leg deinen Teppich nun auf b5 und b6: Er schneidet diese Fläche in Stücke.
learn-coach-last = Viele Teppiche später: der letzte Zug der Partie, und er gehört dir. Salma hat 43 Punkte, Tariq 41, du 41. Ab jetzt entscheidest du. Welche Richtung?
learn-coach-last-rug = Dein letzter Teppich. Jeder Platz zeigt, was er brächte: zwei Felder mehr für dich und vielleicht eines weniger für Salma. Du kannst noch gewinnen!
learn-coach-won = Der Markt schließt, und du hast gewonnen! Das ist das ganze Spiel: Richtung wählen, würfeln, zahlen, legen. Versuch es jetzt gegen Bots, die selbst denken.
learn-coach-level = Der Markt schließt, und du liegst gleichauf an der Spitze. Aber du hast mehr Dirham, also gewinnst du! Das ist das ganze Spiel: Richtung wählen, würfeln, zahlen, legen. Versuch es jetzt gegen Bots.
learn-coach-lost = Der Markt schließt, und diesmal hat es knapp nicht gereicht. Das ist das ganze Spiel: Richtung wählen, würfeln, zahlen, legen. Deine Revanche wartet schon.

learn-tap-way = Tippe auf „Osten“, dann auf den Knopf unten.
learn-tap-rug = Tippe zwischen d2 und e2, dann auf den Knopf unten.

learn-not-now = Jetzt nicht: In dieser Lektion geht es Schritt für Schritt.
learn-not-south = Im Süden liegt Tariqs rote Fläche: Fünf von sechs Würfen kosten dich 4 Dirham. Der Osten kostet nichts, was der Würfel auch zeigt.
learn-not-west = Fast: Der Westen kostet nur bei vier Pantoffeln etwas. Aber der Osten kostet nichts, was der Würfel auch zeigt.
learn-not-east = Der Osten kostet 6 bei einem Pantoffel und bei vier: jeder dritte Wurf. Der Westen ist billiger.
learn-not-south-again = Der Süden kostet 6 bei einem oder zwei Pantoffeln: jeder zweite Wurf. Der Westen ist billiger.
learn-not-that-rug = Erlaubt wäre das. Aber auf d2 und e2 schließt er an deine anderen Teppiche an, und wer dort stehen bleibt, zahlt für alle.
learn-not-that-cut = Erlaubt wäre das. Aber auf b5 und b6 zerreißt er die Fläche, für die du eben gezahlt hast.

learn-rules-title = Teppiche: die Regeln
learn-rules-intro = Alles in unseren Worten, in höchstens zehn Minuten. Teppiche ist Marrakech, ein Spiel von Dominique Ehrhard, erschienen bei Gigamic; wir sind von beiden unabhängig, und das Original lohnt sich. Wer es hat, findet vermerkt, wo dessen Regelheft von derselben Sache spricht.
learn-rules-contents = Inhalt
learn-rules-close = Regeln schließen
learn-rules-page = Alle Regeln auf einer Seite
learn-rules-lesson = In zwei Minuten lernen
learn-book = Im Regelheft: { $section }.
learn-book-figure = Im Regelheft: { $section }, Abbildung { $figure }.
learn-book-none = Nicht im Regelheft
learn-book-object = Ziel des Spiels
learn-book-preparation = Vorbereitung
learn-book-playing = Spielablauf
learn-book-moving = 1. Assam bewegen
learn-book-payments = 2. Zahlungen
learn-book-laying = 3. Teppiche legen
learn-book-end = Spielende
learn-book-two = Regeln für zwei
learn-book-variant = Variante

learn-rules-aim = Worum es geht
learn-rules-aim-1 = Ihr seid Händler, die sich einen Markt teilen. Wer die meisten Punkte hat, wenn der letzte Teppich liegt, gewinnt.
learn-rules-aim-2 = Jeder Dirham, den du hast, ist ein Punkt, und jedes Feld, auf dem ein Teppich von dir zu sehen ist, auch. Ein Teppich bedeckt zwei Felder; wo ihn andere bedecken, zählt er nicht mehr.

learn-rules-setup = Vor dem ersten Zug
learn-rules-setup-1 = Der Markt hat sieben mal sieben Felder: a bis g von links, 1 bis 7 von oben. Assam, dem er gehört, steht in der Mitte und blickt nach Süden. Alle haben 30 Dirham und dazu Teppiche:
learn-rules-setup-item-1 = zu zweit: je 24, davon 12 in jeder von zwei Farben
learn-rules-setup-item-2 = zu dritt: je 15 in einer Farbe
learn-rules-setup-item-3 = zu viert: je 12 in einer Farbe
learn-rules-setup-2 = Gespielt wird im Uhrzeigersinn. Wer beginnt, entscheidet das Los, sofern der Tisch nicht seine Reihenfolge behält.

learn-rules-turn = Dein Zug
learn-rules-turn-1 = Ein Zug hat drei Teile, immer in dieser Reihenfolge:
learn-rules-turn-item-1 = eine Richtung für Assam wählen, würfeln und ihn gehen lassen;
learn-rules-turn-item-2 = zahlen, wenn er auf einem fremden Teppich stehen bleibt;
learn-rules-turn-item-3 = einen eigenen Teppich neben ihn legen.

learn-rules-direction = Eine Richtung wählen
learn-rules-direction-1 = Assam geht geradeaus oder macht eine Vierteldrehung nach links oder rechts. Er kehrt nie um.
learn-rules-direction-2 = Du wählst, bevor der Würfel fällt. Der Tisch zeigt, wohin ihn jeder Wurf führt, wie wahrscheinlich er ist und was er kostet.

learn-rules-walk = Der Würfel und der Weg
learn-rules-walk-1 = Der Würfel zeigt Pantoffeln: einen und vier auf je einer Seite, zwei und drei auf je zwei Seiten. Zwei und drei fallen also doppelt so oft.
learn-rules-walk-2 = So viele Felder geht Assam geradeaus. Worüber er geht, ist gleich; es zählt nur, wo er stehen bleibt.

learn-rules-mosaic = Mosaiken
learn-rules-mosaic-1 = Wo Assam den Markt verließe, folgt er dem Mosaik und kommt an dessen Ende wieder herein. Das Mosaik selbst kostet keinen Schritt: Das Feld, auf dem er hereinkommt, ist der Schritt.
learn-rules-mosaic-2 = In zwei Ecken, oben rechts und unten links, führt das Mosaik auf dasselbe Feld zurück. Dort verbraucht er einen Schritt und kommt im rechten Winkel heraus.
learn-rules-mosaic-3 = Danach blickt er in die Richtung, in der er hereinkam, und von dort geht der nächste Zug weiter.

learn-rules-pay = Zahlen
learn-rules-pay-1 = Bleibt Assam auf einem fremden Teppich stehen, zahlst du an dessen Besitzer: einen Dirham für sein Feld und einen für jedes weitere Feld dieser Farbe, das damit zusammenhängt.
learn-rules-pay-2 = Felder hängen zusammen, wenn sie eine Seite teilen; eine Ecke genügt nicht. Es zählt nur, was zu sehen ist, egal zu wie vielen Teppichen es gehört.
learn-rules-pay-3 = Ein leeres Feld, ein eigener Teppich und ein Teppich, dessen Besitzer ausgeschieden ist, kosten nichts.

learn-rules-lay = Einen Teppich legen
learn-rules-lay-1 = Dein Teppich kommt auf zwei Felder nebeneinander. Eines davon muss eine Seite von Assams Feld berühren, und dieses selbst bleibt, wie es ist. Die zwei Felder können sein:
learn-rules-lay-item-1 = beide leer;
learn-rules-lay-item-2 = eines leer, eines mit der Hälfte irgendeines Teppichs;
learn-rules-lay-item-3 = die Hälften von zwei verschiedenen Teppichen, gleich welcher Farbe.
learn-rules-lay-2 = Nur eines ist verboten: beide Hälften desselben Teppichs auf einmal zu bedecken, auch wenn er dir gehört. Um einen Teppich zu begraben, braucht es zwei.
learn-rules-lay-3 = Einen Platz für einen Teppich gibt es immer.

learn-rules-out = Ausscheiden
learn-rules-out-1 = Schuldest du mehr, als du hast, gibst du alles her und scheidest aus. Du legst in diesem Zug keinen Teppich, und deine übrigen verlassen das Spiel.
learn-rules-out-2 = Deine Teppiche auf dem Markt bleiben liegen und gehören niemandem: Dort zahlt keiner, und niemand bekommt Punkte dafür. Wer genau bis zum letzten Dirham zahlen kann, spielt mit leerem Beutel weiter.

learn-rules-end = Das Ende und die Punkte
learn-rules-end-1 = Das Spiel ist aus, wenn der letzte Teppich liegt oder nur noch ein Händler übrig ist.
learn-rules-end-2 = Zähl einen Punkt für jeden Dirham und einen für jedes sichtbare Feld von dir. Wer ausgeschieden ist, hat keine Punkte und kommt zuletzt; unter mehreren steht höher, wer länger dabei war.

learn-rules-tie = Gleichstand
learn-rules-tie-1 = Bei gleichen Punkten gewinnt, wer mehr Dirham hat. Sind auch die gleich, wird der Sieg geteilt.

learn-rules-two = Zu zweit
learn-rules-two-1 = Ihr habt je zwei Farben, gemischt zu einem Stapel, und legt immer den obersten Teppich. Den seht ihr beide; was danach kommt, weiß niemand.
learn-rules-two-2 = Beide Farben bringen dir Punkte, und auf keiner zahlst du. Aber sie verbinden sich nicht: Eine Fläche hat eine Farbe.

learn-rules-variant = Die Variante
learn-rules-variant-1 = Wählt sie der Tisch, geht ein Zug so: würfeln, gehen, zahlen, legen und zum Schluss Assam eine Vierteldrehung nach links oder rechts drehen. Die nächste Person muss ihn dorthin schicken, wohin er dann blickt.
learn-rules-variant-2 = So zielst du mit ihm auf die Person nach dir. Der erste Weg führt nach Süden. Nach dem letzten Teppich wird nicht mehr gedreht, und auch nicht, wenn jemand ausscheidet.

learn-rules-house = Hausregeln
learn-rules-house-1 = Manche Tische spielen so. Sie gelten nur, wenn ihr sie wählt:
learn-rules-house-item-1 = Beide Hälften eines eigenen Teppichs dürfen auf einmal bedeckt werden.
learn-rules-house-item-2 = In der Variante darf Assam so stehen bleiben, wie er blickt.

learn-rules-rulings = Wo das Regelheft schweigt
learn-rules-rulings-1 = Manche Fragen lässt es offen. So antworten wir darauf:
learn-ruling-1 = Wer genau zahlen kann, bleibt mit 0 Dirham dabei. Erst wer mehr schuldet, als im Beutel ist, scheidet aus.
learn-ruling-2 = Eine Zahlung zählt sichtbare Felder einer Farbe, die an den Seiten zusammenhängen, das von Assam mit.
learn-ruling-3 = Einen ganzen Teppich auf einmal zu bedecken ist bei jedem verboten: einem fremden, einem eigenen und einem, der niemandem gehört.
learn-ruling-4 = Zu zweit liegt der oberste Teppich jedes Stapels offen, und sonst keiner.
learn-ruling-5 = Das Spiel endet auch, wenn nur ein Händler übrig ist. Wer ausgeschieden ist, steht unter den anderen, wer später ausschied, über denen, die früher gingen.
learn-ruling-6 = In der Variante wird Assam nach dem letzten Teppich nicht gedreht, und nicht von jemandem, der ausscheidet.
learn-ruling-7 = Die zwei Hausregeln sind von uns und gelten nicht von selbst.
learn-ruling-8 = Scheidet der letzte Händler aus, der noch Teppiche hat, ist das Spiel sofort aus: Es gibt nichts mehr zu legen.
learn-ruling-9 = Wer ausgeschieden ist, hat keine Punkte.
learn-ruling-10 = Wer 0 Dirham hat, scheidet bei jeder Schuld aus.
learn-ruling-11 = In der Variante führt der erste Weg nach Süden, wie Assam am Anfang steht.
learn-ruling-12 = Nach einem Mosaik blickt Assam in die Richtung, in der er hereinkam.
learn-ruling-13 = Der nächste Teppich eines Stapels wird sichtbar, sobald der darüber gelegt ist.
learn-ruling-14 = Die weiteren Ränge entscheiden sich wie der erste; Gleiche teilen einen Rang, und der nächste entfällt (1, 1, 3).
learn-ruling-15 = Zu zweit hat der erste Platz Blau und Gelb, der zweite Rot und Grün.

learn-figure-setup = Der leere Markt mit Assam in der Mitte
learn-figure-direction = Assam blickt nach Süden: Er kann nach Süden, Osten oder Westen gehen, nicht nach Norden
learn-figure-walk = Die sechs Seiten des Würfels: 1, 2, 2, 3, 3 und 4 Pantoffeln
learn-figure-mosaic = Eine Drei von d2: nach d1, um das Mosaik nach c1, weiter nach c2
learn-figure-corner = Eine Drei von e1: nach f1, nach g1, um die Ecke und immer noch g1
learn-figure-pay = Assam steht in einer roten Fläche von vier Feldern; ein rotes Feld, das nur an einer Ecke anstößt, zählt nicht
learn-figure-lay = Ein gelber Teppich neben Assam bedeckt ein leeres Feld und einen halben roten Teppich: erlaubt
learn-figure-lay-not = Ein gelber Teppich bedeckt beide Hälften eines roten Teppichs: verboten
learn-figure-out = Ein verschlissener Teppich mit Knoten: Sein Besitzer ist ausgeschieden
learn-figure-end = Blau zeigt drei Felder, Rot zwei und Gelb eines
learn-allowed = erlaubt
learn-forbidden = verboten

learn-tip-more = Mehr dazu
learn-tip-market = Sieben mal sieben Felder, a bis g von links und 1 bis 7 von oben.
learn-tip-assam = Alle bewegen Assam. Er geht geradeaus oder macht eine Vierteldrehung und kehrt nie um.
learn-tip-way = Wähle vor dem Wurf. Bleibt er auf einem fremden Teppich stehen, zahlst du.
learn-tip-die = Pantoffeln sind Schritte. Zwei und drei fallen doppelt so oft wie eins und vier.
learn-tip-mosaic = Am Rand geht Assam um das Mosaik und kommt wieder herein. Der Bogen kostet keinen Schritt.
learn-tip-pay = Ein Dirham für jedes Feld dieser Farbe, das an den Seiten mit dem von Assam zusammenhängt.
learn-tip-lay = Auf zwei Felder, eines davon an einer Seite von Assams Feld. Nie auf beide Hälften desselben Teppichs.
learn-tip-merchant = Die Punkte sind Dirham und sichtbare Felder zusammen.
learn-tip-dirhams = Jeder Dirham ist am Ende ein Punkt. Wer mehr schuldet, als er hat, scheidet aus.
learn-tip-squares = Jedes Feld, auf dem dein Teppich zu sehen ist, ist am Ende ein Punkt.
learn-tip-rugs = Teppiche, die noch zu legen sind. Liegen alle, ist das Spiel aus.
learn-tip-pile = Der oberste Teppich wird als nächster gelegt. Was danach kommt, weiß niemand.
learn-tip-neutral = Sein Besitzer ist ausgeschieden: Hier zahlt keiner, und niemand bekommt Punkte dafür.

learn-keshi-title = Keshi in Kürze
learn-keshi-1 = Keshi ist Marrakesh von Stefan Feld, erschienen bei Queen Games: ein großes Spiel über eine Stadt, für einen Abend. Du setzt Keshis, kleine achteckige Steine in zwölf Farben, in die neun Bezirke deines Tableaus.
learn-keshi-rounds = Drei Durchgänge zu vier Runden
learn-keshi-item-1 = Alle wählen verdeckt drei Keshis. Deine drei Assistenten gehen in die Bezirke dieser Farben, und alle gewählten Keshis kommen in den Turm. Was herausfällt, ist nie ganz das, was hineinkam.
learn-keshi-item-2 = Reihum nehmt ihr, was herausfiel, bis zu zwei von einer Farbe auf einmal, und setzt es bei euch ein.
learn-keshi-item-3 = Dann tut jeder Assistent eines: einen weiteren Keshi in seinen Bezirk holen oder dessen Aktion ausführen. Je mehr Keshis ein Bezirk hat, desto mehr bewirkt sie.
learn-keshi-item-4 = Wer auf dem Fluss weit genug ist, nimmt einen Bonus, und die nächste Runde beginnt.
learn-keshi-season = Am Ende eines Durchgangs wird der Fluss belohnt, und deine Leute wollen Dinare, Wasser und Datteln. Was fehlt, kostet Punkte. Nach dem dritten Durchgang wird der Rest gewertet, und wer die meisten Punkte hat, gewinnt.
learn-keshi-later = Am Tisch erfährst du bei jedem Schritt, was gefragt ist, und bekommst nur angeboten, was die Regeln erlauben. In der geführten Partie spielst du den ersten Durchgang mit Anleitung, in etwa einer Viertelstunde; danach kannst du dieselbe Partie weiterspielen.
learn-keshi-guided = Die geführte Partie beginnen
learn-keshi-rules = Alle Regeln
learn-keshi-play = Einen Tisch anlegen
