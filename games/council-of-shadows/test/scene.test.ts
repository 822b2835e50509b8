import { at, pick, SPECTATOR, seeded, viewOf } from '@kaya/engine';
import { expect, test } from 'vitest';
import { scene } from '../board/scene.ts';
import { components, constants } from '../data/index.ts';
import { game } from '../rules/game.ts';
import { HIDDEN } from '../types/index.ts';
import { planCards } from './choosing.ts';
import { freshPosition, positionFor } from './position.ts';

/** Which piece lies where. */

test('COS-CMP-1 to COS-CMP-15: through whole games each piece lies in one place and has a name of its own', () => {
  for (const seats of [1, 4]) {
    const { runner } = freshPosition(seats, { module1: true, module2: true }, `scene-${seats}`);
    const rng = seeded(`scene-${seats}`);
    while (runner.state.outcome === null) {
      const seat = at(runner.awaited(), 0);
      runner.act(seat, pick(rng, runner.legal(seat)));
      const { state } = runner;
      const pieces = scene(viewOf(game, state, 0), 0);
      const count = (kind: string) => pieces.filter((it) => it.kind === kind).length;
      expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
      expect(pieces.map(({ id }) => id)).not.toContain(HIDDEN);
      expect(count('card')).toBe(
        state.market.filter((card) => card !== null).length +
          state.players.reduce(
            (sum, { hand, zones }) => sum + hand.length + zones.reduce((n, { cards }) => n + cards.length, 0),
            0,
          ),
      );
      expect(count('energy')).toBe(state.players.length);
      expect(count('station')).toBe(state.players.reduce((sum, { stations }) => sum + stations.length, 0));
    }
  }
});

test('cubes lie on their planets, systems on their spaces, gems before their owners and in the supply', () => {
  const table = positionFor(2)
    .board({ 'grey-1': 's1-01', 'orange-2': 's1-04' })
    .cubes(0, { 's1-01a': 2 })
    .cubes(1, { 's1-01a': 1, 's1-04b': 1 });
  const pieces = scene(viewOf(game, table.state, 0), 0);
  const lying = (place: string, kind: string) => pieces.filter((it) => it.place === place && it.kind === kind);
  expect(lying('planet:s1-01a', 'cube').map(({ owner }) => owner)).toEqual([0, 0, 1]);
  expect(lying('planet:s1-04b', 'cube')).toMatchObject([{ owner: 1 }]);
  expect(lying('player:0/cubes', 'cube')).toHaveLength(constants.cubesPerPlayer - 2);
  expect(lying('space:grey-1', 'system')).toMatchObject([{ id: 's1-01' }]);
  expect(lying('space:orange-2', 'system')).toMatchObject([{ id: 's1-04' }]);
  expect(lying('player:1/gems', 'gem-gold')).toHaveLength(1);
  expect(lying('gems', 'gem-gold')).toHaveLength((components.gems.find(({ id }) => id === 'gold')?.count ?? 0) - 2);
});

test('COS-STA-10: the cubes on a colonisation station are no longer before their owner', () => {
  const table = positionFor(2, { module1: true }).give(0, { stations: [{ kind: 'colonisation', galaxy: 'blue' }] });
  const pieces = scene(viewOf(game, table.state, 0), 0);
  const cubes = (place: string) => pieces.filter((it) => it.place === place && it.kind === 'cube' && it.owner === 0).length;
  expect([cubes('slot:blue/colonisation'), cubes('player:0/cubes')]).toEqual([3, constants.cubesPerPlayer - 3]);
});

test('COS-HID-3: a planned card lies on its zone for its planner, and still in the hand for the others', () => {
  const table = positionFor(2);
  table.acts(0, { do: 'stop-buying' }).acts(1, { do: 'stop-buying' });
  planCards(table, 0, 'st-discover');
  const where = (viewer: number) =>
    scene(viewOf(game, table.state, viewer), viewer).find(({ id }) => id === 'st-discover@0')?.place;
  expect(where(0)).toBe('player:0/zone:1');
  expect(where(1)).toBe('player:0/hand');
  expect(where(SPECTATOR)).toBe('player:0/hand');
});

test('COS-HID-5: of the bonus cards of others the scene says only how many there are', () => {
  const table = positionFor(2).give(0, { light: ['bl-flat'], dark: 'bd-galaxy-grey' });
  const bonus = (viewer: number) =>
    scene(viewOf(game, table.state, viewer), viewer).filter(({ place }) => place === 'player:0/bonus');
  expect(bonus(0).map(({ id }) => id)).toEqual(['bd-galaxy-grey', 'bl-flat']);
  for (const viewer of [1, SPECTATOR]) expect(bonus(viewer)).toMatchObject([{ kind: 'bonus-back', count: 2 }]);
});

test('in the solo game the pieces of the Automa have places of their own', () => {
  const { runner } = freshPosition(1, {}, 'scene-solo');
  const seat = at(runner.awaited(), 0);
  runner.act(seat, at(runner.legal(seat), 0));
  const places = scene(viewOf(game, runner.state, 0), 0).map(({ place }) => place);
  expect(places).toContain('player:automa/energy');
  expect(places).not.toContain('player:1/energy');
});
