import type { en } from './en.ts';

export const fr: Record<keyof typeof en, string> = {
  'cos.reading.overview':
    '{phase, select, setup {Mise en place} over {La partie est terminée} buy {Manche {round}, achats} plan {Manche {round}, planification} other {Manche {round}, actions}} : {standings}.',
  'cos.reading.also': '{first} ; {second}',
  'cos.reading.standing': '{who} : niveau {level}, énergie {energy} sur {consumption}',
  'cos.reading.galaxy':
    '{galaxy} : cubes {cubes} ; majorité {majority}{own, select, yes { ; l’exploiter vous donne {energy, plural, one {# énergie} other {# énergies}}} other {}}.',
  'cos.reading.empty': 'Aucun cube : {galaxies}.',
  'cos.reading.market': 'Marché : {cards}.',
  'cos.reading.card': '{card} ({price})',
  'cos.reading.rises': '{who} a l’énergie pour le niveau {level}.',
  'cos.reading.rival':
    '{who} : il manque {energy, plural, one {# énergie} other {# énergies}} pour le niveau {level}{throne, select, yes { et {all} pour le trône} other {}}.',
  'cos.reading.low': '{galaxy} : vous n’auriez que le rendement inférieur, {energy, plural, one {# énergie} other {# énergies}}.',
  'cos.reading.hidden':
    '{who} : {count, plural, one {# carte Bonus cachée n’est pas comptée} other {# cartes Bonus cachées ne sont pas comptées}}.',
};
