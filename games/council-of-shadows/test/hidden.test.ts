// Chapter 10: who may know what.
import { at, eventsFor, pileSize, SPECTATOR, viewOf } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import { type BonusId, type CosAction, type CosState, HIDDEN } from '../types/index.ts';
import { idleUntil, steps } from './choosing.ts';
import { type Position, positionFor, soloWith } from './position.ts';

const view = (table: Position, viewer: number): CosState => viewOf(game, table.state, viewer);
const seen = (table: Position, viewer: number) => eventsFor(game, table.events, viewer);
const SKIP = { do: 'skip' } as const;

describe('what is open', () => {
  test('COS-HID-1: board, counters, gems, market and the sizes of all piles', () => {
    const table = positionFor(3, { module1: true }).board({ 'grey-1': 's1-01' }).cubes(0, { 's1-01a': 2 });
    table.give(0, { stations: [{ kind: 'extraction', galaxy: 'grey' }], darkTech: ['dt1-empire'], light: ['bl-flat'], level: 1 });
    const { state } = table;
    for (const viewer of [SPECTATOR, 0, 1, 2]) {
      const it = view(table, viewer);
      expect([it.spaces, it.market, it.order, it.throne]).toEqual([state.spaces, state.market, state.order, state.throne]);
      expect(it.sectorPiles.map(pileSize)).toEqual(state.sectorPiles.map(pileSize));
      expect([it.deck, it.lightPile].map(pileSize)).toEqual([state.deck, state.lightPile].map(pileSize));
      expect(it.darkTechPiles.map((pile) => pile.length)).toEqual([6, 6]);
      for (const [number, player] of it.players.entries()) {
        const { plan: _, dark: __, light, ...open } = player;
        expect(light).toHaveLength(at(state.players, number).light.length);
        expect(at(state.players, number)).toMatchObject(open);
      }
    }
  });

  test('COS-HID-2: cards on zones, covered ones too, and every hand outside the planning', () => {
    const table = positionFor(2).zones(0, ['st-extract', 'st-gems'], ['st-discover']);
    expect(at(view(table, 1).players, 0)).toMatchObject({ zones: table.player(0).zones, hand: table.player(0).hand });
  });
});

describe('plans', () => {
  const planning = (screens: boolean) => {
    const table = positionFor(2, { screens }).act(0, { do: 'stop-buying' }).act(1, { do: 'stop-buying' });
    return table.act(0, { do: 'plan-card', zone: 1, card: 'st-gems' });
  };

  test('COS-HID-3: behind screens the others see that somebody is planning, then that the plan is ready', () => {
    const table = planning(true);
    expect(at(view(table, 0).players, 0).plan).toEqual(['st-gems', 'open', 'open']);
    for (const viewer of [1, SPECTATOR]) expect(at(view(table, viewer).players, 0).plan).toEqual(['open', 'open', 'open']);
    expect(seen(table, 0).map(({ kind }) => kind)).toEqual(['planned']);
    expect(seen(table, 1)).toEqual([]);
    table.act(0, { do: 'plan-card', zone: 2, card: 'st-extract' }).act(0, { do: 'plan-card', zone: 3, card: 'st-discover' });
    const other = at(view(table, 1).players, 0);
    expect(other.plan).toEqual([HIDDEN, HIDDEN, HIDDEN]);
    expect(other.hand).toHaveLength(6);
    expect(seen(table, 1)).toEqual([{ kind: 'plan-ready', who: 0 }]);
  });

  test('COS-HID-4: without screens everybody sees each card as it is placed', () => {
    const table = planning(false);
    for (const viewer of [0, 1, SPECTATOR]) {
      expect(at(view(table, viewer).players, 0).plan).toEqual(['st-gems', 'open', 'open']);
      expect(seen(table, viewer)).toMatchObject([{ kind: 'planned', zone: 1, card: 'st-gems' }]);
    }
  });
});

