# Replays, results and the check of the dice, in the browser.

after-replay = Revoir
