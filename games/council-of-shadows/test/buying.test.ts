// 5.1 to 5.3: buying, paying, upgrades.
import { at } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { components, upgradeOf } from '../data/index.ts';
import { canPay, payments } from '../rules/buying/paying.ts';
import type { UpgradeId } from '../types/index.ts';
import { gems, positionFor } from './position.ts';

const upgrade = (id: UpgradeId) => ({ do: 'buy-upgrade', upgrade: id }) as const;
const card = (slot: number) => ({ do: 'buy-card', slot }) as const;

describe('buying', () => {
  test('COS-BUY-1, COS-BUY-2: up to three purchases of any kind, each with what the earlier ones gained', () => {
    const table = positionFor(2).give(0, { gems: gems(4, 1, 0) });
    table.market('ai-throttle');
    table.buys(0, card(0), upgrade('range-1-2'), upgrade('range-1-3'));
    expect(table.player(0).hand).toContain('ai-throttle');
    expect(table.player(0).gems).toEqual(gems(2, 0, 0));
    expect(table.step).toMatchObject({ do: 'buy', seat: 1 });
  });

  test('COS-BUY-1: there is no fourth purchase', () => {
    const table = positionFor(2, { module2: true }).give(0, { gems: gems(9, 9, 9), leader: 'leader-zoe' });
    table.board({ 'grey-1': 's1-01' });
    table.acts(0, upgrade('range-1-2'), { do: 'pay', gems: gems(1, 0, 0) });
    table.acts(0, upgrade('range-2-2'), { do: 'pay', gems: gems(1, 0, 0) });
    table.acts(0, upgrade('range-3-2'), { do: 'pay', gems: gems(1, 0, 0) });
    expect(table.legal(0)).toEqual([{ do: 'free-colony' }, { do: 'stop-buying' }]);
    expect(table.rules(0, upgrade('range-1-3'))).toEqual(['COS-BUY-1']);
  });

  test('COS-BUY-2: stations can be bought with module 1 only', () => {
    const station = { do: 'buy-station', station: 'extraction', galaxy: 'grey' } as const;
    const plain = positionFor(2)
      .board({ 'grey-1': 's1-01' })
      .cubes(0, { 's1-01a': 1 })
      .give(0, { gems: gems(0, 1, 1) });
    expect(plain.rules(0, station)).toEqual(['engine.not-asked']);
    const module1 = positionFor(2, { module1: true })
      .board({ 'grey-1': 's1-01' })
      .cubes(0, { 's1-01a': 1 })
      .give(0, { gems: gems(0, 1, 1) });
    expect(module1.act(0, station).player(0).stations).toEqual([{ kind: 'extraction', galaxy: 'grey' }]);
  });

  test('COS-BUY-3: the price goes to the supply, the card to the hand, ready for the coming planning phase', () => {
    const table = positionFor(2)
      .give(0, { gems: gems(0, 1, 0) })
      .give(1, { gems: gems(0, 0, 0) });
    table.market('ai-reactor');
    table.act(0, card(0));
    expect(table.player(0).gems).toEqual(gems(0, 0, 0));
    expect(table.told('bought-card')).toEqual([
      { kind: 'bought-card', who: 0, card: 'ai-reactor', slot: 0, paid: gems(0, 1, 0) },
    ]);
    expect(table.step.do).toBe('plan');
    table.act(0, { do: 'plan-card', zone: 1, card: 'ai-reactor' });
  });

  test('COS-BUY-4: the slot is refilled at once, and the new card can be bought in the same turn', () => {
    const table = positionFor(2).give(0, { gems: gems(2, 0, 0) });
    table.market('ai-throttle');
    table.state.deck.top = ['ai-refinery'];
    table.state.deck.loose = table.state.deck.loose.filter((id) => id !== 'ai-refinery');
    const before = table.state.deck.loose.length;
    table.act(0, card(0));
    expect(table.state.market[0]).toBe('ai-refinery');
    expect(table.state.deck.loose.length).toBe(before);
    table.act(0, card(0));
    expect(table.player(0).hand).toEqual(expect.arrayContaining(['ai-throttle', 'ai-refinery']));
  });

  test('COS-BUY-5: bought cards stay, however many they are', () => {
    const table = positionFor(2).give(0, { gems: gems(3, 0, 0) });
    table.hand(0, ...components.aiCards.slice(5, 25).map(({ id }) => id));
    table.market('ai-throttle');
    table.act(0, card(0));
    expect(table.player(0).hand.length).toBe(6 + 20 + 1);
  });

  test('COS-BUY-6: a player may stop at once; what was not used is lost', () => {
    const table = positionFor(2).give(0, { gems: gems(9, 9, 9) });
    table.act(0, { do: 'stop-buying' });
    expect(table.step).toEqual({ do: 'buy', seat: 1, purchases: 0, freeColony: false });
  });
});

