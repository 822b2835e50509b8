import { box as lamplighters } from '@kaya/engine/teaching';
import { expect, test } from 'vitest';
import { describe as described, TableState } from '../tables/table-state.ts';
import type { Span } from '../tables/time.ts';
import { hoursATurn } from './staged.ts';
import { row, seat } from './stored.ts';

const HOUR = 3_600_000;

/** A table by letter at which Ann sees Ben awaited, as the server knows it. */
function seenByAnn(truth: { readonly awaited: string; readonly deadline: number | null }, outages: readonly Span[] = []) {
  const seen = JSON.stringify([-1, 0, 1].map(() => ({ awaited: [1], at: 1000 })));
  const pace = JSON.stringify(hoursATurn(2, 'wait'));
  const stored = { row: row('t', { status: 'playing', version: 1, pace, seen, ...truth }), seats: [seat('t', 0), seat('t', 1)] };
  return described(new TableState(lamplighters, stored), 'ann', {
    ...{ names: new Map(), isOnline: () => false, isProgram: () => false, outages, games: () => 0 },
  });
}

test('whom the server secretly waits for, a bot for instance, changes nothing that others are told', () => {
  const openly = seenByAnn({ awaited: ',1,', deadline: 1000 + 2 * HOUR });
  expect(openly).toMatchObject({ awaited: [1], deadline: 1000 + 2 * HOUR });
  expect(seenByAnn({ awaited: ',2,', deadline: null })).toEqual(openly);
});

test('while the site was away no clock ran', () => {
  const away = [{ from: 2000, until: 2000 + HOUR }];
  expect(seenByAnn({ awaited: ',1,', deadline: null }, away).deadline).toBe(1000 + 3 * HOUR);
});
