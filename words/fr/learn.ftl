# La première partie guidée, et les règles avec nos mots.

learn-coach = Votre guide
learn-coach-title = Première leçon
learn-coach-progress = Votre avancée dans la leçon
learn-coach-busy = Regardez…
learn-coach-quick = Le marché se remplit…
learn-next = Continuer
learn-show = Faites-le pour moi
learn-skip = Passer
learn-leave = Quitter la leçon
learn-play = Jouer contre des robots
learn-rules = Lire les règles
learn-again = Recommencer
learn-trouble = La table ne répond pas pour l’instant. Rien n’est perdu.
learn-try-again = Réessayer

learn-coach-welcome = Bienvenue au marché ! Vos tapis sont jaunes, à losanges. Ceux de Salma sont bleus, ceux de Tariq rouges. Huit tapis sont déjà posés, et c’est à vous.
learn-coach-points = Comment gagner ? À la fin, chaque dirham que vous avez vaut un point, et chaque case où l’on voit votre tapis aussi. Tout le monde a commencé avec 30 dirhams.
learn-coach-way = Tout le monde déplace le même personnage : Assam. Choisissez sa direction : tout droit, à gauche ou à droite. Puis on lance le dé, et s’il s’arrête sur le tapis d’un rival, vous payez. Comparez les prix, et envoyez-le vers l’est.
learn-coach-mosaic = Trois babouches : en g3, puis par la mosaïque en g2, enfin en f2. Les mosaïques ramènent Assam au marché, et ce détour ne coûte aucun pas. La case est vide : vous ne payez rien.
learn-coach-rug = Posez maintenant un tapis à côté d’Assam. Choisissez d2 et e2 : il recouvre la moitié du tapis de Salma et rejoint trois de vos cases. Un champ de cinq !
learn-coach-paid = Le dé de Salma montre trois, et Assam s’arrête sur votre champ. Elle vous paie un dirham par case jaune reliée à celle d’Assam : cinq. Voilà pourquoi les grands champs sont précieux.
learn-coach-halves = Puis Salma a recouvert deux de vos cases. Elle en a le droit : c’étaient les moitiés de deux tapis différents. On ne recouvre jamais d’un coup les deux moitiés d’un même tapis. Tariq, lui, a agrandi son champ rouge.
learn-coach-risk = À vous, et plus aucune direction n’est sûre. Au sud et à l’est, vous risquez de devoir six à Tariq. À l’ouest, trois au plus, et seulement si le dé montre trois babouches. Envoyez Assam vers l’ouest.
learn-coach-cut = Trois babouches, justement ! Vous avez payé trois à Salma, un par case de son champ. Posez votre tapis sur b5 et b6 : il met ce champ en morceaux.
learn-coach-last = Bien des tapis plus tard : c’est le dernier tour de la partie, et il est à vous. Salma a 43 points, Tariq 41, vous 41. Désormais, c’est vous qui décidez. Quelle direction ?
learn-coach-last-rug = Votre dernier tapis. Chaque emplacement montre ce qu’il rapporterait : deux cases de plus pour vous, et peut-être une de moins pour Salma. Vous pouvez encore gagner !
learn-coach-won = Le marché ferme, et vous avez gagné ! C’est tout le jeu : choisir, lancer, payer, poser. À présent, essayez contre des robots qui pensent par eux-mêmes.
learn-coach-level = Le marché ferme, et vous êtes à égalité en tête. Mais vous avez plus de dirhams : vous gagnez ! C’est tout le jeu : choisir, lancer, payer, poser. À présent, essayez contre des robots.
learn-coach-lost = Le marché ferme, et cette fois il a manqué un rien. C’est tout le jeu : choisir, lancer, payer, poser. Votre revanche vous attend.

learn-tap-way = Touchez « Est », puis le bouton en bas.
learn-tap-rug = Touchez entre d2 et e2, puis le bouton en bas.

learn-not-now = Pas maintenant : dans cette leçon, c’est le guide qui donne le rythme.
learn-not-south = Au sud s’étend le champ rouge de Tariq : cinq lancers sur six vous coûteraient 4 dirhams. L’est est gratuit, quoi que montre le dé.
learn-not-west = Presque : l’ouest ne coûterait quelque chose qu’avec quatre babouches. Mais l’est est gratuit, quoi que montre le dé.
learn-not-east = L’est coûte 6 avec une babouche et avec quatre : un lancer sur trois. L’ouest est moins cher.
learn-not-south-again = Le sud coûte 6 avec une ou deux babouches : un lancer sur deux. L’ouest est moins cher.
learn-not-that-rug = Ce serait permis. Mais sur d2 et e2 il rejoint vos autres tapis, et qui s’y arrête paie pour tous.
learn-not-that-cut = Ce serait permis. Mais sur b5 et b6 il morcelle le champ que vous venez de payer.

