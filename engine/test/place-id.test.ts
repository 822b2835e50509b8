import { expect, test } from 'vitest';
import { placeParts } from '../index.ts';

test('the id of a place is taken apart by kind, id and part', () => {
  expect(placeParts('board')).toEqual({ kind: 'board', id: '', part: '', rest: '' });
  expect(placeParts('region:asia')).toEqual({ kind: 'region', id: 'asia', part: '', rest: 'asia' });
  expect(placeParts('slot:asia/2')).toEqual({ kind: 'slot', id: 'asia', part: '2', rest: 'asia/2' });
  expect(placeParts('contract:c2-01/slot:1')).toEqual({ kind: 'contract', id: 'c2-01', part: 'slot:1', rest: 'c2-01/slot:1' });
  expect(placeParts('turn/stop')).toEqual({ kind: 'turn', id: '', part: 'stop', rest: '' });
});
