// The few words that are written on the board itself.
import type { Words } from '@kaya/engine';
import type { Limit, Obstacle, Places } from '../explain/index.ts';
import type { BonusId, CardId, CosState, DarkTechId } from '../types/index.ts';
import { levelText, placesKnown } from './names.ts';
import { say } from './say.ts';

export function galaxyTitle(galaxy: string): Words {
  return { key: `cos.board.galaxy.${galaxy}` };
}

/** Names as they stand on the things themselves. */
export const title = {
  card: (card: CardId): Words => ({ key: `cos.card.${card}` }),
  bonus: (card: BonusId): Words => ({ key: `cos.bonus.${card}` }),
  darkTech: (card: DarkTechId): Words => ({ key: `cos.dark-tech.${card}` }),
};

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
    payments: say('cos.board.offer.payments'),
    branches: say('cos.board.offer.branches'),
    bonus: say('cos.board.offer.bonus'),
  },
};

/** What the Automa does, and why not. */
export const automaSays = {
  obstacle: (obstacle: Obstacle): Words => ({ key: `cos.board.automa.${obstacle}` }),
  exploits: (where: 'majority' | 'present'): Words => ({ key: `cos.board.automa.${where}` }),
};

/** Under the energy still missing: which level it is for. */
export function needs(missing: number, level: number): Words {
  return missing === 0 ? say('cos.board.rises') : say('cos.board.needs', { level: levelText(level + 1) });
}

export const outlook = {
  plan: say('cos.board.plan'),
  end: say('cos.board.end'),
  limit: (limit: Limit): Words => ({ key: `cos.board.limit.${limit}` }),
  order: say('cos.board.order'),
  place: (places: Places, players: number): Words => say('cos.board.place', placesKnown(places, players)),
  exploit: say('cos.board.exploit'),
  cards: say('cos.board.cards'),
  all: (energy: number): Words => say('cos.board.all', { energy }),
  missing: (energy: number): Words => say('cos.board.missing', { energy }),
  nextLevel: (energy: number): Words => say('cos.board.next-level', { energy }),
  gems: (energy: number): Words => say('cos.board.worth.gems', { energy }),
  aiCards: (energy: number): Words => say('cos.board.worth.ai-cards', { energy }),
  bonus: (energy: number): Words => say('cos.board.worth.bonus', { energy }),
  worth: (energy: number): Words => say('cos.board.worth', { energy }),
};
