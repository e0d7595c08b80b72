# Keshi.

keshi-colour-green = green
keshi-colour-gray = gray
keshi-colour-white = white
keshi-colour-black = black
keshi-colour-pink = pink
keshi-colour-turquoise = turquoise
keshi-colour-beige = beige
keshi-colour-brown = brown
keshi-colour-red = red
keshi-colour-purple = purple
keshi-colour-orange = orange
keshi-colour-yellow = yellow
keshi-colour-none = none

keshi-sector-orchard = date orchard
keshi-sector-madrasa = madrasa
keshi-sector-palace = palace
keshi-sector-mosque = mosque
keshi-sector-square = main square
keshi-sector-river = river
keshi-sector-medina = medina
keshi-sector-sahara = Sahara
keshi-sector-souk = souk

keshi-resource-date = date
keshi-resource-water = water
keshi-resource-dinar = dinar

keshi-stairs-palace = palace
keshi-stairs-mosque = mosque

keshi-kind-gray = gray
keshi-kind-yellow = yellow
keshi-kind-pink = pink
keshi-kind-orange = orange

keshi-luxury-slipper = slippers
keshi-luxury-tajine = tajine
keshi-luxury-dagger = dagger
keshi-luxury-lamp = oil lamp
keshi-luxury-necklace = necklace

keshi-way-left = upper path
keshi-way-right = lower path
keshi-way-start = start oasis

keshi-space-dinars = the dinars beside the palace
keshi-space-left = the left space
keshi-space-middle = the middle space
keshi-space-right = the right space
keshi-space-points = the points beside the mosque

keshi-points-start = at the start
keshi-points-deployment = deployment bonuses
keshi-points-rapids = rapids
keshi-points-jetty = jetty
keshi-points-river-tiles = river tiles
keshi-points-lines = lines between the stairs
keshi-points-stairs = steps beyond the top
keshi-points-square = main square
keshi-points-gates = city gates
keshi-points-souk = souk
keshi-points-scrolls = scrolls
keshi-points-provisions = provisions
keshi-points-full-sectors = full sectors
keshi-points-oases = oases
keshi-points-leftovers = leftovers
keshi-points-towns = desert towns

keshi-do-select = Select { $first }, { $second } and { $third }
keshi-do-supply = Place the drawn keshis in the order { $first }, { $second }, { $third }
keshi-do-disc = { $turned ->
    [0] Place the disc as it comes
    [one] Place the disc turned clockwise by one section
   *[other] Place the disc turned clockwise by { $turned } sections
  }
keshi-do-provision = Turn up provision tile { $tile }: { $asks }, or the loss of { $points ->
    [one] 1 point
   *[other] { $points } points
  }
keshi-do-assistant = Assistant { $sector-id ->
    [keshi-sector-square] on the main square
    [keshi-sector-river] on the river
   *[other] in the { $sector }
  }
keshi-do-claim = { $count ->
    [one] Claim { $colour-id ->
        [keshi-colour-orange] an orange
       *[other] a { $colour }
      } keshi
   *[other] Claim { $count } { $colour } keshis
  }
keshi-do-new = Take a new keshi { $sector-id ->
    [keshi-sector-square] on the main square
    [keshi-sector-river] on the river
   *[other] in the { $sector }
  }
keshi-do-act = Act { $sector-id ->
    [keshi-sector-square] on the main square
    [keshi-sector-river] on the river
   *[other] in the { $sector }
  }
keshi-do-idle = Take back the assistant { $sector-id ->
    [keshi-sector-square] on the main square
    [keshi-sector-river] on the river
   *[other] in the { $sector }
  }
keshi-do-keshi = { $colour-id ->
    [keshi-colour-orange] An orange
   *[other] A { $colour }
  } keshi
keshi-do-vendor = Water vendor { $sector-id ->
    [keshi-sector-square] on the main square
    [keshi-sector-river] on the river
   *[other] in the { $sector }
  }
keshi-do-entertainer = Entertainer on space { $space }: { $gives }
keshi-do-caravan = Caravan to the { $way }
keshi-do-take = Take { $resource-id ->
    [keshi-resource-date] a date
    [keshi-resource-water] 1 water
   *[keshi-resource-dinar] a dinar
  }
keshi-do-harvest-date = A date
keshi-do-harvest-scroll = Use scroll { $scroll } instead of a date
keshi-do-pay = Pay { $resource-id ->
    [keshi-resource-date] a date
    [keshi-resource-water] 1 water
   *[keshi-resource-dinar] a dinar
  }
keshi-do-step = Take the free step
keshi-do-stop = Leave it at that
keshi-do-stairs = Climb the { $stairs } stairs
keshi-do-line = Take { $space }
keshi-do-line-bonus = Take { $space }: { $gives }
keshi-do-bonus = Take the bonus of space { $space }
keshi-do-bonus-gives = Take the bonus of space { $space }: { $gives }
keshi-do-scroll = Scroll { $scroll }: { $does }
keshi-do-refresh = Pay a dinar to exchange the { $kind } scrolls
keshi-do-gate = { $colour-id ->
    [keshi-colour-orange] An orange
   *[other] A { $colour }
  } gate of workshop { $workshop }
keshi-do-gate-for = { $colour-id ->
    [keshi-colour-orange] An orange
   *[other] A { $colour }
  } gate of workshop { $workshop }, for { $dinars ->
    [0] nothing
    [one] 1 dinar
   *[other] { $dinars } dinars
  }: { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
  }
keshi-do-space = Build on space { $space }, beside the { $sector }
keshi-do-space-match = Build on space { $space }, beside the { $sector }: { $points ->
    [one] 1 point
   *[other] { $points } points
  } for the matching colour
