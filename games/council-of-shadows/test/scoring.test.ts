// 6.6 and chapter 7: bonus cards, the end, the final scoring, the winner.
import { at, instead, speakerFor } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { bonusOf, components } from '../data/index.ts';
import { bonusEnergy, finalEnergy } from '../rules/scoring.ts';
import { voice } from '../text/voice.ts';
import type { BonusId, Player } from '../types/index.ts';
import { idleUntil } from './choosing.ts';
import { gems, type Position, positionFor } from './position.ts';

const NO_GEMS = gems(0, 0, 0);
const worth = (table: Position, card: BonusId, player = 0) => bonusEnergy(table.state, player, bonusOf(card).formula);

/** Every player bare of everything that scores, except the given. */
function scored(...players: Partial<Player>[]): Position {
  const table = positionFor(Math.max(2, players.length));
  table.state.players.forEach((player, number) => {
    Object.assign(
      player,
      { gems: { ...NO_GEMS }, dark: null, light: [], consumption: 50 },
      structuredClone(players[number] ?? {}),
    );
  });
  return table;
}

function end(table: Position): Position {
  instead(table.state, { do: 'final-scoring' });
  return table.ask();
}

const standing = (table: Position) => table.state.players.map(({ level, energy }) => [level, energy]);

describe('light bonus cards', () => {
  test('COS-BNL-1: 3 + 1 per gem of the colour', () => {
    const table = positionFor(2).give(0, { gems: gems(2, 1, 4) });
    expect(['anthracite', 'gold', 'transparent'].map((colour) => worth(table, `bl-gem-${colour}`))).toEqual([5, 4, 7]);
  });

  test('COS-BNL-2: 3 + 1 per own cube on planets of the type', () => {
    const table = positionFor(2).board({ 'grey-1': 's1-08', 'red-1': 's3-01' });
    table.cubes(0, { 's1-08a': 1, 's1-08b': 2, 's3-01a': 1, 's3-01b': 3 }).cubes(1, { 's1-08a': 2 });
    expect(['earth', 'desert', 'volcanic'].map((type) => worth(table, `bl-planet-${type}`))).toEqual([4, 5, 7]);
  });

  test('COS-BNL-3: 4 + 1 per own cube in the sector', () => {
    const table = positionFor(2)
      .board({ 'grey-1': 's1-08', 'blue-1': 's2-02', 'red-1': 's3-01' })
      .cubes(0, { 's1-08a': 1, 's1-08b': 2, 's3-01a': 2 });
    expect([1, 2, 3].map((sector) => worth(table, `bl-sector-${sector}`))).toEqual([7, 4, 6]);
  });

  test('COS-BNL-4: a tenth of the consumption, rounded down', () => {
    const of = (consumption: number) => worth(positionFor(2).give(0, { consumption }), 'bl-consumption-2');
    expect([20, 57, 60, 69, 100].map(of)).toEqual([2, 5, 6, 6, 10]);
  });

  test('COS-BNL-5: 1 + 1 per own cube on the own boards; Ava’s cube counts, printed ones do not', () => {
    const table = positionFor(2).give(0, { upgrades: ['energy-1', 'range-1-2'] });
    expect(worth(table, 'bl-upgrades-1')).toBe(3);
    table.player(0).zones.push({ name: 'ava', range: 1, cards: [] }, { name: 'portal', range: 3, cards: [] });
    expect(worth(table, 'bl-upgrades-1')).toBe(4);
    expect(worth(table, 'bl-upgrades-1', 1)).toBe(1);
  });

  test('COS-BNL-6: 1 + 2 per AI card, wherever it lies; starting cards do not count', () => {
    const table = positionFor(2).hand(0, 'ai-reactor').zones(0, ['ai-throttle', 'st-gems'], ['ai-standby']);
    expect(worth(table, 'bl-ai-1')).toBe(7);
  });

  test('COS-BNL-7: 1 + 2 per light card, this one included', () => {
    expect(worth(positionFor(2).give(0, { light: ['bl-bonus-1'] }), 'bl-bonus-1')).toBe(3);
    expect(worth(positionFor(2).give(0, { light: ['bl-bonus-1', 'bl-flat'] }), 'bl-bonus-1')).toBe(5);
  });

  test('COS-BNL-8: 5', () => {
    expect(worth(positionFor(2), 'bl-flat')).toBe(5);
  });

  test('COS-BNL-9: two copies both score in full', () => {
    const table = scored({ light: ['bl-consumption-1', 'bl-consumption-2'] });
    expect(finalEnergy(table.state, 0).bonus).toEqual([
      { card: 'bl-consumption-1', energy: 5 },
      { card: 'bl-consumption-2', energy: 5 },
    ]);
  });
});

