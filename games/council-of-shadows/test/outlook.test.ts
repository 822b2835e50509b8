// What the board foresees: cards without a task, what settling and upgrades change, what the Automa will do and why.
import { next, speakerFor, viewOf, type Words } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import {
  automaForecast,
  idleZones,
  incomeToCome,
  mayBuy,
  planForecast,
  settleForecast,
  upgradeForecast,
} from '../explain/index.ts';
import { game } from '../rules/game.ts';
import { outlook } from '../text/board.ts';
import { voice } from '../text/voice.ts';
import type { UpgradeId } from '../types/index.ts';
import { steps } from './choosing.ts';
import { AUTOMA, gems, type Position, positionFor, soloWith } from './position.ts';

const seen = (table: Position) => viewOf(game, table.state, 0);
const speaker = await speakerFor(voice, 'en', ['Anna', 'Ben']);
const english = (words: readonly Words[] = []) => words.map((it) => speaker.say(it));
const about = (table: Position, place: string) => english(voice.about?.(place, seen(table), 0));

/** Nothing but one settled system in sector 1; seat 0 has no colony. */
const taken = () => positionFor(2).board({ 'grey-1': 's1-09' }).cubes(1, { 's1-09a': 1 });

describe('cards that can do nothing', () => {
  test('COS-ACT-5: no planet to settle, no colony to extract with, no gem to transform', () => {
    const table = taken().give(0, { gems: gems(0, 0, 1) });
    expect(idleZones(seen(table), 0, ['st-colonise-1', 'st-extract', 'st-transform'])).toEqual([1, 2, 3]);
    expect(idleZones(seen(table), 0, ['st-gems', 'ai-throttle', null])).toEqual([]);
  });

  test('COS-ACT-6: what an earlier card opens counts', () => {
    expect(idleZones(seen(taken()), 0, ['st-discover', 'st-colonise-1', 'st-extract'])).toEqual([]);
    expect(idleZones(seen(taken()), 0, ['st-extract', 'st-colonise-1', 'st-discover'])).toEqual([1, 2]);
    const none = taken().onlyTiles(1);
    expect(idleZones(seen(none), 0, ['st-discover', 'ai-scout-or-settle', 'ai-far-outpost'])).toEqual([1, 2, 3]);
  });

  test('a card tried on the zone to plan tells its consumption, its place in turn order and its way', () => {
    const table = taken().act(0, { do: 'stop-buying' }).act(1, { do: 'stop-buying' });
    expect(about(table, 'card:st-colonise-2').slice(1)).toEqual([
      'In zone 1: your visible cards would consume 6 and your counter would go to 26. Place in the turn order: known once all plans are revealed.',
      'As things stand, it could do nothing there.',
      'If the game goes on, it moves through zone 2 (range 1) and zone 3 (range 1) in the following rounds, then returns to your hand.',
    ]);
    table.act(0, { do: 'plan-card', zone: 1, card: 'st-colonise-2' });
    expect(about(table, 'zone:3').at(-1)).toBe('After this round it returns to your hand.');
    expect(about(table, 'zone:1').at(-2)).toBe('As things stand, it could do nothing there.');
  });

  test('COS-END-1: of a card’s way nothing is promised beyond the last round', () => {
    const table = taken().act(0, { do: 'stop-buying' }).act(1, { do: 'stop-buying' });
    table.state.throne = 1;
    for (const zone of ['zone:1', 'zone:3'])
      expect(about(table, zone).at(-1)).toBe('This is the last round: it acts in no other zone.');
  });
});

describe('settling', () => {
  test('COS-MAJ-1, COS-COL-5: the count, the yield and the cubes that find room', () => {
    const table = positionFor(2).board({ 'blue-1': 's2-02' }).cubes(0, { 's2-02a': 1 }).cubes(1, { 's2-02b': 1 });
    const forecast = settleForecast(seen(table), 0, 's2-02b', 3);
    expect(forecast).toMatchObject({ galaxy: 'blue', before: { yield: 'low', energy: 3 }, after: { yield: 'high', energy: 8 } });
    expect([forecast?.before.counts, forecast?.after.counts]).toEqual([
      [1, 1],
      [3, 1],
    ]);
    expect(settleForecast(seen(table), 0, 's1-01a', 1)).toBeNull();
  });

  test('is said only while there is something to settle', () => {
    const table = positionFor(2).board({ 'grey-1': 's1-01' });
    expect(about(table, 'planet:s1-01a')).toHaveLength(1);
    table.ask(steps.colonise(2, 1));
    expect(about(table, 'planet:s1-01a').at(-1)).toBe(
      'Colonising here: Anna would have 2 instead of 0 in Parvus Corta; exploiting it would then give 4 energy (high yield).',
    );
  });
});

describe('upgrades', () => {
  test('COS-UPG-3, COS-UPG-5, COS-UPG-7: the planets they open', () => {
    const table = positionFor(2).board({ 'grey-1': 's1-08', 'blue-1': 's2-02' }).cubes(1, { 's1-08a': 1 });
    const planets = (id: UpgradeId) => upgradeForecast(seen(table), 0, id).planets;
    expect((['terraform-desert', 'colony-extension', 'range-1-2', 'energy-1'] as const).map(planets)).toEqual([1, 1, 2, 0]);
  });

  test('COS-UPG-2, COS-UPG-7, COS-PAY-1: the board marks those that could be bought now', () => {
    const table = positionFor(2).give(0, { gems: gems(9, 9, 9) });
    const marked = () => (['range-1-2', 'range-1-3', 'energy-1'] as const).map((id) => mayBuy(seen(table), 0, id));
    expect(marked()).toEqual([true, false, true]);
    table.give(0, { upgrades: ['range-1-2', 'energy-1'] });
    expect(marked()).toEqual([false, true, false]);
    table.give(0, { gems: gems(0, 0, 0) });
    expect(marked()).toEqual([false, false, false]);
  });

  test('COS-UPG-6, COS-DTL-2: whether their energy is enough for a level, or just not', () => {
    const table = positionFor(2).give(0, { energy: 17 });
    expect(about(table, 'upgrade:energy-1').at(-1)).toBe('Enough for level I: 20 − 20 = 0.');
    table.give(0, { energy: 16 });
    expect(about(table, 'upgrade:energy-1').at(-1)).toBe('You would still be 1 short of level I.');
    table.give(0, { energy: 10 });
    expect(about(table, 'upgrade:energy-1').at(-1)).toBe('You can afford it now.');
  });
});

