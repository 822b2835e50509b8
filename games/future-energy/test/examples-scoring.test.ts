import { describe, expect, test } from 'vitest';
import { position } from './position.ts';

// Chapter 13: the examples of the final scoring. Seats: 0 white, 1 red, 2 blue, 3 yellow.
const NOBODY = { contracts: {} };

describe('final scoring', () => {
  const scored = (given: Parameters<typeof position>[0]) => position(given, [{ do: 'final-scoring' }]);

  test('FE-EX-13, FE-SCO-1: two empty slots, 2 VP', () => {
    const { state } = scored({ players: [NOBODY, { contracts: { 'c3-01': [0, 1, 0] }, completed: ['c4-01'] }] });
    expect(state.outcome?.sources.map((sources) => sources['emptySlots'])).toEqual([0, 2, 0, 0]);
  });

  test('FE-EX-14, FE-SCO-2: certificates worth 5 and 4, 9 VP', () => {
    const { state } = scored({ players: [{}, { certificates: [5, 4] }] });
    expect(state.outcome?.sources.map((sources) => sources['certificates'])).toEqual([0, 9, 0, 0]);
  });

  test('FE-EX-15, FE-SCO-3, FE-SCO-4, FE-SCO-5, FE-SCO-6: majorities in the north and in the west', () => {
    const { events, state } = scored({
      elsewhere: null,
      plants: { oslo: [0, 2, 1, 0], riga: [0, 1, 1, 1], paris: [1, 2, 0, 0], lyon: [0, 0, 2, 1] },
    });
    const regions = events.filter((event) => event.kind === 'region-scored');
    expect(regions.find(({ region }) => region === 'north')).toMatchObject({ plants: [0, 3, 2, 1], points: [0, 6, 3, 1] });
    expect(regions.find(({ region }) => region === 'west')).toMatchObject({ plants: [1, 2, 2, 1], points: [0, 4, 4, 0] });
    expect(state.outcome?.sources.map((sources) => sources['regions'])).toEqual([0, 10, 7, 1]);
  });

  test('FE-EX-16, FE-SCO-8, FE-SCO-9: networks over four and three regions', () => {
    const { state } = scored({
      lines: {
        'start/hamburg': [1],
        'hamburg/copenhagen': [1],
        'start/brussels': [1],
        'brussels/paris': [1],
        'start/prague': [1],
        'prague/krakow': [1],
        'start/munich': [2],
        'munich/venice': [2],
        'start/zurich': [2],
        'zurich/lyon': [2],
      },
    });
    expect(state.outcome?.sources.map((sources) => sources['network'])).toEqual([0, 10, 6, 0]);
  });

  test('FE-EX-17, FE-M1-1, FE-M1-2, FE-M1-3, FE-M1-4: eight plants in the largest network, 16 VP', () => {
    const { state } = scored({
      options: { module1: true },
      elsewhere: null,
      lines: {
        'oslo/gothenburg': [1],
        'gothenburg/stockholm': [1],
        'gothenburg/copenhagen': [1],
        'copenhagen/hamburg': [1],
        'hamburg/start': [1],
        'hamburg/aarhus': [1],
        'madrid/barcelona': [1],
        'barcelona/marseille': [1],
        'marseille/milan': [1],
      },
      plants: {
        oslo: [0, 1],
        gothenburg: [0, 1],
        stockholm: [0, 1],
        copenhagen: [0, 2],
        hamburg: [0, 1],
        aarhus: [0, 1],
        madrid: [0, 1],
        barcelona: [0, 1],
        marseille: [0, 1],
        milan: [0, 1],
      },
    });
    expect(state.outcome?.sources.map((sources) => sources['largestNetwork'])).toEqual([0, 16, 0, 0]);
  });
});
