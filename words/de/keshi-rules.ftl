# The rules of keshi, in our own words.

keshi-rules-title = Keshi: die Regeln
keshi-rules-intro = Alle Regeln in unseren Worten. Keshi ist Marrakesh, ein Spiel von Stefan Feld, erschienen bei Queen Games; wir sind von beiden unabhängig, und die Schachtel ist ihr Geld wert. Es sind die Regeln der Classic-Ausgabe (Deluxe ist dasselbe mit anderem Material); was die Essential-Ausgabe anders macht, hat seinen eigenen Abschnitt. Wer die Schachtel hat, findet in den Hinweisen die Seite des englischen Regelhefts, auf der dasselbe steht.
keshi-rules-lesson = Beim Spielen lernen
keshi-rules-owner = Die Werte deiner Schachtel
keshi-rules-book = In den Regelheften: Classic S. { $classic }, Essential S. { $essential }.
keshi-rules-book-essential = Im Essential-Regelheft: S. { $essential }.
keshi-rules-book-none = Nicht in den Regelheften
keshi-rules-group-game = Die Partie
keshi-rules-group-sectors = Die neun Bezirke
keshi-rules-group-more = Erweiterungen und Ausgaben
keshi-rules-group-lists = Zum Nachschlagen

keshi-rules-aim = Worum es geht
keshi-rules-aim-1 = Eine Partie dauert drei Durchgänge zu je vier Runden. In jeder Runde bringst du Keshis, achteckige Steine in zwölf Farben, in die neun Bezirke deines Tableaus und führst dort Aktionen aus. Je mehr Keshis ein Bezirk hat, desto mehr bewirkt seine Aktion.
keshi-rules-aim-2 = Am Ende jedes Durchgangs müssen deine Bewohner versorgt werden. Wer nach dem dritten Durchgang und der Schlusswertung die meisten Punkte hat, gewinnt.

keshi-rules-setup = Vor der ersten Runde
keshi-rules-setup-1 = Alle beginnen mit 10 Punkten, einer Dattel, 1 Wasser und einem Dinar sowie sechs verdeckten Oasen in der Sahara. Hinter dem Sichtschirm stehen zwölf Keshis, einer jeder Farbe. Dann entscheiden alle gleichzeitig:
keshi-rules-setup-item-1 = in welcher Reihenfolge die für das Vorratstableau gezogenen Keshis darauf stehen (zu zweit drei, sonst zwei);
keshi-rules-setup-item-2 = wie die Zuschauer-Scheibe auf dem Großen Platz liegt;
keshi-rules-setup-item-3 = welches von drei Versorgungs-Plättchen vom ersten Durchgang an offen liegt.
keshi-rules-setup-2 = Plättchen in der Auslage, Tore in den Werkstätten, Wechselstube und Fluss-Plättchen werden gezogen. Zuletzt wird ausgelost, wer beginnt.

keshi-rules-round = Eine Runde
keshi-rules-round-1 = Jede Runde hat vier Phasen:
keshi-rules-round-item-1 = drei Keshis auswählen und die Assistenten einsetzen;
keshi-rules-round-item-2 = nehmen, was aus dem Turm fällt;
keshi-rules-round-item-3 = die drei Assistenten nutzen;
keshi-rules-round-item-4 = den Bonus des Flusses nehmen.
keshi-rules-round-2 = Dann geht das Kamel weiter; wer es bekommt, beginnt die nächste Runde. Nach vier Runden sind die Sichtschirme leer, und der Durchgang ist zu Ende.

keshi-rules-select = Keshis auswählen
keshi-rules-select-1 = Alle wählen verdeckt drei ihrer Keshis und decken sie gemeinsam auf. Jeder dieser Keshis schickt einen Assistenten in den Bezirk seiner Farbe; lila, orange und gelbe in den Souk, der bis zu drei Assistenten aufnimmt. Alle anderen Bezirke nehmen einen auf.
keshi-rules-select-2 = Ein roter Keshi ist frei: Sein Assistent geht in einen beliebigen Bezirk ohne Assistenten oder in den Souk.
keshi-rules-select-3 = Jede Farbe lässt sich einmal im Durchgang wählen. In vier Runden schickst du also zwölf Assistenten aus, einen je Farbe.

