// Chapter 8.1: the options of a game.
import type { Option, Reason } from '@kaya/engine';
import { AUCTIONS, type Co2Options, EDITIONS, FOSSIL_SETUPS } from '../types/index.ts';

export const options: Readonly<Record<keyof Co2Options, Option>> = {
  edition: { type: 'choice', values: EDITIONS, default: 'fr' },
  'fossil-setup': { type: 'choice', values: FOSSIL_SETUPS, default: 'random' },
  'lobby-draft': { type: 'flag', default: false },
  'first-player-auction': { type: 'choice', values: AUCTIONS, default: 'off' },
};

/** CO2-OPT-2: draft and auction need opponents. */
export function refuse(seats: number, chosen: Co2Options): readonly Reason[] {
  if (seats > 1) return [];
  const reasons: Reason[] = [];
  if (chosen['lobby-draft']) reasons.push({ rule: 'CO2-OPT-2', values: { option: 'lobby-draft' } });
  if (chosen['first-player-auction'] !== 'off') reasons.push({ rule: 'CO2-OPT-2', values: { option: 'first-player-auction' } });
  return reasons;
}
