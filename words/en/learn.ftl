# The guided first game, and the rules in our own words.

learn-coach = Your coach
learn-coach-title = First lesson
learn-coach-progress = How far you are in the lesson
learn-coach-busy = Watch…
learn-coach-quick = The market fills up…
learn-next = Next
learn-show = Do it for me
learn-skip = Skip to the end
learn-leave = Leave the lesson
learn-play = Play against bots
learn-rules = Read the rules
learn-again = Once more
learn-trouble = The table does not answer just now. Nothing is lost.
learn-try-again = Try again

learn-coach-welcome = Welcome to the market! Your rugs are yellow, with lozenges. Salma’s are blue, Tariq’s are red. Eight rugs have been laid, and now it is your turn.
learn-coach-points = What wins? At the end, each dirham you hold is a point, and so is each square that shows your rug. All of you began with 30 dirhams.
learn-coach-way = Everybody moves the same man: Assam. Choose his way: straight on, left or right. Then the die is thrown, and if he stops on a rival’s rug, you pay. See what each way may cost, and send him east.
learn-coach-mosaic = Three slippers: to g3, round the mosaic to g2, on to f2. Mosaics bring Assam back to the market, and going round costs no step of its own. The square is empty, so you pay nothing.
learn-coach-rug = Now lay a rug beside Assam. Choose d2 and e2: that covers half of Salma’s rug and joins three squares of yours. A field of five!
learn-coach-paid = Salma’s die shows three, and Assam stops on your field. She pays you one dirham for each yellow square that hangs together with his: five. That is why big fields are worth having.
learn-coach-halves = Then Salma covered two of your squares. She may: they were halves of two different rugs. Both halves of the same rug can never be covered in one go. Tariq, meanwhile, made his red field larger.
learn-coach-risk = Your turn, and no way is safe any more. South and east you may owe Tariq six. West costs three at most, and only if the die shows three slippers. Send Assam west.
learn-coach-cut = Three slippers, of all things! You paid Salma three, one for each square of her field. Now lay your rug on b5 and b6: it cuts that field to pieces.
learn-coach-last = Many rugs later: the last turn of the game, and it is yours. Salma has 43 points, Tariq 41, you 41. From here on you decide. Which way?
learn-coach-last-rug = Your last rug. Each place shows what it would bring: two squares more for you, and perhaps one less for Salma. You can still win!
learn-coach-won = The market closes, and you have won! That is the whole game: choose a way, throw, pay, lay. Now try it against bots that think for themselves.
learn-coach-level = The market closes, and you have as many points as the best. But you hold more dirhams, so you win! That is the whole game: choose a way, throw, pay, lay. Now try it against bots.
learn-coach-lost = The market closes, and this time it was not quite enough. That is the whole game: choose a way, throw, pay, lay. Your revenge is waiting.

learn-tap-way = Tap “East”, then the button below.
learn-tap-rug = Tap between d2 and e2, then the button below.

learn-not-now = Not just now: in this lesson the coach sets the pace.
learn-not-south = South lies Tariq’s red field: five throws in six would cost you 4 dirhams. East is free whatever the die shows.
learn-not-west = Nearly: west would cost something only with four slippers. But east is free whatever the die shows.
learn-not-east = East costs 6 with one slipper and with four: every third throw. West is cheaper.
learn-not-south-again = South costs 6 with one slipper or two: every other throw. West is cheaper.
learn-not-that-rug = You may lay it there. But on d2 and e2 it joins your other rugs, and whoever stops there pays for all of them.
learn-not-that-cut = You may lay it there. But on b5 and b6 it breaks up the field you have just paid for.

learn-rules-title = Rugs: the rules
learn-rules-intro = All of it in our own words, ten minutes at most. Rugs is Marrakech, a game by Dominique Ehrhard, published by Gigamic; we are independent of both, and the box is worth owning. If you have it, the notes say where its booklet speaks of the same thing.
learn-rules-contents = Contents
learn-rules-close = Close the rules
learn-rules-page = All rules on a page
learn-rules-lesson = Learn it in two minutes
learn-book = In the booklet: { $section }.
learn-book-figure = In the booklet: { $section }, figure { $figure }.
learn-book-none = Not in the booklet
learn-book-object = Object of the game
learn-book-preparation = Preparation
learn-book-playing = Playing the game
learn-book-moving = 1. Moving Assam
learn-book-payments = 2. Payments
learn-book-laying = 3. Laying rugs
learn-book-end = End of the game
learn-book-two = Two player rules
learn-book-variant = Variant

learn-rules-aim = What it is about
learn-rules-aim-1 = You are merchants who share one market. Whoever has the most points once the last rug is laid wins.
learn-rules-aim-2 = Each dirham you hold is a point, and so is each square on which a rug of yours can be seen. A rug covers two squares; where others cover it in turn, it no longer counts.

