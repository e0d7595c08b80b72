# The page for owners of the box.
owner-title = Values of your box · Jemaa
owner-heading = The values of your box
owner-about = Much of what is printed on the pieces of keshi is published nowhere. What could not be read anywhere follows from counts and examples, or is our own. If you own the box, you can put that right.
owner-how = Hold a piece beside its picture: tick what is printed so, change what is printed otherwise. Everything stays in this browser until you download it as a file.
owner-name = Name of your set
owner-name-empty = own box
owner-upload = Go on from a file
owner-upload-about = It takes the place of what is written down here.
owner-refused = { $file } was not taken over.
owner-clear = Start over
owner-clear-sure = Forget everything written down here?
owner-clear-yes = Forget it
owner-clear-no = Keep it
owner-legend = What the ticks mean
owner-legend-open = Nobody has seen it in print yet
owner-legend-printed = A rulebook says so
owner-legend-own = You have seen it in your box
owner-values = What is on the pieces
owner-english = What nobody has seen in print yet comes first. The notes on where a value comes from are in English.
owner-printed = Known from a rulebook
owner-count = { $sure } of { $all }
owner-confirmed = { $sure } of { $all } values confirmed
owner-progress = Confirmed values
owner-sound = Everything fits together.
owner-faults = { $count ->
    [one] 1 thing does not fit
   *[other] { $count } things do not fit
  }
owner-show-faults = { $count ->
    [one] Show what does not fit
   *[other] Show the first of { $count } things that do not fit
  }
owner-download = Download the file
owner-play = Play with these

# A piece and its values.
owner-in = { $piece }: { $value }
owner-ours = Here: { $text }
owner-all-seen = All printed so
owner-seen = Printed so in my box: { $value }
owner-seen-short = Printed so in my box
owner-seen-by-you = From your box; press to take our value again
owner-before = Ours: { $value }
owner-amount = { $value }: how many
owner-of = { $value }: of what
owner-more = And also
owner-less = Without this: { $thing }
owner-from-printed = printed
owner-from-derived = derived
owner-from-reconstructed = reconstructed
owner-wrong = That does not fit.
owner-wrong-number = This is a number from { $least } to { $most }.

# What holds of every box, by what it is about.
owner-box-name = A name is one line of 1 to 60 characters.
owner-box-stairs-thresholds = Each threshold is above the one before, and none above the top.
owner-box-companions-sultan = The sultan waits no higher than the top of the stairs.
owner-box-companions-imam = The imam waits no higher than the top of the stairs.
owner-box-river-rapids = Each rapid is behind the one before, and none behind the jetty.
owner-box-river-crocodile = The crocodile lies before the jetty.
owner-box-river-jetty-points = The spots at the jetty begin with the best.
owner-box-river-tiles = Both sides of a tile are for one season, and three tiles for each season.
owner-box-river-first-game = The tiles of a first game are for seasons 1, 2 and 3, in this order.
owner-box-gates = There are 32 city gates in all.
owner-box-gate-spaces-beside = Every space for a gate is beside another sector.
owner-box-square-ring = Exactly one space of the main square has points.
owner-box-supply-board-spaces = Three of the six storage spaces are for keshis.
owner-box-luxury = Every kind of luxury goods is there.
owner-box-scroll-kinds = The four kinds are scrolls 01 to 21, 22 to 42, 43 to 60 and 61 to 72, and each asks more scholars than the one before.
owner-box-scrolls = Scrolls 01 to 12 give a keshi of another colour each, and 37 to 42 another pair of goods.
owner-box-oases-tile = The three colours of an oasis differ.
owner-box-oases = No two oases are for the same colour (05 to 13), luxury good (14 to 18), resource (19 to 21) or staircase (27 and 28).
owner-box-desert-towns-in-play = With more players there are more desert towns.
owner-box-wooden-keshis = There are 92 wooden keshis in all.

# The parts of the box.
owner-part-board = Start and sectors
owner-part-stairs = Staircases and their lines
owner-part-river = River
owner-part-medina = Workshops and city gates
owner-part-square = Main square
owner-part-scrolls = Scrolls
owner-part-souk = Luxury goods and exchange offices
owner-part-oases = Oases and supply board
owner-part-provisions = Provisions
owner-part-tower = Tower
owner-part-expansions = Expansions and Essential edition

