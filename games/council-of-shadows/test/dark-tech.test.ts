// 6.5: the sixteen Dark Tech cards.
import { at } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { gems, planCards, steps, type Table, tableFor } from './table.ts';

const NO_GEMS = gems(0, 0, 0);
const extract = (system: string) => ({ do: 'extract', system }) as const;
const colonise = (planet: string) => ({ do: 'colonise', planet }) as const;
const exploit = (galaxy: string) => ({ do: 'exploit', galaxy }) as const;
const SKIP = { do: 'skip' } as const;

/** Seat 0, with nothing in its pockets, has just taken the card. */
function taken(card: string, prepare: (table: Table) => unknown = () => 0, people = 2): Table {
  const table = tableFor(people).give(0, { gems: NO_GEMS, darkTech: [card] });
  prepare(table);
  return table.ask(...steps.darkTech(card));
}

describe('Dark Tech of level I', () => {
  test('COS-DTI-1: New Celestial Portal adds a zone of range 3 on the right, and one G', () => {
    const table = taken('dt1-celestial-portal');
    expect(table.player(0).zones.map(({ name, range }) => [name, range])).toEqual([
      ['1', 1],
      ['2', 1],
      ['3', 1],
      ['portal', 3],
    ]);
    expect(table.player(0).gems).toEqual(gems(0, 1, 0));
  });

  test('COS-DTI-2: cards then return to the hand only after the last zone', () => {
    const table = taken('dt1-celestial-portal', (it) => it.zones(0, [], ['st-gems'], ['st-extract']));
    table.ask({ do: 'shift', seat: 0 });
    expect(table.player(0).zones.map((zone) => zone.cards)).toEqual([[], [], ['st-gems'], ['st-extract']]);
    table.ask({ do: 'shift', seat: 0 });
    expect(table.player(0).hand).toContain('st-extract');
  });

  test('COS-DTI-3: the new zone is empty and must be filled in the next planning', () => {
    const table = taken('dt1-celestial-portal', (it) => it.zones(0, [], ['st-gems'], ['st-extract']));
    expect(table.player(0).zones[3]?.cards).toEqual([]);
    table.give(0, { gems: NO_GEMS }).give(1, { gems: NO_GEMS });
    table.state.agenda = [{ do: 'plan-phase' }];
    table.ask();
    table.acts(0, { do: 'plan-card', zone: 1, card: 'st-discover' }, { do: 'keep', zone: 2 }, { do: 'keep', zone: 3 });
    expect(table.rules(0, { do: 'keep', zone: 4 })).toEqual(['COS-PLN-2']);
  });

  test('COS-DTI-4: Gem Transformation turns A into G and G into T; one T at once', () => {
    const table = taken('dt1-gem-transformation', (it) =>
      it.board({ 'grey-1': 's1-03', 'grey-2': 's1-05' }).cubes(0, { 's1-03a': 1, 's1-05a': 1 }),
    );
    expect(table.player(0).gems).toEqual(gems(0, 0, 1));
    table.ask(steps.extract(2, 1)).acts(0, extract('s1-03'), extract('s1-05')); // A+G, A+A
    expect(table.player(0).gems).toEqual(gems(0, 3, 2));
  });

  test('COS-DTI-5: it applies to every resource of a system, and to no other gems', () => {
    const table = taken('dt1-gem-transformation', (it) => it.board({ 'red-1': 's3-06' }).cubes(0, { 's3-06a': 1 })).give(0, {
      gems: NO_GEMS,
    });
    table.ask(...steps.card('st-gems', 1));
    expect(table.player(0).gems).toEqual(gems(2, 1, 0));
    table
      .give(0, { gems: NO_GEMS, leader: 'leader-buteo', stations: [{ kind: 'extraction', galaxy: 'red' }] })
      .ask(steps.exploit());
    table.acts(0, { do: 'leader-extract', system: 's3-06' }, { do: 'station-extract', system: 's3-06' });
    expect(table.player(0).gems).toEqual(gems(0, 0, 4));
    table.give(0, { gems: NO_GEMS }).act(0, { do: 'stop-exploiting' });
    table.onTop(1, 's1-05', 's1-06').ask(steps.discover(1));
    table.acts(
      0,
      { do: 'discover', sector: 1 },
      { do: 'take-tile', tile: 's1-05' },
      { do: 'place-tile', space: 'orange-1' },
      { do: 'take-resource' },
    );
    expect(table.player(0).gems).toEqual(gems(0, 2, 0));
  });

  /** Discovers `s1-05` and colonises its first planet. */
  function settle(table: Table, cubes: number): number {
    table.board({}).onTop(1, 's1-05', 's1-06').ask(steps.discover(1, { cubes }));
    table.acts(
      0,
      { do: 'discover', sector: 1 },
      { do: 'take-tile', tile: 's1-05' },
      { do: 'place-tile', space: 'orange-1' },
      colonise('s1-05a'),
    );
    return table.cubesOn(0, 's1-05a');
  }

  test('COS-DTI-6: People of Explorers place one cube more on a new system, at most three', () => {
    expect([1, 2, 3].map((cubes) => settle(taken('dt1-explorers'), cubes))).toEqual([2, 3, 3]);
    expect(settle(tableFor(2), 1)).toBe(1);
  });

  test('COS-DTI-7: also with the Reconnaissance Mission, not with a plain colonise step', () => {
    const table = taken('dt1-explorers', (it) => it.board({ 'grey-1': 's1-01' }))
      .ask(steps.colonise(1, 1))
      .act(0, colonise('s1-01a'));
    expect(table.cubesOn(0, 's1-01a')).toBe(1);
    table.onTop(3, 's3-01', 's3-02').ask(...steps.darkTech('dt2-recon-mission'));
    table.acts(
      0,
      { do: 'discover', sector: 3 },
      { do: 'take-tile', tile: 's3-01' },
      { do: 'place-tile', space: 'red-1' },
      colonise('s3-01b'),
    );
    expect(table.cubesOn(0, 's3-01b')).toBe(3);
  });

  test('COS-DTI-8: Science Colonies place a cube anywhere and gain the resource there', () => {
    const table = taken('dt1-science-colonies', (it) =>
      it.board({ 'red-1': 's3-08', 'grey-1': 's1-01' }).cubes(1, { 's1-01a': 1 }),
    );
    expect(table.options(0, 'colonise').map(({ planet }) => planet)).toEqual(['s1-01b', 's3-08a', 's3-08b']);
    table.act(0, colonise('s3-08b'));
    expect(table.cubesOn(0, 's3-08b')).toBe(1);
    expect(table.player(0)).toMatchObject({ gems: gems(0, 0, 1), energy: 2 });
  });

  test('COS-DTI-9: Empire gives 3 energy per galaxy with the majority, exploited or not', () => {
    const table = taken('dt1-empire', (it) => it.board({ 'orange-1': 's1-07', 'red-1': 's3-06', 'grey-1': 's1-01' }));
    table.cubes(0, { 's1-07a': 1, 's3-06a': 1, 's1-01a': 1 }).cubes(1, { 's1-01b': 1 }).ask({ do: 'exploitation', seat: 0 });
    expect(table.player(0).energy).toBe(6);
    table.act(0, { do: 'stop-exploiting' });
    expect(table.player(0).energy).toBe(6);
  });

  test('COS-DTI-10: Extended Planning raises all own zones to range 3, with 1 energy a step', () => {
    const table = taken(
      'dt1-extended-planning',
      (it) => it.give(0, { upgrades: ['range-2-2'] }) && Object.assign(at(it.player(0).zones, 1), { range: 2 }),
    );
    expect(table.player(0).zones.map((zone) => zone.range)).toEqual([3, 3, 3]);
    expect(table.player(0).energy).toBe(5);
  });

  test('COS-DTI-11: cubes lie on all steps made, as if they had been bought', () => {
    const table = taken('dt1-extended-planning');
    expect(table.player(0).upgrades.toSorted()).toEqual([
      'range-1-2',
      'range-1-3',
      'range-2-2',
      'range-2-3',
      'range-3-2',
      'range-3-3',
    ]);
  });

  test('COS-DTI-12: Energy Saver moves the consumption back 7, once, within its bounds', () => {
    expect(taken('dt1-energy-saver', (it) => it.give(0, { consumption: 40 })).player(0)).toMatchObject({
      consumption: 33,
      recorded: 0,
    });
    expect(taken('dt1-energy-saver', (it) => it.give(0, { consumption: 24 })).player(0).consumption).toBe(20);
    expect(taken('dt1-energy-saver', (it) => it.give(0, { consumption: 40, energy: 36 })).player(0).consumption).toBe(37);
  });

  test('COS-DTI-13: with a second level-up pending the counter does not move', () => {
    expect(taken('dt1-energy-saver', (it) => it.give(0, { consumption: 26, energy: 29 })).player(0).consumption).toBe(26);
    expect(taken('dt1-energy-saver', (it) => it.give(0, { consumption: 26, energy: 26 })).player(0).consumption).toBe(26);
  });

  const shared = () =>
    taken('dt1-shared-extraction', (it) => it.board({ 'grey-1': 's1-05', 'blue-1': 's2-03', 'red-1': 's3-05' }), 3);

  test('COS-DTI-14: Shared Extraction opens systems where only opponents have colonies, within range; one T at once', () => {
    const table = shared();
    expect(table.player(0).gems).toEqual(gems(0, 0, 1));
    table.cubes(1, { 's1-05a': 1, 's2-03a': 1 }).ask(steps.extract(2, 1));
    expect(table.options(0, 'extract')).toEqual([extract('s1-05')]);
    table.act(0, extract('s1-05'));
    expect(table.player(0).gems).toEqual(gems(2, 0, 1));
  });

  test('COS-DTI-15: each opponent cube serves once per card, and the number of extractions does not grow', () => {
    const table = shared()
      .cubes(1, { 's2-03a': 1 })
      .cubes(2, { 's2-03b': 1 })
      .ask(steps.extract(4, 2))
      .acts(0, extract('s2-03'), extract('s2-03'));
    expect(table.player(0).energy).toBe(6);
    expect(table.step.do).toBe('buy');
    const own = shared().cubes(0, { 's2-03a': 1 }).cubes(1, { 's2-03b': 2 }).ask(steps.extract(4, 2)).act(0, extract('s2-03'));
    expect(own.player(0).energy).toBe(3);
    expect(own.step.do).toBe('buy');
    const few = shared().cubes(1, { 's2-03a': 3 }).ask(steps.extract(1, 2)).act(0, extract('s2-03'));
    expect(few.step.do).toBe('buy');
  });

  test('COS-DTI-16: also for People of Resources and Buteo, in any sector; not for stations', () => {
    const table = shared()
      .cubes(1, { 's3-05a': 1 })
      .ask(...steps.darkTech('dt2-resource-people'))
      .act(0, extract('s3-05'));
    expect(table.player(0).energy).toBe(4);
    table.give(0, { leader: 'leader-buteo', stations: [{ kind: 'extraction', galaxy: 'red' }] }).ask(steps.exploit());
    expect(table.rules(0, { do: 'station-extract', system: 's3-05' })).toEqual(['COS-STA-7']);
    table.act(0, { do: 'leader-extract', system: 's3-05' });
    expect(table.player(0).energy).toBe(8);
  });
});