describe('paying', () => {
  test('COS-PAY-1, COS-PAY-3: each gem of the price needs one of the same or a higher value', () => {
    expect(canPay(gems(1, 1, 0), gems(1, 1, 0))).toBe(true);
    expect(canPay(gems(0, 0, 2), gems(1, 1, 0))).toBe(true);
    expect(canPay(gems(2, 0, 0), gems(1, 1, 0))).toBe(false);
    expect(canPay(gems(9, 9, 0), gems(0, 0, 1))).toBe(false);
    expect(canPay(gems(9, 0, 0), gems(0, 1, 0))).toBe(false);
    expect(canPay(gems(0, 0, 1), gems(1, 1, 0))).toBe(false);
  });

  test('COS-PAY-1, COS-DEC-4: a price can be paid exactly where there is a way to pay it', () => {
    const few = [0, 1, 2, 3];
    const stocks = few.flatMap((a) => few.flatMap((g) => few.map((t) => gems(a, g, t))));
    for (const held of stocks) {
      for (const price of stocks)
        expect(canPay(held, price), JSON.stringify({ held, price })).toBe(payments(held, price).length > 0);
    }
  });

  test('COS-PAY-1: what cannot be paid is not offered, and the price is the reason', () => {
    const table = positionFor(2).give(0, { gems: gems(1, 0, 0) });
    expect(table.runner.why(0, upgrade('terraform-desert'))).toEqual([{ rule: 'COS-PAY-1', values: gems(1, 1, 0) }]);
  });

  test('COS-PAY-2: a better gem is taken whole', () => {
    const table = positionFor(2).give(0, { gems: gems(0, 0, 1) });
    table.act(0, upgrade('range-1-2'));
    expect(table.player(0).gems).toEqual(gems(0, 0, 0));
  });

  test('COS-PAY-3: exactly as many gems as the price shows', () => {
    for (const way of payments(gems(5, 5, 5), gems(1, 1, 1))) expect(way.anthracite + way.gold + way.transparent).toBe(3);
  });

  test('COS-PAY-4, COS-DEC-4: every distinct payment is offered, the cheapest first, and a single one is made by itself', () => {
    expect(payments(gems(3, 3, 3), gems(2, 0, 0))).toEqual([
      gems(2, 0, 0),
      gems(1, 1, 0),
      gems(0, 2, 0),
      gems(1, 0, 1),
      gems(0, 1, 1),
      gems(0, 0, 2),
    ]);
    const table = positionFor(2).give(0, { gems: gems(1, 1, 0) });
    table.act(0, upgrade('range-1-2'));
    expect(table.step.do).toBe('pay');
    expect(table.legal(0)).toEqual([
      { do: 'pay', gems: gems(1, 0, 0) },
      { do: 'pay', gems: gems(0, 1, 0) },
    ]);
    expect(table.player(0).zones[0]?.range).toBe(1);
    table.act(0, { do: 'pay', gems: gems(0, 1, 0) });
    expect(table.player(0).zones[0]?.range).toBe(2);
    expect(table.player(0).gems).toEqual(gems(1, 0, 0));
  });

  test('COS-DEC-4: a list of payments is never longer than ten', () => {
    const prices = [...components.aiCards, ...components.upgrades, ...components.stations].map((it) => it.cost);
    for (const cost of prices) expect(payments(gems(9, 9, 9), cost).length).toBeLessThanOrEqual(10);
  });
});

