import type { Game, Kinds, Viewer } from './contract.ts';
import { type Rng, seeded } from './random.ts';

/** What a viewer may know: a state of the same shape with the secrets overwritten, the generator first of all. */
export function viewOf<K extends Kinds>(game: Game<K>, state: K['state'], viewer: Viewer): K['state'] {
  const view = game.clone(state);
  view.rng = [0, 0, 0, 0];
  game.mask(view, viewer);
  return view;
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
