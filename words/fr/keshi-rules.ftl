# The rules of keshi, in our own words.

keshi-rules-title = Keshi : les règles
keshi-rules-intro = Toutes les règles, avec nos mots. Keshi, c’est Marrakesh, un jeu de Stefan Feld édité par Queen Games ; nous sommes indépendants des deux, et la boîte vaut la peine d’être achetée. Ce sont les règles de l’édition Classic (la Deluxe est la même avec d’autres pièces) ; ce que l’édition Essential fait autrement a sa propre partie. Si vous avez la boîte, les notes indiquent la page du livret anglais où il est question de la même chose.
keshi-rules-lesson = L’apprendre en jouant
keshi-rules-owner = Les valeurs de votre boîte
keshi-rules-book = Dans les livrets : Classic p. { $classic }, Essential p. { $essential }.
keshi-rules-book-essential = Dans le livret Essential : p. { $essential }.
keshi-rules-book-none = Pas dans les livrets
keshi-rules-group-game = La partie
keshi-rules-group-sectors = Les neuf secteurs
keshi-rules-group-more = Extensions et éditions
keshi-rules-group-lists = À consulter

keshi-rules-aim = De quoi il s’agit
keshi-rules-aim-1 = Une partie dure trois saisons de quatre tours. À chaque tour vous amenez des keshis, des pièces octogonales de douze couleurs, dans les neuf secteurs de votre plateau, et vous y agissez. Plus un secteur a de keshis, plus son action est forte.
keshi-rules-aim-2 = À la fin de chaque saison il faut ravitailler vos habitants. Qui a le plus de points après la troisième saison et le décompte final gagne.

keshi-rules-setup = Avant le premier tour
keshi-rules-setup-1 = Chacun commence avec 10 points, une datte, une eau et un dinar, et six oasis cachées dans le Sahara. Derrière le paravent attendent douze keshis, un de chaque couleur. Puis tous décident en même temps :
keshi-rules-setup-item-1 = dans quel ordre les keshis piochés pour le plateau de stockage s’y placent (trois à deux joueurs, sinon deux) ;
keshi-rules-setup-item-2 = comment le disque Audience est posé sur la grande place ;
keshi-rules-setup-item-3 = laquelle de trois tuiles Ravitaillement est ouverte dès la première saison.
keshi-rules-setup-2 = Les tuiles exposées, les portes des ateliers, le bureau de change et les tuiles Rivière sont piochés. Le premier joueur est tiré au sort en dernier.

keshi-rules-round = Un tour
keshi-rules-round-1 = Chaque tour a quatre phases :
keshi-rules-round-item-1 = choisir trois keshis et placer les assistants ;
keshi-rules-round-item-2 = récupérer ce qui sort de la tour ;
keshi-rules-round-item-3 = utiliser les trois assistants ;
keshi-rules-round-item-4 = prendre le bonus de la rivière.
keshi-rules-round-2 = Puis le chameau passe au joueur suivant, qui commence le tour suivant. Après quatre tours les paravents sont vides, et la saison est finie.

keshi-rules-select = Choisir des keshis
keshi-rules-select-1 = Tous choisissent en secret trois de leurs keshis et les révèlent ensemble. Chacun de ces keshis envoie un assistant dans le secteur de sa couleur ; les violets, oranges et jaunes vont au souk, qui accueille jusqu’à trois assistants. Les autres secteurs n’en accueillent qu’un.
keshi-rules-select-2 = Un keshi rouge est libre : son assistant va dans n’importe quel secteur encore sans assistant, ou au souk.
keshi-rules-select-3 = Chaque couleur se choisit une fois par saison. En quatre tours vous envoyez donc douze assistants, un par couleur.

keshi-rules-tower = La tour
keshi-rules-tower-1 = Tous les keshis choisis sont jetés ensemble dans la tour. Certains y restent coincés, d’autres, coincés plus tôt, en sortent : ce qui se trouve dans la base est rarement ce qu’on y a jeté. Choisir une couleur décide où va votre assistant, pas quels keshis vous aurez.
keshi-rules-tower-2 = Avec le niveau B1 peu de keshis restent dans la tour, avec B2 davantage. Ce qui est coincé y reste de saison en saison.

