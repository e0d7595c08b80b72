# What stands round any board in the browser.

play-log = Log
play-chat = Chat
play-lost = The connection is lost. Trying again…
