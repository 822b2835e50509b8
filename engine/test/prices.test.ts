// Buttons that say what is not so: the law about prices must find them.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { playerOf } from '../index.ts';
import { falsePrices, falseTooltips, sumsIn } from '../laws/index.ts';
import { game } from '../teaching/rules/game.ts';
import type { Lamp } from '../teaching/types/index.ts';

const records = readFileSync(new URL('../teaching/test/records/games.ndjson', import.meta.url), 'utf8');

/** What is false where every rest says that it earns so many coins. */
function resting(coins: number, of = 'coin'): string[] {
  return falsePrices<Lamp>(
    {
      game,
      voice: { action: ({ do: kind }) => ({ key: kind === 'rest' ? `Rest (+${coins} ${of}s)` : 'Something else' }) },
      speaker: { say: ({ key }) => key },
      means: (state, seat) => ({ coin: playerOf(state, seat).coins }),
      paying: [],
      every: 1,
    },
    ['rest'],
    records,
  );
}

describe('the law about prices', () => {
  test('reads what stands with signs, in all its forms', () => {
    expect(sumsIn('Install solar (−1 CEP, −$2 to Boris → +2 tech cubes and 1 CEP)')).toEqual([
      { amount: -1, of: 'CEP', orMore: false },
      { amount: -2, of: '$', orMore: false },
      { amount: 2, of: 'tech cube', orMore: false },
      { amount: 1, of: 'CEP', orMore: false },
    ]);
    expect(sumsIn('Go to Oslo (−€4M or more)')).toEqual([{ amount: -4, of: '€M', orMore: true }]);
    expect(sumsIn('Build it (+7 points, completes it)')).toEqual([{ amount: 7, of: 'point', orMore: false }]);
    expect(sumsIn('Pay 3 coins', { costs: /^Pay (.*)$/ })).toEqual([{ amount: -3, of: 'coin', orMore: false }]);
    expect(sumsIn('Rest (two of three)')).toEqual([]);
  });

  test('passes what comes as it is said, and finds what does not', () => {
    const earned = [1, 2, 3].filter((coins) => resting(coins).length === 0);
    expect(earned).toHaveLength(1);
    expect(resting(9)[0]).toMatch(/coin: said 9, and it was \d/);
    expect(resting(1, 'pearl')[0]).toContain("nobody counts 'pearl'");
  });
});

test('the law about tooltips finds a place that promises another price than is paid', () => {
  const told = (coins: number) =>
    falseTooltips<Lamp>(
      {
        game,
        voice: { about: () => [{ key: 'costs', values: { coins } }] },
        comes: {
          costs: (values, { before, now, seat, action }) =>
            action.do === 'light' ? playerOf(before, seat).coins - playerOf(now, seat).coins >= Number(values['coins']) : null,
        },
        belonging: [],
        every: 1,
      },
      records,
    );
  expect(told(1)).toEqual([]);
  expect(told(9)[0]).toContain('costs {"coins":9}');
});