describe('bonus cards', () => {
  const drawing = () => {
    const table = positionFor(2).board({ 'blue-1': 's2-02' }).cubes(0, { 's2-02a': 1 });
    table.give(0, { dark: 'bd-galaxy-red', light: ['bl-flat', 'bl-ai-1', 'bl-gem-gold'] });
    table.state.lightPile = { top: ['bl-bonus-1'], loose: ['bl-bonus-2'], bottom: [] };
    return table.ask(steps.exploit()).act(0, { do: 'exploit', galaxy: 'blue' });
  };

  test('COS-HID-5: only the holder sees them, until the final scoring', () => {
    const table = drawing();
    expect(at(view(table, 0).players, 0)).toMatchObject({
      dark: 'bd-galaxy-red',
      light: ['bl-flat', 'bl-ai-1', 'bl-gem-gold', 'bl-bonus-1'],
    });
    for (const viewer of [1, SPECTATOR]) {
      expect(at(view(table, viewer).players, 0)).toMatchObject({ dark: HIDDEN, light: [HIDDEN, HIDDEN, HIDDEN, HIDDEN] });
    }
    table.act(0, { do: 'return-bonus', card: 'bl-ai-1' }).ask({ do: 'final-scoring' });
    for (const viewer of [1, SPECTATOR]) {
      expect(at(view(table, viewer).players, 0)).toMatchObject({
        dark: 'bd-galaxy-red',
        light: ['bl-flat', 'bl-gem-gold', 'bl-bonus-1'],
      });
    }
  });

  test('COS-HID-9, COS-HID-13: which card goes under the pile only its holder knows', () => {
    const afterReturning = (card: BonusId) => {
      const table = drawing();
      expect(seen(table, 1).filter(({ kind }) => kind === 'bonus-drawn')).toEqual([
        { kind: 'bonus-drawn', who: 0, card: HIDDEN },
      ]);
      table.act(0, { do: 'return-bonus', card });
      expect(seen(table, 0)).toEqual([{ kind: 'bonus-returned', who: 0, card }]);
      expect(view(table, 0).lightPile.bottom).toEqual([HIDDEN]);
      return [seen(table, 1), view(table, 1), seen(table, SPECTATOR), view(table, SPECTATOR)];
    };
    expect(afterReturning('bl-bonus-1')).toEqual(afterReturning('bl-flat'));
  });
});

describe('face-down piles', () => {
  test('COS-HID-6, COS-HID-12: nobody sees into them, nor the generator', () => {
    const table = positionFor(3);
    for (const viewer of [SPECTATOR, 0, 1, 2]) {
      const { sectorPiles, deck, lightPile, darkTechPiles, rng } = view(table, viewer);
      for (const { top, loose, bottom } of [...sectorPiles, deck, lightPile]) {
        expect([...top, ...loose, ...bottom].every((card) => card === HIDDEN)).toBe(true);
      }
      expect(darkTechPiles.flat().every((card) => card === HIDDEN)).toBe(true);
      expect(rng).toEqual([0, 0, 0, 0]);
    }
  });

  test('COS-HID-7, COS-HID-14: drawn tiles are the discoverer’s; the one put back stays unknown', () => {
    const table = positionFor(2)
      .board({})
      .onTop(1, 's1-05', 's1-06')
      .ask(steps.discover(1))
      .act(0, { do: 'discover', sector: 1 });
    expect(view(table, 0).drawn).toEqual(['s1-05', 's1-06']);
    expect(seen(table, 0)).toMatchObject([{ kind: 'tiles-drawn', tiles: ['s1-05', 's1-06'] }]);
    for (const viewer of [1, SPECTATOR]) {
      expect(view(table, viewer).drawn).toEqual([HIDDEN, HIDDEN]);
      expect(seen(table, viewer)).toMatchObject([{ kind: 'tiles-drawn', tiles: [HIDDEN, HIDDEN] }]);
    }
    table.act(0, { do: 'take-tile', tile: 's1-06' });
    expect(seen(table, 0)).toMatchObject([{ kind: 'tile-returned', tile: 's1-05' }]);
    expect(seen(table, 1)).toMatchObject([{ kind: 'tile-returned', tile: HIDDEN }]);
    expect(view(table, 1).drawn).toEqual([HIDDEN]);
    expect(at(view(table, 0).sectorPiles, 0).bottom).toEqual([HIDDEN]);
    table.act(0, { do: 'place-tile', space: 'orange-1' });
    expect(seen(table, 1)).toMatchObject([{ kind: 'discovered', system: 's1-06', space: 'orange-1' }]);
    expect(view(table, 1).spaces).toEqual(table.state.spaces);
    table.act(0, SKIP);
  });

  test('COS-HID-8: a Dark Tech pile is seen by the one who chooses, while choosing', () => {
    const table = positionFor(2).give(0, { energy: 30, consumption: 25 }).ask({ do: 'energy-check', player: 0 });
    const pile = structuredClone(at(table.state.darkTechPiles, 0));
    expect(view(table, 0).darkTechPiles[0]).toEqual(pile);
    expect(view(table, 0).darkTechPiles[1]).toEqual(Array(6).fill(HIDDEN));
    for (const viewer of [1, SPECTATOR]) expect(view(table, viewer).darkTechPiles[0]).toEqual(Array(6).fill(HIDDEN));
    const card = at(pile, 0);
    table.act(0, { do: 'take-dark-tech', card });
    expect(at(view(table, 1).players, 0).darkTech).toEqual([card]);
    if (table.step.do !== 'choose-dark-tech') expect(view(table, 0).darkTechPiles[0]).toEqual(Array(5).fill(HIDDEN));
  });
});

