# Replays, results and the check of the dice, in the browser.

after-title = { $result } · { $game } · Jemaa
after-wins = { $player-you ->
    [yes] You win
   *[no] { $player } wins
  }
after-shared = A shared victory
after-broken-off = Broken off
after-as-it-stood = The game was not played to its end. This is how it stood.
after-why-ahead = { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $ahead } ahead of { $other-you ->
    [yes] you
   *[no] { $other }
  }.
after-why-tie = { $other-you ->
    [yes] You have
   *[no] { $other } has
  } { $points } points too, but { $mine } { $source } against { $theirs } decide it.
after-why-rules = { $other-you ->
    [yes] You have
   *[no] { $other } has
  } { $points } points too; the rules of the game break the tie.
after-why-fewer = { $points } points, and still ahead of { $other-you ->
    [yes] you
   *[no] { $other }
  } by the rules of the game.
after-why-shared = { $count } players have { $points } points each, and nothing tells between them.
after-resigned = { $player-you ->
    [yes] You gave up.
   *[no] { $player } gave up.
  }
after-time-up = { $player-you ->
    [yes] Your time ran out.
   *[no] { $player }’s time ran out.
  }
after-rank = Rank
after-points = Points
after-points-by-source = Points by source
after-how = How it came about
after-points-over-turns = Points over the turns
after-points-over-rounds = Points over the rounds
after-click-turn = Choose a turn to see that moment
after-click-round = Choose a round to see that moment
after-choose-turn = Turn that is shown
after-choose-round = Round that is shown
after-start = Start
after-turn = Turn { $number }
after-round = Round { $number }
after-turns = Turns
after-rounds = Rounds
after-as-table = As a table
after-remembered = Remembered
after-largest-gain = { $player-you ->
    [yes] You gain
   *[no] { $player } gains
  } { $points ->
    [one] 1 point
   *[other] { $points } points
  } in one go.
after-largest-loss = { $player-you ->
    [yes] You lose
   *[no] { $player } loses
  } { $points ->
    [one] 1 point
   *[other] { $points } points
  } in one go.
after-lead-changed = The lead changes { $times ->
    [one] once
   *[other] { $times } times
  }, { $times ->
    [one] to
   *[other] last to
  } { $player-you ->
    [yes] you
   *[no] { $player }
  }.
after-led-throughout = { $player-you ->
    [yes] You take the lead and never lose it.
   *[no] { $player } takes the lead and never loses it.
  }
after-furthest-behind = { $player-you ->
    [yes] You win
   *[no] { $player } wins
  } after being { $points ->
    [one] 1 point
   *[other] { $points } points
  } behind.
after-to-the-end = To the end
after-rematch = Rematch
after-meet-again = To the rematch
after-rematch-offered = A new table is ready for the same players.
after-check-dice = Check the dice
after-record-refused = The server did not give it. Try again later.
after-share = Share
after-share-text = { $game }: { $result }. { $scores }.
after-share-moment = Share this moment
after-link = Link
after-link-note = Whoever has this link can look at the whole game.
after-copy-link = Copy link
after-copy-text = Copy text and link
after-text-copied = Text and link are copied.
after-copy-yourself = This page may not copy by itself: the link is selected.
after-share-with = Share with…
after-first = To the start
after-back = One move back
after-play = Play
after-pause = Pause
after-forth = One move on
after-last = To the last move
after-moment = Moment
after-move = Move { $number } of { $of }
after-speed = Speed
after-times = { $speed }×
after-eyes = Whose eyes
after-eyes-spectator = As a spectator
after-eyes-of = As { $player } saw it
after-result = Result
after-branch = Try another line
after-branch-over = The game is over here: go back a move first.
after-branch-about = A new table begins at this moment. You play for { $player }, bots play the others.
after-branch-bots = The others
after-branch-go = Play from here
after-dice-checking = Drawing everything again…
after-dice-none = This record tells of no dice that could be checked: the game was played with a real box, or began from another one.
after-dice-unreadable = The record cannot be read, so nothing can be checked.
after-dice-holds = The dice were fair.
after-dice-fails = Something is wrong with these dice.
after-dice-unknown = All that can be checked here holds.
after-finding-holds = Holds:
after-finding-fails = Wrong:
after-finding-unknown = Not known:
after-dice-seed-fits = The seed fits the commitment that the host gave for it.
after-dice-seed-wrong = The seed does not fit the commitment: the host drew with another one than it promised.
after-dice-seen = It is the commitment that this browser saw before the start.
after-dice-another = Before the start this browser saw another commitment.
after-dice-unseen = This browser did not see the commitment before the start, so it cannot say whether it was the same.
after-dice-own-luck = The luck that this browser added is part of the dice.
after-dice-luck-missing = The luck that this browser added is missing from the record.
after-dice-no-luck = This browser added no luck of its own to these dice.
after-dice-seats-fit = The seats are the ones that the dice give.
after-dice-seats-chosen = The seats were chosen, not drawn.
after-dice-seats-wrong = The dice give other seats: { $names }.
after-dice-draws-fit = { $count ->
    [one] The one draw is
   *[other] All { $count } draws are
  } what the dice give.
after-dice-draws-wrong = { $count ->
    [one] One draw is
   *[other] { $count } draws are
  } not what the dice give, the first in line { $line }: the record says { $told }, the dice give { $given }.
after-dice-draws-unlisted = The { $count } draws of this game take its rules to check: download the record and run “jemaa verify” on it.
after-dice-how = Your browser has computed all of this from the record itself: the host promised its seed before the start, every player could add some luck to it, and every draw follows from both. The moves are not checked here.
after-dice-parts = What the dice are made of
after-dice-room = Room
after-dice-seed = Seed
after-dice-commitment = Commitment in the record
after-dice-commitment-found = Commitment of this seed
after-dice-luck = Luck of { $player }
after-dice-key = Key
after-dice-draws = The { $count } draws
after-draw = Draw
after-draw-line = Line
after-draw-told = Record
after-draw-given = Dice
after-rugs-start = Start
after-rugs-received = Received
after-rugs-paid = Paid
after-rugs-note = Start plus received minus paid gives the dirhams. Each dirham and each visible square is one point.
after-rugs-largest-payment = The largest payment: { $player-you ->
    [yes] you pay
   *[no] { $player } pays
  } { $dirhams ->
    [one] 1 dirham
   *[other] { $dirhams } dirhams
  } to { $to-you ->
    [yes] you
   *[no] { $to }
  }.
after-rugs-gone = { $player-you ->
    [yes] You went
   *[no] { $player } went
  } out: { $owed ->
    [one] 1 dirham was
   *[other] { $owed } dirhams were
  } due to { $to-you ->
    [yes] you
   *[no] { $to }
  }, and { $paid ->
    [0] none was
    [one] only 1 was
   *[other] only { $paid } were
  } left.
