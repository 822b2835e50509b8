import { expect, test } from 'vitest';
import { byId } from '../by-id.ts';

const LAMPS = [{ id: 'oil' }, { id: 'gas' }, { id: 'wax' }] as const;

test('whatever was asked before, the thing with the id is found', () => {
  const lampOf = byId('lamp', LAMPS);
  for (const first of LAMPS) {
    for (const second of LAMPS) {
      expect(lampOf(first.id)).toBe(first);
      expect(lampOf(second.id)).toBe(second);
    }
  }
});

test('an id that nothing has is refused, also after the last one was found', () => {
  const lampOf = byId('lamp', LAMPS);
  lampOf('wax');
  expect(() => lampOf('moon')).toThrow(new RangeError("there is no lamp 'moon'"));
});
