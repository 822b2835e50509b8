// Laws about hidden information. What a viewer may not know is dealt anew; nothing it is shown may change.
import type { Kinds, Viewer } from '../contract.ts';
import { SPECTATOR } from '../contract.ts';
import { Glimpses } from '../glimpses.ts';
import { difference, same } from '../plain.ts';
import { below, type Rng, seeded } from '../random.ts';
import { listener, Runner } from '../runner.ts';
import { eventsFor, imagined, viewOf } from '../view.ts';
import type { Law, Position } from './law.ts';

/** How far an imagined world is played on, to see that it is a real one. */
const PLAYED_ON = 12;

function viewers(seats: number): Viewer[] {
  return Array.from({ length: seats + 1 }, (_, i) => i + SPECTATOR);
}

function fresh(rng: Rng): Rng {
  return seeded(`law ${below(rng, 0x7fffffff)}`);
}

export const viewsHideTheGenerator: Law = {
  name: 'a view never contains the generator, and a view of a view is that view',
  weight: 'light',
  broken({ game, setup, state }) {
    for (const viewer of viewers(setup.seats)) {
      const view = viewOf(game, state, viewer);
      if (view.rng.some((word) => word !== 0)) return `viewer ${viewer} sees the generator`;
      const again = difference(viewOf(game, view, viewer), view);
      if (again !== null) return `viewer ${viewer}: ${again}`;
    }
    return null;
  },
};

export const viewsListTheSame: Law = {
  name: 'a seat finds in its own view exactly the actions it has, and the reasons against the others',
  weight: 'light',
  broken({ game, setup, state }) {
    for (let seat = 0; seat < setup.seats; seat++) {
      const own = new Runner(game, viewOf(game, state, seat));
      const truth = new Runner(game, state);
      const found = difference(own.legal(seat), truth.legal(seat)) ?? difference(own.candidates(seat), truth.candidates(seat));
      if (found !== null) return `seat ${seat}: ${found}`;
    }
    return null;
  },
};

export const imaginationIsBlind: Law = {
  name: 'an imagined world follows from the view alone',
  weight: 'heavy',
  broken({ game, setup, state, rng }) {
    for (const viewer of viewers(setup.seats)) {
      const seed = fresh(rng);
      const fromTruth = imagined(game, state, viewer, [...seed]);
      const fromView = imagined(game, viewOf(game, state, viewer), viewer, [...seed]);
      const found = difference(fromTruth, fromView);
      if (found !== null) return `viewer ${viewer}: the truth and the view give different worlds, ${found}`;
    }
    return null;
  },
};

export const secretsStaySecret: Law = {
  name: 'what a viewer may not know changes neither its view nor its actions',
  weight: 'heavy',
  broken({ game, setup, state, rng }) {
    for (const viewer of viewers(setup.seats)) {
      const world = imagined(game, state, viewer, fresh(rng));
      const found = difference(viewOf(game, world, viewer), viewOf(game, state, viewer));
      if (found !== null) return `viewer ${viewer} could tell the worlds apart: ${found}`;
      if (viewer === SPECTATOR) continue;
      const actions = difference(new Runner(game, world).legal(viewer), new Runner(game, state).legal(viewer));
      if (actions !== null) return `seat ${viewer} has other actions in another world: ${actions}`;
    }
    return null;
  },
};

export const eventsTellNoMore: Law = {
  name: 'events tell a viewer nothing that its view does not',
  weight: 'heavy',
  broken(position) {
    const { game, setup, last, state, rng } = position;
    if (last === null) return null;
    for (const viewer of viewers(setup.seats)) {
      const world = imagined(game, last.before, viewer, fresh(rng));
      world.rng = [...last.before.rng];
      if (!new Runner(game, world).legal(last.seat).some((it) => same(it, last.action))) continue;
      const { events, emit } = listener<(typeof last.events)[number]>();
      const runner = new Runner(game, world, emit);
      runner.act(last.seat, last.action);
      if (!same(viewOf(game, runner.state, viewer), viewOf(game, state, viewer))) continue;
      const found = difference(eventsFor(game, events, viewer), eventsFor(game, last.events, viewer));
      if (found !== null) return `viewer ${viewer} learns from the events: ${found}`;
    }
    return null;
  },
};

export const glimpsesTellNoMore: Law = {
  name: 'how the table stood at an event tells a viewer nothing that its views and events do not',
  weight: 'heavy',
  broken({ game, setup, last, rng }) {
    if (last === null || last.events.length < 2) return null;
    const viewer = below(rng, setup.seats + 1) + SPECTATOR;
    const world = imagined(game, last.before, viewer, fresh(rng));
    world.rng = [...last.before.rng];
    if (!new Runner(game, world).legal(last.seat).some((it) => same(it, last.action))) return null;
    const truly = glimpsed(game, game.clone(last.before), last.seat, last.action, viewer);
    const other = glimpsed(game, world, last.seat, last.action, viewer);
    if (!same(truly.view, other.view) || !same(truly.events, other.events) || truly.events.length < 2) return null;
    const event = below(rng, truly.events.length - 1);
    const found = difference(other.viewAt(event), truly.viewAt(event));
    return found === null ? null : `viewer ${viewer} learns from the table at event ${event}: ${found}`;
  },
};

/** What a viewer sees of an action while it happens. */
function glimpsed<K extends Kinds>(
  game: Position<K>['game'],
  state: K['state'],
  seat: number,
  action: K['action'],
  viewer: Viewer,
): ReturnType<Glimpses<K>['for']> & { readonly view: K['state'] } {
  const glimpses = new Glimpses(game);
  const runner = new Runner(game, state, (event: K['event']) => glimpses.add(event, state));
  runner.act(seat, action);
  const view = viewOf(game, runner.state, viewer);
  return { ...glimpses.for(viewer, view), view };
}

export const imaginedWorldsAreReal: Law = {
  name: 'an imagined world keeps the invariants and can be played',
  weight: 'heavy',
  broken({ game, setup, state, rng }) {
    const viewer = below(rng, setup.seats + 1) + SPECTATOR;
    const world = imagined(game, state, viewer, fresh(rng));
    for (const [rule, invariant] of Object.entries(game.invariants)) {
      const wrong = invariant(world, null);
      if (wrong !== null) return `viewer ${viewer} imagines a world against ${rule}: ${wrong}`;
    }
    return playedOn(game, world, rng);
  },
};

function playedOn<K extends Kinds>(game: Position<K>['game'], world: K['state'], rng: Rng): string | null {
  try {
    const runner = new Runner(game, world);
    for (let i = 0; i < PLAYED_ON && !runner.over; i++) {
      const seats = runner.awaited();
      const seat = seats[below(rng, seats.length)] ?? 0;
      const list = runner.legal(seat);
      runner.act(seat, list[below(rng, list.length)] as K['action']);
    }
    return null;
  } catch (error) {
    return `an imagined world cannot be played: ${error instanceof Error ? error.message : error}`;
  }
}
