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
bar-then-use = Use an assistant.
bar-past = You are looking back at move { $move }.
bar-lit = { $count } answers: choose here or on the boards
bar-look = Look at: { $what }
bar-each = In any case:
bar-hint-changes = It changes:
bar-hint-asks = It leads to a further question: { $asks }
bar-hint-only = (no other answer)
bar-hint-most = (the most)
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
bar-name-vendor = vendor, { $sector }
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
bar-because-line = Line bonus: { $gives }
bar-because-rapid = Rapid { $rapid }
bar-because-scroll = Scroll { $scroll }
bar-because-storage = Oasis on space { $space }: { $gives }
bar-because-gate = Keshi of a gate: { $colour }
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
bar-key-scoring = The last scoring, step by step
bar-key-own = Your board
bar-key-city = The city
bar-key-market = The market
bar-key-others = Others’ boards, one after the other
bar-key-region = From part to part
bar-phase = phase
bar-tab-own = You
bar-tab-watched = Board
bar-tab-city = City
bar-tab-market = Market
bar-tab-others = Others

bar-buy = Take
bar-buy-office = Exchange
bar-buy-oasis = Claim
bar-buy-town = Claim
bar-buy-found = Choose
bar-free = free
bar-price = { $what }: you have { $has }, it takes { $needs }.
bar-renew = exchange
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
bar-town-worth = Town { $town }: { $points ->
    [one] 1 point now
   *[other] { $points } points now
  }
bar-covered = { $you ->
    [yes] You can pay the provisions that are due
   *[no] { $player } can pay the provisions that are due
  }
bar-river-apart = What the river tile gives is not in it yet.
bar-short = { $you ->
    [yes] You cannot pay the provisions yet and would lose
   *[no] { $player } cannot pay the provisions yet and would lose
  } { $points ->
    [one] 1 point
   *[other] { $points } points
  }

bar-sheet-drawn = What can come
bar-key-entry = Type the number of what was drawn
bar-entry-referee = Real box
bar-entry-lesson = Dealt for the lesson
bar-entry-why = Type it in as it came on the real table.
bar-entry-order = In order: the first comes here, the others to the next places.
bar-entry-secret = { $player } draws, and types it in alone.
bar-entry-label = What was drawn: numbers or colours
bar-entry-example = { $of ->
    [start] Seat number, such as { $example }
    [colour] { $size ->
        [one] Colour, such as { $example }
       *[other] Colours, such as { $example }
    }
   *[tile] { $size ->
        [one] Tile number, such as { $example }
       *[other] Tile numbers, such as { $example }
    }
}
bar-entry-stays = What stays in the tower
bar-entry-show = Pictures
bar-entry-busy = Being entered …
bar-entry-done = Entered.
bar-entry-one = Tap what came, or type it.
bar-entry-none = “{ $what }” is not among what can come now.
bar-entry-twice = { $most ->
    [one] There is only one { $what }.
   *[other] There are only { $most } { $what }.
  }
bar-entry-sides = { $what } and { $other } are the two sides of one tile.
bar-entry-many = { $count } are too many: { $size ->
    [one] only one is drawn.
   *[other] only { $size } are drawn.
  }
bar-entry-few = { $count } of { $size }: { $missing ->
    [one] one is still missing.
   *[other] { $missing } are still missing.
  }
bar-entry-ready = { $count ->
    [one] Ready to enter.
   *[other] All { $count } are there: ready to enter.
  }
bar-entry-throw = { $fell ->
    [0] Nothing comes out
    [one] One comes out
   *[other] { $fell } come out
  }, { $stuck ->
    [0] nothing stays in.
    [one] one stays in.
   *[other] { $stuck } stay in.
  }
bar-entry-throw-how = Tap each keshi that stayed in the tower.
bar-entry-fell = Came out: { $count }
bar-entry-stuck = Stays in the tower: { $count }
bar-entry-fell-one = { $colour } came out; it stayed in
bar-entry-stuck-one = { $colour } stays in; it came out
bar-entry-fell-none = Nothing came out.
bar-entry-stuck-none = Nothing stayed in.
