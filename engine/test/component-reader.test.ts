import { describe, expect, test } from 'vitest';
import { ComponentReader } from '../component-reader.ts';

function faultsOf(value: unknown, read: (file: ComponentReader) => unknown): string[] {
  const file = new ComponentReader(value);
  read(file);
  return file.faults.map(({ place, problem }) => `${place}: ${problem}`);
}

describe('a component file', () => {
  test('gives what stands in it', () => {
    const file = new ComponentReader({ name: 'sun', count: 3, lit: true, ratio: 0.5, kind: 'b', parts: [{ id: 'x', n: 1 }] });
    expect(file.field('name').text()).toBe('sun');
    expect(file.field('count').whole(0, 3)).toBe(3);
    expect(file.field('lit').flag()).toBe(true);
    expect(file.field('ratio').number(0, 1)).toBe(0.5);
    expect(file.field('kind').oneOf(['a', 'b'])).toBe('b');
    expect(file.field('parts').list((it) => it.field('n').whole(0, 9))).toEqual([1]);
    expect(file.field('parts').byId((it) => it.field('n').whole(0, 9))).toEqual({ x: 1 });
    expect(file.keys()).toEqual(['name', 'count', 'lit', 'ratio', 'kind', 'parts']);
    expect(file.has('name')).toBe(true);
    expect(file.has('toString')).toBe(false);
    expect(file.faults).toEqual([]);
  });

  test.each<[string, (file: ComponentReader) => unknown]>([
    ['$.name: expected a text, not 7', (file) => file.field('name').text()],
    ['$.none: expected a text, but it is missing', (file) => file.field('none').text()],
    ['$.toString: expected a text, but it is missing', (file) => file.field('toString').text()],
    ['$.ratio: expected a whole number from 0 to 9, not 0.5', (file) => file.field('ratio').whole(0, 9)],
    ['$.ratio: expected a number from 1 to 2, not 0.5', (file) => file.field('ratio').number(1, 2)],
    ['$.name: expected true or false, not 7', (file) => file.field('name').flag()],
    ['$.name: expected one of a, b, not 7', (file) => file.field('name').oneOf(['a', 'b'])],
    ['$.name: expected a list, not 7', (file) => file.field('name').list()],
    ['$.name: expected a record, not 7', (file) => file.field('name').keys()],
    ['$.parts[x].n: expected a text, not 1', (file) => file.field('parts').list((it) => it.field('n').text())],
    ['$.plain[1]: expected a whole number from 0 to 1, not 2', (file) => file.field('plain').list((it) => it.whole(0, 1))],
    ["$.twins[x]: 'x' is there twice", (file) => file.field('twins').byId(() => 0)],
    ["$.twins[x]: 'x' is there twice", (file) => file.field('twins').oneEach(['x'], () => 0)],
    [
      "$.parts: nothing has the id 'y'",
      (file) => file.field('parts').oneEach(['x', 'y'], (it) => it.has('n') && it.field('n').whole(0, 9)),
    ],
  ])('%s', (fault, read) => {
    const file = { name: 7, ratio: 0.5, parts: [{ id: 'x', n: 1 }], plain: [1, 2], twins: [{ id: 'x' }, { id: 'x' }] };
    expect(faultsOf(file, read)).toEqual([fault]);
  });
});
