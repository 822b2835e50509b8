import type { en } from './en.ts';

export const fr: Record<keyof typeof en, string> = {
  'programs.title': 'Pour les programmes',
  'programs.what':
    'Tout ce que fait le site, un programme peut le faire aussi : prendre une place, apprendre ce que cette place a le droit de savoir, et jouer. Voici chaque requête, ce qu’elle attend et ce qu’elle répond (en anglais).',
  'programs.client':
    'docs/api.md montre un robot complet en trente lignes ; server/client contient un client typé, tiré de cette description : trois fichiers à copier, kaya.ts, shapes.ts et asking.ts.',
  'programs.raw': 'La description pour les outils (OpenAPI 3.1)',
  'programs.takes': 'Attend',
  'programs.answers': 'Répond',
  'programs.types': 'Types',
};
