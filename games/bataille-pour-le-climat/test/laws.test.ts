// The battery of laws over random games: all numbers of people, sampled options, with people coming and going.
import { checkLaws, everythingHasWords } from '@kaya/engine/laws';
import { test } from 'vitest';
import { box } from '../index.ts';

test('BPC-INV-30: random games keep every law and every invariant, in every number of people and with sampled options', async () => {
  checkLaws(box.game, { games: 12, seed: 'bataille', more: [await everythingHasWords(box.voice)] });
});
