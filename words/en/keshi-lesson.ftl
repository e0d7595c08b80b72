# The guided first season of keshi.

keshi-lesson-welcome = Welcome to Keshi! We play the first season together, four rounds, against Salma. I explain things when they come up; in the first round I also say what to do, and later you choose. It takes about a quarter of an hour, and you can leave at any time and go on later.
keshi-lesson-board = This board is yours. It has nine sectors, each with a colour and an action of its own. All game long you bring keshis here, the small octagons: the more of them a sector has, the more its action does.
keshi-lesson-supply = Three keshis were drawn for your supply board. Each waits on a storage space; you get it when you claim an oasis that goes there. The leftmost comes first. Choose the order you like.
keshi-lesson-disc = On the main square lies a disc with spectators. It turns by one section before every action there, and more spectators mean more of a bonus. Any position is fine.
keshi-lesson-provision = At the end of the season your citizens want this much, or you lose points. Two more tiles follow in the later seasons. Choose what you expect to have: dates are easy to come by, dinars are not.

keshi-lesson-hand = A round begins. Behind your screen are twelve keshis, one of each colour. You select three of them, Salma three of hers, in secret. Each sends one of your assistants to the sector of its colour, and each colour serves once a season.
keshi-lesson-select = For a start, take green for the orchard, turquoise for the river and white for the palace.
keshi-lesson-tower = All six went into the tower. One of Salma’s got stuck; it may come out another time. So what you selected decides where your assistants stand, and what came out is there for both of you to claim.
keshi-lesson-claim = You claim first: one or two keshis of one colour. Take both green ones. Date pickers bring a point each as you place them, and they make your orchard stronger.
keshi-lesson-claim-on = Salma has claimed too. Take one of the colours that are left: a fish helps on the river, a noble on the palace stairs, an entertainer on the main square.
keshi-lesson-use = Now your three assistants, one after the other, in the order you like. Each does one of two things: fetch a new keshi of its sector’s colour, or carry out the sector’s action.
keshi-lesson-use-one = Act where you have keshis already, and fetch a new one where you have few. Which assistant is first?

keshi-lesson-orchard = The date orchard: its action brings one date for each date picker. Dates buy scrolls and feed your citizens.
keshi-lesson-river = The river: its action moves your fisherman one step for each fish. Whoever is foremost when the season ends wins the river tile; every rapid behind you offers a bonus at the end of each round.
keshi-lesson-palace = The palace: its action lets your courtier climb one step of the palace stairs for each noble. At each threshold there is a dinar and a bonus. Without a noble there is no action, only a new keshi.
keshi-lesson-mosque = The mosque: its action lets your student climb one step of the mosque stairs for each cleric. The higher both your pawns stand, the better the bonuses on the line between them.
keshi-lesson-square = The main square: the disc turns, then you choose one of your entertainers and gain the bonus of that space once for every spectator who faces it.
keshi-lesson-madrasa = The madrasa: its action buys scrolls. A scroll asks for scholars, who stay, and for dates, which you pay. Each scholar serves for one scroll a turn.
keshi-lesson-souk = The souk: each assistant here may fetch any good, give one to the exchange office for resources, or buy a luxury good for points. Up to three assistants fit in.
keshi-lesson-medina = The medina: each guard on the watchtower can buy you a city gate. Gates cost dinars, bring points and a keshi of their colour, and 2 points more beside the sector of that colour.
keshi-lesson-sahara = The Sahara: every caravan you place discovers an oasis. The action claims discovered oases for resources. At the end of the game your best three bring points.