keshi-rules-tower = Der Turm
keshi-rules-tower-1 = Alle gewählten Keshis werden gemeinsam in den Turm geworfen. Manche bleiben stecken, manche lösen sich wieder: Was in der Basis liegt, ist selten das, was hineinkam. Die Wahl einer Farbe bestimmt, wo dein Assistent steht, und nicht, welche Keshis du bekommst.
keshi-rules-tower-2 = Mit der Ebene B1 bleiben wenige Keshis im Turm, mit B2 mehr. Was steckt, bleibt auch von Durchgang zu Durchgang darin.

keshi-rules-claim = Keshis nehmen
keshi-rules-claim-1 = Reihum nimmst du einen oder zwei Keshis einer Farbe aus der Basis und setzt sie sofort ein, bis sie leer ist. Was ein Keshi beim Einsetzen bringt, kommt ebenfalls sofort:
keshi-rules-claim-item-1 = grün: 1 Punkt;
keshi-rules-claim-item-2 = rosa: der Bonus neben seinem Feld auf dem Großen Platz, einmal;
keshi-rules-claim-item-3 = braun: Eine Oase wird erkundet, oder der Bonus der Start-Oase kommt;
keshi-rules-claim-item-4 = rot: noch nichts, aber von da an 1 Wasser für jeden Assistenten, den du dort nutzt.
keshi-rules-claim-2 = Jeder Bezirk außer dem Souk hat acht Felder für seine Farbe und eines für einen roten Keshi. Wo kein Platz ist, darfst du nichts nehmen; wer nichts nehmen kann, wird übergangen.

keshi-rules-assistants = Assistenten nutzen
keshi-rules-assistants-1 = In Spielreihenfolge nutzen alle ihre drei Assistenten, einen nach dem anderen, in beliebiger Reihenfolge. Jeder tut eines von beidem:
keshi-rules-assistants-item-1 = ein neuer Keshi: Nimm einen in der Farbe des Bezirks aus dem Vorrat und setze ihn ein, mit dem, was das bringt (im Souk eine beliebige Ware);
keshi-rules-assistants-item-2 = die Aktion seines Bezirks.
keshi-rules-assistants-2 = Steht ein Wasserverkäufer im Bezirk, bekommst du vorher 1 Wasser, was du auch wählst. Ein Assistent muss eines von beidem tun, wenn er kann.

keshi-rules-orchard = Dattelplantage
keshi-rules-orchard-1 = Aktion: Du erhältst eine Dattel je Dattelpflücker.
keshi-rules-orchard-2 = Einen Dattelpflücker einzusetzen bringt 1 Punkt.

keshi-rules-river = Fluss
keshi-rules-river-1 = Aktion: Dein Fischer geht einen Schritt je Fisch. Wann immer er mindestens einen Schritt geht, warum auch immer, darfst du Wasser für weitere Schritte bezahlen, 1 Wasser je Schritt.
keshi-rules-river-2 = Am Landungssteg nimmt er den besten freien Platz, und du erhältst dessen Punkte. Jeder weitere Schritt in diesem Durchgang ist 1 Punkt wert.
keshi-rules-river-3 = Überquerte Stromschnellen geben am Ende jeder Runde einen Bonus zur Wahl. Nach dem Durchgang gehen alle Fischer zurück an den Start.

keshi-rules-square = Großer Platz
keshi-rules-square-1 = Aktion: Zuerst dreht sich die Zuschauer-Scheibe um einen Abschnitt im Uhrzeigersinn. Dann wählst du einen deiner Gaukler und erhältst den Bonus seines Feldes einmal je Zuschauer, der ihn ansieht. Mehrere Waren sind von einer Farbe.
keshi-rules-square-2 = Einen Gaukler einzusetzen bringt den Bonus seines Feldes einmal. Rund um den Platz liegen Punkte, Wasser, Waren, Datteln, Dinar und Schritte auf dem Fluss und beiden Treppen.

