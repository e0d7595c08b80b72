# The rules of keshi, in our own words.

keshi-rules-title = Keshi: the rules
keshi-rules-intro = All of it in our own words. Keshi is Marrakesh, a game by Stefan Feld, published by Queen Games; we are independent of both, and the box is worth owning. The rules are those of the Classic edition (Deluxe is the same with other pieces); what the Essential edition does otherwise has a part of its own. If you have the box, the notes say on which page of the English booklet the same thing stands.
keshi-rules-lesson = Learn it by playing
keshi-rules-owner = The values of your box
keshi-rules-book = In the booklets: Classic p. { $classic }, Essential p. { $essential }.
keshi-rules-book-essential = In the Essential booklet: p. { $essential }.
keshi-rules-book-none = Not in the booklets
keshi-rules-group-game = The game
keshi-rules-group-sectors = The nine sectors
keshi-rules-group-more = Expansions and editions
keshi-rules-group-lists = To look up

keshi-rules-aim = What it is about
keshi-rules-aim-1 = A game lasts three seasons of four rounds each. In every round you bring keshis, octagonal pieces in twelve colours, to the nine sectors of your own board, and act there. The more keshis a sector has, the more its action does.
keshi-rules-aim-2 = At the end of each season your citizens have to be provided for. Whoever has the most points after the third season and the final scoring wins.

keshi-rules-setup = Before the first round
keshi-rules-setup-1 = Everybody begins with 10 points, a date, 1 water and a dinar, and six hidden oases in the Sahara. Behind the screen stand twelve keshis, one of each colour. Then all decide at the same time:
keshi-rules-setup-item-1 = in which order the keshis drawn for the supply board stand on it (three with two players, otherwise two);
keshi-rules-setup-item-2 = how the audience disc lies on the main square;
keshi-rules-setup-item-3 = which of three provision tiles lies open from the first season on.
keshi-rules-setup-2 = Tiles on display, gates in the workshops, the exchange office and the river tiles are drawn. The start player is drawn last.

keshi-rules-round = A round
keshi-rules-round-1 = Every round has four phases:
keshi-rules-round-item-1 = select three keshis and deploy the assistants;
keshi-rules-round-item-2 = claim what comes out of the tower;
keshi-rules-round-item-3 = use the three assistants;
keshi-rules-round-item-4 = take the bonus of the river.
keshi-rules-round-2 = Then the camel goes to the next player, who starts the next round. After four rounds the screens are empty, and the season is over.

keshi-rules-select = Selecting keshis
keshi-rules-select-1 = All select three of their keshis in secret and reveal them together. Each of these keshis sends one assistant to the sector of its colour; purple, orange and yellow ones go to the souk, which takes up to three assistants. All other sectors take one.
keshi-rules-select-2 = A red keshi is free: its assistant goes to any sector that has none yet, or to the souk.
keshi-rules-select-3 = Each colour can be selected once in a season. So in four rounds you send twelve assistants out, one for each colour.

keshi-rules-tower = The tower
keshi-rules-tower-1 = All selected keshis are thrown into the tower together. Some get stuck, some that were stuck come out: what lies in the base is rarely what went in. Selecting a colour decides where your assistant stands, not which keshis you will get.
keshi-rules-tower-2 = With the layer B1 few keshis stay in the tower, with B2 more. What is stuck stays there from season to season.

keshi-rules-claim = Claiming
keshi-rules-claim-1 = In turn you take one or two keshis of one colour from the base and place them at once, until the base is empty. What a keshi brings when it is placed comes at once too:
keshi-rules-claim-item-1 = green: 1 point;
keshi-rules-claim-item-2 = pink: the bonus beside its space on the main square, once;
keshi-rules-claim-item-3 = brown: an oasis is discovered, or the bonus of the start oasis comes;
keshi-rules-claim-item-4 = red: nothing yet, but from then on 1 water for every assistant used there.
keshi-rules-claim-2 = Every sector but the souk has eight spaces for its colour and one for a red keshi. Where there is no space you may not claim; whoever can claim nothing is passed over.

