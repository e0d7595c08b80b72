# What stands round any board in the browser.

play-log = Verlauf
play-chat = Chat
play-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