keshi-rules-stairs = Palast und Moschee
keshi-rules-stairs-1 = Aktion im Palast: Dein Höfling steigt auf der Palasttreppe eine Stufe je Adligem. Aktion in der Moschee: Dein Schüler steigt auf der Moscheetreppe eine Stufe je Geistlichem.
keshi-rules-stairs-2 = Beide Treppen haben fünf Abschnitte. Wer die Schwelle zu einem neuen überschreitet, erhält einen Dinar und einen Bonus der Linie zwischen den eigenen beiden Figuren. Danach kommen die übrigen Schritte.
keshi-rules-stairs-3 = Am Ende der Treppe bleibt die Figur stehen, und jeder weitere Schritt ist 1 Punkt wert.

keshi-rules-lines = Die Linien zwischen den Treppen
keshi-rules-lines-1 = Eine Linie verbindet die Abschnitte, in denen deine beiden Figuren stehen. An ihr liegen Dinar (neben dem Palast), Punkte (neben der Moschee) und bis zu drei weitere Felder dazwischen. An jeder Schwelle wählst du eines davon.
keshi-rules-lines-2 = Weiter oben sind die Enden besser: bis zu 4 Dinar und bis zu 7 Punkte. Die Felder dazwischen geben Keshis, eine Dattel, Wasser oder einen Schritt auf dem Fluss, ganz oben einen beliebigen Keshi oder zwei einer Farbe. Ein Keshi, den du nicht einsetzen könntest, wird nicht angeboten.

keshi-rules-madrasa = Madrasa und Schriftrollen
keshi-rules-madrasa-1 = Aktion: Kaufe Schriftrollen. Jede Sorte verlangt Gelehrte in deiner Madrasa und kostet Datteln:
keshi-rules-madrasa-item-1 = grau: 1 Gelehrter, 1 Dattel;
keshi-rules-madrasa-item-2 = gelb: 3 Gelehrte, 1 Dattel;
keshi-rules-madrasa-item-3 = rosa: 5 Gelehrte, 2 Datteln;
keshi-rules-madrasa-item-4 = orange: 7 Gelehrte, 3 Datteln.
keshi-rules-madrasa-2 = Gelehrte werden nicht abgegeben, doch jeder zählt pro Zug nur für eine Schriftrolle: Mit vieren kannst du eine kaufen, die 3 verlangt, und eine, die 1 verlangt.
keshi-rules-madrasa-3 = Vor deinem ersten Kauf einer Runde darfst du einen Dinar bezahlen, um die drei offenen Schriftrollen einer Sorte auszutauschen; dann musst du eine der neuen kaufen.
keshi-rules-madrasa-4 = Manche Schriftrollen wirken einmal und sofort, manche am Ende jeder Runde oder jedes Durchgangs und die meisten anderen für den Rest der Partie. Neue Schriftrollen werden nach deinem Zug aufgedeckt.

keshi-rules-souk = Souk
keshi-rules-souk-1 = Aktion, für jeden Assistenten hier: entweder eine Ware in der Wechselstube abgeben, für das, was sie bei dieser Farbe zeigt, oder eine Luxusware kaufen, für die Waren, die sie verlangt, und ihre Punkte und Ressourcen bekommen.
keshi-rules-souk-2 = Die Wechselstube wechselt mit jedem Durchgang. Gekaufte Luxuswaren behältst du: Manche Oasen und Fluss-Plättchen zählen sie. Der Souk ist nie voll und hat keinen Wasserverkäufer.

