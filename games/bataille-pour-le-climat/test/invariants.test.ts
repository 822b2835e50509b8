// Chapter 12: every invariant holds in a sound world and notices a broken one; what cannot be read from one state is
// followed over whole random games.
import { at, below, Runner, seeded } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import { type Bpc, type BpcEvent, type BpcState, CLIMATE, REGIONS } from '../types/index.ts';
import { optionsOf } from './position.ts';

/** Does the invariant notice what was done to a sound world? */
function notices(rule: string, spoil: (state: BpcState) => void, before: BpcState | null = null): boolean {
  const invariant = game.invariants[rule];
  if (invariant === undefined) throw new Error(`there is no invariant ${rule}`);
  const { state } = soundWorld();
  expect(invariant(state, before)).toBeNull();
  spoil(state);
  return invariant(state, before) !== null;
}

/** The start of a game, with all its cards. */
function soundWorld() {
  const options = optionsOf(4, { 'region-order': 'default', 'first-player': 'seat-1' });
  const { state } = Runner.start<Bpc>(game, { seats: 4, options, seed: 'sound' });
  return { state };
}

describe('one state', () => {
  test.each([
    ['BPC-INV-1', (state: BpcState) => state.piles.media.pop()],
    ['BPC-INV-1', (state: BpcState) => at(state.players, 0).hand.push('ngo-1')],
    ['BPC-INV-2', (state: BpcState) => state.deck.upper.pop()],
    ['BPC-INV-2', (state: BpcState) => state.climateDiscard.push('heat-wave')],
    ['BPC-INV-4', (state: BpcState) => Object.assign(state.regions.china, { exports: 1 })],
    ['BPC-INV-5', (state: BpcState) => Object.assign(state.regions.india, { imports: 1 })],
    ['BPC-INV-6', (state: BpcState) => Object.assign(state.regions.india, { local: -1 })],
    ['BPC-INV-7', (state: BpcState) => Object.assign(state.regions.india.electricity, { coal: 0 })],
    ['BPC-INV-8', (state: BpcState) => Object.assign(state.regions.india, { population: 0 })],
    ['BPC-INV-8', (state: BpcState) => Object.assign(state.regions.india, { demography: 5 })],
    ['BPC-INV-9', (state: BpcState) => Object.assign(state.regions.india, { discipline: 0 })],
    ['BPC-INV-9', (state: BpcState) => Object.assign(state.regions.india, { regime: 'chaos' })],
    ['BPC-INV-10', (state: BpcState) => Object.assign(state.regions.india, { regime: 'dictatorship', riot: 1 })],
    ['BPC-INV-10', (state: BpcState) => Object.assign(state.regions.india, { regime: 'chaos', shortage: 1 })],
    ['BPC-INV-11', (state: BpcState) => Object.assign(state.regions.india, { riot: 1, conflict: 1 })],
    ['BPC-INV-11', (state: BpcState) => Object.assign(state.regions.india, { shortage: 2 })],
    ['BPC-INV-12', (state: BpcState) => Object.assign(state.regions.india, { refugee: 2 })],
    ['BPC-INV-13', (state: BpcState) => Object.assign(state.regions.russia, { war: 1, held: 1 })],
    ['BPC-INV-14', (state: BpcState) => Object.assign(state.zones, { poles: 2 })],
    ['BPC-INV-15', (state: BpcState) => Object.assign(state, { green: 30 })],
    ['BPC-INV-16', (state: BpcState) => Object.assign(state, { red: 29 })],
    ['BPC-INV-17', (state: BpcState) => Object.assign(state.regions.china, { special: 3 })],
    ['BPC-INV-18', (state: BpcState) => Object.assign(state, { turned: true })],
    ['BPC-INV-19', (state: BpcState) => Object.assign(at(state.players, 0), { hand: new Array(11).fill('ngo-1') })],
    ['BPC-INV-22', (state: BpcState) => Object.assign(state, { globals: 'MM' })],
    ['BPC-INV-23', (state: BpcState) => Object.assign(state.regions.china.electricity, { hydro: 2 })],
    ['BPC-INV-23', (state: BpcState) => Object.assign(state.regions.china, { nuclearAdded: 2 })],
    ['BPC-INV-24', (state: BpcState) => Object.assign(state, { usedPowers: ['famox', 'famox'] })],
    ['BPC-INV-25', (state: BpcState) => Object.assign(state, { spent: ['move', 'move'] })],
    ['BPC-INV-26', (state: BpcState) => state.players.splice(1)],
    ['BPC-INV-27', (state: BpcState) => Object.assign(state, { turn: 37 })],
  ])('%s holds at the start and notices a broken world', (rule, spoil) => {
    expect(notices(rule, spoil)).toBe(true);
  });
});