keshi-do-oasis = Oasis { $oasis }: { $does }
keshi-do-oasis-for = Oasis { $oasis }, for { $price }: { $does }
keshi-do-exchange = Give { $colour-id ->
    [keshi-colour-orange] an orange
   *[other] a { $colour }
  } keshi to the exchange office
keshi-do-exchange-for = Give { $colour-id ->
    [keshi-colour-orange] an orange
   *[other] a { $colour }
  } keshi to the exchange office: { $gives }
keshi-do-luxury = Luxury good { $luxury }: { $kind }
keshi-do-luxury-for = Luxury good { $luxury }, { $kind }, for { $price }: { $gives }
keshi-do-return = Return { $colour-id ->
    [keshi-colour-orange] an orange
   *[other] a { $colour }
  } keshi
keshi-do-return-entertainer = Return the entertainer of space { $space }
keshi-do-return-vendor = Return the water vendor { $sector-id ->
    [keshi-sector-square] on the main square
    [keshi-sector-river] on the river
   *[other] in the { $sector }
  }
keshi-do-rapid = Take the bonus of rapid { $rapid }
keshi-do-rapid-gives = Take the bonus of rapid { $rapid }: { $gives }
keshi-do-prize = Take the { $prize ->
    [1] first
   *[other] second
  } bonus
keshi-do-provide-all = Pay what the tiles ask for
keshi-do-provide-scroll = Pay a dinar, and one resource for each tile
keshi-do-provide-none = Give all resources and lose points

keshi-ask-turn = It is your turn.
keshi-ask-supply = Choose the order of your keshis on the supply board; where none was drawn, the space stays empty.
keshi-ask-disc = Choose how your audience disc lies.
keshi-ask-first-provision = Choose the provision tile for the first season.
keshi-ask-next-provision = Choose the next provision tile to turn up.
keshi-ask-select = Select three keshis for this round.
keshi-ask-assistant = Choose a sector for the assistant of the red keshi.
keshi-ask-claim = Claim one or two keshis of one colour from the base of the tower.
keshi-ask-claim-two = Claim two keshis of any colours from the base of the tower.
keshi-ask-claim-second = Claim a second keshi, of any colour, beside the { $colour } one.
keshi-ask-use = Use an assistant: for a new keshi or for the action of its sector.
keshi-ask-vendor = Choose a sector for the water vendor.
keshi-ask-entertainer = Choose a space of the main square for the entertainer.
keshi-ask-caravan = Choose where the caravan goes.
keshi-ask-keshis = { $count ->
    [one] Choose a keshi of any colour.
   *[other] Choose { $count } keshis of any colours.
  }
keshi-ask-keshis-or-stop = { $count ->
    [one] Choose a keshi of any colour, or stop.
   *[other] Choose { $count } keshis of any colours, or stop.
  }
keshi-ask-two-of-one-colour = Choose the colour of two keshis.
keshi-ask-keshi-and-action = Choose a keshi, and act in its sector afterwards.
keshi-ask-outdoors = Choose an entertainer, a caravan or a guard.
keshi-ask-good = { $count ->
    [one] Choose a good.
   *[other] Choose a good, and get { $count } of it.
  }
keshi-ask-resources = { $count ->
    [one] Choose a resource.
   *[other] Choose { $count } resources.
  }
keshi-ask-any-action = Choose a sector to act in, or stop.
keshi-ask-harvest = { $count ->
    [one] Choose what the last date picker brings.
   *[other] Choose what your { $count } date pickers bring.
  }
keshi-ask-river = Pay water for a further step on the river, or stop.
keshi-ask-climb = Take a further step on the { $stairs } stairs, or stop.
keshi-ask-either = Choose the stairs to climb by { $count ->
    [one] 1 step.
   *[other] { $count } steps.
  }
keshi-ask-either-or-stop = Choose the stairs to climb by { $count ->
    [one] 1 step
   *[other] { $count } steps
  }, or stop.
keshi-ask-both = Choose which stairs to climb first, by { $count ->
    [one] 1 step each.
   *[other] { $count } steps each.
  }
keshi-ask-line = { $count ->
    [one] Choose a bonus of the line between your pawns.
   *[other] Choose { $count } bonuses of the line between your pawns.
  }
keshi-ask-line-all = Choose which bonus of the line comes next.
keshi-ask-ring = Choose which bonus of the main square comes next.
keshi-ask-show = Choose the entertainer who performs.
keshi-ask-rapid = Choose the bonus of a rapid that you have crossed.
keshi-ask-souk = Use the exchange office or buy a luxury good, or stop.
keshi-ask-office = Use the exchange office once more, or stop.
keshi-ask-luxury = Buy a further luxury good, or stop.
keshi-ask-office-step = Take the resource of scroll 18, or first the step that the exchange office gives.
keshi-ask-madrasa = Buy a scroll, or stop.
keshi-ask-must-buy = Buy one of the new { $kind } scrolls.
keshi-ask-take-scroll = Take { $kind-id ->
    [keshi-kind-orange] an orange
   *[other] a { $kind }
  } scroll { $dates ->
    [0] for free
    [one] for 1 date
   *[other] for { $dates } dates
  }, or stop.
keshi-ask-medina = Buy a city gate, or stop.
keshi-ask-build = Choose a space for the { $colour } gate.
keshi-ask-gate-keshi = Choose the colour of the keshi that the gate brings.
keshi-ask-aside = Choose which keshi beside your board is placed next.
keshi-ask-sahara = Claim a discovered oasis, or stop.
keshi-ask-sahara-or-town = Claim a discovered oasis or a desert town, or stop.
keshi-ask-free-oasis = { $count ->
    [one] Claim a discovered oasis for free.
   *[other] Claim discovered oases for free: { $count }, or all if there are fewer.
  }
