// 5.12: energy, Dark Tech levels, compensation; chapter 4: the flow.
import { at, instead } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import type { DarkTechId, Player } from '../types/index.ts';
import { idleUntil, planAnything, planCards, steps } from './choosing.ts';
import { gems, type Position, positionFor } from './position.ts';

const NO_GEMS = gems(0, 0, 0);
const take = (card: DarkTechId) => ({ do: 'take-dark-tech', card }) as const;
const LEVEL_1: readonly DarkTechId[] = [
  'dt1-empire',
  'dt1-explorers',
  'dt1-energy-saver',
  'dt1-shared-extraction',
  'dt1-science-colonies',
  'dt1-gem-transformation',
];
const LEVEL_2: readonly DarkTechId[] = [
  'dt2-supremacy',
  'dt2-energy-surge',
  'dt2-perpetual-motion',
  'dt2-resource-people',
  'dt2-hegemonic-people',
  'dt2-extra-colony',
];

/** Three players with empty pockets; the piles are known; seat 0 is checked. */
function check(changes: Partial<Player>, ...others: Partial<Player>[]): Position {
  const table = positionFor(3);
  table.state.darkTechPiles = [[...LEVEL_1], [...LEVEL_2]];
  table.state.players.forEach((player) => {
    player.gems = { ...NO_GEMS };
  });
  table.give(0, changes);
  others.forEach((it, i) => {
    table.give(i + 1, it);
  });
  return table.ask({ do: 'energy-check', player: 0 });
}

const gemsOf = (table: Position) => table.state.players.map((player) => player.gems);

describe('Dark Tech levels', () => {
  test('COS-DTL-1: a gain moves the counter at once, past the consumption and past 100', () => {
    const table = positionFor(2).give(0, { energy: 98, consumption: 30 });
    table.ask(...steps.card('ai-overload', 1));
    expect(table.player(0)).toMatchObject({ energy: 106, level: 0 });
  });

  test('COS-DTL-2, COS-DTL-4: energy is reduced by the consumption, the level rises, the consumption stays', () => {
    expect(check({ energy: 30, consumption: 24 }).player(0)).toMatchObject({ energy: 6, consumption: 24, level: 1 });
    expect(check({ energy: 23, consumption: 24 }).player(0)).toMatchObject({ energy: 23, level: 0 });
  });

  test('COS-DTL-3: reaching it exactly is enough', () => {
    expect(check({ energy: 24, consumption: 24 }).player(0)).toMatchObject({ energy: 0, level: 1 });
  });

  test('COS-DTL-5: the level comes only at the end of the turn', () => {
    const table = positionFor(2).board({ 'orange-1': 's1-07', 'grey-1': 's1-01' }).cubes(0, { 's1-07a': 1, 's1-01a': 1 });
    table.give(0, { energy: 18 }).ask({ do: 'action-turn', player: 0 }).act(0, { do: 'exploit', galaxy: 'orange' });
    expect(table.player(0)).toMatchObject({ energy: 23, level: 0 });
    table.act(0, { do: 'exploit', galaxy: 'grey' });
    expect(table.player(0)).toMatchObject({ energy: 27, level: 0 });
    table.act(0, { do: 'stop-exploiting' });
    expect(table.player(0)).toMatchObject({ energy: 7, level: 1 });
  });

  test('COS-DTL-6, COS-DEC-23: counter and level, then compensation, then the card and its effects', () => {
    const table = check({ energy: 24, consumption: 24 });
    expect(table.events.map((event) => event.kind)).toEqual(['level', 'compensation', 'compensation']);
    table.act(0, take('dt1-gem-transformation'));
    expect(table.events.map((event) => event.kind)).toEqual(['dark-tech', 'gems']);
  });

  test('COS-DTL-7: the check is repeated, also thanks to the card just taken', () => {
    const table = check({ energy: 55, consumption: 30, level: 1, darkTech: ['dt1-celestial-portal'] });
    expect(table.player(0)).toMatchObject({ level: 2, energy: 25 });
    table.act(0, take('dt2-energy-surge'));
    expect(table.player(0)).toMatchObject({ level: 3, energy: 5 });
  });

  test('COS-DTL-8, COS-DEC-17: level I chooses from the first pile, level II from the second; the card lies open', () => {
    const one = check({ energy: 24, consumption: 24 });
    expect(one.legal(0)).toEqual(LEVEL_1.map(take));
    one.act(0, take('dt1-empire'));
    expect(one.player(0).darkTech).toEqual(['dt1-empire']);
    const two = check({ energy: 24, consumption: 24, level: 1, darkTech: ['dt1-celestial-portal'] });
    expect(two.legal(0)).toEqual(LEVEL_2.map(take));
  });

  test('COS-DTL-9: a card must be taken; its optional effects may be left', () => {
    const table = check({ energy: 24, consumption: 24 });
    expect(table.rules(0, { do: 'skip' })).toEqual(['engine.not-asked']);
    table.board({ 'grey-1': 's1-01' }).act(0, take('dt1-science-colonies'));
    table.act(0, { do: 'skip' });
    expect(table.player(0).colonies.every((cubes) => cubes === 0)).toBe(true);
  });

  test('COS-DTL-10: immediate effects come at once and once, also in phase 1', () => {
    const table = positionFor(2).give(0, { energy: 15, consumption: 20, gems: gems(0, 0, 2) });
    table.state.darkTechPiles = [[...LEVEL_1], [...LEVEL_2]];
    table.buys(0, { do: 'buy-upgrade', upgrade: 'energy-4' });
    expect(table.state.phase).toBe('buy');
    table.act(0, take('dt1-gem-transformation'));
    expect(table.player(0).gems).toEqual(gems(0, 0, 1));
  });

  test('COS-DTL-11: the others stay in the pile, in the same order', () => {
    const table = check({ energy: 24, consumption: 24 }).act(0, take('dt1-energy-saver'));
    expect(table.state.darkTechPiles[0]).toEqual(LEVEL_1.filter((card) => card !== 'dt1-energy-saver'));
  });

  test('COS-DTL-12: level III gives the throne and no card', () => {
    const table = check({ energy: 24, consumption: 24, level: 2, darkTech: ['dt1-celestial-portal', 'dt2-better-information'] });
    expect(table.player(0)).toMatchObject({ level: 3, energy: 0 });
    expect(table.state.throne).toBe(0);
    expect(table.step.do).not.toBe('choose-dark-tech');
    expect(table.player(0).darkTech.length).toBe(2);
  });

  test('COS-DTL-13: levels beyond III are nothing but a level', () => {
    const table = check({ energy: 60, consumption: 24, level: 2, darkTech: ['dt1-celestial-portal', 'dt2-better-information'] });
    expect(table.player(0)).toMatchObject({ level: 4, energy: 12 });
    expect(gemsOf(table)).toEqual([NO_GEMS, NO_GEMS, NO_GEMS]);
    expect(table.events.slice(0, 3).map((event) => event.kind)).toEqual(['level', 'throne', 'level']);
  });

  test('COS-DTL-14: a second player on level III gets nothing but the level', () => {
    const table = positionFor(3).give(0, { energy: 30, consumption: 24, level: 2 });
    table.state.throne = 2;
    table.ask({ do: 'energy-check', player: 0 });
    expect(table.state.throne).toBe(2);
    expect(table.player(0).level).toBe(3);
  });
});