describe('Dark Tech of level II', () => {
  test('COS-DTS-1: People of Resources extract up to twice where they have colonies, in any sector', () => {
    const table = taken('dt2-resource-people', (it) =>
      it.board({ 'red-1': 's3-05', 'blue-1': 's2-03' }).cubes(0, { 's3-05a': 1, 's2-03b': 1 }),
    );
    table.acts(0, extract('s3-05'), extract('s2-03'));
    expect(table.player(0).energy).toBe(7);
    expect(table.step.do).toBe('buy');
  });

  test('COS-DTS-2: twice from one system needs two cubes there', () => {
    const table = taken('dt2-resource-people', (it) =>
      it.board({ 'red-1': 's3-05', 'blue-1': 's2-03' }).cubes(0, { 's3-05a': 1, 's2-03b': 2 }),
    );
    table.act(0, extract('s3-05'));
    expect(table.rules(0, extract('s3-05'))).toEqual(['COS-EXT-3']);
    const two = taken('dt2-resource-people', (it) => it.board({ 'red-1': 's3-05' }).cubes(0, { 's3-05a': 1, 's3-05b': 1 }));
    expect(two.acts(0, extract('s3-05'), extract('s3-05')).player(0).energy).toBe(8);
  });

  test('COS-DTS-3, COS-DTS-4: Perpetual Motion consumes nothing and plays last, even behind negative consumption', () => {
    const table = taken('dt2-perpetual-motion', (it) =>
      it.zones(0, ['st-colonise-2'], ['st-gems']).zones(1, ['ai-throttle']).give(1, { consumption: 30 }),
    );
    table.ask({ do: 'record-consumption' });
    expect(table.player(0)).toMatchObject({ consumption: 20, recorded: 0 });
    expect(table.player(1).recorded).toBe(-2);
    expect(table.state.order).toEqual([1, 0]);
  });

  test('COS-DTS-5: Supremacy gives 3 energy per system with the majority', () => {
    const table = taken('dt2-supremacy', (it) => it.board({ 'orange-1': 's1-07', 'orange-2': 's1-04', 'grey-1': 's1-01' }));
    table
      .cubes(0, { 's1-07a': 1, 's1-04a': 2, 's1-01a': 1 })
      .cubes(1, { 's1-01b': 1, 's1-04b': 1 })
      .ask({ do: 'exploitation', seat: 0 });
    expect(table.player(0).energy).toBe(6);
  });

  test('COS-DTS-6: Reconnaissance Mission discovers anywhere, then two cubes on any planet or the resource twice', () => {
    const found = () => {
      const table = taken('dt2-recon-mission', (it) => it.board({}).onTop(3, 's3-08', 's3-02'));
      expect(table.options(0, 'discover').length).toBe(3);
      return table.acts(
        0,
        { do: 'discover', sector: 3 },
        { do: 'take-tile', tile: 's3-08' },
        { do: 'place-tile', space: 'red-1' },
      );
    };
    expect(found().act(0, colonise('s3-08b')).cubesOn(0, 's3-08b')).toBe(2);
    expect(found().act(0, { do: 'take-resource' }).player(0)).toMatchObject({ gems: gems(0, 0, 2), energy: 4 });
  });

  test('COS-DTS-7, COS-DEC-18: Better Information takes a market card for nothing, a light card and a T', () => {
    const table = taken('dt2-better-information');
    const card = table.state.market[3] ?? '';
    table.act(0, { do: 'take-card', slot: 3 });
    expect(table.player(0).hand).toContain(card);
    expect(table.state.market[3]).not.toBe(card);
    expect(table.state.market.every((it) => it !== null)).toBe(true);
    expect(table.player(0)).toMatchObject({ gems: gems(0, 0, 1) });
    expect(table.player(0).light.length).toBe(1);
    const skipped = taken('dt2-better-information').act(0, SKIP);
    expect(skipped.player(0).hand.length).toBe(6);
    expect(skipped.player(0).gems).toEqual(gems(0, 0, 1));
  });

  test('COS-DTS-8: with an empty market or pile that part is lost', () => {
    const table = taken('dt2-better-information', (it) => {
      it.state.market.fill(null);
      it.state.lightPile = { top: [], loose: [], bottom: [] };
    });
    expect(table.player(0)).toMatchObject({ gems: gems(0, 0, 1), light: [] });
    expect(table.player(0).hand.length).toBe(6);
    expect(table.step.do).toBe('buy');
  });

  const hegemony = (prepare: (table: Table) => unknown) =>
    taken('dt2-hegemonic-people', (it) => {
      it.board({ 'orange-1': 's1-07', 'red-1': 's3-06', 'blue-1': 's2-02' });
      prepare(it);
    });

  test('COS-DTS-9, COS-DEC-19: Hegemonic People exploit up to two different galaxies, with all that goes with it', () => {
    const table = hegemony((it) => it.cubes(0, { 's1-07a': 2, 's2-02a': 1, 's3-06a': 1 }).cubes(1, { 's1-07b': 2 }));
    table.act(0, exploit('orange'));
    expect(table.rules(0, exploit('orange'))).toEqual(['COS-DTS-9']);
    table.act(0, exploit('blue'));
    expect(table.player(0)).toMatchObject({ energy: 2 + 8 });
    expect(table.player(0).light.length).toBe(1);
    expect([table.cubesOn(0, 's1-07a'), table.cubesOn(0, 's2-02a'), table.cubesOn(0, 's3-06a')]).toEqual([1, 0, 1]);
    expect(table.step.do).toBe('buy');
    expect(
      hegemony((it) => it.cubes(0, { 's1-07a': 2 }))
        .act(0, { do: 'stop-exploiting' })
        .player(0).energy,
    ).toBe(0);
  });

  test('COS-DTS-10: a galaxy exploited this round may be exploited again, and no start-of-step effect counts', () => {
    const table = tableFor(2).board({ 'orange-1': 's1-07' }).cubes(0, { 's1-07a': 3 });
    table.give(0, { energy: 15, level: 1, darkTech: ['dt1-empire'] });
    table.state.darkTechPiles[1] = ['dt2-hegemonic-people', 'dt2-energy-surge'];
    table.ask({ do: 'action-turn', player: 0 });
    expect(table.player(0).energy).toBe(18);
    table.acts(
      0,
      exploit('orange'),
      { do: 'stop-exploiting' },
      { do: 'take-dark-tech', card: 'dt2-hegemonic-people' },
      exploit('orange'),
    );
    expect(table.player(0).energy).toBe(18 + 5 - 20 + 5);
    expect(table.cubesOn(0, 's1-07a')).toBe(1);
  });

  test('COS-DTS-11: Energy Surge gives 10 energy', () => {
    expect(taken('dt2-energy-surge').player(0).energy).toBe(10);
  });

  test('COS-DTS-12: Additional Colony places two cubes anywhere, on occupied planets only with the extension', () => {
    const table = taken('dt2-extra-colony', (it) => it.board({ 'red-1': 's3-01' }).cubes(1, { 's3-01a': 1 }));
    expect(table.options(0, 'colonise')).toEqual([colonise('s3-01b')]);
    expect(table.act(0, colonise('s3-01b')).cubesOn(0, 's3-01b')).toBe(2);
    const extended = taken('dt2-extra-colony', (it) =>
      it.board({ 'red-1': 's3-01' }).cubes(1, { 's3-01a': 1 }).give(0, { colonyExtension: true }),
    );
    expect(extended.options(0, 'colonise').length).toBe(2);
  });

  test('COS-DTS-13: stations, Casares and Breish change the rules for Hegemonic People too', () => {
    const station = hegemony((it) =>
      it.cubes(0, { 's1-07a': 1 }).give(0, { stations: [{ kind: 'exploitation', galaxy: 'orange' }] }),
    );
    expect(station.act(0, exploit('orange')).cubesOn(0, 's1-07a')).toBe(1);
    const casares = hegemony((it) => it.cubes(0, { 's1-07a': 3 }).give(0, { leader: 'leader-casares' }));
    expect(casares.act(0, exploit('orange')).cubesOn(0, 's1-07a')).toBe(3);
    const breish = hegemony((it) => it.cubes(0, { 's1-07a': 1 }).cubes(1, { 's1-07b': 1 }).give(0, { leader: 'leader-breish' }));
    expect(breish.act(0, exploit('orange')).player(0).energy).toBe(5);
  });

  test('a level-up in the middle of a round: planning goes on with the new zone', () => {
    const table = taken('dt1-celestial-portal').give(0, { gems: NO_GEMS }).give(1, { gems: NO_GEMS });
    table.state.agenda = [{ do: 'plan-phase' }];
    table.ask();
    planCards(table, 0, 'st-gems', 'st-extract', 'st-discover', 'st-transform');
    expect(table.player(0).plan.length).toBe(4);
  });
});
