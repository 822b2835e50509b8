// Runs in a worker thread: a bot thinks about one view.
import { workerData } from 'node:worker_threads';
import { bots, type Level } from '@kaya/bots';
import { type Action, type State, seeded } from '@kaya/engine';
import { editionOf, useComponents } from '../games.ts';

export interface Task {
  readonly game: string;
  readonly view: State;
  readonly seat: number;
  readonly seats: number;
  readonly level: Level;
  readonly seed: string;
  readonly milliseconds: number;
}

const given = workerData as { readonly components?: Readonly<Record<string, unknown>> } | undefined;
useComponents(given?.components ?? {});

export default async function think({ game: id, view, seat, seats, level, seed, milliseconds }: Task): Promise<Action> {
  const edition = await editionOf(id);
  if (edition === null) throw new Error(`there is no game '${id}'`);
  const { game } = edition;
  const known = game.brain === undefined ? 'random' : level;
  return bots[known].choose(game, { view, seat, seats }, seeded(seed), { milliseconds }).action;
}
