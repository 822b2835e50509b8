import { at, below, Runner, seeded } from '@kaya/engine';
import { expect, test } from 'vitest';
import { components } from '../data/index.ts';
import { game } from '../rules/game.ts';
import { type Co2, type Co2Event, type Co2Options, type Co2State, type Energy, NOBODY, REGIONS, type Region } from '../types.ts';
import { fossil, green, options, project } from './table.ts';

/** Chapter 12: what is true after every action. Every invariant holds in a real position and notices a broken one. */

type Look = (runner: Runner<Co2>, events: readonly Co2Event[], before: Co2State) => void;

/** Plays a whole game at random; `after` looks at every action. */
function playAtRandom(seats: number, chosen: Partial<Co2Options>, seed: string, after?: Look): Runner<Co2> {
  const events: Co2Event[] = [];
  const runner = Runner.start(game, { seats, options: options(chosen), seed }, (event) => {
    events.push(event);
  });
  const rng = seeded(`play ${seed}`);
  while (!runner.over) {
    const seat = at(runner.awaited(), 0);
    const list = runner.legal(seat);
    const before = game.clone(runner.state);
    events.length = 0;
    runner.act(seat, at(list, below(rng, list.length)));
    after?.(runner, events, before);
  }
  return runner;
}

/** A position in the middle of decade 2 with a plant and a project on the board. */
const middle: Co2State = (() => {
  for (let i = 0; i < 200; i++) {
    let found: Co2State | null = null;
    playAtRandom(3, { 'fossil-setup': 'beginner' }, `middle ${i}`, ({ state }) => {
      const built = REGIONS.some((id) => state.regions[id].controller !== NOBODY);
      const open = REGIONS.some((id) => state.regions[id].projects.some((it) => it !== null));
      const held = state.players.some(({ lobby }) => lobby.length > 0);
      if (state.phase === 'operations' && state.decade === 2 && built && open && held && state.turn.seat === 0) {
        found ??= game.clone(state);
      }
    });
    if (found !== null) return found;
  }
  throw new Error('no such position');
})();

const first = (state: Co2State) => at(state.players, 0);
const controlled = (state: Co2State): Region => regionWhere(state, ({ controller }) => controller !== NOBODY);
const free = (state: Co2State): Region => regionWhere(state, ({ controller }) => controller === NOBODY);
function regionWhere(state: Co2State, holds: (region: Region) => boolean): Region {
  const found = REGIONS.map((id) => state.regions[id]).find(holds);
  if (found === undefined) throw new Error('no such region');
  return found;
}

/** Is the invariant broken in this state? */
function broken(id: string, state: Co2State, before: Co2State | null = null): boolean {
  const invariant = game.invariants[id];
  if (invariant === undefined) throw new Error(`${id} is not checked`);
  return invariant(state, before) !== null;
}

test('every invariant of the game holds in the middle of a game', () => {
  for (const id of Object.keys(game.invariants)) expect(broken(id, game.clone(middle), middle), id).toBe(false);
});

const unwanted: Energy = (() => {
  const wanted = components.agendas[free(middle).agenda] ?? [];
  return (['forestation', 'solar', 'cold-fusion', 'biomass', 'recycling'] as const).find((it) => !wanted.includes(it)) ?? 'solar';
})();

test.each<[string, string, (state: Co2State) => void]>([
  ['CO2-INV-1', 'a CEP too many', (state) => state.bank++],
  ['CO2-INV-2', 'a cube too many', (state) => state.supply++],
  ['CO2-INV-3', 'a scientist too many', (state) => first(state).hand++],
  ['CO2-INV-4', 'a region above its limit', (state) => Object.assign(state.regions.africa, { cep: 4 })],
  ['CO2-INV-5', 'a plant without a controller', (state) => Object.assign(controlled(state), { controller: NOBODY })],
  ['CO2-INV-5', 'a controller without a plant', (state) => Object.assign(free(state), { controller: 0 })],
  ['CO2-INV-6', 'a free region that cannot pay', (state) => Object.assign(free(state), { cep: 0 })],
  ['CO2-INV-7', 'a gap between plants', (state) => free(state).slots.splice(0, 1, null)],
  ['CO2-INV-8', 'a region without energy', (state) => free(state).slots.fill(null)],
  ['CO2-INV-9', 'pollution from nowhere', (state) => Object.assign(state, { pollution: state.pollution + 10 })],
  ['CO2-INV-10', 'a price above 8', (state) => Object.assign(state, { price: 9 })],
  ['CO2-INV-10', 'a price below 1', (state) => Object.assign(state, { price: 0 })],
  ['CO2-INV-10', 'an empty market beside a full bank', (state) => Object.assign(state, { market: 0, bank: 5 })],
  ['CO2-INV-11', 'a project tile too many', (state) => state.reserve.solar++],
  ['CO2-INV-12', 'a plant that nobody built', (state) => state.built.solar++],
  ['CO2-INV-13', 'a fossil tile too many', (state) => state.fossilStack.oil++],
  ['CO2-INV-14', 'a summit tile lost', (state) => state.summitPile.pop()],
  ['CO2-INV-15', 'a project off the agenda', (state) => free(state).projects.splice(0, 1, project(unwanted))],
  ['CO2-INV-16', 'expertise beyond the track', (state) => Object.assign(first(state).expertise, { solar: 13 })],
  ['CO2-INV-17', 'debts', (state) => Object.assign(first(state), { money: -1 })],
  ['CO2-INV-18', 'points without a source', (state) => first(state).points++],
  ['CO2-INV-19', 'a lobby card lost', (state) => state.lobbyDeck.pop()],
  ['CO2-INV-20', 'a UN goal lost', (state) => state.unGoals.pop()],
  ['CO2-INV-22', '350 ppm overlooked', (state) => Object.assign(state, { pollution: 350, reached350: false })],
  ['CO2-INV-23', 'a phase without end', (state) => Object.assign(state, { turns: 13 })],
  ['CO2-INV-24', 'an event left out', (state) => state.eventsResolved.pop()],
])('%s: notices %s', (id, _, spoil) => {
  const state = game.clone(middle);
  spoil(state);
  expect(broken(id, state)).toBe(true);
});