learn-rules-title = Tapis : les règles
learn-rules-intro = Tout est là, avec nos mots, en dix minutes au plus. Tapis, c’est Marrakech, un jeu de Dominique Ehrhard édité par Gigamic ; nous sommes indépendants des deux, et la boîte vaut l’achat. Si vous l’avez, les notes disent où son livret parle de la même chose.
learn-rules-contents = Sommaire
learn-rules-close = Fermer les règles
learn-rules-page = Toutes les règles sur une page
learn-rules-lesson = L’apprendre en deux minutes
learn-book = Dans le livret : { $section }.
learn-book-figure = Dans le livret : { $section }, figure { $figure }.
learn-book-none = Pas dans le livret
learn-book-object = But du jeu
learn-book-preparation = Préparation
learn-book-playing = Déroulement
learn-book-moving = 1. Déplacement d’Assam
learn-book-payments = 2. Paiements
learn-book-laying = 3. Pose des tapis
learn-book-end = Fin de la partie
learn-book-two = Règles à deux joueurs
learn-book-variant = Variante

learn-rules-aim = De quoi s’agit-il ?
learn-rules-aim-1 = Vous êtes des marchands qui se partagent un marché. La victoire revient à qui a le plus de points une fois le dernier tapis posé.
learn-rules-aim-2 = Chaque dirham que vous avez vaut un point, et chaque case où l’on voit un de vos tapis aussi. Un tapis couvre deux cases ; là où d’autres le recouvrent, il ne compte plus.

learn-rules-setup = Avant le premier tour
learn-rules-setup-1 = Le marché compte sept cases sur sept : de a à g depuis la gauche, de 1 à 7 depuis le haut. Assam, son propriétaire, se tient au milieu et regarde vers le sud. Chacun reçoit 30 dirhams, et des tapis :
learn-rules-setup-item-1 = à deux : 24 chacun, 12 dans chacune de deux couleurs
learn-rules-setup-item-2 = à trois : 15 chacun, d’une couleur
learn-rules-setup-item-3 = à quatre : 12 chacun, d’une couleur
learn-rules-setup-2 = On joue dans le sens des aiguilles d’une montre. Le sort dit qui commence, sauf si la table garde son ordre.

learn-rules-turn = Votre tour
learn-rules-turn-1 = Un tour a trois parties, toujours dans cet ordre :
learn-rules-turn-item-1 = choisir une direction pour Assam, lancer le dé et le laisser marcher ;
learn-rules-turn-item-2 = payer, s’il s’arrête sur le tapis de quelqu’un d’autre ;
learn-rules-turn-item-3 = poser un de vos tapis à côté de lui.

learn-rules-direction = Choisir une direction
learn-rules-direction-1 = Assam va tout droit, ou fait un quart de tour à gauche ou à droite. Il ne fait jamais demi-tour.
learn-rules-direction-2 = Vous choisissez avant de lancer le dé. La table montre où chaque lancer le mènerait, avec quelle probabilité, et ce que cela coûterait.

learn-rules-walk = Le dé et la marche
learn-rules-walk-1 = Le dé montre des babouches : une et quatre sur une seule face, deux et trois sur deux faces. Deux et trois sortent donc deux fois plus souvent.
learn-rules-walk-2 = Assam avance d’autant de cases en ligne droite. Peu importe ce qu’il traverse ; seule compte la case où il s’arrête.

learn-rules-mosaic = Les mosaïques
learn-rules-mosaic-1 = Là où Assam sortirait du marché, il suit la mosaïque et rentre où elle finit. La mosaïque elle-même ne coûte aucun pas : la case par laquelle il rentre est le pas.
learn-rules-mosaic-2 = Dans deux coins, en haut à droite et en bas à gauche, la mosaïque ramène à la même case. Il y laisse un pas et repart à angle droit.
learn-rules-mosaic-3 = Il regarde ensuite dans le sens où il est rentré, et le tour suivant part de là.

learn-rules-pay = Payer
learn-rules-pay-1 = Si Assam s’arrête sur le tapis de quelqu’un d’autre, vous payez son propriétaire : un dirham pour sa case, et un pour chaque autre case de cette couleur qui lui est reliée.
learn-rules-pay-2 = Des cases sont reliées si elles ont un côté commun ; se toucher par un coin ne suffit pas. Seul compte ce qui se voit, peu importe à combien de tapis cela appartient.
learn-rules-pay-3 = Une case vide, un tapis à vous et un tapis dont le propriétaire est éliminé ne coûtent rien.

