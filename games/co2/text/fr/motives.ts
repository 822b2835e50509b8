import type { motives as en } from '../en/motives.ts';

export const motives: Readonly<Record<keyof typeof en, string>> = {
  'co2.motive.points': 'plus de points',
  'co2.motive.belongings': 'plus d’argent, de ressources technologiques ou de CEP',
  'co2.motive.income': 'plus de revenu grâce à l’expertise',
  'co2.motive.plants': 'des centrales plus vite à portée',
  'co2.motive.goals': 'un pas vers les objectifs, ou de meilleures cartes',
  'co2.motive.scientists': 'des scientifiques mieux placés',
  'co2.motive.planet': 'une planète plus sûre',
};
