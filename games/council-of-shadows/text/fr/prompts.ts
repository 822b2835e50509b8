import type { prompts as en } from '../en/prompts.ts';

export const prompts: Readonly<Record<keyof typeof en, string>> = {
  'cos.prompt.choose-civilisation': 'Choisissez votre civilisation.',
  'cos.prompt.choose-civilisation.others': '{seat} choisit une civilisation.',
  'cos.prompt.choose-leader': 'Choisissez votre leader.',
  'cos.prompt.choose-leader.others': '{seat} choisit un leader.',
  'cos.prompt.plan':
    'Planifiez la zone {zone}, d’étendue {range} : {occupied, select, yes {recouvrez {card} avec une carte de votre main, ou laissez-la} other {choisissez une carte de votre main}}. Vos cartes visibles consomment {sum} pour l’instant.',
  'cos.prompt.plan.ready': 'Votre plan est prêt ; les autres planifient encore.',
  'cos.prompt.plan.others': 'Tout le monde planifie le tour.',
  'cos.prompt.buy':
    'Achetez quelque chose, ou arrêtez. Vous avez {gems} ; {left, plural, =0 {plus aucun achat} one {encore # achat} other {encore # achats}}.',
  'cos.prompt.buy.others': '{seat} fait ses achats.',
  'cos.prompt.pay': 'Choisissez comment payer {price} pour {item}.',
  'cos.prompt.pay.others': '{seat} choisit comment payer.',
  'cos.prompt.choose-branch': '{source} : choisissez l’un des deux.',
  'cos.prompt.choose-branch.others': '{seat} choisit ce que fait {source}.',
  'cos.prompt.colonise':
    '{source} : choisissez une planète pour {cubes, plural, one {# cube} other {une tour de # cubes}}, jusqu’au secteur {range}{any, select, yes {, de tout type} other {}}.',
  'cos.prompt.colonise.others': '{seat} choisit une planète à coloniser.',
  'cos.prompt.extract':
    '{source} : choisissez un système où extraire, jusqu’au secteur {range} ; encore {times, plural, one {# extraction} other {# extractions}}.',
  'cos.prompt.extract.others': '{seat} choisit un système où extraire.',
  'cos.prompt.discover-pile': '{source} : choisissez le secteur où vous découvrez, jusqu’au secteur {range}.',
  'cos.prompt.discover-pile.others': '{seat} choisit où découvrir.',
  'cos.prompt.discover-tile': 'Choisissez le système que vous posez dans le secteur {sector} ; l’autre retourne sous la pile.',
  'cos.prompt.discover-tile.others': '{seat} choisit un système à poser dans le secteur {sector}.',
  'cos.prompt.discover-space': 'Choisissez la case pour {tile} dans le secteur {sector}.',
  'cos.prompt.discover-space.others': '{seat} choisit une case dans le secteur {sector}.',
  'cos.prompt.discover-follow-up.either':
    'Choisissez une planète du système {system} pour {cubes, plural, one {# cube} other {une tour de # cubes}}, ou gagnez-en {times, plural, one {la ressource} =2 {deux fois la ressource} other {# fois la ressource}}.',
  'cos.prompt.discover-follow-up.cubes':
    'Choisissez une planète du système {system} pour {cubes, plural, one {# cube} other {une tour de # cubes}} ; la ressource vient ensuite.',
  'cos.prompt.discover-follow-up.resource':
    'Gagner {times, plural, one {la ressource} =2 {deux fois la ressource} other {# fois la ressource}} du système {system} ?',
  'cos.prompt.discover-follow-up.others': '{seat} décide que faire du système {system}.',
  'cos.prompt.discover-extra-cube':
    'Explorateurs : ajouter {cubes, plural, one {# cube} other {# cubes}} à la tour sur {planet} ?',
  'cos.prompt.discover-extra-cube.others': '{seat} décide d’un cube de plus.',
  'cos.prompt.transform':
    '{source} : choisissez une gemme à transformer. Vous avez {gems} ; encore {times, plural, one {# fois} other {# fois}}.',
  'cos.prompt.transform.others': '{seat} peut transformer des gemmes.',
  'cos.prompt.take-ai-card': '{source} : prenez gratuitement une carte du marché.',
  'cos.prompt.take-ai-card.others': '{seat} prend gratuitement une carte du marché.',
  'cos.prompt.bonus-limit': 'Vous avez une carte Bonus de trop : choisissez celle qui va sous la pile des claires.',
  'cos.prompt.bonus-limit.others': '{seat} a une carte Bonus de trop.',
  'cos.prompt.exploit':
    'Choisissez une galaxie à exploiter, ou arrêtez. Votre énergie est de {energy}, votre consommation de {consumption} : {missing, plural, =0 {assez pour monter} other {encore # pour monter}}.',
  'cos.prompt.exploit.others': '{seat} exploite des galaxies.',
  'cos.prompt.hegemony-exploit':
    'Choisissez une galaxie à exploiter tout de suite ; encore {left, plural, one {# galaxie} other {# galaxies}}. Votre énergie est de {energy}, votre consommation de {consumption}.',
  'cos.prompt.hegemony-exploit.others': '{seat} exploite des galaxies tout de suite.',
  'cos.prompt.remove-cube': 'Choisissez lequel de vos cubes quitte {galaxy}.',
  'cos.prompt.remove-cube.others': '{seat} choisit quel cube quitte {galaxy}.',
  'cos.prompt.choose-dark-tech': 'Vous avez atteint le niveau Dark Tech {level} : choisissez votre carte.',
  'cos.prompt.choose-dark-tech.others': '{seat} choisit une carte Dark Tech {level}.',
  'cos.prompt.automa-planet':
    'Vous décidez pour Automa : choisissez une planète pour {cubes, plural, one {son cube} other {sa tour de # cubes}} dans {galaxy}.',
  'cos.prompt.automa-planet.others': '{seat} choisit une planète pour Automa.',
  'cos.prompt.automa-tile': 'Vous décidez pour Automa : choisissez le système à poser dans {galaxy}.',
  'cos.prompt.automa-tile.others': '{seat} choisit un système pour Automa.',
  'cos.prompt.automa-space': 'Vous décidez pour Automa : choisissez la case dans {galaxy}.',
  'cos.prompt.automa-space.others': '{seat} choisit une case pour Automa.',
  'cos.prompt.automa-cube': 'Vous décidez pour Automa : choisissez lequel de ses cubes quitte {galaxy}.',
  'cos.prompt.automa-cube.others': '{seat} choisit quel cube d’Automa quitte {galaxy}.',
};
