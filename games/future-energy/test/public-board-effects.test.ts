// Chapter 6.4: public contracts that change lines, the crew and the tokens.
import { at, instead } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { mapOf } from '../data/tables.ts';
import { TURN_END, using } from './cards.ts';
import { connectionOf, position } from './position.ts';

describe('moving a line', () => {
  const lines = {
    'start/berlin': [0],
    'start/prague': [0, 1],
    'start/hamburg': [2],
    'start/vienna': [1, 2],
    'start/munich': [0],
  };
  const from = (ends: string) => ({ do: 'line-from', connection: connectionOf(ends) }) as const;
  const to = (ends: string) => ({ do: 'line-to', connection: connectionOf(ends) }) as const;

  test('FE-PC-2, FE-DEC-18: pc-02 moves an own line to an unoccupied connection', () => {
    const table = using('pc-02', { lines: 12 }, { lines });
    const { state } = table;
    const player = table.player(0);
    expect(table.options).toEqual([from('start/berlin'), from('start/prague'), from('start/munich')]);
    expect(table.why(from('start/hamburg'))).toEqual(['FE-PC-2']);
    table.choose(from('start/prague'));
    for (const ends of ['start/hamburg', 'start/berlin', 'start/prague', 'start/vienna']) {
      expect(table.why(to(ends))).toEqual(['FE-LINE-4']);
    }
    table.choose(to('paris/lyon'));
    const on = (ends: string) => state.lines[mapOf(state).connection(connectionOf(ends))];
    expect([on('start/prague'), on('paris/lyon'), player.lines]).toEqual([0b0010, 0b0001, 12]);
    expect(table.told('line-moved')).toEqual([
      { kind: 'line-moved', seat: 0, from: connectionOf('start/prague'), to: connectionOf('paris/lyon') },
    ]);
    expect(player.points.publicContracts).toBe(2);
  });

  test('FE-PC-9: pc-08 moves it also beside one line of another player', () => {
    const table = using('pc-08', { lines: 12 }, { lines });
    const { state } = table;
    table.choose(from('start/berlin'));
    expect(table.why(to('start/hamburg'))).toEqual([]);
    for (const ends of ['start/vienna', 'start/prague', 'start/munich', 'start/berlin']) {
      expect(table.why(to(ends))).toEqual(['FE-LINE-7']);
    }
    table.choose(to('start/hamburg'));
    expect(state.lines[mapOf(state).connection(connectionOf('start/hamburg'))]).toBe(0b0101);
  });

  test('FE-PC-2: without a line on the board it is impossible', () => {
    expect(using('pc-02').told('effect-lost')).toHaveLength(1);
    expect(using('pc-08').told('effect-lost')).toHaveLength(1);
  });

  test('FE-INT-7: a moved line counts where it lies at the end', () => {
    const table = using('pc-02', { lines: 14 }, { lines: { 'start/berlin': [0] } });
    const { state } = table;
    table.choose(to('hamburg/copenhagen')); // the only line is lifted by itself
    instead(state, { do: 'final-scoring' });
    table.runner.advance();
    expect(at(state.players, 0).points.network).toBe(3);
  });
});

describe('the crew and the tokens', () => {
  const step = (space: string) => ({ do: 'step-crew', space }) as const;

  test('FE-PC-5, FE-PC-6, FE-DEC-21: pc-05 moves the crew to an adjacent plant space, covered or not, for nothing', () => {
    const table = using('pc-05', {}, { crew: 'prague', plants: { prague: [1], vienna: [1] } });
    const { state } = table;
    const player = table.player(0);
    const near = table.options.map((action) => ('space' in action ? action.space : ''));
    const around = at(mapOf(state).neighbours, mapOf(state).space('prague')).map((space) => at(mapOf(state).spaces, space).id);
    expect(around).toContain('start');
    expect([...near].sort()).toEqual(around.filter((space) => space !== 'start').sort());
    expect(near).toContain('vienna');
    expect(table.why(step('start'))).toEqual(['FE-PC-6']);
    expect(table.why(step('madrid'))).toEqual(['FE-PC-5']);
    const tokens = [...state.tokens];
    table.choose(step('krakow'));
    expect([at(mapOf(state).spaces, state.crew).id, player.money, state.tokens]).toEqual(['krakow', 0, tokens]);
  });

  test('FE-PC-6: not to a red space in a game of two', () => {
    const table = position(
      {
        seats: 2,
        options: { module2: true },
        crew: 'london',
        plants: { london: [1] },
        players: [{ publicContracts: ['pc-05'], kept: ['coal', 'nuclear'] }, {}],
      },
      [TURN_END],
    );
    table.choose({ do: 'use-public', card: 'pc-05' });
    const spaces = table.options.map((action) => ('space' in action ? action.space : ''));
    expect(spaces).not.toContain('dublin');
    expect(table.why(step('dublin'))).toEqual(['engine.not-asked']);
  });

  test('FE-PC-13, FE-DEC-24: pc-11 exchanges two different tokens on the board', () => {
    const table = using(
      'pc-11',
      {},
      { elsewhere: 'coal', tokens: { prague: 'gas', berlin: 'gas', vienna: null }, plants: { vienna: [1] } },
    );
    const { state } = table;
    expect(table.why({ do: 'swap-first', space: 'vienna' })).toEqual(['FE-PC-13']);
    table.choose({ do: 'swap-first', space: 'prague' });
    expect(table.why({ do: 'swap-second', space: 'berlin' })).toEqual(['FE-DEC-24']);
    expect(table.why({ do: 'swap-second', space: 'prague' })).toEqual(['FE-DEC-24']);
    expect(table.why({ do: 'swap-second', space: 'vienna' })).toEqual(['FE-PC-13']);
    table.choose({ do: 'swap-second', space: 'madrid' });
    expect([state.tokens[mapOf(state).space('prague')], state.tokens[mapOf(state).space('madrid')]]).toEqual(['coal', 'gas']);
    expect(table.told('tokens-swapped')).toEqual([
      { kind: 'tokens-swapped', seat: 0, spaces: ['prague', 'madrid'], tokens: ['gas', 'coal'] },
    ]);
    expect(using('pc-11', {}, { elsewhere: 'coal' }).told('effect-lost')).toHaveLength(1);
  });

  test('FE-INT-9: two new sites are different tokens', () => {
    const table = using(
      'pc-11',
      {},
      {
        options: { module2: true, module3: true },
        elsewhere: null,
        tokens: { prague: 'ns-money-4-a', berlin: 'ns-vp-5' },
        plants: {},
      },
    );
    const { state } = table;
    table.choose({ do: 'swap-first', space: 'prague' });
    expect(state.tokens[mapOf(state).space('prague')]).toBe('ns-vp-5');
  });
});

test('FE-PC-20, FE-DEC-10: pc-14 places a line for nothing, beside another one if wanted; it cannot be declined', () => {
  const table = using('pc-14', {}, { lines: { 'start/berlin': [1], 'start/prague': [0] } });
  const { state } = table;
  const player = table.player(0);
  expect(table.options).toHaveLength(79);
  expect(table.why({ do: 'skip' })).toEqual(['engine.not-asked']);
  table.choose({ do: 'place-line', connection: connectionOf('start/berlin') });
  expect([player.lines, player.money, state.lines.filter((owners) => owners === 0b0011).length]).toEqual([14, 0, 1]);
  expect(using('pc-14', { lines: 0 }).told('effect-lost')).toHaveLength(1);
});
