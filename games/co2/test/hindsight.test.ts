// What is said of a lost planet is true: played on from there in every other way it is lost too, and where it was open it is not always.
import { readFileSync } from 'node:fs';
import { at, type GameRecord, next, pick, Runner, replay, seeded } from '@kaya/engine';
import type { Certainty } from '@kaya/engine/coach';
import { expect, test } from 'vitest';
import { hindsight } from '../coach/hindsight.ts';
import { components } from '../data/index.ts';
import { endCause } from '../explain/end.ts';
import { nextSupply } from '../explain/forecast.ts';
import { game } from '../rules/game.ts';
import type { Co2State } from '../types/index.ts';

/** Ways in which a supply phase is played on. */
const WAYS = 40;

const kept = readFileSync(new URL('./records/games.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n');

interface Seen {
  readonly told: readonly Certainty[];
  /** The table as each supply phase began. */
  readonly supplies: readonly { readonly move: number; readonly state: Co2State }[];
  readonly states: readonly Co2State[];
  readonly end: Co2State;
}

function lookedBackAt(record: GameRecord): Seen {
  const supplies: { move: number; state: Co2State }[] = [];
  const states: Co2State[] = [];
  const looking = hindsight.look();
  const replayed = replay(
    game,
    record,
    (state, move) => {
      states.push(game.clone(state));
      looking.saw(state, move);
    },
    (event, state, move) => {
      if (event.kind === 'supply-phase') supplies.push({ move, state: game.clone(state) });
      looking.heard(event, state, move);
    },
  );
  if (!replayed.ok) throw new Error('a kept game can be played again');
  return { told: looking.found(replayed.state), supplies, states, end: replayed.state };
}

const games = kept.map((line) => lookedBackAt(JSON.parse(line) as GameRecord));
const lost = games.filter(({ end }) => endCause(end) === 'planet-lost');

/** Goes on from here with other tiles and whatever anybody decides, to the end of this supply phase: is the planet lost? */
function isLostLater(from: Co2State, seed: string): boolean {
  const state = game.clone(from);
  const { decade } = state;
  state.rng = seeded(seed);
  // The phase had just been announced, and has still to happen.
  next(state, { do: 'supply' });
  const runner = new Runner(game, state);
  const rng = seeded(`${seed} choices`);
  runner.advance();
  while (!runner.over && state.decade === decade && state.phase === 'supply') {
    const seat = pick(rng, runner.awaited());
    runner.act(seat, pick(rng, runner.legal(seat)));
  }
  return state.pollution >= components.constants.lossPpm;
}

test('only of planets that were lost something is said, and of each of them', () => {
  expect(lost.length).toBeGreaterThan(2);
  for (const { told, end } of games) expect(told.length > 0).toBe(endCause(end) === 'planet-lost');
});

test('CO2-ENE-15: what is called certain comes whatever is drawn or decided; what is called open may go either way', () => {
  const said = { certain: 0, open: 0 };
  for (const { told, supplies } of lost) {
    const last = at(supplies, supplies.length - 1);
    for (const { name, values, move } of told) {
      if (name !== 'certain' && name !== 'open') continue;
      said[name]++;
      expect(move).toBe(last.move);
      const ends = Array.from({ length: WAYS }, (_, way) => isLostLater(last.state, `way ${way}`));
      const share = (100 * ends.filter(Boolean).length) / WAYS;
      if (name === 'certain') expect(share).toBe(100);
      else expect(Math.abs(share - (values['chance'] ?? 0))).toBeLessThan(30);
    }
  }
  expect(said.certain + said.open).toBe(lost.length);
});

test('as things stood: at every position since that move the mildest tiles led there, and not at the one before', () => {
  const isDue = (state: Co2State) => (nextSupply(state)?.pollution.least ?? 0) >= components.constants.lossPpm;
  for (const { told, states } of lost) {
    for (const { name, move } of told.filter((it) => it.name === 'due' || it.name === 'drawn')) {
      const since = states.slice(move, -1);
      expect([name, since.length > 0, since.every(isDue)]).toEqual([name, true, true]);
      expect(move === 0 || isDue(at(states, move - 1))).toBe(false);
    }
  }
});