describe('dark bonus cards', () => {
  test('COS-BND-1: 3, + 6 with the majority, + 3 with presence only', () => {
    const table = positionFor(2).board({ 'red-1': 's3-06', 'grey-1': 's1-01', 'blue-1': 's2-02' });
    table.cubes(0, { 's3-06a': 1, 's1-01a': 1 }).cubes(1, { 's1-01b': 1 });
    expect(['red', 'grey', 'blue'].map((galaxy) => worth(table, `bd-galaxy-${galaxy}`))).toEqual([9, 6, 3]);
  });

  test('COS-BND-1, COS-STA-11: the cubes of a colonisation station count for the majority, not for presence', () => {
    const table = positionFor(2)
      .board({ 'red-1': 's3-06' })
      .give(0, { stations: [{ kind: 'colonisation', galaxy: 'red' }] });
    expect(worth(table, 'bd-galaxy-red')).toBe(9);
    table.cubes(1, { 's3-06a': 3 });
    expect(worth(table, 'bd-galaxy-red')).toBe(3);
  });

  test('COS-BND-2: eight galaxies', () => {
    const galaxies = components.darkBonus.flatMap(({ formula }) => (formula.count === 'galaxyControl' ? [formula.galaxy] : []));
    expect(galaxies).toEqual(['grey', 'green', 'blue', 'red', 'brown', 'beige', 'turquoise', 'yellow']);
  });

  test('COS-BND-3: 2 + 4 per station', () => {
    const stations = [
      { kind: 'extraction', galaxy: 'red' },
      { kind: 'colonisation', galaxy: 'blue' },
    ] as const;
    expect(worth(positionFor(2).give(0, { stations: [...stations] }), 'bd-stations')).toBe(10);
    expect(worth(positionFor(2), 'bd-stations')).toBe(2);
  });
});

describe('the end', () => {
  test('COS-END-1: reaching level III triggers the end and gives the throne', () => {
    const table = positionFor(2).give(0, { level: 2, energy: 30, consumption: 25 }).ask({ do: 'energy-check', player: 0 });
    expect(table.state.throne).toBe(0);
    expect(table.told('throne')).toEqual([{ kind: 'throne', who: 0 }]);
  });

  test('COS-END-2, COS-END-4: the round is played to its end, also from phase 1, and no further one', () => {
    const table = positionFor(2).give(0, { level: 2, energy: 30, consumption: 25 }).act(0, { do: 'stop-buying' });
    expect(table.state.throne).toBe(0);
    expect(table.step).toMatchObject({ do: 'buy', seat: 1 });
    const phases = new Set<string>();
    idleUntil(table, () => phases.add(table.state.phase) && false);
    expect([...phases]).toEqual(['buy', 'plan', 'act']);
    expect(table.state).toMatchObject({ round: 1, outcome: { ending: 'throne' } });
  });

  test('COS-END-3: until then levels, cards and compensation go on', () => {
    const table = positionFor(3).give(1, { energy: 30, consumption: 25 }).give(2, { gems: NO_GEMS });
    table.state.throne = 0;
    table.give(0, { level: 3 }).ask({ do: 'energy-check', player: 1 });
    expect(table.step.do).toBe('choose-dark-tech');
    expect(table.player(2).gems).toEqual(gems(0, 1, 0));
  });
});

