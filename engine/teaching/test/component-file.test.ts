import { expect, test } from 'vitest';
import file from '../data/components.json' with { type: 'json' };
import { parse } from '../data/read.ts';

test('a component file is refused with every place and reason', () => {
  expect(parse({ ...file, shields: -1, hand: undefined, postPrices: [1, 'two'] })).toEqual({
    ok: false,
    faults: [
      { place: '$.shields', problem: 'expected a whole number from 0 to 99, not -1' },
      { place: '$.hand', problem: 'expected a whole number from 1 to 9, but it is missing' },
      { place: '$.postPrices[1]', problem: 'expected a whole number from 1 to 99, not "two"' },
    ],
  });
  expect(parse(null)).toEqual({ ok: false, faults: [{ place: '$', problem: 'expected a record, not null' }] });
});

test('what the numbers say to each other is looked at once each of them can be read', () => {
  expect(parse({ ...file, oil: { values: [1, 2, 2], copies: 1 } })).toEqual({
    ok: false,
    faults: [
      { place: '$.oil.copies', problem: '4 players need 20 cards, and there are 9' },
      { place: '$.oil.values', problem: 'a value is there twice' },
    ],
  });
});