test.each<[string, string, (state: Co2State, before: Co2State) => void]>([
  [
    'CO2-INV-9',
    'pollution that rises in an operations phase',
    (state) => {
      const region = free(state);
      region.slots[region.slots.indexOf(null)] = fossil('gas');
      state.pollution += 20;
    },
  ],
  ['CO2-INV-16', 'expertise that falls', (_, before) => first(before).expertise.solar++],
  [
    'CO2-INV-18',
    'lost points',
    (_, before) => {
      first(before).sources.plants += 7;
      first(before).points += 7;
    },
  ],
  [
    'CO2-INV-21',
    'a free action that is given back',
    (state, before) => {
      before.turn.market = true;
      state.turn.market = false;
    },
  ],
  [
    'CO2-INV-22',
    'forgotten 350 ppm',
    (state, before) => {
      before.reached350 = true;
      state.reached350 = false;
    },
  ],
])('%s: notices %s between two states', (id, _, spoil) => {
  const [state, before] = [game.clone(middle), game.clone(middle)];
  spoil(state, before);
  expect(broken(id, state, before)).toBe(true);
});

test('CO2-INV-7: a plant after a gap is noticed too', () => {
  const state = game.clone(middle);
  const region = free(state);
  region.slots[region.slots.length - 1] = green('solar-5', 0);
  expect(broken('CO2-INV-7', state)).toBe(true);
});

test('CO2-INV-26: on a turn the others receive money only as fees, and cubes only as bonuses from the supply', () => {
  let fees = 0;
  for (let i = 0; i < 6; i++) {
    playAtRandom(2 + (i % 4), { 'fossil-setup': 'beginner' }, `fees ${i}`, ({ state }, events, before) => {
      if (before.phase !== 'operations' || state.turn.seat !== before.turn.seat || state.turns !== before.turns) return;
      if (state.phase !== 'operations') return;
      state.players.forEach((player, seat) => {
        if (seat === state.turn.seat) return;
        const due = events.reduce((sum, it) => sum + (it.kind === 'dismissed' && it.owner === seat ? it.fee : 0), 0);
        const cubes = events.reduce((sum, it) => sum + (it.kind === 'bonus-tech' && it.seat === seat ? it.tech : 0), 0);
        fees += due;
        expect(player.money - at(before.players, seat).money).toBe(due);
        expect(player.tech - at(before.players, seat).tech).toBe(cubes);
      });
    });
  }
  expect(fees).toBeGreaterThan(0);
});

test('CO2-INV-27, CO2-INV-30: every game ends within its bound, and at every decision 1 to 300 actions are legal', () => {
  for (let seats = 1; seats <= 5; seats++) {
    let actions = 0;
    playAtRandom(seats, {}, `bound ${seats}`, (runner) => {
      actions++;
      if (runner.over) return;
      for (const seat of runner.awaited()) {
        expect(runner.legal(seat).length).toBeGreaterThan(0);
        expect(runner.legal(seat).length).toBeLessThanOrEqual(300);
      }
    });
    expect(actions).toBeLessThanOrEqual(game.longest);
  }
});

test('CO2-INV-28: the same seed and the same actions give the same game', () => {
  const chosen: Partial<Co2Options> = { 'lobby-draft': true, 'first-player-auction': 'every-decade' };
  const [one, two] = [playAtRandom(4, chosen, 'twice'), playAtRandom(4, chosen, 'twice')];
  expect(one.state).toEqual(two.state);
  expect(playAtRandom(4, chosen, 'once').state).not.toEqual(one.state);
});
