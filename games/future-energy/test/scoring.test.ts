import { speakerFor } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { voice } from '../text/voice.ts';
import type { Points, Source } from '../types/index.ts';
import type { Given } from './cards.ts';
import { type Laid, position } from './position.ts';

// Section 7.2 and module 1: final scoring. Seats: 0 white, 1 red, 2 blue, 3 yellow.
const NO_POINTS: Points = {
  contracts: 0,
  publicContracts: 0,
  newSites: 0,
  emptySlots: 0,
  certificates: 0,
  regions: 0,
  network: 0,
  largestNetwork: 0,
};

const scored = (given: Laid) => position({ elsewhere: null, ...given }, [{ do: 'final-scoring' }]);

/** What each seat scores from one source. */
function points(given: Laid, source: Source): (number | undefined)[] {
  return scored(given).state.outcome?.sources.map((sources) => sources[source]) ?? [];
}

/** The points in the north for so many plants of each seat there. */
function north(seats: number, ...plants: number[]): readonly number[] | undefined {
  const table = scored({ seats, plants: { oslo: plants } });
  return table.told('region-scored').find(({ region }) => region === 'north')?.points;
}

describe('empty slots and certificates', () => {
  test('FE-SCO-1: only empty slots of contracts that are not completed', () => {
    const players: Given[] = [
      { contracts: { 'c4-01': [0, 1, 0, 0], 'c2-01': [1, 0] }, completed: ['c3-01'] },
      { contracts: {}, completed: ['c2-02'] },
    ];
    expect(points({ seats: 2, players }, 'emptySlots')).toEqual([4, 0]);
  });

  test('FE-SCO-2, FE-HID-9: certificates are turned up for all', () => {
    const table = scored({ seats: 2, players: [{ certificates: [3, 4] }, {}] });
    expect(table.told('certificates-scored')).toContainEqual({
      kind: 'certificates-scored',
      seat: 0,
      values: [3, 4],
      points: 7,
    });
  });
});

describe('majorities', () => {
  test('FE-SCO-4: 6, 3, 1 with four players; 5, 2 with three; 3 with two', () => {
    expect(north(4, 1, 2, 3, 3)).toEqual([0, 1, 4, 4]);
    expect(north(4, 0, 1, 2, 3)).toEqual([0, 1, 3, 6]);
    expect(north(3, 1, 2, 3)).toEqual([0, 2, 5]);
    expect(north(2, 1, 2)).toEqual([0, 3]);
  });

  test('FE-EX-33, FE-SCO-5: two players tied share 3 VP, rounded down', () => {
    expect(north(2, 2, 2)).toEqual([1, 1]);
    expect(north(2, 2, 0)).toEqual([3, 0]);
  });

  test('FE-EX-34, FE-SCO-5: three first share 10 VP, and the fourth has no rank left', () => {
    expect(north(4, 2, 2, 2, 1)).toEqual([3, 3, 3, 0]);
  });

  test('FE-EX-35, FE-SCO-4, FE-SCO-5: ties with three players', () => {
    expect(north(3, 3, 1, 1)).toEqual([5, 1, 1]);
    expect(north(3, 1, 1, 1)).toEqual([2, 2, 2]);
    expect(north(3, 2, 2, 1)).toEqual([3, 3, 0]);
  });

  test('FE-EX-36, FE-SCO-6: without a plant there is no rank', () => {
    expect(north(4, 2, 0, 0, 0)).toEqual([6, 0, 0, 0]);
  });

  test('FE-SCO-7: plants on the start space count in no region', () => {
    const table = scored({});
    const { state } = table;
    expect(state.players.map((player) => player.built[0])).toEqual([1, 1, 1, 1]);
    expect(table.told('region-scored')).toHaveLength(5);
    expect(state.outcome?.sources.map((sources) => sources['regions'])).toEqual([0, 0, 0, 0]);
  });

  test('FE-SCO-3: lines give no majority', () => {
    expect(points({ lines: { 'oslo/gothenburg': [1] }, plants: { oslo: [1, 0, 0, 0] } }, 'regions')).toEqual([6, 0, 0, 0]);
  });
});

