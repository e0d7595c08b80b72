# Home, tables and lists in the browser.

# Every page.
site-title-home = Jemaa: two games, one table
site-title-new = New table: { $game } · Jemaa
site-title-games = Tables · Jemaa
site-title-about = About · Jemaa
site-title-gathering = Waiting for players: { $game } · Jemaa
site-title-table = A table · Jemaa
site-title-lost = Not found · Jemaa
site-title-closed = Table closed · Jemaa
site-skip = Skip to the page
site-theme-dark = Dark
site-theme-light = Light
site-home = Jemaa: home
site-language = Language
site-lang-en = English
site-lang-fr = Français
site-lang-de = Deutsch
site-no-page = There is no such page.
site-connecting = Connecting…
site-not-let-in = This table is not open to you. Ask whoever made it for its link.
site-no-table = There is no such table, or no longer.
site-back-home = Back to the two games
site-rules = Rules
site-about = About
site-you = You
site-again = Try again

# The games.
site-game-rugs = Rugs
site-game-keshi = Keshi
site-headline = Two games, one table
site-lead = Press Play and you sit against bots at once. No account.
site-name = Your name
site-guest = Guest
site-pitch-rugs = Send Assam across the market, lay your rugs in his way, and let the others pay for stepping on them.
site-pitch-keshi = Choose three of twelve colours, drop the keshis through the tower, and put them to work at river, palace, mosque and souk.
site-players-rugs = 2 to 4 players
site-players-keshi = 2 to 4 players
site-time-rugs = 20 minutes
site-time-keshi = a whole evening
site-weight-rugs = easy to learn
site-weight-keshi = heavy
site-play = Play
site-starting = One moment…
site-make = Make a table
site-learn-rugs = Learn in 2 minutes
site-learn-keshi = Learn step by step
site-credit = Rugs is Marrakech by Dominique Ehrhard, published by Gigamic; Keshi is Marrakesh by Stefan Feld, published by Queen Games.
site-independent = We are independent of all of them. Both boxes are worth owning.

# Lists of tables.
site-games = Tables
site-yours = Your games
site-none-yours = You have no game yet.
site-list-gathering = Open tables
site-list-playing = Being played
site-list-over = Finished games
site-none-gathering = No table is waiting just now. Make one and list it.
site-none-playing = No game to watch just now.
site-none-over = No game has been finished yet.
site-now = At the tables
site-all-games = All tables
site-more-rooms = Show more
site-join = Join
site-watch = Watch
site-replay = Replay
site-continue = Continue
site-go = Open
site-your-turn = Your turn.
site-their-turn = { $player } is to move.
site-paused = The game is paused.
site-just-now = just now
site-uploaded = uploaded record
site-open-seats = { $seats ->
    [one] one seat open
   *[other] { $seats } seats open
  }
site-join-by-link = Link or name of the table
site-join-placeholder = Paste it here
site-join-unread = That is no link to a table.
site-have-link = Have a link?
site-real-box = Referee a real box
site-real-box-about = Play with your own box. You type in what die, tower and draws showed; every move is checked and all points are counted.
site-record = Open a record
site-record-file = Choose a file
site-record-about = A game that was saved here or elsewhere, to look at or to go on from. If nobody opens it for a few months, it may be removed.
site-record-listed = Show it among the finished games
site-record-components = Only if it was played with values of your own.
site-record-send = Open the game
site-file-drop = Leave out { $name }
site-write-bot = Write a bot
site-write-bot-about = A bot speaks the same protocol as this page. A whole player takes some hundred and fifty lines of Python.
site-how = How it is done

