// Laws about what may be done: lists are pure, honest and short.
import type { Action, Kinds, Seat } from '../contract.ts';
import { TABLE } from '../contract.ts';
import { hash, same } from '../plain.ts';
import { below } from '../random.ts';
import { Asking, readyRules } from '../ready/rules.ts';
import { Runner } from '../runner.ts';
import type { Law, Position } from './law.ts';

/** No decision may list more than this. */
const LONGEST_LIST = 300;

/** The seats (and the table) that could have something to do. */
export function everybody(seats: number): Seat[] {
  return [TABLE, ...Array.from({ length: seats }, (_, seat) => seat)];
}

export const listingChangesNothing: Law = {
  name: 'listing what is legal changes nothing and always says the same',
  weight: 'light',
  broken({ game, setup, state }) {
    const before = hash(state);
    for (const seat of everybody(setup.seats)) {
      const first = [...new Runner(game, state).legal(seat)];
      const again = new Runner(game, state);
      if (!same(first, again.legal(seat))) return `seat ${seat}: two lists of the same position differ`;
      again.candidates(seat);
    }
    return hash(state) === before ? null : 'listing changed the state';
  },
};

export const listsAreShort: Law = {
  name: `a list has no doubles and at most ${LONGEST_LIST} actions`,
  weight: 'light',
  broken({ game, setup, state }) {
    for (const seat of everybody(setup.seats)) {
      const list = new Runner(game, state).legal(seat);
      if (list.length > LONGEST_LIST) return `seat ${seat} has ${list.length} actions`;
      const texts = new Set(list.map((action) => JSON.stringify(action)));
      if (texts.size < list.length) return `seat ${seat}: an action is listed twice`;
    }
    return null;
  },
};

export const awaitedSeatsCanAct: Law = {
  name: 'whoever is awaited can do something, and nobody can when the game is over',
  weight: 'light',
  broken({ game, setup, state }) {
    const runner = new Runner(game, state);
    if (runner.over)
      return everybody(setup.seats).some((seat) => runner.legal(seat).length > 0)
        ? 'there are legal actions after the end'
        : null;
    const awaited = runner.awaited();
    if (awaited.length === 0) return 'nobody is awaited, and the game is not over';
    for (const seat of awaited) {
      if (!Number.isInteger(seat) || seat < 0 || seat >= setup.seats) return `somebody is awaited who does not sit here: ${seat}`;
      if (runner.legal(seat).length === 0) return `seat ${seat} is awaited and has nothing to do`;
    }
    return null;
  },
};

export const entriesLeadOn: Law = {
  name: 'an entry opens the choice that its step asks, and something can be done there',
  weight: 'light',
  broken({ game, state }) {
    const runner = new Runner(game, state);
    const { decision } = runner;
    const asking = decision === null ? undefined : readyRules(game).steps.get(decision.do);
    if (decision === null || !(asking instanceof Asking)) return null;
    for (const seat of runner.awaited()) {
      for (const { action, reasons } of runner.candidates(seat)) {
        const opened = asking.choice.opened(state, decision, action);
        if (opened === null) continue;
        if (Reflect.get(game.steps, opened.step.do) !== opened.choice)
          return `'${action.do}' leads to the step '${opened.step.do}' and names another choice than that step's`;
        if (reasons.length > 0) continue;
        const behind = new Runner(game, game.clone(state));
        behind.open(seat, action);
        if (behind.legal(opened.step.seat).length === 0)
          return `'${action.do}' is legal, and once it is played nothing is legal in '${opened.step.do}'`;
      }
    }
    return null;
  },
};

export const listedIsPlayable: Law = {
  name: 'everything listed can be played',
  weight: 'heavy',
  broken({ game, setup, state, rng }) {
    for (const seat of everybody(setup.seats)) {
      const list = new Runner(game, state).legal(seat);
      for (let tries = Math.min(list.length, 6); tries > 0; tries--) {
        const action = list[below(rng, list.length)] as Action;
        try {
          new Runner(game, game.clone(state)).act(seat, action);
        } catch (error) {
          return `seat ${seat} played ${JSON.stringify(action)}: ${error instanceof Error ? error.message : error}`;
        }
      }
    }
    return null;
  },
};

export const unlistedIsRefused: Law = {
  name: 'everything else is refused with a reason',
  weight: 'heavy',
  broken(position) {
    const { game, setup, state, rng } = position;
    for (const seat of everybody(setup.seats)) {
      const runner = new Runner(game, state);
      const list = runner.legal(seat);
      for (const { action, reasons } of runner.candidates(seat)) {
        const listed = list.some((it) => same(it, action));
        if (listed && reasons.length > 0) return `${JSON.stringify(action)} is listed, yet ${reasons[0]?.rule} forbids it`;
        if (!listed && reasons.length === 0) return `${JSON.stringify(action)} is not listed, and nothing forbids it`;
      }
      for (const forged of forgeries(position, seat)) {
        if (list.some((it) => same(it, forged))) continue;
        if (runner.why(seat, forged).length === 0)
          return `seat ${seat}: ${JSON.stringify(forged)} is not listed, and nothing forbids it`;
      }
      if (list.length > 0 && runner.why(seat, list[below(rng, list.length)] as Action).length > 0)
        return 'a listed action has a reason against it';
    }
    return null;
  },
};

/** Actions that somebody might send to cheat: other seats' actions, and listed ones with one value changed. */
function forgeries<K extends Kinds>({ game, setup, state, rng }: Position<K>, seat: Seat): Action[] {
  const forged: Action[] = [{ do: 'no-such-thing' }];
  for (const other of everybody(setup.seats)) {
    const list = new Runner(game, state).legal(other);
    if (list.length === 0) continue;
    const action = list[below(rng, list.length)] as Action;
    if (other !== seat) forged.push(action);
    for (const [key, value] of Object.entries(action)) {
      if (typeof value === 'number') forged.push({ ...action, [key]: value + 1000 }, { ...action, [key]: value + 0.5 });
      if (typeof value === 'string' && key !== 'do') forged.push({ ...action, [key]: `${value}?` });
    }
    forged.push({ ...action, extra: 1 } as Action);
  }
  return forged;
}
