# Home, tables and lists in the browser.

site-title = Jemaa
site-theme-dark = Dark
site-theme-light = Light
site-home = Home
site-language = Language
site-no-page = There is no such page.
site-connecting = Connecting…
site-not-let-in = This table is not open to you. Ask whoever made it for its link.
