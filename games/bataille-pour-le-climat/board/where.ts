import type { Spot } from '../ids.ts';
import { INSTITUTIONS } from '../ids.ts';

/** The ids of places, as the rules spell them. */
export const where = {
  region: (id: string) => `region:${id}`,
  spot: (id: Spot) => (INSTITUTIONS.some((it) => it === id) ? `institution:${id}` : `region:${id}`),
  player: (who: number) => `player:${who}`,
  hand: (who: number) => `player:${who}/hand`,
  card: (id: string) => `card:${id}`,
  pile: (colour: string) => `pile:${colour}`,
  discard: (colour: string) => `discard:${colour}`,
  zone: (id: string) => `zone:${id}`,
  tp: (id: string) => `tp:${id}`,
  employer: (id: string) => `employer:${id}`,
  events: 'events',
  climate: 'climate',
  ghg: 'ghg',
  external: 'external',
  aci: 'aci',
  implant: 'implant',
  die: 'die',
} as const;
