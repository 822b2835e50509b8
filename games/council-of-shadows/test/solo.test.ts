// 8.5: the solo game: the Automa and the rows of its cards.
import { at, pileSize } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { components } from '../data/index.ts';
import type { AutomaAction } from '../data/read/effects.ts';
import type { CosAction, PlanetId, SystemId } from '../types/index.ts';
import { planAnything } from './choosing.ts';
import { AUTOMA, freshPosition, gems, type Position, positionFor, soloWith } from './position.ts';

const colonise = (planet: PlanetId): CosAction => ({ do: 'colonise', planet });

/** The Automa's action turn with this card. */
function turn(table: Position): Position {
  return table.ask({ do: 'action-turn', player: AUTOMA });
}

/** One row of the card in force. */
function row(table: Position, number: number): Position {
  return table.ask({ do: 'automa-row', row: number - 1 });
}

describe('setting up', () => {
  test('COS-SOL-1: the human leads anybody but the Automas, who start like everyone', () => {
    const table = freshPosition(1);
    expect(table.legalOf(0, 'choose-civilisation').map(({ civilisation }) => civilisation)).toEqual([
      'tretans',
      'humans',
      'shengar',
    ]);
    expect(table.rules(0, { do: 'choose-civilisation', civilisation: 'automas' })).toEqual(['COS-SOL-1']);
    expect(table.player(AUTOMA)).toMatchObject({ civilisation: 'automas', energy: 0, consumption: 20, level: 0 });
  });

  test('COS-SOL-2: tokens 1 and 2 are dealt at random', () => {
    const orders = new Set(Array.from({ length: 20 }, (_, seed) => String(freshPosition(1, {}, `token ${seed}`).state.order)));
    expect([...orders].sort()).toEqual(['0,1', '1,0']);
  });

  test('COS-SOL-3: three piles of six, five and five; the silver cards join the second and third', () => {
    const sizes = (table: Position) => table.state.automa?.piles.map(pileSize);
    expect(sizes(freshPosition(1))).toEqual([6, 5, 5]);
    expect(sizes(freshPosition(1, { soloSilver: true }))).toEqual([6, 6, 6]);
    const pile = freshPosition(1).state.automa?.piles[1]?.loose ?? [];
    expect(
      pile.every((card) => components.automaCards.some(({ id, level, silver }) => id === card && level === 2 && !silver)),
    ).toBe(true);
  });

  test('COS-SOL-4: the Automa has no gems, cards, board or dark card, and does not buy', () => {
    const table = freshPosition(1);
    expect(table.player(AUTOMA)).toMatchObject({ gems: gems(0, 0, 0), hand: [], zones: [], dark: null, light: [] });
    table.act(0, at(table.legal(0), 0)).act(0, { do: 'stop-buying' });
    expect(table.step.do).toBe('plan');
  });

  test('COS-SOL-23: the human may use both modules; the Automa has no leader', () => {
    const table = freshPosition(1, { module1: true, module2: true });
    table.act(0, at(table.legal(0), 0));
    expect(table.step).toMatchObject({ do: 'choose-leader', seat: 0 });
    table.act(0, { do: 'choose-leader', leader: 'leader-zoe' });
    expect(table.player(AUTOMA)).toMatchObject({ leader: null, stations: [], consumption: 20 });
    expect(table.runner.candidates(0).some(({ action }) => action.do === 'buy-station')).toBe(true);
  });
});

describe('the card of the round', () => {
  test.each([
    [0, 'au1-'],
    [1, 'au2-'],
    [2, 'au3-'],
    [4, 'au3-'],
  ])('COS-SOL-5: at level %i it comes from the pile %s, after the planning', (level, pile) => {
    const table = positionFor(1).give(AUTOMA, { level }).act(0, { do: 'stop-buying' });
    expect(table.state.automa?.card).toBeNull();
    planAnything(table);
    expect(table.state.automa?.card?.startsWith(pile)).toBe(true);
  });

  test('T30, COS-SOL-6: a negative consumption keeps to the usual limits', () => {
    const table = soloWith('au2-3').give(AUTOMA, { consumption: 22, energy: 15 });
    table.zones(0, ['ai-reactor'], ['ai-refinery'], ['ai-mine-and-refine']).ask({ do: 'record-consumption' });
    expect(table.player(AUTOMA)).toMatchObject({ consumption: 20, recorded: -2 });
    expect(table.player(0).recorded).toBe(0);
    expect(table.state.order).toEqual([0, 1]);
  });

  test('COS-SOL-18: used cards lie face up, and an empty pile is renewed from them', () => {
    const table = positionFor(1);
    const { automa } = table.state;
    if (automa === null) throw new Error('no Automa');
    automa.piles[0] = { top: ['au1-2'], loose: [], bottom: [] };
    automa.used[0] = ['au1-1'];
    table.ask({ do: 'automa-reveal' });
    expect(automa.card).toBe('au1-2');
    expect(automa.used[0]).toEqual(['au1-1', 'au1-2']);
    table.ask({ do: 'automa-reveal' });
    expect(table.told('automa-pile-renewed')).toEqual([{ kind: 'automa-pile-renewed', level: 1 }]);
    expect(pileSize(at(automa.piles, 0))).toBe(1);
    expect(automa.used[0]).toEqual([automa.card]);
  });
});

