// The few words that are written on the board itself.
import type { Words } from '@kaya/engine';
import type { Limit } from '../explain/index.ts';
import type { CosState } from '../types.ts';
import { say } from './say.ts';

export function galaxyTitle(galaxy: string): Words {
  return { key: `cos.board.galaxy.${galaxy}` };
}

/** The round and its phase. */
export function momentWords({ round, phase, outcome }: CosState): Words {
  return say('cos.board.moment', { round, phase: outcome === null ? phase : 'over' });
}

export const heading = {
  market: say('cos.board.market'),
  throne: say('cos.board.throne'),
  lastRound: say('cos.board.last-round'),
  automa: say('cos.automa'),
  offer: {
    tiles: say('cos.board.offer.tiles'),
    'dark-tech': say('cos.board.offer.dark-tech'),
    leaders: say('cos.board.offer.leaders'),
    civilisations: say('cos.board.offer.civilisations'),
  },
};

export const needs = { more: say('cos.board.needs'), nothing: say('cos.board.rises') };

export const outlook = {
  plan: say('cos.board.plan'),
  end: say('cos.board.end'),
  noLimit: say('cos.board.no-limit'),
  limit: (limit: Limit): Words => ({ key: `cos.board.limit.${limit}` }),
  place: (place: number, players: number): Words => say('cos.board.place', { place, players }),
  nextLevel: (energy: number): Words => say('cos.board.next-level', { energy }),
  gems: (energy: number): Words => say('cos.board.worth.gems', { energy }),
  aiCards: (energy: number): Words => say('cos.board.worth.ai-cards', { energy }),
  bonus: (energy: number): Words => say('cos.board.worth.bonus', { energy }),
  worth: (energy: number): Words => say('cos.board.worth', { energy }),
};