keshi-rules-medina = Medina und Stadttore
keshi-rules-medina-1 = Wächter stehen zuerst auf dem Wachturm. Aktion: Für jeden Wächter dort darfst du ein Stadttor aus einer der vier Werkstätten kaufen, für 0 Dinar und einen Verlust von 3 Punkten, 1 Dinar und 1 Punkt, 2 und 4 oder 3 und 7.
keshi-rules-medina-2 = Baue es auf ein freies Torfeld; ein Wächter geht daneben und bleibt dort. Hat das Tor die Farbe des Bezirks an diesem Feld, erhältst du 2 Punkte; neben dem Souk gilt das für Tore in den Farben der Waren.
keshi-rules-medina-3 = Jedes Tor bringt auch einen Keshi seiner Farbe. Eingesetzt werden sie nach allen Käufen, ein so gewonnener Wächter hilft also erst später. Einer für einen vollen Bezirk geht verloren.

keshi-rules-sahara = Sahara und Oasen
keshi-rules-sahara-1 = Einen Karawanenführer einzusetzen erkundet eine Oase: die nächste auf dem oberen oder unteren Pfad (in der Schachtel: der linke und der rechte), ohne eine auszulassen. An der Start-Oase bringt der erste zwei beliebige Ressourcen, der zweite 2 Punkte.
keshi-rules-sahara-2 = Aktion: Aktiviere so viele erkundete Oasen, wie du willst und bezahlen kannst. Der Preis steht daneben: eine einzige Ressource für die erste eines Pfads, drei verschiedene für die letzte.
keshi-rules-sahara-3 = In der Schlusswertung bringen deine drei besten aktivierten Oasen Punkte.

keshi-rules-storage = Oasen ablegen
keshi-rules-storage-1 = Eine aktivierte Oase kommt auf das nächste Ablagefeld deines Vorratstableaus, von links nach rechts. Was dort ist, kommt sofort, wenn du willst:
keshi-rules-storage-item-1 = ein Keshi: Setze ihn auf deinem Tableau ein;
keshi-rules-storage-item-2 = das Tauschzeichen: Gib einen deiner Keshis zurück und setze dafür einen anderer Farbe ein. Karawanenführer, Waren und Wächter an Toren kannst du nicht zurückgeben;
keshi-rules-storage-item-3 = die Schriftrolle: Nimm eine offene gelbe Schriftrolle, ohne Gelehrte und umsonst.

keshi-rules-vendors = Wasserverkäufer
keshi-rules-vendors-1 = Ein roter Keshi wird in einem beliebigen Bezirk außer dem Souk eingesetzt, der noch keinen Wasserverkäufer hat. Wann immer du dort einen Assistenten nutzt, für einen neuen Keshi oder für die Aktion, bekommst du vorher 1 Wasser.
keshi-rules-vendors-2 = Voll ist ein Bezirk nur mit seinem Wasserverkäufer.

keshi-rules-rapids = Das Ende einer Runde
keshi-rules-rapids-1 = Wer mindestens eine Stromschnelle überquert hat, nimmt den Bonus einer der überquerten: einen Punkt, eine beliebige Ressource, eine beliebige Ware oder, an der letzten, 3 Punkte. Der Fischer bleibt, wo er ist.

keshi-rules-season = Das Ende eines Durchgangs
keshi-rules-season-1 = Zuerst der Fluss: Wer vorn liegt, erhält den Bonus des Fluss-Plättchens. Von mehreren auf einem Feld liegt vorn, wer zuerst da war; vom Startfeld aus gewinnt niemand. Im dritten Durchgang bekommt auch der Zweite etwas, außer zu zweit.
keshi-rules-season-2 = Dann werden die Bewohner versorgt. Für den nächsten Durchgang gibt es eine neue Wechselstube und ein neues Fluss-Plättchen, alle haben wieder zwölf Keshis, und die nächste Person beginnt.

keshi-rules-provisions = Versorgung
keshi-rules-provisions-1 = Du bezahlst, was alle deine offenen Versorgungs-Plättchen verlangen. Wer kann, muss. Kannst du nicht alles bezahlen, gibst du alles ab, was du hast, gleich welcher Art, und verlierst die Punkte aller deiner offenen Plättchen.
keshi-rules-provisions-2 = Danach deckst du ein weiteres Plättchen auf. Nach dem ersten Durchgang ist also eines fällig, nach dem zweiten sind es zwei, nach dem dritten drei.

