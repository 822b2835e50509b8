import { at, pick, Runner, SPECTATOR, seeded, viewOf } from '@kaya/engine';
import { follow } from '@kaya/pieces';
import { expect, test } from 'vitest';
import { scene } from '../board/scene.ts';
import { components } from '../data/index.ts';
import { game } from '../rules/game.ts';
import { HIDDEN } from '../types/index.ts';
import { atTurn, B, laid, plainTable, project, setPlayer, setRegion } from './position.ts';

/** Which piece lies where. */

const { constants } = components;

test('CO2-CMP-1 to CO2-CMP-9: through whole games every piece lies in one place, and each has a name of its own', () => {
  for (const seats of [1, 3, 5]) {
    const runner = new Runner(game, laid(seats, {}, `scene-${seats}`));
    const rng = seeded(`scene-${seats}`);
    runner.advance();
    let followed = scene(viewOf(game, runner.state, 0), 0);
    while (runner.state.outcome === null) {
      const seat = at(runner.awaited(), 0);
      runner.act(seat, pick(rng, runner.legal(seat)));
      const pieces = scene(viewOf(game, runner.state, 0), 0);
      const count = (kind: string) => pieces.filter((it) => it.kind === kind).length;
      expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
      followed = follow(followed, pieces);
      expect(new Set(followed.map(({ id }) => id)).size).toBe(pieces.length);
      expect(count('cep')).toBe(constants.cepTotal);
      expect(count('tech')).toBe(constants.techTotal);
      expect(count('scientist')).toBe(seats * constants.scientistsPerPlayer);
      expect(count('plant')).toBe(25);
      expect(count('project-solar')).toBe(components.projectTiles.solar);
      expect(count('fossil') + Object.values(runner.state.fossilsRemoved).reduce((sum, it) => sum + it, 0)).toBe(30);
    }
  }
});

test('a scientist who moves is on the project, and the tile goes there from the reserve', () => {
  const state = plainTable(2);
  setRegion(state, 'asia', { projects: [null, project(B), null] });
  state.reserve.biomass--;
  setPlayer(state, 0, { hand: 1, pool: 3 });
  const table = atTurn(state);
  const at = (place: string, kind: string) => scene(table.state, 0).filter((it) => it.place === place && it.kind === kind);
  expect(at('project:asia/1', 'scientist')).toEqual([]);
  expect(at('hand:0', 'scientist')).toHaveLength(1);
  table.choose({ do: 'to-scientist' });
  expect(at('project:asia/1', 'scientist')).toMatchObject([{ owner: 0 }]);
  expect(at('hand:0', 'scientist')).toEqual([]);
  expect(at('project:asia/1', 'project-biomass')).toHaveLength(1);
  expect(at('reserve:biomass', 'project-biomass')).toHaveLength(components.projectTiles.biomass - 1);
});

test('CO2-HID-2: of the cards of others the scene says only how many there are', () => {
  const state = plainTable(2);
  setPlayer(state, 0, { lobby: ['lobby-16', 'lobby-02'] });
  const lobby = (viewer: number) => scene(viewOf(game, state, viewer), viewer).filter((it) => it.place === 'lobby:0');
  expect(lobby(0).map(({ id }) => id)).toEqual(['lobby-16', 'lobby-02']);
  for (const viewer of [1, SPECTATOR]) {
    expect(lobby(viewer)).toEqual([{ id: 'lobby-0', kind: 'lobby-back', place: 'lobby:0', owner: 0, count: 2 }]);
    expect(JSON.stringify(scene(viewOf(game, state, viewer), viewer))).not.toContain(HIDDEN);
  }
});