describe('two states', () => {
  test('BPC-INV-15, BPC-INV-17: the red pawn and the special pawns never come back', () => {
    const before = soundWorld().state;
    before.red = 29;
    expect(game.invariants['BPC-INV-15']?.(soundWorld().state, before)).not.toBeNull();
    const poorer = soundWorld().state;
    poorer.regions.china.special = 1;
    expect(game.invariants['BPC-INV-17']?.(soundWorld().state, poorer)).not.toBeNull();
  });

  test('BPC-INV-20: only the cube of the activated region moves', () => {
    const before = soundWorld().state;
    expect(notices('BPC-INV-20', (state) => Object.assign(state.regions.china, { ghg: 35 }), before)).toBe(true);
    expect(notices('BPC-INV-20', (state) => Object.assign(state.regions.europe, { ghg: 7 }), before)).toBe(false);
  });

  test('BPC-INV-22, BPC-INV-29: a new transformation is seeded, and comes only to regions that share', () => {
    const before = soundWorld().state;
    expect(notices('BPC-INV-22', (state) => Object.assign(state.regions.china, { tps: 'G' }), before)).toBe(true);
    before.regions.china.war = 1;
    expect(notices('BPC-INV-29', (state) => Object.assign(state.regions.china, { tps: 'G', war: 1 }), before)).toBe(true);
  });
});

/** A random game, event by event. */
function randomGame(seed: string, look: (state: BpcState, events: readonly BpcEvent[], before: BpcState) => void): void {
  const rng = seeded(seed);
  const events: BpcEvent[] = [];
  const runner = Runner.start<Bpc>(game, { seats: 3, options: optionsOf(3, {}), seed }, (event) => events.push(event));
  while (!runner.over) {
    const before = game.clone(runner.state);
    events.length = 0;
    const seat = at(runner.awaited(), 0);
    const list = runner.legal(seat);
    runner.act(seat, at(list, below(rng, list.length)));
    look(runner.state, events, before);
  }
}

describe('whole games', () => {
  test('BPC-INV-3, BPC-OIL-5: the balance told with every change of oil is exports less imports', () => {
    randomGame('balance', (state, events) => {
      const last = events.findLast((event) => event.kind === 'oil');
      if (last === undefined) return;
      const balance = REGIONS.reduce((sum, id) => sum + state.regions[id].exports - state.regions[id].imports, 0);
      expect(last.balance).toBe(balance);
    });
  });

  test('BPC-INV-16: one climate consequence per meeting, as long as there are cards', () => {
    randomGame('meetings', (state, events, before) => {
      const laid = events.filter((event) => event.kind === 'meeting' && event.laid).length;
      expect(state.climateLaid - before.climateLaid).toBe(laid);
      expect(state.meetings - before.meetings).toBe(events.filter((event) => event.kind === 'meeting').length);
      expect(state.deck.top.filter((card) => card === CLIMATE).length).toBeLessThanOrEqual(state.climateDeck.length);
    });
  });

  test('BPC-INV-21, BPC-GHG-2: the counter parts from the nine cubes only by effects that name it', () => {
    const apart = (state: BpcState) => state.ghg - REGIONS.reduce((sum, id) => sum + state.regions[id].ghg, 0);
    randomGame('counter', (state, events, before) => {
      let named = 0;
      for (const event of events) if (event.kind === 'ghg' && event.cause !== 'activation') named += event.to - event.from;
      if (state.ghg > 0) expect(apart(state) - apart(before)).toBe(named);
    });
  });

  test('BPC-INV-28, BPC-REF-1: people are born, die and are lost; refugees and exoduses move nobody out of the world', () => {
    const people = (state: BpcState) => REGIONS.reduce((sum, id) => sum + state.regions[id].population, 0);
    randomGame('people', (state, events, before) => {
      let told = 0;
      for (const event of events) {
        if (event.kind === 'population') told += event.to - event.from;
        if (event.kind === 'exodus-unit' && event.to === null) told--;
      }
      expect(people(state) - people(before)).toBe(told);
    });
  });

  test('BPC-INV-24: a power that was used is never offered again', () => {
    randomGame('powers', (state) => {
      const runner = new Runner<Bpc>(game, state);
      for (let seat = 0; seat < 3; seat++) {
        for (const action of runner.legal(seat)) {
          if (action.do === 'use-power') expect(state.usedPowers).not.toContain(action.employer);
        }
      }
    });
  });
});
