// 5.4 to 5.6: planning, consumption, turn order.
import { eventsFor, instead, SPECTATOR, viewOf } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import { movedBy, sumOfCards } from '../rules/planning/consumption.ts';
import { compareTurnOrder } from '../rules/planning/turn-order.ts';
import { type CardId, type DarkTechId, HIDDEN, OPEN } from '../types/index.ts';
import { planCards, steps } from './choosing.ts';
import { gems, type Position, positionFor } from './position.ts';

const play = (zone: number, card: CardId) => ({ do: 'plan-card', zone, card }) as const;
const keep = (zone: number) => ({ do: 'keep', zone }) as const;

/** The planning phase anew, with these cards on the zones of seat 0 and only these in hand. */
function replan(zones: CardId[][], hand: CardId[]): Position {
  const table = positionFor(2);
  table.give(0, { gems: gems(0, 0, 0) }).give(1, { gems: gems(0, 0, 0) });
  table.zones(0, ...zones);
  table.player(0).hand = [...hand];
  instead(table.state, { do: 'plan-phase' });
  table.runner.reset(table.state);
  table.runner.advance();
  return table;
}

describe('planning', () => {
  test('COS-PLN-1: all plan at the same time, and behind screens in secret', () => {
    const table = positionFor(3);
    for (const seat of [0, 1, 2]) table.act(seat, { do: 'stop-buying' });
    expect(table.runner.awaited()).toEqual([0, 1, 2]);
    table.act(2, play(1, 'st-gems'));
    expect(viewOf(game, table.state, 2).players[2]?.plan[0]).toBe('st-gems');
    expect(viewOf(game, table.state, 0).players[2]?.plan[0]).toBe(OPEN);
    expect(eventsFor(game, table.events, 0)).toEqual([]);
    expect(eventsFor(game, table.events, SPECTATOR)).toEqual([]);
    expect(eventsFor(game, table.events, 2).length).toBe(1);
  });

  test('COS-PLN-2: every empty zone must be filled', () => {
    const table = replan([[], ['st-gems'], []], ['st-discover', 'st-extract', 'st-colonise-1']);
    expect(table.rules(0, keep(1))).toEqual(['COS-PLN-2']);
    table.acts(0, play(1, 'st-discover'), keep(2));
    expect(table.rules(0, keep(3))).toEqual(['COS-PLN-2']);
  });

  test('COS-PLN-3: in the first round as many cards as zones', () => {
    const table = positionFor(2);
    for (const seat of [0, 1]) table.act(seat, { do: 'stop-buying' });
    planCards(table, 0, 'st-discover', 'st-extract', 'st-gems');
    expect(table.runner.awaited()).toEqual([1]);
    const ava = positionFor(2).give(0, { leader: 'leader-ava' });
    ava.player(0).zones.push({ name: 'ava', range: 1, cards: [] });
    for (const seat of [0, 1]) ava.act(seat, { do: 'stop-buying' });
    planCards(ava, 0, 'st-discover', 'st-extract', 'st-gems');
    expect(ava.runner.awaited()).toEqual([0, 1]);
    ava.act(0, play(4, 'st-transform'));
    expect(ava.runner.awaited()).toEqual([1]);
    expect(ava.player(0).plan.length).toBe(4);
  });

  test('COS-PLN-4: a card may cover an occupied zone; only the top card counts and acts', () => {
    const table = replan([[], ['st-colonise-2'], ['st-extract']], ['st-gems', 'st-transform', 'st-discover']);
    table.board({});
    planCards(table, 0, 'st-gems', 'st-transform', null);
    planCards(table, 1, 'st-gems', 'st-transform', 'st-extract');
    expect(table.player(0).zones.map((zone) => zone.cards)).toEqual([
      ['st-gems'],
      ['st-colonise-2', 'st-transform'],
      ['st-extract'],
    ]);
    expect(table.player(0).recorded).toBe(3 + 1 + 3);
    expect(table.step.do).toBe('transform');
  });

  test('COS-PLN-5: at most one card per zone in a planning phase', () => {
    const table = replan([[], ['st-colonise-2'], ['st-extract']], ['st-gems', 'st-transform', 'st-discover']);
    table.act(0, play(1, 'st-gems'));
    expect(table.rules(0, play(1, 'st-transform'))).toEqual(['engine.not-asked']);
    expect(table.legal(0).every((action) => 'zone' in action && action.zone === 2)).toBe(true);
  });

  test('COS-PLN-6: cards of earlier rounds cannot be taken back', () => {
    const table = replan([[], ['st-colonise-2'], ['st-extract']], ['st-gems', 'st-transform', 'st-discover']);
    expect(table.rules(0, play(1, 'st-colonise-2'))).toEqual(['engine.not-asked']);
    planCards(table, 0, 'st-gems', null, null);
    expect(table.player(0).zones[1]?.cards).toEqual(['st-colonise-2']);
  });

  test('COS-PLN-7: a plan once submitted is final', () => {
    const table = positionFor(2);
    for (const seat of [0, 1]) table.act(seat, { do: 'stop-buying' });
    planCards(table, 0, 'st-discover', 'st-extract', 'st-gems');
    expect(table.legal(0)).toEqual([]);
    expect(table.step.do).toBe('plan');
  });

  test('COS-PLN-8, COS-DEC-5: with too few cards as many zones as possible are filled, and the player chooses which', () => {
    const table = replan([[], ['st-gems'], []], ['st-discover']);
    expect(table.legal(0)).toEqual([play(1, 'st-discover'), keep(1)]);
    table.act(0, keep(1)); // then zone 3 takes the card by itself
    planCards(table, 1, 'st-gems', 'st-transform', 'st-extract');
    expect(table.player(0).zones.map((zone) => zone.cards.length)).toEqual([0, 1, 1]);
    expect(table.player(0).recorded).toBe(3 + 3);
  });

  test('COS-PLN-9: no covering while an empty zone would stay unfilled', () => {
    const table = replan([['st-gems'], ['st-extract'], []], ['st-discover', 'st-transform']);
    expect(table.legalOf(0, 'plan-card').length).toBe(2);
    table.act(0, play(1, 'st-discover')); // one card is left for the empty zone 3
    expect(table.player(0).plan).toEqual(['st-discover', 'keep', 'st-transform']);
    const other = replan([['st-gems'], ['st-extract'], []], ['st-discover']);
    expect(other.player(0).plan).toEqual(['keep', 'keep', 'st-discover']);
  });

  test('COS-PLN-10: all plans are revealed together', () => {
    const table = positionFor(2);
    for (const seat of [0, 1]) table.act(seat, { do: 'stop-buying' });
    planCards(table, 0, 'st-discover', 'st-extract', 'st-gems');
    expect(table.player(0).zones.every((zone) => zone.cards.length === 0)).toBe(true);
    expect(viewOf(game, table.state, 1).players[0]?.plan).toEqual([HIDDEN, HIDDEN, HIDDEN]);
    planCards(table, 1, 'st-gems', 'st-transform', 'st-colonise-1');
    expect(table.told('revealed').map(({ who, cards }) => [who, cards])).toEqual([
      [0, ['st-discover', 'st-extract', 'st-gems']],
      [1, ['st-gems', 'st-transform', 'st-colonise-1']],
    ]);
    expect(table.player(0).hand).toEqual(['st-colonise-1', 'st-colonise-2', 'st-transform']);
  });
});

