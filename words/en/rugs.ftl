# Rugs.

rugs-north = north
rugs-east = east
rugs-south = south
rugs-west = west

rugs-blue = blue
rugs-red = red
rugs-yellow = yellow
rugs-green = green

rugs-points-dirhams = dirhams
rugs-points-squares = visible squares

rugs-ask-face = Choose which way Assam sets out, before the die is thrown.
rugs-ask-lay = Lay a rug beside Assam.
rugs-ask-rotate = Turn Assam for the next player.

rugs-ask-throw = Throw the die for { $player }.
rugs-ask-draw = Draw the next rug of { $player }’s pile.

rugs-do-face = Send Assam { $direction }
rugs-do-lay = A rug on { $first } and { $second }

rugs-faced = { $player-you ->
    [yes] You send
   *[no] { $player } sends
  } Assam { $direction }.
rugs-walked = The die shows { $slippers ->
    [one] one slipper
   *[other] { $slippers } slippers
  }: Assam { $mosaics ->
    [0] reaches
    [one] rounds a mosaic and reaches
   *[other] rounds { $mosaics } mosaics and reaches
  } { $square }.
rugs-paid = { $player-you ->
    [yes] You pay
   *[no] { $player } pays
  } { $to-you ->
    [yes] you
   *[no] { $to }
  } { $dirhams ->
    [one] 1 dirham
   *[other] { $dirhams } dirhams
  }.
rugs-went-out = { $player-you ->
    [yes] You cannot pay it all and are out; your
   *[no] { $player } cannot pay it all and is out; their
  } rugs are nobody’s now.
rugs-laid = { $player-you ->
    [yes] You lay
   *[no] { $player } lays
  } a { $colour } rug on { $first } and { $second }.
rugs-drew = { $player-you ->
    [yes] Your
   *[no] { $player }’s
  } next rug is { $colour }.
rugs-rotated = { $player-you ->
    [yes] You turn
   *[no] { $player } turns
  } Assam { $direction }.
rugs-kept-facing = { $player-you ->
    [yes] You leave
   *[no] { $player } leaves
  } Assam facing { $direction }.
rugs-ended = The market closes.

rugs-refusal-half-turn = Assam does not turn right round: straight on, or a quarter turn.
rugs-refusal-must-rotate = Assam has to make a quarter turn, left or right.
rugs-refusal-lay-first = Now a rug is laid, before Assam turns again.
rugs-refusal-no-rug-now = No rug is laid now; Assam is to be turned.
rugs-refusal-under-assam = Assam stands there, and no rug goes under his feet.
rugs-refusal-not-beside-assam = One of the two squares must touch a side of Assam’s square.
rugs-refusal-whole-rug = Both halves of one rug may not be covered in one go.
rugs-refusal-die-expected = Now the die is thrown, and no rug is drawn.
rugs-refusal-rug-expected = Now a rug is drawn, and no die is thrown.
rugs-refusal-no-such-rug = No rug of that colour is left in this pile.