keshi-ask-free-oasis-or-stop = { $count ->
    [one] Claim a discovered oasis for free, or stop.
   *[other] Claim discovered oases for free, up to { $count }, or stop.
  }
keshi-ask-open-oasis = Claim one of the open oases, or stop.
keshi-ask-stored = Place the { $colour } keshi of the storage space, or leave it.
keshi-ask-exchange = Return a keshi for one of another colour, or stop.
keshi-ask-exchange-for = Choose a keshi of another colour in place of the { $colour } one.
keshi-ask-score-claimed = Choose a claimed oasis to score.
keshi-ask-return = Return { $resource-id ->
    [keshi-resource-date] a date
    [keshi-resource-water] 1 water
   *[keshi-resource-dinar] a dinar
  } for a point, or stop; { $count ->
    [one] 1 more counts.
   *[other] up to { $count } count.
  }
keshi-ask-sell = Return resources for points, or stop.
keshi-ask-pay = { $count ->
    [one] Choose how to pay a dinar.
   *[other] Choose how to pay { $count } dinars.
  }
keshi-ask-pay-any = { $count ->
    [one] Choose a resource to pay.
   *[other] Choose { $count } resources to pay.
  }
keshi-ask-prize = Choose one of the two bonuses of the river tile.
keshi-ask-provide = Provide for the citizens.

keshi-ask-draw-river = Draw a river tile for season { $season }.
keshi-ask-draw-open-oasis = Draw an oasis to lie open beside the board.
keshi-ask-draw-scroll = Reveal { $kind-id ->
    [keshi-kind-orange] an orange
   *[other] a { $kind }
  } scroll on stack { $stack }.
keshi-ask-draw-scroll-displayed = Reveal { $kind-id ->
    [keshi-kind-orange] an orange
   *[other] a { $kind }
  } scroll for the display.
keshi-ask-draw-luxury = Reveal a luxury good in shop { $shop }.
keshi-ask-draw-luxury-displayed = Reveal a luxury good for the display.
keshi-ask-draw-office = Reveal an exchange office.
keshi-ask-draw-gate = Draw a city gate for workshop { $workshop }.
keshi-ask-draw-supply = Draw a keshi for the supply board of { $player }.
keshi-ask-draw-provision = Deal a provision tile to { $player }, face down.
keshi-ask-draw-provision-again = Say which provision tile { $player } has really turned up.
keshi-ask-draw-start = Draw the start player.
keshi-ask-draw-tower = Throw the selected keshis into the tower.
keshi-ask-draw-oasis = Reveal the oasis that { $player } has reached.

keshi-because-claim = Keshis were claimed.
keshi-because-new = An assistant fetched a new keshi { $sector-id ->
    [keshi-sector-square] on the main square
    [keshi-sector-river] on the river
   *[other] in the { $sector }
  }.
keshi-because-action = An action { $sector-id ->
    [keshi-sector-square] on the main square
    [keshi-sector-river] on the river
   *[other] in the { $sector }
  }.
keshi-because-deployed = The bonus for placing { $colour-id ->
    [keshi-colour-orange] an orange
   *[other] a { $colour }
  } keshi.
keshi-because-threshold = A threshold of the { $stairs } stairs was crossed.
keshi-because-line = A bonus of the line between the pawns: { $gives }.
keshi-because-rapid = The bonus of rapid { $rapid }.
keshi-because-scroll = Scroll { $scroll }: { $does }.
keshi-because-storage = An oasis was put on storage space { $space }: { $gives }.
keshi-because-gate = { $colour-id ->
    [keshi-colour-orange] An orange
   *[other] A { $colour }
  } keshi came with a city gate.
keshi-because-river-tile = River tile { $tile }: { $does }.
keshi-because-provisions = Provisions are due at the end of the season.

keshi-river-tile-shown = River tile { $tile } is for season { $season }: { $does }.
keshi-open-oasis = Oasis { $oasis } lies open beside the board: { $does }.
keshi-scroll-shown = { $kind-id ->
    [keshi-kind-orange] An orange
   *[other] A { $kind }
  } scroll turns up, number { $scroll }: { $does }.
keshi-stack-split = The lower half of { $kind } stack { $from } becomes stack { $to }.
keshi-luxury-shown = Luxury good { $luxury } turns up in shop { $shop }: { $kind }; { $gives } for { $price }.
keshi-luxury-displayed = Luxury good { $luxury } turns up in the display: { $kind }; { $gives } for { $price }.
keshi-shop-split = Half of the goods of shop { $from } go to shop { $to }.
keshi-office-shown = An exchange office opens: { $purple } for a purple keshi, { $orange } for an orange one, { $yellow } for a yellow one.
keshi-gate-drawn = { $colour-id ->
    [keshi-colour-orange] An orange
   *[other] A { $colour }
  } gate goes to workshop { $workshop }.
keshi-supply-drawn = { $player-you ->
    [yes] You draw
   *[no] { $player } draws
  } { $colour-id ->
    [keshi-colour-orange] an orange
   *[other] a { $colour }
  } keshi for the supply board.
keshi-provision-dealt = { $player-you ->
    [yes] You get
   *[no] { $player } gets
  } a provision tile, face down.
keshi-provision-dealt-known = { $player-you ->
    [yes] You get
   *[no] { $player } gets
  } provision tile { $tile }, face down.
keshi-chose = { $player-you ->
    [yes] You have
   *[no] { $player } has
  } chosen.
keshi-decided = { $player-you ->
    [yes] You
   *[no] { $player }
  }: { $what }.
keshi-supply-placed = { $player-you ->
    [yes] You lay out your
   *[no] { $player } lays out the
  } supply keshis: { $first }, { $second }, { $third }.
