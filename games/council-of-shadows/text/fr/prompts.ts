import type { prompts as en } from '../en/prompts.ts';

export const prompts: Readonly<Record<keyof typeof en, string>> = {
  'cos.prompt.choose-civilisation': 'Choisissez votre civilisation. Seuls le nom et la couleur changent.',
  'cos.prompt.choose-civilisation.others': '{seat} choisit une civilisation.',
  'cos.prompt.choose-leader': 'Choisissez votre leader.',
  'cos.prompt.choose-leader.others': '{seat} choisit un leader.',
  'cos.prompt.plan':
    'Zone {zone} (portée {range}) : {occupied, select, yes {recouvrez {card} avec une carte, ou gardez-la} other {choisissez une carte}}. Plan actuel : consommation {from} → {to}.',
  'cos.prompt.plan.ready': 'Votre plan est terminé ; les autres planifient encore.',
  'cos.prompt.plan.others': 'Tout le monde planifie la manche.',
  'cos.prompt.buy':
    'Achetez ou arrêtez. {left, plural, =0 {Plus aucun achat} one {Encore # achat} other {Encore # achats}}. Vous avez {gems}.',
  'cos.prompt.buy.others': '{seat} fait ses achats.',
  'cos.prompt.pay': 'Choisissez comment payer {price} ({item}).',
  'cos.prompt.pay.others': '{seat} choisit comment payer.',
  'cos.prompt.choose-branch': '{source} : choisissez.',
  'cos.prompt.choose-branch.others': '{seat} choisit ce que fait {source}.',
  'cos.prompt.colonise':
    '{source} : choisissez une planète pour {cubes, plural, one {# cube} other {une tour de # cubes}}, jusqu’au secteur {range}{any, select, yes {, tout type} other {}}.',
  'cos.prompt.colonise.others': '{seat} choisit une planète à coloniser.',
  'cos.prompt.extract':
    '{source} : choisissez un système où extraire, jusqu’au secteur {range} (encore {times, plural, one {# extraction} other {# extractions}}).',
  'cos.prompt.extract.others': '{seat} choisit un système où extraire.',
  'cos.prompt.discover-pile': '{source} : choisissez un secteur où découvrir, jusqu’au secteur {range}.',
  'cos.prompt.discover-pile.others': '{seat} choisit où découvrir.',
  'cos.prompt.discover-tile': 'Choisissez un système pour le secteur {sector} ; l’autre retourne sous la pile.',
  'cos.prompt.discover-tile.others': '{seat} choisit un système pour le secteur {sector}.',
  'cos.prompt.discover-space': 'Choisissez une case pour {tile} dans le secteur {sector}.',
  'cos.prompt.discover-space.others': '{seat} choisit une case dans le secteur {sector}.',
  'cos.prompt.discover-follow-up.either':
    '{system} : choisissez une planète pour {cubes, plural, one {# cube} other {une tour de # cubes}}, ou extrayez{times, plural, one {} =2 { deux fois} other { # fois}}.',
  'cos.prompt.discover-follow-up.cubes':
    '{system} : choisissez une planète pour {cubes, plural, one {# cube} other {une tour de # cubes}} ; vous extrayez ensuite.',
  'cos.prompt.discover-follow-up.resource':
    '{system} : extraire {times, plural, one {la ressource} =2 {deux fois la ressource} other {# fois la ressource}} ?',
  'cos.prompt.discover-follow-up.others': '{seat} décide quoi faire du système {system}.',
  'cos.prompt.discover-extra-cube': 'Explorateurs : ajouter {cubes, plural, one {# cube} other {# cubes}} sur {planet} ?',
  'cos.prompt.discover-extra-cube.others': '{seat} décide d’un cube de plus.',
  'cos.prompt.transform':
    '{source} : choisissez une gemme à transformer (encore {times, plural, one {# fois} other {# fois}}). Vous avez {gems}.',
  'cos.prompt.transform.others': '{seat} peut transformer des gemmes.',
  'cos.prompt.take-ai-card': '{source} : choisissez une carte du marché, gratuite.',
  'cos.prompt.take-ai-card.others': '{seat} prend gratuitement une carte du marché.',
  'cos.prompt.bonus-limit': 'Une carte Bonus de trop : choisissez celle qui va sous la pile des cartes Bonus claires.',
  'cos.prompt.bonus-limit.others': '{seat} a une carte Bonus de trop.',
  'cos.prompt.exploit':
    'Exploitez une galaxie ou arrêtez. Énergie {energy}, consommation {consumption} : {missing, plural, =0 {assez pour monter} other {encore # pour monter}}.',
  'cos.prompt.exploit.others': '{seat} exploite des galaxies.',
  'cos.prompt.hegemony-exploit':
    'Exploitez maintenant une galaxie (encore {left, plural, one {# galaxie} other {# galaxies}}). Énergie {energy}, consommation {consumption}.',
  'cos.prompt.hegemony-exploit.others': '{seat} exploite des galaxies.',
  'cos.prompt.remove-cube': 'Choisissez un cube à retirer dans {galaxy}.',
  'cos.prompt.remove-cube.others': '{seat} choisit un cube à retirer dans {galaxy}.',
  'cos.prompt.choose-dark-tech': 'Niveau Dark Tech {level} atteint : choisissez une carte.',
  'cos.prompt.choose-dark-tech.others': '{seat} choisit une carte Dark Tech {level}.',
  'cos.prompt.automa-planet':
    'Pour Automa : choisissez une planète pour {cubes, plural, one {son cube} other {sa tour de # cubes}} dans {galaxy}.',
  'cos.prompt.automa-planet.others': '{seat} choisit une planète pour Automa.',
  'cos.prompt.automa-tile': 'Pour Automa : choisissez un système à poser dans {galaxy}.',
  'cos.prompt.automa-tile.others': '{seat} choisit un système pour Automa.',
  'cos.prompt.automa-space': 'Pour Automa : choisissez une case dans {galaxy}.',
  'cos.prompt.automa-space.others': '{seat} choisit une case pour Automa.',
  'cos.prompt.automa-cube': 'Pour Automa : choisissez un cube à retirer dans {galaxy}.',
  'cos.prompt.automa-cube.others': '{seat} choisit quel cube d’Automa quitte {galaxy}.',
};
