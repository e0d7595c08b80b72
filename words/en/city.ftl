# The boards of keshi.

city-part-all = all

city-scroll = Scroll { $scroll }: { $does }
city-kind = { $kind } scrolls: { $scholars ->
    [one] 1 scholar
   *[other] { $scholars } scholars
  }, { $dates ->
    [one] 1 date
   *[other] { $dates } dates
  }
city-oasis = Oasis { $oasis }: { $does }
city-oasis-hidden = Undiscovered oasis
city-oasis-gone = Place of a claimed oasis
city-luxury = Luxury good: { $kind }, for { $price }; gives { $gives }
city-provision = Provisions: { $asks }, or the loss of { $points ->
    [one] 1 point
   *[other] { $points } points
  }
city-provision-hidden = Provision tile, face down
city-river-tile = River tile { $tile }, for season { $season }: { $does }
city-town = Desert town { $town }: { $does }
city-office = For { $price }, the exchange office gives { $gives }
city-workshop = Workshop { $workshop }: { $dinars ->
    [0] nothing to pay
    [one] 1 dinar
   *[other] { $dinars } dinars
  } for a gate, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. Gates: { $gates }
city-gate = City gate, { $colour }
city-tower = { $count ->
    [0] The tower is empty
    [one] 1 keshi is stuck in the tower: { $keshis }
   *[other] { $count } keshis are stuck in the tower: { $keshis }
  }
city-so-many = { $count } { $what }
city-disc = Spectators, clockwise from the top: { $spectators }

# The shared board.

city-stairs = Staircases and the lines between them
city-stairs-palace = Palace stairs
city-stairs-mosque = Mosque stairs
city-stairs-on = { $player } on step { $step }
city-stairs-waits = { $who } waits on step { $step }
city-stairs-with = { $who } accompanies { $player }
city-line-mine = your line: palace { $palace } – mosque { $mosque }
city-line-of = line of { $player }: palace { $palace } – mosque { $mosque }
city-line-short = line { $palace } – { $mosque }
city-line-own = On your line, { $space }: { $gives }
city-line-space = Space of a line: { $gives }

city-river = The river
city-river-on = { $player } on space { $space }
city-river-rapid = Rapid { $rapid }: { $gives }{ $passed ->
    [yes] , passed
   *[no] {""}
  }
city-river-nobody = nobody has set out yet
city-river-would = { $place ->
    [1] first now:
   *[other] second:
  } { $you ->
    [yes] you
   *[no] { $player }
  }
city-river-place = { $place }. { $player }
city-river-prize = Prize { $prize } of the river tile

city-market = Market
city-scrolls = Scrolls
city-scrolls-note = faded: too dear for { $you ->
    [yes] you
   *[no] { $player }
  }
city-pile = { $count ->
    [0] none below
   *[other] { $count } below
  }
city-luxuries = Luxury goods
city-offices = Exchange office
city-workshops = Workshops
city-workshops-note = { $you ->
    [yes] your price, points, gates left
   *[no] price, points, gates left
  }
city-gate-for = { $colour } gate{ $count ->
    [one] {""}
   *[other] , { $count } of them
  }
city-finds = To be found

city-tower-inside = In the tower: { $count }
city-tower-and-base = The tower and its base
city-tower-sticks = thrown: { $percent }% stick
city-tower-falls = stuck: { $percent }% fall
city-tower-chance = { $percent }% that a { $colour } one falls at the next throw
city-base = Tower base
city-base-count = { $count ->
    [0] nothing to claim
   *[other] { $count } to claim
  }
city-tower-next = falls at the next throw:
city-base-empty = The keshis selected will fall here.
city-base-of = { $count } { $colour } in the base; yours: { $place }. Now there: { $held }
city-base-held = { $how ->
    [full] { $player } { $has } (full)
    [assistant] { $player } { $has } (assistant there)
   *[room] { $player } { $has }
  }
city-room = room: { $room }
city-vendors = Vendors
city-claims = Claimed this round
city-claims-of = { $you ->
    [yes] You have claimed
   *[no] { $player } has claimed
  } { $count ->
    [0] nothing
   *[other] { $keshis }
  }
city-claims-now = { $you ->
    [yes] your turn
   *[no] claims
  }
city-claims-next = next

city-icon-date = date
city-icon-water = water
city-icon-dinar = dinar
city-icon-any-resource = any resource
city-icon-palace-step = step on the palace stairs
city-icon-mosque-step = step on the mosque stairs
city-icon-stair-step = step on the palace or the mosque stairs
city-icon-river-step = step on the river
city-icon-rapid = rapid
city-icon-threshold = threshold
city-icon-line = line between the stairs
city-icon-jetty = jetty
city-icon-crocodile = crocodile
city-icon-gate = city gate
city-icon-any-gate = any city gate
city-icon-oasis = oasis
city-icon-discover = discover an oasis
city-icon-claim = claim an oasis
city-icon-town = desert town
city-icon-sector = sector
city-icon-action = sector action
city-icon-full-sector = full sector
city-icon-spectator = spectator
city-icon-bonus = bonus
city-icon-keshi = keshi
city-icon-deploy = place a keshi
city-icon-vendor = water vendor
city-icon-assistant = assistant
city-icon-camel = start player
city-icon-scroll = scroll
city-icon-once = once, at once
city-icon-always = always
city-icon-round-end = at the end of a round
city-icon-season-end = at the end of a season
city-icon-luxury = luxury good
city-icon-slipper = slippers
city-icon-tajine = tajine
city-icon-dagger = dagger
city-icon-lamp = oil lamp
city-icon-necklace = necklace
city-icon-office = exchange office
city-icon-exchange = exchange
city-icon-screen = behind the screen
city-icon-tower = tower
city-icon-provision = provisions
city-icon-river-tile = river tile
city-icon-sun = season
city-icon-flag-star = end of the game
city-icon-star = points
city-icon-no-loss = no loss of points
city-icon-to = gives
city-icon-beyond = beyond the top

