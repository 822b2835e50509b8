// What places say that a move there would bring, compared with what follows when it is made along the kept games.
import { readFileSync } from 'node:fs';
import { playerOf } from '@kaya/engine';
import { type Comes, falseTooltips } from '@kaya/engine/laws';
import { expect, test } from 'vitest';
import { clock } from '../explain/index.ts';
import { game } from '../rules/game.ts';
import { voice } from '../text/voice.ts';
import type { FutureEnergy } from '../types/index.ts';

/** What is left once the cheapest of it is bought. */
const left: Comes<FutureEnergy> = ({ money }, { now, seat, action }) =>
  action.do === 'plan' ? playerOf(now, seat).money === money : null;

/** The round becomes the last one. */
const ends: Comes<FutureEnergy> = (_, { now, action }) =>
  action.do === 'plan' || action.do === 'place-line' || action.do === 'buy-contract'
    ? clock(now).lastRound || now.outcome !== null
    : null;

const comes: Readonly<Record<string, Comes<FutureEnergy>>> = {
  'fe.about.plan.after': left,
  'fe.about.plan.stuck': left,
  'fe.about.ends.line': ends,
  'fe.about.ends.contract': ends,
};

test('FE-PLAN-2, FE-END-1, FE-END-2: the money left and the last round are what the place said', () => {
  const records = readFileSync(new URL('records/games.ndjson', import.meta.url), 'utf8');
  const belonging = ['place-line', 'buy-contract', 'buy-public'] as const;
  expect(falseTooltips({ game, voice, comes, belonging, every: 11 }, records)).toEqual([]);
});
