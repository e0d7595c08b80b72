# The guided first game, and the rules in our own words.

learn-title = Learn to play
