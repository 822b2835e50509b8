import type { Chapter, GameEvent } from '@kaya/engine';
import { Match } from '@kaya/engine';
import { box as lamplighters } from '@kaya/engine/teaching';
import { describe, expect, test } from 'vitest';
import { centred } from '../board/follow.ts';
import { filling, kept, showing } from '../board/framing.ts';
import { seriesOf, ticks, timesBelow } from '../charts/series.ts';
import { found, idsIn, parts } from '../rules/search.ts';
import { choicesOf } from '../table/choices.ts';
import { predict } from '../table/predict.ts';

const chapters: readonly Chapter[] = [
  {
    id: 'a',
    title: 'Énergie',
    paragraphs: [
      { rules: ['X-1'], text: 'Le marché des permis.' },
      { rules: ['X-2'], text: 'La centrale.' },
    ],
  },
];

describe('the search in the rules', () => {
  test('accents and case do not matter, rule ids are found, and the title counts for its paragraphs', () => {
    expect(found(chapters, 'MARCHE')[0]?.paragraphs.map((it) => it.rules)).toEqual([['X-1']]);
    expect(found(chapters, 'x-2')[0]?.paragraphs).toHaveLength(1);
    expect(found(chapters, 'energie centrale')[0]?.paragraphs).toHaveLength(1);
    expect(found(chapters, 'nothing')).toEqual([]);
    expect(found(chapters, '  ')).toBe(chapters);
  });

  test('ids of rules are shown to whoever looks for one, and to nobody else', () => {
    expect(idsIn(['X-1', 'X-2'], 'x-2')).toEqual(['X-2']);
    expect(idsIn(['X-1'], 'centrale')).toEqual([]);
    expect(idsIn(['X-1'], '')).toEqual([]);
  });

  test('hits are cut out of the text as it is written', () => {
    expect(parts('Le marché', 'marche')).toEqual([
      { text: 'Le ', hit: false },
      { text: 'marché', hit: true },
    ]);
  });
});

test('charts gather their points by line; a later value of the same time counts', () => {
  const events = [
    { kind: 'chart', chart: 'oil', at: 2, values: { a: 5 } },
    { kind: 'chart', chart: 'oil', at: 1, values: { a: 1, b: 2 } },
    { kind: 'chart', chart: 'oil', at: 2, values: { a: 7 } },
    { kind: 'else' },
  ] as readonly GameEvent[];
  expect(seriesOf(events)).toEqual([
    {
      chart: 'oil',
      lines: [
        {
          name: 'a',
          points: [
            { at: 1, value: 1 },
            { at: 2, value: 7 },
          ],
        },
        { name: 'b', points: [{ at: 1, value: 2 }] },
      ],
    },
  ]);
  expect(ticks(0, 37)).toEqual([0, 10, 20, 30, 40]);
});

test('below a chart stand times there are; between whole ones round ones are read', () => {
  expect(timesBelow([1, 2, 3])).toEqual([1, 2, 3]);
  const quarters = Array.from({ length: 96 }, (_, i) => -23.77 + i / 4).concat(0);
  expect(timesBelow(quarters)).toEqual([-20, -10, 0]);
  expect(timesBelow([-1.27, -1.02, 0])).toEqual([-1, -0.5, 0]);
  expect(timesBelow([])).toEqual([]);
});

test('times that are not evenly apart have round ones below them, which do not run into each other', () => {
  expect(timesBelow([0, 12, 24, 35, 47, 59, 71, 272])).toEqual([0, 50, 100, 150, 200, 250]);
  expect(timesBelow([1, 2, 4])).toEqual([1, 2, 3, 4]);
  expect(timesBelow([0, 3, 6, 9])).toEqual([0, 3, 6, 9]);
});

