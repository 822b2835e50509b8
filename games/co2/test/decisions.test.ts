import { at, below, Runner, seeded } from '@kaya/engine';
import { expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import type { Co2Step } from '../types/index.ts';
import { options } from './position.ts';

/** Chapter 9: which decisions there are, how long their lists get, and who is asked. */

/** The most options of each decision, as chapter 9 says. */
const MOST: Readonly<Record<string, number>> = {
  'draft-pick': 5,
  'solo-start-region': 6,
  'solo-project-space': 3,
  'income-split': 26,
  'pay-cep': 7,
  'forced-purchase-funding': 2,
  'turn-menu': 9,
  propose: 54,
  install: 18,
  construct: 36,
  'scientist-move': 5,
  'scientist-destination': 24,
  'research-grant': 3,
  'dismissed-scientist': 7,
  'own-scientist-after-construct': 2,
  'bonus-any-expertise': 5,
  'bonus-region-cep': 6,
  'lobby-trigger': 3,
  'lobby-reward': 2,
  market: 2,
  'lobby-minor': 5,
  'un-goal': 13,
  'end-of-turn-expertise': 4,
  'summit-order': 6,
  'summit-extra-expertise': 4,
  'auction-bid': 63,
  'auction-payment': 10,
  'auction-first-player': 5,
};

/** What may be asked of a player whose turn it is not (CO2-DEC-32). */
const OUT_OF_TURN = [
  'draft-pick',
  'solo-start-region',
  'solo-project-space',
  'income-split',
  'pay-cep',
  'forced-purchase-funding',
  'dismissed-scientist',
  'bonus-any-expertise',
  'bonus-region-cep',
  'summit-extra-expertise',
  'auction-bid',
  'auction-payment',
  'auction-first-player',
];

test('CO2-DEC-32, CO2-INV-30: lists stay short, nobody is asked without an option, and only some decisions come out of turn', () => {
  const met = new Map<Co2Step['do'], number>();
  const rng = seeded('decisions');
  for (let i = 0; i < 60; i++) {
    const seats = 1 + (i % 5);
    const chosen = seats === 1 ? {} : ({ 'lobby-draft': true, 'first-player-auction': 'every-decade' } as const);
    const runner = Runner.start(game, {
      seats,
      options: options({ ...chosen, 'fossil-setup': 'beginner' }),
      seed: `decisions ${i}`,
    });
    while (!runner.over) {
      const asked = runner.decision?.do;
      const seat = at(runner.awaited(), 0);
      const list = runner.legal(seat);
      if (asked === undefined) break;
      expect(list.length).toBeGreaterThan(0);
      met.set(asked, Math.max(met.get(asked) ?? 0, list.length));
      if (seat !== runner.state.turn.seat) expect(OUT_OF_TURN).toContain(asked);
      runner.act(seat, at(list, below(rng, list.length)));
    }
  }
  for (const [decision, longest] of met) expect([decision, longest <= (MOST[decision] ?? 0)]).toEqual([decision, true]);
  expect(met.size).toBeGreaterThan(20);
});
