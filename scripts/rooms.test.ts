import { describe, expect, test } from 'vitest';
import { importsIn, violations } from './rooms.ts';

const uses = (from: string, to: string) => violations([{ from, to, typeOnly: false, later: false }]);

describe('which folder may use which', () => {
  test('imports are read in all their forms', () => {
    const text = `import { a } from './a.ts';
import type { B } from '@kaya/engine';
import { type C, type D } from '../c.ts';
export { e } from './e.ts';
import 'node:fs';
const later = await import('@kaya/games/co2');
`;
    expect(importsIn(text, 'games/co2/rules/x.ts')).toEqual([
      { from: 'games/co2/rules/x.ts', to: 'games/co2/rules/a.ts', typeOnly: false, later: false },
      { from: 'games/co2/rules/x.ts', to: 'engine/index.ts', typeOnly: true, later: false },
      { from: 'games/co2/rules/x.ts', to: 'games/co2/c.ts', typeOnly: true, later: false },
      { from: 'games/co2/rules/x.ts', to: 'games/co2/rules/e.ts', typeOnly: false, later: false },
      { from: 'games/co2/rules/x.ts', to: 'node:fs', typeOnly: false, later: false },
      { from: 'games/co2/rules/x.ts', to: 'games/co2/index.ts', typeOnly: false, later: true },
    ]);
  });

  test('what is allowed', () => {
    expect(uses('games/co2/rules/x.ts', 'engine/index.ts')).toEqual([]);
    expect(uses('lab/main.ts', 'games/co2/index.ts')).toEqual([]);
    expect(uses('games/co2/text/voice.ts', 'games/co2/rules/x.ts')).toEqual([]);
  });

  test.each([
    ['engine/a.ts', 'games/co2/index.ts', 'the engine looks only at itself'],
    ['engine/a.ts', 'engine/teaching/index.ts', 'the engine does not lean on its teaching game'],
    ['games/co2/a.ts', 'games/future-energy/a.ts', 'no game looks at another'],
    ['games/co2/a.ts', 'bots/a.ts', 'games look only at the engine and the pieces'],
    ['pieces/a.ts', 'games/co2/index.ts', 'pieces and wire look only at the engine'],
    ['games/co2/rules/a.ts', 'pieces/index.ts', 'only what is drawn uses pieces'],
    ['web/a.ts', 'server/a.ts', 'the site and the server meet only on the wire'],
    ['server/a.ts', 'web/a.ts', 'the server knows no site'],
    ['bots/a.ts', 'games/co2/index.ts', 'bots know no game'],
    ['games/co2/rules/a.ts', 'games/co2/text/voice.ts', 'rules know no words, no screen and no machine'],
    ['games/co2/rules/a.ts', 'node:fs', 'rules know no words, no screen and no machine'],
    ['engine/a.ts', 'node:fs', 'the engine runs anywhere'],
    [
      'engine/teaching/data/index.ts',
      'engine/teaching/data/read.ts',
      'component files are read on the server and in tests alone: everywhere else they come packed',
    ],
    [
      'web/a.ts',
      'games/readers.ts',
      'component files are read on the server and in tests alone: everywhere else they come packed',
    ],
    ['lab/a.ts', 'lab/a.test.ts', 'tests are not used by what they test'],
  ])('%s may not use %s', (from, to, rule) => {
    expect(uses(from, to)).toEqual([`${from} uses ${to}: ${rule}`]);
  });

  test('what is only a type of a reader may be used anywhere', () => {
    const reader = { from: 'engine/teaching/data/index.ts', to: 'engine/teaching/data/read.ts', later: false };
    expect(violations([{ ...reader, typeOnly: true }])).toEqual([]);
  });

  test('a circle is found, unless types alone close it', () => {
    const there = { from: 'lab/a.ts', to: 'lab/b.ts', typeOnly: false, later: false };
    expect(violations([there, { from: 'lab/b.ts', to: 'lab/a.ts', typeOnly: false, later: false }])).toEqual([
      'a circle: lab/a.ts → lab/b.ts → lab/a.ts',
    ]);
    expect(violations([there, { from: 'lab/b.ts', to: 'lab/a.ts', typeOnly: true, later: false }])).toEqual([]);
    expect(violations([there, { from: 'lab/b.ts', to: 'lab/a.ts', typeOnly: false, later: true }])).toEqual([]);
  });
});