# A new table.
site-new-heading = A new table
site-which-game = Which game
site-what-for = What is it for?
site-for-bots = Against bots
site-for-bots-about = You and bots; it begins at once.
site-for-friends = With friends
site-for-friends-about = The others come with a link that you send them.
site-for-here = At one screen
site-for-here-about = Everybody plays here, one after the other.
site-for-days = Over days
site-for-days-about = With friends, and three days for every decision.
site-for-referee = Real box
site-for-referee-about = You play on the real table and type in what chance brings.
site-seats = Seats
site-players = Players
site-player = Player { $number }
site-seat = Seat { $number }
site-seat-who = Who sits on seat { $number }
site-seat-name = Name on seat { $number }
site-seat-level = Bot on seat { $number }
site-seat-waits = comes with the link
site-kind-here = Somebody at this screen
site-kind-open = A friend
site-kind-bot = A bot
site-bot = { $level } bot
site-bot-random = random
site-bot-greedy = greedy
site-order = Who sits where
site-order-random = The dice say
site-order-random-about = Seats and colours are drawn when the game begins.
site-order-first = Dice say who begins
site-order-first-about = Everybody stays on their seat; the dice say who begins.
site-order-chosen = As here
site-order-chosen-about = Everybody stays on their seat, and turns go round in this order.
site-variants = Rules and variants
site-more = More
site-clock = Clock
site-clock-kind = Time to think
site-clock-none = None
site-clock-none-about = Everybody takes the time they need.
site-clock-move = Per decision
site-clock-move-about = So long for every single decision.
site-clock-game = Per game
site-clock-game-about = A budget for the whole game, and a little more with every decision.
site-clock-days = Days
site-clock-days-about = For games that go on beside everything else.
site-clock-seconds = Seconds for each decision
site-clock-minutes = Minutes for the game
site-clock-increment = Seconds added by each decision
site-clock-number-of-days = Days for each decision
site-clock-is-none = no clock
site-clock-is-move = { $time } per decision
site-clock-is-game = { $time } for the game
site-clock-is-game-plus = { $time } for the game, plus { $more } per decision
site-time-up = When time is up
site-time-up-bot = A bot steps in
site-time-up-bot-about = Until the player is back.
site-time-up-out = Out when time is up
site-time-up-out-about = A bot plays on for the seat, which ranks last.
site-set-listed = Show it among the open tables
site-set-listed-about = Strangers may sit down and watch. Otherwise it takes the link.
site-set-spectators = Spectators
site-set-spectators-about = Others may watch while you play. They see nothing that is hidden.
site-set-undo = Undo
site-set-undo-about = As long as nothing random or hidden has come out; if others have moved since, they are asked.
site-set-hints = Hints
site-set-hints-about = Players may ask what a bot would do.
site-set-chat = Chat
site-set-referee = Played with the real box
site-set-referee-about = Nothing is drawn here: you type in what the real die, tower and stacks showed.
site-set-scorekeeper = One person keeps the score
site-set-scorekeeper-about = Whoever makes the table plays for every seat and sees what each of them sees.
site-make-table = Make the table
site-begin = Start the game
site-components = Values of your own box
site-components-about = A TOML file for owners who wrote down what is printed on their pieces. Everybody at the table then plays with it.
site-components-page = Check the values on the pieces of your box
site-own-components = With the values of “{ $name }”

# What a table of rugs may choose.
site-rugs-variant = Turn Assam last
site-rugs-variant-about = The rulebook’s variant: you turn Assam at the end of your turn, for the next player, and not before you throw.
site-rugs-skip-rotation = Turning him may be left out
site-rugs-skip-rotation-about = A house rule, for the variant only.
site-rugs-cover-own = Cover one’s own rugs whole
site-rugs-cover-own-about = A house rule: a rug of your own may be covered with both halves in one go.

# What a table of keshi may choose.
site-option-is = { $option }: { $value }
site-keshi-edition = Edition
site-keshi-edition-about = Which box it is.
site-keshi-edition-classic = Classic
site-keshi-edition-classic-about = Deluxe plays the same.
site-keshi-edition-essential = Essential
site-keshi-edition-essential-about = The smaller box, with its own rules here and there.
site-keshi-layer = Layer of the tower
site-keshi-layer-about = How much gets stuck on the way down.
site-keshi-layer-b1 = B1
site-keshi-layer-b1-about = B1 holds few keshis back.
site-keshi-layer-b2 = B2
site-keshi-layer-b2-about = B2 holds back more.
site-keshi-river = River tiles
site-keshi-river-about = What the fishermen race for, one tile each season.
site-keshi-river-drawn = Drawn
site-keshi-river-first = First game: 01, 03, 05
site-keshi-river-chosen = Chosen
site-keshi-season = Season { $season }
site-keshi-staircase-tiles = Staircase tiles
site-keshi-staircase-tiles-about = Expansion 1: other bonuses on the lines between the stairs.
site-keshi-staircase-none = Without
site-keshi-staircase-random = Drawn
site-keshi-staircase-chosen = Chosen
site-keshi-staircase-sides = Twelve sides by number: 1 to 20 are fronts, 21 to 40 their backs. First beside the palace, then the middle, then beside the mosque.
site-keshi-imam-and-sultan = Imam and sultan
site-keshi-imam-and-sultan-about = Expansion 2: they wait on the stairs, join whoever reaches them, and make things cheaper.
site-keshi-offices = Exchange offices
site-keshi-offices-about = Expansion 3.
site-keshi-offices-base = Base game
site-keshi-offices-base-about = Those of the base game.
site-keshi-offices-mixed = Mixed
site-keshi-offices-mixed-about = Those and the new ones.
site-keshi-offices-new = New
site-keshi-offices-new-about = Only the new ones.
site-keshi-discs = Audience discs
site-keshi-discs-about = Expansion 4.
site-keshi-discs-pink = Pink side
site-keshi-discs-pink-about = The side of the base game.
site-keshi-discs-purple = Purple side
site-keshi-discs-purple-about = With one section without spectators, and one with four.
site-keshi-desert-towns = Desert towns
site-keshi-desert-towns-about = Expansion 5: towns in the Sahara for caravans to reach; most are worth points at the end.