# The pieces.
owner-piece-start = What everybody starts with
owner-piece-sectors = The sectors of the player board
owner-piece-orchard = Date orchard
owner-piece-stairs = Both staircases
owner-piece-stairs-thresholds = First step of each segment
owner-piece-lines-dinars = Dinars at a line’s palace end, by palace segment
owner-piece-lines-left = Left space of a line, by palace segment
owner-piece-lines-middle = Middle space of a line, by the sum of its two segments
owner-piece-lines-right = Right space of a line, by mosque segment
owner-piece-lines-points = Points at a line’s mosque end, by mosque segment
owner-piece-river = Spaces of the river
owner-piece-river-rapids = First space behind each rapid
owner-piece-river-rapid-bonuses = What each rapid gives
owner-piece-river-jetty-points = Points at the jetty, the best spot first
owner-piece-river-first-game = River tiles of a first game, by season
owner-piece-river-tiles = River tile { $number }
owner-piece-workshops = Workshop { $number }
owner-piece-gates = City gates by colour
owner-piece-gate-spaces-beside = The sector beside each space for a gate
owner-piece-gate-spaces = A gate beside the sector of its colour
owner-piece-square-ring = Bonuses round the main square, clockwise from the points
owner-piece-square-disc = Spectators on the disc, pink side
owner-piece-square-purple-disc = Spectators on the disc, purple side
owner-piece-scroll-kinds = Scrolls of this colour: { $number }
owner-piece-scrolls = Scroll { $number }
owner-piece-luxury = Luxury good { $number }
owner-piece-offices-base = Exchange office { $number }
owner-piece-offices-extra = Exchange office { $number } of expansion 3
owner-piece-oases = Oasis { $number }
owner-piece-oasis-costs-left = Cost of the oases on the left path, one after the other
owner-piece-oasis-costs-right = Cost of the oases on the right path, one after the other
owner-piece-supply-board-spaces = Storage spaces of the supply board, from left to right
owner-piece-start-oasis = Start oasis
owner-piece-provisions = Provision tile { $number }
owner-piece-tower = Layer { $number } of the tower, of 100 keshis
owner-piece-staircase-tiles = Staircase tile { $number }
owner-piece-companions = Sultan and imam
owner-piece-desert-towns-in-play = Desert towns in play, by number of players
owner-piece-desert-towns = Any desert town
owner-piece-towns = Desert town { $number }
owner-piece-wooden-keshis = Wooden keshis of the Essential edition, by colour
owner-piece-score-track = Points of a lap of the score track

# The values of a piece.
owner-value-shown = Printed
owner-value-points = Points
owner-value-resources = Resources
owner-value-keshis = Keshis
owner-value-size = Keshis that fill one
owner-value-vendors = Water vendors
owner-value-full = Points if full
owner-value-top = Last step
owner-value-threshold-dinars = Dinars for a threshold
owner-value-jetty = Last space
owner-value-crocodile = Crocodile
owner-value-season = Season
owner-value-first = First
owner-value-second = Second
owner-value-last = Last
owner-value-dinars = Dinars
owner-value-match = Points
owner-value-scholars = Scholars
owner-value-dates = Dates
owner-value-kind = Kind
owner-value-cost = Costs
owner-value-gives = Gives
owner-value-colour = Colour
owner-value-colours = Colour { $number }
owner-value-base = Points anyway
owner-value-most = At most
owner-value-least = At least
owner-value-luxury = Luxury good
owner-value-resource = Resource
owner-value-stairs = Staircase
owner-value-right = Right space
owner-value-left = Left space
owner-value-pay = To pay
owner-value-lose = Else lose
owner-value-sticks = Stick
owner-value-falls = Fall next time
owner-value-front = Front
owner-value-back = Back
owner-value-sultan = Sultan waits on step
owner-value-imam = Imam waits on step
owner-value-sultan-dates = Dates less
owner-value-imam-goods = Goods less
owner-value-deployed = Points on arrival
owner-value-classic = Classic
owner-value-essential = Essential

# What values name.
owner-thing-point = points
owner-thing-any-resource = any resource
owner-thing-any-keshi = any keshi
owner-thing-keshi-of-one-colour = two keshis of one colour
owner-thing-any-goods = any good
owner-thing-river-step = river step
owner-thing-palace-step = palace step
owner-thing-mosque-step = mosque step
owner-thing-palace-or-mosque-step = palace or mosque step
owner-thing-blank = nothing
owner-thing-keshi = keshi
owner-thing-exchange = exchange of a keshi
owner-thing-scroll = scroll for 3 scholars