describe('compensation', () => {
  const up = { energy: 24, consumption: 24 };
  const second: Partial<Player> = { ...up, level: 1, darkTech: ['dt1-celestial-portal'] };

  test('COS-CMS-1: level I gives each opponent at level 0 one G', () => {
    expect(gemsOf(check(up, {}, { level: 1 }))).toEqual([NO_GEMS, gems(0, 1, 0), NO_GEMS]);
  });

  test('COS-CMS-2: level II gives each opponent at level I one T', () => {
    expect(gemsOf(check(second, { level: 1 }, { level: 2 }))).toEqual([NO_GEMS, gems(0, 0, 1), NO_GEMS]);
  });

  test('COS-CMS-3: level II gives each opponent at level 0 a G and a T', () => {
    expect(gemsOf(check(second, {}, { level: 1 }))).toEqual([NO_GEMS, gems(0, 1, 1), gems(0, 0, 1)]);
  });

  test('COS-CMS-4: who has the level already gains nothing', () => {
    expect(gemsOf(check(second, { level: 2 }, { level: 3 }))).toEqual([NO_GEMS, NO_GEMS, NO_GEMS]);
  });

  test('COS-CMS-5: level III gives nobody anything', () => {
    expect(gemsOf(check({ ...up, level: 2 }, {}, { level: 1 }))).toEqual([NO_GEMS, NO_GEMS, NO_GEMS]);
  });

  test('COS-CMS-6: every arrival counts, not only the first', () => {
    const table = check(up, { level: 1, darkTech: ['dt1-celestial-portal'] }, {});
    expect(gemsOf(table)).toEqual([NO_GEMS, NO_GEMS, gems(0, 1, 0)]);
  });
});

