import type { Words } from '@kaya/engine';
import { lobbyCardOf } from '../data/index.ts';
import type { Forecast } from '../explain/index.ts';
import type { Co2State, LobbyId, RegionId, Secret } from '../types/index.ts';
import { points, region, triggerInShort, triggerMoment } from './names.ts';
import { say } from './say.ts';

/** The few words that are written on the board itself. */

/** Which phase or round it is. */
export function moment(view: Co2State, rounds: number): Words {
  switch (view.phase) {
    case 'operations':
      return say('co2.board.round', { round: view.round, rounds });
    case 'setup':
    case 'supply':
    case 'over':
      return say(`co2.board.phase.${view.phase}`);
  }
}

export const sky = {
  ppm: say('co2.board.ppm'),
  disasters: say('co2.board.disasters'),
  lost: say('co2.board.lost'),
  noEvents: say('co2.board.no-events'),
  afterwards: (struck: RegionId): Words => say('co2.board.then', { region: region(struck, 'name') }),
  coming: ({ pollution: { now, least, most } }: Forecast): Words =>
    least === most
      ? say('co2.board.coming.exact', { ppm: most - now })
      : say('co2.board.coming', { least: least - now, most: most - now }),
};

export const heading = {
  market: say('co2.board.market'),
  bank: say('co2.board.bank'),
  closed: say('co2.board.closed'),
  summits: say('co2.board.summits'),
  unGoals: say('co2.board.un-goals'),
  income: say('co2.board.income'),
  nextPlant: say('co2.board.next-plant'),
};

/** What a company visibly owns. */
export const owned = {
  points: say('co2.board.owned.points'),
  money: say('co2.board.owned.money'),
  cep: say('co2.board.owned.cep'),
  tech: say('co2.board.owned.tech'),
  scientists: say('co2.board.owned.scientists'),
  lobby: say('co2.board.owned.lobby'),
  unGoals: say('co2.board.owned.un-goals'),
};

export const held = {
  discarded: say('co2.about.goal.discarded'),
  /** What the company goal would score now. */
  worth: (amount: number): Words => say('co2.board.worth', { points: points(amount) }),
  minor: (effect: Words): Words => say('co2.board.minor', { effect }),
};

/** When the major effect of a lobby card may be played. */
export function lobbyMoment(card: Secret<LobbyId>, brief: boolean): Words {
  const found = lobbyCardOf(card);
  if (found === undefined) return say('co2.lobby.hidden');
  return brief ? triggerInShort(found.trigger) : triggerMoment(found.trigger);
}
