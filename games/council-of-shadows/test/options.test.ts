// 8.1, 8.2: options and numbers of players.
import { checkSetup, pileSize } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { layoutFor } from '../data/index.ts';
import { game } from '../rules/game.ts';
import { darkBonusInPlay } from '../rules/setup.ts';
import { planCards } from './choosing.ts';
import { freshPosition, positionFor } from './position.ts';

const galaxies = (people: number) => layoutFor(people).galaxies.map(({ id }) => id);
const spacesBySector = (people: number) =>
  [1, 2, 3].map((sector) => layoutFor(people).spaces.filter((space) => space.sector === sector).length);

describe('options', () => {
  test('COS-OPT-1: one to four play; five are refused', () => {
    for (const seats of [1, 2, 3, 4]) expect(checkSetup(game, seats, {}).ok).toBe(true);
    for (const seats of [0, 5]) {
      expect(checkSetup(game, seats, {})).toMatchObject({ ok: false, reasons: [{ rule: 'engine.seats' }] });
    }
    expect(freshPosition(1).state.automa).not.toBeNull();
    expect(freshPosition(2).state.automa).toBeNull();
  });

  test('COS-OPT-2, COS-OPT-3, COS-OPT-4, COS-OPT-5: screens are on by default, everything else is off', () => {
    expect(checkSetup(game, 3, {})).toEqual({
      ok: true,
      options: { screens: true, module1: false, module2: false, soloSilver: false },
    });
  });

  test('COS-OPT-3, COS-OPT-4: the modules go alone or together', () => {
    const offers = (module1: boolean, module2: boolean) => {
      const table = freshPosition(2, { module1, module2 });
      table.act(0, { do: 'choose-civilisation', civilisation: 'humans' });
      table.act(1, { do: 'choose-civilisation', civilisation: 'tretans' });
      const leaders = table.step.do === 'choose-leader';
      while (table.step.do === 'choose-leader') {
        const { seat } = table.step;
        table.act(seat, { do: 'choose-leader', leader: seat === 0 ? 'leader-buteo' : 'leader-zoe' });
      }
      const seat = table.runner.awaited()[0] ?? 0;
      return [table.runner.candidates(seat).some(({ action }) => action.do === 'buy-station'), leaders];
    };
    for (const module1 of [false, true]) {
      for (const module2 of [false, true]) expect(offers(module1, module2)).toEqual([module1, module2]);
    }
  });

  test('COS-OPT-5, COS-OPT-6: silver cards are for the solo game only', () => {
    expect(checkSetup(game, 1, { soloSilver: true, screens: false }).ok).toBe(true);
    expect(checkSetup(game, 2, { soloSilver: true })).toEqual({
      ok: false,
      reasons: [{ rule: 'COS-OPT-6', values: { seats: 2 } }],
    });
    const cards = freshPosition(1, { soloSilver: true }).state.automa?.piles.reduce((sum, pile) => sum + pileSize(pile), 0);
    expect(cards).toBe(18);
  });

  test('COS-OPT-6: screens change nothing in the solo game', () => {
    const planned = (screens: boolean) => {
      const table = positionFor(1, { screens }).act(0, { do: 'stop-buying' });
      planCards(table, 0, 'st-discover', 'st-gems', 'st-transform');
      return { ...table.state, screens: true };
    };
    expect(planned(false)).toEqual(planned(true));
  });
});

describe('numbers of players', () => {
  const ALL = ['grey', 'orange', 'beige', 'green', 'blue', 'turquoise', 'brown', 'red', 'pink', 'yellow'];
  const six = ['grey', 'orange', 'green', 'blue', 'red', 'pink'];

  test('COS-PLC-1: four players have the whole board, all galaxy cards and four tokens', () => {
    expect(galaxies(4)).toEqual(ALL);
    expect(layoutFor(4)).toMatchObject({ side: '3-4', tokens: 4, closedGalaxies: [] });
    expect(spacesBySector(4)).toEqual([10, 11, 10]);
    expect(darkBonusInPlay(4, false)).toHaveLength(8);
    expect(freshPosition(4).state.order.toSorted()).toEqual([0, 1, 2, 3]);
  });

  test('COS-PLC-2: three players go without turquoise and yellow, their spaces and cards', () => {
    expect(galaxies(3)).toEqual(ALL.filter((id) => id !== 'turquoise' && id !== 'yellow'));
    expect(layoutFor(3)).toMatchObject({ side: '3-4', tokens: 3 });
    expect(spacesBySector(3)).toEqual([10, 8, 8]);
    const cards = darkBonusInPlay(3, false);
    expect(cards).toHaveLength(6);
    expect(cards).not.toContain('bd-galaxy-turquoise');
    expect(cards).not.toContain('bd-galaxy-yellow');
    expect(freshPosition(3).state.order.toSorted()).toEqual([0, 1, 2]);
  });

  test.each([
    ['COS-PLC-3', 2],
    ['COS-PLC-4', 1],
  ])('%s: the small side of the board with %i at the table', (_, people) => {
    expect(galaxies(people)).toEqual(six);
    expect(layoutFor(people)).toMatchObject({ side: '2', tokens: 2 });
    expect(spacesBySector(people)).toEqual([7, 5, 6]);
    expect(darkBonusInPlay(people, false)).toEqual(['bd-galaxy-grey', 'bd-galaxy-green', 'bd-galaxy-blue', 'bd-galaxy-red']);
    expect(freshPosition(people).state.order.toSorted()).toEqual([0, 1]);
  });

  test('COS-PLC-5: everything else is the same at every table', () => {
    for (const people of [1, 2, 3, 4]) {
      const { state } = positionFor(people);
      expect(state.market).toHaveLength(8);
      expect(state.darkTechPiles.map((pile) => pile.length)).toEqual([6, 6]);
      expect(pileSize(state.lightPile)).toBe(18);
      expect(state.players[0]).toMatchObject({
        consumption: 20,
        energy: 0,
        level: 0,
        gems: { anthracite: 1, gold: 1, transparent: 0 },
      });
      expect(state.sectorPiles.map(pileSize)).toEqual([8, 11, 10]);
    }
  });
});