keshi-rules-end = Die Schlusswertung
keshi-rules-end-1 = Nach dem dritten Durchgang gibt es Punkte für
keshi-rules-end-item-1 = volle Bezirke mit acht Keshis und einem Wasserverkäufer: je 10 (der Souk zählt nie);
keshi-rules-end-item-2 = deine drei besten aktivierten Oasen;
keshi-rules-end-item-3 = Übriges: 1 für je zwei Ressourcen und Waren zusammen.

keshi-rules-tie = Gleichstand
keshi-rules-tie-1 = Bei gleichen Punkten gewinnt, wer auf der Palasttreppe weiter oben ist, dann, wer auf der Moscheetreppe weiter oben ist. Sonst wird der Sieg geteilt.

keshi-rules-staircase = Erweiterung 1: Stufen-Plättchen
keshi-rules-staircase-1 = Zwölf Plättchen bedecken die Felder der Linien, so dass jede Partie andere Boni hat. Frei bleiben die Dinar und Punkte an den Enden, das unterste Feld und die beiden obersten.

keshi-rules-companions = Erweiterung 2: Imam und Sultan
keshi-rules-companions-1 = Beide warten auf einer Stufe ihrer Treppe. Wer sie erreicht oder überschreitet, nimmt sie mit und behält sie, bis jemand überholt; Gleichziehen genügt nicht.
keshi-rules-companions-2 = Mit dem Sultan kostet dich jede Schriftrolle eine Dattel weniger, mit dem Imam jede Luxusware eine Ware weniger. Oben angekommen, wechseln sie zur nächsten Figur darunter; sind mehrere gleichauf, warten sie eine Stufe über ihnen.

keshi-rules-offices = Erweiterung 3: weitere Wechselstuben
keshi-rules-offices-1 = Sechs weitere Wechselstuben werden beigemischt oder allein benutzt. Sie geben eine Dattel mit einem Schritt auf dem Fluss, einen Dinar mit einem Punkt und 1 Wasser mit einem Schritt auf einer der Treppen, jeweils für eine der Waren.

keshi-rules-spectators = Erweiterung 4: Zuschauer
keshi-rules-spectators-1 = Die Zuschauer-Scheiben liegen mit der lila Seite oben: Ein Abschnitt hat keinen Zuschauer, ein anderer vier.

keshi-rules-towns = Erweiterung 5: Wüstenstädte
keshi-rules-towns-1 = Die Start-Oase ist geschlossen. Dafür hat jeder Pfad ein viertes Feld: Ein Karawanenführer dort bringt 4 Punkte, und du wählst eine der Städte im Spiel. Zu zweit, zu dritt oder zu viert sind das drei, fünf oder sieben.
keshi-rules-towns-2 = Aktiviert wird eine Stadt mit der Aktion der Sahara, für je eine lila, orange und gelbe Ware. Die meisten bringen in der Schlusswertung Punkte, höchstens zwei neben deinen drei Oasen; drei wirken sofort.
keshi-rules-towns-3 = Für eine volle Sahara brauchen auch beide Stadtfelder ihre Karawanenführer.

