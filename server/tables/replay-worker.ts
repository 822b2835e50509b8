// Runs in a worker thread: plays parts of a game again to answer questions about the past.
import { workerData } from 'node:worker_threads';
import {
  eventsFor,
  type GameEvent,
  type GameRecord,
  replay,
  type Seat,
  type State,
  same,
  type Viewer,
  viewOf,
} from '@kaya/engine';
import { boxOf, useComponents } from '../games.ts';
import { type Trail, wayBack } from './trail.ts';

export type ReplayTask =
  | { readonly what: 'way-back'; readonly game: string; readonly trail: Trail; readonly seat: Seat; readonly seats: number }
  | { readonly what: 'state'; readonly game: string; readonly record: GameRecord }
  | {
      readonly what: 'history';
      readonly game: string;
      readonly record: GameRecord;
      readonly viewer: Viewer;
      readonly at: number | null;
    };

/** One thing a viewer was told. */
export interface Step {
  readonly events: readonly GameEvent[];
}

export type ReplayAnswer =
  | { readonly what: 'way-back'; readonly count: number }
  | { readonly what: 'state'; readonly state: State | null }
  | { readonly what: 'history'; readonly steps: readonly Step[]; readonly view: State | null; readonly complete: boolean };

const given = workerData as { readonly components?: Readonly<Record<string, unknown>> } | undefined;
useComponents(given?.components ?? {});

export default async function answer(task: ReplayTask): Promise<ReplayAnswer> {
  const box = await boxOf(task.game);
  if (box === null) throw new Error(`there is no game '${task.game}'`);
  const { game } = box;
  switch (task.what) {
    case 'way-back':
      return { what: 'way-back', count: wayBack(game, task.trail, task.seat, task.seats) };
    case 'state': {
      const replayed = replay(game, task.record);
      return { what: 'state', state: replayed.ok ? replayed.state : null };
    }
    case 'history': {
      const steps: Step[] = [];
      let last: State | null = null;
      let shown: State | null = null;
      const replayed = replay(game, task.record, (state, _move, all) => {
        const view = viewOf(game, state, task.viewer);
        const events = eventsFor(game, all, task.viewer);
        if (last !== null && events.length === 0 && same(view, last)) return;
        last = view;
        if (steps.length === task.at) shown = view;
        steps.push({ events });
      });
      return { what: 'history', steps, view: shown, complete: replayed.ok };
    }
  }
}