keshi-rules-claim = Récupérer des keshis
keshi-rules-claim-1 = À tour de rôle vous prenez dans la base un ou deux keshis d’une même couleur et les placez aussitôt, jusqu’à ce que la base soit vide. Ce qu’un keshi rapporte quand on le place vient aussitôt :
keshi-rules-claim-item-1 = vert : 1 point ;
keshi-rules-claim-item-2 = rose : le bonus à côté de sa case sur la grande place, une fois ;
keshi-rules-claim-item-3 = marron : une oasis est découverte, ou vient le bonus de l’oasis de départ ;
keshi-rules-claim-item-4 = rouge : rien encore, mais dès lors une eau pour chaque assistant utilisé là.
keshi-rules-claim-2 = Chaque secteur sauf le souk a huit cases pour sa couleur et une pour un keshi rouge. Là où il n’y a plus de case, on ne peut rien récupérer ; qui ne peut rien récupérer passe.

keshi-rules-assistants = Utiliser les assistants
keshi-rules-assistants-1 = Dans l’ordre du tour, chacun utilise ses trois assistants, l’un après l’autre, dans l’ordre qu’il veut. Chacun fait l’une de deux choses :
keshi-rules-assistants-item-1 = un nouveau keshi : prenez-en un de la couleur du secteur dans la réserve et placez-le, avec ce que cela rapporte (au souk, une marchandise au choix) ;
keshi-rules-assistants-item-2 = l’action de son secteur.
keshi-rules-assistants-2 = Si un vendeur d’eau se trouve dans le secteur, vous gagnez d’abord une eau, quel que soit votre choix. Un assistant doit faire l’une des deux choses s’il le peut.

keshi-rules-orchard = Verger
keshi-rules-orchard-1 = Action : gagnez une datte par cueilleur.
keshi-rules-orchard-2 = Placer un cueilleur rapporte 1 point.

keshi-rules-river = Rivière
keshi-rules-river-1 = Action : votre pêcheur avance d’une case par poisson. Chaque fois qu’il avance d’au moins une case, pour quelque raison que ce soit, vous pouvez payer de l’eau pour avancer encore, une eau par case.
keshi-rules-river-2 = À la jetée il prend la meilleure place libre et vous en gagnez les points. Chaque pas de plus dans cette saison vaut 1 point.
keshi-rules-river-3 = Les rapides franchis donnent un choix de bonus à la fin de chaque tour. Après la saison, tous les pêcheurs reviennent au départ.

keshi-rules-square = Grande place
keshi-rules-square-1 = Action : le disque Audience tourne d’abord d’une section, dans le sens horaire. Puis vous choisissez un de vos jongleurs et gagnez le bonus de sa case une fois par spectateur qui lui fait face. Plusieurs marchandises sont d’une même couleur.
keshi-rules-square-2 = Placer un jongleur rapporte une fois le bonus de sa case. Autour de la place il y a des points, de l’eau, des marchandises, des dattes, des dinars, et des pas sur la rivière et sur les deux escaliers.

keshi-rules-stairs = Palais et mosquée
keshi-rules-stairs-1 = Action au palais : votre courtisan monte d’une marche de l’escalier du palais par noble. Action à la mosquée : votre élève monte d’une marche de l’escalier de la mosquée par clerc.
keshi-rules-stairs-2 = Les deux escaliers ont cinq segments. Qui franchit le palier d’un nouveau segment gagne un dinar et un bonus de la ligne entre ses deux pions. Puis viennent les pas qui restent.
keshi-rules-stairs-3 = Au sommet le pion reste, et chaque pas de plus vaut 1 point.

keshi-rules-lines = Les lignes entre les escaliers
keshi-rules-lines-1 = Une ligne relie les segments où se trouvent vos deux pions. Elle porte des dinars (côté palais), des points (côté mosquée) et jusqu’à trois autres cases entre les deux. À chaque palier vous en choisissez une.
keshi-rules-lines-2 = Plus haut, les extrémités sont meilleures : jusqu’à 4 dinars et jusqu’à 7 points. Les cases du milieu donnent des keshis, une datte, une eau ou un pas sur la rivière, et tout en haut un keshi au choix ou deux d’une même couleur. Un keshi que vous ne pourriez pas placer n’est pas proposé.

