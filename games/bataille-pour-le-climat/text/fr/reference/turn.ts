import type { Part } from '../../outline.ts';

/** What players do in a turn. */
export const turn = {
  tutorial: {
    title: 'Le jeu en cinq minutes',
    paragraphs: [
      'Vous formez une seule équipe. Le monde compte neuf régions, qui émettent ensemble des gaz à effet de serre (GES). Le compteur mondial part de 100. Amenez-le à 33 ou moins en 36 tours et vous gagnez ensemble ; il n’y a pas de score individuel.',
      'Un tour a quatre étapes. Le joueur actif pioche des cartes d’Influence, révèle un Événement, fait deux actions différentes, puis la région active s’anime : ses calamités frappent, les idées s’y propagent, son Niveau de Vie est vérifié, la population évolue et ses gaz sont comptés.',
      'Les cartes d’Influence sont votre seule monnaie : six couleurs (Militaire, Média, Industrie, ONG, Politique, Éducation), de puissance 1 à 4. Personne ne voit les cartes des autres ; pour chaque couleur, vous pouvez seulement dire « un peu », « moyen » ou « beaucoup ».',
      'On dépense les cartes ensemble, de deux façons. Une ACI demande trois couleurs : chacun pose des cartes face cachée, deux cartes extérieures au hasard aident ou gênent, et la somme doit atteindre un seuil. Une Transformation Permanente demande les six couleurs, face visible, et un total de 20 moins les pions Destruction en jeu.',
      'Les Transformations mènent à la victoire : par paires, elles économisent du pétrole, de l’électricité ou des émissions, et une fois implantées quelque part elles se propagent d’elles-mêmes de région en région. Remplacer le charbon et le gaz aide aussi.',
      'Pendant ce temps, le monde se dégrade. Émeutes, pénuries et maladies s’accumulent ; au-delà de la Résilience d’une région, elles deviennent pires, jusqu’à la Guerre, la Famine et la Pandémie. Plus il y a de gaz dans l’air, plus vite frappe la prochaine Conséquence climatique.',
      'Trois habitudes des bonnes équipes : regarder les deux ou trois prochaines régions de la piste et retirer le pion qui les ferait déborder ; implanter tôt chaque transformation de paire, une fois, pour qu’elle se propage ; arrêter Épidémies et Guerres dans les institutions avant qu’elles ne s’emballent.',
    ],
  },
  components: {
    title: 'Ce qu’il y a sur la table',
    paragraphs: [
      'Neuf régions : Europe, Amérique du Nord, Amérique du Sud, Moyen-Orient, Afrique, Indo-Australie, Russie, Chine et Inde. Chacune a une tuile sur la piste des régions et un cube sur l’échelle des GES. La tuile indique si la région partage ses transformations.',
      '69 cartes Événement : 12 Contraintes pétrolières, 12 Réchauffements (trois par zone) et 45 Événements verts d’origine humaine. 16 Conséquences climatiques ont leur propre paquet. Un paquet épuisé est reformé en mélangeant sa défausse.',
      '192 cartes d’Influence, 32 par couleur : Militaire, Média, Industrie, ONG, Politique, Éducation/Santé. Chaque couleur compte huit cartes de chaque puissance de 1 à 4. Les puissances 1 et 2 ont un même texte, les 3 et 4 un autre.',
      'Chaque couleur a sa pioche et une défausse ouverte que chacun peut consulter. Ce n’est que lorsqu’on demande une carte à une pioche vide que sa défausse est mélangée pour en refaire une ; si les deux sont vides, rien n’est pioché.',
      'Le paquet des Influences extérieures contient trois cartes de chaque couleur. Quand une ACI en demande deux et qu’il en reste moins, le reste est défaussé et un nouveau paquet de 18 est formé à partir des pioches.',
      'Neuf personnages (une face à deux Influences secondaires pour 3 ou 4 personnages en jeu, une autre à une seule pour 5), neuf employeurs (avec ou sans faiblesse) et huit scénarios.',
      'Douze pions Destruction, trois au plus dans chacune des quatre zones. Six pions spéciaux : deux de Surconsommation en Amérique du Nord (+4 émissions chacun), deux de Surproduction en Chine (+2 chacun), Froid en Russie (+4, plus tard +2) et Chaud au Moyen-Orient (+2, plus tard +4). Ceux retirés de Chine ou d’Amérique du Nord ne reviennent jamais.',
      'Un dé à huit faces (D8) et un dé à quatre faces (D4). Pions calamité, réfugiés, jetons d’énergie et cubes ne manquent jamais.',
    ],
  },
  setup: {
    title: 'Mise en place',
    paragraphs: [
      'Chaque région part des valeurs de sa fiche. Les neuf GES totalisent 100. Le pion vert est sur 0 et le pion rouge sur 30 de la piste climatique ; la balance pétrolière est à 0, avec sept exportations et sept importations. Les tables rouges ne servent qu’en mode Expert.',
      'Les six pioches d’Influence sont mélangées séparément ; trois cartes de chacune sont réunies pour former le paquet des Influences extérieures.',
      'Chaque personnage en jeu reçoit un employeur. Les personnages doivent donner accès aux six couleurs ; lors d’un choix à tour de rôle, ce qui le rendrait impossible n’est pas proposé. Les débutants prennent les duos conseillés. Les faiblesses sont ignorées sauf choix contraire, et actives en mode Expert.',
      'Les neuf tuiles sont mélangées et posées de haut en bas de la piste, ou dans l’ordre par défaut. Le premier joueur est tiré au sort, sauf si l’on demande la première place. Le pion de région commence à côté de la région du haut, à la manche 1.',
      'Une carte Réchauffement de chaque zone quitte le jeu et un pion Destruction est posé dans chaque zone. Les 65 autres Événements sont mélangés, ou préparés selon le paquet choisi ; de même les 16 Conséquences climatiques.',
      'À partir de la gauche du premier joueur, chacun sauf lui pioche autant de cartes qu’il y a de personnages, parmi les couleurs autorisées. Les pions se placent sur les régions de la piste dans l’ordre du tour : chacun débute là où se jouera son premier tour.',
      'Aucune calamité n’est en jeu au départ, sauf en mode Expert, dans un scénario ou à la demande de la table. Tout se pose dans un ordre fixe : régions, piste, cartes, personnages, premier joueur, paquets, Destruction, scénario, calamités, mains, pions.',
    ],
  },
  turn: {
    title: 'Le tour de jeu',
    paragraphs: [
      'Il y a 36 tours, en quatre manches. Chaque tour appartient à un joueur et active une région ; dans une manche, chaque région est activée une fois, de haut en bas de la piste.',
      'Étape 1 : le joueur actif pioche des Influences. Étape 2 : un Événement est révélé et résolu. Étape 3 : jusqu’à deux actions différentes. Étape 4 : la région active est activée. On vérifie alors la victoire, le tour passe à gauche et le pion de région descend d’une case ; en bas de la piste, il remonte tout en haut.',
      'Guerre, Dictature et Chaos arrêtent tout : leurs effets sont appliqués entièrement dès que le pion est posé, puis ce qui était interrompu reprend.',
      'Un effet qui touche plusieurs régions les prend une à une depuis le haut de la piste. Ce qui ne peut être fait entièrement l’est autant que possible, et rien n’est dû ensuite.',
      'Les gaz d’une région ne sont comptés que lors de sa propre activation. Le reste du temps, seuls les effets qui nomment le compteur mondial le changent.',
    ],
  },
  regions: {
    title: 'La fiche d’une région',
    paragraphs: [
      'Une région de Niveau de Vie (NdV) 1 à 4 brûle une unité de pétrole et utilise un jeton d’électricité par niveau. Le pétrole est local (produit et brûlé sur place) ou importé ; le pétrole exporté n’est pas brûlé sur place. Une paire AB complète remplace une unité de pétrole, une paire CD un jeton d’électricité. Un excès ou un manque d’électricité attend la prochaine activation de la région.',
      'La Résilience est le plus haut du NdV et de la Discipline. La Discipline (D) va de 0 à 4 ; à 0, la région sombre dans le Chaos.',
      'Émissions : 1 par unité de pétrole locale ou importée, 2 par charbon, 1 par gaz, plus les pions spéciaux, moins 1 avec la paire EF ; jamais sous 0. Exportations, hydro, nucléaire et EnR ne comptent pas.',
      'Un point de population vaut 50 millions de personnes ; une population ne tombe jamais sous 1. Le taux de démographie va de −2 à +4. L’unité de pop (UP) est le chiffre des dizaines de la population : 1 jusqu’à 19, 2 de 20 à 29, 3 de 30 à 39, etc. ; 9 à partir de 90.',
      'Les lettres A à L indiquent les transformations de la région. Sa production de pétrole est la somme des jetons locaux et d’exportation et ne tombe jamais sous 1. Importation et exportation ne restent pas ensemble : un jeton de chaque devient un jeton local.',
      'Europe, Amérique du Nord, Russie, Chine et Inde ont l’arme nucléaire. Amérique du Sud, Afrique, Indo-Australie et Russie ont une réserve naturelle. Quatorze lignes relient les régions : réfugiés, exodes et déplacements gratuits les suivent.',
    ],
  },
  influence: {
    title: 'Cartes d’Influence et mains',
    paragraphs: [
      'Au début du tour, le joueur actif pioche deux cartes de chaque Influence primaire. À 3 personnages s’ajoute une carte de chaque secondaire ; à 4, une carte d’une secondaire au choix ; à 5, une de l’unique secondaire.',
      'Une main compte au plus 10 cartes. Avant de piocher, et seulement alors, on peut défausser autant de cartes qu’on veut ; ce qui dépasse la limite n’est pas pioché, et si tout n’entre pas on choisit les couleurs carte par carte.',
      'Les puissances de votre main sont secrètes. Vous pouvez signaler, couleur par couleur, « un peu », « moyen » ou « beaucoup ». Personne ne vérifie.',
      'Une carte sert soit par sa puissance, soit par son texte. Les textes de puissance 1–2 coûtent une de vos actions et agissent n’importe où ; pas deux de la même couleur dans un tour. Une carte qui retire un pion exige un tel pion. Les textes de puissance 3–4 ne coûtent pas d’action et se jouent, par n’importe qui, au moment qu’ils indiquent.',
      'Textes d’action (puissance 1–2) : Action de l’ONU retire une Pénurie ; Communication donne immédiatement une action à un autre joueur (jamais une autre Communication, et il peut refuser) ; Conseil en décarbonation baisse les GES globaux de 1 ; Action humanitaire intègre un réfugié ; Négociations retire un pion Émeutes ; Normes sanitaires retire une Épizootie. Aucun ne touche un pion de niveau 2 ou 3.',
      'Textes libres (puissance 3–4) : Casques bleus modifie un D8 de 2 ; Référendum relance un D8 ; Lobbying fait jouer une ACI à découvert ; Fake News Check annule une couleur à la fin ; Convention citoyenne ajoute ou retire 2 à la fin ; Cabinet de crise compte 2 de plus dans une transformation.',
    ],
  },
  actions: {
    title: 'Les actions',
    paragraphs: [
      'Vous avez deux actions, de sortes différentes : se déplacer, implanter une transformation, électricité, institution, piocher, ou une carte action (chaque couleur est une sorte à part). Vous pouvez vous arrêter avant. Une action ratée est dépensée. Les déplacements et cartes gratuits des employeurs ne comptent pas.',
      'Se déplacer : aller dans n’importe quelle région ou institution, si loin soit-elle. Plusieurs pions peuvent partager un lieu.',
      'Implanter : une transformation régionale là où vous êtes, ou une transformation globale de n’importe où. Électricité : lancer une ACI pour remplacer ou ajouter un jeton là où vous êtes. Institution : lancer l’ACI de l’institution où vous êtes.',
      'Piocher : deux cartes de couleurs autorisées, ou une d’une couleur interdite à votre personnage. Carte : jouer le texte d’une carte action.',
      'On peut entrer dans une région en Guerre, Famine, Dictature ou Chaos, mais on ne peut ni y implanter de transformation ni y changer l’électricité.',
    ],
  },
  events: {
    title: 'Les Événements',
    paragraphs: [
      'Après la pioche, le joueur actif révèle la carte du dessus du paquet, résolue avant les actions : Contrainte pétrolière (jaune), Réchauffement (orange), Événement vert sur lequel on peut agir, ou Conséquence climatique qui attendait sur le dessus.',
      'La cible est la région active si elle remplit la condition. Sinon on cherche région par région vers le haut ou le bas de la piste, selon la flèche, en bouclant aux extrémités ; la première qui convient est la cible. Les Événements verts ignorent les régions qui ne partagent pas leurs transformations. Si aucune ne convient, la carte est défaussée.',
      'Sur un Événement vert, la table décide de lancer ou non une ACI. Sans ACI, ou sous le premier seuil, le premier résultat s’applique ; à partir du premier seuil, le deuxième ; à partir du second, le troisième. Un résultat remplace entièrement les autres, et ses effets suivent l’ordre écrit, sur la cible sauf autre mention.',
      'Un changement de GES sur un Événement ne touche que le compteur mondial. Un jeton d’électricité reçu d’un Événement agit à la prochaine activation de la cible. Un jeton bas carbone est choisi par la table, avec ses effets habituels. Ce qui devrait être remplacé mais manque est ignoré.',
    ],
  },
  oil: {
    title: 'Contraintes pétrolières et balance',
    paragraphs: [
      'Contrainte pétrolière : la première région depuis la région active, dans le sens de la flèche, qui produit au moins 2 perd une unité : un jeton d’exportation si elle en a, sinon un jeton local devient importation. La balance baisse de 1 dans les deux cas. Une région qui produit 1 est épargnée.',
      'La balance pétrolière est la différence mondiale entre exportations et importations. Négative, elle ne fait mal qu’à l’activation d’une région importatrice. Positive, elle permet à une région en surplus d’électricité d’importer et de monter. Production +1 : une importation devient locale, sinon une exportation s’ajoute.',
    ],
  },
  climate: {
    title: 'Réchauffement et piste climatique',
    paragraphs: [
      'Une carte Réchauffement ajoute un pion Destruction à sa zone, puis frappe selon le nombre qui s’y trouve. Pôles : un réfugié local dans chaque région de NdV 1–2 (deux pions) ou 1–3 (trois). Glaciers : 2 ou 3 Pénuries en Chine et en Inde. Courants : 2 ou 3 Pénuries en Afrique. Forêts : le pion vert monte d’autant de cases qu’il y a de pions Destruction au total. Avec un seul pion (mise en place Expert) : NdV 1 seulement, ou 1 Pénurie.',
      'À la fin de chaque activation, le pion vert monte du nombre de dizaines des GES globaux (100 : dix cases, 59 : cinq). Quand il atteint le pion rouge, il repart de 0 avec les cases restantes, le rouge descend d’une case (pas sous 1) et la première Conséquence climatique est posée face cachée sur le paquet des Événements. Plusieurs peuvent s’empiler ; chaque tour ne tire qu’une carte.',
      'Quand le pion rouge est pour la première fois sur 24 ou moins, les pions spéciaux de Russie et du Moyen-Orient sont retournés : Froid compte +2, Chaud +4.',
      'Une Conséquence climatique remplace l’Événement du tour, ne peut être modifiée et frappe toutes les régions, qu’elles partagent ou non. La région précédente est celle juste au-dessus de la région active. Un parcours des régions suivantes ne compte jamais la cible et boucle sur la piste ; une région visitée deux fois est touchée deux fois.',
    ],
  },
  'joint-actions': {
    title: 'Actions Communes d’Influences (ACI)',
    paragraphs: [
      'Trois occasions : modifier un Événement vert, agir dans une institution, remplacer ou ajouter un jeton d’électricité. Chacune demande trois couleurs ; une seule peut suffire. La puissance est la somme de ces couleurs moins les cartes extérieures des autres couleurs. Aucune ACI ne porte sur une région qui ne partage pas.',
      'D’abord, n’importe qui peut jouer un Lobbying (ONG 3–4) : tout se joue alors face visible. Puis deux Influences extérieures sont tirées, face cachée sauf Lobbying.',
      'De la gauche de l’initiateur jusqu’à lui, chacun donne une fois autant de cartes qu’il veut, des couleurs demandées seulement. Le nombre est visible, pas les couleurs ni les puissances. On peut dire comment on aide : « un peu », « moyen » ou « beaucoup ».',
      'Puis toutes les cartes sont révélées. Les extérieures d’une couleur demandée aident, les autres gênent. Pour finir, chacun peut jouer un Fake News Check (une couleur compte 0, en bien ou en mal ; plusieurs sur des couleurs différentes) ou une Convention citoyenne (+2 ou −2, une seule), jusqu’à ce que tous passent.',
      'La puissance finale est comparée aux seuils et toutes les cartes sont défaussées face visible, même après un échec. Une puissance négative échoue, c’est tout. Ne pas lancer d’ACI sur un Événement ne coûte rien.',
    ],
  },
  transformations: {
    title: 'Transformations',
    paragraphs: [
      'A à F vont par paires (AB, CD, EF) et ne font rien seules ; G et H élèvent la Discipline ; I à L réduisent les naissances ; M à P sont globales. Une transformation reste jusqu’à la fin, et une région a chacune une fois au plus. Dès que les joueurs en ont implanté une quelque part, elle est semée : elle peut se propager.',
      'Conditions : A et B demandent NdV 3–4 et Discipline 2 ; C et D NdV 2–4 et Discipline 2 ; E, F et H Discipline 2 ; G rien (Expert : NdV 2–4) ; I NdV 1 ; J NdV 1–2 ; K NdV 2–3 ; L Discipline 3. Rien ne s’implante là où les transformations ne sont pas partagées.',
      'Paire AB (véhicules basse consommation, réforme des transports) : une importation disparaît, ou un jeton local devient exportation ; la balance monte de 1. Paire CD (rénovation thermique, géothermie) : un jeton d’électricité disparaît, charbon d’abord, puis gaz, sinon au choix de la table. Paire EF (industrie post-carbone, alimentation bas CO₂) : émissions −1. Le NdV ne bouge pas, et chaque paire complétée baisse immédiatement les GES globaux de 1 (pas en mode Expert).',
      'G (objectifs à long terme) et H (majorité écoresponsable) : Discipline +1, jusqu’à 4. Les joueurs peuvent réimplanter G là où la Discipline est retombée à 1, et H à 2 ; la propagation, jamais.',
      'I (accès des femmes à l’éducation), J (planning familial), K (caisses de retraite), L (limitation de la natalité) : démographie −1 chacune, pas sous −2.',
      'Globales, une fois chacune : M (nucléaire 4e génération) permet des jetons nucléaires, un de plus par région ; N (réussite d’une COP) donne une chance de plus à chaque dé de propagation ; O (fonds pour les réfugiés) évite l’Émeute quand une région pleine intègre un réfugié ; P (mesures d’urgence) baisse les GES globaux de la moitié des pions Destruction, arrondie en dessous.',
    ],
  },
  implanting: {
    title: 'Implanter une transformation',
    paragraphs: [
      'Soyez dans la région (n’importe où pour une globale) et annoncez la transformation. Ensemble, les joueurs doivent poser au moins une carte de chacune des six couleurs, pour un total de 20 moins tous les pions Destruction (un de moins avec The Shift Action). Un Cabinet de crise compte 2 de plus.',
      'Les cartes se jouent face visible, dans n’importe quel ordre ; personne n’est obligé de participer, et jusqu’à la fin chacun peut reprendre les siennes. Cartes extérieures et textes d’ACI n’interviennent pas.',
      'L’initiateur conclut quand les deux conditions sont remplies, ou renonce ; la tentative finit aussi quand tous ont fini. En cas de succès, les cartes sont défaussées et la transformation agit immédiatement. Sinon chacun reprend ses cartes et l’action est perdue.',
    ],
  },
  propagation: {
    title: 'Propagation des transformations',
    paragraphs: [
      'À l’activation d’une région, ou si un Événement le dit, elle regarde les autres. Elle peut apprendre une transformation semée, présente dans une autre région qui partage, qu’elle n’a pas encore et dont elle remplit la condition. Les régions qui ne partagent pas n’apprennent ni n’enseignent. Les transformations globales, et G ou H déjà acquises, ne se propagent pas.',
      'Méthode simple : chaque autre région qui partage et possède au moins une transformation apprenable compte 2. Méthode précise : chaque transformation apprenable de chaque autre région qui partage compte 1.',
      'Chaque 8 complet donne une transformation sans jet ; un reste r donne un D8 réussi sur r ou moins (r + 1 avec N). Les gains sûrs viennent d’abord, et la table choisit à chaque fois parmi ce qui est alors apprenable. Casques bleus, Référendum et le pouvoir des Volontaires peuvent changer le dé.',
    ],
  },
  dice: {
    title: 'Les dés',
    paragraphs: [
      'Un test de chance c réussit quand le D8 donne c ou moins. Après le jet, n’importe qui peut jouer Casques bleus (±2, ou ±3 avec Global Amnesty ; un par jet, sans plancher ni plafond) ou Référendum (relancer ; un par test ; ce qui modifiait le premier jet est perdu).',
      'Une chance de 8 ou plus réussit sans jet, de 0 ou moins échoue sans jet. Les D4 ne sont jamais influencés.',
    ],
  },
} satisfies Part;