test('COS-ORD-1: the board and the forecast say the same of a plan: the energy that it leaves to gain, and the place', () => {
  const table = taken()
    .act(0, { do: 'stop-buying' })
    .act(1, { do: 'stop-buying' })
    .act(0, { do: 'plan-card', zone: 1, card: 'st-discover' });
  const { toNextLevel, places } = planForecast(seen(table), 0);
  const said = english(voice.forecast?.(seen(table), 0).map(({ words }) => words)).join(' ');
  expect(toNextLevel).toBe(23);
  expect(said).toContain('With this plan you need 23 more energy for level I.');
  expect(speaker.say(outlook.nextLevel(toNextLevel))).toBe('23 more to rise');
  expect(said).toContain('known once all plans are revealed');
  expect(speaker.say(outlook.place(places, 2))).toBe('known at the reveal');
});

test('COS-XPL-8, COS-DTI-9: what exploitation will give counts the cards, and they give that', () => {
  const table = positionFor(2).board({ 'grey-1': 's1-01', 'blue-1': 's2-02' }).cubes(0, { 's1-01a': 1, 's2-02a': 1 });
  table.give(0, { darkTech: ['dt1-empire'], energy: 5 });
  next(table.state, { do: 'exploitation', seat: 0 });
  expect(incomeToCome(seen(table), 0)).toBe(6);
  const said = english(voice.forecast?.(seen(table), 0).map(({ words }) => words));
  expect(said).toContain('Your cards give 6 energy at the start of your exploitation.');
  table.ask();
  expect([table.state.players[0]?.energy, incomeToCome(seen(table), 0)]).toEqual([11, 0]);
});

describe('the Automa', () => {
  test('COS-SOL-7: the first possible action of each row, and what stands against the others', () => {
    const table = soloWith('au1-1').board({ 'grey-1': 's1-09' }).onlyTiles(1).cubes(0, { 's1-09a': 1 });
    next(table.state, { do: 'action-turn', player: AUTOMA });
    const obstacles = automaForecast(seen(table))?.rows.map(({ when, options }) => [when, options.map((it) => it.obstacle)]);
    expect(obstacles).toEqual([
      ['later', ['no-planet', 'no-tiles']],
      ['later', ['no-planet', null]],
      ['later', [null]],
    ]);
    expect(about(table, 'automa')).toContain('As things stand, row 1 does nothing.');
  });

  test('COS-SOL-10, COS-SOL-15: a full galaxy, and where it would exploit', () => {
    const full = { 'orange-1': 's1-02', 'orange-2': 's1-05', 'orange-3': 's1-10', 'orange-4': 's1-03' } as const;
    const table = soloWith('au1-1').board({ ...full, 'grey-1': 's1-09' });
    table.cubes(0, { 's1-02a': 1, 's1-05a': 1, 's1-10a': 1, 's1-03a': 1 }).cubes(AUTOMA, { 's1-09a': 1, 's1-02b': 1 });
    next(table.state, { do: 'action-turn', player: AUTOMA });
    const forecast = automaForecast(seen(table));
    expect(forecast?.rows[0]?.options.map(({ obstacle }) => obstacle)).toEqual(['no-planet', 'no-space']);
    expect(forecast?.exploitation.galaxies.map(({ galaxy, energy }) => [galaxy, energy])).toEqual([['grey', 4]]);
  });

  test('the row the human decides for is the one at work; the rest is done or still to come', () => {
    const table = soloWith('au1-1').board({ 'orange-1': 's1-01', 'grey-1': 's1-07' });
    const when = () => automaForecast(seen(table))?.rows.map((row) => row.when);
    expect(when()).toEqual(['done', 'done', 'done']);
    table.ask({ do: 'action-turn', player: AUTOMA });
    expect(table.step.do).toBe('automa-planet');
    expect(when()).toEqual(['now', 'later', 'later']);
    table.act(0, { do: 'colonise', planet: 's1-01a' });
    expect(when()).toEqual(['done', 'now', 'later']);
  });
});

test('COS-XPL-7: stopping says what is given up', () => {
  const table = positionFor(2)
    .board({ 'grey-1': 's1-01', 'blue-1': 's2-02' })
    .cubes(0, { 's1-01a': 1, 's2-02a': 1 })
    .ask(steps.exploit());
  const stop = () => speaker.say(voice.action({ do: 'stop-exploiting' }, seen(table), 0));
  expect(stop()).toBe('Stop exploiting (you still have the majority in a galaxy)');
  table.give(0, { energy: 12 });
  expect(stop()).toBe('Stop exploiting (one more galaxy would be enough for a level)');
  table.act(0, { do: 'exploit', galaxy: 'blue' }).act(0, { do: 'exploit', galaxy: 'grey' });
  expect(stop()).toBe('Stop exploiting');
});