keshi-rules-assistants = Using assistants
keshi-rules-assistants-1 = In turn order, everybody uses all three of their assistants, one after the other, in any order. Each does one of two things:
keshi-rules-assistants-item-1 = a new keshi: take one of the sector’s colour from the supply and place it, with what that brings (in the souk any good);
keshi-rules-assistants-item-2 = the action of its sector.
keshi-rules-assistants-2 = If a water vendor stands in the sector, you gain 1 water first, whichever you choose. An assistant has to do one of the two if it can.

keshi-rules-orchard = Date orchard
keshi-rules-orchard-1 = Action: gain a date for each date picker.
keshi-rules-orchard-2 = Placing a date picker brings 1 point.

keshi-rules-river = River
keshi-rules-river-1 = Action: your fisherman goes one step for each fish. Whenever he goes at least one step, for whatever reason, you may pay water for further steps, 1 water each.
keshi-rules-river-2 = At the jetty he takes the best free spot and you gain its points. Each further step in this season is worth 1 point.
keshi-rules-river-3 = Rapids that he has crossed give a choice of bonuses at the end of every round. After the season all fishermen go back to the start.

keshi-rules-square = Main square
keshi-rules-square-1 = Action: first the audience disc turns by one section, clockwise. Then you choose one of your entertainers and gain the bonus of that space once for each spectator who faces it. Several goods are of one colour.
keshi-rules-square-2 = Placing an entertainer brings the bonus of its space once. Round the square lie points, water, goods, dates, dinars, and steps on the river and on both stairs.

keshi-rules-stairs = Palace and mosque
keshi-rules-stairs-1 = Action in the palace: your courtier climbs one step of the palace stairs for each noble. Action in the mosque: your student climbs one step of the mosque stairs for each cleric.
keshi-rules-stairs-2 = Both stairs have five segments. Whoever crosses the threshold to a new one gains a dinar and a bonus of the line between their two pawns. Then the steps that are left are taken.
keshi-rules-stairs-3 = At the top the pawn stays, and each further step is worth 1 point.

keshi-rules-lines = The lines between the stairs
keshi-rules-lines-1 = A line joins the segments in which your two pawns stand. Along it lie dinars (beside the palace), points (beside the mosque) and up to three more spaces between. You choose one of them at every threshold.
keshi-rules-lines-2 = Higher segments have better ends: up to 4 dinars and up to 7 points. The spaces between give keshis, a date, water or a step on the river, and high up a keshi of any colour or two of one colour. A keshi that you could not place is not offered.

keshi-rules-madrasa = Madrasa and scrolls
keshi-rules-madrasa-1 = Action: buy scrolls. Each kind asks for scholars in your madrasa and costs dates:
keshi-rules-madrasa-item-1 = gray: 1 scholar, 1 date;
keshi-rules-madrasa-item-2 = yellow: 3 scholars, 1 date;
keshi-rules-madrasa-item-3 = pink: 5 scholars, 2 dates;
keshi-rules-madrasa-item-4 = orange: 7 scholars, 3 dates.
keshi-rules-madrasa-2 = Scholars are not spent, but each serves for only one scroll a turn: with four you may buy one that asks for 3 and one that asks for 1.
keshi-rules-madrasa-3 = Before your first purchase of a round you may pay a dinar to exchange the three open scrolls of one kind; you must then buy one of the new ones.
keshi-rules-madrasa-4 = Some scrolls work once and at once, some at the end of every round or season, and most of the others for the rest of the game. New scrolls are revealed when your turn is over.

keshi-rules-souk = Souk
keshi-rules-souk-1 = Action, for each assistant here: either give one good to the exchange office for the resources that it shows for that colour, or buy one luxury good for the goods that it asks, and gain its points and resources.
keshi-rules-souk-2 = The exchange office changes with every season. Luxury goods bought are kept: some oases and river tiles count them. The souk is never full, and has no water vendor.

