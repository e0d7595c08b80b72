# What stands round any board in the browser.

play-prompt = Whose turn it is
play-asked = What you can do
play-board = Board
play-players = Players
play-talk = Log and chat
play-skips = Skip to
play-tools = Tools
play-close = Close

play-your-turn = Your turn
play-turn-of = It is { $player }’s turn.
play-thinks = { $player } is thinking.
play-away = It is { $player }’s turn, who is away.
play-together = All choose at the same time.
play-waiting-for = Waiting for { $players }.
play-chosen = You have chosen.
play-chosen-anew = Until then you may choose otherwise.
play-drawing = Waiting for the die or a draw.
play-over = The game is over.
play-winners = { $count ->
    [one] { $players } wins.
   *[other] { $players } share the victory.
  }
play-paused = The game is paused.
play-paused-why = No clock runs, and nobody can act.
play-resume = Play on
play-deputy = The bot “{ $bot }” plays for you.
play-deputy-why = It took over when your time was up.
play-out-resigned = You have given up.
play-out-time_up = Your time was up.
play-out-why = A bot plays on for you, and you rank last.
play-return = I am back
play-past = You are looking back at turn { $turn }.
play-past-start = You are looking back at the start.
play-present = Back to the present
play-because = How it came to this:
play-final = no undo
play-watching = You are watching

play-undo = Undo
play-undo-ask = Ask to undo
play-undo-none = There is nothing to take back: nothing was done, or something was drawn or came out since.
play-taken-back = A step was taken back.
play-sure = After this, nothing of your turn can be taken back: chance decides, or something is revealed.
play-sure-yes = Do it
play-sure-no = Not yet
play-undo-proposed = Something is being proposed already.
play-not-in-past = You are looking at an earlier moment.
play-hint = Hint
play-hint-thinks = Thinking…
play-hint-none = Hints are for when it is your turn.
play-hint-is = A bot would choose this: { $what }.
play-hint-expected = Expected ({ $what }): { $players }.
play-hint-unchanged = Nobody’s points change at once.
play-hint-why-best = No other choice gains more on the others.
play-hint-why-alike = At once every choice brings the same.
play-hint-why-further = Another choice gains more at once; the bot also weighs what follows.
play-help = Help
play-menu = Menu

play-proposal = Proposal
play-proposes-undo = { $player-you ->
    [yes] You propose
   *[no] { $player } proposes
  } to take a step back.
play-proposes-pause = { $player-you ->
    [yes] You propose
   *[no] { $player } proposes
  } a break.
play-agreed = Agreed so far: { $players }.
play-agree = Agree
play-decline = Decline
play-withdraw = Withdraw

play-log = Log
play-log-empty = Nothing has happened yet.
play-log-older = Older
play-log-newer = Newer
play-turn = Turn

play-chat = Chat
play-chat-empty = Nobody has written anything yet.
play-chat-line = Write something
play-chat-send = Send
play-chat-short = { $count ->
    [one] 1 character left.
   *[other] { $count } characters left.
  }
play-chat-reading = Only players write here.
play-chat-said = { $name } writes: { $text }
play-unread = unread
play-do-mute = Mute { $name }
play-do-unmute = Hear { $name } again

play-seat-active = to move
play-seat-bot = bot, { $level }
play-seat-away = away
play-seat-resigned = gave up
play-seat-time_up = time is up
play-seat-deputy = a bot plays

play-clock = Time left:
play-clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
  } { $hours } h
play-clock-urgent = Less than ten seconds left.

play-lost = The connection is lost. Trying again…
play-going-down = The server restarts. The game goes on in a moment…
play-back = The connection is back.
play-closed = This table is closed to you.

play-chance = With the real box
play-chance-hidden = Enter what you drew; nobody else sees it.
play-chance-notation = What came, as it is written in records:
play-chance-enter = Enter
play-chance-typed = Entered: { $outcome }.
play-chance-back = Correct it

play-pass = Pass the device to { $player }.
play-pass-why = What comes now is for the eyes of { $player } only.
play-do-show = I am { $player }: show my side

play-menu-table = This table
play-menu-likes = Settings
play-copy-link = Copy the link to this table
play-copied = The link is copied.
play-pause = Propose a break
play-download = Download the record
play-resign = Give up
play-resign-sure = Give up this game? A bot plays on for you, and you rank last. This cannot be taken back.
play-resign-ends = Give up this game? It is over then, and you rank last. This cannot be taken back.
play-resign-yes = Yes, give up
play-resign-no = No, play on
play-leave = Leave for now; your seat stays yours
play-home = To the home page
play-sound = Sounds
play-notices = Notify me when it is my turn
play-notices-denied = The browser does not let this page notify you.
play-dark = Dark colours
play-language = Language
play-rules = Rules

play-keys = Keys
play-key-undo = take a step back
play-key-hint = ask for a hint
play-key-log = show the log
play-key-chat = write in the chat
play-key-help = open the rules
play-key-menu = open the menu
play-key-escape = skip a movement, close, or come back to the present
