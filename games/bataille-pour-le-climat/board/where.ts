import { INSTITUTIONS, type Spot } from '../types/index.ts';

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
  character: (id: string) => `character:${id}`,
  calamity: (token: string) => `calamity:${token}`,
  /** What an institution can do. */
  option: (id: string) => `option:${id}`,
  /** A kind of power plant that can be built, and one that stands. */
  energy: (kind: string) => `energy:${kind}`,
  token: (kind: string) => `token:${kind}`,
  /** A word about one's help. */
  said: (word: string) => `say:${word}`,
  /** A plain answer: to move, to pass, to be done. */
  turn: (answer: string) => `turn/${answer}`,
  events: 'events',
  climate: 'climate',
  ghg: 'ghg',
  external: 'external',
  aci: 'aci',
  implant: 'implant',
  die: 'die',
} as const;
