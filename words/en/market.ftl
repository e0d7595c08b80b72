# The market of rugs in the browser.

market-dirhams = dirhams
market-squares = visible squares
market-points = { $points ->
    [one] point
   *[other] points
  }
market-rugs-left = { $rugs ->
    [one] 1 rug
   *[other] { $rugs } rugs
  }
market-ways = Where Assam may end
market-ways-you = what you would pay
market-ways-other = what { $player } would pay
market-average = on average
market-free = free
market-to-north = North
market-to-east = East
market-to-south = South
market-to-west = West
market-send-north = Send Assam north.
market-send-east = Send Assam east.
market-send-south = Send Assam south.
market-send-west = Send Assam west.
market-roll-north = Send Assam north and roll
market-roll-east = Send Assam east and roll
market-roll-south = Send Assam south and roll
market-roll-west = Send Assam west and roll
market-turn-north = Turn Assam north
market-turn-east = Turn Assam east
market-turn-south = Turn Assam south
market-turn-west = Turn Assam west
market-landing = { $percent } percent: { $dirhams } to { $player }.
market-landing-free = { $percent } percent: free.
market-your-rug = Your rug
market-rug-on = A rug on { $first } and { $second }
market-lay-how = Point at two squares beside Assam, drag the rug there, or use the arrow keys.
market-lay-how-touch = Tap a place on the market, then the button below. Or drag the rug there.
market-hinted = A bot would choose this.
market-lay-here = Lay it on { $first } and { $second }
market-covers = { $player-you ->
    [yes] { $square }: half of a rug of yours.
   *[no] { $square }: half of a rug of { $player }’s.
  }
market-covers-neutral = { $square }: half of a rug that is nobody’s.
market-covers-nothing = { $square }: empty.
market-die-waits = The die waits
market-die-faces = Six faces: 1, 2, 2, 3, 3, 4
market-rolled = { $slippers ->
    [one] Rolled one slipper
   *[other] Rolled { $slippers } slippers
  }
market-stands = Assam stands on { $square }
market-pick-way = Choose a direction
market-pick-place = Choose where it goes
market-out = out
market-landing-out = Then you are out.
market-legend = Each dirham and each visible square is one point at the end.
market-next = next
market-turn = Turn { $turn }/{ $turns }
market-seen = Assam stands on { $square } and faces { $direction }. { $rugs ->
    [0] No rug lies
    [one] 1 rug lies
   *[other] { $rugs } rugs lie
  } on the market.