keshi-rules-madrasa = Médersa et parchemins
keshi-rules-madrasa-1 = Action : achetez des parchemins. Chaque sorte demande des érudits dans votre médersa et coûte des dattes :
keshi-rules-madrasa-item-1 = gris : 1 érudit, 1 datte ;
keshi-rules-madrasa-item-2 = jaune : 3 érudits, 1 datte ;
keshi-rules-madrasa-item-3 = rose : 5 érudits, 2 dattes ;
keshi-rules-madrasa-item-4 = orange : 7 érudits, 3 dattes.
keshi-rules-madrasa-2 = Les érudits ne se dépensent pas, mais chacun ne sert que pour un parchemin par tour : avec quatre, vous pouvez en acheter un qui en demande 3 et un qui en demande 1.
keshi-rules-madrasa-3 = Avant votre premier achat d’un tour vous pouvez payer un dinar pour remplacer les trois parchemins visibles d’une sorte ; vous devez alors acheter l’un des nouveaux.
keshi-rules-madrasa-4 = Certains parchemins agissent une fois et aussitôt, certains à la fin de chaque tour ou saison, et la plupart des autres pour le reste de la partie. Les nouveaux parchemins sont révélés à la fin de votre tour.

keshi-rules-souk = Souk
keshi-rules-souk-1 = Action, pour chaque assistant placé ici : soit donner une marchandise au bureau de change contre les ressources qu’il indique pour cette couleur, soit acheter une marchandise de luxe avec les marchandises qu’elle demande, et en gagner les points et les ressources.
keshi-rules-souk-2 = Le bureau de change change à chaque saison. Les marchandises de luxe achetées se gardent : certaines oasis et tuiles Rivière les comptent. Le souk n’est jamais complet, et n’a pas de vendeur d’eau.

keshi-rules-medina = Médina et portes de la ville
keshi-rules-medina-1 = Les gardes se placent d’abord sur la tour de guet. Action : pour chaque garde qui s’y trouve vous pouvez acheter une porte de la ville dans l’un des quatre ateliers, pour 0 dinar et une perte de 3 points, 1 dinar et 1 point, 2 et 4, ou 3 et 7.
keshi-rules-medina-2 = Construisez-la sur un emplacement libre ; un garde se poste à côté et y reste. Si la couleur de la porte est celle du secteur voisin, vous gagnez 2 points ; à côté du souk, ce sont les portes aux couleurs des marchandises.
keshi-rules-medina-3 = Chaque porte apporte aussi un keshi de sa couleur. On les place une fois tous les achats faits : un garde ainsi gagné ne sert donc que plus tard. Celui d’un secteur complet est perdu.

keshi-rules-sahara = Sahara et oasis
keshi-rules-sahara-1 = Placer une caravane découvre une oasis : la suivante sur le chemin du haut ou du bas (dans la boîte : celui de gauche et celui de droite), sans en sauter. À l’oasis de départ, la première caravane rapporte deux ressources au choix, la seconde 2 points.
keshi-rules-sahara-2 = Action : récupérez autant d’oasis découvertes que vous voulez et pouvez payer. Le prix est indiqué à côté de chacune : une seule ressource pour la première d’un chemin, trois différentes pour la dernière.
keshi-rules-sahara-3 = Au décompte final, vos trois meilleures oasis récupérées rapportent des points.

keshi-rules-storage = Ranger les oasis
keshi-rules-storage-1 = Une oasis récupérée va sur la case suivante de votre plateau de stockage, de gauche à droite. Ce qui s’y trouve vient aussitôt, si vous le voulez :
keshi-rules-storage-item-1 = un keshi : placez-le sur votre plateau ;
keshi-rules-storage-item-2 = le symbole d’échange : rendez un de vos keshis et placez-en un d’une autre couleur. Ni caravane, ni marchandise, ni garde posté à une porte ne peuvent être rendus ;
keshi-rules-storage-item-3 = le parchemin : prenez un parchemin jaune visible, sans érudits et gratuitement.

keshi-rules-vendors = Vendeurs d’eau
keshi-rules-vendors-1 = Un keshi rouge se place dans un secteur au choix, sauf le souk, qui n’a pas encore de vendeur. Chaque fois que vous y utilisez un assistant, pour un nouveau keshi ou pour l’action, vous gagnez d’abord une eau.
keshi-rules-vendors-2 = Un secteur n’est complet qu’avec son vendeur.