describe('consumption', () => {
  test('COS-CON-1, COS-CON-2: the top cards of all zones, whenever they were played; covered cards do not count', () => {
    const table = positionFor(2).zones(0, ['st-colonise-2', 'st-transform'], ['st-gems'], ['ai-throttle']);
    expect(sumOfCards(table.player(0))).toBe(1 + 3 - 2);
  });

  test('COS-CON-3, COS-CON-7: forward by a positive sum, backward by a negative one', () => {
    const { players } = positionFor(2).give(0, { consumption: 40, energy: 10 }).state;
    const [player] = players as [(typeof players)[number]];
    expect(movedBy(player, 12)).toBe(52);
    expect(movedBy(player, -6)).toBe(34);
    expect(movedBy(player, 0)).toBe(40);
  });

  test('COS-CON-4: never past 100', () => {
    expect(movedBy(positionFor(2).give(0, { consumption: 95 }).player(0), 12)).toBe(100);
  });

  test('COS-CON-5: never below 20', () => {
    expect(movedBy(positionFor(2).give(0, { consumption: 22, energy: 3 }).player(0), -5)).toBe(20);
  });

  test('COS-CON-6, COS-CON-9: never back onto the energy counter, so it never raises a level', () => {
    const player = positionFor(2).give(0, { consumption: 30, energy: 27 }).player(0);
    expect(movedBy(player, -5)).toBe(28);
  });

  test('COS-CON-7: a backward move never becomes a forward one', () => {
    expect(movedBy(positionFor(2).give(0, { consumption: 26, energy: 29 }).player(0), -7)).toBe(26);
  });

  test('COS-CON-8: what is recorded is what the counter really moved', () => {
    const table = positionFor(2).give(0, { consumption: 98 }).give(1, { consumption: 21, energy: 0 });
    table.zones(0, ['st-gems'], ['st-extract'], ['st-discover']).zones(1, ['ai-throttle'], ['ai-standby'], ['st-transform']);
    table.ask({ do: 'record-consumption' });
    expect(table.state.players.map(({ recorded, consumption }) => [recorded, consumption])).toEqual([
      [2, 100],
      [-1, 20],
    ]);
    expect(table.told('consumption')[1]).toEqual({ kind: 'consumption', who: 1, sum: -4, from: 21, to: 20, recorded: -1 });
  });
});

