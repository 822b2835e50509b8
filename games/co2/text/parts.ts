import type { Words } from '@kaya/engine';
import type { Co2Action } from '../types/index.ts';
import { energy, money, region } from './names.ts';
import { say } from './say.ts';

/** Sums are chosen among so many of them. */
const BIDS = 10;
const DOLLARS = 5;

/** A project is proposed by type, region and space; projects are found by their region, sums by about how much. */
export function parts(action: Co2Action): readonly (readonly Words[])[] {
  switch (action.do) {
    case 'propose':
      return [[energy(action.type, 'name')], [region(action.region, 'name')]];
    case 'install':
    case 'construct':
      return [[region(action.region, 'name')]];
    case 'send-scientist':
      return action.to === 'project' ? [[region(action.region, 'name')]] : [];
    case 'bid': {
      const from = action.bid - (action.bid % BIDS);
      return [[say('co2.part.bid', { from, to: from + BIDS - 1 })]];
    }
    case 'take-income': {
      const from = action.money - (action.money % DOLLARS);
      return [[say('co2.part.income', { from: money(from), to: money(from + DOLLARS - 1) })]];
    }
    default:
      return [];
  }
}