keshi-rules-rapids = La fin d’un tour
keshi-rules-rapids-1 = Qui a franchi au moins un rapide prend le bonus de l’un de ceux qu’il a franchis : un point, une ressource au choix, une marchandise au choix ou, au dernier, 3 points. Le pêcheur reste où il est.

keshi-rules-season = La fin d’une saison
keshi-rules-season-1 = D’abord la rivière : qui est en tête reçoit le bonus de la tuile Rivière de la saison. De plusieurs sur une case, le premier arrivé est devant ; personne ne gagne depuis la case de départ. À la troisième saison le deuxième reçoit aussi quelque chose, sauf à deux joueurs.
keshi-rules-season-2 = Puis on ravitaille les habitants. Pour la saison suivante il y a un nouveau bureau de change et une nouvelle tuile Rivière, chacun a de nouveau douze keshis, et le joueur suivant commence.

keshi-rules-provisions = Ravitaillement
keshi-rules-provisions-1 = Vous payez ce que demandent toutes vos tuiles Ravitaillement ouvertes. Qui le peut le doit. Si vous ne pouvez pas tout payer, vous rendez tout ce que vous avez, de toute sorte, et perdez les points de toutes vos tuiles ouvertes.
keshi-rules-provisions-2 = Ensuite vous retournez une autre tuile. On paie donc pour une tuile après la première saison, deux après la deuxième, trois après la troisième.

keshi-rules-end = Le décompte final
keshi-rules-end-1 = Après la troisième saison il y a des points pour
keshi-rules-end-item-1 = les secteurs complets, avec huit keshis et un vendeur d’eau : 10 chacun (le souk ne compte jamais) ;
keshi-rules-end-item-2 = vos trois meilleures oasis récupérées ;
keshi-rules-end-item-3 = ce qui reste : 1 pour deux ressources et marchandises ensemble.

keshi-rules-tie = Égalité
keshi-rules-tie-1 = À points égaux, qui est plus haut sur l’escalier du palais gagne, puis qui est plus haut sur celui de la mosquée. Sinon la victoire est partagée.

keshi-rules-staircase = Extension 1 : tuiles Escalier
keshi-rules-staircase-1 = Douze tuiles couvrent les cases des lignes, si bien que chaque partie a d’autres bonus. Restent libres les dinars et les points aux extrémités, la case la plus basse et les deux plus hautes.

keshi-rules-companions = Extension 2 : imam et sultan
keshi-rules-companions-1 = Tous deux attendent sur une marche de leur escalier. Qui l’atteint ou la dépasse les emmène, et les garde jusqu’à ce que quelqu’un le dépasse ; arriver à égalité ne suffit pas.
keshi-rules-companions-2 = Avec le sultan, chaque parchemin vous coûte une datte de moins ; avec l’imam, chaque marchandise de luxe une marchandise de moins. Au sommet ils rejoignent le suivant plus bas ; si plusieurs sont à égalité, ils attendent une marche au-dessus d’eux.

keshi-rules-offices = Extension 3 : autres bureaux de change
keshi-rules-offices-1 = Six bureaux de plus sont mélangés aux autres, ou utilisés seuls. Ils donnent une datte avec un pas sur la rivière, un dinar avec un point, et une eau avec un pas sur l’un des escaliers, chacun pour une des marchandises.

keshi-rules-spectators = Extension 4 : spectateurs
keshi-rules-spectators-1 = Les disques Audience sont posés côté violet : une section n’a aucun spectateur, une autre en a quatre.

keshi-rules-towns = Extension 5 : villes du désert
keshi-rules-towns-1 = L’oasis de départ est fermée. À sa place chaque chemin a une quatrième case : une caravane y rapporte 4 points, et vous choisissez une des villes en jeu. Il y en a trois, cinq ou sept à deux, trois ou quatre joueurs.
keshi-rules-towns-2 = Une ville se récupère avec l’action du Sahara, contre une marchandise violette, une orange et une jaune. La plupart rapportent des points au décompte final, deux au plus à côté de vos trois oasis ; trois agissent aussitôt.
keshi-rules-towns-3 = Pour que le Sahara soit complet, les deux cases de ville doivent avoir leur caravane.