learn-rules-lay = Poser un tapis
learn-rules-lay-1 = Votre tapis va sur deux cases voisines. L’une d’elles doit toucher un côté de la case d’Assam, et celle-ci reste comme elle est. Les deux cases peuvent être
learn-rules-lay-item-1 = vides toutes les deux ;
learn-rules-lay-item-2 = l’une vide, l’autre avec la moitié d’un tapis quelconque ;
learn-rules-lay-item-3 = les moitiés de deux tapis différents, de n’importe quelles couleurs.
learn-rules-lay-2 = Une seule chose est interdite : recouvrir d’un coup les deux moitiés d’un même tapis, même du vôtre. Il faut deux tapis pour en enterrer un.
learn-rules-lay-3 = Il y a toujours un endroit où poser un tapis.

learn-rules-out = L’élimination
learn-rules-out-1 = Si vous devez plus que vous n’avez, vous donnez tout et quittez la partie. Vous ne posez pas de tapis ce tour-ci, et ceux qui vous restent quittent aussi le jeu.
learn-rules-out-2 = Vos tapis sur le marché restent et ne sont plus à personne : on n’y paie rien, et ils ne rapportent rien. Qui peut payer jusqu’au dernier dirham continue, sans un sou.

learn-rules-end = La fin et les points
learn-rules-end-1 = La partie est finie quand le dernier tapis est posé, ou quand il ne reste qu’un marchand.
learn-rules-end-2 = Comptez un point par dirham et un par case visible à vous. Les marchands éliminés n’ont aucun point et viennent en dernier ; entre eux, qui a tenu plus longtemps est mieux classé.

learn-rules-tie = L’égalité
learn-rules-tie-1 = À points égaux, qui a le plus de dirhams gagne. S’ils sont égaux aussi, la victoire est partagée.

learn-rules-two = À deux
learn-rules-two-1 = Chacun a deux couleurs, mélangées en une pile, et pose toujours le tapis du dessus. Vous le voyez tous les deux ; ce qui suit, personne ne le sait.
learn-rules-two-2 = Vos deux couleurs vous rapportent, et vous ne payez sur aucune. Mais elles ne se relient pas : un champ est d’une seule couleur.

learn-rules-variant = La variante
learn-rules-variant-1 = Si la table le choisit, un tour se joue ainsi : lancer, marcher, payer, poser, et à la fin tourner Assam d’un quart de tour, à gauche ou à droite. Le suivant doit l’envoyer là où il regarde alors.
learn-rules-variant-2 = Vous le braquez donc sur qui vient après vous. La première marche va vers le sud. On ne le tourne pas au dernier tour de la partie, ni au tour de quelqu’un qui est éliminé.

learn-rules-house = Règles maison
learn-rules-house-1 = Certaines tables jouent ainsi. Elles ne valent que si vous les choisissez :
learn-rules-house-item-1 = on peut recouvrir d’un coup les deux moitiés d’un tapis à soi ;
learn-rules-house-item-2 = dans la variante, on peut laisser Assam comme il est tourné.

learn-rules-rulings = Quand le livret se tait
learn-rules-rulings-1 = Il laisse quelques questions ouvertes. Voici nos réponses :
learn-ruling-1 = Qui peut payer tout juste reste, avec 0 dirham. Seule une dette plus grande que la bourse élimine.
learn-ruling-2 = Un paiement compte les cases visibles d’une seule couleur, reliées par leurs côtés, celle d’Assam comprise.
learn-ruling-3 = Recouvrir d’un coup un tapis entier est toujours interdit, qu’il soit à un rival, à soi ou à personne.
learn-ruling-4 = À deux, le dessus de chaque pile est visible, et rien d’autre.
learn-ruling-5 = La partie finit aussi quand il ne reste qu’un marchand. Les éliminés sont classés après les autres, le dernier éliminé devant.
learn-ruling-6 = Dans la variante, on ne tourne pas Assam après le dernier tapis, ni quand on est éliminé.
learn-ruling-7 = Les deux règles maison sont de nous et ne valent pas d’office.
learn-ruling-8 = Si le dernier marchand qui a encore des tapis est éliminé, la partie est finie aussitôt : il n’y a plus rien à poser.
learn-ruling-9 = Qui est éliminé n’a aucun point.
learn-ruling-10 = Avec 0 dirham, toute dette élimine.
learn-ruling-11 = Dans la variante, la première marche va vers le sud, comme Assam est tourné au départ.
learn-ruling-12 = Après une mosaïque, Assam regarde dans le sens où il est rentré.
learn-ruling-13 = Le tapis suivant d’une pile se découvre dès que celui du dessus est posé.
learn-ruling-14 = Les autres rangs se décident comme le premier ; à égalité on partage le rang, et le suivant est sauté (1, 1, 3).
learn-ruling-15 = À deux, la première place a le bleu et le jaune, la seconde le rouge et le vert.

