import type { motives as english } from '../en/motives.ts';

/** What a move brings, as the bots say it. */
export const motives: Readonly<Record<keyof typeof english, string>> = {
  'bpc.motive.ending': 'la victoire',
  'bpc.motive.gases': 'moins de gaz à effet de serre',
  'bpc.motive.people': 'davantage de population libre',
  'bpc.motive.peace': 'plus de paix',
  'bpc.motive.food': 'moins de faim',
  'bpc.motive.health': 'moins de maladies',
  'bpc.motive.refuge': 'plus de place pour les réfugiés',
  'bpc.motive.discipline': 'plus de Discipline',
  'bpc.motive.oil': 'une meilleure balance pétrolière',
  'bpc.motive.hands': 'des mains mieux garnies',
  'bpc.motive.seeds': 'des transformations prêtes à se propager',
  'bpc.motive.joint-action': 'une ACI bien partie',
  'bpc.motive.implanting': 'une transformation à portée de main',
};