describe('the final scoring', () => {
  test('COS-SCO-1: the holder of the throne first, then the others in turn order', () => {
    const table = scored({}, {}, { level: 3 });
    table.state.throne = 2;
    table.state.order = [1, 2, 0];
    expect(
      end(table)
        .told('scored')
        .map(({ who }) => who),
    ).toEqual([2, 1, 0]);
  });

  test('COS-SCO-2: 1, 2 and 3 energy per gem, and the gems are kept for the bonus cards', () => {
    const table = end(scored({ gems: gems(3, 2, 1), light: ['bl-gem-gold'] }));
    expect(table.player(0)).toMatchObject({ energy: 3 + 4 + 3 + 5, gems: gems(3, 2, 1) });
  });

  test('COS-SCO-3: 2 energy per AI card in hand, on top or covered', () => {
    const table = scored({}).hand(0, 'ai-reactor').zones(0, ['ai-throttle', 'st-gems'], ['ai-standby']);
    expect(end(table).player(0).energy).toBe(6);
  });

  test('COS-SCO-4: all bonus cards, light and dark, are revealed and score', () => {
    const table = end(scored({ light: ['bl-flat'], dark: 'bd-galaxy-red' }));
    expect(at(table.told('scored'), 0)).toMatchObject({
      who: 0,
      gems: 0,
      aiCards: 0,
      bonus: [
        { card: 'bd-galaxy-red', energy: 3 },
        { card: 'bl-flat', energy: 5 },
      ],
      level: 0,
      energy: 8,
    });
  });

  test('COS-SCO-5: the level rises as often as the energy suffices', () => {
    expect(standing(end(scored({ consumption: 20, energy: 19, gems: gems(0, 0, 8) })))[0]).toEqual([2, 3]);
  });

  test.each([0, 1, 2])('COS-SCO-6: from level %i without card, throne or compensation', (level) => {
    const table = end(scored({ consumption: 20, energy: 19, level, gems: gems(1, 0, 0) }, { level: 0 }));
    expect(table.player(0)).toMatchObject({ level: level + 1, energy: 0, darkTech: [] });
    expect(table.runner.over).toBe(true);
    expect(table.state.throne).toBeNull();
    expect(table.player(1).gems).toEqual(NO_GEMS);
    expect(table.told('compensation')).toEqual([]);
  });

  test('COS-SCO-7: majorities, cubes and consumption are those at the end of the last round', () => {
    const table = scored(
      { light: ['bl-consumption-1'], dark: 'bd-galaxy-red', consumption: 20, energy: 19 },
      { light: ['bl-consumption-2'] },
    );
    table.board({ 'red-1': 's3-06' }).cubes(0, { 's3-06a': 1 });
    expect(standing(end(table))).toEqual([
      [1, 19 + 2 + 9 - 20],
      [0, 5],
    ]);
  });

  test('COS-SCO-5: the points by source add up to the score: 100 per level, 1 per energy', () => {
    const { outcome } = end(
      scored({ consumption: 58, energy: 40, level: 2, gems: gems(1, 1, 1), light: ['bl-flat'], dark: 'bd-galaxy-red' }),
    ).state;
    expect(outcome?.sources[0]).toEqual({
      level: 200,
      energy: 40,
      gems: 6,
      aiCards: 0,
      lightBonus: 5,
      darkBonus: 3,
      delivery: 0,
    });
    const lifted = end(scored({ consumption: 50, energy: 40, level: 2, gems: gems(1, 1, 1), light: ['bl-flat'] })).state.outcome;
    expect(lifted?.sources[0]).toMatchObject({ delivery: 50 });
    expect(lifted?.scores[0]).toBe(301);
    for (const it of [outcome, lifted]) {
      expect(Object.values(it?.sources[0] ?? {}).reduce((sum, points) => sum + points, 0)).toBe(it?.scores[0]);
    }
  });
});

describe('the winner', () => {
  const winners = (...players: Partial<Player>[]) => end(scored(...players)).state.outcome;

  test('COS-TIE-1: the highest level wins, whoever holds the throne', () => {
    const table = scored({ level: 3, energy: 1 }, { level: 4, energy: 0 });
    table.state.throne = 0;
    expect(end(table).state.outcome).toMatchObject({ winners: [1], ranks: [2, 1] });
  });

  test('COS-TIE-2: then more energy', () => {
    expect(winners({ level: 3, energy: 12 }, { level: 3, energy: 13 })).toMatchObject({ winners: [1] });
  });

  test('COS-TIE-3: then more cubes on the own boards', () => {
    expect(winners({ level: 3, upgrades: ['energy-1'] }, { level: 3, upgrades: ['energy-1', 'energy-2'] })).toMatchObject({
      winners: [1],
      ranks: [2, 1],
    });
  });

  test('COS-TIE-4: then the victory is shared', () => {
    expect(winners({ level: 3 }, { level: 3 }, { level: 2 })).toMatchObject({ winners: [0, 1], ranks: [1, 1, 3] });
  });

  test('COS-TIE-5: the other ranks follow the same comparison', () => {
    expect(winners({ level: 1, energy: 5 }, { level: 3 }, { level: 1, energy: 9 }, { level: 2 })).toMatchObject({
      ranks: [4, 1, 3, 2],
    });
  });
});

test('COS-TIE-3, COS-TIE-4: the end says what ended the game, the own place, what decided between equal players, and what the totals count', async () => {
  const speaker = await speakerFor(voice, 'en', ['Anna', 'Ben', 'Cleo']);
  const told = (viewer: number, ...players: Partial<Player>[]) => {
    const table = scored(...players);
    table.state.throne = 0;
    return (voice.result?.(end(table).state, viewer) ?? []).map((words) => speaker.say(words));
  };
  expect(told(0, { level: 3, upgrades: ['energy-1'] }, { level: 3, upgrades: ['energy-1', 'energy-2'] })).toEqual([
    expect.stringMatching(/^Anna took the throne in round \d+, the last one\.$/),
    'You came 2nd of 2.',
    'Equal level and energy: Ben ranks above Anna with more cubes on the player board (2 to 1).',
    'Total: 100 for each Dark Tech level, and the energy on the counter.',
  ]);
  expect(told(2, { level: 3 }, { level: 3 }, { level: 2 }).slice(1)).toEqual([
    'You came 3rd of 3.',
    'Equal level, energy and cubes: Anna and Ben share the place.',
    'Total: 100 for each Dark Tech level, and the energy on the counter.',
  ]);
});
