# What stands round any board in the browser.

play-log = Journal
play-chat = Discussion
play-lost = La connexion est perdue. Nouvel essai…
