// Runs in a worker thread: plays parts of a game again to answer questions about the past.
import { workerData } from 'node:worker_threads';
import {
  type GameEvent,
  type GameRecord,
  type Kinds,
  replay,
  type Seat,
  type State,
  type Trail,
  type Viewer,
  wayBack,
} from '@kaya/engine';
import { boxOf, useComponents } from '../games.ts';
import { Past } from './past.ts';

export type ReplayTask =
  | {
      readonly what: 'way-back';
      readonly game: string;
      readonly trail: Trail<Kinds>;
      readonly seat: Seat;
      readonly seats: number;
    }
  | { readonly what: 'state'; readonly game: string; readonly record: GameRecord }
  | {
      readonly what: 'history';
      readonly game: string;
      readonly table: string;
      readonly version: number;
      /** Null: perhaps it is known already. */
      readonly record: GameRecord | null;
      readonly viewer: Viewer;
      readonly at: number | null;
    };

/** Everything a viewer was told, step by step, and a view on the way. */
export interface ToldSoFar {
  readonly steps: readonly { readonly events: readonly GameEvent[] }[];
  readonly view: State | null;
  readonly complete: boolean;
}

export type ReplayAnswer =
  | { readonly what: 'way-back'; readonly count: number }
  | { readonly what: 'state'; readonly state: State | null }
  | ({ readonly what: 'history' } & ToldSoFar)
  | { readonly what: 'unknown' };

/** So many games stay known, the last ones asked for. */
const KNOWN = 12;

const given = workerData as { readonly components?: Readonly<Record<string, unknown>> } | undefined;
useComponents(given?.components ?? {});

const known = new Map<string, { readonly version: number; readonly past: Past }>();

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
      const { table, version, record, viewer, at } = task;
      const before = known.get(table);
      let past = before?.version === version ? before.past : null;
      if (past === null && record === null) return { what: 'unknown' };
      if (past === null && record !== null) past = before?.past.goOn(record) === true ? before.past : new Past(game, record);
      if (past === null) return { what: 'unknown' };
      known.delete(table);
      known.set(table, { version, past });
      for (const oldest of [...known.keys()].slice(0, Math.max(0, known.size - KNOWN))) known.delete(oldest);
      return { what: 'history', ...past.history(viewer, at) };
    }
  }
}