describe('upgrades', () => {
  const rich = () => positionFor(2).give(0, { gems: gems(0, 0, 9) });

  test('COS-UPG-1: four upgrades give energy once, nine are permanent', () => {
    const own = components.upgrades.filter((it) => it.extraZone === null);
    expect(own.length).toBe(13);
    expect(own.filter((it) => it.kind === 'instant').map((it) => it.effect.op)).toEqual(new Array(4).fill('gainEnergy'));
    expect(own.filter((it) => it.effect.op === 'unlockPlanet').length).toBe(2);
    expect(own.filter((it) => it.effect.op === 'unlockStacking').length).toBe(1);
    expect(own.filter((it) => it.effect.op === 'setRange').length).toBe(6);
    const table = rich();
    expect(table.runner.candidates(0).filter(({ action }) => action.do === 'buy-upgrade').length).toBe(13);
  });

  test('COS-UPG-2: a cube marks what is bought, and nothing is bought twice', () => {
    const table = rich().act(0, upgrade('energy-1'));
    expect(table.player(0).upgrades).toEqual(['energy-1']);
    expect(table.rules(0, upgrade('energy-1'))).toEqual(['COS-UPG-2']);
    expect(table.player(1).upgrades).toEqual([]);
  });

  test('COS-UPG-3, COS-UPG-4: each terraforming upgrade opens its planets, in either order', () => {
    const table = rich().act(0, upgrade('terraform-volcanic'));
    expect(table.player(0).terraformed).toEqual({ earth: true, desert: false, volcanic: true });
    table.act(0, upgrade('terraform-desert'));
    expect(table.player(0).terraformed).toEqual({ earth: true, desert: true, volcanic: true });
  });

  test('COS-UPG-5: the colony extension opens occupied planets, up to three cubes in all, within the own terraforming', () => {
    const table = positionFor(2)
      .give(0, { gems: gems(0, 0, 1) })
      .board({ 'grey-1': 's1-08' });
    table.cubes(0, { 's1-08a': 1 }).cubes(1, { 's1-08a': 1, 's1-08b': 1 });
    const step = {
      do: 'colonise',
      seat: 0,
      cubes: 1,
      range: 1,
      anyPlanet: false,
      thenExtractHere: 0,
      optional: true,
      source: 'st-colonise-1',
    } as const;
    expect(table.ask(step).step.do).toBe('buy'); // nothing possible: skipped
    table.act(0, upgrade('colony-extension')).ask(step);
    expect(table.legalOf(0, 'colonise')).toEqual([{ do: 'colonise', planet: 's1-08a' }]);
    table.act(0, { do: 'colonise', planet: 's1-08a' });
    expect(table.cubesOn(0, 's1-08a')).toBe(2);
    expect(table.ask(step).rules(0, { do: 'colonise', planet: 's1-08a' })).not.toEqual([]);
  });

  test('COS-UPG-6: an energy upgrade gives its energy once, at once', () => {
    const table = rich().act(0, upgrade('energy-3'));
    expect(table.player(0).energy).toBe(7);
  });

  test('COS-UPG-7, COS-UPG-10: 3 parsecs need 2 parsecs in the same zone; both may be bought in one turn', () => {
    const table = rich();
    expect(table.rules(0, upgrade('range-2-3'))).toEqual(['COS-UPG-7']);
    table.act(0, upgrade('range-1-2'));
    expect(table.rules(0, upgrade('range-2-3'))).toEqual(['COS-UPG-7']);
    table.acts(0, upgrade('range-2-2'), upgrade('range-2-3'));
    expect(table.player(0).zones.map((zone) => zone.range)).toEqual([2, 3, 1]);
  });

  test('COS-UPG-8: each range step gives 1 energy', () => {
    expect(rich().acts(0, upgrade('range-1-2'), upgrade('range-1-3')).player(0).energy).toBe(2);
  });

  test('COS-UPG-9: a zone of range r reaches the sectors 1 to r', () => {
    const table = positionFor(2).board({ 'grey-1': 's1-01', 'blue-1': 's2-02', 'red-1': 's3-06' });
    for (const range of [1, 2, 3] as const) {
      table.ask({ do: 'colonise', seat: 0, cubes: 1, range, anyPlanet: false, thenExtractHere: 0, optional: true, source: '' });
      const sectors = new Set(table.legalOf(0, 'colonise').map(({ planet }) => planet.charAt(1)));
      expect([...sectors]).toEqual(['1', '2', '3'].slice(0, range));
      table.act(0, { do: 'skip' });
    }
  });

  test('COS-UPG-11: the prices and what they bring', () => {
    const price = (id: UpgradeId) => Object.values(upgradeOf(id).cost);
    expect(price('terraform-desert')).toEqual([1, 1, 0]);
    expect(price('terraform-volcanic')).toEqual([0, 2, 0]);
    expect(price('colony-extension')).toEqual([0, 0, 1]);
    for (const zone of ['1', '2', '3', 'ava'] as const) {
      expect(price(`range-${zone}-2`)).toEqual([1, 0, 0]);
      expect(price(`range-${zone}-3`)).toEqual([0, 1, 0]);
    }
    const energy = [1, 2, 3, 4].map((n) => upgradeOf(`energy-${n}`));
    expect(energy.map((it) => Object.values(it.cost))).toEqual([
      [2, 0, 0],
      [0, 2, 0],
      [0, 1, 1],
      [0, 0, 2],
    ]);
    expect(energy.map(({ effect }) => (effect.op === 'gainEnergy' ? effect.amount : 0))).toEqual([3, 5, 7, 9]);
    expect(at(energy, 0).kind).toBe('instant');
  });
});