describe('the network', () => {
  test('FE-EX-38, FE-SCO-8, FE-SCO-9, FE-SCO-11: both ends of a line count, the start space counts for nothing', () => {
    expect(points({ lines: { 'start/hamburg': [0], 'hamburg/copenhagen': [1] } }, 'network')).toEqual([1, 3, 0, 0]);
  });

  test('FE-EX-37, FE-SCO-9, FE-OPT-2: only the better of two networks, unless any line counts', () => {
    const lines = {
      'copenhagen/berlin': [0],
      'berlin/warsaw': [0],
      'bordeaux/barcelona': [0],
    };
    expect(points({ lines }, 'network')).toEqual([6, 0, 0, 0]);
    expect(points({ lines, options: { regionNetwork: 'anywhere' } }, 'network')).toEqual([15, 0, 0, 0]);
  });

  test('FE-SCO-8: five regions, 15 VP; on the small side four regions, 10 VP', () => {
    const five = {
      'start/hamburg': [0],
      'hamburg/copenhagen': [0],
      'copenhagen/gdansk': [0],
      'start/zurich': [0],
      'zurich/lyon': [0],
      'zurich/milan': [0],
    };
    expect(points({ lines: five }, 'network')).toEqual([15, 0, 0, 0]);
    const four = {
      'start/hamburg': [0],
      'hamburg/copenhagen': [0],
      'start/brussels': [0],
      'brussels/paris': [0],
      'start/prague': [0],
      'prague/krakow': [0],
    };
    expect(points({ seats: 3, lines: four }, 'network')).toEqual([10, 0, 0]);
  });

  test('FE-SCO-10: no plant is needed, and a shared connection counts for both', () => {
    expect(points({ lines: { 'hamburg/copenhagen': [1, 2] } }, 'network')).toEqual([0, 3, 3, 0]);
  });

  test('FE-SCO-9: lines of others join nothing', () => {
    const lines = { 'start/hamburg': [0], 'hamburg/copenhagen': [1], 'copenhagen/gdansk': [0] };
    expect(points({ lines }, 'network')).toEqual([3, 3, 0, 0]);
  });
});

describe('module 1: the largest network', () => {
  const options = { module1: true };
  const lines = { 'start/hamburg': [0], 'hamburg/copenhagen': [0] };

  test('FE-EX-39, FE-M1-3, FE-M1-5: the start space counts, but only together with another space', () => {
    expect(points({ options, lines }, 'largestNetwork')).toEqual([0, 0, 0, 0]);
    expect(points({ options, lines, plants: { copenhagen: [1, 0, 0, 0] } }, 'largestNetwork')).toEqual([4, 0, 0, 0]);
  });

  test('FE-M1-5: several plants on one space are joined to nothing', () => {
    const given = { options, lines: { 'hamburg/copenhagen': [0] }, plants: { copenhagen: [3, 0, 0, 0] } };
    expect(points(given, 'largestNetwork')).toEqual([0, 0, 0, 0]);
  });

  test('FE-M1-3: several plants on one space all count', () => {
    expect(points({ options, lines, plants: { copenhagen: [3, 0, 0, 0] } }, 'largestNetwork')).toEqual([8, 0, 0, 0]);
  });

  test('FE-M1-2: a network may be a circle with branches and spaces without own plants', () => {
    const given = {
      options,
      lines: { 'start/berlin': [0], 'berlin/hamburg': [0], 'hamburg/start': [0], 'hamburg/copenhagen': [0] },
      plants: { hamburg: [0, 1, 0, 0], berlin: [1, 0, 0, 0], copenhagen: [1, 0, 0, 0] },
    };
    expect(points(given, 'largestNetwork')).toEqual([6, 0, 0, 0]);
  });

  test('FE-M1-4: most plants, not most lines', () => {
    const given = {
      options,
      lines: { ...lines, 'hamburg/berlin': [0], 'paris/lyon': [0] },
      plants: { copenhagen: [1, 0, 0, 0], paris: [2, 0, 0, 0], lyon: [1, 0, 0, 0] },
    };
    expect(points(given, 'largestNetwork')).toEqual([6, 0, 0, 0]);
  });

  test('FE-M1-1, FE-M1-6: in addition to everything else, and only with the module', () => {
    const plants = { copenhagen: [1, 0, 0, 0] };
    const players = [{ contracts: {} }];
    expect(scored({ options, lines, plants, players }).state.outcome?.scores[0]).toBe(4 + 3 + 6);
    expect(scored({ lines, plants, players }).state.outcome?.scores[0]).toBe(3 + 6);
  });
});