keshi-rules-essential = L’édition Essential
keshi-rules-essential-1 = À une table de cette édition, voici ce qui change :
keshi-rules-essential-item-1 = Rivière, verger, médersa, palais et mosquée ont une piste de 0 à 8 avec un marqueur au lieu de huit cases.
keshi-rules-essential-item-2 = Ce que vous récupérez reste à côté de votre plateau jusqu’à ce que la base soit vide, et n’est placé qu’alors. Les limites en tiennent déjà compte.
keshi-rules-essential-item-3 = De chaque sorte de parchemins, trois sont visibles à côté d’une seule pile ; de même cinq marchandises de luxe.
keshi-rules-essential-item-4 = Le parchemin 35 donne une eau de plus quand un assistant est utilisé dans un secteur avec vendeur ; le 50 agit aussi pour les nouveaux keshis.
keshi-rules-essential-item-5 = Les parchemins 43 et 67 et la tuile Rivière 03 placent un keshi après l’autre, chacun choisi une fois le précédent placé.
keshi-rules-essential-item-6 = Chaque bureau de change de l’extension 3 est le verso d’un autre : des deux, un seul peut venir.
keshi-rules-essential-item-7 = Les keshis de bois sont limités : voir les remplaçants.

keshi-rules-placeholder = Remplaçants (Essential)
keshi-rules-placeholder-1 = Au début d’une saison, tant de keshis d’une couleur peuvent être coincés dans la tour qu’il n’y en a pas assez pour tous. Le joueur en tête reçoit alors un remplaçant, qui ne peut être choisi, et le rend dès qu’un keshi de cette couleur revient.
keshi-rules-placeholder-2 = Avant le quatrième tour, qui en a encore un l’échange contre un keshi d’une couleur qu’il a déjà choisie dans cette saison.

keshi-rules-silent = Où les livrets se taisent
keshi-rules-silent-1 = Ils laissent quelques questions ouvertes. Les plus fréquentes, et nos réponses :
keshi-rules-silent-item-1 = Des bonus qui viennent en même temps viennent dans l’ordre que vous voulez, chacun avec tout ce qui en découle.
keshi-rules-silent-item-2 = Ce qui se paie peut être laissé ; tout le reste se fait autant que possible.
keshi-rules-silent-item-3 = Un vendeur placé plus tôt dans votre tour donne déjà de l’eau.
keshi-rules-silent-item-4 = Les pas payés en eau ou dus à des parchemins viennent après les autres, et peuvent utiliser ce qui a été gagné en chemin.
keshi-rules-silent-item-5 = Une autre action à la médersa pendant le même tour ne dispose que des érudits qui n’ont pas encore servi. L’action de la tuile Rivière 01 compte comme un tour à part.
keshi-rules-silent-item-6 = Les portes beiges et rouges ne correspondent à aucun emplacement.
keshi-rules-silent-item-7 = Les points peuvent tomber sous zéro.
keshi-rules-silent-item-8 = Pour les oasis qui comptent des ressources, le meilleur nombre est rendu de lui-même au décompte final.

keshi-rules-scrolls = Tous les parchemins
keshi-rules-scrolls-1 = Le symbole en haut à gauche d’un parchemin dit quand il agit.
keshi-rules-scrolls-gray = Gris : 1 érudit, 1 datte
keshi-rules-scrolls-yellow = Jaunes : 3 érudits, 1 datte
keshi-rules-scrolls-pink = Roses : 5 érudits, 2 dattes
keshi-rules-scrolls-orange = Oranges : 7 érudits, 3 dattes
keshi-rules-oases = Toutes les oasis
keshi-rules-oases-1 = De celles que vous avez récupérées, les trois meilleures rapportent des points à la fin.
keshi-rules-rivers = Toutes les tuiles Rivière
keshi-rules-rivers-1 = Chaque tuile a deux côtés ; les numéros impairs sont les rectos. À chaque saison il y en a une au bout de la rivière.
keshi-rules-rivers-season = Saison { $season }
keshi-rules-townlist = Toutes les villes du désert
keshi-rules-townlist-1 = Seulement avec l’extension 5. Les numéros 10 à 12 agissent aussitôt qu’ils sont récupérés.