keshi-rules-essential = Die Essential-Ausgabe
keshi-rules-essential-1 = An einem Tisch dieser Ausgabe ist Folgendes anders:
keshi-rules-essential-item-1 = Fluss, Dattelplantage, Madrasa, Palast und Moschee haben statt acht Feldern eine Leiste von 0 bis 8 mit einem Marker.
keshi-rules-essential-item-2 = Was du nimmst, liegt neben deinem Tableau, bis die Basis leer ist, und wird erst dann eingesetzt. Für die Grenzen zählt es schon.
keshi-rules-essential-item-3 = Von jeder Sorte Schriftrollen liegen drei offen neben einem Stapel, ebenso fünf Luxuswaren neben ihrem.
keshi-rules-essential-item-4 = Schriftrolle 35 gibt 1 Wasser mehr, wenn ein Assistent in einem Bezirk mit Wasserverkäufer genutzt wird; Schriftrolle 50 wirkt auch bei neuen Keshis.
keshi-rules-essential-item-5 = Die Schriftrollen 43 und 67 und Fluss-Plättchen 03 setzen einen Keshi nach dem anderen ein; jeder wird gewählt, wenn der vorige eingesetzt ist.
keshi-rules-essential-item-6 = Jede Wechselstube der Erweiterung 3 ist die Rückseite einer anderen; von beiden kann nur eine kommen.
keshi-rules-essential-item-7 = Holz-Keshis sind begrenzt: siehe Platzhalter.

keshi-rules-placeholder = Platzhalter (Essential)
keshi-rules-placeholder-1 = Zu Beginn eines Durchgangs können so viele Keshis einer Farbe im Turm stecken, dass sie nicht für alle reichen. Dann bekommt, wer führt, einen Platzhalter. Er lässt sich nicht auswählen und wird abgegeben, sobald ein Keshi dieser Farbe zurückkommt.
keshi-rules-placeholder-2 = Wer vor der vierten Runde noch einen hat, tauscht ihn gegen einen Keshi einer Farbe, die schon in diesem Durchgang ausgewählt wurde.

keshi-rules-silent = Wo die Regelhefte schweigen
keshi-rules-silent-1 = Manche Fragen lassen sie offen. Die häufigsten und unsere Antworten:
keshi-rules-silent-item-1 = Boni, die gleichzeitig kommen, kommen in der Reihenfolge deiner Wahl, jeder mit allem, was daraus folgt.
keshi-rules-silent-item-2 = Was etwas kostet, darfst du lassen; alles andere geschieht, soweit es geht.
keshi-rules-silent-item-3 = Ein früher in deinem Zug eingesetzter Wasserverkäufer gibt schon Wasser.
keshi-rules-silent-item-4 = Schritte für Wasser oder durch Schriftrollen kommen nach den anderen und dürfen nutzen, was unterwegs gewonnen wurde.
keshi-rules-silent-item-5 = Für eine weitere Aktion in der Madrasa im selben Zug zählen nur die Gelehrten, die noch nicht gebraucht wurden. Die Aktion von Fluss-Plättchen 01 gilt als eigener Zug.
keshi-rules-silent-item-6 = Beige und rote Tore passen nirgends.
keshi-rules-silent-item-7 = Punkte können unter null fallen.
keshi-rules-silent-item-8 = Für Oasen, die Ressourcen zählen, wird in der Schlusswertung von selbst die beste Anzahl abgegeben.

keshi-rules-scrolls = Alle Schriftrollen
keshi-rules-scrolls-1 = Das Zeichen oben links auf einer Schriftrolle sagt, wann sie wirkt.
keshi-rules-scrolls-gray = Grau: 1 Gelehrter, 1 Dattel
keshi-rules-scrolls-yellow = Gelb: 3 Gelehrte, 1 Dattel
keshi-rules-scrolls-pink = Rosa: 5 Gelehrte, 2 Datteln
keshi-rules-scrolls-orange = Orange: 7 Gelehrte, 3 Datteln
keshi-rules-oases = Alle Oasen
keshi-rules-oases-1 = Von denen, die du aktiviert hast, bringen die drei besten am Ende Punkte.
keshi-rules-rivers = Alle Fluss-Plättchen
keshi-rules-rivers-1 = Jedes Plättchen hat zwei Seiten; ungerade Nummern sind Vorderseiten. In jedem Durchgang liegt eines am Ende des Flusses.
keshi-rules-rivers-season = Durchgang { $season }
keshi-rules-townlist = Alle Wüstenstädte
keshi-rules-townlist-1 = Nur mit Erweiterung 5. Die Nummern 10 bis 12 wirken sofort, wenn sie aktiviert werden.
