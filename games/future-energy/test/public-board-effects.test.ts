// Chapter 6.4: public contracts that change lines, the crew and the tokens.
import { at } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { mapOf } from '../data/tables.ts';
import { TURN_END, using } from './cards.ts';
import { against, choices, choose, those } from './choosing.ts';
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
    const { runner, state, events, player } = using('pc-02', { lines: 12 }, { lines });
    expect(choices(runner)).toEqual([from('start/berlin'), from('start/prague'), from('start/munich')]);
    expect(against(runner, from('start/hamburg'))).toEqual(['FE-PC-2']);
    choose(runner, from('start/prague'));
    for (const ends of ['start/hamburg', 'start/berlin', 'start/prague', 'start/vienna']) {
      expect(against(runner, to(ends))).toEqual(['FE-LINE-4']);
    }
    choose(runner, to('paris/lyon'));
    const on = (ends: string) => state.lines[mapOf(state).connection(connectionOf(ends))];
    expect([on('start/prague'), on('paris/lyon'), player.lines]).toEqual([0b0010, 0b0001, 12]);
    expect(those(events, 'line-moved')).toEqual([
      { kind: 'line-moved', seat: 0, from: connectionOf('start/prague'), to: connectionOf('paris/lyon') },
    ]);
    expect(player.points.publicContracts).toBe(2);
  });

  test('FE-PC-9: pc-08 moves it also beside one line of another player', () => {
    const { runner, state } = using('pc-08', { lines: 12 }, { lines });
    choose(runner, from('start/berlin'));
    expect(against(runner, to('start/hamburg'))).toEqual([]);
    for (const ends of ['start/vienna', 'start/prague', 'start/munich', 'start/berlin']) {
      expect(against(runner, to(ends))).toEqual(['FE-LINE-7']);
    }
    choose(runner, to('start/hamburg'));
    expect(state.lines[mapOf(state).connection(connectionOf('start/hamburg'))]).toBe(0b0101);
  });

  test('FE-PC-2: without a line on the board it is impossible', () => {
    expect(those(using('pc-02').events, 'effect-lost')).toHaveLength(1);
    expect(those(using('pc-08').events, 'effect-lost')).toHaveLength(1);
  });

  test('FE-INT-7: a moved line counts where it lies at the end', () => {
    const { runner, state } = using('pc-02', { lines: 14 }, { lines: { 'start/berlin': [0] } });
    choose(runner, to('hamburg/copenhagen')); // the only line is lifted by itself
    state.agenda = [{ do: 'final-scoring' }];
    runner.advance();
    expect(at(state.players, 0).points.network).toBe(3);
  });
});

describe('the crew and the tokens', () => {
  const step = (space: string) => ({ do: 'step-crew', space }) as const;

  test('FE-PC-5, FE-PC-6, FE-DEC-21: pc-05 moves the crew to an adjacent plant space, covered or not, for nothing', () => {
    const { runner, state, player } = using('pc-05', {}, { crew: 'prague', plants: { prague: [1], vienna: [1] } });
    const near = choices(runner).map((action) => ('space' in action ? action.space : ''));
    const around = at(mapOf(state).neighbours, mapOf(state).space('prague')).map((space) => at(mapOf(state).spaces, space).id);
    expect(around).toContain('start');
    expect([...near].sort()).toEqual(around.filter((space) => space !== 'start').sort());
    expect(near).toContain('vienna');
    expect(against(runner, step('start'))).toEqual(['FE-PC-6']);
    expect(against(runner, step('madrid'))).toEqual(['FE-PC-5']);
    const tokens = [...state.tokens];
    choose(runner, step('krakow'));
    expect([at(mapOf(state).spaces, state.crew).id, player.money, state.tokens]).toEqual(['krakow', 0, tokens]);
  });

  test('FE-PC-6: not to a red space in a game of two', () => {
    const { runner } = position(
      {
        seats: 2,
        options: { module2: true },
        crew: 'london',
        plants: { london: [1] },
        players: [{ publicContracts: ['pc-05'], kept: ['coal', 'nuclear'] }, {}],
      },
      [TURN_END],
    );
    choose(runner, { do: 'use-public', card: 'pc-05' });
    const spaces = choices(runner).map((action) => ('space' in action ? action.space : ''));
    expect(spaces).not.toContain('dublin');
    expect(against(runner, step('dublin'))).toEqual(['engine.not-asked']);
  });

  test('FE-PC-13, FE-DEC-24: pc-11 exchanges two different tokens on the board', () => {
    const { runner, state, events } = using(
      'pc-11',
      {},
      { elsewhere: 'coal', tokens: { prague: 'gas', berlin: 'gas', vienna: null }, plants: { vienna: [1] } },
    );
    expect(against(runner, { do: 'swap-first', space: 'vienna' })).toEqual(['FE-PC-13']);
    choose(runner, { do: 'swap-first', space: 'prague' });
    expect(against(runner, { do: 'swap-second', space: 'berlin' })).toEqual(['FE-DEC-24']);
    expect(against(runner, { do: 'swap-second', space: 'prague' })).toEqual(['FE-DEC-24']);
    expect(against(runner, { do: 'swap-second', space: 'vienna' })).toEqual(['FE-PC-13']);
    choose(runner, { do: 'swap-second', space: 'madrid' });
    expect([state.tokens[mapOf(state).space('prague')], state.tokens[mapOf(state).space('madrid')]]).toEqual(['coal', 'gas']);
    expect(those(events, 'tokens-swapped')).toEqual([
      { kind: 'tokens-swapped', seat: 0, spaces: ['prague', 'madrid'], tokens: ['gas', 'coal'] },
    ]);
    expect(those(using('pc-11', {}, { elsewhere: 'coal' }).events, 'effect-lost')).toHaveLength(1);
  });

  test('FE-INT-9: two new sites are different tokens', () => {
    const { runner, state } = using(
      'pc-11',
      {},
      {
        options: { module2: true, module3: true },
        elsewhere: null,
        tokens: { prague: 'ns-money-4-a', berlin: 'ns-vp-5' },
        plants: {},
      },
    );
    choose(runner, { do: 'swap-first', space: 'prague' });
    expect(state.tokens[mapOf(state).space('prague')]).toBe('ns-vp-5');
  });
});

test('FE-PC-20, FE-DEC-10: pc-14 places a line for nothing, beside another one if wanted; it cannot be declined', () => {
  const { runner, state, player } = using('pc-14', {}, { lines: { 'start/berlin': [1], 'start/prague': [0] } });
  expect(choices(runner)).toHaveLength(79);
  expect(against(runner, { do: 'skip' })).toEqual(['engine.not-asked']);
  choose(runner, { do: 'place-line', connection: connectionOf('start/berlin') });
  expect([player.lines, player.money, state.lines.filter((owners) => owners === 0b0011).length]).toEqual([14, 0, 1]);
  expect(those(using('pc-14', { lines: 0 }).events, 'effect-lost')).toHaveLength(1);
});
