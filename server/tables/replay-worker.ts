// Runs in a worker thread: plays parts of a game again to answer questions about the past.
import { workerData } from 'node:worker_threads';
import {
  eventsFor,
  type GameEvent,
  type GameRecord,
  type Kinds,
  type Match,
  replay,
  type Setup,
  type State,
  same,
  type Viewer,
  viewOf,
} from '@kaya/engine';
import { boxOf, useComponents } from '../games.ts';
import { resume, type Trail } from './saved-game.ts';

export type ReplayTask =
  | { readonly what: 'undoable'; readonly game: string; readonly setup: Setup; readonly trail: Trail }
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
  | { readonly what: 'undoable'; readonly count: number }
  | { readonly what: 'state'; readonly state: State | null }
  | { readonly what: 'history'; readonly steps: readonly Step[]; readonly view: State | null; readonly complete: boolean };

const given = workerData as { readonly components?: Readonly<Record<string, unknown>> } | undefined;
useComponents(given?.components ?? {});

export default async function answer(task: ReplayTask): Promise<ReplayAnswer> {
  const box = await boxOf(task.game);
  if (box === null) throw new Error(`there is no game '${task.game}'`);
  const { game } = box;
  switch (task.what) {
    case 'undoable': {
      const { seat, state, actions } = task.trail;
      const versions = new Array<number>(task.setup.seats + 1).fill(0);
      const match: Match<Kinds> = resume(box, task.setup, {
        state,
        rulesVersion: game.rulesVersion,
        versions,
        standing: [],
      });
      for (const action of actions) match.act(seat, action);
      return { what: 'undoable', count: match.undoable(seat) };
    }
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
