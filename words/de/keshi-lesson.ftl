# The guided first season of keshi.

keshi-lesson-welcome = Willkommen bei Keshi! Wir spielen den ersten Durchgang gemeinsam, vier Runden gegen Salma. Ich erkläre alles, wenn es an der Reihe ist; in der ersten Runde sage ich auch, was zu tun ist, danach wählst du. Das dauert etwa eine Viertelstunde; du kannst jederzeit gehen und später weitermachen.
keshi-lesson-board = Dieses Tableau ist deines. Es hat neun Bezirke, jeder mit eigener Farbe und eigener Aktion. Das ganze Spiel über bringst du Keshis hierher, die kleinen Achtecke: Je mehr ein Bezirk hat, desto mehr bewirkt seine Aktion.
keshi-lesson-supply = Für dein Vorratstableau wurden drei Keshis gezogen. Jeder wartet auf einem Ablagefeld; du bekommst ihn, wenn du eine Oase aktivierst, die dorthin kommt. Der linke kommt zuerst. Wähle die Reihenfolge, die dir gefällt.
keshi-lesson-disc = Auf dem Großen Platz liegt eine Scheibe mit Zuschauern. Vor jeder Aktion dort dreht sie sich um einen Abschnitt, und mehr Zuschauer bedeuten mehr von einem Bonus. Jede Ausrichtung ist in Ordnung.
keshi-lesson-provision = Am Ende des Durchgangs wollen deine Bewohner so viel, sonst verlierst du Punkte. In den späteren Durchgängen kommen zwei weitere Plättchen dazu. Wähle, was du wohl haben wirst: Datteln sind leicht zu bekommen, Dinar nicht.

keshi-lesson-hand = Eine Runde beginnt. Hinter deinem Sichtschirm stehen zwölf Keshis, einer in jeder Farbe. Du wählst verdeckt drei aus, Salma drei von ihren. Jeder schickt einen deiner Assistenten in den Bezirk seiner Farbe, und jede Farbe gilt einmal im Durchgang.
keshi-lesson-select = Nimm für den Anfang Grün für die Dattelplantage, Türkis für den Fluss und Weiß für den Palast.
keshi-lesson-tower = Alle sechs kamen in den Turm. Einer von Salma blieb stecken; er kommt vielleicht ein andermal heraus. Deine Auswahl bestimmt also, wo deine Assistenten stehen, und was herausfiel, ist für euch beide da.
keshi-lesson-claim = Du nimmst zuerst: einen oder zwei Keshis einer Farbe. Nimm beide grünen. Dattelpflücker bringen beim Einsetzen je einen Punkt, und sie machen deine Dattelplantage stärker.
keshi-lesson-claim-on = Auch Salma hat sich bedient. Nimm eine der übrigen Farben: Ein Fisch hilft auf dem Fluss, ein Adliger auf der Palasttreppe, ein Gaukler auf dem Großen Platz.
keshi-lesson-use = Nun deine drei Assistenten, einer nach dem anderen, in der Reihenfolge, die du willst. Jeder tut eines von beidem: einen neuen Keshi in der Farbe seines Bezirks holen oder die Aktion des Bezirks ausführen.
keshi-lesson-use-one = Führe die Aktion aus, wo du schon Keshis hast, und hol einen neuen, wo du wenige hast. Welcher Assistent zuerst?

