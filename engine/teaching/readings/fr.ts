import type { en } from './en.ts';

export const fr: Record<keyof typeof en, string> = {
  'lmp.reading.overview':
    'Nuit {night} sur {nights} : {lights, plural, one {# feu brûle au port} other {# feux brûlent au port}}, il faut {oil} d’huile, {lit} réverbères allumés sur {posts}.',
  'lmp.reading.street': 'Rue {street} : à allumer ensuite, {post}.',
  'lmp.reading.street.lit': 'Rue {street} : tous les réverbères sont allumés.',
};