keshi-rules-medina = Medina and city gates
keshi-rules-medina-1 = Guards stand on the watchtower first. Action: for each guard there you may buy a city gate from one of the four workshops, for 0 dinars and a loss of 3 points, 1 dinar and 1 point, 2 and 4, or 3 and 7.
keshi-rules-medina-2 = Build it on any free gate space; a guard moves beside it and stays there. If the gate’s colour is that of the sector at this space, you gain 2 points; beside the souk, gates in the colours of goods do.
keshi-rules-medina-3 = Each gate also brings a keshi of its colour. These are placed when you have bought all you want, so a guard gained now serves only later. One for a full sector is lost.

keshi-rules-sahara = Sahara and oases
keshi-rules-sahara-1 = Placing a caravan discovers an oasis: the next one on the upper or the lower path (in the box: the left and the right one), without leaving one out. At the start oasis the first caravan brings any two resources, the second 2 points.
keshi-rules-sahara-2 = Action: claim as many discovered oases as you like and can pay. The price stands beside each place: a single resource for the first of a path, three different ones for the last.
keshi-rules-sahara-3 = In the final scoring your best three claimed oases bring points.

keshi-rules-storage = Storing oases
keshi-rules-storage-1 = A claimed oasis goes on the next space of your supply board, from left to right. What is there comes at once, if you want it:
keshi-rules-storage-item-1 = a keshi: place it on your board;
keshi-rules-storage-item-2 = the exchange sign: return a keshi of yours and place one of another colour instead. No caravan, no good and no guard at a gate can be returned;
keshi-rules-storage-item-3 = the scroll: take an open yellow scroll, without scholars and for nothing.

keshi-rules-vendors = Water vendors
keshi-rules-vendors-1 = A red keshi is placed in any sector but the souk that has no vendor yet. Whenever you use an assistant there, for a new keshi or for the action, you gain 1 water first.
keshi-rules-vendors-2 = A sector counts as full only with its vendor.

keshi-rules-rapids = The end of a round
keshi-rules-rapids-1 = Whoever has crossed at least one rapid takes the bonus of one of those they have crossed: a point, any resource, any good or, at the last, 3 points. The fisherman stays where he is.

keshi-rules-season = The end of a season
keshi-rules-season-1 = The river first: whoever is foremost gets the bonus of the season’s river tile. Of several on one space the first to arrive is ahead; nobody wins from the start space. In the third season the second gets something too, unless only two play.
keshi-rules-season-2 = Then the citizens are provided for. For the next season there is a new exchange office and a new river tile, everybody has twelve keshis again, and the next player starts.

keshi-rules-provisions = Provisions
keshi-rules-provisions-1 = You pay what all your open provision tiles ask. If you can, you must. If you cannot pay all of it, you hand in everything you have, of every kind, and lose the points on all your open tiles.
keshi-rules-provisions-2 = Afterwards you turn up another tile. So one tile is due after the first season, two after the second, three after the third.

keshi-rules-end = The final scoring
keshi-rules-end-1 = After the third season there are points for
keshi-rules-end-item-1 = full sectors, with eight keshis and a water vendor: 10 each (the souk never counts);
keshi-rules-end-item-2 = your best three claimed oases;
keshi-rules-end-item-3 = what is left: 1 for every two resources and goods together.

keshi-rules-tie = A tie
keshi-rules-tie-1 = With equal points whoever is higher on the palace stairs wins, then whoever is higher on the mosque stairs. Otherwise the win is shared.

keshi-rules-staircase = Expansion 1: staircase tiles
keshi-rules-staircase-1 = Twelve tiles cover the spaces of the lines, so that every game has other bonuses. Free of them are the dinars and points at the ends, the lowermost space and the two topmost.

keshi-rules-companions = Expansion 2: imam and sultan
keshi-rules-companions-1 = Both wait on a step of their stairs. Whoever reaches or passes it takes them along, and keeps them until somebody overtakes; drawing level is not enough.
keshi-rules-companions-2 = With the sultan each scroll costs you a date less, with the imam each luxury good one good less. At the top they turn to the next below; if several are level, they wait one step above these.

keshi-rules-offices = Expansion 3: more exchange offices
keshi-rules-offices-1 = Six more offices are mixed in, or used alone. They give a date with a step on the river, a dinar with a point, and 1 water with a step on either stairs, each for one of the goods.