test('COS-HID-10: the next Automa card and its bonus cards are unknown, used cards are open', () => {
  const table = positionFor(1)
    .give(1, { light: ['bl-flat'] })
    .ask({ do: 'automa-reveal' });
  const { automa, players } = view(table, 0);
  expect(new Set<string>(automa?.piles.flatMap(({ loose }) => loose))).toEqual(new Set([HIDDEN]));
  expect(automa).toMatchObject({ card: table.state.automa?.card, used: table.state.automa?.used });
  expect(at(players, 1).light).toEqual([HIDDEN]);
  table.ask({ do: 'final-scoring' });
  expect(at(view(table, 0).players, 1).light).toEqual(['bl-flat']);
});

describe('the Automa’s draws', () => {
  test('COS-HID-7: tiles drawn for it are seen by the human who decides, not by an onlooker', () => {
    const table = soloWith('au2-2').board({}).onTop(3, 's3-01', 's3-02').ask({ do: 'automa-row', row: 0 });
    expect(view(table, 0).drawn).toEqual(['s3-01', 's3-02']);
    expect(view(table, SPECTATOR).drawn).toEqual([HIDDEN, HIDDEN]);
    expect(seen(table, 0)).toContainEqual(expect.objectContaining({ kind: 'tiles-drawn', tiles: ['s3-01', 's3-02'] }));
    expect(seen(table, SPECTATOR)).toContainEqual(expect.objectContaining({ kind: 'tiles-drawn', tiles: [HIDDEN, HIDDEN] }));
    table.act(0, { do: 'take-tile', tile: 's3-02' });
    expect(view(table, 0).drawn).toEqual(['s3-02']);
    expect(view(table, SPECTATOR).drawn).toEqual([HIDDEN]);
    expect(seen(table, 0)).toMatchObject([{ kind: 'tile-returned', tile: 's3-01' }]);
    expect(seen(table, SPECTATOR)).toMatchObject([{ kind: 'tile-returned', tile: HIDDEN }]);
  });

  test('COS-HID-10, COS-SOL-16: nobody is told which light card it draws', () => {
    const table = soloWith('au1-2').board({ 'blue-1': 's2-02' }).cubes(1, { 's2-02a': 1 }).ask({ do: 'automa-exploitation' });
    expect(table.told('bonus-drawn')).toEqual([{ kind: 'bonus-drawn', who: 'automa', card: table.player(1).light[0] }]);
    for (const viewer of [0, SPECTATOR]) {
      expect(seen(table, viewer)).toContainEqual({ kind: 'bonus-drawn', who: 'automa', card: HIDDEN });
      expect(at(view(table, viewer).players, 1).light).toEqual([HIDDEN]);
    }
  });
});

test('COS-HID-11: an onlooker sees what everybody may see, and everything scored once the game is over', () => {
  const table = positionFor(2);
  const common = (number: number, it: CosState) => at(it.players, number);
  const onlooker = view(table, SPECTATOR);
  expect(common(0, onlooker)).toEqual(common(0, view(table, 1)));
  expect(common(1, onlooker)).toEqual(common(1, view(table, 0)));
  table.state.throne = 0;
  idleUntil(table, () => false);
  expect(table.runner.over).toBe(true);
  for (const [number, player] of view(table, SPECTATOR).players.entries()) {
    expect([player.dark, player.light]).toEqual([table.player(number).dark, table.player(number).light]);
  }
});

test('COS-HID-14: the view of a Dark Tech pile shows its size and nothing else, to everybody', () => {
  const table = positionFor(2).give(0, { energy: 30, consumption: 25 }).ask({ do: 'energy-check', player: 0 });
  table.state.darkTechPiles[0] = ['dt1-empire', 'dt1-explorers'];
  const take: CosAction = { do: 'take-dark-tech', card: 'dt1-empire' };
  table.act(0, take);
  for (const viewer of [SPECTATOR, 0, 1]) expect(view(table, viewer).darkTechPiles[0]).toEqual([HIDDEN]);
});
