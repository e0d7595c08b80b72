# The boards of keshi.

city-part-all = all
city-part-free = free

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
city-office = For a good: { $colour }. The exchange office gives { $gives }
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
