# Home, tables and lists in the browser.

site-title = Jemaa
site-theme-dark = Dunkel
site-theme-light = Hell
site-home = Start
site-language = Sprache
site-no-page = Diese Seite gibt es nicht.
site-connecting = Verbinden …
site-not-let-in = Dieser Tisch ist dir nicht offen. Bitte um den Link, wer ihn aufgemacht hat.