describe('a table from the view alone', () => {
  const started = Match.start(lamplighters.game, { seats: 2, seed: 'web' });
  if (!started.ok) throw new Error('the teaching game does not start');
  const { view } = started.match.view(0);

  test('what is legal in the view is what the judge accepts, and places lead to it', () => {
    const choices = choicesOf(lamplighters.game, view, 0);
    expect(choices.legal).toEqual(started.match.legal(0));
    const [place = ''] = choices.legalAt.keys();
    expect(choices.legalAt.get(place)?.length).toBeGreaterThan(0);
    expect(choicesOf(lamplighters.game, view, -1).legal).toEqual([]);
  });

  test('an outcome is foretold only where nothing hidden or drawn decides it', () => {
    const [action] = started.match.legal(0);
    if (action === undefined) throw new Error('nothing to do');
    const { view: expected } = predict(lamplighters.game, view, 0, action);
    started.match.act(0, action);
    if (expected !== null) expect(expected).toEqual(started.match.view(0).view);
  });
});

describe('a board in its window', () => {
  const size = { width: 390, height: 430 };
  const part = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 });

  test('a wide drawing starts as high as the window, a high one as wide, never enlarged beyond reading', () => {
    expect(filling(0.625, size).scale).toBeCloseTo(430 / (390 * 0.625));
    expect(filling(0.625, size).x).toBe(0);
    expect(filling(1.6, size)).toMatchObject({ scale: (390 * 1.6) / 430, y: 0 });
    expect(filling(0.2, size).scale).toBe(2.4);
    expect(filling(1.6, { width: 480, height: 1100 })).toEqual({ scale: 1, x: 0, y: 0 });
  });

  test('what can be chosen is brought into view by moving as little as needed', () => {
    const place = { scale: 2, x: 0, y: 0 };
    expect(showing(place, [[part(100, 100)]], size)).toEqual(place);
    expect(showing(place, [[part(500, 100)]], size)).toEqual({ scale: 2, x: -158, y: 0 });
    expect(showing(place, [[part(100, 100), part(380, 600)]], size)).toEqual(place);
    expect(showing(place, [[part(450, 0), part(450, 700)]], size).x).toBe(-108);
    expect(showing({ ...place, scale: 1 }, [[part(500, 100)]], size)).toEqual({ scale: 1, x: 0, y: 0 });
  });

  test('a part that was chosen in the list is seen whole, or around the middle of the window where it is larger', () => {
    const place = { scale: 2, x: -100, y: 0 };
    expect(centred(place, [part(500, 100)], size)).toEqual(showing(place, [[part(500, 100)]], size));
    // One end of it being seen is not enough.
    const wide = [part(100, 100), part(480, 100)];
    expect(showing(place, [wide], size)).toEqual(place);
    expect(centred(place, wide, size).x).toBe(-215);
    expect(centred({ ...place, scale: 1 }, wide, size)).toEqual({ ...place, scale: 1 });
  });

  test('what belongs to it comes with it where there is room', () => {
    const place = { scale: 2, x: 0, y: 0 };
    const whole = { left: 80, top: 90, right: 380, bottom: 480 };
    expect(showing(place, [[whole], [part(100, 100)]], size)).toEqual({ scale: 2, x: 0, y: -58 });
    expect(showing(place, [[{ ...whole, bottom: 600 }], [part(100, 100)]], size)).toEqual(place);
  });

  test('a board that was moved stays as large and where it is when its window or its shape changes', () => {
    const before = { size, shape: 3 };
    const place = { ...filling(3, size), y: -200 };
    const seen = ({ scale, x, y }: typeof place, window: typeof before) => {
      const width = Math.min(window.size.width, window.size.height / window.shape);
      return [x + (scale * (window.size.width - width)) / 2, y, scale * width].map(Math.round);
    };
    expect(seen(place, before)).toEqual([0, -200, 390]);
    const lower = { size: { width: 390, height: 340 }, shape: 3 };
    expect(seen(kept(place, before, lower), lower)).toEqual([0, -200, 390]);
    const longer = { size, shape: 4 };
    expect(seen(kept(place, before, longer), longer)).toEqual([0, -200, 390]);
    expect(kept({ scale: 1, x: 0, y: 0 }, before, longer)).toEqual({ scale: 1, x: 0, y: 0 });
  });
});