# Before the game begins.
site-gathering = A table for { $game }
site-waiting = { $seats ->
    [one] One seat is still open.
   *[other] { $seats } seats are still open.
  }
site-cannot-start = { $seats ->
    [one] It can begin once the open seat is taken: send the link, or put a bot there.
   *[other] It can begin once the { $seats } open seats are taken: send the link, or put bots there.
  }
site-complete = Everybody is here.
site-host-starts = Whoever made the table starts the game.
site-seat-open = Open seat
site-seat-remove = Open the seat
site-seat-up = Move seat { $number } up by one
site-you-sit = you
site-away = away
site-stand-up = Stand up
site-terms = At this table
site-listed-is = in the list of open tables
site-by-link-is = by link only
site-no-spectators = no spectators
site-referee = real box
site-scorekeeper = real box, one keeps the score
site-no-undo = no undo
site-no-hints = no hints
site-no-chat = no chat
site-colour-blue = Majorelle blue, stars
site-colour-red = madder red, zigzags
site-colour-yellow = saffron, lozenges
site-colour-green = verdigris, bars
site-mark-1 = blue, star
site-mark-2 = red, triangle
site-mark-3 = saffron, lozenge
site-mark-4 = green, square
site-sit = Sit down
site-sit-about = Type your name and take a seat. This browser then keeps it for you.
site-sit-do = Take a seat
site-sit-beside = Somebody beside you?
site-sit-beside-about = They can play at this screen too.
site-their-name = Their name
site-which-seat = Seat
site-any-seat = any
site-or-watch = Or just stay: you will see the game when it begins.
site-link = The link to send
site-link-about = Whoever has it can sit down or watch.
site-link-local = This address means one’s own computer. For friends elsewhere, open the page by a name that they can reach.
site-copy = Copy
site-copied = Copied.
site-share = Share
site-qr = The link as a QR code
site-qr-show = QR code

# Why something was not done.
site-problem-detail = In detail
site-problem-malformed = This cannot be read.
site-reload = Reload
site-problem-version = This page is older than the server. Please reload it.
site-problem-forbidden = You may not do that here.
site-problem-not-allowed = That is switched off at this table.
site-problem-not-found = There is no such thing, or no longer.
site-problem-taken = Somebody was faster: that is taken already.
site-problem-not-now = It is too late for that, or too early.
site-problem-stale = Something has changed in the meantime. Please look and choose again.
site-problem-bad-table = The table cannot be made like this.
site-problem-refused = The rules forbid it.
site-problem-too-much = That was too much at once. Wait a little and try again.
site-problem-closed = The operator of this server closed this table.
site-problem-unavailable = The server cannot be reached just now. Nothing is lost; try again.
site-problem-set-aside = This table belongs to another version of the game than this server has. It has been set aside: nothing is lost, and it can be opened again as soon as the server has that version.

# A restart that whoever runs the server announces.
site-restart-in = The server restarts in { $minutes ->
    [one] { $minutes } minute.
   *[other] { $minutes } minutes.
  }
site-restart-now = The server is about to restart.
site-restart-nothing-lost = Your game goes on afterwards; nothing is lost.
site-restart-close = Close this notice

# About.
site-about-heading = About Jemaa
site-about-what = What this is
site-about-what-text = A table for two board games about one city: alone against bots, with friends anywhere, around one screen, or as referee for a real box. No account, no advertising, nothing loaded from elsewhere. All drawings and texts are our own.
site-about-games = The games and who made them
site-about-games-text = The games belong to those who invented and published them.
site-about-dice = Fair dice
site-about-dice-text = The server promises its dice before the game, by a fingerprint that everybody sees, and every player adds something of their own. After the end all is told, and anybody can check it.
site-about-bots = Write a bot
site-about-bots-text = A bot makes or joins a table over HTTP and plays over one WebSocket, as this page does. It needs to know no rule: the server tells it what it sees, what it is asked and what it may answer.
site-about-openapi = describes the requests over HTTP;
site-about-protocol = in the source tells the whole protocol with examples;
site-about-example = is a whole player.
site-about-licence = Licence
site-about-licence-text = The program is free software under the MIT licence or the Apache licence 2.0, as you like. The names of the games belong to their publishers.