keshi-lesson-orchard = Die Dattelplantage: Ihre Aktion bringt eine Dattel je Dattelpflücker. Mit Datteln kaufst du Schriftrollen und ernährst deine Bewohner.
keshi-lesson-river = Der Fluss: Seine Aktion bewegt deinen Fischer einen Schritt je Fisch. Wer am Ende des Durchgangs vorn liegt, gewinnt das Fluss-Plättchen; jede Stromschnelle hinter dir bietet am Ende jeder Runde einen Bonus.
keshi-lesson-palace = Der Palast: Seine Aktion lässt deinen Höfling auf der Palasttreppe eine Stufe je Adligem steigen. An jeder Schwelle gibt es einen Dinar und einen Bonus. Ohne Adligen gibt es keine Aktion, nur einen neuen Keshi.
keshi-lesson-mosque = Die Moschee: Ihre Aktion lässt deinen Schüler auf der Moscheetreppe eine Stufe je Geistlichem steigen. Je höher deine beiden Figuren stehen, desto besser sind die Boni der Linie zwischen ihnen.
keshi-lesson-square = Der Große Platz: Die Scheibe dreht sich, dann wählst du einen deiner Gaukler und erhältst den Bonus seines Feldes einmal für jeden Zuschauer, der ihm zugewandt ist.
keshi-lesson-madrasa = Die Madrasa: Mit ihrer Aktion kaufst du Schriftrollen. Eine Schriftrolle verlangt Gelehrte, die bleiben, und Datteln, die du bezahlst. Jeder Gelehrte zählt pro Zug nur für eine Schriftrolle.
keshi-lesson-souk = Der Souk: Jeder Assistent hier kann eine beliebige Ware holen, eine in der Wechselstube gegen Ressourcen abgeben oder eine Luxusware für Punkte kaufen. Bis zu drei Assistenten haben Platz.
keshi-lesson-medina = Die Medina: Für jeden Wächter auf dem Wachturm kannst du ein Stadttor kaufen. Tore kosten Dinar, bringen Punkte und einen Keshi ihrer Farbe, und 2 Punkte mehr neben dem Bezirk dieser Farbe.
keshi-lesson-sahara = Die Sahara: Jeder Karawanenführer, den du einsetzt, erkundet eine Oase. Die Aktion aktiviert erkundete Oasen für Ressourcen. Am Ende des Spiels bringen deine drei besten Punkte.

keshi-lesson-water = Wann immer dein Fischer sich bewegt, darfst du Wasser für weitere Schritte bezahlen, je 1. Denk daran, dass vielleicht auch deine Bewohner Wasser wollen.
keshi-lesson-line = Du hast eine Schwelle überschritten: ein Dinar und ein Bonus der Linie zwischen deinen beiden Figuren. Dinar liegen am Palast, Punkte an der Moschee.
keshi-lesson-entertainer = Ein Gaukler bringt den Bonus seines Feldes einmal, jetzt gleich. Denk auch an später: Nur ein Feld mit Gaukler lässt sich in der Aktion wählen.
keshi-lesson-show = Die Scheibe hat sich gedreht. Wähle einen Gaukler; die Zahl der Zuschauer sagt, wie oft du den Bonus bekommst.
keshi-lesson-caravan = Karawanenführer gehen zwei Pfade entlang, ohne eine Oase auszulassen, oder zur Start-Oase, wo der erste zwei Ressourcen bringt und der zweite 2 Punkte.
keshi-lesson-vendor = Ein roter Keshi ist ein Wasserverkäufer. Von nun an bringt jeder Assistent, den du in diesem Bezirk nutzt, auch 1 Wasser. In jeden Bezirk außer dem Souk passt einer.
keshi-lesson-red = Ein roter Keshi lässt dir die Wahl: Sein Assistent geht in einen beliebigen Bezirk, in dem noch keiner steht, auch wenn du dessen eigenen Keshi schon benutzt hast.
keshi-lesson-scroll = Hier sind die Schriftrollen. Graue verlangen 1 Gelehrten und eine Dattel, gelbe 3 Gelehrte. Manche wirken einmal, andere für den Rest des Spiels. Für einen Dinar darfst du vorher die einer Sorte austauschen.
keshi-lesson-shop = Die Wechselstube macht aus einer Ware, was sie in diesem Durchgang bei der Farbe zeigt. Luxuswaren kosten mehrere und bringen Punkte; auch manche Oasen zählen sie.
keshi-lesson-gate = Vier Werkstätten, von billig bis teuer: Die erste kostet keinen Dinar, aber 3 Punkte, die letzte 3 Dinar für 7 Punkte. Jedes Tor braucht einen Wächter.
keshi-lesson-build = Wo die Farbe zum Bezirk passt, bringt das Tor 2 Punkte mehr.
keshi-lesson-oasis = Bezahle, was neben einer Oase steht, und sie gehört dir. Wofür sie Punkte bringt, ist aufgedruckt: Wähle, was zu dem passt, was du ohnehin tust.
keshi-lesson-stored = Die Oase kam auf dein Vorratstableau, und den Keshi, der dort wartete, darfst du einsetzen.
keshi-lesson-rapid = Die Runde ist zu Ende, und dein Fischer ist über eine Stromschnelle hinaus: Wähle den Bonus einer, die er überquert hat. Er bleibt dort, also bekommst du in jeder Runde dieses Durchgangs einen.

