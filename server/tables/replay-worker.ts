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
import type { Deal } from '@kaya/wire';
import { type Judged, judge } from '../daily/judge.ts';
import { boxOf, useComponents } from '../games.ts';
import { giveWay } from '../give-way.ts';
import { Past } from './past.ts';

/** By their place on a trail: did the moves leave no trace? */
type Traceless = readonly (readonly [move: number, is: boolean])[];

export type ReplayTask =
  | {
      readonly what: 'way-back';
      readonly game: string;
      readonly trail: Trail<Kinds>;
      readonly seat: Seat;
      readonly seats: number;
      /** Of which moves it is known whether they left no trace. */
      readonly known: Traceless;
    }
  | { readonly what: 'state'; readonly game: string; readonly record: GameRecord }
  | { readonly what: 'daily'; readonly game: string; readonly deal: Deal; readonly record: unknown }
  | {
      readonly what: 'history';
      readonly game: string;
      readonly table: string;
      /** How much the viewer has been told so far. */
      readonly told: number;
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
  | { readonly what: 'way-back'; readonly count: number; readonly known: Traceless }
  | { readonly what: 'state'; readonly state: State | null }
  | { readonly what: 'daily'; readonly judged: Judged }
  | ({ readonly what: 'history' } & ToldSoFar)
  | { readonly what: 'unknown' };

/** So many games stay known, each as one viewer was told of it, the last ones asked for. */
const KNOWN = 24;

const given = workerData as { readonly components?: Readonly<Record<string, unknown>> } | undefined;
useComponents(given?.components ?? {});
giveWay();

/** A game as it was played again for a viewer, and how much that one had been told by then. */
interface Known {
  readonly past: Past;
  readonly told: number;
}

/** By table and viewer: what others look at changes nothing in how long one waits. */
const known = new Map<string, Known>();

export default async function answer(task: ReplayTask): Promise<ReplayAnswer> {
  const box = await boxOf(task.game);
  if (box === null) throw new Error(`there is no game '${task.game}'`);
  const { game } = box;
  switch (task.what) {
    case 'way-back': {
      const traceless = new Map(task.known);
      const count = wayBack(game, task.trail, task.seat, task.seats, traceless);
      return { what: 'way-back', count, known: [...traceless] };
    }
    case 'state': {
      const replayed = replay(game, task.record);
      return { what: 'state', state: replayed.ok ? replayed.state : null };
    }
    case 'daily':
      return { what: 'daily', judged: await judge(game, task.deal, task.record) };
    case 'history': {
      const { table, told, record, viewer, at } = task;
      const key = JSON.stringify([table, viewer]);
      const before = known.get(key);
      // By what the viewer was told: whether the game has gone on in secret is not for it to know.
      if (record === null && before?.told !== told) return { what: 'unknown' };
      const here = record === null ? before : { past: new Past(game, record, viewer), told };
      if (here === undefined) return { what: 'unknown' };
      known.delete(key);
      known.set(key, here);
      for (const oldest of [...known.keys()].slice(0, Math.max(0, known.size - KNOWN))) known.delete(oldest);
      return { what: 'history', ...here.past.history(at) };
    }
  }
}