describe('its rows', () => {
  test('E10, COS-SOL-7, COS-SOL-8: the left action where a free planet of the kind exists', () => {
    const table = soloWith('au2-1').board({ 'blue-1': 's2-03', 'orange-1': 's1-02' }).cubes(0, { 's2-03a': 1 });
    turn(table);
    expect(table.cubesOn(AUTOMA, 's2-03b')).toBe(1); // a tower of 2, and one cube taken by exploiting
    expect(table.cubesOn(AUTOMA, 's1-02b')).toBe(0);
    expect(table.told('colonised').map(({ planet, cubes }) => [planet, cubes])).toEqual([
      ['s2-03b', 2],
      ['s1-02b', 1],
    ]);
    expect(table.told('energy')).toEqual([{ kind: 'energy', who: 'automa', amount: 6, energy: 6, source: 'au2-1' }]);
    expect(table.player(AUTOMA).energy).toBe(6 + 8 + 5);
  });

  test('E10, COS-SOL-10: else the right one, here a discovery in the same galaxy', () => {
    const table = soloWith('au2-1').board({ 'blue-1': 's2-02' }).onTop(2, 's2-05', 's2-01');
    row(table, 1).act(0, { do: 'take-tile', tile: 's2-05' }).act(0, { do: 'place-tile', space: 'blue-2' });
    expect(table.cubesOn(AUTOMA, 's2-05b')).toBe(2);
    expect(table.told('colonised')).toHaveLength(1);
  });

  test('T28, COS-SOL-7: a row without a possible action is skipped', () => {
    const full = { 'blue-1': 's2-03', 'blue-2': 's2-05', 'blue-3': 's2-08', 'grey-1': 's1-01', 'grey-2': 's1-03' } as const;
    const table = soloWith('au1-4').board(full).cubes(0, { 's1-01a': 1, 's1-03a': 1 });
    turn(table);
    expect(table.told('automa-row').map(({ side }) => side)).toEqual(['none', 'right', 'left']);
    expect(table.told('colonised').map(({ planet, cubes }) => [planet, cubes])).toEqual([['s1-01b', 1]]);
    expect(table.told('energy').map(({ amount }) => amount)).toEqual([5]);
  });

  test('COS-SOL-9: among several planets the human chooses', () => {
    const table = row(soloWith('au1-1').board({ 'orange-1': 's1-01', 'orange-2': 's1-03', 'grey-1': 's1-02' }), 1);
    expect(table.step).toMatchObject({ do: 'automa-planet', seat: 0 });
    expect(table.legal(0)).toEqual([colonise('s1-01a'), colonise('s1-01b'), colonise('s1-03a')]);
    table.act(0, colonise('s1-03a'));
    expect(table.cubesOn(AUTOMA, 's1-03a')).toBe(1);
  });

  test('COS-SOL-8: an occupied planet is never settled', () => {
    const table = row(soloWith('au1-1').board({ 'orange-1': 's1-01' }).cubes(0, { 's1-01a': 1 }), 1);
    expect(table.cubesOn(AUTOMA, 's1-01b')).toBe(1);
  });

  test('COS-SOL-10, COS-SOL-11: the human chooses tile and space, within the card', () => {
    const table = row(soloWith('au2-2').board({ 'red-1': 's3-01' }).onTop(3, 's3-05', 's3-02'), 1);
    const take = (tile: SystemId): CosAction => ({ do: 'take-tile', tile });
    expect(table.legal(0)).toEqual([take('s3-02')]); // only one of the tiles has a volcanic planet
    expect(table.rules(0, take('s3-05'))).toEqual(['COS-SOL-11']);
    table.act(0, take('s3-02'));
    expect(table.legalOf(0, 'place-tile').map(({ space }) => space)).toEqual(['red-2', 'red-3']);
    expect(table.rules(0, { do: 'place-tile', space: 'pink-1' })).toEqual(['COS-SOL-10']);
    const both = row(soloWith('au2-2').board({}).onTop(3, 's3-01', 's3-02'), 1);
    expect(both.legal(0)).toEqual([take('s3-01'), take('s3-02')]);
    both.act(0, take('s3-02')).act(0, { do: 'place-tile', space: 'red-1' });
    expect(both.cubesOn(AUTOMA, 's3-02b')).toBe(2);
    expect(at(both.state.sectorPiles, 2).bottom).toEqual(['s3-01']);
  });

  test('COS-SOL-11, COS-SOL-25: without the planet no cube is placed, and the right side is not carried out', () => {
    const table = soloWith('au3-4').board({ 'pink-1': 's3-09' }).onlyTiles(3, 's3-01', 's3-02');
    row(table, 1);
    table.act(0, { do: 'take-tile', tile: 's3-01' });
    if (table.step.do === 'automa-space') table.act(0, { do: 'place-tile', space: 'pink-2' });
    expect(table.state.players[AUTOMA]?.colonies.every((cubes) => cubes === 0)).toBe(true);
    expect(table.told('automa-no-planet')).toEqual([{ kind: 'automa-no-planet', system: 's3-01', type: 'earth' }]);
  });

  test('COS-SOL-12: range, terraforming and extension do not bind the Automa', () => {
    const table = row(soloWith('au3-2').board({ 'blue-1': 's2-05' }), 1);
    expect(table.cubesOn(AUTOMA, 's2-05b')).toBe(2);
  });

  test('COS-SOL-13: energy moves its counter', () => {
    expect(row(soloWith('au3-3'), 1).player(AUTOMA).energy).toBe(8);
  });

  test('COS-SOL-14: four slots are cleared, then refilled; the discards become the deck when it is empty', () => {
    const table = soloWith('au1-1');
    const before = table.state.market.slice();
    table.state.deck = { top: ['ai-refinery'], loose: [], bottom: [] };
    table.state.market = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((_, i) => at(before, i));
    row(table, 3);
    const out = [0, 2, 5, 7].map((slot) => at(before, slot));
    expect(table.state.market[0]).toBe('ai-refinery');
    expect(table.told('deck-renewed')).toEqual([{ kind: 'deck-renewed', cards: 4 }]);
    for (const slot of [2, 5, 7]) expect(out).toContain(table.state.market[slot]);
    for (const slot of [1, 3, 4, 6]) expect(table.state.market[slot]).toBe(before[slot]);
    expect(table.state.discard).toEqual([]);
    expect(pileSize(table.state.deck)).toBe(1);
    table.state.deck = { top: [], loose: [], bottom: [] };
    table.state.discard = ['ai-overload'];
    table.give(0, { gems: gems(5, 5, 5) }).buys(0, { do: 'buy-card', slot: 1 });
    expect(table.state.market[1]).toBe('ai-overload');
  });
});