keshi-lesson-water = Whenever your fisherman moves you may pay water for further steps, 1 each. Remember that your citizens may want water too.
keshi-lesson-line = You have crossed a threshold: a dinar, and one bonus of the line between your two pawns. Dinars lie at the palace end, points at the mosque end.
keshi-lesson-entertainer = An entertainer brings the bonus of his space once, right now. Think of later too: only a space with an entertainer can be chosen in the action.
keshi-lesson-show = The disc has turned. Choose an entertainer; the number of spectators says how often you get the bonus.
keshi-lesson-caravan = Caravans go along two paths, without leaving out an oasis, or to the start oasis, where the first brings two resources and the second 2 points.
keshi-lesson-vendor = A red keshi is a water vendor. From now on every assistant used in that sector brings 1 water as well. One fits in each sector but the souk.
keshi-lesson-red = A red keshi is free to choose: its assistant goes to any sector that has none yet, even one whose own keshi you have used already.
keshi-lesson-scroll = Here are the scrolls. Gray ones ask for 1 scholar and a date, yellow ones for 3 scholars. Some work once, others for the rest of the game. For a dinar you may exchange those of one kind first.
keshi-lesson-shop = The exchange office turns one good into what it shows for that colour, this season. Luxury goods cost several and bring points; they also count for some oases.
keshi-lesson-gate = Four workshops, from cheap to dear: the first costs no dinar but 3 points, the last 3 dinars for 7 points. Each gate takes a guard.
keshi-lesson-build = Where the colour fits the sector, the gate brings 2 points more.
keshi-lesson-oasis = Pay what stands beside an oasis and it is yours. What it scores is printed on it: choose those that fit what you do anyway.
keshi-lesson-stored = The oasis went to your supply board, and the keshi that waited there is yours to place.
keshi-lesson-rapid = The round is over, and your fisherman is past a rapid: choose a bonus of one that he has crossed. He stays there, so you get one every round of this season.

keshi-lesson-round-2 = The second round, and Salma begins. From here on you decide; what is new I explain when you come to it. If you are at a loss, let me show you a move.
keshi-lesson-plan = A tip: select a sector in which you will have keshis by then. An assistant there can act; elsewhere he only fetches a keshi, which is good too, for the next season.
keshi-lesson-round-3 = The third round. Look at your provision tile: what do your citizens still want by the end of the next round?
keshi-lesson-end-game = Three seasons make a game. Then a full sector, eight keshis and a vendor, brings 10 points; your best three oases score; and two resources or goods left over are a point. So it pays to make two or three sectors strong.
keshi-lesson-round-4 = The last round of the season: the three colours that are left. Whoever is foremost on the river afterwards wins the river tile.
keshi-lesson-tile = You were foremost on the river: the river tile lets you carry out any one action, without an assistant.
keshi-lesson-provide = The season is over, and your citizens want their provisions. Whoever can pay must; whoever cannot hands in everything and loses points.
keshi-lesson-next-provision = The season is over: the river tile went to whoever was foremost, and the provisions were due. Now a second tile. Both are due at the end of the next season, so choose the one that suits what you produce.

keshi-lesson-else = Your choice. If you are at a loss, let me show you a move.
keshi-lesson-else-select = Select three keshis: where shall your assistants go this round?
keshi-lesson-else-claim = Claim what fits your plans, one or two of a colour.
keshi-lesson-else-use = Which assistant is next, and for what: a new keshi, or the action?
keshi-lesson-busy = Others are playing …
keshi-lesson-not-here = The lesson ends here: “Play on alone” leads on in this game.
keshi-lesson-not-that = That would be allowed. But for this first time, please do as I say; you will soon be free.

keshi-lesson-did-new = A new keshi: from now on that sector can do more.
keshi-lesson-did-climb = Up the stairs! Thresholds are worth more the higher your other pawn stands.
keshi-lesson-did-river = Down the river: each rapid behind you is a bonus at the end of every round.
keshi-lesson-did-scroll = A scroll of your own. If it works for good, it helps from now on.
keshi-lesson-did-gate = A gate stands. The keshi it brought is placed when you have bought all you want.
keshi-lesson-did-caravan = An oasis is discovered. With the action of the Sahara you can claim it.
keshi-lesson-did-oasis = The oasis is yours, and scores at the end of the game if it is among your best three.
keshi-lesson-did-luxury = A luxury good: points at once, and perhaps more through an oasis.
keshi-lesson-did-office = Goods turned into resources, just when they are needed.
keshi-lesson-did-provide = Your citizens are provided for, and nothing is lost.
keshi-lesson-did-not-provide = It was not enough this time, and that cost points. Next season you know what is due.

keshi-lesson-end = The season is over! Everybody has twelve keshis again, there is a new exchange office and a new river tile; two such seasons follow. Play this very game on, against a bot that thinks for itself?
keshi-lesson-go-on = Play on alone
