# What stands round any board in the browser.

play-prompt = À qui de jouer
play-asked = Ce que vous pouvez faire
play-board = Plateau
play-players = Joueurs
play-talk = Journal et discussion
play-skips = Aller à
play-tools = Outils
play-close = Fermer

play-your-turn = À vous de jouer
play-turn-of = À { $player } de jouer.
play-thinks = { $player } réfléchit.
play-away = À { $player } de jouer, mais personne n’est là.
play-together = Tout le monde choisit en même temps.
play-waiting-for = On attend { $players }.
play-chosen = Vous avez choisi.
play-chosen-anew = D’ici là, vous pouvez changer d’avis.
play-drawing = On attend le dé ou un tirage.
play-over = La partie est finie.
play-winners = { $count ->
    [one] { $players } gagne.
   *[other] { $players } se partagent la victoire.
  }
play-paused = La partie est en pause.
play-paused-why = Aucune pendule ne tourne, et personne ne peut jouer.
play-resume = Reprendre
play-deputy = Le robot « { $bot } » joue pour vous.
play-deputy-why = Il a pris le relais à la fin de votre temps.
play-out-resigned = Vous avez abandonné.
play-out-time_up = Votre temps est écoulé.
play-out-why = Un robot joue à votre place, et vous finissez au dernier rang.
play-return = Me revoilà
play-past = Vous revoyez le tour { $turn }.
play-past-start = Vous revoyez le début.
play-present = Revenir au présent
play-because = Comment on en est arrivé là :
play-final = sans retour
play-watching = Vous regardez

play-undo = Annuler
play-undo-ask = Proposer d’annuler
play-undo-none = Rien à annuler : rien n’a été fait, ou quelque chose a été tiré ou révélé depuis.
play-taken-back = Un coup a été annulé.
play-sure = Après cela, rien de votre tour ne peut plus être annulé : le hasard décide, ou quelque chose est révélé.
play-sure-yes = Faire ce coup
play-sure-no = Pas encore
play-undo-proposed = Une proposition est déjà en cours.
play-not-in-past = Vous regardez un moment passé.
play-hint = Conseil
play-hint-thinks = Réflexion…
play-hint-none = Les conseils sont pour quand c’est à vous.
play-hint-is = Un robot choisirait ceci : { $what }.
play-hint-expected = En moyenne ({ $what }) : { $players }.
play-hint-unchanged = Sur le coup, les points de personne ne changent.
play-hint-why-best = Aucun autre choix ne gagne plus sur les autres.
play-hint-why-alike = Sur le coup, tous les choix se valent.
play-hint-why-further = Un autre choix gagne plus sur le coup ; le robot pèse aussi la suite.
play-help = Aide
play-menu = Menu

play-proposal = Proposition
play-proposes-undo = { $player-you ->
    [yes] Vous proposez
   *[no] { $player } propose
  } de revenir en arrière.
play-proposes-pause = { $player-you ->
    [yes] Vous proposez
   *[no] { $player } propose
  } une pause.
play-agreed = D’accord jusqu’ici : { $players }.
play-agree = D’accord
play-decline = Refuser
play-withdraw = Retirer

play-log = Journal
play-log-empty = Rien ne s’est encore passé.
play-log-older = Plus ancien
play-log-newer = Plus récent
play-turn = Tour

play-chat = Discussion
play-chat-empty = Personne n’a encore rien écrit.
play-chat-line = Écrire un message
play-chat-send = Envoyer
play-chat-short = { $count ->
    [one] Reste { $count } caractère.
   *[other] Restent { $count } caractères.
  }
play-chat-reading = Seuls les joueurs écrivent ici.
play-chat-said = { $name } écrit : { $text }
play-unread = non lus
play-do-mute = Masquer { $name }
play-do-unmute = Lire de nouveau { $name }

play-seat-active = joue
play-seat-bot = robot, { $level }
play-seat-away = hors ligne
play-seat-resigned = abandon
play-seat-time_up = temps écoulé
play-seat-deputy = un robot joue

play-clock = Temps restant :
play-clock-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
  } { $hours } h
play-clock-urgent = Moins de dix secondes.

play-lost = La connexion est perdue. Nouvel essai…
play-going-down = Le serveur redémarre. La partie reprend dans un instant…
play-back = La connexion est rétablie.
play-closed = Cette table ne vous est pas ouverte.

play-chance = Avec le vrai jeu
play-chance-hidden = Indiquez ce que vous avez tiré ; personne d’autre ne le voit.
play-chance-notation = Ce qui est sorti, comme dans les parties enregistrées :
play-chance-enter = Valider
play-chance-typed = Indiqué : { $outcome }.
play-chance-back = Corriger

play-pass = Passez l’appareil à { $player }.
play-pass-why = Seul regard permis sur la suite : { $player }.
play-do-show = Je suis { $player } : montrer mon côté

play-menu-table = Cette table
play-menu-likes = Réglages
play-copy-link = Copier le lien de cette table
play-copied = Le lien est copié.
play-pause = Proposer une pause
play-download = Télécharger la partie
play-resign = Abandonner
play-resign-sure = Abandonner cette partie ? Un robot joue à votre place et vous finissez au dernier rang. C’est sans retour.
play-resign-ends = Abandonner cette partie ? Elle est alors finie et vous êtes au dernier rang. C’est sans retour.
play-resign-yes = Oui, abandonner
play-resign-no = Non, continuer
play-leave = Quitter un moment ; votre place reste à vous
play-home = Vers la page d’accueil
play-sound = Sons
play-notices = Me prévenir quand c’est à moi
play-notices-denied = Le navigateur n’autorise pas cette page à vous prévenir.
play-dark = Couleurs sombres
play-language = Langue
play-rules = Règles

play-keys = Touches
play-key-undo = revenir en arrière
play-key-hint = demander un conseil
play-key-log = montrer le journal
play-key-chat = écrire dans la discussion
play-key-help = ouvrir les règles
play-key-menu = ouvrir le menu
play-key-escape = abréger un mouvement, fermer, ou revenir au présent