learn-rules-setup = Before the first turn
learn-rules-setup-1 = The market has seven by seven squares: a to g from the left, 1 to 7 from the top. Assam, its owner, stands in the middle and looks south. Everybody has 30 dirhams, and rugs:
learn-rules-setup-item-1 = two players: 24 each, 12 in each of two colours
learn-rules-setup-item-2 = three players: 15 each, in one colour
learn-rules-setup-item-3 = four players: 12 each, in one colour
learn-rules-setup-2 = Turns go round clockwise. Lots are drawn for who begins, unless the table keeps its order.

learn-rules-turn = Your turn
learn-rules-turn-1 = A turn has three parts, always in this order:
learn-rules-turn-item-1 = choose a direction for Assam, throw the die and let him walk;
learn-rules-turn-item-2 = pay, if he stops on somebody else’s rug;
learn-rules-turn-item-3 = lay one of your rugs beside him.

learn-rules-direction = Choosing a direction
learn-rules-direction-1 = Assam goes straight on, or makes a quarter turn to the left or to the right. He never turns back.
learn-rules-direction-2 = You choose before the die is thrown. The table shows where each throw would lead him, how likely it is and what it would cost.

learn-rules-walk = The die and the walk
learn-rules-walk-1 = The die shows slippers: one and four on a single face each, two and three on two faces each. So two and three come up twice as often.
learn-rules-walk-2 = Assam walks that many squares in a straight line. What he walks over does not matter; only where he stops counts.

learn-rules-mosaic = Mosaics
learn-rules-mosaic-1 = Where Assam would leave the market, he follows the mosaic round and comes back in where it ends. The mosaic itself costs no step: the square on which he comes back is the step.
learn-rules-mosaic-2 = In two corners, top right and bottom left, the mosaic leads back to the very same square. He spends one step on it and comes out at a right angle.
learn-rules-mosaic-3 = From then on he faces the way he came in, and the next turn goes on from there.

learn-rules-pay = Paying
learn-rules-pay-1 = If Assam stops on somebody else’s rug, you pay its owner: one dirham for his square, and one for each further square of that colour that hangs together with it.
learn-rules-pay-2 = Squares hang together if they share a side; touching at a corner is not enough. Only what can be seen counts, no matter how many rugs it belongs to.
learn-rules-pay-3 = An empty square, a rug of your own and a rug whose owner is out cost nothing.

learn-rules-lay = Laying a rug
learn-rules-lay-1 = Your rug goes on two squares that lie side by side. One of them must touch a side of Assam’s square, and his own square stays as it is. The two squares may be
learn-rules-lay-item-1 = both empty;
learn-rules-lay-item-2 = one empty, and one with half of any rug;
learn-rules-lay-item-3 = halves of two different rugs, in whatever colours.
learn-rules-lay-2 = Only one thing is forbidden: covering both halves of the same rug in one go, even if it is your own. It takes two rugs to bury one.
learn-rules-lay-3 = There is always a place where a rug can lie.

learn-rules-out = Going out
learn-rules-out-1 = If you owe more than you have, you hand over all of it and are out. You lay no rug this turn, and those still in your hand leave the game.
learn-rules-out-2 = Your rugs on the market stay there and are nobody’s: nobody pays on them, and nobody gets points for them. Whoever can pay to the last dirham plays on with nothing.

learn-rules-end = The end and the points
learn-rules-end-1 = The game is over when the last rug has been laid, or when only one merchant is left.
learn-rules-end-2 = Count a point for each dirham and for each visible square of yours. Merchants who are out have no points and come last; of several, whoever lasted longer stands higher.

learn-rules-tie = A tie
learn-rules-tie-1 = With equal points the one with more dirhams wins. If these are equal too, the win is shared.

learn-rules-two = Two players
learn-rules-two-1 = Each of you has two colours, shuffled into one pile, and always lays the rug on top. Both of you see which that is; what comes next nobody knows.
learn-rules-two-2 = Both colours score for you, and you pay on neither. But they do not join: a field is of one colour.

learn-rules-variant = The variant
learn-rules-variant-1 = If the table chooses it, a turn goes like this: throw, walk, pay, lay, and at the end turn Assam a quarter to the left or to the right. The next player has to send him the way he faces then.
learn-rules-variant-2 = So you aim him at whoever comes after you. The first walk goes south. The last turn of the game ends without turning him, and so does a turn in which somebody goes out.

learn-rules-house = House rules
learn-rules-house-1 = Some tables play with these. They are off unless you turn them on:
learn-rules-house-item-1 = you may cover both halves of a rug of your own in one go;
learn-rules-house-item-2 = in the variant you may leave Assam as he faces.

