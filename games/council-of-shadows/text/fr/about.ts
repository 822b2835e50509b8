import type { about as en } from '../en/about.ts';

export const about: Readonly<Record<keyof typeof en, string>> = {
  'cos.about.card': 'Consommation {consumption} : {text}.',
  'cos.about.does': 'Effet : {text}.',
  'cos.about.price': 'Prix : {price}.',
  'cos.about.bought': 'Vous l’avez déjà.',
  'cos.about.affordable': 'Vous pouvez le payer maintenant.',
  'cos.about.too-dear': 'Vos gemmes n’y suffisent pas.',
  'cos.about.space': 'Libre : un système du secteur {sector} peut être découvert ici.',
  'cos.about.exploit':
    'L’exploiter maintenant rapporte {energy, plural, one {# énergie} other {# énergies}} (rendement {yield, select, high {supérieur} other {inférieur}}{card, select, yes {, plus une carte Bonus claire} other {}}).',
  'cos.about.why.alone': 'Personne d’autre ici.',
  'cos.about.why.majority': 'Vous y avez le plus de cubes.',
  'cos.about.why.tie-breish': 'Égalité, ce qui suffit à Breish.',
  'cos.about.why.tie': 'Égalité ; un cube de plus donnerait le rendement supérieur.',
  'cos.about.why.fewer': 'Un autre joueur y a plus de cubes.',
  'cos.about.after':
    'Ensuite : {colonies, plural, =0 {il ne vous reste aucune colonie} one {il vous reste # colonie} other {il vous reste # colonies}}, majorité : {majority}.',
  'cos.about.payment': 'Il vous reste {gems}.',
  'cos.about.resource': '{system} donne {resource}{times, plural, one {} =2 {, deux fois} other {, # fois}}.',
  'cos.about.try-out':
    'En zone {zone} : vos cartes visibles consommeraient {sum} et votre compteur passerait à {to}. Place dans l’ordre du tour : {place}.',
  'cos.about.idle': 'En l’état, elle n’y pourrait rien faire.',
  'cos.about.stop': 'zone {zone} (portée {range})',
  'cos.about.path': 'Si la partie continue, ses manches suivantes : {stops}, puis retour en main.',
  'cos.about.last':
    '{over, select, yes {La partie est finie} other {C’est la dernière manche}} : elle n’agira dans aucune autre zone.',
  'cos.about.returns': 'Après cette manche, elle revient en main.',
  'cos.about.opens': 'Vous ouvre {planets, plural, one {# planète} other {# planètes}} de plus sur le plateau.',
  'cos.about.enough': 'Suffit pour le niveau {level} : {energy} − {consumption} = {surplus}.',
  'cos.about.nearly': 'Il vous manquerait alors {missing} pour le niveau {level}.',
  'cos.about.settle':
    'Coloniser ici : {who} aurait {after} au lieu de {before} dans {galaxy} ; l’exploiter donnerait alors {energy, plural, one {# énergie} other {# énergies}} (rendement {yield, select, high {supérieur} other {inférieur}}).',
  'cos.about.gem': 'En fin de partie, chacune vaut {energy, plural, one {# énergie} other {# énergies}}.',
  'cos.about.supply': 'Les gemmes se prennent et se paient ici. Il n’en manque jamais.',
  'cos.about.throne': 'Le premier joueur au niveau III le prend ; la partie finit après cette manche.',
  'cos.about.civilisation': 'Les civilisations ne diffèrent que par le nom et la couleur.',
  'cos.about.cubes': '{count, plural, one {# cube} other {# cubes}} en réserve.',
  'cos.about.leader': '{text}.',
  'cos.about.table': 'Une partie de la table.',
  'cos.forecast.missing': 'Il vous faut encore {energy, plural, one {# énergie} other {# énergies}} pour le niveau {level}.',
  'cos.forecast.missing.planned':
    'Avec ce plan, il vous faut encore {energy, plural, one {# énergie} other {# énergies}} pour le niveau {level}.',
  'cos.forecast.rises': 'Vous avez l’énergie du niveau {level} : vous montez à la fin de votre tour.',
  'cos.forecast.exploit':
    '{galaxy} : {energy, plural, one {# énergie} other {# énergies}}, rendement {yield, select, high {supérieur} other {inférieur}}.',
  'cos.forecast.cards': 'Vos cartes donnent {energy, plural, one {# énergie} other {# énergies}} au début de votre exploitation.',
  'cos.forecast.all': 'Exploiter toutes vos galaxies maintenant : {energy, plural, one {# énergie} other {# énergies}}.',
  'cos.forecast.plan': 'Votre plan consomme {sum} : le compteur va de {from} à {to}. Place dans l’ordre du tour : {place}.',
  'cos.forecast.plan.so-far':
    'Pour l’instant, votre plan consomme {sum} : le compteur irait de {from} à {to}. Place dans l’ordre du tour : {place}.',
  'cos.forecast.place':
    '{known, select, yes {{best} sur {players}} open {connue quand tous les plans seront révélés} other {de {best} à {worst} sur {players}, selon les autres plans}}',
  'cos.forecast.end': 'Si la partie finissait maintenant, d’après ce que vous voyez : {standings}.',
  'cos.forecast.standing': '{who} : niveau {level}, {energy, plural, one {# énergie} other {# énergies}}',
};
