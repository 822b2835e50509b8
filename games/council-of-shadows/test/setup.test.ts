// Chapter 3: the table before the first round.
import { at, pileSize, Runner } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { components, spaceOf, systemOf } from '../data/index.ts';
import { game } from '../rules/game.ts';
import { darkBonusInPlay } from '../rules/setup.ts';
import { freshPosition, gems, positionFor, STANDARD } from './position.ts';

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

describe('setup', () => {
  test('COS-SET-1, COS-SET-17: the side of the board, and with three players two closed galaxies', () => {
    const open = (people: number) => {
      const table = freshPosition(people);
      table.ask({
        do: 'discover-space',
        seat: 0,
        sector: 3,
        followUp: { mode: 'either', cubes: 1, anyPlanet: false, extractTimes: 1 },
      });
      return table.legalOf(0, 'place-tile').map(({ space }) => spaceOf(space).galaxy);
    };
    expect(new Set(open(2))).toEqual(new Set(['red', 'pink']));
    expect(new Set(open(3))).toEqual(new Set(['brown', 'red', 'pink']));
    expect(new Set(open(4))).toEqual(new Set(['brown', 'red', 'pink', 'yellow']));
  });

  test('COS-SET-3: three face-down piles by sector', () => {
    const { sectorPiles } = freshPosition(3).state;
    sectorPiles.forEach((pile, i) => {
      for (const tile of [...pile.top, ...pile.loose, ...pile.bottom]) expect(systemOf(tile).sector).toBe(i + 1);
    });
    expect(sectorPiles.map(pileSize)).toEqual([8, 11, 10]);
  });

  test('COS-SET-4: two tiles of sector 1 lie in the grey galaxy, different ones in different games', () => {
    const starts = SEEDS.map((seed) => {
      const { spaces } = freshPosition(3, {}, seed).state;
      const tiles = [spaces[spaceOf('grey-1').number], spaces[spaceOf('grey-2').number]];
      expect(spaces.filter((tile) => tile !== null)).toEqual(tiles);
      for (const tile of tiles) expect(tile == null ? null : systemOf(tile).sector).toBe(1);
      return tiles.join();
    });
    expect(new Set(starts).size).toBeGreaterThan(4);
  });

  test('COS-SET-5: eight different cards in the market, 17 in the deck', () => {
    const { market, deck } = freshPosition(4).state;
    expect(new Set(market).size).toBe(8);
    expect(pileSize(deck)).toBe(17);
    expect(deck.loose.some((card) => market.some((it) => it === card))).toBe(false);
  });

  test('COS-SET-6: six Dark Tech cards of each level, the other two out of the game', () => {
    const piles = SEEDS.map((seed) => freshPosition(2, {}, seed).state.darkTechPiles);
    for (const [one, two] of piles as [string[], string[]][]) {
      expect(one.length).toBe(6);
      expect(two.length).toBe(6);
      expect(one.every((card) => card.startsWith('dt1-'))).toBe(true);
      expect(two.every((card) => card.startsWith('dt2-'))).toBe(true);
    }
    expect(new Set(piles.map((pile) => at(pile, 0).toSorted().join())).size).toBeGreaterThan(2);
  });

  test('COS-SET-7: all 18 light bonus cards form the pile', () => {
    expect(freshPosition(3).state.lightPile.loose.toSorted()).toEqual(components.lightBonus.map(({ id }) => id).toSorted());
  });

  test('COS-SET-8: dark cards by number of players', () => {
    const all = components.darkBonus.map(({ id }) => id).filter((id) => id !== 'bd-stations');
    const without = (...galaxies: string[]) => all.filter((id) => !galaxies.some((galaxy) => id === `bd-galaxy-${galaxy}`));
    expect(darkBonusInPlay(4, false)).toEqual(all);
    expect(darkBonusInPlay(3, false)).toEqual(without('turquoise', 'yellow'));
    expect(darkBonusInPlay(2, false)).toEqual(without('turquoise', 'yellow', 'brown', 'beige'));
    expect(darkBonusInPlay(1, false)).toEqual(darkBonusInPlay(2, false));
  });

  test('COS-SET-9, COS-STA-13: the dark card for stations is in play exactly with module 1', () => {
    for (const people of [1, 2, 3, 4]) {
      expect(darkBonusInPlay(people, false)).not.toContain('bd-stations');
      expect(darkBonusInPlay(people, true)).toContain('bd-stations');
    }
  });

  test('COS-SET-10: each player gets one dark card of those in play', () => {
    const dealt = SEEDS.map((seed) => {
      const dark = freshPosition(3, {}, seed).state.players.map((player) => player.dark ?? '');
      expect(new Set(dark).size).toBe(3);
      for (const card of dark) expect(darkBonusInPlay(3, false)).toContain(card);
      return dark.join();
    });
    expect(new Set(dealt).size).toBeGreaterThan(4);
  });

  test('COS-SET-11, COS-DEC-1: each chooses a civilisation that is still free, in seat order', () => {
    const table = freshPosition(3);
    expect(table.step).toEqual({ do: 'choose-civilisation', seat: 0 });
    expect(table.legal(0).length).toBe(4);
    table.act(0, { do: 'choose-civilisation', civilisation: 'humans' });
    expect(table.rules(1, { do: 'choose-civilisation', civilisation: 'humans' })).toEqual(['COS-SET-11']);
    table.act(1, { do: 'choose-civilisation', civilisation: 'automas' });
    table.act(2, { do: 'choose-civilisation', civilisation: 'tretans' });
    expect(table.state.players.map((player) => player.civilisation)).toEqual(['humans', 'automas', 'tretans']);
    expect(table.step.do).toBe('buy');
  });

  test('COS-SET-12, COS-SET-13, COS-SET-16: what a player starts with', () => {
    for (const player of freshPosition(4).state.players) {
      expect(player).toMatchObject({
        gems: gems(1, 1, 0),
        consumption: 20,
        energy: 0,
        level: 0,
        colonyExtension: false,
        upgrades: [],
      });
      expect(player.hand).toEqual(['st-colonise-1', 'st-colonise-2', 'st-extract', 'st-discover', 'st-gems', 'st-transform']);
      expect(player.zones).toEqual(['1', '2', '3'].map((name) => ({ name, range: 1, cards: [] })));
      expect(player.terraformed).toEqual({ earth: true, desert: false, volcanic: false });
    }
  });

  test('COS-SET-14: the tokens 1 to n are dealt at random', () => {
    const orders = SEEDS.map((seed) => freshPosition(4, {}, seed).state.order);
    for (const order of orders) expect(order.toSorted()).toEqual([0, 1, 2, 3]);
    expect(new Set(orders.map(String)).size).toBeGreaterThan(3);
  });

  test('COS-SET-15: the holder of token 1 arrived first on space 0, then token 2, …', () => {
    const { order, players } = freshPosition(4).state;
    expect(order.map((player) => at(players, player).arrival)).toEqual([1, 2, 3, 4]);
  });

  test('COS-SET-18: stations, extra zones, leaders and Automa cards stay in the box', () => {
    const { state } = positionFor(3);
    expect(state.automa).toBeNull();
    for (const player of state.players) expect(player).toMatchObject({ leader: null, stations: [] });
  });

  test('COS-SET-19: the same seed lays the same table, another one another', () => {
    const lay = (seed: string) =>
      game.setup({ seats: 3, options: STANDARD, seed }, Runner.start(game, { seats: 3, options: STANDARD, seed }).state.rng);
    expect(freshPosition(3, {}, 'x').state).toEqual(freshPosition(3, {}, 'x').state);
    expect(freshPosition(3, {}, 'x').state.market).not.toEqual(freshPosition(3, {}, 'y').state.market);
    expect(lay('x')).toEqual(lay('x'));
  });

  test('COS-SET-20, COS-LEA-2, COS-DEC-2: leaders are chosen after the tokens, the highest token first', () => {
    const table = freshPosition(3, { module2: true });
    for (const seat of [0, 1, 2]) table.act(seat, at(table.legalOf(seat, 'choose-civilisation'), 0));
    const [first, second, third] = table.state.order.toReversed() as [number, number, number];
    expect(table.step).toEqual({ do: 'choose-leader', seat: first });
    expect(table.legal(first).length).toBe(6);
    table.act(first, { do: 'choose-leader', leader: 'leader-breish' });
    expect(table.player(first)).toMatchObject({ leader: 'leader-breish', consumption: 25, energy: 8 });
    expect(table.step).toEqual({ do: 'choose-leader', seat: second });
    expect(table.rules(second, { do: 'choose-leader', leader: 'leader-breish' })).toEqual(['COS-LEA-2']);
    table.act(second, { do: 'choose-leader', leader: 'leader-zoe' });
    table.act(third, { do: 'choose-leader', leader: 'leader-ava' });
    expect(table.step).toMatchObject({ do: 'buy', seat: third });
  });
});