keshi-rules-spectators = Expansion 4: spectators
keshi-rules-spectators-1 = The audience discs lie with their purple side up: one section has no spectator, another has four.

keshi-rules-towns = Expansion 5: desert towns
keshi-rules-towns-1 = The start oasis is closed. Instead each path goes on to a fourth space: a caravan there brings 4 points, and you choose one of the towns in play. There are three, five or seven of them with two, three or four players.
keshi-rules-towns-2 = A town is claimed with the action of the Sahara, for one purple, one orange and one yellow good. Most bring points in the final scoring, up to two of them beside your three oases; three work at once.
keshi-rules-towns-3 = For a full Sahara both town spaces need their caravans.

keshi-rules-essential = The Essential edition
keshi-rules-essential-1 = At a table of this edition the following is different:
keshi-rules-essential-item-1 = River, orchard, madrasa, palace and mosque have a track from 0 to 8 with a marker instead of eight spaces.
keshi-rules-essential-item-2 = What you claim lies beside your board until the base is empty, and is placed only then. Limits count it already.
keshi-rules-essential-item-3 = Of each kind of scrolls three lie open beside one stack, and five luxury goods beside theirs.
keshi-rules-essential-item-4 = Scroll 35 gives 1 more water when an assistant is used in a sector with a vendor; scroll 50 works for new keshis too.
keshi-rules-essential-item-5 = Scrolls 43 and 67 and river tile 03 place one keshi after the other, each chosen when the one before is placed.
keshi-rules-essential-item-6 = Each exchange office of expansion 3 is the back of another, so only one of the two can come.
keshi-rules-essential-item-7 = Wooden keshis are limited: see placeholders.

keshi-rules-placeholder = Placeholders (Essential)
keshi-rules-placeholder-1 = When a season begins, so many keshis of a colour may be stuck in the tower that there are not enough for all. Then the leader gets a placeholder, which cannot be selected, and gives it up as soon as a keshi of that colour comes back.
keshi-rules-placeholder-2 = Before the fourth round whoever still holds one exchanges it for a keshi of a colour that they have already selected in this season.

keshi-rules-silent = Where the booklets are silent
keshi-rules-silent-1 = Some questions they leave open. The most frequent ones, and our answers:
keshi-rules-silent-item-1 = Bonuses that come at the same time come in the order you choose, each with all that follows from it.
keshi-rules-silent-item-2 = Whatever is paid for may be left; everything else is done as far as it can be.
keshi-rules-silent-item-3 = A vendor placed earlier in your turn already gives water.
keshi-rules-silent-item-4 = Steps for water or through scrolls come after the others, and may use what was won on the way.
keshi-rules-silent-item-5 = Another action in the madrasa in the same turn has only the scholars who have not served yet. The action of river tile 01 counts as a turn of its own.
keshi-rules-silent-item-6 = Beige and red gates match nowhere.
keshi-rules-silent-item-7 = Points can fall below zero.
keshi-rules-silent-item-8 = For oases that count resources the best number is returned by itself in the final scoring.

keshi-rules-scrolls = All scrolls
keshi-rules-scrolls-1 = The sign at the upper left of a scroll tells when it works.
keshi-rules-scrolls-gray = Gray: 1 scholar, 1 date
keshi-rules-scrolls-yellow = Yellow: 3 scholars, 1 date
keshi-rules-scrolls-pink = Pink: 5 scholars, 2 dates
keshi-rules-scrolls-orange = Orange: 7 scholars, 3 dates
keshi-rules-oases = All oases
keshi-rules-oases-1 = Of those you have claimed, the best three bring points at the end.
keshi-rules-rivers = All river tiles
keshi-rules-rivers-1 = Each tile has two sides; odd numbers are fronts. One lies at the end of the river in each season.
keshi-rules-rivers-season = Season { $season }
keshi-rules-townlist = All desert towns
keshi-rules-townlist-1 = Only with expansion 5. Numbers 10 to 12 work at once when claimed.