test('COS-SOL-3: the numbers, rows and exploitation of all Automa cards', () => {
  const words = (action: AutomaAction): string => {
    if (action.op === 'gainEnergy') return `${action.amount}E`;
    if (action.op === 'refreshMarket') return action.slots.join('');
    return `${action.op.charAt(0)} ${action.galaxy}${action.sector} ${action.cubes}${action.planet.charAt(0)}`;
  };
  const rows = (card: (typeof components.automaCards)[number]) =>
    card.rows.map(({ left, right }) => (right === null ? words(left) : `${words(left)} / ${words(right)}`)).join(', ');
  expect(components.automaCards.map((card) => `${card.id} ${card.consumption}: ${rows(card)}; ${card.exploit}`)).toEqual([
    'au1-1 4: c orange1 1e / d orange1 1e, c grey1 1e / 2E, 0257; majority',
    'au1-2 8: d orange1 2e / c orange1 2e, c green2 1e / d green2 1e, 4E; present',
    'au1-3 3: d green1 1e / c green1 1e, 4E, 0145; majority',
    'au1-4 9: d blue2 2e / c blue2 2e, c grey1 1d / c grey1 1e, 5E; present',
    'au1-5 -2: c grey1 1e / c orange1 1e, 1346, 3E; majority',
    'au1-6 6: d blue2 1d / c blue2 1d, c orange1 1d / d orange1 1d, 3E; present',
    'au2-1 11: c blue2 2d / d blue2 2v, c orange1 1d / d orange1 2d, 6E; present',
    'au2-2 7: d red3 2v / c red3 2v, c green2 1e / d green2 1e, 5E; majority',
    'au2-3 -5: 6E, c grey1 1e / c grey1 1d, 2367; majority',
    'au2-4 8: d pink3 2d / c pink3 2d, c orange1 2e / c green2 1d, 5E; present',
    'au2-5 5: c blue2 2e / d blue2 1e, c red3 1d / d red3 1d, 0356; present',
    'au2-6 12: d pink3 3v / c pink3 3v, d green2 2d / c green2 2d, 9E; present',
    'au3-1 12: d red3 3v / c red3 2v, c pink3 2d / d pink3 2d, 9E; present',
    'au3-2 8: c blue2 2v / c blue2 2d, c green2 1v / c green2 1e, 8E; present',
    'au3-3 -3: 8E, c orange1 1e / c orange1 1d, 0246; majority',
    'au3-4 6: d pink3 2e / c pink3 1e, c grey1 1d / c grey1 1v, 7E; present',
    'au3-5 10: d blue2 2d / c blue2 2d, c red3 2v / d red3 2d, 8E; present',
    'au3-6 15: d red3 3v / c red3 3v, c pink3 2v / c pink3 2d, 13E; present',
  ]);
});