describe('the flow of a round', () => {
  test('COS-FLW-1, COS-FLW-2, COS-FLW-3: buy turns in turn order, then planning, then actions', () => {
    const table = positionFor(3);
    table.state.order = [2, 0, 1];
    instead(table.state, { do: 'round' });
    table.ask();
    expect(table.told('phase')).toEqual([{ kind: 'phase', phase: 'buy', round: 2 }]);
    for (const seat of [2, 0, 1]) {
      expect(table.step).toMatchObject({ do: 'buy', seat });
      table.act(seat, { do: 'stop-buying' });
    }
    expect(table.step.do).toBe('plan');
    expect(table.state.phase).toBe('plan');
    planAnything(table);
    expect(table.state.phase).toBe('act');
  });

  test('COS-FLW-3: who cannot buy anything is not asked', () => {
    const table = positionFor(2).give(1, { gems: NO_GEMS }).act(0, { do: 'stop-buying' });
    expect(table.step.do).toBe('plan');
  });

  test('COS-FLW-4: planning ends when everybody has finished', () => {
    const table = positionFor(3);
    for (const seat of [0, 1, 2]) table.act(seat, { do: 'stop-buying' });
    planCards(table, 1, 'st-gems', 'st-extract', 'st-discover');
    planCards(table, 0, 'st-gems', 'st-extract', 'st-discover');
    expect(table.runner.awaited()).toEqual([2]);
    planCards(table, 2, 'st-gems', 'st-extract', 'st-discover');
    expect(table.state.phase).toBe('act');
  });

  test('COS-FLW-5, COS-FLW-6: consumption is recorded before the turn order, and actions follow the new order', () => {
    const table = positionFor(2).board({});
    for (const seat of [0, 1]) table.act(seat, { do: 'stop-buying' });
    planCards(table, 0, 'st-transform', 'st-extract', 'st-gems');
    planCards(table, 1, 'st-colonise-2', 'st-extract', 'st-transform');
    const told = table.events.map((event) => event.kind);
    expect(told.filter((kind) => kind === 'consumption' || kind === 'turn-order')).toEqual([
      'consumption',
      'consumption',
      'turn-order',
    ]);
    expect(table.state.order).toEqual([1, 0]);
    expect(table.step).toMatchObject({ do: 'transform', seat: 1 });
  });

  test('COS-FLW-7: actions, shift, exploitation', () => {
    const table = positionFor(2).board({}).zones(0, ['st-transform'], [], ['ai-throttle']).ask({ do: 'action-turn', player: 0 });
    table.act(0, { do: 'skip' });
    expect(table.events.map((event) => event.kind)).toEqual(['skipped', 'card-resolved', 'shifted']);
    expect(table.step.do).toBe('exploit');
  });

  test('COS-FLW-8: after all action turns the next round begins with the same turn order', () => {
    const table = positionFor(2).board({});
    for (const seat of [0, 1]) table.act(seat, { do: 'stop-buying' });
    planCards(table, 0, 'st-transform', 'st-extract', 'st-gems');
    planCards(table, 1, 'st-colonise-2', 'st-extract', 'st-transform');
    idleUntil(table, () => table.state.round === 2);
    expect(table.state.order).toEqual([1, 0]);
    expect(table.step).toMatchObject({ do: 'buy', seat: 1 });
  });

  test('COS-FLW-9: the energy check ends each own buy turn and each own action turn, before the next player', () => {
    const table = positionFor(2).give(0, { energy: 25 }).act(0, { do: 'stop-buying' });
    expect(table.step).toMatchObject({ do: 'choose-dark-tech', seat: 0 });
    const acting = positionFor(2).give(0, { energy: 25 }).ask({ do: 'action-turn', player: 0 }).act(0, { do: 'stop-exploiting' });
    expect(acting.step).toMatchObject({ do: 'choose-dark-tech', seat: 0 });
  });

  test('COS-FLW-10: planning brings no energy and no check', () => {
    const table = positionFor(2);
    for (const seat of [0, 1]) table.act(seat, { do: 'stop-buying' });
    table.give(0, { energy: 50, consumption: 30 }); // a check would bring a level
    planCards(table, 1, 'st-gems', 'st-extract', 'st-discover');
    planCards(table, 0, 'st-transform', 'st-extract', 'st-discover');
    expect(table.state.phase).toBe('act');
    expect(table.player(0)).toMatchObject({ energy: 50, level: 0 });
    expect(table.told('level')).toEqual([]);
  });

  test('COS-FLW-11: a triggered end comes when the round is complete, otherwise a new round starts', () => {
    const table = positionFor(2);
    table.state.throne = 1;
    table.give(1, { level: 3 });
    idleUntil(table, () => false);
    expect(table.state.outcome?.ending).toBe('throne');
    expect(table.state.round).toBe(1);
  });

  test('COS-FLW-12: after round 100 the game ends without a throne', () => {
    const table = positionFor(2);
    table.state.round = 99;
    instead(table.state, { do: 'end-of-round' });
    table.ask();
    expect(table.state.round).toBe(100);
    instead(table.state, { do: 'end-of-round' });
    table.ask();
    expect(table.state.outcome).toMatchObject({ ending: 'round-limit' });
    expect(table.state.throne).toBeNull();
    expect(at(table.told('ended'), 0).winners.length).toBeGreaterThan(0);
  });
});
