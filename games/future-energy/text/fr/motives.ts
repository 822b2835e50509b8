import type { motives as english } from '../en/motives.ts';

export const motives: Readonly<Record<keyof typeof english, string>> = {
  'fe.motive.points': 'des points tout de suite',
  'fe.motive.contracts': 'des contrats plus près d’être terminés',
  'fe.motive.money': 'plus d’argent',
  'fe.motive.team': 'des renforts qui rapportent dans les tours à venir',
  'fe.motive.certificates': 'des certificats de CO₂',
  'fe.motive.regions': 'une meilleure place dans les régions',
  'fe.motive.network': 'un réseau plus étendu',
  'fe.motive.public': 'des contrats publics à portée de main',
};
