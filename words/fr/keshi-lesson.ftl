# The guided first season of keshi.

keshi-lesson-welcome = Bienvenue dans Keshi ! Nous jouons ensemble la première saison, quatre tours, contre Salma. J’explique les choses quand elles se présentent ; au premier tour je dis aussi quoi faire, ensuite vous choisissez. Cela dure un quart d’heure environ, et vous pouvez partir à tout moment et reprendre plus tard.
keshi-lesson-board = Ce plateau est le vôtre. Il a neuf secteurs, chacun avec sa couleur et son action. Toute la partie vous y amenez des keshis, les petits octogones : plus un secteur en a, plus son action est forte.
keshi-lesson-supply = Trois keshis ont été piochés pour votre plateau de stockage. Chacun attend sur une case ; vous le recevez quand une oasis récupérée y est rangée. Celui de gauche vient en premier. Choisissez l’ordre qui vous plaît.
keshi-lesson-disc = Sur la grande place il y a un disque avec des spectateurs. Il tourne d’une section avant chaque action, et plus il y a de spectateurs, plus il y a de bonus. Toutes les positions conviennent.
keshi-lesson-provision = À la fin de la saison vos habitants demandent ceci, sinon vous perdez des points. Deux autres tuiles suivront aux saisons suivantes. Choisissez ce que vous pensez avoir : les dattes se trouvent facilement, les dinars moins.

keshi-lesson-hand = Un tour commence. Derrière votre paravent il y a douze keshis, un de chaque couleur. Vous en choisissez trois, Salma trois des siens, en secret. Chacun envoie un de vos assistants dans le secteur de sa couleur, et chaque couleur sert une fois par saison.
keshi-lesson-select = Pour commencer, prenez vert pour le verger, turquoise pour la rivière et blanc pour le palais.
keshi-lesson-tower = Les six sont allés dans la tour. L’un de ceux de Salma y est resté coincé ; il sortira peut-être une autre fois. Ce que vous avez choisi décide donc où sont vos assistants, et ce qui est sorti est là pour vous deux.
keshi-lesson-claim = Vous vous servez en premier : un ou deux keshis d’une couleur. Prenez les deux verts. Les cueilleurs rapportent un point chacun quand on les place, et renforcent votre verger.
keshi-lesson-claim-on = Salma s’est servie aussi. Prenez l’une des couleurs qui restent : un poisson aide sur la rivière, un noble sur l’escalier du palais, un jongleur sur la grande place.
keshi-lesson-use = À présent vos trois assistants, l’un après l’autre, dans l’ordre que vous voulez. Chacun fait l’une de deux choses : aller chercher un nouveau keshi de la couleur de son secteur, ou en faire l’action.
keshi-lesson-use-one = Agissez là où vous avez déjà des keshis, et allez en chercher un là où vous en avez peu. Quel assistant d’abord ?

keshi-lesson-orchard = Le verger : son action rapporte une datte par cueilleur. Les dattes servent à acheter des parchemins et à nourrir vos habitants.
keshi-lesson-river = La rivière : son action fait avancer votre pêcheur d’une case par poisson. Qui est en tête à la fin de la saison gagne la tuile Rivière ; chaque rapide franchi offre un bonus à la fin de chaque tour.
keshi-lesson-palace = Le palais : son action fait monter votre courtisan d’une marche par noble. À chaque palier il y a un dinar et un bonus. Sans noble il n’y a pas d’action, seulement un nouveau keshi.
keshi-lesson-mosque = La mosquée : son action fait monter votre élève d’une marche par clerc. Plus vos deux pions sont haut, meilleurs sont les bonus de la ligne entre eux.
keshi-lesson-square = La grande place : le disque tourne, puis vous choisissez un de vos jongleurs et gagnez le bonus de sa case une fois par spectateur qui lui fait face.
keshi-lesson-madrasa = La médersa : son action permet d’acheter des parchemins. Un parchemin demande des érudits, qui restent, et des dattes, que vous payez. Chaque érudit ne sert que pour un parchemin par tour.
keshi-lesson-souk = Le souk : chaque assistant peut y prendre une marchandise au choix, en céder une au bureau de change contre des ressources, ou acheter une marchandise de luxe pour des points. Il y a de la place pour trois assistants.
keshi-lesson-medina = La médina : chaque garde sur la tour de guet permet d’acheter une porte de la ville. Les portes coûtent des dinars, rapportent des points et un keshi de leur couleur, et 2 points de plus à côté du secteur de cette couleur.
keshi-lesson-sahara = Le Sahara : chaque caravane placée découvre une oasis. L’action récupère des oasis découvertes contre des ressources. À la fin de la partie vos trois meilleures rapportent des points.

