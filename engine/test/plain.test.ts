import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at, copy, difference, HIDDEN, hash, notPlain, same, turnedUp } from '../index.ts';
import { digitsOf, hashedAfter, madeOf } from '../plain.ts';

const plain = fc.jsonValue();

describe('plain data', () => {
  test('the same data is the same, whatever the order of keys', () => {
    expect(same({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true);
    expect(same({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(same({ a: 1, b: 2 }, { a: 1 })).toBe(false);
    expect(same([1], { 0: 1 })).toBe(false);
    expect(same({ 0: 1 }, [1])).toBe(false);
    expect(same(null, {})).toBe(false);
  });

  test('a copy is the same and shares nothing', () => {
    fc.assert(
      fc.property(plain, (value) => {
        const twin = copy(value);
        expect(same(twin, value)).toBe(true);
        expect(hash(twin)).toBe(hash(value));
        if (typeof value === 'object' && value !== null) expect(twin).not.toBe(value);
      }),
      { seed: 1, examples: [[JSON.parse('{"__proto__":0}')]] },
    );
  });

  test('different data has a different hash', () => {
    const values = [
      0,
      1,
      -1,
      0.5,
      2 ** 40,
      '',
      '0',
      'a',
      true,
      false,
      null,
      [],
      [0],
      [[0]],
      {},
      { a: 0 },
      { a: 1 },
      { b: 0 },
      [1, 2],
      [2, 1],
      { a: [1], b: 2 },
      { a: 'b' },
      { b: 'a' },
    ];
    expect(new Set(values.map(hash)).size).toBe(values.length);
    expect(hash({ a: 1, b: 2 })).toBe(hash({ b: 2, a: 1 }));
    expect(hash({ lights: 3 })).toMatch(/^[0-9a-f]{8}$/);
  });

  test('the first difference is named with its place', () => {
    expect(difference({ a: [1, 2] }, { a: [1, 2] })).toBeNull();
    expect(difference({ a: [1, 2] }, { a: [1, 3] })).toBe('$.a.1: 2 ≠ 3');
    expect(difference({ a: 1 }, {})).toBe('$.a: 1 ≠ undefined');
  });

  test('what is made of parts of something known is what it was, to the letter, and its parts that are the same are those known', () => {
    const known = { a: { x: [1, 2] }, b: [{ c: 1 }, { d: 2 }], e: 1, g: {} };
    const fresh = { a: { x: [1, 2] }, b: [{ c: 1 }, { d: 3 }], e: 2, f: [], g: {} };
    const made = madeOf(known, fresh);
    expect(JSON.stringify(made)).toBe(JSON.stringify(fresh));
    expect([made.a === known.a, made.b[0] === known.b[0], made.b[1] === known.b[1]]).toEqual([true, true, false]);
    expect(JSON.stringify([known, fresh])).toContain('"d":2');
    expect(madeOf(known, copy(known))).toBe(known);
    // Keys in another order are something else.
    expect(JSON.stringify(madeOf({ a: 1, b: 2 }, { b: 2, a: 1 }))).toBe('{"b":2,"a":1}');
    expect(madeOf({ 0: 1 }, [1])).toEqual([1]);
    fc.assert(
      fc.property(plain, plain, plain, (a, b, c) => {
        const [before, now] = [
          { a, b, list: [a, c] },
          { a: copy(a), b: c, list: [copy(a), b] },
        ];
        const [textBefore, textNow] = [JSON.stringify(before), JSON.stringify(now)];
        expect(JSON.stringify(madeOf(before, now))).toBe(textNow);
        expect([JSON.stringify(before), JSON.stringify(now)]).toEqual([textBefore, textNow]);
      }),
    );
  });

  test('what is hashed after something of which parts are the same has the hash that it has alone', () => {
    fc.assert(
      fc.property(plain, plain, plain, (a, b, c) => {
        const before = { a, b: { b, c }, list: [a, [b, c]] };
        const now = madeOf(before, { a: copy(a), b: { b: c, c: copy(c) }, list: [b, [copy(b), a]], more: [copy(before)] });
        expect(digitsOf(hashedAfter(hashedAfter(null, before), now))).toBe(hash(now));
        expect(digitsOf(hashedAfter(hashedAfter(null, a), b))).toBe(hash(b));
      }),
    );
  });

  test.each([
    [() => 1, '$ is a function'],
    [undefined, '$ is undefined'],
    [{ a: Number.NaN }, '$.a is NaN'],
    [[-0], '$[0] is −0'],
    [new Map(), '$ is a Map'],
    [{ when: new Date(0) }, '$.when is a Date'],
    [new Array(1), '$[0] is undefined'],
    [{ a: 1n }, '$.a is a bigint'],
  ])('what is not plain is named: %s', (value, found) => {
    expect(notPlain(value)).toBe(found);
  });

  test('plain data is plain', () => {
    expect(notPlain({ a: [1, 'x', null, { b: true }] })).toBeNull();
  });

  test('a missing item is a clear error', () => {
    expect(at([7], 0)).toBe(7);
    expect(() => at([7], 3)).toThrow('there is no item 3 in a list of 1');
  });
});

test('what is turned up is seen: a hidden card is a mistake of the rules, nothing at all is none', () => {
  expect(turnedUp<'ace'>('ace')).toBe('ace');
  expect(turnedUp<'ace' | undefined>(undefined)).toBeUndefined();
  expect(() => turnedUp<'ace'>(HIDDEN)).toThrow('a hidden card cannot be turned up');
});