keshi-lesson-round-2 = Die zweite Runde, und Salma beginnt. Von hier an entscheidest du; was neu ist, erkläre ich, wenn du dazu kommst. Weißt du nicht weiter, lass dir einen Zug zeigen.
keshi-lesson-plan = Ein Tipp: Wähle einen Bezirk, in dem du bis dahin Keshis hast. Dort kann ein Assistent die Aktion ausführen; anderswo holt er nur einen Keshi, was auch gut ist, für den nächsten Durchgang.
keshi-lesson-round-3 = Die dritte Runde. Sieh dir dein Versorgungs-Plättchen an: Was wollen deine Bewohner bis zum Ende der nächsten Runde noch?
keshi-lesson-end-game = Ein Spiel dauert drei Durchgänge. Am Ende bringt ein voller Bezirk, acht Keshis und ein Wasserverkäufer, 10 Punkte; deine drei besten Oasen zählen; und je zwei übrige Ressourcen oder Waren sind ein Punkt. Es lohnt sich also, zwei oder drei Bezirke stark zu machen.
keshi-lesson-round-4 = Die letzte Runde des Durchgangs: die drei übrigen Farben. Wer danach auf dem Fluss vorn liegt, gewinnt das Fluss-Plättchen.
keshi-lesson-tile = Du lagst auf dem Fluss vorn: Das Fluss-Plättchen lässt dich eine beliebige Aktion ausführen, ohne Assistenten.
keshi-lesson-provide = Der Durchgang ist zu Ende, und deine Bewohner wollen versorgt werden. Wer bezahlen kann, muss; wer nicht kann, gibt alles ab und verliert Punkte.
keshi-lesson-next-provision = Der Durchgang ist zu Ende: Das Fluss-Plättchen ging an den vordersten Fischer, und die Versorgung war fällig. Nun ein zweites Plättchen. Beide sind am Ende des nächsten Durchgangs fällig; wähle also, was zu dem passt, was du erwirtschaftest.

keshi-lesson-else = Deine Wahl. Weißt du nicht weiter, lass dir einen Zug zeigen.
keshi-lesson-else-select = Wähle drei Keshis: Wohin sollen deine Assistenten in dieser Runde?
keshi-lesson-else-claim = Nimm, was zu deinen Plänen passt, einen oder zwei einer Farbe.
keshi-lesson-else-use = Welcher Assistent ist der nächste, und wofür: ein neuer Keshi oder die Aktion?
keshi-lesson-busy = Die anderen spielen …
keshi-lesson-not-here = Die Lektion endet hier: Mit „Allein weiterspielen“ geht diese Partie weiter.
keshi-lesson-not-that = Das wäre erlaubt. Aber tu dieses erste Mal bitte, was ich sage; bald bist du frei.

keshi-lesson-did-new = Ein neuer Keshi: Dieser Bezirk kann von nun an mehr.
keshi-lesson-did-climb = Die Treppe hinauf! Schwellen bringen mehr, je höher deine andere Figur steht.
keshi-lesson-did-river = Den Fluss entlang: Jede Stromschnelle hinter dir ist ein Bonus am Ende jeder Runde.
keshi-lesson-did-scroll = Eine eigene Schriftrolle. Wirkt sie auf Dauer, hilft sie von jetzt an.
keshi-lesson-did-gate = Ein Tor steht. Der Keshi, den es brachte, wird eingesetzt, wenn du alles gekauft hast.
keshi-lesson-did-caravan = Eine Oase ist erkundet. Mit der Aktion der Sahara kannst du sie aktivieren.
keshi-lesson-did-oasis = Die Oase gehört dir und zählt am Ende des Spiels, wenn sie unter deinen drei besten ist.
keshi-lesson-did-luxury = Eine Luxusware: Punkte sofort, und vielleicht noch mehr durch eine Oase.
keshi-lesson-did-office = Aus Waren wurden Ressourcen, gerade wenn man sie braucht.
keshi-lesson-did-provide = Deine Bewohner sind versorgt, und nichts ist verloren.
keshi-lesson-did-not-provide = Diesmal reichte es nicht, und das kostete Punkte. Im nächsten Durchgang weißt du, was fällig ist.

keshi-lesson-end = Der Durchgang ist zu Ende! Alle haben wieder zwölf Keshis, es gibt eine neue Wechselstube und ein neues Fluss-Plättchen; zwei solche Durchgänge folgen. Willst du genau diese Partie weiterspielen, gegen einen Bot, der selbst denkt?
keshi-lesson-go-on = Allein weiterspielen