# The player board.

city-board-of = The board of { $player }
city-board-sector = { $sector }, { $count } of { $size } { $citizens }
city-board-souk = { $sector }: { $yellow } yellow, { $orange } orange, { $purple } purple
city-board-full = full
city-board-assistants = { $count ->
    [0] no assistant
    [one] assistant here
   *[other] { $count } assistants here
  }
city-board-vendor = vendor here
city-board-no-vendor = no vendor
city-board-gate = { $colour } gate
city-board-no-gate = gate place free
city-board-now = Now: { $gives }
city-board-then = Then: { $gives }
city-board-in-use = In use: { $gives }
city-board-in-use-left = { $count ->
    [one] 1 step left
   *[other] { $count } steps left
  }
city-board-free = { $count } free
city-board-start = Start
city-board-no-luxury = No luxury goods
city-board-next = Next space for { $citizens }
city-board-last = Last of the { $citizens }
city-board-assistant-place = { $count ->
    [0] Place of the assistant, { $sector }
   *[other] Assistant, { $sector }
  }
city-board-vendor-place = Place of the water vendor, { $sector }
city-board-vendor-here = Water vendor, { $sector }
city-board-gate-place = Place of the gate, { $sector }
city-board-gate-here = City gate, { $colour }, { $sector }
city-board-pile = Pile of goods, { $colour }: { $count }
city-board-caravan = Place { $place } for caravans, { $way }
city-board-oasis = Oasis { $oasis }: { $does } Worth now: { $points }
city-board-town = Desert town { $town }: { $does } Worth now: { $points }
city-board-no-town = Place of a desert town
city-board-ring = Space { $place } of the main square: { $gives }, { $count ->
    [0] free
   *[other] entertainer there
  }, { $spectators ->
    [one] 1 spectator
   *[other] { $spectators } spectators
  }

city-citizens-orchard = date pickers
city-citizens-madrasa = scholars
city-citizens-palace = nobles
city-citizens-mosque = clerics
city-citizens-square = entertainers
city-citizens-river = fish
city-citizens-medina = guards
city-citizens-sahara = caravans
city-citizens-souk = goods

city-short-orchard = Orchard
city-short-madrasa = Madrasa
city-short-palace = Palace
city-short-mosque = Mosque
city-short-square = Square
city-short-river = River
city-short-medina = Medina
city-short-sahara = Sahara
city-short-souk = Souk

city-gives-orchard = { $count ->
    [0] nothing
    [one] 1 date
   *[other] { $count } dates
  }
city-gives-madrasa = { $count ->
    [one] 1 scholar
   *[other] { $count } scholars
  }, { $dates ->
    [one] 1 date
   *[other] { $dates } dates
  }
city-gives-palace = { $count ->
    [0] nothing
    [one] 1 palace step
   *[other] { $count } palace steps
  }
city-gives-mosque = { $count ->
    [0] nothing
    [one] 1 mosque step
   *[other] { $count } mosque steps
  }
city-gives-river = { $count ->
    [0] nothing
    [one] 1 river step
   *[other] { $count } river steps
  }
city-gives-medina = { $count ->
    [0] no free guard
    [one] 1 gate
   *[other] up to { $count } gates
  }
city-gives-sahara = { $count } to claim
city-gives-souk = { $count ->
    [0] no goods
    [one] 1 good
   *[other] { $count } goods
  }
city-gives-square = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
  }

city-board-you = You
city-board-points = points
city-board-ordinal = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
  }
city-board-rank = { $ordinal } of { $of }
city-board-supply = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $rank }
city-board-resource = { $resource }: { $count }, { $due } due at the end of the season
city-board-due = due { $due }{ $short ->
    [yes] !
   *[no] {""}
  }
city-board-provisions = provisions
city-board-covered = covered ✓
city-board-short = short: −{ $points }
city-board-storage = Claimed oases
city-storage-blank = Space for an oasis
city-storage-keshi = Space for an oasis: gives the keshi on it
city-storage-exchange = Space for an oasis: a keshi may be exchanged
city-storage-scroll = Space for an oasis: gives a yellow scroll
city-board-provision-secret = Your provision tile, face down: { $asks }, or the loss of { $points ->
    [one] 1 point
   *[other] { $points } points
  }
city-board-screen = Behind your screen
city-board-screen-of = Not thrown yet
city-board-left = { $count } left this season
city-board-aside = To place:
city-board-scrolls = Scrolls
city-board-no-scrolls = No scrolls yet
city-hand-in = { $colour } keshi, behind the screen
city-hand-placeholder = Placeholder, { $colour }
city-hand-selected = { $colour } keshi, selected this round
city-hand-out = { $colour } keshi, thrown
city-strip-choosing = choosing …
city-strip-ready = ready
city-strip-assistants = { $count ->
    [one] 1 assistant
   *[other] { $count } assistants
  }

# Cards about single things.

city-tip-worth = Worth now: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
city-tip-costs = Costs { $price }
city-tip-gives = Gives { $gives }
city-tip-have = You have { $what }
city-tip-water = Each assistant used here first brings { $count } water