describe('who wins', () => {
  const with60 = (...money: number[]) => ({
    seats: 2,
    players: money.map((amount) => ({ money: amount, contracts: {}, points: { ...NO_POINTS, contracts: 60 } })),
  });

  test('FE-EX-63, FE-SCO-12: in a tie the richer one wins', () => {
    const { outcome } = scored(with60(3, 5)).state;
    expect(outcome).toMatchObject({ ending: 'victory', winners: [1], ranks: [2, 1], scores: [60, 60] });
  });

  test('FE-EX-63, FE-SCO-12: with equal money the victory is shared', () => {
    const { outcome } = scored(with60(5, 5)).state;
    expect(outcome).toMatchObject({ ending: 'shared-victory', winners: [0, 1], ranks: [1, 1] });
  });

  test('FE-SCO-12: points come before money', () => {
    const players = [
      { money: 0, contracts: {}, points: { ...NO_POINTS, contracts: 61 } },
      { money: 99, contracts: {}, points: { ...NO_POINTS, publicContracts: 40, newSites: 20 } },
    ];
    expect(scored({ seats: 2, players }).state.outcome).toMatchObject({ winners: [0], ranks: [1, 2], scores: [61, 60] });
  });

  test('FE-SCO-13: what is left over scores nothing and costs nothing', () => {
    const leftOver: Given = {
      money: 30,
      plants: 3,
      lines: 2,
      investors: 2,
      engineers: 3,
      nuclear: 2,
      jokers: 4,
      kept: ['coal', 'gas'],
      publicContracts: ['pc-13', 'pc-16'],
      contracts: { 'c4-01': [1, 1, 1, 1] },
    };
    const { outcome } = scored({
      seats: 2,
      options: { module2: true, module3: true },
      players: [leftOver, { contracts: {} }],
    }).state;
    expect(outcome?.scores).toEqual([0, 0]);
  });

  test('FE-CMP-23: the total goes on beyond 75 and 150', () => {
    const players = [{ contracts: {}, points: { ...NO_POINTS, contracts: 151 } }, { contracts: {} }];
    expect(scored({ seats: 2, players }).state.outcome?.scores).toEqual([151, 0]);
  });
});

test('FE-SCO-12, FE-END-1, FE-END-2: the end says what ended the game, the own place, and what decided between equal points', async () => {
  const speaker = await speakerFor(voice, 'en', ['Anna', 'Ben']);
  const told = (money: readonly number[], lines: number) => {
    const players = money.map((amount) => ({
      money: amount,
      contracts: {},
      lines,
      points: { ...NO_POINTS, contracts: 60 },
    }));
    return (voice.result?.(scored({ seats: 2, players }).state, 0) ?? []).map((words) => speaker.say(words));
  };
  expect(told([3, 5], 0)).toEqual([
    'Anna placed a last line, which made its round the last one.',
    'Ben placed a last line, which made its round the last one.',
    'You came 2nd of 2.',
    'Equal points: Ben ranks above Anna with more money (€5M to €3M).',
  ]);
  expect(told([4, 4], 1).slice(-2)).toEqual([
    'You share 1st place of 2.',
    'Equal points and money: Anna and Ben share the place.',
  ]);
});
