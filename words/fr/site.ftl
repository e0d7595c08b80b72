# Home, tables and lists in the browser.

site-title = Jemaa
site-theme-dark = Sombre
site-theme-light = Clair
site-home = Accueil
site-language = Langue
site-no-page = Cette page n’existe pas.
site-connecting = Connexion…
site-not-let-in = Cette table ne vous est pas ouverte. Demandez le lien à la personne qui l’a créée.