keshi-disc-placed = { $player-you ->
    [yes] You place your
   *[no] { $player } places the
  } audience disc { $turned ->
    [0] as it comes
    [one] turned clockwise by one section
   *[other] turned clockwise by { $turned } sections
  }.
keshi-provision-shown = { $player-you ->
    [yes] You turn up
   *[no] { $player } turns up
  } provision tile { $tile }: { $asks }, or the loss of { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
keshi-provision-twice = { $player-you ->
    [yes] You turn up
   *[no] { $player } turns up
  } provision tile { $tile }, which lies open already. One of the two was entered wrongly: say which tile this one is.
keshi-provision-settled = { $player-you ->
    [yes] Your
   *[no] { $player }’s
  } tile was provision tile { $tile }: { $asks }, or the loss of { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
keshi-start-player = { $player-you ->
    [yes] You start
   *[no] { $player } starts
  } the game.
keshi-season-began = Season { $season } begins; { $player-you ->
    [yes] you start
   *[no] { $player } starts
  }.
keshi-round-began = Season { $season }, round { $round }: { $player-you ->
    [yes] you begin
   *[no] { $player } begins
  }.
keshi-selected = { $player-you ->
    [yes] You have
   *[no] { $player } has
  } selected { $first }, { $second } and { $third }.
keshi-assistant-placed = { $player-you ->
    [yes] You send
   *[no] { $player } sends
  } the assistant of the red keshi to the { $sector }.
keshi-fell = { $count ->
    [0] No keshi comes
    [one] 1 keshi comes
   *[other] { $count } keshis come
  } out of the tower{ $green ->
    [0] { "" }
   *[other] : { $green } green
  }{ $gray ->
    [0] { "" }
   *[other] { $first-id ->
        [keshi-colour-gray] :
       *[other] ,
      } { $gray } gray
  }{ $white ->
    [0] { "" }
   *[other] { $first-id ->
        [keshi-colour-white] :
       *[other] ,
      } { $white } white
  }{ $black ->
    [0] { "" }
   *[other] { $first-id ->
        [keshi-colour-black] :
       *[other] ,
      } { $black } black
  }{ $pink ->
    [0] { "" }
   *[other] { $first-id ->
        [keshi-colour-pink] :
       *[other] ,
      } { $pink } pink
  }{ $turquoise ->
    [0] { "" }
   *[other] { $first-id ->
        [keshi-colour-turquoise] :
       *[other] ,
      } { $turquoise } turquoise
  }{ $beige ->
    [0] { "" }
   *[other] { $first-id ->
        [keshi-colour-beige] :
       *[other] ,
      } { $beige } beige
  }{ $brown ->
    [0] { "" }
   *[other] { $first-id ->
        [keshi-colour-brown] :
       *[other] ,
      } { $brown } brown
  }{ $red ->
    [0] { "" }
   *[other] { $first-id ->
        [keshi-colour-red] :
       *[other] ,
      } { $red } red
  }{ $purple ->
    [0] { "" }
   *[other] { $first-id ->
        [keshi-colour-purple] :
       *[other] ,
      } { $purple } purple
  }{ $orange ->
    [0] { "" }
   *[other] { $first-id ->
        [keshi-colour-orange] :
       *[other] ,
      } { $orange } orange
  }{ $yellow ->
    [0] { "" }
   *[other] { $first-id ->
        [keshi-colour-yellow] :
       *[other] ,
      } { $yellow } yellow
  }.
keshi-claimed = { $player-you ->
    [yes] You claim
   *[no] { $player } claims
  } { $count ->
    [one] { $colour-id ->
        [keshi-colour-orange] an orange
       *[other] a { $colour }
      } keshi
   *[other] { $count } { $colour } keshis
  }.
keshi-unclaimed = Nobody can take { $count ->
    [one] the last keshi
   *[other] the last { $count } keshis
  }{ $green ->
    [0] { "" }
   *[other] , { $green } green
  }{ $gray ->
    [0] { "" }
   *[other] , { $gray } gray
  }{ $white ->
    [0] { "" }
   *[other] , { $white } white
  }{ $black ->
    [0] { "" }
   *[other] , { $black } black
  }{ $pink ->
    [0] { "" }
   *[other] , { $pink } pink
  }{ $turquoise ->
    [0] { "" }
   *[other] , { $turquoise } turquoise
  }{ $beige ->
    [0] { "" }
   *[other] , { $beige } beige
  }{ $brown ->
    [0] { "" }
   *[other] , { $brown } brown
  }{ $red ->
    [0] { "" }
   *[other] , { $red } red
  }{ $purple ->
    [0] { "" }
   *[other] , { $purple } purple
  }{ $orange ->
    [0] { "" }
   *[other] , { $orange } orange
  }{ $yellow ->
    [0] { "" }
   *[other] , { $yellow } yellow
  }; { $count ->
    [one] it goes
   *[other] they go
  } back to the supply.
keshi-took-new = { $player-you ->
    [yes] You use an assistant
   *[no] { $player } uses an assistant
  } for a new keshi { $sector-id ->
    [keshi-sector-square] on the main square
    [keshi-sector-river] on the river
   *[other] in the { $sector }
  }.
keshi-acted = { $player-you ->
    [yes] You act
   *[no] { $player } acts
  } { $sector-id ->
    [keshi-sector-square] on the main square
    [keshi-sector-river] on the river
   *[other] in the { $sector }
  }.
keshi-idled = { $player-you ->
    [yes] You take back an assistant
   *[no] { $player } takes back an assistant
  } that can do nothing { $sector-id ->
    [keshi-sector-square] on the main square
    [keshi-sector-river] on the river
   *[other] in the { $sector }
  }.
keshi-scored = { $player-you ->
    [yes] You gain
   *[no] { $player } gains
  } { $points ->
    [one] 1 point
   *[other] { $points } points
  } ({ $source }).
keshi-lost-points = { $player-you ->
    [yes] You lose
   *[no] { $player } loses
  } { $points ->
    [one] 1 point
   *[other] { $points } points
  } ({ $source }).
keshi-got = { $player-you ->
    [yes] You get
   *[no] { $player } gets
  } { $resource-id ->
    [keshi-resource-date] { $count ->
        [one] 1 date
       *[other] { $count } dates
      }
    [keshi-resource-water] { $count } water
   *[keshi-resource-dinar] { $count ->
        [one] 1 dinar
       *[other] { $count } dinars
      }
  }.
keshi-paid = { $player-you ->
    [yes] You pay
   *[no] { $player } pays
  } { $resource-id ->
    [keshi-resource-date] { $count ->
        [one] 1 date
       *[other] { $count } dates
      }
    [keshi-resource-water] { $count } water
   *[keshi-resource-dinar] { $count ->
        [one] 1 dinar
       *[other] { $count } dinars
      }
  }.
keshi-deployed = { $player-you ->
    [yes] You place
   *[no] { $player } places
  } { $colour-id ->
    [keshi-colour-orange] an orange
   *[other] a { $colour }
  } keshi { $sector-id ->
    [keshi-sector-square] on the main square
    [keshi-sector-river] on the river
   *[other] in the { $sector }
  }.
keshi-lost = { $player-you ->
    [yes] You have
   *[no] { $player } has
  } no space for { $colour-id ->
    [keshi-colour-orange] an orange
   *[other] a { $colour }
  } keshi; it goes back to the supply.
keshi-paid-goods = { $player-you ->
    [yes] You pay
   *[no] { $player } pays
  } { $count ->
    [one] { $colour-id ->
        [keshi-colour-orange] an orange
       *[other] a { $colour }
      } keshi
   *[other] { $count } { $colour } keshis
  }.
keshi-floated = { $player-you ->
    [yes] Your fisherman
   *[no] { $player }’s fisherman
  } reaches space { $space } of the river.
keshi-landed = { $player-you ->
    [yes] Your fisherman
   *[no] { $player }’s fisherman
  } lands at the jetty, on the spot for { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
keshi-climbed = { $player-you ->
    [yes] You reach
   *[no] { $player } reaches
  } step { $step } of the { $stairs } stairs.
keshi-disc-turned = { $player-you ->
    [yes] You turn your
   *[no] { $player } turns the
  } audience disc by one section.
keshi-refreshed = { $player-you ->
    [yes] You exchange
   *[no] { $player } exchanges
  } the open { $kind } scrolls.
keshi-scroll-helped = Scroll { $scroll } helps { $player-you ->
    [yes] you
   *[no] { $player }
  }.
keshi-fishermen-returned = The fishermen go back to the start of the river.
keshi-open-oases-left = The open oases that are left leave the game.
keshi-got-scroll = { $player-you ->
    [yes] You take
   *[no] { $player } takes
  } scroll { $scroll }: “{ $does }”.
keshi-built = { $player-you ->
    [yes] You buy
   *[no] { $player } buys
  } { $colour-id ->
    [keshi-colour-orange] an orange
   *[other] a { $colour }
  } gate of workshop { $workshop } for space { $space }.
keshi-built-taken = { $player-you ->
    [yes] You take, without paying,
   *[no] { $player } takes, without paying,
  } { $colour-id ->
    [keshi-colour-orange] an orange
   *[other] a { $colour }
  } gate of workshop { $workshop } for space { $space }.
keshi-discovered = { $player-you ->
    [yes] You discover
   *[no] { $player } discovers
  } oasis { $oasis }: “{ $does }”.
keshi-claimed-oasis = { $player-you ->
    [yes] You claim
   *[no] { $player } claims
  } oasis { $oasis }.
keshi-returned = { $player-you ->
    [yes] You return
   *[no] { $player } returns
  } { $colour-id ->
    [keshi-colour-orange] an orange
   *[other] a { $colour }
  } keshi.
keshi-exchanged = { $player-you ->
    [yes] You give
   *[no] { $player } gives
  } { $colour-id ->
    [keshi-colour-orange] an orange
   *[other] a { $colour }
  } keshi to the exchange office.
keshi-got-luxury = { $player-you ->
    [yes] You buy
   *[no] { $player } buys
  } luxury good { $luxury }: { $kind }.
keshi-took-luxury = { $player-you ->
    [yes] You take
   *[no] { $player } takes
  } luxury good { $luxury }: { $kind }.
keshi-spared = The imam spares { $player-you ->
    [yes] you
   *[no] { $player }
  } { $colour-id ->
    [keshi-colour-orange] an orange
   *[other] a { $colour }
  } keshi.
keshi-oasis-scored = { $player-you ->
    [yes] Your
   *[no] { $player }’s
  } oasis { $oasis } is worth { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
keshi-river-won = { $player-you ->
    [yes] Your fisherman
   *[no] { $player }’s fisherman
  } is { $place ->
    [1] foremost
   *[other] second
  } on the river and gets river tile { $tile }: “{ $does }”.
keshi-river-unwon = No fisherman has left the start; nobody gets river tile { $tile }.
keshi-provided-all = { $player-you ->
    [yes] You provide
   *[no] { $player } provides
  } for the citizens in full.
keshi-provided-scroll = { $player-you ->
    [yes] You provide
   *[no] { $player } provides
  } for the citizens by scroll 44.
keshi-provided-none = { $player-you ->
    [yes] You cannot
   *[no] { $player } cannot
  } provide for all citizens.
keshi-full-sectors = { $player-you ->
    [yes] You have
   *[no] { $player } has
  } { $count ->
    [one] 1 full sector
   *[other] { $count } full sectors
  }.
keshi-ended = The game is over.

keshi-refusal-not-asked = That is not asked now.
keshi-refusal-not-in-hand = Not all of these keshis are behind your screen.
keshi-refusal-not-your-tile = That provision tile does not lie face down before you.
keshi-refusal-sector-full = There is no free space for that keshi.
keshi-refusal-sector-taken = An assistant is in that sector already.
keshi-refusal-space-taken = That space is taken.
keshi-refusal-bonus-taken = Scroll 63 gives two different bonuses, and you have that one already.
keshi-refusal-not-in-base = There are not that many of this colour in the base of the tower.
keshi-refusal-one-each = With scroll 61 keshis are claimed one by one.
keshi-refusal-no-assistant = You have no assistant in that sector.
keshi-refusal-no-action = The action of that sector can do nothing now.
keshi-refusal-not-idle = That assistant still has something to do.
keshi-refusal-in-order = Dates come first, then water, then dinars, and scrolls by number; that kind is over.
keshi-refusal-cannot-pay = You cannot pay for that.
keshi-refusal-must-pay = Whoever can pay the provisions must do so.
keshi-refusal-no-scroll = That takes a scroll which you do not have.
keshi-refusal-not-on-display = That does not lie open here.
keshi-refusal-too-few-scholars = You have too few scholars left for that.
keshi-refusal-already-bought = Scrolls are exchanged only before the first purchase of a round.
keshi-refusal-other-kind = A scroll of another kind is asked for.
keshi-refusal-no-guard = No guard is free for a further gate.
keshi-refusal-not-discovered = You have not discovered that, or have claimed it.
keshi-refusal-not-claimed = You have not claimed that oasis.
keshi-refusal-not-found = You have not reached that desert town, or have claimed it.
keshi-refusal-not-in-play = That desert town does not lie beside the board.
keshi-refusal-no-goods = You do not have the goods for that.
keshi-refusal-not-in-price = The luxury good does not ask for a keshi of that colour.
keshi-refusal-no-entertainer = You have no entertainer on that space.
keshi-refusal-no-bonus = That space of the main square gives nothing now.
keshi-refusal-not-crossed = You have not crossed that rapid yet.
keshi-refusal-no-such-space = The line between your pawns has no such space.
keshi-refusal-nothing-to-return = You have no such keshi to return.
keshi-refusal-other-colour = The new keshi has to be of another colour.
keshi-refusal-not-selected = A placeholder is exchanged only for a colour that you have selected in this season.
keshi-refusal-none-in-supply = The supply has no keshi of that colour left.
keshi-refusal-must-do = This may not be left out.
keshi-refusal-other-draw = Something else is to be drawn now.
keshi-refusal-not-among-them = That is not among what can be drawn.
keshi-refusal-not-in-the-tower = The tower does not hold all of these keshis.

keshi-scroll-01 = place a green keshi
keshi-scroll-02 = place a gray keshi
keshi-scroll-03 = place a white keshi
keshi-scroll-04 = place a black keshi
keshi-scroll-05 = place a pink keshi
keshi-scroll-06 = place a turquoise keshi
keshi-scroll-07 = place a beige keshi
keshi-scroll-08 = place a brown keshi
keshi-scroll-09 = place a red keshi
keshi-scroll-10 = place a purple keshi
keshi-scroll-11 = place an orange keshi
keshi-scroll-12 = place a yellow keshi
keshi-scroll-13 = gain 1 water for every threshold you cross
keshi-scroll-14 = gain a date for every threshold you cross
keshi-scroll-15 = gain 1 more dinar for every threshold you cross
keshi-scroll-16 = take a step on the river for every threshold you cross
keshi-scroll-17 = whenever you cross a rapid, gain its bonus at once, besides that at the end of the round
keshi-scroll-18 = take any resource on top whenever you use the exchange office
keshi-scroll-19 = gain 2 water
keshi-scroll-20 = gain 2 dinars
keshi-scroll-21 = gain 3 dates
keshi-scroll-22 = lose no points for gates that you buy in the first workshop
keshi-scroll-23 = a date picker may bring 1 water instead of a date
keshi-scroll-24 = a date picker may bring a dinar instead of a date
keshi-scroll-25 = a date picker may bring 1 point instead of a date
keshi-scroll-26 = pay dates for further steps when you climb
keshi-scroll-27 = pay water for further steps when you climb
keshi-scroll-28 = gain the bonuses of all rapids you have crossed before every season scoring
keshi-scroll-29 = after every action on the main square, gain the points of its points space once for each spectator
keshi-scroll-30 = place a keshi of any colour
keshi-scroll-31 = one more spectator watches every space of your main square
keshi-scroll-32 = city gates cost you 1 dinar less
keshi-scroll-33 = pay with dates and water as if they were dinars
keshi-scroll-34 = buy as many luxury goods as you like with one assistant
keshi-scroll-35 = your water vendors give 2 water instead of 1
keshi-scroll-36 = a city gate that you buy brings you a keshi of any colour
keshi-scroll-37 = gain 2 yellow goods
keshi-scroll-38 = gain 2 orange goods
keshi-scroll-39 = gain 2 purple goods
keshi-scroll-40 = gain a yellow and an orange good
keshi-scroll-41 = gain a yellow and a purple good
keshi-scroll-42 = gain an orange and a purple good
keshi-scroll-43 = place 2 keshis of any colours
keshi-scroll-44 = for 1 dinar, any one resource pays for each provision tile
keshi-scroll-45 = any single resource pays for an oasis
keshi-scroll-46 = use the exchange office as often as you like with one assistant
keshi-scroll-47 = gain three times each bonus of the main square that 3 spectators face
keshi-scroll-48 = you may take one more step whenever you climb
keshi-scroll-49 = gain 2 points instead of 1 for each step beyond the top of the mosque stairs
keshi-scroll-50 = gain 2 points for every sector action of an assistant in a sector with a water vendor
keshi-scroll-50-essential = gain 2 points whenever you use an assistant in a sector with a water vendor, for a new keshi or for the action
keshi-scroll-51 = after every action on the main square, gain the bonuses that a single spectator faces
keshi-scroll-52 = gain 2 points instead of 1 for each step beyond the top of the palace stairs
keshi-scroll-53 = act in any sector
keshi-scroll-54 = a new entertainer also brings the bonuses of the two neighbouring spaces
keshi-scroll-55 = climb 3 steps on both stairs, in the order you like
keshi-scroll-56 = gain 2 points instead of 1 for each step beyond the jetty
keshi-scroll-57 = gain 3 water, and a water vendor for your souk, who gives water from your next turn on
keshi-scroll-58 = take an orange scroll for 1 date, however few your scholars
keshi-scroll-59 = gain all bonuses of the line between your pawns
keshi-scroll-60 = gain every bonus of a rapid twice
keshi-scroll-61 = always claim two keshis, of any colours
keshi-scroll-62 = claim 3 discovered oases for free
keshi-scroll-63 = choose two different bonuses of the line at every threshold
keshi-scroll-64 = place a keshi of any colour and act in its sector
keshi-scroll-65 = always act twice on the main square
keshi-scroll-66 = every city gate that you buy brings you 2 keshis
keshi-scroll-67 = place 3 keshis of any colours
keshi-scroll-68 = score every oasis as you discover it
keshi-scroll-69 = gain the bonuses of all rapids you have crossed at the end of every round
keshi-scroll-70 = gain the bonuses of all your entertainers, each once for every spectator
keshi-scroll-71 = score one of your claimed oases at once
keshi-scroll-72 = return any resources for 2 points each

keshi-own-tile = as it is printed in your box

keshi-oasis-01 = 2 points for each green, turquoise or black gate
keshi-oasis-02 = 2 points for each white, gray or red gate
keshi-oasis-03 = 2 points for each pink, brown or beige gate
keshi-oasis-04 = 3 points for each yellow, orange or purple gate
keshi-oasis-05 = 3 points, and 1 for each white keshi
keshi-oasis-06 = 3 points, and 1 for each black keshi
keshi-oasis-07 = 3 points, and 1 for each turquoise keshi
keshi-oasis-08 = 3 points, and 1 for each green keshi
keshi-oasis-09 = 3 points, and 1 for each gray keshi
keshi-oasis-10 = 3 points, and 1 for each pink keshi
keshi-oasis-11 = 3 points, and 1 for each beige keshi
keshi-oasis-12 = 3 points, and 1 for each brown keshi
keshi-oasis-13 = 3 points, and 1 for each red keshi
keshi-oasis-14 = 2 points for each pair of slippers
keshi-oasis-15 = 2 points for each tajine
keshi-oasis-16 = 3 points for each dagger
keshi-oasis-17 = 3 points for each oil lamp
keshi-oasis-18 = 4 points for each necklace
keshi-oasis-19 = 3 points, and 1 for each water returned, up to 12
keshi-oasis-20 = 3 points, and 1 for each dinar returned, up to 12
keshi-oasis-21 = 3 points, and 1 for each date returned, up to 12
keshi-oasis-22 = 3 points, and 1 for each luxury good
keshi-oasis-23 = 3 points, and 1 for each scroll
keshi-oasis-24 = 4 points for each sector but the souk with 3 keshis or fewer, vendors not counted
keshi-oasis-25 = 4 points for each full sector
keshi-oasis-26 = 3 points for each claimed oasis
keshi-oasis-27 = 7 points at the top of the mosque stairs
keshi-oasis-28 = 7 points at the top of the palace stairs
keshi-oasis-29 = 7 points for at least 5 thresholds crossed on both stairs together
keshi-oasis-30 = 7 points at the jetty

keshi-river-tile-01 = act in any sector
keshi-river-tile-02 = claim one of the open oases for free
keshi-river-tile-03 = place 2 keshis of any colours
keshi-river-tile-04 = gain 5 points
keshi-river-tile-05 = 7 points for the first, 3 for the second
keshi-river-tile-05-two = gain 7 points
keshi-river-tile-06 = 6 resources of choice for the first, 3 for the second
keshi-river-tile-06-two = take 6 resources of choice
keshi-river-tile-07 = place a water vendor
keshi-river-tile-08 = gain 3 points
keshi-river-tile-09 = start the last season on the crocodile
keshi-river-tile-10 = gain a good of each colour
keshi-river-tile-11 = the first climbs 3 steps of either stairs, the second 1
keshi-river-tile-11-two = climb 3 steps of either stairs
keshi-river-tile-12 = 1 point for each city gate or 1 point for each date picker; what the first leaves is for the second
keshi-river-tile-12-two = 1 point for each city gate or 1 point for each date picker
keshi-river-tile-13 = place an entertainer, a caravan or a guard
keshi-river-tile-14 = gain a date, 1 water and a dinar
keshi-river-tile-15 = claim up to 2 discovered oases for free
keshi-river-tile-16 = act twice on the main square
keshi-river-tile-17 = a date and a dinar for each entertainer or 1 water and a date for each water vendor; what the first leaves is for the second
keshi-river-tile-17-two = a date and a dinar for each entertainer or 1 water and a date for each water vendor
keshi-river-tile-18 = 2 points for each luxury good or 1 point for every 4 keshis; what the first leaves is for the second
keshi-river-tile-18-two = 2 points for each luxury good or 1 point for every 4 keshis

# Expansions, and the Essential edition.

keshi-sultan = the sultan
keshi-imam = the imam
keshi-ask-spare = Choose which good the imam spares you.
keshi-ask-settle = Choose the desert town that your caravan reaches.
keshi-ask-any-scroll = Take any scroll on display for free, or none.
keshi-ask-any-luxury = Take any luxury good on display for free, or none.
keshi-ask-any-gate = Take any city gate for free, or none.
keshi-ask-which-placeholder = Choose the placeholder to exchange.
keshi-ask-placeholder = Choose a keshi for your { $colour } placeholder.
keshi-ask-draw-staircase-tile = Draw a staircase tile for { $space-id ->
    [keshi-space-left] the space beside segment { $segment } of the palace stairs
    [keshi-space-right] the space beside segment { $segment } of the mosque stairs
   *[keshi-space-middle] the middle space of the lines whose segments add up to { $segment }
  }.
keshi-ask-draw-town = Draw a desert town.
keshi-because-town = Desert town { $town }: { $does }.
keshi-do-town = Desert town { $town }: { $does }
keshi-do-town-for = Desert town { $town }, for { $price }: { $does }
keshi-staircase-tile = A staircase tile covers { $space-id ->
    [keshi-space-left] the space beside segment { $segment } of the palace stairs
    [keshi-space-right] the space beside segment { $segment } of the mosque stairs
   *[keshi-space-middle] the middle space of the lines whose segments add up to { $segment }
  }: { $gives }.
keshi-town-shown = Desert town { $town } is in play: { $does }.
keshi-town-found = { $player-you ->
    [yes] You reach
   *[no] { $player } reaches
  } desert town { $town }: “{ $does }”.
keshi-town-claimed = { $player-you ->
    [yes] You claim
   *[no] { $player } claims
  } desert town { $town }.
keshi-town-scored = { $player-you ->
    [yes] Your
   *[no] { $player }’s
  } desert town { $town } is worth { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
keshi-companion-joined = { $companion-id ->
    [keshi-sultan] The sultan
   *[keshi-imam] The imam
  } joins { $player-you ->
    [yes] you
   *[no] { $player }
  }.
keshi-companion-waits = { $companion-id ->
    [keshi-sultan] The sultan
   *[keshi-imam] The imam
  } waits on step { $step }.
keshi-companion-left = { $companion-id ->
    [keshi-sultan] The sultan
   *[keshi-imam] The imam
  } leaves the game.
keshi-placeholder-given = { $player-you ->
    [yes] You get
   *[no] { $player } gets
  } a placeholder: the supply has no { $colour } keshi left.
keshi-placeholder-swapped = { $player-you ->
    [yes] You exchange your
   *[no] { $player } exchanges the
  } { $colour } placeholder for a keshi: { $other }.
keshi-town-01 = 2 points for each city gate
keshi-town-02 = 2 points for each luxury good
keshi-town-03 = 2 points for each scroll
keshi-town-04 = 1 point for each step that you have climbed on the palace stairs
keshi-town-05 = 1 point for each step that you have climbed on the mosque stairs
keshi-town-06 = 1 point for every 3 keshis, goods apart
keshi-town-07 = 1 point for each step on the river in season 3
keshi-town-08 = 2 points for each sector but the souk with 4 keshis or more, vendors counted
keshi-town-09 = 1 point for each spectator before your entertainers
keshi-town-10 = take any scroll at once, for nothing
keshi-town-11 = take any luxury good at once, for nothing
keshi-town-12 = build any city gate at once, for no dinars

# What spaces and tiles give.

keshi-bonus-points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
keshi-bonus-resource = { $count ->
    [one] { $resource-id ->
        [keshi-resource-date] a date
        [keshi-resource-water] 1 water
       *[keshi-resource-dinar] a dinar
      }
   *[other] { $resource-id ->
        [keshi-resource-date] { $count } dates
        [keshi-resource-water] { $count } water
       *[keshi-resource-dinar] { $count } dinars
      }
  }
keshi-bonus-keshi = { $colour-id ->
    [keshi-colour-orange] an orange
   *[other] a { $colour }
  } keshi
keshi-bonus-any-resource = any resource
keshi-bonus-any-keshi = a keshi of any colour
keshi-bonus-two-of-one-colour = two keshis of one colour
keshi-bonus-any-good = any good
keshi-bonus-river-step = { $count ->
    [one] a step on the river
   *[other] { $count } steps on the river
  }
keshi-bonus-palace-step = { $count ->
    [one] a step on the palace stairs
   *[other] { $count } steps on the palace stairs
  }
keshi-bonus-mosque-step = { $count ->
    [one] a step on the mosque stairs
   *[other] { $count } steps on the mosque stairs
  }
keshi-bonus-stair-step = { $count ->
    [one] a step on the palace or the mosque stairs
   *[other] { $count } steps on the palace or the mosque stairs
  }
keshi-storage-exchange = exchange of a keshi
keshi-storage-scroll = a yellow scroll
keshi-bonus-nothing = nothing
keshi-bonus-both = { $first } and { $second }
keshi-bonus-more = { $first }, { $rest }
keshi-bonus-times = { $count } times { $bonus }

# What is paid.

keshi-price-goods = { $count ->
    [one] { $colour-id ->
        [keshi-colour-orange] an orange
       *[other] a { $colour }
      } good
   *[other] { $count } { $colour } goods
  }
keshi-price-spared = { $price }, less { $count ->
    [one] one good
   *[other] { $count } goods
  } that the imam spares you
