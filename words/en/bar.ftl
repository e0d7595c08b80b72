# The bar of keshi: what is asked, and the sheets beside it.

bar-stage-setup = Preparation
bar-stage-select = Selection
bar-stage-claim = Tower
bar-stage-use = Assistants
bar-stage-river = River bonus
bar-stage-scoring = End of the season
bar-stage-over = End of the game

bar-season = Season { $season } of 3
bar-round = Round { $round } of 4
bar-to = becomes
bar-then = Then:
bar-levels = { $count ->
    [one] … 1 level
   *[other] … { $count } levels
  }
bar-lit = { $count } answers: choose here or on the boards
bar-look = Look at: { $what }
bar-find = Find
bar-all = All { $count }
bar-less = Take back: { $what }
bar-more = One more: { $what }
bar-picked = { $count } of { $size }
bar-slot = Place { $at }, still free
bar-ready = Ready
bar-sent = Chosen
bar-turn = Turn clockwise
bar-turn-back = Turn back
bar-place-disc = Place the disc
bar-open = Show the answers
bar-close = Make the bar low

bar-name-claim = { $count } × { $colour }
bar-name-new = new
bar-name-act = act
bar-name-idle = take back
bar-name-refresh = exchange { $kind } ones
bar-name-oasis = Oasis { $oasis }
bar-name-provision = Tile { $tile }
bar-name-provide-all = Pay all
bar-name-provide-scroll = Pay by scroll 44
bar-name-provide-none = Do not pay

bar-because-claim = Claimed keshis
bar-because-new = { $sector }: new keshi
bar-because-action = { $sector }: action
bar-because-deployed = Bonus for placing { $colour }
bar-because-threshold = Threshold, { $stairs } stairs
bar-because-rapid = Rapid { $rapid }
bar-because-scroll = Scroll { $scroll }
bar-because-storage = Storage space { $space }
bar-because-river-tile = River tile { $tile }
bar-because-town = Desert town { $town }
bar-because-provisions = Provisions

bar-points = Points by source
bar-own = Your board
bar-city = The city
bar-market = The market
bar-others = Others
bar-show-market = Show the market
bar-show-work = Back to the decision
bar-key-answer = Choose an answer
bar-key-undo = Take the last step back
bar-key-points = Points by source
bar-key-scoring = the last scoring, step by step
bar-key-own = Your board
bar-key-city = The city
bar-key-market = The market
bar-key-others = Others’ boards, one after the other
bar-key-region = From part to part
bar-phase = phase
bar-tab-own = You
bar-tab-city = City
bar-tab-market = Market
bar-tab-others = Others

bar-buy = Take
bar-sheets = Sheets
bar-sheet-madrasa = Scrolls
bar-sheet-souk = Souk
bar-sheet-medina = Gates
bar-sheet-sahara = Oases
bar-sheet-points = Points
bar-sheet-scoring = Scoring
bar-rival-before = The player before
bar-rival-next = The next player
bar-oases-discovered = Discovered
bar-oases-claimed = Claimed
bar-oases-open = Open beside the board
bar-towns = Desert towns
bar-if-ended = If the game ended now
bar-then-points = Points then
bar-no-scoring = Nothing has been scored yet at the end of a season.
bar-scoring-season = End of season { $season }
bar-scoring-final = Final scoring
bar-scoring-step = { $step } of { $steps }
bar-scoring-next = Next
bar-scoring-all = All at once
bar-scoring-again = Step by step again
bar-scoring-before = Before
bar-scoring-part = What is scored
bar-scoring-last = Last scoring
bar-hand = Behind your screen
bar-hand-why = Each sends an assistant to its sector and is thrown into the tower
bar-hand-out = used
bar-hand-any = any sector
bar-workshop = Workshop { $workshop }: { $dinars ->
    [one] 1 dinar
   *[other] { $dinars } dinars
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
bar-have-dinars = { $count ->
    [one] you have 1 dinar
   *[other] you have { $count } dinars
  }
bar-oasis-worth = Oasis { $oasis }: { $points ->
    [one] 1 point now
   *[other] { $points } points now
  }
bar-covered = { $player } can pay the provisions that are due
bar-short = { $player } cannot pay the provisions yet and would lose { $points ->
    [one] 1 point
   *[other] { $points } points
  }