keshi-lesson-water = Chaque fois que votre pêcheur avance vous pouvez payer de l’eau pour avancer encore, une par case. N’oubliez pas que vos habitants en voudront peut-être aussi.
keshi-lesson-line = Vous avez franchi un palier : un dinar, et un bonus de la ligne entre vos deux pions. Les dinars sont du côté du palais, les points du côté de la mosquée.
keshi-lesson-entertainer = Un jongleur rapporte une fois le bonus de sa case, tout de suite. Pensez aussi à la suite : seule une case avec un jongleur peut être choisie lors de l’action.
keshi-lesson-show = Le disque a tourné. Choisissez un jongleur ; le nombre de spectateurs dit combien de fois vous gagnez le bonus.
keshi-lesson-caravan = Les caravanes suivent deux chemins, sans sauter d’oasis, ou vont à l’oasis de départ, où la première rapporte deux ressources et la seconde 2 points.
keshi-lesson-vendor = Un keshi rouge est un vendeur d’eau. Dès maintenant chaque assistant utilisé dans ce secteur rapporte aussi une eau. Il y en a un par secteur, sauf au souk.
keshi-lesson-red = Un keshi rouge vous laisse le choix : son assistant va dans n’importe quel secteur encore sans assistant, même un dont vous avez déjà utilisé le keshi.
keshi-lesson-scroll = Voici les parchemins. Les gris demandent 1 érudit et une datte, les jaunes 3 érudits. Certains agissent une fois, d’autres pour le reste de la partie. Pour un dinar vous pouvez d’abord remplacer ceux d’une sorte.
keshi-lesson-shop = Le bureau de change donne pour une marchandise ce qu’il indique pour sa couleur, cette saison. Les marchandises de luxe en coûtent plusieurs et rapportent des points ; elles comptent aussi pour certaines oasis.
keshi-lesson-gate = Quatre ateliers, du moins cher au plus cher : le premier ne coûte aucun dinar mais 3 points, le dernier 3 dinars pour 7 points. Chaque porte mobilise un garde.
keshi-lesson-build = Là où la couleur convient au secteur, la porte rapporte 2 points de plus.
keshi-lesson-oasis = Payez ce qui est indiqué à côté d’une oasis, et elle est à vous. Ce qu’elle rapporte y est imprimé : choisissez celles qui conviennent à ce que vous faites déjà.
keshi-lesson-stored = L’oasis est allée sur votre plateau de stockage, et le keshi qui y attendait est à vous.
keshi-lesson-rapid = Le tour est fini, et votre pêcheur a passé un rapide : choisissez le bonus d’un de ceux qu’il a franchis. Il reste là, vous en avez donc un à chaque tour de cette saison.

keshi-lesson-round-2 = Le deuxième tour, et Salma commence. Désormais vous décidez ; ce qui est nouveau, je l’explique quand vous y arrivez. Si vous ne savez que faire, je vous montre un coup.
keshi-lesson-plan = Un conseil : choisissez un secteur où vous aurez alors des keshis. Un assistant peut y agir ; ailleurs il ne rapporte qu’un keshi, ce qui est utile aussi, pour la saison suivante.
keshi-lesson-round-3 = Le troisième tour. Regardez votre tuile Ravitaillement : que veulent encore vos habitants d’ici la fin du prochain tour ?
keshi-lesson-end-game = Une partie compte trois saisons. À la fin, un secteur complet, huit keshis et un vendeur, rapporte 10 points ; vos trois meilleures oasis comptent ; et deux ressources ou marchandises qui restent font un point. Mieux vaut donc renforcer deux ou trois secteurs.
keshi-lesson-round-4 = Le dernier tour de la saison : les trois couleurs qui restent. Qui est ensuite en tête sur la rivière gagne la tuile Rivière.
keshi-lesson-tile = Vous étiez en tête sur la rivière : la tuile Rivière vous laisse faire une action au choix, sans assistant.
keshi-lesson-provide = La saison est finie, et vos habitants demandent leur ravitaillement. Qui peut payer le doit ; qui ne peut pas rend tout et perd des points.
keshi-lesson-next-provision = La saison est finie : la tuile Rivière est allée à qui était en tête, et le ravitaillement était dû. À présent une deuxième tuile. Les deux sont dues à la fin de la saison suivante : choisissez celle qui convient à ce que vous produisez.

keshi-lesson-else = À vous de choisir. Si vous ne savez que faire, je vous montre un coup.
keshi-lesson-else-select = Choisissez trois keshis : où iront vos assistants à ce tour ?
keshi-lesson-else-claim = Récupérez ce qui convient à vos projets, un ou deux d’une couleur.
keshi-lesson-else-use = Quel assistant ensuite, et pour quoi : un nouveau keshi, ou l’action ?
keshi-lesson-busy = Les autres jouent…
keshi-lesson-not-here = La leçon s’arrête ici : « Continuer sans aide » poursuit cette partie.
keshi-lesson-not-that = Ce serait permis. Mais cette première fois, faites comme je dis, s’il vous plaît ; vous serez bientôt libre.

keshi-lesson-did-new = Un nouveau keshi : ce secteur est désormais plus fort.
keshi-lesson-did-climb = On monte ! Les paliers valent d’autant plus que votre autre pion est haut.
keshi-lesson-did-river = On descend la rivière : chaque rapide franchi est un bonus à la fin de chaque tour.
keshi-lesson-did-scroll = Un parchemin à vous. S’il agit durablement, il aide dès maintenant.
keshi-lesson-did-gate = Une porte est bâtie. Le keshi qu’elle apporte se place une fois tous les achats faits.
keshi-lesson-did-caravan = Une oasis est découverte. Avec l’action du Sahara vous pouvez la récupérer.
keshi-lesson-did-oasis = L’oasis est à vous, et compte à la fin de la partie si elle est parmi vos trois meilleures.
keshi-lesson-did-luxury = Une marchandise de luxe : des points tout de suite, et peut-être d’autres grâce à une oasis.
keshi-lesson-did-office = Des marchandises changées en ressources, juste quand il en faut.
keshi-lesson-did-provide = Vos habitants sont ravitaillés, et rien n’est perdu.
keshi-lesson-did-not-provide = Cette fois cela n’a pas suffi, et cela a coûté des points. À la prochaine saison vous saurez ce qui est dû.

keshi-lesson-end = La saison est finie ! Chacun a de nouveau douze keshis, il y a un nouveau bureau de change et une nouvelle tuile Rivière ; il reste deux saisons comme celle-ci. Voulez-vous poursuivre cette même partie, contre un bot qui réfléchit par lui-même ?
keshi-lesson-go-on = Continuer sans aide