learn-figure-setup = Le marché vide avec Assam au milieu
learn-figure-direction = Assam regarde vers le sud : il peut aller au sud, à l’est ou à l’ouest, mais pas au nord
learn-figure-walk = Les six faces du dé : 1, 2, 2, 3, 3 et 4 babouches
learn-figure-mosaic = Un trois depuis d2 : en d1, par la mosaïque en c1, puis en c2
learn-figure-corner = Un trois depuis e1 : en f1, en g1, par le coin, et toujours en g1
learn-figure-pay = Assam se tient dans un champ rouge de quatre cases ; une case rouge qui ne touche que par un coin ne compte pas
learn-figure-lay = Un tapis jaune à côté d’Assam recouvre une case vide et la moitié d’un tapis rouge : permis
learn-figure-lay-not = Un tapis jaune recouvre les deux moitiés d’un même tapis rouge : interdit
learn-figure-out = Un tapis usé avec des nœuds : son propriétaire est éliminé
learn-figure-end = Le bleu montre trois cases, le rouge deux et le jaune une
learn-allowed = permis
learn-forbidden = interdit

learn-tip-more = En savoir plus
learn-tip-market = Sept cases sur sept, de a à g depuis la gauche et de 1 à 7 depuis le haut.
learn-tip-assam = Tout le monde déplace Assam. Il va tout droit ou fait un quart de tour, jamais demi-tour.
learn-tip-way = Choisissez avant le lancer. S’il s’arrête sur le tapis d’un rival, vous payez.
learn-tip-die = Les babouches sont des pas. Deux et trois sortent deux fois plus souvent qu’une et quatre.
learn-tip-mosaic = Au bord, Assam suit la mosaïque et rentre. Ce détour ne coûte aucun pas.
learn-tip-pay = Un dirham par case de cette couleur reliée à celle d’Assam, par les côtés seulement.
learn-tip-lay = Sur deux cases, dont l’une touche un côté de celle d’Assam. Jamais sur les deux moitiés d’un même tapis.
learn-tip-merchant = Les points sont les dirhams et les cases visibles, ensemble.
learn-tip-dirhams = Chaque dirham vaut un point à la fin. Qui doit plus qu’il n’a est éliminé.
learn-tip-squares = Chaque case où l’on voit votre tapis vaut un point à la fin.
learn-tip-rugs = Les tapis encore à poser. Quand tous le sont, la partie est finie.
learn-tip-pile = Le tapis du dessus est le prochain à poser. Ce qui suit, personne ne le sait.
learn-tip-neutral = Son propriétaire est éliminé : on n’y paie rien, et il ne rapporte rien.

learn-keshi-title = Keshi en bref
learn-keshi-1 = Keshi, c’est Marrakesh de Stefan Feld, édité par Queen Games : un grand jeu sur une ville, pour une soirée. Vous placez des keshis, petites pièces octogonales de douze couleurs, dans les neuf secteurs de votre plateau.
learn-keshi-rounds = Trois saisons de quatre tours
learn-keshi-item-1 = Chacun choisit en secret trois keshis. Vos trois assistants vont dans les secteurs de ces couleurs, et tous les keshis choisis vont dans la tour. Ce qui en sort n’est jamais tout à fait ce qu’on y a mis.
learn-keshi-item-2 = À tour de rôle vous prenez ce qui en est sorti, jusqu’à deux d’une couleur à la fois, et le placez chez vous.
learn-keshi-item-3 = Puis chaque assistant fait une chose : amener un keshi de plus dans son secteur, ou en faire l’action. Plus un secteur a de keshis, plus son action est forte.
learn-keshi-item-4 = Qui est assez loin sur la rivière choisit un bonus, et le tour suivant commence.
learn-keshi-season = À la fin d’une saison, la rivière est récompensée, et vos gens demandent des dinars, de l’eau et des dattes. Ce qui manque coûte des points. Après la troisième saison on compte le reste, et qui a le plus de points gagne.
learn-keshi-later = À la table, on vous dit à chaque pas ce qui est demandé, et seul ce que les règles permettent vous est proposé. Dans la partie guidée vous jouez la première saison avec un guide, en un quart d’heure environ ; ensuite vous pouvez continuer la même partie.
learn-keshi-guided = Commencer la partie guidée
learn-keshi-rules = Toutes les règles
learn-keshi-play = Préparer une table
