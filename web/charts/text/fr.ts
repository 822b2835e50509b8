import type { ChartText } from './index.ts';

export const fr: ChartText = {
  'chart.lead-always': '{title} : {name} en tête du début à la fin, total {value}',
  'chart.lead-since': '{title} : {name} prend l’avantage ({time} {at}) et finit en tête avec {value}',
  'chart.lead-last': '{title} : {name} passe en tête tout à la fin, avec {value}',
  'chart.lead-shared': '{title} : égalité à la fin entre {names}, à {value}',
  'chart.rise': '{title} : hausse de {from} à {to}',
  'chart.fall': '{title} : baisse de {from} à {to}',
  'chart.same': '{title} : {to} à la fin, comme au premier relevé ({time} {at})',
  'chart.peak': '{finding} ; maximum {value} ({time} {at})',
  'chart.low': '{finding} ; minimum {value} ({time} {at})',
  'chart.most': '{title} : le plus à la fin : {name} ({value})',
  'chart.none': '{title} : rien à la fin',
  'chart.more': '{count, plural, one {Un autre graphique} other {# autres graphiques}}',
  'round.title': 'Ce qui a changé : {time} {at}',
  'round.none': 'La première manche n’est pas finie.',
  'round.change': '{value} ({change, number, ::sign-except-zero})',
  'chart.numbers': 'Les chiffres',
};
