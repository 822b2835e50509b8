import type { Game, Kinds, Viewer } from './contract.ts';
import { draftMadeOf } from './plain.ts';
import { type Rng, seeded } from './random.ts';

/** What a viewer may know: a state of the same shape with the secrets overwritten, the generator first of all. */
export function viewOf<K extends Kinds>(game: Game<K>, state: K['state'], viewer: Viewer): K['state'] {
  return masked(game, game.clone(state), viewer);
}

/** The same of a state that nobody needs any more. */
export function masked<K extends Kinds>(game: Game<K>, state: K['state'], viewer: Viewer): K['state'] {
  state.rng = [0, 0, 0, 0];
  game.mask(state, viewer);
  return state;
}

/**
 * The same view, made of parts of a state that nobody writes on, and of the viewer's view of before: only what the rules of hiding looked at
 * can be different in it, and a table in play keeps little more than one state.
 */
export function viewMadeOf<K extends Kinds>(
  game: Game<K>,
  state: K['state'],
  viewer: Viewer,
  before: K['state'] | null,
): K['state'] {
  const draft = game.clone(state);
  const touched = new Set<string | symbol>(['rng']);
  const watched = new Proxy(draft, {
    get(target, key) {
      touched.add(key);
      return Reflect.get(target, key);
    },
    set(target, key, value) {
      touched.add(key);
      return Reflect.set(target, key, value);
    },
  });
  masked(game, watched, viewer);
  return draftMadeOf(before, state, draft, touched);
}

/** A world that could be the true one for all the viewer knows. Works on the truth and on a view, with the same result. */
export function imagined<K extends Kinds>(game: Game<K>, state: K['state'], viewer: Viewer, rng: Rng): K['state'] {
  const world = game.clone(state);
  world.rng = seeded(`${rng.join('/')} imagined`);
  game.imagine(world, viewer, rng);
  return world;
}

/** The events as the viewer may see them. */
export function eventsFor<K extends Kinds>(game: Game<K>, events: readonly K['event'][], viewer: Viewer): K['event'][] {
  const { eventFor } = game;
  if (eventFor === undefined) return [...events];
  return events.map((event) => eventFor(event, viewer)).filter((event) => event !== null);
}
