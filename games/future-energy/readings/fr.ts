import type { en } from './en.ts';

export const fr: Record<keyof typeof en, string> = {
  'fe.reading.overview':
    '{time, select, before {La partie n’a pas commencé} over {La partie est terminée} last {Manche {round}, la dernière} other {Manche {round}}} : l’équipe est {space}, {contracts, plural, one {# contrat reste} other {# contrats restent}} dans la pioche ; points si la partie s’arrêtait maintenant : {points}.',
  'fe.reading.points': '{seat} : {known, select, yes {{least}} other {{least} à {most}}}',
  'fe.reading.goals': 'L’équipe peut aller à : {spaces}.',
  'fe.reading.goal': '{space} ({token}, {price} M€{completes, select, yes {, termine un contrat} other {}})',
  'fe.reading.lines': 'Une ligne rapporterait le plus ici : {connections}.',
  'fe.reading.line': '{connection} (+{points, plural, one {# point} other {# points}})',
  'fe.reading.nearly': '{seat} : encore une centrale pour {contract}.',
  'fe.reading.hidden': '{seat} : les certificats cachés ajoutent de {least} à {most, plural, one {# point} other {# points}}.',
};
