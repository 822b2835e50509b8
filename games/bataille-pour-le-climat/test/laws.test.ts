// The battery of laws over random games: all numbers of people, sampled options, with people coming and going.
import { everythingHasWords, findBrokenLaw } from '@kaya/engine/laws';
import { expect, test } from 'vitest';
import { box } from '../index.ts';

test('BPC-INV-30: random games keep every law and every invariant, in every number of people and with sampled options', async () => {
  const broken = findBrokenLaw(box.game, { games: 3, seed: 'kept', more: [await everythingHasWords(box.voice)] });
  expect(broken === null ? 'all laws hold' : `${broken.law}: ${broken.detail}`).toBe('all laws hold');
});