learn-rules-rulings = Where the booklet is silent
learn-rules-rulings-1 = Some questions it leaves open. This is how we answer them:
learn-ruling-1 = Whoever can pay exactly stays in, with 0 dirhams. Only a debt that is larger than your purse puts you out.
learn-ruling-2 = A payment counts visible squares of one colour, joined by their sides, with Assam’s own among them.
learn-ruling-3 = Covering a whole rug at once is forbidden for every rug: a rival’s, your own, and nobody’s.
learn-ruling-4 = With two players the top of each pile lies open, and nothing below it.
learn-ruling-5 = The game also ends when one merchant is left. Those who are out rank below the others, whoever went out later above whoever went earlier.
learn-ruling-6 = In the variant Assam is not turned after the last rug, nor by somebody who goes out.
learn-ruling-7 = The two house rules are ours and off by default.
learn-ruling-8 = If the last merchant who still has rugs goes out, the game is over at once: there is nothing left to lay.
learn-ruling-9 = Whoever is out has no points.
learn-ruling-10 = With 0 dirhams any debt puts you out.
learn-ruling-11 = In the variant the first walk goes south, as Assam stands at the start.
learn-ruling-12 = After a mosaic Assam faces the way in which he came back.
learn-ruling-13 = The next rug of a pile turns up as soon as the one above it is laid.
learn-ruling-14 = Lower ranks are decided like the first; equals share a rank, and the next one is left out (1, 1, 3).
learn-ruling-15 = Of two players the first has blue and yellow, the second red and green.

learn-figure-setup = The empty market with Assam in the middle
learn-figure-direction = Assam faces south: he may go south, east or west, but not north
learn-figure-walk = The six faces of the die: 1, 2, 2, 3, 3 and 4 slippers
learn-figure-mosaic = A throw of three from d2: to d1, round the mosaic to c1, on to c2
learn-figure-corner = A throw of three from e1: to f1, to g1, round the corner and still on g1
learn-figure-pay = Assam stands in a red field of four; a red square that touches only at a corner does not count
learn-figure-lay = A yellow rug beside Assam covers an empty square and half a red rug: allowed
learn-figure-lay-not = A yellow rug covers both halves of one red rug: not allowed
learn-figure-out = A worn rug with knots: its owner is out
learn-figure-end = Blue shows three squares, red two, and yellow one
learn-allowed = allowed
learn-forbidden = not allowed

learn-tip-more = Read more
learn-tip-market = Seven by seven squares, a to g from the left and 1 to 7 from the top.
learn-tip-assam = Everybody moves Assam. He goes straight on or makes a quarter turn, and never turns back.
learn-tip-way = Choose before the throw. If he stops on a rival’s rug, you pay.
learn-tip-die = Slippers are steps. Two and three come up twice as often as one and four.
learn-tip-mosaic = At the edge Assam goes round the mosaic and comes back in. Going round costs no step.
learn-tip-pay = One dirham for each square of that colour that hangs together with Assam’s, sides only.
learn-tip-lay = On two squares, one of them at a side of Assam’s. Never on both halves of the same rug.
learn-tip-merchant = Points are dirhams and visible squares together.
learn-tip-dirhams = Each dirham is a point at the end. Whoever owes more than they have is out.
learn-tip-squares = Each square that shows your rug is a point at the end.
learn-tip-rugs = Rugs still to be laid. When all are down, the game is over.
learn-tip-pile = The rug on top is the next to be laid. What follows nobody knows.
learn-tip-neutral = Its owner is out: nobody pays here, and nobody gets points for it.

learn-keshi-title = Keshi in brief
learn-keshi-1 = Keshi is Marrakesh by Stefan Feld, published by Queen Games: a big game about one city, for an evening. You place keshis, small octagonal pieces in twelve colours, in the nine sectors of a board of your own.
learn-keshi-rounds = Three seasons of four rounds
learn-keshi-item-1 = Everybody secretly selects three keshis. Your three assistants go to the sectors of those colours, and all selected keshis go into the tower. What comes out again is never quite what went in.
learn-keshi-item-2 = In turn you claim what came out, up to two of one colour at a time, and place them at home.
learn-keshi-item-3 = Then each assistant does one thing: bring another keshi into its sector, or carry out the action there. The more keshis a sector has, the more its action does.
learn-keshi-item-4 = Whoever is far enough up the river picks a bonus, and the next round begins.
learn-keshi-season = When a season is over, the river is rewarded and your people want dinars, water and dates. What you cannot provide costs points. After the third season the rest is scored, and most points win.
learn-keshi-later = At the table you are told what is asked at every step, and offered only what the rules allow. In the guided game you play the first season with a coach, in about a quarter of an hour; afterwards you can play the same game on.
learn-keshi-guided = Begin the guided game
learn-keshi-rules = All the rules
learn-keshi-play = Set up a table
