import { at, pick, pileSize, Runner, SPECTATOR, seeded, viewOf } from '@kaya/engine';
import { follow } from '@kaya/pieces';
import { describe, expect, test } from 'vitest';
import { scene } from '../board/scene.ts';
import { components } from '../data/index.ts';
import { box } from '../index.ts';
import type { FutureEnergy } from '../types/index.ts';
import { type Laid, laid, OPTIONS } from './position.ts';

const { game } = box;
const { supply } = components;

/** The pieces at a place, as the viewer sees them. */
function lying(given: Laid, place: string, viewer = 0) {
  return scene(viewOf(game, laid(given), viewer), viewer).filter((it) => it.place === place);
}

describe('which piece lies where', () => {
  test.each([2, 3, 4])(
    'FE-CMP-15: through a whole game of %i nothing gets lost, and each piece has a name of its own',
    (seats) => {
      const options = { ...OPTIONS, module1: true, module2: true, module3: true };
      const runner: Runner<FutureEnergy> = Runner.start(game, { seats, options, seed: `scene ${seats}` });
      const rng = seeded(`scene ${seats}`);
      let followed = scene(runner.state, SPECTATOR);
      while (!runner.over) {
        const seat = at(runner.awaited(), 0);
        runner.act(seat, pick(rng, runner.legal(seat)));
        const pieces = scene(viewOf(game, runner.state, SPECTATOR), SPECTATOR);
        followed = follow(followed, pieces);
        const count = (kind: string) => pieces.filter((it) => it.kind === kind).length;
        expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
        expect(new Set(followed.map(({ id }) => id)).size).toBe(pieces.length);
        expect(count('plant')).toBe(seats * supply.plants);
        expect(count('line')).toBe(seats * supply.lines);
        expect(count('joker')).toBe(components.jokers);
        expect(count('certificate')).toBe(components.certificates.length);
        expect(count('crew')).toBe(1);
        const { players, display } = runner.state;
        const owned = players.reduce((sum, player) => sum + player.contracts.length + player.completed.length, 0);
        expect(count('contract')).toBe(display.length + owned);
      }
    },
  );

  test('a token lies on its space, plants where they were built, both lines on their connection', () => {
    const given: Laid = {
      crew: 'prague',
      tokens: { oslo: 'coal' },
      plants: { prague: [0, 2, 1, 0] },
      lines: { 'prague/vienna': [0, 3] },
    };
    expect(lying(given, 'space:oslo')).toMatchObject([{ kind: 'token-coal' }]);
    expect(lying(given, 'space:prague').map(({ kind, owner }) => [kind, owner])).toEqual([
      ['crew', undefined],
      ['plant', 1],
      ['plant', 1],
      ['plant', 2],
    ]);
    expect(lying(given, 'connection:prague--vienna').map(({ kind, owner }) => [kind, owner])).toEqual([
      ['line', 0],
      ['line', 3],
    ]);
  });

  test('plants wait on the slots of contracts; a contract that is done lies with its owner', () => {
    const given: Laid = { players: [{ contracts: { 'c3-01': [0, 1, 2] }, completed: ['c2-01'] }] };
    expect(lying(given, 'contract:c3-01')).toMatchObject([{ id: 'c3-01', kind: 'contract', owner: 0 }]);
    expect([0, 1, 2].map((slot) => lying(given, `contract:c3-01/slot:${slot}`).length)).toEqual([0, 1, 2]);
    expect(lying(given, 'player:0').filter((it) => it.kind === 'contract')).toMatchObject([{ id: 'c2-01' }]);
  });

  test('the piles are counted, and shown only while there is something in them', () => {
    const state = laid({});
    const [pile] = scene(state, 0).filter((it) => it.place === 'contract-pile');
    expect(pile?.count).toBe(pileSize(state.contractPile));
    expect(scene(state, 0).some((it) => it.place === 'public-pile')).toBe(false);
    expect(scene(laid({ options: { module2: true } }), 0).some((it) => it.place === 'public-pile')).toBe(true);
  });

  test('FE-HID-2: the scene is the same for all: no value of a certificate is in it', () => {
    const state = laid({ players: [{ certificates: [5, 3] }] });
    const seen = [0, 1, SPECTATOR].map((viewer) => scene(viewOf(game, state, viewer), viewer));
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });
});