describe('turn order', () => {
  /** The players in the order they would act in. */
  function order(
    ...players: {
      recorded: number;
      energy?: number;
      arrival?: number;
      consumption?: number;
      level?: number;
      darkTech?: DarkTechId[];
    }[]
  ) {
    const table = positionFor(Math.max(2, players.length));
    players.forEach((changes, number) => {
      table.give(number, changes);
    });
    return table.state.players.map((_, number) => number).sort((a, b) => compareTurnOrder(table.state, a, b));
  }

  test('COS-ORD-1: the highest recorded consumption of the round comes first, not the highest total', () => {
    expect(order({ recorded: 6, consumption: 80 }, { recorded: 12, consumption: 30 }, { recorded: 9 })).toEqual([1, 2, 0]);
  });

  test('COS-ORD-2: on a tie the energy counter further along comes first; levels are ignored', () => {
    expect(order({ recorded: 9, energy: 10, level: 2 }, { recorded: 9, energy: 11 })).toEqual([1, 0]);
  });

  test('COS-ORD-3: then whoever reached the space first', () => {
    expect(order({ recorded: 9, energy: 11, arrival: 8 }, { recorded: 9, energy: 11, arrival: 7 })).toEqual([1, 0]);
  });

  test('COS-ORD-4: every move of the energy counter puts it on top of the pile, forward and back after a level-up', () => {
    const table = positionFor(2);
    table.ask({ do: 'effect', seat: 0, effect: { op: 'gainEnergy', amount: 4 }, range: 1, source: 'ai-reactor' });
    expect(table.player(0).arrival).toBe(3);
    table.give(0, { energy: 20 }).ask({ do: 'energy-check', player: 0 });
    expect(table.player(0)).toMatchObject({ energy: 0, arrival: 4 });
  });

  test('COS-ORD-5: a gain of 0 changes nothing', () => {
    const table = positionFor(2);
    table.ask({ do: 'effect', seat: 0, effect: { op: 'gainEnergy', amount: 0 }, range: 1, source: 'ai-reactor' });
    expect(table.player(0).arrival).toBe(1);
    const mining = positionFor(2)
      .board({ 'grey-1': 's1-05' })
      .cubes(0, { 's1-05a': 1 })
      .give(0, { gems: gems(0, 0, 0) });
    mining.ask(steps.extract(1, 1)).act(0, { do: 'extract', system: 's1-05' }); // a resource of gems alone
    expect(mining.player(0)).toMatchObject({ gems: gems(2, 0, 0), arrival: 1 });
    const led = positionFor(2, { module2: true }).ask({ do: 'choose-leader', seat: 0 });
    expect(led.act(0, { do: 'choose-leader', leader: 'leader-zoe' }).player(0).arrival).toBe(1);
  });
});
