import type { Part } from '../../outline.ts';

/** What the regions live through. */
export const world = {
  calamities: {
    title: 'Les calamités',
    paragraphs: [
      'Trois couleurs, trois niveaux : rouge Émeutes, Conflits, Guerre ; orange Pénurie, Disette, Famine ; vert Épizootie, Épidémie, Pandémie. Dans une région, tous les pions d’une couleur sont du même niveau, au plus autant que sa Résilience ; jamais plus d’une Épidémie ni d’un pion de niveau 3. Les réfugiés (jaune) ne sont pas une calamité.',
      'Les pions d’un même effet arrivent ensemble. S’ils font dépasser la Résilience, tous les pions de la couleur deviennent un pion du niveau suivant. Des pions de niveau 1 ajoutés à du niveau 2 deviennent du niveau 2 ; un pion de niveau 2 chasse ceux de niveau 1. Quand la Résilience baisse, tout est vérifié immédiatement : rouge, orange, vert, réfugiés.',
      'Les calamités agissent à l’activation de leur région : une couleur agit si ses pions de niveau 1 égalent la Résilience, ou si elle a des pions de niveau 2 ou 3. L’ordre est rouge, orange, vert, jaune, sans retour. Guerre, Dictature et Chaos agissent aussi à la pose.',
      'Rouge. Émeutes égales à la Résilience : un réfugié. Conflits : UP réfugiés. Au-delà de la Résilience, les Émeutes deviennent un Conflit et les Conflits une Guerre. Une Émeute ajoutée à des Conflits est un Conflit. En Guerre, les Émeutes ajoutées ne font rien et chaque Conflit ajouté coûte 1 de population.',
      'Orange. Pénuries égales à la Résilience : un réfugié. Disettes : UP réfugiés, puis une Émeute. Au-delà de la Résilience, les Pénuries deviennent une Disette et les Disettes une Famine. Une Pénurie ajoutée à des Disettes est une Disette. En Famine, les Pénuries ajoutées ne font rien et chaque Disette ajoutée coûte 1 de population.',
      'Famine : la région ne partage pas. À l’activation, elle perd un D4 de population par UP, démographie −1, un Exode part, la Famine disparaît et la Discipline baisse de 1 ; un Chaos qui en résulte est posé après tout cela.',
      'Vert. Épizooties égales à la Résilience : une Pénurie. Au-delà, elles deviennent une Épidémie. Avec une Épidémie ou Pandémie, chaque Épizootie ajoutée est une Pénurie, et une autre Épidémie n’a pas d’effet.',
      'Épidémie à l’activation : une Pénurie ; UP de population perdue si la région ne partage pas ; puis un D8, 2 ou moins y met fin, sinon elle devient Pandémie. Pandémie : deux Pénuries ; un D4 par UP et 1 de Discipline perdus si la région ne partage pas ; puis le même D8, et un échec contamine la région suivante. Une nouvelle Pandémie pose toujours une Épidémie sur la prochaine région vers le bas qui n’a ni l’une ni l’autre.',
      'Tant que sévit une Épidémie ou une Pandémie, tous les réfugiés de la région restent locaux, et un Exode porte une Épidémie à chaque destination.',
    ],
  },
  refugees: {
    title: 'Réfugiés et exodes',
    paragraphs: [
      'Les réfugiés partent immédiatement le long d’une ligne ; la table choisit pour chaque pion. Ils ne peuvent entrer là où règnent Guerre, Dictature ou Chaos ; la Famine ne les arrête pas. Ils ne changent pas les populations.',
      'Une région accueille au plus autant de réfugiés que sa Résilience. Ceux qu’un effet envoie au même endroit arrivent en groupe : ce qui n’entre pas devient une Émeute sur place. Sans destination, le groupe entier devient une Émeute chez lui. Les réfugiés locaux restent, en groupe. On choisit d’abord toutes les destinations, puis les groupes arrivent dans l’ordre de la piste.',
      'À l’activation, une région pleine de réfugiés en intègre un (le pion est retiré) et reçoit une Émeute, sauf avec la transformation O.',
      'Un Exode déplace UP points de population, un par un, le long de lignes choisies par la table, jamais vers Guerre, Famine, Dictature ou Chaos. Chaque unité apporte 2 Émeutes, après une Épidémie si l’origine est malade. Une unité sans destination est éliminée ; l’origine garde au moins 1. Une Dictature élimine ses unités, sauf si elle est malade : elle les laisse alors partir et la maladie s’en va avec elles.',
    ],
  },
  sharing: {
    title: 'Régions qui ne partagent pas',
    paragraphs: [
      'Une région en Guerre, Famine, Dictature ou Chaos ne partage pas : rien ne s’y implante, elle n’apprend ni n’enseigne, aucune ACI ne la concerne et les Événements verts l’ignorent. Ce qu’elle a déjà reste actif, et elle partage de nouveau dès que le dernier de ces pions disparaît.',
    ],
  },
  activation: {
    title: 'Activer une région',
    paragraphs: [
      'Toujours dans cet ordre : EnR, calamités et réfugiés (rouge, orange, vert, jaune), propagation, Niveau de Vie, démographie, gaz de la région, gaz du monde, piste climatique. Chaque étape part de ce que les précédentes ont laissé.',
      'EnR : une Pénurie par jeton intermittent, toutes ensemble ; puis une Émeute si la région a deux jetons EnR ou plus, de toute sorte.',
      'L’étape rouge ne résout qu’une chose : Chaos, Dictature, Guerre, Conflits ou Émeutes, selon ce qui était là à son début. Un Chaos ou une Dictature apparus maintenant agiront dès la prochaine activation, de même qu’une Guerre née des renouvelables : sa pose a déjà eu ses effets.',
      'Démographie : le taux et la taille de la population donnent la variation dans une table, une pour le mode normal, une pour le mode Expert. Le taux 0 ne change rien. Par exemple, au taux +1 une population de 10–19 gagne 2, une de 30–39 gagne 4.',
      'Gaz : population fois émissions divisé par 10, arrondi au plus proche. Le cube de la région prend la nouvelle valeur et le compteur mondial bouge de la différence. Le compteur porte aussi les changements directs : il peut donc différer de la somme des régions ; il ne tombe jamais sous 0.',
      'Enfin, le pion vert monte (une case de moins avec le Malmö Resilience Institute).',
    ],
  },
  'living-standard': {
    title: 'La vérification du Niveau de Vie',
    paragraphs: [
      'Dans l’ordre : effort de la Chine ou de l’Amérique du Nord, baisse volontaire, déficit d’électricité, manque de pétrole, surplus d’électricité. Une région perd au plus un niveau par activation et assure son niveau avant de chercher à monter.',
      'Baisse volontaire : une région de NdV 3–4 en équilibre, avec Discipline 3 et deux paires complètes, descend d’elle-même d’un niveau. Une unité de pétrole est libérée, la table retire un jeton d’électricité ; ni Émeutes ni changement de démographie. Pas en Guerre, Chaos ou Dictature, ni en Chine ou Amérique du Nord tant qu’elles ont des pions spéciaux.',
      'Déficit d’électricité : au-dessus de NdV 1, la région perd un niveau. Une perte involontaire libère une unité de pétrole, apporte autant d’Émeutes que le nouveau niveau et démographie +1 ; ce n’est qu’ensuite que tout est comparé à la nouvelle Résilience.',
      'Manque de pétrole : si la région importe et que la balance est négative, elle déclenche une guerre pour le pétrole si elle le peut et si sa population ne refuse pas ; sinon la Chine ou l’Amérique du Nord cède un pion spécial ; sinon, au-dessus de NdV 1, la région perd une importation, un jeton d’électricité et un niveau.',
      'Surplus d’électricité : la région tente de monter d’un niveau (pas en Guerre ni Chaos ; à NdV 4 le surplus est simplement retiré). Elle transforme une exportation en pétrole local, ou importe si la balance est d’au moins +1, ou, dès NdV 3, fait la guerre. Monter : NdV +1, démographie −1, Discipline −1 sans passer sous 1.',
      'La population peut refuser. À NdV 2–3 avant de monter, et avant une guerre, on lance un D8 avec 2 chances par paire complète, plus 2 avec Discipline 3 ; NdV 1 et Dictatures ne refusent jamais. Si la région ne peut ou ne veut pas monter, la table retire un jeton d’électricité.',
    ],
  },
  wars: {
    title: 'La Guerre',
    paragraphs: [
      'Guerre pour le pétrole : seulement une région de NdV 3–4 qui n’est ni en Guerre ni en Chaos. La victime est la première région vers le bas de Résilience inférieure, de NdV 2 ou plus, sans arme nucléaire, ni en Guerre ni en Dictature. La Guerre y libère une unité de pétrole (balance +1) ; pour monter, l’attaquant l’importe ensuite. Après un refus, on ne cherche pas d’autre victime.',
      'Quand une Guerre est posée : les autres pions rouges partent ; au-dessus de NdV 1 la table retire un jeton d’électricité, une unité de pétrole est libérée, NdV −1 et démographie +1 (sans Émeutes) ; les réfugiés présents sont retirés ; 2 × UP réfugiés fuient ; les calamités s’aggravent. Une seconde Guerre, ou une Guerre sur une Dictature, n’a pas d’effet.',
      'Aggravation : les Disettes deviennent une Famine, les Pénuries une Disette, l’Épidémie une Pandémie, les Épizooties une Épidémie. Une région en Guerre ne partage pas.',
      'À sa première activation, une Guerre chasse 2 × UP réfugiés, aggrave les calamités, se retourne et retient un jeton d’exportation de la région. À la seconde, elle fait de même et devient une Dictature ; le jeton retenu est perdu. Si l’ONU y met fin à temps, le jeton revient.',
    ],
  },
  dictatorship: {
    title: 'Dictature et Chaos',
    paragraphs: [
      'Une Dictature retire pions rouges et réfugiés, met la Discipline à 4 et ne reçoit plus de pion rouge. Elle ignore les Événements verts et sa population ne compte pas au score. Les pions orange et verts agissent normalement. Si sa Discipline tombe à 0, elle devient Chaos.',
      'À l’activation, sauf en cas d’Épidémie, de Famine ou de Pandémie (dont elle subit alors les pertes) : sa démographie se rapproche de 0, elle implante d’elle-même la première paire manquante possible parmi AB, CD, EF (sans rien semer) et perd UP de population.',
      'Le Chaos survient quand la Discipline atteint 0. Les Disettes coûtent UP de population et une Famine un D4 par UP, les Conflits UP ; puis pions rouges, orange et réfugiés partent. Avec une Guerre : un D4 par UP, et le Chaos devient Dictature.',
      'En Chaos, Émeutes et Pénuries sont ignorées et chaque Conflit ou Disette coûte 1 de population ; les Événements verts passent ; la Discipline ne bouge plus. À l’activation, 2 × UP réfugiés partent, même d’une région malade (en portant une Épidémie), démographie −1, et UP de population est perdue. La région ne compte pas au score.',
      'L’ONU met fin au Chaos avec une puissance de 16, et à une Dictature avec 16 plus deux fois sa Discipline (24 à Discipline 4) ; la Discipline est alors 2.',
    ],
  },
  electricity: {
    title: 'L’électricité',
    paragraphs: [
      'Dans une région qui partage, un personnage peut lancer une ACI (Industrie, Politique, Éducation) pour remplacer ou ajouter un jeton d’électricité, annoncé d’abord. Le seuil est 10, 12, 14 ou 16 pour NdV 1 à 4 ; 4 de moins avec Volontaires du Monde.',
      'Ajouter n’est possible que sous NdV 4 et sans surplus en attente ; la région tentera de monter à sa prochaine activation. On ne remplace pas un jeton par un autre de même sorte.',
      'Les joueurs n’installent jamais de charbon ; le gaz est permis. Le nucléaire demande la transformation M, un ajout par région dans toute la partie. Hydro : un par région, avec 2 réfugiés locaux. Les EnR intermittentes apportent une Pénurie quand elles remplacent un jeton. Les EnR pilotables ne remplacent que des intermittentes, sauf au Moyen-Orient, où elles s’installent directement.',
    ],
  },
  institutions: {
    title: 'Les institutions',
    paragraphs: [
      'Allez dans une institution et lancez son ACI. Les seuils sont 8, 12 et 16 (6, 10, 14 avec Famox). On choisit ensuite une option du palier atteint ou d’un palier inférieur ; les pions viennent de n’importe quelles régions. Couleurs : ONU Militaire, Politique, Média ; CICR ONG, Militaire, Industrie ; OMS Éducation, Industrie, Politique ; HCR ONG, Média, Éducation.',
      'ONU. Palier 1 : retirer un Conflit. Palier 2 : changer une Guerre en Conflit, ou retirer 2 Conflits. Palier 3 : retirer une Guerre ; ou changer 2 Guerres en Conflits ; ou retirer 4 Conflits ; ou changer une Guerre en Conflit et retirer 2 autres Conflits ; ou mettre fin à un Chaos ; ou, avec assez de puissance, à une Dictature.',
      'CICR. Palier 1 : retirer une Disette. Palier 2 : une Famine ou 2 Disettes. Palier 3 : 2 Famines, ou 4 Disettes, ou une Famine et 2 Disettes.',
      'OMS. Palier 1 : toutes les Épizooties d’une région. Palier 2 : une Épidémie, ou les Épizooties de 2 régions. Palier 3 : une Pandémie, ou 2 Épidémies, ou une Épidémie et les Épizooties d’une région, ou les Épizooties de 3 régions.',
      'HCR : intégrer tous les réfugiés de 1, 2 ou 3 régions.',
    ],
  },
  special: {
    title: 'Chine et Amérique du Nord',
    paragraphs: [
      'Quand le pétrole manque et qu’aucune guerre n’est possible ou voulue, elles cèdent un pion spécial plutôt qu’un niveau. Jamais pour monter, et un pion au plus par activation. Un effort (ci-dessous) règle aussi un manque de pétrole.',
      'Effort : si la région partage, elle retire un pion quand elle a deux pions, une paire complète et Discipline 2, ou un pion, deux paires complètes et Discipline 3.',
      'Les autres le sentent : moins de Surproduction en Chine, c’est une Pénurie dans chaque autre région de NdV 3–4 ; moins de Surconsommation en Amérique du Nord, une Émeute dans chaque autre région de NdV 2–3.',
    ],
  },
} satisfies Part;
